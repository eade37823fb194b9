"""Ratings by who comes first: Plackett-Luce for any number of seats, on the scale of Elo, with intervals."""

from collections.abc import Sequence
from math import e, log10, sqrt
from random import Random
from typing import Final

from signoria.arena.match import Result

MIDDLE: Final = 1500.0
STEPS: Final = 60
RESAMPLED: Final = 200
PRIOR: Final = 0.5  # of a win of each against each: who never lost has a rating all the same
Z: Final = 1.96


def shares(result: Result) -> dict[str, float]:
    """What part of the win belongs to whom."""
    winners = [name for name, place in zip(result.sitting, result.places) if place == 1]
    found: dict[str, float] = {}
    for name in winners:
        found[name] = found.get(name, 0.0) + 1.0 / len(winners)
    return found


def ratings(contenders: Sequence[str], results: Sequence[Result]) -> dict[str, float]:
    """Strengths such that the chance of a seat to win is its part of the strength at the table."""
    kinds: dict[tuple[str, ...], int] = {}
    won = dict.fromkeys(contenders, PRIOR * (len(contenders) - 1))
    for result in results:
        seated = tuple(sorted(result.sitting))
        kinds[seated] = kinds.get(seated, 0) + 1
        for name, share in shares(result).items():
            won[name] += share
    strength = dict.fromkeys(contenders, 1.0)
    for _ in range(STEPS):
        expected = dict.fromkeys(contenders, 0.0)
        for name in contenders:
            for other in contenders:
                if other != name:
                    expected[name] += 2 * PRIOR / (strength[name] + strength[other])
        for seated, count in kinds.items():
            together = sum(strength[name] for name in seated)
            for name in seated:
                expected[name] += count / together
        strength = {name: won[name] / expected[name] if expected[name] else 1.0 for name in contenders}
        mean = sum(log10(value) for value in strength.values()) / len(strength)
        strength = {name: value / 10**mean for name, value in strength.items()}
    return {name: MIDDLE + 400 * log10(value) for name, value in strength.items()}


def rating_intervals(contenders: Sequence[str], results: Sequence[Result]) -> dict[str, tuple[float, float]]:
    """The wider of two: what 95 of 100 resamples of whole blocks give, and what the number of games allows."""
    blocks: dict[int, list[Result]] = {}
    for result in results:
        blocks.setdefault(result.block, []).append(result)
    kept = list(blocks.values())
    rng = Random(1)
    drawn: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(RESAMPLED):
        again = [result for _ in kept for result in kept[int(rng.random() * len(kept))]]
        for name, value in ratings(contenders, again).items():
            drawn[name].append(value)
    edge = RESAMPLED // 40
    found: dict[str, tuple[float, float]] = {}
    for name, middle in ratings(contenders, results).items():
        values, width = sorted(drawn[name]), _width(name, contenders, results)
        found[name] = (min(values[edge], middle - width), max(values[-edge - 1], middle + width))
    return found


def _width(name: str, contenders: Sequence[str], results: Sequence[Result]) -> float:
    """By Fisher's information: one who never lost may be stronger than any number of games can show."""
    strength = {other: 10 ** (value / 400) for other, value in ratings(contenders, results).items()}
    information = 0.0
    for other in contenders:
        if other != name:
            chance = strength[name] / (strength[name] + strength[other])
            information += 2 * PRIOR * chance * (1 - chance)
    for result in results:
        if name in result.sitting and len(set(result.sitting)) > 1:
            chance = result.sitting.count(name) * strength[name] / sum(strength[other] for other in result.sitting)
            information += chance * (1 - chance)
    return Z * 400 * log10(e) / sqrt(max(information, 1e-9))


def interval(blocks: Sequence[Sequence[float]], z: float = Z) -> tuple[float, float, float]:
    """A rate and its interval after Wilson; games of a block that go alike count as fewer games."""
    played = [value for block in blocks for value in block]
    games = len(played)
    if games == 0:
        return 0.0, 0.0, 1.0
    rate = sum(played) / games
    alone = rate * (1 - rate) / games
    between = sum((sum(block) - rate * len(block)) ** 2 for block in blocks) / games**2
    count = games / max(1.0, between / alone) if alone > 0 else games
    middle = (rate + z * z / (2 * count)) / (1 + z * z / count)
    width = z / (1 + z * z / count) * sqrt(rate * (1 - rate) / count + z * z / (4 * count * count))
    return rate, max(0.0, middle - width), min(1.0, middle + width)
