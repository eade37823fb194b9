"""Where tiles can lie: spaces and what is beside them."""

from typing import Final

from signoria.games.tiles.shapes import SIDES, TURNS, Shapes

NOTHING: Final = -1


class Board:
    """Spaces numbered from 0; beside each side of each a space, or nothing. With the shapes that may lie there.

    Sides are of different `classes` where they may not meet: `class_of` says it for each kind of segment.
    """

    __slots__ = ("beside", "classes", "fitting", "shapes", "spaces", "weights")

    def __init__(self, shapes: Shapes, beside: list[int], class_of: list[int]) -> None:
        self.shapes = shapes
        self.beside = beside
        self.spaces = len(beside) // len(SIDES)
        # A demand is a number to the base of the classes and one more: a digit a side, 0 where nothing lies yet.
        base = max(class_of) + 2
        self.weights = [base**side for side in range(len(SIDES))]
        self.classes = [
            class_of[shapes.kind_at(shape, 3 * side + 1)] + 1 if shapes.kind_at(shape, 3 * side + 1) >= 0 else 0
            for shape in range(TURNS * len(shapes.counts))
            for side in range(len(SIDES))
        ]
        self.fitting = self._fitting(base ** len(SIDES))

    def _fitting(self, demands: int) -> list[list[int]]:
        """For each tile and demand the rotations that fit, of those that look different, as a set of bits."""
        known: dict[str, list[int]] = {}
        found: list[list[int]] = []
        for tile, turns in enumerate(self.shapes.turns):
            sides = [self.classes[4 * (TURNS * tile + turn) : 4 * (TURNS * tile + turn) + 4] for turn in turns]
            key = f"{turns} {sides}"
            if key not in known:
                known[key] = [
                    sum(1 << turn for turn, shown in zip(turns, sides) if self._fits(shown, demand))
                    for demand in range(demands)
                ]
            found.append(known[key])
        return found

    def _fits(self, shown: list[int], demand: int) -> bool:
        for side, weight in enumerate(self.weights):
            asked = demand // weight % self.weights[1]
            if asked not in (0, shown[side]):
                return False
        return demand > 0

    def largest(self, spaces: list[int]) -> int:
        """The size of the largest group of these spaces that hangs together over sides."""
        left = set(spaces)
        best = 0
        while left:
            group = [left.pop()]
            for space in group:
                for side in range(len(SIDES)):
                    other = self.beside[space * len(SIDES) + side]
                    if other in left:
                        left.discard(other)
                        group.append(other)
            best = max(best, len(group))
        return best


def beside_in_rows(rows: list[str], inside: str = "#") -> list[int]:
    """What is beside each space of a drawing, its spaces numbered row by row."""
    place: dict[tuple[int, int], int] = {}
    for y, row in enumerate(rows):
        for x, mark in enumerate(row):
            if mark == inside:
                place[x, y] = len(place)
    steps = [(0, -1), (1, 0), (0, 1), (-1, 0)]
    return [place.get((x + dx, y + dy), NOTHING) for x, y in place for dx, dy in steps]
