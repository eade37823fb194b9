"""Chapter 4: activating buildings of the colour whose phase is running."""

from signoria.games.rialto.box import COLOUR, OF_COLOUR
from signoria.games.rialto.moves import ACTIVATE, PASSES
from signoria.games.rialto.state import Rialto
from signoria.games.rialto.table import COINS, NEW, READY, SPENT
from signoria.kernel.agenda import Clause, Decision
from signoria.kernel.moves import Move


class Activate(Decision[Rialto]):
    """RIA-4.1 to 4.4: any building of the phase's colour, or enough."""

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour = colour

    def candidates(self, s: Rialto) -> list[Move]:
        return [*ACTIVATE.every(), PASSES]

    def moves(self, s: Rialto) -> list[Move]:
        ready = READY.of(self.seat)
        found = [ACTIVATE.of(building) for building in OF_COLOUR[self.colour] if s.piles[ready + building] > 0]
        return [*found, PASSES] if s.piles[COINS.of(self.seat)] > 0 else [PASSES]

    def refusal(self, s: Rialto, move: Move) -> Clause | None:
        return None if move == PASSES else activation_refusal(s, self.seat, ACTIVATE.first(move), self.colour)


def activation_refusal(s: Rialto, seat: int, building: int, colour: int) -> Clause | None:
    """What forbids a seat to activate a building now."""
    if COLOUR[building] != colour:
        return "RIA-4.1"
    if s.piles[READY.of(seat, building)] == 0:
        if s.piles[SPENT.of(seat, building)] > 0:
            return "RIA-4.3"
        return "RIA-9.6" if s.piles[NEW.of(seat, building)] > 0 else "RIA-4.2"
    return None if s.piles[COINS.of(seat)] > 0 else "RIA-4.2"
