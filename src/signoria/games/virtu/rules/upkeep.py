"""Clauses 17.1, 17.2 and 17.35: upkeep."""

from typing import Final

from signoria.games.virtu.atlas import CITIES
from signoria.games.virtu.box import BRACKET_FLORINS, BRACKET_UNITS, PAID_BRACKETS
from signoria.games.virtu.moves import DISBAND, UPKEEP
from signoria.games.virtu.rules.coins import Question
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.table import TREASURY, UNITS
from signoria.kernel.agenda import Clause, SeatDuty
from signoria.kernel.domain import SEATS
from signoria.kernel.fields import Choice, Field, Whole
from signoria.kernel.moves import Move

ALL_UNITS: Final[int] = BRACKET_UNITS[-1]


class Upkeep(SeatDuty[Virtu]):
    """VIR-17.1."""

    def run(self, s: Virtu) -> None:
        if s.units_on_map(self.of) > 0:
            s.ask(PAY_UPKEEP[self.of])


def bracket_for(units: int) -> int:
    """VIR-17.1: the bracket that covers so many units."""
    bracket = 0
    while BRACKET_UNITS[bracket] < units:
        bracket += 1
    return bracket


class PayUpkeep(Question):
    """VIR-17.1, VIR-17.2, VIR-17.35: nothing, or the sum of a bracket up to the needed one."""

    def sells(self) -> bool:
        return True

    def choices(self, s: Virtu) -> list[Move]:
        return UPKEEP.every()

    def objection(self, s: Virtu, move: Move) -> Clause | None:
        bracket = UPKEEP.first(move)
        if bracket > bracket_for(s.units_on_map(self.seat)):
            return "VIR-17.35"
        return None if s.piles[TREASURY.of(self.seat)] >= BRACKET_FLORINS[bracket] else "VIR-17.2"

    def open_choices(self, s: Virtu) -> list[Move]:
        needed = bracket_for(s.units_on_map(self.seat))
        florins = s.piles[TREASURY.of(self.seat)]
        found: list[Move] = []
        for bracket in range(PAID_BRACKETS.size):
            if bracket <= needed and BRACKET_FLORINS[bracket] <= florins:
                found.append(UPKEEP.of(bracket))
        return found

    def answer(self, s: Virtu, move: Move) -> None:
        bracket = UPKEEP.first(move)
        s.pay(TREASURY.of(self.seat), BRACKET_FLORINS[bracket])
        keep_at_most(s, self.seat, BRACKET_UNITS[bracket], 0)


def keep_at_most(s: Virtu, seat: int, kept: int, after: int) -> None:
    """VIR-17.2, VIR-17.35: with nothing paid all go without a choice."""
    if kept == 0:
        for city in s.atlas.cities:
            units = UNITS.of(seat, city)
            if s.piles[units] > 0:
                s.pay(units, s.piles[units])
    elif s.units_on_map(seat) > kept:
        s.ask(DisbandUnit(seat, kept, after))


class DisbandUnit(Question):
    """VIR-17.2: which unpaid unit leaves the map, city by city."""

    def __init__(self, seat: int, kept: int, after: int) -> None:
        super().__init__(seat)
        self.kept = kept
        self.after = after

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Whole("kept", 1, ALL_UNITS), Choice("after", CITIES)]

    def sells(self) -> bool:
        return True

    def choices(self, s: Virtu) -> list[Move]:
        # Those before the last city stay; so many units must still lie behind it as have to go.
        return [
            DISBAND.of(city)
            for city in range(self.after, CITIES.size)
            if s.units_on_map(self.seat) - self.kept <= _units_from(s, self.seat, city)
        ]

    def objection(self, s: Virtu, move: Move) -> Clause | None:
        return None if s.piles[UNITS.of(self.seat, DISBAND.first(move))] > 0 else "VIR-17.2"

    def answer(self, s: Virtu, move: Move) -> None:
        city = DISBAND.first(move)
        s.pay(UNITS.of(self.seat, city))
        keep_at_most(s, self.seat, self.kept, city)


def _units_from(s: Virtu, seat: int, city: int) -> int:
    return sum(s.piles[UNITS.of(seat, other)] for other in range(city, CITIES.size))


PAY_UPKEEP: Final = [PayUpkeep(seat) for seat in range(SEATS.size)]
