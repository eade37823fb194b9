"""Chapters 3, 13 and 15: the course of a round and of the game."""

from random import Random
from typing import Any, Final

from signoria.games.lorenzo.box import (
    DICE,
    FACES,
    FLOOR_SPACES,
    FLOORS,
    LAPS,
    MEMBERS,
    ROUNDS,
    SPACES,
    STACK,
)
from signoria.games.lorenzo.effects.standing import SKIPS
from signoria.games.lorenzo.moves import CARD, ROLL
from signoria.games.lorenzo.notes import FINAL_SCORING, GOES_FIRST, ROLLED, ROUND_BEGINS, TURN_SKIPPED
from signoria.games.lorenzo.rules.placing import BEGIN_TURN, BeginCatchUp
from signoria.games.lorenzo.rules.vatican import VATICAN_REPORT
from signoria.games.lorenzo.scoring import score_final
from signoria.games.lorenzo.state import NO_CARDS, NO_SPACES, NOTHING, Lorenzo, with_
from signoria.games.lorenzo.table import DECK, DOWN, LAID_OUT, PLACED, READY, ROUND_SETS, UP
from signoria.kernel.agenda import Chance, Decision, Duty
from signoria.kernel.domain import numbers
from signoria.kernel.fields import Choice, Field
from signoria.kernel.moves import Move

LAP_NUMBERS: Final = numbers("lap", 1, LAPS)
CARDS_FROM: Final = CARD.of()
DECK_FROM: Final = DECK.base


class BeginRound(Duty[Lorenzo]):
    """LOR-0.3: preparation, actions, Vatican report, cleanup."""

    def run(self, s: Lorenzo) -> None:
        s.round += 1
        s.tell(ROUND_BEGINS, s.round, s.period())
        s.ask_all(ROUND)


class DrawCard(Chance[Lorenzo]):
    """LOR-2.1, LOR-3.1, LOR-3.2: the top card of a stack goes to the next floor of its tower."""

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space = space

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("space", SPACES)]

    def candidates(self, s: Lorenzo) -> list[Move]:
        stack = STACK[self.space // FLOORS][s.period()]
        return [CARD.of(card) for card in stack if s.piles[DECK_FROM + card] > 0]

    def sample(self, s: Lorenzo, rng: Random) -> Move:
        """The same as by weights, without the lists: each card of the stack is as likely as any other."""
        piles = s.piles
        stack = STACK[self.space // FLOORS][s.period()]
        left = 0
        for card in stack:
            left += piles[DECK_FROM + card]
        luck = int(rng.random() * left)
        for card in stack:
            luck -= piles[DECK_FROM + card]
            if luck < 0:
                return CARDS_FROM + card
        return CARDS_FROM + stack[0]

    def play(self, s: Lorenzo, move: Move) -> None:
        card = CARD.first(move)
        s.gain(LAID_OUT.of(card))
        s.floors = with_(s.floors, self.space, card)
        if self.space + 1 < FLOOR_SPACES:
            s.ask(DRAW_CARDS[self.space + 1])


DRAW_CARDS: Final = [DrawCard(space) for space in range(FLOOR_SPACES)]


class RollDie(Chance[Lorenzo]):
    """LOR-3.3: the three dice, once for all."""

    def __init__(self, die: int) -> None:
        super().__init__()
        self.die = die

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("die", DICE)]

    def candidates(self, s: Lorenzo) -> list[Move]:
        return [ROLL.of(self.die, face) for face in range(FACES.size)]

    def sample(self, s: Lorenzo, rng: Random) -> Move:
        return ROLL.of(self.die, int(rng.random() * FACES.size))

    def play(self, s: Lorenzo, move: Move) -> None:
        s.dice = with_(s.dice, self.die, ROLL.second(move))
        s.tell(ROLLED, self.die, ROLL.second(move))
        if self.die + 1 < DICE.size:
            s.ask(ROLL_DICE[self.die + 1])


ROLL_DICE: Final = [RollDie(die) for die in range(DICE.size)]


class Lap(Duty[Lorenzo]):
    """LOR-3.4, LOR-3.5: a turn for everybody, in turn order; LOR-14.15: some skip the first."""

    def __init__(self, lap: int) -> None:
        super().__init__()
        self.lap = lap

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("lap", LAP_NUMBERS)]

    def run(self, s: Lorenzo) -> None:
        for seat in s.order[::-1]:
            if self.lap == 0 and s.has(seat, SKIPS):
                s.tell(TURN_SKIPPED, seat)
            else:
                s.ask(BEGIN_TURN[seat])


class CatchUps(Duty[Lorenzo]):
    """LOR-14.16: after all laps, in turn order."""

    def run(self, s: Lorenzo) -> None:
        for seat in s.order[::-1]:
            if s.has(seat, SKIPS):
                s.ask(BeginCatchUp(seat))


class Cleanup(Duty[Lorenzo]):
    """LOR-13.1 to 13.6, LOR-18.10, LOR-19.6; LOR-15.1: after round 6 the game ends."""

    def run(self, s: Lorenzo) -> None:
        s.floors = NO_CARDS
        set_order(s)
        for seat in range(s.setup.seats):
            go_home(s, seat)
        s.stands = NO_SPACES
        if s.round < ROUNDS:
            s.ask(BEGIN_ROUND)
        else:
            s.tell(FINAL_SCORING)
            score_final(s)


def set_order(s: Lorenzo) -> None:
    """LOR-13.3 to 13.5: by the first member of each in the council palace, then as before."""
    order: list[int] = []
    for piece in s.council:
        if piece // MEMBERS.size not in order:
            order.append(piece // MEMBERS.size)
    for seat in s.order:
        if seat not in order:
            order.append(seat)
    if order[0] != s.order[0]:
        s.tell(GOES_FIRST, order[0])
    s.order = order
    s.council = NOTHING


def go_home(s: Lorenzo, seat: int) -> None:
    """LOR-13.6, LOR-18.10: members and used leaders are ready again; values set for the round are gone."""
    piles = s.piles
    for member in range(MEMBERS.size):
        if s.stands[seat * MEMBERS.size + member] >= 0:
            s.put_back(PLACED[member].of(seat), READY[member].of(seat))
        piles[ROUND_SETS.of(seat, member)] = 0
    if s.advanced:
        for leader in s.leaders[seat]:
            if piles[DOWN.of(seat, leader)] > 0:
                s.turn(DOWN.of(seat, leader), UP.of(seat, leader))


BEGIN_ROUND: Final = BeginRound()
ROUND: Final[list[Decision[Any]]] = [
    DRAW_CARDS[0],
    ROLL_DICE[0],
    *[Lap(lap) for lap in range(LAPS)],
    CatchUps(),
    VATICAN_REPORT,
    Cleanup(),
]
