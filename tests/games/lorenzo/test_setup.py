"""Chapter 2: what lies on the table before the first round."""

from collections import Counter
from random import Random

import pytest

from signoria.games.lorenzo import GAME
from signoria.games.lorenzo.box import TYPES
from signoria.kernel.agenda import CHANCE
from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.lorenzo.tables import chance, due, goods, lorenzo, points
from tests.positions import asked, legal, play, refusal, table_of


def first_turn(seats: int, seed: int) -> State:
    state = GAME.new(GAME.setup(seats))
    rng = Random(seed)
    while state.actor() == CHANCE:
        state.play(state.sample(rng))
    return state


@clause("LOR-2.1", "LOR-3.1")
def test_floors_are_filled_from_the_bottom_tower_by_tower() -> None:
    state = first_turn(2, 3)
    floors = table_of(state)["floors"]
    assert list(floors) == [f"{kind}_{floor}" for kind in TYPES.ids for floor in (1, 2, 3, 4)]
    drawing = lorenzo(2, due("begin_round"), round=0, dice={})
    play(drawing, "card village", "card woods")
    assert table_of(drawing)["floors"] == {"territory_1": "village", "territory_2": "woods"}


@clause("LOR-2.1")
def test_the_two_rounds_of_a_period_see_all_its_cards() -> None:
    state = first_turn(4, 5)
    rng = Random(5)
    seen = set(table_of(state)["floors"].values())
    while table_of(state)["round"] == 1:
        state.play(state.sample(rng) if state.actor() == CHANCE else rng.choice(state.moves()))
    while state.actor() == CHANCE:
        state.play(state.sample(rng))
    later = set(table_of(state)["floors"].values())
    assert len(seen) == len(later) == 16
    assert not seen & later


@clause("LOR-2.2")
def test_a_tile_of_each_period_is_shown() -> None:
    state = GAME.new(GAME.setup(2))
    assert legal(state) == [f"tile X1{number}" for number in range(1, 8)]
    play(state, "tile X13", "tile X27")
    assert legal(state) == [f"tile X3{number}" for number in range(1, 8)]
    play(state, "tile X35")
    assert table_of(state)["tiles"] == {"X13": 1, "X27": 1, "X35": 1}


@clause("LOR-2.3")
def test_with_two_the_large_spaces_are_covered() -> None:
    state = first_turn(2, 1)
    assert refusal(state, "place white harvest_large") == "LOR-2.3"
    assert refusal(state, "place white production_large") == "LOR-2.3"


@clause("LOR-2.6")
def test_everybody_starts_with_the_same_wood_stone_and_servants() -> None:
    state = first_turn(3, 1)
    for seat in (1, 2, 3):
        held = goods(state, seat)
        del held["coin"]
        assert held == {"wood": 2, "stone": 2, "servant": 3}
    assert points(state) == [0, 0, 0]


@clause("LOR-2.7")
def test_the_turn_order_is_drawn() -> None:
    state = GAME.new(GAME.setup(3))
    play(state, "tile X11", "tile X21", "tile X31")
    assert legal(state) == ["next 1", "next 2", "next 3"]
    play(state, "next 3")
    assert legal(state) == ["next 1", "next 2"]
    play(state, "next 1")
    assert table_of(state)["order"] == ["3", "1", "2"]
    orders = Counter(tuple(table_of(first_turn(3, seed))["order"]) for seed in range(60))
    assert len(orders) == 6


@clause("LOR-2.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_coins_by_place_in_the_order(seats: int) -> None:
    state = first_turn(seats, 2)
    order = [int(seat) for seat in table_of(state)["order"]]
    assert [goods(state, seat)["coin"] for seat in order] == [5, 6, 7, 8][:seats]


@clause("LOR-2.10", "LOR-6.14")
@pytest.mark.parametrize(
    ("held", "offered"),
    [
        (["commercial_hub", "woods", "village", "gravel_pit", "forest", "monastery"], "territory_1"),
        (["mint", "tax_office", "triumphal_arch", "theater", "chapel", "residence"], "building_1"),
        (["warlord", "stonemason", "dame", "knight", "farmer", "artisan"], "character_1"),
        (
            [
                "hiring_recruits",
                "building_the_walls",
                "raising_a_statue",
                "crusade",
                "sacred_war",
                "fighting_heresies",
            ],
            "venture_1",
        ),
    ],
)
def test_there_is_room_for_six_cards_of_each_type(held: list[str], offered: str) -> None:
    rich = {"1": {"wood": 9, "stone": 9, "coin": 9, "servant": 9, "military": 25}}
    card = {
        "territory_1": "city",
        "building_1": "barracks",
        "character_1": "preacher",
        "venture_1": "hosting_foreigners",
    }
    floors = {offered: card[offered]}
    turn = {"decision": "take_turn", "seat": "1"}
    full = lorenzo(2, turn, cards={"1": dict.fromkeys(held, 1)}, goods=rich, floors=floors)
    assert refusal(full, f"place orange {offered}") == "LOR-6.14"
    almost = lorenzo(2, turn, cards={"1": dict.fromkeys(held[1:], 1)}, goods=rich, floors=floors)
    assert f"place orange {offered}" in legal(almost)


def test_the_world_answers_before_anybody_else() -> None:
    state = lorenzo(2, chance("show_tile", period="1"), tiles={}, round=0, order=[], dice={})
    assert asked(state)["seat"] == "chance"
