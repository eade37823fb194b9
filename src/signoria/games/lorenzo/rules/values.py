"""Chapter 4: the values of family members and actions, and the servants that raise them."""

from typing import Final

from signoria.games.lorenzo.box import (
    ACTIONS,
    AREA_OF,
    COLOURED,
    FLOOR_SPACES,
    FLOOR_VALUE,
    MEMBERS,
    SERVANT,
    SPACE_ADDS,
    SPACES,
)
from signoria.games.lorenzo.effects.oneshot import BONUSES
from signoria.games.lorenzo.effects.standing import ADDS, LOWERS, RAISES, SETS
from signoria.games.lorenzo.state import Lorenzo
from signoria.games.lorenzo.table import PURSE, ROUND_SETS

# What an action on a space has to come to, less what the space itself adds (LOR-9.4).
LEAST_VALUE: Final[list[int]] = [
    (FLOOR_VALUE[space] if space < FLOOR_SPACES else 1) - SPACE_ADDS[space] for space in range(SPACES.size)
]
# The member value that each space asks for as long as nothing raises or lowers actions (LOR-4.5).
USUALLY_NEEDED: Final[list[int]] = [max(1, value) for value in LEAST_VALUE]
SPACES_OF: Final[list[list[int]]] = [
    [space for space in range(SPACES.size) if AREA_OF[space] == area] for area in range(ACTIONS.size)
]


def member_value(s: Lorenzo, seat: int, member: int) -> int:
    """LOR-4.1, LOR-4.2, LOR-4.4, LOR-19.8: without servants."""
    value = s.piles[ROUND_SETS.of(seat, member)]
    if value == 0:
        value = s.stands_at(seat, SETS + member)
    if value == 0 and member < COLOURED:
        value = s.dice[member] + 1
    return value + s.stands_at(seat, ADDS + member)


def bonus_on(s: Lorenzo, seat: int, action: int) -> int:
    """LOR-4.6, LOR-14.26: what cards and tiles add to the value of an action."""
    standing = s.standing[seat]
    return standing[RAISES + action] - standing[LOWERS + action]


def value_needed(s: Lorenzo, seat: int, space: int) -> int:
    """LOR-4.5, LOR-4.7, LOR-9.3: the member value that a space asks for."""
    area = AREA_OF[space]
    return max(1, LEAST_VALUE[space] - bonus_on(s, seat, area)) if area < ACTIONS.size else 1


def values_needed(s: Lorenzo, seat: int) -> list[int]:
    """The same for all spaces of the board."""
    needed = USUALLY_NEEDED[:]
    for area in range(ACTIONS.size):
        bonus = bonus_on(s, seat, area)
        if bonus != 0:
            for space in SPACES_OF[area]:
                needed[space] = max(1, LEAST_VALUE[space] - bonus)
    return needed


def servants_needed(s: Lorenzo, seat: int, lacking: int) -> int:
    """LOR-4.3, LOR-14.14: how many servants make up for what a value lacks."""
    return lacking * s.servants_for_one(seat) if lacking > 0 else 0


def added(s: Lorenzo, seat: int, servants: int) -> int:
    """LOR-4.3, LOR-14.14: what servants add to a value; an odd one may add nothing."""
    return servants // s.servants_for_one(seat)


def servants_of(s: Lorenzo, seat: int) -> int:
    return s.piles[PURSE.of(seat, SERVANT)]


def can_place(s: Lorenzo, seat: int) -> bool:
    """LOR-3.6 to 3.8: the council palace takes every member whose value can be brought to 1."""
    reach = added(s, seat, servants_of(s, seat))
    for member in range(MEMBERS.size):
        if s.stands[seat * MEMBERS.size + member] < 0 and member_value(s, seat, member) + reach >= 1:
            return True
    return False


def bonus_value(s: Lorenzo, seat: int, by: int, action: int) -> int:
    """LOR-8.2, LOR-19.3, LOR-19.4: the value of a bonus action without servants."""
    value = BONUSES[by].value - s.stands_at(seat, LOWERS + action)
    return value + s.stands_at(seat, RAISES + action) if BONUSES[by].boosted else value


def spend(s: Lorenzo, seat: int, servants: int) -> None:
    """LOR-4.3, LOR-4.9: they are spent before the action yields anything."""
    if servants > 0:
        s.pay(PURSE.of(seat, SERVANT), servants)
