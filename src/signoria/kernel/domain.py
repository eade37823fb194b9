"""Finite lists of names: what parameters of moves, piles and fields range over."""

from difflib import get_close_matches
from typing import Final

from signoria.kernel.errors import Unreadable


class Domain:
    """An ordered list of ids; inside the engine a member is its index, outside its id."""

    __slots__ = ("_index", "ids", "name", "size")

    def __init__(self, name: str, ids: list[str]) -> None:
        self.name = name
        self.ids = ids
        self.size = len(ids)
        self._index: dict[str, int] = {member: index for index, member in enumerate(ids)}
        if len(self._index) != self.size:
            raise ValueError(f"domain {name} names a member twice")
        for member in ids:
            if not member or any(character in " #:?" for character in member):
                raise ValueError(f"{member!r} of domain {name} can't stand as one word in notation")

    def index(self, member: object, where: str) -> int:
        """The index of an id, or Unreadable with the nearest names."""
        found = self._index.get(member) if isinstance(member, str) else None
        if found is None:
            near = get_close_matches(str(member), self.ids, 3) or self.ids
            raise Unreadable(where, f"{member!r} is no {self.name}", "one of " + ", ".join(near[:12]))
        return found

    def has(self, member: str) -> bool:
        return member in self._index


def numbers(name: str, low: int, high: int) -> Domain:
    """The domain of the whole numbers from low to high."""
    return Domain(name, [str(number) for number in range(low, high + 1)])


MOST_SEATS: Final = 5
SEATS: Final = numbers("seat", 1, MOST_SEATS)
