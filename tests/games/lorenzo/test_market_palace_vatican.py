"""Chapters 10, 11 and 12: the market, the council palace, and the Vatican report."""

from typing import Any

import pytest

from signoria.games.lorenzo.box import FAITH_VP
from tests.clauses import clause
from tests.games.lorenzo.tables import due, gained, goods, lorenzo, mine, points, terms, turn
from tests.positions import asked, legal, play, refusal, table_of

SIX = {"white": "6", "black": "6", "orange": "6"}


@clause("LOR-10.1")
@pytest.mark.parametrize(("space", "gain"), [(1, {"coin": 5}), (2, {"servant": 5}), (3, {"military": 3, "coin": 2})])
def test_what_the_market_gives(space: int, gain: dict[str, int]) -> None:
    assert gained(turn(4), f"place white market_{space}") == gain


@clause("LOR-10.1")
def test_the_fourth_space_gives_two_different_privileges() -> None:
    state = turn(4)
    assert gained(state, "place white market_4", "privilege wood_and_stone", "privilege faith") == {
        "wood": 1,
        "stone": 1,
        "faith": 1,
    }


@clause("LOR-10.3")
def test_a_market_space_holds_one_but_a_player_may_hold_several() -> None:
    state = turn(stands={"1.black": "market_1"})
    assert refusal(state, "place white market_1") == "LOR-10.3"
    assert "place white market_2" in legal(state)


@clause("LOR-10.4")
def test_at_the_market_a_value_of_1_does_as_well_as_6() -> None:
    ones = {"white": "1", "black": "6", "orange": "6"}
    assert gained(turn(dice=ones), "place white market_1") == gained(turn(dice=ones), "place black market_1")


# The council palace.


@clause("LOR-11.1", "LOR-11.4")
def test_the_palace_holds_any_number_in_order_of_arrival() -> None:
    stands = {"2.white": "council_palace", "1.black": "council_palace"}
    state = turn(stands=stands)
    play(state, "place white council_palace", "privilege faith")
    assert table_of(state)["council"] == ["2.white", "1.black", "1.white"]


@clause("LOR-11.2")
def test_in_the_palace_a_value_of_1_is_enough() -> None:
    state = turn(dice={"white": "1", "black": "1", "orange": "1"})
    assert "place white council_palace" in legal(state)
    assert refusal(state, "place neutral council_palace") == "LOR-4.5"


@clause("LOR-11.3")
def test_the_palace_gives_a_privilege_and_a_coin() -> None:
    assert gained(turn(), "place white council_palace", "privilege military") == {"coin": 1, "military": 2}


# The Vatican report.


@clause("LOR-12.1", "LOR-12.2")
@pytest.mark.parametrize(("number", "needed"), [(2, 3), (4, 4)])
def test_the_faith_needed_grows(number: int, needed: int) -> None:
    held = {"1": {"faith": needed - 1}, "2": {"faith": needed}}
    state = lorenzo(2, due("vatican_report"), round=number, goods=held)
    assert table_of(state)["excommunicated"] == {"1": {str(number // 2): 1}}
    assert goods(state) == {"faith": needed - 1}
    assert asked(state) == {"decision": "support_church", "seat": "2"}


@clause("LOR-12.1")
def test_in_round_6_five_are_needed() -> None:
    held = {"1": {"faith": 4}, "2": {"faith": 5}}
    state = lorenzo(2, due("vatican_report"), round=6, goods=held)
    assert table_of(state)["excommunicated"] == {"1": {"3": 1}}


@clause("LOR-12.2")
def test_who_is_excommunicated_suffers_the_tile_from_now_on() -> None:
    state = lorenzo(2, due("vatican_report"), {"decision": "take_turn", "seat": "1"}, round=2)
    assert table_of(state)["cubes"] == {"1": 2, "2": 2}
    other = turn(4, excommunicated={"1": {"1": 1}})
    assert gained(other, "place white market_3") == {"military": 2, "coin": 2}


@clause("LOR-12.3", "LOR-12.4", "LOR-X23")
def test_who_has_enough_faith_chooses() -> None:
    state = lorenzo(2, due("vatican_report"), round=2, goods=mine(faith=3))
    assert legal(state) == ["support", "defy"]
    play(state, "defy")
    assert goods(state) == {"faith": 3}
    assert table_of(state)["excommunicated"]["1"] == {"1": 1}
    assert points(state) == [0, 0]


@clause("LOR-12.5", "LOR-X23")
def test_support_costs_all_faith_and_scores_its_step() -> None:
    state = lorenzo(2, due("vatican_report"), round=2, goods=mine(faith=7))
    play(state, "support")
    assert goods(state) == {}
    assert terms(state) == {"church": 9}
    assert "1" not in table_of(state)["excommunicated"]


@clause("LOR-12.6")
def test_the_points_of_the_faith_track() -> None:
    assert FAITH_VP == [0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 22, 25, 30]
    state = lorenzo(2, due("vatican_report"), round=4, goods=mine(faith=15))
    play(state, "support")
    assert points(state)[0] == 30


@clause("LOR-12.7")
def test_the_church_asks_in_turn_order_and_openly() -> None:
    held = {seat: {"faith": 5} for seat in "123"}
    state = lorenzo(3, due("vatican_report"), round=2, goods=held, order=["2", "3", "1"])
    seen = []
    while state.agenda:
        seen.append(asked(state)["seat"])
        assert state.agenda[-1].witness < -1
        play(state, "support")
    assert seen == ["2", "3", "1"]


@clause("LOR-12.8", "LOR-12.9")
def test_the_last_report_asks_nobody_and_everybody_scores() -> None:
    held = {"1": {"faith": 4}, "2": {"faith": 5}, "3": {}}
    state = lorenzo(3, due("vatican_report"), round=6, goods=held)
    assert not state.agenda
    assert points(state) == [4, 5, 0]
    assert [goods(state, seat) for seat in (1, 2, 3)] == [{}, {}, {}]
    assert table_of(state)["excommunicated"] == {"1": {"3": 1}, "3": {"3": 1}}


@clause("LOR-12.10")
def test_excommunications_last_and_add_up() -> None:
    table: dict[str, Any] = {
        "tiles": {"X12": 1, "X26": 1, "X31": 1},
        "excommunicated": {"1": {"1": 1, "2": 1}},
        "dice": SIX,
    }
    state = turn(4, goods=mine(servant=2), **table)
    assert gained(state, "place white market_1", "servants 0") == {"coin": 4}
    both = turn(4, goods=mine(servant=2), floors={"territory_4": "woods"}, **table)
    play(both, "place white territory_4")
    assert legal(both) == ["servants 2"]


@clause("LOR-X22")
def test_red_with_two_faith_is_excommunicated_in_round_2() -> None:
    state = lorenzo(2, due("vatican_report"), round=2, goods=mine(faith=2))
    assert table_of(state)["excommunicated"]["1"] == {"1": 1}
    assert goods(state) == {"faith": 2}
