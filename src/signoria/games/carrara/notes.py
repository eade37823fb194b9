"""What the log of The Palaces of Carrara tells beside the acts."""

from typing import Final

from signoria.games.carrara.box import BUILDINGS, CITIES, ITEMS, PLACES, SPACES, WHEELS
from signoria.kernel.domain import SEATS, numbers
from signoria.kernel.events import Note

START_PLAYER: Final = Note("start_player", {"seat": SEATS})
TURN_BEGINS: Final = Note("turn_begins", {"seat": SEATS})
WHEEL_SHOWS: Final = Note("wheel_shows", {"item": ITEMS})
WHEEL_TURNS: Final = Note("wheel_turns", {"seat": SEATS, "wheels": WHEELS})
CANNOT_BUY: Final = Note("cannot_buy", {"seat": SEATS, "coins": numbers("coins", 0, 9)})
EXTRA_PURCHASE: Final = Note("extra_purchase", {"seat": SEATS, "item": ITEMS})
STANDS_IN: Final = Note("stands_in", {"building": BUILDINGS, "city": CITIES})
REWARD_UPGRADED: Final = Note("reward_upgraded", {"city": CITIES})
STANDS_ON: Final = Note("stands_on", {"item": ITEMS, "building": BUILDINGS})
VISIT_BEGINS: Final = Note("visit_begins", {"seat": SEATS, "space": SPACES})
VISIT_ENDS: Final = Note("visit_ends", {"seat": SEATS})
DECLINED: Final = Note("declined", {"seat": SEATS})
SCORES: Final = Note("scores", {"seat": SEATS, "place": PLACES})
SKIPPED: Final = Note("skipped", {"seat": SEATS})
END_TRIGGERED: Final = Note("end_triggered", {"seat": SEATS})
ALL_SKIPPED: Final = Note("all_skipped")
GAME_ENDS: Final = Note("game_ends")

NOTES: Final = [
    START_PLAYER,
    TURN_BEGINS,
    WHEEL_SHOWS,
    WHEEL_TURNS,
    CANNOT_BUY,
    EXTRA_PURCHASE,
    STANDS_IN,
    REWARD_UPGRADED,
    STANDS_ON,
    VISIT_BEGINS,
    VISIT_ENDS,
    DECLINED,
    SCORES,
    SKIPPED,
    END_TRIGGERED,
    ALL_SKIPPED,
    GAME_ENDS,
]
