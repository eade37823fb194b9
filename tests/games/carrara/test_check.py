"""What `signoria data carrara` finds in facts that an owner of the box has changed, and what is free to change."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from signoria.games.carrara.box import DATA
from signoria.games.carrara.check import faults

Change = Callable[[dict[str, Any]], None]


def put(way: str, value: Any) -> Change:
    """Sets one fact; the steps of the way are names and places in lists."""

    def change(facts: dict[str, Any]) -> None:
        *steps, last = way.split(".")
        found: Any = facts
        for step in steps:
            found = found[int(step) if isinstance(found, list) else step]
        found[int(last) if isinstance(found, list) else last] = value

    return change


def test_our_own_facts_are_consistent() -> None:
    assert faults(DATA) == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (put("colors.order_high_to_low.0", "black"), "colors.order_high_to_low"),
        (put("wheel.refill_target", 12), "wheel.refill_target: 12, but the rulebook says 11"),
        (put("constants.extra_purchase_cost", 9), "constants.extra_purchase_cost"),
        (put("block_prices.sections.0.section", "1"), "block_prices: the sections are I to VI"),
        (put("block_prices.sections.2.price.red", 3), "block_prices: red costs 2 in section III"),
        (put("cities.list.0.id", "pisa"), "cities: livorno, pisa"),
        (put("cities.list.1.accepts", ["white"]), "cities: pisa accepts white, yellow"),
        (put("cities.list.4.min_buildings_to_score", 2), "cities: massa is scored with 3 buildings"),
        (put("cities.list.3.reward.type", "points"), "cities: viareggio: a reward is coins or vp"),
        (put("cities.list.3.reward.amount", 0), "cities: viareggio: a reward is coins or vp"),
        (put("cities.list.2.reward.amount", 3), "cities: lucca gives 2 vp in the rulebook's examples"),
        (put("building_kinds.list.0.landscape", "rural"), "building_kinds: four kinds are urban"),
        (put("building_kinds.list.0.decoration", "gate"), "building_kinds: each kind has a decoration of its own"),
        (put("building_kinds.list.0.id", "villa"), "building_kinds: villa stands twice"),
        (put("landscape_scoring.rural.amount", True), "landscape_scoring.rural: a reward"),
        (put("buildings.tiles.0.id", "villa-5"), "buildings: villa-5 stands twice"),
        (put("buildings.tiles.0.value", 2), "buildings: palazzo has the values 1, 2, 3, 3, 4, 5"),
        (put("buildings.tiles.2.min_players", 4), "buildings: one value-3 tile of palazzo"),
        (put("buildings.tiles.0.min_players", 3), "buildings: the tiles of palazzo but those of value 3"),
        (put("buildings.total", 35), "buildings: 36 are listed, but the total is 35"),
        (put("monuments.tiles.0.kind", "villa"), "monuments: palazzo has one, of value 8"),
        (put("upgrade_tiles.total", 7), "upgrade_tiles: 8 are listed, but the total is 7"),
        (put("upgrade_tiles.tiles.0.id", "pisa-1"), "upgrade_tiles: pisa-1 stands twice"),
        (put("upgrade_tiles.tiles.0.city", "roma"), "'roma', which is no city"),
        (put("upgrade_tiles.tiles.0.id", "pisa-2"), "upgrade_tiles: pisa-2 is named for its city, as livorno-1"),
        (put("upgrade_tiles.tiles.0.reward.amount", "4"), "upgrade_tiles: livorno-1: a reward"),
        (put("upgrade_tiles.tiles.1.reward.amount", 5), "upgrade_tiles: the one of pisa gives 4 coins"),
        (put("royal_court.base.spaces.0.id", "a1"), "royal_court: a1 stands twice"),
        (put("royal_court.base.spaces.0.bonus.amount", 4), "royal_court.base: six spaces"),
        (put("royal_court.advanced.spaces.0.bonus.type", "vp"), "royal_court.advanced: two spaces each"),
        (
            put("wheel_symbols_advanced.small_wheel_statues_clockwise_from_section_I_at_start.0", "blue"),
            "the small wheel shows each colour once, purple in section I",
        ),
        (put("wheel_symbols_advanced.large_wheel_decorations_clockwise.0", "gate"), "the large wheel shows each"),
        (put("decoration_set_vp.table.2.vp", 5), "a larger set is never worth less"),
        (put("decoration_set_vp.table.3.vp", 19), "a set of 4 is worth 20 in the rulebook"),
        (put("statue_scoring_spots.list.0.cities", ["pisa", "lucca"]), "statue_scoring_spots: the pairs are"),
        (put("statue_majority_vp.cities.0.city", "pisa"), "statue_majority_vp: livorno, pisa"),
        (put("statue_majority_vp.cities.1.places", [1, 2, 3]), "pisa has three places"),
        (put("statue_majority_vp.cities.1.places", [3, 2]), "pisa has three places"),
        (put("statue_majority_vp.cities.4.places", [8, 5, 2]), "place 2 in massa is worth 4"),
        (put("money_scoring_spots.list.0.min_coins", 35), "money_scoring_spots: 36 coins"),
        (put("player_setup.start_blocks_by_seat.0", {"purple": 1}), "player_setup: the start blocks"),
        (put("setup_by_players.3.decorations_per_type", 7), "3 players have 6 decorations"),
    ],
)
def test_a_changed_fact_is_found(change: Change, said: str) -> None:
    facts = deepcopy(DATA)
    change(facts)
    assert any(said in fault for fault in faults(facts)), faults(facts)


@pytest.mark.parametrize(
    "change",
    [
        put("upgrade_tiles.tiles.6", {"id": "lucca-2", "city": "lucca", "reward": {"type": "coins", "amount": 4}}),
        put("statue_majority_vp.cities.1.places", [11, 6, 1]),
        put("landscape_scoring.rural.amount", 2),
        put("royal_court.base.spaces.3.bonus", {"type": "vp", "amount": 3}),
        put("cities.list.3.reward", {"type": "vp", "amount": 2}),
        put("decoration_set_vp.table.6.vp", 50),
        put("building_kinds.list.4.decoration", "goblet"),
    ],
)
def test_what_nobody_is_sure_of_is_free_to_change(change: Change) -> None:
    facts = deepcopy(DATA)
    change(facts)
    assert faults(facts) == []
