"""Chapter 11: the final scoring."""

from typing import Any

import pytest

from signoria.games.castle import GAME
from signoria.games.castle.box import CELLS
from signoria.games.castle.scoring import largest_hole
from signoria.games.castle.state import Castle
from signoria.kernel.agenda import SPECTATOR
from tests.clauses import clause
from tests.games.castle.full_wall import FULL_WALL
from tests.games.castle.tables import DRAWS, THEN_ENDS, at, castle, places, points
from tests.positions import asked, play, table_of

# Completed houses of two cards in row 3 and of three in row 8.
HOUSES = {"g3": "G10.90", "h3": "G14.270", "d8": "G6.90", "e8": "G18.90", "f8": "G5.270"}
KEEPS: dict[str, Any] = {"keep_size": {"1": 3, "2": 2}, "keeps": {"1": "d8.house", "2": "g3.house"}}


def last(cards: dict[str, str], followers: dict[str, str] | None = None, **table: Any) -> Castle:
    """The last turn, in which nothing is left to do but not to place a follower."""
    there = {"a8": "G4.0", **cards} if len(cards) < 60 else cards
    return castle(places("a8"), THEN_ENDS, cards=there, followers=followers, stack={}, **table)


def final(cards: dict[str, str], followers: dict[str, str] | None = None, **table: Any) -> list[int]:
    state = last(cards, followers, **table)
    play(state, "pass")
    assert asked(state) == {}
    return points(state)


def terms(state: Castle, seat: int) -> dict[str, int]:
    return {term.name: term.points for term in state.scores()[seat].terms}


@clause("CAS-11.1")
def test_keep_then_courts_then_tokens() -> None:
    cards = {**HOUSES, "c3": "G9.0", "c5": "A1.90", "e4": "G8.0", "e6": "G2.0"}
    standing = {"c3": "1.court", "c5": "1.path", "e4": "1.tower", "e6": "1.house"}
    held = {"1": dict.fromkeys("456789", 1)}
    state = last(cards, standing, tokens=held, **KEEPS)
    events = [event.document(GAME.piles, SPECTATOR) for event in play(state, "pass")]
    scored = [event["kind"] for event in events if event["event"] == "score"]
    assert scored == ["keep", "market_raised", "unfinished_path", "unfinished_tower", "unfinished_house", "token"]
    used = [event["kind"] for event in events if event["event"] == "place" and event["thing"] == "token"]
    assert used == ["8", "7", "4", "5", "6", "9"]


@clause("CAS-11.2")
@pytest.mark.parametrize(("sizes", "winner"), [((3, 2), 0), ((2, 3), 1)])
def test_the_larger_keep_scores_the_largest_hole(sizes: tuple[int, int], winner: int) -> None:
    houses = {3: "d8.house", 2: "g3.house"}
    state = last(
        HOUSES,
        keep_size={"1": sizes[0], "2": sizes[1]},
        keeps={"1": houses[sizes[0]], "2": houses[sizes[1]]},
    )
    play(state, "pass")
    assert points(state)[1 - winner] == 0
    # 76 spaces, six cards; all the rest hangs together.
    assert points(state)[winner] == 70


@clause("CAS-11.3")
def test_empty_spaces_hang_together_over_sides_only() -> None:
    """b1 and a2 leave the corner a1 alone; it touches b2 at the corner."""
    assert largest_hole(castle(DRAWS, cards={"b1": "G5.0", "a2": "G6.0"})) == CELLS.size - 3
    assert largest_hole(castle(DRAWS, cards=FULL_WALL)) == 11


@clause("CAS-11.4")
def test_equal_keeps_score_nothing() -> None:
    assert final(HOUSES, keep_size={"1": 3, "2": 3}, keeps={"1": "d8.house", "2": "e8.house"}) == [0, 0]


@clause("CAS-11.5")
def test_without_a_house_token_8_does_not_help() -> None:
    one: dict[str, Any] = {"keep_size": {"1": 2}, "keeps": {"1": "g3.house"}}
    state = last(HOUSES, tokens={"2": {"8": 2}}, **one)
    play(state, "pass")
    assert points(state) == [70, 0]
    assert table_of(state)["tokens"] == {"2": {"8": 2}}


@clause("CAS-11.6")
def test_without_keeps_nobody_scores_the_hole() -> None:
    assert final(HOUSES, tokens={"1": {"8": 1}}) == [0, 0]


@clause("CAS-11.7")
@pytest.mark.parametrize(("tokens", "expected"), [({}, 6), ({"1": {"7": 1}}, 8)])
def test_a_court_gives_three_points_a_market_and_four_with_token_7(tokens: Any, expected: int) -> None:
    court = {"c3": "G9.0", "d3": "G8.0", "c4": "G5.180", "e3": "G6.180"}
    standing = {"d3": "1.court", "c4": "1.court", "e3": "2.court"}
    assert final(court, standing, tokens=tokens) == [expected, 0]


@clause("CAS-11.8")
def test_a_tie_scores_nothing_and_neither_does_a_court_without_a_market() -> None:
    court = {"c3": "G9.0", "d3": "G8.0"}
    assert final(court, {"c3": "1.court", "d3": "2.court"}) == [0, 0]
    state = last({"d3": "G8.0"}, {"d3": "1.court"}, tokens={"1": {"7": 1}})
    play(state, "pass")
    assert (points(state), table_of(state)["tokens"]) == ([0, 0], {"1": {"7": 1}})


@clause("CAS-11.9")
def test_the_market_of_a_start_space_counts_in_the_court_that_touches_it() -> None:
    assert final({"i7": "G8.0"}, {"i7": "2.court"}) == [0, 3]
    assert final({"i7": "G8.90"}, {"i7": "2.court"}) == [0, 0]


@clause("CAS-11.10")
def test_open_courts_score_in_full() -> None:
    state = last({"c3": "G9.0", "c4": "G9.0"}, {"c3": "1.court"})
    assert state.tiling.opening[state.tiling.region_at(CELLS.ids.index("c3"), 0)] == 6
    play(state, "pass")
    assert points(state) == [6, 0]


# Paths of two cards, of one, and of one without a herald.
PATHS = {"c3": "A1.90", "d3": "A3.90", "c5": "A5.90", "c7": "A7.90"}


@clause("CAS-11.11")
@pytest.mark.parametrize(("count", "expected"), [(0, 0), (1, 2), (2, 3)])
def test_each_token_4_to_6_serves_one_structure(count: int, expected: int) -> None:
    tokens = {"1": {"4": count}} if count else {}
    assert final(PATHS, {"c3": "1.path", "c5": "1.path"}, tokens=tokens) == [expected, 0]


@clause("CAS-11.11")
def test_a_complete_structure_is_not_an_unfinished_one() -> None:
    tower = {"d3": "G8.90", "e3": "G7.270"}
    assert final(tower, {"d3": "1.tower"}, tokens={"1": {"5": 1}}) == [0, 0]


@clause("CAS-11.12")
def test_points_of_the_final_scoring_go_round_the_track_too() -> None:
    assert final({}, tokens={"1": {"9": 1}}, scored=at(98)) == [103, 0]


@clause("CAS-11.13")
@pytest.mark.parametrize(("count", "expected"), [(1, 2 * 4 + 3), (2, 2 * 4 + 4)])
def test_token_7_goes_to_the_won_court_with_most_markets(count: int, expected: int) -> None:
    courts = {"c3": "G9.0", "f3": "G9.0", "f4": "G7.180"}
    held = {"1": {"7": count}}
    assert final(courts, {"c3": "1.court", "f3": "1.court"}, tokens=held) == [expected, 0]


@clause("CAS-11.13")
def test_token_8_is_used_also_where_it_is_not_needed() -> None:
    state = last(HOUSES, tokens={"1": {"8": 1}}, **KEEPS)
    play(state, "pass")
    assert (table_of(state)["used_tokens"], points(state)) == ({"8": 1}, [70, 0])


@clause("CAS-11.14")
def test_a_start_space_alone_and_a_structure_without_a_majority_give_nothing() -> None:
    state = last({"c3": "A1.90"}, {}, tokens={"1": dict.fromkeys("456", 2)})
    play(state, "pass")
    assert points(state) == [0, 0]
    assert table_of(state)["tokens"] == {"1": dict.fromkeys("456", 2)}
    tied = {"c3": "1.path", "d3": "2.path"}
    assert final(PATHS, tied, tokens={"1": {"4": 1}}) == [0, 0]


def test_a_score_opens_as_its_terms() -> None:
    state = last(
        {"c3": "G9.0"}, {"c3": "1.court"}, tokens={"1": {"9": 1}}, scored={"1": {"tower": 3, "house_raised": 2}}
    )
    play(state, "pass")
    assert terms(state, 0) == {"tower": 6, "house_raised": 4, "market": 3, "token": 5}
