"""All moves of Rialto. The order of the families is the canonical order of the moves of one turn."""

from typing import Final

from signoria.games.rialto.box import (
    BRIDGES,
    BUILDINGS,
    CARD_NUMBERS,
    CARDS,
    CONDITIONS,
    CONNECTIONS,
    DISTRICTS,
    ROWS,
)
from signoria.kernel.domain import SEATS
from signoria.kernel.moves import MoveTable

MOVES: Final = MoveTable()

# Of chance.
TOKEN: Final = MOVES.family("token", {"district": DISTRICTS})
START: Final = MOVES.family("start", {"seat": SEATS})
REVEAL: Final = MOVES.family("reveal", {"bridge": BRIDGES})
DEAL: Final = MOVES.family("deal", {"card": CARDS})
CARD: Final = MOVES.family("card", {"card": CARDS})
NEUTRAL: Final = MOVES.family("neutral", {"card": CARDS})

# Of the seats.
ROW: Final = MOVES.family("row", {"row": ROWS})
PICK: Final = MOVES.family("pick", {"card": CARDS})
DRAW: Final = MOVES.family("draw")
DISCARD: Final = MOVES.family("discard", {"card": CARDS})
CONVERT: Final = MOVES.family("convert", {"building": BUILDINGS, "card": CARDS})
ACTIVATE: Final = MOVES.family("activate", {"building": BUILDINGS})
PLAY: Final = MOVES.family("play", {"cards": CARD_NUMBERS, "jokers": CARD_NUMBERS})
BUILD: Final = MOVES.family("build", {"building": BUILDINGS})
RETURN: Final = MOVES.family("return", {"building": BUILDINGS, "condition": CONDITIONS})
EXCHANGE: Final = MOVES.family("exchange", {"building": BUILDINGS, "condition": CONDITIONS})
BRIDGE_TO: Final = MOVES.family("bridge", {"connection": CONNECTIONS, "higher_end": DISTRICTS})
GONDOLA_TO: Final = MOVES.family("gondola", {"connection": CONNECTIONS})
COUNCILLOR_TO: Final = MOVES.family("councillor", {"district": DISTRICTS})
COUNCILLOR_FROM: Final = MOVES.family("shift", {"district": DISTRICTS})
BONUS: Final = MOVES.family("bonus")
PASS: Final = MOVES.family("pass")

TAKE_BONUS: Final = BONUS.of()
PASSES: Final = PASS.of()
