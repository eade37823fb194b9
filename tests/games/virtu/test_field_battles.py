"""Chapter 14: field battles before a besieged city."""

from typing import Any

from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.virtu.tables import due, field, notes, pile, virtu
from tests.positions import asked, legal, play, refusal


def battle(seats: int = 3, seat: int = 1, **table: Any) -> State:
    """The siege turn of a seat."""
    return virtu(seats, due("siege_turn", of=str(seat)), **table)


def before_siena(**numbers: int) -> dict[str, dict[str, int]]:
    """So many units of each seat before Siena."""
    return {seat.removeprefix("seat"): {"siena": count} for seat, count in numbers.items()}


def there(state: State, seat: int) -> int:
    return int(pile(state, "units", str(seat), "siena"))


@clause("VIR-14.1", "VIR-14.2")
def test_units_and_bonuses_count_but_not_the_city() -> None:
    state = battle(units=before_siena(seat1=3, seat3=1), own_war_tokens={"3": 1}, bonuses={"3": {"bastion": 1}})
    assert (asked(state)["seat"], field(state, "defender")) == ("1", "3")
    events = play(state, "pass", "announce token", "pass", "pass")
    assert [event.about for event in events if event.note is not None and event.note.name == "strength"] == [[3, 2]]
    assert there(state, 3) == 0
    assert there(state, 1) == 2


@clause("VIR-14.3")
def test_the_winner_loses_as_many_as_the_loser() -> None:
    state = battle(units=before_siena(seat1=2, seat3=3), own_war_tokens={"1": 2})
    play(state, "announce token", "pass", "announce token", "pass", "pass")
    assert (there(state, 1), there(state, 3)) == (0, 0)
    assert asked(state) == {}


@clause("VIR-14.4")
def test_the_winner_on_turn_goes_on_or_gives_up_without_further_loss() -> None:
    state = battle(units=before_siena(seat1=4, seat3=1))
    play(state, "pass", "pass")
    assert [move for move in legal(state) if not move.startswith("use")] == ["go_on", "give_up"]
    play(state, "give_up")
    assert pile(state, "retreating", "1") == {"siena": 3}
    assert asked(state) == {}
    state = battle(units=before_siena(seat1=5, seat3=1), own_war_tokens={"1": 1})
    play(state, "pass", "pass", "go_on", "pass")
    assert field(state, "control")["siena"] == "1"


@clause("VIR-14.5")
def test_the_other_player_besieges_on_the_own_turn_or_gives_up() -> None:
    state = virtu(3, due("sieges"), units=before_siena(seat1=1, seat3=4))
    play(state, "pass", "pass")
    assert (there(state, 1), there(state, 3)) == (0, 3)
    assert asked(state) == {"decision": "go_on", "seat": "3"}
    play(state, "give_up")
    assert pile(state, "retreating", "3") == {"siena": 3}


@clause("VIR-14.6", "VIR-14.10")
def test_equal_strength_costs_both_a_unit_and_the_siege() -> None:
    state = virtu(3, due("sieges"), units=before_siena(seat1=2, seat3=2))
    events = play(state, "pass", "pass")
    assert "battle_drawn" in notes(events)
    assert pile(state, "retreating") == {"1": {"siena": 1}, "3": {"siena": 1}}
    assert asked(state) == {}
    assert "siena" not in field(state, "control")


@clause("VIR-14.7")
def test_a_field_battle_gives_no_trophy() -> None:
    state = battle(units=before_siena(seat1=4, seat3=1))
    play(state, "pass", "pass", "give_up")
    assert pile(state, "trophies") in (0, {})


@clause("VIR-14.8", "VIR-14.15")
def test_bonuses_of_the_battle_do_not_count_in_the_siege() -> None:
    state = battle(
        units=before_siena(seat1=3, seat3=1),
        own_war_tokens={"1": 1},
        bonuses={"1": {"leonardo": 1}},
        treasury={"1": 2},
    )
    play(state, "announce token", "pass", "announce leonardo", "pass", "pass", "go_on")
    assert refusal(state, "announce leonardo") == "VIR-14.15"
    assert refusal(state, "announce token") == "VIR-13.9"
    events = play(state, "pass")
    assert [event.about for event in events if event.note is not None and event.note.name == "strength"] == [[2, 3]]


@clause("VIR-14.9", "VIR-14.14")
def test_three_besiegers_are_fought_in_turn_order_before_one_choice() -> None:
    state = battle(4, units=before_siena(seat1=6, seat4=1, seat3=2), order=["1", "4", "3", "2"])
    assert field(state, "defender") == "4"
    play(state, "pass", "pass")
    assert field(state, "defender") == "3"
    play(state, "pass", "pass")
    assert asked(state) == {"decision": "go_on", "seat": "1"}
    assert there(state, 1) == 3
    play(state, "go_on")
    assert field(state, "defender") is None
    assert asked(state)["decision"] == "announce"


@clause("VIR-14.10")
def test_units_that_wait_take_part_in_nothing() -> None:
    state = battle(units=before_siena(seat1=4), retreating={"3": {"siena": 2}})
    assert field(state, "defender") is None
    play(state, "pass")
    assert field(state, "control")["siena"] == "1"


@clause("VIR-14.11")
def test_a_winner_without_a_unit_has_no_siege() -> None:
    state = virtu(3, due("sieges"), units=before_siena(seat1=1, seat3=1), own_war_tokens={"3": 1})
    play(state, "pass", "announce token", "pass", "pass")
    assert asked(state) == {}
    assert there(state, 3) == 0


@clause("VIR-14.12", "VIR-18.9")
def test_france_leonardo_and_cannons_serve_in_a_field_battle_on_either_side() -> None:
    table: dict[str, Any] = {
        "units": before_siena(seat1=1, seat3=1),
        "treasury": {"3": 2},
        "bonuses": {"3": {"leonardo": 1, "cannons": 1}},
        "tiles": {"3": {"cannons": 1}},
        "alliances": {"3": {"france": 1}},
    }
    state = battle(**table)
    play(state, "pass")
    assert {"announce leonardo", "announce cannons", "announce france"} <= set(legal(state))


@clause("VIR-14.13")
def test_the_owners_units_are_the_garrison_and_fight_no_field_battle() -> None:
    state = battle(seat=3, units={"1": {"pisa": 2}, "3": {"pisa": 2}})
    events = play(state, "pass", "pass")
    assert "field_battle" not in notes(events)
    assert [event.about for event in events if event.note is not None and event.note.name == "strength"] == [[2, 4]]


@clause("VIR-14.15")
def test_leonardo_used_on_another_players_turn_is_used_in_the_own_siege_too() -> None:
    state = virtu(
        3,
        due("sieges"),
        units=before_siena(seat1=1, seat3=4),
        bonuses={"3": {"leonardo": 1}},
        treasury={"3": 3},
    )
    play(state, "pass", "announce leonardo", "pass", "pass", "go_on")
    assert asked(state)["seat"] == "3"
    assert refusal(state, "announce leonardo") == "VIR-14.15"


@clause("VIR-14.16", "VIR-14.17")
def test_the_winner_on_anothers_turn_decides_before_further_battles_and_again_after_them() -> None:
    """Florence loses to Venice; Venice then meets Milan on its own turn."""
    table: dict[str, Any] = {"units": before_siena(seat1=1, seat3=4, seat4=1), "order": ["1", "3", "4", "2"]}
    state = virtu(4, due("sieges"), **table)
    play(state, "pass", "pass")
    assert asked(state) == {"decision": "go_on", "seat": "3"}
    given_up = state.clone()
    play(given_up, "give_up")
    assert there(given_up, 4) == 1
    assert pile(given_up, "retreating", "3") == {"siena": 3}
    assert (asked(given_up)["seat"], field(given_up, "defender")) == ("4", None)
    play(state, "go_on")
    assert (field(state, "attacker"), field(state, "defender")) == ("3", "4")
    play(state, "pass", "pass")
    assert asked(state) == {"decision": "go_on", "seat": "3"}
