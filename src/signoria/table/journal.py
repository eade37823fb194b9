"""The journal of a table: one ordered list of all that was ever done at it. The record of the game is part of it."""

from dataclasses import dataclass, field
from typing import Final

from signoria.kernel.fields import Json

OPENED: Final = "opened"
MOVE: Final = "move"
UNDO: Final = "undo"
CONFIRM: Final = "confirm"
SEAT: Final = "seat"
UNDO_ASKED: Final = "undo_asked"
UNDO_AGREED: Final = "undo_agreed"
UNDO_DECLINED: Final = "undo_declined"
LEASE: Final = "lease"
PAUSE: Final = "pause"
FLAG: Final = "flag"

TABLE: Final = ""  # what the table does by itself has no person


@dataclass(frozen=True, slots=True)
class Call:
    """Who asks, when, and the asker's own id of the wish: told twice under one id, it is carried out once."""

    person: str
    at: int
    key: str = ""


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """One thing done. Moves are in notation: their numbers change when a game gets new families of moves."""

    seq: int
    at: int
    kind: str
    person: str = TABLE
    key: str = ""
    actor: int = -1
    move: str = ""
    digest: str = ""
    body: dict[str, Json] = field(default_factory=dict)

    def number(self, name: str) -> int:
        value = self.body[name]
        assert isinstance(value, int)
        return value

    def seats(self, name: str) -> list[int]:
        value = self.body.get(name, [])
        assert isinstance(value, list)
        return [seat for seat in value if isinstance(seat, int)]

    def flag(self, name: str) -> bool:
        return self.body.get(name) is True


@dataclass(frozen=True, slots=True)
class Answer:
    """What the asker is told: the entry that the wish became, and the ply of the game right after it."""

    seq: int
    ply: int
