"""Accounts, sessions, links and notices; secrets are stored as hashes only."""

import pytest
from sqlalchemy import select

from signoria.kernel.errors import SignoriaError
from signoria.store.house import Store
from signoria.store.people import Notice, new_guest
from signoria.store.schema import METADATA
from tests.store.stores import open_rialto


def everything(store: Store) -> str:
    with store.engine.connect() as connection:
        return "\n".join(
            str(tuple(row)) for table in METADATA.sorted_tables for row in connection.execute(select(table))
        )


def test_accounts(store: Store) -> None:
    account = store.people.register(" Anna@Example.org ", "correct horse", 5)
    assert store.people.account(account.id) == account
    assert store.people.sign_in("ANNA@example.org", "correct horse") == account
    for email, password in (("anna@example.org", "wrong horse"), ("nobody@example.org", "correct horse")):
        with pytest.raises(SignoriaError, match=r"^e-mail or password is wrong$"):
            store.people.sign_in(email, password)
    with pytest.raises(SignoriaError, match="an account with that e-mail"):
        store.people.register("anna@example.org", None, 6)
    store.people.set_password(account.id, "battery staple")
    assert store.people.sign_in("anna@example.org", "battery staple") == account
    assert "horse" not in everything(store)
    assert "$argon2id$" in everything(store)


@pytest.mark.parametrize(
    ("email", "password"), [("no", "long enough"), ("a@b.cz", "short"), ("a b@c.cz", "long enough")]
)
def test_what_will_not_do(store: Store, email: str, password: str) -> None:
    with pytest.raises(SignoriaError, match=r"is no e-mail address|a password has 8"):
        store.people.register(email, password, 1)


def test_sessions(store: Store) -> None:
    guest = new_guest()
    secret = store.people.begin_session(guest, 10, 20)
    assert store.people.person_of(secret, 19) == guest
    assert store.people.person_of(secret, 20) is None
    assert store.people.person_of("other", 19) is None
    assert secret not in everything(store)
    second = store.people.begin_session(guest, 10, 90)
    assert store.people.forget_expired(20) == 1
    store.people.end_session(second)
    assert store.people.person_of(second, 19) is None
    third = store.people.begin_session(guest, 10, 90)
    store.people.end_sessions_of(guest)
    assert store.people.person_of(third, 19) is None


def test_seat_links(store: Store) -> None:
    open_rialto(store)
    secret = store.people.make_link("t1", 1, 5)
    assert store.people.seat_of_link(secret) == ("t1", 1)
    assert secret not in everything(store)
    store.people.revoke_links("t1", 1)
    assert store.people.seat_of_link(secret) is None


def test_notices(store: Store) -> None:
    store.people.set_notice("anna", Notice("email", "anna@example.org", "away"))
    store.people.set_notice("anna", Notice("email", "anna@example.org", "always"))
    store.people.set_notice("anna", Notice("webhook", "https://example.org/x", "off"))
    assert [notice.occasion for notice in store.people.notices("anna")] == ["always", "off"]
    with pytest.raises(SignoriaError, match="a notice goes by"):
        store.people.set_notice("anna", Notice("pigeon", "x", "always"))
