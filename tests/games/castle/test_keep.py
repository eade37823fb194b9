"""Chapter 8: the keep."""

from signoria.games.castle.state import Castle
from tests.clauses import clause
from tests.games.castle.tables import DRAWS, THEN_ENDS, at, castle, lays, points
from tests.positions import play, table_of

# Two houses that a card on e5 completes, of two cards (with e4) and of three (with e6 and e7).
UP_AND_DOWN = {"e4": "G6.180", "e6": "G18.0", "e7": "G5.0"}
# Completed houses: of three cards in row 8, of two in row 3.
THREE = {"d8": "G6.90", "e8": "G18.90", "f8": "G5.270"}
TWO = {"g3": "G6.90", "h3": "G5.270"}


def keep(state: Castle) -> tuple[object, object]:
    """The sizes of the keeps' houses, and where they stand."""
    table = table_of(state)
    return table.get("keep_size", {}), table["keeps"]


@clause("CAS-8.1", "CAS-8.6", "CAS-8.10")
def test_the_keep_goes_to_the_first_own_house_where_a_squire_stood() -> None:
    state = castle(lays("G18"), DRAWS, cards={"d8": "G6.90", "f8": "G5.270"}, followers={"f8": "1.house"})
    play(state, "lay e8 90", "pass")
    assert keep(state) == ({"1": 3}, {"1": "f8.house"})
    assert points(state) == [3, 0]


@clause("CAS-8.1")
def test_without_a_majority_no_keep_is_placed() -> None:
    for followers in ({"d8": "1.house", "f8": "2.house"}, {}, {"f8": "2.house"}):
        state = castle(lays("G18"), DRAWS, cards={"d8": "G6.90", "f8": "G5.270"}, followers=followers)
        play(state, "lay e8 90", "pass")
        assert keep(state) == ({}, {})


@clause("CAS-8.1")
def test_a_path_or_a_tower_is_no_house() -> None:
    state = castle(lays("G8"), DRAWS, cards={"e6": "G7.0"})
    play(state, "lay e5 180", "follower tower")
    assert keep(state) == ({}, {})


@clause("CAS-8.2", "CAS-8.9")
def test_later_it_moves_to_a_larger_house() -> None:
    state = castle(
        lays("G18"),
        DRAWS,
        cards={**TWO, "d8": "G10.90", "f8": "G14.270"},
        followers={"d8": "1.house"},
        keep_size={"1": 2},
        keeps={"1": "g3.house"},
    )
    assert keep(state) == ({"1": 2}, {"1": "g3.house"})
    play(state, "lay e8 90", "pass")
    assert keep(state) == ({"1": 3}, {"1": "d8.house"})


@clause("CAS-8.3")
def test_a_house_of_equal_size_does_not_move_it() -> None:
    state = castle(
        lays("G14"),
        DRAWS,
        cards={**TWO, "d8": "G10.90"},
        followers={"d8": "1.house"},
        keep_size={"1": 2},
        keeps={"1": "g3.house"},
    )
    play(state, "lay e8 270", "pass")
    assert (points(state), keep(state)) == ([2, 0], ({"1": 2}, {"1": "g3.house"}))


@clause("CAS-8.3")
def test_nor_does_a_smaller_one() -> None:
    state = castle(
        lays("G14"),
        DRAWS,
        cards={**THREE, "h3": "G10.90"},
        followers={"h3": "1.house"},
        keep_size={"1": 3},
        keeps={"1": "d8.house"},
    )
    play(state, "lay i3 270", "pass")
    assert (points(state), keep(state)) == ([2, 0], ({"1": 3}, {"1": "d8.house"}))


@clause("CAS-8.4")
def test_a_house_that_the_other_completes_gives_points_but_no_keep() -> None:
    state = castle(lays("G18"), DRAWS, cards={"d8": "G6.90", "f8": "G5.270"}, followers={"f8": "2.house"})
    play(state, "lay e8 90", "pass")
    assert (points(state), keep(state)) == ([0, 3], ({}, {}))
    larger = castle(
        lays("G18"),
        DRAWS,
        cards={**TWO, "d8": "G10.90", "f8": "G14.270"},
        followers={"d8": "2.house"},
        keep_size={"2": 2},
        keeps={"2": "g3.house"},
    )
    play(larger, "lay e8 90", "pass")
    assert (points(larger), keep(larger)) == ([0, 3], ({"2": 2}, {"2": "g3.house"}))


@clause("CAS-8.5")
def test_a_start_space_counts_as_a_card_of_the_house() -> None:
    state = castle(lays("G6"), DRAWS)
    play(state, "lay a3 270", "follower house")
    assert keep(state) == ({"1": 2}, {"1": "a3.house"})


@clause("CAS-8.6")
def test_nobody_is_asked_about_the_keep() -> None:
    state = castle(lays("G6"), DRAWS, THEN_ENDS)
    play(state, "lay a3 270", "follower house")
    assert state.agenda[-1].seat < 0


@clause("CAS-8.7")
def test_token_3_raises_the_points_and_not_the_size() -> None:
    state = castle(
        lays("G18"), DRAWS, cards={"d8": "G6.90", "f8": "G5.270"}, followers={"f8": "1.house"}, tokens={"1": {"3": 1}}
    )
    play(state, "lay e8 90", "pass", "use 3")
    assert (points(state), keep(state)) == ([6, 0], ({"1": 3}, {"1": "f8.house"}))


@clause("CAS-8.8")
def test_of_several_houses_the_keep_ends_on_the_largest_own_one() -> None:
    """In either order: e5 completes a house of two cards with e4 and one of three with e6 and e7."""
    for first in ("score e5 house", "score e5 house-2"):
        followers = {"e4": "1.house", "e7": "1.house"}
        state = castle(lays("G10"), DRAWS, cards=UP_AND_DOWN, followers=followers, scored=at(8))
        play(state, "lay e5 0", "pass", first, "reveal 9")
        assert (points(state), keep(state)) == ([13, 0], ({"1": 3}, {"1": "e7.house"}))


@clause("CAS-8.8")
def test_a_larger_house_of_the_other_does_not_count() -> None:
    state = castle(lays("G10"), DRAWS, cards=UP_AND_DOWN, followers={"e4": "1.house", "e7": "2.house"}, on_wall={})
    play(state, "lay e5 0", "pass")
    assert (points(state), keep(state)) == ([2, 3], ({"1": 2}, {"1": "e4.house"}))


@clause("CAS-8.9")
def test_a_completed_house_never_grows() -> None:
    state = castle(lays("G1"), DRAWS, cards=TWO, followers={}, keep_size={"1": 2}, keeps={"1": "g3.house"})
    for move in ("lay g4 0", "lay h4 0", "lay g2 90", "lay i3 270"):
        twin = state.clone()
        play(twin, move)
        assert twin.tiling.size(twin.area(twin.keeps[0])) == 2
