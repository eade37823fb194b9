"""The record of a game as a text that a person can read and write: a header, then one move a line."""

import json
from typing import Final

from signoria.kernel.agenda import CHANCE, EVERYONE
from signoria.kernel.domain import SEATS
from signoria.kernel.errors import SignoriaError
from signoria.kernel.fields import Json
from signoria.kernel.moves import Move, MoveTable
from signoria.kernel.setup import Setup

FORM: Final = "signoria 1"


class Entry:
    """A move that was made, or (with `undone_to`) the wish that everything after a ply be undone."""

    __slots__ = ("actor", "digest", "move", "reveals", "undone_to", "witness")

    def __init__(
        self,
        actor: int,
        move: Move,
        digest: str,
        witness: int = EVERYONE,
        reveals: bool = False,
        undone_to: int = -1,
    ) -> None:
        self.actor = actor
        self.move = move
        self.digest = digest
        self.witness = witness
        self.reveals = reveals
        self.undone_to = undone_to

    def notation(self, moves: MoveTable, viewer: int) -> str:
        """The move as a seat may know it."""
        return moves.notation(self.move) if self.witness in (EVERYONE, viewer) else moves.veiled(self.move)


class Header:
    """What stands above the moves. `position` is the document that the game began from, if not from the start."""

    __slots__ = ("commitment", "edition", "game", "names", "position", "seed", "setup")

    def __init__(
        self,
        game: str,
        edition: str,
        setup: Setup,
        names: list[str],
        commitment: str | None = None,
        seed: str | None = None,
        position: Json = None,
    ) -> None:
        for name in names:
            if not name.strip() or "|" in name or "\n" in name or "#" in name:
                raise SignoriaError(f"{name!r} can't be a seat's name: it needs a letter and no |, # or line break")
        self.game = game
        self.edition = edition
        self.setup = setup
        self.names = names
        self.commitment = commitment
        self.seed = seed
        self.position = position

    def lines(self, whole: bool) -> list[str]:
        """The lines of the header; what would tell hidden things stands only in the whole one."""
        options = " ".join(f"{name}={value}" for name, value in self.setup.options.items())
        lines = [
            FORM,
            f"game: {self.game}",
            f"edition: {self.edition}",
            f"rules: {self.setup.rules.version}",
            f"seats: {' | '.join(self.names)}",
        ]
        if options:
            lines.append(f"options: {options}")
        if self.position is not None and whole:
            lines.append(f"position: {json.dumps(self.position, ensure_ascii=False)}")
        if self.commitment is not None:
            lines.append(f"commitment: {self.commitment}")
        return [*lines, ""]


class Record:
    """Header and entries, and the line of moves that is left when all undo entries are carried out."""

    __slots__ = ("entries", "header", "line")

    def __init__(self, header: Header) -> None:
        self.header = header
        self.entries: list[Entry] = []
        self.line: list[Entry] = []

    def add(self, entry: Entry) -> None:
        self.entries.append(entry)
        if entry.undone_to >= 0:
            self.line = self.line[: entry.undone_to]
        else:
            self.line.append(entry)

    def forget_last(self) -> None:
        self.entries.pop()
        self.line.pop()

    def horizon(self, seat: int) -> int:
        """The ply to which a seat may go back without learning anything and without crossing anybody's act."""
        ply = len(self.line)
        while ply > 0 and self.line[ply - 1].actor == seat and not self.line[ply - 1].reveals:
            ply -= 1
        return ply

    def text(self, moves: MoveTable, over: bool) -> str:
        """The whole record; the seed stands in it once the game is over."""
        head = self.header.lines(True)
        if over and self.header.seed is not None:
            head.insert(-1, f"seed: {self.header.seed}")
        return "\n".join([*head, *self._lines(moves, None)]) + "\n"

    def text_for(self, moves: MoveTable, viewer: int) -> str:
        """The record of a running game as a seat may read it: hidden moves veiled, no digests, no seed."""
        return "\n".join([*self.header.lines(False), *self._lines(moves, viewer)]) + "\n"

    def _lines(self, moves: MoveTable, viewer: int | None) -> list[str]:
        lines: list[str] = []
        ply = 0
        for entry in self.entries:
            if entry.undone_to >= 0:
                ply = entry.undone_to
                lines.append(f"undo {ply} by {SEATS.ids[entry.actor]}")
                continue
            ply += 1
            lines.append(f"{ply} {actor_word(entry.actor)} {self._move(entry, moves, viewer)}")
        return lines

    def _move(self, entry: Entry, moves: MoveTable, viewer: int | None) -> str:
        return f"{moves.notation(entry.move)} :{entry.digest}" if viewer is None else entry.notation(moves, viewer)


def actor_word(actor: int) -> str:
    """How an actor is written in a record: chance is a star."""
    return "*" if actor == CHANCE else SEATS.ids[actor]
