"""The table of The Castle, and what several chapters of the rules share."""

from random import Random
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from signoria.games.castle.box import (
    BOARD,
    CARDS_IN_BOX,
    CELLS,
    PARTS,
    SAME_PARTS,
    SEATED,
    SEGMENT_OF,
    START_SHAPES,
)
from signoria.games.castle.notes import LIES, STANDS
from signoria.games.castle.table import DRAWN, LYING, STANDING_AS, SUPPLY
from signoria.games.tiles.shapes import TURNS
from signoria.games.tiles.tiling import NO_LIST, Tiling
from signoria.kernel.agenda import Decision
from signoria.kernel.domain import SEATS
from signoria.kernel.setup import Setup
from signoria.kernel.state import State

if TYPE_CHECKING:
    from signoria.kernel.game import Game

PARTS_OF_CARD: Final = PARTS.size


class Castle(State):
    """`cards` and `followers` say what lies and stands where; `tiling` (areas) and `stack` (cards left) follow."""

    def __init__(self, game: "Game", setup: Setup, piles: list[int], agenda: list[Decision[Any]]) -> None:
        super().__init__(game, setup, piles, agenda)
        self.active = -1
        self.extra_turns = 0
        self.cards = NO_LIST
        self.followers = NO_LIST
        self.keeps = NO_LIST
        self.stack = CARDS_IN_BOX
        self.tiling = Tiling(BOARD)

    def clone(self) -> "Castle":
        twin = Castle(self.game, self.setup, self.piles[:], self.agenda[:])
        twin.active = self.active
        twin.extra_turns = self.extra_turns
        twin.cards = self.cards[:]
        twin.followers = self.followers[:]
        twin.keeps = self.keeps[:]
        twin.stack = self.stack
        twin.tiling = self.tiling.clone()
        return twin

    def imagine(self, seat: int, rng: Random) -> "Castle":
        """CAS-2.5, CAS-3.2: no deck has an order before it is drawn from, so there is nothing to deal anew."""
        return self.clone()

    def ranking(self) -> list[int]:
        """CAS-12.1: more points win; with equal points both do."""
        points = [self.points(seat) for seat in range(SEATED)]
        return [1 if own == max(points) else 2 for own in points]

    # Cards.

    def set_out(self) -> None:
        """CAS-1.7, CAS-2.1: the empty wall with its start spaces."""
        self.cards = [-1] * CELLS.size
        self.followers = [-1] * CELLS.size
        self.keeps = [-1] * SEATS.size
        self.grow()

    def grow(self) -> None:
        """Areas, from nothing but what lies there."""
        self.tiling.clear()
        for number, shape in enumerate(START_SHAPES):
            self.tiling.lay(CELLS.size + number, shape)
        for cell, shape in enumerate(self.cards):
            if shape >= 0:
                self.tiling.lay(cell, shape)

    def has_place(self, card: i64) -> bool:
        """CAS-3.4: whether a card can be laid anywhere."""
        fitting = BOARD.fitting[card]
        return any(fitting[demand] > 0 for demand in self.tiling.demands)

    def lay(self, card: i64, cell: i64, turn: i64) -> None:
        """CAS-4.1: the drawn card comes to lie, and areas grow together."""
        shape = card * TURNS + turn
        self.place(DRAWN.of(self.active, card), LYING.of(card))
        self.tell(LIES, cell, turn)
        self.cards[cell] = shape
        self.tiling.lay(cell, shape)

    # Areas. A spot is a part of a card on a cell, and stands for the area to which it belongs.

    def area(self, spot: i64) -> i64:
        cell = spot // PARTS_OF_CARD
        segment: i64 = SEGMENT_OF[self.cards[cell] // TURNS][spot % PARTS_OF_CARD]
        return self.tiling.region_at(cell, segment)

    def stand(self, seat: i64, cell: i64, part: i64) -> None:
        """CAS-6.2 to 6.4: from the own supply onto a part of a card."""
        self.place(SUPPLY.of(seat), STANDING_AS.of(seat, part // SAME_PARTS))
        self.tell(STANDS, cell, part)
        self.followers[cell] = seat * PARTS_OF_CARD + part
        self.tiling.put(cell, SEGMENT_OF[self.cards[cell] // TURNS][part], seat)

    def send_home(self, area: i64) -> None:
        """CAS-7.13: all followers of an area go back to their owners."""
        for cell, standing in enumerate(self.followers):
            if standing >= 0 and self.area(cell * PARTS_OF_CARD + standing % PARTS_OF_CARD) == area:
                seat, part = standing // PARTS_OF_CARD, standing % PARTS_OF_CARD
                self.put_back(STANDING_AS.of(seat, part // SAME_PARTS), SUPPLY.of(seat))
                self.followers[cell] = -1
        self.tiling.owners[area] = 0
