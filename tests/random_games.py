"""Random games for property tests: every registered game, every number of seats, every option."""

from itertools import product
from pathlib import Path
from random import Random

from hypothesis import strategies as st

import signoria.games
from signoria.kernel.agenda import CHANCE, OVER
from signoria.kernel.chance import Seed
from signoria.kernel.errors import SignoriaError
from signoria.kernel.game import Game
from signoria.kernel.referee import Referee, begin
from signoria.kernel.registry import find
from signoria.kernel.setup import Setup
from signoria.kernel.state import State

GAMES = sorted(path.parent.name for path in Path(signoria.games.__file__).parent.glob("*/data"))
NAMES = ["Anna", "Bohdan", "Cilka", "David", "Eva"]


def setups(game: Game) -> list[Setup]:
    """All ways in which a game can be set up and random play brings it to its end."""
    found: list[Setup] = []
    for seats, *values in product(game.seats, *(option.values for option in game.options)):
        chosen: dict[str, object] = {option.name: value for option, value in zip(game.options, values, strict=True)}
        try:
            setup = game.setup(int(str(seats)), chosen)
        except SignoriaError:
            continue
        if game.is_played_out(setup):
            found.append(setup)
    return found


ALL_SETUPS = [(find(name), setup) for name in GAMES for setup in setups(find(name))]
any_setup = st.sampled_from(ALL_SETUPS)
seeds = st.integers(0, 2**32 - 1)


def referee_after(game: Game, setup: Setup, seed: int, plies: int) -> Referee:
    """A game played at random for so many plies, or to its end."""
    rng = Random(seed)
    referee = begin(game, setup, NAMES[: setup.seats], Seed(str(seed)))
    while len(referee.record.line) < plies and not referee.over():
        if referee.state.actor() == CHANCE:
            referee.let_chance_play()
            continue
        referee.play(referee.state.actor(), rng.choice(referee.state.moves()))
    return referee


def random_move(state: State, rng: Random) -> int:
    """A move of whoever is asked, chance by its weights."""
    return state.sample(rng) if state.actor() == CHANCE else rng.choice(state.moves())


def state_after(game: Game, setup: Setup, seed: int, plies: int) -> State:
    """A state reached by random moves, without a record."""
    rng = Random(seed)
    state = game.new(setup)
    for _ in range(plies):
        if state.actor() == OVER:
            break
        state.play(random_move(state, rng))
    return state
