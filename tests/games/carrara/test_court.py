"""Chapter 6: scoring from the royal court, and the visit."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.games.carrara import GAME
from signoria.games.carrara.rules.places import has_place, last_place, place_refusal
from signoria.games.carrara.state import Carrara
from tests.clauses import clause
from tests.games.carrara.tables import (
    ADVANCED_COURT,
    BASE_COURT,
    asks,
    carrara,
    coins,
    due,
    points,
    scoring,
    terms,
    turn,
)
from tests.positions import asked, legal, play, refusal, table_of
from tests.random_games import seeds, setups, state_after

ONE_VILLA = {"villa-2": "lerici"}


def scores(state: Carrara) -> list[str]:
    return [move for move in legal(state) if move.split()[0] == "score"]


def visited(seats: int = 3, *agenda: dict[str, Any], space: str = "b1", **table: Any) -> Carrara:
    """Seat 1 has scored from a space; the others have not answered yet."""
    court = {str(seat): dict.fromkeys(BASE_COURT, 1) for seat in range(1, seats + 1)}
    del court["1"][space]
    first = agenda or (due("begin_turn", of="2"),)
    usual = {"holder": "1", "visited": space, "court": court, "placed": {"1": {"urban": 1}}}
    return carrara(seats, *first, **{**usual, **table})


# The action.


@clause("CAR-6.1", "CAR-6.3", "CAR-6.5")
def test_scoring_takes_the_token_the_bonus_and_then_a_place() -> None:
    state = carrara(2, turn(), boards={"1": ONE_VILLA})
    play(state, "score b1")
    table = table_of(state)
    assert (table["holder"], table["visited"]) == ("1", "b1")
    assert table["lifted"] == {"1": 1}
    assert points(state) == [3, 0]
    assert asked(state) == {"decision": "choose_place", "seat": "1"}
    play(state, "place villa")
    table = table_of(state)
    assert table["placed"] == {"1": {"villa": 1}}
    assert "lifted" not in table
    assert "b1" not in table["court"]["1"]
    assert asked(state) == {"decision": "answer_visit", "seat": "2"}


@clause("CAR-6.2", "CAR-5.21")
def test_the_bonuses_are_3_points_or_5_coins() -> None:
    state = carrara(2, turn(), boards={"1": ONE_VILLA})
    assert scores(state) == ["score b1", "score b4"]
    for space, gained in (("b1", [3, 0]), ("b4", [0, 5])):
        twin = state.clone()
        play(twin, f"score {space}")
        assert [points(twin)[0], coins(twin)[0]] == gained
        assert terms(twin) == ({"bonus": 3} if space == "b1" else {})
    later = carrara(2, turn(), boards={"1": ONE_VILLA}, court={"1": {"b2": 1, "b3": 1, "b6": 1}})
    assert scores(later) == ["score b2", "score b6"]


@clause("CAR-6.4")
def test_without_a_pillar_or_a_place_action_3_cannot_be_chosen() -> None:
    bare = carrara(2, turn())
    assert scores(bare) == []
    assert refusal(bare, "score b1") == "CAR-6.4"
    no_pillar = carrara(2, turn(), boards={"1": ONE_VILLA}, court={"2": {"b1": 1}}, placed={"1": {"urban": 1}})
    assert scores(no_pillar) == []
    assert refusal(no_pillar, "score b1") == "CAR-6.1"
    all_used = carrara(2, turn(), boards={"1": ONE_VILLA}, placed={"1": {"villa": 1, "rural": 1}})
    assert scores(all_used) == []


@clause("CAR-6.5")
def test_a_pillar_on_a_place_stays_there() -> None:
    state = carrara(2, turn(), boards={"1": ONE_VILLA})
    play(state, "score b1", "place villa", "decline", "skip", "score b2", "place rural")
    assert table_of(state)["placed"] == {"1": {"villa": 1, "rural": 1}}
    assert not any(family.name in ("lift", "take_back") for family in state.game.moves.families)


@clause("CAR-6.6")
def test_coins_come_from_the_bank_and_points_at_once() -> None:
    state = carrara(2, scoring(), boards={"1": {"palazzo-2": "massa", "palazzo-1": "pisa"}}, lifted={"1": 1})
    play(state, "place palazzo")
    assert coins(state)[0] == 3
    assert terms(state) == {"place_palazzo": 2}


@clause("CAR-6.7")
def test_points_have_no_upper_end() -> None:
    state = carrara(2, scoring(), boards={"1": {"palazzo-5": "livorno"}}, scored={"1": {"bonus": 290}}, lifted={"1": 1})
    play(state, "place palazzo")
    assert points(state)[0] == 305


# The visit.


@clause("CAR-6.8", "CAR-6.1")
def test_a_follower_scores_from_the_same_space_gets_the_same_bonus_and_takes_no_token() -> None:
    state = visited(boards={"2": {"porta-1": "massa"}})
    assert legal(state) == ["score b1", "decline"]
    assert refusal(state, "score b4") == "CAR-6.8"
    play(state, "score b1", "place porta")
    assert points(state)[1] == 3 + 1
    table = table_of(state)
    assert (table["holder"], table["visited"]) == ("1", "b1")
    assert table["placed"]["2"] == {"porta": 1}


@clause("CAR-6.9", "CAR-3.4")
def test_who_declines_moves_the_pillar_without_a_bonus_and_does_another_action() -> None:
    state = visited(boards={"2": {"porta-1": "massa"}}, wheel={"I": {"blue": 1}}, coins={"2": 20})
    play(state, "decline")
    assert table_of(state)["court"]["2"] == {"b2": 1, "b3": 1, "b4": 1, "b5": 1, "b6": 1, "big": 1}
    assert points(state)[1] == 0
    assert coins(state)[1] == 20
    assert asked(state) == {"decision": "take_turn", "seat": "2"}
    assert {move.split()[0] for move in legal(state)} == {"turn", "buy", "skip"}


@clause("CAR-6.10", "CAR-6.12")
def test_a_pillar_on_the_big_space_scores_without_bonus_token_or_visit() -> None:
    court = {"1": {"b2": 1, "big": 1}, "2": {"b2": 1, "big": 1}}
    state = carrara(2, turn(), boards={"1": ONE_VILLA}, court=court)
    assert scores(state) == ["score b2", "score big"]
    play(state, "score big", "place villa")
    table = table_of(state)
    assert (table["holder"], table["visited"]) == (None, None)
    assert table["court"] == {"1": {"b2": 1}, "2": {"b2": 1, "big": 1}}
    assert points(state) == [0, 0]
    assert coins(state) == [2, 0]
    assert asked(state) == {"decision": "take_turn", "seat": "2"}


@clause("CAR-6.11")
def test_during_a_visit_nobody_who_is_asked_to_follow_scores_from_the_big_space() -> None:
    court = {"1": {"b2": 1}, "2": {"b1": 1, "b2": 1, "big": 1}, "3": {"b1": 1, "b2": 1}}
    state = visited(boards={"2": {"porta-1": "massa"}}, court=court)
    assert refusal(state, "score big") == "CAR-6.11"
    play(state, "decline")
    assert "score big" not in legal(state)


@clause("CAR-6.13", "CAR-6.15")
def test_after_a_visit_the_visited_space_is_empty_for_all() -> None:
    state = carrara(3, turn(1), boards={"1": ONE_VILLA, "2": {"porta-1": "massa"}, "3": {"porta-2": "massa"}})
    play(state, "score b4", "place villa", "score b4", "place porta", "decline", "skip")
    table = table_of(state)
    assert (table["holder"], table["visited"]) == (None, None)
    left = {space: 1 for space in BASE_COURT if space != "b4"}
    assert table["court"] == {"1": left, "2": left, "3": left | {"big": 1}}
    assert coins(state) == [5 + 2, 5, 2]
    assert asked(state) == {"decision": "take_turn", "seat": "1"}


@clause("CAR-6.13")
def test_everybody_answers_a_visit_once() -> None:
    state = visited(2, asks("answer_visit", 2), due("end_turn", of="2"))
    play(state, "decline")
    assert asked(state) == {"decision": "take_turn", "seat": "2"}
    play(state, "skip")
    assert table_of(state)["holder"] is None


@clause("CAR-6.14")
def test_when_all_bonus_spaces_are_empty_scoring_begins_at_the_big_one() -> None:
    court = {"1": {"big": 1}, "2": {"big": 2}}
    state = carrara(2, turn(), boards={"1": ONE_VILLA}, court=court)
    assert scores(state) == ["score big"]
    play(state, "score big", "place villa")
    assert table_of(state)["holder"] is None


@clause("CAR-6.15")
def test_the_holder_may_choose_any_bonus_space_with_an_own_pillar() -> None:
    court = {"1": {"b3": 1, "b5": 1}, "2": {"b3": 1, "b5": 1}}
    state = carrara(2, turn(), boards={"1": ONE_VILLA}, court=court)
    assert scores(state) == ["score b3", "score b5"]


@clause("CAR-6.16")
def test_who_has_no_place_must_decline() -> None:
    state = visited()
    assert legal(state) == ["decline"]
    assert refusal(state, "score b1") == "CAR-6.4"


@clause("CAR-6.17")
def test_an_action_is_one_pillar_and_one_place() -> None:
    state = visited(2, boards={"2": {"porta-1": "massa", "villa-1": "massa"}})
    play(state, "score b1", "place porta")
    assert points(state)[1] == 3 + 1
    assert table_of(state)["court"]["2"] == {"b2": 1, "b3": 1, "b4": 1, "b5": 1, "b6": 1}
    assert asked(state)["seat"] == "1"


# CAR-6.18: an action that is begun can be completed.


def hopeful(*agenda: dict[str, Any], **table: Any) -> Carrara:
    """All that seat 1 could score without a statue is scored; villa-2 stands in Lerici, porta-1 in Pisa."""
    usual = {
        "boards": {"1": {"villa-2": "lerici", "porta-1": "pisa"}},
        "placed": {"1": {"villa": 1, "porta": 1, "urban": 1, "rural": 1}},
        "court": {"1": dict.fromkeys(ADVANCED_COURT[:4], 1), "2": dict.fromkeys(ADVANCED_COURT, 1)},
    }
    return carrara(2, *agenda, variant="advanced", **{**usual, **table})


@clause("CAR-6.18", "CAR-6.4")
def test_the_bonus_of_a_space_may_bring_the_place_that_it_needs() -> None:
    state = hopeful(turn())
    assert scores(state) == ["score a1"]
    assert refusal(state, "score a3") == "CAR-6.4"
    play(state, "score a1")
    # To store or refuse the gold statue would leave no place.
    assert legal(state) == ["on porta-1", "on villa-2"]
    assert refusal(state, "store") == "CAR-6.18"
    assert refusal(state, "pass") == "CAR-6.18"
    play(state, "on porta-1")
    assert legal(state) == ["place massa-pisa"]


@clause("CAR-6.18")
def test_five_bonus_coins_may_open_a_money_place() -> None:
    court = {"1": dict.fromkeys(ADVANCED_COURT[4:], 1), "2": dict.fromkeys(ADVANCED_COURT, 1)}
    state = hopeful(turn(), coins={"1": 31}, court=court)
    assert scores(state) == ["score a5"]
    play(state, "score a5")
    assert legal(state) == ["place money-36"]
    assert scores(hopeful(turn(), coins={"1": 30}, court=court)) == []


@clause("CAR-6.18", "CAR-11.15")
def test_a_stored_statue_counts_as_far_as_it_may_still_be_moved() -> None:
    state = hopeful(turn(), stored={"1": {"yellow": 1}})
    assert scores(state) == ["score a1", "score a3"]
    assert scores(hopeful(turn(), stored={"1": {"yellow": 1}}, fresh={"yellow": 1})) == ["score a1"]
    play(state, "score a3")
    assert "take flag" in legal(state)
    play(state, "pass")
    assert legal(state) == ["move yellow"]
    play(state, "move yellow", "on porta-1")
    assert legal(state) == ["place massa-pisa"]


@clause("CAR-6.18")
def test_a_statue_goes_where_it_opens_a_place() -> None:
    placed = {"1": {"villa": 1, "porta": 1, "urban": 1, "rural": 1, "livorno-lerici": 1}}
    state = hopeful(turn(), placed=placed, court={"1": {"a1": 1, "a2": 1}, "2": dict.fromkeys(ADVANCED_COURT, 1)})
    play(state, "score a1")
    assert legal(state) == ["on porta-1"]
    assert refusal(state, "on villa-2") == "CAR-6.18"


@clause("CAR-6.18")
def test_a_statue_without_which_there_is_no_place_is_not_boxed() -> None:
    stored = {"1": {"yellow": 1, "white": 1}}
    boards = {"1": {"villa-2": "pisa"}}
    placed = {"1": {"villa": 1, "rural": 1}}
    state = hopeful(turn(), stored=stored, boards=boards, placed=placed, court={"1": {"a3": 1}})
    play(state, "score a3", "take flag")
    assert legal(state) == ["move white", "move yellow", "replace white", "replace yellow"]
    lone = hopeful(
        turn(), stored={"1": {"yellow": 1, "crown": 1}}, boards=boards, placed=placed, court={"1": {"a3": 1}}
    )
    play(lone, "score a3", "take flag")
    assert legal(lone) == ["move yellow", "replace crown"]
    assert refusal(lone, "replace yellow") == "CAR-6.18"


@clause("CAR-6.18")
def test_a_stored_statue_is_not_moved_where_it_closes_the_last_place() -> None:
    # Only in Pisa would a place open; the stored green statue may stand in Lerici alone.
    placed = {"1": {"villa": 1, "porta": 1, "urban": 1, "rural": 1, "livorno-lerici": 1}}
    court = {"1": {"a1": 1}, "2": dict.fromkeys(ADVANCED_COURT, 1)}
    state = hopeful(turn(), placed=placed, stored={"1": {"green": 1}}, court=court)
    play(state, "score a1")
    # While the gold statue is still to be put, the green one may go.
    assert legal(state) == ["move green", "on porta-1"]
    play(state, "move green", "on villa-2", "on porta-1")
    assert legal(state) == ["place massa-pisa"]


# The worked examples.


@clause("CAR-X6", "CAR-6.3", "CAR-6.8", "CAR-7.4")
def test_x6_massa_scores_8_points_and_two_follow() -> None:
    boards = {
        "1": {"villa-2": "massa", "porta-1": "massa", "palazzo-5": "massa"},
        "2": {"castello-2": "lerici"},
        "3": {"villa-1": "lerici"},
    }
    state = carrara(3, turn(), boards=boards)
    play(state, "score b4")
    assert coins(state)[0] == 5
    play(state, "place massa")
    assert terms(state) == {"place_massa": 8}
    play(state, "score b4", "place rural", "score b4", "place villa")
    assert coins(state) == [5, 5, 5 + 1]
    assert points(state) == [8, 2, 0]


@clause("CAR-X7", "CAR-7.6")
def test_x7_a_follower_scores_palazzo_for_8_coins_and_14_points() -> None:
    board = {"palazzo-1": "pisa", "palazzo-5": "lucca", "palazzo-4": "massa"}
    state = visited(2, space="b4", boards={"2": board})
    play(state, "score b4", "place palazzo")
    assert coins(state)[1] == 5 + 3
    assert points(state)[1] == 14


@pytest.mark.parametrize("space", BASE_COURT)
@clause("CAR-6.8")
def test_every_space_can_be_followed(space: str) -> None:
    state = visited(2, space=space, boards={"2": {"porta-1": "massa"}})
    assert legal(state) == [f"score {space}", "decline"]


@clause("CAR-6.4")
@settings(max_examples=40, deadline=None)
@given(st.sampled_from(setups(GAME)), seeds, st.integers(0, 500), st.sampled_from([0, 35, 36, 49, 50]))
def test_a_place_is_there_when_one_can_be_taken(setup: Any, seed: int, plies: int, held: int) -> None:
    state = state_after(GAME, setup, seed, plies)
    assert isinstance(state, Carrara)
    for seat in range(state.setup.seats):
        able = [place_refusal(state, seat, place, held) is None for place in range(last_place(state))]
        assert has_place(state, seat, held) == any(able)
