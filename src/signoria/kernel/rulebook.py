"""The rules of a game as numbered clauses: read from docs/rules in a checkout, from the package in a wheel."""

import re
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from signoria.kernel.errors import SignoriaError

CLAUSE: Final = re.compile(r"^- \*\*([A-Z]+-[0-9X][0-9.]*)\*\*\s*(.*)$")
CHAPTER: Final = re.compile(r"^##\s+(?:[0-9]+\.?\s+)?(.+?)\s*$")
GROUP: Final = "signoria.games"
PLACES: Final = [
    Path(__file__).resolve().parent.parent / "rulebook",
    Path(__file__).resolve().parents[3] / "docs" / "rules",
]


@cache
def rulebook(game: str, language: str = "en") -> dict[str, str]:
    """The clauses and examples of a game by number, in the order of the book."""
    found = (CLAUSE.match(line) for line in _lines(game, language))
    return {match[1]: match[2] for match in found if match is not None}


def chapters(game: str, language: str = "en") -> dict[str, str]:
    """In which chapter of the book each clause stands."""
    found: dict[str, str] = {}
    chapter = ""
    for line in _lines(game, language):
        heading, clause = CHAPTER.match(line), CLAUSE.match(line)
        if heading is not None:
            chapter = heading[1]
        elif clause is not None:
            found[clause[1]] = chapter
    return found


def _lines(game: str, language: str) -> list[str]:
    name = f"{game}.md" if language == "en" else f"{language}/{game}.md"
    for place in [*PLACES, *_own_places(game)]:
        book = place / name
        if book.is_file():
            return book.read_text(encoding="utf-8").splitlines()
    raise SignoriaError(f"there is no rulebook of {game} in language {language!r}")


def _own_places(game: str) -> list[Path]:
    """A game of another package brings its rules in a folder `rulebook` of that package."""
    points = [point for point in entry_points(group=GROUP) if point.name == game]
    found = (find_spec(point.module) for point in points)
    return [Path(spec.origin).parent / "rulebook" for spec in found if spec is not None and spec.origin is not None]


def sentence(game: str, clause: str, language: str = "en") -> str:
    """The text of one clause without its tags; nothing where a game brings no rulebook."""
    try:
        text = rulebook(game, language).get(clause, "")
    except SignoriaError:
        return ""
    return re.sub(r"^\([^)]*\)\s*", "", text)
