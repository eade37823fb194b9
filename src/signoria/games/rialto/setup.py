"""Chapter 2 and the set-up of the variant (13.2 to 13.6): options, chance and choices before the first round."""

from typing import Final

from signoria.games.rialto.box import (
    CONNECTIONS,
    CONNECTIONS_OF,
    COUNCILLORS_AT_START,
    DISTRICTS,
    NEUTRAL_COINS,
    SAME_START_BUILDINGS,
    START_BUILDING_VALUE,
    START_COINS,
    START_POINTS,
    VALUE,
)
from signoria.games.rialto.moves import BUILD, START, TOKEN
from signoria.games.rialto.rules.bridge_gondola_councillor import REVEAL_BRIDGE
from signoria.games.rialto.rules.rounds import BEGIN_ROUND
from signoria.games.rialto.state import Rialto, other_end
from signoria.games.rialto.table import COINS, OWN, READY, START_TERM
from signoria.kernel.agenda import Chance, Clause, Decision, Duty
from signoria.kernel.moves import Move
from signoria.kernel.setup import Option

OPTIONS: Final[list[Option]] = [Option("variant", ["base", "neutral"])]


def begin(s: Rialto) -> None:
    s.bridges = [-1] * CONNECTIONS.size
    s.ask_all([PLACE_TOKEN, REVEAL_BRIDGE, DrawStart(), SeatPlayers(), StartBuildings(), BEGIN_ROUND])


class PlaceToken(Chance[Rialto]):
    """RIA-2.1: round tokens in the order of their numbers, each at random on a district without one."""

    def candidates(self, s: Rialto) -> list[Move]:
        return [TOKEN.of(district) for district in range(DISTRICTS.size) if district not in s.round_tokens]

    def play(self, s: Rialto, move: Move) -> None:
        s.round_tokens.append(TOKEN.first(move))
        if len(s.round_tokens) < DISTRICTS.size:
            s.ask(self)


PLACE_TOKEN: Final = PlaceToken()


class DrawStart(Chance[Rialto]):
    """RIA-2.5: the start player; RIA-13.2: or who sits after the neutral player."""

    def candidates(self, s: Rialto) -> list[Move]:
        return [START.of(seat) for seat in range(s.setup.seats)]

    def play(self, s: Rialto, move: Move) -> None:
        first = START.first(move)
        players = [(first + turn) % s.setup.seats for turn in range(s.setup.seats)]
        s.seating = players if s.neutral < 0 else [s.neutral, *players]


class SeatPlayers(Duty[Rialto]):
    """RIA-2.6 to 2.9, RIA-13.2, RIA-13.3, RIA-13.6."""

    def run(self, s: Rialto) -> None:
        s.doge = s.seating[:]
        players = [seat for seat in s.seating if seat != s.neutral]
        coins = START_COINS[len(players)] if s.neutral < 0 else NEUTRAL_COINS
        for seat, count in zip(players, coins, strict=True):
            s.gain(COINS.of(seat), count)
            s.gain(OWN.of(seat), COUNCILLORS_AT_START)
            s.score(seat, START_TERM, START_POINTS)
        if s.neutral >= 0:
            # RIA-13.6: from district 1 to the lowest-numbered district joined to it.
            first = s.round_tokens[0]
            s.mark = min(CONNECTIONS_OF[first], key=lambda connection: s.number_of(other_end(connection, first)))


class StartBuildings(Duty[Rialto]):
    """RIA-2.10, RIA-13.3: counter-clockwise, the start player last."""

    def run(self, s: Rialto) -> None:
        s.ask_all([ChooseStartBuilding(seat) for seat in reversed(s.seating) if seat != s.neutral])


class ChooseStartBuilding(Decision[Rialto]):
    """RIA-2.10, RIA-2.11: one building of value 1."""

    def candidates(self, s: Rialto) -> list[Move]:
        return BUILD.every()

    def refusal(self, s: Rialto, move: Move) -> Clause | None:
        building = BUILD.first(move)
        if VALUE[building] != START_BUILDING_VALUE:
            return "RIA-2.10"
        same = sum(s.piles[READY.of(seat, building)] for seat in range(s.setup.seats))
        return None if same < SAME_START_BUILDINGS[s.setup.seats] else "RIA-2.11"

    def play(self, s: Rialto, move: Move) -> None:
        s.gain(READY.of(self.seat, BUILD.first(move)))
