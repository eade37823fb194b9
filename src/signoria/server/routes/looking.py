"""Looking at a table: what one seat, or one who looks on, may see of it."""

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Final, TypeVar

from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse

from signoria.server import answers
from signoria.server.asking import Asker, Asking
from signoria.server.bodies import MOST, SeatNumber
from signoria.server.failures import Failure
from signoria.server.sights import Viewer, history_of, sight_of
from signoria.table import sight as outlets
from signoria.table.table import Table

ROUTER: Final = APIRouter(prefix="/api/tables/{table}", tags=["tables: look"])

T = TypeVar("T")

TableName = Annotated[str, Path(max_length=64)]
FromSeat = Annotated[SeatNumber | None, Query(description="From which seat; without one, as one who looks on.")]
MOST_VIEWS: Final = 200


def look(asker: Asker, table: str, question: Callable[[Table], T]) -> T:
    return asker.context.store.tables.look(table, question)


@ROUTER.get("", response_model=answers.Sight)
def sight(table: TableName, asker: Asking, seat: FromSeat = None) -> answers.Documents:
    """The table as it is now: the view, the legal moves, seats, clocks, and what is asked."""
    person = asker.person()
    seen = asker.context.store.talk.seen(table, person) if person else 0
    return look(asker, table, partial(sight_of, viewer=Viewer(person, seat, seen), now=asker.context.now()))


@ROUTER.get("/history", response_model=answers.History)
def history(
    table: TableName, asker: Asking, seat: FromSeat = None, since: Annotated[int, Query(ge=0, le=MOST)] = 0
) -> answers.Documents:
    """Who made which move, and what happened, at each ply after one."""
    return look(asker, table, partial(history_of, viewer=Viewer(asker.person(), seat), since=since))


@ROUTER.get("/views", response_model=answers.Views)
def views(
    table: TableName,
    asker: Asking,
    first: Annotated[int, Query(alias="from", ge=0, le=MOST)],
    last: Annotated[int, Query(alias="to", ge=0, le=MOST)],
    seat: FromSeat = None,
) -> answers.Documents:
    """The views after a range of plies, both ends included, each with what could be known then."""
    if not first <= last < first + MOST_VIEWS:
        raise Failure(422, "invalid", f"a range goes forwards and has at most {MOST_VIEWS} plies")
    person = asker.person()

    def shown(own: Table) -> list[Any]:
        return list(outlets.views(own, person, seat, first, min(last, own.standing.ply)))

    return {"from": first, "views": look(asker, table, shown)}


@ROUTER.get("/refusals", response_model=answers.Refusals)
def refusals(table: TableName, asker: Asking, seat: SeatNumber) -> answers.Documents:
    """What the seat could think of now and may not do, each with its clause."""
    return {"refusals": look(asker, table, partial(outlets.refusals, person=asker.person(), seat=seat))}


@ROUTER.get("/why", response_model=answers.Verdict)
def why(
    table: TableName, asker: Asking, seat: SeatNumber, move: Annotated[str, Query(max_length=200)]
) -> answers.Documents:
    """Whether a move is legal now, and if not, why not."""
    verdict = look(asker, table, partial(outlets.why, person=asker.person(), seat=seat, move=move))
    return {"legal": verdict.legal, "clause": verdict.clause, "message": verdict.text}


@ROUTER.get("/record", response_model=None, responses=answers.of_kind("text/plain"))
def record(table: TableName, asker: Asking, seat: FromSeat = None) -> PlainTextResponse:
    """The game file as the seat may read it: the whole of it once the game is over."""
    text = look(asker, table, partial(outlets.record, person=asker.person(), seat=seat))
    name = f"{table}.sgr" if table.isalnum() else "game.sgr"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})
