"""Connections: what makes SQLite keep its word, and how the schema comes up to date."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from threading import Lock
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from signoria.kernel.errors import SignoriaError

MIGRATIONS: Final = Path(__file__).parent / "migrations"
BUSY: Final = 15_000  # milliseconds that a writer waits for another


def read_url(url: str) -> URL:
    """A database's URL; a plain postgresql:// means psycopg."""
    try:
        made = make_url(url)
    except ArgumentError as fault:
        raise SignoriaError("that is no URL of a database; expected sqlite:///file or postgresql://...") from fault
    if made.drivername in ("postgresql", "postgres"):
        made = made.set(drivername="postgresql+psycopg")
    if made.get_backend_name() not in ("sqlite", "postgresql"):
        raise SignoriaError(f"{made.drivername} is no database we know; expected sqlite or postgresql")
    if made.get_backend_name() == "sqlite" and made.database in (None, "", ":memory:"):
        raise SignoriaError("a database in memory forgets everything; expected sqlite:///file")
    return made


def connect(url: str) -> Engine:
    made = read_url(url)
    if made.get_backend_name() == "postgresql":
        return create_engine(made, pool_pre_ping=True)
    engine = create_engine(made, pool_size=8, max_overflow=32).execution_options(signoria_turn=Lock())
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


class Writing:
    """The same engine for transactions that write.

    On SQLite they take the writers' turn at once, so none fails half way; and threads of one process queue for it
    here, because SQLite lets those who wait only try again after longer and longer sleeps.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(signoria_writes=True)
        self._turn: AbstractContextManager[object] = engine.get_execution_options().get("signoria_turn", nullcontext())

    @contextmanager
    def begin(self) -> Iterator[Connection]:
        with self._turn, self._engine.begin() as connection:
            yield connection


def _set_up_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # the driver would begin transactions by itself, and late
    cursor = connection.cursor()
    # The busy timeout first: two processes may switch to the write-ahead log at once.
    for pragma in (f"busy_timeout={BUSY}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("signoria_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _scripts() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def newest() -> str | None:
    return ScriptDirectory.from_config(_scripts()).get_current_head()


def current(engine: Engine) -> str | None:
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def migrate(engine: Engine) -> None:
    """Brings the schema up to date, in one transaction."""
    config = _scripts()
    with Writing(engine).begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def make_ready(engine: Engine) -> None:
    """SQLite is brought up to date at once; PostgreSQL by command, because others may be using it."""
    now = current(engine)
    if now == newest():
        return
    if engine.dialect.name == "sqlite":
        migrate(engine)
        return
    raise SignoriaError(f"the database is at {now or 'nothing'} and has to be at {newest()}: migrate it first")
