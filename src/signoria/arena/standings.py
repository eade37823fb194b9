"""What the results say: wins, points, ratings and times, and whether the order is settled."""

from collections.abc import Sequence
from typing import Any, Final

from signoria.arena.match import Result
from signoria.arena.pairing import Tournament, pairs
from signoria.arena.rating import interval, rating_intervals, ratings, shares

SETTLED: Final = 3.0  # standard deviations; looked at again and again, two would often be luck
FEWEST: Final = 10  # blocks of a pair before it can be settled


class Standings:
    """All results so far, in the order of the games."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.results: dict[int, Result] = {}

    def add(self, result: Result) -> None:
        self.results[result.number] = result

    def all(self) -> list[Result]:
        return [self.results[number] for number in sorted(self.results)]

    def blocks(self, first: str, second: str | None = None, alone: bool = False) -> list[list[float]]:
        """What `first` won of each game, by block; against one other if given, or only where it sat alone."""
        found: dict[int, list[float]] = {}
        for result in self.all():
            if first not in result.sitting or (second is not None and second not in result.sitting):
                continue
            if alone and result.sitting.count(first) != 1:
                continue
            found.setdefault(result.block, []).append(shares(result).get(first, 0.0))
        return list(found.values())

    def is_settled(self) -> bool:
        """Whether every pair has its better one. Then more games change nothing in the order."""
        for first, second in pairs(self.tournament):
            blocks = self.blocks(first, second)
            if len(blocks) < FEWEST:
                return False
            _, low, high = interval(blocks, SETTLED)
            if low <= 0.5 <= high:
                return False
        return True

    def document(self) -> dict[str, Any]:
        tournament = self.tournament
        results = self.all()
        names = tournament.contenders
        rated = ratings(names, results)
        between = rating_intervals(names, results) if results else dict.fromkeys(names, (0.0, 0.0))
        return {
            **tournament.document(),
            "games": len(results),
            "settled": self.is_settled(),
            "players": {name: self._player(name, rated[name], between[name]) for name in names},
            "pairs": [self._pair(first, second) for first, second in pairs(tournament)],
            "workers": workers(results),
        }

    def _player(self, name: str, rating: float, between: tuple[float, float]) -> dict[str, object]:
        rate, low, high = interval(self.blocks(name))
        found: dict[str, object] = {
            "win_rate": round(rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "mean_score": round(_mean(self._points(name)), 2),
            "rating": round(rating),
            "rating_low": round(between[0]),
            "rating_high": round(between[1]),
            **self._times(name),
        }
        if self.tournament.seats > 2:
            alone = interval(self.blocks(name, alone=True))
            found["alone"] = {
                "fair": round(1 / self.tournament.seats, 4),
                "win_rate": round(alone[0], 4),
                "low": round(alone[1], 4),
                "high": round(alone[2], 4),
            }
        return found

    def _points(self, name: str) -> list[float]:
        return [
            float(points)
            for result in self.all()
            for sitter, points in zip(result.sitting, result.points)
            if sitter == name
        ]

    def _times(self, name: str) -> dict[str, object]:
        """Processor time of a move with a choice, and what a search did in it."""
        moves = seconds = playouts = 0.0
        for result in self.all():
            for seat, sitter in enumerate(result.sitting):
                if sitter == name:
                    moves += result.moves[seat]
                    seconds += result.seconds[seat]
                    playouts += result.playouts[seat]
        found: dict[str, object] = {"ms_a_move": round(1000 * seconds / max(1.0, moves), 2)}
        if playouts:
            found["playouts_a_move"] = round(playouts / max(1.0, moves))
            found["playouts_a_second"] = round(playouts / max(1e-9, seconds))
        return found

    def _pair(self, first: str, second: str) -> dict[str, object]:
        blocks = self.blocks(first, second)
        rate, low, high = interval(blocks)
        return {
            "first": first,
            "second": second,
            "games": sum(len(block) for block in blocks),
            "win_rate": round(rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "score_difference": round(self.difference(first, second), 2),
        }

    def difference(self, first: str, second: str) -> float:
        """How many points a seat of the one has more than a seat of the other, in the mean of the games."""
        found: list[float] = []
        for result in self.all():
            if first in result.sitting and second in result.sitting:
                ours = [points for sitter, points in zip(result.sitting, result.points) if sitter == first]
                theirs = [points for sitter, points in zip(result.sitting, result.points) if sitter == second]
                found.append(sum(ours) / len(ours) - sum(theirs) / len(theirs))
        return _mean(found)


def workers(results: Sequence[Result]) -> dict[str, dict[str, object]]:
    """Games each worker played, and how many a second."""
    found: dict[str, list[float]] = {}
    for result in results:
        found.setdefault(result.worker, []).append(result.lasted)
    return {
        name: {"games": len(lasted), "games_per_second": round(len(lasted) / max(1e-9, sum(lasted)), 3)}
        for name, lasted in sorted(found.items())
    }


def _mean(found: Sequence[float]) -> float:
    return sum(found) / len(found) if found else 0.0
