"""Moves of people and bots: who holds the seat plays, once under one id, at the ply that it knew."""

from signoria.kernel.errors import Illegal, SignoriaError
from signoria.kernel.fields import Json
from signoria.table import journal
from signoria.table.errors import Forbidden
from signoria.table.journal import TABLE, Answer, Call
from signoria.table.seats import BOT
from signoria.table.table import Table

LONGEST_LEASE = 10 * 60 * 1000


def play(table: Table, call: Call, seat: int, move: str, ply: int, seen: int = 0) -> Answer:
    """A person's move. `seen` is the last journal entry the asker knew of: it tells a ply from one before an undo."""
    move = " ".join(move.split())
    before = table.repeated(call, move, journal.MOVE)
    if before is not None:
        return before
    table.expect_holder(call, seat)
    return _play(table, call, seat, move, ply, seen)


def _play(table: Table, call: Call, seat: int, move: str, ply: int, seen: int) -> Answer:
    table.expect_ply(seat, ply, seen)
    number = table.referee.game.moves.parse(move)
    if table.over:
        raise Illegal("the game is over", None, [])
    held = table.standing.held
    if held >= 0:
        raise Illegal(f"seat {held + 1} has not ended its turn yet", None, [])
    answer = table.carry_out(call, seat, number)
    table.proceed(call.at)
    return answer


def confirm(table: Table, call: Call, seat: int, ply: int) -> Answer:
    """Ends a turn that was held: now the next question is put."""
    before = table.repeated(call, str(seat), journal.CONFIRM)
    if before is not None:
        return before
    table.expect_holder(call, seat)
    table.expect_ply(seat, ply, 0)
    if table.standing.held != seat:
        raise SignoriaError(f"seat {seat + 1} has no turn that waits to be ended")
    answer = table.note(journal.CONFIRM, call, {"seat": seat, **table.posture()}, what=str(seat))
    table.proceed(call.at)
    return answer


def lease(table: Table, worker: str, seat: int, at: int, length: int) -> Answer:
    """A worker asks to answer for a bot's seat; it may until the lease ends, and each move prolongs it."""
    standing = table.standing
    if not 0 <= seat < len(standing.seats) or standing.seats[seat].kind != BOT:
        raise Forbidden(f"no bot sits at seat {seat + 1}")
    if not worker or not 0 < length <= LONGEST_LEASE:
        raise SignoriaError(f"a lease needs a worker and a length of at most {LONGEST_LEASE} milliseconds")
    held = standing.leases.get(seat)
    if held is not None and held.worker != worker and held.until >= at:
        raise Forbidden(f"another worker answers for seat {seat + 1}")
    body: dict[str, Json] = {"seat": seat, "length": length}
    return table.note(journal.LEASE, Call(worker, at), body)


def play_bot(table: Table, call: Call, seat: int, move: str, ply: int, seen: int = 0) -> Answer:
    """A bot's move, by the worker (`call.person`) that has its lease."""
    move = " ".join(move.split())
    before = table.repeated(call, move, journal.MOVE)
    if before is not None:
        return before
    held = table.standing.leases.get(seat)
    if not 0 <= seat < len(table.standing.seats) or table.standing.seats[seat].kind != BOT:
        raise Forbidden(f"no bot sits at seat {seat + 1}")
    if held is None or held.worker != call.person or held.until < call.at:
        raise Forbidden(f"you have no lease for seat {seat + 1}")
    return _play(table, call, seat, move, ply, seen)


def pause(table: Table, start: int, end: int, at: int) -> Answer:
    """The host was down from start to end: no clock runs in that time."""
    if not start <= end <= at:
        raise SignoriaError("a pause goes from its start to its end, and both are past")
    return table.note(journal.PAUSE, Call(TABLE, at), {"start": start, "end": end})
