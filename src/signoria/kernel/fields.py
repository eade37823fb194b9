"""Typed values with a name: how an attribute of a state, a decision or a set of options is written and read back."""

from typing import Final

from mypy_extensions import mypyc_attr

from signoria.kernel.domain import Domain
from signoria.kernel.errors import Unreadable

Json = object

# Who sees a pile or a field: everybody; its owner, others only how many; nobody, only how many; nobody at all; of owned
# piles its owner alone, others not even how many.
OPEN: Final = 0
OWNER: Final = 1
COUNT: Final = 2
UNSEEN: Final = 3
PRIVATE: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One attribute. `write` gives JSON with names; `read` checks and says what is wrong where."""

    __slots__ = ("name", "seen")

    def __init__(self, name: str, seen: int = OPEN) -> None:
        self.name = name
        self.seen = seen

    def plain(self) -> "Field | None":
        """One of the kinds below that fits the same value, for those who need numbers; none where others tell it."""
        return self

    def blank(self) -> object:
        raise NotImplementedError

    def write(self, value: object) -> Json:
        raise NotImplementedError

    def read(self, value: Json, where: str) -> object:
        raise NotImplementedError


def whole(value: Json, where: str, low: int, high: int) -> int:
    """A whole number within limits, or Unreadable."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise Unreadable(where, f"{value!r} is no whole number", f"{low} to {high}")
    if not low <= value <= high:
        raise Unreadable(where, f"{value} is out of range", f"{low} to {high}")
    return value


def mapping(value: Json, where: str) -> dict[str, Json]:
    if not isinstance(value, dict):
        raise Unreadable(where, f"{value!r} is no object", "names with their values in braces")
    return value


def listing(value: Json, where: str) -> list[Json]:
    if not isinstance(value, list):
        raise Unreadable(where, f"{value!r} is no list", "a list in brackets")
    return value


class Whole(Field):
    """A whole number."""

    __slots__ = ("high", "low")

    def __init__(self, name: str, low: int, high: int, seen: int = OPEN) -> None:
        super().__init__(name, seen)
        self.low = low
        self.high = high

    def blank(self) -> object:
        return max(0, self.low)

    def write(self, value: object) -> Json:
        return value

    def read(self, value: Json, where: str) -> object:
        return whole(value, where, self.low, self.high)


class Choice(Field):
    """One member of a domain, or none (-1 inside, null outside)."""

    __slots__ = ("domain",)

    def __init__(self, name: str, domain: Domain, seen: int = OPEN) -> None:
        super().__init__(name, seen)
        self.domain = domain

    def blank(self) -> object:
        return -1

    def write(self, value: object) -> Json:
        assert isinstance(value, int)
        return None if value < 0 else self.domain.ids[value]

    def read(self, value: Json, where: str) -> object:
        return -1 if value is None else self.domain.index(value, where)


class Order(Field):
    """Different members of a domain in an order."""

    __slots__ = ("domain",)

    def __init__(self, name: str, domain: Domain, seen: int = OPEN) -> None:
        super().__init__(name, seen)
        self.domain = domain

    def blank(self) -> object:
        return list[int]()

    def write(self, value: object) -> Json:
        assert isinstance(value, list)
        return [self.domain.ids[member] for member in value]

    def read(self, value: Json, where: str) -> object:
        order = [self.domain.index(member, where) for member in listing(value, where)]
        if len(set(order)) != len(order):
            raise Unreadable(where, "a member stands twice", f"every {self.domain.name} at most once")
        return order


class Slots(Field):
    """For each key of a domain a member of another, or nothing (-1 inside, left out outside)."""

    __slots__ = ("keys", "values")

    def __init__(self, name: str, keys: Domain, values: Domain, seen: int = OPEN) -> None:
        super().__init__(name, seen)
        self.keys = keys
        self.values = values

    def blank(self) -> object:
        return [-1] * self.keys.size

    def write(self, value: object) -> Json:
        assert isinstance(value, list)
        return {self.keys.ids[key]: self.values.ids[held] for key, held in enumerate(value) if held >= 0}

    def read(self, value: Json, where: str) -> object:
        slots = [-1] * self.keys.size
        for key, held in mapping(value, where).items():
            place = self.keys.index(key, where)
            slots[place] = self.values.index(held, f"{where}.{key}")
        return slots
