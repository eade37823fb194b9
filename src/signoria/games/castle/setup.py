"""Chapter 2: what is agreed and laid out before the first turn."""

from typing import Final

from signoria.games.castle.box import CORNERS, SEATED
from signoria.games.castle.moves import START
from signoria.games.castle.notes import FIRST_TURN
from signoria.games.castle.rules.turn import begin_turn
from signoria.games.castle.state import Castle
from signoria.games.castle.table import MARKER, ON_WALL, SUPPLY
from signoria.kernel.agenda import Chance
from signoria.kernel.moves import Move
from signoria.kernel.setup import Option

# CAS-2.7: who starts is drawn, or agreed.
OPTIONS: Final[list[Option]] = [Option("first", ["drawn", "seat_1", "seat_2"])]


def begin(s: Castle) -> None:
    """CAS-2.1, CAS-2.3, CAS-2.6."""
    s.set_out()
    for corner in range(CORNERS.size):
        s.piles[ON_WALL.of(corner)] = 1
    for seat in range(SEATED):
        s.place(SUPPLY.of(seat), MARKER.of(seat))
    first = OPTIONS[0].values.index(s.setup.options["first"]) - 1
    if first < 0:
        s.ask(DrawStart())
    else:
        start(s, first)


class DrawStart(Chance[Castle]):
    """CAS-2.7."""

    def candidates(self, s: Castle) -> list[Move]:
        return [START.of(seat) for seat in range(SEATED)]

    def play(self, s: Castle, move: Move) -> None:
        start(s, START.first(move))


def start(s: Castle, seat: int) -> None:
    s.active = seat
    s.tell(FIRST_TURN, seat)
    begin_turn(s)
