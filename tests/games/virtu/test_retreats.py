"""Chapter 15: defeat and retreat."""

from typing import Any

from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.virtu.tables import asks, due, field, pile, ready, virtu
from tests.positions import asked, legal, play, refusal


def retreat(waiting: dict[str, dict[str, int]], seats: int = 3, **table: Any) -> State:
    return virtu(seats, due("retreats"), retreating=waiting, **table)


def choices(state: State) -> list[str]:
    return [move for move in legal(state) if not move.startswith("use")]


@clause("VIR-15.1")
def test_a_defeat_costs_one_unit_at_once() -> None:
    state = virtu(3, due("siege_turn", of="1"), units={"1": {"naples": 3}})
    play(state, "pass", "pass")
    assert pile(state, "unit_supply", "1") == 4
    assert pile(state, "retreating", "1") == {"naples": 2}


@clause("VIR-15.2")
def test_equal_strength_costs_the_defender_nothing() -> None:
    state = virtu(3, due("siege_turn", of="3"), units={"3": {"pisa": 3}, "1": {"pisa": 1}})
    play(state, "pass", "pass")
    assert pile(state, "units", "1") == {"pisa": 1}
    assert pile(state, "retreating", "3") == {"pisa": 2}


@clause("VIR-15.3")
def test_by_road_to_an_own_city_for_free() -> None:
    state = retreat({"1": {"siena": 1}})
    assert choices(state) == ["retreat florence", "retreat pisa", "disband siena"]
    assert refusal(state, "retreat rome") == "VIR-15.3"
    play(state, "retreat florence")
    assert pile(state, "units", "1") == {"florence": 1}


@clause("VIR-15.4", "VIR-15.9", "VIR-15.12", "VIR-15.13", "VIR-X11")
def test_from_a_port_by_ship_to_an_own_port() -> None:
    """Two units before Ajaccio; Pisa lies on the same sea and no road leads there."""
    state = retreat({"1": {"ajaccio": 2}}, alliances={"1": {"ottoman": 1}})
    assert asked(state) == {"decision": "pay", "seat": "1", "purpose": "retreat", "after": None}
    play(state, "use ottoman ship", "paid", "voyage pisa", "voyage pisa")
    assert pile(state, "units", "1") == {"pisa": 2}
    assert pile(state, "given") == 0
    one = retreat({"1": {"ajaccio": 2}})
    play(one, "use tile_pisa ship", "paid", "voyage pisa", "disband ajaccio")
    assert pile(one, "units", "1") == {"pisa": 1}
    assert pile(one, "unit_supply", "1") == 5


@clause("VIR-15.4")
def test_two_seas_cost_two_ships_a_unit() -> None:
    state = retreat({"1": {"messina": 1}}, palace={"1.L1": "merchant"})
    play(state, "use tile_pisa ship", "paid")
    assert asked(state) == {}
    assert pile(state, "unit_supply", "1") == 6
    state = retreat({"1": {"messina": 1}}, palace={"1.L1": "merchant"})
    play(state, "use L1 ship", "paid", "voyage pisa")
    assert pile(state, "units", "1") == {"pisa": 1}


@clause("VIR-15.5")
def test_a_player_may_give_units_up() -> None:
    state = retreat({"1": {"siena": 2}})
    play(state, "disband siena")
    assert pile(state, "unit_supply", "1") == 6
    assert asked(state) == {}


@clause("VIR-15.5", "VIR-15.13")
def test_units_that_can_go_nowhere_are_lost_without_a_question() -> None:
    state = retreat({"1": {"benevento": 2}})
    assert asked(state) == {}
    assert pile(state, "unit_supply", "1") == 6


@clause("VIR-15.6")
def test_retreats_come_in_turn_order_after_all_sieges() -> None:
    """Siena has fallen to Venice; what counts is who controls what now."""
    state = retreat({"1": {"siena": 1}, "3": {"ferrara": 1}}, order=["3", "1", "2"], cities={"pisa": "2"})
    assert asked(state)["seat"] == "3"
    play(state, "retreat venice")
    assert choices(state) == ["retreat florence", "disband siena"]


@clause("VIR-15.7")
def test_units_of_one_army_may_go_different_ways() -> None:
    state = retreat({"1": {"siena": 2}})
    play(state, "retreat florence")
    assert choices(state) == ["retreat florence", "retreat pisa", "disband siena"]
    play(state, "retreat pisa")
    assert pile(state, "units", "1") == {"florence": 1, "pisa": 1}


@clause("VIR-15.9")
def test_ships_of_chamber_cards_carry_nobody() -> None:
    state = retreat({"1": {"ajaccio": 1}}, palace={"1.action1": "merchant"}, spent=["tile_pisa"])
    assert asked(state) == {}
    assert pile(state, "unit_supply", "1") == 6


@clause("VIR-15.10")
def test_a_retreat_is_a_road_or_a_voyage_not_both() -> None:
    """From Bologna a road leads to Ravenna, but only Pisa is red."""
    state = retreat({"1": {"bologna": 1}}, cities={"florence": None})
    assert asked(state) == {}
    assert pile(state, "unit_supply", "1") == 6


@clause("VIR-15.11")
def test_after_a_field_battle_the_same_rules_hold() -> None:
    state = virtu(3, due("sieges"), due("retreats"), units={"1": {"siena": 2}, "3": {"siena": 2}})
    play(state, "pass", "pass")
    assert asked(state) == {"decision": "retreat_unit", "seat": "1", "city": "siena", "after": 0}
    play(state, "retreat pisa")
    assert field(state, "on_turn") == "3"
    assert pile(state, "unit_supply", "3") == 6


@clause("VIR-15.12")
def test_a_tile_with_two_ships_carries_two_units() -> None:
    state = retreat({"3": {"bari": 2}})
    play(state, "use tile_venice ship", "paid", "voyage venice", "voyage venice")
    assert pile(state, "units", "3") == {"venice": 2}
    assert not ready(state, "tile_venice", 3)


@clause("VIR-15.13")
def test_where_a_road_leads_no_ship_is_asked_for() -> None:
    """Ravenna is joined to Ancona by road; both are ports."""
    state = retreat({"1": {"ancona": 1}}, cities={"ravenna": "1", "florence": None, "pisa": None})
    assert asked(state) == asks("retreat_unit", city="ancona", after=0)
    assert choices(state) == ["retreat ravenna", "disband ancona"]
    assert refusal(state, "voyage ravenna") == "VIR-15.4"
