"""Positions that were read from documents: whether they are sound; their areas are grown anew."""

from signoria.games.castle.box import (
    BOARD,
    CARDS,
    CELLS,
    HOUSE,
    KINDS,
    LAID,
    PARTS,
    ROLES,
    SAME_PARTS,
    SEATED,
    SEGMENT_OF,
)
from signoria.games.castle.rules.followers import PlaceFollower
from signoria.games.castle.rules.laying import LayCard
from signoria.games.castle.state import PARTS_OF_CARD, Castle
from signoria.games.castle.table import DECK, DRAWN, KEEP_SIZE, LYING, STANDING_AS
from signoria.games.tiles.board import NOTHING
from signoria.games.tiles.shapes import SIDES, TURNS
from signoria.kernel.domain import SEATS


def faults_of(s: Castle) -> str | None:
    """The first fault of a position; without one it is ready to be played on."""
    s.cards = s.cards or [-1] * CELLS.size
    s.followers = s.followers or [-1] * CELLS.size
    s.keeps = s.keeps or [-1] * SEATS.size
    s.stack = DECK.sum(s.piles)
    s.grow()
    return card_fault(s) or side_fault(s) or follower_fault(s) or keep_fault(s) or question_fault(s)


def card_fault(s: Castle) -> str | None:
    """CAS-1.3, CAS-4.1: each laid card lies on one cell."""
    lying = [0] * CARDS.size
    for shape in s.cards:
        if shape >= 0:
            lying[shape // TURNS] += 1
    for card, count in enumerate(lying):
        if count != s.piles[LYING.of(card)]:
            return f"table.laid: {CARDS.ids[card]} lies on {count} cells"
    return None


def side_fault(s: Castle) -> str | None:
    """CAS-4.6, CAS-4.9: a path goes on, on the next card and on a start space."""
    for cell, shape in enumerate(s.cards):
        for side in range(len(SIDES)):
            other = BOARD.beside[len(SIDES) * cell + side]
            if shape < 0 or other == NOTHING or s.tiling.shape[other] < 0:
                continue
            theirs = BOARD.classes[len(SIDES) * s.tiling.shape[other] + (side ^ 2)]
            if theirs != BOARD.classes[len(SIDES) * shape + side]:
                return f"table.cards.{CELLS.ids[cell]}: {LAID.ids[shape]} doesn't fit what lies beside it"
    return None


def follower_fault(s: Castle) -> str | None:
    """CAS-1.5, CAS-6.4: each follower stands on a part of a card; it comes to stand there in its area."""
    standing = [[0] * ROLES.size for _ in range(SEATED)]
    for cell, follower in enumerate(s.followers):
        if follower < 0:
            continue
        seat, part = divmod(follower, PARTS_OF_CARD)
        if s.cards[cell] < 0 or SEGMENT_OF[s.cards[cell] // TURNS][part] < 0:
            return f"table.followers.{CELLS.ids[cell]}: there is no {PARTS.ids[part]} to stand on"
        standing[seat][part // SAME_PARTS] += 1
        s.tiling.put(cell, SEGMENT_OF[s.cards[cell] // TURNS][part], seat)
    for seat, roles in enumerate(standing):
        for role, count in enumerate(roles):
            if count != s.piles[STANDING_AS.of(seat, role)]:
                return f"table.standing: seat {seat + 1} has {count} standing as {ROLES.ids[role]}"
    return None


def keep_fault(s: Castle) -> str | None:
    """CAS-8.1, CAS-8.5: a keep stands on a completed house of its size."""
    for seat in range(SEATED):
        spot, size = s.keeps[seat], s.piles[KEEP_SIZE.of(seat)]
        where = f"table.keeps.{SEATS.ids[seat]}"
        if spot < 0:
            if size != 0:
                return f"{where}: a keep of {size} cards stands on no house"
            continue
        cell, part = divmod(spot, PARTS_OF_CARD)
        if s.cards[cell] < 0 or part // SAME_PARTS != HOUSE or SEGMENT_OF[s.cards[cell] // TURNS][part] < 0:
            return f"{where}: there is no {KINDS.ids[HOUSE]} to stand on"
        house = s.area(spot)
        if s.tiling.opening[house] > 0 or s.tiling.size(house) != size:
            return f"{where}: its house is no completed one of {size} cards"
    return None


def question_fault(s: Castle) -> str | None:
    """What is asked now speaks of what is there."""
    decision = s.agenda[-1] if s.agenda else None
    if isinstance(decision, LayCard) and s.piles[DRAWN.of(s.active, decision.card)] == 0:
        return f"agenda: {CARDS.ids[decision.card]} isn't drawn"
    if isinstance(decision, PlaceFollower) and s.cards[decision.cell] < 0:
        return f"agenda: no card lies on {CELLS.ids[decision.cell]}"
    return None
