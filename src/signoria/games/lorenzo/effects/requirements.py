"""LOR-18.7, LOR-18.8, LOR-19.1, LOR-19.2: what a player must own to play a leader."""

from typing import Any, Final

from signoria.games.lorenzo.box import CURRENCIES, DATA, TYPES, VP, amounts
from signoria.games.lorenzo.effects.standing import OWNED
from signoria.games.lorenzo.state import Lorenzo
from signoria.games.lorenzo.table import PURSE


class Requirement:
    """At least so many cards of each type, so much of each currency, so many cards of any one type."""

    __slots__ = ("cards", "have", "same_type")

    def __init__(self, requires: dict[str, Any]) -> None:
        self.cards: list[int] = [requires.get("cards", {}).get(kind, 0) for kind in TYPES.ids]
        self.have = amounts(requires.get("have", {}))
        self.same_type: int = requires.get("same_type_cards", 0)


REQUIREMENTS: Final[list[Requirement]] = [Requirement(leader["requires"]) for leader in DATA["leaders"]]


def met(s: Lorenzo, seat: int, leader: int) -> bool:
    """LOR-19.1: all parts together."""
    requirement = REQUIREMENTS[leader]
    same = requirement.same_type == 0
    for kind in range(TYPES.size):
        count = s.stands_at(seat, OWNED + kind)
        if count < requirement.cards[kind]:
            return False
        if count >= requirement.same_type:
            same = True
    if not same:
        return False
    for currency in range(CURRENCIES.size):
        needed = requirement.have[currency]
        if needed > 0 and needed > (s.points(seat) if currency == VP else s.piles[PURSE.of(seat, currency)]):
            return False
    return True
