"""The table of Rialto and the acts that several chapters of the rules share."""

from random import Random
from typing import TYPE_CHECKING, Any, Final

from signoria.games.rialto.box import (
    BANK_DISTRICTS,
    BANK_OF,
    CONNECTIONS,
    CONNECTIONS_OF,
    COUNCILLOR,
    DISTRICTS,
    ENDS,
    HAND_LIMIT,
    NEUTRAL_COUNCILLORS,
    OF_COLOUR,
)
from signoria.games.rialto.notes import BRIDGE_LAID, RESHUFFLE
from signoria.games.rialto.table import (
    BANK_TERM,
    BANK_WON,
    BONUS_DOWN,
    BONUS_UP,
    COIN_SUPPLY,
    COINS,
    COINS_ON,
    COUNCIL,
    DECK,
    DISCARDS,
    EXTRA_HAND,
    GONDOLA_ON,
    HAND,
    LAID_BRIDGES,
    READY,
    SECRET,
    SHOWN,
    SLACK,
    SPACE,
    SPENT,
)
from signoria.kernel.agenda import Decision
from signoria.kernel.setup import Setup
from signoria.kernel.state import State

if TYPE_CHECKING:
    from signoria.kernel.game import Game

DECK_FROM: Final = DECK.base
DECK_END: Final = DECK.base + DECK.size


class Rialto(State):
    """`doge` and `seating` list sides: the seats and, in the variant, the neutral player behind them."""

    def __init__(self, game: "Game", setup: Setup, piles: list[int], agenda: list[Decision[Any]]) -> None:
        super().__init__(game, setup, piles, agenda)
        self.neutral = setup.seats if setup.options["variant"] == "neutral" else -1
        self.sides = setup.seats + (1 if self.neutral >= 0 else 0)
        self.round = 0
        self.step = -1
        self.leader = -1
        self.winner = -1
        self.mark = -1
        self.seating: list[int] = []
        self.doge: list[int] = []
        self.round_tokens: list[int] = []
        self.open_rows: list[int] = []
        self.waiting: list[int] = []
        self.bridges: list[int] = []

    def clone(self) -> "Rialto":
        twin = Rialto(self.game, self.setup, self.piles[:], self.agenda[:])
        twin.round = self.round
        twin.step = self.step
        twin.leader = self.leader
        twin.winner = self.winner
        twin.mark = self.mark
        twin.seating = self.seating
        twin.doge = self.doge[:]
        twin.round_tokens = self.round_tokens[:]
        twin.open_rows = self.open_rows[:]
        twin.waiting = self.waiting[:]
        twin.bridges = self.bridges[:]
        return twin

    def imagine(self, seat: int, rng: Random) -> "Rialto":
        from signoria.games.rialto.view import imagined

        twin = self.clone()
        imagined(twin, seat, rng)
        return twin

    def box(self, thing: str, kind: int, total: int) -> int:
        if thing == "councillor":
            return NEUTRAL_COUNCILLORS if kind == self.neutral else total
        return total

    def ranking(self) -> list[int]:
        """RIA-12.1: by points, among equals by the doge track; RIA-13.21: the neutral player is not ranked."""
        players = [seat for seat in self.doge or range(self.setup.seats) if seat != self.neutral]
        order = sorted(players, key=lambda seat: -self.points(seat))
        return [order.index(seat) + 1 for seat in range(self.setup.seats)]

    # Doge track.

    def advance_doge(self, side: int, spaces: int) -> None:
        """RIA-3.1 to 3.3: the marker goes on top of those that it reaches; 0 spaces are no move."""
        if spaces == 0:
            return
        self.advance(SPACE.of(side), spaces)
        reached = self.piles[SPACE.of(side)]
        self.doge.remove(side)
        place = 0
        for other in self.doge:
            if self.piles[SPACE.of(other)] <= reached:
                break
            place += 1
        self.doge.insert(place, side)

    def rank(self, side: int) -> int:
        """RIA-3.6."""
        return 1 + self.doge.index(side)

    def clockwise(self, first: int, turns: int) -> int:
        """The side so many turns clockwise from one."""
        return self.seating[(self.seating.index(first) + turns) % len(self.seating)]

    # Coins and buildings.

    def gain_coins(self, side: int, count: int) -> None:
        """RIA-1.9: what the supply does not hold is lost."""
        self.gain(COINS.of(side), min(count, self.piles[COIN_SUPPLY.base]))

    def can_use(self, side: int, colour: int) -> bool:
        """RIA-4.2, RIA-4.3: a coin to pay and a building of a colour without one."""
        if self.piles[COINS.of(side)] == 0:
            return False
        ready = READY.of(side)
        return any(self.piles[ready + building] > 0 for building in OF_COLOUR[colour])

    def activate(self, side: int, building: int) -> None:
        """RIA-4.2: a coin from the own supply goes onto the building."""
        self.place(COINS.of(side), COINS_ON.of(side))
        self.turn(READY.of(side, building), SPENT.of(side, building))

    # Cards.

    def hand_limit(self, side: int) -> int:
        """RIA-5.12."""
        return HAND_LIMIT + self.piles[EXTRA_HAND.of(side)]

    def deck_holds_card(self) -> bool:
        """RIA-5.3, RIA-5.4: whether a card can be dealt or drawn, after a reshuffle if it needs one."""
        if self.deck_is_empty():
            self.reshuffle()
            return not self.deck_is_empty()
        return True

    def deck_is_empty(self) -> bool:
        return not any(self.piles[pile] > 0 for pile in range(DECK_FROM, DECK_END))

    def reshuffle(self) -> None:
        """RIA-5.3, RIA-5.15: all discards of all players become the draw pile."""
        if DISCARDS.sum(self.piles) + self._secret_discards() == 0:
            return
        self.tell(RESHUFFLE)
        self.gather(DISCARDS)
        for side in range(self.sides):
            self.piles[SLACK.of(side)] += SECRET.total(self.piles, side)
        self.gather(SECRET)

    def _secret_discards(self) -> int:
        return sum(SECRET.total(self.piles, side) for side in range(self.sides))

    def draw_from_deck(self, pile: int) -> None:
        """A card from the draw pile; RIA-5.3: the last one makes the discards a new draw pile."""
        self.gain(pile)
        if self.deck_is_empty():
            self.reshuffle()

    def show(self, side: int, card: int, count: int = 1) -> None:
        """Everybody saw cards go into a hand."""
        self.piles[SHOWN.of(side, card)] += count

    def leave_hand(self, side: int, card: int, target: int, count: int = 1) -> None:
        """Cards are played for all to see."""
        self.place(HAND.of(side, card), target, count)
        shown = SHOWN.of(side, card)
        self.piles[shown] = max(0, self.piles[shown] - count)

    # Districts and connections.

    def district(self) -> int:
        """RIA-5.1: the current district."""
        return self.round_tokens[self.round - 1]

    def number_of(self, district: int) -> int:
        """RIA-2.1, RIA-13.9: a district's number."""
        return 1 + self.round_tokens.index(district)

    def is_free(self, connection: int) -> bool:
        """RIA-1.5: a connection holds at most one token."""
        return self.bridges[connection] < 0 and self.piles[GONDOLA_ON.of(connection)] == 0

    def free_connections(self) -> list[int]:
        return [connection for connection in range(CONNECTIONS.size) if self.is_free(connection)]

    def lay_bridge(self, source: int, bridge: int, connection: int, higher_end: int) -> None:
        """RIA-8.1."""
        self.place(source, LAID_BRIDGES.of(bridge))
        self.tell(BRIDGE_LAID, connection, higher_end)
        self.bridges[connection] = bridge * DISTRICTS.size + higher_end
        self.move_mark(connection)

    def lay_gondola(self, connection: int) -> None:
        """RIA-8.7."""
        self.gain(GONDOLA_ON.of(connection))
        self.move_mark(connection)

    def move_mark(self, occupied: int) -> None:
        """RIA-13.8: the neutral player's marker leaves a connection as soon as it is occupied."""
        if occupied != self.mark:
            return
        self.mark = -1
        for district in self.round_tokens:
            free = [connection for connection in CONNECTIONS_OF[district] if self.is_free(connection)]
            if free:
                self.mark = min(free, key=lambda connection: self.number_of(other_end(connection, district)))
                return

    # Councillors.

    def put_councillor(self, side: int, source: int, district: int) -> None:
        """RIA-8.13, RIA-8.15: the bank is looked at after every single placement."""
        self.place(source, COUNCIL.of(side, district))
        self.check_bank(side, BANK_OF[district])

    def check_bank(self, side: int, bank: int) -> None:
        """RIA-8.13, RIA-8.14, RIA-13.19."""
        if self.piles[BONUS_UP.of(bank)] == 0 or self.piles[BANK_WON.of(side, bank)] > 0:
            return
        for district in BANK_DISTRICTS[bank]:
            if self.piles[COUNCIL.of(side, district)] == 0:
                return
        self.piles[BANK_WON.of(side, bank)] = 1
        if side != self.neutral:
            self.score(side, BANK_TERM)
        if self.step != COUNCILLOR:
            self.turn_banks()

    def turn_banks(self) -> None:
        """RIA-8.13, RIA-8.14: the tokens of banks that were won are turned face down."""
        for bank in range(len(BANK_DISTRICTS)):
            if any(self.piles[BANK_WON.of(side, bank)] > 0 for side in range(self.sides)):
                self.turn(BONUS_UP.of(bank), BONUS_DOWN.of(bank))
                for side in range(self.sides):
                    self.piles[BANK_WON.of(side, bank)] = 0


def other_end(connection: int, district: int) -> int:
    """The district at the other end of a connection."""
    ends = ENDS[connection]
    return ends[1] if ends[0] == district else ends[0]


def sides_of(setup: Setup) -> int:
    """RIA-13.1: in the variant the neutral player is a side behind the two seats."""
    return setup.seats + (1 if setup.options["variant"] == "neutral" else 0)
