"""The plan board: trying moves on a private copy, and asking a bot what it would do."""

from functools import partial
from typing import Final

from anyio import to_thread
from fastapi import APIRouter
from starlette.concurrency import run_in_threadpool

from signoria.bots.registry import STRONGEST
from signoria.kernel.state import State
from signoria.server import answers
from signoria.server.asking import Asker, Asking
from signoria.server.bodies import AdviceWish, PlanWish
from signoria.server.failures import Failure
from signoria.server.limits import limited
from signoria.server.routes.looking import TableName, look
from signoria.table import planning

LINES: Final = 4
ROUTER: Final = APIRouter(prefix="/api/tables/{table}", tags=["tables: plan"])


@ROUTER.post("/plan", response_model=answers.Plan)
def plan(table: TableName, wish: PlanWish, asker: Asking) -> answers.Documents:
    """Where moves would lead, tried on a copy that the seat could imagine. The same luck gives the same copy."""
    person = asker.person()
    return look(
        asker,
        table,
        lambda own: planning.plan(
            own,
            person,
            wish.seat,
            own.standing.ply if wish.ply is None else wish.ply,
            list(wish.moves),
            wish.luck,
            wish.stop_at_chance,
        ),
    )


@ROUTER.post("/advise", response_model=answers.Advice, dependencies=[limited("advise")])
async def advise(table: TableName, wish: AdviceWish, asker: Asking) -> answers.Documents:
    """What a bot would do there, with its best lines; refused at a table without help."""
    state = await run_in_threadpool(_state, asker, table, wish)
    thinkers = asker.context.thinkers
    ask = partial(thinkers.explain, state, state.actor(), STRONGEST, wish.luck, LINES)
    lines = await to_thread.run_sync(ask, limiter=thinkers.threads)
    if lines is None:
        raise Failure(503, "no_bot", "no bot has an answer in time; try again")
    moves = lines[0]["moves"]
    assert isinstance(moves, list)
    return {"move": moves[0], "bot": f"{STRONGEST.bot} {STRONGEST.name}".strip(), "lines": lines}


def _state(asker: Asker, table: str, wish: AdviceWish) -> State:
    command = partial(
        planning.to_think_about,
        person=asker.person(),
        seat=wish.seat,
        ply=wish.ply,
        moves=list(wish.moves),
        luck=wish.luck,
    )
    return look(asker, table, command)
