"""All moves of Lorenzo il Magnifico. The order of the families is the canonical order of the moves of one turn."""

from typing import Final

from signoria.games.lorenzo.box import (
    BONUS_TILES,
    CARDS,
    DICE,
    FACES,
    GOODS,
    LEADERS,
    MEMBERS,
    NUMBERS,
    PARTS,
    PRIVILEGES,
    SPACES,
    TILES,
)
from signoria.games.lorenzo.effects.oneshot import COSTS, EXCHANGES
from signoria.kernel.domain import SEATS
from signoria.kernel.moves import MoveTable

MOVES: Final = MoveTable()

# Of the seats. Those that are listed most come first: Python keeps small numbers ready.
DISCARD: Final = MOVES.family("discard", {"leader": LEADERS})
PLAY: Final = MOVES.family("play", {"leader": LEADERS})
ACTIVATE: Final = MOVES.family("activate", {"leader": LEADERS})
COPY: Final = MOVES.family("copy", {"leader": LEADERS})
PLACE: Final = MOVES.family("place", {"member": MEMBERS, "space": SPACES})
TAKE: Final = MOVES.family("take", {"space": SPACES})
PRIVILEGE: Final = MOVES.family("privilege", {"privilege": PRIVILEGES})
EFFECT: Final = MOVES.family("effect", {"part": PARTS})
SPEND: Final = MOVES.family("servants", {"number": NUMBERS})
COST: Final = MOVES.family("cost", {"cost": COSTS})
CHEAPER_BY: Final = MOVES.family("discount", {"good": GOODS})
EXCHANGE: Final = MOVES.family("exchange", {"exchange": EXCHANGES})
GO_WITHOUT: Final = MOVES.family("less", {"good": GOODS})
VALUE_FOR: Final = MOVES.family("value", {"member": MEMBERS})
CHOOSE_TILE: Final = MOVES.family("bonus_tile", {"bonus_tile": BONUS_TILES})
KEEP: Final = MOVES.family("keep", {"leader": LEADERS})
SUPPORT: Final = MOVES.family("support")
DEFY: Final = MOVES.family("defy")
PASS: Final = MOVES.family("pass")

# Of chance.
NEXT: Final = MOVES.family("next", {"seat": SEATS})
TILE: Final = MOVES.family("tile", {"tile": TILES})
DEAL: Final = MOVES.family("deal", {"leader": LEADERS})
CARD: Final = MOVES.family("card", {"card": CARDS})
ROLL: Final = MOVES.family("roll", {"die": DICE, "face": FACES})

SUPPORTS: Final = SUPPORT.of()
DEFIES: Final = DEFY.of()
PASSES: Final = PASS.of()
