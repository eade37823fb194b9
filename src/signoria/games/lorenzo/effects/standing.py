"""Standing effects as the rules use them: what a card, a leader or a tile changes as long as it is held.

Each becomes an addition to, or a floor under, some numbers of its owner (`Lorenzo.standing`); nothing else is asked.
"""

from typing import Any, Final

from signoria.games.lorenzo.box import ACTIONS, BASE_RATE, CARDS, DATA, FLOORS, GOODS, MEMBERS, RESOURCES, TYPES
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

# What a seat's standing effects come to: a row of numbers, one for each of these names. First how many cards of each
# type it has, then what raises and lowers its actions, changes its members and its costs, and at the end abilities.
STANDINGS: Final = Domain(
    "standing",
    [
        *(f"cards.{kind}" for kind in TYPES.ids),
        *(f"raises.{action}" for action in ACTIONS.ids),
        *(f"lowers.{action}" for action in ACTIONS.ids),
        *(f"adds.{member}" for member in MEMBERS.ids),
        *(f"sets.{member}" for member in MEMBERS.ids),
        *(f"cheaper.{kind}.{good}" for kind in TYPES.ids for good in GOODS.ids[:RESOURCES]),
        *(f"choices.{kind}" for kind in TYPES.ids),
        *(f"no_vp.{kind}" for kind in TYPES.ids),
        *(f"no_floor_bonus.{floor}" for floor in range(1, FLOORS + 1)),
        *(f"area_closed.{area}" for area in ("harvest", "production", "market")),
        *(f"double.{good}" for good in GOODS.ids[:RESOURCES]),
        *("less." + "_".join(op["of"]) for op in _named("gain_less")),
        "servant_rate",
        "church_vp",
        "occupy_occupied",
        "no_tower_fee",
        "no_territory_requirement",
        "skip_first_turn",
    ],
)
WIDTH: Final[int] = STANDINGS.size


def _at(name: str) -> int:
    return STANDINGS.index(name, "standing")


OWNED: Final[int] = _at(f"cards.{TYPES.ids[0]}")
RAISES: Final[int] = _at(f"raises.{ACTIONS.ids[0]}")
LOWERS: Final[int] = _at(f"lowers.{ACTIONS.ids[0]}")
ADDS: Final[int] = _at(f"adds.{MEMBERS.ids[0]}")
SETS: Final[int] = _at(f"sets.{MEMBERS.ids[0]}")
CHEAPER: Final[int] = _at(f"cheaper.{TYPES.ids[0]}.{GOODS.ids[0]}")
CHOOSES: Final[int] = _at(f"choices.{TYPES.ids[0]}")
NO_VP: Final[int] = _at(f"no_vp.{TYPES.ids[0]}")
NO_FLOOR_BONUS: Final[int] = _at("no_floor_bonus.1")
CLOSED: Final[int] = _at("area_closed.harvest")  # behind it production and market, as in the list of areas
DOUBLES: Final[int] = _at(f"double.{GOODS.ids[0]}")
LESS_FROM: Final[int] = DOUBLES + RESOURCES
RATE: Final[int] = _at("servant_rate")
CHURCH: Final[int] = _at("church_vp")
OCCUPIES: Final[int] = _at("occupy_occupied")
NO_FEE: Final[int] = _at("no_tower_fee")
NO_REQUIREMENT: Final[int] = _at("no_territory_requirement")
SKIPS: Final[int] = _at("skip_first_turn")


class Standing:
    """What one holder changes: rows of (which number, how much); `most` says that the largest holds, not the sum."""

    __slots__ = ("amounts", "most", "places")

    def __init__(self, ops: list[Op]) -> None:
        self.places: list[int] = []
        self.amounts: list[int] = []
        self.most: list[bool] = []
        for op in ops:
            self._read(op)

    def _change(self, place: int, amount: int, most: bool = False) -> None:
        self.places.append(place)
        self.amounts.append(amount)
        self.most.append(most)

    def change(self, row: list[int]) -> None:
        """What its holder's numbers become by it."""
        for at in range(len(self.places)):
            place = self.places[at]
            amount = self.amounts[at]
            if self.most[at]:
                row[place] = max(row[place], amount)
            else:
                row[place] += amount

    def _read(self, op: Op) -> None:
        match op:
            case {"op": "action_value", "action": action, "add": add}:
                # LOR-8.2: for some bonus actions only what lowers counts, so the two are kept apart.
                way = "raises" if add > 0 else "lowers"
                for taken in op["cards"] if action == "take_card" else [action]:
                    self._change(_at(f"{way}.{taken}"), abs(add))
            case {"op": "member_value", "duration": "permanent"}:
                for member in op["members"]:
                    if "set" in op:
                        self._change(_at(f"sets.{member}"), op["set"], True)
                    else:
                        self._change(_at(f"adds.{member}"), op["add"])
            case {"op": "discount", "cards": kinds, "options": [bundle]}:
                for kind in kinds:
                    for good, count in bundle.items():
                        self._change(_at(f"cheaper.{kind}.{good}"), count)
            case {"op": "discount", "cards": kinds}:
                for kind in kinds:
                    self._change(_at(f"choices.{kind}"), 1)
            case _:
                self._read_ability(op)

    def _read_ability(self, op: Op) -> None:
        match op:
            case {"op": "servant_rate", "servants": servants}:
                self._change(RATE, servants - BASE_RATE)
            case {"op": "church_vp", "get": {"vp": points}}:
                self._change(CHURCH, points)
            case {"op": "no_floor_bonus", "floors": floors}:
                for floor in floors:
                    self._change(_at(f"no_floor_bonus.{floor}"), 1, True)
            case {"op": "double_immediate", "of": goods, "factor": factor}:
                for good in goods:
                    self._change(_at(f"double.{good}"), factor, True)
            case {"op": "area_closed", "area": area}:
                self._change(_at(f"area_closed.{area}"), 1, True)
            case {"op": "gain_less", "of": goods}:
                self._change(_at("less." + "_".join(goods)), 1)
            case {"op": "end_no_vp", "category": kind}:
                self._change(_at(f"no_vp.{kind}"), 1, True)
            case {"op": name} if STANDINGS.has(name):
                self._change(_at(name), 1, True)


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
