"""Hints between processes: 'table n is at seq m'. Never data; a lost hint costs time, not truth."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from signoria.kernel.errors import SignoriaError

CHANNEL = "signoria"


@dataclass(frozen=True, slots=True)
class Hint:
    """A table that has gone on. Without a name: hints may have been lost, look at every table again."""

    table: str
    seq: int

    def text(self) -> str:
        return json.dumps([self.table, self.seq])


LOOK_AGAIN = Hint("", 0)

Heard = Callable[[Hint], None]


def read_hint(text: str) -> Hint:
    """A hint; anything that isn't one means that it is better to look again."""
    try:
        table, seq = json.loads(text)
        return Hint(str(table), int(seq))
    except (ValueError, TypeError):
        return LOOK_AGAIN


class Bus(Protocol):
    """Told in one process, heard in all. `heard` is called in a thread of the bus and must be quick."""

    def publish(self, hint: Hint) -> None: ...

    def listen(self, heard: Heard) -> Callable[[], None]:
        """Calls `heard` for each hint from now on; gives what ends that."""
        ...

    def close(self) -> None: ...


class Listeners:
    """Those who listen in this process."""

    def __init__(self) -> None:
        self._heard: tuple[Heard, ...] = ()

    def add(self, heard: Heard) -> Callable[[], None]:
        self._heard = (*self._heard, heard)

        def stop() -> None:
            self._heard = tuple(other for other in self._heard if other is not heard)

        return stop

    def tell(self, hint: Hint) -> None:
        for heard in self._heard:
            heard(hint)


class LocalBus:
    """One process talking to itself."""

    def __init__(self) -> None:
        self._listeners = Listeners()

    def publish(self, hint: Hint) -> None:
        self._listeners.tell(hint)

    def listen(self, heard: Heard) -> Callable[[], None]:
        return self._listeners.add(heard)

    def close(self) -> None:
        self._listeners = Listeners()


def open_bus(url: str = "") -> Bus:
    """No URL: this process alone. postgresql://... or redis://... join all processes that name the same."""
    if not url:
        return LocalBus()
    # Imported here, so that a host with SQLite needs neither driver.
    if url.startswith(("postgresql:", "postgresql+psycopg:", "postgres:")):
        from signoria.store.bus_postgresql import PostgresqlBus

        return PostgresqlBus(url)
    if url.startswith(("redis:", "rediss:", "unix:")):
        from signoria.store.bus_redis import RedisBus

        return RedisBus(url)
    raise SignoriaError(f"{url.split(':')[0]!r} is no bus we know; expected nothing, postgresql://... or redis://...")
