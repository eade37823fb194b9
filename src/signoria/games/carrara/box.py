"""What is in the box of The Palaces of Carrara, read from data/carrara.json: a box owner can correct it there."""

from typing import Any, Final

from signoria.games.carrara.check import faults
from signoria.kernel.domain import Domain
from signoria.kernel.facts import Facts

FACTS: Final = Facts("carrara", __file__, faults)
DATA: Final[dict[str, Any]] = FACTS.read()
_CONSTANTS: Final[dict[str, Any]] = DATA["constants"]
_SETUP: Final[dict[str, Any]] = DATA["setup_by_players"]

# CAR-0.3: colours and cities in the same order, from the highest to the lowest.
COLOURS: Final = Domain("colour", list(DATA["colors"]["order_high_to_low"]))
WHITE: Final = 0
LOWEST: Final[int] = COLOURS.size - 1
BLOCKS_PER_COLOUR: Final[int] = DATA["blocks"]["per_color"]
START_COINS: Final[int] = DATA["player_setup"]["start_coins"]
START_BLOCKS: Final[list[list[int]]] = [
    [int(blocks.get(colour, 0)) for colour in COLOURS.ids] for blocks in DATA["player_setup"]["start_blocks_by_seat"]
]

# The wheel.
SECTIONS: Final = Domain("section", [item["section"] for item in DATA["block_prices"]["sections"]])
PRICE: Final[list[list[int]]] = [
    [item["price"][colour] for colour in COLOURS.ids] for item in DATA["block_prices"]["sections"]
]
WHEEL_BLOCKS: Final[int] = DATA["wheel"]["refill_target"]
WHEELS: Final = Domain("wheels", ["both", "small"])
BOTH: Final = 0
SMALL: Final = 1

# Cities.
_CITIES: Final[list[dict[str, Any]]] = DATA["cities"]["list"]
CITIES: Final = Domain("city", [item["id"] for item in _CITIES])
NEEDED: Final[list[int]] = [item["min_buildings_to_score"] for item in _CITIES]
COINS_REWARD: Final = 0
VP_REWARD: Final = 1
REWARDS: Final[list[str]] = ["coins", "vp"]
CITY_REWARD: Final[list[int]] = [REWARDS.index(item["reward"]["type"]) for item in _CITIES]
CITY_AMOUNT: Final[list[int]] = [item["reward"]["amount"] for item in _CITIES]

# Buildings: 36 tiles, and behind them the monuments, one for each kind.
KINDS: Final = Domain("kind", [item["id"] for item in DATA["building_kinds"]["list"]])
_TILES: Final[list[dict[str, Any]]] = DATA["buildings"]["tiles"]
TILES: Final = len(_TILES)
_BUILDINGS: Final[list[dict[str, Any]]] = [*_TILES, *DATA["monuments"]["tiles"]]
BUILDINGS: Final = Domain("building", [item["id"] for item in _BUILDINGS])
KIND: Final[list[int]] = [KINDS.ids.index(item["kind"]) for item in _BUILDINGS]
VALUE: Final[list[int]] = [item["value"] for item in _BUILDINGS]
MONUMENT_VALUE: Final[int] = _CONSTANTS["monument_value"]
MONUMENT: Final[list[int]] = [
    next(tile for tile in range(TILES, BUILDINGS.size) if KIND[tile] == kind) for kind in range(KINDS.size)
]
OF_KIND: Final[list[list[int]]] = [
    [building for building in range(BUILDINGS.size) if KIND[building] == kind] for kind in range(KINDS.size)
]
# The other value-3 tile of the kind, where a building is the second of two equal ones.
EQUAL: Final[list[int]] = [
    next((other for other in range(tile) if (KIND[other], VALUE[other]) == (KIND[tile], VALUE[tile])), -1)
    for tile in range(BUILDINGS.size)
]
IN_PLAY: Final[dict[int, list[bool]]] = {
    seats: [item.get("min_players", 0) <= seats for item in _BUILDINGS] for seats in (2, 3, 4)
}
LANDSCAPES: Final[list[str]] = ["urban", "rural"]
LANDSCAPE: Final[list[int]] = [LANDSCAPES.index(item["landscape"]) for item in DATA["building_kinds"]["list"]]
LANDSCAPE_REWARD: Final[list[int]] = [REWARDS.index(DATA["landscape_scoring"][name]["type"]) for name in LANDSCAPES]
LANDSCAPE_AMOUNT: Final[list[int]] = [DATA["landscape_scoring"][name]["amount"] for name in LANDSCAPES]
DISPLAY_SPACES: Final[int] = _CONSTANTS["display_spaces"]

UPGRADES: Final = Domain("upgrade tile", [item["id"] for item in DATA["upgrade_tiles"]["tiles"]])
UPGRADE_CITY: Final[list[int]] = [CITIES.ids.index(item["city"]) for item in DATA["upgrade_tiles"]["tiles"]]
UPGRADE_REWARD: Final[list[int]] = [REWARDS.index(item["reward"]["type"]) for item in DATA["upgrade_tiles"]["tiles"]]
UPGRADE_AMOUNT: Final[list[int]] = [item["reward"]["amount"] for item in DATA["upgrade_tiles"]["tiles"]]
UPGRADES_OF: Final[list[list[int]]] = [
    [tile for tile in range(UPGRADES.size) if UPGRADE_CITY[tile] == city] for city in range(CITIES.size)
]

# Decorations and statues, of the advanced game.
DECORATIONS: Final = len(DATA["decorations"]["types"])
ITEMS: Final = Domain("item", [*DATA["decorations"]["types"], *COLOURS.ids, "gold"])
GOLD: Final[int] = ITEMS.size - 1
ITEM_TOTALS: Final[list[int]] = (
    [DATA["decorations"]["per_type"]] * DECORATIONS
    + [DATA["statues"]["per_color"]] * COLOURS.size
    + [DATA["statues"]["gold"]]
)
DECORATIONS_IN_PLAY: Final[dict[int, int]] = {seats: _SETUP[str(seats)]["decorations_per_type"] for seats in (2, 3, 4)}
GOLD_PER_PLAYER: Final[int] = DATA["statues"]["gold_per_player"]
DECORATION_OF: Final[list[int]] = [ITEMS.ids.index(item["decoration"]) for item in DATA["building_kinds"]["list"]]
KIND_OF: Final[list[int]] = [DECORATION_OF.index(decoration) for decoration in range(DECORATIONS)]
STORAGE_PLACES: Final[int] = DATA["player_setup"]["storage_places_advanced"]
_SYMBOLS: Final[dict[str, Any]] = DATA["wheel_symbols_advanced"]
# What the sections of each wheel show, clockwise: the small one from section I at the start.
LARGE_WHEEL: Final[list[int]] = [ITEMS.ids.index(item) for item in _SYMBOLS["large_wheel_decorations_clockwise"]]
SMALL_WHEEL: Final[list[int]] = [
    DECORATIONS + COLOURS.ids.index(item) for item in _SYMBOLS["small_wheel_statues_clockwise_from_section_I_at_start"]
]
EXTRA_COST: Final[int] = _CONSTANTS["extra_purchase_cost"]
DECORATION_VALUE: Final[int] = _CONSTANTS["decoration_value_bonus"]
SET_VP: Final[list[int]] = [
    DATA["decoration_set_vp"]["zero"],
    *(row["vp"] for row in DATA["decoration_set_vp"]["table"]),
]
MAJORITY_VP: Final[list[list[int]]] = [item["places"] for item in DATA["statue_majority_vp"]["cities"]]

# The royal court: the spaces of both sides and the big empty one.
_BASE_SPACES: Final[list[dict[str, Any]]] = DATA["royal_court"]["base"]["spaces"]
_ADVANCED_SPACES: Final[list[dict[str, Any]]] = DATA["royal_court"]["advanced"]["spaces"]
SPACES: Final = Domain("space", [*(item["id"] for item in [*_BASE_SPACES, *_ADVANCED_SPACES]), "big"])
BIG: Final[int] = SPACES.size - 1
BASE_SPACES: Final[list[int]] = list(range(len(_BASE_SPACES)))
ADVANCED_SPACES: Final[list[int]] = list(range(len(_BASE_SPACES), BIG))
BONUSES: Final[list[str]] = ["coins", "vp", "gold_statue", "decoration_of_choice", ""]
STATUE_BONUS: Final = 2
DECORATION_BONUS: Final = 3
NO_BONUS: Final = 4
BONUS: Final[list[int]] = [BONUSES.index(item["bonus"]["type"]) for item in [*_BASE_SPACES, *_ADVANCED_SPACES]] + [
    NO_BONUS
]
BONUS_AMOUNT: Final[list[int]] = [item["bonus"]["amount"] for item in [*_BASE_SPACES, *_ADVANCED_SPACES]] + [0]
PILLARS: Final[int] = DATA["scoring_pillars"]["per_player"]
BASE_PILLARS: Final[int] = DATA["scoring_pillars"]["used_base"]
ADVANCED_PILLARS: Final[int] = DATA["scoring_pillars"]["used_advanced"]

# Scoring places: cities, kinds, landscapes, pairs of cities for statues, money.
_PAIRS: Final[list[dict[str, Any]]] = DATA["statue_scoring_spots"]["list"]
_MONEY: Final[list[dict[str, Any]]] = DATA["money_scoring_spots"]["list"]
KIND_PLACE: Final[int] = CITIES.size
LANDSCAPE_PLACE: Final[int] = KIND_PLACE + KINDS.size
PAIR_PLACE: Final[int] = LANDSCAPE_PLACE + len(LANDSCAPES)
MONEY_PLACE: Final[int] = PAIR_PLACE + len(_PAIRS)
PLACES: Final = Domain(
    "place", [*CITIES.ids, *KINDS.ids, *LANDSCAPES, *(item["id"] for item in _PAIRS), *(item["id"] for item in _MONEY)]
)
PAIRS: Final[list[list[int]]] = [[CITIES.ids.index(city) for city in item["cities"]] for item in _PAIRS]
PAIR_OF: Final[list[int]] = [
    next(PAIR_PLACE + place for place, pair in enumerate(PAIRS) if city in pair) for city in range(CITIES.size)
]
MONEY_NEEDED: Final[list[int]] = [item["min_coins"] for item in _MONEY]
MONEY_RATE: Final[list[int]] = [item["coins_per_vp"] for item in _MONEY]
USUAL_RATE: Final[int] = _CONSTANTS["coins_per_vp"]

SKIP_COINS: Final[int] = _CONSTANTS["pass_coins"]
PROOF_COINS: Final[int] = _CONSTANTS["cannot_afford_coins"]
TRIGGER_VP: Final[int] = _CONSTANTS["end_trigger_vp"]
SKIPPED_ROUNDS: Final = 3
