"""Chapters 11 and 13: decorations and statues, gained, stored, moved and bought."""

from typing import Final

from signoria.games.carrara.box import (
    BUILDINGS,
    CITIES,
    DECORATIONS,
    EXTRA_COST,
    GOLD,
    ITEMS,
    KIND,
    KIND_OF,
    KINDS,
    OF_KIND,
    STORAGE_PLACES,
)
from signoria.games.carrara.moves import MOVE, ON, PASSES, PURCHASE, REPLACE, STORES
from signoria.games.carrara.notes import EXTRA_PURCHASE
from signoria.games.carrara.rules.places import leaves_place
from signoria.games.carrara.state import Carrara
from signoria.games.carrara.table import BESIDE, FRESH, ITEM_SUPPLY, ITEMS_BOXED, LIFTED, OFFERED, ORNAMENTS, STORED
from signoria.kernel.agenda import Clause, Decision
from signoria.kernel.domain import SEATS, Domain
from signoria.kernel.fields import Choice, Field
from signoria.kernel.moves import Move

# Where an item comes from that is to be put somewhere.
ORIGINS: Final = Domain("origin", ["supply", "court", "storage", "purchase"])
SUPPLY: Final = 0
COURT_SPACE: Final = 1
STORAGE: Final = 2
PURCHASED: Final = 3
FREE_ACTS: Final[list[Move]] = [*MOVE.every(), *PURCHASE.every()]
LAST_ITEM: Final = GOLD
LAST_BUILDING: Final[int] = BUILDINGS.size - 1


# Where items can stand.


def stands_refusal(s: Carrara, seat: int, item: int, building: int, exact: bool) -> Clause | None:
    """CAR-11.7, CAR-11.8, CAR-12.3; CAR-13.4: what is bought only in the city of its colour."""
    if s.owner[building] != seat:
        return "CAR-11.7" if item < DECORATIONS else "CAR-11.8"
    if item < DECORATIONS:
        return None if KIND_OF[item] == KIND[building] and s.decoration_on[building] < 0 else "CAR-11.7"
    if s.statue_on[building] >= 0:
        return "CAR-11.8"
    colour = item - DECORATIONS
    if item == GOLD or s.stands[building] == colour:
        return None
    if exact:
        return "CAR-13.4"
    return None if s.stands[building] > colour else "CAR-11.8"


def stands(s: Carrara, seat: int, item: int, exact: bool) -> list[int]:
    """The buildings on which an item can stand."""
    owner = s.owner
    found: list[int] = []
    if item < DECORATIONS:
        for building in OF_KIND[KIND_OF[item]]:
            if owner[building] == seat and s.decoration_on[building] < 0:
                found.append(building)
        return found
    colour = 0 if item == GOLD else item - DECORATIONS
    for building in range(BUILDINGS.size):
        if owner[building] == seat and s.statue_on[building] < 0:
            city = s.stands[building]
            if city == colour or (city > colour and not exact):
                found.append(building)
    return found


def can_stand(s: Carrara, seat: int, item: int) -> bool:
    """Whether there is a building for an item that was gained or stored."""
    if item < DECORATIONS:
        return s.bare(seat, KIND_OF[item], item) > 0
    for city in range(0 if item == GOLD else item - DECORATIONS, CITIES.size):
        if s.without_statue(seat, city) > 0:
            return True
    return False


def can_buy_for(s: Carrara, seat: int, item: int) -> bool:
    """CAR-13.3 to 13.5: whether there is a building for a bought item."""
    if item < DECORATIONS:
        return s.bare(seat, KIND_OF[item], item) > 0
    return s.without_statue(seat, item - DECORATIONS) > 0


# What may be done beside the action.


def free_acts(s: Carrara, seat: int) -> list[Move]:
    """CAR-11.10, CAR-13.1: what may be moved from storage and bought now."""
    found = movable(s, seat)
    if s.purchased == 0 and s.coins_of(seat) >= EXTRA_COST:
        piles = s.piles
        supply = ITEM_SUPPLY.base
        kinds = seat * KINDS.size
        ornaments = ORNAMENTS.of(seat)
        for item in range(DECORATIONS):
            if s.of_kind[kinds + KIND_OF[item]] > piles[ornaments + item] and piles[supply + item] > 0:
                found.append(PURCHASE.of(item))
        cities = seat * CITIES.size
        for city in range(CITIES.size):
            if s.in_city[cities + city] > s.statues_in[cities + city] and piles[supply + DECORATIONS + city] > 0:
                found.append(PURCHASE.of(DECORATIONS + city))
    return found


def movable(s: Carrara, seat: int) -> list[Move]:
    """CAR-11.10: what may be moved from storage; in ascending order, so that no two orders do the same."""
    found: list[Move] = []
    first = STORED.of(seat)
    piles = s.piles
    for item in range(max(0, s.moved), ITEMS.size):
        if piles[first + item] > 0 and move_refusal(s, seat, item) is None:
            if item != s.moved or _stands_later(s, seat):
                found.append(MOVE.of(item))
    return found


def _stands_later(s: Carrara, seat: int) -> bool:
    """Whether another of what was moved last can go on a building behind that one."""
    return any(building > s.moved_on for building in stands(s, seat, s.moved, False))


def free_candidates(s: Carrara, seat: int) -> list[Move]:
    """The free acts that canonical order leaves open."""
    later = [move for move in MOVE.every() if MOVE.first(move) > s.moved]
    if s.moved >= 0 and _stands_later(s, seat):
        later.insert(0, MOVE.of(s.moved))
    return [*later, *PURCHASE.every()]


def free_refusal(s: Carrara, seat: int, move: Move) -> Clause | None:
    """What forbids a move from storage or a purchase."""
    return (
        move_refusal(s, seat, MOVE.first(move)) if MOVE.has(move) else purchase_refusal(s, seat, PURCHASE.first(move))
    )


def move_refusal(s: Carrara, seat: int, item: int) -> Clause | None:
    count = s.piles[STORED.of(seat, item)]
    if count == 0:
        return "CAR-11.10"
    if count <= s.piles[FRESH.of(item)]:
        return "CAR-11.15"
    if not can_stand(s, seat, item):
        return "CAR-11.10"
    if s.piles[LIFTED.of(seat)] > 0:
        offered = s.piles[OFFERED.base] > 0
        for building in stands(s, seat, item, False):
            if leaves_place(s, seat, offered, item, item >= DECORATIONS, building):
                return None
        return "CAR-6.18"
    return None


def purchase_refusal(s: Carrara, seat: int, item: int) -> Clause | None:
    if s.purchased > 0 or s.coins_of(seat) < EXTRA_COST:
        return "CAR-13.1"
    if item == GOLD:
        return "CAR-13.5"
    if s.piles[ITEM_SUPPLY.of(item)] == 0:
        return "CAR-1.8"
    return None if can_buy_for(s, seat, item) else "CAR-13.5"


def play_free_act(s: Carrara, seat: int, move: Move) -> None:
    """What was asked before is asked again once the item stands."""
    if MOVE.has(move):
        s.ask(PUT[seat][MOVE.first(move)][STORAGE])
        return
    item = PURCHASE.first(move)
    s.tell(EXTRA_PURCHASE, seat, item)
    s.pay(s.coins.of(seat), EXTRA_COST)
    s.purchased = 1
    s.ask(PUT[seat][item][PURCHASED])


class PutItem(Decision[Carrara]):
    """CAR-11.7 to 11.11, CAR-12.3, CAR-13.3: on which building an item stands, or where else it goes."""

    def __init__(self, seat: int, item: int, origin: int) -> None:
        super().__init__(seat)
        self.item = item
        self.origin = origin

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("item", ITEMS), Choice("origin", ORIGINS)]

    def candidates(self, s: Carrara) -> list[Move]:
        least = s.moved_on + 1 if self.origin == STORAGE and self.item == s.moved else 0
        found = [ON.of(building) for building in range(least, BUILDINGS.size)]
        if self.origin in (STORAGE, PURCHASED):
            return found
        moves = [move for move in free_candidates(s, self.seat) if MOVE.has(move)]
        given_up = [PASSES] if self.origin == COURT_SPACE else []
        return [*moves, *found, STORES, *REPLACE.every(), *given_up]

    def moves(self, s: Carrara) -> list[Move]:
        found = [] if self.origin in (STORAGE, PURCHASED) else movable(s, self.seat)
        places = stands(s, self.seat, self.item, self.origin == PURCHASED)
        least = s.moved_on if self.origin == STORAGE and self.item == s.moved else -1
        scoring = s.piles[LIFTED.of(self.seat)] > 0
        for building in places:
            if building > least and (not scoring or self._leaves_place(s, building)):
                found.append(ON.of(building))
        if self.origin in (STORAGE, PURCHASED):
            return found
        others = [STORES]
        if not places and s.stored(self.seat) >= STORAGE_PLACES:
            others = [REPLACE.of(item) for item in range(ITEMS.size) if s.piles[STORED.of(self.seat, item)] > 0]
        if self.origin == COURT_SPACE:
            others.append(PASSES)
        found.extend([move for move in others if self.refusal(s, move) is None])
        return found

    def refusal(self, s: Carrara, move: Move) -> Clause | None:
        scoring = s.piles[LIFTED.of(self.seat)] > 0
        if ON.has(move):
            building = ON.first(move)
            refused = stands_refusal(s, self.seat, self.item, building, self.origin == PURCHASED)
            if refused is None and scoring and not self._leaves_place(s, building):
                return "CAR-6.18"
            return refused
        if MOVE.has(move):
            return move_refusal(s, self.seat, MOVE.first(move))
        if move == STORES and s.stored(self.seat) >= STORAGE_PLACES:
            return "CAR-11.9"
        lost = -1
        if REPLACE.has(move):
            lost = REPLACE.first(move)
            if s.piles[STORED.of(self.seat, lost)] == 0 or s.stored(self.seat) < STORAGE_PLACES:
                return "CAR-11.11"
            if can_stand(s, self.seat, self.item):
                return "CAR-11.16"
        return "CAR-6.18" if scoring and not leaves_place(s, self.seat, False, lost, False, -1) else None

    def _leaves_place(self, s: Carrara, building: int) -> bool:
        statue = self.item >= DECORATIONS
        if self.origin == STORAGE:
            return leaves_place(s, self.seat, s.piles[OFFERED.base] > 0, self.item, statue, building)
        return leaves_place(s, self.seat, False, -1, statue, building)

    def play(self, s: Carrara, move: Move) -> None:
        if MOVE.has(move):
            s.ask(self)
            play_free_act(s, self.seat, move)
            return
        if self.origin == COURT_SPACE:
            s.piles[OFFERED.base] = 0
        if ON.has(move):
            self._put(s, ON.first(move))
        elif move == PASSES:
            # CAR-12.4: a gold statue that isn't taken goes to the box.
            s.put_back(BESIDE.of(self.seat, self.item), ITEMS_BOXED.of(self.item))
        else:
            if REPLACE.has(move):
                lost = REPLACE.first(move)
                s.put_back(STORED.of(self.seat, lost), ITEMS_BOXED.of(lost))
                s.piles[FRESH.of(lost)] = min(s.piles[FRESH.of(lost)], s.piles[STORED.of(self.seat, lost)])
            s.take(self.source(), STORED.of(self.seat, self.item))
            s.piles[FRESH.of(self.item)] += 1

    def _put(self, s: Carrara, building: int) -> None:
        if self.origin == STORAGE:
            s.moved, s.moved_on = self.item, building
        elif self.origin == PURCHASED:
            # What could still be moved could have been moved before.
            s.moved, s.moved_on = LAST_ITEM, LAST_BUILDING
        s.take(self.source(), ORNAMENTS.of(self.seat, self.item))
        s.set_on(self.seat, self.item, building)

    def source(self) -> int:
        """The pile that the item comes from."""
        if self.origin == COURT_SPACE:
            return int(BESIDE.of(self.seat, self.item))
        if self.origin == STORAGE:
            return int(STORED.of(self.seat, self.item))
        return int(ITEM_SUPPLY.of(self.item))


PUT: Final = [
    [[PutItem(seat, item, origin) for origin in range(ORIGINS.size)] for item in range(ITEMS.size)]
    for seat in range(SEATS.size)
]
