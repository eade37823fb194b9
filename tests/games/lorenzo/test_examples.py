"""The worked examples that no chapter's tests hold, with the figures of the rulebook."""

import pytest

from tests.clauses import clause
from tests.games.lorenzo.tables import cards, gained, goods, mine, turn, wealth
from tests.positions import legal, play, refusal

HARVEST = cards("forest", "marble_pit", "manor_house", "monastery")
PRODUCTION = cards("treasury", "carpenters_shop", "fortress")
SIX = {"white": "6", "black": "1", "orange": "1"}


@clause("LOR-X5")
def test_fair() -> None:
    state = turn(cards=cards("fair"), goods=mine(coin=4), dice=SIX)
    assert gained(state, "place white production_small", "exchange fair.1") == {
        "coin": -4 + 2,
        "wood": 3,
        "stone": 3,
        "military": 1,
    }


@clause("LOR-X7")
def test_abbess() -> None:
    """A fee if a member stands there, floor 3 with a servant and its bonus."""
    floors = {"character_1": "abbess", "territory_2": "village", "venture_3": "military_campaign"}
    state = turn(floors=floors, stands={"2.white": "territory_1"}, goods=mine(coin=6))
    play(state, "place white character_1", "effect gains")
    assert goods(state) == {"coin": 3, "faith": 1}
    assert legal(state) == ["take territory_2", "pass"]
    assert gained(state, "take territory_2") == {"coin": -3}
    raised = turn(floors=floors, goods=mine(coin=3, servant=1, military=3))
    play(raised, "place white character_1", "servants 0", "effect bonus_action", "take venture_3", "servants 1")
    assert goods(raised) == {"military": 1, "coin": 4, "faith": 1}


@clause("LOR-X8")
def test_architect() -> None:
    """Mint costs 1 wood and 3 stone: 1 less of each leaves 2 stone. Fee and bonus as usual."""
    floors = {"character_1": "architect", "building_3": "mint"}
    state = turn(floors=floors, goods=mine(coin=4, stone=2))
    assert gained(state, "place white character_1", "take building_3") == {
        "coin": -4,
        "stone": -2,
        "military": 1,
        "vp": 5,
    }
    occupied = turn(floors=floors, stands={"2.white": "building_1"}, goods=mine(coin=7, stone=2))
    assert gained(occupied, "place white character_1", "take building_3") == {
        "coin": -7,
        "stone": -2,
        "military": 1,
        "vp": 5,
    }


@clause("LOR-X9")
def test_cardinal() -> None:
    """4 with a servant and Farmer is 7: Monastery (6) acts."""
    state = turn(floors={"character_1": "cardinal"}, cards=cards("farmer", "monastery"), goods=mine(coin=4, servant=1))
    play(state, "place white character_1", "servants 0", "effect gains")
    assert goods(state) == {"faith": 2, "servant": 1}
    assert gained(state, "servants 1") == {"wood": 1, "stone": 2, "faith": 1}


@clause("LOR-X11")
def test_royal_messenger() -> None:
    state = turn(floors={"character_1": "royal_messenger"}, goods=mine(coin=5))
    play(state, "place white character_1")
    assert legal(state) == ["privilege wood_and_stone", "privilege servants", "privilege coins"]
    play(state, "privilege servants")
    assert legal(state) == ["privilege coins", "privilege military"]
    play(state, "privilege military", "privilege faith")
    assert goods(state) == {"servant": 2, "military": 2, "faith": 1}


@clause("LOR-X12")
def test_dame() -> None:
    """By placement and by bonus action: the value 2 higher, the cost 1 coin lower."""
    floors = {"character_3": "farmer", "character_4": "patron"}
    placed = turn(floors=floors, cards=cards("dame"), goods=mine(coin=2))
    assert gained(placed, "place white character_3") == {"coin": -2, "stone": 1}
    bonus = turn(
        floors={"venture_1": "repairing_the_cathedral", **floors},
        cards=cards("dame"),
        goods=mine(coin=5, wood=3, stone=3),
    )
    play(bonus, "place white venture_1", "effect gains")
    assert gained(bonus, "take character_4") == {"coin": -2, "stone": 2}


@clause("LOR-X16")
def test_harvest_on_the_small_space() -> None:
    state = turn(cards=HARVEST, goods=mine(servant=2))
    assert gained(state, "place white harvest_small", "servants 2") == {
        "wood": 1 + 3,
        "stone": 1 + 2,
        "servant": -2 + 1 + 2,
        "vp": 1,
        "military": 2,
    }


@clause("LOR-X17")
def test_harvest_on_the_large_space() -> None:
    state = turn(3, cards=HARVEST, goods=mine(servant=2))
    play(state, "place white harvest_large")
    assert refusal(state, "servants 0") == "LOR-9.3"
    assert legal(state) == ["servants 1", "servants 2"]
    assert gained(state, "servants 2") == {"wood": 1, "stone": 1 + 2, "servant": -2 + 1, "vp": 1}


@clause("LOR-X18", "LOR-X21")
@pytest.mark.parametrize(("exchange", "coins", "vp"), [("treasury.1", -1, 3), ("treasury.2", -2, 5)])
def test_production_without_servants(exchange: str, coins: int, vp: int) -> None:
    state = turn(3, cards=PRODUCTION, goods=mine(coin=2, wood=2, servant=2), dice=SIX)
    play(state, "place white production_large", "servants 0")
    assert refusal(state, "exchange carpenters_shop.1") == "LOR-9.7"
    play(state, f"exchange {exchange}")
    assert wealth(state) == {"coin": 2 + coins + 2, "wood": 2, "servant": 2, "vp": vp, "military": 1}


@clause("LOR-X19")
@pytest.mark.parametrize(("exchange", "wood", "coins"), [("carpenters_shop.1", -1, 3), ("carpenters_shop.2", -2, 5)])
def test_production_with_one_servant(exchange: str, wood: int, coins: int) -> None:
    state = turn(3, cards=PRODUCTION, goods=mine(coin=2, wood=2, servant=2), dice=SIX)
    play(state, "place white production_large", "servants 1")
    assert gained(state, f"exchange {exchange}", "pass") == {"coin": coins + 2, "wood": wood, "military": 1}


@clause("LOR-X20")
def test_production_with_two_servants() -> None:
    state = turn(3, cards=PRODUCTION, goods=mine(servant=2), dice=SIX)
    play(state, "place white production_large", "servants 2")
    assert gained(state, "privilege faith") == {"faith": 1, "vp": 2}
    assert goods(state) == {"coin": 2, "military": 1, "faith": 1}


@clause("LOR-X21")
def test_coins_of_the_production_pay_no_treasury() -> None:
    state = turn(3, cards=PRODUCTION, goods=mine(wood=1, servant=1), dice=SIX)
    play(state, "place white production_large", "servants 1")
    assert refusal(state, "exchange treasury.1") == "LOR-9.11"
    play(state, "exchange carpenters_shop.1")
    assert not state.agenda
