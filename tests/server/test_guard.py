"""What stands before every handler: foreign pages, kinds and sizes of bodies, how often, headers, cookies."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from signoria.server.limits import Limits, address_of
from tests.server.hosts import HERE, ME, Browser, Host, serving

FOREIGN = {"Origin": "https://elsewhere.example"}
JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def secure(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host that browsers reach by https."""
    with serving(tmp_path_factory.mktemp("secure"), public_url="https://games.example.org") as served:
        yield served


@pytest.mark.parametrize(
    "headers", [FOREIGN, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}]
)
def test_a_foreign_page_can_wish_nothing(anna: Browser, headers: dict[str, str]) -> None:
    anna.open(ME, HERE)
    answer = anna.client.post("/api/account/sign-out", json={}, headers=headers)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "foreign")
    assert anna.get("/api/me")["kind"] == "guest"


def test_the_own_page_can(anna: Browser) -> None:
    answer = anna.client.post("/api/account/sign-out", json={}, headers={"Origin": anna.url})
    assert answer.status_code == 200


def test_a_foreign_page_gets_no_live_socket(anna: Browser) -> None:
    table, _ = anna.open(ME, HERE)
    with pytest.raises(InvalidStatus), anna.live(table, 0, origin="https://elsewhere.example"):
        pass
    with anna.live(table, 0, origin=anna.url) as own:
        own.recv(5)


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_bodies_are_json(anna: Browser, kind: str) -> None:
    answer = anna.client.post("/api/account/sign-out", content="{}", headers={"Content-Type": kind})
    assert answer.status_code == 415


@pytest.mark.parametrize("body", ["", "{", "[]", '"text"', "null", '{"email": 1}', "\x00", '{"email": "\ud800"}'])
def test_bad_bodies_are_one_object_and_no_traceback(anna: Browser, body: str) -> None:
    content = body.encode("utf-8", "surrogatepass")
    answer = anna.client.post("/api/account/sign-in", content=content, headers=JSON)
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == "invalid"


def test_large_bodies_are_not_read(anna: Browser) -> None:
    assert anna.client.post("/api/links", content=b" " * 70_000, headers=JSON).status_code == 413
    pieces = (b" " * 1000 for _ in range(70))  # without a length told before
    assert anna.client.post("/api/links", content=pieces, headers=JSON).status_code == 413


def test_every_answer_has_the_headers(anna: Browser) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/healthz", "/assets/nothing.js"):
        headers = anna.client.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in {name for name, value in headers.items() if "Python" in value}
    assert anna.client.get("/api/me").headers["cache-control"] == "no-store"


def test_the_cookie_is_for_the_server_alone(anna: Browser, secure: Host) -> None:
    wish = {"game": "rialto", "seats": 2, "chairs": [ME, HERE]}
    plain = anna.client.post("/api/tables", json=wish).headers["set-cookie"]
    assert plain.startswith("signoria=")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(plain.split("; "))
    by_https = secure.browser().client.post("/api/tables", json=wish)
    assert by_https.headers["set-cookie"].startswith("__Host-signoria=")
    assert "Secure" in by_https.headers["set-cookie"].split("; ")
    assert "max-age" in by_https.headers["strict-transport-security"]


def test_the_public_address_may_wish(secure: Host) -> None:
    answer = secure.browser().client.post(
        "/api/account/sign-out", json={}, headers={"Origin": "https://games.example.org"}
    )
    assert answer.status_code == 200


def test_passwords_can_be_tried_only_so_often(tmp_path: Path) -> None:
    with serving(tmp_path, requests_per_second=50.0) as host:
        browser = host.browser()
        wish = {"email": "a@example.org", "password": "wrong horse"}
        statuses = [browser.client.post("/api/account/sign-in", json=wish) for _ in range(12)]
        assert [answer.status_code for answer in statuses[:10]] == [403] * 10
        assert statuses[-1].status_code == 429
        assert int(statuses[-1].headers["retry-after"]) > 0
        assert statuses[-1].json()["error"]["code"] == "too_many"


def test_a_bucket_fills_with_time() -> None:
    now = [0.0]
    limits = Limits(10.0, lambda: now[0])
    assert sum(limits.wait("a") == 0 for _ in range(100)) == 40
    assert limits.wait("a") == pytest.approx(0.1)
    assert limits.wait("b") == 0
    now[0] += 1.0
    assert sum(limits.wait("a") == 0 for _ in range(100)) == 10
    assert Limits(0).wait("a") == 0


def test_a_customer_of_ipv6_has_one_bucket() -> None:
    one, other = {"client": ("2001:db8:1:2:3::4", 1)}, {"client": ("2001:db8:1:2:ffff::9", 2)}
    assert address_of(one) == address_of(other) == "2001:db8:1:2"
    assert address_of({"client": ("192.0.2.1", 1)}) == "192.0.2.1"


def test_for_those_who_run_it(anna: Browser) -> None:
    assert anna.get("/healthz") == "ok\n"
    assert anna.get("/readyz") == {"database": "ok"}
    table, _ = anna.open(ME, HERE)
    anna.move(table, anna.sight(table)["asked"][0])
    figures = anna.get("/metrics")
    assert 'route="/api/tables/{table}/move"' in figures
    assert "signoria_moves_total" in figures
    assert table not in figures
