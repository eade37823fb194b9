"""Live sockets: what comes, to whom, and that nobody waits for one that is slow."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed

from signoria.server.app import build
from signoria.server.live import Live
from signoria.server.settings import Settings
from signoria.server.sights import Viewer
from tests.server.hosts import HERE, ME, OPEN, Browser, next_sight
from tests.store.stores import act_at_random, open_rialto, sqlite_url


def test_the_sight_comes_at_once_and_again_after_a_move(anna: Browser, bohdan: Browser) -> None:
    table, (secret,) = anna.open(ME, OPEN)
    bohdan.sit(table, secret)
    with anna.live(table, 0) as own, bohdan.live(table, 1) as other, Browser(anna.url).live(table) as onlooker:
        first = next_sight(own)
        assert first["from"] == 0
        assert len(first["line"]) == first["sight"]["ply"]
        assert first["sight"] == {**anna.sight(table, 0), "now": first["now"]}
        seat = first["sight"]["asked"][0]
        answer = (anna, bohdan)[seat].move(table, seat)
        for socket in (own, other, onlooker):
            told = next_sight(socket, lambda message: message["sight"]["seq"] >= answer["seq"])
            assert told["line"][-1]["actor"] == str(seat + 1)
        assert told["sight"]["seat"] is None
        assert told["sight"]["moves"] == []


def test_who_comes_back_gets_what_was_missed_and_no_more(anna: Browser) -> None:
    table, _ = anna.open(ME, HERE)
    before = anna.sight(table, 0)
    for _ in range(3):
        anna.move(table, anna.sight(table)["asked"][0])
    with anna.live(table, 0, before["seq"]) as own:
        told = next_sight(own)
    assert told["from"] == before["ply"]
    assert before["ply"] + len(told["line"]) == told["sight"]["ply"]


def test_a_line_of_talk_comes_by_itself(anna: Browser) -> None:
    table, _ = anna.open(ME, HERE)
    with anna.live(table, 0) as own:
        assert next_sight(own)["chat"] == 0
        anna.post(f"/api/tables/{table}/chat", {"text": "Ahoj", "key": "1"})
        message = json.loads(own.recv(5))
    assert message["type"] == "chat"
    assert [line["text"] for line in message["lines"]] == ["Ahoj"]


def test_a_socket_that_asks_is_answered(anna: Browser) -> None:
    table, _ = anna.open(ME, HERE)
    with anna.live(table) as own:
        next_sight(own)
        own.send(json.dumps({"type": "ping"}))
        assert json.loads(own.recv(5))["type"] == "pong"


@pytest.mark.parametrize("text", ["x" * 2000, b"\x00\x01"])
def test_a_socket_that_talks_nonsense_is_closed(anna: Browser, text: str | bytes) -> None:
    table, _ = anna.open(ME, HERE)
    with anna.live(table) as own:
        next_sight(own)
        own.send(text)
        with pytest.raises(ConnectionClosed):
            own.recv(5)


def test_who_may_not_look_is_told_so(anna: Browser, bohdan: Browser) -> None:
    table, _ = anna.open(ME, HERE)
    for place, seat in ((table, 1), ("nothing", None)):
        with bohdan.live(place, seat) as other:
            assert json.loads(other.recv(5)) == {"type": "gone"}


def test_who_gives_a_seat_up_sees_it_no_longer(anna: Browser, bohdan: Browser) -> None:
    table, (secret,) = anna.open(ME, OPEN)
    bohdan.sit(table, secret)
    with bohdan.live(table, 1) as other:
        next_sight(other)
        bohdan.post(f"/api/tables/{table}/leave", {"seat": 1, "bot": "", "level": "", "key": "bye"})
        assert json.loads(other.recv(5)) == {"type": "gone"}


def test_a_lost_hint_costs_time_and_no_truth(anna: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = anna.open(ME, HERE)
    monkeypatch.setattr("signoria.server.live.LOST_HINT", 0.3)
    with anna.live(table, 0) as own:
        next_sight(own)
        monkeypatch.setattr(Live, "_hear", lambda self, hint: None)
        answer = anna.move(table, anna.sight(table)["asked"][0])
        told = next_sight(own, lambda message: message["sight"]["seq"] >= answer["seq"])
        assert told["sight"]["ply"] >= answer["ply"]


class SlowSocket:
    """Takes a message only when it is let; what it was sent is kept."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.sent: list[str] = []

    async def receive(self) -> dict[str, object]:
        await asyncio.sleep(60)
        return {"type": "websocket.disconnect", "code": 1000}

    async def send_text(self, text: str) -> None:
        self.sent.append(text)
        await self.free.wait()


async def until_true(fits: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not fits():
            await asyncio.sleep(0.01)


def test_a_slow_socket_skips_to_the_newest_and_holds_nobody_up(tmp_path: Path) -> None:
    context = build(Settings(database=sqlite_url(tmp_path))).state.context
    open_rialto(context.store)

    def newest() -> int:
        seq: int = context.store.tables.look("t1", lambda table: table.standing.seq)
        return seq

    async def play() -> tuple[SlowSocket, SlowSocket]:
        slow, quick = SlowSocket(), SlowSocket()
        quick.free.set()
        context.live.start(context)
        viewers = [(slow, Viewer("anna", 0)), (quick, Viewer("bohdan", 1))]
        serving = [asyncio.create_task(context.live.serve(cast(WebSocket, own), "t1", who, 0)) for own, who in viewers]
        await until_true(lambda: bool(slow.sent and quick.sent))
        for count in range(6):
            await asyncio.to_thread(act_at_random, context.store, "t1", 1, count)
            await until_true(lambda: json.loads(quick.sent[-1])["sight"]["seq"] == newest())
        assert len(slow.sent) == 1
        slow.free.set()
        await until_true(lambda: json.loads(slow.sent[-1])["sight"]["seq"] == newest())
        for task in serving:
            task.cancel()
        context.live.stop()
        return slow, quick

    slow, quick = asyncio.run(play())
    context.store.close()
    assert len(quick.sent) >= 7
    assert len(slow.sent) == 2
    assert json.loads(slow.sent[1])["from"] == json.loads(slow.sent[0])["sight"]["ply"]
