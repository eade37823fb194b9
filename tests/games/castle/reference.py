"""The Castle a second time: slow, from scratch after every card, written from the rulebook and sharing no code.

A game is a plain program that calls `choose` wherever somebody, or chance, decides.
"""

import json
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import signoria.games.castle

FACTS = json.loads((Path(signoria.games.castle.__file__).parent / "data" / "castle.json").read_text(encoding="utf-8"))
TYPES = {item["type"]: item for item in FACTS["tile_types"]["types"]}
STARTS = FACTS["start_spaces"]["spaces"]
TOWERS = [tuple(spaces) for spaces in FACTS["corner_towers"]["spaces"] if spaces[0] != 0]
NESW = "NESW"
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
ACROSS = {"": "", "L": "R", "R": "L"}
KINDS = ["path", "tower", "house", "court"]

Cell = tuple[int, int]
CELLS: list[Cell] = [(x, y) for y, row in enumerate(FACTS["wall"]["cells_rows"]) for x, c in enumerate(row) if c == "#"]


class Piece(NamedTuple):
    """A part of a card as it lies, or a start space."""

    kind: str
    ports: frozenset[str]
    worth: int
    name: str


class Area(NamedTuple):
    kind: str
    nodes: frozenset[tuple[Any, int]]
    open_ends: int
    worth: int

    def size(self) -> int:
        return len({place for place, _ in self.nodes})


def name_of(cell: Cell) -> str:
    return "abcdefghi"[cell[0]] + str(cell[1] + 1)


def cell_of(name: str) -> Cell:
    return ("abcdefghi".index(name[0]), int(name[1:]) - 1)


def turned(port: str, quarters: int) -> str:
    return NESW[(NESW.index(port[0]) + quarters) % 4] + port[1:]


@cache
def pieces(kind_of_card: str, degrees: int) -> list[Piece]:
    found: list[Piece] = []
    for item in TYPES[kind_of_card]["segments"]:
        number = 1 + sum(piece.kind == item["kind"] for piece in found)
        ports = frozenset(turned(port, degrees // 90) for port in item["edges"] + item.get("halves", []))
        name = item["kind"] if number == 1 else f"{item['kind']}-{number}"
        found.append(Piece(item["kind"], ports, item.get("well", 0) + item.get("markets", 0), name))
    return found


@cache
def look(kind_of_card: str, degrees: int) -> Counter[tuple[str, frozenset[str], int]]:
    return Counter((piece.kind, piece.ports, piece.worth) for piece in pieces(kind_of_card, degrees))


def showing(there: list[Piece], side: str) -> str:
    return next(piece.kind for piece in there if side in piece.ports)


Cards = dict[Cell, tuple[str, int]]


def board(cards: Cards) -> dict[Any, list[Piece]]:
    """What lies on the cells, and on the start spaces by their ids."""
    return {**{cell: pieces(*laid) for cell, laid in cards.items()}, **starts()}


@cache
def starts() -> dict[Any, list[Piece]]:
    segments = {start["id"]: start["segment"] for start in STARTS}
    return {
        name: [Piece(segment["kind"], frozenset(segment["edges"]), segment.get("markets", 0), segment["kind"])]
        for name, segment in segments.items()
    }


@cache
def neighbour(place: Any, side: str) -> Any:
    """The cell or start space across a side, or None at the plain wall."""
    for start in STARTS:
        if place == start["id"]:
            return tuple(start["cell"]) if side == OPPOSITE[start["side"]] else None
        if place == tuple(start["cell"]) and side == start["side"]:
            return start["id"]
    cell = (place[0] + STEP[side][0], place[1] + STEP[side][1])
    return cell if cell in CELLS else None


def legal_places(cards: Cards, kind_of_card: str) -> list[tuple[Cell, int]]:
    """Every cell and rotation where the card may lie; of equal looks the first."""
    there = board(cards)
    found: list[tuple[Cell, int]] = []
    for cell in CELLS:
        seen: list[Counter[tuple[str, frozenset[str], int]]] = []
        for degrees in (0, 90, 180, 270):
            if cell in cards or look(kind_of_card, degrees) in seen:
                continue
            seen.append(look(kind_of_card, degrees))
            beside = {side: neighbour(cell, side) for side in NESW if neighbour(cell, side) in there}
            own = pieces(kind_of_card, degrees)
            fits = [
                (showing(own, side) == "path") == (showing(there[other], OPPOSITE[side]) == "path")
                for side, other in beside.items()
            ]
            if fits and all(fits):
                found.append((cell, degrees))
    return found


def areas(cards: Cards) -> list[Area]:
    """Flood fill over all that lies."""
    there = board(cards)
    waiting = {(place, number) for place, own in there.items() for number in range(len(own))}
    found: list[Area] = []
    while waiting:
        group = [waiting.pop()]
        open_ends = 0
        for place, number in group:
            piece = there[place][number]
            for port in piece.ports:
                other = neighbour(place, port[0])
                if other is None:
                    continue
                if other not in there:
                    open_ends += 1
                    continue
                facing = OPPOSITE[port[0]] + ACROSS[port[1:]]
                for index, across in enumerate(there[other]):
                    if facing in across.ports and across.kind == piece.kind and (other, index) in waiting:
                        waiting.discard((other, index))
                        group.append((other, index))
        kind = there[group[0][0]][group[0][1]].kind
        found.append(Area(kind, frozenset(group), open_ends, sum(there[place][n].worth for place, n in group)))
    return found


Choose = Callable[[int, list[str]], str]
CHANCE = -1


class Game:
    """One game, from the beginning of a turn."""

    def __init__(self, table: dict[str, Any], points: list[int], choose: Choose) -> None:
        """`table` is the table of a document."""
        self.choose = choose
        self.cards: Cards = {}
        for name, laid in table.get("cards", {}).items():
            kind_of_card, degrees = laid.split(".")
            self.cards[cell_of(name)] = (kind_of_card, int(degrees))
        self.men: dict[Cell, tuple[int, int]] = {}
        for name, standing in table.get("followers", {}).items():
            seat, part = standing.split(".")
            names = [piece.name for piece in pieces(*self.cards[cell_of(name)])]
            self.men[cell_of(name)] = (int(seat) - 1, names.index(part))
        self.active = int(table["active"]) - 1
        self.extra = table.get("extra_turns", 0)
        self.deck = Counter(table.get("deck", {}))
        self.hidden = Counter({int(kind): count for kind, count in table.get("face_down", {}).items()})
        self.wall = {spaces for spaces in TOWERS if table.get("on_wall", {}).get(f"{spaces[0]}-{spaces[1]}")}
        self.new = [self._tokens(table, "new_tokens", seat) for seat in (0, 1)]
        self.own = [self._tokens(table, "tokens", seat) for seat in (0, 1)]
        self.keep = [table.get("keep_size", {}).get(str(seat + 1), 0) for seat in (0, 1)]
        self.points = list(points)

    def _tokens(self, table: dict[str, Any], pile: str, seat: int) -> Counter[int]:
        return Counter({int(kind): count for kind, count in table.get(pile, {}).get(str(seat + 1), {}).items()})

    def supply(self, seat: int) -> int:
        return 6 - sum(owner == seat for owner, _ in self.men.values())

    def play(self) -> None:
        """Turns until the stack is empty, and the final scoring."""
        while True:
            self.own[self.active] += self.new[self.active]
            self.new[self.active] = Counter()
            self.take_turn()
            if not self.deck.total():
                break
            while self.own[self.active][1] and self.choose(self.active, ["use 1", "pass"]) == "use 1":
                self.own[self.active][1] -= 1
                self.extra += 1
            if self.extra:
                self.extra -= 1
            else:
                self.active = 1 - self.active
        self.finish()

    def take_turn(self) -> None:
        card = self.draw()
        if card is None:
            return
        choices = [f"lay {name_of(cell)} {degrees}" for cell, degrees in legal_places(self.cards, card)]
        _, where, degrees = self.choose(self.active, choices).split()
        cell = cell_of(where)
        before = {area.nodes for area in areas(self.cards) if not area.open_ends}
        self.cards[cell] = (card, int(degrees))
        self.place_follower(cell)
        done = [area for area in areas(self.cards) if not area.open_ends and area.nodes not in before]
        self.score([area for area in done if area.kind != "court" and any(self.count(area))], cell)

    def draw(self) -> str | None:
        while self.deck.total():
            kinds = [kind_of_card for kind_of_card in TYPES if self.deck[kind_of_card]]
            card = self.choose(CHANCE, [f"draw {kind_of_card}" for kind_of_card in kinds]).split()[1]
            self.deck[card] -= 1
            if legal_places(self.cards, card):
                return card
        return None

    def count(self, area: Area) -> list[int]:
        return [
            sum(owner == seat and (cell, number) in area.nodes for cell, (owner, number) in self.men.items())
            for seat in (0, 1)
        ]

    def winner(self, area: Area) -> int | None:
        first, second = self.count(area)
        return None if first == second else 0 if first > second else 1

    def place_follower(self, cell: Cell) -> None:
        own = pieces(*self.cards[cell])
        taken = [area.nodes for area in areas(self.cards) if any(self.count(area))]
        free = [n for n in range(len(own)) if not any((cell, n) in nodes for nodes in taken)]
        if not free or not self.supply(self.active):
            return
        free.sort(key=lambda n: KINDS.index(own[n].kind))
        move = self.choose(self.active, [f"follower {own[n].name}" for n in free] + ["pass"])
        if move != "pass":
            self.men[cell] = (self.active, [piece.name for piece in own].index(move.split()[1]))

    def score(self, done: list[Area], cell: Cell) -> None:
        for seat in (self.active, 1 - self.active):
            left = [area for area in done if self.winner(area) == seat]
            while left:
                area = left[0]
                if len(left) > 1 and self.within_reach(seat, left):
                    names = {self.spot(area, cell): area for area in left}
                    order = sorted(names, key=lambda spot: self.rank(spot, cell))
                    area = names[self.choose(self.active, [f"score {spot}" for spot in order]).removeprefix("score ")]
                elif len(left) > 1:
                    area = min(left, key=lambda one: self.rank(self.spot(one, cell), cell))
                left.remove(area)
                self.settle(area, seat)
        for area in done:
            self.go_home(area)

    def spot(self, area: Area, cell: Cell) -> str:
        """The first part of the new card in an area, or else of a card beside it, in the order N, E, S, W."""
        for place in [cell, *(neighbour(cell, side) for side in NESW)]:
            if place in self.cards:
                own = pieces(*self.cards[place])
                facing = [OPPOSITE[side] for side in NESW if neighbour(cell, side) == place]
                for number, piece in enumerate(own):
                    if (place, number) in area.nodes and (place == cell or facing[0] in piece.ports):
                        return f"{name_of(place)} {piece.name}"
        raise AssertionError("a completed area touches the card that completed it")

    def rank(self, spot: str, cell: Cell) -> tuple[int, int]:
        where, part = spot.split()
        places = [cell, *(neighbour(cell, side) for side in NESW)]
        names = [piece.name for piece in pieces(*self.cards[cell_of(where)])]
        return (places.index(cell_of(where)), names.index(part))

    def worth(self, area: Area, seat: int, raised: bool) -> int:
        if area.kind == "path":
            return area.size() * (2 if area.worth else 1)
        return area.size() * (2 if area.kind == "tower" else 1) * (2 if raised else 1)

    def token_for(self, area: Area, seat: int) -> int | None:
        token = {"tower": 2, "house": 3}.get(area.kind)
        return token if token and seat == self.active and self.own[seat][token] else None

    def within_reach(self, seat: int, left: list[Area]) -> bool:
        most = sum(self.worth(area, seat, self.token_for(area, seat) is not None) for area in left)
        reached = {(self.points[seat] + step) % 100 for step in range(1, most + 1)}
        return any(reached & set(spaces) for spaces in self.wall)

    def settle(self, area: Area, seat: int) -> None:
        token = self.token_for(area, seat)
        raised = token is not None and self.choose(seat, [f"use {token}", "pass"]) != "pass"
        if raised and token is not None:
            self.own[seat][token] -= 1
        self.points[seat] += self.worth(area, seat, raised)
        if area.kind == "house" and seat == self.active:
            self.keep[seat] = max(self.keep[seat], area.size())
        self.go_home(area)
        for spaces in sorted(self.wall):
            if self.points[seat] % 100 in spaces:
                self.wall.discard(spaces)
                kinds = [kind for kind in range(1, 10) if self.hidden[kind]]
                kind = int(self.choose(CHANCE, [f"reveal {kind}" for kind in kinds]).split()[1])
                self.hidden[kind] -= 1
                self.new[seat][kind] += 1

    def go_home(self, area: Area) -> None:
        self.men = {cell: man for cell, man in self.men.items() if (cell, man[1]) not in area.nodes}

    def finish(self) -> None:
        tokens = [self.own[seat] + self.new[seat] for seat in (0, 1)]
        sizes = [self.keep[seat] and self.keep[seat] + 2 * tokens[seat][8] for seat in (0, 1)]
        if sizes[0] != sizes[1]:
            self.points[0 if sizes[0] > sizes[1] else 1] += self.largest_hole()
        for seat in (0, 1):
            mine = [area for area in areas(self.cards) if self.winner(area) == seat]
            courts = sorted((area.worth for area in mine if area.kind == "court"), reverse=True)
            self.points[seat] += 3 * sum(courts) + sum(courts[: tokens[seat][7]])
            for token, kind, each in ((4, "path", 1), (5, "tower", 2), (6, "house", 1)):
                sizes = sorted((area.size() for area in mine if area.kind == kind and area.open_ends), reverse=True)
                self.points[seat] += each * sum(sizes[: tokens[seat][token]])
            self.points[seat] += 5 * tokens[seat][9]

    def largest_hole(self) -> int:
        left = {cell for cell in CELLS if cell not in self.cards}
        best = 0
        while left:
            group = [left.pop()]
            for cell in group:
                beside = {neighbour(cell, side) for side in NESW} & left
                left -= beside
                group += beside
            best = max(best, len(group))
        return best
