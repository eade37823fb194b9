"""Clauses 14.9 to 14.27: what the excommunication tiles of values, spaces and the end do."""

import pytest

from tests.clauses import clause
from tests.games.lorenzo.tables import cards, due, excommunicated, gained, goods, lorenzo, mine, points, terms, turn
from tests.positions import legal, play, refusal

SIX = {"white": "6", "black": "6", "orange": "6"}


@clause("LOR-14.9", "LOR-14.10")
@pytest.mark.parametrize(("tile", "area"), [("X15", "harvest"), ("X16", "production")])
def test_a_harvest_or_production_is_lowered_by_3(tile: str, area: str) -> None:
    state = turn(3, **excommunicated(tile))
    assert refusal(state, f"place white {area}_small") == "LOR-9.3"
    assert f"place black {area}_small" in legal(state)
    # 3 more on the large space: a 6 does not do.
    six = turn(3, dice=SIX, goods=mine(servant=1), **excommunicated(tile))
    play(six, f"place white {area}_large")
    assert legal(six) == ["servants 1"]
    other = "production" if area == "harvest" else "harvest"
    assert f"place white {other}_small" in legal(state)


@clause("LOR-14.9")
def test_servants_make_up_for_a_lowered_harvest() -> None:
    state = turn(goods=mine(servant=2), cards=cards("woods"), **excommunicated("X15"))
    play(state, "place white harvest_small")
    assert refusal(state, "servants 0") == "LOR-9.3"
    assert gained(state, "servants 2") == {"servant": -1, "wood": 2, "stone": 1}


@clause("LOR-14.9", "LOR-14.10", "LOR-8.2")
@pytest.mark.parametrize(
    ("tile", "venture", "held"),
    [
        ("X15", "improving_the_canals", {"coin": 3, "servant": 2}),
        ("X16", "improving_the_roads", {"coin": 4, "servant": 3}),
    ],
)
def test_bonus_actions_are_lowered_too(tile: str, venture: str, held: dict[str, int]) -> None:
    """Values 4 and 3 become 1 and 0."""
    state = turn(floors={"venture_1": venture}, goods={"1": held}, **excommunicated(tile))
    play(state, "place white venture_1", "servants 0")
    assert bool(state.agenda) == (tile == "X15")


@clause("LOR-14.11")
def test_coloured_members_lose_one_and_the_neutral_one_nothing() -> None:
    floors = {"territory_2": "village", "territory_3": "forest"}
    state = turn(floors=floors, goods=mine(), **excommunicated("X17"))
    assert refusal(state, "place white territory_2") == "LOR-6.3"
    assert refusal(state, "place orange territory_3") == "LOR-6.3"
    assert "place black territory_2" in legal(state)
    neutral = turn(goods=mine(servant=1), **excommunicated("X17"))
    play(neutral, "place neutral market_1")
    assert legal(neutral) == ["servants 1"]


@clause("LOR-14.12")
@pytest.mark.parametrize(
    ("tile", "tower"), [("X21", "territory"), ("X22", "building"), ("X23", "character"), ("X24", "venture")]
)
def test_taking_cards_of_a_type_is_lowered_by_4(tile: str, tower: str) -> None:
    floors = {
        "territory_1": "woods",
        "building_1": "chapel",
        "character_1": "warlord",
        "venture_1": "hosting_panhandlers",
    }
    state = turn(floors=floors, goods=mine(wood=3, coin=2), **excommunicated(tile))
    for kind in ("territory", "building", "character", "venture"):
        move = f"place black {kind}_1"
        if kind == tower:
            assert refusal(state, move) == "LOR-6.3"
        else:
            assert move in legal(state)
    assert f"place orange {tower}_1" in legal(state)


@clause("LOR-14.13")
def test_the_market_is_closed_to_the_excommunicated() -> None:
    state = turn(4, **excommunicated("X25"))
    for space in range(1, 5):
        assert refusal(state, f"place white market_{space}") == "LOR-14.13"
    assert "place white council_palace" in legal(state)


@clause("LOR-14.14")
def test_two_servants_are_spent_for_one() -> None:
    floors = {"territory_3": "forest"}
    state = turn(floors=floors, goods=mine(servant=3), **excommunicated("X26"))
    assert "place black territory_3" in legal(state)
    assert refusal(state, "place white territory_3") == "LOR-6.3"
    play(state, "place black territory_3")
    assert refusal(state, "servants 1") == "LOR-6.3"
    assert legal(state) == ["servants 2", "servants 3"]
    assert gained(state, "servants 3") == {"servant": -3, "wood": 2}


@clause("LOR-14.26")
def test_what_lowers_and_what_raises_is_added_up() -> None:
    """White 3, X21 takes 4, Warlord gives 2: 1 is enough for floor 1."""
    floors = {"territory_1": "woods", "territory_2": "village"}
    state = turn(floors=floors, cards=cards("warlord"), **excommunicated("X21"))
    assert "place white territory_1" in legal(state)
    assert refusal(state, "place white territory_2") == "LOR-6.3"


@clause("LOR-14.18", "LOR-14.19", "LOR-14.20")
@pytest.mark.parametrize(("tile", "term"), [("X31", "characters"), ("X32", "ventures"), ("X33", "territories")])
def test_a_type_of_cards_scores_nothing_at_the_end(tile: str, term: str) -> None:
    held = cards("warlord", "sacred_war", "woods", "village", "city")
    state = lorenzo(2, due("cleanup"), round=6, cards=held, **excommunicated(tile))
    free = lorenzo(2, due("cleanup"), round=6, cards=held)
    expected = terms(free)
    assert expected.pop(term) > 0
    assert terms(state) == expected


@clause("LOR-14.21")
@pytest.mark.parametrize(("scored", "lost"), [(4, 0), (5, 1), (26, 5)])
def test_of_every_full_five_points_one_is_lost_before_the_scoring(scored: int, lost: int) -> None:
    state = lorenzo(
        2, due("cleanup"), round=6, scored={"1": {"cards": scored}}, cards=cards("sacred_war"), **excommunicated("X34")
    )
    assert terms(state).get("excommunications", 0) == -lost
    assert points(state)[0] == scored - lost + 8 + 5


@clause("LOR-14.22", "LOR-14.25")
def test_a_point_is_lost_for_each_military_point_but_the_ranking_scored() -> None:
    state = lorenzo(
        2, due("cleanup"), round=6, goods=mine(military=7), scored={"1": {"cards": 20}}, **excommunicated("X35")
    )
    assert terms(state) == {"cards": 20, "military": 5, "excommunications": -7}


@clause("LOR-14.23")
def test_a_point_is_lost_for_wood_and_stone_printed_on_own_buildings() -> None:
    """Mint 1 and 3, Garden 4 and 2 (its servants don't count); what was paid plays no part."""
    state = lorenzo(
        2,
        due("cleanup"),
        round=6,
        cards=cards("mint", "garden", "raising_a_statue"),
        scored={"1": {"cards": 30}},
        **excommunicated("X36"),
    )
    assert terms(state)["excommunications"] == -10


@clause("LOR-14.24", "LOR-14.25")
def test_a_point_is_lost_for_each_resource_but_they_are_scored() -> None:
    state = lorenzo(
        2,
        due("cleanup"),
        round=6,
        goods=mine(wood=2, stone=3, coin=4, servant=2, faith=3, military=2),
        scored={"1": {"cards": 30}},
        **excommunicated("X37"),
    )
    assert terms(state) == {"cards": 30, "resources": 2, "military": 5, "excommunications": -11}
    assert goods(state)["faith"] == 3
