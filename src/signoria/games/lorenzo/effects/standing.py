"""Standing effects as the rules use them: what a card, a leader or a tile changes as long as it is held.

Each becomes an addition to, or a floor under, some counters of its owner (table.py); nothing else is ever asked.
"""

from typing import Any, Final

from signoria.games.lorenzo.box import ACTIONS, BASE_RATE, CARDS, DATA, GOODS, MEMBERS, RESOURCES, TYPES, amounts
from signoria.kernel.domain import Domain

Op = dict[str, Any]

_ROWS: Final[list[tuple[str, list[Op]]]] = [
    *((card["id"], [] if "activation" in card else card["permanent"]) for card in DATA["development_cards"]),
    *((row["id"], row["effects"]) for row in [*DATA["leaders"], *DATA["excommunication_tiles"]]),
]
_OPS: Final[list[Op]] = [op for _, ops in _ROWS for op in ops]


def _named(name: str) -> list[Op]:
    return [op for op in _OPS if op["op"] == name]


class Less:
    """LOR-14.1 to 14.4: each source gives so much less in all of some goods."""

    __slots__ = ("goods", "less")

    def __init__(self, op: Op) -> None:
        self.goods: list[int] = [GOODS.ids.index(good) for good in op["of"]]
        self.less: int = op["less"]


class Choice:
    """LOR-5.8: a discount of which the player chooses one good at each use."""

    __slots__ = ("card", "counts", "goods", "types")

    def __init__(self, card: str, op: Op) -> None:
        self.card = CARDS.ids.index(card)
        self.types: list[bool] = [kind in op["cards"] for kind in TYPES.ids]
        self.goods: list[int] = [GOODS.ids.index(good) for option in op["options"] for good in option]
        self.counts: list[int] = [count for option in op["options"] for count in option.values()]


LESS: Final[list[Less]] = [Less(op) for op in _named("gain_less")]
# Which of them lessen a good.
LESS_OF: Final[list[list[int]]] = [
    [place for place, less in enumerate(LESS) if good in less.goods] for good in range(GOODS.size)
]
CHOICES: Final[list[Choice]] = [
    Choice(card, op) for card, ops in _ROWS for op in ops if op["op"] == "discount" and len(op["options"]) > 1
]
CHOICE_NAMES: Final = Domain("choice", [CARDS.ids[choice.card] for choice in CHOICES])

# What is either so or not, and a few amounts.
ABILITIES: Final = Domain(
    "ability",
    [
        "servant_rate",
        "church_vp",
        "occupy_occupied",
        "no_tower_fee",
        "no_territory_requirement",
        "skip_first_turn",
        *(f"no_floor_bonus_{floor}" for floor in (1, 2, 3, 4)),
        *(f"area_closed_{area}" for area in ("harvest", "production", "market")),
        *(f"double_{good}" for good in GOODS.ids[:RESOURCES]),
        *("less_" + "_".join(op["of"]) for op in _named("gain_less")),
        *(f"no_vp_{kind}" for kind in TYPES.ids),
        *(f"choice_{kind}" for kind in TYPES.ids),
    ],
)
RATE: Final = 0
CHURCH: Final = 1
OCCUPIES: Final = 2
NO_FEE: Final = 3
NO_REQUIREMENT: Final = 4
SKIPS: Final = 5
NO_FLOOR_BONUS: Final = 6
CLOSED: Final = 10  # behind it harvest, production, market: an area's number less that of the harvest
DOUBLES: Final = 13
LESS_FROM: Final = 17
NO_VP: Final[int] = LESS_FROM + len(LESS)
CHOOSES: Final[int] = NO_VP + TYPES.size
# Discounts by the type of the card taken and the good that is cheaper.
DISCOUNTS: Final = Domain("discount", [f"{kind}.{good}" for kind in TYPES.ids for good in GOODS.ids[:RESOURCES]])

# The counters that standing effects work on; the numbers of `Standing` say which.
RAISES: Final = 0  # by action
LOWERS: Final = 1  # by action
ADDS: Final = 2  # by member
SETS: Final = 3  # by member
CHEAPER: Final = 4  # by discount
ABLE: Final = 5  # by ability


class Standing:
    """What one holder changes: rows of (counters, which, how much); `most` says that the largest holds, not the sum."""

    __slots__ = ("amounts", "counters", "most", "places")

    def __init__(self, ops: list[Op]) -> None:
        self.counters: list[int] = []
        self.places: list[int] = []
        self.amounts: list[int] = []
        self.most: list[bool] = []
        for op in ops:
            self._read(op)

    def _change(self, counters: int, place: int, amount: int, most: bool = False) -> None:
        self.counters.append(counters)
        self.places.append(place)
        self.amounts.append(amount)
        self.most.append(most)

    def _read(self, op: Op) -> None:
        name = op["op"]
        if name == "action_value":
            actions = op["cards"] if op["action"] == "take_card" else [op["action"]]
            for action in actions:
                # LOR-8.2: for some bonus actions only what lowers counts, so the two are kept apart.
                self._change(RAISES if op["add"] > 0 else LOWERS, ACTIONS.ids.index(action), abs(op["add"]))
        elif name == "member_value" and op["duration"] == "permanent":
            for member in op["members"]:
                place = MEMBERS.ids.index(member)
                if "set" in op:
                    self._change(SETS, place, op["set"], True)
                else:
                    self._change(ADDS, place, op["add"])
        elif name == "discount":
            self._discount(op)
        else:
            self._ability(name, op)

    def _discount(self, op: Op) -> None:
        for kind in (TYPES.ids.index(card_type) for card_type in op["cards"]):
            if len(op["options"]) > 1:
                self._change(ABLE, CHOOSES + kind, 1)
                continue
            for good, count in enumerate(amounts(op["options"][0])[:RESOURCES]):
                if count > 0:
                    self._change(CHEAPER, kind * RESOURCES + good, count)

    def _ability(self, name: str, op: Op) -> None:
        if name == "servant_rate":
            self._change(ABLE, RATE, op["servants"] - BASE_RATE)
        elif name == "church_vp":
            self._change(ABLE, CHURCH, op["get"]["vp"])
        elif name == "no_floor_bonus":
            for floor in op["floors"]:
                self._change(ABLE, NO_FLOOR_BONUS + floor - 1, 1, True)
        elif name == "double_immediate":
            for good in op["of"]:
                self._change(ABLE, DOUBLES + GOODS.ids.index(good), op["factor"], True)
        elif name == "area_closed":
            self._change(ABLE, ABILITIES.index(f"area_closed_{op['area']}", "area"), 1, True)
        elif name == "gain_less":
            self._change(ABLE, ABILITIES.index("less_" + "_".join(op["of"]), "of"), 1)
        elif name == "end_no_vp":
            self._change(ABLE, ABILITIES.index(f"no_vp_{op['category']}", "category"), 1, True)
        elif ABILITIES.has(name):
            self._change(ABLE, ABILITIES.index(name, "op"), 1, True)


OF_CARD: Final[list[Standing]] = [
    Standing([] if "activation" in card else card["permanent"]) for card in DATA["development_cards"]
]
OF_LEADER: Final[list[Standing]] = [
    Standing(leader["effects"] if leader["kind"] == "permanent" else []) for leader in DATA["leaders"]
]
OF_TILE: Final[list[Standing]] = [Standing(tile["effects"]) for tile in DATA["excommunication_tiles"]]
COPIES: Final[list[bool]] = [any(op["op"] == "copy_leader" for op in leader["effects"]) for leader in DATA["leaders"]]
COPIER: Final[int] = COPIES.index(True)


class Loss:
    """LOR-14.21 to 14.24: so many VP for each full unit of something, before the final scoring or in it."""

    __slots__ = ("before", "goods", "kind", "lose", "unit")

    def __init__(self, op: Op) -> None:
        self.lose: int = op["lose"]
        self.kind: str = op["per"]["kind"]
        self.unit: int = op["per"]["unit"]
        self.goods: list[int] = [GOODS.ids.index(good) for good in op["per"].get("of", [])]
        self.before: bool = op["when"] == "before_final_scoring"


LOSSES: Final[list[list[Loss]]] = [
    [Loss(op) for op in tile["effects"] if op["op"] == "end_lose_vp"] for tile in DATA["excommunication_tiles"]
]
