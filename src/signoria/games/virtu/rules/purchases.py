"""Clauses 17.12 to 17.24, 17.33 and 17.34: purchases, all paid together."""

from typing import Final

from signoria.games.virtu.atlas import VALUE
from signoria.games.virtu.box import (
    CARD_AGENT,
    CARD_COST,
    CARD_LIMIT,
    CARDS,
    CATHEDRAL,
    CATHEDRAL_VALUE,
    CHARACTERS,
    CITY_TILES,
    CROSS,
    CROWN,
    FLORIN,
    FOR_PURCHASE,
    KINDS,
    TILE_COST,
    TILE_EXCLUDES,
    TILE_HOUSE,
    TILE_KIND,
    TILE_LIMIT,
    TILES,
)
from signoria.games.virtu.moves import BUILD, BUY_CARD, BUY_TILE, PASSES
from signoria.games.virtu.rules.coins import Question
from signoria.games.virtu.rules.intrigue import gain_agent
from signoria.games.virtu.rules.means import Bill, begin_payment, end_payment, means_for, reach
from signoria.games.virtu.rules.payment import Pay
from signoria.games.virtu.rules.places import SettleCard, courtier_capacity
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.table import (
    BASKET,
    BOUGHT,
    CARDS_OF,
    CATHEDRAL_IN,
    FIGURE_SUPPLY,
    MARKET,
    OWED,
    READY,
    SPENT,
    TILE_SUPPLY,
    TREASURY,
)
from signoria.kernel.agenda import Clause, SeatDuty
from signoria.kernel.domain import SEATS, Domain
from signoria.kernel.fields import Choice, Field
from signoria.kernel.moves import Move

# What can be bought, in the order in which it is named: tiles first, for a title may open a place.
WARES: Final = Domain("ware", [*TILES.ids[CITY_TILES:], *CARDS.ids[:CHARACTERS]])
PRICED_TILES: Final[list[int]] = [
    tile for tile in range(CITY_TILES, TILES.size) if sum(TILE_COST[tile * KINDS : (tile + 1) * KINDS]) > 0
]
WARE_OF_CARDS: Final[int] = TILES.size - CITY_TILES
DEAREST_CROWN: Final[int] = max([*TILE_COST[CROWN::KINDS], *CARD_COST[CROWN::KINDS]])
DEAREST_CROSS: Final[int] = max([*TILE_COST[CROSS::KINDS], *CARD_COST[CROSS::KINDS]])


class Purchases(SeatDuty[Virtu]):
    """VIR-17.12."""

    def run(self, s: Virtu) -> None:
        s.ask_all([BUY[self.of], CloseDeal(self.of)])


class Buy(Question):
    """VIR-17.12 to 17.19: one more ware behind the last one, as long as all together can be paid; or no more."""

    def __init__(self, seat: int, after: int) -> None:
        super().__init__(seat)
        self.after = after

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("after", WARES)]

    def sells(self) -> bool:
        return True

    def binds(self) -> bool:
        return self.after >= 0

    def choices(self, s: Virtu) -> list[Move]:
        tiles = [int(BUY_TILE.of(CITY_TILES + ware)) for ware in range(self.after + 1, WARE_OF_CARDS)]
        first = max(0, self.after + 1 - WARE_OF_CARDS)
        return [*tiles, *(int(BUY_CARD.of(card)) for card in range(first, CHARACTERS)), PASSES]

    def objection(self, s: Virtu, move: Move) -> Clause | None:
        if move == PASSES:
            return None
        if BUY_TILE.has(move):
            tile = BUY_TILE.first(move)
            forbidden = tile_refusal(s, self.seat, tile)
            costs, at = TILE_COST, tile * KINDS
        else:
            card = BUY_CARD.first(move)
            forbidden = card_refusal(s, self.seat, card)
            costs, at = CARD_COST, card * KINDS
        if forbidden is not None:
            return forbidden
        return None if Purse(s, self.seat).pays(costs, at) else "VIR-17.12"

    def open_choices(self, s: Virtu) -> list[Move]:
        purse = Purse(s, self.seat)
        found: list[Move] = []
        for tile in PRICED_TILES:
            if tile - CITY_TILES > self.after and s.piles[TILE_SUPPLY.of(tile)] > 0:
                if purse.pays(TILE_COST, tile * KINDS) and tile_refusal(s, self.seat, tile) is None:
                    found.append(BUY_TILE.of(tile))
        for card in range(max(0, self.after + 1 - WARE_OF_CARDS), CHARACTERS):
            if purse.pays(CARD_COST, card * KINDS) and card_refusal(s, self.seat, card) is None:
                found.append(BUY_CARD.of(card))
        found.append(PASSES)
        return found

    def answer(self, s: Virtu, move: Move) -> None:
        if move == PASSES:
            if any(s.piles[OWED.of(symbol)] > 0 for symbol in range(KINDS)):
                begin_payment(s, self.seat, FOR_PURCHASE)
                s.ask(Pay(self.seat, FOR_PURCHASE, -1))
            return
        if BUY_TILE.has(move):
            tile = BUY_TILE.first(move)
            s.gain(BOUGHT.of(tile))
            charge(s, TILE_COST, tile * KINDS)
            s.ask(Buy(self.seat, tile - CITY_TILES))
        else:
            card = BUY_CARD.first(move)
            s.gain(BASKET.of(card))
            charge(s, CARD_COST, card * KINDS)
            s.ask(Buy(self.seat, WARE_OF_CARDS + card))


def charge(s: Virtu, costs: list[int], at: int) -> None:
    """VIR-17.14: all purchases are one cost."""
    for symbol in (FLORIN, CROWN, CROSS):
        s.piles[OWED.of(symbol)] += costs[at + symbol]


class Purse:
    """What can be paid beside all that has been chosen so far."""

    __slots__ = ("best", "bill", "crosses", "crowns", "florins")

    def __init__(self, s: Virtu, seat: int) -> None:
        piles = s.piles
        self.florins: int = piles[TREASURY.of(seat)] - piles[OWED.of(FLORIN)]
        self.crowns: int = piles[OWED.of(CROWN)]
        self.crosses: int = piles[OWED.of(CROSS)]
        self.bill = Bill(CROWN, self.crowns + DEAREST_CROWN, CROSS, self.crosses + DEAREST_CROSS, 0, False)
        self.best: list[int] = reach(self.bill, means_for(s, seat, FOR_PURCHASE, self.bill, -1, True))

    def pays(self, costs: list[int], at: int) -> bool:
        crowns, crosses = self.crowns + costs[at + CROWN], self.crosses + costs[at + CROSS]
        most = self.best[crowns * (self.bill.need_b + 1) + crosses]
        return most >= 0 and most + self.florins >= costs[at + FLORIN]


def tile_refusal(s: Virtu, seat: int, tile: int) -> Clause | None:
    """VIR-3.19, VIR-17.17 to 17.19, VIR-17.22."""
    if tile not in PRICED_TILES:
        return "VIR-3.19"
    if TILE_HOUSE[tile] >= 0 and TILE_HOUSE[tile] != s.houses[seat]:
        return "VIR-17.18"
    if TILE_LIMIT[tile] > 0 and s.owns_tile(seat, tile) >= TILE_LIMIT[tile]:
        return "VIR-17.17"
    if s.piles[TILE_SUPPLY.of(tile)] == 0:
        return "VIR-17.19"
    if TILE_EXCLUDES[tile]:
        for other in PRICED_TILES:
            if TILE_KIND[other] == TILE_EXCLUDES[tile] and s.owns_tile(seat, other) > 0:
                return "VIR-17.18"
    return "VIR-17.22" if tile == CATHEDRAL and not cathedral_cities(s, seat) else None


def card_refusal(s: Virtu, seat: int, card: int) -> Clause | None:
    """VIR-17.17, VIR-17.19, VIR-17.33."""
    if CARD_LIMIT[card] > 0 and s.piles[CARDS_OF.of(seat, card)] >= CARD_LIMIT[card]:
        return "VIR-17.17"
    if s.piles[MARKET.of(card)] == 0:
        return "VIR-17.19"
    return None if BASKET.sum(s.piles) < courtier_capacity(s, seat) else "VIR-17.33"


def cathedral_cities(s: Virtu, seat: int) -> list[int]:
    """VIR-17.22: controlled cities of value 3 or 4 without a cathedral, while there are figures."""
    if s.piles[FIGURE_SUPPLY.base] == 0:
        return []
    return [
        city
        for city in s.atlas.cities
        if s.control[city] == seat and VALUE[city] >= CATHEDRAL_VALUE and s.piles[CATHEDRAL_IN.of(city)] == 0
    ]


class CloseDeal(SeatDuty[Virtu]):
    """VIR-17.20, VIR-17.22, VIR-11.7: what was bought gets its place; agents come with their cards."""

    def run(self, s: Virtu) -> None:
        end_payment(s)
        if s.piles[BOUGHT.of(CATHEDRAL)] > 0:
            s.ask(BuildCathedral(self.of))
        for card in range(CHARACTERS - 1, -1, -1):
            if s.piles[BASKET.of(card)] > 0:
                s.ask(SettleCard(self.of, card))
                if CARD_AGENT[card] > 0:
                    gain_agent(s, self.of)


class BuildCathedral(Question):
    """VIR-17.22: where the figure of a cathedral goes."""

    def sells(self) -> bool:
        return True

    def choices(self, s: Virtu) -> list[Move]:
        return BUILD.every()

    def objection(self, s: Virtu, move: Move) -> Clause | None:
        return None if BUILD.first(move) in cathedral_cities(s, self.seat) else "VIR-17.22"

    def answer(self, s: Virtu, move: Move) -> None:
        s.gain(CATHEDRAL_IN.of(BUILD.first(move)))


class EndPurchases(SeatDuty[Virtu]):
    """VIR-17.13, VIR-17.21: at the end of the winter turn bought tiles and cards are like any others."""

    def run(self, s: Virtu) -> None:
        for tile in PRICED_TILES:
            if s.piles[BOUGHT.of(tile)] > 0:
                s.take(BOUGHT.of(tile), SPENT.of(self.of, tile) if tile == CATHEDRAL else READY.of(self.of, tile))
        s.make_new_cards_available(self.of)


BUY: Final = [Buy(seat, -1) for seat in range(SEATS.size)]
