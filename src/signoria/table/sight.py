"""What of a table may be seen by whom. Everything about the game goes through a chair; nothing else leaves."""

from bisect import bisect_right
from random import Random
from typing import TYPE_CHECKING

from signoria.kernel.agenda import SPECTATOR
from signoria.kernel.chair import Chair
from signoria.kernel.documents import write
from signoria.kernel.errors import SignoriaError
from signoria.kernel.fields import Json
from signoria.kernel.referee import Referee, Verdict
from signoria.kernel.view import view
from signoria.table import journal
from signoria.table.errors import Forbidden
from signoria.table.head import Head, HouseRules, new_head
from signoria.table.table import Table
from signoria.table.undoing import missing

if TYPE_CHECKING:
    from signoria.kernel.setup import Setup


def expect_sight(table: Table, person: str, seat: int | None) -> None:
    """Who holds a seat sees as it does. Once the game is over, hands are open to all who may look on."""
    standing = table.standing
    sat_here = bool(person) and any(person in sat for sat in standing.sat)
    if seat is not None and not 0 <= seat < len(standing.seats):
        raise SignoriaError(f"this table has {len(standing.seats)} seats, and none is number {seat + 1}")
    if seat is not None and standing.seats[seat].held_by(person):
        return
    if not (table.head.house.spectators or sat_here or (bool(person) and person == table.head.owner)):
        raise Forbidden("this table has no spectators")
    if seat is not None and not table.over:
        raise Forbidden(f"you don't hold seat {seat + 1}")


def sight(table: Table, person: str, seat: int | None) -> dict[str, Json]:
    """All that the one who looks from a seat (None: looks on) needs to draw the table and to answer."""
    expect_sight(table, person, seat)
    return {**standing_of(table), **_own(table, person, seat)}


def _own(table: Table, person: str, seat: int | None) -> dict[str, Json]:
    standing = table.standing
    chair = Chair(table.referee, seat)
    is_mine = seat is not None and standing.seats[seat].held_by(person)
    may_answer = is_mine and standing.held < 0
    shown = chair.view()
    if standing.held >= 0:
        shown["asked"], shown["also_asked"] = None, []
    settings = standing.seats[seat] if is_mine and seat is not None else None
    return {
        "view": shown,
        "moves": list(chair.moves()) if may_answer else [],
        "horizon": chair.horizon() if is_mine and not table.over else standing.ply,
        "consent_asked": is_mine and person in missing(table),
        "confirm": settings.confirm if settings is not None else None,
        "answer_forced": settings.answer_forced if settings is not None else None,
    }


def refusals(table: Table, person: str, seat: int) -> dict[str, str]:
    """What the holder's seat could think of now and may not do, each with the clause in the way."""
    _expect_own(table, person, seat)
    return {} if table.standing.held >= 0 else Chair(table.referee, seat).refusals()


def why(table: Table, person: str, seat: int, move: str) -> Verdict:
    """Whether the holder's seat may make a move now, and if not, why not."""
    _expect_own(table, person, seat)
    if table.standing.held >= 0:
        return Verdict(False, None, f"seat {table.standing.held + 1} has not ended its turn yet")
    return Chair(table.referee, seat).why(move)


def _expect_own(table: Table, person: str, seat: int) -> None:
    if not 0 <= seat < len(table.standing.seats) or not table.standing.seats[seat].held_by(person):
        raise Forbidden(f"you don't hold seat {seat + 1}")


def standing_of(table: Table) -> dict[str, Json]:
    """What everybody may know of how the table stands: the row of the hall, too. Ids of persons aren't in it."""
    standing, head = table.standing, table.head
    wish = standing.wish
    seats: list[Json] = [seat.shown() for seat in standing.seats]
    return {
        "table": head.table,
        "game": head.record.game,
        **head.record.setup.document(),
        "seats_taken": seats,
        "asked": list(standing.asked),
        "held": standing.held if standing.held >= 0 else None,
        "plan_from": standing.first_own(standing.held) if standing.held >= 0 else None,
        "ply": standing.ply,
        "seq": standing.seq,
        "over": table.over,
        "clocks": standing.clocks.shown(),
        "flagged": sorted(standing.flagged),
        "to_hand_over": sorted(standing.to_hand_over),
        "undo_asked": {"seat": wish.seat, "to": wish.to, "missing": len(missing(table))} if wish is not None else None,
        "last_activity": standing.last_at,
        "opened": head.opened,
        "no_help": head.house.no_help,
        "spectators": head.house.spectators,
        "commitment": head.record.commitment,
    }


def view_at(table: Table, person: str, seat: int | None, ply: int) -> dict[str, Json]:
    """What the seat saw after a ply of the line: no more than it could know then."""
    return views(table, person, seat, ply, ply)[0]


def views(table: Table, person: str, seat: int | None, first: int, last: int) -> list[dict[str, Json]]:
    """What the seat saw after each ply from the first to the last."""
    expect_sight(table, person, seat)
    state = table.state_at(first)
    shown = [view(state, seat)]
    for entry in table.referee.record.line[first : max(first, last)]:
        state.bring_up(entry.actor)
        state.play(entry.move)
        shown.append(view(state, seat))
    if first + len(shown) > table.standing.ply and table.standing.held >= 0:
        shown[-1]["asked"], shown[-1]["also_asked"] = None, []
    return shown


def events(table: Table, person: str, seat: int | None, since: int = 0) -> list[list[dict[str, Json]]]:
    """What happened at each ply after `since`, as the seat saw it."""
    expect_sight(table, person, seat)
    table.events()
    return Chair(table.referee, seat).events(max(0, since))


def line(table: Table, person: str, seat: int | None, since: int = 0) -> list[dict[str, Json]]:
    """Who made which move at each ply after `since`, as the seat may know it."""
    expect_sight(table, person, seat)
    return Chair(table.referee, seat).line(max(0, since))


def changed_since(table: Table, seq: int) -> int:
    """The ply from which the line is new to one who saw the journal up to `seq`: 'while you were away'."""
    made_so_far = table.standing.line
    unseen = table.entries[max(0, seq) :]
    cut = [entry.number("to") for entry in unseen if entry.kind == journal.UNDO]
    known = bisect_right(made_so_far, seq, key=lambda made: made.seq)
    return min([known, *cut])


def record(table: Table, person: str, seat: int | None) -> str:
    """The game file as the seat may read it, the whole of it once the game is over and its last turn confirmed."""
    expect_sight(table, person, seat)
    referee = table.referee
    if table.over:
        return referee.text()
    return referee.record.text_for(referee.game.moves, SPECTATOR if seat is None else seat)


def fork(
    table: Table, person: str, seat: int | None, ply: int, new: str, opened: int, rng: Random | None = None
) -> Head:
    """The head of a new table that goes on from a ply.

    Of a running game the new table gets what the seat could imagine then, never the truth, and always a seed of its
    own. A table without help stays without help.
    """
    expect_sight(table, person, seat)
    then = table.state_at(ply)
    if not table.over:
        then = then.imagine(SPECTATOR if seat is None else seat, rng or Random())
    return _fork_head(table.head, new, person, opened, then.setup, write(then), not table.over)


def _fork_head(
    head: Head, new: str, person: str, opened: int, setup: "Setup", position: Json, keeps_no_help: bool
) -> Head:
    house = HouseRules(no_help=head.house.no_help and keeps_no_help)
    return new_head(new, person, opened, head.game(), setup, house=house, position=position)


def head_of_file(referee: Referee, new: str, person: str, opened: int) -> Head:
    """The head of a table that shows the game of an uploaded file."""
    return Head(new, person, opened, referee.record.header, HouseRules(read_only=True))


def fork_of_file(referee: Referee, ply: int, new: str, person: str, opened: int) -> Head:
    """The head of a table that goes on from a ply of an uploaded game file."""
    if not 0 <= ply <= len(referee.record.line):
        raise SignoriaError(f"there is no ply {ply}: the game is at ply {len(referee.record.line)}")
    state = referee.at(ply)
    return new_head(new, person, opened, referee.game, state.setup, position=write(state))
