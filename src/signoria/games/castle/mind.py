"""What bots know of The Castle: the features of a seat's position, and quick moves for playouts."""

from random import Random
from typing import Final

from signoria.games.castle.box import (
    BOARD,
    CARDS_IN_BOX,
    CELLS,
    CORNER_AT,
    COURT,
    ENLARGES_KEEP,
    EXTRA_TURN,
    GIVES_POINTS,
    KINDS,
    OPEN_HOUSE,
    OPEN_PATH,
    OPEN_TOWER,
    PATH,
    RAISES_COURT,
    RAISES_HOUSE,
    RAISES_TOWER,
    SAME_PARTS,
    SEATED,
    SEGMENT_OF,
    SPACES_ON_TRACK,
    TOKENS,
)
from signoria.games.castle.moves import FOLLOWER, LAY, PASSES
from signoria.games.castle.rules.followers import PlaceFollower
from signoria.games.castle.rules.laying import LayCard
from signoria.games.castle.state import Castle
from signoria.games.castle.table import KEEP_SIZE, NEW_TOKENS, ON_WALL, OWN_TOKENS, SUPPLY
from signoria.games.tiles.board import NOTHING
from signoria.games.tiles.majority import leader, pieces_of
from signoria.games.tiles.shapes import MIDDLE, PLACES, PORTS, TURNS
from signoria.kernel.mind import Mind, weights_beside
from signoria.kernel.moves import Move
from signoria.kernel.state import State

_STRUCTURES: Final = KINDS.ids[:COURT]
NAMES: Final[list[str]] = [
    "one",  # the same for both
    "left",  # cards in the stack, as a share of all
    "points",
    "turn",  # whose turn it is
    "supply",  # followers
    "supply_left",  # ..._left: times the share of cards that is left
    "none",  # no follower in the supply
    "none_left",
    *(f"{kind}_open" for kind in _STRUCTURES),  # points of led structures that are not complete, as they stand
    *(f"{kind}_open_left" for kind in _STRUCTURES),
    *(f"{kind}_near" for kind in _STRUCTURES),  # the same, each divided by its open ends
    "tied",  # points of open structures with equally many followers
    "markets",  # in led courts
    "markets_left",
    "growing",  # led courts' open ends, at most six each, times what is left
    "tied_markets",
    "merchants_behind",
    "keep",  # 1 larger than the other's, -1 smaller
    "keep_left",
    "keep_size_left",
    "extra_left",  # tokens 1, times what is left
    "raises_left",  # tokens 2 and 3
    "unfinished",  # points that tokens 4 to 6 would give now
    "unfinished_left",  # tokens 4 to 6
    "court_raised",  # token 7: markets of the largest led court
    "keep_enlarged",  # tokens 8, with a keep on a house
    "five_points",  # tokens 9
    "near_tokens",  # tokens on the wall within reach of the next six points, times what is left
]

_MOST_ENDS: Final = 6
_REACH: Final = 6
_EACH: Final = [1, 2, 1]
_UNFINISHED: Final = [OPEN_PATH, OPEN_TOWER, OPEN_HOUSE]


class CastleMind(Mind):
    """Weights measured by `signoria tune castle`."""

    def __init__(self) -> None:
        super().__init__(NAMES, weights_beside(__file__))

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Castle)
        left = state.stack / CARDS_IN_BOX
        supply = state.piles[SUPPLY.of(seat)]
        none = 1.0 if supply == 0 else 0.0
        areas = Areas(state, seat)
        found = [1.0, left, float(state.points(seat)), 1.0 if state.active == seat else 0.0]
        found += [float(supply), supply * left, none, none * left]
        found += areas.worth
        for worth in areas.worth:
            found.append(worth * left)
        found += areas.near
        found += [areas.tied, areas.markets, areas.markets * left, areas.growing * left]
        found += [areas.tied_markets, areas.merchants_behind]
        _add_keep(found, state, seat, left)
        _add_tokens(found, state, seat, left, areas)
        return found

    def rollout(self, state: State, moves: list[Move], rng: Random) -> Move:
        assert isinstance(state, Castle)
        if len(moves) == 1:
            return moves[0]
        decision = state.agenda[-1]
        if isinstance(decision, LayCard):
            return _quick_lay(state, decision.seat, moves, rng)
        if isinstance(decision, PlaceFollower):
            return _quick_follower(state, decision.seat, decision.cell, moves, rng)
        return moves[0]


class Areas:
    """What a seat has in all areas with followers."""

    def __init__(self, s: Castle, seat: int) -> None:
        self.worth = [0.0] * COURT
        self.near = [0.0] * COURT
        self.best = [0] * COURT
        self.tied = 0.0
        self.markets = 0.0
        self.most_markets = 0
        self.growing = 0.0
        self.tied_markets = 0.0
        self.merchants_behind = 0.0
        tiling = s.tiling
        for area, owners in enumerate(tiling.owners):
            if owners > 0 and tiling.up[area] == area:
                if tiling.kind[area] == COURT:
                    self._add_court(s, seat, area)
                elif tiling.opening[area] > 0:
                    self._add_structure(s, seat, area)

    def _add_court(self, s: Castle, seat: int, court: int) -> None:
        tiling = s.tiling
        leads = leader(tiling.owners[court])
        own = pieces_of(tiling.owners[court], seat)
        if leads == seat:
            self.markets += float(tiling.worth[court])
            self.most_markets = max(self.most_markets, tiling.worth[court])
            self.growing += float(min(tiling.opening[court], _MOST_ENDS))
        elif own > 0:
            if leads < 0:
                self.tied_markets += float(tiling.worth[court])
            else:
                self.merchants_behind += float(own)

    def _add_structure(self, s: Castle, seat: int, area: int) -> None:
        tiling = s.tiling
        leads = leader(tiling.owners[area])
        kind = tiling.kind[area]
        points = worth_of(s, area)
        if leads == seat:
            self.worth[kind] += points
            self.near[kind] += points / tiling.opening[area]
            self.best[kind] = max(self.best[kind], _EACH[kind] * tiling.size(area))
        elif leads < 0:
            self.tied += points


def worth_of(s: Castle, area: int) -> float:
    """The points of a structure if it were complete as it is."""
    kind = s.tiling.kind[area]
    each = 2 if kind == PATH and s.tiling.worth[area] > 0 else _EACH[kind]
    return float(each * s.tiling.size(area))


def _add_keep(found: list[float], s: Castle, seat: int, left: float) -> None:
    own = s.piles[KEEP_SIZE.of(seat)]
    other = s.piles[KEEP_SIZE.of(SEATED - 1 - seat)]
    ahead = 1.0 if own > other else -1.0 if own < other else 0.0
    found.append(ahead)
    found.append(ahead * left)
    found.append(own * left)


def _add_tokens(found: list[float], s: Castle, seat: int, left: float, areas: Areas) -> None:
    held = [s.piles[OWN_TOKENS.of(seat, token)] + s.piles[NEW_TOKENS.of(seat, token)] for token in range(TOKENS.size)]
    unfinished = 0
    waiting = 0
    for kind, token in enumerate(_UNFINISHED):
        waiting += held[token]
        if held[token] > 0:
            unfinished += areas.best[kind]
    found.append(held[EXTRA_TURN] * left)
    found.append((held[RAISES_TOWER] + held[RAISES_HOUSE]) * left)
    found.append(float(unfinished))
    found.append(waiting * left)
    found.append(float(areas.most_markets) if held[RAISES_COURT] > 0 else 0.0)
    found.append(float(held[ENLARGES_KEEP]) if s.piles[KEEP_SIZE.of(seat)] > 0 else 0.0)
    found.append(float(held[GIVES_POINTS]))
    points = s.points(seat)
    near = 0
    last = -1
    for step in range(1, _REACH + 1):
        corner = CORNER_AT[(points + step) % SPACES_ON_TRACK]
        if corner >= 0 and corner != last and s.piles[ON_WALL.of(corner)] > 0:
            near += 1
            last = corner
    found.append(near * left)


# Quick moves.

_LOOKS: Final = 6
_USUAL_ENDS: Final = 3


def _quick_lay(s: Castle, seat: int, moves: list[Move], rng: Random) -> Move:
    """The best of a few places, by what it does to the structures beside it."""
    best = moves[0]
    most = -1e9
    for _ in range(min(_LOOKS, len(moves))):
        move = moves[int(rng.random() * len(moves))]
        gain = _gain(s, seat, LAY.first(move)) + rng.random() * 0.5
        if gain > most:
            most = gain
            best = move
    return best


def _gain(s: Castle, seat: int, cell: int) -> float:
    """Closing ends of own structures is good, of the other's bad."""
    tiling = s.tiling
    gain = 0.0
    for side in range(4):
        other = BOARD.beside[4 * cell + side]
        if other == NOTHING or other >= CELLS.size or s.cards[other] < 0:
            continue
        area = tiling.region_at(other, BOARD.shapes.at[s.cards[other] * PORTS + (side ^ 2) * PLACES + MIDDLE])
        if tiling.owners[area] > 0 and tiling.kind[area] != COURT:
            leads = leader(tiling.owners[area])
            if leads >= 0:
                closing = worth_of(s, area) / tiling.opening[area]
                gain += closing if leads == seat else -closing
    return gain


def _quick_follower(s: Castle, seat: int, cell: int, moves: list[Move], rng: Random) -> Move:
    """On what is complete at once; else on what has few open ends, as long as followers are left."""
    tiling = s.tiling
    supply = s.piles[SUPPLY.of(seat)]
    best = PASSES
    most = 1.0 + 2.0 * rng.random() - 0.4 * supply
    for move in moves:
        if move == PASSES:
            continue
        part = FOLLOWER.first(move)
        area = tiling.region_at(cell, SEGMENT_OF[s.cards[cell] // TURNS][part])
        ends = tiling.opening[area]
        if part // SAME_PARTS == COURT:
            gain = 1.5 * tiling.worth[area] + 0.2 * ends - 0.5
        elif ends == 0:
            gain = 3.0 + worth_of(s, area)
        else:
            gain = worth_of(s, area) * _USUAL_ENDS / (2.0 + ends)
        gain += rng.random()
        if gain > most:
            most = gain
            best = move
    return best


MIND: Final = CastleMind()
