"""Chapters 2 and 10: options, and what lies on the table before the first turn."""

from typing import Final

from signoria.games.carrara.box import (
    ADVANCED_SPACES,
    BASE_SPACES,
    COLOURS,
    DECORATIONS,
    DISPLAY_SPACES,
    GOLD,
    GOLD_PER_PLAYER,
    SMALL_WHEEL,
    START_BLOCKS,
    START_COINS,
)
from signoria.games.carrara.moves import ROTATE, START
from signoria.games.carrara.notes import START_PLAYER, WHEEL_SHOWS
from signoria.games.carrara.rules.building import DRAW_TILE
from signoria.games.carrara.rules.turns import BEGIN_TURN
from signoria.games.carrara.state import Carrara
from signoria.games.carrara.table import BESIDE, COURT, WHEEL
from signoria.kernel.agenda import Chance, Duty
from signoria.kernel.moves import Move
from signoria.kernel.setup import Option

OPTIONS: Final[list[Option]] = [
    Option("variant", ["base", "advanced"]),
    Option("screens", ["closed", "open"]),
    Option("skipping", ["unlimited", "three_rounds"]),
]


def begin(s: Carrara) -> None:
    s.ask_all([DrawStart(), *([RotateWheel()] if s.advanced else []), *[DRAW_TILE] * DISPLAY_SPACES, LayOut()])


class DrawStart(Chance[Carrara]):
    """CAR-2.2: the start player."""

    def candidates(self, s: Carrara) -> list[Move]:
        return [START.of(seat) for seat in range(s.setup.seats)]

    def play(self, s: Carrara, move: Move) -> None:
        s.start = START.first(move)
        s.tell(START_PLAYER, s.start)


class RotateWheel(Chance[Carrara]):
    """CAR-10.2: which decoration of the large wheel lies in section I; the small wheel begins as it is printed."""

    def candidates(self, s: Carrara) -> list[Move]:
        return [ROTATE.of(item) for item in range(DECORATIONS)]

    def play(self, s: Carrara, move: Move) -> None:
        s.large_wheel = ROTATE.first(move)
        s.small_wheel = SMALL_WHEEL[0]
        s.tell(WHEEL_SHOWS, s.large_wheel)


class LayOut(Duty[Carrara]):
    """CAR-2.3, CAR-2.4, CAR-2.9, CAR-2.10, CAR-10.5, CAR-10.6: the wheel, the goods of the seats, the court."""

    def run(self, s: Carrara) -> None:
        for colour in range(COLOURS.size):
            s.gain(WHEEL.of(0, colour))
        for turn in range(s.setup.seats):
            seat = (s.start + turn) % s.setup.seats
            s.gain_coins(seat, START_COINS)
            for colour, count in enumerate(START_BLOCKS[turn]):
                if count > 0:
                    s.gain(s.blocks.of(seat, colour), count)
            for space in ADVANCED_SPACES if s.advanced else BASE_SPACES:
                s.gain(COURT.of(seat, space))
            if s.advanced:
                s.gain(BESIDE.of(seat, GOLD), GOLD_PER_PLAYER)
        s.ask(BEGIN_TURN[s.start])
