"""The file of a tournament: what is played, then a line for every game. A tournament goes on where its file ends."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from signoria.arena.match import Result
from signoria.arena.standings import Standings
from signoria.kernel.errors import SignoriaError


def resume(path: Path, standings: Standings) -> None:
    """Takes over the games of a file, or begins it."""
    head = json.dumps(standings.tournament.document())
    if not path.exists():
        _append(path, head)
        return
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError) as fault:
        raise SignoriaError(f"{path} can't be read: {fault}") from None
    if not lines or _read(path, 1, lines[0]) != json.loads(head):
        raise SignoriaError(f"{path} holds another tournament; name another file, or play the same")
    for number, line in enumerate(lines[1:], 2):
        if number == len(lines) and not line.endswith("}"):
            break  # the last line of a run that was killed while it wrote
        standings.add(_result(path, number, line))
    # Written anew as a whole, so that half a line leaves no trace.
    path.write_text("\n".join([head, *(_line(result) for result in standings.all())]) + "\n", encoding="utf-8")


def keep(path: Path, result: Result) -> None:
    _append(path, _line(result))


def _line(result: Result) -> str:
    return json.dumps(asdict(result))


def _append(path: Path, line: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")
    except OSError as fault:
        raise SignoriaError(f"{path} can't be written: {fault}") from None


def _read(path: Path, number: int, line: str) -> object:
    try:
        return json.loads(line)
    except ValueError as fault:
        raise SignoriaError(f"{path}, line {number}: {fault}") from None


def _result(path: Path, number: int, line: str) -> Result:
    found = _read(path, number, line)
    if not isinstance(found, dict) or set(found) != set(Result.__slots__):
        raise SignoriaError(f"{path}, line {number}: no result of a game")
    fields: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in found.items()}
    return Result(**fields)
