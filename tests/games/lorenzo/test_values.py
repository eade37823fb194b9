"""Chapter 4: family members, values and servants."""

import pytest

from tests.clauses import clause
from tests.games.lorenzo.tables import asks, cards, excommunicated, gained, goods, lorenzo, mine, turn
from tests.positions import legal, play, refusal, table_of

LAND = {"territory_1": "woods", "territory_2": "village", "territory_3": "forest", "territory_4": "city"}


@clause("LOR-4.1", "LOR-X2")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_die_is_the_value_of_the_members_of_its_colour(seat: int) -> None:
    state = lorenzo(2, asks("take_turn", seat), dice={"white": "5", "black": "1", "orange": "3"}, floors=LAND)
    floors = [move for move in legal(state) if "territory" in move]
    assert floors == [
        "place white territory_1",
        "place white territory_2",
        "place white territory_3",
        "place black territory_1",
        "place orange territory_1",
        "place orange territory_2",
    ]


@clause("LOR-X2")
def test_the_white_member_of_every_player_has_the_value_of_the_white_die() -> None:
    for seat in (1, 2, 3):
        state = lorenzo(3, asks("take_turn", seat), dice={"white": "4", "black": "1", "orange": "1"}, floors=LAND)
        assert "place white territory_2" in legal(state)
        assert refusal(state, "place white territory_3") == "LOR-6.3"


@clause("LOR-4.2")
def test_the_neutral_member_is_worth_nothing() -> None:
    state = turn(floors=LAND)
    assert refusal(state, "place neutral council_palace") == "LOR-4.5"
    assert refusal(state, "place neutral territory_1") == "LOR-4.5"


@clause("LOR-4.3", "LOR-X1")
def test_every_servant_adds_one() -> None:
    state = turn(floors=LAND, goods=mine(servant=3))
    assert "place neutral territory_2" in legal(state)
    assert refusal(state, "place neutral territory_3") == "LOR-6.3"
    play(state, "place neutral territory_2")
    assert legal(state) == ["servants 3"]
    assert gained(state, "servants 3") == {"servant": -3}
    assert table_of(state)["cards"] == {"1": {"village": 1}}


@clause("LOR-4.4", "LOR-14.11")
def test_a_value_may_be_negative_before_servants() -> None:
    """A die of 1 less 1 for the tile is 0; the neutral member is not touched."""
    dice = {"white": "1", "black": "6", "orange": "6"}
    state = turn(dice=dice, goods=mine(servant=1), **excommunicated("X17"))
    play(state, "place white market_1")
    assert refusal(state, "servants 0") == "LOR-4.5"
    assert legal(state) == ["servants 1"]


@clause("LOR-4.5")
def test_card_bonuses_do_not_help_a_member_of_value_0() -> None:
    state = turn(floors=LAND, cards=cards("warlord", "farmer"))
    assert refusal(state, "place neutral territory_1") == "LOR-4.5"
    assert refusal(state, "place neutral harvest_small") == "LOR-4.5"
    helped = turn(floors=LAND, cards=cards("warlord"), goods=mine(servant=1))
    play(helped, "place neutral territory_2")
    assert legal(helped) == ["servants 1"]


@clause("LOR-4.6")
def test_an_action_value_is_the_member_with_bonuses_and_the_space() -> None:
    """White is 3: with a peasant 6, on the large space 3 less. Forest (5) acts on the small space only."""
    held = cards("peasant", "forest", "woods")
    small = turn(4, cards=held)
    assert gained(small, "place white harvest_small") == {"wood": 5, "stone": 1, "servant": 1}
    large = turn(4, cards=held)
    assert gained(large, "place white harvest_large") == {"wood": 2, "stone": 1, "servant": 1}


@clause("LOR-4.7")
@pytest.mark.parametrize("space", ["harvest_small", "production_small", "market_1", "council_palace"])
def test_outside_the_towers_a_value_of_1_is_enough(space: str) -> None:
    state = turn(dice={"white": "1", "black": "1", "orange": "1"})
    assert f"place white {space}" in legal(state)
    assert refusal(state, f"place neutral {space}") == "LOR-4.5"


@clause("LOR-4.8")
def test_a_higher_value_than_needed_gives_nothing_back() -> None:
    state = turn(floors=LAND, goods=mine(servant=2))
    assert gained(state, "place orange territory_1", "servants 0") == {"wood": 1}


@clause("LOR-4.9")
def test_servants_that_an_action_gives_do_not_raise_it() -> None:
    """Manor House gives 2 servants at value 5; white is 3 with the one servant only 4."""
    state = turn(cards=cards("manor_house", "village"), goods=mine(servant=1))
    assert gained(state, "place white harvest_small", "servants 1") == {
        "wood": 1,
        "stone": 1,
        "coin": 1,
        "servant": 1,
    }


@clause("LOR-4.10")
def test_more_servants_than_needed_may_be_spent() -> None:
    state = turn(goods=mine(servant=3))
    play(state, "place white market_1")
    assert legal(state) == ["servants 0", "servants 1", "servants 2", "servants 3"]
    play(state, "servants 3")
    assert goods(state) == {"coin": 5}


@clause("LOR-4.9", "LOR-6.13")
def test_servants_that_the_card_costs_cannot_raise_its_value() -> None:
    """Military Academy costs a servant: with 2 owned only 1 can be spent."""
    floors = {"building_3": "military_academy"}
    state = turn(floors=floors, goods=mine(servant=2, wood=2, stone=2))
    assert refusal(state, "place white building_3") == "LOR-6.13"
    play(state, "place black building_3")
    assert refusal(state, "servants 2") == "LOR-6.13"
    assert refusal(state, "servants 0") == "LOR-6.3"
    assert legal(state) == ["servants 1"]
    play(state, "servants 1")
    assert goods(state) == {"military": 1}
