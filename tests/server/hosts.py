"""A server for tests: the application in a thread, with browsers that keep a session each."""

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.sync.client import ClientConnection, connect

from signoria.server.app import build
from signoria.server.context import Context
from signoria.server.settings import Settings

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
HERE = {"kind": "here", "name": "Bohdan"}


class Browser:
    """One person's browser, or a program with a token."""

    def __init__(self, url: str, token: str = "") -> None:
        self.url = url
        self.client = httpx.Client(base_url=url, timeout=20, verify=False)  # loopback only
        if token:
            self.client.headers["Authorization"] = f"Bearer {token}"

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = self.client.get(path, params={name: value for name, value in query.items() if value is not None})
        return _read(answer, status)

    def post(self, path: str, body: object, status: int = 200, method: str = "POST") -> Any:
        return _read(self.client.request(method, path, json=body), status)

    def open(self, *chairs: dict[str, str], seats: int = 0, **house: object) -> tuple[str, list[str]]:
        """A new table of Rialto; gives its name and the secrets of its links."""
        wish = {"game": "rialto", "seats": seats or len(chairs), "house": house, "chairs": list(chairs)}
        opened = self.post("/api/tables", wish)
        return opened["table"], [link["secret"] for link in opened["links"]]

    def sit(self, table: str, secret: str, name: str = "Bohdan") -> dict[str, int]:
        wish = {"seat": None, "name": name, "secret": secret, "key": f"sit {name}"}
        answer: dict[str, int] = self.post(f"/api/tables/{table}/sit", wish)
        return answer

    def sight(self, table: str, seat: int | None = None) -> Any:
        return self.get(f"/api/tables/{table}", seat=seat)

    def move(self, table: str, seat: int, status: int = 200, **changed: object) -> Any:
        """The first legal move of the seat, unless something else is wanted."""
        now = self.sight(table, seat)
        move = now["moves"][0] if now["moves"] else "row 1"
        wish = {"seat": seat, "move": move, "ply": now["ply"], "seen": now["seq"], "key": f"{now['seq']}.{seat}"}
        return self.post(f"/api/tables/{table}/move", {**wish, **changed}, status)

    def live(self, table: str, seat: int | None = None, seq: int = 0, origin: str | None = None) -> ClientConnection:
        place = self.url.replace("http:", "ws:") + f"/api/tables/{table}/live?seq={seq}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        place += "" if seat is None else f"&seat={seat}"
        return connect(place, additional_headers=headers, origin=origin, compression=None)  # type: ignore[arg-type]


def _read(answer: httpx.Response, status: int) -> Any:
    assert answer.status_code == status, f"{answer.status_code}: {answer.text[:500]}"
    return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text


def next_sight(socket_: ClientConnection, fits: Callable[[Any], bool] = lambda message: True) -> Any:
    """The next sight that fits, as a live socket tells it."""
    until = time.monotonic() + 10
    while time.monotonic() < until:
        message = json.loads(socket_.recv(10))
        if message["type"] == "sight" and fits(message):
            return message
    raise AssertionError("no such sight came")


class Host:
    """The server and what it stands on."""

    def __init__(self, url: str, app: FastAPI) -> None:
        self.url = url
        self.app = app
        self.context: Context = app.state.context

    def browser(self, token: str = "") -> Browser:
        return Browser(self.url, token)


@contextmanager
def serving(folder: Path, prepare: Callable[[FastAPI], None] | None = None, **settings: Any) -> Iterator[Host]:
    """A host with a database of its own in a folder; without limits of its own accord, and without bots."""
    usual = {"database": f"sqlite:///{folder / 'signoria.db'}", "bot_workers": 0, "requests_per_second": 0.0}
    app = build(Settings(**{**usual, **settings}))
    if prepare is not None:
        prepare(app)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen(64)
        config = uvicorn.Config(app, log_config=None, access_log=False, timeout_graceful_shutdown=1)
        server = uvicorn.Server(config)
        thread = Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        until = time.monotonic() + 20
        while not server.started and time.monotonic() < until:
            time.sleep(0.01)
        try:
            yield Host(f"http://127.0.0.1:{listening.getsockname()[1]}", app)
        finally:
            server.should_exit = True
            thread.join(20)
