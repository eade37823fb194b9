"""Whether facts of Virtù are consistent: what the rulebook fixes holds, and what names another thing finds it."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

SYMBOLS: Final = ["florin", "crown", "cross", "cavalry", "ship", "mask", "war", "arrow"]
ACTIONS: Final = ["rule", "patronage", "trade", "annexation", "campaign", "intrigue"]
CHAMBERS: Final = 5
PLACES: Final = 6
CARDS_PER_HOUSE: Final = 3
MOST_SEATS: Final = 5


def faults(facts: dict[str, Any]) -> list[str]:
    # What the rules know by name comes first: all the rest looks for it.
    return list(_names(facts)) or [
        *_counts(facts),
        *_symbols(facts),
        *_palaces(facts),
        *_cities(facts),
        *_maps(facts),
        *_tracks(facts),
        *_examples(facts),
    ]


def _items(facts: dict[str, Any], part: str) -> list[dict[str, Any]]:
    return list(facts[part]["list"])


def _names(facts: dict[str, Any]) -> Iterator[str]:
    """Ids that the rules know by name or by place."""
    if [kind["id"] for kind in facts["resources"]["kinds"]] != SYMBOLS:
        yield f"resources: the kinds are {', '.join(SYMBOLS)}, in this order"
    if [action["id"] for action in _items(facts, "actions")] != ACTIONS:
        yield f"actions: they are {', '.join(ACTIONS)}, in this order"
    for part in (
        "families",
        "cities",
        "seas",
        "city_tiles",
        "family_cards",
        "character_cards",
        "title_tiles",
        "patronage_bonuses",
        "alliances",
    ):
        yield from (f"{part}: {name} stands twice" for name in _repeated([item["id"] for item in _items(facts, part)]))
    bonuses = {bonus["id"] for bonus in _items(facts, "patronage_bonuses")}
    for bonus in ("leonardo", "copernicus", "michelangelo", "machiavelli", "bastion", "prince", "cannons"):
        if bonus not in bonuses:
            yield f"patronage_bonuses: {bonus} is missing"
    if sorted(power["id"] for power in _items(facts, "alliances")) != ["france", "hre", "ottoman"]:
        yield "alliances: the powers are ottoman, france and hre"


def _counts(facts: dict[str, Any]) -> Iterator[str]:
    """VIR-1.2 to 1.9: how many of everything there are."""
    counts = facts["component_counts"]
    characters = _items(facts, "character_cards")
    titles = _items(facts, "title_tiles")
    found = {
        "city_tiles": len(_items(facts, "city_tiles")),
        "title_tiles": sum(title["copies"] for title in titles),
        "guild_tiles": sum(guild["copies"] for guild in _items(facts, "guild_tiles")),
        "cathedral_tiles": sum(tile["copies"] for tile in _items(facts, "cathedral_tiles")),
        "character_cards": sum(card["copies"] for card in characters),
        "family_cards_3_5p": len(_items(facts, "family_cards")),
        "patronage_bonuses": len(_items(facts, "patronage_bonuses")),
        "indulgence_cards": facts["indulgences"]["copies"],
        "palaces": len(_items(facts, "palaces")),
    }
    for part, count in found.items():
        if count != counts[part]:
            yield f"{part}: {count} are listed, but the count is {counts[part]}"
    for house in (family["id"] for family in _items(facts, "families")):
        own = sum(card["family"] == house for card in _items(facts, "family_cards"))
        if own != CARDS_PER_HOUSE:
            yield f"family_cards: {house} has {own}; it should have {CARDS_PER_HOUSE}"
        for kind in ("principality", "duchy"):
            if sum(title["kind"] == kind and title["family"] == house for title in titles) != 1:
                yield f"title_tiles: {house} needs one {kind}"
    kinds = Counter(bonus["kind"] for bonus in _items(facts, "patronage_bonuses"))
    if set(kinds) - {"person", "work"}:
        yield "patronage_bonuses: each is a person or a work"
    if sum(bonus["component"] == "tile" for bonus in _items(facts, "patronage_bonuses")) != 1:
        yield "patronage_bonuses: one of them is a tile"


def _symbols(facts: dict[str, Any]) -> Iterator[str]:
    """What cards and tiles show and cost."""
    priced = ("character_cards", "title_tiles", "guild_tiles", "cathedral_tiles")
    for part in (*priced, "city_tiles", "family_cards"):
        for item in _items(facts, part):
            for symbol, count in (item.get("resources") or {}).items():
                if symbol not in SYMBOLS or not isinstance(count, int) or count < 1:
                    yield f"{part}: {item['id']} shows {count} of {symbol!r}"
            if item.get("action") is not None and item["action"] not in ACTIONS:
                yield f"{part}: {item['id']} has the action {item['action']!r}; there are {', '.join(ACTIONS)}"
            if "tile" in part and (item.get("resources") or {}).get("war"):
                yield f"{part}: {item['id']} shows war; only the cannons among the tiles do"
    for part in (*priced, "alliances"):
        for item in _items(facts, part):
            able = {"florin", "crown", "cross"} if part != "alliances" else set(SYMBOLS) - {"mask", "war", "arrow"}
            cost = item["cost"]
            if not cost or set(cost) - able or min(cost.values()) < 1:
                yield f"{part}: the cost of {item['id']} is of {', '.join(sorted(able))}"
            elif len(set(cost) - {"florin"}) > 2:
                yield f"{part}: {item['id']} costs more than two kinds beside florins"


def _palaces(facts: dict[str, Any]) -> Iterator[str]:
    houses = sorted(family["id"] for family in _items(facts, "families"))
    if sorted(palace["family"] for palace in _items(facts, "palaces")) != houses:
        yield "palaces: there is one for each house"
    for palace in _items(facts, "palaces"):
        numbers = sorted(chamber["n"] for chamber in palace["chambers"])
        if numbers != list(range(1, CHAMBERS + 1)):
            yield f"palaces: {palace['family']} needs the chambers 1 to {CHAMBERS}"
        for chamber in palace["chambers"]:
            if chamber["action"] not in ACTIONS or chamber["action"] == "trade":
                yield f"palaces: chamber {chamber['n']} of {palace['family']} can't have {chamber['action']!r}"
    for arrow in facts["palaces"]["arrows"]:
        first, second = arrow["between"]
        if arrow["side"] not in ("left", "right") or second != first % CHAMBERS + 1:
            yield f"palaces: an arrow stands between neighbouring chambers and names a side, not {arrow}"
    if sorted(arrow["side"] for arrow in facts["palaces"]["arrows"]) != ["left", "right"]:
        yield "palaces: there is one arrow for each side"
    places = facts["palaces"]["courtier_places"]
    opened = Counter(place["side"] for place in places if place["open_at_start"])
    if len(places) != PLACES or opened != {"left": 1, "right": 2}:
        yield f"palaces: {PLACES} courtier places; one on the left and two on the right are open at the start"


def _cities(facts: dict[str, Any]) -> Iterator[str]:
    cities = {city["id"]: city for city in _items(facts, "cities")}
    seas = {sea["id"] for sea in _items(facts, "seas")}
    tiles = Counter(tile["city"] for tile in _items(facts, "city_tiles"))
    for name, city in cities.items():
        if not 1 <= city["value"] <= 4:
            yield f"cities: {name} has the value {city['value']}; it should be 1 to 4"
        if set(city["seas"]) - seas or city["port"] != bool(city["seas"]):
            yield f"cities: {name} is a port exactly if it lies on a sea that is listed"
        if city["pirate"] and not city["port"]:
            yield f"cities: {name} can't be a pirate port without a sea"
        if tiles[name] != (2 if name == "rome" else 1):
            yield f"city_tiles: {name} has {tiles[name]} tiles"
    yield from (f"city_tiles: {name} is no city" for name in sorted(set(tiles) - set(cities)))
    signs = {tile["city"]: tile["sign"] for tile in _items(facts, "city_tiles") if tile["sign"]}
    for start in _items(facts, "starting_cities"):
        for name in start["cities"]:
            if signs.get(name) != start["family"]:
                yield f"starting_cities: the tile of {name} needs the sign of {start['family']}"
    for part, pairs in (
        ("seas", facts["seas"]["adjacent"]),
        ("roads", [[road["a"], road["b"]] for road in _items(facts, "roads")]),
    ):
        known = seas if part == "seas" else set(cities)
        ordered = [tuple(sorted(pair)) for pair in pairs]
        yield from (f"{part}: {' and '.join(pair)} are joined twice" for pair in _repeated(ordered))
        yield from (f"{part}: {end} is unknown" for end in sorted({end for pair in ordered for end in pair} - known))


def _maps(facts: dict[str, Any]) -> Iterator[str]:
    """For every number of players each open city can be reached from every other."""
    duel = facts["two_player"]["our_duel_mode"]
    tables = [
        *(
            (f"{seats} players", table["side"], table["closed"])
            for seats, table in facts["setup"]["by_players"].items()
        ),
        ("the duel", duel["side"], []),
        ("the duel without Milan", duel["side"], duel["closed_if_milan_not_played"]),
    ]
    for name, side, closed in tables:
        there = {city["id"] for city in _items(facts, "cities") if side in city["sides"] and city["id"] not in closed}
        lost = there - _reached(facts, side, there)
        if lost:
            yield f"roads: with {name} nobody gets to {', '.join(sorted(lost))}"
    for seats, table in facts["setup"]["by_players"].items():
        if len(table["families"]) != int(seats):
            yield f"setup: {seats} players need {seats} houses"
        for start in _items(facts, "starting_cities"):
            cities = {city["id"]: city for city in _items(facts, "cities")}
            for name in start["cities"] if start["family"] in table["families"] else []:
                if name in table["closed"] or table["side"] not in cities[name]["sides"]:
                    yield f"setup: {name} of {start['family']} isn't open with {seats} players"


def _reached(facts: dict[str, Any], side: str, there: set[str]) -> set[str]:
    """The cities to which one gets by road and ship from one of them."""
    joined: dict[str, set[str]] = {name: set() for name in there}
    for road in _items(facts, "roads"):
        if side in road["sides"] and road["a"] in there and road["b"] in there:
            joined[road["a"]].add(road["b"])
            joined[road["b"]].add(road["a"])
    distance = _distances(facts)
    seas = {city["id"]: city["seas"] for city in _items(facts, "cities")}
    for name in there:
        joined[name] |= {other for other in there if any((a, b) in distance for a in seas[name] for b in seas[other])}
    found: set[str] = set()
    waiting = sorted(there)[:1]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting.extend(joined[name])
    return found


def _distances(facts: dict[str, Any]) -> dict[tuple[str, str], int]:
    """How many seas a voyage crosses, both ends included."""
    seas = [sea["id"] for sea in _items(facts, "seas")]
    found = {(sea, sea): 1 for sea in seas}
    found |= {(a, b): 2 for pair in facts["seas"]["adjacent"] for a, b in (pair, pair[::-1])}
    for over in seas:
        for a in seas:
            for b in seas:
                if (a, over) in found and (over, b) in found:
                    length = found[a, over] + found[over, b] - 1
                    found[a, b] = min(length, found.get((a, b), length))
    return found


def _tracks(facts: dict[str, Any]) -> Iterator[str]:
    fields = facts["city_track"]["fields"]
    if [field["cities"] for field in fields] != list(range(facts["city_track"]["last"] + 1)):
        yield "city_track: its fields go from 0 cities to the last field"
    steps = facts["patronage_track"]["steps"]
    if [step["step"] for step in steps] != list(range(facts["patronage_track"]["last_step"] + 1)):
        yield "patronage_track: its steps go from 0 to the last step"
    for step in steps[1:]:
        if not step["cost"] or set(step["cost"]) - {"florin", "crown_or_cross"}:
            yield f"patronage_track: step {step['step']} costs florins and crowns or crosses"
    if sum(step["bonus"] for step in steps) != 2:
        yield "patronage_track: two steps give a bonus"
    ends = [bracket["units"] for bracket in facts["upkeep"]["brackets"]]
    if [end for pair in ends for end in pair] != list(range(1, facts["start"]["units_total"] + 1)):
        yield "upkeep: the brackets cover the units from 1 to all, two by two"
    for seats, rewards in facts["religious_rewards"]["by_players"].items():
        if len(rewards) != int(seats) or sorted(rewards, reverse=True) != rewards:
            yield f"religious_rewards: {seats} players need {seats} rewards that fall"


def _examples(facts: dict[str, Any]) -> Iterator[str]:
    """The figures of the rulebook's examples (section 24)."""
    cities = {city["id"]: city for city in _items(facts, "cities")}
    powers = {power["id"]: power for power in _items(facts, "alliances")}
    distance = _distances(facts)
    for example in _items(facts, "examples"):
        name = example["id"]
        if "annex" in example:
            city = cities[example["annex"]]
            crowns = max(0, city["value"] + example["foreign_agent"] - example["own_agent"]) + 1
            if crowns != example["crowns"]:
                yield f"{name}: {city['id']} would cost {crowns} crowns; the rulebook says {example['crowns']}"
            start = cities[example["from"]]
            if example["by"] == "road" and not _joined(facts, start["id"], city["id"], example["side"]):
                yield f"{name}: a road joins {start['id']} and {city['id']}"
            if example["by"] == "sea":
                crossed = [distance[a, b] for a in start["seas"] for b in city["seas"] if (a, b) in distance]
                if min(crossed, default=0) != example["ships"]:
                    yield f"{name}: between {start['id']} and {city['id']} lie {example['ships']} seas"
        elif "siege" in example:
            city = cities[example["siege"]]
            if city["value"] + sum(example["defence_mods"]) != example["defence"]:
                yield f"{name}: the defence of {city['id']} is {example['defence']}"
            if "retreat_to" in example and not _joined(facts, city["id"], example["retreat_to"], "25"):
                yield f"{name}: a road joins {city['id']} and {example['retreat_to']}"
        elif "cathedral" in example:
            if cities[example["cathedral"]]["value"] != example["value"]:
                yield f"{name}: {example['cathedral']} has the value {example['value']}"
        elif powers[example["alliance"]]["cost"] != example["cost"]:
            yield f"{name}: {example['alliance']} costs {example['cost']}"


def _joined(facts: dict[str, Any], a: str, b: str, side: str) -> bool:
    return any({road["a"], road["b"]} == {a, b} and side in road["sides"] for road in _items(facts, "roads"))


def _repeated(names: list[Any]) -> list[Any]:
    return [name for name, count in Counter(names).items() if count > 1]
