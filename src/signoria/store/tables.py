"""Tables in the database: one transaction a command, one order a table, and a move is acknowledged after its commit."""

import json
import logging
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, delete, insert, select
from sqlalchemy.exc import IntegrityError

from signoria.kernel.errors import SignoriaError
from signoria.kernel.fields import Json
from signoria.store.bus import Bus, Hint
from signoria.store.database import Writing
from signoria.store.rows import (
    compact,
    entries_of,
    head_of,
    newest_snapshot,
    row_of,
    sitting_rows,
    write_caches,
    write_snapshot,
)
from signoria.store.schema import ENTRIES, HALL, SITTINGS, SNAPSHOTS, TABLES
from signoria.table import journal
from signoria.table.head import Head
from signoria.table.seats import Seat
from signoria.table.table import Table, load, open_table

T = TypeVar("T")

SNAPSHOT_EVERY: Final = 32
KEPT: Final = 256  # tables that stay in memory
TRIES: Final = 20
_NEW_ENTRIES: Final = insert(ENTRIES)
LOG = logging.getLogger(__name__)


class NoSuchTable(SignoriaError):
    """There is no table of that name."""

    def __init__(self, table: str) -> None:
        super().__init__(f"there is no table {table[:64]!r}")


class _Place:
    """Where a table is kept in memory, one user at a time."""

    __slots__ = ("lock", "table")

    def __init__(self) -> None:
        self.lock = Lock()
        self.table: Table | None = None


class TableStore:
    """Safe for threads; several processes may have the same database open."""

    def __init__(self, engine: Engine, bus: Bus, kept: int = KEPT) -> None:
        self._engine = engine
        self._writing = Writing(engine)
        self._bus = bus
        self._kept = kept
        self._places: OrderedDict[str, _Place] = OrderedDict()
        self._lock = Lock()

    def open(self, head: Head, seats: list[Seat]) -> int:
        """A new table, stored; gives its last entry."""
        return self.keep(open_table(head, seats))

    def keep(self, table: Table) -> int:
        """Stores a table that was just made; gives its last entry."""
        head = table.head
        row = {"id": head.table, "owner": head.owner, "opened": head.opened, "head": compact(head.document())}
        try:
            with self._writing.begin() as connection:
                connection.execute(insert(TABLES).values(row))
                connection.execute(_NEW_ENTRIES, [row_of(head.table, entry) for entry in table.entries])
                write_caches(connection, table)
        except IntegrityError as fault:
            raise SignoriaError(f"there is a table {head.table!r} already") from fault
        self._tell(table)
        return table.standing.seq

    def act(self, name: str, command: Callable[[Table], T]) -> T:
        """Carries a command out on the newest state and commits what it noted.

        If another process was quicker, the command runs again on what is newer; it then raises Stale by itself, or
        finds that nothing which matters to it has changed.
        """
        place = self._place(name)
        with place.lock:
            for _ in range(TRIES):
                try:
                    table, answer = self._attempt(place, name, command)
                except IntegrityError:
                    place.table = None
                    continue
                self._tell(table)
                return answer
        raise SignoriaError("the table is too busy just now; try again")

    def _attempt(self, place: _Place, name: str, command: Callable[[Table], T]) -> tuple[Table, T]:
        is_sound = False
        try:
            with self._writing.begin() as connection:
                table = self._newest(connection, place, name)
                before, ply, sat = table.standing.seq, table.standing.ply, sitting_rows(table)
                try:
                    answer = command(table)
                except SignoriaError:
                    is_sound = table.standing.seq == before
                    raise
                if table.standing.seq > before:
                    self._append(connection, table, before, ply, sat)
            is_sound = True
            return table, answer
        finally:
            # What wasn't committed must not stay in memory as if it were.
            if not is_sound:
                place.table = None

    def look(self, name: str, question: Callable[[Table], T]) -> T:
        """Asks something of the newest state; changes nothing."""
        place = self._place(name)
        with place.lock:
            with self._engine.connect() as connection:
                table = self._newest(connection, place, name)
            before = table.standing.seq
            try:
                return question(table)
            finally:
                if table.standing.seq != before:
                    place.table = None

    def _place(self, name: str) -> _Place:
        with self._lock:
            place = self._places.setdefault(name, _Place())
            self._places.move_to_end(name)
            if len(self._places) > self._kept:
                self._places.popitem(last=False)
            return place

    def _newest(self, connection: Connection, place: _Place, name: str) -> Table:
        """The table as the database has it: what is in memory, caught up, or loaded."""
        if place.table is not None:
            known = place.table
            place.table = None
            known.catch_up(entries_of(connection, name, known.standing.seq))
            place.table = known
            return known
        place.table = load_table(connection, name)
        return place.table

    def _append(self, connection: Connection, table: Table, before: int, ply: int, sat: list[dict[str, Any]]) -> None:
        new = table.entries[before:]
        connection.execute(_NEW_ENTRIES, [row_of(table.head.table, entry) for entry in new])
        for entry in new:
            if entry.kind == journal.UNDO:
                ply = min(ply, entry.number("to"))
                gone = (SNAPSHOTS.c.table_id == table.head.table, SNAPSHOTS.c.ply > ply)
                connection.execute(delete(SNAPSHOTS).where(*gone))
        if ply // SNAPSHOT_EVERY < table.standing.ply // SNAPSHOT_EVERY:
            write_snapshot(connection, table)
        write_caches(connection, table, sat)

    def _tell(self, table: Table) -> None:
        """A hint that is lost costs time, not truth: the move is committed whatever the bus does."""
        try:
            self._bus.publish(Hint(table.head.table, table.standing.seq))
        except Exception:
            LOG.exception("the bus did not take a hint")

    # The hall.

    def names(self) -> list[str]:
        with self._engine.connect() as connection:
            return list(connection.execute(select(TABLES.c.id).order_by(TABLES.c.opened, TABLES.c.id)).scalars())

    def summary(self, name: str) -> dict[str, Json]:
        with self._engine.connect() as connection:
            text = connection.execute(select(HALL.c.summary).where(HALL.c.table_id == name)).scalar()
        if text is None:
            raise NoSuchTable(name)
        found: dict[str, Json] = json.loads(text)
        return found

    def waiting_for_players(self, limit: int = 100) -> list[dict[str, Json]]:
        """Listed tables with an open seat, the newest first; no game is loaded for this."""
        wanted = select(HALL.c.summary).where(HALL.c.is_listed, HALL.c.has_open_seat, HALL.c.is_over.is_(False))
        with self._engine.connect() as connection:
            rows = connection.execute(wanted.order_by(HALL.c.last_activity.desc()).limit(limit)).scalars()
            return [json.loads(text) for text in rows]

    def to_watch(self, limit: int = 100) -> list[dict[str, Json]]:
        """Listed tables on which a game runs, the liveliest first."""
        wanted = select(HALL.c.summary).where(HALL.c.is_listed, ~HALL.c.has_open_seat, HALL.c.is_over.is_(False))
        with self._engine.connect() as connection:
            rows = connection.execute(wanted.order_by(HALL.c.last_activity.desc()).limit(limit)).scalars()
            return [json.loads(text) for text in rows]

    def of_person(self, person: str, limit: int = 500) -> list[dict[str, Json]]:
        """The tables at which a person sits, those that wait for this person first, with `mine` and `my_turn`."""
        wanted = (
            select(HALL.c.summary, SITTINGS.c.seat, SITTINGS.c.is_asked)
            .join(SITTINGS, SITTINGS.c.table_id == HALL.c.table_id)
            .where(SITTINGS.c.person == person)
            .order_by(HALL.c.is_over, HALL.c.last_activity, HALL.c.table_id, SITTINGS.c.seat)
            .limit(limit)
        )
        found: dict[str, dict[str, Json]] = {}
        with self._engine.connect() as connection:
            for text, seat, is_asked in connection.execute(wanted):
                summary = json.loads(text)
                row = found.setdefault(str(summary["table"]), {**summary, "mine": [], "my_turn": False})
                mine = row["mine"]
                assert isinstance(mine, list)
                mine.append(seat)
                row["my_turn"] = row["my_turn"] or is_asked
        return sorted(found.values(), key=lambda row: not row["my_turn"])

    def bots_asked(self) -> list[tuple[str, int]]:
        """Tables and seats that wait for a bot: what a worker looks for."""
        wanted = select(SITTINGS.c.table_id, SITTINGS.c.seat).where(SITTINGS.c.is_asked, SITTINGS.c.kind == "bot")
        with self._engine.connect() as connection:
            return [(row.table_id, row.seat) for row in connection.execute(wanted)]

    def deadlines(self, at: int) -> list[str]:
        """Tables on which a flag has fallen by now and isn't marked yet."""
        wanted = select(HALL.c.table_id).where(HALL.c.deadline <= at)
        with self._engine.connect() as connection:
            return list(connection.execute(wanted).scalars())

    def timed_and_running(self) -> list[str]:
        """Tables on which a clock runs."""
        wanted = select(HALL.c.table_id).where(HALL.c.deadline.is_not(None), HALL.c.is_over.is_(False))
        with self._engine.connect() as connection:
            return list(connection.execute(wanted).scalars())


def load_table(connection: Connection, name: str) -> Table:
    """A table from its journal, with the help of the newest snapshot."""
    head = head_of(connection, name)
    if head is None:
        raise NoSuchTable(name)
    state, ply = newest_snapshot(connection, head)
    return load(head, entries_of(connection, name), state, ply)
