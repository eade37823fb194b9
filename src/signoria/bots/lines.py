"""How a bot explains itself: lines of play with what it expects of them."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from signoria.kernel.chair import Chair


class Line:
    """Moves in notation, beginning with the seat's own; the points it expects, its chance to win, and how often tried.

    `share` is 0 to 1; what a bot has not looked at is None.
    """

    __slots__ = ("moves", "points", "share", "visits")

    def __init__(self, moves: Sequence[str], points: float, share: float, visits: int) -> None:
        self.moves = list(moves)
        self.points = points
        self.share = share
        self.visits = visits

    def document(self) -> dict[str, object]:
        return {
            "moves": self.moves,
            "points": round(self.points, 1),
            "share": round(self.share, 3),
            "visits": self.visits,
        }


class Explains(Protocol):
    """A bot that can say what it thinks of the moves of its seat; `choose` alone makes a bot, this is more."""

    def lines(self, chair: Chair, rng: Random) -> list[Line]:
        """The best line first; one for every move that was looked at."""
        ...


def explained(bot: object, chair: Chair, rng: Random) -> list[Line] | None:
    """The lines of a bot that explains itself, or nothing."""
    say: Callable[[Chair, Random], list[Line]] | None = getattr(bot, "lines", None)
    return None if say is None else say(chair, rng)
