"""Copies of the whole database in one file, taken while it is in use, and how they are put back.

SQLite: its online copy, a database by itself. PostgreSQL: a dump of our tables as JSON lines, gzipped, that goes back
into either kind of database. Caches aren't dumped; they are made anew.
"""

import gzip
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, func, insert, select

from signoria.kernel.errors import SignoriaError
from signoria.store.database import Writing, connect, current, migrate, newest
from signoria.store.rows import write_caches, write_snapshot
from signoria.store.schema import TABLES, TRUTH
from signoria.store.tables import load_table

FORM: Final = "signoria backup 1"
SQLITE_MAGIC: Final = b"SQLite format 3\x00"
BATCH: Final = 500


def back_up(engine: Engine, path: Path) -> None:
    """Writes the file beside and renames it, so that what stands there is always whole. Only its owner may read it."""
    beside = path.with_name(path.name + ".part")
    beside.unlink(missing_ok=True)
    beside.touch(mode=0o600)
    if engine.dialect.name == "sqlite":
        _copy_sqlite(engine, beside)
    else:
        _dump(engine, beside)
    beside.replace(path)


def restore(path: Path, engine: Engine) -> None:
    """Puts a backup into an empty database."""
    if not path.is_file():
        raise SignoriaError(f"there is no file {path}")
    if current(engine) != newest():
        migrate(engine)
    with engine.connect() as connection:
        if any(connection.execute(select(func.count()).select_from(table)).scalar() for table in TRUTH):
            raise SignoriaError("the database is not empty; restore into a new one")
    with path.open("rb") as file:
        is_sqlite = file.read(len(SQLITE_MAGIC)) == SQLITE_MAGIC
    with Writing(engine).begin() as connection:
        if is_sqlite:
            _fill_from_sqlite(connection, path)
        else:
            _fill(connection, _read_dump(path))
        rebuild(connection)


def rebuild(connection: Connection) -> None:
    """Makes the caches of a database anew that has none."""
    for name in connection.execute(select(TABLES.c.id)).scalars().all():
        table = load_table(connection, name)
        write_caches(connection, table)
        if table.standing.ply:
            write_snapshot(connection, table)


def _copy_sqlite(engine: Engine, path: Path) -> None:
    with engine.connect() as connection, closing(sqlite3.connect(path)) as copy:
        source = connection.connection.driver_connection
        assert isinstance(source, sqlite3.Connection)
        connection.rollback()  # the copy has a transaction of its own
        source.backup(copy)


def _dump(engine: Engine, path: Path) -> None:
    """All rows as they stood at one moment."""
    moment = engine.connect().execution_options(isolation_level="REPEATABLE READ", yield_per=BATCH)
    with moment as connection, gzip.open(path, "wt", encoding="utf-8") as file:
        file.write(json.dumps({"form": FORM, "schema": newest()}) + "\n")
        for table in TRUTH:
            for row in connection.execute(select(table)).mappings():
                file.write(json.dumps({"table": table.name, "row": dict(row)}, ensure_ascii=False) + "\n")
        file.write(json.dumps({"end": True}) + "\n")


def _read_dump(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of a dump, or a sentence on what is wrong with it."""
    number, is_whole = 0, False
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                words = json.loads(line)
                if number == 1:
                    _expect_form(words)
                elif words.get("end"):
                    is_whole = True
                else:
                    yield words["table"], words["row"]
    except (OSError, EOFError, ValueError, KeyError, AttributeError) as fault:
        raise SignoriaError(f"{path} is no backup of ours, or damaged at line {number + 1}") from fault
    if not is_whole:
        raise SignoriaError(f"{path} ends at line {number} and is not whole")


def _expect_form(words: dict[str, Any]) -> None:
    if words.get("form") != FORM:
        raise ValueError("another form")
    if words.get("schema") != newest():
        raise SignoriaError(
            f"the backup has schema {words.get('schema')}, and this is {newest()}: restore it with its own"
        )


def _fill(connection: Connection, rows: Iterator[tuple[str, dict[str, Any]]]) -> None:
    """The tables come in the order in which they refer to each other."""
    tables = {table.name: table for table in TRUTH}
    name, batch = "", list[dict[str, Any]]()
    for table, row in rows:
        if table != name or len(batch) >= BATCH:
            if batch:
                connection.execute(insert(tables[name]), batch)
            name, batch = table, []
        if table not in tables:
            raise SignoriaError(f"the backup has a table {table!r} that we don't know")
        batch.append(row)
    if batch:
        connection.execute(insert(tables[name]), batch)


def _fill_from_sqlite(connection: Connection, path: Path) -> None:
    """A copy of SQLite's may be older: it is brought up to date first, beside itself."""
    beside = path.with_name(path.name + ".restoring")
    beside.write_bytes(path.read_bytes())
    source = connect(f"sqlite:///{beside}")
    try:
        if current(source) != newest():
            migrate(source)
        with source.connect() as old:
            for table in TRUTH:
                rows = ((table.name, dict(row)) for row in old.execute(select(table)).mappings())
                _fill(connection, rows)
    finally:
        source.dispose()
        for suffix in ("", "-wal", "-shm"):
            Path(f"{beside}{suffix}").unlink(missing_ok=True)
