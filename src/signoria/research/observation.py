"""What a seat sees as a vector of numbers, field by field, from the same declarations as its view."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from signoria.kernel.agenda import EVERYONE, OVER, Decision, Duty
from signoria.kernel.domain import SEATS
from signoria.kernel.fields import COUNT, OPEN, OWNER, UNSEEN
from signoria.kernel.game import Game
from signoria.kernel.piles import Group
from signoria.kernel.setup import Setup
from signoria.kernel.state import State
from signoria.research.encoding import Encoder, member_names, turned

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


class Observation:
    """The numbers for one way to play a game: their names in `labels`, their values by `of`."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.seats = setup.seats
        self.sides = game.sides(setup)
        self.labels: list[str] = []
        groups = [group for group in game.piles.groups if group.seen != UNSEEN]
        for group in groups:
            self.labels += [label for label, _ in self._sums(group, 0)]
        self._sources = [
            [piles for group in groups for _, piles in self._sums(group, viewer)] for viewer in range(self.seats)
        ]
        self._singles = [
            np.array([piles[0] if len(piles) == 1 else 0 for piles in sources]) for sources in self._sources
        ]
        # What is a sum: its places, and the piles of all of them one behind the other, with where each begins.
        self._sums_at = np.array([place for place, piles in enumerate(self._sources[0]) if len(piles) > 1], np.intp)
        several = [[piles for piles in sources if len(piles) > 1] for sources in self._sources]
        self._summed = [np.array([pile for piles in sums for pile in piles], np.intp) for sums in several]
        self._begins = np.cumsum([0, *(len(piles) for piles in several[0])])[:-1]
        shown = [field.plain() for field in game.fields if field.seen == OPEN]
        self._fields = [(field.name, self._encoder(field)) for field in shown if field is not None]
        self._own = [field for field in game.fields if field.seen == OWNER]
        self.labels += [field.name for field in self._own]
        self._ask()
        self.labels += [f"points.{name}" for name in member_names(SEATS, self.seats, self.seats)]
        self.size = len(self.labels)

    def _ask(self) -> None:
        """What is asked, of whom, and its particulars."""
        questions = {name: kind for name, kind in self.game.decisions.items() if not issubclass(kind, Duty)}
        self._asked_at = len(self.labels)
        self._place = {kind: place for place, kind in enumerate(questions.values())}
        self.labels += [f"asked.{name}" for name in questions]
        self._seat_at = len(self.labels)
        self.labels += [f"asked.seat.{name}" for name in member_names(SEATS, self.seats, self.sides)]
        self._arguments: dict[type[Decision[Any]], list[tuple[str, int, Encoder]]] = {}
        for name, kind in questions.items():
            self._arguments[kind] = []
            for field in kind.arguments():
                start = len(self.labels)
                self._arguments[kind].append((field.name, start, self._encoder(field, f"asked.{name}.")))
        self._points_at = len(self.labels)

    def _encoder(self, field: Any, prefix: str = "") -> Encoder:
        encoder = Encoder(field, prefix, self.seats, self.sides)
        self.labels += encoder.labels
        return encoder

    def _sums(self, group: Group, viewer: int) -> list[tuple[str, list[int]]]:
        """For each number of a group its name and the piles that it counts."""
        if not group.domains:
            return [(group.name, [int(group.of())])]
        if group.seen == COUNT and not group.owned:
            return [(group.name, group.every())]
        found: list[tuple[str, list[int]]] = []
        domain = group.domains[0]
        names = member_names(domain, self.seats, self.sides)
        for place, name in enumerate(names):
            member = (place + viewer) % self.seats if domain is SEATS and place < self.seats else place
            label = f"{group.name}.{name}"
            piles = [int(group.of(member, kind)) for kind in range(group.width)]
            if group.kinds is None and group.seen in (OPEN, COUNT, OWNER):
                found.append((label, piles))
            elif group.seen == OPEN or (group.seen != COUNT and member == viewer):
                kinds = group.kinds.ids if group.kinds is not None else [""]
                found += [(f"{label}.{kind}".rstrip("."), [pile]) for kind, pile in zip(kinds, piles)]
            elif group.seen in (OWNER, COUNT):
                found.append((label, piles))
        return found

    def of(self, state: State, viewer: int) -> Vector:
        found = np.zeros(self.size, np.float32)
        self.write(state, viewer, found)
        return found

    def write(self, state: State, viewer: int, found: Vector) -> None:
        """Fills a vector of zeros."""
        singles = self._singles[viewer]
        counts = _counts(state.piles)
        found[: len(singles)] = counts[singles]
        if len(self._sums_at) > 0:
            found[self._sums_at] = np.add.reduceat(counts[self._summed[viewer]], self._begins, dtype=np.float32)
        numbers: list[float] = []
        for name, encoder in self._fields:
            numbers += encoder.numbers(getattr(state, name), viewer)
        numbers += [1.0 + getattr(state, field.name)[viewer] for field in self._own]
        found[len(singles) : len(singles) + len(numbers)] = numbers
        if state.agenda:
            self._write_question(state.agenda[-1], viewer, found)
        for seat in range(self.seats):
            found[self._points_at + (seat - viewer) % self.seats] = state.points(seat)

    def _write_question(self, decision: Decision[Any], viewer: int, found: Vector) -> None:
        kind = type(decision)
        found[self._asked_at + self._place[kind]] = 1.0
        if decision.seat >= 0:
            found[self._seat_at + turned(SEATS, decision.seat, viewer, self.seats)] = 1.0
        if decision.witness in (EVERYONE, viewer):
            for name, start, encoder in self._arguments[kind]:
                found[start : start + len(encoder.labels)] = encoder.numbers(getattr(decision, name), viewer)


def _counts(piles: list[int]) -> NDArray[np.float32] | NDArray[np.uint8]:
    """Small numbers, which piles nearly always are, go over as bytes several times as fast."""
    try:
        return np.frombuffer(bytes(piles), np.uint8)
    except ValueError:
        return np.array(piles, np.float32)


def legal_mask(state: State) -> Mask:
    """1 for each move that is legal now."""
    mask = np.zeros(state.game.moves.size, np.int8)
    if state.actor() != OVER:
        mask[state.moves()] = 1
    return mask


def outcome(state: State) -> list[float]:
    """What each seat has won or lost once the game is over."""
    return shares(state.ranking())


def shares(places: list[int]) -> list[float]:
    """1 for a win alone to -1 for the last place, the same steps between; who shares a place shares what it brings. The
    sum is 0."""
    seats = len(places)
    middles = [place + (places.count(place) - 1) / 2 for place in places]
    return [1.0 - 2.0 * (middle - 1.0) / (seats - 1) for middle in middles]
