"""Chapter 8: the action trade."""

from signoria.games.virtu.box import FLORINS_PER_SHIP, SHIP, TRADE
from signoria.games.virtu.rules.means import begin_payment, end_payment
from signoria.games.virtu.rules.payment import Pay
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.table import GIVEN, TREASURY
from signoria.kernel.agenda import SeatDuty


def begin(s: Virtu, seat: int) -> None:
    """VIR-8.1."""
    begin_payment(s, seat, TRADE)
    s.ask_all([Pay(seat, TRADE, -1), Sell(seat)])


class Sell(SeatDuty[Virtu]):
    """VIR-8.1: florins for each ship."""

    def run(self, s: Virtu) -> None:
        s.gain(TREASURY.of(self.of), FLORINS_PER_SHIP * s.piles[GIVEN.of(SHIP)])
        end_payment(s)
