"""Live sockets: each sees a table from one seat and is sent a new sight whenever the table has gone on.

A room is a table with sockets around it. A hint of the bus only says that there is something new; what it is, the room
asks of the store, once for all its sockets. A socket that is slow to take a sight skips to the newest one.
"""

import asyncio
import contextlib
import json
import time
from dataclasses import dataclass, field
from typing import Final

import structlog
from starlette.concurrency import run_in_threadpool
from starlette.websockets import WebSocket, WebSocketDisconnect

from signoria.kernel.fields import Json
from signoria.server.context import Context
from signoria.server.sights import Viewer, chat_of, live_sight_of
from signoria.store.bus import Hint
from signoria.table.chat import ChatLine
from signoria.table.errors import Forbidden
from signoria.table.table import Table

LOST_HINT: Final = 20.0  # seconds after which a room looks by itself
TOO_SLOW: Final = 30.0  # seconds that a socket may take for one message
AFTER_A_FAULT: Final = 1.0
LONGEST_MESSAGE: Final = 1024
GONE: Final = '{"type":"gone"}'
LOG: Final = structlog.get_logger("signoria.live")
POLICY: Final = 1008  # the websocket's code for 'you may not'


@dataclass(eq=False, slots=True)
class Socket:
    """One viewer's socket: `seq` is the last entry it was sent, `chat` the last line of talk."""

    websocket: WebSocket
    viewer: Viewer
    seq: int
    chat: int = 0
    is_new: bool = True
    is_busy: bool = False
    is_gone: bool = False


@dataclass(eq=False, slots=True)
class Room:
    """One table with those who look at it in this process."""

    table: str
    sockets: set[Socket] = field(default_factory=set)
    awake: asyncio.Event = field(default_factory=asyncio.Event)
    heard: float = 0.0
    seq: int = 0
    chat: int = 0
    talk_due: bool = True
    task: "asyncio.Task[None] | None" = None


@dataclass(frozen=True, slots=True)
class News:
    """What is to be sent to a socket: texts in order, and what it then knows."""

    texts: list[str]
    seq: int
    chat: int
    is_gone: bool = False


class Live:
    """All rooms of this process."""

    def __init__(self) -> None:
        self._rooms: dict[str, Room] = {}
        self._sending: set[asyncio.Task[None]] = set()
        self._context: Context | None = None

    def start(self, context: Context) -> None:
        """Listens to the bus from now on; called in the loop that runs the sockets."""
        self._context = context
        loop = asyncio.get_running_loop()

        def heard(hint: Hint) -> None:
            with contextlib.suppress(RuntimeError):  # the loop has ended, and the server with it
                loop.call_soon_threadsafe(self._hear, hint)

        context.store.bus.listen(heard)

    def stop(self) -> None:
        for room in self._rooms.values():
            if room.task is not None:
                room.task.cancel()

    def watched(self, table: str, person: str) -> bool:
        """Whether a person has the table before the eyes."""
        room = self._rooms.get(table)
        return room is not None and any(socket.viewer.person == person for socket in tuple(room.sockets))

    async def serve(self, websocket: WebSocket, table: str, viewer: Viewer, seq: int) -> None:
        """A socket's whole life, from the moment that it was accepted."""
        context = self._here()
        socket = Socket(websocket, viewer, seq)
        room = self._enter(table, socket)
        context.metrics.sockets.inc()
        try:
            while not socket.is_gone:
                await self._listen(socket)
        except WebSocketDisconnect:
            pass
        finally:
            context.metrics.sockets.dec()
            self._leave(room, socket)

    async def _listen(self, socket: Socket) -> None:
        """A client only ever says that it is there."""
        message = await socket.websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        if len(message.get("text") or "x" * (LONGEST_MESSAGE + 1)) > LONGEST_MESSAGE:
            await socket.websocket.close(POLICY)
        elif not socket.is_busy:
            await self._send(socket, json.dumps({"type": "pong", "now": self._here().now()}))

    def _here(self) -> Context:
        assert self._context is not None
        return self._context

    def _enter(self, table: str, socket: Socket) -> Room:
        room = self._rooms.get(table)
        if room is None:
            room = self._rooms[table] = Room(table)
            room.task = asyncio.create_task(self._run(room))
        room.sockets.add(socket)
        room.awake.set()
        return room

    def _leave(self, room: Room, socket: Socket) -> None:
        room.sockets.discard(socket)
        if not room.sockets and self._rooms.get(room.table) is room:
            del self._rooms[room.table]
            if room.task is not None:
                room.task.cancel()

    def _hear(self, hint: Hint) -> None:
        rooms = [self._rooms[hint.table]] if hint.table in self._rooms else []
        for room in rooms if hint.table else list(self._rooms.values()):
            # A hint that tells no newer entry was given for a line of talk, or because hints were lost.
            room.talk_due = room.talk_due or hint.seq <= room.seq
            if not room.awake.is_set():
                room.heard = time.perf_counter()
            room.awake.set()

    async def _run(self, room: Room) -> None:
        """Sends what is new, as often as there is something."""
        while True:
            try:
                async with asyncio.timeout(LOST_HINT):
                    await room.awake.wait()
            except TimeoutError:
                room.talk_due = True
            room.awake.clear()
            talk_due, room.talk_due = room.talk_due, False
            waiting = [socket for socket in room.sockets if not socket.is_busy]
            talk_due = talk_due or any(socket.is_new for socket in waiting)
            try:
                news = await run_in_threadpool(_news, self._here(), room, waiting, talk_due)
            except Exception:
                LOG.exception("a room could not look at its table", table=room.table)
                await asyncio.sleep(AFTER_A_FAULT)
                room.awake.set()
                continue
            for socket in waiting:
                found = news.get(socket)
                if found is not None and socket in room.sockets:
                    socket.is_busy = True
                    sending = asyncio.create_task(self._tell(room, socket, found))
                    self._sending.add(sending)
                    sending.add_done_callback(self._sending.discard)

    async def _tell(self, room: Room, socket: Socket, news: News) -> None:
        """Sends news to one socket; what came in meanwhile is looked at afterwards."""
        for text in news.texts:
            if not await self._send(socket, text):
                return
        socket.is_new = False
        socket.seq, socket.chat = news.seq, news.chat
        socket.is_busy = False
        if socket.seq < room.seq or socket.chat < room.chat:
            room.awake.set()
        self._here().metrics.updates.inc()
        if room.heard:
            self._here().metrics.update_seconds.observe(time.perf_counter() - room.heard)
        if news.is_gone:
            socket.is_gone = True
            with contextlib.suppress(RuntimeError):
                await socket.websocket.close(POLICY)

    async def _send(self, socket: Socket, text: str) -> bool:
        try:
            async with asyncio.timeout(TOO_SLOW):
                await socket.websocket.send_text(text)
        except (WebSocketDisconnect, RuntimeError, TimeoutError):
            socket.is_gone = True
            return False
        return True


def _news(context: Context, room: Room, sockets: list[Socket], talk_due: bool) -> dict[Socket, News]:
    """What is new to each socket; what several would be told alike is made once. Runs in a thread."""
    said = context.store.talk
    if talk_due:
        room.chat = said.last(room.table)
    heard_to = min((socket.chat for socket in sockets if not socket.is_new), default=room.chat)
    lines = said.lines(room.table, heard_to) if heard_to < room.chat else []
    return context.store.tables.look(room.table, lambda table: _told(table, room, sockets, lines, context.now()))


def _told(
    table: Table, room: Room, sockets: list[Socket], lines: list[tuple[int, ChatLine]], now: int
) -> dict[Socket, News]:
    room.seq = newest = table.standing.seq
    made: dict[tuple[Viewer, int], str | None] = {}
    told: dict[Socket, News] = {}
    for socket in sockets:
        texts: list[str] = []
        if socket.is_new or newest != socket.seq:
            key = (_alike(table, socket.viewer), socket.seq)
            if key not in made:
                made[key] = _sight(table, *key, now, room.chat)
            text = made[key]
            if text is None:
                told[socket] = News([GONE], newest, room.chat, True)
                continue
            texts.append(text)
        unheard = [] if socket.is_new else [line for line in lines if line[0] > socket.chat]
        if unheard:
            texts.append(_text({"type": "chat", "lines": chat_of(unheard)}))
        if texts:
            told[socket] = News(texts, newest, room.chat)
    return told


def _alike(table: Table, viewer: Viewer) -> Viewer:
    """One who only looks on sees what everybody may see, whoever it is."""
    is_somebody = viewer.person == table.head.owner or viewer.person in table.standing.persons()
    if viewer.seat is not None or is_somebody or not table.head.house.spectators:
        return viewer
    return Viewer("", None, viewer.seen)


def _sight(table: Table, viewer: Viewer, seq: int, now: int, chat: int) -> str | None:
    """The newest sight, or nothing for one who may not see the table from there any more."""
    try:
        return _text({**live_sight_of(table, viewer, seq, now), "chat": chat})
    except Forbidden:
        return None


def _text(message: dict[str, Json]) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))
