"""How faults leave: one JSON object, `{"error": {code, message, clause, ply, seq}}`, and never a traceback.

The client words the codes itself; the message is for those who write programs.
"""

from collections.abc import Callable
from typing import Final, TypeVar

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException

from signoria.kernel.errors import Illegal, SignoriaError
from signoria.store.tables import NoSuchTable
from signoria.table.errors import DamagedTable, Forbidden, Stale

T = TypeVar("T")


class FailureBody(BaseModel):
    """What went wrong: a code for programs, a sentence for people, and for moves the clause or the newer ply."""

    code: str
    message: str
    clause: str | None = None
    ply: int | None = None
    seq: int | None = None


class FailureAnswer(BaseModel):
    error: FailureBody


class Failure(Exception):
    """A fault with a status and a code of its own."""

    def __init__(self, status: int, code: str, message: str, headers: dict[str, str] | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.body = FailureBody(code=code, message=message)
        self.headers = headers


CODES: Final = {401: "sign_in", 403: "forbidden", 404: "not_found", 405: "not_allowed", 413: "too_large"}


def failure_of(fault: Exception) -> tuple[int, FailureBody]:
    """The status and body of a fault."""
    message = " ".join(str(fault).split())
    if isinstance(fault, Failure):
        return fault.status, fault.body
    if isinstance(fault, Stale):
        return 409, FailureBody(code="stale", message=message, ply=fault.ply, seq=fault.seq)
    if isinstance(fault, Illegal):
        return 409, FailureBody(code="illegal", message=message, clause=fault.clause)
    if isinstance(fault, Forbidden):
        return 403, FailureBody(code="forbidden", message=message)
    if isinstance(fault, NoSuchTable):
        return 404, FailureBody(code="no_table", message=message)
    if isinstance(fault, DamagedTable):
        return 500, FailureBody(code="damaged", message=message)
    if isinstance(fault, SignoriaError):
        return 422, FailureBody(code="invalid", message=message)
    return 500, FailureBody(code="server", message="a fault of the server; nothing was changed")


def found(ask: Callable[[], T]) -> T:
    """What is asked for by its name in the address; what isn't there is a 404."""
    try:
        return ask()
    except SignoriaError as fault:
        raise Failure(404, "not_found", str(fault)) from fault


def answer(fault: Exception) -> JSONResponse:
    status, body = failure_of(fault)
    headers = fault.headers if isinstance(fault, Failure) else None
    return JSONResponse({"error": body.model_dump()}, status, headers)


def install(app: FastAPI) -> None:
    """Every fault of every handler becomes such an object."""

    async def own(_request: Request, fault: Exception) -> JSONResponse:
        return answer(fault)

    async def unreadable(_request: Request, fault: Exception) -> JSONResponse:
        assert isinstance(fault, RequestValidationError)
        first = fault.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return answer(Failure(422, "invalid", f"{where}: {first['msg']}"))

    async def plain(_request: Request, fault: Exception) -> JSONResponse:
        assert isinstance(fault, HTTPException)
        code = CODES.get(fault.status_code, "invalid")
        headers = dict(fault.headers) if fault.headers else None
        return answer(Failure(fault.status_code, code, str(fault.detail), headers))

    app.add_exception_handler(SignoriaError, own)
    app.add_exception_handler(Failure, own)
    app.add_exception_handler(Exception, own)
    app.add_exception_handler(RequestValidationError, unreadable)
    app.add_exception_handler(HTTPException, plain)
