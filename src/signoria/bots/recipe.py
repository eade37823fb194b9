"""A bot for people who don't program: an ordered list of lines 'prefer this when that' in a text file.

# the first line that fits a legal move decides; among several such moves the dice do
prefer play * 0 when step is gold
prefer build blue_* when coins over 2
avoid pass
otherwise greedy
"""

import re
from collections.abc import Callable, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from random import Random
from typing import Final

from signoria.bots.greedy import Greedy
from signoria.bots.protocol import Bot
from signoria.bots.random import RandomBot
from signoria.kernel.chair import Chair
from signoria.kernel.errors import SignoriaError
from signoria.kernel.fields import Json

LARGEST: Final = 64 * 1024
OTHERWISE: Final[dict[str, Callable[[], Bot]]] = {"random": RandomBot, "greedy": Greedy}
COMPARISONS: Final = ("over", "under", "is", "isn't")
NUMBER: Final = re.compile(r"^-?\d+$")


class Condition:
    """`<what> over|under <number>`, `<what> is|isn't <word>`: a pile or field of the view, the seat's own first."""

    __slots__ = ("comparison", "path", "value")

    def __init__(self, path: list[str], comparison: str, value: str) -> None:
        self.path = path
        self.comparison = comparison
        self.value = value

    def holds(self, table: dict[str, Json], seat: str) -> bool:
        found = _found(table, self.path, seat)
        if self.comparison == "is":
            return _said(found) == self.value
        if self.comparison == "isn't":
            return _said(found) != self.value
        count = _count(found)
        return count > int(self.value) if self.comparison == "over" else count < int(self.value)


class Rule:
    """One line: which moves, whether they are wanted or not, and when."""

    __slots__ = ("conditions", "line", "pattern", "wanted")

    def __init__(self, line: int, wanted: bool, pattern: list[str], conditions: list[Condition]) -> None:
        self.line = line
        self.wanted = wanted
        self.pattern = pattern
        self.conditions = conditions

    def fits(self, move: str) -> bool:
        words = move.split()
        if len(self.pattern) > len(words):
            return False
        return all(fnmatchcase(word, wanted) for word, wanted in zip(words, self.pattern))


class Recipe:
    """Plays by the first line that says something of the legal moves."""

    def __init__(self, text: str, name: str = "recipe") -> None:
        self.rules: list[Rule] = []
        self.otherwise: Bot = RandomBot()
        done = False
        for number, line in enumerate(text.splitlines(), 1):
            words = line.split("#", 1)[0].split()
            if not words:
                continue
            where = f"{name}, line {number}"
            if done:
                raise SignoriaError(f"{where}: nothing comes behind 'otherwise'")
            if words[0] == "otherwise":
                self.otherwise = _otherwise(words, where)
                done = True
            else:
                self.rules.append(_rule(words, number, where))
        if not self.rules:
            raise SignoriaError(f"{name}: there is no line that prefers or avoids anything")

    @staticmethod
    def of_file(name: str) -> "Recipe":
        path = Path(name)
        try:
            if path.stat().st_size > LARGEST:
                raise SignoriaError(f"{name} is too large for a recipe")
            text = path.read_text(encoding="utf-8")
        except (OSError, ValueError) as fault:
            raise SignoriaError(f"the recipe {name} can't be read: {fault}") from None
        return Recipe(text, name)

    def choose(self, chair: Chair, moves: Sequence[str], rng: Random) -> str:
        if len(moves) == 1:
            return moves[0]
        left = self.chosen(chair, moves)
        if len(left) == 1:
            return left[0]
        if len(left) == len(moves):
            return self.otherwise.choose(chair, moves, rng)
        return left[int(rng.random() * len(left))]

    def chosen(self, chair: Chair, moves: Sequence[str]) -> list[str]:
        """The moves that the lines leave: what is avoided falls away, what is preferred decides."""
        view = chair.view()
        found = view.get("table")
        table: dict[str, Json] = found if isinstance(found, dict) else view
        seat = str(chair.seat() + 1)
        left = list(moves)
        for rule in self.rules:
            if not all(condition.holds(table, seat) for condition in rule.conditions):
                continue
            fitting = [move for move in left if rule.fits(move)]
            if rule.wanted and fitting:
                return fitting
            if not rule.wanted and len(fitting) < len(left):
                left = [move for move in left if move not in fitting]
        return left


def _otherwise(words: list[str], where: str) -> Bot:
    if len(words) != 2 or words[1] not in OTHERWISE:
        raise SignoriaError(f"{where}: 'otherwise' is followed by one of {', '.join(OTHERWISE)}")
    return OTHERWISE[words[1]]()


def _rule(words: list[str], number: int, where: str) -> Rule:
    if words[0] not in ("prefer", "avoid"):
        raise SignoriaError(f"{where}: a line begins with prefer, avoid or otherwise, not with {words[0]!r}")
    at = words.index("when") if "when" in words else len(words)
    pattern = words[1:at]
    if not pattern:
        raise SignoriaError(f"{where}: {words[0]} which move? As in: {words[0]} build blue_*")
    if at == len(words):
        return Rule(number, words[0] == "prefer", pattern, [])
    conditions: list[Condition] = []
    part: list[str] = []
    for word in [*words[at + 1 :], "and"]:
        if word == "and":
            conditions.append(_condition(part, where))
            part = []
        else:
            part.append(word)
    return Rule(number, words[0] == "prefer", pattern, conditions)


def _condition(words: list[str], where: str) -> Condition:
    if len(words) != 3 or words[1] not in COMPARISONS:
        said = " ".join(words) or "nothing"
        raise SignoriaError(f"{where}: {said!r} is no condition; one reads: coins over 2, step is B, round isn't 6")
    if words[1] in ("over", "under") and not NUMBER.match(words[2]):
        raise SignoriaError(f"{where}: {words[1]} is followed by a whole number, not by {words[2]!r}")
    return Condition(words[0].split("."), words[1], words[2])


def _found(table: Json, path: list[str], seat: str) -> Json:
    """What stands at a path of the view; `coins` of a seat's own is also found as coins.<own seat>."""
    found = table
    for place, word in enumerate(path):
        if not isinstance(found, dict):
            return None
        key = seat if word == "mine" else word
        found = found.get(key)
        if place == 0 and isinstance(found, dict) and seat in found and (len(path) == 1 or path[1] not in found):
            found = found[seat]
    return found


def _said(found: Json) -> str:
    if found is None or found == {} or found == []:
        return "nothing"
    return str(found)


def _count(found: Json) -> int:
    """A number, or how many lie there all in all."""
    if isinstance(found, bool) or found is None:
        return 0
    if isinstance(found, int):
        return found
    if isinstance(found, dict):
        return sum(_count(part) for part in found.values())
    return len(found) if isinstance(found, list) else 0
