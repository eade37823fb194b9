"""One-shot effects as the rules use them: what a space, a card, a bonus tile or a leader gives when it acts."""

from typing import Any, Final

from signoria.games.lorenzo.box import (
    ACTIONS,
    CARDS,
    CURRENCIES,
    DATA,
    FLOOR_SPACES,
    GOODS,
    MEMBERS,
    TYPES,
    amounts,
)
from signoria.kernel.domain import Domain

Op = dict[str, Any]


class Counted:
    """LOR-5.10: so much for each so many cards of a type, or points of a kind."""

    __slots__ = ("amounts", "card_type", "point", "unit")

    def __init__(self, op: Op) -> None:
        per = op["per"]
        self.amounts = amounts(op["get"])
        self.card_type: int = TYPES.ids.index(per["card"]) if "card" in per else -1
        self.point: int = GOODS.ids.index(per["point"]) if "point" in per else -1
        self.unit: int = per["unit"]


class Exchange:
    """LOR-9.10: all that is paid, and what it gives."""

    __slots__ = ("gives", "pays", "privileges")

    def __init__(self, option: Op) -> None:
        self.pays = amounts(option["pay"])
        self.gives = [0] * CURRENCIES.size
        self.privileges = 0
        for op in option["then"]:
            if op["op"] == "privilege":
                self.privileges += int(op["count"])
            else:
                for currency, count in enumerate(amounts(op["get"])):
                    self.gives[currency] += count


class Source:
    """LOR-14.5: what one source gives when it acts. `chosen_value` is for one of `chosen_members`."""

    __slots__ = ("bonus", "chosen_members", "chosen_value", "counted", "exchanges", "gains", "privileges")

    def __init__(self, ops: list[Op], giver: str) -> None:
        self.gains = [0] * CURRENCIES.size
        self.privileges = 0
        self.counted: list[Counted] = []
        self.exchanges: list[Exchange] = []
        self.bonus = -1
        self.chosen_value = 0
        self.chosen_members: list[bool] = [False] * MEMBERS.size
        for op in ops:
            self._read(op, giver)

    def _read(self, op: Op, giver: str) -> None:
        name = op["op"]
        if name == "gain":
            for currency, count in enumerate(amounts(op["get"])):
                self.gains[currency] += count
        elif name == "privilege":
            self.privileges += int(op["count"])
        elif name == "gain_per":
            self.counted.append(Counted(op))
        elif name == "exchange":
            self.exchanges.extend(Exchange(option) for option in op["options"])
        elif name == "bonus_action":
            self.bonus = BONUS_ACTIONS.ids.index(giver)
        elif name == "member_value":
            self.chosen_value = op["set"]
            self.chosen_members = [member in op["members"] for member in MEMBERS.ids]

    def gives(self) -> bool:
        """Whether there is anything beside a bonus action."""
        return any(self.gains) or self.privileges > 0 or bool(self.counted)


class BonusAction:
    """LOR-8.1, LOR-8.2, LOR-8.9: an action without a member. `boosted` if cards raise it, not only servants."""

    __slots__ = ("action", "boosted", "discount", "optional", "types", "value")

    def __init__(self, op: Op, optional: bool) -> None:
        taking = op["action"] == "take_card"
        self.action = -1 if taking else ACTIONS.ids.index(op["action"])
        self.types: list[bool] = [taking and kind in op["cards"] for kind in TYPES.ids]
        self.value: int = op["value"]
        self.boosted: bool = op["boost"] == "all"
        self.optional = optional
        bundles = op.get("discount", [])
        self.discount = amounts(bundles[0] if bundles else {})


def _bonus_ops(rows: list[Op], part: str) -> list[tuple[str, Op]]:
    """The bonus action of each row that has one."""
    return [(row["id"], op) for row in rows for op in row[part] if op["op"] == "bonus_action"]


_BY_CARD: Final = _bonus_ops(DATA["development_cards"], "immediate")
_BY_LEADER: Final = _bonus_ops(DATA["leaders"], "effects")
# LOR-8.1, LOR-8.14: cards offer theirs; who activates a leader wants it.
BONUS_ACTIONS: Final = Domain("giver", [giver for giver, _ in [*_BY_CARD, *_BY_LEADER]])
BONUSES: Final[list[BonusAction]] = [
    *(BonusAction(op, True) for _, op in _BY_CARD),
    *(BonusAction(op, False) for _, op in _BY_LEADER),
]

NOTHING: Final = Source([], "")
NO_GAINS: Final = [0] * CURRENCIES.size
IMMEDIATE: Final[list[Source]] = [Source(card["immediate"], card["id"]) for card in DATA["development_cards"]]
# LOR-7.10: territories act in a harvest, buildings in a production.
ACTIVATED: Final[list[Source]] = [
    Source(card["permanent"], card["id"]) if "activation" in card else NOTHING for card in DATA["development_cards"]
]
# What a space gives of itself; the floors give before the card is paid (LOR-6.5).
SPACE_GIVES: Final[list[Source]] = [
    *(Source(floor["bonus"], "") for tower in DATA["board"]["towers"] for floor in tower["floors"]),
    *(Source(place.get("effects", []), "") for place in DATA["board"]["spaces"]),
]
HARVEST_TILE: Final[list[Source]] = [Source(tile["harvest"]["effects"], "") for tile in DATA["personal_bonus_tiles"]]
PRODUCTION_TILE: Final[list[Source]] = [
    Source(tile["production"]["effects"], "") for tile in DATA["personal_bonus_tiles"]
]
LEADER_DOES: Final[list[Source]] = [
    Source(leader["effects"] if leader["kind"] == "once_per_round" else [], leader["id"]) for leader in DATA["leaders"]
]
PRIVILEGE_GIVES: Final[list[list[int]]] = [amounts(choice) for choice in DATA["board"]["privilege_choices"]]

# A floor gives one good at most.
FLOOR_GOOD: Final[list[int]] = [
    next((good for good in range(GOODS.size) if SPACE_GIVES[space].gains[good] > 0), -1)
    for space in range(FLOOR_SPACES)
]

# LOR-7.5 to 7.8: the alternatives of a card's cost are the rows from COST_FROM to COST_TO; none for what costs nothing.
_COSTS: Final[list[Op]] = [cost for card in DATA["development_cards"] for cost in card["costs"] or [{"pay": {}}]]
COST_FROM: Final[list[int]] = []
COST_TO: Final[list[int]] = []
PAYS: Final[list[list[int]]] = [amounts(cost["pay"]) for cost in _COSTS]
# The same as (good, count) one behind the other, without what isn't paid.
PAID: Final[list[list[int]]] = [
    [number for good in range(GOODS.size) if pays[good] > 0 for number in (good, pays[good])] for pays in PAYS
]
NEEDS_MILITARY: Final[list[int]] = [cost.get("require", {}).get("military", 0) for cost in _COSTS]
for _card in DATA["development_cards"]:
    COST_FROM.append(COST_TO[-1] if COST_TO else 0)
    COST_TO.append(COST_FROM[-1] + max(1, len(_card["costs"])))

# The exchanges of a building, as they stand on it.
_EXCHANGES: Final = [(card, option) for card in range(CARDS.size) for option in range(len(ACTIVATED[card].exchanges))]
EXCHANGES: Final = Domain("exchange", [f"{CARDS.ids[card]}.{option + 1}" for card, option in _EXCHANGES])
EXCHANGE_CARD: Final[list[int]] = [card for card, _ in _EXCHANGES]
EXCHANGE_OF: Final[list[Exchange]] = [ACTIVATED[card].exchanges[option] for card, option in _EXCHANGES]
EXCHANGE_FROM: Final[list[int]] = [sum(1 for other, _ in _EXCHANGES if other < card) for card in range(CARDS.size)]
# The alternatives of the cards that have some.
COSTS: Final = Domain(
    "cost",
    [
        f"{CARDS.ids[card]}.{row - COST_FROM[card] + 1}"
        for card in range(CARDS.size)
        for row in range(COST_FROM[card], COST_TO[card])
        if COST_TO[card] - COST_FROM[card] > 1
    ],
)
COST_ROW: Final[list[int]] = [
    row
    for card in range(CARDS.size)
    for row in range(COST_FROM[card], COST_TO[card])
    if COST_TO[card] - COST_FROM[card] > 1
]
