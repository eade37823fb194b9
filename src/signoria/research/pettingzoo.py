"""Every game as an environment of PettingZoo, one agent a seat, each acting when it is asked (AEC)."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from signoria.kernel.domain import SEATS
from signoria.kernel.fields import Json
from signoria.research.match import Match
from signoria.research.observation import legal_mask, outcome

LARGEST = np.finfo(np.float32).max


def env(game: str, seats: int, options: dict[str, Json] | None = None) -> AECEnv:
    """The environment with PettingZoo's usual guards; an illegal move loses the game."""
    found: Any = Seats(game, seats, options)
    found = wrappers.TerminateIllegalWrapper(found, illegal_reward=-1)
    found = wrappers.AssertOutOfBoundsWrapper(found)
    return wrappers.OrderEnforcingWrapper(found)


class Seats(AECEnv):
    """Agents are called seat_1 and so on. The reward comes at the end: 1 for the win to -1 for the last place."""

    def __init__(self, game: str, seats: int, options: dict[str, Json] | None = None) -> None:
        super().__init__()
        self.match = Match(game, seats, options)
        self.metadata = {"name": f"signoria_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{SEATS.ids[seat]}" for seat in range(seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        moves = self.match.game.moves.size
        shape = (self.match.observation.size,)
        self.action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-LARGEST, LARGEST, shape, np.float32),
                    "action_mask": spaces.Box(0, 1, (moves,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.match.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.match.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the seat may know; its mask is empty while another is asked."""
        state, seat = self.match.state, self._seat[agent]
        asked = not self.match.over and self.match.seat == seat
        mask = legal_mask(state) if asked else np.zeros(state.game.moves.size, np.int8)
        return {"observation": self.match.observation.of(state, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.match.play(int(action))
        self._clear_rewards()
        if self.match.over:
            for winner, share in zip(self.possible_agents, outcome(self.match.state), strict=True):
                self.rewards[winner] = share
                self.terminations[winner] = True
        else:
            self.agent_selection = self.possible_agents[self.match.seat]
        self._accumulate_rewards()
        if self.match.over:
            self._deads_step_first()

    def render(self) -> str:
        """The points, in a line."""
        return ", ".join(f"{agent}: {self.match.state.points(seat)}" for agent, seat in self._seat.items())

    def close(self) -> None: ...
