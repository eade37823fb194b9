"""How somebody wants to be told of turns, and the end of it from a mail."""

from html import escape
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse

from signoria.server import answers
from signoria.server.asking import Asking
from signoria.server.bodies import NoticeWish
from signoria.server.failures import Failure
from signoria.server.limits import limited
from signoria.server.notices import STOP, person_of_stop_word
from signoria.server.routes.people import me
from signoria.store.people import EMAIL, Notice
from signoria.text import Words

ROUTER: Final = APIRouter(prefix="/api", tags=["people"])
StopWord = Annotated[str, Query(max_length=400)]
PAGE: Final = """<!doctype html><html lang="{language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Signoria</title><p>{text}</p>{form}</html>
"""
FORM: Final = '<form method="post"><button>{button}</button></form>'


@ROUTER.put("/me/notices", response_model=answers.Me, dependencies=[limited("mail")])
def wish(wish: NoticeWish, asker: Asking, request: Request) -> answers.Documents:
    """Which way the asker wants to be told whose turn it is, and on what occasion."""
    if wish.occasion != "off":
        if wish.way == EMAIL:
            if not asker.context.settings.smtp:
                raise Failure(409, "no_mail", "this host sends no mail")
            if "@" not in wish.address or not wish.address.isprintable() or " " in wish.address:
                raise Failure(422, "invalid", "address: that is no e-mail address")
        else:
            asker.context.webhooks.check(wish.address)
    language = wish.language or language_of(request)
    notice = Notice(wish.way, wish.address, wish.occasion, language)
    asker.context.store.people.set_notice(asker.person_or_guest(), notice)
    return me(asker)


@ROUTER.get(STOP.removeprefix("/api"), response_class=HTMLResponse, include_in_schema=False)
def ask_to_stop(of: StopWord, asker: Asking, request: Request) -> HTMLResponse:
    """A page with a button: programs that look into mails follow links, and must not end anything."""
    words = Words(language_of(request))
    if person_of_stop_word(asker.context, of) is None:
        return _page(words, "notice-stop-unknown")
    return _page(words, "notice-stop", FORM.format(button=escape(words.say("notice-stop-button"))))


@ROUTER.post(STOP.removeprefix("/api"), response_class=HTMLResponse, include_in_schema=False)
def stop(of: StopWord, asker: Asking, request: Request) -> HTMLResponse:
    """Ends the mails of the person whose signed word this is; no session is asked for."""
    person = person_of_stop_word(asker.context, of)
    words = Words(language_of(request))
    if person is None:
        return _page(words, "notice-stop-unknown")
    people = asker.context.store.people
    for own in people.notices(person):
        if own.way == EMAIL:
            people.set_notice(person, Notice(EMAIL, own.address, "off", own.language))
    return _page(words, "notice-stopped")


def language_of(request: Request) -> str:
    """The first of our languages that the browser names."""
    for part in request.headers.get("accept-language", "").split(","):
        word = part.strip().lower()[:2]
        if word in ("cs", "en"):
            return word
    return "en"


def _page(words: Words, message: str, form: str = "") -> HTMLResponse:
    return HTMLResponse(PAGE.format(language=words.language, text=escape(words.say(message)), form=form))
