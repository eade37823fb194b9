"""Clauses 17.3 to 17.11, 17.29, 17.36 and 17.37: reorganising the palace."""

from typing import Final

from signoria.games.virtu.box import (
    ACTION_AT,
    CARD_ACTION,
    CARDS,
    CHAMBERS,
    COURTIERS,
    OPEN_AT_START,
    PLACES,
    SPENT_CARD,
    UPGRADE_AT,
)
from signoria.games.virtu.moves import DISCARD, MOVE, PASSES, SWAP
from signoria.games.virtu.rules.coins import Question
from signoria.games.virtu.rules.places import (
    ALIKE,
    add_discards,
    discard,
    discard_refusal,
    free_places,
    is_first_free,
    lighter_open,
    lighter_used,
    move_card,
)
from signoria.games.virtu.state import IN_PALACE, Virtu
from signoria.games.virtu.table import INDULGENCES_IN
from signoria.kernel.agenda import Clause
from signoria.kernel.domain import SEATS
from signoria.kernel.fields import Choice, Field, Whole
from signoria.kernel.moves import Move

# VIR-17.38: moves that only change places; any order of the courtiers can be reached by them.
MOST_SHIFTS: Final = 8


def is_shut(s: Virtu, seat: int, chamber: int) -> bool:
    """VIR-17.4: the token, an indulgence or a foreign agent is there."""
    return s.token[seat] == chamber or s.piles[INDULGENCES_IN.of(seat, chamber)] > 0 or s.spied_by_others(seat, chamber)


class Reorganise(Question):
    """VIR-17.3 to 17.11: cards one at a time. `shifts`: moves left that only change places; `last`: where one ended."""

    def __init__(self, seat: int, shifts: int, last: int) -> None:
        super().__init__(seat)
        self.shifts = shifts
        self.last = last

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Whole("shifts", 0, MOST_SHIFTS), Choice("last", PLACES)]

    def sells(self) -> bool:
        return True

    def choices(self, s: Virtu) -> list[Move]:
        found: list[Move] = [MOVE.of(place, to) for place in range(PLACES.size) for to in self._targets(s, place)]
        if self.shifts > 0:
            found += [SWAP.of(chamber) for chamber in range(CHAMBERS.size)]
        return [*found, *(DISCARD.of(place) for place in range(COURTIERS.size)), PASSES]

    def _targets(self, s: Virtu, place: int) -> list[int]:
        """Where a card may want to go: not to a place like its own, and not on at once after a mere shift."""
        hall = [
            to
            for to in range(COURTIERS.size)
            if is_first_free(s, self.seat, to) and not (place < COURTIERS.size and _alike(place, to))
        ]
        if place >= COURTIERS.size:
            return hall
        shifting = self.shifts > 0 and place != self.last
        return [*(hall if shifting else []), *range(COURTIERS.size, PLACES.size)]

    def objection(self, s: Virtu, move: Move) -> Clause | None:
        if move == PASSES:
            lonely = any(is_lonely(s, self.seat, chamber) for chamber in range(CHAMBERS.size))
            return "VIR-17.8" if lonely else None
        if SWAP.has(move):
            return swap_refusal(s, self.seat, SWAP.first(move))
        if DISCARD.has(move):
            return discard_refusal(s, self.seat, DISCARD.first(move))
        return move_refusal(s, self.seat, MOVE.first(move), MOVE.second(move))

    def open_choices(self, s: Virtu) -> list[Move]:
        found: list[Move] = []
        free = free_places(s, self.seat)
        palace = s.palace
        base = self.seat * IN_PALACE
        shut = [is_shut(s, self.seat, chamber) for chamber in range(CHAMBERS.size)]
        for place in range(COURTIERS.size):
            if 0 <= palace[base + place] < SPENT_CARD:
                self._add_courtier_moves(s, place, free, shut, found)
        for place in range(ACTION_AT, PLACES.size):
            if palace[base + place] >= 0 and not shut[(place - ACTION_AT) % CHAMBERS.size]:
                for to in free:
                    found.append(MOVE.of(place, to))
        if self.shifts > 0:
            for chamber in range(CHAMBERS.size):
                if swap_refusal(s, self.seat, chamber) is None:
                    found.append(SWAP.of(chamber))
        add_discards(s, self.seat, found)
        if self.objection(s, PASSES) is None:
            found.append(PASSES)
        return found

    def _add_courtier_moves(self, s: Virtu, place: int, free: list[int], shut: list[bool], found: list[Move]) -> None:
        if self.shifts > 0 and place != self.last:
            for to in range(COURTIERS.size):
                if is_first_free(s, self.seat, to) and not _alike(place, to):
                    if move_refusal(s, self.seat, place, to) is None:
                        found.append(MOVE.of(place, to))
        for to in range(ACTION_AT, PLACES.size):
            if not shut[(to - ACTION_AT) % CHAMBERS.size] and move_refusal(s, self.seat, place, to) is None:
                found.append(MOVE.of(place, to))

    def answer(self, s: Virtu, move: Move) -> None:
        if move == PASSES:
            return
        shifts, last = self.shifts, -1
        if DISCARD.has(move):
            discard(s, self.seat, DISCARD.first(move))
        elif SWAP.has(move):
            shifts -= 1
            chamber = SWAP.first(move)
            above, below = s.card(self.seat, ACTION_AT + chamber), s.card(self.seat, UPGRADE_AT + chamber)
            s.lay(self.seat, ACTION_AT + chamber, below)
            s.lay(self.seat, UPGRADE_AT + chamber, above)
        else:
            place, to = MOVE.first(move), MOVE.second(move)
            if place < COURTIERS.size and to < COURTIERS.size:
                shifts, last = shifts - 1, to
            self._carry(s, place, to)
        s.ask(Reorganise(self.seat, shifts, last))

    def _carry(self, s: Virtu, place: int, to: int) -> None:
        """VIR-17.5, VIR-17.6; VIR-17.29: a card laid on top of another makes that one the upgrade."""
        seat = self.seat
        lying = s.palace[seat * IN_PALACE + place]
        if place >= COURTIERS.size:
            move_card(s, seat, place, to, lying + SPENT_CARD)
            settle_chamber(s, seat, (place - ACTION_AT) % CHAMBERS.size)
            return
        if ACTION_AT <= to < UPGRADE_AT and s.card(seat, to) >= 0:
            chamber = to - ACTION_AT
            s.lay(seat, UPGRADE_AT + chamber, s.card(seat, to))
        move_card(s, seat, place, to, lying)


def settle_chamber(s: Virtu, seat: int, chamber: int) -> None:
    """VIR-3.31: a card with an action that lies alone is the action card."""
    card = s.card(seat, UPGRADE_AT + chamber)
    if card >= 0 and CARD_ACTION[card] >= 0 and s.card(seat, ACTION_AT + chamber) < 0:
        s.lay(seat, UPGRADE_AT + chamber, -1)
        s.lay(seat, ACTION_AT + chamber, card)


def _alike(place: int, to: int) -> bool:
    return place == to or place in ALIKE[to] or to in ALIKE[place]


def is_lonely(s: Virtu, seat: int, chamber: int) -> bool:
    """VIR-3.13, VIR-17.36: only a card without an action lies there."""
    return s.card(seat, UPGRADE_AT + chamber) >= 0 and s.card(seat, ACTION_AT + chamber) < 0


def swap_refusal(s: Virtu, seat: int, chamber: int) -> Clause | None:
    """VIR-17.29: two cards that both show an action."""
    if is_shut(s, seat, chamber):
        return "VIR-17.4"
    above, below = s.card(seat, ACTION_AT + chamber), s.card(seat, UPGRADE_AT + chamber)
    return None if above >= 0 and below >= 0 and CARD_ACTION[below] >= 0 else "VIR-17.29"


def move_refusal(s: Virtu, seat: int, place: int, to: int) -> Clause | None:
    """VIR-17.4 to 17.6: why a card can't move from a place to another."""
    lying = s.palace[seat * IN_PALACE + place]
    if place >= COURTIERS.size:
        if lying < 0:
            return "VIR-17.6"
        if is_shut(s, seat, (place - ACTION_AT) % CHAMBERS.size):
            return "VIR-17.4"
        return hall_refusal(s, seat, to, False)
    if not s.is_available(seat, place):
        return "VIR-17.5"
    if to < COURTIERS.size:
        return hall_refusal(s, seat, to, not OPEN_AT_START[place])
    chamber = (to - ACTION_AT) % CHAMBERS.size
    if is_shut(s, seat, chamber):
        return "VIR-17.4"
    return chamber_refusal(s, seat, lying % CARDS.size, to < UPGRADE_AT, chamber)


def hall_refusal(s: Virtu, seat: int, to: int, from_lighter: bool) -> Clause | None:
    """VIR-3.4, VIR-17.6, VIR-17.37."""
    if s.card(seat, to) >= 0:
        return "VIR-17.6"
    full = lighter_used(s, seat) >= lighter_open(s, seat)
    return "VIR-3.4" if full and not OPEN_AT_START[to] and not from_lighter else None


def chamber_refusal(s: Virtu, seat: int, card: int, on_top: bool, chamber: int) -> Clause | None:
    """VIR-3.11, VIR-3.12, VIR-17.29: whether a card may come into a chamber, on top or below."""
    above, below = s.card(seat, ACTION_AT + chamber), s.card(seat, UPGRADE_AT + chamber)
    if on_top:
        if CARD_ACTION[card] < 0:
            return "VIR-3.11"
        return "VIR-3.12" if above >= 0 and below >= 0 else None
    if below >= 0:
        return "VIR-3.12"
    # VIR-3.31: a card with an action that lies alone is the action card.
    return "VIR-3.31" if above < 0 and CARD_ACTION[card] >= 0 else None


REORGANISE: Final = [Reorganise(seat, MOST_SHIFTS, -1) for seat in range(SEATS.size)]
