"""Chapter 7 and CAR-12.8 to 12.13: which scoring places a seat can use, now and in what is left of its action."""

from typing import Final

from signoria.games.carrara.box import (
    CITIES,
    DECORATIONS,
    GOLD,
    ITEMS,
    KIND_PLACE,
    KINDS,
    LANDSCAPE,
    LANDSCAPE_PLACE,
    MONEY_NEEDED,
    MONEY_PLACE,
    NEEDED,
    PAIR_OF,
    PAIR_PLACE,
    PAIRS,
    PLACES,
)
from signoria.games.carrara.state import Carrara
from signoria.games.carrara.table import FRESH, PLACED, STORED
from signoria.kernel.agenda import Clause

ALL_PLACES: Final = PLACES.size
LEAST_MONEY: Final[int] = min(MONEY_NEEDED)


def place_refusal(s: Carrara, seat: int, place: int, coins: int) -> Clause | None:
    """What forbids a pillar on a scoring place, for a seat with so many coins."""
    if not s.is_free(seat, place):
        return "CAR-12.11" if place >= MONEY_PLACE else "CAR-7.2"
    if place < KIND_PLACE:
        return None if s.in_city[seat * CITIES.size + place] >= NEEDED[place] else "CAR-7.3"
    if place < LANDSCAPE_PLACE:
        return None if s.of_kind[seat * KINDS.size + place - KIND_PLACE] > 0 else "CAR-7.6"
    if place < PAIR_PLACE:
        return None if has_landscape(s, seat, place - LANDSCAPE_PLACE) else "CAR-7.7"
    if place < MONEY_PLACE:
        for city in PAIRS[place - PAIR_PLACE]:
            if s.statues_in[seat * CITIES.size + city] > 0:
                return None
        return "CAR-12.12"
    if coins < MONEY_NEEDED[place - MONEY_PLACE]:
        return "CAR-12.9"
    for other in range(MONEY_PLACE, ALL_PLACES):
        if s.piles[PLACED.of(seat, other)] > 0:
            return "CAR-12.11"
    return None


def has_landscape(s: Carrara, seat: int, landscape: int) -> bool:
    return any(LANDSCAPE[kind] == landscape and s.of_kind[seat * KINDS.size + kind] > 0 for kind in range(KINDS.size))


def last_place(s: Carrara) -> int:
    """CAR-7.1, CAR-12.8: the places of the variant come first."""
    return ALL_PLACES if s.advanced else PAIR_PLACE


def has_place(s: Carrara, seat: int, coins: int) -> bool:
    """Whether `place_refusal` leaves a place open, for a seat with so many coins; asked too often to say it so."""
    taken = s.taken
    cities = seat * CITIES.size
    for city in range(CITIES.size):
        if taken[city] == 0 and s.in_city[cities + city] >= NEEDED[city]:
            return True
    piles = s.piles
    placed = PLACED.of(seat)
    kinds = seat * KINDS.size
    for kind in range(KINDS.size):
        if s.of_kind[kinds + kind] > 0:
            if piles[placed + KIND_PLACE + kind] == 0 or piles[placed + LANDSCAPE_PLACE + LANDSCAPE[kind]] == 0:
                return True
    if not s.advanced:
        return False
    for city in range(CITIES.size):
        if s.statues_in[cities + city] > 0 and piles[placed + PAIR_OF[city]] == 0:
            return True
    return coins >= LEAST_MONEY and _has_money_place(s, seat, coins)


def _has_money_place(s: Carrara, seat: int, coins: int) -> bool:
    return any(place_refusal(s, seat, place, coins) is None for place in range(MONEY_PLACE, ALL_PLACES))


def may_get_place(s: Carrara, seat: int, gold: bool, without: int, but: int) -> bool:
    """CAR-6.18: whether a statue may still make a statue place usable: a gold one, or one that is moved from storage.

    `without` is an item that leaves the storage, `but` a building that gets something else.
    """
    placed = PLACED.of(seat)
    for city in range(CITIES.size):
        if s.piles[placed + PAIR_OF[city]] > 0:
            continue
        room = s.without_statue(seat, city)
        if but >= 0 and s.stands[but] == city:
            room -= 1
        if room > 0 and (gold or _has_stored(s, seat, city, without)):
            return True
    return False


def _has_stored(s: Carrara, seat: int, city: int, without: int) -> bool:
    """CAR-11.8, CAR-11.15: a stored statue that a city accepts and that may be moved on this turn."""
    for item in range(DECORATIONS, ITEMS.size):
        if item == GOLD or item - DECORATIONS <= city:
            count = s.piles[STORED.of(seat, item)] - s.piles[FRESH.of(item)]
            if count > (1 if item == without else 0):
                return True
    return False


def leaves_place(s: Carrara, seat: int, gold: bool, without: int, statue: bool, building: int) -> bool:
    """CAR-6.18: whether a place is left: an item leaves the storage, a statue or decoration comes onto a building.

    `gold`: a gold statue is still to be put; -1 stands for no item and no building.
    """
    if has_place(s, seat, s.coins_of(seat)):
        return True
    if statue and building >= 0 and s.is_free(seat, PAIR_OF[s.stands[building]]):
        return True
    return may_get_place(s, seat, gold, without, building if statue else -1)
