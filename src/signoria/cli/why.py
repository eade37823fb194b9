"""signoria why: the clause that stands in the way of a move."""

from pathlib import Path

import click

from signoria.cli.files import load
from signoria.cli.options import json_option, language_option
from signoria.cli.output import emit
from signoria.cli.rules import plain
from signoria.kernel.referee import Verdict, judge_asked
from signoria.kernel.rulebook import sentence
from signoria.text import Words


@click.command(name="why")
@click.argument("file", metavar="POSITION", type=click.Path(path_type=Path))
@click.argument("move")
@click.option("--sound", is_flag=True, help="Of a damaged game file take what precedes the damage.")
@language_option
@json_option
def command(file: Path, move: str, sound: bool, language: str, as_json: bool) -> None:
    """Say which clause forbids a move in a position, or that it is legal."""
    referee = load(file, sound)
    number = referee.game.moves.parse(move)
    verdict = judge_asked(referee.state, number)
    text = verdict_text(verdict, referee.game.id, referee.game.moves.notation(number), Words(language, referee.game.id))
    if as_json:
        emit({"legal": verdict.legal, "clause": verdict.clause, "text": text})
    else:
        click.echo(f"{verdict.clause}  {text}" if verdict.clause is not None else text)


def verdict_text(verdict: Verdict, game: str, move: str, words: Words) -> str:
    """A verdict in the language of its reader."""
    if verdict.legal:
        return words.say("why-legal", move=move)
    if verdict.clause is None:
        return words.say("why-not-asked", move=move)
    return plain(sentence(game, verdict.clause, words.language))
