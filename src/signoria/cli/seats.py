"""How seats are told apart: a colour and a shape each, so that grey terminals will do."""

from rich.text import Text

from signoria.kernel.domain import SEATS
from signoria.text.sentences import Sentences

SHAPES = ["●", "■", "▲", "◆", "★"]
STYLES = ["red", "blue", "green", "magenta", "dark_orange"]


def seat_style(seat: int) -> str:
    return STYLES[seat % len(STYLES)]


def seat_mark(seat: str) -> Text:
    """The shape of a seat in its colour."""
    place = SEATS.index(seat, "seat")
    return Text(SHAPES[place % len(SHAPES)], style=seat_style(place))


def seat_label(sentences: Sentences, seat: str) -> Text:
    """Shape and name of a seat."""
    return Text.assemble(seat_mark(seat), " ", sentences.seat(seat))
