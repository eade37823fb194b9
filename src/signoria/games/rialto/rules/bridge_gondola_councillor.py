"""Chapter 8: the actions of the steps D to F."""

from typing import Final

from signoria.games.rialto.box import (
    BRIDGES,
    CONNECTIONS,
    DISTRICTS,
    ENDS,
)
from signoria.games.rialto.moves import (
    BRIDGE_TO,
    COUNCILLOR_FROM,
    COUNCILLOR_TO,
    GONDOLA_TO,
    PASSES,
    REVEAL,
    TAKE_BONUS,
)
from signoria.games.rialto.state import Rialto
from signoria.games.rialto.table import (
    BRIDGE_BONUS,
    BRIDGE_CARDS,
    BRIDGE_PILE,
    COUNCIL,
    COUNTED,
    GENERAL,
    MISSING_COUNCILLORS,
    NO_BRIDGE_CARD,
    OWN,
    TOP_BRIDGE,
)
from signoria.kernel.agenda import Chance, Clause, Decision, SeatDuty
from signoria.kernel.fields import Choice, Field, Whole
from signoria.kernel.moves import Move


class RevealBridge(Chance[Rialto]):
    """RIA-2.2, RIA-8.1: the next token of the pile becomes visible."""

    def candidates(self, s: Rialto) -> list[Move]:
        return [REVEAL.of(bridge) for bridge in range(BRIDGES.size) if s.piles[BRIDGE_PILE.of(bridge)] > 0]

    def play(self, s: Rialto, move: Move) -> None:
        s.gain(TOP_BRIDGE.of(REVEAL.first(move)))


REVEAL_BRIDGE: Final = RevealBridge()


class BridgeAction(SeatDuty[Rialto]):
    """RIA-8.1 to 8.3; RIA-13.4, RIA-13.15 for the neutral player."""

    def run(self, s: Rialto) -> None:
        if self.of == s.neutral:
            if self.of == s.winner and s.mark >= 0:
                self._neutral_bridge(s)
            return
        count = s.piles[COUNTED.of(self.of)]
        if count == 0:
            s.score(self.of, NO_BRIDGE_CARD)
            return
        s.score(self.of, BRIDGE_CARDS, count)
        if self.of == s.winner:
            s.ask(PlaceBridge(self.of))

    def _neutral_bridge(self, s: Rialto) -> None:
        """RIA-13.15: the lower end to the lower-numbered district."""
        ends = ENDS[s.mark]
        lay_top_bridge(s, s.mark, max(ends, key=lambda district: s.number_of(district)))


def lay_top_bridge(s: Rialto, connection: int, higher_end: int) -> None:
    for bridge in range(BRIDGES.size):
        if s.piles[TOP_BRIDGE.of(bridge)] > 0:
            s.lay_bridge(TOP_BRIDGE.of(bridge), bridge, connection, higher_end)
            if BRIDGE_PILE.sum(s.piles) > 0:
                s.ask(REVEAL_BRIDGE)
            return


WAYS_TO_LAY: Final = [BRIDGE_TO.of(connection, end) for connection, ends in enumerate(ENDS) for end in ends] + [PASSES]


class PlaceBridge(Decision[Rialto]):
    """RIA-8.1: 1 VP and the top token on any free connection, either way round; RIA-6.19: or nothing."""

    def candidates(self, s: Rialto) -> list[Move]:
        return WAYS_TO_LAY

    def refusal(self, s: Rialto, move: Move) -> Clause | None:
        return None if move == PASSES or s.is_free(BRIDGE_TO.first(move)) else "RIA-1.5"

    def play(self, s: Rialto, move: Move) -> None:
        if move != PASSES:
            s.score(self.seat, BRIDGE_BONUS)
            lay_top_bridge(s, BRIDGE_TO.first(move), BRIDGE_TO.second(move))


class GondolaAction(SeatDuty[Rialto]):
    """RIA-8.6, RIA-8.9; RIA-13.16 for the neutral player."""

    def run(self, s: Rialto) -> None:
        if self.of == s.neutral:
            if self.of == s.winner and s.mark >= 0:
                self._neutral_gondola(s)
            return
        count = s.piles[COUNTED.of(self.of)]
        called = min(count, s.piles[GENERAL.of(self.of)])
        s.gain(OWN.of(self.of), called)
        s.score(self.of, MISSING_COUNCILLORS, count - called)
        if self.of == s.winner:
            s.ask(PlaceGondola(self.of))

    def _neutral_gondola(self, s: Rialto) -> None:
        ends = ENDS[s.mark]
        s.lay_gondola(s.mark)
        for district in ends:
            s.put_councillor(s.neutral, GENERAL.of(s.neutral), district)


GONDOLAS_OR_NOT: Final = [*GONDOLA_TO.every(), PASSES]


class PlaceGondola(Decision[Rialto]):
    """RIA-8.7: a gondola on any free connection, then a councillor; RIA-6.19: or nothing."""

    def candidates(self, s: Rialto) -> list[Move]:
        return GONDOLAS_OR_NOT

    def refusal(self, s: Rialto, move: Move) -> Clause | None:
        return None if move == PASSES or s.is_free(GONDOLA_TO.first(move)) else "RIA-1.5"

    def play(self, s: Rialto, move: Move) -> None:
        if move == PASSES:
            return
        connection = GONDOLA_TO.first(move)
        s.lay_gondola(connection)
        if s.piles[GENERAL.of(self.seat)] > 0:
            s.ask(SendByGondola(self.seat, connection))
            return
        # RIA-8.8, RIA-8.16, RIA-8.17: a point in any case, and perhaps a councillor of one's own supply.
        s.score(self.seat, MISSING_COUNCILLORS)
        if s.piles[OWN.of(self.seat)] > 0:
            s.ask(SendOwnByGondola(self.seat, connection))


class SendByGondola(Decision[Rialto]):
    """RIA-8.7: a councillor of the general supply into one of the two districts just joined."""

    def __init__(self, seat: int, connection: int) -> None:
        super().__init__(seat)
        self.connection = connection

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("connection", CONNECTIONS)]

    def candidates(self, s: Rialto) -> list[Move]:
        return COUNCILLOR_TO.every()

    def refusal(self, s: Rialto, move: Move) -> Clause | None:
        return None if COUNCILLOR_TO.first(move) in ENDS[self.connection] else "RIA-8.7"

    def play(self, s: Rialto, move: Move) -> None:
        s.put_councillor(self.seat, GENERAL.of(self.seat), COUNCILLOR_TO.first(move))


class SendOwnByGondola(SendByGondola):
    """RIA-8.8, RIA-8.17: one from the own supply, if the player wants."""

    def candidates(self, s: Rialto) -> list[Move]:
        return [*COUNCILLOR_TO.every(), PASSES]

    def refusal(self, s: Rialto, move: Move) -> Clause | None:
        return None if move == PASSES or COUNCILLOR_TO.first(move) in ENDS[self.connection] else "RIA-8.8"

    def play(self, s: Rialto, move: Move) -> None:
        if move != PASSES:
            s.put_councillor(self.seat, OWN.of(self.seat), COUNCILLOR_TO.first(move))


class CouncilAction(SeatDuty[Rialto]):
    """RIA-8.10 to 8.12: first from the own supply, which the cards make mandatory; RIA-13.17 for the neutral player."""

    def run(self, s: Rialto) -> None:
        count = s.piles[COUNTED.of(self.of)]
        bonus = 1 if self.of == s.winner else 0
        if self.of == s.neutral:
            for _ in range(count + bonus):
                s.put_councillor(self.of, GENERAL.of(self.of), s.district())
            return
        placed = min(count, s.piles[OWN.of(self.of)])
        for _ in range(placed):
            s.put_councillor(self.of, OWN.of(self.of), s.district())
        if s.piles[OWN.of(self.of)] > 0:
            if bonus:
                s.ask(OneMoreCouncillor(self.of))
        else:
            move_councillors(s, self.of, count - placed + bonus)


BONUS_OR_NOT: Final = [TAKE_BONUS, PASSES]


class OneMoreCouncillor(Decision[Rialto]):
    """RIA-8.10: the bonus may put one more."""

    def candidates(self, s: Rialto) -> list[Move]:
        return BONUS_OR_NOT

    def play(self, s: Rialto, move: Move) -> None:
        if move == TAKE_BONUS:
            s.put_councillor(self.seat, OWN.of(self.seat), s.district())


def move_councillors(s: Rialto, seat: int, left: int) -> None:
    """RIA-8.11: asks for a move while there is one to make."""
    here = s.district()
    elsewhere = any(s.piles[COUNCIL.of(seat, district)] > 0 for district in range(DISTRICTS.size) if district != here)
    if left > 0 and elsewhere:
        s.ask(MoveCouncillor(seat, left))


SHIFTS_OR_NOT: Final = [*COUNCILLOR_FROM.every(), PASSES]


class MoveCouncillor(Decision[Rialto]):
    """RIA-8.11, RIA-8.12: with an empty own supply, one from another district to the current one, or no more."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Whole("left", 1, 99)]

    def candidates(self, s: Rialto) -> list[Move]:
        return SHIFTS_OR_NOT

    def refusal(self, s: Rialto, move: Move) -> Clause | None:
        if move == PASSES:
            return None
        district = COUNCILLOR_FROM.first(move)
        there = s.piles[COUNCIL.of(self.seat, district)] > 0
        return None if there and district != s.district() else "RIA-8.11"

    def play(self, s: Rialto, move: Move) -> None:
        if move != PASSES:
            s.put_councillor(self.seat, COUNCIL.of(self.seat, COUNCILLOR_FROM.first(move)), s.district())
            move_councillors(s, self.seat, self.left - 1)
