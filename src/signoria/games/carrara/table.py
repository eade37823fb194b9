"""Where the things of The Palaces of Carrara lie: its piles, counters and terms of score, and who sees them."""

from typing import Final

from signoria.games.carrara.box import (
    BLOCKS_PER_COLOUR,
    BUILDINGS,
    CITIES,
    COLOURS,
    DECORATIONS,
    ITEM_TOTALS,
    ITEMS,
    KINDS,
    PILLARS,
    PLACES,
    SECTIONS,
    SPACES,
    TILES,
    UPGRADES,
)
from signoria.kernel.domain import MOST_SEATS, SEATS
from signoria.kernel.fields import COUNT, PRIVATE
from signoria.kernel.piles import PileTable
from signoria.kernel.scores import Ledger

PILES: Final = PileTable()

# CAR-15.1: behind the screens; with open screens all of it lies in the open piles instead.
_BLOCK: Final = PILES.thing("block", [BLOCKS_PER_COLOUR] * COLOURS.size, COLOURS)
BAG: Final = PILES.group("bag", _BLOCK, [COLOURS], home=True, seen=COUNT)
WHEEL: Final = PILES.group("wheel", _BLOCK, [SECTIONS, COLOURS])
PAYMENT: Final = PILES.group("payment", _BLOCK, [COLOURS])
BLOCKS: Final = PILES.group("blocks", _BLOCK, [SEATS, COLOURS], owned=True, seen=PRIVATE)
OPEN_BLOCKS: Final = PILES.group("open_blocks", _BLOCK, [SEATS, COLOURS], owned=True)
_COIN: Final = PILES.thing("coin", None)
COINS: Final = PILES.group("coins", _COIN, [SEATS], owned=True, seen=PRIVATE)
OPEN_COINS: Final = PILES.group("open_coins", _COIN, [SEATS], owned=True)

_BUILDING: Final = PILES.thing("building", [1] * TILES + [0] * KINDS.size, BUILDINGS)
STACK: Final = PILES.group("stack", _BUILDING, [BUILDINGS], home=True, seen=COUNT)
DISPLAY: Final = PILES.group("display", _BUILDING, [BUILDINGS])
COVERED: Final = PILES.group("covered", _BUILDING, [BUILDINGS])
BUILT: Final = PILES.group("built", _BUILDING, [SEATS, BUILDINGS], owned=True)
_MONUMENT: Final = PILES.thing("monument", [1] * KINDS.size, KINDS)
MONUMENTS: Final = PILES.group("monuments", _MONUMENT, [KINDS], home=True)
MONUMENTS_BUILT: Final = PILES.group("monuments_built", _MONUMENT, [SEATS, KINDS], owned=True)
_UPGRADE: Final = PILES.thing("upgrade_tile", [1] * UPGRADES.size, UPGRADES)
UPGRADE_SUPPLY: Final = PILES.group("upgrade_supply", _UPGRADE, [UPGRADES], home=True)
UPGRADED: Final = PILES.group("upgraded", _UPGRADE, [SEATS, UPGRADES], owned=True)

_ITEM: Final = PILES.thing("item", ITEM_TOTALS, ITEMS)
ITEM_SUPPLY: Final = PILES.group("item_supply", _ITEM, [ITEMS], home=True)
ITEMS_BOXED: Final = PILES.group("items_boxed", _ITEM, [ITEMS])
BESIDE: Final = PILES.group("beside_court", _ITEM, [SEATS, ITEMS], owned=True)
STORED: Final = PILES.group("stored", _ITEM, [SEATS, ITEMS], owned=True)
ORNAMENTS: Final = PILES.group("ornaments", _ITEM, [SEATS, ITEMS], owned=True)
# CAR-11.15: what was stored on the turn that is running.
FRESH: Final = PILES.group("fresh", None, [ITEMS])
# Whether the gold statue of a bonus is still to be put somewhere.
OFFERED: Final = PILES.group("offered", None, [])

_PILLAR: Final = PILES.thing("pillar", [PILLARS] * MOST_SEATS, SEATS)
SPARE: Final = PILES.group("spare_pillars", _PILLAR, [SEATS], home=True, owned=True)
COURT: Final = PILES.group("court", _PILLAR, [SEATS, SPACES], owned=True)
LIFTED: Final = PILES.group("lifted", _PILLAR, [SEATS], owned=True)
PLACED: Final = PILES.group("placed", _PILLAR, [SEATS, PLACES], owned=True)

DUE: Final = PILES.group("due", None, [])

LEDGER: Final = Ledger(
    PILES,
    {
        "bonus": 1,
        **{f"place_{place}": 1 for place in PLACES.ids},
        "late_building": 1,
        "trigger": 1,
        "coins": 1,
        **{f"set_{item}": 1 for item in ITEMS.ids[:DECORATIONS]},
        **{f"majority_{city}": 1 for city in CITIES.ids},
    },
)
PILES.lay_out()

_TERM: Final[list[str]] = LEDGER.terms.ids
BONUS_TERM: Final[int] = _TERM.index("bonus")
PLACE_TERM: Final[int] = _TERM.index(f"place_{PLACES.ids[0]}")
LATE_TERM: Final[int] = _TERM.index("late_building")
TRIGGER_TERM: Final[int] = _TERM.index("trigger")
COINS_TERM: Final[int] = _TERM.index("coins")
SET_TERM: Final[int] = _TERM.index(f"set_{ITEMS.ids[0]}")
MAJORITY_TERM: Final[int] = _TERM.index(f"majority_{CITIES.ids[0]}")
