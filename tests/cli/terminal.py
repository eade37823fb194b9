"""Commands as tests call them: in this process, with what came out on both streams."""

import json
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from signoria.cli import main


def call(*words: str | Path, typed: str = "") -> Result:
    """A command with its arguments; `typed` is what a person types."""
    return CliRunner().invoke(main, [str(word) for word in words], input=typed, prog_name="signoria")


def answer(*words: str | Path, typed: str = "", code: int = 0) -> dict[str, Any]:
    """The one JSON object of a command called with --json; nothing else may stand on standard output."""
    result = call(*words, "--json", typed=typed)
    assert result.exit_code == code, result.stderr
    lines = result.stdout.splitlines()
    assert len(lines) == 1, result.stdout
    found: dict[str, Any] = json.loads(lines[0])
    return found


def refused(*words: str | Path, typed: str = "") -> str:
    """The one sentence on standard error with which a command refuses bad input."""
    for more in ([], ["--json"]):
        result = call(*words, *more, typed=typed)
        assert result.exit_code == 2, (words, result.exit_code, result.output)
        assert result.stdout == ""
        assert result.stderr.startswith("signoria: ")
        assert result.stderr.count("\n") == 1, result.stderr
        assert "Traceback" not in result.stderr
        assert "fault of Signoria" not in result.stderr
    return result.stderr
