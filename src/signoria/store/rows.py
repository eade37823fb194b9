"""How journals, heads and summaries lie in rows."""

import json
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from signoria.kernel.documents import read, write
from signoria.kernel.fields import Json
from signoria.kernel.state import State
from signoria.store.schema import ENTRIES, HALL, SITTINGS, SNAPSHOTS, TABLES
from signoria.table.head import Head, read_head
from signoria.table.journal import JournalEntry
from signoria.table.seats import OPEN
from signoria.table.sight import standing_of
from signoria.table.table import Table

_JOURNAL = (
    select(
        ENTRIES.c.seq,
        ENTRIES.c.at,
        ENTRIES.c.kind,
        ENTRIES.c.person,
        ENTRIES.c.key,
        ENTRIES.c.actor,
        ENTRIES.c.move,
        ENTRIES.c.digest,
        ENTRIES.c.body,
    )
    .where(ENTRIES.c.table_id == bindparam("of_table"), ENTRIES.c.seq > bindparam("after"))
    .order_by(ENTRIES.c.seq)
)


def compact(document: Json) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def row_of(table: str, entry: JournalEntry) -> dict[str, Any]:
    return {
        "table_id": table,
        "seq": entry.seq,
        "at": entry.at,
        "kind": entry.kind,
        "person": entry.person,
        "key": entry.key or None,
        "actor": entry.actor,
        "move": entry.move,
        "digest": entry.digest,
        "body": compact(entry.body),
    }


def entries_of(connection: Connection, table: str, after: int = 0) -> list[JournalEntry]:
    """The journal of a table behind an entry."""
    place = {"of_table": table, "after": after}
    return [
        JournalEntry(seq, at, kind, person, key or "", actor, move, digest, json.loads(body))
        for seq, at, kind, person, key, actor, move, digest, body in connection.execute(_JOURNAL, place)
    ]


def head_of(connection: Connection, table: str) -> Head | None:
    text = connection.execute(select(TABLES.c.head).where(TABLES.c.id == table)).scalar()
    return None if text is None else read_head(json.loads(text))


def newest_snapshot(connection: Connection, head: Head) -> tuple[State | None, int]:
    """The state at the highest ply that a snapshot knows. It is a cache: one that can't be read is none."""
    wanted = (
        select(SNAPSHOTS.c.ply, SNAPSHOTS.c.document)
        .where(SNAPSHOTS.c.table_id == head.table)
        .order_by(SNAPSHOTS.c.ply.desc())
        .limit(1)
    )
    row = connection.execute(wanted).first()
    if row is None:
        return None, 0
    try:
        return read(head.game(), json.loads(row.document)), row.ply
    except Exception:  # written by an older version, or damaged: playing from the start is always right
        return None, 0


def write_snapshot(connection: Connection, table: Table) -> None:
    row = {"table_id": table.head.table, "ply": table.standing.ply, "document": compact(write(table.referee.state))}
    place = (SNAPSHOTS.c.table_id == row["table_id"], SNAPSHOTS.c.ply == row["ply"])
    connection.execute(delete(SNAPSHOTS).where(*place))
    connection.execute(insert(SNAPSHOTS).values(row))


def hall_row(table: Table) -> dict[str, Any]:
    standing = table.standing
    until = [standing.clocks.seats[seat].falls_at() for seat in standing.timed() - standing.flagged]
    return {
        "table_id": table.head.table,
        "game": table.head.record.game,
        "is_over": table.over,
        "is_listed": table.head.house.listed,
        "has_open_seat": any(seat.kind == OPEN for seat in standing.seats),
        "last_activity": standing.last_at,
        "deadline": min((time for time in until if time is not None), default=None),
        "summary": compact(standing_of(table)),
    }


def sitting_rows(table: Table) -> list[dict[str, Any]]:
    standing = table.standing
    due = {standing.held} if standing.held >= 0 else set(standing.asked)
    return [
        {
            "table_id": table.head.table,
            "seat": number,
            "kind": seat.kind,
            "person": seat.person,
            "is_asked": number in due and not table.over,
        }
        for number, seat in enumerate(standing.seats)
    ]


# Built once: SQLAlchemy takes longer to build these than SQLite to carry them out.
_NEW_HALL = insert(HALL)
_NEW_SITTINGS = insert(SITTINGS)
_HALL_NOW = (
    update(HALL)
    .where(HALL.c.table_id == bindparam("of_table"))
    .values({column.name: bindparam(column.name) for column in HALL.c if column.name != "table_id"})
)
_SITTING_NOW = (
    update(SITTINGS)
    .where(SITTINGS.c.table_id == bindparam("of_table"), SITTINGS.c.seat == bindparam("of_seat"))
    .values(kind=bindparam("kind"), person=bindparam("person"), is_asked=bindparam("is_asked"))
)


def write_caches(connection: Connection, table: Table, sat: list[dict[str, Any]] | None = None) -> None:
    """The table's row in the hall and its sittings as they are now; `sat` are those that are stored, if any."""
    hall, sittings = hall_row(table), sitting_rows(table)
    if sat is None:
        connection.execute(_NEW_HALL, hall)
        connection.execute(_NEW_SITTINGS, sittings)
        return
    name = hall.pop("table_id")
    connection.execute(_HALL_NOW, {"of_table": name, **hall})
    changed = [now for now, before in zip(sittings, sat, strict=True) if now != before]
    if changed:
        words = ("kind", "person", "is_asked")
        rows = [{"of_table": name, "of_seat": row["seat"], **{word: row[word] for word in words}} for row in changed]
        connection.execute(_SITTING_NOW, rows)
