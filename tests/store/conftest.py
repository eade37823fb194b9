"""Servers that the tests of a session share, and an empty database for each test."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from signoria.store.database import connect, migrate, read_url
from signoria.store.house import Store, open_store
from tests.store.servers import postgresql, redis_server
from tests.store.stores import sqlite_store


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[str]:
    # Not below pytest's own folder: only its owner may enter that, and PostgreSQL may run as somebody else.
    folder = Path(tempfile.mkdtemp(prefix="signoria-"))
    try:
        with postgresql(folder) as url:
            yield url
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgresql_url(postgresql_server: str, request: pytest.FixtureRequest) -> str:
    """An empty database of the test's own."""
    name = f"test_{abs(hash(request.node.nodeid)) % 10**12}"
    engine = create_engine(read_url(postgresql_server), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return postgresql_server.rsplit("/", 1)[0] + f"/{name}"


@pytest.fixture(scope="session")
def redis_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with redis_server(tmp_path_factory.mktemp("redis")) as url:
        yield url


@pytest.fixture
def postgresql_store(postgresql_url: str) -> Iterator[Store]:
    engine = connect(postgresql_url)
    migrate(engine)
    engine.dispose()
    store = open_store(postgresql_url)
    yield store
    store.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """A store of either kind."""
    if request.param == "postgresql":
        yield request.getfixturevalue("postgresql_store")
        return
    made = sqlite_store(tmp_path)
    yield made
    made.close()
