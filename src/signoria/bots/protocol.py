"""What a bot is: handed what its seat may know and the moves it may make, it chooses one."""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from signoria.kernel.chair import Chair


class Bot(Protocol):
    """A player that is a program. All its luck comes from `rng`, so that a seed repeats its games."""

    def choose(self, chair: Chair, moves: Sequence[str], rng: Random) -> str:
        """One of `moves`, the legal moves of the seat in notation; never called when there is none."""
        ...
