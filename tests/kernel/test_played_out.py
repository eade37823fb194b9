"""Games that random play need not end: which setups are played at random to their end."""

from random import Random

import pytest

from signoria.kernel.agenda import Decision
from signoria.kernel.errors import SignoriaError
from signoria.kernel.game import Game
from signoria.kernel.moves import Move, MoveTable
from signoria.kernel.piles import PileTable
from signoria.kernel.scores import Ledger
from signoria.kernel.setup import Option, Setup
from signoria.kernel.state import State
from tests.random_games import setups

MOVES = MoveTable()
WAIT = MOVES.family("wait")
PILES = PileTable()
TURNS = PILES.group("turns", None, [])
LEDGER = Ledger(PILES, {"patience": 1})
PILES.lay_out()


class Waiting(State):
    def clone(self) -> "Waiting":
        return Waiting(self.game, self.setup, self.piles[:], self.agenda[:])

    def imagine(self, seat: int, rng: Random) -> "Waiting":
        return self.clone()


class Wait(Decision[Waiting]):
    def candidates(self, s: Waiting) -> list[Move]:
        return WAIT.every()

    def play(self, s: Waiting, move: Move) -> None:
        s.piles[TURNS.base] += 1
        turns = s.setup.options["turns"]
        if turns == "endless" or s.piles[TURNS.base] < int(turns):
            s.ask(self)


class WaitingGame(Game):
    def blank(self, setup: Setup) -> State:
        return Waiting(self, setup, PILES.empty(setup.seats), [])

    def begin(self, state: State) -> None:
        state.ask(Wait(0))

    def is_played_out(self, setup: Setup) -> bool:
        return setup.options["turns"] != "endless"


def waiting(*turns: str) -> WaitingGame:
    options = [Option("turns", list(turns))]
    return WaitingGame("waiting", "own", "2026-11", [1, 2], MOVES, PILES, LEDGER, [], [Wait], options, [])


def test_only_setups_that_come_to_their_end_are_played_at_random() -> None:
    game = waiting("endless", "3", "7")
    assert [(setup.seats, setup.options["turns"]) for setup in setups(game)] == [(1, "3"), (1, "7"), (2, "3"), (2, "7")]


def test_a_measurement_takes_the_first_of_them() -> None:
    assert waiting("endless", "7", "3").brief_setup(2).options == {"turns": "7"}
    assert waiting("3", "endless").brief_setup(1).options == {"turns": "3"}


def test_a_game_without_any_says_so() -> None:
    with pytest.raises(SignoriaError, match="random play brings no game of waiting with 2 seats to its end"):
        waiting("endless").brief_setup(2)


def test_a_game_is_played_out_unless_it_says_otherwise() -> None:
    game = waiting("endless")
    assert Game.is_played_out(game, game.setup(1))
