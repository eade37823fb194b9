"""A game that goes on by itself wherever no seat is asked: what all adapters step."""

from random import Random

from signoria.kernel.agenda import CHANCE, OVER
from signoria.kernel.errors import SignoriaError
from signoria.kernel.fields import Json
from signoria.kernel.game import Game
from signoria.kernel.registry import find
from signoria.kernel.state import State
from signoria.research.observation import Observation


def fewest(game: Game, options: dict[str, Json] | None = None) -> int:
    """The smallest number of seats that goes with these options."""
    for seats in game.seats:
        try:
            game.setup(seats, options)
        except SignoriaError:
            continue
        return seats
    raise SignoriaError(f"{game.id} can't be played with these options by any number of seats")


class Match:
    """One game after another, played the same way; all luck comes from the seed."""

    def __init__(self, name: str, seats: int, options: dict[str, Json] | None = None) -> None:
        self.game = find(name)
        self.setup = self.game.setup(seats, options)
        self.observation = Observation(self.game, self.setup)
        self.state: State = self.game.blank(self.setup)

    def begin(self, seed: int | str | None = None) -> None:
        self._rng = Random(seed)
        self.state = self.game.new(self.setup)
        self._let_chance_play()

    def play(self, move: int) -> None:
        """A move of the seat that is asked; illegal ones change nothing."""
        if self.over or move not in self.state.moves():
            asked = "the game is over" if self.over else f"{self.game.moves.notation(move)} is not legal now"
            raise SignoriaError(asked)
        self.state.play(move)
        self._let_chance_play()

    @property
    def over(self) -> bool:
        return self.state.actor() == OVER

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.state.actor()

    def _let_chance_play(self) -> None:
        state = self.state
        while state.actor() == CHANCE:
            state.play(state.sample(self._rng))
