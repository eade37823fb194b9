"""What is in the box of The Castle, read from data/castle.json: a box owner can correct it there."""

from typing import Any, Final

from signoria.games.castle.check import faults
from signoria.games.tiles.board import NOTHING, Board, beside_in_rows
from signoria.games.tiles.shapes import SIDES, TURNS, Segment, Shapes, port_of
from signoria.kernel.domain import Domain, numbers
from signoria.kernel.facts import Facts

FACTS: Final = Facts("castle", __file__, faults)
DATA: Final[dict[str, Any]] = FACTS.read()

SEATED: Final = 2
FOLLOWERS: Final[int] = DATA["components"]["followers_per_player"]
SPACES_ON_TRACK: Final[int] = DATA["components"]["track_spaces"]

# What the parts of a card are, and who stands on each.
KINDS: Final = Domain("kind", ["path", "tower", "house", "court"])
ROLES: Final = Domain("role", ["herald", "knight", "squire", "merchant"])
PATH: Final = 0
TOWER: Final = 1
HOUSE: Final = 2
COURT: Final = 3
# The parts of a card are numbered within their kind: the second path that its facts list is path-2.
SAME_PARTS: Final = 4
PARTS: Final = Domain("part", [f"{kind}{number}" for kind in KINDS.ids for number in ("", "-2", "-3", "-4")])

_TYPES: Final[list[dict[str, Any]]] = DATA["tile_types"]["types"]
CARDS: Final = Domain("card", [item["type"] for item in _TYPES])
COPIES: Final[list[int]] = [item["count"] for item in _TYPES]
CARDS_IN_BOX: Final[int] = sum(COPIES)
TURNINGS: Final = Domain("rotation", [str(90 * turn) for turn in range(TURNS)])
LAID: Final = Domain("laid card", [f"{card}.{turning}" for card in CARDS.ids for turning in TURNINGS.ids])


def _segment(item: dict[str, Any]) -> Segment:
    """A path may have a well in it, a court markets."""
    worth = item.get("well", 0) if item["kind"] == "path" else item.get("markets", 0)
    ports = [port_of(name) for name in [*item["edges"], *item.get("halves", [])]]
    return Segment(KINDS.ids.index(item["kind"]), ports, worth)


SHAPES: Final = Shapes()
# Part and segment of each card, both ways; -1 for a part that the card doesn't have.
PART_OF: Final[list[list[int]]] = []
SEGMENT_OF: Final[list[list[int]]] = []
for _type in _TYPES:
    SHAPES.add([_segment(item) for item in _type["segments"]])
    _parts: list[int] = []
    for _item in _type["segments"]:
        _base = SAME_PARTS * KINDS.ids.index(_item["kind"])
        _parts.append(_base + sum(1 for part in _parts if part // SAME_PARTS == _base // SAME_PARTS))
    PART_OF.append(_parts)
    SEGMENT_OF.append([_parts.index(part) if part in _parts else -1 for part in range(PARTS.size)])

# CAS-1.1: columns are letters from the west, rows are numbers from the north.
_ROWS: Final[list[str]] = DATA["wall"]["cells_rows"]
_PLACES: Final = [(x, y) for y, row in enumerate(_ROWS) for x, mark in enumerate(row) if mark == "#"]
CELLS: Final = Domain("cell", [f"{chr(ord('a') + x)}{y + 1}" for x, y in _PLACES])

# CAS-1.7, CAS-1.8: start spaces are laid from the start on spaces of their own behind the cells.
_STARTS: Final[list[dict[str, Any]]] = DATA["start_spaces"]["spaces"]
STARTS: Final = len(_STARTS)
START_SHAPES: Final[list[int]] = [TURNS * SHAPES.add([_segment(item["segment"])]) for item in _STARTS]


def _beside() -> list[int]:
    """The cells of the wall, and the start spaces beside theirs."""
    beside = beside_in_rows(_ROWS) + [NOTHING] * (len(SIDES) * STARTS)
    for number, item in enumerate(_STARTS):
        cell = _PLACES.index((item["cell"][0], item["cell"][1]))
        side = SIDES.index(item["side"])
        beside[len(SIDES) * cell + side] = CELLS.size + number
        beside[len(SIDES) * (CELLS.size + number) + (side ^ 2)] = cell
    return beside


# CAS-4.6, CAS-4.7: only paths ask for their like.
BOARD: Final = Board(SHAPES, _beside(), [1, 0, 0, 0])
# A part of a card on a cell: stands for the whole area to which it belongs.
SPOTS: Final = Domain("spot", [f"{cell}.{part}" for cell in CELLS.ids for part in PARTS.ids])
STANDING: Final = Domain("standing follower", [f"{seat}.{part}" for seat in range(1, SEATED + 1) for part in PARTS.ids])

# CAS-1.4, CAS-1.6, CAS-2.3: tokens, and the corner towers where one lies at first.
_TOKENS: Final[list[dict[str, Any]]] = DATA["wall_tokens"]["tokens"]
TOKENS: Final = numbers("token", 1, len(_TOKENS))
TOKEN_COPIES: Final[list[int]] = [item["count"] for item in _TOKENS]


def _token(effect: str) -> int:
    return [item["effect"] for item in _TOKENS].index(effect)


EXTRA_TURN: Final[int] = _token("extra_turn")
RAISES_TOWER: Final[int] = _token("tower_4_per_tile")
RAISES_HOUSE: Final[int] = _token("house_2_per_tile")
OPEN_PATH: Final[int] = _token("unfinished_path_1_per_tile")
OPEN_TOWER: Final[int] = _token("unfinished_tower_2_per_tile")
OPEN_HOUSE: Final[int] = _token("unfinished_house_1_per_tile")
RAISES_COURT: Final[int] = _token("court_4_per_market")
ENLARGES_KEEP: Final[int] = _token("keep_plus_2")
GIVES_POINTS: Final[int] = _token("points_5")

_TOWERS: Final[list[list[int]]] = [
    spaces for spaces in DATA["corner_towers"]["spaces"] if spaces != DATA["corner_towers"]["without_token"]
]
CORNERS: Final = Domain("corner tower", [f"{first}-{second}" for first, second in _TOWERS])
CORNER_AT: Final[list[int]] = [
    next((corner for corner, spaces in enumerate(_TOWERS) if space in spaces), -1) for space in range(SPACES_ON_TRACK)
]

SCORING: Final[dict[str, Any]] = DATA["scoring"]
KEEP_BONUS: Final[int] = SCORING["token_8_keep_bonus"]
