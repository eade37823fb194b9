"""Tiles, boards, regions and majorities, with a few tiles of no game's."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.games.tiles.board import NOTHING, Board, beside_in_rows
from signoria.games.tiles.majority import ONE_MORE, leader, leaders, pieces_of
from signoria.games.tiles.shapes import SIDES, Segment, Shapes, port_of
from signoria.games.tiles.tiling import Tiling

WAY = 0
FIELD = 1
TOWN = 2


def some_shapes() -> Shapes:
    """0: a way north to south between two fields; 1: all field; 2: a town to the north; 3: a way that bends."""
    shapes = Shapes()

    def of(kind: int, *names: str, worth: int = 0) -> Segment:
        return Segment(kind, [port_of(name) for name in names], worth)

    shapes.add([of(WAY, "N", "S", worth=1), of(FIELD, "E", "NR", "SL"), of(FIELD, "W", "NL", "SR")])
    shapes.add([of(FIELD, "N", "E", "S", "W")])
    shapes.add([of(TOWN, "N"), of(FIELD, "E", "S", "W")])
    shapes.add([of(WAY, "N", "E"), of(FIELD, "NR", "EL"), of(FIELD, "NL", "ER", "S", "W")])
    return shapes


# A way only goes on with a way; fields and towns lie as they like.
PATHS_MATCH = [1, 0, 0]
ALL_MATCH = [2, 1, 0]


def small_board(class_of: list[int], rows: list[str] | None = None) -> Board:
    return Board(some_shapes(), beside_in_rows(rows or ["####", "####", "####", "####"]), class_of)


def empty(board: Board) -> Tiling:
    tiling = Tiling(board)
    tiling.clear()
    return tiling


def test_ports_are_numbered_clockwise() -> None:
    names = ["NL", "N", "NR", "EL", "E", "ER", "SL", "S", "SR", "WL", "W", "WR"]
    assert [port_of(name) for name in names] == list(range(12))


def test_a_quarter_turn_moves_every_port_to_the_next_side() -> None:
    shapes = some_shapes()
    assert [shapes.kind_at(4 * 2 + turn, port_of(side)) for turn, side in enumerate(SIDES)] == [TOWN] * 4
    assert shapes.kind_at(4 * 0 + 1, port_of("E")) == WAY
    assert shapes.at[12 * (4 * 0 + 1) + port_of("ER")] == 1
    assert shapes.kind_at(4 * 1, port_of("NL")) == -1


@pytest.mark.parametrize(("tile", "turns"), [(0, [0, 1]), (1, [0]), (2, [0, 1, 2, 3]), (3, [0, 1, 2, 3])])
def test_rotations_that_look_alike_are_one(tile: int, turns: list[int]) -> None:
    assert some_shapes().turns[tile] == turns


def test_beside_a_space_are_its_neighbours_and_holes_are_none() -> None:
    beside = beside_in_rows(["#.#", "###"])
    # Spaces: 0 and 1 above, 2, 3, 4 below; in the order north, east, south, west.
    assert beside == [
        *[NOTHING, NOTHING, 2, NOTHING],
        *[NOTHING, NOTHING, 4, NOTHING],
        *[0, 3, NOTHING, NOTHING],
        *[NOTHING, 4, NOTHING, 2],
        *[1, NOTHING, NOTHING, 3],
    ]


def test_the_largest_group_hangs_together_over_sides() -> None:
    board = small_board(PATHS_MATCH)
    assert board.largest([0, 1, 4, 6, 11, 15]) == 3
    assert board.largest([0, 5, 10]) == 1
    assert board.largest([]) == 0


def fitting(board: Board, tiling: Tiling, tile: int, space: int) -> list[int]:
    fits = board.fitting[tile][tiling.demands[space]]
    return [turn for turn in range(4) if fits >> turn & 1]


def test_a_tile_fits_where_it_touches_and_all_sides_agree() -> None:
    board = small_board(PATHS_MATCH)
    tiling = empty(board)
    assert fitting(board, tiling, 1, 5) == []
    tiling.lay(5, 0)
    assert fitting(board, tiling, 0, 1) == [0]
    assert fitting(board, tiling, 0, 4) == [0]
    assert fitting(board, tiling, 1, 4) == [0]
    assert fitting(board, tiling, 1, 1) == []
    assert fitting(board, tiling, 2, 4) == [0, 1, 2, 3]
    assert fitting(board, tiling, 3, 1) == [1, 2]
    assert fitting(board, tiling, 1, 5) == []
    assert fitting(board, tiling, 1, 10) == []


def test_where_all_kinds_must_match_a_town_meets_only_a_town() -> None:
    board = small_board(ALL_MATCH)
    tiling = empty(board)
    tiling.lay(5, 4 * 2)
    assert fitting(board, tiling, 2, 1) == [2]
    assert fitting(board, tiling, 2, 4) == [0, 2, 3]
    assert fitting(board, tiling, 1, 1) == []


def test_regions_join_their_openings_tiles_worth_and_owners() -> None:
    tiling = empty(small_board(PATHS_MATCH))
    tiling.lay(5, 0)
    tiling.put(5, 0, 1)
    tiling.lay(13, 0)
    tiling.put(13, 0, 0)
    assert tiling.region_at(5, 0) != tiling.region_at(13, 0)
    tiling.lay(9, 0)
    way = tiling.region_at(9, 0)
    assert way == tiling.region_at(5, 0) == tiling.region_at(13, 0)
    # Its northern end is open; the southern one lies at the edge of the board.
    assert (tiling.opening[way], tiling.size(way), tiling.worth[way]) == (1, 3, 3)
    assert (pieces_of(tiling.owners[way], 0), pieces_of(tiling.owners[way], 1)) == (1, 1)
    east, west = tiling.region_at(9, 1), tiling.region_at(9, 2)
    assert (tiling.region_at(5, 1), tiling.region_at(5, 2)) == (east, west)
    assert east != west


def test_a_ring_closes_upon_itself() -> None:
    tiling = empty(small_board(PATHS_MATCH))
    for space, turn in ((5, 1), (6, 2), (10, 3), (9, 0)):
        tiling.lay(space, 4 * 3 + turn)
    ring = tiling.region_at(5, 0)
    assert (tiling.opening[ring], tiling.size(ring)) == (0, 4)
    inner = tiling.region_at(5, 1)
    assert (tiling.opening[inner], tiling.size(inner)) == (0, 4)
    assert inner == tiling.region_at(9, 1)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**32))
def test_regions_do_not_depend_on_the_order_of_laying(seed: int) -> None:
    rng = Random(seed)
    board = small_board(PATHS_MATCH)
    tiling = empty(board)
    tiling.lay(5, rng.randrange(16))
    while True:
        places = [
            (space, 4 * tile + turn)
            for space in range(16)
            for tile in range(4)
            for turn in fitting(board, tiling, tile, space)
        ]
        if not places:
            break
        tiling.lay(*rng.choice(places))
    spaces = [space for space in range(16) if tiling.shape[space] >= 0]
    rng.shuffle(spaces)
    again = empty(board)
    for space in spaces:
        again.lay(space, tiling.shape[space])
    assert known(again) == known(tiling)


def known(tiling: Tiling) -> list[tuple[list[tuple[int, int]], int, int, int]]:
    groups: dict[int, list[tuple[int, int]]] = {}
    for space in range(16):
        if tiling.shape[space] >= 0:
            for part in range(tiling.board.shapes.counts[tiling.shape[space] // 4]):
                groups.setdefault(tiling.region_at(space, part), []).append((space, part))
    return sorted((group, tiling.opening[at], tiling.size(at), tiling.worth[at]) for at, group in groups.items())


def test_a_clone_shares_nothing() -> None:
    tiling = empty(small_board(PATHS_MATCH))
    tiling.lay(5, 0)
    twin = tiling.clone()
    twin.lay(9, 0)
    twin.put(9, 0, 0)
    assert (tiling.laid, tiling.size(tiling.region_at(5, 0)), tiling.owners[0]) == (1, 1, 0)
    assert (twin.laid, twin.size(twin.region_at(5, 0))) == (2, 2)


def owners(*counts: int) -> int:
    return sum(ONE_MORE[seat] * count for seat, count in enumerate(counts))


@pytest.mark.parametrize(
    ("counts", "first", "all_first"),
    [
        ((), -1, []),
        ((2, 1), 0, [0]),
        ((1, 2, 1), 1, [1]),
        ((1, 1), -1, [0, 1]),
        ((0, 0, 7), 2, [2]),
        ((1, 1, 2), 2, [2]),
        ((2, 0, 2, 1), -1, [0, 2]),
        ((0, 0, 0, 0, 15), 4, [4]),
    ],
)
def test_the_majority(counts: tuple[int, ...], first: int, all_first: list[int]) -> None:
    assert leader(owners(*counts)) == first
    assert leaders(owners(*counts)) == all_first
    assert [pieces_of(owners(*counts), seat) for seat in range(len(counts))] == list(counts)
