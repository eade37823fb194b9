"""Chapters 15 and 16: the end, and what the tiles of the third period take away (14.18 to 14.25)."""

from signoria.games.lorenzo.box import (
    BUILDING,
    CHARACTER,
    CHARACTER_VP,
    END_VP,
    MILITARY,
    MILITARY_VP,
    OF_TYPE,
    PERIODS,
    RESOURCES,
    RESOURCES_PER_VP,
    TERRITORY,
    TERRITORY_VP,
    VENTURE,
)
from signoria.games.lorenzo.effects.oneshot import COST_FROM, COST_TO, PAYS
from signoria.games.lorenzo.effects.standing import LOSSES, NO_VP, OWNED, Loss
from signoria.games.lorenzo.state import Lorenzo
from signoria.games.lorenzo.table import (
    CHARACTERS_TERM,
    EXCOMMUNICATED,
    EXCOMMUNICATIONS_TERM,
    MILITARY_TERM,
    PURSE,
    RESOURCES_TERM,
    TERRITORIES_TERM,
    VENTURES_TERM,
)


def score_final(s: Lorenzo) -> None:
    """LOR-15.2: what is lost before, the scoring, what is lost in it."""
    seats = range(s.setup.seats)
    for seat in seats:
        lose(s, seat, True)
    for seat in seats:
        score_cards(s, seat)
        score_resources(s, seat)
    score_military(s)
    for seat in seats:
        lose(s, seat, False)


def score_cards(s: Lorenzo, seat: int) -> None:
    """LOR-16.1 to 16.4; LOR-14.18 to 14.20."""
    if not s.has(seat, NO_VP + TERRITORY):
        s.score(seat, TERRITORIES_TERM, TERRITORY_VP[s.stands_at(seat, OWNED + TERRITORY)])
    if not s.has(seat, NO_VP + CHARACTER):
        s.score(seat, CHARACTERS_TERM, CHARACTER_VP[s.stands_at(seat, OWNED + CHARACTER)])
    if not s.has(seat, NO_VP + VENTURE):
        points = 0
        for card in OF_TYPE[VENTURE]:
            if s.cards[card] == seat:
                points += END_VP[card]
        s.score(seat, VENTURES_TERM, points)


def score_military(s: Lorenzo) -> None:
    """LOR-16.5 to 16.7, LOR-20.1: the most, and the second most unless several have the most."""
    strengths = [s.piles[PURSE.of(seat, MILITARY)] for seat in range(s.setup.seats)]
    for seat, strength in enumerate(strengths):
        stronger = sum(1 for other in strengths if other > strength)
        if stronger < len(MILITARY_VP):
            s.score(seat, MILITARY_TERM, MILITARY_VP[stronger])


def score_resources(s: Lorenzo, seat: int) -> None:
    """LOR-16.8: the sum is divided, not each kind."""
    s.score(seat, RESOURCES_TERM, resources_of(s, seat, list(range(RESOURCES))) // RESOURCES_PER_VP)


def resources_of(s: Lorenzo, seat: int, goods: list[int]) -> int:
    count = 0
    for good in goods:
        count += s.piles[PURSE.of(seat, good)]
    return count


def lose(s: Lorenzo, seat: int, before: bool) -> None:
    """LOR-14.21 to 14.24; LOR-1.12: losses stop at 0."""
    for period in range(PERIODS.size):
        if s.piles[EXCOMMUNICATED.of(seat, period)] == 0:
            continue
        for loss in LOSSES[s.tile_of(period)]:
            if loss.before == before:
                points = units_of(s, seat, loss) // loss.unit * loss.lose
                s.score(seat, EXCOMMUNICATIONS_TERM, min(points, s.points(seat)))


def units_of(s: Lorenzo, seat: int, loss: Loss) -> int:
    """What a loss counts: points, goods, or LOR-14.23: what is printed as cost of the own buildings."""
    if loss.kind == "vp":
        return s.points(seat)
    if loss.kind != "building_cost":
        return resources_of(s, seat, loss.goods)
    count = 0
    for card in OF_TYPE[BUILDING]:
        if s.cards[card] == seat:
            for row in range(COST_FROM[card], COST_TO[card]):
                for good in loss.goods:
                    count += PAYS[row][good]
    return count
