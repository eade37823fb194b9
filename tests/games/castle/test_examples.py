"""Chapter 14: the examples of the rulebook. White is seat 1, black is seat 2."""

from typing import Any

from signoria.games.castle.box import DATA, SPOTS
from tests.clauses import clause
from tests.games.castle.full_wall import FULL_WALL
from tests.games.castle.tables import DRAWS, THEN_ENDS, at, castle, lays, places, points
from tests.positions import asked, legal, play, refusal, table_of


@clause("CAS-X1")
def test_a_path_of_three_cards_and_a_start_space_with_a_well() -> None:
    state = castle(lays("A2"), DRAWS, cards={"c1": "A1.0", "c3": "D1.0"}, followers={"c1": "2.path"})
    play(state, "lay c2 0", "pass")
    assert points(state) == [0, 8]


@clause("CAS-X2")
def test_a_tower_of_four_cards() -> None:
    tower = {"c5": "G8.90", "e5": "G22.0", "f5": "G7.270"}
    state = castle(lays("G19"), DRAWS, cards=tower, followers={"c5": "1.tower"})
    play(state, "lay d5 90", "pass")
    assert points(state) == [8, 0]


@clause("CAS-X3")
def test_a_house_of_one_card_and_another_at_its_corner() -> None:
    state = castle(lays("G6"), DRAWS, cards={"e4": "G9.0", "d4": "G5.180", "d5": "G2.0"})
    play(state, "lay e5 0", "follower house")
    assert points(state) == [1, 0]


@clause("CAS-X4")
def test_a_card_that_joins_and_completes_two_towers() -> None:
    towers = {"d5": "G8.90", "f5": "G7.270"}
    state = castle(lays("G19"), DRAWS, cards=towers, followers={"d5": "1.tower", "f5": "2.tower"})
    play(state, "lay e5 90", "pass")
    assert points(state) == [0, 0]
    assert (table_of(state)["followers"], table_of(state)["supply"]) == ({}, {"1": 6, "2": 6})


@clause("CAS-X5")
def test_a_herald_on_a_path_of_one_card_that_the_card_completes() -> None:
    state = castle(lays("F1", 2), DRAWS, active="2", cards={"a2": "G9.0"})
    play(state, "lay a1 180", "follower path")
    assert points(state) == [0, 1]
    assert table_of(state)["supply"] == {"1": 6, "2": 6}


@clause("CAS-X6")
def test_a_knight_on_a_free_tower_of_two_cards() -> None:
    state = castle(lays("G8", 2), DRAWS, active="2", cards={"e6": "G7.0"})
    play(state, "lay e5 180", "follower tower")
    assert points(state) == [0, 4]
    assert table_of(state)["supply"] == {"1": 6, "2": 6}


@clause("CAS-X7")
def test_two_points_from_31_end_on_a_corner_tower() -> None:
    state = castle(lays("G8", 2), DRAWS, active="2", cards={"a2": "G9.0"}, scored=at(0, 31))
    play(state, "lay a1 0", "follower tower")
    assert points(state) == [0, 33]
    assert asked(state) == {"decision": "turn_up_token", "seat": "chance", "of": "2"}
    play(state, "reveal 6")
    assert table_of(state)["new_tokens"] == {"2": {"6": 1}}
    assert "32-33" not in table_of(state)["on_wall"]


@clause("CAS-X8")
def test_a_card_that_extends_an_own_house_takes_no_second_squire() -> None:
    state = castle(lays("G20"), DRAWS, cards={"e6": "G2.0"}, followers={"e6": "1.house"})
    play(state, "lay e5 0")
    assert refusal(state, "follower house") == "CAS-6.5"
    assert legal(state) == ["follower tower", "follower court", "pass"]


@clause("CAS-X9")
def test_a_card_that_extends_a_court_with_a_merchant_far_away() -> None:
    court = {"b5": "G9.0", "c5": "G9.0", "d5": "G7.0"}
    state = castle(lays("G6"), DRAWS, cards=court, followers={"b5": "2.court"})
    play(state, "lay e5 0")
    assert refusal(state, "follower court") == "CAS-6.5"
    assert legal(state) == ["follower house", "pass"]


@clause("CAS-X10")
def test_sixteen_empty_spaces_of_which_eleven_hang_together() -> None:
    keeps: dict[str, Any] = {"keep_size": {"1": 1, "2": 2}, "keeps": {"1": "i7.house", "2": "a3.house"}}
    state = castle(places("a8"), THEN_ENDS, cards=FULL_WALL, **keeps)
    assert sum(card < 0 for card in state.cards) == 16
    play(state, "pass")
    assert points(state) == [0, 11]


def courts(**tokens: dict[str, int]) -> list[int]:
    """The large court reaches the market of the start space at i7; a small one is in the west."""
    large = {"i7": "G9.0", "h7": "G9.0", "i6": "G5.0", "h6": "G7.0"}
    standing = {"i7": "2.court", "h6": "2.court", "i6": "1.court"}
    small = {"b3": "G2.0", "b4": "G10.90"}
    state = castle(
        places("a8"),
        THEN_ENDS,
        cards={"a8": "G4.0", **large, **small},
        followers={**standing, "b4": "1.court"},
        stack={},
        tokens={seat.removeprefix("seat_"): held for seat, held in tokens.items()},
    )
    play(state, "pass")
    return points(state)


@clause("CAS-X11", "CAS-X12")
def test_a_court_of_one_market_and_one_of_five() -> None:
    assert courts() == [3, 15]


@clause("CAS-X13")
def test_token_7_on_the_large_court() -> None:
    assert courts(seat_2={"7": 1}) == [3, 20]


@clause("CAS-X14")
def test_the_table_of_points() -> None:
    table = DATA["scoring"]
    assert [table[kind] for kind in ("path", "path_with_well", "tower", "house", "market")] == [1, 2, 2, 1, 3]


@clause("CAS-X15")
def test_a_branching_to_three_sides_parts_three_courts() -> None:
    state = castle(DRAWS, cards={"e5": "D5.0"})
    areas = {state.area(SPOTS.ids.index(f"e5.{part}")) for part in ("court", "court-2", "court-3")}
    assert len(areas) == 3
    assert legal(castle(places("e5"), cards={"e5": "D5.0"})) == [
        "follower path",
        "follower court",
        "follower court-2",
        "follower court-3",
        "pass",
    ]
