"""Chapters 3, 8 and 9: turns and what ends the game."""

from typing import Final

from signoria.games.carrara.box import BIG, BOTH, SKIP_COINS, SKIPPED_ROUNDS, SMALL, TRIGGER_VP
from signoria.games.carrara.moves import (
    ALL,
    BUILD,
    BUY,
    DECLINES,
    ENDS,
    MOVE,
    PURCHASE,
    SCORE,
    SKIPS,
    TURN,
    UPGRADE,
)
from signoria.games.carrara.notes import (
    ALL_SKIPPED,
    END_TRIGGERED,
    GAME_ENDS,
    SKIPPED,
    TURN_BEGINS,
    VISIT_ENDS,
)
from signoria.games.carrara.rules.building import (
    add_builds,
    begin_build,
    begin_upgrade,
    build_candidates,
    build_refusal,
    stack_is_empty,
    upgrade_candidates,
    upgrade_refusal,
)
from signoria.games.carrara.rules.buying import (
    add_buys,
    buy_candidates,
    buy_refusal,
    play_buy,
    turn_refusal,
    turn_wheels,
)
from signoria.games.carrara.rules.court import (
    add_scores,
    begin_score,
    bonus_spaces,
    decline,
    is_visited,
    score_candidates,
    score_refusal,
)
from signoria.games.carrara.rules.items import free_acts, free_candidates, free_refusal, play_free_act
from signoria.games.carrara.scoring import score_final
from signoria.games.carrara.state import Carrara
from signoria.games.carrara.table import FRESH, TRIGGER_TERM
from signoria.kernel.agenda import Clause, Decision, Duty, SeatDuty
from signoria.kernel.domain import SEATS
from signoria.kernel.moves import Move


class BeginTurn(SeatDuty[Carrara]):
    """CAR-3.3, CAR-3.4: the token goes back; during the visit of another the player first follows or declines."""

    def run(self, s: Carrara) -> None:
        s.tell(TURN_BEGINS, self.of)
        if s.holder == self.of:
            s.holder = s.visited = -1
            s.tell(VISIT_ENDS, self.of)
        s.ask(ANSWER_VISIT[self.of] if is_visited(s, self.of) else TAKE_TURN[self.of])


BEGIN_TURN: Final = [BeginTurn(seat) for seat in range(SEATS.size)]


class AnswerVisit(Decision[Carrara]):
    """CAR-6.8, CAR-6.9, CAR-6.16: score from the visited space, or give its bonus up; CAR-13.7: free acts before it."""

    def candidates(self, s: Carrara) -> list[Move]:
        free = free_candidates(s, self.seat) if s.advanced else []
        return [*free, *(SCORE.of(space) for space in bonus_spaces(s)), SCORE.of(BIG), DECLINES]

    def moves(self, s: Carrara) -> list[Move]:
        found = free_acts(s, self.seat) if s.advanced else []
        if score_refusal(s, self.seat, s.visited) is None:
            found.append(SCORE.of(s.visited))
        found.append(DECLINES)
        return found

    def refusal(self, s: Carrara, move: Move) -> Clause | None:
        if move == DECLINES:
            return None
        if SCORE.has(move):
            space = SCORE.first(move)
            if space != s.visited:
                return "CAR-6.11" if space == BIG else "CAR-6.8"
            return score_refusal(s, self.seat, space)
        return free_refusal(s, self.seat, move)

    def play(self, s: Carrara, move: Move) -> None:
        if move == DECLINES:
            decline(s, self.seat)
            s.ask(TAKE_TURN[self.seat])
        elif SCORE.has(move):
            begin_action(s, self.seat)
            s.skips = 0
            begin_score(s, self.seat, SCORE.first(move))
        else:
            s.ask(self)
            play_free_act(s, self.seat, move)


class TakeTurn(Decision[Carrara]):
    """CAR-3.2: buy, build, score or skip; CAR-11.10, CAR-13.2: items may be moved and bought before it."""

    def candidates(self, s: Carrara) -> list[Move]:
        found = free_candidates(s, self.seat) if s.advanced else []
        found.extend(TURN.every() if s.advanced else [TURN.of(BOTH)])
        if not s.advanced:
            found.extend(buy_candidates(s))
        found.extend(build_candidates(s))
        found.extend(upgrade_candidates(s))
        if not (s.holder >= 0 and s.holder != self.seat):
            found.extend(score_candidates(s, self.seat))
        found.append(SKIPS)
        return found

    def moves(self, s: Carrara) -> list[Move]:
        found: list[Move] = []
        if s.advanced:
            found = free_acts(s, self.seat)
        if turn_refusal(s, BOTH) is None:
            found.append(TURN.of(BOTH))
        if s.advanced:
            if turn_refusal(s, SMALL) is None:
                found.append(TURN.of(SMALL))
        else:
            add_buys(s, self.seat, found)
        add_builds(s, self.seat, found)
        if s.holder < 0:
            add_scores(s, self.seat, found)
        found.append(SKIPS)
        return found

    def refusal(self, s: Carrara, move: Move) -> Clause | None:
        if move == SKIPS:
            return None
        if TURN.has(move):
            return turn_refusal(s, TURN.first(move))
        if BUY.has(move) or ALL.has(move):
            return buy_refusal(s, self.seat, move)
        if BUILD.has(move):
            return build_refusal(s, self.seat, BUILD.first(move))
        if UPGRADE.has(move):
            return upgrade_refusal(s, self.seat, UPGRADE.first(move))
        if SCORE.has(move):
            return score_refusal(s, self.seat, SCORE.first(move))
        return free_refusal(s, self.seat, move)

    def play(self, s: Carrara, move: Move) -> None:
        if MOVE.has(move) or PURCHASE.has(move):
            s.ask(self)
            play_free_act(s, self.seat, move)
            return
        begin_action(s, self.seat)
        if move == SKIPS:
            # CAR-8.1, CAR-8.3.
            s.skips += 1
            s.tell(SKIPPED, self.seat)
            s.gain_coins(self.seat, SKIP_COINS)
            return
        s.skips = 0
        if TURN.has(move):
            turn_wheels(s, self.seat, TURN.first(move))
        elif BUILD.has(move):
            begin_build(s, self.seat, BUILD.first(move))
        elif UPGRADE.has(move):
            begin_upgrade(s, self.seat, UPGRADE.first(move))
        elif SCORE.has(move):
            begin_score(s, self.seat, SCORE.first(move))
        else:
            play_buy(s, self.seat, move)


ANSWER_VISIT: Final = [AnswerVisit(seat) for seat in range(SEATS.size)]
TAKE_TURN: Final = [TakeTurn(seat) for seat in range(SEATS.size)]


def begin_action(s: Carrara, seat: int) -> None:
    """What comes after the action waits below it; items may be moved anew."""
    s.moved = s.moved_on = -1
    s.ask(AFTER_ACTION[seat])


class AfterAction(SeatDuty[Carrara]):
    """CAR-9.1, CAR-9.2, CAR-9.4, CAR-9.6: the trigger; CAR-11.15, CAR-13.2: then what else may be done on the turn."""

    def run(self, s: Carrara) -> None:
        if s.ender < 0 and stack_is_empty(s) and any(s.all_pillars_used(seat) for seat in range(s.setup.seats)):
            s.ender = self.of
            s.tell(END_TRIGGERED, self.of)
            s.score(self.of, TRIGGER_TERM, TRIGGER_VP)
        s.ask(END_TURN[self.of])
        if s.advanced and free_acts(s, self.of):
            s.ask(FINISH_TURN[self.of])


AFTER_ACTION: Final = [AfterAction(seat) for seat in range(SEATS.size)]


class FinishTurn(Decision[Carrara]):
    """CAR-11.10, CAR-13.2: items may be moved and bought after the action too, or the turn ends."""

    def candidates(self, s: Carrara) -> list[Move]:
        return [*free_candidates(s, self.seat), ENDS]

    def moves(self, s: Carrara) -> list[Move]:
        found = free_acts(s, self.seat)
        found.append(ENDS)
        return found

    def refusal(self, s: Carrara, move: Move) -> Clause | None:
        return None if move == ENDS else free_refusal(s, self.seat, move)

    def play(self, s: Carrara, move: Move) -> None:
        if move != ENDS:
            s.ask(TURN_GOES_ON[self.seat])
            play_free_act(s, self.seat, move)


FINISH_TURN: Final = [FinishTurn(seat) for seat in range(SEATS.size)]


class TurnGoesOn(SeatDuty[Carrara]):
    """Who can do nothing more isn't asked."""

    def run(self, s: Carrara) -> None:
        if free_acts(s, self.of):
            s.ask(FINISH_TURN[self.of])


TURN_GOES_ON: Final = [TurnGoesOn(seat) for seat in range(SEATS.size)]


class EndTurn(SeatDuty[Carrara]):
    """CAR-3.1, CAR-8.2, CAR-8.3, CAR-9.4: clockwise, until everybody else has had a last turn."""

    def run(self, s: Carrara) -> None:
        seats = s.setup.seats
        s.moved = s.moved_on = -1
        s.purchased = 0
        if s.advanced:
            for pile in range(FRESH.base, FRESH.base + FRESH.size):
                s.piles[pile] = 0
        following = (self.of + 1) % seats
        if following == s.ender:
            s.ask(FINAL_SCORING)
        elif s.stops_when_all_skip and s.skips >= SKIPPED_ROUNDS * seats:
            s.tell(ALL_SKIPPED)
            s.ask(FINAL_SCORING)
        else:
            s.ask(BEGIN_TURN[following])


END_TURN: Final = [EndTurn(seat) for seat in range(SEATS.size)]


class FinalScoring(Duty[Carrara]):
    """CAR-9.7, chapter 14."""

    def run(self, s: Carrara) -> None:
        s.reveal()
        score_final(s)
        s.tell(GAME_ENDS)


FINAL_SCORING: Final = FinalScoring()
