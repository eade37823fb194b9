"""All moves of The Palaces of Carrara. The order of the families is the canonical order of the moves of one turn."""

from typing import Final

from signoria.games.carrara.box import (
    BUILDINGS,
    CITIES,
    COLOURS,
    ITEMS,
    PLACES,
    SECTIONS,
    SPACES,
    UPGRADES,
    WHEELS,
)
from signoria.kernel.domain import SEATS
from signoria.kernel.moves import MoveTable

MOVES: Final = MoveTable()

# Of chance.
START: Final = MOVES.family("start", {"seat": SEATS})
ROTATE: Final = MOVES.family("rotate", {"item": ITEMS})
TILE: Final = MOVES.family("tile", {"building": BUILDINGS})
BLOCK: Final = MOVES.family("block", {"colour": COLOURS})

# Of the seats: before and beside the action.
MOVE: Final = MOVES.family("move", {"item": ITEMS})
PURCHASE: Final = MOVES.family("purchase", {"item": ITEMS})
DECLINE: Final = MOVES.family("decline")

# Buying blocks.
TURN: Final = MOVES.family("turn", {"wheels": WHEELS})
ALL: Final = MOVES.family("all", {"section": SECTIONS})
BUY: Final = MOVES.family("buy", {"section": SECTIONS, "colour": COLOURS})
ENOUGH: Final = MOVES.family("enough")

# Decorations and statues.
TAKE: Final = MOVES.family("take", {"item": ITEMS})
ON: Final = MOVES.family("on", {"building": BUILDINGS})
STORE: Final = MOVES.family("store")
REPLACE: Final = MOVES.family("replace", {"item": ITEMS})

# Building and paying.
BUILD: Final = MOVES.family("build", {"building": BUILDINGS})
CITY: Final = MOVES.family("city", {"city": CITIES})
UPGRADE: Final = MOVES.family("upgrade", {"building": BUILDINGS})
CHEAPEST: Final = MOVES.family("cheapest")
TWO: Final = MOVES.family("two", {"colour": COLOURS})
PAY: Final = MOVES.family("pay", {"colour": COLOURS})
IMPROVE: Final = MOVES.family("improve", {"upgrade_tile": UPGRADES})

# Scoring, skipping, ending.
SCORE: Final = MOVES.family("score", {"space": SPACES})
PLACE: Final = MOVES.family("place", {"place": PLACES})
SKIP: Final = MOVES.family("skip")
PASS: Final = MOVES.family("pass")
END: Final = MOVES.family("end")

DECLINES: Final[int] = DECLINE.of()
HAS_ENOUGH: Final[int] = ENOUGH.of()
STORES: Final[int] = STORE.of()
PAYS_CHEAPEST: Final[int] = CHEAPEST.of()
SKIPS: Final[int] = SKIP.of()
PASSES: Final[int] = PASS.of()
ENDS: Final[int] = END.of()
