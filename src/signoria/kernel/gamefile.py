"""Reading a game file: strict, line by line, by replaying it; what precedes a damage is never lost."""

import json
import re
from typing import Final

from signoria.kernel.agenda import CHANCE
from signoria.kernel.chance import Seed
from signoria.kernel.domain import SEATS
from signoria.kernel.errors import Illegal, SignoriaError, Unreadable
from signoria.kernel.facts import FOLDER, mark_of
from signoria.kernel.fields import Json
from signoria.kernel.game import Game
from signoria.kernel.record import FORM, Header
from signoria.kernel.referee import Referee
from signoria.kernel.registry import find

KEYS: Final = ["game", "edition", "rules", "seats", "options", "position", "commitment", "seed"]
MOVE: Final = re.compile(r"^(\d{1,6}) (\*|\d) (.+) :([0-9a-f]{8})$", re.ASCII)
UNDO: Final = re.compile(r"^undo (\d{1,6}) by (\d)$", re.ASCII)


class Damaged(SignoriaError):
    """A game file that stops being one at a line. `sound` is the game up to there, if the header could be read."""

    def __init__(self, line: int, fault: SignoriaError, clause: str | None, sound: Referee | None) -> None:
        super().__init__(f"line {line}: {fault}")
        self.line = line
        self.clause = clause
        self.sound = sound


def read_record(text: str) -> Referee:
    """The game of a game file, replayed move by move; or Damaged."""
    lines = text.splitlines()
    referee: Referee | None = None
    words: dict[str, str] = {}
    for number, line in enumerate(lines, 1):
        content = line.split("#", 1)[0].strip()
        try:
            if number == 1:
                _expect_form(content)
            elif not content:
                if words and referee is None and "seats" in words:
                    referee = _open(words)
            elif referee is None and ": " in content:
                _read_key(content, words)
            else:
                referee = referee or _open(words)
                _read_entry(referee, content)
        except SignoriaError as fault:
            raise Damaged(number, fault, fault.clause if isinstance(fault, Illegal) else None, referee) from fault
    if referee is None:
        try:
            referee = _open(words)
        except SignoriaError as fault:
            raise Damaged(len(lines) or 1, fault, None, None) from fault
    return referee


def _expect_form(content: str) -> None:
    if content != FORM:
        raise Unreadable("", f"{content[:40]!r} does not begin a game file", repr(FORM))


def _read_key(content: str, words: dict[str, str]) -> None:
    key, value = content.split(": ", 1)
    if key not in KEYS:
        raise Unreadable("", f"{key!r} is unknown", "one of " + ", ".join(KEYS))
    if key in words:
        raise Unreadable("", f"{key} stands twice", "each line of the header once")
    words[key] = value.strip()


def _open(words: dict[str, str]) -> Referee:
    for key in ("game", "rules", "seats"):
        if key not in words:
            raise Unreadable("", f"the header has no {key}", f"a line '{key}: ...'")
    game: Game = find(words["game"])
    names = [name.strip() for name in words["seats"].split("|")]
    options: dict[str, Json] = {}
    for pair in words.get("options", "").split():
        name, equals, value = pair.partition("=")
        if not equals:
            raise Unreadable("options", f"{pair!r} is no option", "name=value")
        options[name] = value
    setup = game.setup(len(names), options, words["rules"])
    seed, commitment = words.get("seed"), words.get("commitment")
    if seed is not None and commitment is not None and Seed(seed).commitment() != commitment:
        raise Unreadable("seed", "the seed is not the one that was committed to", "the seed of this game")
    position: Json = None
    if "position" in words:
        position = read_json(words["position"], "position")
    edition = words.get("edition", game.edition)
    if mark_of(edition) != mark_of(game.edition):
        raise Unreadable(
            "edition", f"played with other facts than ours, {edition!r}", f"{game.edition!r}; see {FOLDER}"
        )
    header = Header(game.id, edition, setup, names, commitment, seed, position)
    return Referee(game, header, Seed(seed) if seed is not None else None)


def read_json(text: str, where: str) -> Json:
    """A JSON document, or Unreadable with the place of the fault."""
    try:
        document: Json = json.loads(text)
    except ValueError as fault:
        raise Unreadable(where, f"no JSON ({fault})", "a document") from fault
    return document


def _read_entry(referee: Referee, content: str) -> None:
    undo = UNDO.match(content)
    if undo is not None:
        referee.undo(int(undo[1]), SEATS.index(undo[2], "undo"))
        return
    match = MOVE.match(content)
    if match is None:
        raise Unreadable("", f"{content[:60]!r} is no move", "'ply actor move :digest' or 'undo ply by seat'")
    ply = len(referee.record.line) + 1
    if int(match[1]) != ply:
        raise Unreadable("", f"ply {match[1]} stands here", f"ply {ply}")
    actor = CHANCE if match[2] == "*" else SEATS.index(match[2], "actor")
    referee.play(actor, referee.game.moves.parse(match[3]))
    reached = referee.record.line[-1].digest
    if reached != match[4]:
        referee.forget_last()
        raise Unreadable("", f"the digest is {match[4]}", f"{reached} after {match[3]}")
