"""Chapter 10: the action campaign."""

from signoria.games.virtu.atlas import CITIES
from signoria.games.virtu.box import CAMPAIGN, CAVALRY, SHIP
from signoria.games.virtu.moves import LEAD, MARCH, PASSES, SAIL
from signoria.games.virtu.rules.coins import Question
from signoria.games.virtu.rules.means import begin_payment, end_payment
from signoria.games.virtu.rules.payment import Pay
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.table import GIVEN, UNITS
from signoria.kernel.agenda import Clause, SeatDuty
from signoria.kernel.fields import Choice, Field
from signoria.kernel.moves import Move


def begin(s: Virtu, seat: int) -> None:
    """VIR-3.33: cavalry, ships and war symbols are taken first; then units move."""
    begin_payment(s, seat, CAMPAIGN)
    s.ask_all([Pay(seat, CAMPAIGN, -1), March(seat), EndCampaign(seat)])


class March(SeatDuty[Virtu]):
    """VIR-10.2: units move as long as there are symbols for it."""

    def run(self, s: Virtu) -> None:
        question = LeadUnit(self.of)
        if any(question.objection(s, LEAD.of(city)) is None for city in s.atlas.cities):
            s.ask(question)


class LeadUnit(Question):
    """VIR-10.2, VIR-10.4, VIR-10.5: a unit in an own city; one before a foreign city moves no further."""

    def choices(self, s: Virtu) -> list[Move]:
        return [*LEAD.every(), PASSES]

    def objection(self, s: Virtu, move: Move) -> Clause | None:
        if move == PASSES:
            return None
        city = LEAD.first(move)
        if s.piles[UNITS.of(self.seat, city)] == 0:
            return "VIR-10.1"
        if s.control[city] != self.seat:
            return "VIR-10.4"
        return None if can_go(s, city) else "VIR-10.1"

    def answer(self, s: Virtu, move: Move) -> None:
        if move != PASSES:
            s.ask_all([MoveUnit(self.seat, LEAD.first(move)), March(self.seat)])


def can_go(s: Virtu, city: int) -> bool:
    """VIR-10.1, VIR-10.3: whether the symbols left take a unit anywhere."""
    if s.piles[GIVEN.of(CAVALRY)] > 0 and s.atlas.roads[city]:
        return True
    return s.piles[GIVEN.of(SHIP)] > 0 and any(
        0 < s.atlas.seas[city * CITIES.size + port] <= s.piles[GIVEN.of(SHIP)] for port in s.atlas.ports
    )


class MoveUnit(Question):
    """VIR-10.1, VIR-10.3: along a road for 1 cavalry, or to a port for 1 ship a sea."""

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city = city

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("city", CITIES)]

    def choices(self, s: Virtu) -> list[Move]:
        return [*MARCH.every(), *SAIL.every()]

    def objection(self, s: Virtu, move: Move) -> Clause | None:
        if MARCH.has(move):
            if MARCH.first(move) not in s.atlas.roads[self.city] or s.piles[GIVEN.of(CAVALRY)] == 0:
                return "VIR-10.1"
            return None
        seas = s.atlas.seas[self.city * CITIES.size + SAIL.first(move)]
        if seas == 0:
            return "VIR-10.1"
        return None if seas <= s.piles[GIVEN.of(SHIP)] else "VIR-10.3"

    def open_choices(self, s: Virtu) -> list[Move]:
        found: list[Move] = []
        if s.piles[GIVEN.of(CAVALRY)] > 0:
            for city in s.atlas.roads[self.city]:
                found.append(MARCH.of(city))
        ships = s.piles[GIVEN.of(SHIP)]
        if ships > 0:
            for port in s.atlas.ports:
                if 0 < s.atlas.seas[self.city * CITIES.size + port] <= ships:
                    found.append(SAIL.of(port))
        return found

    def answer(self, s: Virtu, move: Move) -> None:
        to = MARCH.first(move) if MARCH.has(move) else SAIL.first(move)
        if MARCH.has(move):
            s.piles[GIVEN.of(CAVALRY)] -= 1
        else:
            s.piles[GIVEN.of(SHIP)] -= s.atlas.seas[self.city * CITIES.size + to]
        s.place(UNITS.of(self.seat, self.city), UNITS.of(self.seat, to))


class EndCampaign(SeatDuty[Virtu]):
    """VIR-3.28: what is left is lost."""

    def run(self, s: Virtu) -> None:
        end_payment(s)
