"""Chapter 11: intrigue and agents."""

from typing import Any

import pytest

from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.virtu.tables import action, asks, due, field, pile, token, virtu
from tests.positions import asked, legal, play, refusal


def plot(masks: int, **table: Any) -> State:
    """Florence has masks to spend."""
    return virtu(3, asks("spy"), **{"given": {"mask": masks}, "agent_supply": {"1": 2}, **table})


@clause("VIR-11.1", "VIR-11.18")
def test_a_mask_puts_an_agent_anywhere() -> None:
    state = plot(3)
    play(state, "spy_city naples", "spy_chamber 2 3")
    assert field(state, "agents") == {"naples": "1", "2.3": "1"}
    assert pile(state, "agent_supply", "1") == 0
    assert refusal(state, "spy_power france") == "VIR-11.1"
    play(state, "pass")
    assert asked(state) == {}


@clause("VIR-11.1")
def test_there_is_no_palace_of_a_seat_that_nobody_has() -> None:
    assert refusal(plot(1), "spy_chamber 4 1") == "VIR-11.1"


@clause("VIR-11.1", "VIR-11.2")
def test_moving_an_agent_costs_one_mask() -> None:
    state = plot(2, agents={"naples": "1"}, agent_supply={})
    play(state, "lift_city naples")
    assert asked(state) == {"decision": "move_agent", "seat": "1", "left": "naples"}
    assert refusal(state, "spy_city naples") == "VIR-11.1"
    play(state, "spy_power france")
    assert field(state, "agents") == {"france": "1"}
    assert pile(state, "given") == {"mask": 1}


@clause("VIR-11.1", "VIR-11.5")
def test_an_opponents_agent_goes_back_to_its_owner() -> None:
    state = plot(1, agents={"1.2": "3"})
    play(state, "lift_chamber 1 2")
    assert field(state, "agents") == {}
    assert pile(state, "agent_supply", "3") == 1
    assert asked(state) == {}


@clause("VIR-11.3")
@pytest.mark.parametrize("move", ["spy_city siena", "spy_chamber 2 1", "spy_power hre"])
def test_one_agent_in_a_place(move: str) -> None:
    state = plot(1, agents={"siena": "2", "2.1": "1", "hre": "3"})
    assert refusal(state, move) == "VIR-11.3"


@clause("VIR-11.4")
def test_replacing_a_foreign_agent_takes_two_masks() -> None:
    state = plot(2, agents={"siena": "2"})
    play(state, "lift_city siena", "spy_city siena")
    assert field(state, "agents") == {"siena": "1"}
    assert pile(state, "given") == 0


@clause("VIR-11.6", "VIR-11.17")
def test_agents_in_own_places_hinder_nothing() -> None:
    state = plot(2)
    play(state, "spy_chamber 1 3", "spy_city florence")
    assert field(state, "agents") == {"1.3": "1", "florence": "1"}
    own = virtu(3, action(), token=token(3), agents={"1.3": "1"}, spent=["tile_pisa"])
    assert refusal(own, "act") is None
    winter = virtu(3, asks("reorganise", shifts=8, last=None), agents={"1.3": "1"}, palace={"1.L1": "gonfalonier"})
    assert refusal(winter, "move L1 action3") is None


@clause("VIR-11.7")
@pytest.mark.parametrize("card", ["counsellor", "podesta", "assassin"])
def test_three_kinds_of_card_bring_an_agent_to_the_supply(card: str) -> None:
    state = virtu(3, due("purchases", of="1"), treasury={"1": 5})
    play(state, f"buy_card {card}", "pass", *(["use tile_florence crown"] if card != "counsellor" else []), "paid")
    assert pile(state, "agent_supply", "1") == 1


@clause("VIR-11.7")
def test_with_five_agents_none_is_gained() -> None:
    state = virtu(3, due("purchases", of="1"), treasury={"1": 5}, agent_supply={"1": 5})
    play(state, "buy_card counsellor", "pass", "paid")
    assert pile(state, "agent_supply", "1") == 5


@clause("VIR-11.8")
def test_the_agent_stays_when_the_card_is_discarded() -> None:
    state = virtu(3, asks("reorganise", shifts=8, last=None), palace={"1.L1": "counsellor"}, agents={"siena": "1"})
    play(state, "discard L1")
    assert field(state, "agents") == {"siena": "1"}


@clause("VIR-11.9", "VIR-18.6")
def test_conquest_and_take_over_remove_no_agent() -> None:
    state = virtu(3, due("siege_turn", of="1"), units={"1": {"siena": 5}}, agents={"siena": "2"})
    play(state, "pass")
    assert field(state, "control")["siena"] == "1"
    assert field(state, "agents") == {"siena": "2"}


@clause("VIR-11.10", "VIR-17.4", "VIR-X17")
def test_a_foreign_agent_shuts_the_chamber_in_winter() -> None:
    palace = {"1.L1": "gonfalonier", "1.action2": "envoy"}
    state = virtu(3, asks("reorganise", shifts=8, last=None), palace=palace, agents={"1.2": "2", "1.3": "3"})
    assert refusal(state, "move L1 action3") == "VIR-17.4"
    assert refusal(state, "move action2 R1") == "VIR-17.4"
    assert refusal(state, "move L1 action4") is None


@clause("VIR-11.11")
def test_intrigue_itself_gets_past_a_foreign_agent_for_two_masks() -> None:
    state = virtu(
        3, action(), token=token(4), agents={"1.4": "2"}, palace={"1.L1": "counsellor"}, agent_supply={"1": 1}
    )
    play(state, "act")
    assert refusal(state, "paid") == "VIR-3.36"
    play(state, "use L1 mask", "paid")
    assert field(state, "agents") == {}
    assert pile(state, "given") == 0
    assert pile(state, "agent_supply", "2") == 1


@clause("VIR-11.11")
def test_without_a_second_mask_the_agent_bars_intrigue_too() -> None:
    assert refusal(virtu(3, action(), token=token(4), agents={"1.4": "2"}), "act") == "VIR-11.11"


@clause("VIR-11.11")
def test_with_an_action_card_any_two_masks_do() -> None:
    palace = {"1.action4": "assassin", "1.L1": "fam_rome_3"}
    state = virtu(5, action(), token=token(4, 5), agents={"1.4": "2"}, palace=palace, agent_supply={"1": 1})
    play(state, "act", "paid")
    assert field(state, "agents") == {}
    state = virtu(5, action(), token=token(4, 5), agents={"1.4": "2"}, palace=palace, agent_supply={"1": 1})
    play(state, "act", "use L1 mask", "paid", "spy_city siena")
    assert field(state, "agents") == {"siena": "1"}


@clause("VIR-X17")
def test_greens_own_agent_in_its_campaign_chamber_costs_an_opponent_two_masks() -> None:
    state = plot(2, agents={"3.4": "3"})
    assert refusal(state, "spy_chamber 3 4") == "VIR-11.3"
    play(state, "lift_chamber 3 4", "spy_chamber 3 4")
    assert field(state, "agents") == {"3.4": "1"}


@clause("VIR-11.16")
def test_where_an_agent_stands_at_a_power_has_no_effect() -> None:
    """There is one place for it, whoever is allied."""
    for allied in ({}, {"2": {"ottoman": 1}}, {"1": {"ottoman": 1}}):
        state = plot(1, alliances=allied)
        play(state, "spy_power ottoman")
        assert field(state, "agents") == {"ottoman": "1"}


@clause("VIR-11.18")
def test_an_own_agent_may_be_moved_more_than_once() -> None:
    state = plot(2, agents={"siena": "1"}, agent_supply={})
    play(state, "lift_city siena", "spy_city ravenna", "lift_city ravenna", "spy_city siena")
    assert field(state, "agents") == {"siena": "1"}


@clause("VIR-22.1")
def test_the_option_allows_one_agent_in_each_palace() -> None:
    table: dict[str, Any] = {"given": {"mask": 1}, "agent_supply": {"1": 2}, "agents": {"2.1": "3"}}
    state = virtu(3, asks("spy"), options={"palace_agents": "one"}, **table)
    assert refusal(state, "spy_chamber 2 2") == "VIR-22.1"
    assert refusal(state, "spy_chamber 3 2") is None
    assert refusal(virtu(3, asks("spy"), **table), "spy_chamber 2 2") is None
    assert "spy_chamber 2 2" not in legal(state)
