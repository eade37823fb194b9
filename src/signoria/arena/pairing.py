"""Who meets whom: every two contenders or neighbours on a ladder, in blocks of one seed and all seatings."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise

from signoria.arena.match import Job, Thought
from signoria.kernel.fields import Json


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is asked for; a file of results belongs to one of these."""

    game: str
    options: dict[str, Json]
    seats: int
    contenders: tuple[str, ...]
    games: int
    seed: str
    thought: Thought
    is_ladder: bool = False

    def document(self) -> dict[str, Json]:
        return {
            "game": self.game,
            "options": dict(self.options),
            "seats": self.seats,
            "contenders": list(self.contenders),
            "ladder": self.is_ladder,
            "seed": self.seed,
            "iterations": self.thought.iterations,
            "seconds": self.thought.seconds,
        }


def pairs(tournament: Tournament) -> list[tuple[str, str]]:
    """Every two contenders; on a ladder each with the next one alone."""
    if tournament.is_ladder:
        return list(pairwise(tournament.contenders))
    return list(combinations(tournament.contenders, 2))


def seatings(first: str, second: str, seats: int) -> list[tuple[str, ...]]:
    """One among many of the other, in every seat, and the other way round; with two seats these are the same."""
    found: list[tuple[str, ...]] = []
    for one, other in ((first, second), (second, first)):
        for seat in range(seats):
            sitting = tuple(one if place == seat else other for place in range(seats))
            if sitting not in found:
                found.append(sitting)
    return found


def jobs(tournament: Tournament) -> Iterator[Job]:
    """All games, `games` for each pair rounded up to whole blocks; the pairs take turns, so that all grow alike."""
    size = len(seatings("a", "b", tournament.seats))
    blocks = (tournament.games + size - 1) // size
    number = 0
    for deal in range(blocks):
        for place, (first, second) in enumerate(pairs(tournament)):
            for sitting in seatings(first, second, tournament.seats):
                block = deal * len(pairs(tournament)) + place
                seed = f"{tournament.seed}:{deal}"
                yield Job(number, block, tournament.game, tournament.options, sitting, seed, tournament.thought)
                number += 1
