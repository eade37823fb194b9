"""Greedy looks to the end of its own turn, and no further."""

from random import Random

from signoria.bots.greedy import Greedy
from signoria.bots.turn import standing
from signoria.kernel.chair import Chair
from signoria.kernel.registry import find
from signoria.kernel.state import State
from signoria.table.planning import board
from tests.bots.chairs import choosing
from tests.games.rialto.tables import asks, due, rialto
from tests.random_games import GAMES


def best(state: State, seat: int = 0) -> str:
    return state.game.moves.notation(Greedy().best([state.imagine(seat, Random(1))], seat, Random(1)))


def test_it_takes_points_that_lie_open() -> None:
    build = rialto(2, asks("build", 1, worth=4), due("end_step"), asks("take_row", 2), step="C", winner="1", round=5)
    assert best(build).startswith("build ")
    assert best(build).endswith("_4")


def test_it_sees_what_its_own_next_decisions_will_give() -> None:
    """A building of value 4 first, for the rest of a worth of 8 gives another."""
    state = rialto(2, asks("build", 1, worth=8), due("end_step"), asks("take_row", 2), step="C", winner="1", round=5)
    lines = Greedy().lines(Chair(board(state, ["a", "b"]), 0), Random(1))
    fours = [line for line in lines if line.moves[0].endswith("_4")]
    others = [line for line in lines if not line.moves[0].endswith("_4")]
    assert min(line.points for line in fours) > max(line.points for line in others)


def test_the_distance_to_the_others_counts_half() -> None:
    assert standing([10.0, 4.0, 8.0], 0) == 10 - 3
    assert standing([10.0], 0) == 10


def test_it_plays_every_game_and_explains_itself() -> None:
    for name in GAMES:
        game = find(name)
        _, chair = choosing(game, game.seats[-1], 3, 30)
        lines = Greedy().lines(chair, Random(1))
        assert {line.moves[0] for line in lines} == set(chair.moves())
        assert Greedy().choose(chair, chair.moves(), Random(1)) == lines[0].moves[0]


def test_without_a_mind_it_plays_games_to_their_end() -> None:
    game = find("rialto")
    mind, game.mind = game.mind, None
    try:
        _, chair = choosing(game, 2, 5, 60)
        assert Greedy(imagined=1).choose(chair, chair.moves(), Random(1)) in chair.moves()
    finally:
        game.mind = mind
