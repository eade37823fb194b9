"""Chapter 11: the final scoring."""

from signoria.games.rialto.box import (
    BRIDGE_HIGH,
    BRIDGE_LOW,
    BUILDINGS,
    CONNECTIONS_OF,
    DISTRICTS,
    GONDOLA_VALUE,
    VALUE,
)
from signoria.games.rialto.state import Rialto
from signoria.games.rialto.table import (
    BUILDINGS_TERM,
    BY_CONDITION,
    COINS,
    COUNCIL,
    DISTRICT_TERM,
    GONDOLA_ON,
    OWN,
    SUPPLY_TERM,
)


def score_final(s: Rialto) -> None:
    """RIA-11.1 to 11.6: supply, buildings, districts."""
    for seat in range(s.setup.seats):
        # RIA-11.1: halved once, rounded up.
        s.score(seat, SUPPLY_TERM, (s.piles[COINS.of(seat)] + s.piles[OWN.of(seat)] + 1) // 2)
        s.score(seat, BUILDINGS_TERM, value_of_buildings(s, seat))
    for district in range(DISTRICTS.size):
        score_district(s, district)


def value_of_buildings(s: Rialto, seat: int) -> int:
    """RIA-11.2."""
    value = 0
    for group in BY_CONDITION:
        for building in range(BUILDINGS.size):
            value += VALUE[building] * s.piles[group.of(seat, building)]
    return value


def score_district(s: Rialto, district: int) -> None:
    """RIA-11.4, RIA-11.5: each place half of the one before; RIA-13.21: the neutral player only takes a place."""
    present = [side for side in s.doge if s.piles[COUNCIL.of(side, district)] > 0]
    present.sort(key=lambda side: -s.piles[COUNCIL.of(side, district)])
    points = worth_of_district(s, district)
    for side in present:
        if side != s.neutral:
            s.score(side, DISTRICT_TERM + district, points)
        points //= 2


def worth_of_district(s: Rialto, district: int) -> int:
    """RIA-11.3: the ends of the tokens that touch it."""
    worth = 0
    for connection in CONNECTIONS_OF[district]:
        worth += GONDOLA_VALUE * s.piles[GONDOLA_ON.of(connection)]
        laid = s.bridges[connection]
        if laid >= 0:
            ends = BRIDGE_HIGH if laid % DISTRICTS.size == district else BRIDGE_LOW
            worth += ends[laid // DISTRICTS.size]
    return worth
