"""Fields as numbers. Seats are counted from the one who looks, so that every seat sees the table from its own place."""

from typing import Final

from signoria.kernel.domain import SEATS, Domain
from signoria.kernel.fields import Choice, Field, Order, Slots, Whole

ME: Final = "me"


def turned(domain: Domain, member: int, viewer: int, seats: int) -> int:
    """The place of a member; of a seat, how far it sits from the viewer. Sides without a seat keep their place."""
    return (member - viewer) % seats if domain is SEATS and 0 <= member < seats else member


def member_names(domain: Domain, seats: int, sides: int) -> list[str]:
    if domain is not SEATS:
        return domain.ids
    return [ME, *(f"next_{turn}" for turn in range(1, seats)), *(f"side_{side + 1}" for side in range(seats, sides))]


class Encoder:
    """The numbers of one field: `labels` names them, `numbers` gives them for a value that the viewer may know."""

    __slots__ = ("_field", "_seats", "_sides", "labels")

    def __init__(self, field: Field, prefix: str, seats: int, sides: int) -> None:
        self._field = field
        self._seats = seats
        self._sides = sides
        name = prefix + field.name
        if isinstance(field, Whole):
            self.labels = [name]
        elif isinstance(field, Choice | Order):
            self.labels = [f"{name}.{member}" for member in member_names(field.domain, seats, sides)]
        elif isinstance(field, Slots):
            self.labels = [f"{name}.{key}" for key in member_names(field.keys, seats, sides)]
        else:
            raise TypeError(f"a field of the kind {type(field).__name__} has no numbers")

    def numbers(self, value: object, viewer: int) -> list[float]:
        """A whole number is itself; of a choice, 1 for what is chosen; of an order, the place of each, from 1; of
        slots, for each key the number of what lies there, from 1. 0 is none."""
        field = self._field
        if isinstance(field, Whole):
            assert isinstance(value, int)
            return [float(value)]
        found = [0.0] * len(self.labels)
        if isinstance(field, Choice):
            assert isinstance(value, int)
            if value >= 0:
                found[turned(field.domain, value, viewer, self._seats)] = 1.0
            return found
        assert isinstance(value, list)
        if isinstance(field, Order):
            for place, member in enumerate(value, 1):
                found[turned(field.domain, member, viewer, self._seats)] = float(place)
        elif isinstance(field, Slots):
            for key, held in enumerate(value[: len(found)]):
                if held >= 0:
                    there = turned(field.keys, key, viewer, self._seats)
                    found[there] = 1.0 + turned(field.values, held, viewer, self._seats)
        return found
