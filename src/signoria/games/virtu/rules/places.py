"""Clauses 3.2 to 3.17 and 16.4: the places of a palace, and cards that must find one."""

from typing import Final

from signoria.games.virtu.box import (
    BONUS_PLACES,
    BONUSES,
    CARDS,
    COURTIERS,
    LIGHTER_PLACES,
    NEW_CARD,
    OPEN_AT_START,
    PLACE_FROM_CITIES,
    PLACE_TILES,
    SIDE,
)
from signoria.games.virtu.moves import DISCARD, MOVE, SETTLE
from signoria.games.virtu.notes import CARD_MOVED
from signoria.games.virtu.rules.coins import Question
from signoria.games.virtu.state import IN_PALACE, Virtu
from signoria.games.virtu.table import BASKET, BONUSES_OF, CARDS_OF, TRACK
from signoria.kernel.agenda import Clause, SeatDuty
from signoria.kernel.fields import Choice, Field
from signoria.kernel.moves import Move

PLACE_BONUSES: Final = [bonus for bonus in range(BONUSES.size) if BONUS_PLACES[bonus] > 0]
LIGHTER: Final = [place for place in range(COURTIERS.size) if not OPEN_AT_START[place]]
# Places of one side and kind are alike (VIR-3.4); of several free ones the first stands for all.
ALIKE: Final = [
    [other for other in range(place) if SIDE[other] == SIDE[place] and OPEN_AT_START[other] == OPEN_AT_START[place]]
    for place in range(COURTIERS.size)
]


def lighter_open(s: Virtu, seat: int) -> int:
    """VIR-3.3, VIR-3.6, VIR-16.3, VIR-17.24: how many of the lighter places are open."""
    piles = s.piles
    count = 1 if piles[TRACK.of(seat)] >= PLACE_FROM_CITIES else 0
    for bonus in PLACE_BONUSES:
        if piles[BONUSES_OF.of(seat, bonus)] > 0:
            count += BONUS_PLACES[bonus]
    for tile in PLACE_TILES:
        count += s.owns_tile(seat, tile)
    return min(count, LIGHTER_PLACES)


def lighter_used(s: Virtu, seat: int) -> int:
    return sum(s.palace[seat * IN_PALACE + place] >= 0 for place in LIGHTER)


def settle_refusal(s: Virtu, seat: int, place: int) -> Clause | None:
    """VIR-3.4, VIR-3.10: why a card can't go to a courtier place."""
    if s.palace[seat * IN_PALACE + place] >= 0:
        return "VIR-3.10"
    if not OPEN_AT_START[place] and lighter_used(s, seat) >= lighter_open(s, seat):
        return "VIR-3.4"
    return None


def is_first_free(s: Virtu, seat: int, place: int) -> bool:
    return all(s.palace[seat * IN_PALACE + other] >= 0 for other in ALIKE[place])


def free_places(s: Virtu, seat: int) -> list[int]:
    """Where a card may be put, one place for those that are alike."""
    hall = seat * IN_PALACE
    lighter = lighter_used(s, seat) < lighter_open(s, seat)
    return [
        place
        for place in range(COURTIERS.size)
        if s.palace[hall + place] < 0 and (lighter or OPEN_AT_START[place]) and is_first_free(s, seat, place)
    ]


def courtier_capacity(s: Virtu, seat: int) -> int:
    return OPEN_AT_START.count(True) + lighter_open(s, seat)


def discard(s: Virtu, seat: int, place: int) -> None:
    """VIR-17.9, VIR-7.13: a character goes to its pile, any other card leaves the game."""
    card = s.card(seat, place)
    s.lay(seat, place, -1)
    s.pay(CARDS_OF.of(seat, card))


def move_card(s: Virtu, seat: int, place: int, to: int, lying: int) -> None:
    s.tell(CARD_MOVED, seat, lying % CARDS.size)
    s.lay(seat, place, -1)
    s.lay(seat, to, lying)


class SettleCard(Question):
    """VIR-3.10, VIR-7.12, VIR-17.20, VIR-17.33: a place for a new card, free or freed by a discard."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("card", CARDS)]

    def choices(self, s: Virtu) -> list[Move]:
        places = [place for place in range(COURTIERS.size) if is_first_free(s, self.seat, place)]
        return [*(SETTLE.of(place) for place in places), *(DISCARD.of(place) for place in range(COURTIERS.size))]

    def objection(self, s: Virtu, move: Move) -> Clause | None:
        if SETTLE.has(move):
            return settle_refusal(s, self.seat, SETTLE.first(move))
        return discard_refusal(s, self.seat, DISCARD.first(move))

    def open_choices(self, s: Virtu) -> list[Move]:
        found: list[Move] = [SETTLE.of(place) for place in free_places(s, self.seat)]
        add_discards(s, self.seat, found)
        return found

    def answer(self, s: Virtu, move: Move) -> None:
        if DISCARD.has(move):
            discard(s, self.seat, DISCARD.first(move))
            s.ask(self)
        elif s.piles[BASKET.of(self.card)] > 0:
            s.take(BASKET.of(self.card), CARDS_OF.of(self.seat, self.card))
            s.lay(self.seat, SETTLE.first(move), self.card + NEW_CARD)
        else:
            # VIR-7.12: Machiavelli comes available.
            s.gain(CARDS_OF.of(self.seat, self.card))
            s.lay(self.seat, SETTLE.first(move), self.card)


def discard_refusal(s: Virtu, seat: int, place: int) -> Clause | None:
    """VIR-17.9; VIR-17.33: a card bought in this step stays."""
    lying = s.palace[seat * IN_PALACE + place]
    if lying < 0:
        return "VIR-17.9"
    return None if lying < NEW_CARD else "VIR-17.33"


def add_discards(s: Virtu, seat: int, found: list[Move]) -> None:
    hall = seat * IN_PALACE
    for place in range(COURTIERS.size):
        if 0 <= s.palace[hall + place] < NEW_CARD:
            found.append(DISCARD.of(place))


class CheckPlaces(SeatDuty[Virtu]):
    """VIR-16.4, VIR-16.8: whether more cards lie on lighter places than are open now."""

    def run(self, s: Virtu) -> None:
        if lighter_used(s, self.of) > lighter_open(s, self.of):
            s.ask(LosePlace(self.of))


class LosePlace(Question):
    """VIR-16.4, VIR-16.8: a card of a lighter place goes to a free normal one, on its side, or is discarded."""

    def choices(self, s: Virtu) -> list[Move]:
        return [
            *(MOVE.of(place, to) for place in LIGHTER for to in range(COURTIERS.size) if to not in LIGHTER),
            *(DISCARD.of(place) for place in LIGHTER),
        ]

    def objection(self, s: Virtu, move: Move) -> Clause | None:
        place = MOVE.first(move) if MOVE.has(move) else DISCARD.first(move)
        if s.card(self.seat, place) < 0:
            return "VIR-16.8"
        if MOVE.has(move) and s.card(self.seat, MOVE.second(move)) >= 0:
            return "VIR-16.4"
        return None

    def answer(self, s: Virtu, move: Move) -> None:
        if DISCARD.has(move):
            discard(s, self.seat, DISCARD.first(move))
        else:
            place = MOVE.first(move)
            move_card(s, self.seat, place, MOVE.second(move), s.palace[self.seat * IN_PALACE + place])
        s.ask(CheckPlaces(self.seat))
