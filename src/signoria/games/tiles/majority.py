"""Whose pieces stand in a region, as one small number: four bits a seat, so that regions join by adding."""

from typing import Final

from mypy_extensions import i64

from signoria.kernel.domain import SEATS

BITS: Final = 4
MOST: Final = 15
ONE_MORE: Final[list[int]] = [1 << (BITS * seat) for seat in range(SEATS.size)]
NOBODY_LEADS: Final = -1


def pieces_of(owners: i64, seat: i64) -> i64:
    """How many pieces of a seat there are."""
    return owners >> (BITS * seat) & MOST


def leader(owners: i64) -> i64:
    """The seat with more pieces than any other; nobody with equals, or where none stands."""
    best: i64 = 0
    leading: i64 = NOBODY_LEADS
    seat: i64 = 0
    while owners > 0:
        count = owners & MOST
        if count > best:
            best = count
            leading = seat
        elif count == best:
            leading = NOBODY_LEADS
        owners >>= BITS
        seat += 1
    return leading


def leaders(owners: i64) -> list[int]:
    """All seats with the most pieces; none where nothing stands."""
    best: i64 = 1
    found: list[int] = []
    for seat in range(SEATS.size):
        count = pieces_of(owners, seat)
        if count > best:
            found = [seat]
            best = count
        elif count == best:
            found.append(seat)
    return found
