"""Where the things of Lorenzo il Magnifico lie: its piles, counters and terms of score, and who sees them."""

from typing import Final

from signoria.games.lorenzo.box import (
    ADVANCED_SIDE,
    BONUS_TILES,
    CARDS,
    CUBES_EACH,
    CURRENCIES,
    GOODS,
    LEADERS,
    MEMBERS,
    PERIODS,
    SEATS_AT_MOST,
    TILES,
)
from signoria.games.lorenzo.effects.oneshot import EXCHANGES
from signoria.kernel.domain import MOST_SEATS, SEATS
from signoria.kernel.fields import COUNT, OWNER
from signoria.kernel.piles import Group, PileTable
from signoria.kernel.scores import Ledger

PILES: Final = PileTable()

# LOR-20.3: which cards are still face down is known; their order comes about when they are laid out. Of those laid
# out, `floors` names the ones that still lie in the towers; the others have left the game (LOR-13.1). Who has taken a
# card is a field: piles by seats and cards would be a third of all piles.
_CARD: Final = PILES.thing("card", [1] * CARDS.size, CARDS)
DECK: Final = PILES.group("deck", _CARD, [CARDS], home=True)
LAID_OUT: Final = PILES.group("laid_out", _CARD, [CARDS])
TAKEN: Final = PILES.group("taken", _CARD, [CARDS])

_TILE: Final = PILES.thing("tile", [1] * TILES.size, TILES)
TILE_BOX: Final = PILES.group("tile_box", _TILE, [TILES], home=True)
TILES_SHOWN: Final = PILES.group("tiles", _TILE, [TILES])
_CUBE: Final = PILES.thing("cube", [CUBES_EACH] * MOST_SEATS, SEATS)
CUBES: Final = PILES.group("cubes", _CUBE, [SEATS], owned=True, home=True)
EXCOMMUNICATED: Final = PILES.group("excommunicated", _CUBE, [SEATS, PERIODS], owned=True)

# LOR-20.4, LOR-20.5: hidden are leaders in packs, in hands and out of the game.
_LEADER: Final = PILES.thing("leader", [1] * LEADERS.size, LEADERS)
LEADER_BOX: Final = PILES.group("leader_box", _LEADER, [LEADERS], home=True, seen=COUNT)
PACK: Final = PILES.group("pack", _LEADER, [SEATS, LEADERS], owned=True, seen=OWNER)
HAND: Final = PILES.group("leader_hand", _LEADER, [SEATS, LEADERS], owned=True, seen=OWNER)
UP: Final = PILES.group("leaders", _LEADER, [SEATS, LEADERS], owned=True)
DOWN: Final = PILES.group("leaders_used", _LEADER, [SEATS, LEADERS], owned=True)
DISCARDED: Final = PILES.group("leaders_discarded", _LEADER, [LEADERS])

# LOR-1.4: in the base game each tile shows its base side, in the advanced game the other.
_BONUS_TILE: Final = PILES.thing("bonus_tile", [1 if side else SEATS_AT_MOST for side in ADVANCED_SIDE], BONUS_TILES)
BONUS_BOX: Final = PILES.group("bonus_tiles", _BONUS_TILE, [BONUS_TILES], home=True)
OWN_TILE: Final = PILES.group("own_bonus_tile", _BONUS_TILE, [SEATS, BONUS_TILES], owned=True)

_GOOD: Final = PILES.thing("good", None, GOODS)
PURSE: Final = PILES.group("goods", _GOOD, [SEATS, GOODS], owned=True)

# The members of a seat are four things side by side: READY[0].of(seat) + member is a member that is at home.
_MEMBERS: Final = [PILES.thing(f"{member}_member", [1] * MOST_SEATS, SEATS) for member in MEMBERS.ids]
READY: Final[list[Group]] = [
    PILES.group(f"{member}_member", thing, [SEATS], owned=True, home=True)
    for member, thing in zip(MEMBERS.ids, _MEMBERS, strict=True)
]
PLACED: Final[list[Group]] = [
    PILES.group(f"{member}_placed", thing, [SEATS], owned=True)
    for member, thing in zip(MEMBERS.ids, _MEMBERS, strict=True)
]

# LOR-19.6: the value set for a member in this round.
ROUND_SETS: Final = PILES.group("round_values", None, [SEATS, MEMBERS], owned=True)

# What the source that acts gives, until it is received (LOR-14.7), the exchanges chosen in a production (LOR-9.16),
# and what the chosen discounts of a taking come to (LOR-5.8).
RECEIVING: Final = PILES.group("receiving", None, [CURRENCIES])
CHOSEN: Final = PILES.group("chosen_exchanges", None, [EXCHANGES])
CHOSEN_OFF: Final = PILES.group("chosen_discounts", None, [GOODS])

LEDGER: Final = Ledger(
    PILES,
    {
        "cards": 1,
        "harvest": 1,
        "production": 1,
        "leaders": 1,
        "church": 1,
        "territories": 1,
        "characters": 1,
        "ventures": 1,
        "military": 1,
        "resources": 1,
        "excommunications": -1,
    },
)
PILES.lay_out()

CARDS_TERM: Final = 0
HARVEST_TERM: Final = 1
PRODUCTION_TERM: Final = 2
LEADERS_TERM: Final = 3
CHURCH_TERM: Final = 4
TERRITORIES_TERM: Final = 5
CHARACTERS_TERM: Final = 6
VENTURES_TERM: Final = 7
MILITARY_TERM: Final = 8
RESOURCES_TERM: Final = 9
EXCOMMUNICATIONS_TERM: Final = 10
