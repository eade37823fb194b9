"""How a command prints its answer as JSON."""

import json

import click

from signoria.kernel.fields import Json


def emit(answer: dict[str, Json]) -> None:
    """The one JSON object of a command called with --json."""
    click.echo(json.dumps(answer, ensure_ascii=False))
