"""Accounts, sessions, seat links and how people want to be told. Of a secret only its hash is stored."""

from dataclasses import dataclass
from hashlib import sha256
from secrets import token_hex, token_urlsafe
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Engine, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from signoria.kernel.errors import SignoriaError
from signoria.store.database import for_writing
from signoria.store.schema import ACCOUNTS, NOTICES, SEAT_LINKS, SESSIONS

EMAIL: Final = "email"
WEBHOOK: Final = "webhook"
WAYS: Final = (EMAIL, WEBHOOK)
OCCASIONS: Final = ("off", "always", "away")
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200

_HASHER: Final = PasswordHasher()


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody who came back: the id is the person's id at every table."""

    id: str
    email: str
    created: int


@dataclass(frozen=True, slots=True)
class Notice:
    """Which way somebody is told, where to, and on what occasion."""

    way: str
    address: str
    occasion: str


def new_guest() -> str:
    """The person id of somebody without an account."""
    return "guest-" + token_hex(12)


def hash_of(secret: str) -> str:
    """What is stored of a random secret. It has 256 bits, so a fast hash is safe."""
    return sha256(secret.encode()).hexdigest()


class People:
    """Everything about people that outlives a game."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writing = for_writing(engine)

    # Accounts.

    def register(self, email: str, password: str | None, at: int, guest: str = "") -> Account:
        """A new account; without a password for those who sign in elsewhere. A guest keeps the id, and so the seats."""
        account = Account(guest or "account-" + token_hex(12), _email(email), at)
        hashed = None if password is None else _HASHER.hash(_password(password))
        row = {"id": account.id, "email": account.email, "password": hashed, "created": at}
        try:
            with self._writing.begin() as connection:
                connection.execute(insert(ACCOUNTS).values(row))
        except IntegrityError as fault:
            raise SignoriaError("there is an account with that e-mail already") from fault
        return account

    def sign_in(self, email: str, password: str) -> Account:
        """The account, if the password is right. A wrong e-mail takes as long and says the same."""
        with self._engine.connect() as connection:
            row = connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.email == email.strip().lower())).first()
        if row is None or row.password is None:
            _HASHER.hash(password[:LONGEST_PASSWORD])
            raise SignoriaError("e-mail or password is wrong")
        try:
            _HASHER.verify(row.password, password[:LONGEST_PASSWORD])
        except (VerificationError, InvalidHashError) as fault:
            raise SignoriaError("e-mail or password is wrong") from fault
        if _HASHER.check_needs_rehash(row.password):
            self.set_password(row.id, password)
        return Account(row.id, row.email, row.created)

    def set_password(self, account: str, password: str) -> None:
        hashed = _HASHER.hash(_password(password))
        with self._writing.begin() as connection:
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(password=hashed))

    def account(self, person: str) -> Account | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.id == person)).first()
        return None if row is None else Account(row.id, row.email, row.created)

    # Sessions.

    def begin_session(self, person: str, at: int, expires: int) -> str:
        """The secret of a new session; only its hash stays here."""
        secret = token_urlsafe(32)
        row = {"hash": hash_of(secret), "person": person, "created": at, "expires": expires}
        with self._writing.begin() as connection:
            connection.execute(insert(SESSIONS).values(row))
        return secret

    def person_of(self, secret: str, at: int) -> str | None:
        """Whose session it is, while it lasts."""
        wanted = select(SESSIONS.c.person).where(SESSIONS.c.hash == hash_of(secret), SESSIONS.c.expires > at)
        with self._engine.connect() as connection:
            return connection.execute(wanted).scalar()

    def end_session(self, secret: str) -> None:
        with self._writing.begin() as connection:
            connection.execute(delete(SESSIONS).where(SESSIONS.c.hash == hash_of(secret)))

    def end_sessions_of(self, person: str) -> None:
        with self._writing.begin() as connection:
            connection.execute(delete(SESSIONS).where(SESSIONS.c.person == person))

    def forget_expired(self, at: int) -> int:
        with self._writing.begin() as connection:
            return connection.execute(delete(SESSIONS).where(SESSIONS.c.expires <= at)).rowcount

    # Seat links.

    def make_link(self, table: str, seat: int, at: int) -> str:
        """The secret of a link that opens a seat."""
        secret = token_urlsafe(24)
        row = {"hash": hash_of(secret), "table_id": table, "seat": seat, "created": at, "is_revoked": False}
        with self._writing.begin() as connection:
            connection.execute(insert(SEAT_LINKS).values(row))
        return secret

    def seat_of_link(self, secret: str) -> tuple[str, int] | None:
        """The table and seat that a link opens, unless it was revoked."""
        links = SEAT_LINKS.c
        wanted = select(links.table_id, links.seat).where(links.hash == hash_of(secret), links.is_revoked.is_(False))
        with self._engine.connect() as connection:
            row = connection.execute(wanted).first()
        return None if row is None else (row.table_id, row.seat)

    def revoke_links(self, table: str, seat: int) -> None:
        links = SEAT_LINKS.c
        with self._writing.begin() as connection:
            connection.execute(
                update(SEAT_LINKS).where(links.table_id == table, links.seat == seat).values(is_revoked=True)
            )

    # Notices.

    def set_notice(self, person: str, notice: Notice) -> None:
        if notice.way not in WAYS or notice.occasion not in OCCASIONS or not 0 < len(notice.address) <= 2000:
            raise SignoriaError(f"a notice goes by {' or '.join(WAYS)} to an address, {', '.join(OCCASIONS)}")
        row = {"person": person, "way": notice.way, "address": notice.address, "occasion": notice.occasion}
        with self._writing.begin() as connection:
            connection.execute(delete(NOTICES).where(NOTICES.c.person == person, NOTICES.c.way == notice.way))
            connection.execute(insert(NOTICES).values(row))

    def notices(self, person: str) -> list[Notice]:
        wanted = select(NOTICES).where(NOTICES.c.person == person).order_by(NOTICES.c.way)
        with self._engine.connect() as connection:
            return [Notice(row.way, row.address, row.occasion) for row in connection.execute(wanted)]


def _email(email: str) -> str:
    """Enough to catch a slip; whether it is somebody's, only a mail can tell."""
    address = email.strip().lower()
    name, at, host = address.partition("@")
    if not name or not at or "." not in host or len(address) > 254 or any(letter.isspace() for letter in address):
        raise SignoriaError(f"{email[:60]!r} is no e-mail address")
    return address


def _password(password: str) -> str:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise SignoriaError(f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} letters")
    return password
