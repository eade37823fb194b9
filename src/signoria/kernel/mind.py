"""What a game tells bots of itself: features of a position, what they are worth, and moves that are rarely silly."""

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from signoria.kernel.errors import SignoriaError
from signoria.kernel.moves import Move

if TYPE_CHECKING:
    from signoria.kernel.state import State


WEIGHTS: Final = "mind.json"
SPREAD: Final = "(spread)"


def weights_beside(module: str) -> dict[str, float]:
    """The weights in `data/mind.json` beside a file of a game's package; none before they are measured.

    Under `SPREAD` stands how many points the estimate is off by.
    """
    path = Path(module).parent / "data" / WEIGHTS
    if not path.is_file():
        return {}
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        weights = {str(name): float(weight) for name, weight in found["weights"].items()}
        return {**weights, SPREAD: float(found.get("spread", 0.0))}
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as fault:
        raise SignoriaError(f"{path}: no weights can be read from it ({fault})") from fault


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """A game's `mind.py` gives one object of a subclass. Features are numbers by name; weights turn them into points.

    A mind may look at all of the state that it is handed: bots hand it imagined states only. `turns` is how many turns
    of each seat a playout takes before the mind has the word.
    """

    def __init__(self, names: Sequence[str], weights: dict[str, float], turns: int = 1) -> None:
        self.names = list(names)
        self.weights = [weights.get(name, 0.0) for name in self.names]
        self.spread = weights.get(SPREAD, 0.0)
        self.turns = turns

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

    def is_quiet(self, state: "State") -> bool:
        """Whether a position can be valued as it stands; in the middle of a contest the rest is played out first."""
        return True
