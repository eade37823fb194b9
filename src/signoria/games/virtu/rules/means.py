"""Clauses 3.20 to 3.36: what a payment may be made of, and whether it can be completed."""

from typing import Final

from signoria.games.virtu.box import (
    ACTION_AT,
    ACTION_CARD,
    ACTIONS,
    ANNEXATION,
    BONUS_CROWNS,
    CAMPAIGN,
    CARD_SHOWS,
    CAVALRY,
    COURTIERS,
    CROSS,
    CROWN,
    EMPIRE,
    EMPIRE_CROSSES,
    FLORIN,
    FOR_ALLIANCE,
    FOR_PURCHASE,
    FOR_REMOVAL,
    FOR_RETREAT,
    FROM_EMPIRE,
    FROM_INDULGENCE,
    FROM_OTTOMAN,
    FROM_TILES,
    INDULGENCE_CROWNS,
    INDULGENCE_FLORINS,
    INTRIGUE,
    KINDS,
    MASK,
    MICHELANGELO,
    OTTOMAN,
    OTTOMAN_SHIPS,
    PATRONAGE,
    PRINTED,
    PURPOSES,
    RULE,
    SHIP,
    SPENT_CARD,
    TILE_SHOWS,
    TILES,
    TRADE,
    UPGRADE_AT,
    UPGRADE_CARD,
    WAR,
)
from signoria.games.virtu.rules.coins import sale_refusal
from signoria.games.virtu.state import IN_PALACE, Virtu
from signoria.games.virtu.table import (
    BONUSES_OF,
    GIVEN,
    OWED,
    READY,
    TREASURY,
)

# VIR-3.32: which symbols a payment may take. Florins of courtiers and tiles may be taken during any (VIR-3.27).
WANTED: Final[list[list[int]]] = [[FLORIN] for _ in PURPOSES.ids]
WANTED[RULE] += [CROWN, CROSS]
WANTED[PATRONAGE] += [CROWN, CROSS]
WANTED[TRADE] += [SHIP]
WANTED[ANNEXATION] += [CROWN, SHIP]
WANTED[CAMPAIGN] += [CAVALRY, SHIP, WAR]
WANTED[INTRIGUE] += [MASK]
WANTED[FOR_REMOVAL] += [CROWN, CROSS]
WANTED[FOR_RETREAT] += [SHIP]
WANTED[FOR_PURCHASE] += [CROWN, CROSS]
WANTED[FOR_ALLIANCE] += [CROWN, CROSS, CAVALRY, SHIP]
# In these only what is owed is of use; in the others as much may be given as one likes.
PRICED: Final[list[bool]] = [
    purpose in (ANNEXATION, FOR_REMOVAL, FOR_PURCHASE, FOR_ALLIANCE) for purpose in range(PURPOSES.size)
]
# VIR-18.10, VIR-18.11, VIR-5.17, VIR-5.3.
TAKES_OTTOMAN: Final = [purpose in (TRADE, ANNEXATION, CAMPAIGN, FOR_RETREAT) for purpose in range(PURPOSES.size)]
TAKES_EMPIRE: Final = [purpose in (RULE, PATRONAGE, FOR_PURCHASE, FOR_REMOVAL) for purpose in range(PURPOSES.size)]
TAKES_SALE: Final = [purpose not in (FOR_REMOVAL, FOR_RETREAT) for purpose in range(PURPOSES.size)]


class Bill:
    """What is still owed of up to two symbols `a` and `b` and of florins; `mixed`: both symbols pay for need `a`."""

    __slots__ = ("a", "b", "florins", "mixed", "need_a", "need_b")

    def __init__(self, a: int, need_a: int, b: int, need_b: int, florins: int, mixed: bool) -> None:
        self.a = a
        self.need_a = need_a
        self.b = b
        self.need_b = need_b
        self.florins = florins
        self.mixed = mixed

    def covered(self) -> bool:
        return self.need_a == 0 and self.need_b == 0 and self.florins <= 0


class Means:
    """The sources that can still serve, copy by copy: how much each has of the two symbols of a bill and of florins."""

    __slots__ = ("a", "b", "florins", "source")

    def __init__(self) -> None:
        self.source: list[int] = []
        self.a: list[int] = []
        self.b: list[int] = []
        self.florins: list[int] = []

    def add(self, source: int, a: int, b: int, florins: int) -> None:
        if a > 0 or b > 0 or florins > 0:
            self.source.append(source)
            self.a.append(a)
            self.b.append(b)
            self.florins.append(florins)


def bill_of(s: Virtu, seat: int, purpose: int) -> Bill:
    """What the payment under way still needs."""
    piles = s.piles
    owed, given = OWED.base, GIVEN.base
    florins = piles[owed + FLORIN] - piles[given + FLORIN] - piles[TREASURY.of(seat)]
    if purpose == PATRONAGE:
        need = piles[owed + CROWN] - piles[given + CROWN] - piles[given + CROSS]
        return Bill(CROWN, max(0, need), CROSS, 0, florins, True)
    a = b = -1
    for symbol in range(CROWN, KINDS):
        if piles[owed + symbol] > 0:
            if a < 0:
                a = symbol
            else:
                b = symbol
    need_a = max(0, piles[owed + a] - piles[given + a]) if a >= 0 else 0
    need_b = max(0, piles[owed + b] - piles[given + b]) if b >= 0 else 0
    return Bill(a, need_a, b, need_b, florins, False)


def means_for(s: Virtu, seat: int, purpose: int, bill: Bill, after: int, opening: bool) -> Means:
    """VIR-3.29: the sources behind the last one used; `opening`: also what is given by itself at the start."""
    found = Means()
    a, b = bill.a, bill.b
    last, least = after // KINDS, after % KINDS
    palace = s.palace
    hall = seat * IN_PALACE
    for place in range(last + 1, COURTIERS.size):
        lying = palace[hall + place]
        if 0 <= lying < SPENT_CARD:
            _add_symbols(found, place, CARD_SHOWS, lying * KINDS, a, b)
    if purpose < ACTIONS.size:
        for source in range(max(ACTION_CARD, last + 1), FROM_TILES):
            card = card_in_chamber(s, seat, source)
            if card >= 0 and (opening or given_by_itself(s, purpose, card) < 0):
                shows = card * KINDS
                florins = CARD_SHOWS[shows + FLORIN] if purpose == PATRONAGE else 0
                found.add(
                    source,
                    CARD_SHOWS[shows + a] if a >= 0 else 0,
                    CARD_SHOWS[shows + b] if b >= 0 else 0,
                    florins,
                )
    _add_tiles(s, seat, found, a, b, last, least)
    _add_powers_and_sale(s, seat, purpose, found, a, b, last)
    return found


def _add_symbols(found: Means, source: int, shows: list[int], at: int, a: int, b: int) -> None:
    found.add(source, shows[at + a] if a >= 0 else 0, shows[at + b] if b >= 0 else 0, shows[at + FLORIN])


def _add_tiles(s: Virtu, seat: int, found: Means, a: int, b: int, last: int, least: int) -> None:
    piles = s.piles
    ready = READY.of(seat)
    for tile in range(max(0, last - FROM_TILES), TILES.size):
        copies = piles[ready + tile]
        if copies == 0:
            continue
        at = tile * KINDS
        if tile + FROM_TILES == last:
            # Further copies of the tile used last give no symbol before the one that it gave.
            for _ in range(copies):
                found.add(
                    last,
                    TILE_SHOWS[at + a] if a >= least else 0,
                    TILE_SHOWS[at + b] if b >= least else 0,
                    TILE_SHOWS[at + FLORIN] if least == FLORIN else 0,
                )
        else:
            for _ in range(copies):
                _add_symbols(found, FROM_TILES + tile, TILE_SHOWS, at, a, b)


def _add_powers_and_sale(s: Virtu, seat: int, purpose: int, found: Means, a: int, b: int, last: int) -> None:
    if last < FROM_OTTOMAN and TAKES_OTTOMAN[purpose] and (a == SHIP or b == SHIP) and s.has_bonus_of(seat, OTTOMAN):
        found.add(FROM_OTTOMAN, OTTOMAN_SHIPS if a == SHIP else 0, OTTOMAN_SHIPS if b == SHIP else 0, 0)
    if last < FROM_EMPIRE and TAKES_EMPIRE[purpose] and (a == CROSS or b == CROSS) and s.has_bonus_of(seat, EMPIRE):
        found.add(FROM_EMPIRE, EMPIRE_CROSSES if a == CROSS else 0, EMPIRE_CROSSES if b == CROSS else 0, 0)
    if last < FROM_INDULGENCE and TAKES_SALE[purpose] and sale_refusal(s, seat) is None:
        crowns = INDULGENCE_CROWNS
        found.add(FROM_INDULGENCE, crowns if a == CROWN else 0, crowns if b == CROWN else 0, INDULGENCE_FLORINS)


def card_in_chamber(s: Virtu, seat: int, source: int) -> int:
    """VIR-3.24: the action card or the upgrade of the token's own chamber."""
    return s.card(seat, (ACTION_AT if source == ACTION_CARD else UPGRADE_AT) + s.token[seat])


def given_by_itself(s: Virtu, purpose: int, card: int) -> int:
    """VIR-3.37: a card of the chamber with one kind of use gives it at once; -1 where one chooses."""
    kind = -1
    for symbol in WANTED[purpose]:
        if CARD_SHOWS[card * KINDS + symbol] == 0 or (symbol == FLORIN and purpose != PATRONAGE):
            continue
        if symbol == WAR or kind >= 0:
            return -1
        if not PRICED[purpose] or s.piles[OWED.of(symbol)] > 0:
            kind = symbol
    return kind


def reach(bill: Bill, means: Means) -> list[int]:
    """The most florins that the means give beside so many of each symbol, for every need up to the bill's; -1: never.

    The entry for needs x and y stands at x * (need_b + 1) + y.
    """
    best = [-1] * ((bill.need_a + 1) * (bill.need_b + 1))
    best[0] = 0
    for i in range(len(means.source)):
        include(best, bill, means, i)
    return best


def include(best: list[int], bill: Bill, means: Means, i: int) -> None:
    """One more source: nothing or florins, or one of the symbols."""
    a, b, florins = means.a[i], means.b[i], means.florins[i]
    width = bill.need_b + 1
    for x in range(bill.need_a, -1, -1):
        for y in range(bill.need_b, -1, -1):
            at = x * width + y
            most = best[at]
            if most >= 0:
                most += florins
            if a > 0 and x > 0:
                most = max(most, best[max(0, x - a) * width + y])
            if b > 0:
                if bill.mixed:
                    if x > 0:
                        most = max(most, best[max(0, x - b) * width + y])
                elif y > 0:
                    most = max(most, best[x * width + max(0, y - b)])
            best[at] = most


def affordable(s: Virtu, seat: int, purpose: int, bill: Bill) -> bool:
    """Whether a payment that hasn't begun could be completed."""
    best = reach(bill, means_for(s, seat, purpose, bill, -1, True))
    return best[-1] >= 0 and best[-1] >= bill.florins


def begin_payment(s: Virtu, seat: int, purpose: int) -> None:
    """VIR-3.30, VIR-7.8 and what the chamber's cards give by themselves; what is owed stands there already."""
    for symbol in range(KINDS):
        s.piles[GIVEN.of(symbol)] = 0
    if purpose >= ACTIONS.size:
        return
    for source in (ACTION_CARD, UPGRADE_CARD):
        card = card_in_chamber(s, seat, source)
        symbol = given_by_itself(s, purpose, card) if card >= 0 else -1
        if symbol >= 0:
            s.piles[GIVEN.of(symbol)] += CARD_SHOWS[card * KINDS + symbol]
    for symbol in range(KINDS):
        s.piles[GIVEN.of(symbol)] += given_at_start(s, seat, purpose, symbol)


def given_at_start(s: Virtu, seat: int, purpose: int, symbol: int) -> int:
    """VIR-3.30: the symbol of a chamber without an action card; VIR-7.8: Michelangelo's crown."""
    count = 0
    if symbol == PRINTED[purpose] and s.card(seat, ACTION_AT + s.token[seat]) < 0:
        count = 1
    if symbol == CROWN and purpose == PATRONAGE and s.piles[BONUSES_OF.of(seat, MICHELANGELO)] > 0:
        count += BONUS_CROWNS[MICHELANGELO]
    return count


def owe(s: Virtu, symbol: int, count: int) -> None:
    s.piles[OWED.of(symbol)] = count


def end_payment(s: Virtu) -> None:
    for symbol in range(KINDS):
        s.piles[OWED.of(symbol)] = 0
        s.piles[GIVEN.of(symbol)] = 0
