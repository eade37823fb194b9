"""Who sits where: sitting down, leaving, bots, links, and what a seat prefers."""

from functools import partial
from typing import Final

from fastapi import APIRouter

from signoria.bots.registry import expect_level
from signoria.server import answers
from signoria.server.asking import Asker, Asking
from signoria.server.bodies import BotWish, LinkWish, OpenWish, SettingsWish, SitWish
from signoria.server.failures import Failure
from signoria.server.limits import limited
from signoria.server.routes.acting import act
from signoria.server.routes.looking import TableName, look
from signoria.table import seating
from signoria.table.errors import Forbidden
from signoria.table.journal import Answer, Call
from signoria.table.seats import OPEN
from signoria.table.table import Table

ROUTER: Final = APIRouter(prefix="/api/tables/{table}", tags=["tables: seats"])


@ROUTER.post("/sit", response_model=answers.Answer, dependencies=[limited("link")])
def sit(table: TableName, wish: SitWish, asker: Asking) -> answers.Documents:
    """Takes a seat: the one of a link, one of a listed table, or one's own again from the bot that stood in."""
    invited = _seat_of_link(asker, table, wish.secret) if wish.secret is not None else None
    look(asker, table, lambda own: own.head.table)  # no session for who asks for a table that isn't there
    call = Call(asker.person_or_guest(), asker.context.now(), wish.key)
    return act(asker, table, partial(_sit, call=call, wish=wish, invited=invited))


def _seat_of_link(asker: Asker, table: str, secret: str) -> int:
    place = asker.context.store.people.seat_of_link(secret)
    if place is None or place[0] != table:
        raise Failure(404, "no_link", "this link opens no seat here; it may have been replaced by a newer one")
    return place[1]


def _sit(table: Table, call: Call, wish: SitWish, invited: int | None) -> Answer:
    seat = wish.seat if wish.seat is not None else invited
    if seat is None:
        seat = next((number for number, held in enumerate(table.standing.seats) if held.kind == OPEN), None)
    if seat is None:
        raise Forbidden("no seat is open here")
    standing = table.standing
    comes_back = 0 <= seat < len(standing.sat) and call.person in standing.sat[seat]
    is_welcome = seat == invited or table.head.house.listed or call.person == table.head.owner or comes_back
    if not is_welcome:
        raise Forbidden(f"seat {seat + 1} is taken by a link")
    return seating.sit(table, call, seat, wish.name, wish.here)


@ROUTER.post("/leave", response_model=answers.Answer)
def leave(table: TableName, wish: BotWish, asker: Asking) -> answers.Documents:
    """Gives a seat up, to a bot or to whoever comes."""
    if wish.bot:
        expect_level(wish.bot, wish.level)
    call = asker.call(wish.key)
    return act(asker, table, partial(seating.leave, call=call, seat=wish.seat, bot=wish.bot, level=wish.level))


@ROUTER.post("/bot", response_model=answers.Answer)
def put_bot(table: TableName, wish: BotWish, asker: Asking) -> answers.Documents:
    """The owner of the table lets a bot play a seat."""
    expect_level(wish.bot, wish.level)
    call = asker.call(wish.key)
    return act(asker, table, partial(seating.put_bot, call=call, seat=wish.seat, bot=wish.bot, level=wish.level))


@ROUTER.post("/open", response_model=answers.OpenedSeat)
def open_seat(table: TableName, wish: OpenWish, asker: Asking) -> answers.Documents:
    """The owner of the table opens a bot's seat and gets a new link to it."""
    answer = act(asker, table, partial(seating.invite, call=asker.call(wish.key), seat=wish.seat))
    return {**answer, "link": _new_link(asker, table, wish.seat)}


@ROUTER.post("/settings", response_model=answers.Answer)
def settings(table: TableName, wish: SettingsWish, asker: Asking) -> answers.Documents:
    """When the seat ends its turns itself, and whether the table gives its forced answers."""
    command = partial(
        seating.settings,
        call=asker.call(wish.key),
        seat=wish.seat,
        confirm=wish.confirm,
        answer_forced=wish.answer_forced,
    )
    return act(asker, table, command)


@ROUTER.post("/links", response_model=answers.Link)
def new_link(table: TableName, wish: LinkWish, asker: Asking) -> answers.Documents:
    """The owner of the table gets a new link to an open seat; older ones open nothing any more."""
    look(asker, table, partial(_expect_owner, person=asker.person(), seat=wish.seat))
    return _new_link(asker, table, wish.seat)


def _expect_owner(table: Table, person: str, seat: int) -> None:
    if not person or person != table.head.owner:
        raise Forbidden("only the owner of the table does that")
    if not 0 <= seat < len(table.standing.seats):
        raise Failure(422, "invalid", f"this table has {len(table.standing.seats)} seats")
    if table.standing.seats[seat].kind != OPEN and seat not in table.standing.to_hand_over:
        raise Forbidden(f"seat {seat + 1} is taken")


def _new_link(asker: Asker, table: str, seat: int) -> answers.Documents:
    people = asker.context.store.people
    people.revoke_links(table, seat)
    return {"seat": seat, "secret": people.make_link(table, seat, asker.context.now())}
