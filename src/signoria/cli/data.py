"""signoria data: whether the facts of a game are consistent, before an owner of the box plays with changed ones."""

import sys
from pathlib import Path

import click

from signoria.cli.options import json_option, language_option
from signoria.cli.output import emit
from signoria.kernel.errors import SignoriaError
from signoria.kernel.facts import load
from signoria.kernel.registry import find
from signoria.text import Words

INCONSISTENT = 1


@click.command(name="data")
@click.argument("game_name", metavar="GAME")
@click.argument("file", required=False, type=click.Path(path_type=Path))
@language_option
@json_option
def command(game_name: str, file: Path | None, language: str, as_json: bool) -> None:
    """Check the facts of a game: those in FILE, or those in use."""
    game = find(game_name)
    if game.facts is None:
        raise SignoriaError(f"{game.id} has no facts that could be changed")
    path = file or game.facts.path
    faults = game.facts.faults(load(path))
    if as_json:
        emit({"game": game.id, "file": str(path), "faults": list(faults)})
    else:
        words = Words(language, game.id)
        click.echo(words.say("data-sound" if not faults else "data-faults", file=str(path), count=len(faults)))
        for fault in faults:
            click.echo(f"  {fault}")
    if faults:
        sys.exit(INCONSISTENT)
