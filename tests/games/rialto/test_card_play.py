"""Chapter 6: a turn of card play, its cards and its jokers."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.games.rialto.box import BUILDINGS, CARDS, STEPS
from signoria.games.rialto.rules.card_play import USE_NAMES
from signoria.kernel.moves import Move
from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.rialto.tables import asks, chance, due, rialto
from tests.positions import asked, legal, play, refusal, table_of

KIND_OF_STEP = {"A": "doge", "B": "gold", "C": "building", "D": "bridge", "E": "gondola", "F": "councillor"}


def turn(letter: str, **table: Any) -> State:
    """A turn of seat 1, and nothing behind it."""
    return rialto(2, asks("play_cards", 1, after=None), step=letter, **table)


def count(state: State) -> int:
    """What the turn of seat 1 counts."""
    return int(table_of(state).get("count", {}).get("1", 0))


@clause("RIA-6.3")
def test_card_play_runs_clockwise_from_the_start_player_with_one_turn_each() -> None:
    state = rialto(4, due("begin_step", step="B"), leader="3", seating=["1", "3", "2", "4"], doge=["4", "3", "2", "1"])
    seats = []
    while asked(state):
        seats.append(asked(state)["seat"])
        play(state, "play 0 0")
    assert seats == ["3", "2", "4", "1"]


@clause("RIA-6.3")
def test_any_number_of_the_steps_cards_held_may_be_played_with_jokers() -> None:
    state = turn("B", hand={"1": {"gold": 2, "joker": 1}})
    assert legal(state) == ["play 0 0", "play 1 0", "play 1 1", "play 2 0", "play 2 1"]
    assert refusal(state, "play 3 0") == "RIA-6.3"
    assert refusal(state, "play 2 2") == "RIA-6.3"


@clause("RIA-6.3")
def test_cards_that_fit_may_be_kept() -> None:
    state = turn("B", hand={"1": {"gold": 3, "joker": 2}})
    play(state, "play 1 0")
    assert table_of(state)["hand"] == {"1": {"gold": 2, "joker": 2}}


@clause("RIA-6.3")
def test_yellow_buildings_may_be_activated_in_a_turn_of_card_play() -> None:
    state = turn("B", hand={"1": {"gold": 1}}, coins={"1": 1}, buildings={"1": {"yellow_1": 1, "yellow_3": 1}})
    assert legal(state) == ["activate yellow_1", "activate yellow_3", "play 0 0", "play 1 0"]


@clause("RIA-6.4", "RIA-6.1")
@pytest.mark.parametrize(("letter", "kind"), KIND_OF_STEP.items())
def test_only_cards_of_the_steps_kind_and_jokers_are_played(letter: str, kind: str) -> None:
    state = turn(letter, hand={"1": dict.fromkeys(CARDS.ids, 1)})
    play(state, "play 1 1")
    assert table_of(state)["played"] == {"1": {kind: 1, "joker": 1}}


@clause("RIA-6.4")
@pytest.mark.parametrize(("letter", "kind"), KIND_OF_STEP.items())
def test_cards_of_other_kinds_are_not_played(letter: str, kind: str) -> None:
    others = {card: 3 for card in KIND_OF_STEP.values() if card != kind}
    assert legal(turn(letter, hand={"1": others})) == ["play 0 0"]


# Jokers.


@clause("RIA-6.5")
@pytest.mark.parametrize(("letter", "kind"), KIND_OF_STEP.items())
def test_each_joker_adds_1_next_to_a_card_in_any_step(letter: str, kind: str) -> None:
    state = turn(letter, hand={"1": {kind: 1, "joker": 3}})
    play(state, "play 1 3")
    assert count(state) == 4


@clause("RIA-6.5")
def test_a_joker_is_never_played_alone() -> None:
    state = turn("B", hand={"1": {"joker": 1}})
    assert refusal(state, "play 0 1") == "RIA-6.5"
    assert legal(state) == ["play 0 0"]


@clause("RIA-6.6")
@pytest.mark.parametrize("jokers", [2, 3, 4, 11])
def test_who_has_no_card_of_the_kind_may_play_2_jokers_as_1_card_and_more_with_them(jokers: int) -> None:
    state = turn("B", hand={"1": {"doge": 1, "joker": 11}})
    play(state, f"play 0 {jokers}")
    assert count(state) == jokers - 1


@clause("RIA-6.7")
def test_who_holds_a_card_of_the_kind_may_not_play_jokers_alone() -> None:
    state = turn("B", hand={"1": {"gold": 1, "joker": 3}})
    assert [refusal(state, f"play 0 {jokers}") for jokers in (1, 2, 3)] == ["RIA-6.7"] * 3
    play(state, "play 1 3")
    assert count(state) == 4


@clause("RIA-6.7")
def test_a_converted_card_carries_jokers_though_a_real_one_is_held() -> None:
    state = turn("B", hand={"1": {"gold": 1, "doge": 1, "joker": 2}}, coins={"1": 1}, buildings={"1": {"yellow_2": 1}})
    play(state, "convert yellow_2 doge", "play 0 2")
    assert count(state) == 3
    assert table_of(state)["hand"] == {"1": {"gold": 1}}


def count_by_the_book(held: int, real: int, converted: int, jokers: int) -> int | None:
    """RIA-6.15 with RIA-6.7: what a turn counts, or None if it isn't allowed."""
    if real + converted >= 1:
        return real + converted + jokers
    if jokers == 0:
        return 0
    if jokers == 1 or held > 0:
        return None
    return jokers - 1


@clause("RIA-6.15", "RIA-6.7")
@pytest.mark.parametrize("converted", [0, 1, 2, 3])
@pytest.mark.parametrize("added", [0, 1, 2, 3])
@pytest.mark.parametrize("held", [0, 1, 2])
def test_which_turns_are_legal_and_what_they_count(held: int, converted: int, added: int) -> None:
    in_hand = 3
    state = turn(
        "B", hand={"1": {"gold": held, "joker": in_hand}}, converted={"1": converted}, extra_jokers={"1": added}
    )
    allowed = set()
    for real in range(held + 1):
        for jokers in range(in_hand + 1):
            expected = count_by_the_book(held, real, converted, jokers + added)
            if expected is None:
                continue
            allowed.add(f"play {real} {jokers}")
            played = state.clone()
            play(played, f"play {real} {jokers}")
            assert count(played) == expected
    assert set(legal(state)) == allowed


def of_seat_1(held: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({"1": held})


def some(kinds: list[str], most: int) -> st.SearchStrategy[dict[str, Any]]:
    return of_seat_1(st.fixed_dictionaries({kind: st.integers(0, most) for kind in kinds}))


def tiles(kinds: list[str]) -> dict[str, st.SearchStrategy[dict[str, Any]]]:
    return {"buildings": some(kinds, 2), "spent_buildings": some(kinds, 2), "new_buildings": some(kinds, 1)}


def moves_that_nothing_refuses(state: State) -> list[Move]:
    decision = state.agenda[-1]
    return [move for move in decision.candidates(state) if decision.refusal(state, move) is None]


YELLOW = [building for building in BUILDINGS.ids if building.startswith("yellow")]
FEW = of_seat_1(st.integers(0, 3))


@settings(max_examples=200, deadline=None)
@given(
    st.none() | st.sampled_from(USE_NAMES.ids),
    st.fixed_dictionaries(
        {
            "step": st.sampled_from(STEPS.ids),
            "hand": some(CARDS.ids, 2),
            "coins": FEW,
            "converted": FEW,
            "extra_jokers": FEW,
            **tiles(YELLOW),
        }
    ),
)
def test_the_fast_moves_of_card_play_are_those_that_nothing_refuses(after: str | None, table: dict[str, Any]) -> None:
    state = rialto(2, asks("play_cards", 1, after=after), **table)
    assert state.moves() == moves_that_nothing_refuses(state)


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(["activate_green", "activate_blue"]),
    st.fixed_dictionaries({"coins": FEW, **tiles(["green_1", "yellow_2", "blue_1", "blue_4"])}),
)
def test_the_fast_moves_of_activation_are_those_that_nothing_refuses(decision: str, table: dict[str, Any]) -> None:
    state = rialto(2, asks(decision, 1), **table)
    assert state.moves() == moves_that_nothing_refuses(state)


@settings(max_examples=30, deadline=None)
@given(
    st.sampled_from([chance("deal_card"), chance("draw_card", of="1", left=1), chance("draw_neutral", left=1)]),
    st.fixed_dictionaries({card: st.sampled_from([0, 10, 11]) for card in CARDS.ids}),
)
def test_the_fast_moves_of_the_draw_pile_are_those_that_nothing_refuses(
    drawing: dict[str, Any], away: dict[str, int]
) -> None:
    state = rialto(2, drawing, discards=away)
    assert state.moves() == moves_that_nothing_refuses(state)
