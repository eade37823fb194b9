"""Chapter 4: laying a card."""

from typing import Final

from mypy_extensions import i64

from signoria.games.castle.box import BOARD, CARDS, CELLS, SEATED, SHAPES, STARTS
from signoria.games.castle.moves import LAY
from signoria.games.castle.rules.followers import ask_for_follower
from signoria.games.castle.state import Castle
from signoria.games.tiles.board import NOTHING
from signoria.games.tiles.shapes import SIDES, TURNS
from signoria.kernel.agenda import Clause, Decision
from signoria.kernel.fields import Choice, Field
from signoria.kernel.moves import Move


class LayCard(Decision[Castle]):
    """CAS-3.1, CAS-4.1 to 4.12: the drawn card onto an empty cell. Of rotations that look the same only the first."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("card", CARDS)]

    def candidates(self, s: Castle) -> list[Move]:
        return [LAY.of(cell, turn) for cell in range(CELLS.size) for turn in SHAPES.turns[self.card]]

    def refusal(self, s: Castle, move: Move) -> Clause | None:
        cell = LAY.first(move)
        if s.cards[cell] >= 0:
            return "CAS-4.1"
        if s.tiling.demands[cell] == 0:
            return "CAS-4.3" if s.tiling.laid > STARTS else "CAS-4.2"
        shape = TURNS * self.card + LAY.second(move)
        touched: Clause | None = None
        for side in range(len(SIDES)):
            other = BOARD.beside[len(SIDES) * cell + side]
            if other != NOTHING and s.tiling.shape[other] >= 0:
                theirs = BOARD.classes[len(SIDES) * s.tiling.shape[other] + (side ^ 2)]
                if theirs != BOARD.classes[len(SIDES) * shape + side]:
                    if other < CELLS.size:
                        return "CAS-4.6"
                    touched = "CAS-4.9"
        return touched

    def moves(self, s: Castle) -> list[Move]:
        fitting = BOARD.fitting[self.card]
        found: list[Move] = []
        for cell, demand in enumerate(s.tiling.demands):
            asked: i64 = demand
            if asked != 0:
                turns: i64 = fitting[asked]
                if turns > 0:
                    found.extend(LAYS[cell * WAYS_TO_TURN + turns])
        return found

    def play(self, s: Castle, move: Move) -> None:
        cell = LAY.first(move)
        s.lay(self.card, cell, LAY.second(move))
        ask_for_follower(s, self.seat, cell)


# For each cell and each set of rotations the moves: lists of ints that exist are faster than new ones.
WAYS_TO_TURN: Final = 1 << TURNS
LAYS: Final[list[list[Move]]] = [
    [int(LAY.of(cell, turn)) for turn in range(TURNS) if turns >> turn & 1]
    for cell in range(CELLS.size)
    for turns in range(WAYS_TO_TURN)
]
LAY_CARD: Final = [[LayCard(seat, card) for card in range(CARDS.size)] for seat in range(SEATED)]
