"""Chapter 8: the bank bonus of the steps E and F."""

from typing import Any

import pytest

from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.rialto.tables import asks, due, points, rialto
from tests.positions import asked, play, table_of

# The banks: the first three and the last three.
CITRA = ["cannaregio", "castello", "san_marco"]
ULTRA = ["santa_croce", "san_polo", "dorsoduro"]


def actions(letter: str, **table: Any) -> State:
    """All have played their cards in a step; the current district is Cannaregio."""
    return rialto(3, due("bonus_winner"), step=letter, **table)


def councillors(state: State, seat: str = "1") -> dict[str, int]:
    """A seat's councillors on the board."""
    there: dict[str, int] = table_of(state).get("councillors", {}).get(seat, {})
    return there


def one_in(*districts: str) -> dict[str, int]:
    return dict.fromkeys(districts, 1)


@clause("RIA-8.13")
@pytest.mark.parametrize(("bank", "other", "districts"), [("citra", "ultra", CITRA), ("ultra", "citra", ULTRA)])
def test_the_first_in_all_districts_of_a_bank_scores_5_vp_at_once_in_step_e(
    bank: str, other: str, districts: list[str]
) -> None:
    state = rialto(2, asks("place_gondola", 1), step="E", councillors={"1": one_in(*districts[1:])})
    neighbour = "castello-santa_croce" if bank == "ultra" else "cannaregio-castello"
    play(state, f"gondola {neighbour}", f"councillor {districts[0]}")
    assert table_of(state)["scored"] == {"1": {"bank": 1}}
    assert state.points(0) == 5
    assert table_of(state)["bonus_tokens"] == {other: 1}
    assert table_of(state)["bonus_tokens_down"] == {bank: 1}


@clause("RIA-8.13")
@pytest.mark.parametrize("there", [["castello"], ["castello", "san_polo", "dorsoduro"]])
def test_two_districts_of_a_bank_are_not_enough(there: list[str]) -> None:
    state = rialto(2, asks("place_gondola", 1), step="E", councillors={"1": one_in(*there)})
    play(state, "gondola cannaregio-castello", "councillor cannaregio")
    assert state.points(0) == 0
    assert table_of(state)["bonus_tokens"] == {"citra": 1, "ultra": 1}


@clause("RIA-8.13")
@pytest.mark.parametrize("letter", "EF")
def test_a_bank_gives_its_bonus_once(letter: str) -> None:
    state = rialto(
        2,
        due("bonus_winner"),
        step=letter,
        count={"1": 1},
        own_supply={"1": 5},
        councillors={"1": one_in("castello", "san_marco")},
        bonus_tokens={"ultra": 1},
        bonus_tokens_down={"citra": 1},
    )
    play(state, *(["gondola cannaregio-castello", "councillor cannaregio"] if letter == "E" else ["bonus"]))
    assert set(councillors(state)) == set(CITRA)
    assert state.points(0) == 0


@clause("RIA-8.13")
def test_the_same_player_may_win_both_banks() -> None:
    state = rialto(
        2,
        asks("place_gondola", 1),
        asks("place_gondola", 1),
        step="E",
        councillors={"1": one_in("castello", "san_marco", "san_polo", "dorsoduro")},
    )
    play(state, "gondola cannaregio-castello", "councillor cannaregio")
    play(state, "gondola cannaregio-santa_croce", "councillor santa_croce")
    assert state.points(0) == 10
    assert table_of(state)["bonus_tokens_down"] == {"citra": 1, "ultra": 1}


@clause("RIA-8.14")
def test_in_step_f_all_who_complete_a_bank_score_and_the_token_is_turned_after_the_step() -> None:
    two = one_in("castello", "san_marco")
    state = actions(
        "F",
        count={"1": 1, "2": 2, "3": 1},
        own_supply={"1": 5, "2": 5, "3": 5},
        councillors={"1": two, "2": one_in("castello"), "3": two},
    )
    assert asked(state)["seat"] == "2"
    assert table_of(state)["bonus_tokens"] == {"citra": 1, "ultra": 1}
    play(state, "pass")
    assert points(state) == [5, 0, 5]
    assert table_of(state)["bonus_tokens"] == {"ultra": 1}
    assert table_of(state)["bonus_tokens_down"] == {"citra": 1}


@clause("RIA-8.14")
def test_one_player_scores_a_bank_only_once_in_a_step_f() -> None:
    state = actions("F", count={"1": 3}, own_supply={"1": 5}, councillors={"1": one_in("castello", "san_marco")})
    play(state, "bonus")
    assert councillors(state) == {"cannaregio": 4, "castello": 1, "san_marco": 1}
    assert state.points(0) == 5


@clause("RIA-8.15")
def test_a_councillor_moved_away_after_the_placement_does_not_undo_the_bonus() -> None:
    state = actions("F", count={"1": 2}, own_supply={"1": 1}, councillors={"1": one_in("castello", "san_marco")})
    assert state.points(0) == 5
    play(state, "shift castello", "pass")
    assert councillors(state) == {"cannaregio": 2, "san_marco": 1}
    assert state.points(0) == 5
    assert table_of(state)["bonus_tokens_down"] == {"citra": 1}


@clause("RIA-8.15")
@pytest.mark.parametrize(("source", "points"), [("san_polo", 5), ("san_marco", 5), ("castello", 0)])
def test_the_condition_is_checked_after_each_move_too(source: str, points: int) -> None:
    there = {"castello": 1, "san_marco": 2, "san_polo": 1}
    state = actions("F", count={"1": 1, "2": 2}, own_supply={"2": 5}, councillors={"1": there})
    play(state, f"shift {source}")
    assert state.points(0) == points
