"""What the log of Rialto tells beside the acts."""

from typing import Final

from signoria.games.rialto.box import CONNECTIONS, DISTRICTS, STEPS
from signoria.kernel.domain import SEATS, numbers
from signoria.kernel.events import Note

ROUND_BEGINS: Final = Note("round_begins", {"round": numbers("round", 0, 6), "district": DISTRICTS})
STEP_BEGINS: Final = Note("step_begins", {"step": STEPS})
COUNTS: Final = Note("counts", {"seat": SEATS, "count": numbers("count", 0, 99)})
BONUS_WON: Final = Note("bonus_won", {"seat": SEATS, "step": STEPS})
NO_BONUS: Final = Note("no_bonus", {"step": STEPS})
BRIDGE_LAID: Final = Note("bridge_laid", {"connection": CONNECTIONS, "higher_end": DISTRICTS})
DELAYED: Final = Note("delayed", {"seat": SEATS})
RESHUFFLE: Final = Note("reshuffle")
GAME_ENDS: Final = Note("game_ends")

NOTES: Final = [ROUND_BEGINS, STEP_BEGINS, COUNTS, BONUS_WON, NO_BONUS, BRIDGE_LAID, DELAYED, RESHUFFLE, GAME_ENDS]
