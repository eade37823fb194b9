"""What the log of The Castle tells beside the acts."""

from typing import Final

from signoria.games.castle.box import CARDS, CELLS, PARTS, TURNINGS
from signoria.kernel.domain import SEATS, numbers
from signoria.kernel.events import Note

FIRST_TURN: Final = Note("first_turn", {"seat": SEATS})
EXTRA: Final = Note("extra", {"seat": SEATS})
NO_PLACE: Final = Note("no_place", {"card": CARDS})
NO_CARD_LEFT: Final = Note("no_card_left", {"seat": SEATS})
LIES: Final = Note("lies", {"cell": CELLS, "rotation": TURNINGS})
STANDS: Final = Note("stands", {"cell": CELLS, "part": PARTS})
COMPLETED: Final = Note("completed", {"cell": CELLS, "part": PARTS})
NOBODY_SCORES: Final = Note("nobody_scores", {"cell": CELLS, "part": PARTS})
KEEP_MOVES: Final = Note("keep_moves", {"seat": SEATS, "cell": CELLS})
GAME_ENDS: Final = Note("game_ends")
HOLE: Final = Note("hole", {"size": numbers("size", 0, CELLS.size)})
NO_KEEP_SCORES: Final = Note("no_keep_scores")

NOTES: Final = [
    FIRST_TURN,
    EXTRA,
    NO_PLACE,
    NO_CARD_LEFT,
    LIES,
    STANDS,
    COMPLETED,
    NOBODY_SCORES,
    KEEP_MOVES,
    GAME_ENDS,
    HOLE,
    NO_KEEP_SCORES,
]
