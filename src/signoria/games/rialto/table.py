"""Where the things of Rialto lie: its piles, counters and terms of score, and who sees them."""

from typing import Final

from signoria.games.rialto.box import (
    BANK_POINTS,
    BANKS,
    BRIDGES,
    BUILDING_COPIES,
    BUILDINGS,
    CARDS,
    COINS_IN_BOX,
    CONNECTIONS,
    COPIES,
    COUNCILLORS_PER_COLOUR,
    DISTRICTS,
    GONDOLAS,
    POINTS,
    ROWS,
)
from signoria.kernel.domain import MOST_SEATS, SEATS
from signoria.kernel.fields import COUNT, OWNER, UNSEEN
from signoria.kernel.piles import Group, PileTable
from signoria.kernel.scores import Ledger

PILES: Final = PileTable()

# RIA-0.4, RIA-0.5: hidden are the faces in hands, the draw pile and the discards.
_CARD: Final = PILES.thing("card", COPIES, CARDS)
DECK: Final = PILES.group("deck", _CARD, [CARDS], home=True, seen=COUNT)
ROW_CARDS: Final = PILES.group("rows", _CARD, [ROWS, CARDS])
HAND: Final = PILES.group("hand", _CARD, [SEATS, CARDS], owned=True, seen=OWNER)
PLAYED: Final = PILES.group("played", _CARD, [SEATS, CARDS], owned=True)
NEUTRAL_OPEN: Final = PILES.group("neutral_cards", _CARD, [CARDS])
DISCARDS: Final = PILES.group("discards", _CARD, [CARDS], seen=COUNT)
SECRET: Final = PILES.group("secret_discards", _CARD, [SEATS, CARDS], owned=True, seen=COUNT)
# What everybody saw a seat take into its hand and not play yet, and how many cards it has since laid away unseen
# and shuffled in: no part of the game, but of what a seat can know of another's hand.
SHOWN: Final = PILES.group("shown", None, [SEATS, CARDS], owned=True, seen=UNSEEN)
SLACK: Final = PILES.group("slack", None, [SEATS], owned=True, seen=UNSEEN)

_COIN: Final = PILES.thing("coin", [COINS_IN_BOX])
COIN_SUPPLY: Final = PILES.group("coin_supply", _COIN, [], home=True)
COINS: Final = PILES.group("coins", _COIN, [SEATS], owned=True)
COINS_ON: Final = PILES.group("coins_on_buildings", _COIN, [SEATS], owned=True)

_COUNCILLOR: Final = PILES.thing("councillor", [COUNCILLORS_PER_COLOUR] * MOST_SEATS, SEATS)
GENERAL: Final = PILES.group("general_supply", _COUNCILLOR, [SEATS], home=True, owned=True)
OWN: Final = PILES.group("own_supply", _COUNCILLOR, [SEATS], owned=True)
COUNCIL: Final = PILES.group("councillors", _COUNCILLOR, [SEATS, DISTRICTS], owned=True)

_BUILDING: Final = PILES.thing("building", BUILDING_COPIES, BUILDINGS)
BUILDING_SUPPLY: Final = PILES.group("building_supply", _BUILDING, [BUILDINGS], home=True)
READY: Final = PILES.group("buildings", _BUILDING, [SEATS, BUILDINGS], owned=True)
SPENT: Final = PILES.group("spent_buildings", _BUILDING, [SEATS, BUILDINGS], owned=True)
NEW: Final = PILES.group("new_buildings", _BUILDING, [SEATS, BUILDINGS], owned=True)
BY_CONDITION: Final[list[Group]] = [READY, SPENT, NEW]

_BRIDGE: Final = PILES.thing("bridge", [1] * BRIDGES.size, BRIDGES)
BRIDGE_PILE: Final = PILES.group("bridge_pile", _BRIDGE, [BRIDGES], home=True, seen=COUNT)
TOP_BRIDGE: Final = PILES.group("top_bridge", _BRIDGE, [BRIDGES])
LAID_BRIDGES: Final = PILES.group("laid_bridges", _BRIDGE, [BRIDGES])
_GONDOLA: Final = PILES.thing("gondola", [GONDOLAS])
GONDOLA_PILE: Final = PILES.group("gondola_pile", _GONDOLA, [], home=True)
GONDOLA_ON: Final = PILES.group("gondolas", _GONDOLA, [CONNECTIONS])
_BONUS: Final = PILES.thing("bonus_token", [1] * BANKS.size, BANKS)
BONUS_UP: Final = PILES.group("bonus_tokens", _BONUS, [BANKS], home=True)
BONUS_DOWN: Final = PILES.group("bonus_tokens_down", _BONUS, [BANKS])

SPACE: Final = PILES.group("doge_space", None, [SEATS], owned=True)
EXTRA_HAND: Final = PILES.group("extra_hand", None, [SEATS], owned=True)
DEALT: Final = PILES.group("dealt", None, [])
# Of a turn and a step: value of converted cards, jokers of buildings, and the count that comes of it all.
CONVERTED: Final = PILES.group("converted", None, [SEATS], owned=True)
EXTRA_JOKERS: Final = PILES.group("extra_jokers", None, [SEATS], owned=True)
COUNTED: Final = PILES.group("count", None, [SEATS], owned=True)
# RIA-8.14: who has scored a bank in this step F.
BANK_WON: Final = PILES.group("bank_won", None, [SEATS, BANKS], owned=True)

LEDGER: Final = Ledger(
    PILES,
    {
        "start": 1,
        "bridge_cards": 1,
        "bridge_bonus": 1,
        "no_bridge_card": -1,
        "missing_councillors": 1,
        "bank": BANK_POINTS,
        "returned_buildings": 1,
        "blue_2": POINTS[BUILDINGS.ids.index("blue_2")],
        "blue_4": POINTS[BUILDINGS.ids.index("blue_4")],
        "supply": 1,
        "buildings": 1,
        **{f"district_{district}": 1 for district in DISTRICTS.ids},
    },
)
PILES.lay_out()

_TERM: Final[list[str]] = LEDGER.terms.ids
START_TERM: Final[int] = _TERM.index("start")
BRIDGE_CARDS: Final[int] = _TERM.index("bridge_cards")
BRIDGE_BONUS: Final[int] = _TERM.index("bridge_bonus")
NO_BRIDGE_CARD: Final[int] = _TERM.index("no_bridge_card")
MISSING_COUNCILLORS: Final[int] = _TERM.index("missing_councillors")
BANK_TERM: Final[int] = _TERM.index("bank")
RETURNED: Final[int] = _TERM.index("returned_buildings")
BLUE_TERM: Final[dict[int, int]] = {BUILDINGS.ids.index(name): _TERM.index(name) for name in ("blue_2", "blue_4")}
SUPPLY_TERM: Final[int] = _TERM.index("supply")
BUILDINGS_TERM: Final[int] = _TERM.index("buildings")
DISTRICT_TERM: Final[int] = _TERM.index(f"district_{DISTRICTS.ids[0]}")
