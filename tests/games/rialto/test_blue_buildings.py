"""Chapter 9: blue buildings in phase III."""

from typing import Any

import pytest

from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.rialto.tables import due, points, rialto
from tests.positions import asked, legal, play, refusal, table_of


def phase_three(**table: Any) -> State:
    """Phase III begins."""
    return rialto(3, due("blue_buildings"), **table)


def alone(coins: int, tiles: dict[str, int], **table: Any) -> State:
    """Phase III begins, and only seat 1 has coins and buildings."""
    return phase_three(coins={"1": coins}, buildings={"1": tiles}, **table)


def buildings(state: State) -> dict[str, dict[str, int]]:
    """The buildings of seat 1 by their condition."""
    groups = {"ready": "buildings", "spent": "spent_buildings", "new": "new_buildings"}
    by_condition = {name: table_of(state).get(group, {}).get("1", {}) for name, group in groups.items()}
    return {name: tiles for name, tiles in by_condition.items() if tiles}


# The course of the phase.


@clause("RIA-9.1")
def test_only_blue_buildings_are_used_each_for_1_coin() -> None:
    state = alone(2, {"green_1": 1, "yellow_3": 1, "blue_2": 1, "blue_4": 2})
    assert legal(state) == ["activate blue_2", "activate blue_4", "pass"]
    assert refusal(state, "activate green_1") == "RIA-4.1"
    assert refusal(state, "activate yellow_3") == "RIA-4.1"
    play(state, "activate blue_4")
    assert table_of(state)["coins"] == {"1": 1}
    assert table_of(state)["coins_on_buildings"] == {"1": 1}
    play(state, "activate blue_4")
    assert not asked(state)


@clause("RIA-9.1")
def test_each_player_carries_out_all_his_activations_in_doge_order() -> None:
    state = phase_three(
        coins={"1": 2, "2": 2, "3": 2},
        buildings={seat: {"blue_1": 1, "blue_4": 1} for seat in "123"},
        doge=["3", "1", "2"],
        leader="2",
    )
    seats = []
    for move in ["activate blue_4", "activate blue_1", "pass"] * 3:
        seats.append(asked(state)["seat"])
        play(state, move)
    assert seats == ["3", "3", "3", "1", "1", "1", "2", "2", "2"]
    assert not asked(state)


@clause("RIA-9.1")
def test_the_order_is_frozen_while_the_markers_move() -> None:
    state = phase_three(
        coins={"1": 1, "2": 2, "3": 1}, buildings={"1": {"blue_3": 1}, "2": {"blue_3": 2}, "3": {"blue_3": 1}}
    )
    seats = []
    while asked(state):
        seats.append(asked(state)["seat"])
        play(state, "pass" if seats == ["1"] else "activate blue_3")
    assert seats == ["1", "2", "2", "3"]
    assert table_of(state)["doge"] == ["3", "2", "1"]


# Blue 1: the exchange.


@clause("RIA-9.2")
@pytest.mark.parametrize("colour", ["green", "yellow", "blue"])
@pytest.mark.parametrize("value", [2, 3])
def test_a_building_is_exchanged_for_one_of_its_colour_that_is_1_higher(colour: str, value: int) -> None:
    state = alone(1, {"blue_1": 1, f"{colour}_{value}": 1})
    play(state, "activate blue_1", f"exchange {colour}_{value} ready")
    assert buildings(state) == {"spent": {"blue_1": 1}, "new": {f"{colour}_{value + 1}": 1}}
    supply = table_of(state)["building_supply"]
    assert supply[f"{colour}_{value}"] == 5
    assert supply[f"{colour}_{value + 1}"] == 4
    assert points(state) == [0, 0, 0]


@clause("RIA-9.2")
def test_the_exchange_is_optional() -> None:
    state = alone(1, {"blue_1": 1, "green_2": 1})
    play(state, "activate blue_1", "pass")
    assert buildings(state) == {"ready": {"green_2": 1}, "spent": {"blue_1": 1}}


@clause("RIA-9.2")
def test_a_building_of_value_4_is_not_exchanged() -> None:
    state = alone(1, {"blue_1": 1, "green_3": 1, "green_4": 1, "blue_4": 1})
    play(state, "activate blue_1")
    assert legal(state) == ["exchange green_3 ready", "exchange blue_1 spent", "pass"]
    assert refusal(state, "exchange green_4 ready") == "RIA-9.2"
    assert refusal(state, "exchange blue_4 ready") == "RIA-9.2"


@clause("RIA-9.2")
@pytest.mark.parametrize(("away", "clause_in_the_way"), [(4, None), (5, "RIA-9.2")])
def test_there_is_no_exchange_when_the_target_is_out(away: int, clause_in_the_way: str | None) -> None:
    tiles = {"1": {"blue_1": 1, "green_2": 1}, "2": {"green_3": away}}
    state = phase_three(coins={"1": 1}, buildings=tiles)
    play(state, "activate blue_1")
    assert refusal(state, "exchange green_2 ready") == clause_in_the_way


@clause("RIA-9.3")
def test_any_of_the_owners_buildings_may_be_exchanged_with_or_without_a_coin() -> None:
    state = alone(2, {"green_2": 1, "blue_1": 1, "blue_2": 1, "blue_3": 1}, own_supply={"1": 18})
    play(state, "activate blue_2", "activate blue_1")
    assert legal(state) == [
        "exchange green_2 ready",
        "exchange blue_1 spent",
        "exchange blue_2 spent",
        "exchange blue_3 ready",
        "pass",
    ]
    assert refusal(state, "exchange yellow_2 ready") == "RIA-9.3"
    assert refusal(state, "exchange blue_2 ready") == "RIA-9.3"


@clause("RIA-9.3")
@pytest.mark.parametrize("tile", ["blue_1", "blue_2"])
def test_the_coin_of_an_exchanged_building_goes_to_the_general_supply_at_once(tile: str) -> None:
    state = alone(2, {"blue_1": 1, "blue_2": 1}, own_supply={"1": 18})
    play(state, "activate blue_2", "activate blue_1")
    assert table_of(state)["coin_supply"] == 28
    play(state, f"exchange {tile} spent")
    assert table_of(state)["coin_supply"] == 29
    assert table_of(state)["coins_on_buildings"] == {"1": 1}


@clause("RIA-9.3")
def test_a_building_without_a_coin_leaves_the_coins_where_they_are() -> None:
    state = alone(1, {"blue_1": 1, "green_2": 1})
    play(state, "activate blue_1", "exchange green_2 ready")
    assert table_of(state)["coins_on_buildings"] == {"1": 1}


@clause("RIA-9.3")
def test_blue_1_may_exchange_itself() -> None:
    state = alone(1, {"blue_1": 1})
    play(state, "activate blue_1", "exchange blue_1 spent")
    assert buildings(state) == {"new": {"blue_2": 1}}


@clause("RIA-9.3", "RIA-9.2")
def test_the_others_buildings_are_not_exchanged() -> None:
    state = phase_three(coins={"1": 1}, buildings={"1": {"blue_1": 1}, "2": {"green_2": 1}})
    play(state, "activate blue_1")
    assert refusal(state, "exchange green_2 ready") == "RIA-9.3"


@clause("RIA-9.6")
def test_a_building_gained_with_blue_1_cannot_be_activated_in_this_phase() -> None:
    state = alone(3, {"blue_1": 1, "blue_3": 1, "blue_4": 1})
    play(state, "activate blue_1", "exchange blue_1 spent")
    assert refusal(state, "activate blue_2") == "RIA-9.6"
    assert legal(state) == ["activate blue_3", "activate blue_4", "pass"]


@clause("RIA-9.6")
def test_who_has_nothing_but_a_building_gained_with_blue_1_is_not_asked_again() -> None:
    state = alone(3, {"blue_1": 1})
    play(state, "activate blue_1", "exchange blue_1 spent")
    assert not asked(state)


@clause("RIA-9.6")
def test_its_like_that_was_owned_before_can_be_activated() -> None:
    state = alone(3, {"blue_1": 1, "blue_3": 1, "blue_4": 1})
    play(state, "activate blue_1", "exchange blue_3 ready", "activate blue_4")
    assert points(state) == [3, 0, 0]
    assert not asked(state)


@clause("RIA-9.6")
@pytest.mark.parametrize(("given", "gained"), [("green_2 ready", "green_3"), ("blue_1 spent", "blue_2")])
def test_it_is_a_building_like_any_other_in_the_next_round(given: str, gained: str) -> None:
    tiles = {"1": {"blue_1": 1, "green_2": 1}}
    state = rialto(2, due("blue_buildings"), due("end_round"), coins={"1": 1}, buildings=tiles)
    play(state, "activate blue_1", f"exchange {given}")
    assert table_of(state)["round"] == 2
    assert buildings(state).keys() == {"ready"}
    assert buildings(state)["ready"][gained] == 1


@clause("RIA-9.8")
def test_a_building_gained_with_blue_1_may_be_exchanged_by_another_blue_1() -> None:
    state = alone(2, {"blue_1": 2, "green_2": 1})
    play(state, "activate blue_1", "exchange green_2 ready", "activate blue_1", "exchange green_3 new")
    assert buildings(state) == {"spent": {"blue_1": 2}, "new": {"green_4": 1}}
    assert table_of(state)["coins_on_buildings"] == {"1": 2}


# Blue 2 to 4.


@clause("RIA-9.4")
@pytest.mark.parametrize(("answer", "own"), [("bonus", 6), ("pass", 5)])
def test_blue_2_gives_1_vp_and_the_player_may_take_a_councillor(answer: str, own: int) -> None:
    state = alone(1, {"blue_2": 1}, own_supply={"1": 5})
    play(state, "activate blue_2")
    assert legal(state) == ["bonus", "pass"]
    play(state, answer)
    assert table_of(state)["own_supply"] == {"1": own}
    assert table_of(state)["general_supply"]["1"] == 18 - own
    assert points(state) == [1, 0, 0]


@clause("RIA-9.4")
@pytest.mark.parametrize(("general", "points_after", "choice"), [(1, 1, True), (0, 2, False)])
def test_only_if_no_councillor_is_left_blue_2_gives_1_vp_more(general: int, points_after: int, choice: bool) -> None:
    state = alone(1, {"blue_2": 1}, own_supply={"1": 18 - general})
    play(state, "activate blue_2")
    assert bool(asked(state)) == choice
    assert points(state) == [points_after, 0, 0]


@clause("RIA-9.5")
@pytest.mark.parametrize(("doge", "rank"), [(["1", "2", "3"], 1), (["3", "1", "2"], 2), (["3", "2", "1"], 3)])
def test_blue_3_moves_the_doge_marker_by_the_players_rank(doge: list[str], rank: int) -> None:
    state = alone(1, {"blue_3": 1}, doge=doge, doge_space={"1": 2, "2": 2, "3": 2})
    play(state, "activate blue_3")
    assert table_of(state)["doge_space"] == {"1": 2 + rank, "2": 2, "3": 2}
    assert table_of(state)["doge"][0] == "1"


@clause("RIA-9.5")
@pytest.mark.parametrize(
    ("spaces", "reached"),
    [({"2": 1, "3": 1}, 3 + 1), ({"2": 4, "3": 1}, 3 + 2), ({"2": 9, "3": 9}, 3 + 3)],
)
def test_for_a_second_blue_3_the_rank_is_taken_anew(spaces: dict[str, int], reached: int) -> None:
    state = alone(2, {"blue_3": 2}, doge=["2", "3", "1"], doge_space=spaces)
    play(state, "activate blue_3", "activate blue_3")
    assert table_of(state)["doge_space"]["1"] == reached


@clause("RIA-9.7")
def test_blue_4_gives_3_vp() -> None:
    state = alone(2, {"blue_4": 2})
    play(state, "activate blue_4")
    assert points(state) == [3, 0, 0]
    play(state, "activate blue_4")
    assert points(state) == [6, 0, 0]


@clause("RIA-X6")
def test_a_player_of_rank_3_moves_3_spaces_with_blue_3() -> None:
    state = alone(1, {"blue_3": 1}, doge=["3", "2", "1"])
    play(state, "activate blue_3")
    assert table_of(state)["doge_space"] == {"1": 3}
