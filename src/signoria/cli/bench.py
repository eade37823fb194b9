"""signoria bench: how fast games are played, in CPU time, beside other engines where they are installed."""

from typing import TYPE_CHECKING, Final

import click

from signoria.cli.measures import measure
from signoria.cli.options import agreed, agreements_option, json_option, language_option
from signoria.cli.output import emit
from signoria.cli.peers import peers
from signoria.kernel.fields import Json
from signoria.kernel.registry import find, names
from signoria.text import Words

if TYPE_CHECKING:
    from rich.table import Table

COSTS: Final = ("clone_us", "moves_us", "observation_us", "mask_us")
RATES: Final = ("search_opening_per_second", "search_middle_per_second", "vector_steps_per_second")


@click.command(name="bench")
@click.argument("game_name", metavar="[GAME]", default="")
@click.option(
    "--peer",
    "commands",
    type=(str, str),
    multiple=True,
    metavar="NAME COMMAND",
    help="One more engine: a command that plays random games and prints their number, that of their moves, and seconds "
    'of CPU time as {"games": ..., "moves": ..., "seconds": ...}.',
)
@agreements_option
@language_option
@json_option
def command(
    game_name: str, commands: tuple[tuple[str, str], ...], agreements: tuple[str, ...], language: str, as_json: bool
) -> None:
    """Measure how fast games are played: one, or all with their peers."""
    chosen = [find(game_name)] if game_name else [find(name) for name in names()]
    measured = [measure(game, agreed(agreements)) for game in chosen]
    others = [] if game_name and as_json else peers(dict(commands))
    if as_json:
        emit(measured[0] if game_name else {**measured[0], "others": [*measured[1:]], "peers": [*others]})
    else:
        _show(measured, others, language)


def _show(measured: list[dict[str, Json]], others: list[dict[str, Json]], language: str) -> None:
    from rich.console import Console

    words = Words(language)
    console = Console(highlight=False)
    console.print(_games(measured, others, words))
    console.print()
    console.print(_questions(measured, words))


def _games(measured: list[dict[str, Json]], others: list[dict[str, Json]], words: Words) -> "Table":
    """Random games, ours and those of the peers."""
    from rich.markup import escape

    table = _table(words, "engine", ("length", "games", "moves"))
    for figures in measured:
        form = words.say("bench-compiled" if figures["compiled"] else "bench-plain")
        name = words.say("bench-ours", game=str(figures["game"]), seats=str(figures["seats"]), form=form)
        table.add_row(name, *_lengths_and_rates(figures))
    for figures in others:
        if "left_out" in figures:
            name = words.say("bench-left-out", engine=str(figures["engine"]), why=str(figures["left_out"]))
            table.add_row(escape(name))
        else:
            table.add_row(str(figures["engine"]), *_lengths_and_rates(figures))
    return table


def _lengths_and_rates(figures: dict[str, Json]) -> list[str]:
    return [f"{figures[name]:,}" for name in ("moves_per_game", "games_per_second", "moves_per_second")]


def _questions(measured: list[dict[str, Json]], words: Words) -> "Table":
    """What costs how much in the middle of a game, and what searches and learners get."""
    table = _table(words, "middle", ("clone", "legal", "observation", "mask", "opening", "onward", "steps"))
    for figures in measured:
        costs = ["-" if figures[name] is None else f"{figures[name]}" for name in COSTS]
        rates = ["-" if figures[name] is None else f"{figures[name]:,}" for name in RATES]
        table.add_row(str(figures["game"]), *costs, *rates)
    return table


def _table(words: Words, first: str, columns: tuple[str, ...]) -> "Table":
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    table.add_column(words.say(f"bench-{first}"))
    for column in columns:
        table.add_column(words.say(f"bench-{column}"), justify="right", overflow="fold")
    return table
