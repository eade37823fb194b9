"""signoria observation: what each number of an observation vector stands for."""

import click

from signoria.cli.options import agreed, agreements_option, json_option
from signoria.cli.output import emit
from signoria.kernel.errors import SignoriaError
from signoria.kernel.registry import find


@click.command(name="observation")
@click.argument("game_name", metavar="GAME")
@click.option("--seats", type=int, default=0, help="How many seats; by default the fewest.")
@agreements_option
@json_option
def command(game_name: str, seats: int, agreements: tuple[str, ...], as_json: bool) -> None:
    """List the numbers that a learner gets for what a seat sees, by their names."""
    try:
        from signoria.research.match import fewest
        from signoria.research.observation import Observation
    except ImportError as fault:
        raise SignoriaError(
            f"vectors need more than is installed: pip install 'signoria[research]' ({fault})"
        ) from None
    game = find(game_name)
    options = agreed(agreements)
    setup = game.setup(seats or fewest(game, options), options)
    labels = Observation(game, setup).labels
    if as_json:
        emit({"game": game.id, "seats": setup.seats, "size": len(labels), "labels": labels})
        return
    for place, label in enumerate(labels):
        click.echo(f"{place:6} {label}")
