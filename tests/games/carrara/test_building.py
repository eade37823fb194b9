"""Chapter 5 beside the payment: buildings, monuments, upgrades and upgrade tiles."""

from random import Random
from typing import Any

import pytest

from signoria.games.carrara.scoring import worth
from signoria.games.carrara.state import Carrara
from tests.clauses import clause
from tests.games.carrara.tables import (
    ADVANCED_COURT,
    BASE_COURT,
    CITIES,
    COLOURS,
    KINDS,
    asks,
    blocks,
    building,
    carrara,
    coins,
    due,
    points,
    terms,
    turn,
)
from tests.positions import asked, legal, play, refusal, table_of

SIX = dict.fromkeys(["livorno", "pisa", "palazzo", "biblioteca", "castello", "urban"], 1)
EIGHT = SIX | {"rural": 1, "porta": 1}


def families(state: Carrara, *names: str) -> list[str]:
    return [move for move in legal(state) if move.split()[0] in names]


def finished(state: Carrara) -> Carrara:
    """The tile of the stack that is due comes at random."""
    while state.actor() < 0 and state.agenda:
        state.play(state.sample(Random(1)))
    return state


def worth_of(state: Carrara, place: str) -> list[int]:
    """Coins and points that a place would bring seat 1."""
    family = next(family for family in state.game.moves.families if family.name == "place")
    return worth(state, 0, family.domains[0].ids.index(place))


# Buildings of the display.


@clause("CAR-5.1")
def test_one_building_or_one_monument_and_not_both() -> None:
    state = carrara(2, turn(), display={"villa-1": 1, "porta-1": 1}, blocks={"1": {"purple": 7, "blue": 7}})
    assert families(state, "build") == ["build porta-1", "build villa-1", *(f"build {kind}-8" for kind in KINDS)]
    play(state, "build villa-1", "city lerici", "cheapest")
    finished(state)
    assert asked(state)["seat"] == "2"
    assert table_of(state)["built"] == {"1": {"villa-1": 1}}


@clause("CAR-5.2")
def test_any_tile_of_the_display_can_be_built_in_any_city_for_its_value_in_blocks() -> None:
    for value in (1, 2, 4, 5):
        for rank, city in enumerate(CITIES):
            own = {COLOURS[rank]: value}
            state = carrara(2, turn(), display={f"villa-{value}": 1, "porta-1": 1}, blocks={"1": own})
            play(state, f"build villa-{value}", f"city {city}")
            finished(state)
            assert blocks(state) == {}
            assert table_of(state)["stands"] == {f"villa-{value}": city}


@clause("CAR-5.2")
def test_what_does_not_lie_in_the_display_or_costs_more_than_there_is_cannot_be_built() -> None:
    state = carrara(2, turn(), display={"villa-5": 1}, blocks={"1": {"white": 4}})
    assert refusal(state, "build villa-5") == "CAR-5.2"
    assert refusal(state, "build villa-1") == "CAR-5.2"
    assert refusal(state, "build villa-8") == "CAR-5.2"
    assert families(state, "build") == []


@clause("CAR-5.8")
def test_there_is_no_limit_of_buildings_by_city_and_kind() -> None:
    board = {f"palazzo-{value}": "massa" for value in ("1", "2", "3a", "4", "5")}
    state = carrara(
        4,
        *building(),
        boards={"1": board},
        display={"palazzo-3b": 1},
        project="palazzo-3b",
        blocks={"1": {"blue": 3}},
    )
    play(state, "city massa")
    assert table_of(state)["stands"] == {**board, "palazzo-3b": "massa"}


@clause("CAR-5.9")
def test_the_top_tile_of_the_stack_fills_the_space() -> None:
    state = carrara(2, *building(), display={"villa-1": 1, "villa-2": 1}, project="villa-1", blocks={"1": {"red": 1}})
    play(state, "city lucca")
    assert asked(state)["decision"] == "draw_tile"
    play(state, "tile porta-5")
    assert table_of(state)["display"] == {"porta-5": 1, "villa-2": 1}
    assert not state.agenda


@clause("CAR-5.9")
def test_with_an_empty_stack_the_space_stays_empty() -> None:
    others = {f"{kind}-{value}": 1 for kind in KINDS for value in (1, 2, 4, 5)}
    del others["villa-1"]
    state = carrara(2, *building(), display={"villa-1": 1}, covered=others, project="villa-1", blocks={"1": {"red": 1}})
    play(state, "city lucca")
    assert not state.agenda
    assert "display" not in table_of(state)


@clause("CAR-5.21")
def test_of_two_equal_tiles_the_first_stands_for_both() -> None:
    state = carrara(4, turn(), display={"porta-3a": 1, "porta-3b": 1}, blocks={"1": {"blue": 3}})
    assert families(state, "build") == ["build porta-3a"]
    alone = carrara(4, turn(), display={"porta-3b": 1}, blocks={"1": {"blue": 3}})
    assert families(alone, "build") == ["build porta-3b"]
    boards = {"1": {"porta-3a": "massa", "porta-3b": "massa"}}
    upgrade = carrara(4, turn(), boards=boards, blocks={"1": {"blue": 5}})
    assert families(upgrade, "upgrade") == ["upgrade porta-3a"]
    apart = carrara(4, turn(), boards={"1": {"porta-3a": "massa", "porta-3b": "lerici"}}, blocks={"1": {"blue": 5}})
    assert families(apart, "upgrade") == ["upgrade porta-3a", "upgrade porta-3b"]
    adorned = carrara(
        4, turn(), variant="advanced", boards=boards, items={"porta-3b": ["gate"]}, blocks={"1": {"blue": 5}}
    )
    assert families(adorned, "upgrade") == ["upgrade porta-3a", "upgrade porta-3b"]


@clause("CAR-5.21")
def test_of_two_equal_upgrade_tiles_the_first_stands_for_both() -> None:
    state = carrara(2, asks("choose_upgrade", 1))
    assert legal(state) == [*(f"improve {city}-1" for city in CITIES), "pass"]
    state = carrara(2, asks("choose_upgrade", 1), upgraded={"2": {"massa-1": 1}})
    assert "improve massa-2" in legal(state)


# Monuments.


@clause("CAR-5.10")
def test_a_monument_costs_8_and_the_display_stays_as_it_is() -> None:
    state = carrara(2, turn(), display={"villa-1": 1}, blocks={"1": {"red": 5, "green": 6}})
    play(state, "build castello-8")
    assert legal(state) == ["city lucca", "city viareggio", "city massa", "city lerici"]
    play(state, "city lucca")
    assert blocks(state) == {}
    assert asked(state)["decision"] == "choose_upgrade"
    play(state, "pass")
    table = table_of(state)
    assert table["display"] == {"villa-1": 1}
    assert table["monuments_built"] == {"1": {"castello": 1}}
    assert table["stands"] == {"castello-8": "lucca"}
    assert asked(state)["seat"] == "2"


@clause("CAR-5.11", "CAR-5.12", "CAR-5.14", "CAR-5.15", "CAR-X4")
def test_x4_a_porta_of_5_is_upgraded_and_pisa_rewards_4_coins() -> None:
    boards = {"1": {"porta-5": "viareggio", "villa-2": "pisa"}}
    state = carrara(2, turn(), boards=boards, blocks={"1": {"red": 1, "green": 2}})
    assert worth_of(state, "pisa") == [2 * 3, 0]
    play(state, "upgrade porta-5")
    assert blocks(state) == {}
    play(state, "improve pisa-1")
    table = table_of(state)
    assert table["monuments_built"] == {"1": {"porta": 1}}
    assert table["stands"] == {"porta-8": "viareggio", "villa-2": "pisa"}
    assert table["covered"] == {"porta-5": 1}
    assert table["built"] == {"1": {"villa-2": 1}}
    assert worth_of(state, "pisa") == [2 * 4, 0]
    assert worth_of(state, "villa") == [2 * 4, 0]
    assert worth_of(state, "porta") == [8 * 2, 0]


@clause("CAR-5.11")
def test_an_upgrade_costs_the_difference_in_colours_of_the_city_where_the_building_stands() -> None:
    boards = {"1": {"porta-2": "pisa", "villa-4": "lerici", "castello-5": "livorno"}}
    state = carrara(2, turn(), boards=boards, blocks={"1": {"red": 12 - 5, "yellow": 2}})
    # Porta in Pisa: 6 of yellow and pairs of red: 2 + 3 is not enough. Villa in Lerici: 4. Castello in Livorno: 3.
    assert families(state, "upgrade") == ["upgrade villa-4"]
    assert refusal(state, "upgrade porta-2") == "CAR-5.11"
    assert refusal(state, "upgrade castello-5") == "CAR-5.11"
    assert refusal(state, "upgrade palazzo-1") == "CAR-5.11"
    play(state, "upgrade villa-4", "pay red", "pay red", "pay red", "pay red")
    assert blocks(state) == {"red": 3, "yellow": 2}


@clause("CAR-5.12", "CAR-X18")
def test_the_covered_tile_counts_for_nothing() -> None:
    boards = {"1": {"porta-4": "lerici", "villa-1": "lerici", "villa-2": "lerici"}}
    state = carrara(2, turn(), boards=boards, blocks={"1": {"purple": 4}})
    assert worth_of(state, "lerici") == [7, 0]
    play(state, "upgrade porta-4", "pass")
    assert worth_of(state, "lerici") == [8 + 1 + 2, 0]
    assert state.in_city[5] == 3
    assert worth_of(state, "porta") == [8, 0]
    play(state, "skip")
    # A second porta cannot be covered any more, nor the tile be built again.
    assert refusal(state, "upgrade porta-4") == "CAR-5.11"
    assert refusal(state, "build porta-4") == "CAR-5.2"


@clause("CAR-5.13")
def test_each_monument_exists_once() -> None:
    boards = {"1": {"porta-5": "lerici"}, "2": {"porta-8": "massa"}}
    state = carrara(2, turn(), boards=boards, blocks={"1": {"purple": 7, "blue": 7}})
    assert refusal(state, "build porta-8") == "CAR-5.13"
    assert refusal(state, "upgrade porta-5") == "CAR-5.13"
    assert "build villa-8" in legal(state)
    assert refusal(state, "upgrade porta-8") == "not asked"


@clause("CAR-5.14")
def test_a_monument_brings_one_upgrade_tile_of_any_city_or_none() -> None:
    blocks_of_one = {"1": {"purple": 7, "blue": 1}}
    for boards, action in (({}, "build villa-8"), ({"1": {"villa-1": "lerici"}}, "upgrade villa-1")):
        state = carrara(2, turn(), boards=boards, blocks=blocks_of_one)
        play(state, action)
        if asked(state)["decision"] == "choose_city":
            play(state, "city lerici")
        if asked(state)["decision"] == "pay":
            play(state, "cheapest")
        assert legal(state) == [*(f"improve {city}-1" for city in CITIES), "pass"]
        twin = state.clone()
        play(twin, "improve livorno-1")
        assert table_of(twin)["upgraded"] == {"1": {"livorno-1": 1}}
        assert coins(twin) == [0, 0]
        play(state, "pass")
        assert "upgraded" not in table_of(state)


@clause("CAR-5.14")
def test_a_building_of_the_display_brings_no_upgrade_tile() -> None:
    state = carrara(2, *building(), display={"villa-1": 1}, project="villa-1", blocks={"1": {"red": 1}})
    play(state, "city lucca")
    finished(state)
    assert not state.agenda


@clause("CAR-5.14", "CAR-1.8")
def test_an_upgrade_tile_that_somebody_has_is_gone() -> None:
    state = carrara(2, asks("choose_upgrade", 1), upgraded={"2": {"livorno-1": 1}})
    assert refusal(state, "improve livorno-1") == "CAR-5.14"


@clause("CAR-5.15")
def test_an_upgrade_tile_changes_later_scorings_of_its_owner_alone() -> None:
    boards = {"1": {"villa-2": "lucca"}, "2": {"porta-2": "lucca"}}
    plain = carrara(2, turn(), boards=boards)
    upgraded = carrara(2, turn(), boards=boards, upgraded={"1": {"lucca-1": 1}}, scored={"1": {"place_lucca": 8}})
    assert worth_of(plain, "villa") == [0, 4]
    assert worth_of(upgraded, "villa") == [0, 6]
    assert worth(upgraded, 1, 6 + KINDS.index("porta")) == [0, 4]
    assert points(upgraded) == [8, 0]


@clause("CAR-5.16")
def test_a_second_upgrade_tile_of_a_city_cannot_be_taken() -> None:
    state = carrara(2, asks("choose_upgrade", 1), upgraded={"1": {"massa-1": 1}})
    assert refusal(state, "improve massa-2") == "CAR-5.16"
    assert [move for move in legal(state) if "massa" in move] == []


@clause("CAR-5.16")
def test_who_can_take_no_upgrade_tile_is_not_asked() -> None:
    own = {f"{city}-1": 1 for city in CITIES}
    board = {"villa-1": "lerici"}
    state = carrara(2, turn(), boards={"1": board}, upgraded={"1": own}, blocks={"1": {"purple": 7}})
    play(state, "upgrade villa-1")
    assert asked(state)["seat"] == "2"


# With all pillars used.


@clause("CAR-5.17", "CAR-5.19")
@pytest.mark.parametrize("variant", ["base", "advanced"])
def test_who_builds_with_all_pillars_used_gets_the_value(variant: str) -> None:
    placed = {"1": SIX if variant == "base" else EIGHT}
    spaces = BASE_COURT if variant == "base" else ADVANCED_COURT
    table: dict[str, Any] = {"placed": placed, "court": {"2": dict.fromkeys(spaces, 1)}}
    state = carrara(
        2,
        *building(),
        variant=variant,
        display={"villa-4": 1},
        project="villa-4",
        upgraded={"1": {"livorno-1": 1}},
        blocks={"1": {"white": 4}},
        **table,
    )
    play(state, "city livorno")
    assert terms(state) == {"late_building": 4}


@clause("CAR-5.17", "CAR-5.19", "CAR-12.15")
def test_six_used_pillars_are_not_all_in_the_advanced_game() -> None:
    court = {"1": {"a1": 1, "a2": 1}, "2": dict.fromkeys(ADVANCED_COURT, 1)}
    state = carrara(
        2,
        *building(),
        variant="advanced",
        display={"villa-4": 1},
        project="villa-4",
        placed={"1": SIX},
        court=court,
        blocks={"1": {"white": 4}},
    )
    play(state, "city livorno")
    assert points(state) == [0, 0]


@clause("CAR-5.18", "CAR-X5")
def test_x5_an_upgrade_from_5_to_8_brings_3_points_however_it_is_paid() -> None:
    for own in ({"green": 3}, {"red": 1, "green": 1, "blue": 2}):
        state = carrara(
            2,
            turn(),
            boards={"1": {"porta-5": "viareggio"}},
            placed={"1": SIX},
            court={"2": dict.fromkeys(BASE_COURT, 1)},
            blocks={"1": own},
        )
        play(state, "upgrade porta-5")
        assert blocks(state) == {}
        assert terms(state) == {"late_building": 3}


@clause("CAR-12.15")
def test_decorations_add_nothing_to_the_value_of_building_late() -> None:
    state = carrara(
        2,
        turn(),
        variant="advanced",
        boards={"1": {"porta-5": "lerici"}},
        items={"porta-5": ["gate"]},
        placed={"1": EIGHT},
        court={"2": dict.fromkeys(ADVANCED_COURT, 1)},
        blocks={"1": {"purple": 3}},
    )
    play(state, "upgrade porta-5")
    assert terms(state) == {"late_building": 3}


@clause("CAR-12.1")
def test_decoration_and_statue_move_onto_the_monument() -> None:
    state = carrara(
        2,
        turn(),
        variant="advanced",
        boards={"1": {"porta-5": "lerici"}},
        items={"porta-5": ["gate", "gold"]},
        blocks={"1": {"purple": 3}},
    )
    play(state, "upgrade porta-5", "pass")
    table = table_of(state)
    assert table["decoration_on"] == {"porta-8": "gate"}
    assert table["statue_on"] == {"porta-8": "gold"}
    assert table["ornaments"] == {"1": {"gate": 1, "gold": 1}}
    assert worth_of(state, "porta") == [9, 0]
    assert state.statues_in[5] == 1


@clause("CAR-5.17")
def test_the_duty_of_building_is_done_for_its_seat() -> None:
    state = carrara(
        3, due("finish_building", of="2"), project="villa-1", site="lucca", display={"villa-1": 1}, payment={"red": 1}
    )
    table = table_of(state)
    assert table["built"] == {"2": {"villa-1": 1}}
    assert table["bag"]["red"] == 7
    assert (table["project"], table["site"]) == (None, None)
