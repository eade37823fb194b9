"""Captures Rialto in the terminal as docs/images/rialto-terminal.svg, as `signoria play` prints it."""

import os
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

WIDTH = 84
MOVES = 34
PLACE = Path(__file__).with_name("rialto-terminal.svg")
GAME = ["-m", "signoria", "play", "rialto", "--seats", "human,random,random", "--seed", "7", "--lang", "en"]


def printed() -> str:
    """What a game prints in which the second move is always taken; it is left after a while."""
    environment = {**os.environ, "COLUMNS": str(WIDTH), "FORCE_COLOR": "1", "TERM": "xterm-256color"}
    typed = "2\n" * MOVES + "quit\nno\n"
    run = subprocess.run(
        [sys.executable, *GAME], input=typed, env=environment, capture_output=True, text=True, check=True
    )
    return run.stdout


def last_table(output: str) -> str:
    """From the heading of the last table to the prompt under its moves."""
    lines = output.splitlines()
    heads = [place for place, line in enumerate(lines) if "Rialto" in line and "draw pile" in line]
    end = next(place for place in range(heads[-1], len(lines)) if lines[place].startswith("Player>"))
    return "\n".join([*lines[heads[-1] : end], "Player> "])


def main() -> None:
    console = Console(record=True, width=WIDTH, file=StringIO())
    console.print(Text.from_ansi(last_table(printed())))
    drawing = console.export_svg(title="signoria play rialto")
    # Whoever looks at the picture asks no other host for a font.
    PLACE.write_text(re.sub(r"@font-face \{.*?\}\s*", "", drawing, flags=re.DOTALL), encoding="utf-8")


main()
