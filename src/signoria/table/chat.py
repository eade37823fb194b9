"""Lines of talk, kept apart from the record: nothing that is said changes the game."""

from dataclasses import dataclass

from signoria.kernel.errors import SignoriaError
from signoria.table.errors import Forbidden
from signoria.table.journal import Call
from signoria.table.table import Table

LONGEST_LINE = 1000


@dataclass(frozen=True, slots=True)
class ChatLine:
    """One line: who said what at which ply. `seat` is shown, the person's id is not."""

    at: int
    person: str
    seat: int
    ply: int
    text: str
    key: str = ""


def say(table: Table, call: Call, text: str) -> ChatLine:
    """A line of somebody who sits at the table. Who looks on keeps quiet: it might know a hand from elsewhere."""
    seats = [number for number, seat in enumerate(table.standing.seats) if seat.held_by(call.person)]
    if not seats:
        raise Forbidden("only who sits at the table talks here")
    words = "".join(letter for letter in text if letter.isprintable() or letter == "\n").strip()
    if not words or len(words) > LONGEST_LINE:
        raise SignoriaError(f"a line of talk has 1 to {LONGEST_LINE} letters")
    return ChatLine(call.at, call.person, seats[0], table.standing.ply, words, call.key)
