"""Going back: alone within the horizon, beyond it when all other persons consent. Bots always do."""

from signoria.kernel.errors import SignoriaError
from signoria.table import journal
from signoria.table.errors import Forbidden
from signoria.table.journal import Answer, Call
from signoria.table.table import Table


def step_back(table: Table, call: Call, seat: int, ply: int) -> Answer:
    """Takes back the last move that the seat chose, and what the table answered for it since."""
    return _alone(table, call, seat, ply, None, "step")


def reset_turn(table: Table, call: Call, seat: int, ply: int) -> Answer:
    """Takes back all that the seat may take back by itself."""
    return _alone(table, call, seat, ply, table.referee.record.horizon(seat), "reset")


def back_to(table: Table, call: Call, seat: int, to: int, ply: int) -> Answer:
    """Goes back to a ply: at once within the horizon, otherwise as a request to the others."""
    before = table.repeated(call, f"to {to}", journal.UNDO, journal.UNDO_ASKED)
    if before is not None:
        return before
    if to >= table.referee.record.horizon(seat):
        return _alone(table, call, seat, ply, to, f"to {to}")
    _expect_running(table, call, seat, ply)
    if not 0 <= to < table.standing.ply:
        raise SignoriaError(f"can't go back to ply {to}: the game is at ply {table.standing.ply}")
    answer = table.note(journal.UNDO_ASKED, call, {"seat": seat, "to": to}, what=f"to {to}")
    settle(table, call)
    return answer


def agree(table: Table, call: Call, ply: int) -> Answer:
    """One more person consents; the last one's consent carries it out."""
    before = table.repeated(call, "", journal.UNDO_AGREED)
    if before is not None:
        return before
    _expect_wish(table, call, ply)
    answer = table.note(journal.UNDO_AGREED, call)
    settle(table, call)
    return answer


def decline(table: Table, call: Call, ply: int) -> Answer:
    """One person says no, or the asker withdraws."""
    before = table.repeated(call, "", journal.UNDO_DECLINED)
    if before is not None:
        return before
    _expect_wish(table, call, ply)
    return table.note(journal.UNDO_DECLINED, call)


def settle(table: Table, call: Call) -> None:
    """Goes back once nobody is left to be asked."""
    wish = table.standing.wish
    if wish is not None and not missing(table):
        table.go_back(Call(wish.person, call.at), wish.seat, wish.to)


def missing(table: Table) -> set[str]:
    """The persons whose consent the request waits for."""
    wish = table.standing.wish
    return table.standing.persons() - {wish.person} - wish.agreed if wish is not None else set()


def _alone(table: Table, call: Call, seat: int, ply: int, to: int | None, what: str) -> Answer:
    before = table.repeated(call, what, journal.UNDO)
    if before is not None:
        return before
    _expect_running(table, call, seat, ply)
    target = _chosen(table, seat, to)
    if target is None:
        raise SignoriaError("there is nothing that you could take back without asking the others")
    return table.go_back(call, seat, target, what)


def _chosen(table: Table, seat: int, to: int | None) -> int | None:
    """Where to stop: before a move that the seat chose. Before a forced one the table would answer again at once."""
    line = table.standing.line
    horizon = table.referee.record.horizon(seat)
    chosen = [ply for ply in range(horizon, len(line)) if not line[ply].forced]
    if to is None:
        return chosen[-1] if chosen else None
    if to >= len(line):
        raise SignoriaError(f"can't go back to ply {to}: the game is at ply {len(line)}")
    earlier = [ply for ply in chosen if ply <= to]
    return earlier[-1] if earlier else (chosen[0] if chosen else None)


def _expect_running(table: Table, call: Call, seat: int, ply: int) -> None:
    table.expect_holder(call, seat)
    table.expect_ply(seat, ply, 0)
    if table.over:
        raise SignoriaError("the game is over and its seed is shown: nothing is undone any more")


def _expect_wish(table: Table, call: Call, ply: int) -> None:
    if call.person not in table.standing.persons():
        raise Forbidden("only who sits at the table is asked")
    table.expect_ply(-1, ply, 0)
    if table.standing.wish is None:
        raise SignoriaError("nobody asks to go back")
