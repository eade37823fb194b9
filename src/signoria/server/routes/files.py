"""Game files: read strictly when they are handed in, to be looked at or to go on from; and QR codes of links."""

import io
from typing import Final

import segno
from fastapi import APIRouter
from fastapi.responses import Response

from signoria.kernel.errors import Broken, SignoriaError
from signoria.kernel.gamefile import read_record
from signoria.kernel.referee import Referee
from signoria.server import answers
from signoria.server.asking import Asking
from signoria.server.bodies import Drawing, Fork, Upload
from signoria.server.failures import Failure
from signoria.server.limits import limited
from signoria.server.routes.hall import new_name, open_with
from signoria.server.routes.looking import TableName, look
from signoria.table import sight as outlets
from signoria.table.seats import HERE, LONGEST_NAME, Seat
from signoria.table.table import open_read_only

ROUTER: Final = APIRouter(prefix="/api", tags=["files"])

MOST_LINES: Final = 6000
MOST_UNDOS: Final = 300  # each is played from the start


@ROUTER.post("/files", response_model=answers.Received, dependencies=[limited("upload")])
def upload(wish: Upload, asker: Asking) -> answers.Documents:
    """Reads a game file. `check` only says whether it is sound, `replay` shows it, `table` goes on from a ply of it."""
    played = read_file(wish.text)
    ply = len(played.record.line)
    if wish.kind == "check":
        return {"table": "", "game": played.game.id, "ply": ply, "seats": played.record.header.setup.seats}
    person, now = asker.person_or_guest(), asker.context.now()
    name = new_name()
    if wish.kind == "replay":
        head = outlets.head_of_file(played, name, person, now)
        names = played.record.header.names
        asker.context.store.tables.keep(open_read_only(head, [_shown(person, own) for own in names], played))
    else:
        head = outlets.fork_of_file(played, ply if wish.ply is None else wish.ply, name, person, now)
        if wish.chairs is None:
            raise Failure(422, "invalid", "chairs: who sits at the new table has to be said")
        return {**open_with(asker, head, wish.chairs), "game": played.game.id, "ply": ply, "seats": len(wish.chairs)}
    return {"table": name, "game": played.game.id, "ply": ply, "seats": len(names)}


@ROUTER.post("/tables/{table}/fork", response_model=answers.Opened, dependencies=[limited("open")])
def fork(table: TableName, wish: Fork, asker: Asking) -> answers.Documents:
    """A new table that goes on from a ply: of a running game from what the asker's seat could imagine."""
    person, now = asker.person(), asker.context.now()
    look(asker, table, lambda own: outlets.expect_sight(own, person, wish.seat))
    person = asker.person_or_guest()
    head = look(asker, table, lambda own: outlets.fork(own, person, wish.seat, wish.ply, new_name(), now))
    return open_with(asker, head, wish.chairs)


@ROUTER.post("/qr", response_model=None, responses=answers.of_kind("image/svg+xml"))
def qr(wish: Drawing, asker: Asking) -> Response:
    """A QR code, as SVG, of an address of this server. The path comes in a body: it may be a seat link's."""
    base = asker.context.settings.public_url.rstrip("/") or str(asker.connection.base_url).rstrip("/")
    drawing = io.BytesIO()
    segno.make(base + wish.text, micro=False, error="m").save(drawing, kind="svg", scale=4, border=2, xmldecl=False)
    return Response(drawing.getvalue(), media_type="image/svg+xml")


def read_file(text: str) -> Referee:
    """The game of a file, or one sentence with the line at which it is damaged."""
    lines = text.splitlines()
    undos = sum(line.startswith("undo ") for line in lines)
    if len(lines) > MOST_LINES or undos > MOST_UNDOS:
        raise Failure(413, "too_large", f"a file may have {MOST_LINES} lines and {MOST_UNDOS} undos here")
    try:
        return read_record(text)
    except SignoriaError as fault:
        raise Failure(422, "damaged_file", str(fault)) from fault
    except (Broken, ValueError, RecursionError) as fault:
        said = "it is nested too deeply" if isinstance(fault, RecursionError) else str(fault)
        raise Failure(422, "damaged_file", f"no game that could have been played: {said}") from fault


def _shown(person: str, name: str) -> Seat:
    """A seat of a game that is only looked at: its uploader's, under the name that stood in the file."""
    cleaned = "".join(letter for letter in name if letter.isprintable())[:LONGEST_NAME].strip()
    return Seat(HERE, person=person, name=cleaned)
