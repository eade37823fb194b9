"""signoria rules: the clauses of a game, one of them, or which of them no test names."""

import ast
import re
from pathlib import Path

import click

from signoria.cli.options import json_option, language_option
from signoria.cli.output import emit
from signoria.kernel.errors import SignoriaError
from signoria.kernel.registry import find
from signoria.kernel.rulebook import rulebook, sentence

UNTESTED = 1


@click.command(name="rules")
@click.argument("game_name", metavar="GAME")
@click.argument("clause", required=False)
@click.option("--coverage", is_flag=True, help="Which clauses no test names; exit code 1 if there is one.")
@click.option("--tests", type=click.Path(path_type=Path), help="Where the tests are, if not in this checkout.")
@language_option
@json_option
def command(
    game_name: str, clause: str | None, coverage: bool, tests: Path | None, language: str, as_json: bool
) -> int:
    """Read the rules, one clause, or what the tests cover of them."""
    game = find(game_name)
    if coverage:
        return _cover(game.id, tests or _tests(), as_json)
    texts = clauses_of(game.id, clause, language)
    if as_json:
        emit({"game": game.id, "clauses": texts})
    else:
        for number, text in texts.items():
            click.echo(f"{click.style(number, bold=True)}  {plain(text)}")
    return 0


def clauses_of(game: str, clause: str | None, language: str) -> dict[str, str]:
    """The texts of all clauses of a game, or of one of them."""
    numbers = [_number(game, clause)] if clause is not None else list(rulebook(game, language))
    return {number: sentence(game, number, language) for number in numbers}


def plain(text: str) -> str:
    """A clause without the marks of Markdown."""
    return re.sub(r"`([^`]*)`", r"\1", text.replace("**", ""))


def _number(game: str, clause: str) -> str:
    """A clause by its full number or by what follows the dash: RIA-4.7, ria-4.7, 4.7."""
    book = rulebook(game)
    wanted = clause.strip().upper().rstrip(".")
    for number in book:
        if wanted in (number, number.partition("-")[2]):
            return number
    raise SignoriaError(f"{game} has no clause {clause!r}; it has {next(iter(book))} to {list(book)[-1]}")


def _tests() -> Path:
    """The tests of the checkout that this file, or else the working directory, belongs to."""
    for place in (Path(__file__).resolve().parents[3], Path.cwd()):
        if (place / "tests" / "clauses.py").is_file():
            return place / "tests"
    raise SignoriaError("there are no tests here: call this in a checkout, or say --tests DIRECTORY")


def _cover(game: str, tests: Path, as_json: bool) -> int:
    if not tests.is_dir():
        raise SignoriaError(f"{tests} is no directory of tests")
    named: set[str] = set()
    for module in sorted(tests.rglob("*.py")):
        named |= clauses_named(module)
    book = rulebook(game)
    missing = [number for number in book if number not in named]
    if as_json:
        tested = [number for number in book if number in named]
        emit({"game": game, "clauses": list(book), "tested": tested, "missing": missing})
    else:
        for number in missing:
            click.echo(f"{number}  {plain(sentence(game, number))}")
        click.echo(f"{game}: {len(book) - len(missing)} of {len(book)} clauses are named by a test")
    return UNTESTED if missing else 0


def clauses_named(module: Path) -> set[str]:
    """What a module names in calls of `clause`, read without running it."""
    try:
        tree = ast.parse(module.read_text(encoding="utf-8"))
    except (OSError, SyntaxError, ValueError) as fault:
        raise SignoriaError(f"{module} can't be read as Python: {fault}") from None
    return {
        argument.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and _is_clause(node.func)
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def _is_clause(called: ast.expr) -> bool:
    name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
    return name == "clause"
