"""Chapter 15: retreats after all sieges."""

from typing import Final

from signoria.games.virtu.atlas import CITIES, PORT
from signoria.games.virtu.box import FOR_RETREAT, SHIP
from signoria.games.virtu.moves import DISBAND, RETREAT, VOYAGE
from signoria.games.virtu.rules.coins import Question
from signoria.games.virtu.rules.means import Bill, begin_payment, end_payment, means_for
from signoria.games.virtu.rules.payment import Pay
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.table import GIVEN, RETREATING, UNITS
from signoria.kernel.agenda import Clause, Duty, SeatDuty
from signoria.kernel.fields import Choice, Field, Whole
from signoria.kernel.moves import Move

FIRST: Final[int] = int(RETREAT.of())


class Retreats(Duty[Virtu]):
    """VIR-15.6: in turn order."""

    def run(self, s: Virtu) -> None:
        s.ask_all([RetreatTurn(seat) for seat in s.order])


class RetreatTurn(SeatDuty[Virtu]):
    """VIR-15.4, VIR-15.9, VIR-15.12: ships for all voyages together, then each unit moves for itself."""

    def run(self, s: Virtu) -> None:
        if RETREATING.total(s.piles, self.of) == 0:
            return
        s.on_turn = self.of
        begin_payment(s, self.of, FOR_RETREAT)
        s.ask_all([RetreatArmies(self.of), EndRetreat(self.of)])
        if may_sail(s, self.of):
            s.ask(Pay(self.of, FOR_RETREAT, -1))


def may_sail(s: Virtu, seat: int) -> bool:
    """Whether a waiting unit stands before a port, the player has another port to sail to, and any ship."""
    waiting = [city for city in s.atlas.ports if s.piles[RETREATING.of(seat, city)] > 0]
    if not any(voyage_refusal(s, seat, city, port, 99) is None for city in waiting for port in s.atlas.ports):
        return False
    means = means_for(s, seat, FOR_RETREAT, Bill(SHIP, 1, -1, 0, 0, False), -1, True)
    return any(ships > 0 for ships in means.a)


def road_refusal(s: Virtu, seat: int, city: int, to: int) -> Clause | None:
    """VIR-15.3."""
    return None if s.control[to] == seat and to in s.atlas.roads[city] else "VIR-15.3"


def voyage_refusal(s: Virtu, seat: int, city: int, to: int, ships: int) -> Clause | None:
    """VIR-15.4, VIR-15.10; where a road leads there it is taken, for it costs nothing."""
    if not PORT[city] or s.control[to] != seat or to in s.atlas.roads[city]:
        return "VIR-15.4"
    seas = s.atlas.seas[city * CITIES.size + to]
    return None if 0 < seas <= ships else "VIR-15.4"


class RetreatArmies(SeatDuty[Virtu]):
    """VIR-15.5, VIR-15.7: city by city; units that can go nowhere are lost."""

    def run(self, s: Virtu) -> None:
        for city in s.atlas.cities:
            waiting = RETREATING.of(self.of, city)
            if s.piles[waiting] > 0:
                question = RetreatUnit(self.of, city, 0)
                if len(question.open_choices(s)) > 1:
                    s.ask(self)
                    s.ask(question)
                    return
                s.pay(waiting, s.piles[waiting])


class RetreatUnit(Question):
    """VIR-15.3 to 15.5, VIR-15.7: one unit by road or by sea to an own city, or it is lost. Units come in one order."""

    def __init__(self, seat: int, city: int, after: int) -> None:
        super().__init__(seat)
        self.city = city
        self.after = after

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("city", CITIES), Whole("after", 0, 3 * CITIES.size)]

    def choices(self, s: Virtu) -> list[Move]:
        moves = [*RETREAT.every(), *VOYAGE.every(), int(DISBAND.of(self.city))]
        return [move for move in moves if move >= FIRST + self.after]

    def objection(self, s: Virtu, move: Move) -> Clause | None:
        if RETREAT.has(move):
            return road_refusal(s, self.seat, self.city, RETREAT.first(move))
        if VOYAGE.has(move):
            ships = s.piles[GIVEN.of(SHIP)]
            return voyage_refusal(s, self.seat, self.city, VOYAGE.first(move), ships)
        return None

    def answer(self, s: Virtu, move: Move) -> None:
        waiting = RETREATING.of(self.seat, self.city)
        if DISBAND.has(move):
            # VIR-15.5; in the one order of moves nothing else comes after it.
            s.pay(waiting, s.piles[waiting])
            return
        to = RETREAT.first(move) if RETREAT.has(move) else VOYAGE.first(move)
        if VOYAGE.has(move):
            s.piles[GIVEN.of(SHIP)] -= s.atlas.seas[self.city * CITIES.size + to]
        s.put_back(waiting, UNITS.of(self.seat, to))
        if s.piles[waiting] > 0:
            s.ask(RetreatUnit(self.seat, self.city, move - FIRST))


class EndRetreat(SeatDuty[Virtu]):
    """VIR-3.28."""

    def run(self, s: Virtu) -> None:
        end_payment(s)
