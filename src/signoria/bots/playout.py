"""Games played at random to their end, through nothing but the public interface of a state."""

from random import Random

from signoria.kernel.agenda import CHANCE, OVER
from signoria.kernel.state import State


def play_out(state: State, rng: Random) -> int:
    """Plays uniformly random moves until the game is over; gives their number, chance included."""
    count = 0
    luck = rng.random
    while True:
        actor = state.actor()
        if actor == OVER:
            return count
        if actor == CHANCE:
            state.play(state.sample(rng))
        else:
            moves = state.moves()
            state.play(moves[int(luck() * len(moves))])
        count += 1
