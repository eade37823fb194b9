"""Logs tell what happened and no secret: no session, token, password, seat link, seed or address of a person."""

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from signoria.server.logs import set_up_logs, without_secrets
from tests.server.hosts import ME, OPEN, Browser, serving


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """Everything that is logged, as JSON, at the most talkative level."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    set_up_logs("json", "debug")
    text = io.StringIO()
    handler = root.handlers[0]
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(text)
    yield text
    root.handlers, root.level = before, level
    structlog.reset_defaults()


def test_a_whole_evening_leaves_no_secret_in_the_logs(tmp_path: Path, written: io.StringIO) -> None:
    with serving(tmp_path, secret="the host's own word") as host:
        anna, bohdan = host.browser(), host.browser()
        table, (link,) = anna.open(ME, OPEN)
        bohdan.sit(table, link)
        anna.post("/api/account/register", {"email": "anna@example.org", "password": "correct horse"})
        token = anna.post("/api/account/token", {})["token"]
        anna.post("/api/account/sign-in", {"email": "anna@example.org", "password": "wrong horse"}, 403)
        Browser(host.url, token).get("/api/me")
        with bohdan.live(table, 1) as socket:
            socket.recv(5)
        seed = host.context.store.tables.look(table, lambda own: own.head.record.seed)
        structlog.get_logger("signoria.test").warning("a line with all of it", table=table, link=link, token=token)
        logging.getLogger("elsewhere").warning("a library says %s and %s", token, link)
        try:
            raise ValueError(f"a fault that quotes {link}")
        except ValueError:
            structlog.get_logger("signoria.test").exception("a fault")
        cookies = [*anna.client.cookies.values(), *bohdan.client.cookies.values()]
    text = written.getvalue()
    lines = [json.loads(line) for line in text.splitlines()]
    assert any(line["event"] == "a line with all of it" and line["table"] == table for line in lines)
    assert any("a library says (hidden)" in line["event"] for line in lines)
    assert any("ValueError" in line.get("exception", "") for line in lines)
    secrets = [link, token, seed, *cookies, "correct horse", "wrong horse", "anna@example.org", "the host's own word"]
    for secret in secrets:
        assert secret
        assert secret not in text


def test_passwords_in_urls_are_hidden_and_plain_words_are_not() -> None:
    assert without_secrets("postgresql://me:word@host/db") == "postgresql://me:(hidden)@host/db"
    for plain in (
        "table 0123456789abcdef0123",
        "worker-0a1b2c3d4e5f",
        "signoria.server.routes.looking",
        "2026-11-19T06:20",
    ):
        assert without_secrets(plain) == plain
