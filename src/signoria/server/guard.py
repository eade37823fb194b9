"""What stands before every handler: whose page sent a wish, what browsers may do with an answer, cookies, figures."""

import time
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from signoria.server.asking import set_cookie
from signoria.server.context import Context
from signoria.server.failures import Failure, answer
from signoria.server.limits import address_of, too_many
from signoria.server.notices import STOP

SAFE: Final = ("GET", "HEAD", "OPTIONS")
# Svelte sets styles of elements by the object model, which needs no inline styles here.
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Pure middleware, so that a wish costs no task of its own."""

    def __init__(self, app: ASGIApp, context: Context) -> None:
        self._app = app
        self._context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._is_foreign(Headers(scope=scope)):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        scope.setdefault("state", {})
        status = 500

        async def told(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._add_headers(scope, MutableHeaders(scope=message))
            await send(message)

        failure = self._refusal(scope)
        try:
            await (self._app(scope, receive, told) if failure is None else answer(failure)(scope, receive, told))
        finally:
            self._count(scope, status, time.perf_counter() - started)

    def _refusal(self, scope: Scope) -> Failure | None:
        """Why a wish isn't even looked at."""
        headers = Headers(scope=scope)
        if scope["path"].startswith("/api/"):
            wait = self._context.limits.wait(address_of(scope))
            if wait:
                return too_many(wait)
        if scope["method"] in SAFE or scope["path"] == STOP:  # who ends mails shows a signed word and no cookie
            return None
        if self._is_foreign(headers):
            return Failure(403, "foreign", "this wish came from a page of another host")
        if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            return Failure(415, "invalid", "bodies are JSON: content-type has to be application/json")
        return None

    def _is_foreign(self, headers: Headers) -> bool:
        """Browsers say which page sent a wish. Programs say nothing; they have no cookies to be misused."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
        own = {headers.get("host", "").lower()}
        if self._context.settings.public_url:
            own.add(urlsplit(self._context.settings.public_url).netloc.lower())
        return urlsplit(origin).netloc.lower() not in own

    def _add_headers(self, scope: Scope, headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers[name] = value
        if self._context.settings.secure():
            headers["strict-transport-security"] = "max-age=31536000"
        if "cache-control" not in headers:
            headers["cache-control"] = "no-store"
        cookie = set_cookie(scope, self._context.settings)
        if cookie is not None:
            headers.append("set-cookie", cookie)

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        route = scope.get("route")
        path = getattr(route, "path", "other") if route is not None else "other"
        metrics = self._context.metrics
        metrics.requests.labels(scope["method"] if scope["method"] in METHODS else "other", path, str(status)).inc()
        metrics.seconds.labels(scope["method"] if scope["method"] in METHODS else "other").observe(seconds)


METHODS: Final = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH")
