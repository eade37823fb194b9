"""The table of Virtù: its fields, and what several chapters of the rules ask of it."""

from random import Random
from typing import TYPE_CHECKING, Any, Final

from signoria.games.virtu.atlas import (
    AGENT_PLACES,
    AT_CHAMBERS,
    AT_POWERS,
    CITIES,
    NO_ATLAS,
    Atlas,
    atlas_of,
)
from signoria.games.virtu.box import (
    ACTION_AT,
    CARD_ACTION,
    CARD_HOUSE,
    CARD_SHOWS,
    CARDS,
    CHAMBER_ACTIONS,
    CHAMBERS,
    CITY_TILES,
    COURTIERS,
    CROWN,
    KINDS,
    NEW_CARD,
    PALACE_PLACES,
    PLACES,
    SIDE,
    SPENT_CARD,
    TILE_HOUSE,
    TILE_SHOWS,
    TILES_WITH,
)
from signoria.games.virtu.notes import (
    AGENT_AT_POWER,
    AGENT_IN_CITY,
    AGENT_IN_PALACE,
    AGENT_LEAVES_CITY,
    AGENT_LEAVES_PALACE,
    AGENT_LEAVES_POWER,
    COURTIER_SPENT,
)
from signoria.games.virtu.table import (
    AGENT_SUPPLY,
    AGENTS_OUT,
    ALLIED,
    ALLIED_PAYING,
    ALLIED_SPENT,
    BOUGHT,
    MARKET,
    PAYING,
    READY,
    SPENT,
    TILE_SUPPLY,
    UNITS,
)
from signoria.kernel.agenda import Decision
from signoria.kernel.domain import MOST_SEATS
from signoria.kernel.events import Note
from signoria.kernel.setup import Setup
from signoria.kernel.state import State

if TYPE_CHECKING:
    from signoria.kernel.game import Game

IN_PALACE: Final[int] = PLACES.size


class Virtu(State):
    """`palace` holds the card of each place of each seat; `track` the discs of the city track, farthest first.

    All lists but `palace` are replaced when they change, so that clones can share them.
    """

    def __init__(self, game: "Game", setup: Setup, piles: list[int], agenda: list[Decision[Any]]) -> None:
        super().__init__(game, setup, piles, agenda)
        self.year = 0
        self.season = -1
        self.on_turn = -1
        self.ending = 0
        self.city = -1
        self.attacker = -1
        self.defender = -1
        self.atlas: Atlas = NO_ATLAS
        self.order: list[int] = []
        self.track: list[int] = []
        self.houses: list[int] = []
        self.token: list[int] = []
        self.palace: list[int] = []
        self.control: list[int] = []
        self.agents: list[int] = []
        self.battle_won: list[int] = []
        self.plan_1: list[int] = []
        self.plan_2: list[int] = []
        self.plan_3: list[int] = []

    def lay_out(self) -> None:
        """An empty table."""
        self.houses = [-1] * MOST_SEATS
        self.token = [-1] * MOST_SEATS
        self.palace = [-1] * PALACE_PLACES.size
        self.control = [-1] * CITIES.size
        self.agents = [-1] * AGENT_PLACES.size
        self.battle_won = [-1] * CITIES.size
        self.plan_1 = [-1] * MOST_SEATS
        self.plan_2 = [-1] * MOST_SEATS
        self.plan_3 = [-1] * MOST_SEATS
        self.atlas = atlas_of(self.setup.seats, self.houses)

    def clone(self) -> "Virtu":
        twin = Virtu(self.game, self.setup, self.piles[:], self.agenda[:])
        twin.year = self.year
        twin.season = self.season
        twin.on_turn = self.on_turn
        twin.ending = self.ending
        twin.city = self.city
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.atlas = self.atlas
        twin.order = self.order
        twin.track = self.track
        twin.houses = self.houses
        twin.token = self.token
        twin.palace = self.palace[:]
        twin.control = self.control
        twin.agents = self.agents
        twin.battle_won = self.battle_won
        twin.plan_1 = self.plan_1
        twin.plan_2 = self.plan_2
        twin.plan_3 = self.plan_3
        return twin

    def imagine(self, seat: int, rng: Random) -> "Virtu":
        from signoria.games.virtu.view import imagined

        twin = self.clone()
        imagined(twin, seat, rng)
        return twin

    def box(self, thing: str, kind: int, total: int) -> int:
        """VIR-2.4, VIR-2.6, VIR-2.7, VIR-23.4, VIR-23.7: what belongs to closed cities and absent houses stays out."""
        if thing == "tile":
            if kind < CITY_TILES:
                return total if atlas_of(self.setup.seats, self.houses).tiles[kind] else 0
            return total if self.may_play(TILE_HOUSE[kind]) else 0
        return total if thing != "card" or self.may_play(CARD_HOUSE[kind]) else 0

    def may_play(self, house: int) -> bool:
        """Whether a house is in play, or may still be chosen; -1 stands for what belongs to no house."""
        if house < 0 or house in self.houses:
            return True
        return -1 in self.houses[: self.setup.seats] and house in self.atlas.houses

    def choose_house(self, seat: int, house: int) -> None:
        """VIR-2.10; VIR-23.4, VIR-23.5: what that leaves out of the game goes back into the box."""
        self.houses = self.houses[:]
        self.houses[seat] = house
        self.atlas = atlas_of(self.setup.seats, self.houses)
        for supply, thing in ((TILE_SUPPLY, TILE_SUPPLY.thing), (MARKET, MARKET.thing)):
            assert thing is not None
            for kind in range(len(thing.totals)):
                self.piles[supply.of(kind)] = self.held(thing, kind)

    def ranking(self) -> list[int]:
        """VIR-21.1 to 21.3: by prestige, among equals by crowns; then the victory is shared."""
        rates = [(self.points(seat), self.crowns(seat)) for seat in range(self.setup.seats)]
        return [1 + sum(other > rate for other in rates) for rate in rates]

    def crowns(self, seat: int) -> int:
        """VIR-21.1: all crowns on cards in the palace and tiles in the domain, on whichever side."""
        return self.shown(seat, CROWN)

    def shown(self, seat: int, symbol: int) -> int:
        """How often a symbol stands on the cards of the palace and the tiles of the domain, on whichever side."""
        count = 0
        for place in range(seat * IN_PALACE, (seat + 1) * IN_PALACE):
            if self.palace[place] >= 0:
                count += CARD_SHOWS[self.palace[place] % CARDS.size * KINDS + symbol]
        for tile in TILES_WITH[symbol]:
            count += TILE_SHOWS[tile * KINDS + symbol] * self.owns_tile(seat, tile)
        return count

    def owns_tile(self, seat: int, tile: int) -> int:
        """How many of a kind of tile a seat has; what lies aside belongs to the seat on turn."""
        piles = self.piles
        count = piles[READY.of(seat, tile)] + piles[SPENT.of(seat, tile)]
        return count if seat != self.on_turn else count + piles[PAYING.of(tile)] + piles[BOUGHT.of(tile)]

    # The palace.

    def card(self, seat: int, place: int) -> int:
        """The card at a place of a palace, or -1."""
        lying = self.palace[seat * IN_PALACE + place]
        return lying % CARDS.size if lying >= 0 else -1

    def is_available(self, seat: int, place: int) -> bool:
        """VIR-3.16, VIR-17.13: a courtier that is neither exhausted nor bought in this winter."""
        lying = self.palace[seat * IN_PALACE + place]
        return 0 <= lying < SPENT_CARD

    def lay(self, seat: int, place: int, lying: int) -> None:
        self.palace[seat * IN_PALACE + place] = lying

    def spend_courtier(self, seat: int, place: int) -> None:
        """VIR-3.23."""
        at = seat * IN_PALACE + place
        self.tell(COURTIER_SPENT, seat, self.palace[at])
        self.palace[at] += SPENT_CARD

    def ready_side(self, seat: int, side: int) -> None:
        """VIR-4.8."""
        for place in range(COURTIERS.size):
            at = seat * IN_PALACE + place
            if SIDE[place] == side and SPENT_CARD <= self.palace[at] < NEW_CARD:
                self.palace[at] -= SPENT_CARD

    def make_new_cards_available(self, seat: int) -> None:
        """VIR-17.13."""
        for at in range(seat * IN_PALACE, seat * IN_PALACE + COURTIERS.size):
            if self.palace[at] >= NEW_CARD:
                self.palace[at] -= NEW_CARD

    def chamber_action(self, seat: int, chamber: int) -> int:
        """VIR-3.11: the action of the card in a chamber, or the chamber's own."""
        card = self.card(seat, ACTION_AT + chamber)
        return CHAMBER_ACTIONS[self.houses[seat]][chamber] if card < 0 else CARD_ACTION[card]

    # Agents.

    def spied_by_others(self, seat: int, chamber: int) -> bool:
        """VIR-11.10, VIR-11.17: whether a foreign agent stands in a chamber."""
        agent = self.agents[AT_CHAMBERS + seat * CHAMBERS.size + chamber]
        return agent >= 0 and agent != seat

    def put_agent(self, seat: int, place: int) -> None:
        """VIR-11.1."""
        self.place(AGENT_SUPPLY.of(seat), AGENTS_OUT.of(seat))
        self._tell_of_agent(seat, place, [AGENT_IN_CITY, AGENT_IN_PALACE, AGENT_AT_POWER])
        self.agents = self.agents[:]
        self.agents[place] = seat

    def lift_agent(self, place: int) -> None:
        """VIR-11.5."""
        seat = self.agents[place]
        self._tell_of_agent(seat, place, [AGENT_LEAVES_CITY, AGENT_LEAVES_PALACE, AGENT_LEAVES_POWER])
        self.put_back(AGENTS_OUT.of(seat), AGENT_SUPPLY.of(seat))
        self.agents = self.agents[:]
        self.agents[place] = -1

    def _tell_of_agent(self, seat: int, place: int, notes: list[Note]) -> None:
        if place < AT_CHAMBERS:
            self.tell(notes[0], seat, place)
        elif place < AT_POWERS:
            self.tell(notes[1], seat, (place - AT_CHAMBERS) // CHAMBERS.size)
        else:
            self.tell(notes[2], seat, place - AT_POWERS)

    # Powers.

    def ally(self, power: int) -> int:
        """VIR-18.2: who is allied with a power, or -1."""
        piles = self.piles
        for seat in range(self.setup.seats):
            if piles[ALLIED.of(seat, power)] + piles[ALLIED_SPENT.of(seat, power)] > 0:
                return seat
        return self.on_turn if piles[ALLIED_PAYING.of(power)] > 0 else -1

    def hindered(self, seat: int, power: int) -> bool:
        """VIR-18.7: whether a foreign agent stands at a power."""
        agent = self.agents[AT_POWERS + power]
        return agent >= 0 and agent != seat

    def has_bonus_of(self, seat: int, power: int) -> bool:
        """VIR-18.7, VIR-18.8: the disc lies on the left field and no foreign agent stands there."""
        return self.piles[ALLIED.of(seat, power)] > 0 and not self.hindered(seat, power)

    # Units.

    def units_on_map(self, seat: int) -> int:
        return UNITS.total(self.piles, seat)
