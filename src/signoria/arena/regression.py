"""Least squares with a little ridge, in plain Python: what features of positions are worth."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

RIDGE: Final = 1e-3  # of the mean square of a feature: too little to bend, enough where two features say the same

Sample = tuple[list[float], float]


@dataclass(frozen=True, slots=True)
class Fit:
    """Weights, and how well they foretold what they had not seen: R², mean error, and root of the mean square."""

    weights: list[float]
    r2: float
    error: float
    spread: float


def fit(known: Sequence[Sample], held_out: Sequence[Sample]) -> Fit:
    """Weights from what is known, judged by what was held out."""
    weights = least_squares(known)
    return Fit(weights, *judged(weights, held_out))


def least_squares(samples: Sequence[Sample]) -> list[float]:
    """The normal equations, solved by Cholesky."""
    size = len(samples[0][0])
    square = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for features, target in samples:
        there = [(place, value) for place, value in enumerate(features) if value != 0.0]
        for at, (place, value) in enumerate(there):
            right[place] += value * target
            row = square[place]
            for other, second in there[: at + 1]:
                row[other] += value * second
    for place in range(size):
        square[place][place] += RIDGE * square[place][place] + 1e-9
    return _solved(square, right)


def _solved(square: list[list[float]], right: list[float]) -> list[float]:
    """`square` is symmetric, its lower half given."""
    size = len(right)
    lower = [[0.0] * size for _ in range(size)]
    for row in range(size):
        for column in range(row + 1):
            rest = square[row][column] - sum(lower[row][at] * lower[column][at] for at in range(column))
            lower[row][column] = sqrt(max(rest, 1e-12)) if row == column else rest / lower[column][column]
    half = [0.0] * size
    for row in range(size):
        half[row] = (right[row] - sum(lower[row][at] * half[at] for at in range(row))) / lower[row][row]
    found = [0.0] * size
    for row in range(size - 1, -1, -1):
        rest = half[row] - sum(lower[at][row] * found[at] for at in range(row + 1, size))
        found[row] = rest / lower[row][row]
    return found


def judged(weights: list[float], samples: Sequence[Sample]) -> tuple[float, float, float]:
    """R², mean error and root of the mean square."""
    mean = sum(target for _, target in samples) / len(samples)
    around = absolute = squares = 0.0
    for features, target in samples:
        off = target - sum(value * weight for value, weight in zip(features, weights))
        absolute += abs(off)
        squares += off * off
        around += (target - mean) ** 2
    return 1.0 - squares / max(around, 1e-9), absolute / len(samples), sqrt(squares / len(samples))
