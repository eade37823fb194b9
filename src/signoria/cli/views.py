"""A position as a table drawing wants it: by a seat's view, or with everything that the file itself holds."""

from signoria.kernel.documents import ALL_SEEING, write_group
from signoria.kernel.domain import SEATS
from signoria.kernel.errors import SignoriaError
from signoria.kernel.fields import OWNER, PRIVATE, Json
from signoria.kernel.state import State
from signoria.kernel.view import view


def open_view(state: State) -> dict[str, Json]:
    """The view of somebody who sees all hands: for files, whose reader has it all before him anyway."""
    shown = view(state, None)
    table = shown["table"]
    assert isinstance(table, dict)
    for group in state.game.piles.groups:
        if group.seen in (OWNER, PRIVATE):
            content = write_group(state, group, ALL_SEEING)
            assert isinstance(content, dict)
            sides = state.game.sides(state.setup)
            empty: Json = {} if group.kinds is not None else 0
            table[group.name] = {seat: content.get(seat, empty) for seat in SEATS.ids[:sides]}
    return shown


def seat_view(state: State, seat: int | None) -> dict[str, Json]:
    """What a seat, numbered from 1, may see; without one, everything."""
    if seat is None:
        return open_view(state)
    if not 1 <= seat <= state.setup.seats:
        raise SignoriaError(f"there is no seat {seat}: this game has seats 1 to {state.setup.seats}")
    return view(state, seat - 1)
