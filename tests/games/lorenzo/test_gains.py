"""Chapter 5 and clauses 14.1 to 14.8: gains, payments, privileges, and what tiles take off."""

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.lorenzo.tables import asks, cards, due, excommunicated, gained, goods, lorenzo, mine, points, turn
from tests.positions import legal, play, refusal

ALL_PRIVILEGES = [
    "privilege wood_and_stone",
    "privilege servants",
    "privilege coins",
    "privilege military",
    "privilege faith",
]


@clause("LOR-5.1")
def test_gains_come_at_once() -> None:
    state = turn(floors={"venture_1": "hosting_panhandlers"}, goods=mine(wood=3))
    assert gained(state, "place white venture_1") == {"wood": -3, "servant": 4}


@clause("LOR-5.2", "LOR-8.11")
def test_the_player_chooses_what_comes_first() -> None:
    floors = {"character_1": "ambassador"}
    state = turn(floors={**floors, "territory_4": "city"}, goods=mine(coin=6))
    play(state, "place white character_1")
    assert legal(state) == ["effect gains", "effect bonus_action"]
    play(state, "effect bonus_action")
    assert legal(state) == ["take territory_4", "pass"]
    other = turn(floors={**floors, "territory_4": "city"}, goods=mine(coin=6))
    play(other, "place white character_1", "effect gains")
    assert legal(other) == ALL_PRIVILEGES


@clause("LOR-5.3")
@pytest.mark.parametrize(
    ("choice", "gain"),
    [
        ("wood_and_stone", {"wood": 1, "stone": 1}),
        ("servants", {"servant": 2}),
        ("coins", {"coin": 2}),
        ("military", {"military": 2}),
        ("faith", {"faith": 1}),
    ],
)
def test_a_privilege_is_turned_into_one_of_five(choice: str, gain: dict[str, int]) -> None:
    state = turn(floors={"character_1": "knight"}, goods=mine(coin=2))
    play(state, "place white character_1")
    assert legal(state) == ALL_PRIVILEGES
    assert gained(state, f"privilege {choice}") == gain


@clause("LOR-5.4")
def test_privileges_of_one_effect_differ() -> None:
    state = turn(4)
    play(state, "place white market_4")
    assert legal(state) == ALL_PRIVILEGES[:4]
    play(state, "privilege coins")
    assert legal(state) == ["privilege military", "privilege faith"]
    play(state, "privilege faith")
    assert goods(state) == {"coin": 2, "faith": 1}


@clause("LOR-5.5")
def test_privileges_of_separate_effects_may_be_the_same() -> None:
    """City and Fortress would be of two actions; here City acts beside the palace in two turns."""
    agenda = [asks("take_turn", 1), asks("take_turn", 1)]
    state = lorenzo(2, *agenda, cards=cards("city"), dice={"white": "6", "black": "6", "orange": "6"})
    play(state, "place white harvest_small", "privilege faith")
    play(state, "place black council_palace", "servants 0", "privilege faith")
    assert goods(state)["faith"] == 2


@clause("LOR-5.6", "LOR-X12")
def test_a_discount_touches_only_its_own_good_and_stops_at_0() -> None:
    """Pico: 3 coins less, never for the wood; Hiring Recruits at 4 coins costs 1, Chapel of 2 wood nothing less."""
    floors = {"venture_1": "hiring_recruits", "building_1": "chapel", "character_1": "warlord"}
    leaders = {"1": {"pico_della_mirandola": 1}}
    for space, paid in (("venture_1", {"coin": 1}), ("building_1", {"wood": 2}), ("character_1", {})):
        state = turn(variant="advanced", floors=floors, leaders=leaders, goods=mine(coin=9, wood=9))
        play(state, f"place white {space}")
        held = goods(state)
        assert {good: 9 - held.get(good, 0) for good in ("coin", "wood") if held.get(good, 0) != 9} == paid


@clause("LOR-5.7", "LOR-8.9")
def test_discounts_add_up() -> None:
    """Patron gives 2 coins, Dame 1: Ambassador for 6 costs 3."""
    state = turn(
        floors={"character_1": "patron", "character_4": "ambassador"},
        goods=mine(coin=8),
        cards=cards("dame"),
        stands={},
    )
    play(state, "place white character_1", "take character_4")
    assert goods(state) == {"stone": 2}


@clause("LOR-5.8", "LOR-5.11")
def test_of_two_discounts_one_is_chosen_even_if_a_part_is_lost() -> None:
    floors = {"building_1": "residence", "building_2": "barracks"}
    state = turn(floors=floors, cards=cards("stonemason"), goods=mine(stone=2))
    play(state, "place white building_1")
    assert legal(state) == ["discount wood", "discount stone"]
    assert gained(state, "discount wood") == {"stone": -2, "vp": 1}
    other = turn(floors=floors, cards=cards("stonemason"), goods=mine(wood=1, stone=1))
    assert gained(other, "place white building_2", "discount stone") == {"wood": -1, "vp": 3}


@clause("LOR-5.8")
def test_a_discount_is_chosen_anew_at_each_use() -> None:
    floors = {"building_1": "residence", "building_2": "chapel"}
    held = mine(stone=1, wood=1, coin=3, servant=1)
    state = lorenzo(2, asks("take_turn", 1), asks("take_turn", 1), floors=floors, cards=cards("stonemason"), goods=held)
    play(state, "place white building_1", "servants 0", "discount stone")
    assert gained(state, "place neutral building_2", "servants 1", "discount wood") == {
        "wood": -1,
        "coin": -3,
        "servant": -1,
        "faith": 1,
    }


@clause("LOR-5.11", "LOR-6.13")
def test_a_discount_that_leaves_too_much_is_refused() -> None:
    state = turn(floors={"building_1": "residence"}, cards=cards("stonemason"), goods=mine(stone=1))
    play(state, "place white building_1")
    assert refusal(state, "discount wood") == "LOR-6.13"
    assert legal(state) == ["discount stone"]


@clause("LOR-5.11")
def test_a_discount_is_always_taken() -> None:
    state = turn(floors={"character_1": "warlord"}, cards=cards("dame"), goods=mine(coin=2))
    play(state, "place white character_1")
    assert goods(state)["coin"] == 1


@clause("LOR-5.9")
def test_no_discount_touches_the_fee() -> None:
    """Dame and Pico make Warlord free; the fee of 3 coins stays."""
    table: dict[str, Any] = {"floors": {"character_1": "warlord"}, "stands": {"2.white": "character_2"}}
    leaders = {"1": {"pico_della_mirandola": 1}}
    state = turn(variant="advanced", leaders=leaders, cards=cards("dame"), goods=mine(coin=3), **table)
    play(state, "place white character_1")
    assert goods(state) == {"military": 3}
    poor = turn(variant="advanced", leaders=leaders, cards=cards("dame"), goods=mine(coin=2), **table)
    assert refusal(poor, "place white character_1") == "LOR-6.7"


@clause("LOR-5.10", "LOR-7.14")
@pytest.mark.parametrize(("military", "vp"), [(0, 0), (1, 0), (2, 1), (7, 3), (25, 12)])
def test_for_each_is_rounded_down_and_costs_nothing(military: int, vp: int) -> None:
    state = turn(floors={"character_1": "general"}, goods=mine(coin=5, military=military))
    play(state, "place white character_1")
    assert points(state)[0] == vp
    assert goods(state).get("military", 0) == military


# What tiles take off.


@clause("LOR-14.1")
def test_military_comes_with_one_less_from_each_source() -> None:
    state = turn(floors={"venture_1": "hiring_recruits"}, goods=mine(coin=4), **excommunicated("X11"))
    play(state, "place white venture_1")
    assert goods(state) == {"military": 4}
    one = turn(cards=cards("mountain_town", "colony"), **excommunicated("X11"))
    assert gained(one, "place white harvest_small") == {"wood": 3, "stone": 1, "servant": 1}


@clause("LOR-14.2", "LOR-14.5")
def test_coins_come_with_one_less_from_each_source() -> None:
    """Production tile 2 coins, Mint 1 coin for its only building: 1 and 0."""
    state = turn(cards=cards("mint"), dice={"white": "6", "black": "1", "orange": "1"}, **excommunicated("X12"))
    assert gained(state, "place white production_small") == {"coin": 1, "military": 1}
    assert gained(turn(**excommunicated("X12")), "place white market_1") == {"coin": 4}


@clause("LOR-14.3", "LOR-14.6")
def test_servants_come_with_one_less_even_from_the_bonus_tile() -> None:
    state = turn(cards=cards("village"), **excommunicated("X13"))
    assert gained(state, "place white harvest_small") == {"wood": 1, "stone": 1, "coin": 1}


@clause("LOR-14.4")
def test_wood_and_stone_lose_one_together_and_the_player_picks() -> None:
    """The bonus tile gives both and asks; Woods gives its 1 wood less 1."""
    state = turn(cards=cards("woods"), **excommunicated("X14"))
    play(state, "place white harvest_small")
    assert legal(state) == ["less wood", "less stone"]
    play(state, "less stone")
    assert goods(state) == {"wood": 1, "servant": 1}
    other = turn(cards=cards("rock_pit"), **excommunicated("X14"))
    assert gained(other, "place white harvest_small", "less wood") == {"stone": 3, "servant": 1}


@clause("LOR-14.4", "LOR-14.5")
def test_each_card_of_a_harvest_is_a_source_of_its_own() -> None:
    state = turn(
        cards=cards("dukedom", "estate"), dice={"white": "6", "black": "1", "orange": "1"}, **excommunicated("X14")
    )
    play(state, "place white harvest_small")
    asked_for = 0
    while state.agenda:
        play(state, legal(state)[0])
        asked_for += 1
    # The tile and Dukedom give both; Estate gives 2 wood and loses 1 without a question.
    assert asked_for == 2
    assert goods(state) == {"wood": 2, "stone": 2, "servant": 1, "coin": 2}


@clause("LOR-14.5")
def test_a_floor_bonus_is_a_source_apart_from_its_card() -> None:
    """Floor 4 gives 2 wood less 1, Forest 1 wood less 1."""
    table: dict[str, Any] = {"floors": {"territory_4": "forest"}, "dice": {"white": "6", "black": "1", "orange": "1"}}
    state = turn(goods=mine(servant=1), **table, **excommunicated("X14"))
    assert gained(state, "place white territory_4", "servants 1") == {"wood": 1, "servant": -1}


@clause("LOR-14.5", "LOR-6.13")
def test_a_bonus_that_a_tile_takes_off_cannot_pay() -> None:
    """Floor 3 of the ventures gives 1 coin, and X12 takes it: 5 coins do not pay for 6."""
    table: dict[str, Any] = {"floors": {"venture_3": "hiring_soldiers"}, "goods": mine(coin=5)}
    assert "place orange venture_3" in legal(turn(**table))
    assert refusal(turn(**table, **excommunicated("X12")), "place orange venture_3") == "LOR-6.13"


@clause("LOR-14.6")
def test_a_leader_is_a_source() -> None:
    leaders = {"1": {"michelangelo_buonarroti": 1}}
    state = turn(variant="advanced", leaders=leaders, **excommunicated("X12"))
    assert gained(state, "activate michelangelo_buonarroti") == {"coin": 2}


@clause("LOR-14.7")
def test_a_privilege_belongs_to_its_source() -> None:
    """The palace gives a coin and a privilege: with 2 coins 3, less 1."""
    state = turn(**excommunicated("X12"))
    assert gained(state, "place white council_palace", "privilege coins") == {"coin": 2}
    wood = turn(**excommunicated("X12"))
    assert gained(wood, "place white council_palace", "privilege faith") == {"faith": 1}


@clause("LOR-14.7", "LOR-14.4")
def test_the_wood_and_stone_of_a_privilege_lose_one() -> None:
    state = turn(**excommunicated("X14"))
    play(state, "place white council_palace", "privilege wood_and_stone")
    assert legal(state) == ["less wood", "less stone"]
    play(state, "less wood")
    assert goods(state) == {"stone": 1, "coin": 1}


@clause("LOR-14.7")
def test_the_privilege_for_a_discarded_leader_is_a_source_of_its_own() -> None:
    hand = {"1": {"sisto_iv": 1, "santa_rita": 1}}
    state = turn(variant="advanced", leader_hand=hand, **excommunicated("X13"))
    assert gained(state, "discard sisto_iv", "privilege servants") == {"servant": 1}
    assert gained(state, "discard santa_rita", "privilege servants") == {"servant": 1}


@clause("LOR-14.8")
def test_what_an_exchange_gives_loses_one_but_a_discount_nothing() -> None:
    """Carpenter's Shop: 1 wood for 3 coins, of which 2 come; the tile gives 2 coins less 1."""
    state = turn(
        cards=cards("carpenters_shop"),
        goods=mine(wood=1),
        dice={"white": "4", "black": "1", "orange": "1"},
        **excommunicated("X12"),
    )
    assert gained(state, "place white production_small", "exchange carpenters_shop.1") == {
        "wood": -1,
        "coin": 3,
        "military": 1,
    }
    cheaper = turn(floors={"character_1": "warlord"}, cards=cards("dame"), goods=mine(coin=1), **excommunicated("X12"))
    assert "place white character_1" in legal(cheaper)


@clause("LOR-14.8")
def test_a_for_each_gain_loses_one_once() -> None:
    """Tax Office: 1 coin for each of 4 territories, so 3; the tile 1."""
    held = cards("tax_office", "woods", "village", "city", "forest")
    state = turn(cards=held, dice={"white": "6", "black": "1", "orange": "1"}, **excommunicated("X12"))
    assert gained(state, "place white production_small") == {"coin": 4, "military": 1}


@clause("LOR-1.7")
def test_what_is_due_is_told_by_its_duty() -> None:
    state = lorenzo(2, due("card_effects", of="1", card="hiring_recruits"))
    assert goods(state) == {"military": 5}
