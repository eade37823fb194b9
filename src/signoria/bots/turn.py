"""The rest of a turn, as well as a seat can make it by looking at so many positions."""

from random import Random
from typing import Final

from signoria.bots.outlook import PLAIN, mind_of, quick_move, values
from signoria.bots.playout import play_out
from signoria.kernel.agenda import CHANCE
from signoria.kernel.mind import Mind
from signoria.kernel.moves import Move
from signoria.kernel.state import State

TURN: Final = 60  # moves after which a turn is taken to be over
ENVY: Final = 0.5  # what a point of the others' mean is worth beside an own one


def appraise(states: list[State], seat: int, looks: int, rng: Random) -> dict[Move, list[float]]:
    """The points that each seat may expect after each legal move of one, on the mean of states it could imagine."""
    mind = mind_of(states[0].game)
    for state in states:
        state.bring_up(seat)
    moves = states[0].moves()
    totals: dict[Move, list[float]] = {move: [0.0] * states[0].setup.seats for move in moves}
    share = max(1, looks // (len(states) * len(moves)))
    for state in states:
        luck = rng.random()
        for move in moves:
            twin = state.clone()
            twin.play(move)
            points, _ = best_line(twin, seat, mind, share, Random(luck))
            total = totals[move]
            for other in range(len(total)):
                total[other] += points[other] / len(states)
    return totals


def best_line(state: State, seat: int, mind: Mind, looks: int, rng: Random) -> tuple[list[float], list[Move]]:
    """Plays a state to the end of a seat's turn: the points behind its best line, and the line up to the first luck."""
    line: list[Move] = []
    if mind is PLAIN:
        # Without a mind only the end of a game says anything.
        play_out(state, rng)
        return values(state, mind), line
    has_luck = False
    for _ in range(TURN):
        actor = state.actor()
        if actor == CHANCE:
            state.play(state.sample(rng))
            has_luck = True
            continue
        if actor != seat:
            break
        moves = state.moves()
        if len(moves) == 1 or looks < len(moves):
            move = quick_move(state, mind, rng)
            state.play(move)
            if not has_luck:
                line.append(move)
            continue
        points, rest = _best_branch(state, seat, moves, mind, looks, rng)
        return points, line if has_luck else line + rest
    return values(state, mind), line


def _best_branch(
    state: State, seat: int, moves: list[Move], mind: Mind, looks: int, rng: Random
) -> tuple[list[float], list[Move]]:
    luck = rng.random()
    best: list[float] = []
    line: list[Move] = []
    for move in moves:
        twin = state.clone()
        twin.play(move)
        points, rest = best_line(twin, seat, mind, looks // len(moves), Random(luck))
        if not best or standing(points, seat) > standing(best, seat):
            best = points
            line = [move, *rest]
    return best, line


def standing(points: list[float], seat: int) -> float:
    """Own points, and a part of the distance to the others."""
    if len(points) == 1:
        return points[0]
    others = (sum(points) - points[seat]) / (len(points) - 1)
    return points[seat] - ENVY * others
