"""Hints by Redis' publish and subscribe."""

import logging
from collections.abc import Callable
from threading import Event, Thread

import redis

from signoria.store.bus import CHANNEL, LOOK_AGAIN, Heard, Hint, Listeners, read_hint

LOG = logging.getLogger(__name__)
PATIENCE = 0.5


class RedisBus:
    """One subscription in a thread; telling goes through the client's own pool."""

    def __init__(self, url: str) -> None:
        self._client = redis.Redis.from_url(url)
        self._listeners = Listeners()
        self._closed = Event()
        self._ready = Event()
        self._thread = Thread(target=self._run, name="bus", daemon=True)
        self._thread.start()
        self._ready.wait(10)

    def publish(self, hint: Hint) -> None:
        self._client.publish(CHANNEL, hint.text())

    def listen(self, heard: Heard) -> Callable[[], None]:
        return self._listeners.add(heard)

    def close(self) -> None:
        self._closed.set()
        self._thread.join(5)
        self._client.close()

    def _run(self) -> None:
        while not self._closed.is_set():
            try:
                with self._client.pubsub() as channel:  # type: ignore[no-untyped-call]
                    channel.subscribe(CHANNEL)
                    while not self._closed.is_set():
                        self._hear(channel.get_message(timeout=PATIENCE))
            except redis.ConnectionError:
                LOG.warning("the bus lost its connection and tries again")
                self._closed.wait(PATIENCE)

    def _hear(self, message: dict[str, object] | None) -> None:
        if message is None:
            return
        data = message["data"]
        if message["type"] == "message" and isinstance(data, bytes):
            self._listeners.tell(read_hint(data.decode()))
        elif message["type"] == "subscribe":
            if self._ready.is_set():
                self._listeners.tell(LOOK_AGAIN)  # hints were lost in between
            self._ready.set()
