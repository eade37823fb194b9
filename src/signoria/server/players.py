"""The bots at the tables: finds seats that wait for one, takes their lease, has the move thought out and plays it."""

import asyncio
import contextlib
from dataclasses import dataclass
from functools import partial
from random import Random
from secrets import randbits
from typing import Final

import structlog
from anyio import to_thread
from starlette.concurrency import run_in_threadpool

from signoria.bots.registry import Level
from signoria.kernel.errors import Illegal, SignoriaError
from signoria.kernel.state import State
from signoria.server.context import Context
from signoria.store.bus import Hint
from signoria.table.errors import Forbidden, Stale
from signoria.table.journal import Call
from signoria.table.planning import imagined
from signoria.table.playing import lease, play_bot
from signoria.table.seats import BOT
from signoria.table.table import Table

LOG: Final = structlog.get_logger("signoria.players")
LOOK_ROUND: Final = 5.0  # seconds between two looks at all tables: for lost hints, and leases of dead processes
LEASE: Final = 60_000


@dataclass(frozen=True, slots=True)
class Turn:
    """A bot's turn: what it may think about, and where its move belongs."""

    seat: int
    level: Level
    ply: int
    seq: int
    state: State
    has_lease: bool


class Players:
    """Answers for the bots of all tables, as far as no other process does."""

    def __init__(self, worker: str) -> None:
        self.worker = worker
        self._busy: set[str] = set()
        self._again: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, context: Context) -> None:
        """Until it is cancelled."""
        loop = asyncio.get_running_loop()

        def heard(hint: Hint) -> None:
            with contextlib.suppress(RuntimeError):  # the loop has ended, and the server with it
                loop.call_soon_threadsafe(self._look_at, context, hint.table)

        stop = context.store.bus.listen(heard)
        try:
            while True:
                try:
                    for table, _ in await run_in_threadpool(context.store.tables.bots_asked):
                        self._look_at(context, table)
                except Exception:
                    LOG.exception("could not look for bots that are asked")
                await asyncio.sleep(LOOK_ROUND)
        finally:
            stop()
            for task in self._tasks:
                task.cancel()

    def _look_at(self, context: Context, table: str) -> None:
        if not table:
            return
        if table in self._busy:
            self._again.add(table)
            return
        self._busy.add(table)
        task = asyncio.create_task(self._play(context, table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _play(self, context: Context, table: str) -> None:
        """Plays for the bots of one table until none is asked."""
        try:
            while await to_thread.run_sync(self._play_one, context, table, limiter=context.thinkers.threads):
                pass
        except Exception:
            LOG.exception("a bot could not play", table=table)
        finally:
            self._busy.discard(table)
        if table in self._again:
            self._again.discard(table)
            self._look_at(context, table)

    def _play_one(self, context: Context, table: str) -> bool:
        """One bot's move; whether there was one to make."""
        self._again.discard(table)
        luck = randbits(48)
        turn = context.store.tables.look(table, partial(self._turn, now=context.now(), luck=luck))
        if turn is None:
            return False
        try:
            if not turn.has_lease:
                command = partial(lease, worker=self.worker, seat=turn.seat, at=context.now(), length=LEASE)
                context.store.tables.act(table, command)
            move = context.thinkers.ask(turn.state, turn.seat, turn.level, luck) or _any_move(turn, luck)
            self._play_move(context, table, turn, move, luck)
        except Stale:
            pass  # something went on meanwhile: look again
        except Forbidden:
            return False  # another process answers for it
        return True

    def _play_move(self, context: Context, table: str, turn: Turn, move: str, luck: int) -> None:
        call = Call(self.worker, context.now())
        command = partial(play_bot, call=call, seat=turn.seat, ply=turn.ply, seen=turn.seq)
        try:
            context.store.tables.act(table, partial(command, move=move))
        except (Stale, Forbidden):
            raise
        except (Illegal, SignoriaError):
            LOG.warning("a bot chose what is not legal", table=table, bot=turn.level.bot)
            context.store.tables.act(table, partial(command, move=_any_move(turn, luck)))
        context.metrics.moves.labels("bot").inc()

    def _turn(self, table: Table, now: int, luck: int) -> Turn | None:
        """The first bot's seat that is asked, unless another process has its lease."""
        standing = table.standing
        for seat in standing.asked:
            held = standing.seats[seat]
            own = standing.leases.get(seat)
            is_free = own is None or own.worker == self.worker or own.until < now
            if held.kind == BOT and standing.held < 0 and not table.over and is_free:
                has_lease = own is not None and own.worker == self.worker and own.until > now + LEASE // 2
                level = Level(held.bot, held.level)
                return Turn(seat, level, standing.ply, standing.seq, imagined(table, seat, luck), has_lease)
        return None


def _any_move(turn: Turn, luck: int) -> str:
    """A legal move at random, for a bot that has none to give; the own moves are real in an imagined game too."""
    state = turn.state
    decision = state.decision_of(turn.seat)
    assert decision is not None
    return state.game.moves.notation(Random(luck).choice(decision.moves(state)))
