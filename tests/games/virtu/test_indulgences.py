"""Chapter 5: sales of indulgences and their end."""

from typing import Any

import pytest

from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.virtu.tables import action, asks, due, field, florins, pile, points, ready, token, virtu
from tests.positions import asked, legal, play, refusal

SELL = "use indulgence florin"


def held(state: State, chamber: int) -> int:
    return int(pile(state, "indulgences", "1", str(chamber)))


@clause("VIR-5.1")
def test_one_sale_a_year_in_spring_or_winter() -> None:
    state = virtu(3, action(), asks("pay_upkeep"), token=token(3), units={"1": {"florence": 1}})
    play(state, SELL)
    assert refusal(state, SELL) == "VIR-5.1"
    play(state, "pass")
    assert refusal(state, SELL) == "VIR-5.1"
    assert pile(virtu(3, due("begin_year"), sold={"1": 1}), "sold") in (0, {})


@clause("VIR-5.2")
def test_a_sale_gives_three_florins_or_a_crown() -> None:
    state = virtu(3, action(), token=token(3))
    play(state, SELL)
    assert florins(state) == 3
    state = virtu(3, action(), token=token(3))
    play(state, "act", "use indulgence crown")
    assert pile(state, "given", "crown") == 2
    assert florins(state) == 0


@clause("VIR-5.3")
def test_the_crown_goes_into_the_payment_under_way() -> None:
    state = virtu(3, action(), token=token(2), palace={"1.L1": "envoy"}, spent=["tile_florence"])
    play(state, "annex ravenna", "use L1 crown", "use indulgence crown", "paid")
    assert field(state, "control")["ravenna"] == "1"
    winter = virtu(3, asks("buy", after=None), treasury={"1": 3}, spent=["tile_florence"])
    play(winter, "buy_card envoy", "pass", "use indulgence crown", "paid")
    assert held(winter, 1) == 1


@clause("VIR-5.3")
def test_in_winter_the_crown_may_go_into_an_alliance() -> None:
    state = virtu(3, asks("make_alliance"), palace={"1.L1": "merchant", "1.R1": "admiral"}, spent=["tile_florence"])
    play(state, "ally ottoman", "use L1 ship", "use R1 ship", "use indulgence crown", "paid")
    assert pile(state, "alliances", "1", "ottoman") == 1


@clause("VIR-5.4")
def test_the_card_lies_on_the_chamber_of_the_token() -> None:
    state = virtu(3, action(), token=token(3), palace={"1.action3": "gonfalonier"})
    play(state, SELL)
    assert held(state, 3) == 1
    assert pile(state, "indulgence_pile") == 9


@clause("VIR-5.5", "VIR-5.6")
def test_no_sale_while_the_tokens_chamber_holds_an_indulgence() -> None:
    state = virtu(3, asks("recruit", after=None), token=token(3), indulgences={"1": {"3": 1}})
    assert refusal(state, SELL) == "VIR-5.5"
    assert refusal(virtu(3, asks("recruit", after=None), token=token(3), indulgences={"1": {"2": 1}}), SELL) is None


@clause("VIR-5.7", "VIR-5.15", "VIR-X19")
def test_the_end_of_a_sale_costs_a_cross_or_two_crowns() -> None:
    table: dict[str, Any] = {
        "token": token(1),
        "indulgences": {"1": {"2": 1}},
        "palace": {"1.L1": "cardinal", "1.R1": "envoy"},
    }
    state = virtu(3, due("spring_turn", of="1"), **table)
    play(state, "step")
    assert [move for move in legal(state) if "florin" not in move] == ["remove crown", "remove cross", "pass"]
    play(state, "remove cross")
    assert "use R1 crown" not in legal(state)
    play(state, "use L1 cross", "paid", "stop")
    assert held(state, 2) == 0
    assert "annex ravenna" in legal(state)
    state = virtu(3, due("spring_turn", of="1"), **table)
    play(state, "step", "remove crown")
    assert not any("cross" in move for move in legal(state))
    play(state, "use R1 crown", "paid")
    assert held(state, 2) == 0


@clause("VIR-5.7")
@pytest.mark.parametrize("crowns", [1, 2])
def test_one_crown_is_not_enough(crowns: int) -> None:
    palace = {"1.L1": "counsellor"} if crowns == 2 else {}
    state = virtu(3, due("spring_turn", of="1"), token=token(1), indulgences={"1": {"2": 1}}, palace=palace)
    play(state, "step")
    assert refusal(state, "remove crown") == (None if crowns == 2 else "VIR-5.7")


@clause("VIR-5.8", "VIR-18.11")
def test_chamber_cards_do_not_pay_for_it_but_the_empire_does() -> None:
    table: dict[str, Any] = {"token": token(1), "indulgences": {"1": {"2": 1}}, "spent": ["tile_florence"]}
    state = virtu(3, due("spring_turn", of="1"), palace={"1.action2": "envoy", "1.upgrade2": "cardinal"}, **table)
    play(state, "step")
    assert refusal(state, "remove crown") == "VIR-5.7"
    assert refusal(state, "remove cross") == "VIR-5.7"
    state = virtu(3, due("spring_turn", of="1"), alliances={"1": {"hre": 1}}, **table)
    play(state, "step", "remove cross", "use hre cross", "paid")
    assert held(state, 2) == 0


@clause("VIR-5.9")
def test_after_the_end_of_a_sale_a_new_one_may_be_declared_there() -> None:
    state = virtu(
        3, due("spring_turn", of="1"), token=token(1), indulgences={"1": {"2": 1}}, palace={"1.L1": "cardinal"}
    )
    play(state, "step", "remove cross", "use L1 cross", "paid", "stop")
    assert refusal(state, SELL) is None
    play(state, SELL)
    assert held(state, 2) == 1


@clause("VIR-5.11")
def test_a_sale_for_florins_before_the_action_after_it_or_without_it() -> None:
    state = virtu(3, action(), token=token(4), agent_supply={"1": 1})
    play(state, "act", "paid", "pass")
    assert asked(state) == {"decision": "close_turn", "seat": "1"}
    play(state, SELL)
    assert florins(state) == 3
    assert refusal(virtu(3, asks("move_token", taken=1, bought=0, arrows=0)), SELL) == "not asked"


@clause("VIR-5.11")
def test_a_foreign_agent_does_not_bar_the_sale() -> None:
    state = virtu(3, action(), token=token(3), agents={"1.3": "2"})
    assert refusal(state, SELL) is None


@clause("VIR-5.12")
@pytest.mark.parametrize("step", ["pay_upkeep", "reorganise", "buy", "recruit", "make_alliance"])
def test_in_winter_a_sale_is_possible_in_every_step(step: str) -> None:
    all_arguments: dict[str, dict[str, Any]] = {
        "reorganise": {"shifts": 8, "last": None},
        "buy": {"after": None},
        "recruit": {"after": None},
    }
    arguments = all_arguments.get(step, {})
    state = virtu(3, asks(step, **arguments), units={"1": {"pisa": 1}})
    play(state, SELL)
    assert florins(state) == 3


@clause("VIR-5.13", "VIR-20.16")
def test_each_indulgence_costs_a_point() -> None:
    state = virtu(3, due("end_year"), ending=1, indulgences={"1": {"1": 1, "4": 1}})
    assert points(state)["indulgences"] == -2


@clause("VIR-5.14")
def test_leaving_a_chamber_is_not_passing_over_it() -> None:
    state = virtu(
        3, due("spring_turn", of="1"), token=token(2), indulgences={"1": {"2": 1}}, palace={"1.L1": "cardinal"}
    )
    play(state, "step")
    assert asked(state)["decision"] == "move_token"
    assert held(state, 2) == 1


@clause("VIR-5.15")
def test_the_crown_of_a_sale_does_not_pay_for_the_end_of_another() -> None:
    state = virtu(3, due("spring_turn", of="1"), token=token(1), indulgences={"1": {"2": 1}})
    play(state, "step")
    assert refusal(state, "remove crown") == "VIR-5.7"
    assert not any("indulgence" in move for move in legal(state))


@clause("VIR-5.16")
def test_the_card_of_a_sale_in_this_turn_does_not_block_the_action() -> None:
    state = virtu(3, action(), token=token(3), spent=["tile_pisa"])
    play(state, SELL)
    assert refusal(state, "act") is None
    play(state, "act", "paid", "ready tile_pisa")
    assert ready(state, "tile_pisa")


@clause("VIR-5.17")
@pytest.mark.parametrize(
    ("purpose", "takes"), [("trade", False), ("campaign", False), ("intrigue", False), ("rule", True)]
)
def test_the_crown_only_where_crowns_pay(purpose: str, takes: bool) -> None:
    state = virtu(3, asks("pay", purpose=purpose, after=None), token=token(3))
    assert ("use indulgence crown" in legal(state)) == takes
    assert SELL in legal(state)
