"""Signing in elsewhere: a provider of the test's own, with everything that the protocol guards itself with."""

import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
import uvicorn
from fastapi import FastAPI, Request
from joserfc import jwt
from joserfc.jwk import RSAKey

from tests.server.hosts import HERE, ME, Browser, Host, serving
from tests.store.servers import free_port

KEY = RSAKey.generate_key(2048, {"kid": "k"})


class Provider:
    """Knows one person, and remembers what it was asked."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.claims: dict[str, Any] = {"sub": "42", "email": "anna@example.org", "email_verified": True}
        self.nonce = ""
        self.verifier = ""

    def app(self) -> FastAPI:
        app = FastAPI()

        @app.get("/.well-known/openid-configuration")
        def discovery() -> dict[str, Any]:
            return {
                "issuer": self.url,
                "authorization_endpoint": f"{self.url}/authorize",
                "token_endpoint": f"{self.url}/token",
                "jwks_uri": f"{self.url}/keys",
                "id_token_signing_alg_values_supported": ["RS256"],
            }

        @app.get("/keys")
        def keys() -> dict[str, Any]:
            return {"keys": [KEY.as_dict(private=False)]}

        @app.post("/token")
        async def token(request: Request) -> dict[str, Any]:
            form = parse_qs((await request.body()).decode())
            self.verifier = form["code_verifier"][0]
            now = int(time.time())
            about = {"iss": self.url, "aud": "signoria", "iat": now, "exp": now + 60, "nonce": self.nonce}
            signed = jwt.encode({"alg": "RS256", "kid": "k"}, {**about, **self.claims}, KEY)
            return {"access_token": "a", "token_type": "Bearer", "id_token": signed}

        return app


@pytest.fixture(scope="module")
def provider() -> Iterator[Provider]:
    made = Provider(port := free_port())
    server = uvicorn.Server(uvicorn.Config(made.app(), host="127.0.0.1", port=port, log_config=None))
    thread = Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield made
    server.should_exit = True
    thread.join(10)


@pytest.fixture
def elsewhere(tmp_path: Path, provider: Provider) -> Iterator[Host]:
    provider.claims = {"sub": "42", "email": "anna@example.org", "email_verified": True}
    settings: dict[str, Any] = {"oidc_name": "The Club", "oidc_issuer": provider.url, "oidc_client_id": "signoria"}
    with serving(
        tmp_path, secret="word", oidc_client_secret="own", public_url="http://games.example.org", **settings
    ) as host:
        yield host


def sign_in(browser: Browser, provider: Provider, **changed: str) -> httpx.Response:
    """As a browser goes: to the provider and back."""
    away = browser.client.get("/api/account/oidc")
    assert away.status_code == 302
    asked = {name: words[0] for name, words in parse_qs(urlsplit(away.headers["location"]).query).items()}
    assert asked["code_challenge_method"] == "S256"
    assert asked["redirect_uri"] == "http://games.example.org/api/account/oidc/back"
    provider.nonce = changed.get("nonce", asked["nonce"])
    back = {"code": "c", "state": changed.get("state", asked["state"])}
    return browser.client.get("/api/account/oidc/back", params=back)


def test_who_is_signed_in_elsewhere_has_an_account_and_keeps_the_seats(elsewhere: Host, provider: Provider) -> None:
    browser = elsewhere.browser()
    assert browser.get("/api/me")["sign_in"]["oidc"] == "The Club"
    table, _ = browser.open(ME, HERE)
    assert sign_in(browser, provider).headers["location"] == "/account"
    assert provider.verifier
    me = browser.get("/api/me")
    assert (me["kind"], me["email"]) == ("account", "anna@example.org")
    assert browser.sight(table, 0)["is_owner"]
    other = elsewhere.browser()
    provider.claims["email"] = "anna.new@example.org"
    sign_in(other, provider)
    assert other.get("/api/me")["email"] == "anna@example.org"
    assert other.sight(table, 0)["mine"] == [0, 1]


@pytest.mark.parametrize("changed", [{"state": "made up"}, {"nonce": "another"}])
def test_what_was_not_asked_for_signs_nobody_in(elsewhere: Host, provider: Provider, changed: dict[str, str]) -> None:
    browser = elsewhere.browser()
    assert "fault" in sign_in(browser, provider, **changed).headers.get("location", "fault")
    assert browser.get("/api/me")["kind"] == "nobody"


def test_an_address_that_is_not_proven_is_not_taken(elsewhere: Host, provider: Provider) -> None:
    provider.claims["email_verified"] = False
    browser = elsewhere.browser()
    assert sign_in(browser, provider).headers["location"] == "/account?fault=email"
    assert browser.get("/api/me")["kind"] == "nobody"


def test_a_proven_address_wins_over_a_password_that_nobody_proved(elsewhere: Host, provider: Provider) -> None:
    squatter, owner = elsewhere.browser(), elsewhere.browser()
    wish = {"email": "anna@example.org", "password": "correct horse"}
    squatter.post("/api/account/register", wish)
    sign_in(owner, provider)
    assert owner.get("/api/me")["kind"] == "account"
    assert squatter.get("/api/me")["kind"] == "nobody"
    squatter.post("/api/account/sign-in", wish, 403)


def test_a_host_without_a_provider_says_so(anna: Browser) -> None:
    assert anna.get("/api/account/oidc", 404)["error"]["code"] == "not_found"
