"""Chapter 7: completed structures."""

import pytest

from signoria.games.castle import GAME
from signoria.kernel.agenda import SPECTATOR
from tests.clauses import clause
from tests.games.castle.tables import DRAWS, THEN_ENDS, at, castle, lays, points
from tests.positions import asked, legal, play, table_of


def scored(cards: dict[str, str], followers: dict[str, str], move: str, card: str) -> list[int]:
    """The points after seat 1 has laid a card and placed nobody."""
    state = castle(lays(card), DRAWS, cards=cards, followers=followers)
    play(state, move)
    if asked(state).get("decision") == "place_follower":
        play(state, "pass")
    return points(state)


@clause("CAS-7.1", "CAS-7.5")
@pytest.mark.parametrize("end", ["D3.180", "E1.0", "F1.0", "F2.0"])
def test_a_square_a_house_or_a_tower_close_a_path(end: str) -> None:
    """From the square of e6 over e5 to the end in e4."""
    assert scored({"e6": "D4.0", "e4": end}, {"e4": "1.path-3" if end[0] == "E" else "1.path"}, "lay e5 0", "A1") == [
        3,
        0,
    ]


@clause("CAS-7.1", "CAS-7.2")
def test_the_wall_closes_a_path() -> None:
    assert scored({"a5": "A3.90", "c5": "D1.0"}, {"a5": "2.path"}, "lay b5 90", "A1") == [0, 3]


@clause("CAS-7.1", "CAS-7.10")
def test_the_end_of_a_start_space_closes_a_path_and_counts_as_a_card() -> None:
    assert scored({"c1": "A3.0", "c3": "D1.0"}, {"c1": "1.path"}, "lay c2 0", "A1") == [4, 0]


@clause("CAS-7.1")
def test_a_ring_is_complete() -> None:
    ring = {"d4": "B1.90", "e4": "B3.180", "e5": "B6.270"}
    assert scored(ring, {"d4": "1.path"}, "lay d5 0", "B9") == [4, 0]


@clause("CAS-7.1")
def test_an_open_end_keeps_a_path_from_scoring() -> None:
    assert scored({"e6": "D4.0", "e4": "A3.0"}, {"e4": "1.path"}, "lay e5 0", "A1") == [0, 0]


@clause("CAS-7.2", "CAS-7.3")
def test_the_wall_closes_towers_and_houses() -> None:
    """Towers between the wall to the north and a house to the west, and alone in the corner."""
    assert scored({"a2": "G9.0", "b1": "G3.270"}, {"b1": "1.tower"}, "lay a1 0", "G17") == [2, 0]
    state = castle(lays("G8"), DRAWS, cards={"a2": "G9.0"})
    play(state, "lay a1 0", "follower tower")
    assert points(state) == [2, 0]


@clause("CAS-7.3")
def test_a_side_against_an_empty_space_keeps_a_house_open() -> None:
    """The house of d5, e5 and f5: e5 has a third side of house to the north."""
    row = {"d5": "G6.90", "f5": "G5.270"}
    assert scored(row, {"d5": "1.house"}, "lay e5 0", "G12") == [0, 0]
    assert scored({**row, "e4": "G9.0"}, {"d5": "1.house"}, "lay e5 0", "G12") == [3, 0]


@clause("CAS-7.3")
def test_a_hole_inside_keeps_a_tower_open() -> None:
    """Eight cards round e5; the tower of e4 still looks into the hole."""
    ring = {"e4": "G8.180", "d4": "G9.0", "f4": "G9.0", "d5": "G6.0", "f5": "G5.0", "d6": "G2.0", "f6": "G1.0"}
    assert scored(ring, {"e4": "1.tower"}, "lay e6 0", "G7") == [0, 0]


@clause("CAS-7.4")
def test_every_structure_that_the_card_completes_is_scored_in_this_turn() -> None:
    around = {"e4": "G8.180", "e6": "G6.0", "d5": "G9.0", "f5": "G9.0"}
    state = castle(lays("G16"), DRAWS, cards=around, followers={"e4": "1.tower", "e6": "1.house"})
    play(state, "lay e5 180", "pass")
    assert points(state) == [6, 0]


@clause("CAS-7.4")
def test_nothing_is_scored_twice() -> None:
    state = castle(lays("G8"), THEN_ENDS, cards={"e6": "G7.0"}, followers={"e6": "1.tower"})
    play(state, "lay e5 180", "pass", "draw G9", "lay e4 0", "pass")
    assert points(state) == [4, 0]


@clause("CAS-7.6")
@pytest.mark.parametrize(("card", "expected"), [("A1", 3), ("A2", 6)])
def test_a_well_makes_a_path_worth_two_a_card(card: str, expected: int) -> None:
    assert scored({"e6": "D4.0", "e4": "F1.0"}, {"e4": "1.path"}, "lay e5 0", card) == [expected, 0]


@clause("CAS-7.6")
def test_more_wells_raise_nothing() -> None:
    wells = {"e7": "D4.0", "e6": "A4.0", "e4": "F1.0"}
    assert scored(wells, {"e4": "1.path"}, "lay e5 0", "A2") == [8, 0]


@clause("CAS-7.7")
def test_a_tower_gives_two_points_a_card() -> None:
    assert scored({"d5": "G8.90", "f5": "G7.270"}, {"d5": "1.tower"}, "lay e5 90", "G19") == [6, 0]


@clause("CAS-7.8")
def test_a_house_gives_a_point_a_card() -> None:
    assert scored({"d5": "G6.90", "f5": "G5.270"}, {"d5": "2.house"}, "lay e5 90", "G18") == [0, 3]


@clause("CAS-7.9")
def test_a_card_counts_once_even_with_two_parts() -> None:
    """The two houses of G10 in e5 are one, round the cards to the west: six cards with seven parts."""
    west = {"e4": "G2.180", "d4": "G1.90", "d5": "G18.0", "d6": "G21.0", "e6": "G17.270"}
    assert scored(west, {"d4": "1.house"}, "lay e5 0", "G10") == [6, 0]


@clause("CAS-7.10")
def test_a_start_space_counts_as_a_card() -> None:
    assert scored({"i5": "G9.0"}, {}, "lay i4 90", "G8") == [0, 0]
    state = castle(lays("G8"), DRAWS, cards={"i5": "G9.0"})
    play(state, "lay i4 90", "follower tower")
    assert points(state) == [4, 0]
    state = castle(lays("G6"), DRAWS)
    play(state, "lay a3 270", "follower house")
    assert points(state) == [2, 0]


@clause("CAS-7.11")
def test_the_majority_scores_whoever_completes() -> None:
    """Two knights of seat 2 against one of seat 1, and seat 1 lays the last card."""
    three = {"d5": "G8.90", "e4": "G7.180", "f5": "G3.180"}
    followers = {"d5": "2.tower", "e4": "2.tower", "f5": "1.tower"}
    state = castle(lays("G13"), DRAWS, cards={**three, "f6": "G11.0"}, followers=followers)
    play(state, "lay e5 0", "pass")
    assert points(state) == [0, 10]


@clause("CAS-7.12")
def test_with_equal_numbers_nobody_scores() -> None:
    both = {"d5": "1.tower", "f5": "2.tower"}
    assert scored({"d5": "G8.90", "f5": "G7.270"}, both, "lay e5 90", "G19") == [0, 0]
    assert scored({"d5": "G8.90", "f5": "G7.270"}, {}, "lay e5 90", "G19") == [0, 0]


@clause("CAS-7.13")
def test_all_followers_go_home_scored_or_not() -> None:
    for followers in ({"d5": "1.tower", "f5": "2.tower"}, {"d5": "1.tower"}):
        state = castle(lays("G19"), DRAWS, cards={"d5": "G8.90", "f5": "G7.270"}, followers=followers)
        play(state, "lay e5 90", "pass")
        table = table_of(state)
        assert (table["followers"], table["supply"]) == ({}, {"1": 6, "2": 6})


# The card F4 with its path to the south completes a path of seat 2 there, a tower of seat 1 to the north and west.
TWO = {"e4": "G8.180", "d5": "G7.90", "e6": "D4.0", "f5": "G9.0"}


@clause("CAS-7.14", "CAS-7.16")
def test_the_active_player_scores_first() -> None:
    state = castle(lays("F4"), DRAWS, cards=TWO, followers={"e4": "1.tower", "e6": "2.path"})
    events = play(state, "lay e5 0", "pass")
    scored_by = [event.document(GAME.piles, SPECTATOR) for event in events if event.verb == "score"]
    assert [(event["seat"], event["kind"], event["count"]) for event in scored_by] == [
        ("1", "tower", 3),
        ("2", "path", 2),
    ]
    state = castle(lays("F4", 2), DRAWS, active="2", cards=TWO, followers={"e4": "1.tower", "e6": "2.path"})
    events = play(state, "lay e5 0", "pass")
    scored_by = [event.document(GAME.piles, SPECTATOR) for event in events if event.verb == "score"]
    assert [(event["seat"], event["kind"], event["count"]) for event in scored_by] == [
        ("2", "path", 2),
        ("1", "tower", 3),
    ]


@clause("CAS-7.15")
@pytest.mark.parametrize(("first", "corner"), [("tower", "12-13"), ("path", None)])
def test_the_active_player_chooses_the_order_of_what_scores_for_one(first: str, corner: str | None) -> None:
    """6 for the tower and 2 for the path, from 7: over 13 or over 9, both to 15."""
    state = castle(lays("F4"), DRAWS, cards=TWO, followers={"e4": "1.tower", "e6": "1.path"}, scored=at(7))
    play(state, "lay e5 0", "pass")
    assert asked(state) == {"decision": "choose_structure", "seat": "1", "of": "1", "left": ["e5.path", "e5.tower"]}
    assert legal(state) == ["score e5 path", "score e5 tower"]
    play(state, f"score e5 {first}")
    taken = asked(state)["decision"] == "turn_up_token"
    assert taken == (corner is not None)
    if taken:
        play(state, "reveal 9")
    assert points(state) == [15, 0]
    assert ("12-13" in table_of(state)["on_wall"]) != taken


@clause("CAS-7.15")
def test_also_of_what_scores_for_the_other() -> None:
    state = castle(lays("F4"), DRAWS, cards=TWO, followers={"e4": "2.tower", "e6": "2.path"}, scored=at(0, 7))
    play(state, "lay e5 0", "pass")
    assert (asked(state)["seat"], asked(state)["of"]) == ("1", "2")
    play(state, "score e5 tower", "reveal 1")
    assert points(state) == [0, 15]


@clause("CAS-7.15")
@pytest.mark.parametrize(
    ("before", "near"), [(3, False), (4, True), (12, True), (13, False), (103, False), (104, True)]
)
def test_the_order_is_asked_for_only_while_a_token_is_within_reach(before: int, near: bool) -> None:
    """All eight points, and one token on 12/13."""
    both = {"e4": "1.tower", "e6": "1.path"}
    state = castle(lays("F4"), DRAWS, cards=TWO, followers=both, scored=at(before), on_wall={"12-13": 1})
    play(state, "lay e5 0", "pass")
    assert (asked(state)["decision"] == "choose_structure") == near
    assert points(state) == [before + (0 if near else 8), 0]


@clause("CAS-7.16")
def test_points_are_moved_structure_by_structure() -> None:
    """From 10: the path ends on 12, and the token is turned up before the tower takes the marker on."""
    state = castle(lays("F4"), DRAWS, cards=TWO, followers={"e4": "1.tower", "e6": "1.path"}, scored=at(10))
    play(state, "lay e5 0", "pass", "score e5 path")
    assert (points(state), asked(state)["decision"]) == ([12, 0], "turn_up_token")
    play(state, "reveal 4")
    assert (points(state), asked(state)["decision"]) == ([18, 0], "turn_up_token")


@clause("CAS-7.17")
def test_a_marker_that_passes_99_goes_on_at_0() -> None:
    state = castle(lays("G8"), DRAWS, cards={"e6": "G7.0"}, scored=at(98))
    play(state, "lay e5 180", "follower tower")
    assert points(state) == [102, 0]
    state = castle(lays("G8"), DRAWS, cards={"e6": "G7.0"}, scored=at(108))
    play(state, "lay e5 180", "follower tower")
    assert (points(state), asked(state)["decision"]) == ([112, 0], "turn_up_token")


@clause("CAS-7.18")
def test_a_closed_court_scores_nothing_in_play() -> None:
    around = {"d5": "G8.90", "f5": "G7.270", "e6": "G6.0", "e4": "G5.180"}
    state = castle(lays("G9"), DRAWS, cards=around)
    play(state, "lay e5 0", "follower court")
    assert points(state) == [0, 0]


@clause("CAS-7.19")
def test_a_card_completes_what_it_only_closes_off() -> None:
    """A court against the last open side of a tower."""
    state = castle(lays("G9"), DRAWS, cards={"e6": "G7.0"}, followers={"e6": "2.tower"})
    play(state, "lay e5 0")
    assert legal(state) == ["follower court", "pass"]
    play(state, "pass")
    assert points(state) == [0, 2]


@clause("CAS-7.19", "CAS-8.1")
def test_and_its_player_has_completed_it() -> None:
    state = castle(lays("G9"), DRAWS, cards={"e6": "G6.0"}, followers={"e6": "1.house"})
    play(state, "lay e5 0", "pass")
    assert (points(state), table_of(state)["keep_size"]) == ([1, 0], {"1": 1})


@clause("CAS-7.20")
def test_what_scores_for_nobody_is_settled_last() -> None:
    tied = {"e4": "1.tower", "d5": "2.tower", "e6": "2.path"}
    state = castle(lays("F4"), DRAWS, cards=TWO, followers=tied)
    events = play(state, "lay e5 0", "pass")
    names = [event.document(GAME.piles, SPECTATOR)["event"] for event in events]
    assert names.index("completed") < names.index("nobody_scores")
    assert (points(state), table_of(state)["followers"]) == ([0, 2], {})
