"""Chapter 6: action 3, the royal court, the visit and the scoring places."""

from typing import Final

from signoria.games.carrara.box import (
    ADVANCED_SPACES,
    BASE_SPACES,
    BIG,
    BONUS,
    BONUS_AMOUNT,
    COINS_REWARD,
    DECORATION_BONUS,
    GOLD,
    STATUE_BONUS,
    VP_REWARD,
)
from signoria.games.carrara.moves import MOVE, PLACE, SCORE
from signoria.games.carrara.notes import DECLINED, SCORES, VISIT_BEGINS
from signoria.games.carrara.rules.buying import TAKE_DECORATION
from signoria.games.carrara.rules.items import (
    COURT_SPACE,
    PUT,
    free_candidates,
    movable,
    move_refusal,
    play_free_act,
)
from signoria.games.carrara.rules.places import LEAST_MONEY, has_place, last_place, may_get_place, place_refusal
from signoria.games.carrara.scoring import score_place
from signoria.games.carrara.state import Carrara
from signoria.games.carrara.table import BESIDE, BONUS_TERM, COURT, ITEMS_BOXED, LIFTED, OFFERED, PLACED
from signoria.kernel.agenda import Clause, Decision
from signoria.kernel.domain import SEATS
from signoria.kernel.moves import Move

MOST_COINS: Final[int] = max(amount for bonus, amount in zip(BONUS, BONUS_AMOUNT) if bonus == COINS_REWARD)


def is_visited(s: Carrara, seat: int) -> bool:
    """CAR-3.4: whether a seat has still to follow the visit of another or to decline."""
    return s.holder >= 0 and s.holder != seat and s.piles[COURT.of(seat, s.visited)] > 0


def bonus_spaces(s: Carrara) -> list[int]:
    """CAR-2.8, CAR-10.5: the spaces of the side that lies up."""
    return ADVANCED_SPACES if s.advanced else BASE_SPACES


def score_candidates(s: Carrara, seat: int) -> list[Move]:
    """Of spaces with equal bonuses the first that has an own pillar."""
    found: list[Move] = []
    for space in bonus_spaces(s):
        if not _has_equal(s, seat, space):
            found.append(SCORE.of(space))
    found.append(SCORE.of(BIG))
    return found


def _has_equal(s: Carrara, seat: int, space: int) -> bool:
    first = ADVANCED_SPACES[0] if s.advanced else BASE_SPACES[0]
    for other in range(first, space):
        if BONUS[other] == BONUS[space] and BONUS_AMOUNT[other] == BONUS_AMOUNT[space]:
            if s.piles[COURT.of(seat, other)] > 0:
                return True
    return False


def score_refusal(s: Carrara, seat: int, space: int) -> Clause | None:
    """CAR-6.1: an own pillar there; CAR-6.4, CAR-6.18: and a place for it, with what the space brings."""
    if s.piles[COURT.of(seat, space)] == 0:
        return "CAR-6.1"
    return None if can_score(s, seat, space) else "CAR-6.4"


def can_score(s: Carrara, seat: int, space: int) -> bool:
    coins = s.coins_of(seat) + (BONUS_AMOUNT[space] if BONUS[space] == COINS_REWARD else 0)
    if has_place(s, seat, coins):
        return True
    return s.advanced and may_get_place(s, seat, BONUS[space] == STATUE_BONUS, -1, -1)


def may_come_to_a_place(s: Carrara, seat: int) -> bool:
    """Whether any bonus could help who has no place: coins to a money place, a statue to a statue place."""
    return s.coins_of(seat) + MOST_COINS >= LEAST_MONEY or may_get_place(s, seat, True, -1, -1)


def add_scores(s: Carrara, seat: int, found: list[Move]) -> None:
    """The spaces from which a seat can score, in the order of the candidates."""
    if has_place(s, seat, s.coins_of(seat)):
        first = COURT.of(seat)
        for space in bonus_spaces(s):
            if s.piles[first + space] > 0 and not _has_equal(s, seat, space):
                found.append(SCORE.of(space))
        if s.piles[first + BIG] > 0:
            found.append(SCORE.of(BIG))
        return
    if s.advanced and may_come_to_a_place(s, seat):
        found.extend([move for move in score_candidates(s, seat) if score_refusal(s, seat, SCORE.first(move)) is None])


def begin_score(s: Carrara, seat: int, space: int) -> None:
    """CAR-6.1, CAR-6.8, CAR-6.12: the token, the bonus, then the place; a follower takes no token."""
    if space != BIG and s.holder < 0:
        s.holder, s.visited = seat, space
        s.tell(VISIT_BEGINS, seat, space)
    s.take(COURT.of(seat, space), LIFTED.of(seat))
    s.ask(CHOOSE_PLACE[seat])
    bonus, amount = BONUS[space], BONUS_AMOUNT[space]
    if bonus == COINS_REWARD:
        s.gain_coins(seat, amount)
    elif bonus == VP_REWARD:
        s.score(seat, BONUS_TERM, amount)
    elif bonus == STATUE_BONUS:
        s.piles[OFFERED.base] = 1
        s.ask(PUT[seat][GOLD][COURT_SPACE])
    elif bonus == DECORATION_BONUS:
        s.ask(TAKE_DECORATION[seat])


def decline(s: Carrara, seat: int) -> None:
    """CAR-6.9, CAR-12.5: the pillar goes to the big space; the gold statue of its space is lost."""
    s.put_back(COURT.of(seat, s.visited), COURT.of(seat, BIG))
    if BONUS[s.visited] == STATUE_BONUS:
        s.put_back(BESIDE.of(seat, GOLD), ITEMS_BOXED.of(GOLD))
    s.tell(DECLINED, seat)


class ChoosePlace(Decision[Carrara]):
    """CAR-6.1, CAR-6.5, chapter 7: a scoring place for the pillar; before that items may be moved from storage."""

    def candidates(self, s: Carrara) -> list[Move]:
        moves = [move for move in free_candidates(s, self.seat) if MOVE.has(move)] if s.advanced else []
        return [*moves, *(PLACE.of(place) for place in range(last_place(s)))]

    def moves(self, s: Carrara) -> list[Move]:
        found = movable(s, self.seat) if s.advanced else []
        coins = s.coins_of(self.seat)
        for place in range(last_place(s)):
            if place_refusal(s, self.seat, place, coins) is None:
                found.append(PLACE.of(place))
        return found

    def refusal(self, s: Carrara, move: Move) -> Clause | None:
        if MOVE.has(move):
            return move_refusal(s, self.seat, MOVE.first(move))
        return place_refusal(s, self.seat, PLACE.first(move), s.coins_of(self.seat))

    def play(self, s: Carrara, move: Move) -> None:
        if MOVE.has(move):
            s.ask(self)
            play_free_act(s, self.seat, move)
            return
        place = PLACE.first(move)
        s.tell(SCORES, self.seat, place)
        s.place(LIFTED.of(self.seat), PLACED.of(self.seat, place))
        s.taken[place] += 1
        score_place(s, self.seat, place)


CHOOSE_PLACE: Final = [ChoosePlace(seat) for seat in range(SEATS.size)]
