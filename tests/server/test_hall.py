"""Opening tables, finding them, and what links open."""

import pytest

from tests.server.hosts import BOT, HERE, ME, OPEN, Browser


def test_nobody_has_no_session_and_reading_makes_none(anna: Browser) -> None:
    assert anna.get("/api/me")["kind"] == "nobody"
    anna.get("/api/hall")
    assert not anna.client.cookies


def test_every_question_of_a_game_names_its_clauses(anna: Browser) -> None:
    asked = anna.get("/api/games/rialto")["decisions"]
    assert asked["waiting_turns"] == ["RIA-6.9"]
    assert asked["play_cards"][0] == "RIA-6.3"
    assert asked["play_cards"][-1] == "RIA-6.15"
    assert [name for name, clauses in asked.items() if not clauses] == []


def test_the_hall_says_what_a_game_is_and_with_how_many_an_option_goes(anna: Browser) -> None:
    (game,) = [game for game in anna.get("/api/games") if game["id"] == "rialto"]
    assert game["title"] == {"cs": "Rialto", "en": "Rialto"}
    assert all(game["about"].values())
    assert game["options"][0]["seats"] == {"base": [2, 3, 4, 5], "neutral": [2]}


def test_who_opens_a_table_becomes_a_guest_and_finds_it_again(anna: Browser) -> None:
    table, links = anna.open(ME, BOT)
    assert links == []
    assert anna.get("/api/me")["kind"] == "guest"
    mine = anna.get("/api/hall")["mine"]
    assert [(row["table"], row["mine"]) for row in mine] == [(table, [0])]
    own = anna.sight(table, 0)
    assert (own["mine"], own["is_owner"], own["seat"], own["read_only"]) == ([0], True, 0, False)
    assert own["names"] == ["Anna", "random"]
    assert own["seats_taken"][1] == {"kind": "bot", "name": "random", "bot": "random", "level": ""}


def test_a_table_keeps_its_options_and_house_rules(anna: Browser) -> None:
    wish = {
        "game": "rialto",
        "seats": 2,
        "options": {"variant": "neutral"},
        "house": {"clock": {"kind": "bank", "bank": 60000, "increment": 1000}, "no_help": True, "listed": True},
        "chairs": [ME, HERE],
    }
    own = anna.sight(anna.post("/api/tables", wish)["table"], 1)
    assert own["options"] == {"variant": "neutral"}
    assert own["house"]["clock"] == {"kind": "bank", "per_move": 0, "bank": 60000, "increment": 1000}
    assert own["no_help"]
    assert len(own["clocks"]) == 2


@pytest.mark.parametrize(
    ("changed", "status", "says"),
    [
        ({"game": "chess"}, 404, "there is no game 'chess'"),
        ({"seats": 3}, 422, "2 seats given"),
        ({"options": {"variant": "wild"}}, 422, "option variant can't be 'wild'"),
        ({"chairs": [ME, {"kind": "bot", "bot": "deep", "level": "blue"}]}, 422, "there is no bot 'deep blue'"),
        ({"chairs": [ME, {"kind": "me", "name": "a|b"}]}, 422, "can't be a name"),
        ({"house": {"stand_in": "nobody"}}, 422, "there is no bot 'nobody'"),
        ({"house": {"clock": {"kind": "bank"}}}, 422, "needs some time"),
        ({"hose": {}}, 422, "hose"),
    ],
)
def test_what_cannot_be_opened_is_said_and_leaves_nothing(
    anna: Browser, changed: dict[str, object], status: int, says: str
) -> None:
    failure = anna.post("/api/tables", {"game": "rialto", "seats": 2, "chairs": [ME, BOT], **changed}, status)["error"]
    assert says in failure["message"]
    assert anna.get("/api/hall")["mine"] == []


def test_a_link_opens_its_seat_to_who_has_it(anna: Browser, bohdan: Browser) -> None:
    table, (secret,) = anna.open(ME, OPEN)
    shown = bohdan.post("/api/links", {"secret": secret})
    assert shown == {"table": table, "seat": 1, "game": "rialto", "taken": False, "names": ["Anna", "Seat 2"]}
    bohdan.sit(table, secret)
    assert bohdan.sight(table, 1)["mine"] == [1]
    assert bohdan.post("/api/links", {"secret": secret})["taken"]


def test_a_link_is_taken_once_and_an_unknown_one_opens_nothing(anna: Browser, bohdan: Browser) -> None:
    table, (secret,) = anna.open(ME, OPEN)
    bohdan.sit(table, secret)
    late = Browser(anna.url)
    wish = {"seat": None, "name": "Late", "secret": secret, "key": "k"}
    assert late.post(f"/api/tables/{table}/sit", wish, 403)["error"]["code"] == "forbidden"
    assert late.post("/api/links", {"secret": "made up"}, 404)["error"]["code"] == "no_link"
    assert late.post(f"/api/tables/{table}/sit", {**wish, "secret": "made up"}, 404)["error"]["code"] == "no_link"


def test_without_a_link_a_seat_is_free_only_at_a_listed_table(anna: Browser, bohdan: Browser) -> None:
    hidden, _ = anna.open(ME, OPEN)
    listed, _ = anna.open(ME, OPEN, listed=True)
    wish = {"seat": None, "name": "Bohdan", "secret": None, "key": "k"}
    assert bohdan.post(f"/api/tables/{hidden}/sit", wish, 403)["error"]["code"] == "forbidden"
    found = [row["table"] for row in bohdan.get("/api/hall")["open"]]
    assert listed in found
    assert hidden not in found
    bohdan.post(f"/api/tables/{listed}/sit", wish)
    assert bohdan.sight(listed, 1)["mine"] == [1]
    assert listed not in [row["table"] for row in Browser(anna.url).get("/api/hall")["open"]]
    assert listed in [row["table"] for row in Browser(anna.url).get("/api/hall")["watch"]]


def test_a_newer_link_ends_the_older_one(anna: Browser, bohdan: Browser) -> None:
    table, (secret,) = anna.open(ME, OPEN)
    newer = anna.post(f"/api/tables/{table}/links", {"seat": 1})
    bohdan.post("/api/links", {"secret": secret}, 404)
    assert bohdan.post("/api/links", {"secret": newer["secret"]})["seat"] == 1
    bohdan.post(f"/api/tables/{table}/links", {"seat": 1}, 403)
    anna.post(f"/api/tables/{table}/links", {"seat": 0}, 403)


def test_the_picture_of_a_link_is_a_drawing(anna: Browser) -> None:
    assert anna.post("/api/qr", {"text": "/seat#abc"}).startswith("<svg")
    anna.post("/api/qr", {"text": "https://elsewhere.example"}, 422)


def test_games_say_what_they_are_made_of(anna: Browser) -> None:
    (rialto,) = (game for game in anna.get("/api/games") if game["id"] == "rialto")
    assert rialto["seats"] == [2, 3, 4, 5]
    assert {"bot": "random", "level": ""} in rialto["bots"]
    assert {"bot": "search", "level": "club"} in rialto["bots"]
    about = anna.get("/api/games/rialto")
    families = {family["name"]: family["parameters"] for family in about["families"]}
    assert families["row"] == [{"name": "row", "domain": "row"}]
    assert all(parameter["domain"] in about["domains"] for own in families.values() for parameter in own)
    assert "game-name = Rialto" in anna.get("/api/games/rialto/words/cs")
    clauses = {clause["number"]: clause for clause in anna.get("/api/games/rialto/rules/en")["clauses"]}
    assert clauses["RIA-4.1"]["chapter"] == "Buildings"
    assert anna.get("/api/games/chess", 404)["error"]["code"] == "not_found"
    anna.get("/api/games/rialto/rules/de", 422)
