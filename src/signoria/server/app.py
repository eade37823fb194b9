"""The application: one process's services, the calls by topic, and what stands before them."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from secrets import token_hex
from typing import Final

from fastapi import FastAPI
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware

from signoria import __version__
from signoria.server import failures, health, pulse, web
from signoria.server.context import Context
from signoria.server.guard import Guard
from signoria.server.limits import LimitedSize, Limits
from signoria.server.live import Live
from signoria.server.metrics import Metrics
from signoria.server.players import Players
from signoria.server.routes import acting, files, games, hall, live, looking, people, plan, seats, talk
from signoria.server.settings import Settings
from signoria.server.thinkers import Thinkers
from signoria.store.house import Store, open_store

ROUTERS: Final = tuple(
    topic.ROUTER for topic in (games, hall, looking, acting, seats, talk, people, files, plan, live, health)
)
ABOUT: Final = """Tables of board games: rules, seats, moves, live sights. Every answer is what the asker may know."""


def build(settings: Settings, store: Store | None = None) -> FastAPI:
    """The application of these settings; the store is opened by them unless one is given."""
    kept = store or open_store(settings.database_url(), settings.bus)
    metrics = Metrics()
    thinkers = Thinkers(settings.bot_workers, settings.bot_seconds, metrics)
    context = Context(settings, kept, Limits(settings.requests_per_second), Live(), metrics, thinkers)
    app = FastAPI(
        title="Signoria",
        version=__version__,
        description=ABOUT,
        lifespan=_lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # its page loads scripts from elsewhere
        redoc_url=None,
        middleware=[
            Middleware(Guard, context=context),
            Middleware(LimitedSize),
            Middleware(GZipMiddleware, minimum_size=2048, compresslevel=5),
        ],
        responses={"4XX": {"model": failures.FailureAnswer}},
    )
    app.state.context = context
    failures.install(app)
    for router in (*ROUTERS, web.router()):
        app.include_router(router)
    return app


@contextlib.asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    """The services run as long as the server does, and end with it."""
    context: Context = app.state.context
    context.live.start(context)
    services = [pulse.beat(context), pulse.let_flags_fall(context), pulse.forget_sessions(context)]
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
