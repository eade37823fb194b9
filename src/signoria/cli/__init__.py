"""The command line: every command is a module of its own, loaded when it is called."""

from signoria.cli.commands import main

__all__ = ["main"]
