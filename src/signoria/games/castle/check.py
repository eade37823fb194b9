"""Whether facts of The Castle are consistent: what the rulebook fixes holds, and what names another thing finds it."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

SIDES: Final = "NESW"
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
LETTERS: Final = {"P": "path", "T": "tower", "H": "house", "C": "court"}
SAME_PARTS: Final = 4
MOST_FOLLOWERS: Final = 15
EFFECTS: Final = (
    "extra_turn",
    "tower_4_per_tile",
    "house_2_per_tile",
    "unfinished_path_1_per_tile",
    "unfinished_tower_2_per_tile",
    "unfinished_house_1_per_tile",
    "court_4_per_market",
    "keep_plus_2",
    "points_5",
)


def faults(facts: dict[str, Any]) -> list[str]:
    return [*_counts(facts), *_tokens(facts), *_wall(facts), *_towers(facts), *_starts(facts), *_cards(facts)]


def _counts(facts: dict[str, Any]) -> Iterator[str]:
    parts = facts["components"]
    if not 1 < parts["followers_per_player"] <= MOST_FOLLOWERS:
        yield f"components: {parts['followers_per_player']} followers; there can be 2 to {MOST_FOLLOWERS} of a colour"
    for name, points in facts["scoring"].items():
        if name not in ("source", "confidence") and not (isinstance(points, int) and points > 0):
            yield f"scoring: {name} is {points!r}; it has to be a number above 0"


def _tokens(facts: dict[str, Any]) -> Iterator[str]:
    tokens = facts["wall_tokens"]["tokens"]
    found = sum(token["count"] for token in tokens)
    if found != facts["components"]["wall_tokens"]:
        yield f"wall_tokens: {found} tokens, but there are {facts['components']['wall_tokens']}"
    if [token["number"] for token in tokens] != list(range(1, facts["components"]["wall_token_kinds"] + 1)):
        yield "wall_tokens: the kinds are numbered from 1, in order"
    effects = [token["effect"] for token in tokens]
    yield from (f"wall_tokens: no kind has the effect {effect}" for effect in EFFECTS if effect not in effects)
    yield from (f"wall_tokens: two kinds have the effect {effect}" for effect in _repeated(effects))


# The wall.


def _inside(facts: dict[str, Any]) -> set[tuple[int, int]]:
    rows = facts["wall"]["cells_rows"]
    return {(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"}


def _wall(facts: dict[str, Any]) -> Iterator[str]:
    cells = _inside(facts)
    if len(cells) != facts["components"]["building_spaces"]:
        yield f"wall: {len(cells)} building spaces, but there are {facts['components']['building_spaces']}"
    reached: set[tuple[int, int]] = set()
    waiting = sorted(cells)[:1]
    while waiting:
        x, y = waiting.pop()
        reached.add((x, y))
        waiting += [(x + dx, y + dy) for dx, dy in STEPS if (x + dx, y + dy) in cells - reached]
    if reached != cells:
        yield "wall: the building spaces don't hang together"
    corners = [(corner["x"], corner["y"]) for corner in facts["wall"]["outline_corners"]]
    bends = _bends(cells)
    yield from (f"wall: the outline bends at {point}, where no corner stands" for point in sorted(bends - set(corners)))
    yield from (f"wall: there is no bend at the corner {point}" for point in sorted(set(corners) - bends))


def _bends(cells: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """The lattice points round which one or three spaces lie inside."""
    points = {(x + dx, y + dy) for x, y in cells for dx in (0, 1) for dy in (0, 1)}
    return {(x, y) for x, y in points if sum((x - dx, y - dy) in cells for dx in (0, 1) for dy in (0, 1)) in (1, 3)}


def _towers(facts: dict[str, Any]) -> Iterator[str]:
    parts = facts["components"]
    towers = [tuple(spaces) for spaces in facts["corner_towers"]["spaces"]]
    if len(towers) != parts["corner_towers"]:
        yield f"corner_towers: {len(towers)} are listed, but there are {parts['corner_towers']}"
    if tuple(facts["corner_towers"]["without_token"]) not in towers or len(towers) - 1 != parts["tokens_on_wall"]:
        yield f"corner_towers: all but one have a token, {parts['tokens_on_wall']} in all"
    for first, second in towers:
        if not 0 <= first == second - 1 < parts["track_spaces"] - 1:
            yield f"corner_towers: {first} and {second} are not two spaces of the track next to each other"
    corners = [tuple(corner["tower"]) for corner in facts["wall"]["outline_corners"]]
    if sorted(corners) != sorted(towers):
        yield "wall: each corner of the outline names one of the corner towers"
    covered = [space for tower in towers for space in tower]
    for run in facts["wall"]["runs"]:
        if run["spaces"] is not None:
            covered += range(run["spaces"][0], run["spaces"][1] + 1)
    if sorted(covered) != list(range(parts["track_spaces"])):
        yield f"wall: towers and runs cover each of the {parts['track_spaces']} spaces of the track once"


def _starts(facts: dict[str, Any]) -> Iterator[str]:
    starts = facts["start_spaces"]["spaces"]
    cells = _inside(facts)
    if len(starts) != facts["components"]["start_spaces"]:
        yield f"start_spaces: {len(starts)} are listed, but there are {facts['components']['start_spaces']}"
    yield from (f"start_spaces: {name} stands twice" for name in _repeated([start["id"] for start in starts]))
    places = [(*start["cell"], start["side"]) for start in starts]
    yield from (f"start_spaces: two are at {place}" for place in _repeated(places))
    for start in starts:
        x, y = start["cell"]
        side = SIDES.index(start["side"])
        dx, dy = STEPS[side]
        if (x, y) not in cells or (x + dx, y + dy) in cells:
            yield f"start_spaces: {start['id']} is not in the wall beside a building space"
        segment = start["segment"]
        if segment["kind"] != start["kind"] or segment["edges"] != [SIDES[side ^ 2]]:
            yield f"start_spaces: {start['id']} shows one {start['kind']} towards its building space"
        if start["kind"] not in LETTERS.values():
            yield f"start_spaces: {start['id']} is of the kind {start['kind']!r}"


# The cards.


def _cards(facts: dict[str, Any]) -> Iterator[str]:
    types = facts["tile_types"]["types"]
    found = sum(item["count"] for item in types)
    if found != facts["components"]["castle_tiles"]:
        yield f"tile_types: {found} cards, but there are {facts['components']['castle_tiles']}"
    yield from (f"tile_types: {name} stands twice" for name in _repeated([item["type"] for item in types]))
    ids = [tile for item in types for tile in item["tile_ids"]]
    yield from (f"tile_types: the card {tile} stands twice" for tile in _repeated(ids))
    for item in types:
        name = item["type"]
        if len(item["tile_ids"]) != item["count"]:
            yield f"tile_types: {name} has {item['count']} copies and {len(item['tile_ids'])} ids"
        if not name.replace("_", "").isalnum():
            yield f"tile_types: {name!r} is no name of letters and digits"
        yield from (f"tile_types: {name}: {fault}" for fault in _card(item))


def _card(item: dict[str, Any]) -> Iterator[str]:
    """What is wrong with one type of card."""
    edges, segments = item["edges"], item["segments"]
    if "".join(edges) != SIDES or any(letter not in LETTERS for letter in edges.values()):
        yield "edges are N, E, S and W in order, each P, T, H or C"
        return
    if item["code"] != "".join(edges.values()):
        yield f"the code {item['code']} is not that of its edges"
    if [segment["id"] for segment in segments] != list(range(len(segments))):
        yield "segments are numbered from 0, in order"
    kinds = Counter(segment["kind"] for segment in segments)
    yield from (f"{kind!r} is no kind of segment" for kind in kinds if kind not in LETTERS.values())
    yield from (
        f"it has more than {SAME_PARTS} segments of the kind {kind}" for kind in kinds if kinds[kind] > SAME_PARTS
    )
    for side, letter in edges.items():
        there = [segment for segment in segments if side in segment["edges"]]
        if [segment["kind"] for segment in there] != [LETTERS[letter]]:
            yield f"edge {side} is {letter}, so one segment of the kind {LETTERS[letter]} has it"
        for half in (f"{side}L", f"{side}R"):
            halves = [segment["kind"] for segment in segments if half in segment.get("halves", [])]
            if len(halves) != (letter == "P") or "path" in halves:
                yield f"beside a path, and only there, the half edge {half} belongs to one segment that is no path"
    for segment in segments:
        yield from _segment(item, segment)


def _segment(item: dict[str, Any], segment: dict[str, Any]) -> Iterator[str]:
    where = f"segment {segment['id']}"
    if segment["kind"] == "path":
        end = segment["inner_end"]
        if (end is None) != (len(segment["edges"]) > 1):
            yield f"{where}: a path reaches two sides or more, or one side and an inner end"
        if (end == "square") != item["square"] and end in (None, "square"):
            yield f"{where}: paths of a card with a square end there, and only those"
        if end is not None and end != "square":
            kind, _, number = end.partition(":")
            if not any(other["kind"] == kind and str(other["id"]) == number for other in item["segments"]):
                yield f"{where}: its inner end {end!r} is no segment of the card"
        if segment["well"] not in (0, 1):
            yield f"{where}: a path has a well or none"
    elif not segment["edges"] and not segment.get("halves"):
        yield f"{where}: it reaches no side"
    if segment["kind"] == "court" and not segment["markets"] >= 0:
        yield f"{where}: {segment['markets']} markets"


def _repeated(names: list[Any]) -> list[Any]:
    return [name for name, count in Counter(names).items() if count > 1]
