"""Chapter 11: the final scoring."""

from itertools import permutations
from typing import Any

import pytest

from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.rialto.tables import DISTRICTS, due, points, rialto
from tests.positions import asked, table_of


def final(seats: int = 3, **table: Any) -> State:
    """The final scoring is over."""
    state = rialto(seats, due("final_scoring"), **{"round": 6, **table})
    assert not asked(state)
    return state


def joined(bridges: dict[str, str], *gondolas: str) -> dict[str, Any]:
    """Tokens on connections: bridges with the district at their higher end, and gondolas."""
    return {
        "bridges": bridges,
        "laid_bridges": {token.split(".")[0]: 1 for token in bridges.values()},
        "gondolas": dict.fromkeys(gondolas, 1),
    }


# Cannaregio is worth 6 + 3 + 1 = 10.
WORTH_10 = joined(
    {"cannaregio-castello": "bridge_56.cannaregio", "cannaregio-san_polo": "bridge_34.san_polo"},
    "cannaregio-santa_croce",
)


def in_cannaregio(*counts: int) -> dict[str, dict[str, int]]:
    """So many councillors of seat 1, 2 and so on."""
    return {str(seat): {"cannaregio": count} for seat, count in enumerate(counts, 1) if count > 0}


@clause("RIA-11.1")
@pytest.mark.parametrize(
    ("coins", "own", "half"),
    [(0, 0, 0), (1, 0, 1), (0, 1, 1), (1, 1, 1), (2, 0, 1), (2, 1, 2), (3, 3, 3), (3, 2, 3), (0, 7, 4)],
)
def test_coins_and_councillors_of_the_own_supply_are_added_and_halved_once(coins: int, own: int, half: int) -> None:
    state = final(coins={"2": coins}, own_supply={"2": own})
    assert points(state) == [0, half, 0]


@clause("RIA-11.1")
def test_councillors_of_the_general_supply_and_of_the_board_do_not_count() -> None:
    state = final(own_supply={"1": 2}, councillors={"1": {"cannaregio": 5, "dorsoduro": 4}})
    assert table_of(state)["general_supply"]["1"] == 7
    assert points(state) == [1, 0, 0]


@clause("RIA-11.2")
@pytest.mark.parametrize(
    ("tiles", "value"),
    [({}, 0), ({"green_1": 1}, 1), ({"blue_4": 3}, 12), ({"green_1": 1, "yellow_2": 2, "blue_3": 1, "green_4": 1}, 12)],
)
def test_buildings_give_the_sum_of_their_values(tiles: dict[str, int], value: int) -> None:
    assert points(final(buildings={"2": tiles})) == [0, value, 0]


@clause("RIA-11.3")
@pytest.mark.parametrize("district", DISTRICTS)
def test_a_district_is_worth_the_sum_of_the_ends_that_touch_it(district: str) -> None:
    tokens = joined(
        {
            "cannaregio-castello": "bridge_34.cannaregio",
            "castello-dorsoduro": "bridge_45.dorsoduro",
            "san_marco-dorsoduro": "bridge_56.san_marco",
            "santa_croce-san_polo": "bridge_36.santa_croce",
        },
        "cannaregio-santa_croce",
        "cannaregio-san_polo",
        "castello-san_marco",
        "san_polo-dorsoduro",
    )
    worth = {
        "cannaregio": 4 + 1 + 1,
        "castello": 3 + 4 + 1,
        "san_marco": 1 + 6,
        "santa_croce": 1 + 6,
        "san_polo": 1 + 3 + 1,
        "dorsoduro": 5 + 5 + 1,
    }
    assert points(final(**tokens, councillors={"1": {district: 1}})) == [worth[district], 0, 0]


@clause("RIA-11.3")
def test_a_free_connection_counts_0() -> None:
    assert points(final(councillors=in_cannaregio(1, 2, 3))) == [0, 0, 0]


@clause("RIA-11.4")
@pytest.mark.parametrize(
    ("counts", "doge", "scores"),
    [
        ((1, 2, 3), "123", [2, 5, 10]),
        ((9, 1, 4), "321", [10, 2, 5]),
        ((2, 2, 2), "123", [10, 5, 2]),
        ((2, 2, 2), "231", [2, 10, 5]),
        ((3, 1, 3), "231", [5, 2, 10]),
        ((1, 1, 4), "213", [2, 5, 10]),
    ],
)
def test_places_go_by_councillors_and_ties_by_the_doge_track(
    counts: tuple[int, ...], doge: str, scores: list[int]
) -> None:
    assert points(final(**WORTH_10, councillors=in_cannaregio(*counts), doge=list(doge))) == scores


@clause("RIA-11.4")
@pytest.mark.parametrize(
    ("bridges", "scores"),
    [
        ({}, [0, 0, 0, 0, 0]),
        ({"cannaregio-castello": "bridge_34.castello"}, [3, 1, 0, 0, 0]),
        ({"cannaregio-castello": "bridge_35.cannaregio"}, [5, 2, 1, 0, 0]),
        (
            {"cannaregio-castello": "bridge_36.cannaregio", "cannaregio-san_marco": "bridge_46.cannaregio"},
            [12, 6, 3, 1, 0],
        ),
        (
            {
                "cannaregio-castello": "bridge_36.cannaregio",
                "cannaregio-san_marco": "bridge_46.cannaregio",
                "cannaregio-santa_croce": "bridge_56.cannaregio",
                "cannaregio-san_polo": "bridge_45.cannaregio",
            },
            [23, 11, 5, 2, 1],
        ),
    ],
)
def test_each_place_scores_half_of_the_one_before_rounded_down(bridges: dict[str, str], scores: list[int]) -> None:
    assert points(final(5, **joined(bridges), councillors=in_cannaregio(5, 4, 3, 2, 1))) == scores


@clause("RIA-11.5")
@pytest.mark.parametrize(
    ("counts", "scores"),
    [((0, 2, 1), [0, 10, 5]), ((3, 0, 1), [10, 0, 5]), ((0, 0, 1), [0, 0, 10]), ((0, 0, 0), [0, 0, 0])],
)
def test_who_has_no_councillor_in_a_district_takes_no_place(counts: tuple[int, ...], scores: list[int]) -> None:
    assert points(final(**WORTH_10, councillors=in_cannaregio(*counts))) == scores


@clause("RIA-11.6")
def test_the_doge_track_is_not_moved() -> None:
    spaces = {"1": 4, "2": 4, "3": 1}
    state = final(**WORTH_10, councillors=in_cannaregio(1, 2, 3), doge=["2", "1", "3"], doge_space=spaces)
    assert table_of(state)["doge"] == ["2", "1", "3"]
    assert table_of(state)["doge_space"] == spaces


@clause("RIA-11.6")
def test_the_order_of_the_districts_has_no_effect() -> None:
    councillors = {
        "1": {"cannaregio": 1, "castello": 2, "san_polo": 1},
        "2": {"castello": 2, "san_polo": 3},
        "3": {"cannaregio": 1, "santa_croce": 2},
    }
    scores = {
        tuple(points(final(**WORTH_10, councillors=councillors, round_tokens=[*first, *DISTRICTS[3:]])))
        for first in permutations(DISTRICTS[:3])
    } | {tuple(points(final(**WORTH_10, councillors=councillors, round_tokens=DISTRICTS[::-1])))}
    assert scores == {(10 + 5 + 2, 2 + 4, 5 + 1)}


@clause("RIA-X8")
def test_two_bridge_ends_4_and_5_and_two_gondolas_score_11_5_2_and_1() -> None:
    tokens = joined(
        {"santa_croce-dorsoduro": "bridge_34.santa_croce", "castello-santa_croce": "bridge_56.castello"},
        "cannaregio-santa_croce",
        "santa_croce-san_polo",
    )
    there = {str(seat): {"santa_croce": 5 - seat} for seat in (1, 2, 3, 4)}
    state = final(4, **tokens, councillors=there)
    assert table_of(state)["round_tokens"].index("santa_croce") + 1 == 4
    assert points(state) == [11, 5, 2, 1]
