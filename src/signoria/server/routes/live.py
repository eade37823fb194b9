"""The live socket of a table."""

from typing import Annotated, Final

from fastapi import APIRouter, Query, WebSocket
from starlette.concurrency import run_in_threadpool

from signoria.kernel.errors import SignoriaError
from signoria.server.asking import secret_of
from signoria.server.bodies import MOST, SeatNumber
from signoria.server.context import Context, context_of
from signoria.server.limits import address_of
from signoria.server.live import POLICY
from signoria.server.routes.looking import TableName
from signoria.server.sights import Viewer
from signoria.table.sight import expect_sight

ROUTER: Final = APIRouter(prefix="/api/tables/{table}")


@ROUTER.websocket("/live")
async def live(
    websocket: WebSocket,
    table: TableName,
    seat: SeatNumber | None = None,
    seq: Annotated[int, Query(ge=0, le=MOST)] = 0,
) -> None:
    """Sends the sight at once, with what is new since `seq`, and again whenever the table has gone on."""
    context = context_of(websocket)
    if context.limits.wait(address_of(websocket.scope)):
        await websocket.close(POLICY)
        return
    secret = secret_of(websocket, context.settings)
    viewer = await run_in_threadpool(_viewer, context, table, secret, seat)
    await websocket.accept()
    if viewer is None:
        await websocket.send_text('{"type":"gone"}')
        await websocket.close(POLICY)
        return
    await context.live.serve(websocket, table, viewer, seq)


def _viewer(context: Context, table: str, secret: str, seat: int | None) -> Viewer | None:
    """Who looks from where, or nothing if there is no table, or nothing for this person to see."""
    person = (context.store.people.person_of(secret, context.now()) or "") if secret else ""
    try:
        context.store.tables.look(table, lambda own: expect_sight(own, person, seat))
    except SignoriaError:
        return None
    return Viewer(person, seat, context.store.talk.seen(table, person) if person else 0)
