"""All moves of The Castle."""

from typing import Final

from signoria.games.castle.box import CARDS, CELLS, PARTS, TOKENS, TURNINGS
from signoria.kernel.domain import SEATS
from signoria.kernel.moves import MoveTable

MOVES: Final = MoveTable()

# Of chance.
START: Final = MOVES.family("start", {"seat": SEATS})
DRAW: Final = MOVES.family("draw", {"card": CARDS})
REVEAL: Final = MOVES.family("reveal", {"token": TOKENS})

# Of the seats.
LAY: Final = MOVES.family("lay", {"cell": CELLS, "rotation": TURNINGS})
FOLLOWER: Final = MOVES.family("follower", {"part": PARTS})
SCORE: Final = MOVES.family("score", {"cell": CELLS, "part": PARTS})
USE: Final = MOVES.family("use", {"token": TOKENS})
PASS: Final = MOVES.family("pass")

PASSES: Final = PASS.of()
