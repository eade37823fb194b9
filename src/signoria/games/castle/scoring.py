"""Chapters 10 and 11: the final scoring."""

from signoria.games.castle.box import (
    BOARD,
    CELLS,
    CORNERS,
    COURT,
    ENLARGES_KEEP,
    GIVES_POINTS,
    KEEP_BONUS,
    OPEN_HOUSE,
    OPEN_PATH,
    OPEN_TOWER,
    RAISES_COURT,
    SEATED,
)
from signoria.games.castle.notes import GAME_ENDS, HOLE, NO_KEEP_SCORES
from signoria.games.castle.state import Castle
from signoria.games.castle.table import (
    KEEP_SIZE,
    KEEP_TERM,
    MARKET_TERM,
    ON_WALL,
    OWN_TOKENS,
    RAISED_MARKET,
    TOKEN_TERM,
    UNFINISHED,
    USED,
)
from signoria.games.tiles.majority import leader


def final_scoring(s: Castle) -> None:
    """CAS-10.3, CAS-11.1: keep, courts, unfinished structures, tokens that are worth points."""
    s.tell(GAME_ENDS)
    for corner in range(CORNERS.size):
        s.piles[ON_WALL.of(corner)] = 0
    score_keep(s)
    for seat in range(SEATED):
        score_courts(s, seat)
    for seat in range(SEATED):
        for kind, token in enumerate((OPEN_PATH, OPEN_TOWER, OPEN_HOUSE)):
            if s.piles[OWN_TOKENS.of(seat, token)] > 0:
                score_unfinished(s, seat, kind, token)
        count = s.piles[OWN_TOKENS.of(seat, GIVES_POINTS)]
        s.score(seat, TOKEN_TERM, count)
        use(s, seat, GIVES_POINTS, count)


def use(s: Castle, seat: int, token: int, count: int) -> None:
    """CAS-9.17: a used token leaves the game."""
    s.place(OWN_TOKENS.of(seat, token), USED.of(token), count)


def score_keep(s: Castle) -> None:
    """CAS-11.2 to 11.6: the larger keep scores the largest group of empty spaces."""
    sizes = [final_size(s, seat) for seat in range(SEATED)]
    if sizes[0] == sizes[1]:
        s.tell(NO_KEEP_SCORES)
        return
    hole = largest_hole(s)
    s.tell(HOLE, hole)
    s.score(0 if sizes[0] > sizes[1] else 1, KEEP_TERM, hole)


def final_size(s: Castle, seat: int) -> int:
    """CAS-9.9, CAS-9.27, CAS-11.5: each token 8 makes a keep that stands on a house larger."""
    size = s.piles[KEEP_SIZE.of(seat)]
    if size == 0:
        return 0
    count = s.piles[OWN_TOKENS.of(seat, ENLARGES_KEEP)]
    use(s, seat, ENLARGES_KEEP, count)
    return size + KEEP_BONUS * count


def largest_hole(s: Castle) -> int:
    """CAS-11.2, CAS-11.3."""
    return BOARD.largest([cell for cell in range(CELLS.size) if s.cards[cell] < 0])


def won_areas(s: Castle, seat: int, kind: int) -> list[int]:
    """The areas of a kind in which a seat has the majority."""
    tiling = s.tiling
    return [
        area
        for area, owners in enumerate(tiling.owners)
        if owners > 0 and tiling.up[area] == area and tiling.kind[area] == kind and leader(owners) == seat
    ]


def score_courts(s: Castle, seat: int) -> None:
    """CAS-11.7 to 11.10, CAS-9.8: 3 points a market; each token 7 raises one court, those with most markets."""
    markets = sorted((s.tiling.worth[court] for court in won_areas(s, seat, COURT)), reverse=True)
    for count in markets:
        if count > 0 and s.piles[OWN_TOKENS.of(seat, RAISES_COURT)] > 0:
            use(s, seat, RAISES_COURT, 1)
            s.score(seat, RAISED_MARKET, count)
        else:
            s.score(seat, MARKET_TERM, count)


def score_unfinished(s: Castle, seat: int, kind: int, token: int) -> None:
    """CAS-9.5 to 9.7, CAS-11.11, CAS-11.13: each token for one unfinished structure, the largest ones."""
    areas = won_areas(s, seat, kind)
    sizes = sorted((s.tiling.size(area) for area in areas if s.tiling.opening[area] > 0), reverse=True)
    for size in sizes[: s.piles[OWN_TOKENS.of(seat, token)]]:
        use(s, seat, token, 1)
        s.score(seat, UNFINISHED[kind], size)
