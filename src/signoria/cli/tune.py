"""signoria tune: finds the weights of a game's mind by self-play."""

from pathlib import Path

import click

from signoria.arena.tuning import Round, document, mind_to_tune, tune, written
from signoria.cli.options import agreed, agreements_option, json_option, language_option
from signoria.cli.output import emit
from signoria.kernel.registry import find
from signoria.text import Words


@click.command(name="tune")
@click.argument("game_name", metavar="GAME")
@click.option("--games", type=click.IntRange(10), default=200, show_default=True, help="Games of a round.")
@click.option("--rounds", type=click.IntRange(1), default=3, show_default=True, help="Each plays with what was found.")
@click.option("--seed", default="1", show_default=True, help="The same seed gives the same weights.")
@click.option("--processes", type=click.IntRange(1), default=1, show_default=True, help="Games at the same time.")
@click.option("--write", "target", type=click.Path(path_type=Path), metavar="FILE", help="Write data/mind.json.")
@agreements_option
@language_option
@json_option
def command(
    game_name: str,
    games: int,
    rounds: int,
    seed: str,
    processes: int,
    target: Path | None,
    agreements: tuple[str, ...],
    language: str,
    as_json: bool,
) -> None:
    """Find what the features of a game's mind are worth, by self-play."""
    from rich.console import Console
    from rich.progress import Progress

    game = find(game_name)
    agreement = agreed(agreements)
    mind = mind_to_tune(game)
    words = Words(language, game.id)
    console = Console(stderr=True, highlight=False)
    last: Round | None = None
    with Progress(console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(game.id, total=games * rounds)

        def played(count: int) -> None:
            progress.advance(task, count)

        for last in tune(game, games, rounds, seed, processes, played, agreement):
            found = last.fit
            r2, error = round(found.r2, 3), round(found.error, 2)
            console.print(words.say("tune-round", round=last.number, r2=r2, error=error, margin=round(last.margin, 1)))
    assert last is not None
    found_weights = document(game, mind, last, seed, agreement)
    if target is not None:
        written(target, found_weights)
    if as_json:
        emit(found_weights)
    elif target is None:
        for name, weight in zip(mind.names, last.weights, strict=True):
            click.echo(f"{weight:9.3f} {name}")
