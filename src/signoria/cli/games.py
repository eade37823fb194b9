"""signoria games: what can be played."""

import click

from signoria.cli.options import json_option, language_option
from signoria.cli.output import emit
from signoria.kernel.registry import find, names
from signoria.text import Words


@click.command(name="games")
@language_option
@json_option
def command(language: str, as_json: bool) -> None:
    """List the games there are."""
    found = [find(name) for name in names()]
    if as_json:
        described: list[object] = [
            {
                "id": game.id,
                "edition": game.edition,
                "rules": game.version,
                "seats": game.seats,
                "options": {option.name: option.values for option in game.options},
            }
            for game in found
        ]
        emit({"games": described})
        return
    for game in found:
        words = Words(language, game.id)
        seats = f"{game.seats[0]}-{game.seats[-1]}"
        click.echo(f"{click.style(game.id, bold=True)}  {words.say('games-line', seats=seats, rules=game.version)}")
        for option in game.options:
            click.echo(f"  --option {option.name}=...  {words.say(f'option-{option.name}')}")
            for place, value in enumerate(option.values):
                usual = words.say("games-usual") if place == 0 else ""
                click.echo(f"    {value}  {words.say(f'option-{option.name}-{value}')}{usual}")
