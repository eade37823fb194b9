"""Playing: moves, ends of turns, and going back. Each answer comes after the commit."""

from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from typing import Final

from fastapi import APIRouter

from signoria.server import answers
from signoria.server.asking import Asker, Asking
from signoria.server.bodies import BackWish, ConsentWish, MoveWish, TurnWish
from signoria.server.routes.looking import TableName
from signoria.table import playing, undoing
from signoria.table.journal import Answer
from signoria.table.table import Table

ROUTER: Final = APIRouter(prefix="/api/tables/{table}", tags=["tables: play"])


def act(asker: Asker, table: str, command: Callable[[Table], Answer]) -> answers.Documents:
    return asdict(asker.context.store.tables.act(table, command))


@ROUTER.post("/move", response_model=answers.Answer)
def move(table: TableName, wish: MoveWish, asker: Asking) -> answers.Documents:
    """A move of the asker's seat, at the ply it was chosen at. Sent again under the same key, it counts once."""
    call = asker.call(wish.key)
    command = partial(playing.play, call=call, seat=wish.seat, move=wish.move, ply=wish.ply, seen=wish.seen)
    answer = act(asker, table, command)
    asker.context.metrics.moves.labels("person").inc()
    return answer


@ROUTER.post("/confirm", response_model=answers.Answer)
def confirm(table: TableName, wish: TurnWish, asker: Asking) -> answers.Documents:
    """Ends a turn that is held until its seat says so."""
    return act(asker, table, partial(playing.confirm, call=asker.call(wish.key), seat=wish.seat, ply=wish.ply))


@ROUTER.post("/step-back", response_model=answers.Answer)
def step_back(table: TableName, wish: TurnWish, asker: Asking) -> answers.Documents:
    """Takes back the last move that the seat chose."""
    return act(asker, table, partial(undoing.step_back, call=asker.call(wish.key), seat=wish.seat, ply=wish.ply))


@ROUTER.post("/reset-turn", response_model=answers.Answer)
def reset_turn(table: TableName, wish: TurnWish, asker: Asking) -> answers.Documents:
    """Takes back all that the seat may take back by itself."""
    return act(asker, table, partial(undoing.reset_turn, call=asker.call(wish.key), seat=wish.seat, ply=wish.ply))


@ROUTER.post("/back-to", response_model=answers.Answer)
def back_to(table: TableName, wish: BackWish, asker: Asking) -> answers.Documents:
    """Goes back to a ply: at once within the horizon, beyond it as a request to the others."""
    call = asker.call(wish.key)
    return act(asker, table, partial(undoing.back_to, call=call, seat=wish.seat, to=wish.to, ply=wish.ply))


@ROUTER.post("/undo/agree", response_model=answers.Answer)
def agree(table: TableName, wish: ConsentWish, asker: Asking) -> answers.Documents:
    """Consents to somebody's request to go back."""
    return act(asker, table, partial(undoing.agree, call=asker.call(wish.key), ply=wish.ply))


@ROUTER.post("/undo/decline", response_model=answers.Answer)
def decline(table: TableName, wish: ConsentWish, asker: Asking) -> answers.Documents:
    """Says no to a request to go back, or withdraws it."""
    return act(asker, table, partial(undoing.decline, call=asker.call(wish.key), ply=wish.ply))
