"""Chairs in the middle of random games, for bots to think at."""

from random import Random

from signoria.kernel.agenda import CHANCE
from signoria.kernel.chair import Chair
from signoria.kernel.game import Game
from signoria.kernel.referee import Referee
from tests.random_games import referee_after


def choosing(game: Game, seats: int, seed: int, plies: int) -> tuple[Referee, Chair]:
    """A game after so many random moves, and on to where a seat has a choice."""
    referee = referee_after(game, game.brief_setup(seats), seed, plies)
    rng = Random(seed)
    while not referee.over():
        actor = referee.state.actor()
        if actor == CHANCE:
            referee.let_chance_play()
            continue
        moves = referee.state.moves()
        if len(moves) > 1:
            return referee, Chair(referee, actor)
        referee.play(actor, rng.choice(moves))
    return choosing(game, seats, seed + 1, plies // 2)
