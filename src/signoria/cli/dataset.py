"""signoria dataset: games of bots as Parquet, to learn from."""

import sys
from pathlib import Path

import click

from signoria.cli.options import agreed, agreements_option, json_option, language_option, seat_list
from signoria.cli.output import emit
from signoria.kernel.errors import SignoriaError
from signoria.kernel.registry import find
from signoria.text import Words


@click.command(name="dataset")
@click.argument("game_name", metavar="GAME")
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path, file_okay=False))
@click.option("--seats", "sitting", default="random,random", show_default=True, help="A bot for each seat.")
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--shard", "in_shard", type=click.IntRange(1), default=100, show_default=True, help="Games in a file.")
@click.option("--seed", default="0", show_default=True, help="The same seed gives the same games.")
@agreements_option
@language_option
@json_option
def command(
    game_name: str,
    folder: Path,
    sitting: str,
    count: int,
    in_shard: int,
    seed: str,
    agreements: tuple[str, ...],
    language: str,
    as_json: bool,
) -> None:
    """Write games of bots to Parquet files in DIR; a run that was broken off goes on where it was."""
    try:
        from signoria.research.dataset import Plan, write
    except ImportError as fault:
        raise SignoriaError(
            f"datasets need more than is installed: pip install 'signoria[research]' ({fault})"
        ) from None
    game = find(game_name)
    bots = seat_list(sitting)
    plan = Plan(game, game.setup(len(bots), agreed(agreements)), bots, count, seed, in_shard)
    words = Words(language, game.id)
    hidden = as_json or not sys.stderr.isatty()
    with click.progressbar(length=count, label=words.say("dataset-label"), file=sys.stderr, hidden=hidden) as bar:
        done = 0
        for games in write(plan, folder):
            bar.update(games - done)
            done = games
    shards = len(plan.shards())
    if as_json:
        emit({"game": game.id, "games": count, "shards": shards, "folder": str(folder)})
    else:
        click.echo(words.say("dataset-done", games=count, shards=shards, folder=str(folder)))
