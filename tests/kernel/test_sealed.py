"""Sealed questions: several seats choose unseen, in whatever order they like."""

from random import Random

import pytest

from signoria.kernel.agenda import OVER, Decision, Duty
from signoria.kernel.chair import Chair
from signoria.kernel.domain import SEATS, Domain
from signoria.kernel.errors import Illegal
from signoria.kernel.fields import OWNER
from signoria.kernel.game import Game
from signoria.kernel.moves import Move, MoveTable
from signoria.kernel.piles import PileTable
from signoria.kernel.record import Header
from signoria.kernel.referee import Referee
from signoria.kernel.scores import Ledger
from signoria.kernel.setup import Setup
from signoria.kernel.state import State

SIGNS = Domain("sign", ["rock", "paper", "scissors"])
MOVES = MoveTable()
SHOW = MOVES.family("show", {"sign": SIGNS})
BOW = MOVES.family("bow")
PILES = PileTable()
_SIGN = PILES.thing("sign", [9, 9, 9], SIGNS)
BOX = PILES.group("box", _SIGN, [SIGNS], home=True)
HELD = PILES.group("held", _SIGN, [SEATS, SIGNS], owned=True, seen=OWNER)
SHOWN = PILES.group("shown", _SIGN, [SEATS, SIGNS], owned=True)
LEDGER = Ledger(PILES, {"sign": 1})
PILES.lay_out()


class Signs(State):
    def clone(self) -> "Signs":
        return Signs(self.game, self.setup, self.piles[:], self.agenda[:])

    def imagine(self, seat: int, rng: Random) -> "Signs":
        return self.clone()

    def ranking(self) -> list[int]:
        return [1] * self.setup.seats


class ChooseSign(Decision[Signs]):
    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.witness = seat
        self.sealed = True

    def candidates(self, s: Signs) -> list[Move]:
        return SHOW.every()

    def play(self, s: Signs, move: Move) -> None:
        s.gain(HELD.of(self.seat, SHOW.first(move)))


class Bow(Decision[Signs]):
    def candidates(self, s: Signs) -> list[Move]:
        return BOW.every()

    def play(self, s: Signs, move: Move) -> None:
        return


class Uncover(Duty[Signs]):
    def run(self, s: Signs) -> None:
        for seat in range(s.setup.seats):
            for sign in range(SIGNS.size):
                s.turn(HELD.of(seat, sign), SHOWN.of(seat, sign), s.piles[HELD.of(seat, sign)])


class SignsGame(Game):
    def blank(self, setup: Setup) -> State:
        return Signs(self, setup, PILES.empty(setup.seats), [])

    def begin(self, state: State) -> None:
        state.ask_all([*[ChooseSign(seat) for seat in range(state.setup.seats)], Uncover(), Bow(2)])


@pytest.fixture
def referee() -> Referee:
    game = SignsGame("signs", "own", "2026-11", [3], MOVES, PILES, LEDGER, [], [ChooseSign, Uncover, Bow], [], [])
    return Referee(game, Header("signs", "own", game.setup(3), ["A", "B", "C"]), None)


def test_all_are_asked_at_once_and_answer_in_any_order(referee: Referee) -> None:
    chairs = [Chair(referee, seat) for seat in range(3)]
    assert [chair.asked() for chair in chairs] == [True, True, True]
    assert chairs[0].view()["also_asked"] == ["2", "3"]
    chairs[2].play("show paper")
    chairs[0].play("show rock")
    assert [chair.asked() for chair in chairs] == [False, True, False]
    with pytest.raises(Illegal, match="seat 2 is asked now, not seat 1"):
        chairs[0].play("show rock")
    assert chairs[1].record().count("show ?") == 2
    chairs[1].play("show scissors")
    # Only now is the question behind the sealed ones asked.
    assert [chair.moves() for chair in chairs] == [[], [], ["bow"]]
    assert PILES.size(3) == len(referee.state.piles)
    assert referee.state.piles[SHOWN.of(2, 1)] == 1


def test_the_one_who_uncovers_may_not_take_it_back(referee: Referee) -> None:
    chairs = [Chair(referee, seat) for seat in range(3)]
    chairs[2].play("show paper")
    assert chairs[2].horizon() == 0
    chairs[0].play("show rock")
    assert chairs[0].horizon() == 1
    chairs[1].play("show scissors")
    assert chairs[1].horizon() == 3


def test_a_record_replays_answers_in_the_order_in_which_they_came(referee: Referee) -> None:
    for seat, sign in ((1, "paper"), (2, "rock"), (0, "paper"), (2, "")):
        Chair(referee, seat).play(f"show {sign}" if sign else "bow")
    assert referee.state.actor() == OVER
    assert referee.at(4).piles == referee.state.piles
    assert referee.at(1).piles[HELD.of(1, 1)] == 1
