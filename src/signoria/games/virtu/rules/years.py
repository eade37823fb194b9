"""Chapters 0 and 19: the course of a year, and the end of the game."""

from typing import Final

from signoria.games.virtu.atlas import CITIES
from signoria.games.virtu.box import LAST_FIELD, LAST_STEP, SPRING, WINTER
from signoria.games.virtu.notes import END_NEAR, GAME_ENDS, NEW_ORDER, WINTER_BEGINS, YEAR_BEGINS
from signoria.games.virtu.rules.alliances import MAKE_ALLIANCE
from signoria.games.virtu.rules.purchases import EndPurchases, Purchases
from signoria.games.virtu.rules.recruiting import RECRUIT_UNITS
from signoria.games.virtu.rules.reorganisation import REORGANISE
from signoria.games.virtu.rules.retreats import Retreats
from signoria.games.virtu.rules.sieges import Sieges
from signoria.games.virtu.rules.token import SPRING_TURN
from signoria.games.virtu.rules.upkeep import Upkeep
from signoria.games.virtu.scoring import score_final
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.table import LEONARDO_WITH, PATRON, SOLD, TRACK, WAR_OF
from signoria.kernel.agenda import Duty, SeatDuty


class BeginYear(Duty[Virtu]):
    """VIR-0.3, VIR-0.4, VIR-5.1: spring in turn order, then sieges, retreats and the new order."""

    def run(self, s: Virtu) -> None:
        s.year += 1
        s.season = SPRING
        for seat in range(s.setup.seats):
            s.piles[SOLD.of(seat)] = 0
        s.tell(YEAR_BEGINS, s.year)
        s.ask_all([*(SPRING_TURN[seat] for seat in s.order), SIEGES, RETREATS, END_SPRING])


class EndSpring(Duty[Virtu]):
    """VIR-10.9, VIR-16.5, VIR-16.6, VIR-19.1: tokens go back, the new turn order, whether the end has come; winter."""

    def run(self, s: Virtu) -> None:
        for seat in range(s.setup.seats):
            s.pay(WAR_OF.of(seat), s.piles[WAR_OF.of(seat)])
        for city in range(CITIES.size):
            s.piles[LEONARDO_WITH.of(city)] = 0
        s.battle_won = [-1] * CITIES.size
        s.city = s.attacker = s.defender = -1
        s.order = s.track
        s.tell(NEW_ORDER, s.order[0])
        if is_end_near(s):
            s.ending = 1
            s.tell(END_NEAR)
        s.season = WINTER
        s.ask_all([*(WinterTurn(seat) for seat in s.order), END_YEAR])


def is_end_near(s: Virtu) -> bool:
    """VIR-19.1, VIR-19.4."""
    if all(s.control[city] >= 0 for city in s.atlas.cities):
        return True
    return any(
        s.piles[TRACK.of(seat)] >= LAST_FIELD or s.piles[PATRON.of(seat)] >= LAST_STEP for seat in range(s.setup.seats)
    )


class WinterTurn(SeatDuty[Virtu]):
    """VIR-0.5, VIR-17.28: five steps; what was bought can be used when they are over."""

    def run(self, s: Virtu) -> None:
        seat = self.of
        s.on_turn = seat
        s.tell(WINTER_BEGINS, seat)
        steps = [Upkeep(seat), REORGANISE[seat], Purchases(seat), RECRUIT_UNITS[seat], MAKE_ALLIANCE[seat]]
        s.ask_all([*steps, EndPurchases(seat)])


class EndYear(Duty[Virtu]):
    """VIR-19.2, VIR-19.5; VIR-19.6: or as many years as were agreed."""

    def run(self, s: Virtu) -> None:
        s.on_turn = -1
        years = s.setup.options["years"]
        if s.ending > 0 or (years != "off" and s.year >= int(years)):
            score_final(s)
            s.tell(GAME_ENDS)
        else:
            s.ask(BEGIN_YEAR)


BEGIN_YEAR: Final = BeginYear()
SIEGES: Final = Sieges()
RETREATS: Final = Retreats()
END_SPRING: Final = EndSpring()
END_YEAR: Final = EndYear()
