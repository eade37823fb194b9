"""Reading a line from a person, with history and completion where there is a terminal, plainly from a pipe."""

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console


class Prompt:
    """Asks on standard output, or on another console when that belongs to somebody else."""

    def __init__(self, console: "Console | None") -> None:
        self.console = console
        self._words: list[str] = []
        self._found: list[str] = []
        if sys.stdin is not None and sys.stdin.isatty():
            self._prepare()

    def ask(self, question: str, words: list[str]) -> str:
        """A line; EOFError at the end of input."""
        self._words = words
        if self.console is None:
            return input(question)
        self.console.print(question, end="", markup=False)
        return input()

    def _prepare(self) -> None:
        try:
            import readline
        except ImportError:
            return
        # A move is several words: the whole line is completed, not its last word.
        readline.set_completer_delims("")
        readline.set_completer(self._complete)
        readline.parse_and_bind("tab: complete")

    def _complete(self, text: str, number: int) -> str | None:
        if number == 0:
            self._found = [word for word in self._words if word.startswith(text)]
        return self._found[number] if number < len(self._found) else None
