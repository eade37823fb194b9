"""Hints reach every process over each kind of bus; a bus that lost its connection says so and goes on."""

import time
from collections.abc import Callable

import pytest
from sqlalchemy import create_engine, text

from signoria.kernel.errors import SignoriaError
from signoria.store.bus import LOOK_AGAIN, Bus, Hint, LocalBus, open_bus, read_hint
from signoria.store.database import read_url


def wait_until(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + 10
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.01)


def speak_and_hear(one: Bus, two: Bus) -> None:
    heard: list[Hint] = []
    stop = two.listen(heard.append)
    for seq in range(5):
        one.publish(Hint("t1", seq))
    wait_until(lambda: len(heard) == 5)
    assert heard == [Hint("t1", seq) for seq in range(5)]
    stop()
    one.publish(Hint("t1", 9))
    time.sleep(0.1)
    assert len(heard) == 5


def test_in_one_process() -> None:
    bus = LocalBus()
    speak_and_hear(bus, bus)
    assert isinstance(open_bus(), LocalBus)


@pytest.mark.parametrize("kind", ["postgresql_url", "redis_url"])
def test_between_two(kind: str, request: pytest.FixtureRequest) -> None:
    url = request.getfixturevalue(kind)
    one, two = open_bus(url), open_bus(url)
    speak_and_hear(one, two)
    speak_and_hear(two, one)
    one.close()
    two.close()


def test_a_lost_connection_is_made_again_and_told(postgresql_url: str) -> None:
    one, two = open_bus(postgresql_url), open_bus(postgresql_url)
    heard: list[Hint] = []
    two.listen(heard.append)
    engine = create_engine(read_url(postgresql_url))
    with engine.connect() as connection:
        listening = "FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND query LIKE 'LISTEN%'"
        connection.execute(text(f"SELECT pg_terminate_backend(pid) {listening}"))
    engine.dispose()
    wait_until(lambda: LOOK_AGAIN in heard)
    one.publish(Hint("t1", 3))
    wait_until(lambda: Hint("t1", 3) in heard)
    one.close()
    two.close()


def test_what_is_no_hint_means_look_again() -> None:
    for words in ("", "x", "[]", '["t"]', '["t", "x"]', "3"):
        assert read_hint(words) == LOOK_AGAIN
    assert read_hint(Hint("t", 3).text()) == Hint("t", 3)
    with pytest.raises(SignoriaError, match="is no bus we know"):
        open_bus("kafka://x")
