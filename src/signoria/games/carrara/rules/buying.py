"""Chapters 4 and 11: action 1, buying blocks, and what a section shows for all of them."""

from random import Random
from typing import Final

from signoria.games.carrara.box import (
    BOTH,
    COLOURS,
    DECORATIONS,
    LARGE_WHEEL,
    LOWEST,
    PRICE,
    PROOF_COINS,
    SECTIONS,
    SMALL,
    SMALL_WHEEL,
    WHEEL_BLOCKS,
)
from signoria.games.carrara.moves import ALL, BLOCK, BUY, HAS_ENOUGH, PASSES, TAKE
from signoria.games.carrara.notes import CANNOT_BUY, WHEEL_TURNS
from signoria.games.carrara.rules.items import LAST_BUILDING, LAST_ITEM, PUT, SUPPLY
from signoria.games.carrara.state import Carrara
from signoria.games.carrara.table import BAG, ITEM_SUPPLY, WHEEL
from signoria.kernel.agenda import Chance, Clause, Decision, SeatDuty
from signoria.kernel.domain import SEATS
from signoria.kernel.fields import Choice, Field, Whole
from signoria.kernel.moves import Move

BAG_FROM: Final = BAG.base
WHEEL_FROM: Final = WHEEL.base
WHEEL_END: Final = WHEEL.base + WHEEL.size
WIDTH: Final = COLOURS.size


# Turning.


def turn_refusal(s: Carrara, wheels: int) -> Clause | None:
    """CAR-4.12: nothing anywhere; CAR-11.17: the small wheel alone brings no blocks."""
    if not wheel_is_empty(s):
        return None
    if wheels == SMALL:
        return "CAR-11.17"
    return None if BAG.sum(s.piles) > 0 else "CAR-4.12"


def wheel_is_empty(s: Carrara) -> bool:
    return not any(s.piles[pile] > 0 for pile in range(WHEEL_FROM, WHEEL_END))


def turn_wheels(s: Carrara, seat: int, wheels: int) -> None:
    """CAR-4.1, CAR-4.10, CAR-11.1, CAR-11.2: each section's blocks move on, the last ones to section I."""
    s.tell(WHEEL_TURNS, seat, wheels)
    if s.advanced:
        s.small_wheel = SMALL_WHEEL[SMALL_WHEEL.index(s.small_wheel) - 1]
    s.ask(PURCHASE[seat])
    if wheels == BOTH:
        if s.advanced:
            s.large_wheel = LARGE_WHEEL[LARGE_WHEEL.index(s.large_wheel) - 1]
        blocks = s.piles[WHEEL_FROM:WHEEL_END]
        s.piles[WHEEL_FROM:WHEEL_END] = blocks[-WIDTH:] + blocks[:-WIDTH]
        # CAR-4.2, CAR-4.11: as many as are missing, or as the bag holds.
        missing = min(WHEEL_BLOCKS - WHEEL.sum(s.piles), BAG.sum(s.piles))
        if missing > 0:
            s.ask(DRAW_BLOCKS[missing])


def decoration_in(s: Carrara, section: int) -> int:
    """CAR-10.3: the decoration that a section shows."""
    return LARGE_WHEEL[(LARGE_WHEEL.index(s.large_wheel) + section) % SECTIONS.size]


def statue_in(s: Carrara, section: int) -> int:
    return SMALL_WHEEL[(SMALL_WHEEL.index(s.small_wheel) + section) % SECTIONS.size]


class DrawBlock(Chance[Carrara]):
    """CAR-4.2: blocks from the bag into section I."""

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left = left

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Whole("left", 1, WHEEL_BLOCKS)]

    def candidates(self, s: Carrara) -> list[Move]:
        return [BLOCK.of(colour) for colour in range(COLOURS.size) if s.piles[BAG_FROM + colour] > 0]

    def weights(self, s: Carrara) -> list[int]:
        return [s.piles[BAG_FROM + colour] for colour in range(COLOURS.size) if s.piles[BAG_FROM + colour] > 0]

    def sample(self, s: Carrara, rng: Random) -> Move:
        """The same by weights, without the lists."""
        piles = s.piles
        luck = int(rng.random() * BAG.sum(piles)) - piles[BAG_FROM]
        colour = 0
        while luck >= 0:
            colour += 1
            luck -= piles[BAG_FROM + colour]
        return BLOCK.of(colour)

    def play(self, s: Carrara, move: Move) -> None:
        s.gain(WHEEL_FROM + BLOCK.first(move))
        if self.left > 1:
            s.ask(DRAW_BLOCKS[self.left - 1])


DRAW_BLOCKS: Final = [DrawBlock(left) for left in range(WHEEL_BLOCKS + 1)]


# Buying.


class PurchaseBlocks(SeatDuty[Carrara]):
    """CAR-4.7, CAR-4.8, CAR-4.14: who can take no block from any section shows the coins and gets 2."""

    def run(self, s: Carrara) -> None:
        coins = s.coins_of(self.of)
        if can_buy(s, coins):
            s.ask(BUY_BLOCKS[self.of])
            return
        s.reveal()
        s.tell(CANNOT_BUY, self.of, coins)
        s.gain_coins(self.of, PROOF_COINS)
        s.moved, s.moved_on, s.purchased = LAST_ITEM, LAST_BUILDING, 1


PURCHASE: Final = [PurchaseBlocks(seat) for seat in range(SEATS.size)]


def can_buy(s: Carrara, coins: int) -> bool:
    """Whether there is a block that costs no more."""
    piles = s.piles
    pile = WHEEL_FROM
    for section in range(SECTIONS.size):
        prices = PRICE[section]
        for colour in range(COLOURS.size):
            if piles[pile] > 0 and prices[colour] <= coins:
                return True
            pile += 1
    return False


def buy_candidates(s: Carrara) -> list[Move]:
    """All of a section that holds more than one block, or a block."""
    several = [ALL.of(section) for section in range(SECTIONS.size) if WHEEL.total(s.piles, section) > 1]
    return [*several, *BUY.every()]


def add_buys(s: Carrara, seat: int, found: list[Move]) -> None:
    """What can be bought first, in the order of the candidates."""
    piles = s.piles
    coins = s.coins_of(seat)
    single: list[Move] = []
    pile = WHEEL_FROM
    for section in range(SECTIONS.size):
        prices = PRICE[section]
        blocks = price = 0
        for colour in range(COLOURS.size):
            count = piles[pile]
            pile += 1
            if count > 0:
                blocks += count
                price += count * prices[colour]
                if prices[colour] <= coins:
                    single.append(BUY.of(section, colour))
        if blocks > 1 and price <= coins:
            found.append(ALL.of(section))
    found.extend(single)


def buy_refusal(s: Carrara, seat: int, move: Move) -> Clause | None:
    """CAR-4.4, CAR-4.5: what lies there, if it can be paid."""
    coins = s.coins_of(seat)
    if ALL.has(move):
        return None if price_of_all(s, ALL.first(move)) <= coins else "CAR-4.5"
    section, colour = BUY.first(move), BUY.second(move)
    if s.piles[WHEEL.of(section, colour)] == 0:
        return "CAR-4.4"
    return None if PRICE[section][colour] <= coins else "CAR-4.5"


def price_of_all(s: Carrara, section: int) -> int:
    price = 0
    for colour in range(COLOURS.size):
        price += PRICE[section][colour] * s.piles[WHEEL.of(section, colour)]
    return price


def buy(s: Carrara, seat: int, section: int, colour: int) -> None:
    """CAR-4.6: a block behind the screen, coins to the bank."""
    s.take(WHEEL.of(section, colour), s.blocks.of(seat, colour))
    s.pay(s.coins.of(seat), PRICE[section][colour])


def play_buy(s: Carrara, seat: int, move: Move) -> None:
    """The first of a purchase."""
    if BUY.has(move):
        section, colour = BUY.first(move), BUY.second(move)
        buy(s, seat, section, colour)
        go_on_buying(s, seat, section, colour)
        return
    section = ALL.first(move)
    price = price_of_all(s, section)
    for colour in range(COLOURS.size - 1, -1, -1):
        count = s.piles[WHEEL.of(section, colour)]
        if count > 0:
            s.take(WHEEL.of(section, colour), s.blocks.of(seat, colour), count)
    s.pay(s.coins.of(seat), price)
    offer_item(s, seat, section)


def go_on_buying(s: Carrara, seat: int, section: int, colour: int) -> None:
    """CAR-4.4: as many as wanted; when nothing more can be bought, nothing is asked."""
    coins = s.coins_of(seat)
    first = WHEEL.of(section)
    for other in range(colour + 1):
        if s.piles[first + other] > 0 and PRICE[section][other] <= coins:
            s.ask(BUY_MORE[seat][section][colour])
            return
    offer_item(s, seat, section)


class BuyBlocks(Decision[Carrara]):
    """CAR-4.4 to 4.7, CAR-11.3: the first block of a section, or all of it."""

    def candidates(self, s: Carrara) -> list[Move]:
        return buy_candidates(s)

    def moves(self, s: Carrara) -> list[Move]:
        found: list[Move] = []
        add_buys(s, self.seat, found)
        return found

    def refusal(self, s: Carrara, move: Move) -> Clause | None:
        return buy_refusal(s, self.seat, move)

    def play(self, s: Carrara, move: Move) -> None:
        play_buy(s, self.seat, move)


BUY_BLOCKS: Final = [BuyBlocks(seat) for seat in range(SEATS.size)]


class BuyMore(Decision[Carrara]):
    """CAR-4.4: further blocks of the same section, from the lowest colour to the highest, or enough."""

    def __init__(self, seat: int, section: int, colour: int) -> None:
        super().__init__(seat)
        self.section = section
        self.colour = colour

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("section", SECTIONS), Choice("colour", COLOURS)]

    def candidates(self, s: Carrara) -> list[Move]:
        return [*(BUY.of(self.section, colour) for colour in range(self.colour, -1, -1)), HAS_ENOUGH]

    def moves(self, s: Carrara) -> list[Move]:
        coins = s.coins_of(self.seat)
        prices = PRICE[self.section]
        first = WHEEL.of(self.section)
        found: list[Move] = []
        for colour in range(self.colour, -1, -1):
            if s.piles[first + colour] > 0 and prices[colour] <= coins:
                found.append(BUY.of(self.section, colour))
        found.append(HAS_ENOUGH)
        return found

    def refusal(self, s: Carrara, move: Move) -> Clause | None:
        return None if move == HAS_ENOUGH else buy_refusal(s, self.seat, move)

    def play(self, s: Carrara, move: Move) -> None:
        if move == HAS_ENOUGH:
            offer_item(s, self.seat, self.section)
            return
        buy(s, self.seat, self.section, BUY.second(move))
        go_on_buying(s, self.seat, self.section, BUY.second(move))


BUY_MORE: Final = [
    [[BuyMore(seat, section, colour) for colour in range(LOWEST + 1)] for section in range(SECTIONS.size)]
    for seat in range(SEATS.size)
]


# What a section shows.


def offer_item(s: Carrara, seat: int, section: int) -> None:
    """CAR-11.4 to 11.6: who has bought all blocks of a section may take the decoration or the statue it shows."""
    if s.advanced and WHEEL.total(s.piles, section) == 0:
        if s.piles[ITEM_SUPPLY.of(decoration_in(s, section))] + s.piles[ITEM_SUPPLY.of(statue_in(s, section))] > 0:
            s.ask(TAKE_SHOWN[seat][section])


class TakeShown(Decision[Carrara]):
    """CAR-11.4, CAR-1.8: the decoration, the statue or neither."""

    def __init__(self, seat: int, section: int) -> None:
        super().__init__(seat)
        self.section = section

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("section", SECTIONS)]

    def candidates(self, s: Carrara) -> list[Move]:
        return [TAKE.of(decoration_in(s, self.section)), TAKE.of(statue_in(s, self.section)), PASSES]

    def refusal(self, s: Carrara, move: Move) -> Clause | None:
        return None if move == PASSES or s.piles[ITEM_SUPPLY.of(TAKE.first(move))] > 0 else "CAR-1.8"

    def play(self, s: Carrara, move: Move) -> None:
        if move != PASSES:
            s.ask(PUT[self.seat][TAKE.first(move)][SUPPLY])


TAKE_SHOWN: Final = [[TakeShown(seat, section) for section in range(SECTIONS.size)] for seat in range(SEATS.size)]


class TakeDecoration(Decision[Carrara]):
    """CAR-12.2, CAR-12.16, CAR-1.8: the bonus of a decoration space, any of the supply or none."""

    def candidates(self, s: Carrara) -> list[Move]:
        return [*(TAKE.of(item) for item in range(DECORATIONS)), PASSES]

    def refusal(self, s: Carrara, move: Move) -> Clause | None:
        return None if move == PASSES or s.piles[ITEM_SUPPLY.of(TAKE.first(move))] > 0 else "CAR-1.8"

    def play(self, s: Carrara, move: Move) -> None:
        if move != PASSES:
            s.ask(PUT[self.seat][TAKE.first(move)][SUPPLY])


TAKE_DECORATION: Final = [TakeDecoration(seat) for seat in range(SEATS.size)]
