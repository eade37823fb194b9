"""Chapters 0 and 10: the course of the game and of a round."""

from typing import Any, Final

from signoria.games.rialto.box import BUILDINGS, ROUNDS, STEPS
from signoria.games.rialto.notes import GAME_ENDS, ROUND_BEGINS
from signoria.games.rialto.rules.blue_buildings import BlueBuildings
from signoria.games.rialto.rules.card_play import BeginStep
from signoria.games.rialto.rules.neutral import NeutralCards
from signoria.games.rialto.rules.new_cards import (
    DiscardLeftovers,
    GreenBuildings,
    HandLimits,
    LayOutRows,
    TakeRow,
)
from signoria.games.rialto.scoring import score_final
from signoria.games.rialto.state import Rialto
from signoria.games.rialto.table import COINS_ON, NEW, READY, SPENT
from signoria.kernel.agenda import Decision, Duty
from signoria.kernel.domain import SEATS


class BeginRound(Duty[Rialto]):
    """RIA-0.1, RIA-5.1, RIA-6.1: the next district, then phases I, II with its steps, and III."""

    def run(self, s: Rialto) -> None:
        s.round += 1
        s.tell(ROUND_BEGINS, s.round, s.district())
        s.ask_all(ROUND)


class TakeRows(Duty[Rialto]):
    """RIA-5.5: in doge order."""

    def run(self, s: Rialto) -> None:
        s.ask_all([TAKE_ROW[seat] for seat in s.doge if seat != s.neutral])


TAKE_ROW: Final = [TakeRow(seat) for seat in range(SEATS.size)]


class EndRound(Duty[Rialto]):
    """RIA-10.1, RIA-10.2: coins leave the buildings; after the last round the final scoring."""

    def run(self, s: Rialto) -> None:
        for side in range(s.sides):
            coins = s.piles[COINS_ON.of(side)]
            if coins > 0:
                s.pay(COINS_ON.of(side), coins)
            if coins > 0 or NEW.total(s.piles, side) > 0:
                make_ready(s, side)
        s.ask(BEGIN_ROUND if s.round < ROUNDS else FINAL_SCORING)


def make_ready(s: Rialto, side: int) -> None:
    """Buildings that were used, or gained by the use of one, are as any others in the next round."""
    ready = READY.of(side)
    for group in (SPENT, NEW):
        first = group.of(side)
        for building in range(BUILDINGS.size):
            count = s.piles[first + building]
            if count > 0:
                s.turn(first + building, ready + building, count)


class FinalScoring(Duty[Rialto]):
    """RIA-10.2, chapter 11."""

    def run(self, s: Rialto) -> None:
        score_final(s)
        s.tell(GAME_ENDS)


BEGIN_ROUND: Final = BeginRound()
FINAL_SCORING: Final = FinalScoring()
ROUND: Final[list[Decision[Any]]] = [
    LayOutRows(),
    TakeRows(),
    GreenBuildings(),
    HandLimits(),
    NeutralCards(),
    DiscardLeftovers(),
    *[BeginStep(step) for step in range(STEPS.size)],
    BlueBuildings(),
    EndRound(),
]
