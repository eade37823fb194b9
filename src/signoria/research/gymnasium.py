"""One seat of a game as an environment of Gymnasium; bots that are named sit on the others."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from signoria.bots.registry import find_bot
from signoria.kernel.chair import Chair
from signoria.kernel.chance import Seed
from signoria.kernel.domain import SEATS
from signoria.kernel.errors import SignoriaError
from signoria.kernel.fields import Json
from signoria.kernel.referee import Referee, begin
from signoria.kernel.registry import find
from signoria.research.observation import Mask, Observation, Vector, legal_mask, outcome

LARGEST = np.finfo(np.float32).max


class OneSeat(gymnasium.Env[Vector, np.int64]):
    """The seat plays against `opponents` ("random", "search novice", ...), which sit behind it in the order of the
    table. The info of every step holds the `action_mask`; the reward comes at the end."""

    def __init__(self, game: str, opponents: list[str], seat: int = 0, options: dict[str, Json] | None = None) -> None:
        self.game = find(game)
        self.setup = self.game.setup(len(opponents) + 1, options)
        if not 0 <= seat < self.setup.seats:
            raise SignoriaError(f"seat {seat} is none of 0 to {self.setup.seats - 1}")
        self.seat = seat
        self.observation = Observation(self.game, self.setup)
        self.observation_space = spaces.Box(-LARGEST, LARGEST, (self.observation.size,), np.float32)
        self.action_space = spaces.Discrete(self.game.moves.size)
        others = [(seat + turn) % self.setup.seats for turn in range(1, self.setup.seats)]
        self._bots = {other: find_bot(*name.split()) for other, name in zip(others, opponents, strict=True)}
        self._referee: Referee | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        super().reset(seed=seed)
        luck = int(self.np_random.integers(2**62))
        self._rng = Random(luck)
        names = [f"seat {number}" for number in SEATS.ids[: self.setup.seats]]
        self._referee = begin(self.game, self.setup, names, Seed(str(luck)))
        self._go_on()
        return self._seen()

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        referee = self._running()
        referee.play(self.seat, int(action))
        self._go_on()
        reward = outcome(referee.state)[self.seat] if referee.over() else 0.0
        seen, info = self._seen()
        return seen, reward, referee.over(), False, info

    def _running(self) -> Referee:
        if self._referee is None:
            raise SignoriaError("reset the environment before its first step")
        return self._referee

    def _go_on(self) -> None:
        """Chance and the bots play until the seat is asked or the game is over."""
        referee = self._running()
        referee.let_chance_play()
        while not referee.over() and referee.state.actor() != self.seat:
            other = referee.state.actor()
            chair = Chair(referee, other)
            chair.play(self._bots[other].choose(chair, chair.moves(), self._rng))

    def _seen(self) -> tuple[Vector, dict[str, Any]]:
        state = self._running().state
        mask: Mask = legal_mask(state) if not self._running().over() else np.zeros(state.game.moves.size, np.int8)
        return self.observation.of(state, self.seat), {"action_mask": mask}
