"""Accounts, sessions, tokens, and how people want to be told."""

from pathlib import Path

import pytest

from tests.server.hosts import HERE, ME, OPEN, Browser, Host, serving

PASSWORD = "correct horse"


def register(browser: Browser, email: str) -> None:
    assert browser.post("/api/account/register", {"email": email, "password": PASSWORD})["kind"] == "account"


def test_a_guest_who_registers_keeps_seats_and_tables(anna: Browser) -> None:
    table, _ = anna.open(ME, HERE)
    before = dict(anna.client.cookies)
    register(anna, "keeps@example.org")
    assert dict(anna.client.cookies) != before
    own = anna.sight(table, 0)
    assert own["is_owner"]
    assert own["mine"] == [0, 1]
    thief = Browser(anna.url)
    thief.client.cookies.update(before)
    assert thief.get("/api/me")["kind"] == "nobody"


def test_who_signs_in_brings_the_seats_taken_as_a_guest(anna: Browser, bohdan: Browser) -> None:
    register(bohdan, "brings@example.org")
    bohdan.post("/api/account/sign-out", {})
    assert bohdan.get("/api/me")["kind"] == "nobody"
    table, (secret,) = anna.open(ME, OPEN)
    bohdan.sit(table, secret)
    bohdan.post("/api/account/sign-in", {"email": "Brings@example.org ", "password": PASSWORD})
    assert bohdan.sight(table, 1)["mine"] == [1]
    other = Browser(anna.url)
    other.post("/api/account/sign-in", {"email": "brings@example.org", "password": PASSWORD})
    assert [row["table"] for row in other.get("/api/hall")["mine"]] == [table]


def test_wrong_words_open_nothing(anna: Browser) -> None:
    register(anna, "wrong@example.org")
    other = Browser(anna.url)
    for wish in (
        {"email": "wrong@example.org", "password": "wrong horse"},
        {"email": "nobody@example.org", "password": PASSWORD},
    ):
        failure = other.post("/api/account/sign-in", wish, 403)["error"]
        assert (failure["code"], failure["message"]) == ("wrong_password", "e-mail or password is wrong")
    assert not other.client.cookies
    other.post("/api/account/register", {"email": "wrong@example.org", "password": PASSWORD}, 422)
    other.post("/api/account/register", {"email": "short@example.org", "password": "short"}, 422)
    anna.post("/api/account/register", {"email": "twice@example.org", "password": PASSWORD}, 409)


def test_a_new_password_ends_other_sessions_and_tokens(anna: Browser) -> None:
    register(anna, "changes@example.org")
    other = Browser(anna.url)
    other.post("/api/account/sign-in", {"email": "changes@example.org", "password": PASSWORD})
    program = Browser(anna.url, anna.post("/api/account/token", {})["token"])
    assert program.get("/api/me")["email"] == "changes@example.org"
    anna.post("/api/account/password", {"old": "wrong horse", "new": "battery staple"}, 403)
    anna.post("/api/account/password", {"old": PASSWORD, "new": "battery staple"})
    assert anna.get("/api/me")["kind"] == "account"
    assert other.get("/api/me")["kind"] == "nobody"
    assert program.get("/api/me")["kind"] == "nobody"


def test_tokens_are_for_accounts(anna: Browser) -> None:
    anna.open(ME, HERE)
    assert anna.post("/api/account/token", {}, 401)["error"]["code"] == "sign_in"


def test_a_host_may_take_no_registrations(tmp_path: Path) -> None:
    with serving(tmp_path, registration=False) as host:
        browser = host.browser()
        assert browser.get("/api/me")["sign_in"] == {"password": False, "oidc": None}
        browser.post("/api/account/register", {"email": "a@example.org", "password": PASSWORD}, 403)


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"way": "email", "address": "a@example.org", "occasion": "always"}, 409, "no_mail"),
        ({"way": "webhook", "address": "http://127.0.0.1:9/x", "occasion": "always"}, 422, "invalid"),
        ({"way": "webhook", "address": "ftp://example.org", "occasion": "away"}, 422, "invalid"),
        ({"way": "pigeon", "address": "roof", "occasion": "away"}, 422, "invalid"),
    ],
)
def test_ways_that_cannot_be_are_refused(anna: Browser, wish: dict[str, str], status: int, code: str) -> None:
    assert anna.post("/api/me/notices", wish, status, method="PUT")["error"]["code"] == code


def test_a_way_can_be_turned_off_without_an_address(anna: Browser, host: Host) -> None:
    told = anna.post("/api/me/notices", {"way": "webhook", "address": "", "occasion": "off"}, method="PUT")
    assert told["notices"] == [{"way": "webhook", "address": "", "occasion": "off"}]
