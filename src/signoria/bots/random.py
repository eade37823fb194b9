"""The bot that plays any legal move, each as likely as any other."""

from collections.abc import Sequence
from random import Random

from signoria.kernel.chair import Chair


class RandomBot:
    """Knows no game and plays them all."""

    def choose(self, chair: Chair, moves: Sequence[str], rng: Random) -> str:
        return moves[int(rng.random() * len(moves))]
