"""Chapter 6: placing a follower."""

from typing import Final

from mypy_extensions import i64

from signoria.games.castle.box import CELLS, PART_OF, SEATED, SEGMENT_OF, SHAPES
from signoria.games.castle.moves import FOLLOWER, PASSES
from signoria.games.castle.rules.structures import score_completed
from signoria.games.castle.state import Castle
from signoria.games.castle.table import SUPPLY
from signoria.games.tiles.shapes import TURNS
from signoria.kernel.agenda import Clause, Decision
from signoria.kernel.fields import Choice, Field
from signoria.kernel.moves import Move


def ask_for_follower(s: Castle, seat: i64, cell: i64) -> None:
    """CAS-6.1, CAS-6.8: asked only where a follower can be placed; then, or later, comes the scoring."""
    if s.piles[SUPPLY.of(seat)] > 0:
        first: i64 = s.tiling.first[cell]
        count: i64 = SHAPES.counts[s.cards[cell] // TURNS]
        for segment in range(first, first + count):
            if s.tiling.owners[s.tiling.region(segment)] == 0:
                s.ask(PLACE_FOLLOWER[seat][cell])
                return
    score_completed(s, seat, cell)


class PlaceFollower(Decision[Castle]):
    """CAS-6.1 to 6.14: onto a part of the card that was just laid, or nowhere."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("cell", CELLS)]

    def candidates(self, s: Castle) -> list[Move]:
        return [*(FOLLOWER.of(part) for part in PARTS_IN_ORDER[s.cards[self.cell] // TURNS]), PASSES]

    def refusal(self, s: Castle, move: Move) -> Clause | None:
        if move == PASSES:
            return None
        if s.piles[SUPPLY.of(self.seat)] == 0:
            return "CAS-6.8"
        segment = SEGMENT_OF[s.cards[self.cell] // TURNS][FOLLOWER.first(move)]
        return None if s.tiling.owners[s.tiling.region_at(self.cell, segment)] == 0 else "CAS-6.5"

    def moves(self, s: Castle) -> list[Move]:
        found: list[Move] = []
        if s.piles[SUPPLY.of(self.seat)] > 0:
            tiling = s.tiling
            first: i64 = tiling.first[self.cell]
            for part in PARTS_IN_ORDER[s.cards[self.cell] // TURNS]:
                segment: i64 = SEGMENT_OF[s.cards[self.cell] // TURNS][part]
                if tiling.owners[tiling.region(first + segment)] == 0:
                    found.append(FOLLOWER.of(part))
        found.append(PASSES)
        return found

    def play(self, s: Castle, move: Move) -> None:
        if move != PASSES:
            s.stand(self.seat, self.cell, FOLLOWER.first(move))
        score_completed(s, self.seat, self.cell)


PARTS_IN_ORDER: Final[list[list[int]]] = [sorted(parts) for parts in PART_OF]
PLACE_FOLLOWER: Final = [[PlaceFollower(seat, cell) for cell in range(CELLS.size)] for seat in range(SEATED)]
