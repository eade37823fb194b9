"""Chapter 2: options, the first player, the houses, and the family cards placed by all at the same time."""

from typing import Final

from signoria.games.virtu.atlas import STARTS
from signoria.games.virtu.box import (
    ACTION_AT,
    CARD_ACTION,
    CARDS_PER_HOUSE,
    CHAMBERS,
    COURTIERS,
    HOUSE_CARDS,
    OPEN_AT_START,
    PLACES,
    PLANNED_CARDS,
    START_AGENTS,
    START_FLORINS,
    UNITS_PER_START,
    UPGRADE_AT,
)
from signoria.games.virtu.moves import HOUSE, PLAN, START
from signoria.games.virtu.notes import FIRST_PLAYER, PALACES_SHOWN, TAKES_HOUSE
from signoria.games.virtu.rules.tracks import set_control
from signoria.games.virtu.rules.years import BEGIN_YEAR
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.table import AGENT_SUPPLY, CARDS_OF, READY, TREASURY, UNITS
from signoria.kernel.agenda import Chance, Clause, Decision, Duty
from signoria.kernel.fields import Choice, Field
from signoria.kernel.moves import Move
from signoria.kernel.setup import Option

OPTIONS: Final[list[Option]] = [
    # VIR-23.2 to 23.7: for two seats there is only a duel of our own; the official game for two isn't here.
    Option("duel", ["none", "ours"]),
    # VIR-22.1: at most so many agents in a palace.
    Option("palace_agents", ["any", "one"]),
    # VIR-19.6: the game ends after so many years at the latest.
    Option("years", ["off", "5", "10", "20"]),
]


def begin(s: Virtu) -> None:
    s.ask_all([DrawFirst(), ChooseHouses(), DealHouses(), PlanPalaces()])


class DrawFirst(Chance[Virtu]):
    """VIR-2.19: the first player; the others clockwise."""

    def candidates(self, s: Virtu) -> list[Move]:
        return [START.of(seat) for seat in range(s.setup.seats)]

    def play(self, s: Virtu, move: Move) -> None:
        first = START.first(move)
        s.order = [(first + turn) % s.setup.seats for turn in range(s.setup.seats)]
        s.track = s.order
        s.tell(FIRST_PLAYER, first)


class ChooseHouses(Duty[Virtu]):
    """VIR-2.10: in the order of the turns."""

    def run(self, s: Virtu) -> None:
        s.ask_all([ChooseHouse(seat) for seat in s.order])


class ChooseHouse(Decision[Virtu]):
    """VIR-2.3, VIR-2.8 to 2.10, VIR-23.3: one of the houses for so many players that nobody has taken."""

    def candidates(self, s: Virtu) -> list[Move]:
        return HOUSE.every()

    def refusal(self, s: Virtu, move: Move) -> Clause | None:
        house = HOUSE.first(move)
        return None if house in s.atlas.houses and house not in s.houses else "VIR-2.10"

    def play(self, s: Virtu, move: Move) -> None:
        s.tell(TAKES_HOUSE, self.seat, HOUSE.first(move))
        s.choose_house(self.seat, HOUSE.first(move))


class DealHouses(Duty[Virtu]):
    """VIR-2.11 to 2.15, VIR-2.20: what each house begins with."""

    def run(self, s: Virtu) -> None:
        for seat in s.order:
            house = s.houses[seat]
            s.gain(TREASURY.of(seat), START_FLORINS)
            s.gain(AGENT_SUPPLY.of(seat), START_AGENTS[house])
            for card in HOUSE_CARDS[house]:
                s.gain(CARDS_OF.of(seat, card))
            for city in STARTS[house]:
                s.gain(READY.of(seat, s.atlas.tile_of[city]))
                s.gain(UNITS.of(seat, city), UNITS_PER_START)
                set_control(s, city, seat)
        # VIR-2.20: the discs were put there in one go, the first player's on top.
        s.track = s.order


class PlanPalaces(Duty[Virtu]):
    """VIR-2.16, VIR-2.17: all at the same time; cards with an action are asked for first."""

    def run(self, s: Virtu) -> None:
        s.ask_all([*(PlanCard(seat, card) for seat in s.order for card in planning_order(s, seat)), ShowPalaces()])


def planning_order(s: Virtu, seat: int) -> list[int]:
    cards = HOUSE_CARDS[s.houses[seat]]
    return sorted(range(CARDS_PER_HOUSE), key=lambda card: CARD_ACTION[cards[card]] < 0)


def plans_of(s: Virtu, seat: int) -> list[int]:
    """Where a seat wants its three cards, -1 for those not yet planned."""
    return [s.plan_1[seat], s.plan_2[seat], s.plan_3[seat]]


def set_plan(s: Virtu, seat: int, card: int, place: int) -> None:
    plans = [s.plan_1[:], s.plan_2[:], s.plan_3[:]]
    plans[card][seat] = place
    s.plan_1, s.plan_2, s.plan_3 = plans


def plan_refusal(s: Virtu, seat: int, card: int, place: int) -> Clause | None:
    """VIR-2.16: a free open place for a courtier, an empty chamber or one with an action card."""
    plans = plans_of(s, seat)
    if place in plans:
        return "VIR-2.16"
    cards = HOUSE_CARDS[s.houses[seat]]
    if place < COURTIERS.size:
        if not OPEN_AT_START[place]:
            return "VIR-3.2"
    elif CARD_ACTION[cards[card]] < 0 and place < UPGRADE_AT:
        return "VIR-3.11"
    plans[card] = place
    return None if _can_be_completed(cards, plans) else "VIR-3.13"


def _can_be_completed(cards: list[int], plans: list[int]) -> bool:
    """VIR-3.13, VIR-3.31: whether the cards still to be planned can lie on all upgrades that have none above."""
    bare = [
        chamber
        for chamber in range(CHAMBERS.size)
        if UPGRADE_AT + chamber in plans and ACTION_AT + chamber not in plans
    ]
    able = [card for card, place in enumerate(plans) if place < 0 and CARD_ACTION[cards[card]] >= 0]
    return len(bare) <= len(able)


class PlanCard(Decision[Virtu]):
    """VIR-2.16, VIR-2.17: where one of the three cards of the house shall lie. Unseen until all have chosen."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card
        self.witness = seat
        self.sealed = True

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("card", PLANNED_CARDS)]

    def candidates(self, s: Virtu) -> list[Move]:
        return [PLAN.of(self.card, place) for place in range(PLACES.size)]

    def refusal(self, s: Virtu, move: Move) -> Clause | None:
        return plan_refusal(s, self.seat, self.card, PLAN.second(move))

    def play(self, s: Virtu, move: Move) -> None:
        set_plan(s, self.seat, self.card, PLAN.second(move))


class ShowPalaces(Duty[Virtu]):
    """VIR-2.17: all at once; VIR-2.18: courtiers are available."""

    def run(self, s: Virtu) -> None:
        s.reveal()
        s.tell(PALACES_SHOWN)
        for seat in s.order:
            for card, place in enumerate(plans_of(s, seat)):
                s.lay(seat, place, HOUSE_CARDS[s.houses[seat]][card])
                set_plan(s, seat, card, -1)
        s.ask(BEGIN_YEAR)
