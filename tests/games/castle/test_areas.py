"""Chapter 5: what belongs together, compared with a flood fill from scratch wherever random games get."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.games.castle import GAME
from signoria.games.castle.box import BOARD, CELLS, KINDS, PARTS, SEGMENT_OF, SPOTS, STARTS
from signoria.games.castle.state import Castle
from signoria.games.tiles.majority import pieces_of
from signoria.kernel.agenda import OVER
from tests.clauses import clause
from tests.games.castle import reference
from tests.games.castle.tables import DRAWS, castle
from tests.positions import table_of
from tests.random_games import random_move


def area(state: Castle, spot: str) -> int:
    """The area of a part of a card: 'e5.path'."""
    return state.area(SPOTS.ids.index(spot))


def together(cards: dict[str, str], *spots: str) -> bool:
    """Whether all these parts are one area."""
    state = castle(DRAWS, cards=cards)
    return len({area(state, spot) for spot in spots}) == 1


def size(cards: dict[str, str], spot: str) -> int:
    state = castle(DRAWS, cards=cards)
    return state.tiling.size(area(state, spot))


def complete(cards: dict[str, str], spot: str) -> bool:
    state = castle(DRAWS, cards=cards)
    return state.tiling.opening[area(state, spot)] == 0


@clause("CAS-5.1")
def test_equal_parts_that_meet_are_one_area() -> None:
    assert together({"d5": "A1.90", "e5": "A2.90"}, "d5.path", "e5.path")
    assert together({"d5": "G8.90", "e5": "G7.270"}, "d5.tower", "e5.tower")
    assert together({"d5": "G6.90", "e5": "G5.270"}, "d5.house", "e5.house")
    assert together({"d5": "G6.0", "e5": "G5.0"}, "d5.court", "e5.court")
    assert not together({"d5": "G8.90", "e5": "G5.270"}, "d5.tower", "e5.house")
    assert not together({"d5": "G8.90", "e5": "G9.0"}, "d5.tower", "e5.court")


@clause("CAS-5.1")
def test_areas_grow_together_over_many_cards() -> None:
    ring = {"d4": "G9.0", "e4": "G9.0", "f4": "G8.0", "f5": "G7.90", "f6": "G5.90", "e6": "G6.180"}
    assert together(ring, "d4.court", "e4.court", "f4.court", "f5.court", "f6.court", "e6.court")


@clause("CAS-5.2")
def test_corners_connect_nothing() -> None:
    assert not together({"d5": "G9.0", "e6": "G9.0"}, "d5.court", "e6.court")
    assert size({"d5": "G8.90", "e6": "G7.0"}, "d5.tower") == 1


@clause("CAS-5.3")
def test_beside_a_path_that_goes_on_the_halves_meet_their_like() -> None:
    """From west to east: the court north of the path stays north of it, also round a bend."""
    straight = {"d5": "A1.90", "e5": "A2.90"}
    assert together(straight, "d5.court", "e5.court")
    assert together(straight, "d5.court-2", "e5.court-2")
    assert not together(straight, "d5.court", "e5.court-2")
    bend = {"d5": "A1.90", "e5": "B1.180"}
    # B1 turned by 180 joins south and west; its first court lies inside the bend, south of the path from d5.
    assert together(bend, "d5.court", "e5.court")
    assert together(bend, "d5.court-2", "e5.court-2")
    assert not together(bend, "d5.court", "d5.court-2")


@clause("CAS-5.4")
def test_the_courts_beside_a_path_are_one_only_round_an_end_of_it() -> None:
    assert not together({"e5": "A1.0"}, "e5.court", "e5.court-2")
    dead_end = {"e5": "F1.0", "d5": "G9.0", "f5": "G9.0", "d4": "G7.0", "e4": "G8.0", "f4": "G5.0"}
    assert together(dead_end, "e5.court", "e5.court-2")
    assert not together({cell: dead_end[cell] for cell in ("e5", "d5", "f5")}, "e5.court", "e5.court-2")


@clause("CAS-5.4")
def test_towers_and_houses_part_courts() -> None:
    assert not together({"e5": "G18.0"}, "e5.court", "e5.court-2")
    assert together({"e5": "G10.0", "d5": "G9.0", "f5": "G9.0"}, "d5.court", "f5.court")


@clause("CAS-5.5")
def test_a_square_cuts_the_paths() -> None:
    assert not together({"e5": "D1.0"}, "e5.path", "e5.path-2")
    closed = {"e4": "D2.180", "e5": "E1.0"}
    assert together(closed, "e4.path", "e5.path")
    assert complete(closed, "e5.path")
    assert size(closed, "e5.path") == 2


@clause("CAS-5.6")
def test_a_branching_without_a_square_is_one_path() -> None:
    around = {"e4": "A1.0", "f5": "A2.90", "d5": "B1.0", "e5": "D5.0"}
    assert together(around, "e4.path", "f5.path", "d5.path", "e5.path")
    assert size(around, "e4.path") == 4


@clause("CAS-5.7")
def test_a_well_does_not_cut_the_path() -> None:
    assert together({"e4": "A1.0", "e5": "A2.0", "e6": "A3.0"}, "e4.path", "e6.path")


@clause("CAS-5.8")
def test_a_path_that_runs_into_a_house_or_tower_ends_there() -> None:
    for card in ("F1.0", "F2.0"):
        assert complete({"e5": card, "e6": "D3.0"}, "e5.path")
        assert not complete({"e5": card}, "e5.path")


@clause("CAS-5.9")
def test_a_start_space_belongs_to_the_area_of_a_card_of_its_kind() -> None:
    assert size({"i4": "G8.90"}, "i4.tower") == 2
    assert size({"a3": "G6.270"}, "a3.house") == 2
    assert size({"c1": "A1.0"}, "c1.path") == 2
    assert size({"i4": "G6.90"}, "i4.house") == 1
    state = castle(DRAWS, cards={"i7": "G6.180", "i6": "G9.0"})
    # One market on i6, none on i7, one on the start space.
    assert state.tiling.worth[area(state, "i7.court")] == 2


@clause("CAS-5.10")
def test_a_path_start_space_has_no_court_beside_its_path() -> None:
    state = castle(DRAWS, cards={"c1": "A2.0"})
    assert [state.tiling.opening[area(state, f"c1.{court}")] for court in ("court", "court-2")] == [2, 2]
    assert not together({"c1": "A2.0"}, "c1.court", "c1.court-2")
    assert size({"c1": "A2.0"}, "c1.court") == 1


@clause("CAS-5.11")
def test_the_end_of_a_path_start_space_is_closed() -> None:
    assert complete({"c1": "A1.0", "c2": "D1.0"}, "c1.path")


def grown(state: Castle) -> set[tuple[str, frozenset[tuple[object, int]], int, int, int, tuple[int, int]]]:
    """The areas as the game keeps them: kind, nodes, open ends, worth, size, and followers of both."""
    tiling = state.tiling
    nodes: dict[int, list[tuple[object, int]]] = {}
    for space in range(CELLS.size + STARTS):
        if tiling.shape[space] >= 0:
            place = reference.CELLS[space] if space < CELLS.size else f"S{space - CELLS.size + 1}"
            for part in range(BOARD.shapes.counts[tiling.shape[space] // 4]):
                nodes.setdefault(tiling.region_at(space, part), []).append((place, part))
    return {
        (
            KINDS.ids[tiling.kind[region]],
            frozenset(group),
            tiling.opening[region],
            tiling.worth[region],
            tiling.size(region),
            (pieces_of(tiling.owners[region], 0), pieces_of(tiling.owners[region], 1)),
        )
        for region, group in nodes.items()
    }


def flooded(state: Castle) -> set[tuple[str, frozenset[tuple[object, int]], int, int, int, tuple[int, int]]]:
    """The same from scratch."""
    table = table_of(state)
    game = reference.Game(table, [0, 0], lambda who, moves: moves[0])
    return {
        (found.kind, found.nodes, found.open_ends, found.worth, found.size(), (counts[0], counts[1]))
        for found in reference.areas(game.cards)
        for counts in [game.count(found)]
    }


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 2**32))
def test_areas_are_those_of_a_flood_fill_in_every_state(seed: int) -> None:
    rng = Random(seed)
    state = GAME.new(GAME.setup(2))
    while state.actor() != OVER:
        state.play(random_move(state, rng))
        assert isinstance(state, Castle)
        assert grown(state) == flooded(state)


@settings(max_examples=5, deadline=None)
@given(st.integers(0, 2**32), st.integers(1, 150))
def test_a_clone_grows_on_its_own(seed: int, plies: int) -> None:
    rng = Random(seed)
    state = GAME.new(GAME.setup(2))
    for _ in range(plies):
        if state.actor() != OVER:
            state.play(random_move(state, rng))
    assert isinstance(state, Castle)
    before = grown(state)
    twin = state.clone()
    while twin.actor() != OVER:
        twin.play(random_move(twin, rng))
    assert grown(state) == before == flooded(state)
    assert grown(twin) == flooded(twin)


def test_what_stands_on_a_spot_is_named_by_its_part() -> None:
    assert PARTS.ids[:5] == ["path", "path-2", "path-3", "path-4", "tower"]
    assert [segment for segment in SEGMENT_OF[0] if segment >= 0] == [0, 1, 2]
