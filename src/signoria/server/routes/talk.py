"""Talk at a table, and up to where somebody has looked."""

from functools import partial
from typing import Annotated, Final

from fastapi import APIRouter, Query

from signoria.server import answers
from signoria.server.asking import Asker, Asking
from signoria.server.bodies import MOST, Line, Seen
from signoria.server.failures import Failure
from signoria.server.limits import limited
from signoria.server.routes.looking import TableName, look
from signoria.server.sights import chat_of
from signoria.store.bus import Hint
from signoria.table.chat import say
from signoria.table.sight import expect_sight
from signoria.table.table import Table

ROUTER: Final = APIRouter(prefix="/api/tables/{table}", tags=["tables: talk"])


@ROUTER.get("/chat", response_model=answers.Chat)
def chat(table: TableName, asker: Asking, after: Annotated[int, Query(ge=0, le=MOST)] = 0) -> answers.Documents:
    """The lines behind a number."""
    look(asker, table, partial(expect_sight, person=asker.person(), seat=None))
    return _lines(asker, table, after)


@ROUTER.post("/chat", response_model=answers.Chat, dependencies=[limited("say")])
def talk(table: TableName, wish: Line, asker: Asking) -> answers.Documents:
    """Says something; who only looks on keeps quiet."""
    store = asker.context.store
    call = asker.call(wish.key)

    def said(own: Table) -> tuple[int, int]:
        return store.talk.add(table, say(own, call, wish.text)), own.standing.seq

    number, seq = look(asker, table, said)
    store.bus.publish(Hint(table, seq))
    return _lines(asker, table, number - 1)


@ROUTER.post("/seen", response_model=answers.Seen)
def seen(table: TableName, wish: Seen, asker: Asking) -> answers.Documents:
    """The asker has seen the table up to an entry of its journal; that never goes back."""
    person = asker.person()
    newest = look(asker, table, partial(_newest, person=person))
    if not person:
        raise Failure(401, "sign_in", "nobody is remembered who has done nothing here yet")
    asker.context.store.talk.look(table, person, min(wish.seq, newest))
    return {"seq": asker.context.store.talk.seen(table, person)}


def _newest(table: Table, person: str) -> int:
    expect_sight(table, person, None)
    return table.standing.seq


def _lines(asker: Asker, table: str, after: int) -> answers.Documents:
    return {"lines": chat_of(asker.context.store.talk.lines(table, after))}
