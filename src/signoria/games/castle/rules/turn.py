"""Chapter 3: the course of a turn, drawing cards, and who has the next turn."""

from random import Random
from typing import Final

from mypy_extensions import i64

from signoria.games.castle.box import CARDS, EXTRA_TURN, SEATED, TOKENS
from signoria.games.castle.moves import DRAW, PASSES, USE
from signoria.games.castle.notes import EXTRA, NO_CARD_LEFT, NO_PLACE
from signoria.games.castle.rules.laying import LAY_CARD
from signoria.games.castle.scoring import final_scoring
from signoria.games.castle.state import Castle
from signoria.games.castle.table import DECK, DRAWN, NEW_TOKENS, OWN_TOKENS, REMOVED, USED
from signoria.kernel.agenda import Chance, Decision, Duty
from signoria.kernel.moves import Move


def begin_turn(s: Castle) -> None:
    """CAS-3.1, CAS-9.14: tokens gained before this turn can be used in it."""
    own_new_tokens(s, s.active)
    s.ask(END_TURN)
    s.ask(DRAW_CARD)


def own_new_tokens(s: Castle, seat: int) -> None:
    if NEW_TOKENS.total(s.piles, seat) > 0:
        for token in range(TOKENS.size):
            s.turn(NEW_TOKENS.of(seat, token), OWN_TOKENS.of(seat, token), s.piles[NEW_TOKENS.of(seat, token)])


class DrawCard(Chance[Castle]):
    """CAS-3.2 to 3.6: any card of the stack; one without a legal place leaves the game, and another is drawn."""

    def candidates(self, s: Castle) -> list[Move]:
        return [DRAW.of(card) for card in range(CARDS.size) if s.piles[DECK.of(card)] > 0]

    def weights(self, s: Castle) -> list[int]:
        return [s.piles[DECK.of(DRAW.first(move))] for move in self.moves(s)]

    def sample(self, s: Castle, rng: Random) -> Move:
        piles = s.piles
        luck: i64 = int(rng.random() * s.stack)
        pile: i64 = DECK_FROM
        while True:
            luck -= piles[pile]
            if luck < 0:
                return DRAW.of(pile - DECK_FROM)
            pile += 1

    def play(self, s: Castle, move: Move) -> None:
        card = DRAW.first(move)
        s.gain(DRAWN.of(s.active, card))
        s.stack -= 1
        if s.has_place(card):
            s.ask(LAY_CARD[s.active][card])
            return
        s.tell(NO_PLACE, card)
        s.put_back(DRAWN.of(s.active, card), REMOVED.of(card))
        if s.stack > 0:
            s.ask(DRAW_CARD)
        else:
            s.tell(NO_CARD_LEFT, s.active)


class EndTurn(Duty[Castle]):
    """CAS-10.1, CAS-9.29: the end of the game, or the question for an extra turn, or the next turn."""

    def run(self, s: Castle) -> None:
        if s.stack == 0:
            for seat in range(SEATED):
                own_new_tokens(s, seat)
            final_scoring(s)
        elif s.piles[OWN_TOKENS.of(s.active, EXTRA_TURN)] > 0:
            s.ask(EXTRA_TURNS[s.active])
        else:
            next_turn(s)


class ExtraTurn(Decision[Castle]):
    """CAS-9.2, CAS-9.18, CAS-9.23, CAS-9.29: one more complete turn after this one, for each token 1."""

    def candidates(self, s: Castle) -> list[Move]:
        return [USE.of(EXTRA_TURN), PASSES]

    def play(self, s: Castle, move: Move) -> None:
        if move == PASSES:
            next_turn(s)
            return
        s.place(OWN_TOKENS.of(self.seat, EXTRA_TURN), USED.of(EXTRA_TURN))
        s.extra_turns += 1
        if s.piles[OWN_TOKENS.of(self.seat, EXTRA_TURN)] > 0:
            s.ask(self)
        else:
            next_turn(s)


def next_turn(s: Castle) -> None:
    """CAS-3.1, CAS-3.7: alternately, but extra turns come first."""
    if s.extra_turns > 0:
        s.extra_turns -= 1
        s.tell(EXTRA, s.active)
    else:
        s.active = SEATED - 1 - s.active
    begin_turn(s)


DECK_FROM: Final = DECK.base
DRAW_CARD: Final = DrawCard()
END_TURN: Final = EndTurn()
EXTRA_TURNS: Final = [ExtraTurn(seat) for seat in range(SEATED)]
