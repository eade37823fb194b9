"""Signing in elsewhere, by OpenID Connect: the code flow with PKCE, state and nonce, all of it Authlib's."""

from functools import cache
from typing import Any, Final

import structlog
from authlib.common.errors import AuthlibBaseError
from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response
from httpx import HTTPError
from joserfc.errors import JoseError
from starlette.concurrency import run_in_threadpool

from signoria.kernel.errors import SignoriaError
from signoria.server.asking import Asker, Asking
from signoria.server.failures import Failure
from signoria.server.limits import limited
from signoria.server.notices import address_of
from signoria.server.routes.people import enter
from signoria.server.settings import Settings

LOG: Final = structlog.get_logger("signoria.oidc")
ROUTER: Final = APIRouter(prefix="/api/account/oidc", tags=["people"], include_in_schema=False)
BACK: Final = "/api/account/oidc/back"


@ROUTER.get("", dependencies=[limited("sign_in")])
async def begin(request: Request, asker: Asking) -> Response:
    """Sends the browser to the provider."""
    client = _client(asker.context.settings)
    try:
        answer: Response = await client.authorize_redirect(request, address_of(asker.context) + BACK)
    except (HTTPError, AuthlibBaseError) as fault:
        raise _unreachable(fault) from fault
    return answer


@ROUTER.get("/back", dependencies=[limited("sign_in")])
async def back(request: Request, asker: Asking) -> Response:
    """The provider sends the browser back here; from now on it has a session."""
    client = _client(asker.context.settings)
    try:
        token = await client.authorize_access_token(request)
    except (AuthlibBaseError, JoseError) as fault:
        LOG.warning("a sign-in elsewhere failed", fault=str(fault))
        return RedirectResponse("/account?fault=oidc", 303)
    except HTTPError as fault:
        raise _unreachable(fault) from fault
    claims = token.get("userinfo") or {}
    if not claims.get("email") or claims.get("email_verified") is not True:
        return RedirectResponse("/account?fault=email", 303)
    try:
        await run_in_threadpool(_enter, asker, f"{claims['iss']} {claims['sub']}", str(claims["email"]))
    except SignoriaError as fault:
        LOG.warning("an account of a provider can't be used", fault=str(fault))
        return RedirectResponse("/account?fault=oidc", 303)
    return RedirectResponse("/account", 303)


def _enter(asker: Asker, subject: str, email: str) -> None:
    people = asker.context.store.people
    guest = asker.person()
    is_guest = bool(guest) and people.account(guest) is None
    account = people.of_subject(subject, email, asker.context.now(), guest if is_guest else "")
    enter(asker, account.id)


def _unreachable(fault: Exception) -> Failure:
    LOG.warning("the provider for signing in could not be reached", fault=type(fault).__name__)
    return Failure(502, "oidc", "the provider could not be reached")


@cache
def _client(settings: Settings) -> Any:
    if not (settings.oidc_name and settings.oidc_issuer and settings.oidc_client_id):
        raise Failure(404, "not_found", "this host has nobody else who signs people in")
    from authlib.integrations.starlette_client import OAuth  # heavy, and few hosts need it

    return OAuth().register(
        "provider",
        client_id=settings.oidc_client_id,
        client_secret=settings.oidc_client_secret or None,
        server_metadata_url=settings.oidc_issuer.rstrip("/") + "/.well-known/openid-configuration",
        client_kwargs={"scope": "openid email", "code_challenge_method": "S256"},
    )
