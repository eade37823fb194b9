"""Points are sums of named terms: so many times so much."""

from signoria.kernel.domain import SEATS, Domain
from signoria.kernel.piles import Group, PileTable


class Term:
    """One summand: `times` times `each`."""

    __slots__ = ("each", "name", "times")

    def __init__(self, name: str, times: int, each: int) -> None:
        self.name = name
        self.times = times
        self.each = each

    @property
    def points(self) -> int:
        return self.times * self.each


class Score:
    """A seat's points with all that they are made of."""

    __slots__ = ("seat", "terms")

    def __init__(self, seat: int, terms: list[Term]) -> None:
        self.seat = seat
        self.terms = terms

    @property
    def points(self) -> int:
        return sum(term.points for term in self.terms)

    def document(self) -> dict[str, object]:
        return {
            "seat": SEATS.ids[self.seat],
            "points": self.points,
            "terms": [
                {"term": term.name, "times": term.times, "each": term.each, "points": term.points}
                for term in self.terms
            ],
        }


class Ledger:
    """The terms of a game and what each is worth; how often a seat scored one is a counter among the piles."""

    __slots__ = ("each", "group", "terms")

    def __init__(self, piles: PileTable, each: dict[str, int]) -> None:
        self.terms = Domain("term", list(each))
        self.each = list(each.values())
        self.group: Group = piles.group("scored", None, [SEATS, self.terms], owned=True)

    def points(self, piles: list[int], seat: int) -> int:
        start = self.group.of(seat)
        points = 0
        for term in range(self.terms.size):
            points += piles[start + term] * self.each[term]
        return points

    def score(self, piles: list[int], seat: int) -> Score:
        start = self.group.of(seat)
        return Score(
            seat,
            [
                Term(self.terms.ids[term], piles[start + term], self.each[term])
                for term in range(self.terms.size)
                if piles[start + term] != 0
            ],
        )
