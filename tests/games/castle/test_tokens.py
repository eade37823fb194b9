"""Chapter 9: the wall tokens."""

from typing import Any

import pytest

from signoria.games.castle.box import CORNERS
from signoria.kernel.view import view
from tests.clauses import clause
from tests.games.castle.tables import ALL_CORNERS, DRAWS, THEN_ENDS, at, castle, chance, lays, places, points
from tests.positions import asked, legal, play, table_of

# A tower of two cards, and a house of two cards, that a card on e5 completes.
TOWER = {"e6": "G7.0"}
HOUSE = {"e6": "G5.0"}


@clause("CAS-9.1", "CAS-9.30")
@pytest.mark.parametrize("space", [12, 13, 17, 18, 32, 33, 82, 83])
def test_who_stops_on_a_corner_tower_takes_its_token(space: int) -> None:
    state = castle(lays("G8"), DRAWS, cards=TOWER, followers={"e6": "1.tower"}, scored=at(space - 4))
    play(state, "lay e5 180", "pass")
    assert asked(state) == {"decision": "turn_up_token", "seat": "chance", "of": "1"}
    play(state, "reveal 5")
    table = table_of(state)
    assert table["new_tokens"] == {"1": {"5": 1}}
    taken = set(CORNERS.ids) - set(table["on_wall"])
    assert [corner for corner in taken if str(space) in corner.split("-")] == list(taken)


@clause("CAS-9.1")
def test_a_token_that_was_taken_is_gone() -> None:
    state = castle(lays("G8"), DRAWS, cards=TOWER, followers={"e6": "1.tower"}, scored=at(8), on_wall={"17-18": 1})
    play(state, "lay e5 180", "pass")
    assert (asked(state)["decision"], table_of(state)["on_wall"]) == ("draw_card", {"17-18": 1})


@clause("CAS-9.2")
def test_token_1_gives_one_more_complete_turn() -> None:
    state = castle(lays("G9"), THEN_ENDS, tokens={"1": {"1": 1}})
    play(state, "lay i4 0", "pass", "use 1", "draw G9")
    assert asked(state) == {"decision": "lay_card", "seat": "1", "card": "G9"}
    play(state, "lay i7 0", "pass", "draw G8")
    assert asked(state)["seat"] == "2"


@clause("CAS-9.3")
@pytest.mark.parametrize(("answer", "expected"), [("use 2", 8), ("pass", 4)])
def test_token_2_gives_four_points_a_card_for_a_tower(answer: str, expected: int) -> None:
    state = castle(lays("G8"), DRAWS, cards=TOWER, followers={"e6": "1.tower"}, tokens={"1": {"2": 1}})
    play(state, "lay e5 180", "pass", answer)
    assert points(state) == [expected, 0]


@clause("CAS-9.4")
@pytest.mark.parametrize(("answer", "expected"), [("use 3", 4), ("pass", 2)])
def test_token_3_gives_two_points_a_card_for_a_house(answer: str, expected: int) -> None:
    state = castle(lays("G6"), DRAWS, cards=HOUSE, followers={"e6": "1.house"}, tokens={"1": {"3": 1}})
    play(state, "lay e5 180", "pass", answer)
    assert points(state) == [expected, 0]


@clause("CAS-9.3", "CAS-9.4")
def test_a_path_is_raised_by_no_token_and_each_token_raises_its_own_kind() -> None:
    held = {"1": dict.fromkeys("23456789", 1)}
    state = castle(lays("A1"), DRAWS, cards={"e6": "D4.0", "e4": "F1.0"}, followers={"e4": "1.path"}, tokens=held)
    play(state, "lay e5 0", "pass")
    assert (points(state), asked(state)["decision"]) == ([3, 0], "draw_card")
    tower = castle(lays("G8"), DRAWS, cards=TOWER, followers={"e6": "1.tower"}, tokens={"1": {"3": 1}})
    play(tower, "lay e5 180", "pass")
    assert points(tower) == [4, 0]


def ended(cards: dict[str, str], followers: dict[str, str], **table: Any) -> list[int]:
    """The points when the last turn ends without a scoring of its own."""
    state = castle(places("a8"), THEN_ENDS, cards={"a8": "G4.0", **cards}, followers=followers, stack={}, **table)
    play(state, "pass")
    assert asked(state) == {}
    return points(state)


@clause("CAS-9.5")
def test_token_4_scores_an_unfinished_path() -> None:
    path = {"d5": "A1.90", "e5": "A3.90"}
    assert ended(path, {"d5": "1.path"}, tokens={"1": {"4": 1}}) == [2, 0]
    assert ended(path, {"d5": "1.path"}) == [0, 0]


@clause("CAS-9.6")
def test_token_5_scores_an_unfinished_tower() -> None:
    tower = {"d5": "G8.90", "e5": "G13.0"}
    assert ended(tower, {"d5": "2.tower"}, tokens={"2": {"5": 1}}) == [0, 4]
    assert ended(tower, {"d5": "2.tower"}, tokens={"2": {"4": 1, "6": 1}}) == [0, 0]


@clause("CAS-9.7")
def test_token_6_scores_an_unfinished_house() -> None:
    house = {"d5": "G6.90", "e5": "G12.0"}
    assert ended(house, {"d5": "1.house"}, tokens={"1": {"6": 1}}) == [2, 0]


# Two courts, of two markets and of one.
COURTS = {"c3": "G9.0", "c4": "G5.180", "f3": "G7.0"}
MERCHANTS = {"c3": "1.court", "f3": "1.court"}


@clause("CAS-9.8")
def test_token_7_raises_the_markets_of_one_court() -> None:
    assert ended(COURTS, MERCHANTS) == [9, 0]
    assert ended(COURTS, MERCHANTS, tokens={"1": {"7": 1}}) == [11, 0]
    assert ended(COURTS, MERCHANTS, tokens={"1": {"7": 2}}) == [12, 0]


# Completed houses of two cards (row 3) and of four (row 8).
HOUSES = {"g3": "G10.90", "h3": "G14.270", "d8": "G6.90", "e8": "G18.90", "f8": "G12.0", "f7": "G9.0", "g8": "G5.270"}


def hole_for(**tokens: dict[str, int]) -> list[bool]:
    """Who scores the hole, where seat 1 has a keep on two cards and seat 2 on four."""
    found = ended(
        HOUSES,
        {},
        keep_size={"1": 2, "2": 4},
        keeps={"1": "g3.house", "2": "d8.house"},
        tokens={seat.removeprefix("seat_"): held for seat, held in tokens.items()},
    )
    return [scored > 0 for scored in found]


@clause("CAS-9.9")
def test_token_8_makes_a_keep_two_cards_larger() -> None:
    assert hole_for() == [False, True]
    assert hole_for(seat_1={"8": 1}) == [False, False]
    assert hole_for(seat_1={"8": 1}, seat_2={"8": 1}) == [False, True]


@clause("CAS-9.10", "CAS-9.27")
@pytest.mark.parametrize("count", [1, 2])
def test_token_9_gives_five_points(count: int) -> None:
    assert ended({}, {}, tokens={"2": {"9": count}}) == [0, 5 * count]


@clause("CAS-9.11")
def test_passing_a_tower_gives_nothing() -> None:
    state = castle(lays("G8"), DRAWS, cards=TOWER, followers={"e6": "1.tower"}, scored=at(10))
    play(state, "lay e5 180", "pass")
    assert (points(state), asked(state)["decision"]) == ([14, 0], "draw_card")
    assert table_of(state)["on_wall"] == ALL_CORNERS


# F4 on e5 completes a tower of three cards and a path of two.
TWO = {"e4": "G8.180", "d5": "G7.90", "e6": "D4.0", "f5": "G9.0"}


@clause("CAS-9.12")
def test_every_structure_is_a_stop() -> None:
    """From 10 by 2 to 12 and by 6 to 18: two tokens."""
    state = castle(lays("F4"), THEN_ENDS, cards=TWO, followers={"e4": "1.tower", "e6": "1.path"}, scored=at(10))
    play(state, "lay e5 0", "pass", "score e5 path", "reveal 5", "reveal 6")
    table = table_of(state)
    assert table["new_tokens"] == {"1": {"5": 1, "6": 1}}
    assert set(ALL_CORNERS) - set(table["on_wall"]) == {"12-13", "17-18"}


@clause("CAS-9.13")
def test_either_player_can_gain_a_token_in_either_turn() -> None:
    state = castle(lays("G8"), THEN_ENDS, cards=TOWER, followers={"e6": "2.tower"}, scored=at(0, 9))
    play(state, "lay e5 180", "pass", "reveal 2")
    # The next turn is that of seat 2, in which the token can be used.
    assert table_of(state)["tokens"] == {"2": {"2": 1}}


@clause("CAS-9.14")
def test_a_token_is_not_used_in_the_turn_in_which_it_was_gained() -> None:
    """The path brings seat 1 to 12 and a token 2; the tower of the same turn gets nothing of it."""
    state = castle(lays("F4"), THEN_ENDS, cards=TWO, followers={"e4": "1.tower", "e6": "1.path"}, scored=at(10))
    play(state, "lay e5 0", "pass", "score e5 path", "reveal 2")
    assert points(state) == [18, 0]
    play(state, "reveal 1")
    assert (table_of(state)["active"], asked(state)["decision"]) == ("2", "draw_card")
    assert table_of(state)["new_tokens"] == {"1": {"1": 1, "2": 1}}
    play(state, "draw G4", "lay i4 0", "pass")
    assert table_of(state)["tokens"] == {"1": {"1": 1, "2": 1}}
    play(state, "draw G6", "lay a3 0", "pass")
    assert asked(state)["decision"] == "extra_turn"


@clause("CAS-9.14")
def test_an_extra_turn_is_a_next_turn() -> None:
    state = castle(
        lays("G8"), THEN_ENDS, cards=TOWER, followers={"e6": "1.tower"}, scored=at(8), tokens={"1": {"1": 1}}
    )
    play(state, "lay e5 180", "pass", "reveal 3")
    assert table_of(state)["new_tokens"] == {"1": {"3": 1}}
    play(state, "use 1")
    assert (table_of(state)["active"], table_of(state)["tokens"]) == ("1", {"1": {"3": 1}})


@clause("CAS-9.15")
def test_several_tokens_in_one_turn() -> None:
    """G16 on e5 completes a tower with e4 and a house with e6."""
    around = {"e4": "G8.180", "e6": "G6.0", "d5": "G9.0", "f5": "G9.0"}
    held = {"1": {"1": 1, "2": 1, "3": 1}}
    state = castle(
        lays("G16"), THEN_ENDS, cards=around, followers={"e4": "1.tower", "e6": "1.house"}, tokens=held, on_wall={}
    )
    play(state, "lay e5 180", "pass", "use 3", "use 2", "use 1")
    assert points(state) == [12, 0]
    assert table_of(state)["used_tokens"] == {"1": 1, "2": 1, "3": 1}
    assert table_of(state)["active"] == "1"


@clause("CAS-9.16")
def test_no_token_is_used_in_the_turn_of_the_other() -> None:
    state = castle(
        lays("G8"), THEN_ENDS, cards=TOWER, followers={"e6": "2.tower"}, tokens={"2": {"1": 1, "2": 1}}, on_wall={}
    )
    play(state, "lay e5 180", "pass")
    assert (points(state), asked(state)["decision"]) == ([0, 4], "draw_card")
    assert table_of(state)["tokens"] == {"2": {"1": 1, "2": 1}}


@clause("CAS-9.17")
def test_a_used_token_leaves_the_game() -> None:
    state = castle(lays("G8"), DRAWS, cards=TOWER, followers={"e6": "1.tower"}, tokens={"1": {"2": 1}})
    play(state, "lay e5 180", "pass", "use 2")
    table = table_of(state)
    assert table["used_tokens"] == {"2": 1}
    assert "tokens" not in table
    assert castle(chance("turn_up_token", of="1"), used_tokens={"2": 2}).weights() == [2] * 8


@clause("CAS-9.18")
def test_using_a_token_is_optional_and_an_unused_one_is_worth_nothing() -> None:
    state = castle(lays("G8"), THEN_ENDS, cards=TOWER, followers={"e6": "1.tower"}, tokens={"1": {"1": 1, "2": 1}})
    play(state, "lay e5 180", "pass")
    assert legal(state) == ["use 2", "pass"]
    play(state, "pass")
    assert legal(state) == ["use 1", "pass"]
    play(state, "pass")
    assert (table_of(state)["tokens"], points(state)) == ({"1": {"1": 1, "2": 1}}, [4, 0])
    assert ended({}, {}, tokens={"1": {"1": 2, "2": 2, "3": 1}}) == [0, 0]


@clause("CAS-9.19")
def test_without_the_majority_tokens_2_to_7_give_nothing() -> None:
    state = castle(
        lays("G8"),
        DRAWS,
        cards={**TOWER, "d5": "G9.0", "f5": "G9.0"},
        followers={},
        tokens={"1": {"2": 1, "3": 1}},
    )
    play(state, "lay e5 180", "pass")
    assert (points(state), asked(state)["decision"]) == ([0, 0], "draw_card")
    tied = {"d5": "1.path", "f5": "2.path"}
    path = {"d5": "A1.90", "e5": "A2.90", "f5": "A3.90"}
    assert ended(path, tied, tokens={"1": {"4": 2}, "2": {"7": 1}}) == [0, 0]
    court = {"c3": "G9.0", "c4": "G5.180"}
    assert ended(court, {"c3": "1.court", "c4": "2.court"}, tokens={"1": {"7": 1}}) == [0, 0]


@clause("CAS-9.20")
def test_only_one_token_takes_effect_on_a_structure_or_court() -> None:
    state = castle(lays("G8"), DRAWS, cards=TOWER, followers={"e6": "1.tower"}, tokens={"1": {"2": 2}})
    play(state, "lay e5 180", "pass", "use 2")
    assert (points(state), asked(state)["decision"]) == ([8, 0], "draw_card")
    assert ended({"d5": "A1.90"}, {"d5": "1.path"}, tokens={"1": {"4": 2}}) == [1, 0]
    assert ended({"c3": "G9.0"}, {"c3": "1.court"}, tokens={"1": {"7": 2}}) == [4, 0]


@clause("CAS-9.21")
def test_a_token_lies_there_also_for_a_second_lap() -> None:
    state = castle(lays("G8"), DRAWS, cards=TOWER, followers={"e6": "1.tower"}, scored=at(129))
    play(state, "lay e5 180", "pass")
    assert (points(state), asked(state)["decision"]) == ([133, 0], "turn_up_token")


@clause("CAS-9.22")
@pytest.mark.parametrize("before", [96, 97])
def test_on_0_and_1_there_is_never_a_token(before: int) -> None:
    state = castle(lays("G8"), DRAWS, cards=TOWER, followers={"e6": "1.tower"}, scored=at(before))
    play(state, "lay e5 180", "pass")
    assert asked(state)["decision"] == "draw_card"


@clause("CAS-9.23", "CAS-9.29")
def test_two_tokens_1_give_two_more_turns_and_are_asked_for_one_by_one() -> None:
    state = castle(lays("G9"), THEN_ENDS, tokens={"1": {"1": 2}})
    play(state, "lay i4 0", "pass")
    assert legal(state) == ["use 1", "pass"]
    play(state, "use 1")
    assert asked(state) == {"decision": "extra_turn", "seat": "1"}
    play(state, "use 1")
    assert table_of(state)["extra_turns"] == 1
    for card, cell in (("G9", "i7"), ("G4", "a6")):
        play(state, f"draw {card}")
        assert asked(state)["seat"] == "1"
        play(state, f"lay {cell} 0", "pass")
    assert table_of(state)["active"] == "2"


@clause("CAS-9.29")
def test_who_declines_is_not_asked_again_in_this_turn() -> None:
    state = castle(lays("G9"), THEN_ENDS, tokens={"1": {"1": 2}})
    play(state, "lay i4 0", "pass", "pass")
    assert table_of(state)["active"] == "2"


@clause("CAS-9.23", "CAS-9.29")
def test_without_cards_token_1_is_not_asked_for_and_has_no_effect() -> None:
    state = castle(lays("G9"), THEN_ENDS, tokens={"1": {"1": 2}}, stack={})
    play(state, "lay i4 0", "pass")
    assert asked(state) == {}
    two = castle(lays("G9"), THEN_ENDS, tokens={"1": {"1": 2}}, stack={"G4": 1})
    play(two, "lay i4 0", "pass", "use 1", "use 1", "draw G4", "lay i7 0", "pass")
    assert asked(two) == {}


@clause("CAS-9.29")
def test_token_1_is_asked_for_after_all_scoring() -> None:
    state = castle(
        lays("G8"), THEN_ENDS, cards=TOWER, followers={"e6": "1.tower"}, tokens={"1": {"1": 1}}, scored=at(8)
    )
    play(state, "lay e5 180", "pass")
    assert (points(state), asked(state)["decision"]) == ([12, 0], "turn_up_token")
    play(state, "reveal 9")
    assert asked(state)["decision"] == "extra_turn"


@clause("CAS-9.24")
def test_a_well_raises_nothing_with_token_4() -> None:
    assert ended({"d5": "A2.90"}, {"d5": "1.path"}, tokens={"1": {"4": 1}}) == [1, 0]


@clause("CAS-9.25")
def test_a_start_space_counts_for_tokens_4_to_6() -> None:
    assert ended({"c1": "A1.0"}, {"c1": "1.path"}, tokens={"1": {"4": 1}}) == [2, 0]
    assert ended({"i4": "G3.90"}, {"i4": "1.tower"}, tokens={"1": {"5": 1}}) == [4, 0]
    assert ended({"a3": "G1.270"}, {"a3": "1.house"}, tokens={"1": {"6": 1}}) == [2, 0]


@clause("CAS-9.26")
def test_both_see_what_the_other_holds() -> None:
    state = castle(DRAWS, tokens={"2": {"4": 1}}, new_tokens={"1": {"8": 1}})
    for seat in (0, 1, None):
        table = view(state, seat)["table"]
        assert isinstance(table, dict)
        assert (table["tokens"]["2"], table["new_tokens"]["1"]) == ({"4": 1}, {"8": 1})


@clause("CAS-9.27")
def test_two_tokens_8_make_the_keep_four_larger() -> None:
    assert hole_for(seat_1={"8": 2}) == [True, False]


@clause("CAS-9.28")
@pytest.mark.parametrize(("answer", "corner"), [("use 2", True), ("pass", False)])
def test_the_stop_is_judged_with_the_raised_points(answer: str, corner: bool) -> None:
    """From 4 by 8 to 12, or by 4 to 8."""
    state = castle(lays("G8"), DRAWS, cards=TOWER, followers={"e6": "1.tower"}, scored=at(4), tokens={"1": {"2": 1}})
    play(state, "lay e5 180", "pass")
    assert points(state) == [4, 0]
    play(state, answer)
    assert (asked(state)["decision"] == "turn_up_token") == corner
