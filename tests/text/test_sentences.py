"""Sentences as people read them, in both languages; and every sentence of whole games without a fault."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from signoria.cli.session import Session
from signoria.cli.tables import rialto as rialto_table
from signoria.kernel.agenda import Duty
from signoria.kernel.chair import Chair
from signoria.kernel.game import Game
from signoria.kernel.registry import find, names
from signoria.kernel.setup import Setup
from signoria.text import UnknownWords, Words, language_of_locale
from signoria.text.sentences import Sentences, is_numeric, merged, slug
from signoria.text.words import LANGUAGES
from tests.random_games import any_setup, referee_after, seeds
from tests.text.messages import messages, variables, variants

NAMES = ["Anna", "Bohdan", "Cilka", "David", "Eva"]
COUNTS = [0, 1, 2, 5, 22]


def spoken(language: str, me: int | None = None) -> Sentences:
    words = Words(language, "rialto", strict=True)
    return Sentences(words, find("rialto"), NAMES, me, rialto_table.effects(words))


def play_view(step: str, seat: str = "1", **asked: object) -> dict[str, Any]:
    return {"table": {"step": step}, "asked": {"decision": "play_cards", "seat": seat, "after": None, **asked}}


@pytest.mark.parametrize(
    ("move", "english", "czech"),
    [
        ("play 0 0", "play nothing", "nezahrát nic"),
        ("play 1 0", "play 1 Gold", "zahrát 1 kartu zlata"),
        ("play 2 1", "play 2 Gold and 1 joker", "zahrát 2 karty zlata a 1 žolíka"),
        ("play 5 2", "play 5 Gold and 2 jokers", "zahrát 5 karet zlata a 2 žolíky"),
        ("play 0 5", "play 5 jokers", "zahrát 5 žolíků"),
        ("discard joker", "discard a joker", "odhodit žolíka"),
        ("councillor san_marco", "a councillor to San Marco", "radní do čtvrti San Marco"),
        (
            "convert yellow_4 gondola",
            "activate yellow 4 and play a Gondola as a card of this step",
            "aktivovat žlutou 4 a zahrát kartu gondoly jako kartu tohoto kroku",
        ),
        (
            "activate green_3",
            "activate green 3: take a card of the leftover row or draw 3, hand limit +1",
            "aktivovat zelenou 3: 1 karta ze zbylé řady, nebo 3 z balíčku; limit karet +1",
        ),
    ],
)
def test_a_move_is_a_sentence(move: str, english: str, czech: str) -> None:
    assert spoken("en").move(move, play_view("B")) == english
    assert spoken("cs").move(move, play_view("B")) == czech


def test_a_question_is_put_to_me_or_told_of_another() -> None:
    assert spoken("en", 0).question(play_view("B")) == "Play Gold cards, for coins"
    assert spoken("en", 1).question(play_view("B")) == "Anna plays cards of step B Gold"
    assert spoken("cs", 1).question(play_view("E")) == "Anna hraje karty kroku E gondola"
    assert spoken("cs").question({"table": {}, "asked": None}) == "Hra skončila"


def card(verb: str, kind: str | None, count: int, start: str, end: str, seat: str = "1") -> dict[str, Any]:
    """An act of cards as a chair gives it."""
    event: dict[str, Any] = {"event": verb, "thing": "card", "count": count, "seat": seat, "from": start, "to": end}
    return event if kind is None else {**event, "kind": kind}


def test_acts_that_belong_together_are_one_sentence() -> None:
    events = [
        card("place", "gold", 2, "hand.1.gold", "played.1.gold"),
        card("place", "joker", 1, "hand.1.joker", "played.1.joker"),
        {"event": "counts", "seat": "1", "count": "3"},
    ]
    assert spoken("en").log(events) == ["Anna plays 2 Gold and 1 joker (counts 3)"]
    assert spoken("en", 0).log(events) == ["You play 2 Gold and 1 joker (counts 3)"]
    assert spoken("cs").log(events) == ["Anna hraje 2 karty zlata a 1 žolíka (počítá se za 3)"]
    assert spoken("cs", 0).log(events) == ["Hrajete 2 karty zlata a 1 žolíka (počítá se za 3)"]


def test_a_row_is_told_whole_and_a_hidden_card_is_counted() -> None:
    events = [
        card("take", "doge", 1, "rows.4.doge", "hand.1.doge"),
        card("take", "bridge", 2, "rows.4.bridge", "hand.1.bridge"),
        card("gain", None, 1, "deck", "hand.1"),
        card("gain", None, 1, "deck", "hand.1"),
    ]
    assert spoken("en").log(events) == ["Anna takes row 4: 1× Doge, 2× Bridge", "Anna draws 2 cards"]
    assert spoken("cs").log(events) == ["Anna si bere 4. řadu: 1× dóže, 2× most", "Anna si dobírá 2 karty"]


def test_what_says_nothing_is_left_out() -> None:
    coin = {"event": "place", "thing": "coin", "count": 1, "seat": "1", "from": "coins.1", "to": "coins_on_buildings.1"}
    back = card("return", "gold", 2, "played.1.gold", "discards.gold")
    assert spoken("en").log([coin, back]) == []


def test_acts_of_two_seats_stay_apart() -> None:
    events = [card("gain", None, 1, "deck", f"hand.{seat}", seat) for seat in ("1", "1", "2")]
    assert [event["count"] for event in merged(events)] == [2, 1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_message_renders_for_every_choice(name: str, language: str) -> None:
    """Every message with every variant of every variable and several counts: nothing is missing, nothing fails."""
    words = Words(language, name, strict=True)
    for word, message in messages(language, name).items():
        used = variables(language, name, word)
        samples: dict[str, list[object]] = {}
        for variable in used:
            keys = variants(message, variable)
            counted = not keys or keys & {"one", "0", "1"}
            samples[variable] = [*COUNTS] if counted else [*sorted(keys)]
        for turn in range(max((len(values) for values in samples.values()), default=1)):
            about = {variable: values[turn % len(values)] for variable, values in samples.items()}
            text = words.say(word, **about)
            assert "{" not in text, f"{word}: {text}"
            assert "  " not in text.strip(), f"{word}: {text!r}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_move_and_question_is_a_sentence(name: str, language: str) -> None:
    game = find(name)
    words = Words(language, name, strict=True)
    sentences = Sentences(words, game, NAMES, 0)
    for decision, kind in game.decisions.items():
        if issubclass(kind, Duty):
            continue
        particulars: dict[str, object] = {}
        for field in kind.arguments():
            domain = getattr(field, "domain", None)
            particulars[field.name] = 2 if domain is None or is_numeric(domain) else domain.ids[0]
        for seat in ("1", "2"):
            view = {"table": {"step": "A"}, "asked": {"decision": decision, "seat": seat, **particulars}}
            assert sentences.question(view)
            for move in range(game.moves.size):
                assert sentences.move(game.moves.notation(move), view)


@settings(max_examples=25, deadline=None)
@given(any_setup, seeds)
def test_whole_games_are_told_without_a_fault(setup: tuple[Game, Setup], seed: int) -> None:
    """Every event of random games, for every seat and for a spectator, in both languages."""
    game, agreed = setup
    referee = referee_after(game, agreed, seed, 10_000)
    for language in LANGUAGES:
        words = Words(language, game.id, strict=True)
        for seat in (None, 0, agreed.seats - 1):
            seen = [event for events in Chair(referee, seat).events() for event in events]
            lines = Sentences(words, game, NAMES[: agreed.seats], seat).log(seen)
            assert len(lines) > 30
            assert not any("{" in line or "  " in line for line in lines)


def test_the_log_says_where_a_bridge_was_laid() -> None:
    game = find("rialto")
    referee = referee_after(game, game.setup(3), 5, 10_000)
    session = Session(referee, [None, None, None], [Random()] * 3, "en")
    lines = session.drawings[0].sentences.log(session.events(0))
    laid = [made for made in session.chairs[0].line() if str(made["move"]).startswith("bridge ")]
    assert sum("A bridge now joins" in line for line in lines) == len(laid) > 0


def test_an_unknown_message_raises_in_tests_and_is_its_id_for_people() -> None:
    with pytest.raises(UnknownWords):
        Words("en", "rialto", strict=True).say("no-such-message")
    with pytest.raises(UnknownWords):
        Words("en", "rialto", strict=True).say("move-row")
    assert Words("en", "rialto").say("no-such-message") == "no-such-message"
    assert not Words("en").knows("move-row")


@pytest.mark.parametrize(
    ("variables_set", "language"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "cs"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_locale(
    variables_set: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in variables_set.items():
        monkeypatch.setenv(variable, value)
    assert language_of_locale() == language


def test_slug() -> None:
    assert [slug(domain) for domain in find("rialto").moves.families[2].domains] == ["bridge_token"]
