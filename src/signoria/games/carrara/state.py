"""The table of The Palaces of Carrara and the acts that several chapters of the rules share."""

from random import Random
from typing import TYPE_CHECKING, Any, Final

from signoria.games.carrara.box import (
    ADVANCED_PILLARS,
    BASE_PILLARS,
    BUILDINGS,
    CITIES,
    CITY_AMOUNT,
    CITY_REWARD,
    COLOURS,
    DECORATION_VALUE,
    DECORATIONS,
    DECORATIONS_IN_PLAY,
    GOLD,
    GOLD_PER_PLAYER,
    IN_PLAY,
    KIND,
    KIND_PLACE,
    KINDS,
    MONEY_PLACE,
    PLACES,
    TILES,
    UPGRADE_AMOUNT,
    UPGRADE_REWARD,
    UPGRADES_OF,
    VALUE,
)
from signoria.games.carrara.notes import STANDS_IN, STANDS_ON
from signoria.games.carrara.table import (
    BLOCKS,
    BUILT,
    COINS,
    MONUMENTS_BUILT,
    OPEN_BLOCKS,
    OPEN_COINS,
    ORNAMENTS,
    PLACED,
    STORED,
    UPGRADED,
)
from signoria.kernel.agenda import Decision
from signoria.kernel.setup import Setup
from signoria.kernel.state import State

if TYPE_CHECKING:
    from signoria.kernel.game import Game

NOTHING: Final = [-1] * BUILDINGS.size


class Carrara(State):
    """Beside the piles: who sits where in a visit, what is being built, what stands where.

    `owner`, `in_city`, `of_kind`, `statues_in` and `taken` follow from the rest (`recount`); they are kept for speed.
    """

    def __init__(self, game: "Game", setup: Setup, piles: list[int], agenda: list[Decision[Any]]) -> None:
        super().__init__(game, setup, piles, agenda)
        self.advanced = setup.options["variant"] == "advanced"
        closed = setup.options["screens"] == "closed"
        self.coins = COINS if closed else OPEN_COINS
        self.blocks = BLOCKS if closed else OPEN_BLOCKS
        self.stops_when_all_skip = setup.options["skipping"] == "three_rounds"
        self.start = -1
        self.skips = 0
        self.holder = -1
        self.visited = -1
        self.ender = -1
        self.large_wheel = -1
        self.small_wheel = -1
        self.purchased = 0
        self.moved = -1
        self.moved_on = -1
        self.project = -1
        self.covering = -1
        self.site = -1
        self.stands = NOTHING
        self.decoration_on = NOTHING
        self.statue_on = NOTHING
        self.owner = NOTHING
        self.in_city: list[int] = []
        self.of_kind: list[int] = []
        self.statues_in: list[int] = []
        self.taken: list[int] = []

    def clone(self) -> "Carrara":
        twin = Carrara(self.game, self.setup, self.piles[:], self.agenda[:])
        twin.start = self.start
        twin.skips = self.skips
        twin.holder = self.holder
        twin.visited = self.visited
        twin.ender = self.ender
        twin.large_wheel = self.large_wheel
        twin.small_wheel = self.small_wheel
        twin.purchased = self.purchased
        twin.moved = self.moved
        twin.moved_on = self.moved_on
        twin.project = self.project
        twin.covering = self.covering
        twin.site = self.site
        twin.stands = self.stands[:]
        twin.decoration_on = self.decoration_on[:]
        twin.statue_on = self.statue_on[:]
        twin.owner = self.owner[:]
        twin.in_city = self.in_city[:]
        twin.of_kind = self.of_kind[:]
        twin.statues_in = self.statues_in[:]
        twin.taken = self.taken[:]
        return twin

    def imagine(self, seat: int, rng: Random) -> "Carrara":
        from signoria.games.carrara.view import imagined

        return imagined(self)

    def box(self, thing: str, kind: int, total: int) -> int:
        """CAR-2.5, CAR-2.12, CAR-10.4, CAR-10.6."""
        if thing == "building":
            return total if IN_PLAY[self.setup.seats][kind] else 0
        if thing == "item":
            if not self.advanced:
                return 0
            if kind < DECORATIONS:
                return DECORATIONS_IN_PLAY[self.setup.seats]
            return GOLD_PER_PLAYER * self.setup.seats if kind == GOLD else total
        return total

    def ranking(self) -> list[int]:
        """CAR-9.8, CAR-9.10: by points, then by blocks; equals share their place."""
        seats = range(self.setup.seats)
        standing = [(self.points(seat), self.blocks_of(seat)) for seat in seats]
        return [1 + sum(other > standing[seat] for other in standing) for seat in seats]

    def recount(self) -> None:
        """What is kept for speed, from the piles and fields."""
        seats = self.setup.seats
        self.owner = NOTHING[:]
        self.in_city = [0] * (seats * CITIES.size)
        self.of_kind = [0] * (seats * KINDS.size)
        self.statues_in = [0] * (seats * CITIES.size)
        for seat in range(seats):
            for building in range(BUILDINGS.size):
                if self.stands[building] >= 0 and self.has_built(seat, building):
                    self._count(seat, building)
        self.taken = [sum(self.piles[PLACED.of(seat, place)] for seat in range(seats)) for place in range(PLACES.size)]

    def has_built(self, seat: int, building: int) -> bool:
        """Whether a tile or monument lies on a seat's board."""
        if building < TILES:
            return self.piles[BUILT.of(seat, building)] > 0
        return self.piles[MONUMENTS_BUILT.of(seat, KIND[building])] > 0

    def _count(self, seat: int, building: int) -> None:
        city = self.stands[building]
        self.owner[building] = seat
        self.in_city[seat * CITIES.size + city] += 1
        self.of_kind[seat * KINDS.size + KIND[building]] += 1
        if self.statue_on[building] >= 0:
            self.statues_in[seat * CITIES.size + city] += 1

    # Behind the screen.

    def coins_of(self, seat: int) -> int:
        return self.piles[self.coins.of(seat)]

    def gain_coins(self, seat: int, count: int) -> None:
        if count > 0:
            self.gain(self.coins.of(seat), count)

    def blocks_of(self, seat: int) -> int:
        """How many blocks a seat has, of all colours."""
        return self.blocks.total(self.piles, seat)

    # Buildings and what stands on them.

    def put_up(self, seat: int, building: int, city: int) -> None:
        """CAR-5.8: a building that has come to a seat's board stands in a city from now on."""
        self.stands[building] = city
        self._count(seat, building)
        self.tell(STANDS_IN, building, city)

    def cover(self, seat: int, tile: int, monument: int) -> None:
        """CAR-5.12, CAR-12.1: the tile counts no more, and what stood on it stands on the monument."""
        city = self.stands[tile]
        self.in_city[seat * CITIES.size + city] -= 1
        self.of_kind[seat * KINDS.size + KIND[tile]] -= 1
        if self.statue_on[tile] >= 0:
            self.statues_in[seat * CITIES.size + city] -= 1
        self.decoration_on[monument] = self.decoration_on[tile]
        self.statue_on[monument] = self.statue_on[tile]
        self.owner[tile] = self.stands[tile] = self.decoration_on[tile] = self.statue_on[tile] = -1

    def set_on(self, seat: int, item: int, building: int) -> None:
        """CAR-11.7, CAR-11.8: a decoration or statue that has come to a seat's board stands on a building."""
        if item < DECORATIONS:
            self.decoration_on[building] = item
        else:
            self.statue_on[building] = item
            self.statues_in[seat * CITIES.size + self.stands[building]] += 1
        self.tell(STANDS_ON, item, building)

    def value_of(self, building: int) -> int:
        """CAR-12.7: the value with its decoration."""
        return VALUE[building] + (DECORATION_VALUE if self.decoration_on[building] >= 0 else 0)

    def bare(self, seat: int, kind: int, decoration: int) -> int:
        """How many buildings of a kind have no decoration: all of its sort that the seat has put up stand on them."""
        return self.of_kind[seat * KINDS.size + kind] - self.piles[ORNAMENTS.of(seat, decoration)]

    def without_statue(self, seat: int, city: int) -> int:
        return self.in_city[seat * CITIES.size + city] - self.statues_in[seat * CITIES.size + city]

    def stored(self, seat: int) -> int:
        """How many storage places are taken."""
        return STORED.total(self.piles, seat)

    # Rewards and places.

    def upgrade_of(self, seat: int, city: int) -> int:
        """The upgrade tile that covers a city's reward for a seat, or -1."""
        for tile in UPGRADES_OF[city]:
            if self.piles[UPGRADED.of(seat, tile)] > 0:
                return tile
        return -1

    def reward_type(self, seat: int, city: int) -> int:
        """CAR-5.15, CAR-7.5."""
        tile = self.upgrade_of(seat, city)
        return CITY_REWARD[city] if tile < 0 else UPGRADE_REWARD[tile]

    def reward_amount(self, seat: int, city: int) -> int:
        tile = self.upgrade_of(seat, city)
        return CITY_AMOUNT[city] if tile < 0 else UPGRADE_AMOUNT[tile]

    def is_free(self, seat: int, place: int) -> bool:
        """CAR-7.2, CAR-12.11: cities and money places serve one player, the others are on the own board."""
        if place < KIND_PLACE or place >= MONEY_PLACE:
            return self.taken[place] == 0
        return self.piles[PLACED.of(seat, place)] == 0

    def all_pillars_used(self, seat: int) -> bool:
        """CAR-5.19: 6 or, in the advanced game, 8 pillars stand on scoring places."""
        return PLACED.total(self.piles, seat) >= (ADVANCED_PILLARS if self.advanced else BASE_PILLARS)

    def colours_held(self, seat: int) -> list[int]:
        """The blocks of a seat by colour."""
        first = self.blocks.of(seat)
        return self.piles[first : first + COLOURS.size]
