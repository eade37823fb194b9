"""What a game tells bots of itself: features of a position, what they are worth, and moves that are rarely silly."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from signoria.kernel.moves import Move

if TYPE_CHECKING:
    from signoria.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """A game's `mind.py` gives one object of a subclass. Features are numbers by name; weights turn them into points.

    A mind may look at all of the state that it is handed: bots hand it imagined states only.
    """

    def __init__(self, names: Sequence[str], weights: dict[str, float]) -> None:
        self.names = list(names)
        self.weights = [weights.get(name, 0.0) for name in self.names]

    def features(self, state: "State", seat: int) -> list[float]:
        """The numbers of `names` for a seat, in their order."""
        raise NotImplementedError

    def value(self, state: "State", seat: int) -> float:
        """The points that a seat may expect to have at the end."""
        total = 0.0
        for feature, weight in zip(self.features(state, seat), self.weights):
            total += feature * weight
        return total

    def rollout(self, state: "State", moves: list[Move], rng: Random) -> Move:
        """A quick move for a playout: one of the legal moves of the seat that is asked."""
        return moves[int(rng.random() * len(moves))]
