"""For those who run the server: is it alive, can it serve, and how is it doing."""

from typing import Final

from fastapi import APIRouter
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from signoria.server.asking import Asking

ROUTER: Final = APIRouter(include_in_schema=False)
FORM: Final = "text/plain; version=0.0.4; charset=utf-8"


@ROUTER.get("/healthz")
async def healthz() -> PlainTextResponse:
    """The process answers."""
    return PlainTextResponse("ok\n")


@ROUTER.get("/readyz")
def readyz(asker: Asking) -> JSONResponse:
    """The database answers too."""
    try:
        with asker.context.store.engine.connect() as connection:
            connection.execute(text("SELECT 1"))
    except SQLAlchemyError:
        return JSONResponse({"database": "does not answer"}, 503)
    return JSONResponse({"database": "ok"})


@ROUTER.get("/metrics")
def metrics(asker: Asking) -> Response:
    return Response(asker.context.metrics.text(), media_type=FORM)
