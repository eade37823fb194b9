"""All moves of Virtù, about in the order of a year."""

from typing import Final

from signoria.games.virtu.atlas import CITIES
from signoria.games.virtu.box import (
    BONUSES,
    BOOSTS,
    CARDS,
    CHAMBERS,
    HOUSES,
    PAID_BRACKETS,
    PLACES,
    PLANNED_CARDS,
    POWERS,
    SOURCES,
    SYMBOLS,
    TILES,
)
from signoria.kernel.domain import SEATS
from signoria.kernel.moves import MoveTable

MOVES: Final = MoveTable()

# Set-up; the first is of chance.
START: Final = MOVES.family("start", {"seat": SEATS})
HOUSE: Final = MOVES.family("house", {"house": HOUSES})
PLAN: Final = MOVES.family("plan", {"card": PLANNED_CARDS, "place": PLACES})

# Symbols: for a payment, and florins at any time (VIR-3.27); an indulgence is a source like any other (VIR-5.2).
USE: Final = MOVES.family("use", {"source": SOURCES, "symbol": SYMBOLS})
PAID: Final = MOVES.family("paid")
PASS: Final = MOVES.family("pass")

# The token.
TOKEN: Final = MOVES.family("token", {"chamber": CHAMBERS})
STEP: Final = MOVES.family("step")
BUY_STEP: Final = MOVES.family("buy_step")
STOP: Final = MOVES.family("stop")
REMOVE: Final = MOVES.family("remove", {"symbol": SYMBOLS})

# Actions.
ACT: Final = MOVES.family("act")
READY_TILE: Final = MOVES.family("ready", {"tile": TILES})
RENEW: Final = MOVES.family("renew", {"power": POWERS})
BONUS: Final = MOVES.family("bonus", {"bonus": BONUSES})
ANNEX: Final = MOVES.family("annex", {"city": CITIES})
LEAD: Final = MOVES.family("lead", {"city": CITIES})
MARCH: Final = MOVES.family("march", {"city": CITIES})
SAIL: Final = MOVES.family("sail", {"city": CITIES})
SPY_CITY: Final = MOVES.family("spy_city", {"city": CITIES})
SPY_CHAMBER: Final = MOVES.family("spy_chamber", {"seat": SEATS, "chamber": CHAMBERS})
SPY_POWER: Final = MOVES.family("spy_power", {"power": POWERS})
LIFT_CITY: Final = MOVES.family("lift_city", {"city": CITIES})
LIFT_CHAMBER: Final = MOVES.family("lift_chamber", {"seat": SEATS, "chamber": CHAMBERS})
LIFT_POWER: Final = MOVES.family("lift_power", {"power": POWERS})

# Sieges, battles, retreats.
SIEGE: Final = MOVES.family("siege", {"city": CITIES})
ANNOUNCE: Final = MOVES.family("announce", {"war_bonus": BOOSTS})
GO_ON: Final = MOVES.family("go_on")
GIVE_UP: Final = MOVES.family("give_up")
RETREAT: Final = MOVES.family("retreat", {"city": CITIES})
VOYAGE: Final = MOVES.family("voyage", {"city": CITIES})
DISBAND: Final = MOVES.family("disband", {"city": CITIES})

# Winter.
UPKEEP: Final = MOVES.family("upkeep", {"bracket": PAID_BRACKETS})
MOVE: Final = MOVES.family("move", {"place": PLACES, "to": PLACES})
SWAP: Final = MOVES.family("swap", {"chamber": CHAMBERS})
DISCARD: Final = MOVES.family("discard", {"place": PLACES})
BUY_TILE: Final = MOVES.family("buy_tile", {"tile": TILES})
BUY_CARD: Final = MOVES.family("buy_card", {"card": CARDS})
SETTLE: Final = MOVES.family("settle", {"place": PLACES})
BUILD: Final = MOVES.family("build", {"city": CITIES})
RECRUIT: Final = MOVES.family("recruit", {"city": CITIES})
ALLY: Final = MOVES.family("ally", {"power": POWERS})
WAIVE: Final = MOVES.family("waive", {"symbol": SYMBOLS})

PAYS: Final[int] = int(PAID.of())
PASSES: Final[int] = int(PASS.of())
STEPS_ON: Final[int] = int(STEP.of())
BUYS_STEP: Final[int] = int(BUY_STEP.of())
STOPS: Final[int] = int(STOP.of())
ACTS: Final[int] = int(ACT.of())
GOES_ON: Final[int] = int(GO_ON.of())
GIVES_UP: Final[int] = int(GIVE_UP.of())
