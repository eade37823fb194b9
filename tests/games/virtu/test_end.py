"""Chapters 19 to 22: the end of the game, the final scoring, ties."""

from typing import Any

import pytest

from signoria.games.virtu import GAME
from signoria.games.virtu.atlas import CITIES
from signoria.games.virtu.box import FIELD_POINTS, STEP_POINTS
from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.virtu.tables import as_virtu, due, field, points, virtu
from tests.positions import asked, play

EIGHT = dict.fromkeys(("siena", "ravenna", "bologna", "rome", "spoleto", "ancona"), "1")


def all_cities(seats: int) -> dict[str, str | None]:
    """Every open city to seat 2, which then has many, seat 1 keeps its own."""
    atlas = as_virtu(virtu(seats)).atlas
    starts = as_virtu(virtu(seats)).control
    return {CITIES.ids[city]: "2" for city in atlas.cities if starts[city] < 0}


def ending(seats: int = 3, **table: Any) -> bool:
    return bool(field(virtu(seats, due("end_spring"), **table), "ending"))


def final(seats: int = 3, **table: Any) -> State:
    return virtu(seats, due("end_year"), ending=1, **table)


@clause("VIR-19.1")
def test_the_three_ends() -> None:
    assert not ending()
    assert ending(cities=EIGHT)
    assert ending(patronage={"2": 5})
    assert not ending(patronage={"2": 4})
    assert ending(4, cities=all_cities(4))
    left = all_cities(4)
    left.popitem()
    seven = dict.fromkeys(list(EIGHT)[:5], "1")
    assert not ending(cities=seven)


@clause("VIR-19.1", "VIR-19.4")
def test_closed_cities_do_not_count_as_neutral() -> None:
    shared = {name: "123"[place % 3] for place, name in enumerate(all_cities(3))}
    assert all(list(shared.values()).count(seat) < 6 for seat in "123")
    assert ending(cities=shared)
    shared.popitem()
    assert not ending(cities=shared)


@clause("VIR-19.2")
def test_all_play_the_coming_winter_and_then_it_is_over() -> None:
    state = virtu(3, due("end_spring"), patronage={"2": 5})
    seats = []
    while asked(state):
        seats.append(asked(state)["seat"])
        play(state, "pass")
    assert sorted(set(seats)) == ["1", "2", "3"]
    assert state.agenda == []
    assert points(state, 2)["patronage"] == 3


@clause("VIR-19.3")
def test_eight_cities_before_the_sieges_are_not_enough() -> None:
    """Florence has eight and loses one to Venice."""
    state = virtu(3, due("siege_turn", of="3"), due("end_spring"), cities=EIGHT, units={"3": {"pisa": 5}})
    play(state, "pass", "pass")
    assert field(state, "ending") == 0


@clause("VIR-19.5")
def test_the_winter_ends_the_game_whatever_has_changed() -> None:
    assert asked(final()) == {}
    assert field(final(), "year") == 2


@clause("VIR-19.6")
def test_an_agreed_number_of_years_ends_the_game() -> None:
    assert GAME.options[2].values[0] == "off"
    assert asked(virtu(3, due("end_year"), year=5, options={"years": "5"})) == {}
    assert asked(virtu(3, due("end_year"), year=4, options={"years": "5"}))["decision"] == "move_token"
    assert asked(virtu(3, due("end_year"), year=99))["decision"] == "move_token"
    assert not GAME.is_played_out(GAME.setup(3))
    assert GAME.is_played_out(GAME.setup(3, {"years": "5"}))


@clause("VIR-20.1", "VIR-20.2")
def test_cities_by_the_field_and_one_more_for_the_farthest() -> None:
    assert FIELD_POINTS == [0, 0, 0, 1, 2, 3, 4, 5, 6]
    state = final(cities={"siena": "1", "benevento": "2"})
    assert points(state, 1) == {"cities": 1, "most_cities": 1, "most_patronage": 1, "religion": 2}
    assert points(state, 2)["most_cities"] == 1
    assert "most_cities" not in points(state, 3)


@clause("VIR-20.3", "VIR-20.4")
def test_patronage_by_the_step_and_one_more_for_the_farthest() -> None:
    assert STEP_POINTS == [0, 0, 1, 1, 2, 3]
    state = final(patronage={"1": 4, "2": 4, "3": 3})
    assert (points(state, 1)["patronage"], points(state, 1)["most_patronage"]) == (2, 1)
    assert points(state, 2)["most_patronage"] == 1
    assert points(state, 3)["patronage"] == 1
    assert "most_patronage" not in points(state, 3)


@clause("VIR-20.5")
def test_also_when_all_stand_on_the_start_field() -> None:
    assert [points(final(), seat)["most_patronage"] for seat in (1, 2, 3)] == [1, 1, 1]


@clause("VIR-20.6", "VIR-7.16")
def test_printed_prestige_on_either_side() -> None:
    state = final(
        palace={"1.L1": "pope.spent"},
        tiles={"1": {"kingdom": 1, "duchy_florence": 1}},
        spent=["kingdom"],
        bonuses={"1": {"copernicus": 1}},
    )
    assert (points(state)["cards"], points(state)["tiles"], points(state)["bonuses"]) == (1, 3, 1)


@clause("VIR-20.7")
def test_crosses_of_cards_tiles_empire_dome_and_chapel() -> None:
    """Florence: Cardinal 2 and Bologna 1; Naples: Empire 1, Dome 1, Chapel 2; Venice nothing."""
    state = final(
        palace={"1.action2": "envoy", "1.upgrade2": "cardinal"},
        cities={"bologna": "1"},
        spent=["tile_bologna"],
        spent_alliances={"2": {"hre": 1}},
        bonuses={"2": {"dome": 1, "sistine": 1}},
    )
    assert [points(state, seat).get("religion", 0) for seat in (1, 2, 3)] == [2, 4, 0]


def rewards(seats: int, *crosses: int) -> list[int]:
    """What seats with so many crosses get; each cathedral shows two."""
    tiles = {str(seat): {"cathedral": count // 2} for seat, count in enumerate(crosses, 1)}
    state = virtu(seats, due("end_year"), ending=1, tiles=tiles, cities={"rome": None})
    return [points(state, seat).get("religion", 0) for seat in range(1, seats + 1)]


@clause("VIR-20.8")
def test_rewards_of_three() -> None:
    assert rewards(3, 2, 4, 0) == [2, 4, 0]


@clause("VIR-20.9")
def test_rewards_of_four() -> None:
    assert rewards(4, 0, 2, 4, 0)[2] == 4
    assert rewards(4, 4, 2, 0, 0) == [4, 2, 0, 0]
    state = final(4, tiles={"1": {"cathedral": 2}, "2": {"cathedral": 1}}, cities={"parma": "4"})
    assert [points(state, seat).get("religion", 0) for seat in (1, 2, 3, 4)] == [4, 2, 0, 1]


@clause("VIR-20.10")
def test_rewards_of_five() -> None:
    state = final(5, tiles={"1": {"cathedral": 2}, "2": {"cathedral": 1}}, palace={"3.L1": "cardinal", "3.R1": "pope"})
    assert [points(state, seat).get("religion", 0) for seat in (1, 2, 3, 4, 5)] == [2, 1, 4, 0, 0]


@clause("VIR-20.11", "VIR-20.12", "VIR-X20")
def test_two_tied_for_most_get_two_each_and_the_second_gets_one() -> None:
    """Four players; the last has none."""
    state = final(4, tiles={"1": {"cathedral": 1}, "2": {"cathedral": 1}}, cities={"bari": "3"})
    assert [points(state, seat).get("religion", 0) for seat in (1, 2, 3, 4)] == [2, 2, 1, 0]


@clause("VIR-20.12", "VIR-20.13")
def test_larger_ties_and_players_without_crosses() -> None:
    assert rewards(4, 2, 2, 2, 0) == [2, 2, 2, 0]
    assert rewards(3, 0, 0, 0) == [2, 2, 2]
    assert rewards(4, 4, 0, 0, 0) == [4, 1, 1, 1]


@clause("VIR-20.14")
def test_trophies_are_worth_two() -> None:
    assert points(final(trophies={"1": {"2": 1, "3": 1}}))["trophies"] == 4


@clause("VIR-20.15")
def test_alliances_are_worth_one_used_or_not() -> None:
    state = final(alliances={"1": {"france": 1}}, spent_alliances={"1": {"ottoman": 1, "hre": 1}}, agents={"hre": "2"})
    assert points(state)["alliances"] == 2


@clause("VIR-21.1")
def test_a_tie_is_broken_by_crowns() -> None:
    """Florence and Naples have a crown on a tile each; the Envoy shows two more."""
    state = final(palace={"2.L1": "envoy.spent"})
    assert state.ranking() == [2, 1, 2]


@clause("VIR-21.2")
def test_michelangelo_does_not_count_for_crowns() -> None:
    state = final(bonuses={"1": {"michelangelo": 1}, "2": {"leonardo": 1}})
    assert state.ranking() == [1, 1, 3]


@clause("VIR-21.3")
@pytest.mark.parametrize("seats", [3, 4])
def test_still_tied_the_victory_is_shared(seats: int) -> None:
    assert final(seats, spent=["tile_pisa"]).ranking().count(1) >= 3


@clause("VIR-22.2")
def test_the_hint_for_five_changes_no_rule() -> None:
    """The words of a table for five; no option hangs on it."""
    assert [option.name for option in GAME.options] == ["duel", "palace_agents", "years"]
