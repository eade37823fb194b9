"""Chapters 7, 9, 12 and 14: what scoring places bring, and the final scoring."""

from signoria.games.carrara.box import (
    BUILDINGS,
    CITIES,
    COINS_REWARD,
    DECORATIONS,
    KIND,
    KIND_PLACE,
    LANDSCAPE,
    LANDSCAPE_AMOUNT,
    LANDSCAPE_PLACE,
    LANDSCAPE_REWARD,
    MAJORITY_VP,
    MONEY_PLACE,
    MONEY_RATE,
    OF_KIND,
    PAIR_PLACE,
    PAIRS,
    PLACES,
    SET_VP,
    USUAL_RATE,
)
from signoria.games.carrara.state import Carrara
from signoria.games.carrara.table import COINS_TERM, MAJORITY_TERM, ORNAMENTS, PLACE_TERM, PLACED, SET_TERM


def worth(s: Carrara, seat: int, place: int) -> list[int]:
    """What a scoring place brings a seat as things are: coins and points."""
    found = [0, 0]
    if place < KIND_PLACE:
        _add_city(s, seat, place, False, found)
    elif place < LANDSCAPE_PLACE:
        _add_kind(s, seat, place - KIND_PLACE, found)
    elif place < PAIR_PLACE:
        _add_landscape(s, seat, place - LANDSCAPE_PLACE, found)
    elif place < MONEY_PLACE:
        for city in PAIRS[place - PAIR_PLACE]:
            _add_city(s, seat, city, True, found)
    return found


def _add_city(s: Carrara, seat: int, city: int, with_statue: bool, found: list[int]) -> None:
    """CAR-7.4, CAR-12.13: the values of the buildings (with a statue) in a city, times its reward."""
    total = 0
    for building in range(BUILDINGS.size):
        if s.owner[building] == seat and s.stands[building] == city:
            if not with_statue or s.statue_on[building] >= 0:
                total += s.value_of(building)
    found[s.reward_type(seat, city)] += total * s.reward_amount(seat, city)


def _add_kind(s: Carrara, seat: int, kind: int, found: list[int]) -> None:
    """CAR-7.6: each building of the kind by the reward of its city."""
    for building in OF_KIND[kind]:
        if s.owner[building] == seat:
            city = s.stands[building]
            found[s.reward_type(seat, city)] += s.value_of(building) * s.reward_amount(seat, city)


def _add_landscape(s: Carrara, seat: int, landscape: int, found: list[int]) -> None:
    """CAR-7.7, CAR-7.8: the values of the landscape's buildings, times the factor of the place."""
    total = 0
    for building in range(BUILDINGS.size):
        if s.owner[building] == seat and LANDSCAPE[KIND[building]] == landscape:
            total += s.value_of(building)
    found[LANDSCAPE_REWARD[landscape]] += total * LANDSCAPE_AMOUNT[landscape]


def score_place(s: Carrara, seat: int, place: int) -> None:
    """CAR-6.6: coins from the bank, points at once."""
    found = worth(s, seat, place)
    s.gain_coins(seat, found[COINS_REWARD])
    s.score(seat, PLACE_TERM + place, found[1])


def score_final(s: Carrara) -> None:
    """CAR-9.7, chapter 14."""
    for seat in range(s.setup.seats):
        score_coins(s, seat)
        if s.advanced:
            score_sets(s, seat)
    if s.advanced:
        for city in range(CITIES.size):
            score_majority(s, city)


def score_coins(s: Carrara, seat: int) -> None:
    """CAR-9.7, CAR-12.10, CAR-14.2: by the rate of the own money place, or the usual one."""
    s.score(seat, coins_term(s, seat), s.coins_of(seat) // rate(s, seat))


def rate(s: Carrara, seat: int) -> int:
    """How many coins a point costs a seat at the end."""
    for place in range(MONEY_PLACE, PLACES.size):
        if s.piles[PLACED.of(seat, place)] > 0:
            return MONEY_RATE[place - MONEY_PLACE]
    return USUAL_RATE


def coins_term(s: Carrara, seat: int) -> int:
    for place in range(MONEY_PLACE, PLACES.size):
        if s.piles[PLACED.of(seat, place)] > 0:
            return PLACE_TERM + place
    return COINS_TERM


def score_sets(s: Carrara, seat: int) -> None:
    """CAR-14.3: decorations on buildings, each type one set."""
    for item in range(DECORATIONS):
        s.score(seat, SET_TERM + item, SET_VP[s.piles[ORNAMENTS.of(seat, item)]])


def score_majority(s: Carrara, city: int) -> None:
    """CAR-14.4 to 14.6: most statues in a city; a tied group gets the reward of the next lower place."""
    counts = [s.statues_in[seat * CITIES.size + city] for seat in range(s.setup.seats)]
    place = 1
    for count in sorted(set(counts), reverse=True):
        if count == 0:
            return
        group = [seat for seat, own in enumerate(counts) if own == count]
        step = 1 if len(group) == 1 else 2
        for seat in group:
            s.score(seat, MAJORITY_TERM + city, majority_vp(city, place + step - 1))
        place += step


def majority_vp(city: int, place: int) -> int:
    """The points for a place in a city; behind the third there are none."""
    places = MAJORITY_VP[city]
    return places[place - 1] if place <= len(places) else 0
