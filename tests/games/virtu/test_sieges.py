"""Chapter 13: sieges at the end of spring."""

from typing import Any

import pytest

from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.virtu.tables import asks, due, field, florins, lying, notes, pile, ready, virtu
from tests.positions import asked, legal, play, refusal


def siege(city: str, units: int, seat: int = 1, **table: Any) -> State:
    """The siege turn of a seat with units before a city."""
    more = table.pop("more", {})
    seats = table.pop("seats", 3)
    return virtu(seats, due("siege_turn", of=str(seat)), **{"units": {str(seat): {city: units}, **more}, **table})


def strengths(events: list[Any]) -> list[list[int]]:
    return [event.about for event in events if event.note is not None and event.note.name == "strength"]


def units(state: State, seat: int = 1) -> Any:
    return pile(state, "units", str(seat))


@clause("VIR-13.1")
def test_units_in_own_cities_besiege_nothing() -> None:
    assert asked(siege("florence", 3)) == {}
    assert asked(siege("siena", 1))["decision"] == "announce"


@clause("VIR-13.2")
def test_each_player_comes_once_in_turn_order_and_chooses_the_order_of_sieges() -> None:
    state = virtu(
        3,
        due("sieges"),
        order=["2", "1", "3"],
        units={"1": {"siena": 3, "bologna": 3}, "2": {"benevento": 3}},
        agents={"siena": "1", "bologna": "1"},
    )
    assert (asked(state)["seat"], field(state, "city")) == ("2", "benevento")
    play(state, "pass")
    assert asked(state) == {"decision": "choose_siege", "seat": "1"}
    assert [move for move in legal(state) if move.startswith("siege")] == ["siege bologna", "siege siena"]
    play(state, "siege siena", "pass")
    assert field(state, "city") == "bologna"
    play(state, "pass")
    assert field(state, "control")["bologna"] == "1"


@clause("VIR-13.3", "VIR-14.1")
def test_another_besieger_is_fought_first() -> None:
    state = siege("siena", 4, more={"3": {"siena": 1}})
    assert field(state, "defender") == "3"
    play(state, "pass", "pass")
    assert asked(state)["decision"] == "go_on"


@clause("VIR-13.4", "VIR-13.5", "VIR-13.18", "VIR-13.19", "VIR-11.12", "VIR-X6")
def test_red_takes_siena_with_two_units_and_a_bonus() -> None:
    """Value 3, red agent: 3 against 2, no unit is lost."""
    state = siege("siena", 2, agents={"siena": "1"}, own_war_tokens={"1": 1})
    events = play(state, "announce token", "pass")
    assert strengths(events) == [[3, 2]]
    assert field(state, "control")["siena"] == "1"
    assert units(state) == {"siena": 2}


@clause("VIR-13.5", "VIR-15.1", "VIR-X7")
def test_yellow_fails_before_benevento() -> None:
    """Value 2, an agent of somebody else: 2 against 3."""
    state = siege("benevento", 2, seat=2, agents={"benevento": "3"})
    assert strengths(play(state, "pass")) == [[2, 3]]
    assert "benevento" not in field(state, "control")
    assert pile(state, "retreating", "2") == {"benevento": 1}


@clause("VIR-13.6", "VIR-13.19", "VIR-X8")
def test_three_units_and_a_bonus_take_parma() -> None:
    """Value 1 and a defending unit: 4 against 2; both lose a unit."""
    state = siege("parma", 3, seats=4, cities={"parma": "4"}, more={"4": {"parma": 1}}, own_war_tokens={"1": 1})
    events = play(state, "announce token", "pass", "pass")
    assert strengths(events) == [[4, 2]]
    assert units(state) == {"parma": 2}
    assert pile(state, "units", "4") in (0, {})
    assert pile(state, "unit_supply", "4") == 6


@clause("VIR-13.19", "VIR-13.23", "VIR-X9")
def test_three_red_units_and_a_bonus_take_ravenna_with_one_survivor() -> None:
    """Value 2, a defending unit and bonus, red agent: 4 against 3, 2 attackers are lost."""
    state = siege(
        "ravenna",
        3,
        cities={"ravenna": "3"},
        more={"3": {"ravenna": 1}},
        agents={"ravenna": "1"},
        own_war_tokens={"1": 1, "3": 1},
    )
    events = play(state, "announce token", "announce token", "pass", "pass")
    assert strengths(events) == [[4, 3]]
    assert units(state) == {"ravenna": 1}
    assert field(state, "control")["ravenna"] == "1"


@clause("VIR-11.13", "VIR-X4")
def test_greens_agent_in_reds_siena_helps_only_green() -> None:
    table: dict[str, Any] = {"cities": {"siena": "1"}, "agents": {"siena": "3"}}
    assert strengths(play(siege("siena", 2, seat=3, **table), "pass", "pass")) == [[2, 2]]
    assert strengths(play(siege("siena", 2, seat=2, **table), "pass", "pass")) == [[2, 3]]


@clause("VIR-11.14", "VIR-X5")
def test_the_controllers_own_agent_changes_nothing_and_keeps_others_out() -> None:
    table: dict[str, Any] = {"seats": 4, "cities": {"spoleto": "4"}, "agents": {"spoleto": "4"}}
    assert strengths(play(siege("spoleto", 2, **table), "pass", "pass")) == [[2, 2]]
    state = virtu(
        4, asks("spy"), cities={"spoleto": "4"}, agents={"spoleto": "4"}, given={"mask": 1}, agent_supply={"1": 1}
    )
    assert refusal(state, "spy_city spoleto") == "VIR-11.3"


@clause("VIR-13.7", "VIR-13.8")
def test_bonuses_alternate_and_a_pass_is_not_final() -> None:
    state = siege("naples", 5, own_war_tokens={"1": 2, "2": 1})
    seats = []
    for move in ("pass", "announce token", "announce token", "pass", "announce token", "pass"):
        seats.append(asked(state)["seat"])
        play(state, move)
    assert seats == ["1", "2", "1", "2", "1", "2"]
    assert asked(state) == {"decision": "announce", "seat": "1", "passes": 1}
    play(state, "pass")
    assert asked(state) == {}


@clause("VIR-13.9", "VIR-13.10", "VIR-13.15")
def test_a_courtiers_war_symbols_cost_a_florin_each_and_turn_the_card() -> None:
    state = siege("siena", 3, palace={"1.L1": "condottiere", "1.R1": "admiral.spent"}, treasury={"1": 1})
    assert refusal(state, "announce R1") == "VIR-13.9"
    events = play(state, "announce L1", "pass")
    assert strengths(events) == [[4, 3]]
    assert lying(state, "1.L1") == "condottiere.spent"
    assert florins(state) == 0
    poor = siege("siena", 3, palace={"1.L1": "condottiere"})
    assert refusal(poor, "announce L1") == "VIR-13.10"


@clause("VIR-13.9")
def test_all_sources_of_a_war_bonus() -> None:
    state = siege(
        "siena",
        1,
        palace={"1.L1": "condottiere"},
        treasury={"1": 3},
        bonuses={"1": {"leonardo": 1, "cannons": 1}},
        tiles={"1": {"cannons": 1}},
        alliances={"1": {"france": 1}},
        own_war_tokens={"1": 1},
    )
    announced = [move for move in legal(state) if move.startswith("announce")]
    assert announced == ["announce token", "announce L1", "announce leonardo", "announce cannons", "announce france"]


@clause("VIR-13.11", "VIR-14.15")
def test_leonardo_helps_attacker_and_owner_once_in_each_siege() -> None:
    state = siege("pisa", 4, seat=3, bonuses={"1": {"leonardo": 1}}, treasury={"1": 3})
    play(state, "pass", "announce leonardo", "pass")
    assert refusal(state, "announce leonardo") == "VIR-14.15"
    play(state, "pass")
    again = siege("pisa", 4, seat=3, bonuses={"1": {"leonardo": 1}}, treasury={"1": 3}, leonardo_now=1)
    play(again, "pass")
    assert refusal(again, "announce leonardo") is None


@clause("VIR-13.12", "VIR-13.33")
def test_cannons_cost_one_florin_in_all_and_give_two() -> None:
    table: dict[str, Any] = {"bonuses": {"1": {"cannons": 1}}, "tiles": {"1": {"cannons": 1}}, "treasury": {"1": 1}}
    state = siege("siena", 2, **table)
    events = play(state, "announce cannons", "pass")
    assert strengths(events) == [[4, 3]]
    assert florins(state) == 0
    assert not ready(state, "cannons")
    assert refusal(siege("siena", 2, spent=["cannons"], **table), "announce cannons") == "VIR-13.12"


@clause("VIR-13.13", "VIR-18.9", "VIR-18.7")
def test_france_gives_two_and_is_used_up() -> None:
    state = siege("siena", 2, alliances={"1": {"france": 1}})
    assert strengths(play(state, "announce france", "pass")) == [[4, 3]]
    assert pile(state, "spent_alliances", "1", "france") == 1
    barred = siege("siena", 2, alliances={"1": {"france": 1}}, agents={"france": "2"})
    assert refusal(barred, "announce france") == "VIR-13.13"


@clause("VIR-13.16")
def test_a_defender_uses_own_tokens_of_this_spring() -> None:
    state = siege("pisa", 4, seat=3, own_war_tokens={"1": 1})
    assert strengths(play(state, "pass", "announce token", "pass", "pass")) == [[4, 3]]
    assert pile(state, "war_tokens") == 11


@clause("VIR-13.17")
def test_tokens_left_after_the_own_sieges_go_back_but_not_those_of_who_had_none() -> None:
    state = virtu(
        3,
        due("sieges"),
        units={"1": {"siena": 4}, "3": {"benevento": 1}},
        own_war_tokens={"1": 2, "2": 1},
    )
    play(state, "pass")
    assert pile(state, "own_war_tokens") == {"2": 1}


@clause("VIR-13.18", "VIR-15.2", "VIR-X10")
def test_equal_strength_is_a_defeat_and_the_rest_goes_to_perugia() -> None:
    state = virtu(5, due("siege_turn", of="1"), due("retreats"), units={"1": {"spoleto": 2}}, cities={"perugia": "1"})
    assert strengths(play(state, "pass")) == [[2, 2]]
    assert pile(state, "unit_supply", "1") == 5
    assert asked(state) == {"decision": "retreat_unit", "seat": "1", "city": "spoleto", "after": 0}
    play(state, "retreat perugia")
    assert units(state) == {"perugia": 1}
    assert florins(state) == 0


@clause("VIR-13.20")
def test_the_victory_stands_without_survivors() -> None:
    state = siege("parma", 2, seats=4, cities={"parma": "4"}, more={"4": {"parma": 2}}, own_war_tokens={"1": 2})
    play(state, "announce token", "pass", "announce token", "pass", "pass")
    assert units(state) in (0, {})
    assert field(state, "control")["parma"] == "1"


@clause("VIR-13.21")
def test_lost_units_can_be_recruited_in_the_coming_winter() -> None:
    state = virtu(3, due("siege_turn", of="1"), units={"1": {"naples": 1, "florence": 5}})
    play(state, "pass", "pass")
    assert pile(state, "unit_supply", "1") == 1


@clause("VIR-13.22")
def test_the_tile_comes_exhausted_from_the_middle_or_from_the_loser() -> None:
    state = siege("siena", 4)
    play(state, "pass")
    assert pile(state, "spent_tiles", "1", "tile_siena") == 1
    state = siege("pisa", 4, seat=3)
    play(state, "pass", "pass")
    assert pile(state, "spent_tiles", "3", "tile_pisa") == 1
    assert not ready(state, "tile_pisa")


@clause("VIR-13.24")
def test_a_city_taken_from_a_player_gives_one_trophy_for_each_opponent() -> None:
    state = siege("pisa", 4, seat=3)
    play(state, "pass", "pass")
    assert pile(state, "trophies", "3") == {"1": 1}
    state = siege("siena", 4, seat=3)
    play(state, "pass")
    assert pile(state, "trophies") in (0, {})


@clause("VIR-13.24", "VIR-13.25")
def test_a_second_victory_over_the_same_opponent_gives_no_trophy() -> None:
    state = siege("pisa", 4, seat=3, trophies={"3": {"1": 1}})
    play(state, "pass", "pass")
    assert pile(state, "trophies", "3") == {"1": 1}
    assert field(state, "control")["pisa"] == "3"


@clause("VIR-13.26", "VIR-13.34")
def test_a_cathedral_changes_hands_with_its_city() -> None:
    state = siege(
        "palermo",
        6,
        cathedrals={"palermo": 1, "naples": 1},
        tiles={"2": {"cathedral": 1}},
        spent_tiles={"2": {"cathedral": 1}},
    )
    play(state, "pass", "pass")
    assert pile(state, "cathedrals", "palermo") == 1
    assert pile(state, "spent_tiles", "1", "cathedral") == 1
    assert ready(state, "cathedral", 2)
    assert pile(state, "spent_tiles", "2", "cathedral") == 0


@clause("VIR-13.27", "VIR-16.2")
def test_the_losers_disc_moves_first_and_the_winners_lies_on_top() -> None:
    """Venice has 1 city and takes one of Florence's 2: then both have... 2 and 1; Naples stays at 2."""
    state = siege("pisa", 4, seat=3, cities={"verona": None}, track=["2", "1", "3"])
    play(state, "pass", "pass")
    assert pile(state, "city_track") == {"1": 1, "2": 2, "3": 2}
    assert field(state, "track") == ["3", "2", "1"]


@clause("VIR-13.28")
def test_a_player_without_a_city_plays_on() -> None:
    state = virtu(3, due("spring_turn", of="1"), cities={"florence": None, "pisa": None})
    play(state, "step", "step", "stop")
    assert asked(state)["decision"] == "take_action"
    assert pile(state, "city_track", "1") == 0


@clause("VIR-13.29")
def test_a_token_serves_once() -> None:
    state = siege("siena", 2, own_war_tokens={"1": 1})
    play(state, "announce token")
    assert refusal(state, "announce token") == "VIR-13.9"
    assert pile(state, "war_tokens") == 11


@clause("VIR-13.30")
def test_a_neutral_city_answers_nothing() -> None:
    state = siege("siena", 1, own_war_tokens={"1": 3})
    for _ in range(3):
        assert asked(state)["seat"] == "1"
        play(state, "announce token")
    play(state, "pass")
    assert field(state, "control")["siena"] == "1"


@clause("VIR-13.32")
def test_a_siege_cannot_be_dropped() -> None:
    state = virtu(3, due("siege_turn", of="1"), units={"1": {"siena": 1, "bologna": 1}})
    assert all(move.startswith(("siege", "use")) for move in legal(state))
    assert refusal(state, "siege ravenna") == "VIR-13.1"


@clause("VIR-15.8")
def test_a_neutral_city_loses_nothing() -> None:
    state = siege("siena", 1)
    events = play(state, "pass")
    assert "repelled" in notes(events)
    assert pile(state, "tile_supply", "tile_siena") == 1


@clause("VIR-13.14")
@pytest.mark.parametrize("attackers", [4, 5])
def test_the_bastion_can_decide_a_siege(attackers: int) -> None:
    state = siege("pisa", attackers, seat=3, bonuses={"1": {"bastion": 1}})
    play(state, "pass", "pass")
    assert (field(state, "control")["pisa"] == "3") == (attackers == 5)
