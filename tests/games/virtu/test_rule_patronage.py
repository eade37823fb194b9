"""Chapters 6 and 7: rule and patronage."""

from typing import Any

import pytest

from signoria.games.virtu.box import STEP_BONUS, STEP_CROWNS, STEP_FLORINS
from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.virtu.tables import action, asks, due, florins, lying, pile, points, ready, token, virtu
from tests.positions import asked, legal, play, refusal


def ruling(**table: Any) -> State:
    """Florence rules in chamber 3, which gives a crown."""
    return virtu(3, action(), token=token(3), **table)


@clause("VIR-6.1", "VIR-6.2")
def test_each_crown_or_cross_turns_two_tiles() -> None:
    spent = ["tile_florence", "tile_pisa", "tile_siena", "tile_ravenna", "tile_bologna"]
    state = ruling(
        cities={"siena": "1", "ravenna": "1", "bologna": "1"}, spent=spent, palace={"1.L1": "cardinal"}, sold={"1": 1}
    )
    play(state, "act", "use L1 cross", "paid")
    assert pile(state, "given") == {"crown": 1, "cross": 2}
    play(
        state, "ready tile_bologna", "ready tile_ravenna", "ready tile_florence", "ready tile_pisa", "ready tile_siena"
    )
    assert pile(state, "spent_tiles", "1") == 0


@clause("VIR-6.2")
def test_one_crown_turns_no_third_tile() -> None:
    state = ruling(cities={"siena": "1"}, spent=["tile_florence", "tile_pisa", "tile_siena"], sold={"1": 1})
    play(state, "act", "paid", "ready tile_florence", "ready tile_pisa")
    assert asked(state) == {}
    assert not ready(state, "tile_siena")


@clause("VIR-6.3", "VIR-X15")
def test_a_symbol_renews_the_bonus_of_an_alliance_instead() -> None:
    state = ruling(spent_alliances={"1": {"ottoman": 1}}, spent=["tile_pisa"], sold={"1": 1})
    play(state, "act", "paid", "renew ottoman")
    assert pile(state, "alliances", "1", "ottoman") == 1
    assert asked(state) == {}
    assert not ready(state, "tile_pisa")


@clause("VIR-6.4")
def test_a_tile_that_pays_for_the_action_is_not_readied_by_it() -> None:
    state = ruling(spent=["tile_pisa"])
    play(state, "act", "use tile_florence crown", "paid")
    assert refusal(state, "ready tile_florence") == "VIR-6.4"
    play(state, "ready tile_pisa")
    assert not ready(state, "tile_florence")
    assert pile(state, "spent_tiles", "1", "tile_florence") == 1


@clause("VIR-6.5")
def test_an_alliance_that_pays_for_the_action_is_not_renewed_by_it() -> None:
    state = ruling(alliances={"1": {"hre": 1}}, spent=["tile_pisa"], sold={"1": 1})
    play(state, "act", "use hre cross", "paid")
    assert refusal(state, "renew hre") == "VIR-6.5"
    play(state, "pass")
    assert pile(state, "spent_alliances", "1", "hre") == 1


@clause("VIR-6.6", "VIR-X26")
@pytest.mark.parametrize("before", [True, False])
def test_a_tile_turned_for_its_florins_is_readied_by_the_action(before: bool) -> None:
    state = ruling()
    play(state, *(["use tile_florence florin", "act"] if before else ["act", "use tile_florence florin"]))
    play(state, "paid", "ready tile_florence")
    assert ready(state, "tile_florence")
    assert florins(state) == 2


@clause("VIR-6.7")
def test_courtiers_are_not_readied() -> None:
    state = ruling(palace={"1.L1": "banker.spent"}, spent=["tile_pisa"])
    play(state, "act", "paid")
    assert not any("L1" in move for move in legal(state))


@clause("VIR-6.8")
def test_a_bonus_is_renewed_also_under_a_foreign_agent() -> None:
    state = ruling(spent_alliances={"1": {"hre": 1}}, agents={"hre": "2"}, sold={"1": 1})
    play(state, "act", "paid", "renew hre")
    assert pile(state, "alliances", "1", "hre") == 1


@clause("VIR-6.9")
def test_a_readied_tile_that_is_turned_again_is_not_readied_again() -> None:
    state = ruling(cities={"siena": "1"}, spent=["tile_pisa"], sold={"1": 1}, palace={"1.L1": "envoy"})
    play(state, "act", "use L1 crown", "paid", "ready tile_pisa")
    assert asked(state) == {}
    state = ruling(cities={"siena": "1"}, spent=["tile_pisa", "tile_siena"], sold={"1": 1}, palace={"1.L1": "envoy"})
    play(state, "act", "use L1 crown", "paid", "ready tile_pisa", "use tile_pisa florin")
    assert refusal(state, "ready tile_pisa") == "VIR-6.4"
    assert refusal(state, "ready tile_siena") is None


# Chapter 7.


def patron(step: int, **table: Any) -> State:
    """Florence is a patron in chamber 1, on a step of the track."""
    return virtu(3, action(), patronage={"1": step}, **table)


@clause("VIR-7.1")
@pytest.mark.parametrize("step", [0, 2])
def test_a_step_costs_florins_and_crowns_or_crosses(step: int) -> None:
    state = patron(step, treasury={"1": 9}, palace={"1.L1": "cardinal", "1.R1": "counsellor"}, spent=["tile_florence"])
    play(state, "act")
    assert pile(state, "owed") == {"florin": STEP_FLORINS[step + 1], "crown": STEP_CROWNS[step + 1]}
    play(state, "use L1 cross", "paid")
    assert pile(state, "patronage", "1") == step + 1
    assert florins(state) == 9 - STEP_FLORINS[step + 1]


@clause("VIR-7.1")
def test_crowns_and_crosses_may_be_mixed() -> None:
    state = patron(4, treasury={"1": 9}, palace={"1.L1": "cardinal", "1.R1": "counsellor"}, spent=["tile_florence"])
    play(state, "act", "use L1 cross", "use R1 crown", "paid")
    assert pile(state, "patronage", "1") == 5


@clause("VIR-7.1")
def test_without_the_means_there_is_no_step() -> None:
    assert refusal(patron(4, treasury={"1": 9}), "act") == "VIR-7.1"
    assert refusal(patron(0, spent=["tile_florence"], sold={"1": 1}), "act") == "VIR-7.1"


@clause("VIR-7.2")
def test_one_step_a_year() -> None:
    """A spring has one action."""
    state = patron(0, treasury={"1": 9}, sold={"1": 1})
    play(state, "act", "use tile_florence crown", "paid")
    assert asked(state) == {}


@clause("VIR-7.3")
@pytest.mark.parametrize("step", range(5))
def test_steps_two_and_four_give_a_bonus_at_once(step: int) -> None:
    assert [number for number, bonus in enumerate(STEP_BONUS) if bonus] == [2, 4]
    palace = {"1.L1": "pope"}
    state = patron(step, treasury={"1": 9}, palace=palace, sold={"1": 1})
    play(state, "act", "use L1 cross", "paid")
    assert (asked(state).get("decision") == "choose_bonus") == (step + 1 in (2, 4))


@clause("VIR-7.4")
def test_the_second_bonus_is_of_the_other_kind() -> None:
    state = virtu(3, asks("choose_bonus"), bonuses={"1": {"columbus": 1}})
    assert refusal(state, "bonus leonardo") == "VIR-7.4"
    assert [move for move in legal(state) if move.startswith("bonus")] == [
        "bonus bastion",
        "bonus prince",
        "bonus dome",
        "bonus sistine",
        "bonus cannons",
    ]


@clause("VIR-7.5")
def test_without_a_bonus_of_an_allowed_kind_none_is_taken() -> None:
    works = ["bastion", "prince", "dome", "sistine"]
    state = virtu(
        3,
        due("promote", of="1"),
        patronage={"1": 3},
        bonuses={"1": {"columbus": 1}, "2": dict.fromkeys(works, 1), "3": {"cannons": 1}},
    )
    assert asked(state) == {}
    assert pile(state, "patronage", "1") == 4


@clause("VIR-7.6")
def test_leonardo_gives_one_for_a_florin_in_each_siege() -> None:
    state = virtu(
        3, due("siege_turn", of="1"), units={"1": {"siena": 3}}, bonuses={"1": {"leonardo": 1}}, treasury={"1": 2}
    )
    play(state, "announce leonardo")
    assert florins(state) == 1
    assert refusal(state, "announce leonardo") == "VIR-14.15"
    play(state, "pass")
    assert state.piles[state.game.piles.labels.index("units.1.siena")] == 2


@clause("VIR-7.8")
def test_michelangelo_gives_a_crown_in_each_patronage() -> None:
    state = patron(0, treasury={"1": 1}, bonuses={"1": {"michelangelo": 1}}, spent=["tile_florence"])
    play(state, "act")
    assert pile(state, "given") == {"crown": 1}
    play(state, "paid")
    assert pile(state, "patronage", "1") == 1
    state = virtu(3, action(), token=token(3), bonuses={"1": {"michelangelo": 1}})
    play(state, "act")
    assert pile(state, "given") == {"crown": 1}


@clause("VIR-7.9", "VIR-7.16")
def test_columbus_is_worth_two_points_and_some_others_one() -> None:
    for bonus, worth in (("columbus", 2), ("leonardo", 1), ("cannons", 0), ("dome", 1), ("sistine", 0)):
        state = virtu(3, due("end_year"), ending=1, bonuses={"1": {bonus: 1}})
        assert points(state).get("bonuses", 0) == worth, bonus


@clause("VIR-7.10", "VIR-13.14")
def test_the_bastion_adds_two_to_every_defence() -> None:
    state = virtu(3, due("siege_turn", of="3"), units={"3": {"pisa": 4}}, bonuses={"1": {"bastion": 1}})
    events = play(state, "pass", "pass")
    strengths = [event.about for event in events if event.note is not None and event.note.name == "strength"]
    assert strengths == [[4, 4]]


@clause("VIR-7.11")
def test_the_prince_bars_foreign_agents_and_brings_one() -> None:
    state = virtu(3, asks("choose_bonus"))
    play(state, "bonus prince")
    assert pile(state, "agent_supply", "1") == 1
    state = virtu(
        3,
        asks("spy", 2),
        bonuses={"1": {"prince": 1}},
        alliances={"1": {"hre": 1}},
        agent_supply={"2": 1},
        given={"mask": 1},
        agents={"florence": "3"},
    )
    for move in ("spy_city pisa", "spy_chamber 1 2", "spy_power hre"):
        assert refusal(state, move) == "VIR-7.11"
    assert refusal(state, "spy_chamber 3 2") is None
    assert refusal(state, "lift_city florence") is None
    assert refusal(virtu(3, asks("spy"), bonuses={"1": {"prince": 1}}, agent_supply={"1": 1}), "spy_city pisa") is None


@clause("VIR-7.12")
def test_machiavelli_must_find_a_courtier_place() -> None:
    full = {"1.L1": "banker.spent", "1.R1": "merchant", "1.R2": "envoy"}
    state = virtu(3, asks("choose_bonus"), palace=full)
    play(state, "bonus machiavelli")
    assert asked(state) == {"decision": "settle_card", "seat": "1", "card": "machiavelli"}
    play(state, "discard L1", "settle L1")
    assert lying(state, "1.L1") == "machiavelli"
    assert pile(state, "market", "banker") == 5


@clause("VIR-7.13")
def test_a_discarded_machiavelli_leaves_the_game() -> None:
    palace = {"1.L1": "machiavelli"}
    state = virtu(3, asks("reorganise", shifts=8, last=None), palace=palace, bonuses={"1": {"machiavelli": 1}})
    play(state, "discard L1")
    assert pile(state, "bonus_supply", "machiavelli") == 0
    assert (
        refusal(virtu(3, asks("choose_bonus", 2), bonuses={"1": {"machiavelli": 1}}), "bonus machiavelli") == "VIR-1.6"
    )
    assert refusal(state, "pass") is None


@clause("VIR-7.14")
def test_the_cannons_come_available() -> None:
    state = virtu(3, asks("choose_bonus"))
    play(state, "bonus cannons")
    assert ready(state, "cannons")


@clause("VIR-7.15")
def test_dome_and_chapel_give_crosses_only_at_the_end() -> None:
    state = ruling(bonuses={"1": {"dome": 1, "sistine": 1}}, spent=["tile_pisa"])
    play(state, "act")
    assert not any("cross" in move for move in legal(state))
    end = virtu(3, due("end_year"), ending=1, bonuses={"1": {"sistine": 1}, "2": {"dome": 1}})
    assert [points(end, seat).get("religion", 0) for seat in (1, 2, 3)] == [4, 2, 0]


@clause("VIR-7.17")
def test_from_the_last_step_there_is_no_way_up() -> None:
    assert refusal(patron(5, treasury={"1": 99}, palace={"1.L1": "pope"}), "act") == "VIR-7.17"
