"""Where the things of Virtù lie: its piles, counters and terms of score. All are open (VIR-0.2)."""

from typing import Final

from signoria.games.virtu.atlas import CITIES
from signoria.games.virtu.box import (
    AGENTS_PER_HOUSE,
    ALLIANCE_POINTS,
    BONUSES,
    CARD_COPIES,
    CARDS,
    CATHEDRALS,
    CHAMBERS,
    INDULGENCE_POINTS,
    INDULGENCES,
    POWERS,
    SYMBOLS,
    TILE_COPIES,
    TILES,
    TROPHY_POINTS,
    UNITS_PER_HOUSE,
    WAR_TOKENS,
)
from signoria.kernel.domain import MOST_SEATS, SEATS
from signoria.kernel.piles import PileTable
from signoria.kernel.scores import Ledger

PILES: Final = PileTable()

# Where in a palace a card lies says the field `palace`; here is whose it is.
_CARD: Final = PILES.thing("card", CARD_COPIES, CARDS)
MARKET: Final = PILES.group("market", _CARD, [CARDS], home=True)
CARDS_OF: Final = PILES.group("cards", _CARD, [SEATS, CARDS], owned=True)
BASKET: Final = PILES.group("basket", _CARD, [CARDS])

_TILE: Final = PILES.thing("tile", TILE_COPIES, TILES)
TILE_SUPPLY: Final = PILES.group("tile_supply", _TILE, [TILES], home=True)
READY: Final = PILES.group("tiles", _TILE, [SEATS, TILES], owned=True)
SPENT: Final = PILES.group("spent_tiles", _TILE, [SEATS, TILES], owned=True)
# Turned to pay for the rule action under way, or readied by it and turned for florins again (VIR-6.4, VIR-6.9).
PAYING: Final = PILES.group("paying_tiles", _TILE, [TILES])
# Bought in the winter turn under way (VIR-17.13).
BOUGHT: Final = PILES.group("bought_tiles", _TILE, [TILES])

_BONUS: Final = PILES.thing("bonus", [1] * BONUSES.size, BONUSES)
BONUS_SUPPLY: Final = PILES.group("bonus_supply", _BONUS, [BONUSES], home=True)
BONUSES_OF: Final = PILES.group("bonuses", _BONUS, [SEATS, BONUSES], owned=True)

_FLORIN: Final = PILES.thing("florin", None)
TREASURY: Final = PILES.group("treasury", _FLORIN, [SEATS], owned=True)

_UNIT: Final = PILES.thing("unit", [UNITS_PER_HOUSE] * MOST_SEATS, SEATS)
UNIT_SUPPLY: Final = PILES.group("unit_supply", _UNIT, [SEATS], home=True, owned=True)
UNITS: Final = PILES.group("units", _UNIT, [SEATS, CITIES], owned=True)
RETREATING: Final = PILES.group("retreating", _UNIT, [SEATS, CITIES], owned=True)

# Where an agent stands says the field `agents`.
_AGENT: Final = PILES.thing("agent", [AGENTS_PER_HOUSE] * MOST_SEATS, SEATS)
AGENT_BANK: Final = PILES.group("agent_bank", _AGENT, [SEATS], home=True, owned=True)
AGENT_SUPPLY: Final = PILES.group("agent_supply", _AGENT, [SEATS], owned=True)
AGENTS_OUT: Final = PILES.group("agents_in_play", _AGENT, [SEATS], owned=True)

_WAR_TOKEN: Final = PILES.thing("war_token", [WAR_TOKENS])
WAR_BANK: Final = PILES.group("war_tokens", _WAR_TOKEN, [], home=True)
WAR_OF: Final = PILES.group("own_war_tokens", _WAR_TOKEN, [SEATS], owned=True)
_INDULGENCE: Final = PILES.thing("indulgence", [INDULGENCES])
INDULGENCE_PILE: Final = PILES.group("indulgence_pile", _INDULGENCE, [], home=True)
INDULGENCES_IN: Final = PILES.group("indulgences", _INDULGENCE, [SEATS, CHAMBERS], owned=True)
_FIGURE: Final = PILES.thing("cathedral", [CATHEDRALS])
FIGURE_SUPPLY: Final = PILES.group("cathedral_supply", _FIGURE, [], home=True)
CATHEDRAL_IN: Final = PILES.group("cathedrals", _FIGURE, [CITIES])

_TROPHY: Final = PILES.thing("trophy", None)
TROPHIES: Final = PILES.group("trophies", _TROPHY, [SEATS, SEATS], owned=True)
_ALLIANCE: Final = PILES.thing("alliance", None)
ALLIED: Final = PILES.group("alliances", _ALLIANCE, [SEATS, POWERS], owned=True)
ALLIED_SPENT: Final = PILES.group("spent_alliances", _ALLIANCE, [SEATS, POWERS], owned=True)
ALLIED_PAYING: Final = PILES.group("paying_alliances", _ALLIANCE, [POWERS])

PATRON: Final = PILES.group("patronage", None, [SEATS], owned=True)
TRACK: Final = PILES.group("city_track", None, [SEATS], owned=True)
# VIR-5.1: who has declared a sale of indulgences in this year.
SOLD: Final = PILES.group("sold", None, [SEATS], owned=True)
# Of the payment under way: what it costs and what has been given (VIR-3.33).
OWED: Final = PILES.group("owed", None, [SYMBOLS])
GIVEN: Final = PILES.group("given", None, [SYMBOLS])
# The last source turned for florins, from 1, since another move was made: such turns come in one order.
LAST_COINS: Final = PILES.group("last_coins", None, [])
# Of the battle under way: the bonuses announced; and where Leonardo has served his besieger or the city (VIR-14.15).
ANNOUNCED: Final = PILES.group("announced", None, [SEATS], owned=True)
LEONARDO_WITH: Final = PILES.group("leonardo_used", None, [CITIES])
LEONARDO_NOW: Final = PILES.group("leonardo_now", None, [])

LEDGER: Final = Ledger(
    PILES,
    {
        "cities": 1,
        "most_cities": 1,
        "patronage": 1,
        "most_patronage": 1,
        "cards": 1,
        "tiles": 1,
        "bonuses": 1,
        "religion": 1,
        "trophies": TROPHY_POINTS,
        "alliances": ALLIANCE_POINTS,
        "indulgences": INDULGENCE_POINTS,
    },
)
PILES.lay_out()

_TERM: Final[list[str]] = LEDGER.terms.ids
CITIES_TERM: Final[int] = _TERM.index("cities")
MOST_CITIES_TERM: Final[int] = _TERM.index("most_cities")
PATRONAGE_TERM: Final[int] = _TERM.index("patronage")
MOST_PATRONAGE_TERM: Final[int] = _TERM.index("most_patronage")
CARDS_TERM: Final[int] = _TERM.index("cards")
TILES_TERM: Final[int] = _TERM.index("tiles")
BONUSES_TERM: Final[int] = _TERM.index("bonuses")
RELIGION_TERM: Final[int] = _TERM.index("religion")
TROPHIES_TERM: Final[int] = _TERM.index("trophies")
ALLIANCES_TERM: Final[int] = _TERM.index("alliances")
INDULGENCES_TERM: Final[int] = _TERM.index("indulgences")
