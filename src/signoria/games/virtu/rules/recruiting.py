"""Clauses 17.25 to 17.27, 17.31 and 17.32: recruiting."""

from typing import Final

from signoria.games.virtu.atlas import CITIES, STARTS
from signoria.games.virtu.box import UNIT_PRICE, UNIT_PRICE_AT_HOME
from signoria.games.virtu.moves import PASSES, RECRUIT
from signoria.games.virtu.rules.coins import Question
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.table import TREASURY, UNIT_SUPPLY, UNITS
from signoria.kernel.agenda import Clause
from signoria.kernel.domain import SEATS
from signoria.kernel.fields import Choice, Field
from signoria.kernel.moves import Move


def unit_price(s: Virtu, seat: int, city: int) -> int:
    """VIR-17.25, VIR-17.26, VIR-17.31."""
    return UNIT_PRICE_AT_HOME if city in STARTS[s.houses[seat]] else UNIT_PRICE


class Recruit(Question):
    """VIR-17.25 to 17.27: one unit after the other, city by city."""

    def __init__(self, seat: int, after: int) -> None:
        super().__init__(seat)
        self.after = after

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("after", CITIES)]

    def sells(self) -> bool:
        return True

    def choices(self, s: Virtu) -> list[Move]:
        return [*(RECRUIT.of(city) for city in range(max(0, self.after), CITIES.size)), PASSES]

    def objection(self, s: Virtu, move: Move) -> Clause | None:
        if move == PASSES:
            return None
        city = RECRUIT.first(move)
        if s.control[city] != self.seat:
            return "VIR-17.26" if city in STARTS[s.houses[self.seat]] else "VIR-17.25"
        if s.piles[UNIT_SUPPLY.of(self.seat)] == 0:
            return "VIR-17.27"
        return None if s.piles[TREASURY.of(self.seat)] >= unit_price(s, self.seat, city) else "VIR-17.25"

    def open_choices(self, s: Virtu) -> list[Move]:
        found: list[Move] = []
        florins = s.piles[TREASURY.of(self.seat)]
        if s.piles[UNIT_SUPPLY.of(self.seat)] > 0 and florins > 0:
            for city in range(max(0, self.after), CITIES.size):
                if s.control[city] == self.seat and florins >= unit_price(s, self.seat, city):
                    found.append(RECRUIT.of(city))
        found.append(PASSES)
        return found

    def answer(self, s: Virtu, move: Move) -> None:
        if move == PASSES:
            return
        city = RECRUIT.first(move)
        s.pay(TREASURY.of(self.seat), unit_price(s, self.seat, city))
        s.gain(UNITS.of(self.seat, city))
        s.ask(Recruit(self.seat, city))


RECRUIT_UNITS: Final = [Recruit(seat, -1) for seat in range(SEATS.size)]
