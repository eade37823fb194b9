"""How fast a move reaches everybody: live tables and sockets against one server process on SQLite, over loopback.

Each table has four people, each with a socket. Every two seconds whoever is asked at a table moves, and the time runs
from sending the move until the last of the four has the new sight. Then the rate rises until the 99th percentile is
over the limit. Afterwards a long game is opened, and a move deep in it is taken back.
"""

import argparse
import asyncio
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

from signoria.kernel.chance import Seed
from signoria.kernel.registry import find
from signoria.store.house import Store, open_store
from signoria.table.head import new_head
from signoria.table.journal import Call
from signoria.table.playing import play
from signoria.table.seats import PERSON, Seat
from signoria.table.table import Table, open_table

SEATS = 4
TABLES = 200
LIMIT = 0.150  # seconds
INTERVALS = (2.0, 1.6, 1.33, 1.0, 0.8, 0.66, 0.5, 0.4, 0.33, 0.25)  # seconds between two moves of a table
WARM_UP = 4.0
GIVE_UP = 10.0
SPREAD = 60  # moves that were made at a table at most, so that not all deal at once
LONG = 500
DEEP = 300
COOKIE = "signoria"
SEQ = re.compile(r'"seq":(\d+)')


@dataclass(eq=False)
class Person:
    """One seat's browser: its session, and the newest sight that came over its socket."""

    seat: int
    secret: str
    socket: ClientConnection | None = None
    text: str = ""
    seq: int = 0
    changed: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass
class Result:
    """Latencies in seconds, and what went wrong."""

    times: list[float] = field(default_factory=list)
    errors: int = 0

    def milliseconds(self, part: float) -> float:
        ordered = sorted(self.times)
        return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else float("nan")


class Line:
    """One connection that stays open, for requests one after the other; a library would cost more than a move."""

    def __init__(self, url: str) -> None:
        self._place = urlsplit(url)
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, secret: str, body: object = None) -> bytes:
        """The body of the answer; anything but success is an error."""
        if self._streams is None:
            self._streams = await asyncio.open_connection(self._place.hostname, self._place.port)
        reader, writer = self._streams
        content = b"" if body is None else json.dumps(body).encode()
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: {self._place.netloc}\r\nCookie: {COOKIE}={secret}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n".encode()
            + content
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = re.search(r"content-length: (\d+)", head)
        answer = await reader.readexactly(int(length[1])) if length else b""
        if " 200 " not in head.split("\r\n")[0]:
            raise OSError(answer.decode())
        return answer

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()


class Load:
    """All tables and everybody at them."""

    def __init__(self, url: str, tables: dict[str, list[Person]]) -> None:
        self.url = url
        self.tables = tables
        self.lines = {table: Line(url) for table in tables}
        self.rng = Random(1)
        self._listening: list[asyncio.Task[None]] = []

    async def join(self) -> None:
        for table, people in self.tables.items():
            for person in people:
                place = self.url.replace("http:", "ws:") + f"/api/tables/{table}/live?seat={person.seat}&seq=0"
                cookie = {"Cookie": f"{COOKIE}={person.secret}"}
                person.socket = await connect(place, additional_headers=cookie, compression=None)
                self._listening.append(asyncio.create_task(self._listen(person)))

    async def leave(self) -> None:
        for task in self._listening:
            task.cancel()
        people = [person for own in self.tables.values() for person in own]
        await asyncio.gather(*(person.socket.close() for person in people if person.socket), return_exceptions=True)
        for line in self.lines.values():
            line.close()

    async def _listen(self, person: Person) -> None:
        assert person.socket is not None
        async for message in person.socket:
            text = str(message)
            found = SEQ.search(text)
            if found is not None:
                person.text, person.seq = text, int(found[1])
                person.changed.set()

    async def run(self, interval: float, seconds: float) -> Result:
        """Every table moves once in an interval, spread evenly over it."""
        result = Result()
        end = time.perf_counter() + seconds
        apart = interval / len(self.tables)
        plays = (self._play(name, interval, apart * place, end, result) for place, name in enumerate(self.tables))
        await asyncio.gather(*plays)
        return result

    async def _play(self, table: str, interval: float, delay: float, end: float, result: Result) -> None:
        due = time.perf_counter() + delay
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            try:
                result.times.append(await asyncio.wait_for(self._move(table), GIVE_UP))
            except (TimeoutError, OSError, asyncio.IncompleteReadError):
                result.errors += 1
            due += interval

    async def _move(self, table: str) -> float:
        people = self.tables[table]
        sights = ((person, json.loads(person.text)["sight"]) for person in people)
        mover, sight = next((person, sight) for person, sight in sights if sight["moves"])
        ply, seq, move = sight["ply"], sight["seq"], self.rng.choice(sight["moves"])
        wish = {"seat": mover.seat, "move": move, "ply": ply, "seen": seq, "key": f"{ply}.{seq}"}
        start = time.perf_counter()
        answer = await self.lines[table].ask("POST", f"/api/tables/{table}/move", mover.secret, wish)
        reached = json.loads(answer)["seq"]
        for person in people:
            while person.seq < reached:
                person.changed.clear()
                await person.changed.wait()
        return time.perf_counter() - start


def made_table(name: str, plies: int, rng: Random) -> Table:
    """A game of Rialto after some random moves."""
    game = find("rialto")
    head = new_head(name, f"{name}-0", 1, game, game.setup(SEATS), seed=Seed(name))
    table = open_table(head, [Seat(PERSON, f"{name}-{seat}", f"Seat {seat + 1}") for seat in range(SEATS)])
    while table.standing.ply < plies and not table.over:
        seat = table.standing.asked[0]
        moves = table.referee.state.moves()
        move = game.moves.notation(rng.choice(moves))
        play(table, Call(f"{name}-{seat}", 1), seat, move, table.standing.ply)
    return table


def long_table(name: str, rng: Random) -> Table:
    """One that lasts; most games of Rialto at random end soon after the five hundredth ply."""
    for attempt in range(100):
        table = made_table(f"{name}{attempt}", LONG, rng)
        if table.standing.ply >= LONG and not table.over:
            return table
    raise RuntimeError("no game lasted")


def keep(store: Store, table: Table) -> list[Person]:
    """Stores a table, and gives its people with a session each."""
    store.tables.keep(table)
    name, until = table.head.table, 2**52
    return [Person(seat, store.people.begin_session(f"{name}-{seat}", 1, until)) for seat in range(SEATS)]


@contextmanager
def served(database: str) -> Iterator[str]:
    """A server process of its own."""
    settings = {"REQUESTS_PER_SECOND": "0", "BOT_WORKERS": "0", "DATABASE": database, "LOG_LEVEL": "warning"}
    environment = {**os.environ, **{f"SIGNORIA_{name}": value for name, value in settings.items()}}
    words = [sys.executable, "-m", "signoria", "serve", "--port", "0"]
    server = subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        yield server.stdout.readline().split()[-1].rstrip("/")
    finally:
        server.terminate()
        server.wait(20)


async def measure_rates(load: Load, seconds: float) -> None:
    await load.join()
    print(f"Signoria: {len(load.tables)} tables, {len(load.tables) * SEATS} sockets, one process, SQLite")
    await load.run(INTERVALS[0], WARM_UP)
    held = 0.0
    for interval in INTERVALS:
        result = await load.run(interval, seconds)
        rate = len(load.tables) / interval
        figures = f"p50 {result.milliseconds(0.5):6.1f} ms  p99 {result.milliseconds(0.99):6.1f} ms"
        print(f"{rate:6.0f} moves/s  {figures}  {len(result.times)} moves, {result.errors} errors", flush=True)
        if result.errors or result.milliseconds(0.99) > LIMIT * 1000:
            break
        held = rate
    print(f"  highest rate held with p99 under {LIMIT * 1000:.0f} ms: {held:.0f} moves/s")
    await load.leave()


async def measure_long(url: str, store: Store, name: str, people: list[Person]) -> None:
    """Opening a long game that the process has not in memory, and going back in one."""
    line = Line(url)
    await line.ask("GET", "/api/games", people[0].secret)  # the game itself is loaded once in a process's life
    first = await _timed(line.ask("GET", f"/api/tables/{name}?seat=0", people[0].secret))
    whole = await _timed(line.ask("GET", f"/api/tables/{name}/history?seat=0&since=0", people[0].secret))
    print(f"  opening a game of {LONG} plies: sight {first:.1f} ms, all that happened {whole:.1f} ms")
    deep = made_table("deep", DEEP, Random(3))
    own = keep(store, deep)
    seat = deep.standing.asked[0]
    move = deep.referee.game.moves.notation(deep.referee.state.moves()[0])
    wish: dict[str, object] = {"seat": seat, "ply": deep.standing.ply, "key": "a", "move": move}
    await line.ask("POST", "/api/tables/deep/move", own[seat].secret, wish)
    ply = json.loads(await line.ask("GET", f"/api/tables/deep?seat={seat}", own[seat].secret))["ply"]
    back = {"seat": seat, "to": DEEP // 2, "ply": ply, "key": "b"}
    asked = await _timed(line.ask("POST", "/api/tables/deep/back-to", own[seat].secret, back))
    times = []
    for other in (person for person in own if person.seat != seat):
        consent = {"ply": ply, "key": f"c{other.seat}"}
        times.append(await _timed(line.ask("POST", "/api/tables/deep/undo/agree", other.secret, consent)))
    print(f"  undo at ply {ply}: asked in {asked:.1f} ms, carried out in {times[-1]:.1f} ms")
    line.close()


async def _timed(asked: Awaitable[bytes]) -> float:
    start = time.perf_counter()
    await asked
    return (time.perf_counter() - start) * 1000


def measure_peer(folder: Path, tables: int, seconds: float) -> None:
    """boardgame.io's server, from a folder in which npm has installed it, under the same load."""
    script = str(Path(__file__).with_name("boardgame_io.mjs"))
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = str(found.getsockname()[1])
    quiet = subprocess.DEVNULL
    words = ["node", script, "serve", port]
    server = subprocess.Popen(words, cwd=folder, stdout=subprocess.PIPE, stderr=quiet, text=True)
    try:
        assert server.stdout is not None
        while "ready" not in (line := server.stdout.readline()):
            if not line:
                raise RuntimeError(f"boardgame.io did not start in {folder}")
        pace = [str(round(interval * 1000)) for interval in INTERVALS]
        words = [str(tables), str(seconds), str(round(LIMIT * 1000)), *pace]
        subprocess.run(["node", script, "load", port, *words], cwd=folder, stderr=quiet, check=True, timeout=900)
    finally:
        server.terminate()
        server.wait(20)


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--peer", type=Path, help="a folder in which npm has installed boardgame.io")
    chosen = parser.parse_args()
    rng = Random(1)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'bench.db'}"
        store = open_store(database)
        names = [f"t{number}" for number in range(chosen.tables)]
        tables = {name: keep(store, made_table(name, rng.randrange(SPREAD), rng)) for name in names}
        long = long_table("long", rng)
        people = keep(store, long)
        with served(database) as url:
            asyncio.run(measure_long(url, store, long.head.table, people))
            asyncio.run(measure_rates(Load(url, tables), chosen.seconds))
        store.close()
    if chosen.peer is not None:
        measure_peer(chosen.peer, chosen.tables, chosen.seconds)


if __name__ == "__main__":
    main()
