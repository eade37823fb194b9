"""Tells people whose turn it is, once a turn, by mail or webhook, always or only when they are away."""

import asyncio
from dataclasses import dataclass
from functools import cache, partial
from typing import Final

import structlog
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.concurrency import run_in_threadpool

from signoria.kernel.errors import SignoriaError
from signoria.server.context import Context
from signoria.store.people import EMAIL, Notice
from signoria.table.seats import PERSON
from signoria.table.table import Table
from signoria.text import Words

LOG: Final = structlog.get_logger("signoria.notices")
LOOK_ROUND: Final = 5.0
BACK: Final = 10 * 60 * 1000  # how far back one looks for turns that nobody was told of
FIRST_BACK: Final = 24 * 60 * 60 * 1000  # and when the server has just started
STOP: Final = "/api/notices/stop"
GRACE: Final = 30_000  # whoever has looked at the turn by then is not away
APART: Final = 5 * 60 * 1000  # between two mails to one address
MOST_KNOWN: Final = 10_000


@dataclass(frozen=True, slots=True)
class Turn:
    """That a person is asked: where, since which entry of the journal, and since when."""

    table: str
    game: str
    seat: int
    seq: int
    at: int


class Notices:
    """What goes out on its own. Each process looks; the store gives each turn to one of them."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._mailed: dict[str, int] = {}

    async def run(self) -> None:
        back = FIRST_BACK
        while True:
            try:
                await run_in_threadpool(self.tell_all, back)
                back = BACK
            except Exception:
                LOG.exception("could not look for people to be told")
            await asyncio.sleep(LOOK_ROUND)

    def tell_all(self, back: int = BACK) -> None:
        store, now = self._context.store, self._context.now()
        for table, person in store.people.to_be_told(now - back):
            turn = store.tables.look(table, partial(_turn, person=person))
            if turn is not None and not store.people.is_told(table, person, turn.seq):
                self._tell(person, turn)

    def _tell(self, person: str, turn: Turn) -> None:
        people = self._context.store.people
        is_away = self._is_away(person, turn)
        wanted = ("always", "away") if is_away else ("always",)
        due = [own for own in people.notices(person) if own.occasion in wanted]
        if due and people.claim_telling(turn.table, person, turn.seq):
            for notice in due:
                self._send(person, notice, turn)

    def _is_away(self, person: str, turn: Turn) -> bool:
        """No socket of this process shows the table, and nobody has looked at the turn on another one either."""
        store, now = self._context.store, self._context.now()
        if now - turn.at < GRACE or self._context.live.watched(turn.table, person):
            return False
        return store.talk.seen(turn.table, person) < turn.seq

    def _send(self, person: str, notice: Notice, turn: Turn) -> None:
        words = _words(notice.language, turn.game)
        link = f"{address_of(self._context)}/table/{turn.table}"
        about = {"game": words.say("game-name"), "link": link}
        try:
            if notice.way == EMAIL:
                self._send_mail(person, notice, words, about)
            else:
                text = words.say("notice-line", **about)
                document = {"event": "turn", "table": turn.table, "game": turn.game, "seat": turn.seat, "url": link}
                status = self._context.webhooks.post(notice.address, {**document, "text": text, "content": text})
                if status >= 300:
                    raise SignoriaError(f"the webhook answered {status}")
        except Exception as fault:
            LOG.warning("a notice could not be sent", way=notice.way, table=turn.table, fault=type(fault).__name__)
            self._context.metrics.notices.labels(notice.way, "failed").inc()
            return
        self._context.metrics.notices.labels(notice.way, "sent").inc()

    def _send_mail(self, person: str, notice: Notice, words: Words, about: dict[str, str]) -> None:
        """Not too often to one address: somebody else may have given it."""
        now = self._context.now()
        if now - self._mailed.get(notice.address, -APART) < APART:
            return
        if len(self._mailed) >= MOST_KNOWN:
            self._mailed.clear()
        self._mailed[notice.address] = now
        stop = f"{address_of(self._context)}{STOP}?of={stop_word(self._context, person)}"
        text = words.say("notice-mail", **about, stop=stop)
        self._context.mail.send(notice.address, words.say("notice-subject", **about), text, stop)


def address_of(context: Context) -> str:
    """How people reach this server."""
    settings = context.settings
    return settings.public_url.rstrip("/") or f"http://{settings.host}:{settings.port}"


def stop_word(context: Context, person: str) -> str:
    """Signed, so that nobody can end another one's mails."""
    return str(_signer(context).dumps(person))


def person_of_stop_word(context: Context, word: str) -> str | None:
    try:
        return str(_signer(context).loads(word))
    except BadSignature:
        return None


def _signer(context: Context) -> URLSafeSerializer:
    return URLSafeSerializer(context.secret, salt="stop")


def _turn(table: Table, person: str) -> Turn | None:
    """The turn that waits for a person, from the entry on since which it has done so without a break."""
    standing = table.standing
    seats = [number for number, seat in enumerate(standing.seats) if seat.kind == PERSON and seat.person == person]
    due = {standing.held} if standing.held >= 0 else set(standing.asked)
    seat = next((number for number in seats if number in due), None)
    if seat is None or table.over:
        return None
    first = table.entries[-1]
    for entry in reversed(table.entries):
        if "asked" in entry.body:
            if seat != entry.number("held") and seat not in entry.seats("asked"):
                break
            first = entry
    return Turn(table.head.table, table.head.record.game, seat, first.seq, first.at)


@cache
def _words(language: str, game: str) -> Words:
    return Words(language, game)
