"""The bot that plays each of its moves out many times, in games it can imagine, and takes what went best."""

from collections.abc import Sequence
from random import Random
from typing import Final

from signoria.bots.playout import play_out
from signoria.kernel.chair import Chair
from signoria.kernel.state import State

MARGIN: Final = 0.002  # what a point more than the others' mean is worth beside a win


class Rollouts:
    """Knows no game either, but sees where moves lead. `playouts` is how many games it may play in its head a move."""

    def __init__(self, playouts: int) -> None:
        self.playouts = playouts

    def choose(self, chair: Chair, moves: Sequence[str], rng: Random) -> str:
        if len(moves) == 1:
            return moves[0]
        return self._best(chair, list(moves), rng)

    def _best(self, chair: Chair, moves: list[str], rng: Random) -> str:
        """Halves the field until one is left. All that are left face the same deals and the same luck."""
        totals = dict.fromkeys(moves, 0.0)
        rounds = max(1, (len(moves) - 1).bit_length())
        while len(moves) > 1:
            for _ in range(max(1, self.playouts // (rounds * len(moves)))):
                imagined = chair.imagine(rng)
                luck = rng.random()
                for move in moves:
                    totals[move] += _outcome(imagined, move, chair.seat(), Random(luck))
            moves = sorted(moves, key=lambda move: -totals[move])[: (len(moves) + 1) // 2]
        return moves[0]


def _outcome(imagined: State, move: str, seat: int, rng: Random) -> float:
    """How a game goes for a seat that begins with a move: its share of the win, and a little for its points."""
    state = imagined.clone()
    state.bring_up(seat)
    state.play(state.game.moves.parse(move))
    play_out(state, rng)
    ranking = state.ranking()
    points = [state.points(other) for other in range(len(ranking))]
    others = (sum(points) - points[seat]) / max(1, len(points) - 1)
    won = 1.0 / ranking.count(1) if ranking[seat] == 1 else 0.0
    return won + MARGIN * (points[seat] - others)
