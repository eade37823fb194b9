"""Chapter 17: upkeep, reorganisation, purchases and recruiting."""

from typing import Any

import pytest

from signoria.games.virtu.box import BRACKET_FLORINS, BRACKET_UNITS
from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.virtu.tables import asks, due, field, florins, lying, pile, ready, token, virtu
from tests.positions import asked, legal, play, refusal


def without_florins(state: State) -> list[str]:
    """The legal moves but for turns for florins."""
    return [move for move in legal(state) if not move.endswith("florin")]


# Step 1.


def upkeep(count: int, florins: int = 9) -> State:
    return virtu(3, asks("pay_upkeep"), units={"1": {"florence": count}}, treasury={"1": florins})


@clause("VIR-17.1")
@pytest.mark.parametrize("count", range(1, 7))
def test_one_sum_for_all_units_by_bracket(count: int) -> None:
    assert BRACKET_UNITS == [0, 2, 4, 6]
    state = upkeep(count)
    bracket = (count + 1) // 2
    play(state, f"upkeep {bracket}")
    assert florins(state) == 9 - BRACKET_FLORINS[bracket]
    assert pile(state, "units", "1") == {"florence": count}


@clause("VIR-17.1")
def test_without_units_there_is_no_upkeep() -> None:
    assert asked(virtu(3, due("upkeep", of="1"))) == {}


@clause("VIR-17.2")
def test_a_lower_bracket_keeps_as_many_as_it_covers() -> None:
    state = virtu(3, asks("pay_upkeep"), units={"1": {"florence": 2, "pisa": 3}}, treasury={"1": 2})
    assert refusal(state, "upkeep 3") == "VIR-17.2"
    play(state, "upkeep 1", "disband florence", "disband pisa", "disband pisa")
    assert pile(state, "units", "1") == {"florence": 1, "pisa": 1}


@clause("VIR-17.35")
def test_nothing_or_the_sum_of_a_bracket_up_to_the_needed_one() -> None:
    state = upkeep(3)
    assert without_florins(state) == ["upkeep 0", "upkeep 1", "upkeep 2"]
    assert refusal(state, "upkeep 3") == "VIR-17.35"
    play(state, "upkeep 0")
    assert pile(state, "units", "1") == 0
    assert pile(state, "unit_supply", "1") == 6


# Step 2.


def reorganising(seats: int = 3, **table: Any) -> State:
    return virtu(seats, asks("reorganise", shifts=8, last=None), **table)


@clause("VIR-17.3", "VIR-17.28")
def test_reorganising_is_optional() -> None:
    state = reorganising()
    play(state, "pass")
    assert asked(state) == {}


@clause("VIR-17.4")
def test_token_indulgence_or_agent_shut_a_chamber() -> None:
    palace = {"1.L1": "gonfalonier", "1.action1": "humanist", "1.action2": "envoy", "1.action3": "merchant"}
    state = reorganising(palace=palace, token=token(1), indulgences={"1": {"2": 1}}, agents={"1.3": "2"})
    for chamber in (1, 2, 3):
        assert refusal(state, f"move action{chamber} R1") == "VIR-17.4"
        assert refusal(state, f"move L1 upgrade{chamber}") == "VIR-17.4"
    assert refusal(state, "move L1 action4") is None


@clause("VIR-17.5")
def test_only_an_available_courtier_moves_and_stays_available() -> None:
    state = reorganising(palace={"1.L1": "gonfalonier", "1.R1": "envoy.spent"})
    assert refusal(state, "move R1 action4") == "VIR-17.5"
    assert refusal(state, "move R1 L1") == "VIR-17.5"
    play(state, "move L1 R2")
    assert lying(state, "1.R2") == "gonfalonier"


@clause("VIR-17.6", "VIR-17.7")
def test_a_card_that_leaves_a_chamber_is_exhausted_and_goes_no_further() -> None:
    state = reorganising(palace={"1.action3": "gonfalonier"})
    play(state, "move action3 L1")
    assert lying(state, "1.L1") == "gonfalonier.spent"
    assert refusal(state, "move L1 action4") == "VIR-17.5"


@clause("VIR-17.6")
def test_without_a_free_place_no_card_leaves_a_chamber() -> None:
    palace = {"1.L1": "banker", "1.R1": "merchant", "1.R2": "envoy", "1.action3": "gonfalonier"}
    state = reorganising(palace=palace)
    assert refusal(state, "move action3 L1") in ("VIR-17.6", "not asked")
    assert not any(move.startswith("move action3") for move in legal(state))
    play(state, "discard R1", "move action3 R1")
    assert lying(state, "1.R1") == "gonfalonier.spent"


@clause("VIR-17.7")
def test_two_courtiers_swap_only_over_a_free_place() -> None:
    full = reorganising(palace={"1.L1": "banker", "1.R1": "merchant", "1.R2": "envoy"})
    assert not any(move.startswith(("move L1 R", "move R1 L")) for move in legal(full))
    state = reorganising(palace={"1.L1": "banker", "1.R1": "merchant"})
    play(state, "move L1 R2", "move R1 L1")
    assert (lying(state, "1.L1"), lying(state, "1.R2")) == ("merchant", "banker")


@clause("VIR-17.9", "VIR-17.10")
def test_a_courtier_may_be_discarded_also_when_exhausted() -> None:
    state = reorganising(palace={"1.L1": "banker.spent", "1.R1": "fam_florence_1"})
    play(state, "discard L1", "discard R1")
    assert pile(state, "market", "banker") == 5
    assert pile(state, "cards", "1") in (0, {})
    assert refusal(virtu(3, asks("buy", after=None), treasury={"1": 9}), "buy_card fam_florence_1") == "not asked"


@clause("VIR-17.10", "VIR-17.20")
def test_a_card_that_has_just_paid_may_be_discarded_for_a_new_one() -> None:
    palace = {"1.L1": "banker", "1.R1": "merchant", "1.R2": "admiral"}
    state = virtu(3, due("purchases", of="1"), palace=palace)
    play(state, "buy_card merchant", "pass", "use L1 florin", "paid", "discard L1", "settle L1")
    assert lying(state, "1.L1") == "merchant.new"


@clause("VIR-17.11")
def test_cards_in_chambers_are_not_discarded() -> None:
    state = reorganising(palace={"1.action3": "gonfalonier"})
    assert refusal(state, "discard action3") == "not asked"


@clause("VIR-17.29")
def test_who_adds_a_card_chooses_which_lies_on_top() -> None:
    palace = {"1.L1": "gonfalonier", "1.action4": "assassin"}
    state = reorganising(palace=palace)
    play(state, "move L1 action4")
    assert (lying(state, "1.action4"), lying(state, "1.upgrade4")) == ("gonfalonier", "assassin")
    state = reorganising(palace=palace)
    play(state, "move L1 upgrade4")
    assert (lying(state, "1.action4"), lying(state, "1.upgrade4")) == ("assassin", "gonfalonier")
    play(state, "swap 4")
    assert (lying(state, "1.action4"), lying(state, "1.upgrade4")) == ("gonfalonier", "assassin")


@clause("VIR-17.29")
def test_what_cannot_be_swapped() -> None:
    palace = {"1.action4": "assassin", "1.upgrade4": "banker", "1.action1": "humanist", "1.upgrade1": "envoy"}
    state = reorganising(palace=palace)
    assert refusal(state, "swap 4") == "VIR-17.29"
    assert refusal(state, "swap 1") == "VIR-17.4"


@clause("VIR-17.36", "VIR-17.8")
def test_a_card_without_an_action_waits_as_the_upgrade_for_its_action_card() -> None:
    state = reorganising(palace={"1.L1": "banker", "1.R1": "merchant"})
    play(state, "move L1 upgrade4")
    assert refusal(state, "pass") == "VIR-17.8"
    play(state, "move R1 action4")
    assert (lying(state, "1.action4"), lying(state, "1.upgrade4")) == ("merchant", "banker")
    assert refusal(state, "pass") is None


@clause("VIR-3.31")
def test_a_lone_card_with_an_action_is_the_action_card() -> None:
    palace = {"1.action4": "assassin", "1.upgrade4": "merchant", "1.L1": "envoy"}
    state = reorganising(palace=palace)
    assert refusal(state, "move L1 upgrade3") == "VIR-3.31"
    play(state, "move action4 R1")
    assert (lying(state, "1.action4"), lying(state, "1.upgrade4")) == ("merchant", None)


@clause("VIR-17.37")
def test_from_one_lighter_place_to_another_when_all_are_used() -> None:
    state = reorganising(palace={"1.L2": "banker", "1.L1": "merchant"}, bonuses={"1": {"copernicus": 1}})
    assert refusal(state, "move L2 R3") is None
    assert refusal(state, "move L1 R3") == "VIR-3.4"
    play(state, "move L2 R3")
    assert lying(state, "1.R3") == "banker"


@clause("VIR-17.38")
def test_mere_shifts_are_counted_and_none_goes_on_at_once() -> None:
    state = reorganising(palace={"1.L1": "banker"})
    play(state, "move L1 R1")
    assert asked(state) == {"decision": "reorganise", "seat": "1", "shifts": 7, "last": "R1"}
    assert refusal(state, "move R1 L1") == "not asked"
    assert refusal(state, "move R1 R2") == "not asked"
    last = virtu(3, asks("reorganise", shifts=0, last=None), palace={"1.L1": "merchant"})
    assert not any(move in ("move L1 R1", "swap 4") for move in legal(last))
    assert refusal(last, "move L1 action4") is None


@clause("VIR-X16", "VIR-17.5", "VIR-17.6")
def test_the_reorganisation_of_naples() -> None:
    """Ferdinand under the Gonfalonier, the Merchant to the left, the Envoy exhausted to the freed right place."""
    palace = {
        "2.L1": "fam_naples_2",
        "2.R1": "merchant",
        "2.R2": "fam_naples_3.spent",
        "2.action2": "gonfalonier",
        "2.action5": "fam_naples_1",
        "2.upgrade5": "envoy",
    }
    state = virtu(
        3,
        asks("reorganise", 2, shifts=8, last=None),
        palace=palace,
        token={"1": "1", "2": "3", "3": "1"},
        indulgences={"2": {"4": 1}},
    )
    assert refusal(state, "move R1 action3") == "VIR-17.4"
    assert refusal(state, "move R1 action4") == "VIR-17.4"
    assert refusal(state, "move R2 upgrade2") == "VIR-17.5"
    play(state, "move L1 upgrade2", "move R1 L1", "move upgrade5 R1")
    assert field(state, "palace") == {
        "2.L1": "merchant",
        "2.R1": "envoy.spent",
        "2.R2": "fam_naples_3.spent",
        "2.action2": "gonfalonier",
        "2.action5": "fam_naples_1",
        "2.upgrade2": "fam_naples_2",
    }
    assert refusal(state, "pass") is None


# Step 3.


def buying(**table: Any) -> State:
    return virtu(3, due("purchases", of="1"), due("end_purchases", of="1"), asks("close_turn"), **table)


@clause("VIR-17.12")
def test_any_number_of_different_things_for_their_cost() -> None:
    state = buying(treasury={"1": 9}, sold={"1": 1})
    play(state, "buy_tile principality_florence", "buy_card merchant")
    assert pile(state, "owed") == {"florin": 6, "crown": 1}
    assert refusal(state, "buy_card envoy") == "VIR-17.12"
    play(state, "pass", "use tile_florence crown", "paid")
    assert florins(state) == 3


@clause("VIR-17.13")
def test_nothing_bought_now_gives_anything_in_this_winter() -> None:
    state = virtu(
        3,
        due("purchases", of="1"),
        asks("recruit", after=None),
        due("end_purchases", of="1"),
        asks("close_turn"),
        treasury={"1": 6},
        palace={"1.R1": "envoy"},
    )
    play(
        state,
        "buy_tile guild",
        "buy_card banker",
        "pass",
        "use R1 crown",
        "use tile_florence crown",
        "paid",
        "settle L1",
    )
    assert lying(state, "1.L1") == "banker.new"
    assert refusal(state, "use L1 florin") == "VIR-3.27"
    assert refusal(state, "use guild florin") == "VIR-3.27"
    play(state, "pass")
    assert lying(state, "1.L1") == "banker"
    assert ready(state, "guild")


@clause("VIR-17.14")
def test_the_total_is_one_payment() -> None:
    """Two crowns of one Envoy serve two purchases."""
    state = buying(treasury={"1": 6}, palace={"1.L1": "envoy"}, spent=["tile_florence"])
    play(state, "buy_card envoy", "buy_card podesta", "pass", "use L1 crown", "paid")
    assert florins(state) == 0


@clause("VIR-17.15", "VIR-17.30")
def test_cards_in_chambers_pay_for_nothing_in_winter() -> None:
    table: dict[str, Any] = {
        "palace": {"1.action1": "envoy", "1.upgrade1": "banker"},
        "spent": ["tile_florence"],
        "sold": {"1": 1},
        "treasury": {"1": 3},
    }
    assert refusal(buying(**table), "buy_card envoy") == "VIR-17.12"
    state = virtu(3, asks("pay_upkeep"), units={"1": {"pisa": 1}}, **table)
    assert not any("action" in move or "upgrade" in move for move in legal(state))


@clause("VIR-17.16")
def test_one_copy_of_each_kind_in_a_winter() -> None:
    state = buying(treasury={"1": 9})
    play(state, "buy_card merchant")
    assert refusal(state, "buy_card merchant") == "not asked"
    assert "buy_card merchant" in legal(buying(treasury={"1": 9}, palace={"1.L1": "merchant"}))


@clause("VIR-17.17")
def test_one_cardinal_one_guild_and_one_of_each_title() -> None:
    table: dict[str, Any] = {
        "treasury": {"1": 30},
        "palace": {"1.action2": "envoy", "1.upgrade2": "cardinal", "1.L1": "gonfalonier"},
        "tiles": {"1": {"guild": 1, "duchy_florence": 1}},
    }
    state = buying(**table)
    for move in ("buy_card cardinal", "buy_tile guild", "buy_tile duchy_florence"):
        assert refusal(state, move) == "VIR-17.17"


@clause("VIR-17.18")
def test_own_titles_only_and_kingdom_or_republic() -> None:
    rich: dict[str, Any] = {"treasury": {"1": 30}, "palace": {"1.L1": "envoy", "1.R1": "gonfalonier"}}
    state = buying(**rich)
    assert refusal(state, "buy_tile duchy_naples") == "VIR-17.18"
    assert refusal(state, "buy_tile duchy_florence") is None
    assert refusal(state, "buy_tile kingdom") is None
    owner = buying(tiles={"1": {"kingdom": 1}}, **rich)
    assert refusal(owner, "buy_tile republic") == "VIR-17.18"
    play(state, "buy_tile kingdom")
    assert refusal(state, "buy_tile republic") == "VIR-17.18"


@clause("VIR-17.19")
def test_the_supply_limits_purchases() -> None:
    rich: dict[str, Any] = {"treasury": {"1": 30}, "palace": {"1.L1": "envoy", "1.R1": "gonfalonier"}}
    state = buying(tiles={"2": {"kingdom": 1}, "3": {"kingdom": 1}}, **rich)
    assert refusal(state, "buy_tile kingdom") == "VIR-17.19"
    five = {f"{seat}.{place}": "banker" for seat in (2, 3) for place in ("L1", "R1", "R2")}
    five.pop("3.R2")
    state = buying(**{**rich, "palace": {**rich["palace"], **five}})
    assert refusal(state, "buy_card banker") == "VIR-17.19"


@clause("VIR-17.20")
def test_a_bought_card_comes_available_to_a_free_place() -> None:
    state = buying(treasury={"1": 3})
    play(state, "buy_card merchant", "pass", "paid", "settle R1")
    assert lying(state, "1.R1") == "merchant"


@clause("VIR-17.22", "VIR-X21")
def test_a_cathedral_needs_an_own_city_of_value_three_or_four_without_one() -> None:
    table: dict[str, Any] = {"treasury": {"2": 4}, "palace": {"2.L1": "cardinal"}}
    state = virtu(3, due("purchases", of="2"), **table)
    play(state, "buy_tile cathedral", "pass", "use L1 cross", "paid")
    assert [move for move in legal(state) if move.startswith("build")] == ["build naples", "build palermo"]
    play(state, "build palermo")
    assert pile(state, "cathedrals") == {"palermo": 1}
    both = virtu(
        3, due("purchases", of="2"), cathedrals={"palermo": 1, "naples": 1}, tiles={"2": {"cathedral": 2}}, **table
    )
    assert refusal(both, "buy_tile cathedral") == "VIR-17.22"


@clause("VIR-17.23")
def test_a_cathedral_is_worth_a_point() -> None:
    state = virtu(3, due("end_year"), ending=1, tiles={"1": {"cathedral": 2}})
    assert {term.name: term.points for term in state.scores()[0].terms}["tiles"] == 2


@clause("VIR-17.24")
def test_the_place_of_a_title_bought_now_is_open_at_once() -> None:
    palace = {"1.L1": "gonfalonier", "1.R1": "merchant", "1.R2": "admiral"}
    state = buying(treasury={"1": 6}, palace=palace)
    play(state, "buy_tile principality_florence", "buy_card merchant", "pass", "use L1 crown", "paid")
    assert [move for move in legal(state) if move.startswith("settle")] == ["settle L2", "settle R3"]


@clause("VIR-17.33")
def test_every_bought_card_needs_a_place_and_none_makes_room_for_another_new_one() -> None:
    palace = {"1.L1": "banker", "1.R1": "merchant", "1.R2": "admiral"}
    state = buying(treasury={"1": 30}, palace=palace)
    play(state, "buy_card merchant", "buy_card gonfalonier", "buy_card counsellor")
    assert refusal(state, "buy_card condottiere") == "VIR-17.33"
    play(state, "pass", "paid", "discard L1", "settle L1")
    assert refusal(state, "discard L1") == "VIR-17.33"


@clause("VIR-17.28")
def test_purchases_recruiting_and_alliance_are_optional() -> None:
    state = virtu(3, due("winter_turn", of="1"))
    assert asked(state)["decision"] == "reorganise"
    for step in ("reorganise", "buy", "recruit", "make_alliance"):
        assert asked(state)["decision"] == step
        play(state, "pass")
    assert asked(state) == {}


# Step 4.


def recruiting(**table: Any) -> State:
    return virtu(3, asks("recruit", after=None), **table)


@clause("VIR-17.25", "VIR-17.31")
def test_one_florin_at_home_three_elsewhere() -> None:
    state = recruiting(cities={"siena": "1"}, treasury={"1": 5})
    play(state, "recruit florence", "recruit pisa", "recruit siena")
    assert florins(state) == 0
    assert pile(state, "units", "1") == {"florence": 1, "pisa": 1, "siena": 1}
    assert refusal(recruiting(cities={"siena": "1"}, treasury={"1": 2}), "recruit siena") == "VIR-17.25"


@clause("VIR-17.25")
def test_only_in_controlled_cities() -> None:
    assert refusal(recruiting(treasury={"1": 9}), "recruit siena") == "VIR-17.25"


@clause("VIR-17.26")
def test_a_lost_starting_city_recruits_for_nobody_cheaply() -> None:
    state = recruiting(cities={"pisa": "2"}, treasury={"1": 9, "2": 9})
    assert refusal(state, "recruit pisa") == "VIR-17.26"
    other = virtu(3, asks("recruit", 2, after=None), cities={"pisa": "2"}, treasury={"2": 3})
    play(other, "recruit pisa")
    assert florins(other, 2) == 0


@clause("VIR-17.27")
def test_at_most_six_units() -> None:
    state = recruiting(treasury={"1": 9}, units={"1": {"florence": 5}})
    play(state, "recruit florence")
    assert refusal(state, "recruit florence") == "VIR-17.27"


@clause("VIR-17.32")
def test_units_removed_in_step_one_can_be_recruited_in_step_four() -> None:
    state = virtu(3, due("winter_turn", of="1"), units={"1": {"siena": 6}}, treasury={"1": 2})
    play(state, "upkeep 0", "pass", "pass", "recruit florence", "recruit florence", "pass", "pass")
    assert pile(state, "units", "1") == {"florence": 2}
    assert florins(state) == 0


@clause("VIR-17.34")
def test_the_steps_are_separate_payments() -> None:
    """The Envoy's two crowns: one bought the Envoy, the other is gone for the alliance."""
    state = virtu(
        3,
        due("purchases", of="1"),
        asks("make_alliance"),
        palace={"1.L1": "envoy", "1.R1": "merchant", "1.R2": "admiral"},
        treasury={"1": 3},
        spent=["tile_florence"],
        sold={"1": 1},
    )
    play(state, "buy_card envoy", "pass", "use L1 crown", "paid", "discard L1", "settle L1")
    assert refusal(state, "ally ottoman") == "VIR-18.3"
