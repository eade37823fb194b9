"""Chapter 18: alliances."""

from typing import Final

from signoria.games.virtu.atlas import AT_POWERS
from signoria.games.virtu.box import CROWN, FLORIN, FOR_ALLIANCE, KINDS, POWER_COST, POWERS
from signoria.games.virtu.moves import ALLY, PASSES, WAIVE
from signoria.games.virtu.notes import ALLIED_WITH
from signoria.games.virtu.rules.coins import Question
from signoria.games.virtu.rules.means import Bill, affordable, begin_payment, end_payment, owe
from signoria.games.virtu.rules.payment import Pay
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.table import ALLIED, ALLIED_SPENT, TREASURY
from signoria.kernel.agenda import Clause, SeatDuty
from signoria.kernel.domain import SEATS
from signoria.kernel.fields import Choice, Field
from signoria.kernel.moves import Move


def cost_without(power: int, waived: int) -> list[int]:
    """VIR-18.3: the cost of a power without one symbol; -1: all of it."""
    cost = POWER_COST[power * KINDS : (power + 1) * KINDS]
    if waived >= 0:
        cost[waived] -= 1
    return cost


def payable(s: Virtu, seat: int, power: int, waived: int) -> bool:
    cost = cost_without(power, waived)
    a = b = -1
    for symbol in range(CROWN, KINDS):
        if cost[symbol] > 0:
            if a < 0:
                a = symbol
            else:
                b = symbol
    florins = cost[FLORIN] - s.piles[TREASURY.of(seat)]
    bill = Bill(a, cost[a] if a >= 0 else 0, b, cost[b] if b >= 0 else 0, florins, False)
    return affordable(s, seat, FOR_ALLIANCE, bill)


def waives(s: Virtu, seat: int, power: int) -> list[int]:
    """VIR-18.3, VIR-18.14: which symbol may be left out, -1 for none; all without an own agent or in a take-over."""
    if s.agents[AT_POWERS + power] != seat or s.ally(power) >= 0:
        return [-1]
    return [symbol for symbol in range(KINDS) if POWER_COST[power * KINDS + symbol] > 0]


class MakeAlliance(Question):
    """VIR-18.1 to 18.5: one alliance concluded or taken over, or none."""

    def sells(self) -> bool:
        return True

    def choices(self, s: Virtu) -> list[Move]:
        return [*ALLY.every(), PASSES]

    def objection(self, s: Virtu, move: Move) -> Clause | None:
        if move == PASSES:
            return None
        power = ALLY.first(move)
        ally = s.ally(power)
        if ally == self.seat:
            return "VIR-18.2"
        if ally >= 0 and s.agents[AT_POWERS + power] != self.seat:
            return "VIR-18.5"
        able = any(payable(s, self.seat, power, waived) for waived in waives(s, self.seat, power))
        return None if able else "VIR-18.3"

    def answer(self, s: Virtu, move: Move) -> None:
        if move == PASSES:
            return
        power = ALLY.first(move)
        if waives(s, self.seat, power) == [-1]:
            pay_alliance(s, self.seat, power, -1)
        else:
            s.ask(Waive(self.seat, power))


class Waive(Question):
    """VIR-18.3, VIR-18.14: which symbol of the cost the own agent saves."""

    def __init__(self, seat: int, power: int) -> None:
        super().__init__(seat)
        self.power = power

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("power", POWERS)]

    def binds(self) -> bool:
        return True

    def choices(self, s: Virtu) -> list[Move]:
        return WAIVE.every()

    def objection(self, s: Virtu, move: Move) -> Clause | None:
        symbol = WAIVE.first(move)
        if symbol not in waives(s, self.seat, self.power):
            return "VIR-18.14"
        return None if payable(s, self.seat, self.power, symbol) else "VIR-18.3"

    def answer(self, s: Virtu, move: Move) -> None:
        pay_alliance(s, self.seat, self.power, WAIVE.first(move))


def pay_alliance(s: Virtu, seat: int, power: int, waived: int) -> None:
    for symbol, count in enumerate(cost_without(power, waived)):
        owe(s, symbol, count)
    begin_payment(s, seat, FOR_ALLIANCE)
    s.ask_all([Pay(seat, FOR_ALLIANCE, -1), Conclude(seat, power)])


class Conclude(SeatDuty[Virtu]):
    """VIR-18.3, VIR-18.5, VIR-18.12: the old ally's disc goes, the new one lies on the left field."""

    def __init__(self, of: int, power: int) -> None:
        super().__init__(of)
        self.power = power

    @classmethod
    def arguments(cls) -> list[Field]:
        return [*super().arguments(), Choice("power", POWERS)]

    def run(self, s: Virtu) -> None:
        end_payment(s)
        old = s.ally(self.power)
        if old >= 0:
            left = s.piles[ALLIED.of(old, self.power)] > 0
            s.pay(ALLIED.of(old, self.power) if left else ALLIED_SPENT.of(old, self.power))
        s.tell(ALLIED_WITH, self.of, self.power)
        s.gain(ALLIED.of(self.of, self.power))


MAKE_ALLIANCE: Final = [MakeAlliance(seat) for seat in range(SEATS.size)]
