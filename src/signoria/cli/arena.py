"""signoria arena: bots meet each other, and are rated."""

import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import click

from signoria.arena.keeping import keep, resume
from signoria.arena.match import Result, Thought, contender
from signoria.arena.pairing import Tournament, jobs
from signoria.arena.report import page, percent
from signoria.arena.standings import Standings
from signoria.arena.workers import Workers, processes, ray
from signoria.cli.files import write_text
from signoria.cli.options import agreed, agreements_option, json_option, language_option
from signoria.cli.output import emit
from signoria.kernel.errors import SignoriaError
from signoria.kernel.game import Game
from signoria.kernel.registry import find
from signoria.text import Words

USUAL_SEATS = 2


@click.command(name="arena")
@click.argument("game_name", metavar="GAME")
@click.argument("bots", metavar="BOT BOT...", nargs=-1, required=True)
@click.option("--games", type=click.IntRange(1), default=200, show_default=True, help="Games of each pair, at most.")
@click.option("--seats", type=int, help="How many sit at the table; by default two, if the game can be played so.")
@agreements_option
@click.option("--time", "seconds", type=click.FloatRange(0.001), help="Seconds a move of search.")
@click.option("--iterations", type=click.IntRange(1), help="Playouts a move of search.")
@click.option("--seed", default="1", show_default=True, help="The same seed gives the same deals.")
@click.option("--processes", "count", type=click.IntRange(1), help="Games at the same time; usually one a processor.")
@click.option("--ray", "address", metavar="ADDRESS", help="Play on a Ray cluster; 'local' starts one here.")
@click.option("--ladder", is_flag=True, help="Each bot meets only its neighbours, in the order given.")
@click.option("--whole", is_flag=True, help="Play all games, even when the order is settled.")
@click.option("--keep", "file", type=click.Path(path_type=Path), metavar="FILE", help="Keep every game; go on there.")
@click.option("--html", type=click.Path(path_type=Path), metavar="FILE", help="Write a report with plots.")
@language_option
@json_option
def command(
    game_name: str,
    bots: tuple[str, ...],
    games: int,
    seats: int | None,
    agreements: tuple[str, ...],
    seconds: float | None,
    iterations: int | None,
    seed: str,
    count: int | None,
    address: str | None,
    ladder: bool,
    whole: bool,
    file: Path | None,
    html: Path | None,
    language: str,
    as_json: bool,
) -> None:
    """Let bots play each other in all seats with the same deals, and rate them."""
    game = find(game_name)
    thought = Thought(iterations or 0, seconds or 0.0)
    if len(bots) < 2 or len(set(bots)) != len(bots):
        raise SignoriaError("an arena needs two different bots at least")
    for bot in bots:
        contender(bot, thought)
    options = dict(agreed(agreements))
    sitting = seats or (USUAL_SEATS if USUAL_SEATS in game.seats else min(game.seats))
    game.setup(sitting, options)
    standings = Standings(Tournament(game.id, options, sitting, bots, games, seed, thought, ladder))
    if file is not None:
        resume(file, standings)
    workers = ray(address) if address is not None else processes(count or os.cpu_count() or 1)
    words = Words(language, game.id)
    _play(standings, workers, file, whole, words)
    found = standings.document()
    if html is not None:
        write_text(html, page(standings, words.say("game-name"), words.say))
    if as_json:
        emit(found)
    else:
        _show(standings, game, words)


def _play(standings: Standings, workers: Workers, file: Path | None, whole: bool, words: Words) -> None:
    """All games that are still to be played, or as many as it takes."""
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    due = [job for job in jobs(standings.tournament) if job.number not in standings.results]
    if not due or (standings.is_settled() and not whole):
        return
    console = Console(stderr=True, highlight=False)
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(words.say("arena-plays"), total=len(due) + len(standings.results))
        progress.advance(task, len(standings.results))
        _take(workers(iter(due)), standings, file, whole, lambda: progress.advance(task))


def _take(
    results: Iterator[Result], standings: Standings, file: Path | None, whole: bool, tick: Callable[[], None]
) -> None:
    finished: dict[int, int] = {}
    for result in results:
        standings.add(result)
        if file is not None:
            keep(file, result)
        tick()
        finished[result.block] = finished.get(result.block, 0) + 1
        if not whole and finished[result.block] == len(result.sitting) and standings.is_settled():
            if isinstance(results, Generator):
                results.close()
            return


def _show(standings: Standings, game: Game, words: Words) -> None:
    from rich.console import Console
    from rich.table import Table

    found = standings.document()
    console = Console(highlight=False)
    settled = words.say("arena-settled" if found["settled"] else "arena-open")
    console.print(words.say("arena-line", game=words.say("game-name"), games=found["games"], settled=settled))
    table = Table(box=None, pad_edge=False)
    table.add_column(words.say("arena-bot"))
    for name in ("rating", "rate", "alone", "points", "time"):
        if name != "alone" or standings.tournament.seats > 2:
            table.add_column(words.say(f"arena-{name}"), justify="right")
    for row in rows(found):
        table.add_row(*row)
    console.print(table)
    for worker, done in found["workers"].items():
        rate = words.say("arena-worker", worker=worker, games=done["games"], rate=done["games_per_second"])
        console.print(rate, style="dim")


def rows(found: dict[str, Any]) -> Iterator[list[str]]:
    """The table of the players, the best first."""
    for name, player in sorted(found["players"].items(), key=lambda item: -item[1]["rating"]):
        yield [
            name,
            f"{player['rating']} ({player['rating_low']}–{player['rating_high']})",
            percent(player),
            *([percent(player["alone"])] if "alone" in player else []),
            f"{player['mean_score']:.1f}",
            f"{player['ms_a_move']:g} ms",
        ]
