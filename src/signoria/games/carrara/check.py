"""Whether facts of The Palaces of Carrara are consistent: what the rulebook fixes holds, the rest has its form."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

COLOURS: Final = ["white", "yellow", "red", "green", "blue", "purple"]
CITIES: Final = ["livorno", "pisa", "lucca", "viareggio", "massa", "lerici"]
REWARDS: Final = ("coins", "vp")
VALUES: Final = [1, 2, 3, 3, 4, 5]
MONUMENT_VALUE: Final = 8
SEATS: Final = ("2", "3", "4")
# What the rulebook says in so many words, by the way to it.
FIXED: Final[list[tuple[list[str], Any]]] = [
    (["colors", "order_high_to_low"], COLOURS),
    (["colors", "substitution", "blocks"], 2),
    (["colors", "substitution", "step"], 1),
    (["colors", "substitution", "chain"], False),
    (["blocks", "per_color"], 7),
    (["wheel", "refill_target"], 11),
    (["statues", "per_color"], 6),
    (["statues", "gold"], 8),
    (["statues", "gold_per_player"], 2),
    (["scoring_pillars", "per_player"], 8),
    (["scoring_pillars", "used_base"], 6),
    (["scoring_pillars", "used_advanced"], 8),
    (["player_setup", "start_coins"], 20),
    (["player_setup", "storage_places_advanced"], 2),
    (["landscape_scoring", "urban", "type"], "coins"),
    (["landscape_scoring", "urban", "amount"], 1),
    (["decorations", "per_type"], 7),
    (["constants", "display_spaces"], 9),
    (["constants", "pass_coins"], 2),
    (["constants", "cannot_afford_coins"], 2),
    (["constants", "end_trigger_vp"], 5),
    (["constants", "coins_per_vp"], 5),
    (["constants", "extra_purchase_cost"], 10),
    (["constants", "monument_value"], MONUMENT_VALUE),
    (["constants", "decoration_value_bonus"], 1),
]
START_BLOCKS: Final = [{"purple": 2}, {"purple": 1, "blue": 1}, {"blue": 2}, {"blue": 1, "green": 1}]
NEEDED: Final = [2, 2, 2, 3, 3, 3]
KNOWN_REWARDS: Final = {"pisa": ("coins", 3), "lucca": ("vp", 2), "massa": ("vp", 1)}
KNOWN_SETS: Final = {1: 2, 2: 6, 4: 20}
KNOWN_PLACES: Final = {
    ("livorno", 0): 12,
    ("viareggio", 0): 9,
    ("viareggio", 2): 2,
    ("massa", 1): 4,
    ("lerici", 0): 7,
    ("lerici", 1): 3,
}
PAIRS: Final = [["livorno", "lerici"], ["massa", "pisa"], ["viareggio", "lucca"]]
ADVANCED_BONUSES: Final = {"gold_statue": 1, "decoration_of_choice": 1, "coins": 5, "vp": 3}


def faults(facts: dict[str, Any]) -> list[str]:
    parts = [_fixed, _prices, _cities, _kinds, _tiles, _upgrades, _court, _wheels, _sets, _statues, _money, _players]
    return [fault for part in parts for fault in part(facts)]


def _fixed(facts: dict[str, Any]) -> Iterator[str]:
    for way, value in FIXED:
        found: Any = facts
        for step in way:
            found = found[step]
        if found != value:
            yield f"{'.'.join(way)}: {found!r}, but the rulebook says {value!r}"


def _prices(facts: dict[str, Any]) -> Iterator[str]:
    """CAR-4.5."""
    sections = facts["block_prices"]["sections"]
    if [item["section"] for item in sections] != ["I", "II", "III", "IV", "V", "VI"]:
        yield "block_prices: the sections are I to VI"
    for number, item in enumerate(sections):
        for rank, colour in enumerate(COLOURS):
            price = max(0, 6 - rank - number)
            if item["price"][colour] != price:
                yield f"block_prices: {colour} costs {price} in section {item['section']}"


def _cities(facts: dict[str, Any]) -> Iterator[str]:
    """CAR-0.3, CAR-5.3, CAR-7.3, CAR-7.5."""
    cities = facts["cities"]["list"]
    if [item["id"] for item in cities] != CITIES:
        yield f"cities: {', '.join(CITIES)} stand in this order"
        return
    for rank, item in enumerate(cities):
        name = item["id"]
        if item["accepts"] != COLOURS[: rank + 1]:
            yield f"cities: {name} accepts {', '.join(COLOURS[: rank + 1])}"
        if item["min_buildings_to_score"] != NEEDED[rank]:
            yield f"cities: {name} is scored with {NEEDED[rank]} buildings"
        yield from _reward(f"cities: {name}", item["reward"])
        known = KNOWN_REWARDS.get(name)
        if known is not None and (item["reward"]["type"], item["reward"]["amount"]) != known:
            yield f"cities: {name} gives {known[1]} {known[0]} in the rulebook's examples"


def _reward(where: str, reward: dict[str, Any]) -> Iterator[str]:
    if reward["type"] not in REWARDS or not _is_count(reward["amount"]):
        yield f"{where}: a reward is coins or vp and a whole number above 0"


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value > 0


def _kinds(facts: dict[str, Any]) -> Iterator[str]:
    """CAR-1.2."""
    kinds = facts["building_kinds"]["list"]
    landscapes = Counter(item["landscape"] for item in kinds)
    if landscapes != {"urban": 4, "rural": 2}:
        yield "building_kinds: four kinds are urban and two rural"
    if sorted(item["decoration"] for item in kinds) != sorted(facts["decorations"]["types"]):
        yield "building_kinds: each kind has a decoration of its own, one of decorations.types"
    yield from (f"building_kinds: {name} stands twice" for name in _repeated([item["id"] for item in kinds]))
    yield from _reward("landscape_scoring.rural", facts["landscape_scoring"]["rural"])


def _tiles(facts: dict[str, Any]) -> Iterator[str]:
    """CAR-1.2, CAR-1.3, CAR-2.5."""
    tiles, monuments = facts["buildings"]["tiles"], facts["monuments"]["tiles"]
    yield from (f"buildings: {name} stands twice" for name in _repeated([item["id"] for item in [*tiles, *monuments]]))
    for kind in [item["id"] for item in facts["building_kinds"]["list"]]:
        own = [item for item in tiles if item["kind"] == kind]
        if sorted(item["value"] for item in own) != VALUES:
            yield f"buildings: {kind} has the values {', '.join(str(value) for value in VALUES)}"
        if sorted(item["min_players"] for item in own if item["value"] == 3) != [3, 4]:
            yield f"buildings: one value-3 tile of {kind} is for 3 players and more, the other for 4"
        if any(item["min_players"] != 2 for item in own if item["value"] != 3):
            yield f"buildings: the tiles of {kind} but those of value 3 are always in play"
        if [item["value"] for item in monuments if item["kind"] == kind] != [MONUMENT_VALUE]:
            yield f"monuments: {kind} has one, of value {MONUMENT_VALUE}"
    if len(tiles) != facts["buildings"]["total"]:
        yield f"buildings: {len(tiles)} are listed, but the total is {facts['buildings']['total']}"


def _upgrades(facts: dict[str, Any]) -> Iterator[str]:
    """CAR-1.4, CAR-5.15."""
    tiles = facts["upgrade_tiles"]["tiles"]
    if len(tiles) != facts["upgrade_tiles"]["total"]:
        yield f"upgrade_tiles: {len(tiles)} are listed, but the total is {facts['upgrade_tiles']['total']}"
    yield from (f"upgrade_tiles: {name} stands twice" for name in _repeated([item["id"] for item in tiles]))
    for item in tiles:
        if item["city"] not in CITIES:
            yield f"upgrade_tiles: {item['id']} names {item['city']!r}, which is no city"
        elif not item["id"].startswith(item["city"] + "-"):
            yield f"upgrade_tiles: {item['id']} is named for its city, as {item['city']}-1"
        yield from _reward(f"upgrade_tiles: {item['id']}", item["reward"])
    pisa = [(item["reward"]["type"], item["reward"]["amount"]) for item in tiles if item["city"] == "pisa"]
    if ("coins", 4) not in pisa:
        yield "upgrade_tiles: the one of pisa gives 4 coins in the rulebook's example"


def _court(facts: dict[str, Any]) -> Iterator[str]:
    """CAR-2.8, CAR-6.2, CAR-10.5."""
    base, advanced = (facts["royal_court"][side]["spaces"] for side in ("base", "advanced"))
    names = [space["id"] for space in [*base, *advanced]]
    yield from (f"royal_court: {name} stands twice" for name in _repeated(names))
    if len(base) != 6 or any(_bonus(space) not in (("coins", 5), ("vp", 3)) for space in base):
        yield "royal_court.base: six spaces, each of 3 vp or 5 coins"
    if Counter(_bonus(space) for space in advanced) != dict.fromkeys(ADVANCED_BONUSES.items(), 2):
        yield "royal_court.advanced: two spaces each of a gold statue, a decoration, 5 coins and 3 vp"


def _bonus(space: dict[str, Any]) -> tuple[str, int]:
    return space["bonus"]["type"], space["bonus"]["amount"]


def _wheels(facts: dict[str, Any]) -> Iterator[str]:
    """CAR-10.2, CAR-10.3."""
    symbols = facts["wheel_symbols_advanced"]
    small = symbols["small_wheel_statues_clockwise_from_section_I_at_start"]
    if sorted(small) != sorted(COLOURS) or small[0] != "purple":
        yield "wheel_symbols_advanced: the small wheel shows each colour once, purple in section I"
    if sorted(symbols["large_wheel_decorations_clockwise"]) != sorted(facts["decorations"]["types"]):
        yield "wheel_symbols_advanced: the large wheel shows each decoration once"


def _sets(facts: dict[str, Any]) -> Iterator[str]:
    """CAR-14.3."""
    table = facts["decoration_set_vp"]["table"]
    points = [row["vp"] for row in table]
    if [row["size"] for row in table] != list(range(1, 8)) or points != sorted(points):
        yield "decoration_set_vp: sizes 1 to 7, and a larger set is never worth less"
    for row in table:
        if row["vp"] != KNOWN_SETS.get(row["size"], row["vp"]):
            yield f"decoration_set_vp: a set of {row['size']} is worth {KNOWN_SETS[row['size']]} in the rulebook"


def _statues(facts: dict[str, Any]) -> Iterator[str]:
    """CAR-12.12, CAR-14.4."""
    if [item["cities"] for item in facts["statue_scoring_spots"]["list"]] != PAIRS:
        yield f"statue_scoring_spots: the pairs are {', '.join(' and '.join(pair) for pair in PAIRS)}"
    rows = facts["statue_majority_vp"]["cities"]
    if [row["city"] for row in rows] != CITIES:
        yield f"statue_majority_vp: {', '.join(CITIES)} stand in this order"
    for row in rows:
        places = row["places"]
        if len(places) != 3 or places != sorted(places, reverse=True) or places[-1] < 0:
            yield f"statue_majority_vp: {row['city']} has three places, a later one never worth more"
            continue
        for place, points in enumerate(places):
            known = KNOWN_PLACES.get((row["city"], place), points)
            if points != known:
                yield f"statue_majority_vp: place {place + 1} in {row['city']} is worth {known} in the rulebook"


def _money(facts: dict[str, Any]) -> Iterator[str]:
    """CAR-12.9."""
    places = [(item["min_coins"], item["coins_per_vp"]) for item in facts["money_scoring_spots"]["list"]]
    if places != [(36, 3), (50, 2)]:
        yield "money_scoring_spots: 36 coins for 3 a point, then 50 coins for 2 a point"


def _players(facts: dict[str, Any]) -> Iterator[str]:
    """CAR-2.3, CAR-10.4."""
    if facts["player_setup"]["start_blocks_by_seat"] != START_BLOCKS:
        yield "player_setup: the start blocks are those of the rulebook"
    for seats, each in zip(SEATS, (5, 6, 7), strict=True):
        if facts["setup_by_players"][seats]["decorations_per_type"] != each:
            yield f"setup_by_players: {seats} players have {each} decorations of each type"


def _repeated(names: list[str]) -> list[str]:
    return [name for name, count in Counter(names).items() if count > 1]
