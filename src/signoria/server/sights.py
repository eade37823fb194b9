"""What one viewer is sent of a table: the table's own sight, and what the server knows beside it."""

from dataclasses import dataclass

from signoria.kernel.fields import Json
from signoria.table import sight as outlets
from signoria.table.chat import ChatLine
from signoria.table.table import Table


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks, from which seat (None: looks on), and up to which entry this person had seen the table before."""

    person: str
    seat: int | None
    seen: int = 0


def sight_of(table: Table, viewer: Viewer, now: int) -> dict[str, Json]:
    person, seat = viewer.person, viewer.seat
    mine: list[Json] = [number for number, held in enumerate(table.standing.seats) if held.held_by(person)]
    return {
        **outlets.sight(table, person, seat),
        "mine": mine,
        "is_owner": bool(person) and person == table.head.owner,
        "seat": seat,
        "seen": viewer.seen,
        "names": list(table.referee.record.header.names),
        "house": table.head.house.document(),
        "read_only": table.head.house.read_only,
        "now": now,
    }


def history_of(table: Table, viewer: Viewer, since: int) -> dict[str, Json]:
    """Moves and events after a ply."""
    start = min(max(0, since), table.standing.ply)
    return {
        "from": start,
        "line": list(outlets.line(table, viewer.person, viewer.seat, start)),
        "events": list(outlets.events(table, viewer.person, viewer.seat, start)),
    }


def live_sight_of(table: Table, viewer: Viewer, seq: int, now: int) -> dict[str, Json]:
    """The sight with what is new in it to one who knows the journal up to an entry."""
    sight = sight_of(table, viewer, now)
    return {"type": "sight", "now": now, "sight": sight, **history_of(table, viewer, outlets.changed_since(table, seq))}


def chat_of(lines: list[tuple[int, ChatLine]]) -> list[Json]:
    """Lines of talk as everybody at the table sees them: the seat that spoke, never the person."""
    return [
        {
            "number": number,
            "at": line.at,
            "seat": line.seat if line.seat >= 0 else None,
            "ply": line.ply,
            "text": line.text,
        }
        for number, line in lines
    ]
