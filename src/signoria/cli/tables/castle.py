"""The table of The Castle: the wall with what lies within it, the tile in hand, and what both players have."""

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from signoria.cli.seats import seat_mark
from signoria.games.castle.box import (
    BOARD,
    CELLS,
    COURT,
    HOUSE,
    LAID,
    PARTS,
    PATH,
    SEGMENT_OF,
    SHAPES,
    START_SHAPES,
    STARTS,
    TOKENS,
    TOWER,
)
from signoria.games.tiles.shapes import MIDDLE, PLACES, PORTS, SIDES, TURNS
from signoria.text import Words
from signoria.text.sentences import Sentences

# A tile is five characters wide and three high: its border has one for each port, clockwise from the left of the north.
ACROSS: Final = 5
DOWN: Final = 3
PORT_AT: Final = [(1, 0), (2, 0), (3, 0), (4, 0), (4, 1), (4, 2), (3, 2), (2, 2), (1, 2), (0, 2), (0, 1), (0, 0)]
MARKS: Final = ["", "T", "H", "·"]
STYLES: Final = ["bold yellow", "magenta", "cyan", "green"]
ARMS: Final = {3: "╚", 5: "║", 6: "╔", 7: "╠", 9: "╝", 10: "═", 11: "╩", 12: "╗", 13: "╣", 14: "╦", 15: "╬"}
MARGIN: Final = 3
WALL: Final = "dim white"
KEEP: Final = "♜"

Canvas = dict[tuple[int, int], tuple[str, str]]


def effects(words: Words) -> dict[str, dict[str, str]]:
    return {}


def legend(words: Words) -> list[str]:
    """What the marks mean."""
    return [words.say(f"castle-{name}") for name in ("legend-parts", "legend-marks", "legend-wall", "legend-row")]


def brief(view: Mapping[str, Any], sentences: Sentences) -> RenderableType:
    """The tile in hand, and what both have."""
    table = view["table"]
    return Group(*_in_hand(table, sentences.words), _seats(view, sentences))


def draw(view: Mapping[str, Any], sentences: Sentences, width: int) -> RenderableType:
    """The castle, and beside or below it the rest."""
    side = Group(*_in_hand(view["table"], sentences.words), Text(), _seats(view, sentences))
    castle = _castle(view["table"])
    if width < 100:
        return Group(castle, side)
    beside = Table.grid(padding=(0, 3, 0, 0))
    beside.add_row(castle, side)
    return beside


def _in_hand(table: Mapping[str, Any], words: Words) -> list[Text]:
    """How many tiles are to come, and the one that was drawn."""
    left = table["deck"] if isinstance(table["deck"], int) else sum(table["deck"].values())
    lines = [Text(words.say("castle-tiles-left", count=left), style="dim")]
    for held in table["drawn"].values():
        for card in held:
            canvas: Canvas = {}
            _tile(canvas, 0, 0, LAID.ids.index(f"{card}.0"))
            lines += [Text(words.say("castle-drawn", card=card)), *_lines(canvas, ACROSS, DOWN)]
    return lines


def _seats(view: Mapping[str, Any], sentences: Sentences) -> Table:
    """A column for each player."""
    table, words = view["table"], sentences.words
    grid = Table(box=None, show_edge=False, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column("")
    for seat in table["supply"]:
        asked = (view.get("asked") or {}).get("seat") == seat
        grid.add_column(
            Text.assemble(seat_mark(seat), " ", sentences.seat(seat), (" ◂" if asked else "", "bold yellow"))
        )
    rows: dict[str, list[str]] = {
        "points": [str(score["points"]) for score in view["scores"]],
        "followers": [str(count) for count in table["supply"].values()],
        "keep": [str(size or "–") for size in table["keep_size"].values()],
        "tokens": [_tokens(table["tokens"][seat]) for seat in table["supply"]],
        "new-tokens": [_tokens(table["new_tokens"][seat]) for seat in table["supply"]],
    }
    for name, cells in rows.items():
        grid.add_row(Text(words.say(f"castle-row-{name}"), style="dim"), *cells)
    return grid


def _tokens(held: Mapping[str, int]) -> str:
    return " ".join(kind for kind in TOKENS.ids for _ in range(held.get(kind, 0)))


# The castle.


def _castle(table: Mapping[str, Any]) -> Text:
    canvas: Canvas = {}
    for cell, name in enumerate(CELLS.ids):
        _wall(canvas, cell)
        laid = table["cards"].get(name)
        if laid is None:
            canvas[_left(name) + 2, _top(name) + 1] = (" ", "")
            continue
        _tile(canvas, _left(name), _top(name), LAID.ids.index(laid))
        for seat, house in table["keeps"].items():
            if house.split(".")[0] == name:
                _put(canvas, name, laid, house.split(".")[1], seat, KEEP)
        if name in table["followers"]:
            seat, part = table["followers"][name].split(".")
            _put(canvas, name, laid, part, seat, seat_mark(seat).plain)
    for start in range(STARTS):
        _start(canvas, start)
    columns = 1 + max(ord(name[0]) - ord("a") for name in CELLS.ids)
    rows = max(int(name[1:]) for name in CELLS.ids)
    for column in range(columns):
        canvas[MARGIN + 2 + ACROSS * column, 0] = (chr(ord("a") + column), "dim")
    for row in range(rows):
        canvas[0, 3 + DOWN * row] = (str(row + 1), "dim")
    return Text("\n").join(_lines(canvas, MARGIN + ACROSS * columns + 1, 2 + DOWN * rows + 1))


def _left(name: str) -> int:
    return MARGIN + ACROSS * (ord(name[0]) - ord("a"))


def _top(name: str) -> int:
    return 2 + DOWN * (int(name[1:]) - 1)


def _lines(canvas: Canvas, width: int, height: int) -> list[Text]:
    blank = (" ", "")
    return [Text.assemble(*(canvas.get((x, y), blank) for x in range(width))) for y in range(height)]


def _wall(canvas: Canvas, cell: int) -> None:
    """Where no cell is beside, there is wall."""
    left, top = _left(CELLS.ids[cell]), _top(CELLS.ids[cell])
    for side in range(len(SIDES)):
        if 0 <= BOARD.beside[len(SIDES) * cell + side] < CELLS.size:
            continue
        if side % 2:
            x = left + ACROSS if side == 1 else left - 1
            canvas.update({(x, top + y): ("┃", WALL) for y in range(DOWN)})
        else:
            y = top - 1 if side == 0 else top + DOWN
            canvas.update({(left + x, y): ("━", WALL) for x in range(ACROSS)})


def _start(canvas: Canvas, start: int) -> None:
    """What a start space shows stands in the wall."""
    for side in range(len(SIDES)):
        cell = BOARD.beside[len(SIDES) * (CELLS.size + start) + side]
        if cell < 0:
            continue
        shape = START_SHAPES[start]
        kind = SHAPES.kind_at(shape, side * PLACES + MIDDLE)
        x, y = PORT_AT[(side ^ 2) * PLACES + MIDDLE]
        dx, dy = [(0, 1), (-1, 0), (0, -1), (1, 0)][side]
        left, top = _left(CELLS.ids[cell]), _top(CELLS.ids[cell])
        mark = "*" if kind == COURT else MARKS[kind] or ("║" if side % 2 == 0 else "═")
        canvas[left + x + dx, top + y + dy] = (mark, STYLES[kind])


def _tile(canvas: Canvas, left: int, top: int, shape: int) -> None:
    tile = shape // TURNS
    at = SHAPES.at[shape * PORTS : (shape + 1) * PORTS]
    for port, (x, y) in enumerate(PORT_AT):
        segment = _seen(at, port)
        kind = SHAPES.kinds[tile][segment]
        mark = MARKS[kind] or ("║" if port // PLACES % 2 == 0 else "═")
        canvas[left + x, top + y] = (mark, STYLES[kind])
    _inside(canvas, left, top, tile, [at[side * PLACES + MIDDLE] for side in range(len(SIDES))])
    for segment, worth in enumerate(SHAPES.worths[tile]):
        if worth and SHAPES.kinds[tile][segment] == COURT:
            # At the end of the court's border, so that the middle of a side stays free for a follower.
            ports = [port for port in range(PORTS) if _seen(at, port) == segment]
            x, y = PORT_AT[next((port for port in ports if port % PLACES == 2), ports[0])]
            canvas[left + x, top + y] = ("*", STYLES[COURT])


def _seen(at: list[int], port: int) -> int:
    """The segment at a port; what has the whole side is left and right of the middle too."""
    return at[port] if at[port] >= 0 else at[port - port % PLACES + MIDDLE]


def _inside(canvas: Canvas, left: int, top: int, tile: int, sides: list[int]) -> None:
    """The middle row between west and east: where paths meet, or what spreads there."""
    kinds = SHAPES.kinds[tile]
    paths = [side for side, segment in enumerate(sides) if kinds[segment] == PATH]
    middle = _middle(tile, sides)
    for x, side in ((1, 3), (3, 1)):
        kind = PATH if side in paths else middle if middle != PATH else COURT
        canvas[left + x, top + 1] = ("═" if kind == PATH else MARKS[kind], STYLES[kind])
    mark = MARKS[middle]
    if middle == PATH:
        mark = ARMS.get(sum(1 << side for side in paths), "·")
        if len({sides[side] for side in paths}) > 1:
            mark = "□"
        elif SHAPES.worths[tile][sides[paths[0]]]:
            mark = "o"
    canvas[left + 2, top + 1] = (mark, STYLES[middle])


def _middle(tile: int, sides: list[int]) -> int:
    """What lies in the middle: paths that go on, else the building that reaches most sides, else court."""
    kinds = SHAPES.kinds[tile]
    if sum(kinds[segment] == PATH for segment in sides) > 1:
        return PATH
    for kind in (TOWER, HOUSE):
        if any(kinds[segment] == kind and sides.count(segment) > 1 for segment in sides):
            return kind
    if any(kinds[segment] == PATH for segment in sides):
        return TOWER if TOWER in kinds else HOUSE
    return COURT if COURT in kinds else kinds[sides[0]]


def _put(canvas: Canvas, name: str, laid: str, part: str, seat: str, mark: str) -> None:
    """A piece on the first character of a part, best in the middle of a side."""
    shape = LAID.ids.index(laid)
    segment = SEGMENT_OF[shape // TURNS][PARTS.ids.index(part)]
    ports = [port for port in range(PORTS) if SHAPES.at[shape * PORTS + port] == segment]
    ports.sort(key=lambda port: port % PLACES != MIDDLE)
    x, y = PORT_AT[ports[0]]
    canvas[_left(name) + x, _top(name) + y] = (mark, f"bold {seat_mark(seat).style}")
