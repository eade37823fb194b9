"""signoria advise: what a bot would do in a game, with its best lines."""

from pathlib import Path
from random import Random

import click

from signoria.bots.lines import Line, explained
from signoria.bots.registry import STRONGEST, find_bot
from signoria.bots.search import Search
from signoria.cli.files import load
from signoria.cli.options import json_option, language_option
from signoria.cli.output import emit
from signoria.kernel.agenda import CHANCE, OVER
from signoria.kernel.chair import Chair
from signoria.kernel.domain import SEATS
from signoria.kernel.errors import SignoriaError
from signoria.kernel.referee import Referee
from signoria.text import Words

USUAL = f"{STRONGEST.bot}:{STRONGEST.name}"


@click.command(name="advise")
@click.argument("file", metavar="RECORD|POSITION", type=click.Path(path_type=Path))
@click.option("--ply", type=int, metavar="PLY", help="After so many moves; by default after the last.")
@click.option("--seat", type=int, metavar="N", help="For seat N, which has to be asked there.")
@click.option("--bot", default=USUAL, show_default=True, help="Which bot is asked.")
@click.option("--lines", "count", type=click.IntRange(1), default=5, show_default=True, help="How many lines.")
@click.option("--time", "seconds", type=click.FloatRange(0.001), help="Seconds that search may think.")
@click.option("--iterations", type=click.IntRange(1), help="Playouts that search may make.")
@click.option("--processes", type=click.IntRange(1), default=1, show_default=True, help="Processes that search uses.")
@click.option("--seed", default="1", show_default=True, help="The same seed gives the same advice.")
@click.option("--sound", is_flag=True, help="Of a damaged file take what precedes the damage.")
@language_option
@json_option
def command(
    file: Path,
    ply: int | None,
    seat: int | None,
    bot: str,
    count: int,
    seconds: float | None,
    iterations: int | None,
    processes: int,
    seed: str,
    sound: bool,
    language: str,
    as_json: bool,
) -> None:
    """Ask a bot what it would do in a game, and why. It knows what its seat knows, and nothing else."""
    referee = _at(load(file, sound), ply, file)
    asked = _asked(referee, seat)
    thinker = find_bot(bot)
    if bot.partition(":")[0] == "search" and (iterations or seconds or processes > 1):
        level = "" if iterations or seconds else bot.partition(":")[2] or STRONGEST.name
        thinker = Search(iterations or 0, seconds or 0.0, level, processes=processes)
    try:
        found = explained(thinker, Chair(referee, asked), Random(seed))
    finally:
        if isinstance(thinker, Search):
            thinker.close()
    if found is None:
        raise SignoriaError(f"{bot} plays, but can't explain itself")
    lines = found[:count]
    if as_json:
        emit(
            {
                "game": referee.game.id,
                "ply": len(referee.record.line),
                "seat": SEATS.ids[asked],
                "bot": bot,
                "lines": [line.document() for line in lines],
            }
        )
    else:
        _show(referee, asked, bot, lines, Words(language, referee.game.id))


def _at(referee: Referee, ply: int | None, file: Path) -> Referee:
    """The game after a ply of its line."""
    played = len(referee.record.line)
    if ply is None or ply == played:
        return referee
    if not 0 <= ply <= played:
        raise SignoriaError(f"--ply {ply}: {file} goes from ply 0 to {played}")
    earlier = Referee(referee.game, referee.record.header, None)
    for entry in referee.record.line[:ply]:
        earlier.play(entry.actor, entry.move)
    return earlier


def _asked(referee: Referee, seat: int | None) -> int:
    """The seat that wants advice, from 0."""
    actor = referee.state.actor()
    if actor == OVER:
        raise SignoriaError("the game is over: nobody is asked there; --ply names an earlier place")
    if actor == CHANCE:
        raise SignoriaError("chance is due there: no seat is asked; --ply names another place")
    if seat is None:
        return actor
    if not 1 <= seat <= referee.state.setup.seats or referee.state.decision_of(seat - 1) is None:
        raise SignoriaError(f"seat {seat} is not asked there; seat {SEATS.ids[actor]} is")
    return seat - 1


def _show(referee: Referee, seat: int, bot: str, lines: list[Line], words: Words) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    name = referee.record.header.names[seat]
    console.print(words.say("advise-line", seat=name, ply=len(referee.record.line), bot=bot))
    table = Table(box=None, pad_edge=False)
    table.add_column(words.say("advise-move"))
    for column in ("expects", "share", "visits"):
        table.add_column(words.say(f"advise-{column}"), justify="right")
    table.add_column(words.say("advise-then"), style="dim")
    for line in lines:
        then = ", ".join(line.moves[1:])
        table.add_row(line.moves[0], f"{line.points:.1f}", f"{100 * line.share:.0f} %", str(line.visits), then)
    console.print(table)
