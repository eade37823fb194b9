"""Every game in OpenSpiel, as `signoria_<id>`: importing this module registers them.

pyspiel.load_game("signoria_rialto(players=2,options=variant:neutral)")
"""

import json
from typing import Any, Final

import numpy as np
import pyspiel

from signoria.kernel.agenda import CHANCE, EVERYONE, OVER
from signoria.kernel.documents import read, write
from signoria.kernel.domain import MOST_SEATS, SEATS
from signoria.kernel.fields import Json
from signoria.kernel.game import Game
from signoria.kernel.registry import find, names
from signoria.kernel.state import State
from signoria.kernel.view import view
from signoria.research.match import fewest
from signoria.research.observation import Observation, outcome

PREFIX: Final = "signoria_"
LONGEST: Final = 100_000
USUAL: Final = 0  # players, where none are named


def options_of(text: str) -> dict[str, Json]:
    """variant:advanced+screens:open"""
    options: dict[str, Json] = {}
    for pair in text.split("+") if text else []:
        name, _, value = pair.partition(":")
        options[name] = value
    return options


class Kept:
    """A state as OpenSpiel copies and pickles what a game of Python keeps: as a clone, and as a document."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> "Kept":
        return Kept(self.state.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return kept_of, (self.state.game.id, json.dumps(write(self.state)))


def kept_of(game: str, document: str) -> Kept:
    return Kept(read(find(game), json.loads(document)))


class SpielState(pyspiel.State):
    """A state, and who did what before the eyes of whom."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.kept = Kept(game.played.new(game.setup))
        self.told: list[tuple[int, int, int]] = []

    def current_player(self) -> int:
        actor = self.kept.state.actor()
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.kept.state.moves())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.kept.state
        weights = state.weights()
        total = sum(weights)
        return sorted((move, weight / total) for move, weight in zip(state.moves(), weights))

    def _apply_action(self, action: int) -> None:
        state = self.kept.state
        self.told.append((state.actor(), action, state.agenda[-1].witness))
        state.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.kept.state.game.moves.notation(action)

    def is_terminal(self) -> bool:
        return self.kept.state.actor() == OVER

    def returns(self) -> list[float]:
        state = self.kept.state
        return outcome(state) if state.actor() == OVER else [0.0] * state.setup.seats

    def __str__(self) -> str:
        return self.heard_by(None)

    def heard_by(self, viewer: int | None) -> str:
        """All that happened, as a seat saw it; None sees everything."""
        moves = self.kept.state.game.moves
        return "; ".join(
            ("*" if actor == CHANCE else SEATS.ids[actor])
            + " "
            + (moves.notation(move) if viewer is None or witness in (EVERYONE, viewer) else moves.veiled(move))
            for actor, move, witness in self.told
        )


class Observer:
    """A seat's view: as numbers, and as text; with perfect recall the text tells all that the seat saw before, too."""

    def __init__(self, observation: Observation, perfect_recall: bool) -> None:
        self._observation = observation
        self._perfect_recall = perfect_recall
        self.tensor = np.zeros(observation.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        self._observation.write(state.kept.state, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        seen = json.dumps(view(state.kept.state, player))
        return f"{state.heard_by(player)}\n{seen}" if self._perfect_recall else seen


class SpielGame(pyspiel.Game):
    """A game with its seats and options."""

    def __init__(self, kind: pyspiel.GameType, played: Game, params: dict[str, Any]) -> None:
        self.played = played
        options = options_of(str(params.get("options", "")))
        seats = int(params.get("players", USUAL)) or fewest(played, options)
        self.setup = played.setup(seats, options)
        self.observation = Observation(played, self.setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=played.moves.size,
            max_chance_outcomes=played.moves.size,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.observation, iig_obs_type is not None and iig_obs_type.perfect_recall)


def register(name: str) -> None:
    """Makes a game known to OpenSpiel."""
    played = find(name)
    kind = pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Signoria's {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=min(MOST_SEATS, played.seats[-1]),
        min_num_players=played.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": USUAL, "options": ""},
    )

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, played, params or {})

    pyspiel.register_game(kind, Registered)


for _name in names():
    register(_name)
