"""Chapter 7: the action patronage, and the bonuses."""

from typing import Final

from signoria.games.virtu.box import (
    BONUS_KIND,
    BONUSES,
    CANNONS,
    CANNONS_BONUS,
    CROSS,
    CROWN,
    FLORIN,
    LAST_STEP,
    MACHIAVELLI,
    MACHIAVELLI_BONUS,
    PATRONAGE,
    PRINCE,
    STEP_BONUS,
    STEP_CROWNS,
    STEP_FLORINS,
)
from signoria.games.virtu.moves import BONUS
from signoria.games.virtu.rules.coins import Question
from signoria.games.virtu.rules.intrigue import gain_agent
from signoria.games.virtu.rules.means import Bill, affordable, begin_payment, end_payment, given_at_start, owe
from signoria.games.virtu.rules.payment import Pay
from signoria.games.virtu.rules.places import SettleCard
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.table import BONUS_SUPPLY, BONUSES_OF, PATRON, READY, TREASURY
from signoria.kernel.agenda import Clause, SeatDuty
from signoria.kernel.moves import Move

KINDS_OF_BONUS: Final = 2


def patronage_refusal(s: Virtu, seat: int) -> Clause | None:
    """VIR-7.1, VIR-7.17; one action a spring makes VIR-7.2 hold by itself."""
    step = s.piles[PATRON.of(seat)] + 1
    if step > LAST_STEP:
        return "VIR-7.17"
    crowns = max(0, STEP_CROWNS[step] - given_at_start(s, seat, PATRONAGE, CROWN))
    bill = Bill(CROWN, crowns, CROSS, 0, STEP_FLORINS[step] - s.piles[TREASURY.of(seat)], True)
    return None if affordable(s, seat, PATRONAGE, bill) else "VIR-7.1"


def begin(s: Virtu, seat: int) -> None:
    step = s.piles[PATRON.of(seat)] + 1
    owe(s, CROWN, STEP_CROWNS[step])
    owe(s, FLORIN, STEP_FLORINS[step])
    begin_payment(s, seat, PATRONAGE)
    s.ask_all([Pay(seat, PATRONAGE, -1), Promote(seat)])


class Promote(SeatDuty[Virtu]):
    """VIR-7.1, VIR-7.3: a step up; some give a bonus at once."""

    def run(self, s: Virtu) -> None:
        end_payment(s)
        s.advance(PATRON.of(self.of), 1)
        if STEP_BONUS[s.piles[PATRON.of(self.of)]]:
            question = ChooseBonus(self.of)
            if any(question.objection(s, move) is None for move in BONUS.every()):
                s.ask(question)


class ChooseBonus(Question):
    """VIR-7.3 to 7.5: a bonus that is still there, of a kind that the player doesn't have."""

    def choices(self, s: Virtu) -> list[Move]:
        return BONUS.every()

    def objection(self, s: Virtu, move: Move) -> Clause | None:
        bonus = BONUS.first(move)
        if s.piles[BONUS_SUPPLY.of(bonus)] == 0:
            return "VIR-1.6"
        for other in range(BONUSES.size):
            if BONUS_KIND[other] == BONUS_KIND[bonus] and s.piles[BONUSES_OF.of(self.seat, other)] > 0:
                return "VIR-7.4"
        return None

    def answer(self, s: Virtu, move: Move) -> None:
        bonus = BONUS.first(move)
        s.gain(BONUSES_OF.of(self.seat, bonus))
        if bonus == PRINCE:
            gain_agent(s, self.seat)
        elif bonus == CANNONS_BONUS:
            s.gain(READY.of(self.seat, CANNONS))
        elif bonus == MACHIAVELLI_BONUS:
            s.ask(SettleCard(self.seat, MACHIAVELLI))
