"""Hints by PostgreSQL's LISTEN and NOTIFY."""

import logging
from collections.abc import Callable
from threading import Event, Lock, Thread

import psycopg

from signoria.store.bus import CHANNEL, LOOK_AGAIN, Heard, Hint, Listeners, read_hint
from signoria.store.database import read_url

LOG = logging.getLogger(__name__)
PATIENCE = 0.5  # seconds between two looks at whether the bus was closed, and before connecting again


class PostgresqlBus:
    """One connection that listens in a thread, another that tells."""

    def __init__(self, url: str) -> None:
        self._url = read_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._listeners = Listeners()
        self._closed = Event()
        self._ready = Event()
        self._telling = Lock()
        self._teller: psycopg.Connection | None = None
        self._thread = Thread(target=self._run, name="bus", daemon=True)
        self._thread.start()
        self._ready.wait(10)

    def publish(self, hint: Hint) -> None:
        with self._telling:
            for attempt in (1, 2):
                try:
                    if self._teller is None or self._teller.closed:
                        self._teller = psycopg.connect(self._url, autocommit=True)
                    self._teller.execute("SELECT pg_notify(%s, %s)", (CHANNEL, hint.text()))
                    return
                except psycopg.OperationalError:
                    self._teller = None
                    if attempt == 2:
                        raise

    def listen(self, heard: Heard) -> Callable[[], None]:
        return self._listeners.add(heard)

    def close(self) -> None:
        self._closed.set()
        self._thread.join(5)
        with self._telling:
            if self._teller is not None:
                self._teller.close()

    def _run(self) -> None:
        while not self._closed.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    if self._ready.is_set():
                        self._listeners.tell(LOOK_AGAIN)  # hints were lost in between
                    self._ready.set()
                    while not self._closed.is_set():
                        for notice in connection.notifies(timeout=PATIENCE):
                            self._listeners.tell(read_hint(notice.payload))
            except psycopg.OperationalError:
                LOG.warning("the bus lost its connection and tries again")
                self._closed.wait(PATIENCE)
