"""Several processes over one database, and one that is killed again and again."""

import signal
import subprocess
import time
from functools import partial
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any

import httpx

from signoria.store.database import connect, migrate
from signoria.store.verify import verify
from tests.server.hosts import BOT, ME, OPEN, Browser, next_sight
from tests.server.processes import process, start, stop
from tests.store.servers import free_port
from tests.store.stores import sqlite_store, sqlite_url

KILLS = 4
MOVES = 24
LONGEST = 30.0


def test_two_processes_on_postgresql_with_clients_on_both(postgresql_url: str) -> None:
    engine = connect(postgresql_url)
    migrate(engine)
    engine.dispose()
    settings = {"DATABASE": postgresql_url, "BUS": postgresql_url}
    with process({**settings, "BOT_WORKERS": "1"}) as one, process({**settings, "BOT_WORKERS": "1"}) as other:
        anna, bohdan = Browser(one), Browser(other)
        table, (secret,) = anna.open(ME, OPEN, BOT)
        bohdan.sit(table, secret)
        people = [anna, bohdan]
        with anna.live(table, 0) as here, bohdan.live(table, 1) as there:
            made, until = 0, time.monotonic() + 60
            while made < MOVES and time.monotonic() < until:
                seat = next((own for own in (0, 1) if own in people[own].sight(table)["asked"]), None)
                if seat is None:
                    time.sleep(0.02)  # the bot's turn
                    continue
                reached = people[seat].move(table, seat)["seq"]
                made += 1
                for socket in (here, there):
                    next_sight(socket, partial(_is_at, reached))
            assert made == MOVES
        _race(anna, table, one, other)
        own = anna.sight(table)
        assert own == {**bohdan.sight(table), "now": own["now"], "is_owner": True, "mine": [0]}
    assert verify(connect(postgresql_url)) == []


def _is_at(seq: int, message: Any) -> bool:
    return bool(message["sight"]["seq"] >= seq)


def _race(anna: Browser, table: str, one: str, other: str) -> None:
    """The same wish at both processes at once is carried out once, and both say the same."""
    while 0 not in (now := anna.sight(table, 0))["asked"]:
        if now["asked"] == [1] or now["over"]:
            return
        time.sleep(0.05)
    wish = {"seat": 0, "move": now["moves"][0], "ply": now["ply"], "seen": now["seq"], "key": "race"}
    said: list[httpx.Response] = []

    def ask(url: str) -> None:
        client = httpx.Client(base_url=url, cookies=anna.client.cookies)
        said.append(client.post(f"/api/tables/{table}/move", json=wish))

    threads = [Thread(target=ask, args=(url,)) for url in (one, other)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    assert [answer.status_code for answer in said] == [200, 200]
    assert said[0].json() == said[1].json()


def test_killed_at_any_moment_every_acknowledged_move_is_there_once(tmp_path: Path) -> None:
    """The client plays on and repeats what wasn't answered, while the server is killed and started anew."""
    rng, port = Random(5), free_port()
    settings = {"DATABASE": sqlite_url(tmp_path)}
    server, url = start(settings, port)
    browser = Browser(url)
    tables = [browser.open(ME, {"kind": "here"})[0] for _ in range(3)]
    told: dict[str, tuple[str, int, int]] = {}
    lives, began = 0, time.monotonic()
    try:
        while lives < KILLS and time.monotonic() - began < LONGEST:
            serves = Event()
            killer = Thread(target=_kill, args=(server, serves, rng.random() * 0.4))
            killer.start()
            _play_on(browser, tables, told, lives, serves)
            killer.join()
            assert server.wait(10) == -signal.SIGKILL
            assert server.stdout is not None
            server.stdout.close()
            server, _ = start(settings, port)
            lives += 1
    finally:
        stop(server)
    store = sqlite_store(tmp_path)
    assert verify(store.engine) == []
    assert told
    for name, (key, seq, ply) in told.items():
        entry = store.tables.look(name.split()[0], lambda table, seq=seq: table.entries[seq - 1])  # type: ignore[misc]
        done = store.tables.look(name.split()[0], lambda table, key=key: table.standing.done[key])  # type: ignore[misc]
        assert entry.key == key
        assert done.answer.ply == ply
    store.close()


def _kill(server: "subprocess.Popen[str]", serves: Event, delay: float) -> None:
    """At a random moment after it has answered for the first time."""
    serves.wait(20)
    time.sleep(delay)
    server.kill()


def _play_on(
    browser: Browser, tables: list[str], told: dict[str, tuple[str, int, int]], life: int, serves: Event
) -> None:
    """Moves, one table after the other, until the server is gone; the last wish of each life is sent twice."""
    turn = 0
    while True:
        turn += 1
        table, key = tables[turn % len(tables)], f"{life}.{turn}"
        try:
            now = browser.sight(table, browser.sight(table)["asked"][0])
            wish = {"seat": now["seat"], "move": now["moves"][0], "ply": now["ply"], "seen": now["seq"], "key": key}
            answer = browser.post(f"/api/tables/{table}/move", wish)
            assert browser.post(f"/api/tables/{table}/move", wish) == answer
        except httpx.TransportError:
            return
        serves.set()
        told[f"{table} {key}"] = (key, answer["seq"], answer["ply"])
