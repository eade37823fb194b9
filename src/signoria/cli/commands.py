"""The group of commands. Loads what is called and nothing else, and turns every fault into one sentence."""

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import click

from signoria import __version__
from signoria.kernel.errors import SignoriaError

BAD_INPUT = 2
BROKEN = 70  # EX_SOFTWARE of sysexits.h
STOPPED = 130  # what shells give for a command ended by Ctrl-C

COMMANDS = {
    "serve": "Serve the web table.",
    "admin": "Look after the database of a server: back up, restore, verify, migrate.",
    "play": "Play a game in the terminal, against bots or each other.",
    "run": "Let bots play many games and count.",
    "replay": "Replay a game file strictly and show where it leads.",
    "position": "Show a position and its legal moves, and play on from it.",
    "why": "Say which clause forbids a move, or that it is legal.",
    "advise": "Ask a bot what it would do in a game, and why.",
    "rules": "Read the rules, one clause, or what the tests cover of them.",
    "data": "Check the facts of a game, before you play with changed ones.",
    "games": "List the games there are.",
    "observation": "List what each number of an observation vector stands for.",
    "dataset": "Write games of bots to Parquet files, to learn from.",
    "arena": "Let bots play each other in all seats with the same deals, and rate them.",
    "tune": "Find what the features of a game's mind are worth, by self-play.",
    "bench": "Measure how fast games are played.",
}


class Commands(click.Group):
    """A group whose commands are imported when they are asked for: help costs no import of a game."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"signoria.cli.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Runs a command; whatever is wrong is one sentence on standard error and an exit code."""
        try:
            code = super().main(args, prog_name or "signoria", complete_var, standalone_mode=False, **extra)
        except click.exceptions.NoArgsIsHelpError as fault:
            click.echo(fault.format_message())
            code = BAD_INPUT
        except click.ClickException as fault:
            code = _complain(fault.format_message())
        except SignoriaError as fault:
            code = _complain(str(fault))
        except (click.Abort, KeyboardInterrupt):
            code = STOPPED
        except Exception as fault:
            code = _complain(f"a fault of Signoria itself, please report it: {type(fault).__name__}: {fault}", BROKEN)
        if standalone_mode:
            sys.exit(code if isinstance(code, int) else 0)
        return code


def _complain(sentence: str, code: int = BAD_INPUT) -> int:
    """One line, whatever the fault quoted."""
    click.echo("signoria: " + " ".join(sentence.split()), err=True)
    return code


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="signoria")
def main() -> None:
    """Signoria: modern board games, their rules, bots and a table around them."""
