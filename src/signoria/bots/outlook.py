"""What a position is worth to its seats: points by the game's mind, and from points how near a seat is to the win."""

from math import exp
from random import Random
from typing import Final

from signoria.kernel.agenda import OVER
from signoria.kernel.game import Game
from signoria.kernel.mind import Mind
from signoria.kernel.moves import Move
from signoria.kernel.state import State

USUAL_SPREAD: Final = 10.0
WON: Final = 0.7  # what the win itself counts at the end of a game; the rest is by how many points


class PlainMind(Mind):
    """For games that have no mind: points as they stand, and any move."""

    def __init__(self) -> None:
        super().__init__(["points"], {"points": 1.0})

    def features(self, state: State, seat: int) -> list[float]:
        return [float(state.points(seat))]


PLAIN: Final = PlainMind()


def mind_of(game: Game) -> Mind:
    """The mind of a game that has one with weights; else the plain one."""
    mind = game.mind
    if mind is None:
        return PLAIN
    for weight in mind.weights:
        if weight != 0.0:
            return mind
    return PLAIN


def spread_of(game: Game) -> float:
    """How many points make the difference between one who is a little ahead and one who will win."""
    mind = game.mind
    return mind.spread if mind is not None and mind.spread > 0.0 else USUAL_SPREAD


def values(state: State, mind: Mind) -> list[float]:
    """The points that each seat may expect at the end; at the end those that it has."""
    seats = state.setup.seats
    if state.actor() == OVER:
        return [float(state.points(seat)) for seat in range(seats)]
    return [mind.value(state, seat) for seat in range(seats)]


def outcomes(state: State, points: list[float], spread: float) -> list[float]:
    """How near each seat is to the win, from 0 to 1, by the points that it may expect."""
    found: list[float] = []
    for seat in range(len(points)):
        found.append(nearness(points, seat, spread))
    if state.actor() == OVER:
        ranking = state.ranking()
        share = 1.0 / max(1, ranking.count(1))
        for seat in range(len(points)):
            found[seat] = (1.0 - WON) * found[seat] + (WON * share if ranking[seat] == 1 else 0.0)
    return found


def nearness(points: list[float], seat: int, spread: float) -> float:
    """By the distance to the best of the others; alone, by the points themselves."""
    best = -1e9
    for other in range(len(points)):
        if other != seat and points[other] > best:
            best = points[other]
    ahead = points[seat] - best if len(points) > 1 else points[seat] / 10.0
    return 1.0 / (1.0 + exp(-max(-50.0, min(50.0, ahead / spread))))


def quick_move(state: State, mind: Mind, rng: Random) -> Move:
    """The move of a playout for whoever is asked, chance too."""
    if state.agenda[-1].seat < 0:
        return state.sample(rng)
    moves = state.moves()
    return moves[0] if len(moves) == 1 else mind.rollout(state, moves, rng)
