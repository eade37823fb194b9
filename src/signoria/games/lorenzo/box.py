"""What is in the box of Lorenzo il Magnifico, read from data/lorenzo.json: a box owner can correct it there."""

from typing import Any, Final

from signoria.games.lorenzo.check import faults
from signoria.kernel.domain import MOST_SEATS, SEATS, Domain, numbers
from signoria.kernel.facts import Facts

FACTS: Final = Facts("lorenzo", __file__, faults)
DATA: Final[dict[str, Any]] = FACTS.read()
_BOARD: Final[dict[str, Any]] = DATA["board"]
_CARDS: Final[list[dict[str, Any]]] = DATA["development_cards"]
_TILES: Final[list[dict[str, Any]]] = DATA["excommunication_tiles"]

ROUNDS: Final[int] = DATA["structure"]["rounds"]
ROUNDS_A_PERIOD: Final[int] = DATA["structure"]["rounds_per_period"]
PERIODS: Final = numbers("period", 1, DATA["structure"]["periods"])
LAPS: Final[int] = DATA["structure"]["turns_per_player_per_round"]
REPORT_ROUNDS: Final[list[int]] = DATA["structure"]["vatican_report_rounds"]

# What can be gained and paid. Victory points are a currency, but nothing that lies before a player.
GOODS: Final = Domain("good", ["wood", "stone", "servant", "coin", "military", "faith"])
CURRENCIES: Final = Domain("currency", [*GOODS.ids, "vp"])
WOOD: Final = 0
STONE: Final = 1
SERVANT: Final = 2
COIN: Final = 3
MILITARY: Final = 4
FAITH: Final = 5
VP: Final = 6
RESOURCES: Final = 4  # LOR-1.7: the first four goods
NO_LIMIT: Final = 1 << 30
# LOR-1.10, LOR-1.11: the ends of the tracks.
MOST_OF: Final[list[int]] = [
    *[NO_LIMIT] * RESOURCES,
    DATA["tracks"]["military"]["max"],
    DATA["tracks"]["faith"]["max"],
]
FAITH_VP: Final[list[int]] = DATA["tracks"]["faith"]["vp"]

DICE: Final = Domain("die", ["white", "black", "orange"])
FACES: Final = numbers("face", 1, 6)
MEMBERS: Final = Domain("member", [*DICE.ids, "neutral"])
COLOURED: Final = 3  # LOR-4.1: the first three members have dice
NEUTRAL: Final = 3
PIECES: Final = Domain("piece", [f"{seat}.{member}" for seat in SEATS.ids for member in MEMBERS.ids])

# Types of cards in the order of their towers on the board; a floor is tower * FLOORS + floor.
TOWERS: Final[list[dict[str, Any]]] = _BOARD["towers"]
TYPES: Final = Domain("card_type", [tower["type"] for tower in TOWERS])
TERRITORY: Final[int] = TYPES.ids.index("territory")
CHARACTER: Final[int] = TYPES.ids.index("character")
BUILDING: Final[int] = TYPES.ids.index("building")
VENTURE: Final[int] = TYPES.ids.index("venture")
FLOORS: Final = 4
FLOOR_SPACES: Final[int] = TYPES.size * FLOORS
_PLACES: Final[list[dict[str, Any]]] = _BOARD["spaces"]
SPACES: Final = Domain(
    "space",
    [f"{tower['type']}_{floor['floor']}" for tower in TOWERS for floor in tower["floors"]]
    + [place["id"] for place in _PLACES],
)
FLOOR_VALUE: Final[list[int]] = [floor["value"] for tower in TOWERS for floor in tower["floors"]]
TOWER_FEE: Final[int] = _BOARD["tower_fee"]["coin"]

# What happens where a member may stand: the taking of a type of card, a harvest, a production, or what the space gives.
ACTIONS: Final = Domain("action", [*TYPES.ids, "harvest", "production"])
HARVEST: Final = 4
PRODUCTION: Final = 5
AREAS: Final = Domain("area", [*TYPES.ids, "harvest", "production", "market", "council"])
MARKET: Final = 6
COUNCIL: Final = 7
AREA_OF: Final[list[int]] = [
    *(floor // FLOORS for floor in range(FLOOR_SPACES)),
    *(AREAS.ids.index(place["area"]) for place in _PLACES),
]
# LOR-9.4: what the space itself adds to the value of the action.
SPACE_ADDS: Final[list[int]] = [0] * FLOOR_SPACES + [place.get("action_add", 0) for place in _PLACES]
HOLDS_ONE: Final[list[bool]] = [True] * FLOOR_SPACES + [place["capacity"] == 1 for place in _PLACES]
LEAST_SEATS: Final[list[int]] = [DATA["players"]["min"]] * FLOOR_SPACES + [place["min_players"] for place in _PLACES]
# LOR-6.9, LOR-9.2: where a player may have but one coloured member.
ONE_COLOURED: Final[list[bool]] = [
    *[True] * TYPES.size,
    *(_BOARD["area_rules"][area]["coloured_members_of_one_player"] == 1 for area in AREAS.ids[TYPES.size :]),
]

CARDS: Final = Domain("card", [card["id"] for card in _CARDS])
TYPE_OF: Final[list[int]] = [TYPES.ids.index(card["type"]) for card in _CARDS]
PERIOD_OF: Final[list[int]] = [card["period"] - 1 for card in _CARDS]
ACTIVATION: Final[list[int]] = [card.get("activation", 0) for card in _CARDS]
END_VP: Final[list[int]] = [card.get("end_vp", 0) for card in _CARDS]
OF_TYPE: Final[list[list[int]]] = [
    [card for card in range(CARDS.size) if TYPE_OF[card] == kind] for kind in range(TYPES.size)
]
STACK: Final[list[list[list[int]]]] = [
    [[card for card in OF_TYPE[kind] if PERIOD_OF[card] == period] for period in range(PERIODS.size)]
    for kind in range(TYPES.size)
]
MOST_OF_TYPE: Final[int] = DATA["personal_board"]["slots_per_type"]
SLOT_MILITARY: Final[list[int]] = DATA["personal_board"]["territory_slot_military"]

TILES: Final = Domain("tile", [tile["id"] for tile in _TILES])
PERIOD_OF_TILE: Final[list[int]] = [tile["period"] - 1 for tile in _TILES]
FAITH_NEEDED: Final[list[int]] = [_BOARD["vatican_required_faith"][period] for period in PERIODS.ids]
CUBES_EACH: Final[int] = DATA["components"]["excommunication_cubes_per_player"]

_BONUS_TILES: Final[list[dict[str, Any]]] = DATA["personal_bonus_tiles"]
BONUS_TILES: Final = Domain("bonus_tile", [tile["id"] for tile in _BONUS_TILES])
ADVANCED_SIDE: Final[list[bool]] = [tile["side"] == "advanced" for tile in _BONUS_TILES]
BASE_TILE: Final[int] = ADVANCED_SIDE.index(False)

_LEADERS: Final[list[dict[str, Any]]] = DATA["leaders"]
LEADERS: Final = Domain("leader", [leader["id"] for leader in _LEADERS])
ONCE_A_ROUND: Final[list[bool]] = [leader["kind"] == "once_per_round" for leader in _LEADERS]
LEADERS_DEALT: Final[int] = DATA["setup"]["advanced"]["leaders_dealt"]

PRIVILEGES: Final = Domain("privilege", ["wood_and_stone", "servants", "coins", "military", "faith"])
PARTS: Final = Domain("part", ["gains", "bonus_action"])
NUMBERS: Final = numbers("number", 0, 99)
OPTIONS: Final = numbers("option", 1, 3)

START_GOODS: Final[list[int]] = [DATA["setup"]["resources"].get(good, 0) for good in GOODS.ids]
START_COINS: Final[list[int]] = DATA["setup"]["coins_by_turn_position"]
TERRITORY_VP: Final[list[int]] = DATA["scoring"]["territory_vp"]
CHARACTER_VP: Final[list[int]] = DATA["scoring"]["character_vp"]
MILITARY_VP: Final[list[int]] = DATA["scoring"]["military_rank_vp"]
RESOURCES_PER_VP: Final[int] = DATA["scoring"]["resources_per_vp"]
BASE_RATE: Final[int] = _BOARD["servant_rate"]["servants"]


def area_spaces(area: str) -> list[int]:
    """The spaces of a part of the board, as they lie there."""
    return [space for space in range(SPACES.size) if AREAS.ids[AREA_OF[space]] == area]


def amounts(bundle: dict[str, int]) -> list[int]:
    """A bundle of the data as a number for each currency."""
    return [bundle.get(currency, 0) for currency in CURRENCIES.ids]


SEATS_AT_MOST: Final[int] = min(MOST_SEATS, DATA["players"]["max"])
