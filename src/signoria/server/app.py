"""The application: one process's services, the calls by topic, and what stands before them."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from secrets import token_hex
from typing import Final

from anyio.to_thread import current_default_thread_limiter
from fastapi import FastAPI
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.sessions import SessionMiddleware

from signoria import __version__
from signoria.server import failures, health, pulse, web
from signoria.server.context import Context
from signoria.server.guard import Guard
from signoria.server.limits import LimitedSize, Limits
from signoria.server.live import Live
from signoria.server.mail import Mail
from signoria.server.metrics import Metrics
from signoria.server.notices import Notices
from signoria.server.players import Players
from signoria.server.routes import acting, files, games, hall, live, looking, notices, oidc, people, plan, seats, talk
from signoria.server.settings import Settings
from signoria.server.thinkers import Thinkers
from signoria.server.webhooks import Webhooks
from signoria.store.house import Store, open_store

TOPICS: Final = (games, hall, looking, acting, seats, talk, people, notices, oidc, files, plan, live, health)
SIGN_IN: Final = 10 * 60  # seconds that a sign-in elsewhere may take
THREADS: Final = 8  # more would only take turns with the loop, which has to stay quick
ABOUT: Final = """Tables of board games: rules, seats, moves, live sights. Every answer is what the asker may know."""


def build(settings: Settings, store: Store | None = None) -> FastAPI:
    """The application of these settings; the store is opened by them unless one is given."""
    kept = store or open_store(settings.database_url(), settings.bus)
    metrics = Metrics()
    thinkers = Thinkers(settings.bot_workers, settings.bot_seconds, metrics)
    context = Context(
        settings,
        kept,
        Limits(settings.requests_per_second),
        Live(),
        metrics,
        thinkers,
        Mail(settings.smtp, settings.mail_from),
        Webhooks(settings.webhook_networks),
        settings.secret or token_hex(32),
    )
    app = FastAPI(
        title="Signoria",
        version=__version__,
        description=ABOUT,
        lifespan=_lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # its page loads scripts from elsewhere
        redoc_url=None,
        middleware=_before(context),
        responses={"4XX": {"model": failures.FailureAnswer}},
    )
    app.state.context = context
    failures.install(app)
    for router in (*(topic.ROUTER for topic in TOPICS), web.router()):
        app.include_router(router)
    return app


def _before(context: Context) -> list[Middleware]:
    """What stands before the handlers, the outermost first."""
    before = [
        Middleware(Guard, context=context),
        Middleware(LimitedSize),
        Middleware(GZipMiddleware, minimum_size=2048, compresslevel=5),
    ]
    if context.settings.oidc_name:
        before.append(
            Middleware(
                SessionMiddleware,
                secret_key=context.secret,
                session_cookie="signoria-sign-in",
                max_age=SIGN_IN,
                same_site="lax",
                https_only=context.settings.secure(),
            )
        )
    return before


@contextlib.asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    """The services run as long as the server does, and end with it."""
    context: Context = app.state.context
    current_default_thread_limiter().total_tokens = THREADS
    context.live.start(context)
    services = [pulse.beat(context), pulse.let_flags_fall(context), pulse.forget_sessions(context)]
    services.append(Notices(context).run())
    if context.settings.bot_workers:
        services.append(Players(f"worker-{token_hex(6)}").run(context))
    running = [asyncio.create_task(service) for service in services]
    try:
        yield
    finally:
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        context.live.stop()
        context.thinkers.close()
        context.store.close()
