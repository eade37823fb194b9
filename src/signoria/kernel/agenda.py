"""The agenda: what is being asked, of whom, and what happens by itself in between."""

from random import Random
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from signoria.kernel.domain import SEATS
from signoria.kernel.errors import Broken
from signoria.kernel.fields import Choice, Field
from signoria.kernel.moves import Move

if TYPE_CHECKING:
    from signoria.kernel.state import State

Clause = str

CHANCE: Final = -1
OVER: Final = -2
NOBODY: Final = -3
EVERYONE: Final = -4
SPECTATOR: Final = -5


def place_of(weights: list[int], luck: int) -> int:
    """Which weight a number from 0 to below their sum falls on."""
    for place, weight in enumerate(weights):
        luck -= weight
        if luck < 0:
            return place
    raise Broken("chance was asked, and nothing can come")


S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """One question to one seat. Immutable once made: states share it.

    A subclass gives `candidates` and `refusal`, and may give `moves` where it can enumerate faster.
    `witness` is the one seat that sees the answer, or EVERYONE.
    `sealed` questions next to each other on the agenda may be answered in any order: nobody sees the answers, and
    none of them touches the others.
    `arguments` declares what a subclass's constructor takes after the seat, for documents.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.witness = EVERYONE
        self.sealed = False

    @classmethod
    def arguments(cls) -> list[Field]:
        return []

    def candidates(self, s: S) -> list[Move]:
        raise NotImplementedError

    def refusal(self, s: S, move: Move) -> Clause | None:
        return None

    def moves(self, s: S) -> list[Move]:
        return [move for move in self.candidates(s) if self.refusal(s, move) is None]

    def obvious(self, s: S) -> Move | None:
        """Of several legal answers the only one that makes sense, if there is one: a table may give it for its seat."""
        return None

    def weights(self, s: S) -> list[int]:
        """For chance: how often each of `moves` comes up, in their order."""
        return [1] * len(self.moves(s))

    def sample(self, s: S, rng: Random) -> Move:
        """For chance: an outcome by the weights."""
        weights = self.weights(s)
        total = 0
        for weight in weights:
            total += weight
        return self.moves(s)[place_of(weights, int(rng.random() * total))]

    def play(self, s: S, move: Move) -> None:
        raise NotImplementedError

    def run(self, s: S) -> None:
        """For duties."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Decision[S]):
    """A question to the world: `weights` says how often each of `moves` comes. No clause refuses an outcome."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def moves(self, s: S) -> list[Move]:
        return self.candidates(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class Duty(Decision[S]):
    """Something that happens by itself when its turn comes; no move belongs to it."""

    def __init__(self) -> None:
        super().__init__(NOBODY)


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatDuty(Duty[S]):
    """A duty done for one seat (or one number of the game's)."""

    def __init__(self, of: int) -> None:
        super().__init__()
        self.of = of

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("of", SEATS)]
