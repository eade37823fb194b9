"""Chapter 11: the action intrigue, and agents."""

from typing import Final

from signoria.games.virtu.atlas import AGENT_PLACES, AT_CHAMBERS, AT_POWERS
from signoria.games.virtu.box import CHAMBERS, INTRIGUE, MASK, PRINCE
from signoria.games.virtu.moves import LIFT_CITY, PASSES, SPY_CITY
from signoria.games.virtu.rules.coins import Question
from signoria.games.virtu.rules.means import Bill, affordable, begin_payment, end_payment, given_at_start, owe
from signoria.games.virtu.rules.payment import Pay
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.table import AGENT_BANK, AGENT_SUPPLY, BONUSES_OF, GIVEN
from signoria.kernel.agenda import Clause, SeatDuty
from signoria.kernel.fields import Choice, Field
from signoria.kernel.moves import Move

MASKS_TO_ENTER: Final = 2


def intrigue_refusal(s: Virtu, seat: int, chamber: int) -> Clause | None:
    """VIR-11.11: with a foreign agent in the chamber only who has masks enough to remove it."""
    if not s.spied_by_others(seat, chamber):
        return None
    masks = MASKS_TO_ENTER - given_at_start(s, seat, INTRIGUE, MASK)
    return None if affordable(s, seat, INTRIGUE, Bill(MASK, masks, -1, 0, 0, False)) else "VIR-11.11"


def begin(s: Virtu, seat: int) -> None:
    if s.spied_by_others(seat, s.token[seat]):
        owe(s, MASK, MASKS_TO_ENTER)
    begin_payment(s, seat, INTRIGUE)
    s.ask_all([Pay(seat, INTRIGUE, -1), EnterChamber(seat), Plot(seat), EndIntrigue(seat)])


class EnterChamber(SeatDuty[Virtu]):
    """VIR-11.11: the first masks remove the foreign agent of the chamber."""

    def run(self, s: Virtu) -> None:
        chamber = s.token[self.of]
        if s.spied_by_others(self.of, chamber):
            s.piles[GIVEN.of(MASK)] -= MASKS_TO_ENTER
            s.lift_agent(AT_CHAMBERS + self.of * CHAMBERS.size + chamber)


class Plot(SeatDuty[Virtu]):
    """VIR-11.18: the masks are spent one after the other."""

    def run(self, s: Virtu) -> None:
        if s.piles[GIVEN.of(MASK)] > 0:
            s.ask(Spy(self.of))


def entry_refusal(s: Virtu, seat: int, place: int) -> Clause | None:
    """Why a seat can't put an agent at a place: one at each (11.3), The Prince (7.11), closed cities (2.5), 22.1."""
    if s.agents[place] >= 0:
        return "VIR-11.3"
    if place < AT_CHAMBERS:
        if not s.atlas.open[place]:
            return "VIR-2.5"
        return "VIR-7.11" if _is_guarded(s, s.control[place], seat) else None
    if place < AT_POWERS:
        owner = (place - AT_CHAMBERS) // CHAMBERS.size
        if owner >= s.setup.seats:
            return "VIR-11.1"
        if _is_guarded(s, owner, seat):
            return "VIR-7.11"
        return "VIR-22.1" if s.setup.options["palace_agents"] == "one" and _agents_in(s, owner) > 0 else None
    return "VIR-7.11" if _is_guarded(s, s.ally(place - AT_POWERS), seat) else None


def _is_guarded(s: Virtu, owner: int, seat: int) -> bool:
    """VIR-7.11."""
    return owner >= 0 and owner != seat and s.piles[BONUSES_OF.of(owner, PRINCE)] > 0


def _agents_in(s: Virtu, owner: int) -> int:
    first = AT_CHAMBERS + owner * CHAMBERS.size
    return sum(s.agents[place] >= 0 for place in range(first, first + CHAMBERS.size))


def open_places(s: Virtu, seat: int) -> list[int]:
    """All places where a seat may put an agent."""
    return [
        place for place in range(AT_CHAMBERS + s.setup.seats * CHAMBERS.size) if entry_refusal(s, seat, place) is None
    ] + [place for place in range(AT_POWERS, AGENT_PLACES.size) if entry_refusal(s, seat, place) is None]


# The six families follow each other in the order of the places, so a place is the distance from the first move.
PLACE_MOVES: Final[list[Move]] = [int(SPY_CITY.of()) + place for place in range(AGENT_PLACES.size)]
LIFT_MOVES: Final[list[Move]] = [int(LIFT_CITY.of()) + place for place in range(AGENT_PLACES.size)]


def place_of(move: Move) -> int:
    """Where a move puts an agent, or takes one away."""
    return (move - PLACE_MOVES[0]) % AGENT_PLACES.size


def is_spying(move: Move) -> bool:
    return move < LIFT_MOVES[0]


class Spy(Question):
    """VIR-11.1 to 11.4: one mask, for an own agent put somewhere, an own one moved, or an opponent's removed."""

    def choices(self, s: Virtu) -> list[Move]:
        return [*PLACE_MOVES, *LIFT_MOVES, PASSES]

    def objection(self, s: Virtu, move: Move) -> Clause | None:
        if move == PASSES:
            return None
        place = place_of(move)
        if is_spying(move):
            if s.piles[AGENT_SUPPLY.of(self.seat)] == 0:
                return "VIR-11.1"
            return entry_refusal(s, self.seat, place)
        if s.agents[place] < 0:
            return "VIR-11.1"
        return None if s.agents[place] != self.seat or open_places(s, self.seat) else "VIR-11.3"

    def open_choices(self, s: Virtu) -> list[Move]:
        places = open_places(s, self.seat)
        found: list[Move] = []
        if s.piles[AGENT_SUPPLY.of(self.seat)] > 0:
            for place in places:
                found.append(PLACE_MOVES[place])
        for place in range(AGENT_PLACES.size):
            agent = s.agents[place]
            if agent >= 0 and (agent != self.seat or len(places) > 0):
                found.append(LIFT_MOVES[place])
        found.append(PASSES)
        return found

    def answer(self, s: Virtu, move: Move) -> None:
        if move == PASSES:
            return
        s.piles[GIVEN.of(MASK)] -= 1
        s.ask(Plot(self.seat))
        place = place_of(move)
        if is_spying(move):
            s.put_agent(self.seat, place)
        else:
            own = s.agents[place] == self.seat
            s.lift_agent(place)
            if own:
                s.ask(MoveAgent(self.seat, place))


class MoveAgent(Question):
    """VIR-11.1, VIR-11.2: where the own agent that was taken up goes; not back to where it stood."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("left", AGENT_PLACES)]

    def choices(self, s: Virtu) -> list[Move]:
        return PLACE_MOVES

    def objection(self, s: Virtu, move: Move) -> Clause | None:
        place = place_of(move)
        return "VIR-11.1" if place == self.left else entry_refusal(s, self.seat, place)

    def open_choices(self, s: Virtu) -> list[Move]:
        return [PLACE_MOVES[place] for place in open_places(s, self.seat) if place != self.left]

    def answer(self, s: Virtu, move: Move) -> None:
        s.put_agent(self.seat, place_of(move))


class EndIntrigue(SeatDuty[Virtu]):
    """VIR-3.28."""

    def run(self, s: Virtu) -> None:
        end_payment(s)


def gain_agent(s: Virtu, seat: int) -> None:
    """VIR-11.7: from the bank, as long as there is one."""
    if s.piles[AGENT_BANK.of(seat)] > 0:
        s.gain(AGENT_SUPPLY.of(seat))
