"""Chapter 4: the values of family members and actions, and the servants that raise them."""

from signoria.games.lorenzo.box import (
    ACTIONS,
    AREA_OF,
    COLOURED,
    FLOOR_SPACES,
    FLOOR_VALUE,
    MEMBERS,
    SERVANT,
    SPACE_ADDS,
)
from signoria.games.lorenzo.effects.oneshot import BONUSES
from signoria.games.lorenzo.state import Lorenzo
from signoria.games.lorenzo.table import LOWERED, MEMBER_ADDS, MEMBER_SETS, PURSE, RAISED, ROUND_SETS


def member_value(s: Lorenzo, seat: int, member: int) -> int:
    """LOR-4.1, LOR-4.2, LOR-4.4, LOR-19.8: without servants."""
    piles = s.piles
    value = piles[ROUND_SETS.of(seat, member)]
    if value == 0:
        value = piles[MEMBER_SETS.of(seat, member)]
    if value == 0 and member < COLOURED:
        value = s.dice[member] + 1
    return value + piles[MEMBER_ADDS.of(seat, member)]


def bonus_on(s: Lorenzo, seat: int, action: int) -> int:
    """LOR-4.6, LOR-14.26: what cards and tiles add to the value of an action."""
    return s.piles[RAISED.of(seat, action)] - s.piles[LOWERED.of(seat, action)]


def value_needed(s: Lorenzo, seat: int, space: int) -> int:
    """LOR-4.5, LOR-4.7, LOR-9.3: the member value that a space asks for."""
    area = AREA_OF[space]
    if area >= ACTIONS.size:
        return 1
    least = FLOOR_VALUE[space] if space < FLOOR_SPACES else 1
    return max(1, least - SPACE_ADDS[space] - bonus_on(s, seat, area))


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
    value = BONUSES[by].value - s.piles[LOWERED.of(seat, action)]
    return value + s.piles[RAISED.of(seat, action)] if BONUSES[by].boosted else value


def spend(s: Lorenzo, seat: int, servants: int) -> None:
    """LOR-4.3, LOR-4.9: they are spent before the action yields anything."""
    if servants > 0:
        s.pay(PURSE.of(seat, SERVANT), servants)
