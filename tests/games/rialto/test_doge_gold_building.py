"""Chapter 7: the actions of the steps A to C."""

from typing import Any

import pytest

from signoria.kernel.events import ADVANCE
from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.rialto.tables import asks, due, rialto
from tests.positions import asked, legal, play, refusal, table_of

SEVEN = {"green_1": 2, "green_2": 2, "yellow_1": 2, "yellow_2": 1}


def actions(letter: str, **table: Any) -> State:
    """All have played their cards in a step."""
    return rialto(3, due("bonus_winner"), step=letter, **table)


def building(count: int, *, bonus: bool = False, **table: Any) -> State:
    """The action of seat 1 in step C."""
    winner = "1" if bonus else None
    return rialto(3, due("building_action", of="1"), step="C", winner=winner, count={"1": count}, **table)


def on_offer(state: State) -> set[str]:
    """The buildings that may be taken now."""
    return {move.split()[1] for move in legal(state) if move != "pass"}


def up_to(value: int) -> set[str]:
    """The buildings of all colours up to a value."""
    return {f"{colour}_{each}" for colour in ("green", "yellow", "blue") for each in range(1, value + 1)}


# Step A.


@clause("RIA-7.1")
@pytest.mark.parametrize(("answer", "spaces"), [("bonus", 8), ("pass", 7)])
def test_the_doge_marker_moves_1_space_per_card_and_1_more_with_the_bonus_in_one_move(answer: str, spaces: int) -> None:
    state = actions("A", count={"1": 3, "2": 2}, doge_space={"1": 4, "2": 4, "3": 4})
    events = play(state, answer)
    assert table_of(state)["doge_space"] == {"1": spaces, "2": 6, "3": 4}
    assert [event.count for event in events if event.verb == ADVANCE] == [spaces - 4, 2]


@clause("RIA-7.2")
@pytest.mark.parametrize(
    ("counts", "spaces", "doge"),
    [
        ({"1": 2, "2": 2}, {}, ["2", "1", "3"]),
        ({"1": 2, "2": 2, "3": 2}, {}, ["3", "2", "1"]),
        ({"1": 1, "2": 2, "3": 3}, {"1": 2, "2": 1}, ["3", "2", "1"]),
        ({"1": 1, "2": 2, "3": 2}, {"1": 2, "2": 1}, ["2", "1", "3"]),
    ],
)
def test_of_two_who_end_on_one_space_the_one_who_moved_later_is_ahead(
    counts: dict[str, int], spaces: dict[str, int], doge: list[str]
) -> None:
    state = actions("A", count=counts, doge_space=spaces)
    play(state, "pass")
    assert table_of(state)["doge"] == doge


@clause("RIA-7.2")
def test_the_bonus_space_comes_before_the_others_move() -> None:
    state = actions("A", count={"1": 2, "2": 2})
    play(state, "bonus")
    assert table_of(state)["doge"] == ["1", "2", "3"]


# Step B.


@clause("RIA-7.3")
@pytest.mark.parametrize(("answer", "coins"), [("bonus", 5), ("pass", 4)])
def test_1_coin_from_the_general_supply_per_card_and_1_more_with_the_bonus(answer: str, coins: int) -> None:
    state = actions("B", count={"1": 1, "2": 3}, coins={"2": 1, "3": 1})
    play(state, answer)
    assert table_of(state)["coins"] == {"1": 1, "2": coins, "3": 1}
    assert table_of(state)["coin_supply"] == 30 - 1 - coins - 1


# Step C.


@clause("RIA-7.4")
@pytest.mark.parametrize("bonus", [False, True])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_building_of_any_colour_whose_value_is_at_most_the_count(count: int, bonus: bool) -> None:
    state = building(count, bonus=bonus)
    most = count + bonus
    assert on_offer(state) == up_to(most)
    if most < 4:
        assert refusal(state, f"build blue_{most + 1}") == "RIA-7.4"


@clause("RIA-7.4")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_1_building_is_taken_from_the_supply(value: int) -> None:
    state = building(3)
    play(state, f"build yellow_{value}")
    assert not asked(state)
    assert table_of(state)["buildings"] == {"1": {f"yellow_{value}": 1}}
    assert table_of(state)["building_supply"][f"yellow_{value}"] == 4


@clause("RIA-7.5")
@pytest.mark.parametrize(("count", "bonus"), [(4, False), (3, True)])
def test_with_exactly_4_there_is_no_second_building(count: int, bonus: bool) -> None:
    state = building(count, bonus=bonus)
    assert on_offer(state) == up_to(4)
    play(state, "build blue_4")
    assert not asked(state)


@clause("RIA-7.5")
@pytest.mark.parametrize("colour", ["green", "yellow", "blue"])
@pytest.mark.parametrize(
    ("count", "bonus", "second"),
    [(4, True, 1), (5, False, 1), (5, True, 2), (6, True, 3), (7, True, 4), (8, True, 4), (11, True, 4)],
)
def test_above_4_what_is_left_after_a_building_of_value_4_gives_one_more(
    colour: str, count: int, bonus: bool, second: int
) -> None:
    state = building(count, bonus=bonus)
    assert on_offer(state) == up_to(4)
    play(state, f"build {colour}_4")
    assert on_offer(state) == up_to(second)
    if second < 4:
        assert refusal(state, f"build blue_{second + 1}") == "RIA-7.4"
    play(state, f"build {colour}_{second}")
    assert not asked(state)


@clause("RIA-7.5")
def test_the_second_building_may_be_left() -> None:
    state = building(5, bonus=True)
    play(state, "build blue_4", "pass")
    assert not asked(state)
    assert table_of(state)["buildings"] == {"1": {"blue_4": 1}}


@clause("RIA-7.6")
@pytest.mark.parametrize("move", ["build blue_3", "build green_1", "pass"])
@pytest.mark.parametrize("count", [4, 8])
def test_who_forgoes_the_building_of_value_4_takes_at_most_one(count: int, move: str) -> None:
    state = building(count, bonus=True)
    play(state, move)
    assert not asked(state)


@clause("RIA-7.6")
def test_where_no_building_of_value_4_is_left_only_one_is_taken() -> None:
    gone = {"1": {"green_4": 5}, "2": {"yellow_4": 5}, "3": {"blue_4": 5}}
    state = building(7, bonus=True, buildings=gone)
    assert on_offer(state) == up_to(3)
    assert refusal(state, "build blue_4") == "RIA-1.2"
    play(state, "build blue_3")
    assert not asked(state)


@clause("RIA-7.7")
def test_with_count_0_nothing_is_taken() -> None:
    state = actions("C", count={"2": 1})
    assert asked(state)["seat"] == "2"
    play(state, "pass")
    assert not asked(state)


@clause("RIA-7.7")
@pytest.mark.parametrize("count", [1, 4, 6])
def test_building_is_optional(count: int) -> None:
    state = building(count, bonus=True)
    play(state, "pass")
    assert not asked(state)
    assert "buildings" not in table_of(state)


@clause("RIA-7.7")
def test_a_kind_can_be_gone_for_those_behind() -> None:
    state = actions("C", doge=["2", "1", "3"], count={"1": 1, "2": 1}, buildings={"3": {"blue_1": 4}})
    play(state, "build blue_1")
    assert asked(state)["seat"] == "1"
    assert refusal(state, "build blue_1") == "RIA-1.2"
    assert refusal(state, "build green_1") is None


@clause("RIA-7.8")
def test_room_is_made_for_each_of_the_two_buildings() -> None:
    state = building(5, bonus=True, buildings={"1": SEVEN})
    play(state, "build blue_4")
    assert asked(state) == {"decision": "return_building", "seat": "1", "building": "blue_4"}
    play(state, "return green_1 ready", "build blue_2")
    assert asked(state) == {"decision": "return_building", "seat": "1", "building": "blue_2"}
    play(state, "return green_2 ready")
    assert not asked(state)
    assert table_of(state)["scored"] == {"1": {"returned_buildings": 3}}
    kept = {"green_1": 1, "green_2": 1, "yellow_1": 2, "yellow_2": 1, "blue_2": 1, "blue_4": 1}
    assert table_of(state)["buildings"] == {"1": kept}


@clause("RIA-7.8")
def test_the_first_building_may_fit_and_the_second_need_room() -> None:
    state = building(5, bonus=True, buildings={"1": {**SEVEN, "green_1": 1}})
    play(state, "build blue_4", "build blue_1")
    assert asked(state) == {"decision": "return_building", "seat": "1", "building": "blue_1"}


@clause("RIA-7.8")
def test_the_building_just_taken_may_be_returned_for_the_second() -> None:
    state = building(5, bonus=True, buildings={"1": SEVEN})
    play(state, "build blue_4", "return green_1 ready", "build blue_1", "return blue_4 ready")
    assert table_of(state)["scored"] == {"1": {"returned_buildings": 5}}
    assert table_of(state)["buildings"] == {"1": {**SEVEN, "green_1": 1, "blue_1": 1}}


@clause("RIA-7.8")
def test_a_building_returned_for_the_first_may_be_taken_as_the_second() -> None:
    state = building(4, bonus=True, buildings={"1": {**SEVEN, "green_1": 1, "blue_1": 1}, "2": {"blue_1": 4}})
    play(state, "build blue_4", "return blue_1 ready")
    assert refusal(state, "build blue_1") is None


@clause("RIA-X3")
def test_5_building_cards_and_the_bonus_give_a_4_and_then_one_of_at_most_2() -> None:
    state = rialto(2, due("begin_step", step="C"), hand={"1": {"building": 5}})
    play(state, "play 5 0", "play 0 0")
    assert asked(state) == asks("build", 1, worth=6)
    play(state, "build blue_4")
    assert on_offer(state) == up_to(2)
    play(state, "build green_2")
    assert table_of(state)["buildings"] == {"1": {"blue_4": 1, "green_2": 1}}
