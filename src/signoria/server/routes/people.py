"""People: who one is, accounts, and tokens of programs."""

from functools import partial
from typing import Final

from fastapi import APIRouter

from signoria.kernel.errors import SignoriaError
from signoria.server import answers
from signoria.server.asking import DAY, Asker, Asking
from signoria.server.bodies import Credentials, NewPassword, Nothing
from signoria.server.failures import Failure
from signoria.server.limits import limited
from signoria.table.journal import Call
from signoria.table.seating import hand_to

ROUTER: Final = APIRouter(prefix="/api", tags=["people"])
TOKEN: Final = 400 * DAY


@ROUTER.get("/me", response_model=answers.Me)
def me(asker: Asking) -> answers.Documents:
    """Who asks, and how this person is told of a turn."""
    people, settings = asker.context.store.people, asker.context.settings
    person = asker.person()
    account = people.account(person) if person else None
    notices = people.notices(person) if person else []
    return {
        "kind": "account" if account is not None else "guest" if person else "nobody",
        "email": account.email if account is not None else None,
        "notices": [{"way": own.way, "address": own.address, "occasion": own.occasion} for own in notices],
        "sign_in": {"password": settings.registration, "oidc": settings.oidc_name or None},
        "mail": bool(settings.smtp),
    }


@ROUTER.post("/account/register", response_model=answers.Me, dependencies=[limited("sign_in")])
def register(wish: Credentials, asker: Asking) -> answers.Documents:
    """A new account; what the asker did as a guest stays this person's."""
    if not asker.context.settings.registration:
        raise Failure(403, "forbidden", "this host takes no registrations")
    people = asker.context.store.people
    person = asker.person()
    if person and people.account(person) is not None:
        raise Failure(409, "signed_in", "you have an account already; sign out first")
    account = people.register(wish.email, wish.password, asker.context.now(), person)
    asker.begin(account.id)
    return me(asker)


@ROUTER.post("/account/sign-in", response_model=answers.Me, dependencies=[limited("sign_in")])
def sign_in(wish: Credentials, asker: Asking) -> answers.Documents:
    """Signs in; seats that the asker has as a guest go to the account."""
    try:
        account = asker.context.store.people.sign_in(wish.email, wish.password)
    except SignoriaError as fault:
        raise Failure(403, "wrong_password", str(fault)) from fault
    enter(asker, account.id)
    return me(asker)


@ROUTER.post("/account/sign-out", response_model=answers.Me)
def sign_out(_wish: Nothing, asker: Asking) -> answers.Documents:
    """Ends this session."""
    asker.end()
    return me(asker)


@ROUTER.post("/account/password", response_model=answers.Me, dependencies=[limited("sign_in")])
def change_password(wish: NewPassword, asker: Asking) -> answers.Documents:
    """A new password; it ends all other sessions and all tokens."""
    people, account = asker.context.store.people, asker.account()
    try:
        people.sign_in(account.email, wish.old)
    except SignoriaError as fault:
        raise Failure(403, "wrong_password", "the password so far is wrong") from fault
    people.set_password(account.id, wish.new)
    people.end_sessions_of(account.id)
    asker.begin(account.id)
    return me(asker)


@ROUTER.post("/account/token", response_model=answers.Token, dependencies=[limited("sign_in")])
def token(_wish: Nothing, asker: Asking) -> answers.Documents:
    """A token for a program that plays as this account. It is told once, and ends when the password is changed."""
    account, now = asker.account(), asker.context.now()
    return {"token": asker.context.store.people.begin_session(account.id, now, now + TOKEN)}


def enter(asker: Asker, account: str) -> None:
    """The asker is this account from now on, and keeps the seats taken as a guest."""
    store = asker.context.store
    guest = asker.person()
    if guest and guest != account and store.people.account(guest) is None:
        for row in store.tables.of_person(guest):
            for seat in row["mine"] if isinstance(row["mine"], list) else []:
                _claim(asker, str(row["table"]), int(str(seat)), guest, account)
    asker.begin(account)


def _claim(asker: Asker, table: str, seat: int, guest: str, account: str) -> None:
    call = Call(guest, asker.context.now())
    try:
        asker.context.store.tables.act(table, partial(hand_to, call=call, seat=seat, person=account))
    except SignoriaError:
        return  # it stays the guest's: the account has played another seat of that game
