"""Which clauses a question is about: the docstring of its decision names them."""

import ast
import re
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from signoria.kernel.errors import SignoriaError
from signoria.kernel.game import Game
from signoria.kernel.rulebook import rulebook

# RIA-6.3 to 6.15, RIA-6.8 to RIA-6.10, RIA-9.2
NAMED: Final = re.compile(r"\b([A-Z]+)-(\d+)\.(\d+)(?:\s+to\s+(?:\1-)?(?:(\d+)\.)?(\d+))?")


def clauses_of(game: Game) -> dict[str, list[str]]:
    """The clauses of each kind of question that a game asks, in the order of the book."""
    try:
        known = list(rulebook(game.id))
    except SignoriaError:
        known = []
    return {name: [clause for clause in known if clause in _named(kind)] for name, kind in game.decisions.items()}


def _named(kind: type) -> set[str]:
    found: set[str] = set()
    for prefix, chapter, first, last_chapter, last in NAMED.findall(
        _docstrings(kind.__module__).get(kind.__name__, "")
    ):
        reach = int(last) if last and last_chapter in ("", chapter) else int(first)
        found |= {f"{prefix}-{chapter}.{number}" for number in range(int(first), reach + 1)}
    return found


@cache
def _docstrings(module: str) -> dict[str, str]:
    """Read from the source: the compiled form keeps none."""
    spec = find_spec(module)
    source = Path(spec.origin) if spec is not None and spec.origin is not None else None
    if source is None or not (source := source.with_name(f"{module.rpartition('.')[2]}.py")).is_file():
        return {}
    tree = ast.parse(source.read_text(encoding="utf-8"))
    return {node.name: ast.get_docstring(node) or "" for node in tree.body if isinstance(node, ast.ClassDef)}
