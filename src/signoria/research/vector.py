"""Many games side by side, each filling its rows of the same arrays: what a learner on one core feeds on."""

from random import Random

import numpy as np
from numpy.typing import NDArray

from signoria.kernel.agenda import CHANCE, OVER
from signoria.kernel.fields import Json
from signoria.kernel.registry import find
from signoria.kernel.state import State
from signoria.research.observation import Observation, outcome


class Games:
    """`count` games of one kind. A game that is over gives its rewards once and begins anew.

    After `begin` and each `step`: `seats` says who is asked in each game, `observations` what that seat sees, `masks`
    which moves are legal; `over`, `rewards` and `points` speak of the step that was just made. Who looks ahead clones
    `states`, and looks at nothing there that the seat can't know.
    """

    def __init__(self, name: str, seats: int, count: int, options: dict[str, Json] | None = None) -> None:
        self.game = find(name)
        self.setup = self.game.setup(seats, options)
        self.observation = Observation(self.game, self.setup)
        self.count = count
        self.observations = np.zeros((count, self.observation.size), np.float32)
        self.masks = np.zeros((count, self.game.moves.size), np.bool_)
        self.rewards = np.zeros((count, seats), np.float32)
        self.points = np.zeros((count, seats), np.int64)
        self.over = np.zeros(count, np.bool_)
        self.seats = np.zeros(count, np.int64)
        self.states: list[State] = []
        self._rng = Random(0)

    def begin(self, seed: int | None = None) -> None:
        self._rng = Random(seed)
        self.states = [self._new() for _ in range(self.count)]
        self._look()

    def step(self, moves: NDArray[np.int64]) -> None:
        """A legal move in every game."""
        self.over[:] = False
        self.rewards[:] = 0.0
        self.points[:] = 0
        for place, move in enumerate(moves.tolist()):
            state = self.states[place]
            if not self.masks[place, move]:
                raise ValueError(f"game {place}: {self.game.moves.notation(move)} is not legal")
            state.play(move)
            self._let_chance_play(state)
            if state.actor() == OVER:
                self.over[place] = True
                self.rewards[place] = outcome(state)
                self.points[place] = [state.points(seat) for seat in range(self.setup.seats)]
                self.states[place] = self._new()
        self._look()

    def _new(self) -> State:
        state = self.game.new(self.setup)
        self._let_chance_play(state)
        return state

    def _let_chance_play(self, state: State) -> None:
        while state.actor() == CHANCE:
            state.play(state.sample(self._rng))

    def _look(self) -> None:
        self.observations[:] = 0.0
        self.masks[:] = False
        for place, state in enumerate(self.states):
            seat = state.actor()
            self.seats[place] = seat
            self.observation.write(state, seat, self.observations[place])
            self.masks[place, state.moves()] = True
