"""Chapter 14: the final scoring of the advanced game."""

from itertools import permutations
from typing import Any

import pytest

from signoria.games.carrara.state import Carrara
from tests.clauses import clause
from tests.games.carrara.tables import CITIES, KINDS, carrara, due, points, terms
from tests.positions import asked

FIRST = {"livorno": 12, "pisa": 11, "lucca": 10, "viareggio": 9, "massa": 8, "lerici": 7}
TILES = [f"{kind}-{value}" for kind in KINDS for value in ("1", "2", "3a", "3b", "4", "5")]


def final(seats: int = 4, **table: Any) -> Carrara:
    """The final scoring is over."""
    state = carrara(seats, due("final_scoring"), variant="advanced", **table)
    assert not asked(state)
    return state


def statues(city: str, *counts: int) -> dict[str, Any]:
    """Buildings with statues in a city, so many of each seat."""
    left = iter(TILES)
    boards = {str(seat): {next(left): city for _ in range(count)} for seat, count in enumerate(counts, 1)}
    colours = iter(["white", "yellow", "red", "green", "blue", "purple"] * 6)
    return {"boards": boards, "items": {tile: [next(colours)] for board in boards.values() for tile in board}}


def majority(city: str, *counts: int) -> list[int]:
    state = final(len(counts), **statues(city, *counts))
    return [terms(state, seat).get(f"majority_{city}", 0) for seat in range(1, len(counts) + 1)]


# Statues of the dearer colours stand in every city; here only their number matters.


@clause("CAR-14.4", "CAR-X14")
def test_x14_lerici_with_3_and_2_statues() -> None:
    assert majority("lerici", 3, 2, 0, 0) == [7, 3, 0, 0]


@clause("CAR-14.5", "CAR-X15")
def test_x15_two_with_4_each_in_massa_get_the_second_reward() -> None:
    assert majority("massa", 0, 0, 4, 4) == [0, 0, 4, 4]


@clause("CAR-14.5", "CAR-14.6", "CAR-X16")
def test_x16_viareggio_with_3_2_2_1() -> None:
    assert majority("viareggio", 2, 1, 3, 2) == [2, 0, 9, 2]


@clause("CAR-14.4", "CAR-X17")
def test_x17_alone_in_livorno() -> None:
    assert majority("livorno", 1, 0, 0, 0) == [12, 0, 0, 0]


@clause("CAR-14.4")
@pytest.mark.parametrize("city", CITIES)
def test_each_city_has_its_own_first_place_and_nobody_scores_without_a_statue(city: str) -> None:
    assert majority(city, 0, 2, 0) == [0, FIRST[city], 0]
    assert majority(city, 0, 0, 0) == [0, 0, 0]


@clause("CAR-14.4")
def test_places_go_down_to_the_third() -> None:
    assert majority("lucca", 4, 3, 2, 1) == [10, 6, 3, 0]


@clause("CAR-14.6")
@pytest.mark.parametrize(
    ("counts", "gained"),
    [
        ((2, 2, 1, 0), [6, 6, 3, 0]),
        ((2, 2, 2, 1), [6, 6, 6, 3]),
        ((2, 2, 2, 2), [6, 6, 6, 6]),
        ((2, 2, 1, 1), [6, 6, 0, 0]),
        ((3, 1, 1, 1), [10, 3, 3, 3]),
        ((3, 2, 1, 1), [10, 6, 0, 0]),
        ((3, 2, 2, 1), [10, 3, 3, 0]),
    ],
)
def test_tied_groups_step_down_one_after_another(counts: tuple[int, ...], gained: list[int]) -> None:
    for order in list(permutations(range(4)))[::5]:
        shuffled = majority("lucca", *(counts[seat] for seat in order))
        assert shuffled == [gained[seat] for seat in order]


@clause("CAR-14.4")
def test_gold_and_coloured_statues_count_alike() -> None:
    boards = {"1": {"villa-1": "pisa", "villa-2": "pisa"}, "2": {"porta-1": "pisa"}}
    items = {"villa-1": ["gold"], "villa-2": ["white"], "porta-1": ["yellow"]}
    state = final(2, boards=boards, items=items)
    assert terms(state) == {"majority_pisa": 11}
    assert terms(state, 2) == {"majority_pisa": 7}


@clause("CAR-14.3", "CAR-X13")
def test_x13_sets_of_decorations_for_30_points() -> None:
    board = {"castello-1": "massa", "villa-1": "massa", "porta-1": "massa", "porta-2": "massa"}
    board |= {f"palazzo-{value}": "lerici" for value in ("1", "2", "4", "5")}
    decorations = {"castello": "flag", "villa": "coat_of_arms", "porta": "gate", "palazzo": "crown"}
    state = final(2, boards={"1": board}, items={tile: [decorations[tile.split("-")[0]]] for tile in board})
    assert terms(state) == {"set_flag": 2, "set_coat_of_arms": 2, "set_gate": 6, "set_crown": 20}
    assert points(state)[0] == 30


@clause("CAR-14.3")
@pytest.mark.parametrize("size", range(1, 8))
def test_a_set_of_n_is_worth_n_times_n_plus_1(size: int) -> None:
    tiles = ["palazzo-1", "palazzo-2", "palazzo-3a", "palazzo-3b", "palazzo-4", "palazzo-5", "palazzo-8"][:size]
    state = final(4, boards={"1": dict.fromkeys(tiles, "massa")}, items={tile: ["crown"] for tile in tiles})
    assert terms(state) == {"set_crown": size * (size + 1)}


@clause("CAR-14.2")
def test_without_a_money_place_5_coins_are_a_point() -> None:
    state = final(2, coins={"1": 49, "2": 50})
    assert points(state) == [9, 10]


@clause("CAR-14.3", "CAR-14.4", "CAR-9.7")
def test_the_base_game_scores_coins_alone() -> None:
    boards = {"1": {"villa-1": "pisa"}}
    state = carrara(2, due("final_scoring"), boards=boards, coins={"1": 12})
    assert terms(state) == {"coins": 2}
