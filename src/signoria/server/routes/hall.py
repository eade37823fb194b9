"""The hall: which tables there are, opening one, and what a seat link opens."""

from functools import partial
from secrets import token_hex
from typing import Final

from fastapi import APIRouter

from signoria.bots.registry import expect_level
from signoria.kernel.registry import find
from signoria.server import answers
from signoria.server.asking import Asker, Asking
from signoria.server.bodies import ChairWanted, LinkSecret, NewTable
from signoria.server.failures import Failure, found
from signoria.server.limits import limited
from signoria.table.head import Head, new_head, read_house_rules
from signoria.table.seats import BOT, HERE, OPEN, PERSON, Seat
from signoria.table.sight import standing_of
from signoria.table.table import Table

ROUTER: Final = APIRouter(prefix="/api", tags=["hall"])
SOMEBODY: Final = "somebody"


@ROUTER.get("/hall", response_model=answers.Hall)
def hall(asker: Asking) -> answers.Documents:
    """Tables that wait for players, the asker's own, and games that may be watched."""
    tables = asker.context.store.tables
    person = asker.person()
    own = tables.of_person(person) if person else []
    names = {row["table"] for row in own}
    return {
        "open": [row for row in tables.waiting_for_players() if row["table"] not in names],
        "mine": [row for row in own if not row["over"]],
        "finished": [row for row in own if row["over"]],
        "watch": [row for row in tables.to_watch() if row["spectators"] and row["table"] not in names],
    }


@ROUTER.post("/tables", response_model=answers.Opened, dependencies=[limited("open")])
def open_table(wish: NewTable, asker: Asking) -> answers.Documents:
    """Opens a table. Each open seat gets a link; its secret is told here and never again."""
    game = found(lambda: find(wish.game))
    house = read_house_rules(wish.house.model_dump())
    expect_level(house.stand_in, house.stand_in_level)
    setup = game.setup(wish.seats, dict(wish.options))
    for chair in wish.chairs:
        _seat(chair, SOMEBODY)  # what can't be is refused before anybody gets a session
    head = new_head(new_name(), asker.person_or_guest(), asker.context.now(), game, setup, house=house)
    return open_with(asker, head, wish.chairs)


@ROUTER.post("/links", response_model=answers.LinkSight, dependencies=[limited("link")])
def link(wish: LinkSecret, asker: Asking) -> answers.Documents:
    """What a seat link opens. Its secret comes in a body, so that it stands in no log."""
    store = asker.context.store
    place = store.people.seat_of_link(wish.secret)
    if place is None:
        raise Failure(404, "no_link", "this link opens no seat; it may have been replaced by a newer one")
    table, seat = place
    return store.tables.look(table, partial(_link_sight, seat=seat))


def _link_sight(table: Table, seat: int) -> answers.Documents:
    standing = standing_of(table)
    return {
        "table": standing["table"],
        "seat": seat,
        "game": standing["game"],
        "taken": table.standing.seats[seat].kind != OPEN and seat not in table.standing.to_hand_over,
        "names": list(table.referee.record.header.names),
    }


def new_name() -> str:
    """A table that isn't listed is found by its name alone, so nobody may guess it."""
    return token_hex(10)


def open_with(asker: Asker, head: Head, chairs: list[ChairWanted]) -> answers.Documents:
    """Opens a table with these chairs around it, and makes the links of the open ones."""
    store = asker.context.store
    store.tables.open(head, [_seat(chair, head.owner) for chair in chairs])
    links = [
        {"seat": seat, "secret": store.people.make_link(head.table, seat, head.opened)}
        for seat, chair in enumerate(chairs)
        if chair.kind == "open"
    ]
    return {"table": head.table, "links": links}


def _seat(chair: ChairWanted, person: str) -> Seat:
    match chair.kind:
        case "me":
            return Seat(PERSON, person=person, name=chair.name)
        case "here":
            return Seat(HERE, person=person, name=chair.name)
        case "bot":
            expect_level(chair.bot, chair.level)
            return Seat(BOT, name=chair.name or f"{chair.bot} {chair.level}".strip(), bot=chair.bot, level=chair.level)
        case _:
            return Seat()
