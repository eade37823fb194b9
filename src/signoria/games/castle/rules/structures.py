"""Chapters 7 and 8: scoring completed structures, and the keep."""

from typing import Final

from mypy_extensions import i64

from signoria.games.castle.box import (
    BOARD,
    CELLS,
    CORNER_AT,
    COURT,
    HOUSE,
    PART_OF,
    PARTS,
    RAISES_HOUSE,
    RAISES_TOWER,
    SAME_PARTS,
    SEATED,
    SPACES_ON_TRACK,
    SPOTS,
    TOWER,
)
from signoria.games.castle.moves import PASSES, SCORE, USE
from signoria.games.castle.notes import COMPLETED, KEEP_MOVES, NOBODY_SCORES
from signoria.games.castle.rules.tokens import stop_at_corner
from signoria.games.castle.state import PARTS_OF_CARD, Castle
from signoria.games.castle.table import (
    HOUSE_TERM,
    KEEP_SIZE,
    LEDGER,
    ON_WALL,
    OWN_TOKENS,
    PATH_TERM,
    RAISED_HOUSE,
    RAISED_TOWER,
    TOWER_TERM,
    USED,
    WELL_TERM,
)
from signoria.games.tiles.board import NOTHING
from signoria.games.tiles.majority import NOBODY_LEADS, leader
from signoria.games.tiles.shapes import MIDDLE, PLACES, PORTS, TURNS
from signoria.kernel.agenda import Decision, Duty
from signoria.kernel.domain import SEATS
from signoria.kernel.fields import Choice, Field, Order
from signoria.kernel.moves import Move


def score_completed(s: Castle, seat: i64, cell: i64) -> None:
    """CAS-7.4, CAS-7.14, CAS-7.20: first what scores for the active player, then for the other, then for nobody."""
    spots = completed_by(s, cell)
    if not spots:
        return
    if len(spots) == 1:
        s.ask(ScoreStructures(leader(s.tiling.owners[s.area(spots[0])]), spots))
        return
    winners = [leader(s.tiling.owners[s.area(spot)]) for spot in spots]
    for winner in (NOBODY_LEADS, SEATED - 1 - seat, seat):
        own = [spot for spot, wins in zip(spots, winners) if wins == winner]
        if own:
            s.ask(ScoreStructures(winner, own))


def completed_by(s: Castle, cell: i64) -> list[int]:
    """CAS-7.1 to 7.4, CAS-7.19: complete structures of the card and beside it in which somebody stands, a spot each."""
    tiling = s.tiling
    shape: i64 = s.cards[cell]
    first: i64 = tiling.first[cell]
    areas: list[int] = []
    spots: list[int] = []
    for segment in STRUCTURES_OF[shape // TURNS]:
        area = tiling.region(first + segment)
        if tiling.opening[area] == 0 and tiling.owners[area] > 0 and area not in areas:
            areas.append(area)
            spots.append(cell * PARTS_OF_CARD + PART_OF[shape // TURNS][segment])
    for side in range(4):
        other: i64 = BOARD.beside[cell * 4 + side]
        if other == NOTHING or other >= CELLS.size:
            continue
        theirs: i64 = s.cards[other]
        if theirs < 0:
            continue
        facing: i64 = BOARD.shapes.at[theirs * PORTS + (side ^ 2) * PLACES + MIDDLE]
        area = tiling.region_at(other, facing)
        if tiling.opening[area] == 0 and tiling.owners[area] > 0 and tiling.kind[area] != COURT and area not in areas:
            areas.append(area)
            spots.append(other * PARTS_OF_CARD + PART_OF[theirs // TURNS][facing])
    return spots


# The segments of each card that are no courts.
STRUCTURES_OF: Final[list[list[int]]] = [
    [segment for segment, part in enumerate(parts) if part // SAME_PARTS != COURT] for parts in PART_OF
]


class ScoreStructures(Duty[Castle]):
    """CAS-7.15, CAS-7.16: what scores for one seat (or nobody), one after the other. Arguments: of, left."""

    def __init__(self, of: int, left: list[int]) -> None:
        super().__init__()
        self.of = of
        self.left = left

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("of", SEATS), Order("left", SPOTS)]

    def run(self, s: Castle) -> None:
        if len(self.left) > 1 and self.of >= 0 and order_matters(s, self.of, self.left):
            s.ask(ChooseStructure(s.active, self.of, self.left))
        else:
            score_first(s, self.of, self.left)


def order_matters(s: Castle, seat: int, spots: list[int]) -> bool:
    """CAS-7.15: only for the sake of tokens, so only while one lies within reach of all these points."""
    reach = sum(points_of(s, spot, usable_token(s, seat, spot) >= 0) for spot in spots)
    points = s.points(seat)
    for space in range(points + 1, points + reach + 1):
        corner = CORNER_AT[space % SPACES_ON_TRACK]
        if corner >= 0 and s.piles[ON_WALL.of(corner)] > 0:
            return True
    return False


class ChooseStructure(Decision[Castle]):
    """CAS-7.15: the active player decides the order, also of those that score for the other. Arguments: of, left."""

    def __init__(self, seat: int, of: int, left: list[int]) -> None:
        super().__init__(seat)
        self.of = of
        self.left = left

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("of", SEATS), Order("left", SPOTS)]

    def candidates(self, s: Castle) -> list[Move]:
        return [SCORE.of(spot // PARTS_OF_CARD, spot % PARTS_OF_CARD) for spot in self.left]

    def play(self, s: Castle, move: Move) -> None:
        chosen = SCORE.first(move) * PARTS_OF_CARD + SCORE.second(move)
        score_first(s, self.of, [chosen, *(spot for spot in self.left if spot != chosen)])


def score_first(s: Castle, seat: int, spots: list[int]) -> None:
    """CAS-9.28: a token that can raise the points is asked for before they are moved."""
    if len(spots) > 1:
        s.ask(ScoreStructures(seat, spots[1:]))
    if usable_token(s, seat, spots[0]) >= 0:
        s.ask(RaisePoints(seat, spots[0] // PARTS_OF_CARD, spots[0] % PARTS_OF_CARD))
    else:
        settle(s, seat, spots[0], False)


def usable_token(s: Castle, seat: int, spot: int) -> int:
    """CAS-9.3, CAS-9.4, CAS-9.14, CAS-9.16: the token that a seat can use now to raise a structure, or -1."""
    if seat != s.active:
        return -1
    kind = s.tiling.kind[s.area(spot)]
    token = RAISES_TOWER if kind == TOWER else RAISES_HOUSE if kind == HOUSE else -1
    return token if token >= 0 and s.piles[OWN_TOKENS.of(seat, token)] > 0 else -1


class RaisePoints(Decision[Castle]):
    """CAS-9.3, CAS-9.4, CAS-9.18: token 2 for a completed tower, token 3 for a house. Arguments: cell, part."""

    def __init__(self, seat: int, cell: int, part: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.part = part

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("cell", CELLS), Choice("part", PARTS)]

    def candidates(self, s: Castle) -> list[Move]:
        return [USE.of(usable_token(s, self.seat, self.spot())), PASSES]

    def spot(self) -> int:
        return self.cell * PARTS_OF_CARD + self.part

    def play(self, s: Castle, move: Move) -> None:
        if move != PASSES:
            token = USE.first(move)
            s.place(OWN_TOKENS.of(self.seat, token), USED.of(token))
        settle(s, self.seat, self.spot(), move != PASSES)


def settle(s: Castle, winner: int, spot: int, raised: bool) -> None:
    """CAS-7.5 to 7.16: points, followers home, the keep, and the token of a corner tower."""
    area = s.area(spot)
    s.tell(COMPLETED if winner >= 0 else NOBODY_SCORES, spot // PARTS_OF_CARD, spot % PARTS_OF_CARD)
    if winner >= 0:
        s.score(winner, term_of(s, area, raised), s.tiling.size(area))
    if winner == s.active and s.tiling.kind[area] == HOUSE:
        move_keep(s, winner, area)
    s.send_home(area)
    if winner >= 0:
        stop_at_corner(s, winner)


def term_of(s: Castle, area: int, raised: bool) -> int:
    """CAS-7.5 to 7.8, CAS-9.3, CAS-9.4."""
    kind = s.tiling.kind[area]
    if kind == TOWER:
        return RAISED_TOWER if raised else TOWER_TERM
    if kind == HOUSE:
        return RAISED_HOUSE if raised else HOUSE_TERM
    return WELL_TERM if s.tiling.worth[area] > 0 else PATH_TERM


def points_of(s: Castle, spot: int, raised: bool) -> int:
    """CAS-7.9, CAS-7.10: every card counts once, a start space as a card."""
    area = s.area(spot)
    return LEDGER.each[term_of(s, area, raised)] * s.tiling.size(area)


def move_keep(s: Castle, seat: int, area: int) -> None:
    """CAS-8.1 to 8.6: onto the first house, then onto larger ones; it stands where the first own squire stood."""
    size = s.tiling.size(area)
    if size <= s.piles[KEEP_SIZE.of(seat)]:
        return
    for cell, standing in enumerate(s.followers):
        if standing >= 0 and standing // PARTS_OF_CARD == seat:
            spot = cell * PARTS_OF_CARD + standing % PARTS_OF_CARD
            if s.area(spot) == area:
                s.keeps[seat] = spot
                break
    s.tell(KEEP_MOVES, seat, s.keeps[seat] // PARTS_OF_CARD)
    s.advance(KEEP_SIZE.of(seat), size - s.piles[KEEP_SIZE.of(seat)])
