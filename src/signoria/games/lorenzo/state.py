"""The table of Lorenzo il Magnifico and the acts that several chapters of the rules share."""

from random import Random
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from signoria.games.lorenzo.box import (
    BASE_RATE,
    BONUS_TILES,
    CARDS,
    DICE,
    LEADERS,
    MOST_OF,
    PERIOD_OF_TILE,
    PERIODS,
    PIECES,
    ROUNDS_A_PERIOD,
    SPACES,
    TILES,
    TYPE_OF,
    VP,
)
from signoria.games.lorenzo.effects.standing import (
    COPIER,
    OF_CARD,
    OF_LEADER,
    OF_TILE,
    OWNED,
    RATE,
    STANDINGS,
    WIDTH,
    Standing,
)
from signoria.games.lorenzo.table import (
    DOWN,
    EXCOMMUNICATED,
    HAND,
    OWN_TILE,
    PURSE,
    TILES_SHOWN,
    UP,
)
from signoria.kernel.agenda import Decision
from signoria.kernel.domain import MOST_SEATS, SEATS
from signoria.kernel.errors import Unreadable
from signoria.kernel.fields import Field, Json, Slots, mapping, whole
from signoria.kernel.setup import Setup
from signoria.kernel.state import State

if TYPE_CHECKING:
    from signoria.kernel.game import Game

NOTHING: Final[list[int]] = []
NO_DICE: Final = [-1] * DICE.size
NO_OWNERS: Final = [-1] * CARDS.size
NO_CARDS: Final = [-1] * SPACES.size
NO_SPACES: Final = [-1] * PIECES.size
NO_DRAFT: Final = [-1] * LEADERS.size
NO_LEADERS: Final = [[NOTHING] * seats for seats in range(MOST_SEATS + 1)]
NO_EFFECTS: Final = [[[0] * WIDTH] * seats for seats in range(MOST_SEATS + 1)]


class Lorenzo(State):
    """`stands` says where each family member stands, `floors` which card lies on each floor, `cards` who has taken it.

    -1 is nowhere, none and nobody.

    `standing` is what standing effects come to: for each seat a row of numbers (effects/standing.py).
    `leaders` are those in the hand of each seat and before it, as the piles say.
    `dealt_to` and `kept_at` remember the draft: to whom a leader was dealt, and in which lap it was kept.
    The lists beside the piles are never changed but replaced (`with_`), so clones share them.
    """

    def __init__(self, game: "Game", setup: Setup, piles: list[int], agenda: list[Decision[Any]]) -> None:
        super().__init__(game, setup, piles, agenda)
        self.advanced = setup.options["variant"] == "advanced"
        self.round = 0
        self.copied = -1
        self.order = NOTHING
        self.council = NOTHING
        self.dice = NO_DICE
        self.floors = NO_CARDS
        self.cards = NO_OWNERS
        self.stands = NO_SPACES
        self.standing = NO_EFFECTS[setup.seats]
        self.leaders = NO_LEADERS[setup.seats]
        self.dealt_to = NO_DRAFT
        self.kept_at = NO_DRAFT

    def clone(self) -> "Lorenzo":
        twin = Lorenzo(self.game, self.setup, self.piles[:], self.agenda[:])
        twin.round = self.round
        twin.copied = self.copied
        twin.order = self.order
        twin.council = self.council
        twin.dice = self.dice
        twin.floors = self.floors
        twin.cards = self.cards
        twin.stands = self.stands
        twin.standing = self.standing
        twin.leaders = self.leaders
        twin.dealt_to = self.dealt_to
        twin.kept_at = self.kept_at
        return twin

    def imagine(self, seat: int, rng: Random) -> "Lorenzo":
        from signoria.games.lorenzo.view import imagined

        twin = self.clone()
        imagined(twin, seat, rng)
        return twin

    def box(self, thing: str, kind: int, total: int) -> int:
        """LOR-0.5, LOR-1.4: leaders and the advanced sides of the tiles belong to the advanced game."""
        if thing == "leader":
            return total if self.advanced else 0
        if thing == "bonus_tile":
            return total if (total == 1) == self.advanced else 0
        return total

    def ranking(self) -> list[int]:
        """LOR-17.1: by points, among equals by the turn order after the last cleanup."""
        players = self.order or list(range(self.setup.seats))
        order = sorted(players, key=lambda seat: -self.points(seat))
        return [order.index(seat) + 1 for seat in range(self.setup.seats)]

    def period(self) -> int:
        """LOR-0.2: the index of the period."""
        return (self.round - 1) // ROUNDS_A_PERIOD

    # Goods and points.

    def receive(self, seat: i64, currency: i64, count: i64, term: int) -> None:
        """LOR-5.1; LOR-1.10, LOR-1.11: what goes beyond the end of a track is lost."""
        if currency == VP:
            self.score(seat, term, count)
            return
        pile = PURSE.of(seat, currency)
        room: i64 = MOST_OF[currency] - self.piles[pile]
        self.gain(pile, min(count, room))

    def servants_for_one(self, seat: int) -> int:
        """LOR-4.3, LOR-14.14: how many servants add 1."""
        return BASE_RATE + self.standing[seat][RATE]

    def stands_at(self, seat: int, place: int) -> int:
        """What standing effects have brought one of a seat's numbers to."""
        return self.standing[seat][place]

    def has(self, seat: int, ability: int) -> bool:
        return self.standing[seat][ability] > 0

    # What is held.

    def own_card(self, seat: int, card: int) -> None:
        """LOR-7.10: a card that was just taken counts, and what it changes holds from now on."""
        self.cards = with_(self.cards, card, seat)
        row = self.standing[seat][:]
        row[OWNED + TYPE_OF[card]] += 1
        OF_CARD[card].change(row)
        self._let_stand(seat, row)

    def install(self, seat: int, standing: Standing) -> None:
        """What a leader or a tile changes holds from now on."""
        if standing.places:
            row = self.standing[seat][:]
            standing.change(row)
            self._let_stand(seat, row)

    def _let_stand(self, seat: int, row: list[int]) -> None:
        rows = self.standing[:]
        rows[seat] = row
        self.standing = rows

    def install_all(self) -> None:
        """Standing effects of all that is held on a table that was set up by hand."""
        self.standing = NO_EFFECTS[self.setup.seats]
        for seat in range(self.setup.seats):
            self.find_leaders(seat)
            for card in range(CARDS.size):
                if self.cards[card] == seat:
                    self.own_card(seat, card)
            for leader in self.leaders[seat]:
                if self.in_play(seat, leader):
                    self.install(seat, OF_LEADER[self.acting_as(leader)] if self.acting_as(leader) >= 0 else NO_CHANGE)
            for period in range(PERIODS.size):
                if self.piles[EXCOMMUNICATED.of(seat, period)] > 0 and self.tile_of(period) >= 0:
                    self.install(seat, OF_TILE[self.tile_of(period)])

    def tile_of(self, period: int) -> int:
        """LOR-2.2: the excommunication tile of a period."""
        for tile in range(TILES.size):
            if self.piles[TILES_SHOWN.of(tile)] > 0 and PERIOD_OF_TILE[tile] == period:
                return tile
        return -1

    def bonus_tile(self, seat: int) -> int:
        """LOR-2.9, LOR-18.1."""
        for tile in range(BONUS_TILES.size):
            if self.piles[OWN_TILE.of(seat, tile)] > 0:
                return tile
        return -1

    def find_leaders(self, seat: int) -> None:
        """After leaders came into a hand or left it."""
        held = self.leaders[:]
        held[seat] = [
            leader
            for leader in range(LEADERS.size)
            if self.piles[HAND.of(seat, leader)] > 0 or self.in_play(seat, leader)
        ]
        self.leaders = held

    def in_play(self, seat: int, leader: int) -> bool:
        """LOR-18.7: whether a leader lies before a seat, face up or down."""
        return self.piles[UP.of(seat, leader)] + self.piles[DOWN.of(seat, leader)] > 0

    def acting_as(self, leader: int) -> int:
        """LOR-19.21, LOR-19.23: which leader's ability a card has; none before the copier has chosen."""
        return self.copied if leader == COPIER else leader

    def occupied(self) -> i64:
        """The spaces on which members stand, as a set of bits."""
        found: i64 = 0
        for space in self.stands:
            if space >= 0:
                found |= 1 << i64(space)
        return found


def with_(values: list[int], place: int, value: int) -> list[int]:
    """A list with another value in one place."""
    changed = values[:]
    changed[place] = value
    return changed


NO_CHANGE: Final = Standing([])


class TakenCards(Field):
    """The cards that each seat has taken: {"1": {"woods": 1}}, as if they lay in a pile of its own."""

    def plain(self) -> Field | None:
        return Slots(self.name, CARDS, SEATS)

    def blank(self) -> object:
        return NO_OWNERS

    def write(self, value: object) -> Json:
        assert isinstance(value, list)
        found: dict[str, Json] = {}
        for seat in range(MOST_SEATS):
            held: dict[str, Json] = {CARDS.ids[card]: 1 for card, owner in enumerate(value) if owner == seat}
            if held:
                found[SEATS.ids[seat]] = held
        return found

    def read(self, value: Json, where: str) -> object:
        owners = NO_OWNERS[:]
        for name, held in mapping(value, where).items():
            seat = SEATS.index(name, where)
            for card, count in mapping(held, f"{where}.{name}").items():
                place = CARDS.index(card, f"{where}.{name}")
                if whole(count, f"{where}.{name}.{card}", 0, 1) > 0:
                    if owners[place] >= 0:
                        raise Unreadable(where, f"{card} is taken twice", "each card at most once")
                    owners[place] = seat
        return owners


class StandingEffects(Field):
    """The numbers of `standing` that are not 0, by seat and name. They follow from what is held: nobody reads them."""

    def plain(self) -> Field | None:
        return None

    def blank(self) -> object:
        return NOTHING

    def write(self, value: object) -> Json:
        assert isinstance(value, list)
        found: dict[str, Json] = {}
        for seat, row in enumerate(value):
            found[SEATS.ids[seat]] = {STANDINGS.ids[place]: count for place, count in enumerate(row) if count != 0}
        return found

    def read(self, value: Json, where: str) -> object:
        return NOTHING
