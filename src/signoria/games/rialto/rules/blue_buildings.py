"""Chapter 9: phase III. Blue buildings."""

from typing import Final

from signoria.games.rialto.box import (
    BLUE,
    BUILDINGS,
    CALLS_COUNCILLOR,
    EXCHANGES,
    HIGHER_BY,
    MOST_VALUE,
    MOVES_DOGE,
    POINTS,
    VALUE,
)
from signoria.games.rialto.moves import ACTIVATE, EXCHANGE, PASSES, TAKE_BONUS
from signoria.games.rialto.rules.activation import Activate
from signoria.games.rialto.rules.buildings import send_back
from signoria.games.rialto.state import Rialto
from signoria.games.rialto.table import BLUE_TERM, BUILDING_SUPPLY, BY_CONDITION, GENERAL, NEW, OWN
from signoria.kernel.agenda import Clause, Decision, Duty, SeatDuty
from signoria.kernel.fields import Choice, Field
from signoria.kernel.moves import Move


class BlueBuildings(Duty[Rialto]):
    """RIA-9.1: in doge order as it stands now; RIA-13.20: the neutral player does nothing."""

    def run(self, s: Rialto) -> None:
        s.ask_all([BlueTurn(seat) for seat in s.doge if seat != s.neutral])


class BlueTurn(SeatDuty[Rialto]):
    """RIA-4.4, RIA-9.1: as many blue buildings as the player wants; who can use none isn't asked."""

    def run(self, s: Rialto) -> None:
        if s.can_use(self.of, BLUE):
            s.ask(ActivateBlue(self.of))


class ActivateBlue(Activate):
    """RIA-9.2 to 9.8."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, BLUE)

    def play(self, s: Rialto, move: Move) -> None:
        if move == PASSES:
            return
        building = ACTIVATE.first(move)
        s.activate(self.seat, building)
        s.ask(BlueTurn(self.seat))
        if POINTS[building] > 0:
            s.score(self.seat, BLUE_TERM[building])
        if EXCHANGES[building]:
            s.ask(ExchangeBuilding(self.seat, building))
        elif MOVES_DOGE[building]:
            # RIA-9.5: as many spaces as the rank at this moment.
            s.advance_doge(self.seat, s.rank(self.seat))
        elif CALLS_COUNCILLOR[building]:
            self._call_councillor(s, building)

    def _call_councillor(self, s: Rialto, building: int) -> None:
        """RIA-9.4: a councillor, or one more point only if none is left."""
        if s.piles[GENERAL.of(self.seat)] > 0:
            s.ask(CallCouncillor(self.seat))
        else:
            s.score(self.seat, BLUE_TERM[building])


COUNCILLOR_OR_NOT: Final = [TAKE_BONUS, PASSES]


class CallCouncillor(Decision[Rialto]):
    """RIA-9.4: a councillor from the general into the own supply, or nothing for it."""

    def candidates(self, s: Rialto) -> list[Move]:
        return COUNCILLOR_OR_NOT

    def play(self, s: Rialto, move: Move) -> None:
        if move == TAKE_BONUS:
            s.gain(OWN.of(self.seat))


EXCHANGES_OR_NOT: Final = [*EXCHANGE.every(), PASSES]


class ExchangeBuilding(Decision[Rialto]):
    """RIA-9.2, RIA-9.3, RIA-9.8: any own building for one of its colour and the next value; or none (RIA-4.11)."""

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building = building

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("building", BUILDINGS)]

    def candidates(self, s: Rialto) -> list[Move]:
        return EXCHANGES_OR_NOT

    def refusal(self, s: Rialto, move: Move) -> Clause | None:
        if move == PASSES:
            return None
        given = EXCHANGE.first(move)
        if s.piles[BY_CONDITION[EXCHANGE.second(move)].of(self.seat, given)] == 0:
            return "RIA-9.3"
        if VALUE[given] + HIGHER_BY[self.building] > MOST_VALUE:
            return "RIA-9.2"
        return None if s.piles[BUILDING_SUPPLY.of(given + HIGHER_BY[self.building])] > 0 else "RIA-9.2"

    def play(self, s: Rialto, move: Move) -> None:
        if move == PASSES:
            return
        given = EXCHANGE.first(move)
        send_back(s, self.seat, given, EXCHANGE.second(move))
        # RIA-9.6: the new one can't be activated in this phase.
        s.gain(NEW.of(self.seat, given + HIGHER_BY[self.building]))
