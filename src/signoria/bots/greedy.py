"""The bot that looks to the end of its own turn, and takes what leaves it best off there."""

from collections.abc import Sequence
from random import Random
from typing import Final

from signoria.bots.lines import Line
from signoria.bots.outlook import nearness, spread_of
from signoria.bots.turn import appraise, standing
from signoria.kernel.chair import Chair
from signoria.kernel.moves import Move
from signoria.kernel.state import State

IMAGINED: Final = 3  # games as they may be, for each move
LOOKS: Final = 600  # positions that it looks at for a move, all in all


class Greedy:
    """Follows its own further decisions through the agenda; luck on the way is drawn. No thought of what others do."""

    def __init__(self, imagined: int = IMAGINED, looks: int = LOOKS) -> None:
        self.imagined = imagined
        self.looks = looks

    def choose(self, chair: Chair, moves: Sequence[str], rng: Random) -> str:
        if len(moves) == 1:
            return moves[0]
        states = [chair.imagine(rng) for _ in range(self.imagined)]
        return states[0].game.moves.notation(self.best(states, chair.seat(), rng))

    def lines(self, chair: Chair, rng: Random) -> list[Line]:
        """Every move, the best first, with the points at the end of the turn."""
        states = [chair.imagine(rng) for _ in range(self.imagined)]
        seat = chair.seat()
        spread = spread_of(states[0].game)
        found: list[tuple[float, Line]] = []
        for move, points in appraise(states, seat, self.looks, rng).items():
            line = Line(
                [states[0].game.moves.notation(move)], points[seat], nearness(points, seat, spread), len(states)
            )
            found.append((standing(points, seat), line))
        return [line for _, line in sorted(found, key=lambda pair: -pair[0])]

    def best(self, states: list[State], seat: int, rng: Random) -> Move:
        """The move that is best for a seat on the mean of states which it could imagine."""
        best = -1
        highest = -1e9
        for move, points in appraise(states, seat, self.looks, rng).items():
            worth = standing(points, seat)
            if best < 0 or worth > highest:
                best = move
                highest = worth
        return best
