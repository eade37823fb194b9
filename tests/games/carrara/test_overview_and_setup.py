"""Chapters 0, 1, 2, 10 and 16: what is in the box, and what lies on the table before the first turn."""

from random import Random
from typing import Any

import pytest

from signoria.games.carrara import GAME
from signoria.games.carrara.box import BUILDINGS, COLOURS, ITEMS, KIND, KINDS, VALUE
from signoria.kernel.agenda import CHANCE
from signoria.kernel.errors import SignoriaError
from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.carrara.tables import (
    ADVANCED_COURT,
    BASE_COURT,
    CITIES,
    DECORATIONS,
    VARIANTS,
    blocks,
    building,
    carrara,
    coins,
    points,
    turn,
)
from tests.positions import asked, legal, play, table_of


def fresh(seats: int, variant: str = "base", seed: int = 1, **options: str) -> State:
    """A game at its first question to a seat."""
    state = GAME.new(GAME.setup(seats, {"variant": variant, **options}))
    rng = Random(seed)
    while state.actor() == CHANCE:
        state.play(state.sample(rng))
    return state


def in_box(seats: int, thing: str, variant: str = "advanced") -> dict[str, int]:
    """How many of each kind of a thing the game has."""
    state = GAME.new(GAME.setup(seats, {"variant": variant}))
    found = next(candidate for candidate in GAME.piles.things if candidate.name == thing)
    names = found.by.ids if found.by is not None else [thing]
    return {name: state.held(found, kind) for kind, name in enumerate(names) if state.held(found, kind)}


# Chapter 0.


@clause("CAR-0.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_one_or_five_cannot_play(seats: int) -> None:
    assert GAME.seats == [2, 3, 4]
    with pytest.raises(SignoriaError):
        GAME.setup(seats)


@clause("CAR-0.1")
def test_most_points_win() -> None:
    state = carrara(3, turn(), scored={"1": {"bonus": 3}, "2": {"trigger": 5}, "3": {"place_massa": 4}})
    assert points(state) == [3, 5, 4]
    assert state.ranking() == [3, 1, 2]


@clause("CAR-0.2")
def test_money_buys_blocks_blocks_buy_buildings_and_scoring_gives_money() -> None:
    state = carrara(2, turn(1), wheel={"IV": {"green": 1}}, coins={"1": 1}, display={"porta-1": 1})
    play(state, "buy IV green")
    assert blocks(state, 1) == {"green": 1}
    play(state, "skip", "build porta-1", "city viareggio")
    assert table_of(state)["built"] == {"1": {"porta-1": 1}}
    play(state, *["tile villa-5"], "skip", "score b4", "place porta")
    assert coins(state)[0] == 1 + 5 + 2


@clause("CAR-0.3", "CAR-X18")
def test_colours_and_cities_have_the_same_order() -> None:
    assert COLOURS.ids == ["white", "yellow", "red", "green", "blue", "purple"]
    assert CITIES == ["livorno", "pisa", "lucca", "viareggio", "massa", "lerici"]
    for city, colour in zip(CITIES, COLOURS.ids, strict=True):
        own = carrara(2, *building(), display={"porta-1": 1}, project="porta-1", blocks={"1": {colour: 1}})
        assert legal(own)[0] == f"city {city}"


# Chapter 1.


@clause("CAR-1.1")
def test_seven_blocks_of_each_colour() -> None:
    assert in_box(4, "block") == dict.fromkeys(COLOURS.ids, 7)


@clause("CAR-1.2")
def test_six_kinds_with_six_tiles_each() -> None:
    for kind in range(KINDS.size):
        values = sorted(VALUE[tile] for tile in range(36) if KIND[tile] == kind)
        assert values == [1, 2, 3, 3, 4, 5]
    assert len(in_box(4, "building")) == 36


@clause("CAR-1.3")
def test_a_monument_of_value_8_for_each_kind() -> None:
    assert in_box(2, "monument") == dict.fromkeys(KINDS.ids, 1)
    assert [(KIND[monument], VALUE[monument]) for monument in range(36, BUILDINGS.size)] == [(k, 8) for k in range(6)]


@clause("CAR-1.4")
def test_eight_upgrade_tiles_each_of_a_city() -> None:
    names = in_box(3, "upgrade_tile")
    assert len(names) == 8
    assert {name.rpartition("-")[0] for name in names} == set(CITIES)


@clause("CAR-1.5")
def test_eight_pillars_for_every_player() -> None:
    assert in_box(4, "pillar", "base") == {"1": 8, "2": 8, "3": 8, "4": 8}


@clause("CAR-1.6")
def test_the_bank_can_always_pay() -> None:
    state = carrara(2, turn(), coins={"1": 900, "2": 900})
    play(state, "skip", "skip")
    assert coins(state) == [902, 902]


@clause("CAR-1.7", "CAR-2.12")
def test_decorations_and_statues_are_of_the_advanced_game() -> None:
    found = in_box(4, "item")
    assert {item: found[item] for item in DECORATIONS} == dict.fromkeys(DECORATIONS, 7)
    assert {item: found[item] for item in COLOURS.ids} == dict.fromkeys(COLOURS.ids, 6)
    assert found["gold"] == 8
    assert in_box(4, "item", "base") == {}
    assert table_of(fresh(4))["spare_pillars"] == {str(seat): 2 for seat in range(1, 5)}


# Chapters 2 and 10.


@clause("CAR-2.1", "CAR-4.1")
def test_the_base_game_has_one_wheel_of_six_sections() -> None:
    state = fresh(2)
    table = table_of(state)
    assert (table["large_wheel"], table["small_wheel"]) == (None, None)
    assert "turn small" not in legal(state)
    assert "turn both" in legal(state)


@clause("CAR-2.2", "CAR-3.1")
def test_the_start_player_is_drawn_and_turns_go_clockwise() -> None:
    starts = set()
    for seed in range(12):
        state = fresh(3, seed=seed)
        first = int(table_of(state)["start"])
        starts.add(first)
        order = []
        for _ in range(4):
            order.append(int(asked(state)["seat"]))
            play(state, "skip")
        assert order == [first, first % 3 + 1, (first + 1) % 3 + 1, first]
    assert starts == {1, 2, 3}


@clause("CAR-2.3", "CAR-2.9", "CAR-10.8")
@pytest.mark.parametrize("variant", VARIANTS)
def test_everybody_begins_with_20_coins_and_two_blocks_by_turn_order(variant: str) -> None:
    goods = [{"purple": 2}, {"blue": 1, "purple": 1}, {"blue": 2}, {"green": 1, "blue": 1}]
    for seats in (2, 3, 4):
        state = fresh(seats, variant, seed=seats)
        first = int(table_of(state)["start"])
        assert coins(state) == [20] * seats
        for place in range(seats):
            assert blocks(state, (first - 1 + place) % seats + 1) == goods[place]


@clause("CAR-2.4", "CAR-16.1", "CAR-10.8")
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(("seats", "bag"), [(2, 32), (3, 30), (4, 28)])
def test_one_block_of_each_colour_lies_in_section_one(seats: int, bag: int, variant: str) -> None:
    table = table_of(fresh(seats, variant))
    assert table["wheel"] == {"I": dict.fromkeys(COLOURS.ids, 1)}
    assert sum(table["bag"].values()) == bag


@clause("CAR-2.5", "CAR-2.6", "CAR-16.1")
@pytest.mark.parametrize(("seats", "threes", "stack"), [(2, 0, 15), (3, 1, 21), (4, 2, 27)])
def test_tiles_of_value_3_by_the_number_of_players(seats: int, threes: int, stack: int) -> None:
    table = table_of(fresh(seats))
    tiles = [*table["display"], *table["stack"]]
    assert len(table["display"]) == 9
    assert len(table["stack"]) == stack
    for kind in KINDS.ids:
        own = [tile for tile in tiles if tile.startswith(kind)]
        assert sorted(int(tile.split("-")[1][0]) for tile in own) == sorted([1, 2, 4, 5] + [3] * threes)


@clause("CAR-2.6", "CAR-15.3")
def test_any_tile_of_the_stack_may_come_next() -> None:
    state = GAME.new(GAME.setup(2))
    play(state, "start 1")
    drawn = {GAME.moves.notation(state.sample(Random(luck))) for luck in range(400)}
    assert drawn == set(legal(state))
    assert len(drawn) == 24
    assert state.weights() == [1] * 24


@clause("CAR-2.7", "CAR-10.8", "CAR-16.3")
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_monuments_and_upgrade_tiles_lie_beside_the_board(seats: int, variant: str) -> None:
    table = table_of(fresh(seats, variant))
    assert table["monuments"] == dict.fromkeys(KINDS.ids, 1)
    assert len(table["upgrade_supply"]) == 8


@clause("CAR-2.8", "CAR-2.10")
def test_in_the_base_game_a_pillar_stands_on_each_of_six_spaces() -> None:
    table = table_of(fresh(3))
    assert table["court"] == {str(seat): dict.fromkeys(BASE_COURT, 1) for seat in (1, 2, 3)}
    assert (table["holder"], table["visited"]) == (None, None)


@clause("CAR-2.11")
def test_everybody_begins_with_no_points() -> None:
    assert points(fresh(4)) == [0, 0, 0, 0]


@clause("CAR-10.1", "CAR-0.1")
def test_the_advanced_game_keeps_the_base_rules_beside_its_own() -> None:
    base = {move.split()[0] for move in legal(fresh(2))}
    advanced = {move.split()[0] for move in legal(fresh(2, "advanced"))}
    assert base >= {"turn", "build", "skip"} <= advanced


@clause("CAR-10.2")
def test_the_large_wheel_begins_anywhere_and_the_small_one_with_purple() -> None:
    tables_seen = [table_of(fresh(2, "advanced", seed)) for seed in range(40)]
    assert {table["large_wheel"] for table in tables_seen} == set(DECORATIONS)
    assert {table["small_wheel"] for table in tables_seen} == {"purple"}


@clause("CAR-10.4", "CAR-16.2")
@pytest.mark.parametrize(("seats", "each"), [(2, 5), (3, 6), (4, 7)])
def test_decorations_by_the_number_of_players(seats: int, each: int) -> None:
    supply = table_of(fresh(seats, "advanced"))["item_supply"]
    assert {item: supply[item] for item in DECORATIONS} == dict.fromkeys(DECORATIONS, each)
    assert {item: supply[item] for item in COLOURS.ids} == dict.fromkeys(COLOURS.ids, 6)


@clause("CAR-10.5")
def test_in_the_advanced_game_a_pillar_stands_on_each_of_eight_spaces() -> None:
    table = table_of(fresh(4, "advanced"))
    assert table["court"] == {str(seat): dict.fromkeys(ADVANCED_COURT, 1) for seat in (1, 2, 3, 4)}
    assert "spare_pillars" not in table
    bonuses = {space: outcome(space) for space in ADVANCED_COURT}
    assert sorted(bonuses.values()) == ["coins", "coins", "decoration", "decoration", "statue", "statue", "vp", "vp"]


def outcome(space: str) -> str:
    """What a space of the advanced court gives."""
    state = carrara(
        2,
        turn(),
        variant="advanced",
        boards={"1": {"villa-1": "lerici"}},
        court={"1": {space: 1}, "2": {space: 1}},
    )
    play(state, f"score {space}")
    question = asked(state)
    if question["decision"] == "put_item":
        return "statue"
    if question["decision"] == "take_decoration":
        return "decoration"
    return "coins" if coins(state)[0] == 5 else f"{'vp' if points(state)[0] == 3 else '?'}"


@clause("CAR-10.6", "CAR-16.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_two_gold_statues_and_no_other_is_in_play(seats: int) -> None:
    table = table_of(fresh(seats, "advanced"))
    assert table["beside_court"] == {str(seat): {"gold": 2} for seat in range(1, seats + 1)}
    assert in_box(seats, "item")["gold"] == 2 * seats
    assert "gold" not in table["item_supply"]


@clause("CAR-16.3")
def test_nothing_else_depends_on_the_number_of_players() -> None:
    shared: list[Any] = []
    for seats in (2, 3, 4):
        table = table_of(fresh(seats, "advanced"))
        shared.append((table["wheel"], table["monuments"], table["upgrade_supply"], len(table["display"])))
    assert shared[0] == shared[1] == shared[2]
    assert ITEMS.size == 13
