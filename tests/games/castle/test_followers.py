"""Chapter 6: followers."""

import pytest

from signoria.games.castle.box import SPOTS
from tests.clauses import clause
from tests.games.castle.tables import (
    DRAWS,
    SIX_CARDS,
    SIX_MERCHANTS,
    THEN_ENDS,
    at,
    castle,
    lays,
    places,
    points,
)
from tests.positions import asked, legal, play, refusal, table_of

# G20 at e5: a tower to the north and east, a house to the south, a court to the west.
THREE_PARTS = {"e5": "G20.0"}


@clause("CAS-6.1")
def test_one_follower_may_be_placed_and_no_second() -> None:
    state = castle(places("e5"), DRAWS, cards=THREE_PARTS)
    assert legal(state) == ["follower tower", "follower house", "follower court", "pass"]
    play(state, "follower tower")
    assert asked(state)["decision"] == "draw_card"
    assert table_of(state)["followers"] == {"e5": "1.tower"}


@clause("CAS-6.1")
def test_or_none() -> None:
    state = castle(places("e5"), DRAWS, cards=THREE_PARTS)
    play(state, "pass")
    assert (table_of(state)["followers"], table_of(state)["supply"]) == ({}, {"1": 6, "2": 6})


@clause("CAS-6.2")
def test_it_comes_from_the_own_supply_and_the_others_stay() -> None:
    state = castle(places("e5", 2), DRAWS, active="2", cards={**THREE_PARTS, "a1": "G9.0"}, followers={"a1": "2.court"})
    play(state, "follower house")
    table = table_of(state)
    assert table["supply"] == {"1": 6, "2": 4}
    assert table["followers"] == {"a1": "2.court", "e5": "2.house"}
    assert table["standing"] == {"2": {"merchant": 1, "squire": 1}}


@clause("CAS-6.3")
def test_it_stands_on_the_card_just_laid_only() -> None:
    state = castle(lays("G20"), DRAWS, cards={"e6": "G5.0", "i4": "G8.90"})
    play(state, "lay e5 0")
    assert legal(state) == ["follower tower", "follower house", "follower court", "pass"]
    play(state, "follower court")
    assert table_of(state)["followers"] == {"e5": "1.court"}


@clause("CAS-6.3")
def test_it_never_stands_on_a_start_space() -> None:
    """G6 has its court towards the tower of the start space: no knight can be placed."""
    state = castle(lays("G6"), DRAWS)
    play(state, "lay i4 0")
    assert legal(state) == ["follower house", "follower court", "pass"]


@clause("CAS-6.4")
@pytest.mark.parametrize(
    ("card", "part", "role"),
    [
        ("A3.0", "path", "herald"),
        ("G20.0", "tower", "knight"),
        ("A3.0", "house", "squire"),
        ("G20.0", "court", "merchant"),
    ],
)
def test_the_part_says_what_the_follower_is(card: str, part: str, role: str) -> None:
    state = castle(places("e5"), DRAWS, cards={"e5": card})
    play(state, f"follower {part}")
    assert table_of(state)["standing"] == {"1": {role: 1}}


@clause("CAS-6.5")
@pytest.mark.parametrize("seat", [1, 2])
def test_not_where_anybody_stands_in_the_area_however_far(seat: int) -> None:
    """A path from b5 to e5, with a herald at its other end."""
    path = {"b5": "A1.90", "c5": "A2.90", "d5": "A3.90", "e5": "D3.0"}
    state = castle(places("e5"), DRAWS, cards=path, followers={"b5": f"{seat}.path"})
    # The west path of D3 is the third of its list.
    assert refusal(state, "follower path-3") == "CAS-6.5"
    assert legal(state)[:2] == ["follower path", "follower path-2"]


@clause("CAS-6.6")
def test_other_parts_may_still_take_it() -> None:
    state = castle(places("e5"), DRAWS, cards={**THREE_PARTS, "e4": "G8.180"}, followers={"e4": "2.tower"})
    assert refusal(state, "follower tower") == "CAS-6.5"
    assert legal(state) == ["follower house", "follower court", "pass"]


@clause("CAS-6.7")
def test_two_parts_of_a_kind_are_judged_separately() -> None:
    state = castle(places("e5"), DRAWS, cards={"e5": "G10.0", "e4": "G6.180"}, followers={"e4": "1.house"})
    assert refusal(state, "follower house") == "CAS-6.5"
    assert refusal(state, "follower house-2") is None


@clause("CAS-6.8", "CAS-6.15")
def test_without_a_follower_the_turn_goes_on() -> None:
    state = castle(lays("G9"), DRAWS, cards=SIX_CARDS, followers=SIX_MERCHANTS)
    play(state, "lay i7 0")
    assert asked(state)["decision"] == "draw_card"


@clause("CAS-6.8")
def test_no_follower_can_be_placed_out_of_an_empty_supply() -> None:
    state = castle(places("i7"), DRAWS, cards={**SIX_CARDS, "i7": "G9.0"}, followers=SIX_MERCHANTS)
    assert refusal(state, "follower court") == "CAS-6.8"
    assert legal(state) == ["pass"]


@clause("CAS-6.15")
def test_nothing_is_asked_where_every_part_is_taken() -> None:
    state = castle(lays("G9"), DRAWS, cards={"e6": "G9.0"}, followers={"e6": "2.court"})
    play(state, "lay e5 0")
    assert asked(state)["decision"] == "draw_card"


@clause("CAS-6.9")
def test_a_follower_on_what_the_card_completes_scores_at_once() -> None:
    state = castle(lays("G8"), DRAWS, cards={"e6": "G7.0"})
    play(state, "lay e5 180", "follower tower")
    assert points(state) == [4, 0]


@clause("CAS-6.10")
def test_a_merchant_stays() -> None:
    """The court of e5 is closed all round, and nothing comes of it."""
    around = {"d5": "G8.90", "f5": "G7.270", "e6": "G6.0"}
    state = castle(lays("G9"), DRAWS, cards={**around, "e4": "G5.180"})
    play(state, "lay e5 0", "follower court")
    assert state.tiling.opening[state.area(SPOTS.ids.index("e5.court"))] == 0
    assert table_of(state)["followers"] == {"e5": "1.court"}
    assert (points(state), table_of(state)["supply"]) == ([0, 0], {"1": 5, "2": 6})


@clause("CAS-6.11")
def test_a_follower_that_came_home_may_be_placed_in_the_next_turn() -> None:
    five = {cell: SIX_CARDS[cell] for cell in ("b2", "d2", "b5", "d5", "f5")}
    state = castle(
        lays("G8"),
        THEN_ENDS,
        cards={**five, "h6": "G7.0"},
        followers={**dict.fromkeys(five, "1.court"), "h6": "1.tower"},
    )
    play(state, "lay h5 180")
    assert (points(state), table_of(state)["supply"]) == ([4, 0], {"1": 1, "2": 6})
    play(state, "draw G9", "lay i7 0", "pass", "draw G9", "lay a6 0")
    assert legal(state) == ["follower court", "pass"]


@clause("CAS-6.12")
def test_joining_brings_followers_together() -> None:
    apart = {"d5": "G8.90", "f5": "G7.270"}
    state = castle(lays("G13"), DRAWS, cards=apart, followers={"d5": "1.tower", "f5": "2.tower"})
    play(state, "lay e5 0", "pass")
    assert table_of(state)["followers"] == {"d5": "1.tower", "f5": "2.tower"}


@clause("CAS-6.13")
def test_an_extra_turn_counts_as_the_next_turn_for_followers_too() -> None:
    five = {cell: SIX_CARDS[cell] for cell in ("b2", "d2", "b5", "d5", "f5")}
    state = castle(
        lays("G8"),
        THEN_ENDS,
        cards={**five, "h6": "G7.0"},
        followers={**dict.fromkeys(five, "1.court"), "h6": "1.tower"},
        tokens={"1": {"1": 1}},
    )
    play(state, "lay h5 180", "use 1", "draw G9", "lay i7 0")
    assert asked(state) == {"decision": "place_follower", "seat": "1", "cell": "i7"}


@clause("CAS-6.14")
def test_a_follower_that_comes_home_in_this_turn_is_not_the_one_placed_in_it() -> None:
    five = {cell: SIX_CARDS[cell] for cell in ("b2", "d2", "b5", "d5", "f5")}
    state = castle(
        lays("G8"),
        THEN_ENDS,
        cards={**five, "h6": "G7.0"},
        followers={**dict.fromkeys(five, "1.court"), "h6": "1.tower"},
        scored=at(0),
    )
    play(state, "lay h5 180")
    assert asked(state)["decision"] == "draw_card"
    assert table_of(state)["followers"] == dict.fromkeys(five, "1.court")
