"""A move is a number with a name: families of moves, their notation and its parser."""

from difflib import get_close_matches

from mypy_extensions import i64

from signoria.kernel.domain import Domain
from signoria.kernel.errors import Unreadable

Move = int


class Family:
    """All moves of one name; each parameter ranges over a domain. `of(2, 5)` is the number of a move."""

    __slots__ = ("_every", "_inner", "base", "domains", "end", "name", "parameters", "size")

    def __init__(self, name: str, base: int, parameters: list[str], domains: list[Domain]) -> None:
        if len(domains) > 2:
            raise ValueError(f"family {name}: split a choice of more than two parts into small moves")
        self.name = name
        self.base: i64 = base
        self.parameters = parameters
        self.domains = domains
        self.size = 1
        for domain in domains:
            self.size *= domain.size
        self.end: i64 = base + self.size
        self._inner: i64 = domains[1].size if len(domains) == 2 else 1
        self._every = list(range(base, self.end))

    def of(self, first: i64 = 0, second: i64 = 0) -> i64:
        return self.base + first * self._inner + second

    def has(self, move: i64) -> bool:
        return self.base <= move < self.end

    def first(self, move: i64) -> i64:
        return (move - self.base) // self._inner

    def second(self, move: i64) -> i64:
        return (move - self.base) % self._inner

    def arguments(self, move: Move) -> list[str]:
        """The ids of a move's parameters."""
        if not self.domains:
            return []
        first = self.domains[0].ids[self.first(move)]
        return [first] if len(self.domains) == 1 else [first, self.domains[1].ids[self.second(move)]]

    def every(self) -> list[Move]:
        """All moves of the family; nobody may change the list."""
        return self._every


class MoveTable:
    """All moves of a game, numbered from 0. Declared once, in the game's moves.py."""

    __slots__ = ("_by_name", "families", "size")

    def __init__(self) -> None:
        self.families: list[Family] = []
        self.size = 0
        self._by_name: dict[str, Family] = {}

    def family(self, name: str, parameters: dict[str, Domain] | None = None) -> Family:
        """Declares the next family; parameters are given in the order in which they are chosen and written."""
        if name in self._by_name:
            raise ValueError(f"family {name} is declared twice")
        chosen = parameters or {}
        family = Family(name, self.size, list(chosen), list(chosen.values()))
        self.families.append(family)
        self._by_name[name] = family
        self.size = family.end
        return family

    def family_of(self, move: Move) -> Family:
        for family in self.families:
            if family.has(move):
                return family
        raise Unreadable("", f"there is no move number {move}", f"0 to {self.size - 1}")

    def notation(self, move: Move) -> str:
        family = self.family_of(move)
        return " ".join([family.name, *family.arguments(move)])

    def veiled(self, move: Move) -> str:
        """The notation for those who may know that the move was made, but not what it was."""
        return self.family_of(move).name + " ?"

    def parse(self, text: str) -> Move:
        """The move of a notation, or Unreadable with what was expected."""
        words = text.split()
        name = words[0] if words else ""
        family = self._by_name.get(name)
        if family is None:
            near = get_close_matches(name, list(self._by_name), 3) or list(self._by_name)
            raise Unreadable("", f"{text!r} is no move of this game", "one of " + ", ".join(near))
        if len(words) != 1 + len(family.domains):
            form = " ".join([name, *(f"<{parameter}>" for parameter in family.parameters)])
            raise Unreadable("", f"{text!r} has {len(words) - 1} parts after {name}", form)
        parts = [domain.index(word, name) for domain, word in zip(family.domains, words[1:], strict=True)]
        return family.of(parts[0] if parts else 0, parts[1] if len(parts) > 1 else 0)
