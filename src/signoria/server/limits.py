"""How often one address may ask for what, and how much it may send. Counted in this process alone."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from fastapi import Depends, Request
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from signoria.server.context import context_of
from signoria.server.failures import Failure, answer

MOST_KNOWN: Final = 20_000  # addresses that are remembered
BODY: Final = 64 * 1024
UPLOAD: Final = 1024 * 1024
UPLOADS: Final = "/api/files"

# Of what has a limit of its own: how many at once, and how many a minute after that.
OWN: Final[dict[str, tuple[float, float]]] = {
    "sign_in": (10, 5),
    "open": (20, 10),
    "link": (30, 20),
    "say": (10, 30),
    "advise": (6, 20),
    "upload": (6, 6),
    "mail": (5, 2),
}


class Limits:
    """A bucket for each address and kind of wish; each wish takes from it, and it fills with time."""

    def __init__(self, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._per_second = per_second
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def wait(self, address: str, kind: str = "") -> float:
        """Takes one wish; gives 0, or how many seconds the asker has to wait."""
        if self._per_second <= 0:
            return 0.0
        most, refill = (self._per_second * 4, self._per_second) if not kind else (OWN[kind][0], OWN[kind][1] / 60)
        now = self._clock()
        left, at = self._buckets.pop((address, kind), (most, now))
        left = min(most, left + (now - at) * refill)
        wait = 0.0 if left >= 1 else (1 - left) / refill
        self._buckets[address, kind] = (left - 1 if not wait else left, now)
        while len(self._buckets) > MOST_KNOWN:
            self._buckets.popitem(last=False)
        return wait


def address_of(scope: Scope) -> str:
    """The asker's address; of IPv6 the network that one customer has."""
    client = scope.get("client")
    host = str(client[0]) if client else ""
    return ":".join(host.split(":")[:4]) if host.count(":") > 3 else host


def too_many(wait: float) -> Failure:
    return Failure(429, "too_many", "too many wishes at once; wait a moment", {"Retry-After": str(int(wait) + 1)})


def limited(kind: str) -> Any:
    """A dependency of a route: this kind of wish has a limit of its own."""

    async def check(request: Request) -> None:
        wait = context_of(request).limits.wait(address_of(request.scope), kind)
        if wait:
            raise too_many(wait)

    return Depends(check)


class LimitedSize:
    """Middleware that reads no more of a body than a wish may have."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in ("GET", "HEAD", "OPTIONS"):
            await self._app(scope, receive, send)
            return
        most = UPLOAD if scope["path"] == UPLOADS else BODY
        told = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
        failure = Failure(413, "too_large", f"at most {most} bytes are read here")
        if not told.isdigit() or int(told) > most:
            await answer(failure)(scope, receive, send)
            return
        came = 0

        async def counted() -> Message:
            nonlocal came
            message = await receive()
            came += len(message.get("body", b""))
            if came > most:
                raise HTTPException(failure.status, failure.body.message)  # the one fault that a reader passes on
            return message

        await self._app(scope, counted, send)
