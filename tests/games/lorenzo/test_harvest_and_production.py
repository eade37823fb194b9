"""Chapter 9: harvest and production."""

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.lorenzo.tables import asks, cards, gained, goods, lorenzo, mine, turn
from tests.positions import legal, play, refusal, table_of

SIX = {"white": "6", "black": "6", "orange": "6"}
AREAS = ["harvest", "production"]


@clause("LOR-9.1")
@pytest.mark.parametrize("area", AREAS)
def test_the_small_space_holds_one_the_large_any_number(area: str) -> None:
    stands = {"2.white": f"{area}_small", "2.neutral": f"{area}_large", "3.white": f"{area}_large"}
    state = turn(3, stands=stands, dice=SIX)
    assert refusal(state, f"place white {area}_small") == "LOR-9.1"
    assert f"place white {area}_large" in legal(state)


@clause("LOR-9.2", "LOR-X28")
@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("taken", ["small", "large"])
@pytest.mark.parametrize("wanted", ["small", "large"])
def test_one_coloured_member_in_an_area_and_the_neutral_one(area: str, taken: str, wanted: str) -> None:
    state = turn(3, stands={"1.black": f"{area}_{taken}"}, dice=SIX, goods=mine(servant=5))
    if (taken, wanted) == ("small", "small"):
        assert refusal(state, f"place neutral {area}_{wanted}") == "LOR-9.1"
    else:
        assert refusal(state, f"place white {area}_{wanted}") == "LOR-9.2"
        assert f"place neutral {area}_{wanted}" in legal(state)
    neutral = turn(3, stands={"1.neutral": f"{area}_large"}, dice=SIX)
    assert f"place white {area}_large" in legal(neutral)


@clause("LOR-9.3", "LOR-9.4")
@pytest.mark.parametrize(("die", "able"), [("3", False), ("4", True)])
def test_the_large_space_asks_for_a_value_of_4(die: str, able: bool) -> None:
    state = turn(3, dice={"white": die, "black": "1", "orange": "1"})
    assert ("place white harvest_large" in legal(state)) == able
    if not able:
        assert refusal(state, "place white harvest_large") == "LOR-9.3"


@clause("LOR-9.5")
def test_the_large_space_may_be_chosen_while_the_small_one_is_free() -> None:
    state = turn(3, dice=SIX)
    assert {"place white harvest_small", "place white harvest_large"} <= set(legal(state))


@clause("LOR-9.6", "LOR-9.8")
def test_a_harvest_activates_the_territories_that_the_value_reaches() -> None:
    """White is 3: Commercial Hub (1), Woods (2) and Village (3) act, Gravel Pit (4) does not."""
    state = turn(cards=cards("commercial_hub", "woods", "village", "gravel_pit"))
    assert gained(state, "place white harvest_small") == {"wood": 2, "stone": 1, "servant": 2, "coin": 2}


@clause("LOR-9.7", "LOR-9.8")
def test_a_production_activates_the_buildings_that_the_value_reaches() -> None:
    """White is 3: Bank (2) and Garden (1) act, Fortress (5) does not."""
    state = turn(cards=cards("bank", "garden", "fortress"))
    assert gained(state, "place white production_small") == {"coin": 7, "military": 1, "vp": 3}


@clause("LOR-9.9", "LOR-X3")
def test_an_exchange_is_used_once_or_not_and_only_one_of_a_card() -> None:
    table: dict[str, Any] = {"cards": cards("painters_guild"), "goods": mine(wood=6), "dice": SIX}
    state = turn(**table)
    play(state, "place white production_small")
    assert legal(state) == ["exchange painters_guild.1", "exchange painters_guild.2", "pass"]
    assert gained(state, "exchange painters_guild.2") == {"wood": -3, "vp": 7, "coin": 2, "military": 1}
    assert not state.agenda
    other = turn(**table)
    assert gained(other, "place white production_small", "exchange painters_guild.1") == {
        "wood": -1,
        "vp": 3,
        "coin": 2,
        "military": 1,
    }
    none = turn(**table)
    assert gained(none, "place white production_small", "pass") == {"coin": 2, "military": 1}


@clause("LOR-9.10", "LOR-X6")
def test_things_divided_by_a_slash_are_alternatives() -> None:
    state = turn(cards=cards("church"), goods=mine(wood=3, stone=3))
    play(state, "place white production_small")
    assert legal(state) == ["exchange church.1", "exchange church.2", "pass"]
    assert gained(state, "exchange church.2") == {"stone": -1, "faith": 2, "coin": 2, "military": 1}
    assert not state.agenda


@clause("LOR-9.10")
def test_all_left_of_the_arrow_is_paid_all_right_of_it_received() -> None:
    state = turn(cards=cards("stonemasons_guild"), goods=mine(wood=1, stone=1, servant=1), dice=SIX)
    assert gained(state, "place white production_small", "servants 0", "exchange stonemasons_guild.1") == {
        "wood": -1,
        "stone": -1,
        "servant": -1,
        "vp": 6,
        "coin": 2,
        "military": 1,
    }


@clause("LOR-9.11", "LOR-9.12")
def test_what_is_received_pays_no_exchange() -> None:
    """The tile gives 2 coins; Treasury would take 1 of those owned before, and there is none."""
    state = turn(cards=cards("treasury", "carpenters_shop"), goods=mine(wood=1), dice=SIX)
    play(state, "place white production_small")
    assert refusal(state, "exchange treasury.1") == "LOR-9.11"
    play(state, "exchange carpenters_shop.1")
    assert not state.agenda
    assert goods(state) == {"coin": 5, "military": 1}


@clause("LOR-9.12")
def test_faith_received_pays_no_exchange() -> None:
    state = turn(cards=cards("baptistery", "chapel"), goods=mine(coin=1), dice=SIX)
    play(state, "place white production_small")
    assert refusal(state, "exchange baptistery.1") == "LOR-9.11"
    play(state, "exchange chapel.1")
    assert not state.agenda
    assert goods(state)["faith"] == 1


@clause("LOR-9.11")
def test_servants_spent_to_raise_it_are_gone() -> None:
    state = turn(cards=cards("barracks"), goods=mine(servant=1))
    assert gained(state, "place white production_small", "servants 1") == {"servant": -1, "coin": 2, "military": 1}


@clause("LOR-9.13")
def test_the_same_wood_cannot_pay_twice() -> None:
    state = turn(cards=cards("carpenters_shop", "painters_guild"), goods=mine(wood=3), dice=SIX)
    play(state, "place white production_small", "exchange carpenters_shop.2")
    assert legal(state) == ["exchange painters_guild.1", "pass"]
    assert refusal(state, "exchange painters_guild.2") == "LOR-9.11"


@clause("LOR-9.7", "LOR-9.9")
def test_exchanges_are_named_in_the_order_of_the_buildings() -> None:
    """No two orders of the same exchanges: behind Treasury nothing of Carpenter's Shop is asked any more."""
    state = turn(cards=cards("carpenters_shop", "treasury", "sculptors_guild"), goods=mine(wood=2, coin=2, stone=1))
    play(state, "place black production_small")
    assert refusal(state, "exchange sculptors_guild.1") == "LOR-9.7"
    play(state, "exchange treasury.1")
    assert not state.agenda


@clause("LOR-9.14")
def test_gains_without_an_arrow_are_automatic() -> None:
    state = turn(cards=cards("stronghold", "garden"), dice=SIX)
    assert gained(state, "place white production_small") == {"coin": 2, "military": 3, "vp": 5}


@clause("LOR-9.15", "LOR-X4")
def test_a_theater_counts_the_characters_owned_then() -> None:
    held = cards("theater", "warlord", "knight", "hero", "noble")
    state = turn(cards=held, dice=SIX)
    assert gained(state, "place white production_small") == {"coin": 2, "military": 1, "vp": 4}


@clause("LOR-9.16")
def test_exchanges_are_paid_before_anything_is_received() -> None:
    """Faith 15: the exchange takes 1 first, so the 2 of the Church are not all lost."""
    state = turn(cards=cards("baptistery", "church"), goods=mine(faith=15, wood=1), dice=SIX)
    play(state, "place white production_small", "exchange baptistery.1", "exchange church.1")
    assert goods(state) == {"faith": 15, "coin": 4, "military": 1}


@clause("LOR-9.16")
def test_a_privilege_of_a_building_comes_after_the_exchanges() -> None:
    agenda = [asks("take_turn", 1)]
    state = lorenzo(2, *agenda, cards=cards("fortress", "residence"), goods=mine(coin=1), dice=SIX)
    play(state, "place white production_small", "exchange residence.1", "privilege faith", "privilege faith")
    assert goods(state) == {"coin": 2, "military": 1, "faith": 2}
    assert table_of(state).get("chosen_exchanges") is None
