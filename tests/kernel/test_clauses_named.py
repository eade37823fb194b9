"""Every clause that the code or a test names stands in the rulebook, in both languages."""

import re
from pathlib import Path

import pytest

from signoria.kernel.rulebook import rulebook
from tests.random_games import GAMES

TOP = Path(__file__).parents[2]
CLAUSE = re.compile(r"\b([A-Z]{3}-(?:X\d+|\d+\.\d+))\b")


def named_below(*folders: str) -> set[str]:
    """All clause numbers in the Python files of some folders."""
    files = [path for folder in folders for path in (TOP / folder).rglob("*.py")]
    return {number for path in files for number in CLAUSE.findall(path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("game", GAMES)
def test_every_named_clause_exists(game: str) -> None:
    book = rulebook(game)
    named = named_below(f"src/signoria/games/{game}", f"tests/games/{game}")
    assert len(named) > 100
    assert named <= set(book)


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_clauses(game: str) -> None:
    assert list(rulebook(game)) == list(rulebook(game, "cs"))
