"""The rules of a game as numbered clauses: read from docs/rules in a checkout, from the package in a wheel."""

import re
from functools import cache
from pathlib import Path

from signoria.kernel.errors import SignoriaError

CLAUSE = re.compile(r"^- \*\*([A-Z]+-[0-9X][0-9.]*)\*\*\s*(.*)$")
PLACES = [
    Path(__file__).resolve().parent.parent / "rulebook",
    Path(__file__).resolve().parents[3] / "docs" / "rules",
]


@cache
def rulebook(game: str, language: str = "en") -> dict[str, str]:
    """The clauses and examples of a game by number, in the order of the book."""
    name = f"{game}.md" if language == "en" else f"{language}/{game}.md"
    for place in PLACES:
        book = place / name
        if book.is_file():
            found = (CLAUSE.match(line) for line in book.read_text(encoding="utf-8").splitlines())
            return {match[1]: match[2] for match in found if match is not None}
    raise SignoriaError(f"there is no rulebook of {game} in language {language!r}")


def sentence(game: str, clause: str, language: str = "en") -> str:
    """The text of one clause without its tags."""
    text = rulebook(game, language).get(clause)
    if text is None:
        raise SignoriaError(f"{game} has no clause {clause}")
    return re.sub(r"^\([^)]*\)\s*", "", text)
