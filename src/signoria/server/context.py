"""What every part of the server is handed: settings, the store, the time, and the services that run beside."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from signoria.server.settings import Settings
from signoria.store.house import Store

if TYPE_CHECKING:
    from signoria.server.limits import Limits
    from signoria.server.live import Live
    from signoria.server.mail import Mail
    from signoria.server.metrics import Metrics
    from signoria.server.thinkers import Thinkers
    from signoria.server.webhooks import Webhooks


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


@dataclass(slots=True)
class Context:
    """One process that serves. `now` is the only clock."""

    settings: Settings
    store: Store
    limits: "Limits"
    live: "Live"
    metrics: "Metrics"
    thinkers: "Thinkers"
    mail: "Mail"
    webhooks: "Webhooks"
    secret: str  # signs what comes back from outside: sign-ins elsewhere, ends of mails
    now: Callable[[], int] = field(default=milliseconds)


def context_of(connection: HTTPConnection) -> Context:
    """For handlers: `Annotated[Context, Depends(context_of)]`, of requests and sockets alike."""
    context = connection.app.state.context
    assert isinstance(context, Context)
    return context
