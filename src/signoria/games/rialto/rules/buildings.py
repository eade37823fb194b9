"""Chapter 4: buildings. Making room for a new one."""

from signoria.games.rialto.box import BUILDING_SPACES, BUILDINGS, SPENT_ONE, VALUE
from signoria.games.rialto.moves import RETURN
from signoria.games.rialto.state import Rialto
from signoria.games.rialto.table import BY_CONDITION, COINS_ON, READY, RETURNED
from signoria.kernel.agenda import Clause, Decision
from signoria.kernel.fields import Choice, Field
from signoria.kernel.moves import Move


def owned(s: Rialto, side: int) -> int:
    """How many of the spaces of the player board are taken."""
    return sum(group.total(s.piles, side) for group in BY_CONDITION)


def take_building(s: Rialto, seat: int, building: int) -> None:
    """RIA-4.7: onto the board, or first a choice of what to return."""
    if owned(s, seat) >= BUILDING_SPACES:
        s.ask(ReturnBuilding(seat, building))
    else:
        s.gain(READY.of(seat, building))


def send_back(s: Rialto, seat: int, building: int, condition: int) -> None:
    """RIA-4.10: a coin on a building that leaves the board goes to the general supply at once."""
    s.pay(BY_CONDITION[condition].of(seat, building))
    if condition == SPENT_ONE:
        s.pay(COINS_ON.of(seat))


class ReturnBuilding(Decision[Rialto]):
    """RIA-4.7, RIA-4.9, RIA-4.12: one of the own buildings makes room for the one that was chosen."""

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building = building

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("building", BUILDINGS)]

    def candidates(self, s: Rialto) -> list[Move]:
        return RETURN.every()

    def refusal(self, s: Rialto, move: Move) -> Clause | None:
        pile = BY_CONDITION[RETURN.second(move)].of(self.seat, RETURN.first(move))
        return None if s.piles[pile] > 0 else "RIA-4.7"

    def play(self, s: Rialto, move: Move) -> None:
        returned = RETURN.first(move)
        # RIA-4.9: the new building is due before the old one is in the supply again.
        s.gain(READY.of(self.seat, self.building))
        send_back(s, self.seat, returned, RETURN.second(move))
        s.score(self.seat, RETURNED, VALUE[returned])
