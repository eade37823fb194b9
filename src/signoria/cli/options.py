"""Options that several commands share, and how their values are read."""

from collections.abc import Callable
from typing import Any, TypeVar

import click

from signoria.kernel.errors import SignoriaError
from signoria.kernel.fields import Json
from signoria.text import language_of_locale

F = TypeVar("F", bound=Callable[..., Any])

LANGUAGES = ["cs", "en"]


def json_option(function: F) -> F:
    """`--json`: one JSON object on standard output and nothing else."""
    return click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")(function)


def language_option(function: F) -> F:
    """`--lang`: Czech or English; by default what the locale says."""
    return click.option(
        "--lang",
        "language",
        type=click.Choice(LANGUAGES),
        default=language_of_locale,
        help="Czech or English; by default as the locale says.",
    )(function)


def agreements_option(function: F) -> F:
    """`--option name=value`, any number of times."""
    return click.option("--option", "agreements", multiple=True, metavar="NAME=VALUE", help="An option of the game.")(
        function
    )


def agreed(pairs: tuple[str, ...]) -> dict[str, Json]:
    """The options given as name=value."""
    chosen: dict[str, Json] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not (name and equals and value):
            raise SignoriaError(f"--option {pair!r} is not of the form name=value")
        if name in chosen:
            raise SignoriaError(f"--option {name} is given twice")
        chosen[name] = value
    return chosen


def seat_list(text: str) -> list[str]:
    """Who sits where: names between commas."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise SignoriaError(f"--seats {text!r} leaves a seat empty; name who sits there, as in random,random")
    return names
