"""Accounts, sessions, seat links and how people want to be told. Of a secret only its hash is stored."""

from dataclasses import asdict, dataclass
from hashlib import sha256
from secrets import token_hex, token_urlsafe
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Engine, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from signoria.kernel.errors import SignoriaError
from signoria.store.database import Writing
from signoria.store.schema import ACCOUNTS, HALL, NOTICES, SEAT_LINKS, SESSIONS, SITTINGS, TOLD

EMAIL: Final = "email"
WEBHOOK: Final = "webhook"
WAYS: Final = (EMAIL, WEBHOOK)
OCCASIONS: Final = ("off", "always", "away")
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200

_HASHER: Final = PasswordHasher()
# Asked with every request: SQLAlchemy takes longer to build it than the database to answer.
_PERSON_OF: Final = select(SESSIONS.c.person).where(
    SESSIONS.c.hash == bindparam("of_hash"), SESSIONS.c.expires > bindparam("now")
)


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
    language: str = "en"


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
        self._writing = Writing(engine)

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

    def of_subject(self, subject: str, email: str, at: int, guest: str = "") -> Account:
        """The account of somebody whom a provider has signed in. Its e-mail is proven, so it wins over one that isn't.

        An account that somebody made with that e-mail and a password loses the password: whoever chose it has not
        shown that the e-mail is theirs.
        """
        hashed, address = hash_of(subject), _email(email)
        with self._engine.connect() as connection:
            row = connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.subject == hashed)).first()
            row = row or connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.email == address)).first()
        account = Account(row.id, row.email, row.created) if row is not None else None
        if row is not None and row.subject not in (None, hashed):
            raise SignoriaError("this e-mail belongs to another account of the provider")
        if account is None:
            account = self.register(address, None, at, guest)
        if row is None or row.subject is None:
            with self._writing.begin() as connection:
                known = update(ACCOUNTS).where(ACCOUNTS.c.id == account.id)
                connection.execute(known.values(subject=hashed, password=None))
            self.end_sessions_of(account.id)
        return account

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
        with self._engine.connect() as connection:
            return connection.execute(_PERSON_OF, {"of_hash": hash_of(secret), "now": at}).scalar()

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
        has_address = bool(notice.address) or notice.occasion == "off"
        if notice.way not in WAYS or notice.occasion not in OCCASIONS or not has_address or len(notice.address) > 2000:
            raise SignoriaError(f"a notice goes by {' or '.join(WAYS)} to an address, {', '.join(OCCASIONS)}")
        row = {"person": person, **asdict(notice)}
        with self._writing.begin() as connection:
            connection.execute(delete(NOTICES).where(NOTICES.c.person == person, NOTICES.c.way == notice.way))
            connection.execute(insert(NOTICES).values(row))

    def notices(self, person: str) -> list[Notice]:
        wanted = select(NOTICES).where(NOTICES.c.person == person).order_by(NOTICES.c.way)
        with self._engine.connect() as connection:
            rows = connection.execute(wanted)
            return [Notice(row.way, row.address, row.occasion, row.language) for row in rows]

    def to_be_told(self, since: int) -> list[tuple[str, str]]:
        """Tables that wait for somebody who wants to be told, and who that is, where something happened lately."""
        wanted = (
            select(SITTINGS.c.table_id, SITTINGS.c.person)
            .join(HALL, HALL.c.table_id == SITTINGS.c.table_id)
            .join(NOTICES, NOTICES.c.person == SITTINGS.c.person)
            .where(SITTINGS.c.is_asked, SITTINGS.c.kind == "person", NOTICES.c.occasion != "off")
            .where(HALL.c.last_activity >= since)
            .distinct()
        )
        with self._engine.connect() as connection:
            return [(row.table_id, row.person) for row in connection.execute(wanted)]

    def is_told(self, table: str, person: str, seq: int) -> bool:
        """Whether the person knows of the turn that began with an entry."""
        wanted = select(TOLD.c.seq).where(TOLD.c.table_id == table, TOLD.c.person == person)
        with self._engine.connect() as connection:
            return (connection.execute(wanted).scalar() or 0) >= seq

    def claim_telling(self, table: str, person: str, seq: int) -> bool:
        """Whether it falls to the caller to tell of that turn: of several processes to one."""
        own = (TOLD.c.table_id == table, TOLD.c.person == person)
        try:
            with self._writing.begin() as connection:
                if connection.execute(update(TOLD).where(*own, TOLD.c.seq < seq).values(seq=seq)).rowcount:
                    return True
                if connection.execute(select(TOLD.c.seq).where(*own)).first() is not None:
                    return False
                connection.execute(insert(TOLD).values(table_id=table, person=person, seq=seq))
                return True
        except IntegrityError:
            return False  # another process was quicker


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
