"""What goes on by itself: the beat that keeps downtime from costing anybody time, and flags that fall."""

import asyncio
from functools import partial
from typing import Final

import structlog
from starlette.concurrency import run_in_threadpool

from signoria.kernel.errors import SignoriaError
from signoria.server.context import Context
from signoria.table.seating import fall_flags

LOG: Final = structlog.get_logger("signoria.pulse")
BEAT: Final = 5.0
FLAGS: Final = 1.0
FORGET: Final = 3600.0


async def beat(context: Context) -> None:
    """Says every few seconds that somebody serves."""
    while True:
        try:
            await run_in_threadpool(context.store.beat, context.now())
        except Exception:
            LOG.exception("the beat could not be stored")
        await asyncio.sleep(BEAT)


async def let_flags_fall(context: Context) -> None:
    while True:
        try:
            await run_in_threadpool(_let_flags_fall, context)
        except Exception:
            LOG.exception("could not look for flags")
        await asyncio.sleep(FLAGS)


async def forget_sessions(context: Context) -> None:
    while True:
        await run_in_threadpool(context.store.people.forget_expired, context.now())
        await asyncio.sleep(FORGET)


def _let_flags_fall(context: Context) -> None:
    now = context.now()
    for table in context.store.tables.deadlines(now):
        try:
            context.store.tables.act(table, partial(fall_flags, at=now))
        except SignoriaError as fault:
            LOG.warning("a flag could not fall", table=table, fault=str(fault))
