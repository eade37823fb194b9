"""The client, as Vite built it into `web`: hashed files are kept for ever, every other path is the client's own."""

from pathlib import Path
from typing import Final

from fastapi import APIRouter
from fastapi.responses import FileResponse, PlainTextResponse, Response
from starlette.requests import Request

from signoria.server.failures import Failure

WEB: Final = Path(__file__).parent / "web"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
NOT_BUILT: Final = "The web client is not built here. The calls below /api work; `make client` builds it.\n"
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))


def router(folder: Path = WEB) -> APIRouter:
    made = APIRouter(include_in_schema=False)

    @made.get("/{path:path}")
    def page(path: str, request: Request) -> Response:
        if path.startswith("api/"):
            raise Failure(404, "not_found", f"there is no call /{path[:60]}")
        if not (folder / "index.html").is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        wanted = (folder / path).resolve()
        if path and wanted.is_file() and wanted.is_relative_to(folder.resolve()):
            return _file(wanted, request, FOR_EVER if path.startswith("assets/") else ASK_FIRST)
        if path.startswith("assets/") or "." in path.rsplit("/", 1)[-1]:
            raise Failure(404, "not_found", "there is no such file")
        return _file(folder / "index.html", request, ASK_FIRST)

    return made


def _file(wanted: Path, request: Request, caching: str) -> Response:
    """The file, or its copy that was packed when it was built."""
    accepted = request.headers.get("accept-encoding", "")
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    whole = FileResponse(wanted, headers=headers)
    for encoding, suffix in PACKED:
        packed = wanted.with_name(wanted.name + suffix)
        if encoding in accepted and packed.is_file():
            return FileResponse(packed, media_type=whole.media_type, headers={**headers, "content-encoding": encoding})
    return whole
