"""What is in the box of Rialto, read from data/rialto.json: a box owner can correct it there."""

from typing import Any, Final

from signoria.games.rialto.check import faults
from signoria.kernel.domain import Domain, numbers
from signoria.kernel.facts import Facts

FACTS: Final = Facts("rialto", __file__, faults)
DATA: Final[dict[str, Any]] = FACTS.read()


def _slug(name: str) -> str:
    return name.lower().replace(" ", "_")


def _items(part: str) -> list[dict[str, Any]]:
    return list(DATA[part]["items"])


ROUNDS: Final[int] = DATA["game"]["rounds"]

# Cards come in the order of the steps A to F, the joker last: a card's index is the step in which it is played.
CARDS: Final = Domain("card", [item["id"] for item in _items("cards")])
COPIES: Final[list[int]] = [item["copies"] for item in _items("cards")]
STEPS: Final = Domain("step", [item["step"] for item in _items("cards") if item["step"] is not None])
DOGE: Final = 0
GOLD: Final = 1
BUILDING: Final = 2
BRIDGE: Final = 3
GONDOLA: Final = 4
COUNCILLOR: Final = 5
JOKER: Final = 6
KINDS: Final = 7

ROWS: Final = numbers("row", 1, 6)
ROW_LENGTH: Final[int] = DATA["card_rows"]["cards_per_row"]
EXTRA_CARDS: Final[int] = DATA["card_rows"]["extra_cards_per_player"]
HAND_LIMIT: Final[int] = DATA["card_rows"]["base_hand_limit"]
MOST_CARDS: Final = 11
CARD_NUMBERS: Final = numbers("number of cards", 0, MOST_CARDS)

DISTRICTS: Final = Domain("district", [_slug(item["name"]) for item in _items("districts")])
BANKS: Final = Domain("bank", [item["id"] for item in _items("banks")])
_PLACE: Final[dict[str, int]] = {item["id"]: index for index, item in enumerate(_items("districts"))}
BANK_OF: Final[list[int]] = [BANKS.ids.index(item["bank"]) for item in _items("districts")]
BANK_DISTRICTS: Final[list[list[int]]] = [[_PLACE[name] for name in item["districts"]] for item in _items("banks")]
BANK_POINTS: Final[int] = DATA["bonus_tokens"]["vp"]

ENDS: Final[list[list[int]]] = [[_PLACE[item["a"]], _PLACE[item["b"]]] for item in _items("connections")]
CONNECTIONS: Final = Domain("connection", ["-".join(DISTRICTS.ids[end] for end in ends) for ends in ENDS])
CONNECTIONS_OF: Final[list[list[int]]] = [
    [connection for connection, ends in enumerate(ENDS) if district in ends] for district in range(DISTRICTS.size)
]

BRIDGES: Final = Domain("bridge token", [item["id"] for item in _items("bridge_tokens")])
BRIDGE_LOW: Final[list[int]] = [item["low"] for item in _items("bridge_tokens")]
BRIDGE_HIGH: Final[list[int]] = [item["high"] for item in _items("bridge_tokens")]
# A token on a connection is told apart by which of the two districts its higher end touches.
LAID: Final = Domain("laid bridge", [f"{bridge}.{district}" for bridge in BRIDGES.ids for district in DISTRICTS.ids])
GONDOLAS: Final[int] = DATA["gondola_tokens"]["count"]
GONDOLA_VALUE: Final[int] = DATA["gondola_tokens"]["value_each_end"]

BUILDINGS: Final = Domain("building", [item["id"] for item in _items("buildings")])
BUILDING_COPIES: Final[list[int]] = [item["copies"] for item in _items("buildings")]
COLOURS: Final = Domain("colour", ["green", "yellow", "blue"])
COLOUR: Final[list[int]] = [COLOURS.ids.index(item["colour"]) for item in _items("buildings")]
GREEN: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
OF_COLOUR: Final[list[list[int]]] = [
    [building for building in range(BUILDINGS.size) if COLOUR[building] == colour] for colour in range(COLOURS.size)
]
VALUE: Final[list[int]] = [item["value"] for item in _items("buildings")]
MOST_VALUE: Final[int] = max(VALUE)
BUILDING_SPACES: Final[int] = DATA["player_boards"]["building_spaces"]
CONDITIONS: Final = Domain("condition", ["ready", "spent", "new"])
READY_ONE: Final = 0
SPENT_ONE: Final = 1
NEW_ONE: Final = 2


def _effect(word: str) -> list[bool]:
    return [item["effect"] == word for item in _items("buildings")]


def _amount(word: str) -> list[int]:
    return [int(item["params"].get(word, 0)) for item in _items("buildings")]


# The vocabulary of effects: which buildings have an effect, and its amounts.
CHOOSES_CARDS: Final[list[bool]] = _effect("draw_choice")
DELAYS: Final[list[bool]] = _effect("delay")
CONVERTS: Final[list[bool]] = _effect("convert_card")
ADDS_JOKER: Final[list[bool]] = _effect("virtual_joker")
EXCHANGES: Final[list[bool]] = _effect("upgrade_building")
CALLS_COUNCILLOR: Final[list[bool]] = _effect("vp_and_councillor")
MOVES_DOGE: Final[list[bool]] = _effect("doge_by_rank")
CARDS_DRAWN: Final[list[int]] = _amount("or_draw_from_pile")
EXTRA_LIMIT: Final[list[int]] = _amount("extra_hand_limit")
COINS_BACK: Final[list[int]] = _amount("coins_gained")
COUNTS_AS: Final[list[int]] = _amount("counts_as")
POINTS: Final[list[int]] = _amount("vp")
HIGHER_BY: Final[list[int]] = _amount("value_increase")

COINS_IN_BOX: Final[int] = DATA["coins"]["count"]
COUNCILLORS_PER_COLOUR: Final[int] = DATA["councillors"]["per_colour"]
COUNCILLORS_AT_START: Final[int] = DATA["councillors"]["start_own_supply"]
START_POINTS: Final[int] = DATA["vp_track"]["start"]
START_COINS: Final[dict[int, list[int]]] = {
    int(seats): coins for seats, coins in DATA["setup"]["coins_clockwise_from_start_player"].items()
}
START_BUILDING_VALUE: Final[int] = DATA["setup"]["start_building_value"]
SAME_START_BUILDINGS: Final[dict[int, int]] = {
    int(seats): most for seats, most in DATA["setup"]["start_building_max_same"].items()
}
NEUTRAL_COINS: Final[list[int]] = [
    DATA["two_player_variant"]["coins"]["player_after_neutral"],
    DATA["two_player_variant"]["coins"]["other_player"],
]
NEUTRAL_CARDS: Final[int] = DATA["two_player_variant"]["neutral_cards_per_round"]
# RIA-13.18: the councillors of the three unused colours; more than the neutral player can ever place.
NEUTRAL_COUNCILLORS: Final = 3 * COUNCILLORS_PER_COLOUR
