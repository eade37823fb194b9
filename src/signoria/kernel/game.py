"""A game: its tables of names and how it begins."""

import re
from collections.abc import Sequence
from itertools import product
from typing import Any, Final

from mypy_extensions import mypyc_attr

from signoria.kernel.agenda import Decision
from signoria.kernel.errors import SignoriaError
from signoria.kernel.events import Note
from signoria.kernel.facts import Facts
from signoria.kernel.fields import Field, Json
from signoria.kernel.mind import Mind
from signoria.kernel.moves import MoveTable
from signoria.kernel.piles import PileTable
from signoria.kernel.scores import Ledger
from signoria.kernel.setup import Option, Setup, agree
from signoria.kernel.state import State

VERSION: Final = re.compile(r"^\d{4}-\d{2}$")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Found through the entry point group `signoria.games`; a game's package gives one object of a subclass."""

    def __init__(
        self,
        name: str,
        edition: str,
        version: str,
        seats: Sequence[int],
        moves: MoveTable,
        piles: PileTable,
        ledger: Ledger,
        fields: list[Field],
        decisions: Sequence[type[Decision[Any]]],
        options: list[Option],
        notes: list[Note],
        mind: Mind | None = None,
        facts: Facts | None = None,
    ) -> None:
        self.id = name
        self.edition = edition
        self.version = version
        self.seats = list(seats)
        self.moves = moves
        self.piles = piles
        self.ledger = ledger
        self.fields = fields
        self.decisions = {word_of(decision.__name__): decision for decision in decisions}
        self.options = options
        self.notes = notes
        self.mind = mind
        self.facts = facts

    def blank(self, setup: Setup) -> State:
        """A state with nothing on the table and an empty agenda."""
        raise NotImplementedError

    def begin(self, state: State) -> None:
        """Sets up the table and asks the first question."""
        raise NotImplementedError

    def sides(self, setup: Setup) -> int:
        """How many owners of piles there are: the seats, and whoever plays along without one."""
        return setup.seats

    def faults(self, state: State) -> str | None:
        """What is wrong with a state that was read from a document, beyond its piles and fields."""
        return None

    def forbids(self, setup: Setup) -> str | None:
        """Why these options can't be chosen together, or nothing."""
        return None

    def is_played_out(self, setup: Setup) -> bool:
        """Whether random play brings such a game to its end before long; tests and measurements take no others."""
        return True

    def brief_setup(self, seats: int) -> Setup:
        """The first agreement, in the order of the options, that random play brings to its end."""
        for values in product(*(option.values for option in self.options)):
            try:
                setup = self.setup(seats, {option.name: value for option, value in zip(self.options, values)})
            except SignoriaError:
                continue
            if self.is_played_out(setup):
                return setup
        raise SignoriaError(f"random play brings no game of {self.id} with {seats} seats to its end")

    def setup(self, seats: int, options: dict[str, Json] | None = None, rules: str | None = None) -> Setup:
        """What was agreed, checked."""
        if seats not in self.seats:
            able = ", ".join(str(count) for count in self.seats)
            raise SignoriaError(f"{self.id} can't be played with {seats} seats; it can with {able}")
        setup = Setup(seats, agree(self.options, options or {}), rules or self.version)
        if VERSION.match(setup.rules.version) is None:
            raise SignoriaError(f"{rules!r} is no version of rules; a version is a year and a month, as {self.version}")
        if setup.rules.version > self.version:
            raise SignoriaError(f"rules {rules} of {self.id} are newer than ours, {self.version}")
        wrong = self.forbids(setup)
        if wrong is not None:
            raise SignoriaError(wrong)
        return setup

    def new(self, setup: Setup) -> State:
        state = self.blank(setup)
        for thing in self.piles.things:
            if thing.home is not None:
                for kind in range(len(thing.totals)):
                    there = state.held(thing, kind)
                    if there > 0:
                        state.piles[thing.home.of(kind)] = there
        self.begin(state)
        state.settle()
        return state


def word_of(name: str) -> str:
    """TakeRow -> take_row."""
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")
