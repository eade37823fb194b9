"""People are told of their turns: once a turn, always or when they are away, in their language, without secrets."""

import socketserver
import time
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from signoria.server.notices import APART, GRACE, Notices, stop_word
from tests.server.hosts import ME, OPEN, Browser, Host, serving
from tests.server.test_webhooks import Sink, sink

START = 1_800_000_000_000


class Post(socketserver.StreamRequestHandler):
    """As much of a mail server as one mail needs."""

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline():
            word = line[:4].upper()
            if word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                text = b""
                while (part := self.rfile.readline()) != b".\r\n":
                    text += part
                mails.append(text)
            self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 ok\r\n")
            if word == b"QUIT":
                return


mails: list[bytes] = []


@pytest.fixture
def smtp() -> Iterator[str]:
    mails.clear()
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Post) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"smtp://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


class Hours:
    """A clock that goes when it is told."""

    def __init__(self) -> None:
        self.at = START

    def __call__(self) -> int:
        return self.at


@pytest.fixture
def hours() -> Hours:
    return Hours()


@pytest.fixture
def told(tmp_path: Path, smtp: str, hours: Hours) -> Iterator[Host]:
    """A host that tells people of turns only when the test says so."""
    settings: dict[str, Any] = {"smtp": smtp, "mail_from": "table@example.org", "webhook_networks": "127.0.0.0/8"}
    with serving(tmp_path, public_url="http://games.example.org", **settings) as served:
        served.context.now = hours
        yield served


def mail() -> EmailMessage:
    found = message_from_bytes(mails[-1], policy=policy.default)
    assert isinstance(found, EmailMessage)
    return found


def seated(host: Host, way: str, address: str, occasion: str, language: str = "cs") -> tuple[Browser, Browser, str]:
    """Two people at a table; who is asked first wants to be told."""
    anna, bohdan = host.browser(), host.browser()
    table, (secret,) = anna.open(ME, OPEN)
    bohdan.sit(table, secret)
    people = [anna, bohdan]
    first = anna.sight(table)["asked"][0]
    wish = {"way": way, "address": address, "occasion": occasion, "language": language}
    people[first].post("/api/me/notices", wish, method="PUT")
    return people[first], people[1 - first], table


def test_a_mail_comes_once_a_turn_and_names_no_secret(told: Host, hours: Hours) -> None:
    anna, bohdan, table = seated(told, "email", "anna@example.org", "always")
    service = Notices(told.context)
    for _ in range(3):
        service.tell_all()
    assert len(mails) == 1
    letter = mail()
    assert (letter["To"], letter["From"], letter["Subject"]) == (
        "anna@example.org",
        "table@example.org",
        "Rialto: jste na tahu",
    )
    text = letter.get_content()
    assert f"http://games.example.org/table/{table}" in text
    for secret in (*anna.client.cookies.values(), *bohdan.client.cookies.values()):
        assert secret not in text
    another = Notices(told.context)  # as another process would
    another.tell_all()
    assert len(mails) == 1
    seat = anna.sight(table)["asked"][0]
    while anna.sight(table)["asked"] == [seat]:
        anna.move(table, seat)
    while anna.sight(table)["asked"] == [1 - seat]:
        bohdan.move(table, 1 - seat)
    hours.at += APART
    service.tell_all()
    assert len(mails) == 2


def test_mails_to_one_address_keep_apart(told: Host, hours: Hours) -> None:
    service = Notices(told.context)
    for _ in range(3):
        seated(told, "email", "flooded@example.org", "always")
    service.tell_all()
    assert len(mails) == 1


def test_who_is_there_is_not_told_and_who_is_away_is(told: Host, hours: Hours) -> None:
    anna, _, table = seated(told, "email", "anna@example.org", "away")
    service = Notices(told.context)
    seat = anna.sight(table)["asked"][0]
    service.tell_all()
    with anna.live(table, seat) as socket:
        socket.recv(5)
        hours.at += GRACE + 1
        service.tell_all()
        assert mails == []
    until = time.monotonic() + 10
    while not mails and time.monotonic() < until:
        service.tell_all()  # once the server has noticed that the socket is gone
    assert len(mails) == 1


def test_who_has_looked_by_another_process_is_not_away(told: Host, hours: Hours) -> None:
    anna, _, table = seated(told, "email", "anna@example.org", "away")
    anna.post(f"/api/tables/{table}/seen", {"seq": 9999})
    hours.at += GRACE + 1
    Notices(told.context).tell_all()
    assert mails == []


def test_a_webhook_gets_the_turn_in_the_words_that_chats_know(told: Host) -> None:
    with sink() as port:
        _, _, table = seated(told, "webhook", f"http://127.0.0.1:{port}/hook", "always", "en")
        Notices(told.context).tell_all()
    ((path, _, document),) = Sink.got
    assert path == "/hook"
    assert isinstance(document, dict)
    line = f"Rialto: it is your turn. http://games.example.org/table/{table}"
    assert (document["event"], document["table"], document["text"], document["content"]) == ("turn", table, line, line)


def test_what_fails_is_counted_and_harms_nothing(told: Host) -> None:
    with sink(500) as port:
        seated(told, "webhook", f"http://127.0.0.1:{port}/hook", "always")
        Notices(told.context).tell_all()
    value = told.context.metrics.registry.get_sample_value
    assert value("signoria_notices_total", {"way": "webhook", "outcome": "failed"}) == 1


def test_a_mail_ends_itself_with_one_click_and_no_other(told: Host) -> None:
    anna, bohdan, _ = seated(told, "email", "anna@example.org", "always")
    Notices(told.context).tell_all()
    stop = mail()["List-Unsubscribe"].strip("<>").removeprefix("http://games.example.org")
    stranger = told.browser()
    assert "<form" in stranger.client.get(stop).text
    assert anna.get("/api/me")["notices"][0]["occasion"] == "always"
    done = stranger.client.post(stop, content="List-Unsubscribe=One-Click")
    assert done.status_code == 200
    assert anna.get("/api/me")["notices"][0]["occasion"] == "off"
    forged = stop_word(told.context, "guest-x")[:-2] + "xx"
    assert "no longer valid" in stranger.client.post(f"/api/notices/stop?of={forged}", content="").text
    assert bohdan.get("/api/me")["notices"] == []
