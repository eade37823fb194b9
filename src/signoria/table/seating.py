"""Who may sit where, and how a seat changes its kind between two moves."""

from dataclasses import replace

from signoria.kernel.errors import SignoriaError
from signoria.table import journal
from signoria.table.errors import Forbidden
from signoria.table.head import HAND_OVER, STAND_IN
from signoria.table.journal import TABLE, Answer, Call
from signoria.table.seats import BOT, HERE, OPEN, PERSON, Seat
from signoria.table.table import Table
from signoria.table.undoing import settle


def sit(table: Table, call: Call, seat: int, name: str, at_this_screen: bool = False) -> Answer:
    """Takes a seat that is open, may be handed over, or is a bot's that stood in for the same person.

    Whether a person was invited to an open seat (a link, the hall) was asked before this.
    """
    kind = HERE if at_this_screen else PERSON
    before = table.repeated(call, f"sit {seat} {kind}", journal.SEAT)
    if before is not None:
        return before
    held = _seat(table, seat)
    standing = table.standing
    if not call.person:
        raise Forbidden("only a person can sit down")
    comes_back = held.kind == BOT and (call.person in standing.sat[seat] or call.person == table.head.owner)
    if held.kind != OPEN and seat not in standing.to_hand_over and not comes_back:
        raise Forbidden(f"seat {seat + 1} is taken")
    if _knows_another_hand(table, call.person, seat):
        raise Forbidden("who has played another seat of this game can't take this one while others play")
    return _change(table, call, seat, Seat(kind, person=call.person, name=name), f"sit {seat} {kind}")


def leave(table: Table, call: Call, seat: int, bot: str = "", level: str = "") -> Answer:
    """Gives a seat up: a bot takes over, or without one the seat is open again."""
    what = f"leave {seat} {bot} {level}"
    before = table.repeated(call, what, journal.SEAT)
    if before is not None:
        return before
    table.expect_holder(call, seat)
    return _change(table, call, seat, _bot(bot, level) if bot else Seat(), what)


def put_bot(table: Table, call: Call, seat: int, bot: str, level: str = "") -> Answer:
    """The owner of the table lets a bot play an open seat, another bot's, or one that may be handed over."""
    return _by_owner(table, call, seat, _bot(bot, level), f"bot {seat} {bot} {level}")


def invite(table: Table, call: Call, seat: int) -> Answer:
    """The owner of the table opens a bot's seat, or one that may be handed over, to somebody else."""
    return _by_owner(table, call, seat, Seat(), f"open {seat}")


def hand_to(table: Table, call: Call, seat: int, person: str, name: str = "") -> Answer:
    """The holder gives a seat to another id: a guest's seat goes to the account that claims it."""
    before = table.repeated(call, f"hand {seat} {person}", journal.SEAT)
    if before is not None:
        return before
    held = table.expect_holder(call, seat)
    # A guest with several seats at one screen claims them one by one: the account knows no more than the guest did.
    if not _known_hands(table, person) <= _known_hands(table, call.person) and _knows_another_hand(table, person, seat):
        raise Forbidden("who has played another seat of this game can't take this one while others play")
    return _change(table, call, seat, replace(held, person=person, name=name or held.name), f"hand {seat} {person}")


def settings(table: Table, call: Call, seat: int, confirm: str, answer_forced: bool) -> Answer:
    """When the seat ends its turns itself, and whether the table gives its forced answers."""
    what = f"settings {seat} {confirm} {answer_forced}"
    before = table.repeated(call, what, journal.SEAT)
    if before is not None:
        return before
    held = table.expect_holder(call, seat)
    return table.change(call, seat, replace(held, confirm=confirm, answer_forced=answer_forced), what)


def fall_flags(table: Table, at: int) -> list[int]:
    """Marks the seats whose time is up by now, and does what the house rules say; gives these seats."""
    standing, house = table.standing, table.head.house
    fallen: list[int] = []
    for seat in sorted(standing.timed() - standing.flagged):
        until = standing.clocks.seats[seat].falls_at()
        if until is not None and until <= at:
            fallen.append(seat)
    for seat in fallen:
        to_hand_over = house.at_flag_fall == HAND_OVER
        table.note(journal.FLAG, Call(TABLE, at), {"seat": seat, **({"to_hand_over": True} if to_hand_over else {})})
        if house.at_flag_fall == STAND_IN:
            _change(table, Call(TABLE, at), seat, _bot(house.stand_in, house.stand_in_level), "")
    return fallen


def _seat(table: Table, seat: int) -> Seat:
    if not 0 <= seat < len(table.standing.seats):
        raise SignoriaError(f"this table has {len(table.standing.seats)} seats, and none is number {seat + 1}")
    return table.standing.seats[seat]


def _bot(bot: str, level: str) -> Seat:
    return Seat(BOT, name=f"{bot} {level}".strip(), bot=bot, level=level)


def _by_owner(table: Table, call: Call, seat: int, to: Seat, what: str) -> Answer:
    before = table.repeated(call, what, journal.SEAT)
    if before is not None:
        return before
    held = _seat(table, seat)
    if not call.person or call.person != table.head.owner:
        raise Forbidden("only the owner of the table does that")
    if held.by_people() and seat not in table.standing.to_hand_over:
        raise Forbidden(f"a person holds seat {seat + 1}")
    return _change(table, call, seat, to, what)


def _change(table: Table, call: Call, seat: int, to: Seat, what: str) -> Answer:
    """Whoever leaves is no longer asked for consent, so a request may be settled by it."""
    answer = table.change(call, seat, to, what)
    settle(table, call)
    return answer


def _knows_another_hand(table: Table, person: str, seat: int) -> bool:
    """Nobody may play against others with two hands in view; alone with bots it harms nobody."""
    standing = table.standing
    if not standing.begun() or not standing.persons() - {person, standing.seats[seat].person}:
        return False
    return bool(_known_hands(table, person) - {seat})


def _known_hands(table: Table, person: str) -> set[int]:
    return {number for number, sat in enumerate(table.standing.sat) if person in sat}
