"""Playing over HTTP: moves, repeats, stale wishes, turns taken back, seats that change, and what is looked up."""

import pytest

from tests.server.hosts import BOT, HERE, ME, OPEN, Browser


def asked(browser: Browser, table: str) -> int:
    seat: int = browser.sight(table)["asked"][0]
    return seat


def test_a_move_is_answered_with_its_place_and_seen_by_all(anna: Browser) -> None:
    table, _ = anna.open(ME, HERE)
    seat = asked(anna, table)
    before = anna.sight(table, seat)
    answer = anna.move(table, seat)
    after = anna.sight(table)
    assert answer["ply"] == before["ply"] + 1
    assert after["seq"] >= answer["seq"] > before["seq"]
    line = anna.get(f"/api/tables/{table}/history", since=before["ply"])
    assert line["from"] == before["ply"]
    assert line["line"][0] == {"actor": str(seat + 1), "move": before["moves"][0]}
    assert len(line["events"]) == len(line["line"])


def test_the_same_wish_under_the_same_key_counts_once(anna: Browser) -> None:
    table, _ = anna.open(ME, HERE)
    seat = asked(anna, table)
    now = anna.sight(table, seat)
    wish = {"seat": seat, "move": now["moves"][0], "ply": now["ply"], "seen": now["seq"], "key": "once"}
    first = anna.post(f"/api/tables/{table}/move", wish)
    assert anna.post(f"/api/tables/{table}/move", wish) == first
    other = {**wish, "move": now["moves"][-1]}
    assert anna.post(f"/api/tables/{table}/move", other, 403)["error"]["code"] == "forbidden"


def test_who_comes_late_is_told_how_far_the_table_is(anna: Browser) -> None:
    table, _ = anna.open(ME, HERE)
    anna.move(table, asked(anna, table))
    failure = anna.move(table, asked(anna, table), 409, ply=0)["error"]
    now = anna.sight(table)
    assert (failure["code"], failure["ply"], failure["seq"]) == ("stale", now["ply"], now["seq"])


def test_what_is_not_legal_names_the_clause(anna: Browser) -> None:
    table, _ = anna.open(ME, HERE)
    seat = asked(anna, table)
    while not (refused := anna.get(f"/api/tables/{table}/refusals", seat=seat)["refusals"]):
        anna.move(table, seat)
        seat = asked(anna, table)
    move, clause = next(iter(refused.items()))
    failure = anna.move(table, seat, 409, move=move)["error"]
    assert (failure["code"], failure["clause"]) == ("illegal", clause)
    verdict = anna.get(f"/api/tables/{table}/why", seat=seat, move=move)
    assert (verdict["legal"], verdict["clause"]) == (False, clause)
    assert clause in verdict["message"]
    anna.get(f"/api/tables/{table}/why", 422, seat=seat, move="nonsense")


def test_only_the_holder_of_a_seat_acts_for_it(anna: Browser, bohdan: Browser) -> None:
    table, (secret,) = anna.open(ME, OPEN)
    bohdan.sit(table, secret)
    anna.get(f"/api/tables/{table}", 403, seat=1)
    anna.get(f"/api/tables/{table}/refusals", 403, seat=1)
    ply = anna.sight(table)["ply"]
    turn = {"seat": 1, "ply": ply, "key": "x"}
    anna.post(f"/api/tables/{table}/move", {**turn, "move": "row 1", "seen": 0}, 403)
    for path in ("confirm", "step-back", "reset-turn"):
        anna.post(f"/api/tables/{table}/{path}", turn, 403)
    anna.post(f"/api/tables/{table}/back-to", {**turn, "to": 0}, 403)
    anna.post(f"/api/tables/{table}/leave", {"seat": 1, "bot": "", "level": "", "key": "x"}, 403)
    anna.post(f"/api/tables/{table}/settings", {"seat": 1, "confirm": "always", "answer_forced": True, "key": "x"}, 403)
    for path in ("bot", "open"):
        wish = {"seat": 1, "key": "y", **({"bot": "random", "level": ""} if path == "bot" else {})}
        bohdan.post(f"/api/tables/{table}/{path}", wish, 403)


def test_a_held_turn_waits_for_its_seat_and_can_be_taken_back(anna: Browser) -> None:
    table, _ = anna.open(ME, HERE)
    for seat in (0, 1):
        wish = {"seat": seat, "confirm": "always", "answer_forced": False, "key": f"s{seat}"}
        anna.post(f"/api/tables/{table}/settings", wish)
    seat = asked(anna, table)
    assert anna.sight(table, seat)["confirm"] == "always"
    anna.move(table, seat)
    now = anna.sight(table, seat)
    assert now["held"] == seat
    anna.post(f"/api/tables/{table}/step-back", {"seat": seat, "ply": now["ply"], "key": "back"})
    assert anna.sight(table)["held"] is None
    anna.move(table, seat)
    anna.post(f"/api/tables/{table}/confirm", {"seat": seat, "ply": now["ply"], "key": "end"})
    assert anna.sight(table)["held"] is None


def test_going_back_beyond_the_horizon_asks_the_others(anna: Browser, bohdan: Browser) -> None:
    table, (secret,) = anna.open(ME, OPEN)
    bohdan.sit(table, secret)
    people = {0: anna, 1: bohdan}
    for _ in range(4):
        seat = asked(anna, table)
        people[seat].move(table, seat)
    ply = anna.sight(table)["ply"]
    anna.post(f"/api/tables/{table}/back-to", {"seat": 0, "to": 2, "ply": ply, "key": "please"})
    assert anna.sight(table)["undo_asked"] == {"seat": 0, "to": 2, "missing": 1}
    assert bohdan.sight(table, 1)["consent_asked"]
    bohdan.post(f"/api/tables/{table}/undo/decline", {"ply": ply, "key": "no"})
    assert anna.sight(table)["undo_asked"] is None
    anna.post(f"/api/tables/{table}/back-to", {"seat": 0, "to": 2, "ply": ply, "key": "please again"})
    bohdan.post(f"/api/tables/{table}/undo/agree", {"ply": ply, "key": "yes"})
    assert anna.sight(table)["ply"] < ply


def test_a_seat_changes_hands(anna: Browser, bohdan: Browser) -> None:
    table, (secret,) = anna.open(ME, OPEN)
    bohdan.sit(table, secret)
    bohdan.post(f"/api/tables/{table}/leave", {"seat": 1, "bot": "search", "level": "novice", "key": "bye"})
    assert anna.sight(table)["seats_taken"][1]["level"] == "novice"
    anna.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "random", "level": "", "key": "other"})
    assert anna.sight(table)["seats_taken"][1]["bot"] == "random"
    anna.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "random", "level": "grand", "key": "no"}, 422)
    bohdan.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Bohdan", "secret": None, "key": "back"})
    bohdan.post(f"/api/tables/{table}/leave", {"seat": 1, "bot": "", "level": "", "key": "bye bye"})
    assert anna.sight(table)["seats_taken"][1]["kind"] == "open"
    anna.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "random", "level": "", "key": "bot again"})
    opened = anna.post(f"/api/tables/{table}/open", {"seat": 1, "key": "open"})
    Browser(anna.url).sit(table, opened["link"]["secret"], "Cilka")
    assert anna.sight(table)["names"] == ["Anna", "Cilka"]


def test_views_are_those_of_their_time(anna: Browser) -> None:
    table, _ = anna.open(ME, HERE)
    for _ in range(5):
        anna.move(table, asked(anna, table))
    now = anna.sight(table, 0)
    shown = anna.get(f"/api/tables/{table}/views", seat=0, **{"from": 0, "to": now["ply"]})
    assert (shown["from"], len(shown["views"])) == (0, now["ply"] + 1)
    assert shown["views"][-1] == now["view"]
    one = anna.get(f"/api/tables/{table}/views", seat=0, **{"from": 3, "to": 3})["views"]
    assert one == [shown["views"][3]]
    anna.get(f"/api/tables/{table}/views", 422, seat=0, **{"from": now["ply"] + 1, "to": now["ply"] + 1})
    anna.get(f"/api/tables/{table}/views", 422, seat=0, **{"from": 0, "to": 5000})


def test_the_record_of_a_running_game_holds_no_seed_and_no_digest(anna: Browser) -> None:
    table, _ = anna.open(ME, HERE)
    anna.move(table, asked(anna, table))
    text = anna.get(f"/api/tables/{table}/record", seat=0)
    assert text.startswith("signoria 1\n")
    assert "seed" not in text
    assert " :" not in text


def test_a_table_without_spectators_shows_itself_to_its_people_only(anna: Browser, bohdan: Browser) -> None:
    table, _ = anna.open(ME, HERE, spectators=False)
    assert anna.sight(table)["seat"] is None
    for path in ("", "/history", "/record", "/chat"):
        assert bohdan.get(f"/api/tables/{table}{path}", 403)["error"]["code"] == "forbidden"
    assert bohdan.get("/api/tables/nothing", 404)["error"]["code"] == "no_table"


def test_talk_is_numbered_and_names_no_person(anna: Browser, bohdan: Browser) -> None:
    table, _ = anna.open(ME, BOT)
    said = anna.post(f"/api/tables/{table}/chat", {"text": "Ahoj!", "key": "1"})["lines"]
    assert anna.post(f"/api/tables/{table}/chat", {"text": "Ahoj!", "key": "1"})["lines"] == said
    (line,) = bohdan.get(f"/api/tables/{table}/chat")["lines"]
    assert (line["number"], line["seat"], line["text"]) == (1, 0, "Ahoj!")
    assert set(line) == {"number", "at", "seat", "ply", "text"}
    bohdan.post(f"/api/tables/{table}/chat", {"text": "Hi", "key": "2"}, 403)
    assert bohdan.get(f"/api/tables/{table}/chat", after=1)["lines"] == []


def test_no_number_is_beyond_what_databases_count(anna: Browser) -> None:
    table, _ = anna.open(ME, BOT)
    for path, name in (("chat", "after"), ("history", "since"), ("views", "to")):
        anna.get(f"/api/tables/{table}/{path}", 422, **{"from": 0, "to": 0, name: 2**63})


def test_seen_never_goes_back_or_beyond_what_there_is(anna: Browser, bohdan: Browser) -> None:
    table, _ = anna.open(ME, HERE)
    newest = anna.sight(table)["seq"]
    assert anna.post(f"/api/tables/{table}/seen", {"seq": 9999}) == {"seq": newest}
    assert anna.post(f"/api/tables/{table}/seen", {"seq": 1}) == {"seq": newest}
    assert anna.sight(table)["seen"] == newest
    bohdan.post(f"/api/tables/{table}/seen", {"seq": 1}, 401)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_plan_changes_nothing_and_its_luck_repeats(anna: Browser, seat: int | None) -> None:
    table, _ = anna.open(ME, HERE)
    before = anna.sight(table)
    wish: dict[str, object] = {"seat": seat, "ply": None, "moves": [], "luck": 7}
    first = anna.post(f"/api/tables/{table}/plan", wish)
    moves = [first["moves"][0], "row 9"]
    tried = anna.post(f"/api/tables/{table}/plan", {**wish, "moves": moves})
    assert anna.post(f"/api/tables/{table}/plan", {**wish, "moves": moves}) == tried
    assert tried["wrong"]["at"] == 1
    assert tried["line"][0]["move"] == moves[0]
    assert len(tried["events"]) == len(tried["line"])
    assert anna.sight(table)["seq"] == before["seq"]


def test_a_plan_can_stop_before_what_is_drawn(anna: Browser) -> None:
    table, _ = anna.open(ME, HERE)
    wish: dict[str, object] = {"seat": 0, "ply": 0, "moves": [], "luck": 1}
    assert anna.post(f"/api/tables/{table}/plan", {**wish, "stop_at_chance": True})["line"] == []
    drawn = anna.post(f"/api/tables/{table}/plan", wish)
    assert drawn["chance"]
    assert drawn["line"]


def test_a_fork_is_a_table_of_its_own(anna: Browser, bohdan: Browser) -> None:
    table, _ = anna.open(ME, HERE)
    anna.move(table, asked(anna, table))
    now = anna.sight(table)
    forked = anna.post(f"/api/tables/{table}/fork", {"seat": 0, "ply": now["ply"], "chairs": [ME, HERE]})
    new = anna.sight(forked["table"], 0)
    assert new["commitment"] != now["commitment"]
    assert new["view"]["scores"] == now["view"]["scores"]
    bohdan.post(f"/api/tables/{table}/fork", {"seat": 0, "ply": 0, "chairs": [ME, HERE]}, 403)
    assert bohdan.get("/api/me")["kind"] == "nobody"
