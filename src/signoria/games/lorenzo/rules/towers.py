"""Chapters 6 and 7: taking a card from a tower. Who takes it, with a member or by a bonus action, is not known here."""

from typing import Final

from mypy_extensions import i64

from signoria.games.lorenzo.box import (
    COIN,
    FLOORS,
    GOODS,
    MILITARY,
    MOST_OF_TYPE,
    RESOURCES,
    SERVANT,
    SLOT_MILITARY,
    SPACES,
    TERRITORY,
    TOWER_FEE,
)
from signoria.games.lorenzo.effects.oneshot import (
    BONUS_ACTIONS,
    BONUSES,
    COST_FROM,
    COST_ROW,
    COST_TO,
    FLOOR_GOOD,
    NEEDS_MILITARY,
    PAID,
    PAYS,
    SPACE_GIVES,
)
from signoria.games.lorenzo.effects.standing import (
    CHEAPER,
    CHOICE_NAMES,
    CHOICES,
    CHOOSES,
    LESS,
    LESS_FROM,
    LESS_OF,
    NO_FEE,
    NO_FLOOR_BONUS,
    NO_REQUIREMENT,
    OWNED,
)
from signoria.games.lorenzo.moves import CHEAPER_BY, COST
from signoria.games.lorenzo.notes import TAKES
from signoria.games.lorenzo.state import Lorenzo, with_
from signoria.games.lorenzo.table import CHOSEN_OFF, LAID_OUT, PURSE, TAKEN
from signoria.kernel.agenda import Clause, Decision
from signoria.kernel.fields import Choice, Field, Whole
from signoria.kernel.moves import Move

ROWS_AT_MOST: Final = 3
FLOOR_BITS: Final = (1 << FLOORS) - 1
NO_DISCOUNT: Final = [[0] * GOODS.size]


def fee(s: Lorenzo, seat: int, space: int) -> int:
    """LOR-6.6, LOR-8.4: what a card costs in whose tower members stand, on other floors than its own."""
    tower = space // FLOORS
    return fee_of(s, seat, s.occupied() >> tower * FLOORS & FLOOR_BITS & ~(1 << space % FLOORS))


def fee_of(s: Lorenzo, seat: int, occupied: i64) -> int:
    """LOR-6.6, LOR-19.12: the fee of a tower whose floors of this set are occupied."""
    return TOWER_FEE if occupied != 0 and not s.has(seat, NO_FEE) else 0


def floor_bonus(s: Lorenzo, seat: int, space: int) -> int:
    """LOR-6.5, LOR-7.15: how many a floor gives of its good; LOR-14.5: it is a source."""
    good = FLOOR_GOOD[space]
    if good < 0:
        return 0
    if s.has(seat, NO_FLOOR_BONUS + space % FLOORS):
        return 0
    count = SPACE_GIVES[space].gains[good]
    for place in LESS_OF[good]:
        if s.has(seat, LESS_FROM + place):
            count -= LESS[place].less
    return max(0, count)


def discount_ways(s: Lorenzo, seat: int, kind: int, by: int) -> list[list[int]]:
    """LOR-5.6 to 5.8: what all discounts take off together, in each way that the player can choose."""
    first = CHEAPER + kind * RESOURCES
    standing = s.standing[seat]
    if by < 0 and not has_discount(standing, first) and not standing[CHOOSES + kind]:
        return NO_DISCOUNT
    off = [0] * GOODS.size
    for good in range(RESOURCES):
        off[good] = standing[first + good] + (BONUSES[by].discount[good] if by >= 0 else 0)
    ways = [off]
    if standing[CHOOSES + kind]:
        for choice in CHOICES:
            if choice.types[kind] and s.cards[choice.card] == seat:
                ways = [
                    cheaper(way, choice.goods[at], choice.counts[at]) for way in ways for at in range(len(choice.goods))
                ]
    return ways


def has_discount(standing: list[int], first: i64) -> bool:
    return standing[first] + standing[first + 1] + standing[first + 2] + standing[first + 3] > 0


def cheaper(off: list[int], good: int, count: int) -> list[int]:
    more = off[:]
    more[good] += count
    return more


def room_of_row(have: list[int], row: i64, off: list[int]) -> i64:
    """LOR-1.13, LOR-7.8: how many servants one alternative leaves of what is owned; -1 if it can't be paid."""
    if have[MILITARY] < NEEDS_MILITARY[row]:
        return -1
    paid = PAID[row]
    servants: i64 = have[SERVANT]
    for at in range(0, i64(len(paid)), 2):
        good: i64 = paid[at]
        count: i64 = paid[at + 1] - off[good]
        if count > have[good]:
            return -1
        if good == SERVANT and count > 0:
            servants -= count
    return servants


def room_of_card(have: list[int], card: i64, ways: list[list[int]]) -> i64:
    """LOR-6.13: the most servants that any way of paying a card leaves; -1 if there is none."""
    best: i64 = -1
    first: i64 = COST_FROM[card]
    end: i64 = COST_TO[card]
    for row in range(first, end):
        for off in ways:
            room = room_of_row(have, row, off)
            if room > best:
                best = room
    return best


def goods_of(s: Lorenzo, seat: int) -> list[int]:
    first = PURSE.of(seat)
    return s.piles[first : first + GOODS.size]


def room_on_floor(s: Lorenzo, seat: int, space: int, by: int) -> int:
    """How many servants may be spent so that the card of a floor can be taken, or -1.

    LOR-6.7, LOR-6.11, LOR-6.13, LOR-6.14, LOR-7.2: all that stands in the way but values and members.
    """
    tower = space // FLOORS
    have = goods_of(s, seat)
    have[COIN] -= fee(s, seat, space)
    if s.floors[space] < 0 or have[COIN] < 0 or not slot_free(s, seat, tower):
        return -1
    return room_with_bonus(s, seat, space, have, discount_ways(s, seat, tower, by))


def room_with_bonus(s: Lorenzo, seat: int, space: int, have: list[int], ways: list[list[int]]) -> int:
    """LOR-6.8, LOR-6.13: the servants that a card leaves of what is owned; what its floor gives helps to pay."""
    card = s.floors[space]
    room = room_of_card(have, card, ways)
    good = FLOOR_GOOD[space]
    if room < 0 and good >= 0:
        # Only then the bonus of the floor can matter.
        before = have[good]
        have[good] = before + floor_bonus(s, seat, space)
        room = room_of_card(have, card, ways)
        have[good] = before
    return room


def slot_free(s: Lorenzo, seat: int, kind: int) -> bool:
    """LOR-6.14, LOR-7.2; LOR-19.14."""
    count = s.stands_at(seat, OWNED + kind)
    if count >= MOST_OF_TYPE:
        return False
    if kind != TERRITORY or s.piles[PURSE.of(seat, MILITARY)] >= SLOT_MILITARY[count]:
        return True
    return s.has(seat, NO_REQUIREMENT)


def taking_refusal(s: Lorenzo, seat: int, space: int, by: int) -> Clause | None:
    """What stands in the way of taking the card of a floor, beside values and members."""
    tower = space // FLOORS
    if s.floors[space] < 0:
        return "LOR-6.11"
    if s.stands_at(seat, OWNED + tower) >= MOST_OF_TYPE:
        return "LOR-6.14"
    if not slot_free(s, seat, tower):
        return "LOR-7.2"
    if s.piles[PURSE.of(seat, COIN)] < fee(s, seat, space):
        return "LOR-6.7"
    if room_on_floor(s, seat, space, by) >= 0:
        return None
    card = s.floors[space]
    short = s.piles[PURSE.of(seat, MILITARY)]
    rows = range(COST_FROM[card], COST_TO[card])
    return "LOR-7.8" if all(NEEDS_MILITARY[row] > short for row in rows) else "LOR-6.13"


def take_card(s: Lorenzo, seat: int, space: int, by: int) -> None:
    """LOR-6.12: after servants the fee, the floor bonus, the cost, and the card goes to its place."""
    fee_due = fee(s, seat, space)
    if fee_due > 0:
        s.pay(PURSE.of(seat, COIN), fee_due)
    bonus = floor_bonus(s, seat, space)
    if bonus > 0:
        s.receive(seat, FLOOR_GOOD[space], bonus, 0)
    card = s.floors[space]
    rows = [
        row
        for row in range(COST_FROM[card], COST_TO[card])
        if COST_TO[card] - COST_FROM[card] == 1 or can_pay(s, seat, space, by, row)
    ]
    if len(rows) > 1:
        s.ask(ChooseCost(seat, space, by))
    else:
        choose_discounts(s, seat, space, by, rows[0], 0)


def can_pay(s: Lorenzo, seat: int, space: int, by: int, row: int) -> bool:
    """LOR-6.13: whether some discounts make an alternative payable now; those chosen already count."""
    have = goods_of(s, seat)
    payable = False
    for off in discount_ways(s, seat, space // FLOORS, by):
        if room_of_row(have, row, off) >= 0:
            payable = True
    return payable


def choose_discounts(s: Lorenzo, seat: int, space: int, by: int, row: int, first: int) -> None:
    """LOR-5.8, LOR-5.11: one choice after the other; then the card is paid."""
    kind = space // FLOORS
    for place in range(first, len(CHOICES)):
        if CHOICES[place].types[kind] and s.cards[CHOICES[place].card] == seat:
            s.ask(ChooseDiscount(seat, space, by, row - COST_FROM[s.floors[space]], place))
            return
    pay_card(s, seat, space, by, row)


def pay_card(s: Lorenzo, seat: int, space: int, by: int, row: int) -> None:
    """LOR-5.6, LOR-6.12, LOR-7.5, LOR-7.8: a cost never goes below 0."""
    kind = space // FLOORS
    card = s.floors[space]
    for good in range(GOODS.size):
        count = PAYS[row][good]
        if count > 0 and good < RESOURCES:
            count -= s.stands_at(seat, CHEAPER + kind * RESOURCES + good) + s.piles[CHOSEN_OFF.of(good)]
            if by >= 0:
                count -= BONUSES[by].discount[good]
        if count > 0:
            s.pay(PURSE.of(seat, good), count)
        s.piles[CHOSEN_OFF.of(good)] = 0
    s.take(LAID_OUT.of(card), TAKEN.of(card))
    s.tell(TAKES, seat, card)
    s.floors = with_(s.floors, space, -1)
    s.own_card(seat, card)


class ChooseCost(Decision[Lorenzo]):
    """LOR-7.7: one of two alternatives of the cost. `by` is what gives the bonus action, if it is one."""

    def __init__(self, seat: int, space: int, by: int) -> None:
        super().__init__(seat)
        self.space = space
        self.by = by

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("space", SPACES), Choice("by", BONUS_ACTIONS)]

    def candidates(self, s: Lorenzo) -> list[Move]:
        card = s.floors[self.space]
        return [COST.of(cost) for cost, row in enumerate(COST_ROW) if COST_FROM[card] <= row < COST_TO[card]]

    def refusal(self, s: Lorenzo, move: Move) -> Clause | None:
        row = COST_ROW[COST.first(move)]
        if can_pay(s, self.seat, self.space, self.by, row):
            return None
        return "LOR-7.8" if NEEDS_MILITARY[row] > 0 else "LOR-6.13"

    def play(self, s: Lorenzo, move: Move) -> None:
        choose_discounts(s, self.seat, self.space, self.by, COST_ROW[COST.first(move)], 0)


class ChooseDiscount(Decision[Lorenzo]):
    """LOR-5.8, LOR-5.11: which good is cheaper, even if a part of it is lost. `row` is the alternative of the cost."""

    def __init__(self, seat: int, space: int, by: int, row: int, choice: int) -> None:
        super().__init__(seat)
        self.space = space
        self.by = by
        self.row = row
        self.choice = choice

    @classmethod
    def arguments(cls) -> list[Field]:
        return [
            Choice("space", SPACES),
            Choice("by", BONUS_ACTIONS),
            Whole("row", 0, ROWS_AT_MOST),
            Choice("choice", CHOICE_NAMES),
        ]

    def candidates(self, s: Lorenzo) -> list[Move]:
        return [CHEAPER_BY.of(good) for good in CHOICES[self.choice].goods]

    def refusal(self, s: Lorenzo, move: Move) -> Clause | None:
        """LOR-6.13: what is left has to be payable, with the choices that follow."""
        card = s.floors[self.space]
        kind = self.space // FLOORS
        own = CHEAPER_BY.first(move)
        have = goods_of(s, self.seat)
        for off in self._ways(s, kind, own):
            if room_of_row(have, COST_FROM[card] + self.row, off) >= 0:
                return None
        return "LOR-6.13"

    def _ways(self, s: Lorenzo, kind: int, good: int) -> list[list[int]]:
        """What is taken off with this choice: those made before are kept, those behind it are open."""
        first = CHEAPER + kind * RESOURCES
        off = [0] * GOODS.size
        for other in range(RESOURCES):
            off[other] = s.stands_at(self.seat, first + other) + s.piles[CHOSEN_OFF.of(other)]
            if self.by >= 0:
                off[other] += BONUSES[self.by].discount[other]
        ways = [cheaper(off, good, self._count(good))]
        for choice in CHOICES[self.choice + 1 :]:
            if choice.types[kind] and s.cards[choice.card] == self.seat:
                ways = [
                    cheaper(way, choice.goods[at], choice.counts[at]) for way in ways for at in range(len(choice.goods))
                ]
        return ways

    def _count(self, good: int) -> int:
        choice = CHOICES[self.choice]
        return choice.counts[choice.goods.index(good)]

    def play(self, s: Lorenzo, move: Move) -> None:
        good = CHEAPER_BY.first(move)
        s.piles[CHOSEN_OFF.of(good)] += self._count(good)
        row = COST_FROM[s.floors[self.space]] + self.row
        choose_discounts(s, self.seat, self.space, self.by, row, self.choice + 1)
