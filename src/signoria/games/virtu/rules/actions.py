"""Clauses 4.10 and 4.11: the action of the chamber where the token stopped. What each does is in its own module."""

from typing import Final

from signoria.games.virtu.box import ANNEXATION, INTRIGUE, PATRONAGE, RULE, TRADE
from signoria.games.virtu.moves import ACTS, ANNEX, PASSES
from signoria.games.virtu.rules import annexation, campaign, intrigue, patronage, rule, trade
from signoria.games.virtu.rules.coins import Question, sale_refusal
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.table import INDULGENCES_IN
from signoria.kernel.agenda import Clause, SeatDuty
from signoria.kernel.domain import SEATS
from signoria.kernel.moves import Move


class BeginAction(SeatDuty[Virtu]):
    """VIR-4.11, VIR-5.6: an indulgence that lay there when the token arrived leaves nothing to do."""

    def run(self, s: Virtu) -> None:
        if s.piles[INDULGENCES_IN.of(self.of, s.token[self.of])] == 0:
            s.ask(TAKE_ACTION[self.of])


class TakeAction(Question):
    """VIR-4.10, VIR-5.11, VIR-5.16: the action, or none; florins for an indulgence before it."""

    def sells(self) -> bool:
        return True

    def choices(self, s: Virtu) -> list[Move]:
        action = s.chamber_action(self.seat, s.token[self.seat])
        return [*(ANNEX.every() if action == ANNEXATION else [ACTS]), PASSES]

    def objection(self, s: Virtu, move: Move) -> Clause | None:
        if move == PASSES:
            return None
        chamber = s.token[self.seat]
        action = s.chamber_action(self.seat, chamber)
        if action == INTRIGUE:
            return intrigue.intrigue_refusal(s, self.seat, chamber)
        if s.spied_by_others(self.seat, chamber):
            return "VIR-4.11"
        if action == ANNEXATION:
            return annexation.annexation_refusal(s, self.seat, ANNEX.first(move))
        return patronage.patronage_refusal(s, self.seat) if action == PATRONAGE else None

    def open_choices(self, s: Virtu) -> list[Move]:
        chamber = s.token[self.seat]
        if s.chamber_action(self.seat, chamber) != ANNEXATION:
            return [PASSES] if self.objection(s, ACTS) is not None else [ACTS, PASSES]
        if s.spied_by_others(self.seat, chamber):
            return [PASSES]
        return [*annexation.open_annexations(s, self.seat), PASSES]

    def answer(self, s: Virtu, move: Move) -> None:
        if move == PASSES:
            return
        seat = self.seat
        s.ask(END_TURN[seat])
        action = s.chamber_action(seat, s.token[seat])
        if action == ANNEXATION:
            annexation.begin(s, seat, ANNEX.first(move))
        elif action == RULE:
            rule.begin(s, seat)
        elif action == PATRONAGE:
            patronage.begin(s, seat)
        elif action == TRADE:
            trade.begin(s, seat)
        elif action == INTRIGUE:
            intrigue.begin(s, seat)
        else:
            campaign.begin(s, seat)


class EndTurn(SeatDuty[Virtu]):
    """VIR-5.11: until the end of the turn a sale for florins is possible."""

    def run(self, s: Virtu) -> None:
        if sale_refusal(s, self.of) is None:
            s.ask(CLOSE_TURN[self.of])


class CloseTurn(Question):
    """VIR-5.11: florins for an indulgence after the action, or the turn is over."""

    def sells(self) -> bool:
        return True

    def choices(self, s: Virtu) -> list[Move]:
        return [PASSES]

    def answer(self, s: Virtu, move: Move) -> None:
        return


TAKE_ACTION: Final = [TakeAction(seat) for seat in range(SEATS.size)]
BEGIN_ACTION: Final = [BeginAction(seat) for seat in range(SEATS.size)]
END_TURN: Final = [EndTurn(seat) for seat in range(SEATS.size)]
CLOSE_TURN: Final = [CloseTurn(seat) for seat in range(SEATS.size)]
