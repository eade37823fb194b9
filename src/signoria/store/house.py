"""The whole store: tables, people and talk over one database, and the bus."""

from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from sqlalchemy import Engine, insert, select, update
from sqlalchemy.exc import IntegrityError

from signoria.store.bus import Bus, open_bus
from signoria.store.database import Writing, connect, make_ready
from signoria.store.people import People
from signoria.store.schema import PULSE
from signoria.store.tables import TableStore
from signoria.store.talk import Talk
from signoria.table.playing import pause

LONGEST_BEAT = 30_000  # a gap between two beats that is longer means that nobody could move


@dataclass(frozen=True, slots=True)
class Store:
    """Everything that is kept. `beat` is called every few seconds by each process that serves."""

    engine: Engine
    bus: Bus
    tables: TableStore
    people: People
    talk: Talk

    def beat(self, at: int) -> tuple[int, int] | None:
        """Says that somebody serves. After a time in which nobody did, no clock has run; gives that time.

        The pauses are told before the beat is stored: killed in between, the next beat tells them again, and what is
        told twice counts once.
        """
        pulse = PULSE.c
        with self.engine.connect() as connection:
            last = connection.execute(select(pulse.at).where(pulse.name == "served")).scalar()
        gap = (last, at) if last is not None and at - last > LONGEST_BEAT else None
        if gap is not None:
            for table in self.tables.timed_and_running():
                self.tables.act(table, partial(pause, start=gap[0], end=at, at=at))
        with suppress(IntegrityError), Writing(self.engine).begin() as connection:
            if last is None:
                connection.execute(insert(PULSE).values(name="served", at=at))
            else:
                connection.execute(update(PULSE).where(pulse.name == "served", pulse.at < at).values(at=at))
        return gap

    def close(self) -> None:
        self.bus.close()
        self.engine.dispose()


def open_store(url: str, bus_url: str = "") -> Store:
    """The store of a URL, its schema up to date."""
    engine = connect(url)
    make_ready(engine)
    bus = open_bus(bus_url)
    return Store(engine, bus, TableStore(engine, bus), People(engine), Talk(engine))
