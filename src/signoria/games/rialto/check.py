"""Whether facts of Rialto are consistent: what the rulebook fixes holds, and what names another thing finds it."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

PER_DISTRICT: Final = 4  # RIA-1.5: each district is joined to four others
PER_BANK: Final = 3
COLOURS: Final = ("blue", "green", "yellow")


def faults(facts: dict[str, Any]) -> list[str]:
    return [*_cards(facts), *_map(facts), *_bridges(facts), *_buildings(facts)]


def _items(facts: dict[str, Any], part: str) -> list[dict[str, Any]]:
    return list(facts[part]["items"])


def _cards(facts: dict[str, Any]) -> Iterator[str]:
    cards = _items(facts, "cards")
    found = sum(card["copies"] for card in cards)
    if found != facts["cards"]["total"]:
        yield f"cards: {found} copies, but the total is {facts['cards']['total']}"
    steps = [card["step"] for card in cards]
    if steps != ["A", "B", "C", "D", "E", "F", None]:
        yield "cards: one kind for each of the steps A to F in order, then the joker, which has none"


def _map(facts: dict[str, Any]) -> Iterator[str]:
    districts = [item["id"] for item in _items(facts, "districts")]
    yield from (f"districts: {name} stands twice" for name in _repeated(districts))
    for bank in _items(facts, "banks"):
        on_bank = sorted(item["id"] for item in _items(facts, "districts") if item["bank"] == bank["id"])
        if sorted(bank["districts"]) != on_bank or len(on_bank) != PER_BANK:
            yield f"banks: {bank['id']} has {PER_BANK} districts, the same that name it"
    pairs = [tuple(sorted((item["a"], item["b"]))) for item in _items(facts, "connections")]
    ends = Counter(end for pair in pairs for end in pair)
    yield from (f"connections: {' and '.join(pair)} are joined twice" for pair in _repeated(pairs))
    yield from (f"connections: {end} is no district" for end in sorted(set(ends) - set(districts)))
    for district in districts:
        if ends[district] != PER_DISTRICT:
            yield f"connections: {district} is joined {ends[district]} times; it should be {PER_DISTRICT}"
    if len(pairs) != facts["connections"]["count"]:
        yield f"connections: {len(pairs)} are listed, but the count is {facts['connections']['count']}"


def _bridges(facts: dict[str, Any]) -> Iterator[str]:
    part = facts["bridge_tokens"]
    tokens = _items(facts, "bridge_tokens")
    if len(tokens) != part["count"]:
        yield f"bridge_tokens: {len(tokens)} are listed, but the count is {part['count']}"
    yield from (f"bridge_tokens: {name} stands twice" for name in _repeated([token["id"] for token in tokens]))
    for token in tokens:
        if not part["values_min"] <= token["low"] < token["high"] <= part["values_max"]:
            between = f"{part['values_min']} and {part['values_max']}"
            yield f"bridge_tokens: {token['id']} needs a lower and a higher end between {between}"


def _buildings(facts: dict[str, Any]) -> Iterator[str]:
    buildings = _items(facts, "buildings")
    found = sum(building["copies"] for building in buildings)
    if found != facts["buildings"]["total"]:
        yield f"buildings: {found} copies, but the total is {facts['buildings']['total']}"
    yield from (f"buildings: {name} stands twice" for name in _repeated([item["id"] for item in buildings]))
    for building in buildings:
        if building["colour"] not in COLOURS:
            yield f"buildings: {building['id']} has the colour {building['colour']!r}; there are {', '.join(COLOURS)}"


def _repeated(names: list[Any]) -> list[Any]:
    return [name for name, count in Counter(names).items() if count > 1]
