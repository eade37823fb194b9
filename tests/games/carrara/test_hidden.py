"""Chapter 15: what lies open, what behind the screens, and what a seat can know of it."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.games.carrara import GAME
from signoria.games.carrara.state import Carrara
from signoria.games.carrara.table import BLOCKS, DISPLAY, WHEEL
from signoria.kernel.agenda import SPECTATOR
from signoria.kernel.chair import Chair
from signoria.kernel.chance import Seed
from signoria.kernel.documents import write
from signoria.kernel.events import REVEAL
from signoria.kernel.referee import begin
from signoria.kernel.state import State
from signoria.kernel.view import view
from tests.clauses import clause
from tests.games.carrara.tables import COLOURS, asks, building, carrara, turn
from tests.positions import play
from tests.random_games import NAMES, seeds, setups, state_after


def seen_by(state: State, seat: int | None) -> dict[str, Any]:
    table = view(state, seat)["table"]
    assert isinstance(table, dict)
    return table


def told(state: State, seat: int, *moves: str) -> list[dict[str, object]]:
    return [event.document(GAME.piles, seat) for event in play(state, *moves)]


@clause("CAR-15.1", "CAR-2.9", "CAR-4.6")
def test_coins_and_blocks_are_seen_by_their_owner_alone() -> None:
    state = carrara(3, turn(), coins={"1": 7, "2": 4}, blocks={"1": {"red": 2}, "2": {"blue": 1}})
    assert seen_by(state, 0)["coins"] == {"1": 7, "2": None, "3": None}
    assert seen_by(state, 1)["blocks"] == {"1": None, "2": {"blue": 1}, "3": None}
    assert seen_by(state, None)["coins"] == {"1": None, "2": None, "3": None}
    assert seen_by(state, None)["blocks"] == {"1": None, "2": None, "3": None}


@clause("CAR-15.2", "CAR-15.3")
def test_all_but_screens_bag_and_stack_lies_open() -> None:
    state = carrara(
        2,
        turn(),
        variant="advanced",
        boards={"2": {"villa-1": "lerici"}},
        items={"villa-1": ["purple"]},
        stored={"2": {"flag": 1}},
        upgraded={"2": {"pisa-1": 1}},
        display={"villa-2": 1},
        wheel={"I": {"white": 1}},
        scored={"2": {"bonus": 3}},
        coins={"1": 5},
    )
    shown, true = seen_by(state, 0), write(state)["table"]
    assert isinstance(true, dict)
    hidden = {"coins", "blocks", "bag", "stack"}
    for name, content in true.items():
        if name not in hidden:
            assert lying(shown[name]) == lying(content), name
    assert shown["bag"] == 41
    assert shown["stack"] == 22


def lying(content: Any, label: str = "") -> dict[str, Any]:
    """What isn't empty, by its label."""
    if not isinstance(content, dict):
        return {label: content} if content else {}
    return {inner: part for key, held in content.items() for inner, part in lying(held, f"{label}.{key}").items()}


@clause("CAR-15.3")
def test_neither_stack_nor_bag_has_an_order() -> None:
    state = carrara(2, *building(), display={"villa-1": 1}, project="villa-1", blocks={"1": {"red": 1}})
    play(state, "city lucca")
    drawn = {state.sample(Random(luck)) for luck in range(300)}
    assert len(drawn) == 23


@clause("CAR-15.4", "CAR-4.8")
def test_the_proof_shows_all_coins() -> None:
    held = {"2": {**dict.fromkeys(COLOURS, 7), "white": 6}}
    state = carrara(2, turn(), wheel={"I": {"white": 1}}, coins={"1": 3}, blocks=held)
    document = {"event": "cannot_buy", "seat": "1", "coins": "3"}
    journal = [event.document(GAME.piles, 1) for event in play(state, "turn both") if event.note is not None]
    assert document in journal


@clause("CAR-15.4")
def test_after_the_proof_nothing_is_taken_back() -> None:
    held = {"2": {**dict.fromkeys(COLOURS, 7), "white": 6}}
    state = carrara(2, turn(), wheel={"I": {"white": 1}}, coins={"1": 3}, blocks=held)
    referee = begin(GAME, state.setup, NAMES[:2], Seed("1"), position=write(state))
    chair = Chair(referee, 0)
    chair.play("turn both")
    assert chair.horizon() == 1


@clause("CAR-15.5")
def test_what_is_gained_and_paid_is_told_to_all() -> None:
    state = carrara(2, turn(), wheel={"II": {"green": 1}}, coins={"1": 5})
    events = told(state, 1, "buy II green")
    assert {"event": "pay", "thing": "coin", "count": 2, "seat": "1", "from": "coins.1"} in events
    assert any(event["event"] == "take" and event.get("kind") == "green" for event in events)
    paying = carrara(2, *building(), display={"villa-1": 1}, project="villa-1", blocks={"1": {"red": 1}})
    events = told(paying, 1, "city lucca")
    assert any(event["event"] == "place" and event.get("kind") == "red" for event in events)
    assert seen_by(state, 1)["coins"]["1"] is None


@clause("CAR-15.6")
@settings(max_examples=25, deadline=None)
@given(st.sampled_from(setups(GAME)), seeds)
def test_whoever_remembers_knows_what_lies_behind_the_screens(setup: object, seed: int) -> None:
    """Adds up what a spectator is told after the goods of the start, which are printed."""
    agreed: Any = setup
    rng = Random(seed)
    state = GAME.new(agreed)
    while state.actor() < 0:
        state.play(state.sample(rng))
    assert isinstance(state, Carrara)
    counted = behind(state)
    while state.agenda:
        moves = state.moves()
        state.journal = []
        state.play(state.sample(rng) if state.actor() < 0 else rng.choice(moves))
        for event in state.journal:
            if event.verb == REVEAL:
                continue
            words = event.document(GAME.piles, SPECTATOR)
            number = words.get("count", 0)
            assert isinstance(number, int)
            for end, sign in (("to", 1), ("from", -1)):
                group, _, owner = str(words.get(end, "")).partition(".")
                if group in (state.coins.name, state.blocks.name):
                    counted[words["thing"], owner[:1], words.get("kind")] += sign * number
        state.journal = None
    assert {key: count for key, count in counted.items() if count} == behind(state)


def behind(state: Carrara) -> "Counter[tuple[object, ...]]":
    """What lies behind the screens: thing, owner and kind."""
    found: Counter[tuple[object, ...]] = Counter()
    for seat in range(state.setup.seats):
        found["coin", str(seat + 1), None] = state.coins_of(seat)
        for colour, count in zip(COLOURS, state.colours_held(seat), strict=True):
            found["block", str(seat + 1), colour] = count
    return +found


@clause("CAR-15.6")
@settings(max_examples=25, deadline=None)
@given(st.sampled_from(setups(GAME)), seeds, st.integers(0, 500), st.integers(0, 3))
def test_what_can_be_counted_stays_in_every_imagined_table(setup: object, seed: int, plies: int, viewer: int) -> None:
    state = state_after(GAME, setup, seed, plies)  # type: ignore[arg-type]
    imagined = state.imagine(viewer % state.setup.seats, Random(seed))
    assert imagined is not state
    assert write(imagined) == write(state)


@clause("CAR-15.7")
def test_with_open_screens_everybody_sees_all_coins_and_blocks() -> None:
    state = GAME.new(GAME.setup(2, {"screens": "open"}))
    rng = Random(1)
    while state.actor() < 0:
        state.play(state.sample(rng))
    shown = seen_by(state, None)
    assert shown["open_coins"] == {"1": 20, "2": 20}
    assert {sum(held.values()) for held in shown["open_blocks"].values()} == {2}
    assert set(shown["coins"].values()) == {None}
    assert BLOCKS.total(state.piles, 0) == 0


@clause("CAR-15.7")
@pytest.mark.parametrize("variant", ["base", "advanced"])
def test_open_screens_change_nothing_else(variant: str) -> None:
    games = [GAME.new(GAME.setup(3, {"variant": variant, "screens": screens})) for screens in ("closed", "open")]
    rng = Random(5)
    while games[0].agenda:
        assert games[0].moves() == games[1].moves()
        move = games[0].sample(rng) if games[0].actor() < 0 else rng.choice(games[0].moves())
        for state in games:
            state.play(move)
    assert not games[1].agenda
    assert [games[0].points(seat) for seat in range(3)] == [games[1].points(seat) for seat in range(3)]
    assert games[0].ranking() == games[1].ranking()


def test_open_screens_are_paid_from_and_filled() -> None:
    state = carrara(2, turn(), wheel={"II": {"green": 1}}, open_coins={"1": 5}, options={"screens": "open"})
    play(state, "buy II green")
    assert seen_by(state, 1)["open_coins"] == {"1": 3, "2": 0}
    assert seen_by(state, 1)["open_blocks"]["1"] == {"green": 1}
    assert WHEEL.sum(state.piles) == 0
    assert DISPLAY.sum(state.piles) == 0
    asked = carrara(
        2, asks("buy_blocks", 1), wheel={"II": {"green": 1}}, open_coins={"1": 1}, options={"screens": "open"}
    )
    assert asked.moves() == []
