"""Chapter 7: the actions of the steps A to C."""

from typing import Final

from signoria.games.rialto.box import MOST_VALUE, VALUE
from signoria.games.rialto.moves import BUILD, PASSES, TAKE_BONUS
from signoria.games.rialto.rules.buildings import take_building
from signoria.games.rialto.state import Rialto
from signoria.games.rialto.table import BUILDING_SUPPLY, COUNTED
from signoria.kernel.agenda import Clause, Decision, SeatDuty
from signoria.kernel.fields import Field, Whole
from signoria.kernel.moves import Move

BONUS_OR_NOT: Final = [TAKE_BONUS, PASSES]


class OneMore(Decision[Rialto]):
    """RIA-6.19, RIA-7.1, RIA-7.3: the bonus of the steps A and B is one more of the same, and may be forgone."""

    def candidates(self, s: Rialto) -> list[Move]:
        return BONUS_OR_NOT

    def play(self, s: Rialto, move: Move) -> None:
        count = s.piles[COUNTED.of(self.seat)] + (1 if move == TAKE_BONUS else 0)
        if s.step == 0:
            s.advance_doge(self.seat, count)
        else:
            s.gain_coins(self.seat, count)


class DogeAction(SeatDuty[Rialto]):
    """RIA-7.1, RIA-7.2; RIA-13.13 for the neutral player."""

    def run(self, s: Rialto) -> None:
        if self.of == s.winner and self.of != s.neutral:
            s.ask(OneMore(self.of))
        else:
            s.advance_doge(self.of, s.piles[COUNTED.of(self.of)] + (1 if self.of == s.winner else 0))


class GoldAction(SeatDuty[Rialto]):
    """RIA-7.3; RIA-13.14: the neutral player gets no coins."""

    def run(self, s: Rialto) -> None:
        if self.of == s.neutral:
            return
        if self.of == s.winner:
            s.ask(OneMore(self.of))
        else:
            s.gain_coins(self.of, s.piles[COUNTED.of(self.of)])


class BuildingAction(SeatDuty[Rialto]):
    """RIA-7.4, RIA-7.7; the bonus raises the count, and who builds as without it has forgone it."""

    def run(self, s: Rialto) -> None:
        count = s.piles[COUNTED.of(self.of)]
        if self.of != s.neutral and count > 0:
            s.ask(Build(self.of, count + (1 if self.of == s.winner else 0)))


BUILDINGS_OR_NOT: Final = [*BUILD.every(), PASSES]


class Build(Decision[Rialto]):
    """RIA-7.4: a building whose value is at most `worth`."""

    def __init__(self, seat: int, worth: int) -> None:
        super().__init__(seat)
        self.worth = worth

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Whole("worth", 1, 99)]

    def candidates(self, s: Rialto) -> list[Move]:
        return BUILDINGS_OR_NOT

    def refusal(self, s: Rialto, move: Move) -> Clause | None:
        if move == PASSES:
            return None
        building = BUILD.first(move)
        if VALUE[building] > self.worth:
            return "RIA-7.4"
        return None if s.piles[BUILDING_SUPPLY.of(building)] > 0 else "RIA-1.2"

    def play(self, s: Rialto, move: Move) -> None:
        if move == PASSES:
            return
        building = BUILD.first(move)
        self.go_on(s, VALUE[building])
        take_building(s, self.seat, building)

    def go_on(self, s: Rialto, taken: int) -> None:
        """RIA-7.5, RIA-7.6: after a building of value 4 what is left of the worth gives one more."""
        if taken == MOST_VALUE and self.worth > MOST_VALUE:
            s.ask(BuildMore(self.seat, self.worth - MOST_VALUE))


class BuildMore(Build):
    """RIA-7.5: the second building; there is never a third."""

    def go_on(self, s: Rialto, taken: int) -> None:
        return
