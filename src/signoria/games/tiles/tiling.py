"""What lies on a board, and the regions to which the segments of the tiles have grown together.

Segments are numbered in the order in which their tiles were laid. Regions are kept up with every tile (union-find);
a clone copies a few flat lists.
"""

from typing import Final

from mypy_extensions import i64

from signoria.games.tiles.board import NOTHING, Board
from signoria.games.tiles.majority import ONE_MORE
from signoria.games.tiles.shapes import MIDDLE, PLACES, PORTS, TURNS

# What a new object holds until it is filled; nobody adds to it.
NO_LIST: Final[list[int]] = []


class Tiling:
    """`opening`, `tiles`, `worth` and `owners` hold at the segment that stands for its region: see `region`."""

    __slots__ = ("board", "demands", "first", "kind", "laid", "opening", "owners", "shape", "tiles", "up", "worth")

    def __init__(self, board: Board) -> None:
        self.board = board
        self.laid = 0
        # Of each space: the shape that lies there, its first segment, and what its sides have to be (0: no contact).
        self.shape = NO_LIST
        self.first = NO_LIST
        self.demands = NO_LIST
        # Of each segment: its kind and the way up to the one that stands for its region; of that one how many ports
        # face an empty space, the tiles as a set of bits, what lies in the region, and whose pieces stand there.
        self.kind = NO_LIST
        self.up = NO_LIST
        self.opening = NO_LIST
        self.tiles = NO_LIST
        self.worth = NO_LIST
        self.owners = NO_LIST

    def clear(self) -> None:
        """An empty board."""
        self.laid = 0
        self.shape = [-1] * self.board.spaces
        self.first = [-1] * self.board.spaces
        self.demands = [0] * self.board.spaces
        self.kind = []
        self.up = []
        self.opening = []
        self.tiles = []
        self.worth = []
        self.owners = []

    def clone(self) -> "Tiling":
        twin = Tiling(self.board)
        twin.laid = self.laid
        twin.shape = self.shape[:]
        twin.first = self.first[:]
        twin.demands = self.demands[:]
        twin.kind = self.kind[:]
        twin.up = self.up[:]
        twin.opening = self.opening[:]
        twin.tiles = self.tiles[:]
        twin.worth = self.worth[:]
        twin.owners = self.owners[:]
        return twin

    def region(self, segment: i64) -> i64:
        """The segment that stands for the region of a segment."""
        up = self.up
        above: i64 = up[segment]
        while above != segment:
            further: i64 = up[above]
            up[segment] = further
            segment = further
            above = up[segment]
        return segment

    def region_at(self, space: i64, part: i64) -> i64:
        """The region of a segment of the tile on a space."""
        return self.region(self.first[space] + part)

    def size(self, region: i64) -> int:
        """How many different tiles a region has."""
        return self.tiles[region].bit_count()

    def put(self, space: i64, part: i64, seat: i64) -> None:
        """A piece of a seat comes to stand on a segment."""
        self.owners[self.region_at(space, part)] += ONE_MORE[seat]

    def lay(self, space: i64, shape: i64) -> None:
        """A tile comes to lie; its segments grow together with those beside it."""
        first: i64 = len(self.up)
        self._begin(first, shape)
        self.shape[space] = shape
        self.first[space] = first
        self.demands[space] = 0
        board = self.board
        at = board.shapes.at
        beside = board.beside
        opening = self.opening
        ports = shape * PORTS
        meeting = False
        for side in range(4):
            other: i64 = beside[space * 4 + side]
            if other == NOTHING:
                continue
            if self.first[other] >= 0:
                meeting = True
                continue
            demand = self.demands[other] + board.classes[shape * 4 + side] * board.weights[side ^ 2]
            self.demands[other] = demand
            for port in range(ports + side * PLACES, ports + (side + 1) * PLACES):
                own: i64 = at[port]
                if own >= 0:
                    opening[first + own] = opening[first + own] + 1
        if not meeting:
            return
        # Only now, when every segment of the tile has all of its openings, regions may be joined.
        for side in range(4):
            other = beside[space * 4 + side]
            if other != NOTHING and self.first[other] >= 0:
                own_port = ports + side * PLACES
                their_port: i64 = self.shape[other] * PORTS + (side ^ 2) * PLACES
                their_first: i64 = self.first[other]
                self._meet(first, at[own_port + MIDDLE], their_first, at[their_port + MIDDLE])
                # Along a common side the left of one tile meets the right of the other.
                if at[their_port] >= 0:
                    self._meet(first, at[own_port + 2], their_first, at[their_port])
                    self._meet(first, at[own_port], their_first, at[their_port + 2])

    def _begin(self, first: i64, shape: i64) -> None:
        """The segments of a new tile, each a region of its own."""
        shapes = self.board.shapes
        tile = shape // TURNS
        kinds = shapes.kinds[tile]
        worths = shapes.worths[tile]
        bit = 1 << self.laid
        self.laid += 1
        count: i64 = shapes.counts[tile]
        for part in range(count):
            self.up.append(first + part)
            self.kind.append(kinds[part])
            self.opening.append(0)
            self.tiles.append(bit)
            self.worth.append(worths[part])
            self.owners.append(0)

    def _meet(self, first: i64, own: i64, their_first: i64, their: i64) -> None:
        """Two segments face each other across a side, if there are two; what is of one kind becomes one region."""
        if their < 0:
            return
        region = self.region(their_first + their)
        self.opening[region] = self.opening[region] - 1
        if own >= 0 and self.kind[first + own] == self.kind[region]:
            self._join(self.region(first + own), region)

    def _join(self, one: i64, other: i64) -> None:
        if one == other:
            return
        self.up[one] = other
        self.opening[other] = self.opening[other] + self.opening[one]
        self.tiles[other] |= self.tiles[one]
        self.worth[other] = self.worth[other] + self.worth[one]
        self.owners[other] = self.owners[other] + self.owners[one]
