"""Chapter 5: phase I. Rows of cards, the draw, green buildings and the hand limit."""

from random import Random
from typing import Final

from signoria.games.rialto.box import (
    BUILDINGS,
    CARDS,
    CARDS_DRAWN,
    CHOOSES_CARDS,
    EXTRA_CARDS,
    EXTRA_LIMIT,
    GREEN,
    KINDS,
    ROW_LENGTH,
)
from signoria.games.rialto.moves import ACTIVATE, CARD, DEAL, DISCARD, DRAW, PASSES, PICK, ROW
from signoria.games.rialto.rules.activation import Activate
from signoria.games.rialto.state import Rialto
from signoria.games.rialto.table import DEALT, DECK, DISCARDS, EXTRA_HAND, HAND, ROW_CARDS, SECRET
from signoria.kernel.agenda import Chance, Clause, Decision, Duty, SeatDuty
from signoria.kernel.domain import SEATS
from signoria.kernel.fields import Choice, Field, Whole
from signoria.kernel.moves import Family, Move

MOST_DRAWN: Final = 9
DECK_FROM: Final = DECK.base
DISCARDS_FROM: Final = DISCARD.of()


class DeckChance(Chance[Rialto]):
    """A card from the draw pile: each is as likely as any other that lies there."""

    def __init__(self, family: Family) -> None:
        super().__init__()
        self.outcomes = family.base

    def candidates(self, s: Rialto) -> list[Move]:
        return [self.outcomes + card for card in range(KINDS) if s.piles[DECK_FROM + card] > 0]

    def weights(self, s: Rialto) -> list[int]:
        return [s.piles[DECK_FROM + card] for card in range(KINDS) if s.piles[DECK_FROM + card] > 0]

    def sample(self, s: Rialto, rng: Random) -> Move:
        """The same as by weights, without the lists: most moves of a game are made here."""
        piles = s.piles
        luck = int(rng.random() * DECK.sum(piles))
        card = 0
        luck -= piles[DECK_FROM]
        while luck >= 0:
            card += 1
            luck -= piles[DECK_FROM + card]
        return self.outcomes + card


class LayOutRows(Duty[Rialto]):
    """RIA-5.2: one row more than there are players."""

    def run(self, s: Rialto) -> None:
        s.open_rows = list(range(s.setup.seats + 1))
        s.piles[DEALT.base] = 0
        if s.deck_holds_card():
            s.ask(DEAL_CARD)


class DealCard(DeckChance):
    """RIA-5.2: one card to each row in turn; RIA-5.4: what cannot be dealt is left out."""

    def __init__(self) -> None:
        super().__init__(DEAL)

    def play(self, s: Rialto, move: Move) -> None:
        dealt = s.piles[DEALT.base]
        rows = len(s.open_rows)
        s.draw_from_deck(ROW_CARDS.of(dealt % rows, DEAL.first(move)))
        s.piles[DEALT.base] = dealt + 1
        if dealt + 1 < rows * ROW_LENGTH and s.deck_holds_card():
            s.ask(self)


DEAL_CARD: Final = DealCard()


class TakeRow(Decision[Rialto]):
    """RIA-5.5: each player takes one complete row."""

    def candidates(self, s: Rialto) -> list[Move]:
        return [ROW.of(row) for row in range(s.setup.seats + 1)]

    def refusal(self, s: Rialto, move: Move) -> Clause | None:
        return None if ROW.first(move) in s.open_rows else "RIA-5.5"

    def play(self, s: Rialto, move: Move) -> None:
        row = ROW.first(move)
        s.open_rows.remove(row)
        for card in range(KINDS):
            count = s.piles[ROW_CARDS.of(row, card)]
            if count > 0:
                s.take(ROW_CARDS.of(row, card), HAND.of(self.seat, card), count)
                s.show(self.seat, card, count)
        # RIA-5.17: he draws before the next one takes a row.
        draw_cards(s, self.seat, EXTRA_CARDS)


def draw_cards(s: Rialto, seat: int, count: int) -> None:
    """Cards from the draw pile to a hand; RIA-5.4: as many as there are."""
    if count > 0 and s.deck_holds_card():
        s.ask(DRAWS[seat][count] if count <= MOST_DRAWN else DrawCard(seat, count))


class DrawCard(DeckChance):
    """RIA-5.5, RIA-5.7: a card that only its owner sees."""

    def __init__(self, of: int, left: int) -> None:
        super().__init__(CARD)
        self.of = of
        self.left = left
        self.witness = of

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("of", SEATS), Whole("left", 1, 99)]

    def play(self, s: Rialto, move: Move) -> None:
        s.draw_from_deck(HAND.of(self.of, CARD.first(move)))
        draw_cards(s, self.of, self.left - 1)


DRAWS: Final = [[DrawCard(seat, count) for count in range(MOST_DRAWN + 1)] for seat in range(SEATS.size)]


class GreenBuildings(Duty[Rialto]):
    """RIA-5.6: after all have a row, in doge order, one player after another."""

    def run(self, s: Rialto) -> None:
        s.ask_all([GreenTurn(seat) for seat in s.doge if seat != s.neutral])


class GreenTurn(SeatDuty[Rialto]):
    """RIA-4.4, RIA-5.6: as many green buildings as the player wants; who can use none isn't asked."""

    def run(self, s: Rialto) -> None:
        if s.can_use(self.of, GREEN):
            s.ask(ActivateGreen(self.of))


class ActivateGreen(Activate):
    """RIA-5.7 to 5.10."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, GREEN)

    def play(self, s: Rialto, move: Move) -> None:
        if move == PASSES:
            return
        building = ACTIVATE.first(move)
        s.activate(self.seat, building)
        s.ask(GreenTurn(self.seat))
        if EXTRA_LIMIT[building] > 0:
            s.advance(EXTRA_HAND.of(self.seat), EXTRA_LIMIT[building])
        if CHOOSES_CARDS[building]:
            s.ask(ChooseCards(self.seat, building))


class ChooseCards(Decision[Rialto]):
    """RIA-5.7, RIA-5.16: a card of the leftover row, or cards from the draw pile; one of the two must be."""

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building = building

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("building", BUILDINGS)]

    def candidates(self, s: Rialto) -> list[Move]:
        return [*PICK.every(), DRAW.of()]

    def refusal(self, s: Rialto, move: Move) -> Clause | None:
        if not PICK.has(move):
            return None
        # RIA-5.11: a card that was taken from the leftover row is gone.
        held = sum(s.piles[ROW_CARDS.of(row, PICK.first(move))] for row in s.open_rows)
        return None if held > 0 else "RIA-5.11"

    def play(self, s: Rialto, move: Move) -> None:
        if not PICK.has(move):
            draw_cards(s, self.seat, CARDS_DRAWN[self.building])
            return
        card = PICK.first(move)
        for row in s.open_rows:
            if s.piles[ROW_CARDS.of(row, card)] > 0:
                s.take(ROW_CARDS.of(row, card), HAND.of(self.seat, card))
                s.show(self.seat, card)
                return


class HandLimits(Duty[Rialto]):
    """RIA-5.12, RIA-5.17: after all green buildings, in doge order."""

    def run(self, s: Rialto) -> None:
        s.ask_all([HandLimit(seat) for seat in s.doge if seat != s.neutral])


class HandLimit(SeatDuty[Rialto]):
    """RIA-5.12: who holds no more than the limit discards nothing."""

    def run(self, s: Rialto) -> None:
        if excess(s, self.of) > 0:
            s.ask(DISCARD_FROM[self.of][0])


def excess(s: Rialto, seat: int) -> int:
    """RIA-5.12: how many cards the hand holds above its limit."""
    return HAND.total(s.piles, seat) - s.hand_limit(seat)


class Discard(Decision[Rialto]):
    """RIA-5.12: own choice of cards, laid away unseen one by one in the order of the kinds."""

    def __init__(self, seat: int, least: int) -> None:
        super().__init__(seat)
        self.least = least
        self.witness = seat

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("least", CARDS)]

    def candidates(self, s: Rialto) -> list[Move]:
        """The kinds from which on enough cards are left to discard in this order."""
        piles = s.piles
        hand = HAND.of(self.seat)
        left = excess(s, self.seat)
        most = KINDS
        while left > 0:
            most -= 1
            left -= piles[hand + most]
        return [DISCARDS_FROM + card for card in range(self.least, most + 1)]

    def moves(self, s: Rialto) -> list[Move]:
        hand = HAND.of(self.seat)
        return [move for move in self.candidates(s) if s.piles[hand + move - DISCARDS_FROM] > 0]

    def refusal(self, s: Rialto, move: Move) -> Clause | None:
        return None if s.piles[HAND.of(self.seat, DISCARD.first(move))] > 0 else "RIA-5.12"

    def play(self, s: Rialto, move: Move) -> None:
        card = DISCARD.first(move)
        s.put_back(HAND.of(self.seat, card), SECRET.of(self.seat, card))
        if excess(s, self.seat) > 0:
            s.ask(DISCARD_FROM[self.seat][card])


DISCARD_FROM: Final = [[Discard(seat, least) for least in range(KINDS)] for seat in range(SEATS.size)]


class DiscardLeftovers(Duty[Rialto]):
    """RIA-5.14."""

    def run(self, s: Rialto) -> None:
        for row in s.open_rows:
            for card in range(KINDS):
                count = s.piles[ROW_CARDS.of(row, card)]
                if count > 0:
                    s.put_back(ROW_CARDS.of(row, card), DISCARDS.of(card), count)
        s.open_rows = []
        for side in range(s.sides):
            s.piles[EXTRA_HAND.of(side)] = 0
