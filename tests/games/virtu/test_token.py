"""Chapter 4: moving the token."""

from typing import Any

import pytest

from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.virtu.tables import asks, due, field, florins, lying, pile, ready, token, virtu
from tests.positions import asked, legal, play, refusal

TURN = due("spring_turn", of="1")


def turn(chamber: int, **table: Any) -> State:
    """A spring turn of seat 1 with the token in a chamber."""
    return virtu(3, TURN, token=token(chamber), **table)


def chamber(state: State) -> str:
    return str(field(state, "token")["1"])


@clause("VIR-4.1")
def test_in_the_first_spring_the_token_goes_anywhere_and_passes_no_arrow() -> None:
    state = virtu(3, TURN, year=1, token={}, palace={"1.R1": "banker.spent"})
    assert legal(state)[:5] == [f"token {n}" for n in range(1, 6)]
    play(state, "token 3")
    assert lying(state, "1.R1") == "banker.spent"
    assert asked(state) == {"decision": "take_action", "seat": "1"}


@clause("VIR-4.2")
def test_later_the_token_moves_clockwise_at_least_one_chamber() -> None:
    state = turn(5)
    assert refusal(state, "stop") == "VIR-4.2"
    play(state, "step")
    assert chamber(state) == "1"
    assert refusal(state, "stop") is None


@clause("VIR-4.3")
def test_two_steps_are_free() -> None:
    state = turn(1)
    play(state, "step", "step")
    assert refusal(state, "step") == "VIR-4.3"
    assert refusal(turn(1, treasury={"1": 5}), "buy_step") == "VIR-4.3"


@clause("VIR-4.4")
def test_one_further_step_costs_two_florins() -> None:
    state = turn(1, treasury={"1": 5})
    play(state, "step", "step", "buy_step")
    assert (chamber(state), florins(state)) == ("4", 3)
    assert refusal(state, "buy_step") == "VIR-4.4"
    poor = turn(1, treasury={"1": 1})
    play(poor, "step", "step")
    assert refusal(poor, "buy_step") == "VIR-4.4"


@clause("VIR-4.5")
def test_each_further_step_costs_an_arrow() -> None:
    state = turn(1, cities={"siena": "1", "ferrara": "1"})
    play(state, "step", "step", "use tile_ferrara arrow", "use tile_siena arrow")
    assert chamber(state) == "5"
    assert not ready(state, "tile_siena")
    assert refusal(state, "use tile_siena arrow") == "VIR-4.5"


@clause("VIR-4.6", "VIR-4.7")
def test_a_second_arrow_of_a_tile_serves_a_further_step_of_the_same_move() -> None:
    state = turn(1, tiles={"1": {"republic": 1}}, treasury={"1": 2})
    play(state, "step", "step", "use republic arrow")
    assert refusal(state, "buy_step") == "VIR-4.3"
    play(state, "step", "buy_step")
    assert chamber(state) == "1"
    assert (pile(state, "spent_tiles", "1", "republic"), florins(state)) == (1, 0)


@clause("VIR-4.6")
def test_arrows_left_are_lost_with_the_move() -> None:
    state = turn(1, tiles={"1": {"republic": 1}})
    play(state, "step", "step", "use republic arrow", "stop")
    assert asked(state) == {"decision": "take_action", "seat": "1"}


@clause("VIR-4.7", "VIR-X23")
@pytest.mark.parametrize(
    "paid",
    [
        ["buy_step", "use tile_ferrara arrow", "use tile_siena arrow"],
        ["use tile_ferrara arrow", "use tile_siena arrow", "use tile_spoleto arrow"],
    ],
)
def test_all_the_way_round_costs_two_florins_and_two_arrows_or_three_arrows(paid: list[str]) -> None:
    state = turn(
        2,
        cities={"siena": "1", "ferrara": "1", "spoleto": "1"},
        treasury={"1": 2},
        palace={"1.L1": "banker.spent", "1.R1": "merchant.spent"},
    )
    play(state, "step", "step", *paid)
    assert chamber(state) == "2"
    assert (lying(state, "1.L1"), lying(state, "1.R1")) == ("banker", "merchant")
    assert florins(state) == (0 if "buy_step" in paid else 2)


@clause("VIR-4.8", "VIR-X18")
def test_passing_an_arrow_readies_the_courtiers_of_its_side() -> None:
    """The left arrow stands between chambers 4 and 5, the right one between 2 and 3."""
    palace = {"1.L1": "banker.spent", "1.L2": "envoy.spent", "1.R1": "merchant.spent"}
    state = turn(4, palace=palace, bonuses={"1": {"copernicus": 1}})
    play(state, "step")
    assert [lying(state, f"1.{place}") for place in ("L1", "L2", "R1")] == ["banker", "envoy", "merchant.spent"]
    state = turn(2, palace=palace, bonuses={"1": {"copernicus": 1}})
    play(state, "step")
    assert [lying(state, f"1.{place}") for place in ("L1", "L2", "R1")] == ["banker.spent", "envoy.spent", "merchant"]
    state = turn(1, palace=palace, bonuses={"1": {"copernicus": 1}})
    play(state, "step")
    assert lying(state, "1.R1") == "merchant.spent"


@clause("VIR-4.9", "VIR-4.12")
def test_a_courtier_readied_by_the_move_pays_in_the_same_move() -> None:
    """The step out of chamber 2 readies the right side; its florins pay a later step."""
    state = turn(2, palace={"1.R1": "banker.spent"})
    play(state, "step", "step", "use R1 florin", "buy_step")
    assert (chamber(state), florins(state)) == ("5", 1)


@clause("VIR-4.9", "VIR-5.7")
def test_a_courtier_readied_by_the_move_removes_an_indulgence_in_it() -> None:
    state = turn(2, palace={"1.R1": "cardinal.spent"}, indulgences={"1": {"3": 1}})
    play(state, "step", "remove cross", "use R1 cross", "paid")
    assert pile(state, "indulgences") in (0, {})
    early = turn(1, palace={"1.R1": "cardinal.spent"}, indulgences={"1": {"2": 1}}, spent=["tile_florence"])
    play(early, "step")
    assert refusal(early, "remove cross") == "VIR-5.7"


@clause("VIR-4.10")
def test_the_action_is_optional() -> None:
    state = turn(1)
    play(state, "step", "step", "stop")
    assert {"act", "pass"} <= set(legal(state))
    play(state, "pass")
    assert asked(state) == {}


@clause("VIR-4.10")
def test_the_action_is_that_of_the_action_card() -> None:
    state = turn(1, palace={"1.action3": "condottiere"})
    play(state, "step", "step", "stop", "act")
    assert asked(state)["purpose"] == "campaign"


@clause("VIR-4.11", "VIR-5.6")
def test_an_indulgence_that_lies_there_leaves_nothing_to_do() -> None:
    state = turn(1, indulgences={"1": {"3": 1}})
    play(state, "step", "step", "pass", "stop")
    assert asked(state) == {}


@clause("VIR-4.11", "VIR-11.10", "VIR-X17")
def test_a_foreign_agent_bars_the_action() -> None:
    state = turn(1, agents={"1.3": "2"})
    play(state, "step", "step", "stop")
    assert refusal(state, "act") == "VIR-4.11"
    assert refusal(state, "use indulgence florin") is None
    state = turn(5, agents={"1.2": "2"}, palace={"1.L1": "envoy", "1.R1": "envoy"})
    play(state, "step", "step", "stop")
    assert refusal(state, "annex ravenna") == "VIR-4.11"


@clause("VIR-4.12", "VIR-5.10")
def test_the_move_is_settled_chamber_by_chamber() -> None:
    state = turn(1, palace={"1.L1": "cardinal", "1.R1": "gonfalonier"}, indulgences={"1": {"2": 1, "3": 1}})
    play(state, "step", "remove cross", "use L1 cross", "paid", "step")
    assert asked(state)["decision"] == "end_sale"
    assert refusal(state, "remove cross") == "VIR-5.7"
    play(state, "remove crown", "use R1 crown", "paid", "stop")
    assert pile(state, "indulgence_pile") == 10
    assert asked(state)["decision"] == "take_action"


@clause("VIR-4.13")
def test_more_than_five_steps_are_allowed_if_paid() -> None:
    state = turn(
        1,
        tiles={"1": {"republic": 1}},
        cities={"siena": "1", "ferrara": "1"},
        treasury={"1": 2},
    )
    play(
        state,
        "step",
        "step",
        "use republic arrow",
        "step",
        "use tile_ferrara arrow",
        "use tile_siena arrow",
        "buy_step",
    )
    assert chamber(state) == "3"


@clause("VIR-4.5")
def test_courtiers_with_arrows_give_them_too() -> None:
    """No card of the box shows an arrow; tiles that do are turned, others are refused."""
    state = turn(1, palace={"1.L1": "merchant"})
    play(state, "step", "step")
    assert refusal(state, "use L1 arrow") == "VIR-4.5"
    assert asks("move_token", taken=2, bought=0, arrows=0) == asked(state)
