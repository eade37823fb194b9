"""The oddest cards, leaders and tiles, each with figures worked out by hand."""

from typing import Any

import pytest

from tests.games.lorenzo.tables import cards, excommunicated, gained, mine, turn

Table = dict[str, Any]
Case = tuple[Table, list[str], dict[str, int]]
FIVE = {"white": "5", "black": "5", "orange": "5"}
PRODUCE = "place white production_small"
HARVEST = "place white harvest_small"


def on(card: str, space: str, **goods: int) -> Table:
    """A card on a floor, and what seat 1 has."""
    return {"floors": {space: card}, "goods": {"1": goods}}


def led(leader: str, **table: Any) -> Table:
    return {"variant": "advanced", "leaders": {"1": {leader: 1}}, **table}


# What seat 1 has more or less after the moves. White is 5. The base tile gives 2 coins and a military point, or wood,
# stone and a servant; the advanced tile of seat 1 gives 2 servants and a coin, or wood, stone and a military point.
CASES: dict[str, Case] = {
    "province": (
        on("province", "territory_1"),
        ["place white territory_1", "privilege faith"],
        {"stone": 1, "faith": 1},
    ),
    "city": (
        {"cards": cards("city"), "dice": {**FIVE, "white": "6"}},
        [HARVEST, "privilege faith"],
        {"wood": 1, "stone": 1, "servant": 1, "faith": 1},
    ),
    "mint": ({"cards": cards("mint", "bank", "garden")}, [PRODUCE], {"coin": 2 + 3 + 5, "military": 1, "vp": 3}),
    "tax_office": ({"cards": cards("tax_office", "city", "woods")}, [PRODUCE], {"coin": 4, "military": 1}),
    "triumphal_arch": (
        {"cards": cards("triumphal_arch", "crusade"), "dice": {**FIVE, "white": "6"}},
        [PRODUCE],
        {"coin": 2, "military": 1, "vp": 1},
    ),
    "residence": (
        {"cards": cards("residence"), "goods": mine(coin=1)},
        [PRODUCE, "exchange residence.1", "privilege servants"],
        {"coin": 1, "military": 1, "servant": 2},
    ),
    "stonemasons_guild": (
        {"cards": cards("stonemasons_guild"), "goods": mine(wood=1, stone=1, servant=1)},
        [PRODUCE, "servants 0", "exchange stonemasons_guild.1"],
        {"wood": -1, "stone": -1, "servant": -1, "coin": 2, "military": 1, "vp": 6},
    ),
    "baptistery": (
        {"cards": cards("baptistery"), "goods": mine(faith=1)},
        [PRODUCE, "exchange baptistery.1"],
        {"faith": -1, "coin": 4, "military": 1, "vp": 2},
    ),
    "palace": (
        {"cards": cards("palace"), "goods": mine(coin=1), "dice": {**FIVE, "white": "6"}},
        [PRODUCE, "exchange palace.1"],
        {"coin": 1, "military": 1, "servant": 2, "vp": 4},
    ),
    "church": (
        {"cards": cards("church"), "goods": mine(stone=1)},
        [PRODUCE, "exchange church.2"],
        {"stone": -1, "coin": 2, "military": 1, "faith": 2},
    ),
    "military_academy": (
        {"cards": cards("military_academy"), "goods": mine(servant=1)},
        [PRODUCE, "servants 0", "exchange military_academy.1"],
        {"servant": -1, "coin": 2, "military": 4, "vp": 1},
    ),
    "garden": (
        on("garden", "building_1", servant=3, wood=4, stone=2),
        ["place white building_1", "servants 1"],
        {"servant": -3, "wood": -4, "stone": -2, "vp": 10},
    ),
    "warlord": (
        {**on("city", "territory_4"), "cards": cards("warlord")},
        ["place white territory_4"],
        {"wood": 2, "coin": 3},
    ),
    "stonemason": (
        {**on("mint", "building_4", wood=1, stone=2), "cards": cards("stonemason")},
        ["place white building_4", "discount stone"],
        {"wood": -1, "stone": -2, "military": 2, "vp": 5},
    ),
    "dame": (
        {**on("patron", "character_4", coin=2), "cards": cards("dame")},
        ["place white character_4"],
        {"coin": -2, "stone": 2},
    ),
    "knight": (
        {**on("hiring_recruits", "venture_4", coin=2), "cards": cards("knight")},
        ["place white venture_4"],
        {"coin": -2, "military": 5},
    ),
    "farmer": ({"cards": cards("farmer", "monastery")}, [HARVEST], {"wood": 1, "stone": 2, "servant": 1, "faith": 1}),
    "artisan": ({"cards": cards("artisan", "stronghold")}, [PRODUCE], {"coin": 2, "military": 3, "vp": 2}),
    "preacher": ({**on("forest", "territory_3"), "cards": cards("preacher")}, ["place white territory_3"], {"wood": 1}),
    "abbess": (
        {"floors": {"character_1": "abbess", "territory_2": "woods"}, "goods": mine(coin=3)},
        ["place white character_1", "effect bonus_action", "take territory_2"],
        {"coin": -3, "wood": 1, "faith": 1},
    ),
    "captain": (
        {"floors": {"character_1": "captain", "territory_3": "monastery"}, "goods": mine(coin=4)},
        ["place white character_1", "effect gains", "take territory_3"],
        {"coin": -4, "military": 4, "wood": 1, "servant": 1},
    ),
    "architect": (
        {"floors": {"character_1": "architect", "building_3": "barracks"}, "goods": mine(coin=4)},
        ["place white character_1", "take building_3"],
        {"coin": -4, "military": 1, "vp": 3},
    ),
    "patron": (
        {"floors": {"character_1": "patron", "character_3": "farmer"}, "goods": mine(coin=7)},
        ["place white character_1", "take character_3"],
        {"coin": -3 - 3 - 1, "stone": 1},
    ),
    "hero": (
        {"floors": {"character_1": "hero", "venture_3": "hiring_recruits"}, "goods": mine(coin=7)},
        ["place white character_1", "effect gains", "privilege military", "take venture_3"],
        {"coin": -7, "military": 7},
    ),
    "royal_messenger": (
        on("royal_messenger", "character_1", coin=5),
        ["place white character_1", "privilege wood_and_stone", "privilege coins", "privilege faith"],
        {"coin": -3, "wood": 1, "stone": 1, "faith": 1},
    ),
    "herald": (
        {**on("herald", "character_1", coin=6), "cards": cards("crusade", "sacred_war")},
        ["place white character_1"],
        {"coin": -6, "vp": 4},
    ),
    "governor": (
        {**on("governor", "character_1", coin=6), "cards": cards("mint", "bank", "fair")},
        ["place white character_1"],
        {"coin": -6, "vp": 6},
    ),
    "paramour": (on("paramour", "character_1", coin=7), ["place white character_1"], {"coin": -7, "vp": 2}),
    "cardinal": (
        {**on("cardinal", "character_1", coin=4), "cards": cards("gravel_pit")},
        ["place white character_1", "effect bonus_action", "servants 0"],
        {"coin": -4, "faith": 2, "wood": 1, "stone": 3, "servant": 1},
    ),
    "bishop": (
        {**on("bishop", "character_1", coin=5), "cards": cards("marketplace")},
        ["place white character_1", "effect gains", "servants 0"],
        {"coin": -3, "faith": 1, "military": 1},
    ),
    "general": (on("general", "character_1", coin=5, military=11), ["place white character_1"], {"coin": -5, "vp": 5}),
    "ambassador": (
        {"floors": {"character_1": "ambassador", "territory_4": "city"}, "goods": mine(coin=6)},
        ["place white character_1", "effect bonus_action", "take territory_4", "privilege military"],
        {"coin": -3, "wood": 2, "military": 2},
    ),
    "raising_a_statue": (
        on("raising_a_statue", "venture_3", wood=2, stone=2),
        ["place white venture_3", "privilege servants", "privilege military"],
        {"wood": -2, "stone": -2, "coin": 1, "servant": 2, "military": 2},
    ),
    "support_to_the_king": (
        on("support_to_the_king", "venture_1", military=6),
        ["place white venture_1", "privilege coins"],
        {"military": -3, "coin": 7},
    ),
    "support_to_the_pope": (
        on("support_to_the_pope", "venture_1", military=10, coin=4, wood=3, stone=3),
        ["place white venture_1", "cost support_to_the_pope.2"],
        {"military": -5, "faith": 2},
    ),
    "improving_the_canals": (
        {**on("improving_the_canals", "venture_1", coin=3, servant=3), "cards": cards("forest")},
        ["place white venture_1", "servants 0", "servants 1"],
        {"coin": -3, "servant": -2, "wood": 4, "stone": 1},
    ),
    "improving_the_roads": (
        {**on("improving_the_roads", "venture_1", coin=5, servant=3), "cards": cards("treasury")},
        ["place white venture_1", "servants 0", "servants 0", "exchange treasury.1"],
        {"coin": -3, "servant": -3, "military": 1, "vp": 3},
    ),
    "repairing_the_cathedral": (
        {
            "floors": {"venture_1": "repairing_the_cathedral", "building_4": "chapel"},
            "goods": mine(coin=3, wood=5, stone=3),
        },
        ["place white venture_1", "effect gains", "take building_4"],
        {"coin": -3, "wood": -5, "stone": -3, "military": 2, "faith": 2},
    ),
    "military_conquest": (
        on("military_conquest", "venture_1", military=12),
        ["place white venture_1"],
        {"military": -6, "wood": 3, "stone": 3, "coin": 3},
    ),
    "francesco_sforza": (
        led("francesco_sforza", cards=cards("peasant", "village"), goods=mine(servant=2)),
        ["activate francesco_sforza", "servants 2"],
        {"wood": 1, "stone": 1, "military": 1, "coin": 1, "servant": -1},
    ),
    "leonardo_da_vinci": (
        led("leonardo_da_vinci", cards=cards("scholar", "bank"), goods=mine(servant=2)),
        ["activate leonardo_da_vinci", "servants 2"],
        {"coin": 1 + 5},
    ),
    "pico_della_mirandola": (
        led("pico_della_mirandola", **on("fair", "building_1", coin=1, wood=3)),
        ["place white building_1"],
        {"coin": -1, "wood": -3, "vp": 8},
    ),
    "santa_rita": (
        led("santa_rita", **on("military_conquest", "venture_1", military=12)),
        ["place white venture_1"],
        {"military": -6, "wood": 6, "stone": 6, "coin": 6},
    ),
    "sigismondo_malatesta": (
        led("sigismondo_malatesta", cards=cards("village")),
        ["place neutral harvest_small"],
        {"wood": 1, "stone": 1, "military": 1, "coin": 1, "servant": 1},
    ),
    "filippo_brunelleschi": (
        led("filippo_brunelleschi", stands={"2.white": "venture_1"}, **on("hiring_recruits", "venture_3", coin=3)),
        ["place white venture_3"],
        {"coin": -3, "military": 5},
    ),
    "x11": (
        {"cards": cards("stronghold"), "dice": {**FIVE, "white": "6"}, **excommunicated("X11")},
        [PRODUCE],
        {"coin": 2, "military": 0 + 1, "vp": 2},
    ),
    "x14": (
        {"cards": cards("woods", "dukedom"), "dice": {**FIVE, "white": "6"}, **excommunicated("X14")},
        [HARVEST, "less stone", "less wood"],
        {"wood": 1 + 2 - 1 + 0, "stone": 0 + 1 + 0, "servant": 1, "coin": 1},
    ),
    "x26": (
        {"cards": cards("monastery"), "goods": mine(servant=3), **excommunicated("X26")},
        [HARVEST, "servants 3"],
        {"wood": 1, "stone": 2, "servant": -2, "faith": 1},
    ),
}


@pytest.mark.parametrize("name", list(CASES))
def test_it_comes_to_what_was_worked_out_by_hand(name: str) -> None:
    table, moves, expected = CASES[name]
    state = turn(**{"dice": FIVE, **table})
    found = gained(state, *moves)
    assert found == {currency: count for currency, count in expected.items() if count}


def test_there_are_forty_of_them() -> None:
    assert len(CASES) >= 40


def test_preacher_and_pico_together_leave_a_floor_without_its_coin() -> None:
    """Hiring Soldiers costs 6: with Pico 3, and floor 3 gives the Preacher nothing."""
    table = led("pico_della_mirandola", cards=cards("preacher"), **on("hiring_soldiers", "venture_3", coin=4))
    assert gained(turn(**table), "place orange venture_3") == {"coin": -3, "military": 6}
