"""Who asks: a session in a cookie, or a token of a program. A guest's session is made with the first thing it does."""

from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import Depends, Request
from starlette.requests import HTTPConnection
from starlette.types import Scope

from signoria.server.context import Context, context_of
from signoria.server.failures import Failure
from signoria.server.settings import Settings
from signoria.store.people import Account, new_guest
from signoria.table.journal import Call

DAY: Final = 24 * 60 * 60 * 1000
SESSION: Final = 400 * DAY  # as long as browsers keep a cookie
NEW_SESSION: Final = "session"  # in the state of a request: the secret that the answer's cookie carries, "" to end it


def cookie_name(settings: Settings) -> str:
    """With https a name that no neighbouring host can set."""
    return "__Host-signoria" if settings.secure() else "signoria"


def set_cookie(scope: Scope, settings: Settings) -> str | None:
    """The cookie that an answer has to set, if any."""
    secret = scope.get("state", {}).get(NEW_SESSION)
    if secret is None:
        return None
    age = SESSION // 1000 if secret else 0
    secure = "; Secure" if settings.secure() else ""
    return f"{cookie_name(settings)}={secret}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"


@dataclass(slots=True)
class Asker:
    """One request's author. The database is asked only when a handler wants to know; handlers run in threads."""

    context: Context
    connection: HTTPConnection
    secret: str

    def person(self) -> str:
        """Whose session it is; nobody's is the empty person, who may look on."""
        if not self.secret:
            return ""
        return self.context.store.people.person_of(self.secret, self.context.now()) or ""

    def person_or_guest(self) -> str:
        """For what needs somebody who can be found again."""
        person = self.person()
        if not person:
            person = new_guest()
            self.begin(person)
        return person

    def account(self) -> Account:
        account = self.context.store.people.account(self.person())
        if account is None:
            raise Failure(401, "sign_in", "this needs an account")
        return account

    def begin(self, person: str) -> None:
        """A new session instead of the one so far, so that nobody keeps one that was known before."""
        self.end()
        now = self.context.now()
        self.secret = self.context.store.people.begin_session(person, now, now + SESSION)
        self.connection.scope["state"][NEW_SESSION] = self.secret

    def end(self) -> None:
        if self.secret:
            self.context.store.people.end_session(self.secret)
        self.secret = ""
        self.connection.scope["state"][NEW_SESSION] = ""

    def call(self, key: str = "") -> Call:
        """The asker's wish, under its own id."""
        return Call(self.person(), self.context.now(), key)


def secret_of(connection: HTTPConnection, settings: Settings) -> str:
    """A program's token goes before a browser's cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    return connection.cookies.get(cookie_name(settings), "")


async def asker_of(request: Request) -> Asker:
    context = context_of(request)
    return Asker(context, request, secret_of(request, context.settings))


Asking = Annotated[Asker, Depends(asker_of)]
