"""Chapters 16 and 17: the final scoring, and ties."""

from typing import Any

import pytest

from signoria.games.lorenzo.box import DATA
from tests.clauses import clause
from tests.games.lorenzo.tables import RICH, cards, due, lorenzo, mine, points, terms
from tests.positions import table_of

NAMES = {
    kind: [card["id"] for card in DATA["development_cards"] if card["type"] == kind]
    for kind in DATA["vocabulary"]["card_types"]
}


def scored(*held: str, term: str) -> int:
    state = lorenzo(2, due("cleanup"), round=6, cards=cards(*held))
    return terms(state).get(term, 0)


@clause("LOR-16.1")
@pytest.mark.parametrize(("count", "vp"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 4), (5, 10), (6, 20)])
def test_territories(count: int, vp: int) -> None:
    assert scored(*NAMES["territory"][:count], term="territories") == vp


@clause("LOR-16.2")
@pytest.mark.parametrize(("count", "vp"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_characters(count: int, vp: int) -> None:
    assert scored(*NAMES["character"][:count], term="characters") == vp


@clause("LOR-16.3")
def test_ventures_are_added_up() -> None:
    assert scored("hiring_recruits", "support_to_the_pope", "support_to_the_bishop", term="ventures") == 4 + 10 + 1


@clause("LOR-16.4")
def test_buildings_give_nothing_at_the_end() -> None:
    with_buildings = lorenzo(2, due("cleanup"), round=6, cards=cards(*NAMES["building"][:6]))
    assert points(with_buildings) == points(lorenzo(2, due("cleanup"), round=6))


@clause("LOR-16.5", "LOR-16.6", "LOR-16.7")
@pytest.mark.parametrize(
    ("military", "vp"),
    [
        ([9, 4, 2, 1], [5, 2, 0, 0]),
        ([9, 9, 4, 1], [5, 5, 0, 0]),
        ([9, 4, 4, 1], [5, 2, 2, 0]),
        ([9, 0, 0, 0], [5, 2, 2, 2]),
        ([0, 0, 0, 0], [5, 5, 5, 5]),
        ([1, 0], [5, 2]),
        ([3, 3], [5, 5]),
    ],
)
def test_the_most_military_points(military: list[int], vp: list[int]) -> None:
    held = {str(seat): {"military": count} for seat, count in enumerate(military, 1)}
    assert points(lorenzo(len(military), due("cleanup"), round=6, goods=held)) == vp


@clause("LOR-16.8", "LOR-X26")
@pytest.mark.parametrize(
    ("held", "vp"),
    [
        ({"wood": 7, "stone": 6, "servant": 8, "coin": 4}, 5),
        ({"wood": 7, "stone": 6, "servant": 8, "coin": 3}, 4),
        ({"wood": 4}, 0),
        ({"military": 9, "faith": 9, "coin": 5}, 1),
    ],
)
def test_five_resources_of_all_kinds_give_a_point(held: dict[str, int], vp: int) -> None:
    state = lorenzo(2, due("cleanup"), round=6, goods={"1": held})
    assert terms(state).get("resources", 0) == vp


@clause("LOR-16.9")
def test_faith_counts_in_the_report_not_again_in_the_scoring() -> None:
    state = lorenzo(2, due("cleanup"), round=6, goods=mine(faith=9))
    assert terms(state) == {"military": 5}
    both = lorenzo(2, due("vatican_report"), due("cleanup"), round=6, goods=mine(faith=9))
    assert terms(both) == {"church": 13, "military": 5}


@clause("LOR-17.1")
def test_the_most_points_win_and_the_turn_order_breaks_ties() -> None:
    table: dict[str, Any] = {"scored": {"1": {"cards": 3}, "2": {"cards": 9}, "3": {"cards": 9}}}
    state = lorenzo(3, due("cleanup"), round=6, order=["1", "3", "2"], **table)
    assert points(state) == [8, 14, 14]
    assert state.ranking() == [3, 2, 1]


def test_whoever_is_rich_scores_all_terms() -> None:
    state = lorenzo(2, due("cleanup"), round=6, goods={"1": RICH}, cards=cards(*NAMES["venture"][:1]))
    assert terms(state) == {"ventures": 4, "military": 5, "resources": 9}
    assert table_of(state)["round"] == 6
