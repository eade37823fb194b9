"""What is in the box of Virtù, read from data/virtu.json: a box owner can correct it there. The map is in atlas.py."""

from typing import Any, Final

from signoria.games.virtu.check import faults
from signoria.kernel.domain import MOST_SEATS, Domain, numbers
from signoria.kernel.facts import Facts

FACTS: Final = Facts("virtu", __file__, faults)
DATA: Final[dict[str, Any]] = FACTS.read()


def _items(part: str) -> list[dict[str, Any]]:
    return list(DATA[part]["list"])


def _ids(part: str) -> list[str]:
    return [item["id"] for item in _items(part)]


SYMBOLS: Final = Domain("symbol", [kind["id"] for kind in DATA["resources"]["kinds"]])
FLORIN: Final = 0
CROWN: Final = 1
CROSS: Final = 2
CAVALRY: Final = 3
SHIP: Final = 4
MASK: Final = 5
WAR: Final = 6
ARROW: Final = 7
KINDS: Final = 8


def _symbols(items: list[dict[str, Any]], part: str) -> list[int]:
    """So many of each symbol for each item, in one flat list."""
    return [int((item.get(part) or {}).get(symbol, 0)) for item in items for symbol in SYMBOLS.ids]


def _numbers(items: list[dict[str, Any]], part: str) -> list[int]:
    return [int(item.get(part) or 0) for item in items]


ACTIONS: Final = Domain("action", [item["id"] for item in _items("actions")])
RULE: Final = 0
PATRONAGE: Final = 1
TRADE: Final = 2
ANNEXATION: Final = 3
CAMPAIGN: Final = 4
INTRIGUE: Final = 5
# VIR-3.30: what a chamber itself gives for its action.
PRINTED: Final[list[int]] = [
    SYMBOLS.ids.index(item["printed_symbol"]) if item["printed_symbol"] else -1 for item in _items("actions")
]

HOUSES: Final = Domain("house", _ids("families"))
MILAN: Final = HOUSES.ids.index("milan")
ROME_HOUSE: Final = HOUSES.ids.index("rome")

# The palace: five chambers in a ring, six places for courtiers (VIR-3.1, VIR-3.2).
CHAMBERS: Final = numbers("chamber", 1, 5)
_HALL: Final[list[dict[str, Any]]] = DATA["palaces"]["courtier_places"]
COURTIERS: Final = Domain("courtier place", [place["id"] for place in _HALL])
LEFT: Final = 0
RIGHT: Final = 1
SIDE: Final[list[int]] = [("left", "right").index(place["side"]) for place in _HALL]
OPEN_AT_START: Final[list[bool]] = [place["open_at_start"] for place in _HALL]
NORMAL_PLACES: Final[int] = OPEN_AT_START.count(True)
LIGHTER_PLACES: Final[int] = OPEN_AT_START.count(False)
# VIR-3.7: the side whose courtiers are readied by the step into a chamber, or -1.
ARROW_INTO: Final[list[int]] = [
    next(
        (
            ("left", "right").index(arrow["side"])
            for arrow in DATA["palaces"]["arrows"]
            if arrow["between"][1] == chamber + 1
        ),
        -1,
    )
    for chamber in range(CHAMBERS.size)
]
PLACES: Final = Domain(
    "place",
    [
        *COURTIERS.ids,
        *(f"action{chamber}" for chamber in CHAMBERS.ids),
        *(f"upgrade{chamber}" for chamber in CHAMBERS.ids),
    ],
)
ACTION_AT: Final[int] = COURTIERS.size
UPGRADE_AT: Final[int] = COURTIERS.size + CHAMBERS.size
PALACE_PLACES: Final = Domain(
    "palace place", [f"{seat + 1}.{place}" for seat in range(MOST_SEATS) for place in PLACES.ids]
)
_PALACE_OF: Final[dict[str, dict[str, Any]]] = {item["family"]: item for item in _items("palaces")}
CHAMBER_ACTIONS: Final[list[list[int]]] = [
    [
        ACTIONS.ids.index(chamber["action"])
        for chamber in sorted(_PALACE_OF[house]["chambers"], key=lambda chamber: int(chamber["n"]))
    ]
    for house in HOUSES.ids
]

# Cards that can lie in a palace: characters, the houses' own cards, Machiavelli.
BONUSES: Final = Domain("bonus", _ids("patronage_bonuses"))
_MACHIAVELLI: Final = next(item for item in _items("patronage_bonuses") if item["effect"].get("courtier_card"))
_CARDS: Final = [*_items("character_cards"), *_items("family_cards"), _MACHIAVELLI]
CARDS: Final = Domain("card", [card["id"] for card in _CARDS])
CHARACTERS: Final[int] = len(_items("character_cards"))
MACHIAVELLI: Final[int] = CARDS.size - 1
CARD_COPIES: Final[list[int]] = [int(card.get("copies", 1)) for card in _CARDS]
CARD_HOUSE: Final[list[int]] = [HOUSES.ids.index(card["family"]) if "family" in card else -1 for card in _CARDS]
CARD_SHOWS: Final[list[int]] = _symbols(_CARDS, "resources")
CARD_COST: Final[list[int]] = _symbols(_CARDS, "cost")
CARD_ACTION: Final[list[int]] = [ACTIONS.ids.index(card["action"]) if card.get("action") else -1 for card in _CARDS]
CARD_AGENT: Final[list[int]] = _numbers(_CARDS, "agent")
CARD_POINTS: Final[list[int]] = _numbers(_CARDS, "vp")
CARD_LIMIT: Final[list[int]] = _numbers(_CARDS, "limit_per_player")
WAR_COST: Final[list[int]] = _numbers(_CARDS, "war_cost_florin")
HOUSE_CARDS: Final[list[list[int]]] = [
    [card for card in range(CARDS.size) if CARD_HOUSE[card] == house] for house in range(HOUSES.size)
]
CARDS_PER_HOUSE: Final = 3
PLANNED_CARDS: Final = numbers("house card", 1, CARDS_PER_HOUSE)
# A card as it lies in a palace: available, exhausted, or bought in this winter (VIR-3.16, VIR-17.13).
LYING: Final = Domain(
    "lying card", [*CARDS.ids, *(f"{card}.spent" for card in CARDS.ids), *(f"{card}.new" for card in CARDS.ids)]
)
SPENT_CARD: Final[int] = CARDS.size
NEW_CARD: Final[int] = 2 * CARDS.size

# Tiles: cities, titles, guild, cathedral, and the one patronage bonus that is a tile.
_CANNONS: Final = next(item for item in _items("patronage_bonuses") if item["component"] == "tile")
_TILES: Final = [
    *_items("city_tiles"),
    *_items("title_tiles"),
    *_items("guild_tiles"),
    *_items("cathedral_tiles"),
    {**_CANNONS, "vp": 0},
]
TILES: Final = Domain("tile", [tile["id"] for tile in _TILES])
CITY_TILES: Final[int] = len(_items("city_tiles"))
TILE_COPIES: Final[list[int]] = [int(tile.get("copies", 1)) for tile in _TILES]
TILE_SHOWS: Final[list[int]] = _symbols(_TILES, "resources")
# The tiles on which a symbol stands.
TILES_WITH: Final[list[list[int]]] = [
    [tile for tile in range(TILES.size) if TILE_SHOWS[tile * KINDS + symbol] > 0] for symbol in range(KINDS)
]
TILE_COST: Final[list[int]] = _symbols(_TILES, "cost")
TILE_POINTS: Final[list[int]] = _numbers(_TILES, "vp")
WORTHY_TILES: Final[list[int]] = [tile for tile in range(TILES.size) if TILE_POINTS[tile] > 0]
TILE_LIMIT: Final[list[int]] = _numbers(_TILES, "limit_per_player")
TILE_HOUSE: Final[list[int]] = [HOUSES.ids.index(tile["family"]) if tile.get("family") else -1 for tile in _TILES]
TILE_KIND: Final[list[str]] = [str(tile.get("kind", "")) for tile in _TILES]
TILE_EXCLUDES: Final[list[str]] = [str(tile.get("excludes") or "") for tile in _TILES]
OPENS_PLACE: Final[list[bool]] = [bool(tile.get("courtier_place")) for tile in _TILES]
PLACE_TILES: Final[list[int]] = [tile for tile in range(TILES.size) if OPENS_PLACE[tile]]
CATHEDRAL: Final[int] = TILES.ids.index("cathedral")
CANNONS: Final[int] = TILES.ids.index("cannons")
CANNON_WAR: Final[int] = _CANNONS["effect"]["war_tile"]
CANNON_COST: Final[int] = _CANNONS["effect"]["cost_florin"]
CATHEDRALS: Final[int] = _items("cathedral_tiles")[0]["copies"]
CATHEDRAL_VALUE: Final[int] = _items("cathedral_tiles")[0]["min_city_value"]

# Patronage bonuses (VIR-7.4 to 7.16).
_GIFTS: Final = _items("patronage_bonuses")
PERSON: Final = 0
BONUS_KINDS: Final = ["person", "work"]
BONUS_KIND: Final[list[int]] = [BONUS_KINDS.index(item["kind"]) for item in _GIFTS]
BONUS_POINTS: Final[list[int]] = [0 if item["effect"].get("courtier_card") else int(item["vp"]) for item in _GIFTS]
BONUS_CROSSES: Final[list[int]] = [int(item["effect"].get("final_crosses", 0)) for item in _GIFTS]
BONUS_PLACES: Final[list[int]] = [int(item["effect"].get("courtier_place", 0)) for item in _GIFTS]
BONUS_CROWNS: Final[list[int]] = [int(item["effect"].get("crown_for_patronage", 0)) for item in _GIFTS]
LEONARDO: Final = BONUSES.ids.index("leonardo")
LEONARDO_WAR: Final[int] = _GIFTS[LEONARDO]["effect"]["war_each_siege"]
LEONARDO_COST: Final[int] = _GIFTS[LEONARDO]["effect"]["cost_florin"]
COPERNICUS: Final = BONUSES.ids.index("copernicus")
MICHELANGELO: Final = BONUSES.ids.index("michelangelo")
MACHIAVELLI_BONUS: Final = BONUSES.ids.index("machiavelli")
BASTION: Final = BONUSES.ids.index("bastion")
BASTION_DEFENCE: Final[int] = _GIFTS[BASTION]["effect"]["defence_bonus"]
PRINCE: Final = BONUSES.ids.index("prince")
CANNONS_BONUS: Final = BONUSES.ids.index("cannons")
STEPS: Final[list[dict[str, Any]]] = DATA["patronage_track"]["steps"]
LAST_STEP: Final[int] = DATA["patronage_track"]["last_step"]
STEP_FLORINS: Final[list[int]] = [int((step["cost"] or {}).get("florin", 0)) for step in STEPS]
STEP_CROWNS: Final[list[int]] = [int((step["cost"] or {}).get("crown_or_cross", 0)) for step in STEPS]
STEP_POINTS: Final[list[int]] = [step["vp"] for step in STEPS]
STEP_BONUS: Final[list[bool]] = [step["bonus"] for step in STEPS]

# Powers (VIR-18).
POWERS: Final = Domain("power", _ids("alliances"))
OTTOMAN: Final = POWERS.ids.index("ottoman")
FRANCE: Final = POWERS.ids.index("france")
EMPIRE: Final = POWERS.ids.index("hre")
POWER_COST: Final[list[int]] = _symbols(_items("alliances"), "cost")
OTTOMAN_SHIPS: Final[int] = _items("alliances")[OTTOMAN]["bonus"]["ship"]
FRENCH_WAR: Final[int] = _items("alliances")[FRANCE]["bonus"]["war"]
EMPIRE_CROSSES: Final[int] = _items("alliances")[EMPIRE]["bonus"]["cross"]

# Where the symbols of a payment come from, in the one order in which they are named (VIR-3.29).
SOURCES: Final = Domain("source", [*COURTIERS.ids, "action", "upgrade", *TILES.ids, "ottoman", "hre", "indulgence"])
ACTION_CARD: Final[int] = COURTIERS.size
UPGRADE_CARD: Final[int] = COURTIERS.size + 1
FROM_TILES: Final[int] = COURTIERS.size + 2
FROM_OTTOMAN: Final[int] = FROM_TILES + TILES.size
FROM_EMPIRE: Final[int] = FROM_OTTOMAN + 1
FROM_INDULGENCE: Final[int] = FROM_OTTOMAN + 2
USES: Final = Domain("use", [f"{source}.{symbol}" for source in SOURCES.ids for symbol in SYMBOLS.ids])
# What a war bonus comes from (VIR-13.9).
BOOSTS: Final = Domain("war bonus", ["token", *COURTIERS.ids, "leonardo", "cannons", "france"])
BOOST_TOKEN: Final = 0
BOOST_COURTIER: Final = 1
BOOST_LEONARDO: Final[int] = 1 + COURTIERS.size
BOOST_CANNONS: Final[int] = 2 + COURTIERS.size
BOOST_FRANCE: Final[int] = 3 + COURTIERS.size

PURPOSES: Final = Domain("purpose", [*ACTIONS.ids, "removal", "retreat", "purchase", "alliance"])
FOR_REMOVAL: Final[int] = ACTIONS.size
FOR_RETREAT: Final[int] = ACTIONS.size + 1
FOR_PURCHASE: Final[int] = ACTIONS.size + 2
FOR_ALLIANCE: Final[int] = ACTIONS.size + 3
SEASONS: Final = Domain("season", ["spring", "winter"])
SPRING: Final = 0
WINTER: Final = 1

# Numbers of the rulebook.
START_FLORINS: Final[int] = DATA["start"]["florins"]
UNITS_PER_HOUSE: Final[int] = DATA["start"]["units_total"]
UNITS_PER_START: Final[int] = DATA["start"]["units_per_start_city"]
AGENTS_PER_HOUSE: Final[int] = DATA["start"]["max_agents"]
START_AGENTS: Final[list[int]] = [int(item["start_agents"]) for item in _items("families")]
FREE_STEPS: Final[int] = DATA["token_movement"]["free_steps"][-1]
STEP_PRICE: Final[int] = DATA["token_movement"]["paid_step"]["florin"]
FLORINS_PER_SHIP: Final[int] = DATA["trade"]["florins_per_ship"]
INDULGENCES: Final[int] = DATA["indulgences"]["copies"]
INDULGENCE_FLORINS: Final[int] = DATA["indulgences"]["gain_options"][1]["florin"]
INDULGENCE_CROWNS: Final[int] = DATA["indulgences"]["gain_options"][0]["crown"]
REMOVAL_CROSSES: Final[int] = DATA["indulgences"]["removal_options"][0]["cross"]
REMOVAL_CROWNS: Final[int] = DATA["indulgences"]["removal_options"][1]["crown"]
WAR_TOKENS: Final[int] = DATA["component_counts"]["war_bonus_tokens"]
BRACKETS: Final[list[dict[str, Any]]] = DATA["upkeep"]["brackets"]
BRACKET_UNITS: Final[list[int]] = [0, *(bracket["units"][1] for bracket in BRACKETS)]
BRACKET_FLORINS: Final[list[int]] = [0, *(bracket["florin"] for bracket in BRACKETS)]
PAID_BRACKETS: Final = numbers("bracket", 0, len(BRACKETS))
UNIT_PRICE_AT_HOME: Final[int] = DATA["recruiting"]["cost_own_start_city"]
UNIT_PRICE: Final[int] = DATA["recruiting"]["cost_other_city"]
LAST_FIELD: Final[int] = DATA["city_track"]["last"]
PLACE_FROM_CITIES: Final[int] = DATA["city_track"]["courtier_place_from"]
FIELD_POINTS: Final[list[int]] = [field["vp"] for field in DATA["city_track"]["fields"]]
MOST_CITIES_POINTS: Final[int] = DATA["city_track"]["majority_vp"]
MOST_STEPS_POINTS: Final[int] = DATA["patronage_track"]["majority_vp"]
TROPHY_POINTS: Final[int] = DATA["trophies"]["vp"]
TROPHIES_PER_OPPONENT: Final[int] = DATA["trophies"]["max_per_opponent"]
ALLIANCE_POINTS: Final[int] = DATA["alliances"]["vp_each"]
INDULGENCE_POINTS: Final[int] = DATA["indulgences"]["vp"]
RELIGION: Final[dict[int, list[int]]] = {
    2: DATA["two_player"]["our_duel_mode"]["religious_rewards"],
    **{int(seats): rewards for seats, rewards in DATA["religious_rewards"]["by_players"].items()},
}
