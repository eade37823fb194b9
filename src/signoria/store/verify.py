"""Whether every stored game replays: each move, each digest, who was asked, from the first entry to the last."""

from dataclasses import dataclass

from sqlalchemy import Engine, select

from signoria.kernel.errors import SignoriaError
from signoria.store.rows import compact, entries_of, hall_row, head_of
from signoria.store.schema import HALL, TABLES
from signoria.table.errors import DamagedTable
from signoria.table.table import replay


@dataclass(frozen=True, slots=True)
class Fault:
    """Where a stored game is broken. Everything before `seq` is sound."""

    table: str
    seq: int
    ply: int
    what: str

    def __str__(self) -> str:
        return f"table {self.table}, entry {self.seq}, ply {self.ply}: {self.what}"


def verify(engine: Engine) -> list[Fault]:
    """All faults, at most one a table; none is what one wants to read."""
    with engine.connect() as connection:
        names = list(connection.execute(select(TABLES.c.id).order_by(TABLES.c.opened, TABLES.c.id)).scalars())
    faults = (verify_table(engine, name) for name in names)
    return [fault for fault in faults if fault is not None]


def verify_table(engine: Engine, name: str) -> Fault | None:
    try:
        with engine.connect() as connection:
            head = head_of(connection, name)
            entries = entries_of(connection, name)
            summary = connection.execute(select(HALL.c.summary).where(HALL.c.table_id == name)).scalar()
    except (SignoriaError, ValueError, KeyError) as fault:
        return Fault(name, 0, 0, f"the head or an entry can't be read ({fault})")
    if head is None or not entries:
        return Fault(name, 0, 0, "there is no head, or no entry")
    try:
        table = replay(head, entries)
    except DamagedTable as damaged:
        return Fault(name, damaged.seq, damaged.ply, damaged.what)
    if summary != compact_summary(hall_row(table)["summary"]):
        return Fault(name, entries[-1].seq, table.standing.ply, "the row of the hall is not what the journal says")
    return None


def compact_summary(summary: object) -> str:
    return summary if isinstance(summary, str) else compact(summary)
