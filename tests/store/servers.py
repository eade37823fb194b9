"""Real servers for tests, started on a free port in a folder of their own and stopped afterwards."""

import os
import pwd
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def missing(what: str) -> None:
    """Without the server the test can't be run; where servers are required, that is a failure."""
    reason = f"{what} can't be had here"
    if os.environ.get("SIGNORIA_REQUIRE_SERVERS") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


def _postgresql(program: str) -> str | None:
    """Debian keeps these out of the path."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"), reverse=True)
    return str(places[0]) if places else shutil.which(program)


def _unprivileged(folder: Path) -> list[str]:
    """PostgreSQL refuses to run as root; then it runs as `postgres`, if there is one."""
    if os.getuid() != 0:
        return []
    try:
        user = pwd.getpwnam("postgres")
    except KeyError:
        missing("a user that PostgreSQL would run as")
    os.chown(folder, user.pw_uid, user.pw_gid)
    return ["runuser", "-u", "postgres", "--"]


@contextmanager
def postgresql(folder: Path) -> Iterator[str]:
    """The URL of an empty database. `folder` has to be reachable by other users."""
    initdb, control = _postgresql("initdb"), _postgresql("pg_ctl")
    if initdb is None or control is None:
        missing("PostgreSQL")
        raise AssertionError
    as_user = _unprivileged(folder)
    port, data = free_port(), folder / "data"
    cluster = ["-D", str(data), "-U", "signoria", "-A", "trust", "-E", "UTF8", "--no-locale"]
    _run([*as_user, initdb, *cluster], folder)
    options = f"-p {port} -h 127.0.0.1 -k {folder} -c fsync=off -c max_connections=40"
    run = [*as_user, control, "-D", str(data), "-l", str(folder / "log")]
    _run([*run, "-w", "-t", "60", "-o", options, "start"], folder)
    try:
        yield f"postgresql://signoria@127.0.0.1:{port}/postgres"
    finally:
        _run([*run, "-m", "immediate", "stop"], folder)


def _run(words: list[str], folder: Path) -> None:
    quiet = subprocess.DEVNULL
    subprocess.run(words, check=True, cwd=folder, stdin=quiet, stdout=quiet, stderr=quiet)


@contextmanager
def redis_server(folder: Path) -> Iterator[str]:
    """The URL of an empty Redis."""
    program = shutil.which("redis-server")
    if program is None:
        missing("Redis")
        raise AssertionError
    port = free_port()
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(folder)]
    server = subprocess.Popen([program, *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        _wait_for(port)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        server.terminate()
        server.wait(10)


def _wait_for(port: int) -> None:
    until = time.monotonic() + 20
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)
