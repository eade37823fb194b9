"""The facts of a box: the data file of a game, or the corrected one of somebody who owns the box."""

import json
import os
import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from signoria.kernel.errors import SignoriaError

FOLDER: Final = "SIGNORIA_FACTS"
MARK: Final = re.compile(r", facts ([0-9a-f]{8})$")

# Says what is wrong with facts, one sentence each; it must not rest on facts that were read before.
Check = Callable[[dict[str, Any]], list[str]]


class Facts:
    """Where the facts of a game lie; an owner's own are `<game>.json` in the folder that SIGNORIA_FACTS names."""

    def __init__(self, game: str, module: str, check: Check) -> None:
        """`module` is a file of the game's package, which holds `data/<game>.json`."""
        self.check = check
        folder = os.environ.get(FOLDER, "")
        own = Path(folder) / f"{game}.json"
        self.own = bool(folder) and own.is_file()
        self.path = own if self.own else Path(module).parent / "data" / f"{game}.json"

    def read(self) -> dict[str, Any]:
        """The facts to play with; an owner's are checked first."""
        found = load(self.path)
        faults = self.faults(found) if self.own else []
        if faults:
            raise SignoriaError(f"{self.path}: {'; '.join(faults)}")
        return found

    def faults(self, found: dict[str, Any]) -> list[str]:
        """What is wrong with facts; a part that is missing or of another form is a fault like any other."""
        try:
            return self.check(found)
        except KeyError as fault:
            return [f"a part is missing: {fault}"]
        except (AttributeError, IndexError, TypeError, ValueError) as fault:
            return [f"a part is not of the expected form: {fault}"]

    def edition(self, printed: str) -> str:
        """What records call the box: games on an owner's facts go otherwise, so these are named by their digest."""
        return f"{printed}, facts {sha256(self.path.read_bytes()).hexdigest()[:8]}" if self.own else printed


def load(path: Path) -> dict[str, Any]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as fault:
        raise SignoriaError(f"{path}: no facts can be read from it ({fault})") from fault
    if not isinstance(found, dict):
        raise SignoriaError(f"{path}: facts are one JSON object")
    return found


def mark_of(edition: str) -> str:
    """The digest in the name of an edition; nothing for the facts of the package."""
    found = MARK.search(edition)
    return "" if found is None else found[1]
