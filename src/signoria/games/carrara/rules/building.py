"""Chapter 5: action 2, buildings and monuments."""

from random import Random
from typing import Final

from signoria.games.carrara.box import (
    BUILDINGS,
    CITIES,
    EQUAL,
    KIND,
    KINDS,
    MONUMENT,
    MONUMENT_VALUE,
    TILES,
    UPGRADE_AMOUNT,
    UPGRADE_CITY,
    UPGRADE_REWARD,
    UPGRADES,
    UPGRADES_OF,
    VALUE,
)
from signoria.games.carrara.moves import BUILD, CITY, IMPROVE, PASSES, TILE, UPGRADE
from signoria.games.carrara.notes import REWARD_UPGRADED
from signoria.games.carrara.rules.payment import most_payable, start_payment
from signoria.games.carrara.state import Carrara
from signoria.games.carrara.table import (
    BUILT,
    COVERED,
    DISPLAY,
    LATE_TERM,
    MONUMENTS,
    MONUMENTS_BUILT,
    PAYMENT,
    STACK,
    UPGRADE_SUPPLY,
    UPGRADED,
)
from signoria.kernel.agenda import Chance, Clause, Decision, SeatDuty
from signoria.kernel.domain import SEATS
from signoria.kernel.moves import Move

STACK_FROM: Final = STACK.base
TILE_FROM: Final = TILE.base


class DrawTile(Chance[Carrara]):
    """CAR-2.6, CAR-5.9: the top tile of the stack comes to the display."""

    def candidates(self, s: Carrara) -> list[Move]:
        return [TILE_FROM + tile for tile in range(TILES) if s.piles[STACK_FROM + tile] > 0]

    def sample(self, s: Carrara, rng: Random) -> Move:
        """The same without a list."""
        piles = s.piles
        luck = int(rng.random() * STACK.sum(piles))
        tile = 0
        while luck > 0 or piles[STACK_FROM + tile] == 0:
            luck -= piles[STACK_FROM + tile]
            tile += 1
        return TILE_FROM + tile

    def play(self, s: Carrara, move: Move) -> None:
        s.gain(DISPLAY.of(TILE.first(move)))


DRAW_TILE: Final = DrawTile()


def stack_is_empty(s: Carrara) -> bool:
    return not any(s.piles[pile] > 0 for pile in range(STACK_FROM, STACK_FROM + TILES))


# What can be built.


def lies_ready(s: Carrara, building: int) -> bool:
    """CAR-5.2, CAR-5.13: a tile of the display, or a monument that nobody has."""
    if building < TILES:
        return s.piles[DISPLAY.of(building)] > 0
    return s.piles[MONUMENTS.of(KIND[building])] > 0


def build_candidates(s: Carrara) -> list[Move]:
    """Of two equal tiles of the display the first."""
    return [
        BUILD.of(building)
        for building in range(BUILDINGS.size)
        if EQUAL[building] < 0 or not lies_ready(s, EQUAL[building])
    ]


def build_refusal(s: Carrara, seat: int, building: int) -> Clause | None:
    """Lerici takes every colour, so whoever has blocks enough can build there."""
    if not lies_ready(s, building):
        return "CAR-5.2" if building < TILES else "CAR-5.13"
    return None if s.blocks_of(seat) >= VALUE[building] else "CAR-5.2"


def add_builds(s: Carrara, seat: int, found: list[Move]) -> None:
    """What can be built and upgraded, in the order of the candidates."""
    piles = s.piles
    blocks = s.blocks_of(seat)
    if blocks == 0:
        return
    display = DISPLAY.base
    for building in range(TILES):
        if piles[display + building] > 0 and VALUE[building] <= blocks:
            equal = EQUAL[building]
            if equal < 0 or piles[display + equal] == 0:
                found.append(BUILD.of(building))
    if blocks >= MONUMENT_VALUE:
        for kind in range(KINDS.size):
            if piles[MONUMENTS.of(kind)] > 0:
                found.append(BUILD.of(MONUMENT[kind]))
    held: list[int] = []
    for building in range(TILES):
        if s.owner[building] == seat and piles[MONUMENTS.of(KIND[building])] > 0:
            price = MONUMENT_VALUE - VALUE[building]
            if price <= blocks:
                if not held:
                    held = s.colours_held(seat)
                if most_payable(held, s.stands[building]) >= price and not has_equal(s, building):
                    found.append(UPGRADE.of(building))


def upgrade_candidates(s: Carrara) -> list[Move]:
    """Of two tiles that are equal and stand alike the first."""
    return [UPGRADE.of(building) for building in range(TILES) if not has_equal(s, building)]


def has_equal(s: Carrara, building: int) -> bool:
    """Whether the seat has the equal tile in the same city, with the same on it."""
    equal = EQUAL[building]
    return (
        equal >= 0
        and s.owner[equal] >= 0
        and s.owner[equal] == s.owner[building]
        and s.stands[equal] == s.stands[building]
        and s.decoration_on[equal] == s.decoration_on[building]
        and s.statue_on[equal] == s.statue_on[building]
    )


def upgrade_refusal(s: Carrara, seat: int, building: int) -> Clause | None:
    """CAR-5.11, CAR-5.13: an own building of a kind whose monument nobody has, at the difference in value."""
    if s.owner[building] != seat:
        return "CAR-5.11"
    if s.piles[MONUMENTS.of(KIND[building])] == 0:
        return "CAR-5.13"
    payable = most_payable(s.colours_held(seat), s.stands[building])
    return None if payable >= MONUMENT_VALUE - VALUE[building] else "CAR-5.11"


def begin_build(s: Carrara, seat: int, building: int) -> None:
    s.project = building
    s.ask_all([CHOOSE_CITY[seat], FINISH_BUILDING[seat]])


def begin_upgrade(s: Carrara, seat: int, building: int) -> None:
    """CAR-5.11: the monument comes on top of the building, in the same city."""
    s.project = MONUMENT[KIND[building]]
    s.covering = building
    s.ask(FINISH_BUILDING[seat])
    start_payment(s, seat, s.stands[building], MONUMENT_VALUE - VALUE[building])


class ChooseCity(Decision[Carrara]):
    """CAR-5.2, CAR-5.3, CAR-5.10: in which city, if its colours can be paid."""

    def candidates(self, s: Carrara) -> list[Move]:
        return CITY.every()

    def moves(self, s: Carrara) -> list[Move]:
        held = s.colours_held(self.seat)
        value = VALUE[s.project]
        return [CITY.of(city) for city in range(CITIES.size) if most_payable(held, city) >= value]

    def refusal(self, s: Carrara, move: Move) -> Clause | None:
        payable = most_payable(s.colours_held(self.seat), CITY.first(move))
        return None if payable >= VALUE[s.project] else "CAR-5.3"

    def play(self, s: Carrara, move: Move) -> None:
        start_payment(s, self.seat, CITY.first(move), VALUE[s.project])


CHOOSE_CITY: Final = [ChooseCity(seat) for seat in range(SEATS.size)]


class FinishBuilding(SeatDuty[Carrara]):
    """CAR-5.7 to 5.9, CAR-5.12, CAR-5.14, CAR-5.17, CAR-5.18."""

    def run(self, s: Carrara) -> None:
        building, covering, seat = s.project, s.covering, self.of
        for colour in range(CITIES.size):
            count = s.piles[PAYMENT.of(colour)]
            if count > 0:
                s.pay(PAYMENT.of(colour), count)
        if building < TILES:
            s.take(DISPLAY.of(building), BUILT.of(seat, building))
        else:
            s.take(MONUMENTS.of(KIND[building]), MONUMENTS_BUILT.of(seat, KIND[building]))
        if covering >= 0:
            s.cover(seat, covering, building)
            s.put_back(BUILT.of(seat, covering), COVERED.of(covering))
        s.put_up(seat, building, s.site)
        if s.all_pillars_used(seat):
            s.score(seat, LATE_TERM, VALUE[building] - (VALUE[covering] if covering >= 0 else 0))
        s.project = s.covering = s.site = -1
        if building < TILES:
            if not stack_is_empty(s):
                s.ask(DRAW_TILE)
        elif CHOOSE_UPGRADE[seat].moves(s) != [PASSES]:
            s.ask(CHOOSE_UPGRADE[seat])


FINISH_BUILDING: Final = [FinishBuilding(seat) for seat in range(SEATS.size)]


class ChooseUpgrade(Decision[Carrara]):
    """CAR-5.14 to 5.16: with a monument one upgrade tile, of a city for which the player has none; or none."""

    def candidates(self, s: Carrara) -> list[Move]:
        return [*(IMPROVE.of(tile) for tile in range(UPGRADES.size) if not self._has_equal(s, tile)), PASSES]

    def refusal(self, s: Carrara, move: Move) -> Clause | None:
        if move == PASSES:
            return None
        tile = IMPROVE.first(move)
        if s.piles[UPGRADE_SUPPLY.of(tile)] == 0:
            return "CAR-5.14"
        return None if s.upgrade_of(self.seat, UPGRADE_CITY[tile]) < 0 else "CAR-5.16"

    def play(self, s: Carrara, move: Move) -> None:
        if move == PASSES:
            return
        tile = IMPROVE.first(move)
        s.take(UPGRADE_SUPPLY.of(tile), UPGRADED.of(self.seat, tile))
        s.tell(REWARD_UPGRADED, UPGRADE_CITY[tile])

    def _has_equal(self, s: Carrara, tile: int) -> bool:
        """Of equal tiles that lie there the first."""
        for other in UPGRADES_OF[UPGRADE_CITY[tile]]:
            if other < tile and s.piles[UPGRADE_SUPPLY.of(other)] > 0:
                if UPGRADE_REWARD[other] == UPGRADE_REWARD[tile] and UPGRADE_AMOUNT[other] == UPGRADE_AMOUNT[tile]:
                    return True
        return False


CHOOSE_UPGRADE: Final = [ChooseUpgrade(seat) for seat in range(SEATS.size)]
