"""Chapters 10 and 12: the end of a round, the end of the game, and ties."""

from typing import Any

import pytest

from signoria.games.rialto import GAME
from signoria.kernel.agenda import SPECTATOR
from tests.clauses import clause
from tests.games.rialto.tables import asks, due, points, rialto
from tests.positions import asked, play, table_of


@clause("RIA-10.1")
@pytest.mark.parametrize("number", [1, 5, 6])
def test_all_coins_on_buildings_go_to_the_general_supply(number: int) -> None:
    state = rialto(
        3,
        due("end_round"),
        round=number,
        coins={"1": 1},
        coins_on_buildings={"1": 2, "3": 1},
        spent_buildings={"1": {"green_1": 1, "yellow_2": 1}, "3": {"blue_4": 1}},
    )
    table = table_of(state)
    assert (table["coin_supply"], table["coins"]) == (29, {"1": 1})
    assert "coins_on_buildings" not in table
    assert table["buildings"] == {"1": {"green_1": 1, "yellow_2": 1}, "3": {"blue_4": 1}}
    assert "spent_buildings" not in table


@clause("RIA-10.1", "RIA-4.3")
def test_two_tiles_of_a_kind_are_both_free_again() -> None:
    state = rialto(2, due("end_round"), coins_on_buildings={"1": 2}, spent_buildings={"1": {"yellow_2": 2}})
    assert table_of(state)["buildings"] == {"1": {"yellow_2": 2}}


@clause("RIA-10.2")
def test_the_end_of_the_game_is_told() -> None:
    state = rialto(2, asks("activate_blue", 1), due("end_round"), round=6)
    told = [event.document(state.game.piles, SPECTATOR)["event"] for event in play(state, "pass")]
    assert told[-1] == "game_ends"


@clause("RIA-10.1")
def test_coins_buildings_councillors_and_cards_in_hand_stay() -> None:
    belongings: dict[str, Any] = {
        "coins": {"1": 2, "2": 3},
        "buildings": {"1": {"green_1": 1, "blue_2": 2}, "2": {"yellow_3": 1}},
        "own_supply": {"1": 4, "2": 2},
        "councillors": {"1": {"castello": 2}, "2": {"dorsoduro": 1}},
        "hand": {"1": {"doge": 2, "joker": 1}, "2": {"gold": 4}},
        "gondolas": {"castello-san_marco": 1},
        "doge_space": {"1": 4, "2": 3},
        "scored": {"1": {"start": 3}, "2": {"start": 3, "bridge_cards": 4}},
    }
    table = table_of(rialto(2, due("end_round"), **belongings))
    assert table["round"] == 2
    assert {name: table[name] for name in belongings} == belongings


@clause("RIA-10.1", "RIA-4.6")
@pytest.mark.parametrize(
    ("given", "owned"),
    [("green_1 ready", {"green_2": 1, "blue_1": 1}), ("blue_1 spent", {"green_1": 1, "blue_2": 1})],
    ids=["another building", "blue 1 itself, which takes the last coin off the board"],
)
def test_a_building_gained_by_blue_1_can_be_used_in_the_next_round(given: str, owned: dict[str, int]) -> None:
    state = rialto(
        2,
        asks("exchange_building", 1, building="blue_1"),
        due("end_round"),
        buildings={"1": {"green_1": 1}},
        spent_buildings={"1": {"blue_1": 1}},
        coins_on_buildings={"1": 1},
    )
    play(state, f"exchange {given}")
    assert table_of(state)["round"] == 2
    assert table_of(state)["buildings"] == {"1": owned}


@clause("RIA-10.2")
def test_the_final_scoring_follows_the_sixth_round() -> None:
    state = rialto(2, due("end_round"), round=6, coins={"1": 3}, buildings={"2": {"blue_4": 1}})
    assert asked(state) == {}
    assert points(state) == [2, 4]


@clause("RIA-10.2")
@pytest.mark.parametrize("number", [1, 5])
def test_no_final_scoring_follows_an_earlier_round(number: int) -> None:
    state = rialto(2, due("end_round"), round=number, coins={"1": 3}, buildings={"2": {"blue_4": 1}})
    assert asked(state)["decision"] == "deal_card"
    assert points(state) == [0, 0]


@clause("RIA-10.2")
def test_coins_leave_the_buildings_before_the_final_scoring() -> None:
    state = rialto(2, due("end_round"), round=6, coins_on_buildings={"1": 4}, spent_buildings={"1": {"green_1": 4}})
    assert points(state) == [4, 0]


@clause("RIA-10.2")
def test_cards_in_hand_are_worth_nothing_at_the_end() -> None:
    state = rialto(2, due("end_round"), round=6, hand={"1": {"doge": 7, "joker": 5}})
    assert points(state) == [0, 0]
    assert state.ranking() == [1, 2]


@clause("RIA-12.1")
@pytest.mark.parametrize(
    ("each", "ranks"),
    [
        ([9, 5, 7], [1, 3, 2]),
        ([4, 5, 6], [3, 2, 1]),
        ([-2, 0, -1], [3, 1, 2]),
    ],
)
def test_more_points_are_better_wherever_the_markers_stand(each: list[int], ranks: list[int]) -> None:
    scored = {str(seat): {"buildings": count} for seat, count in enumerate(each, 1)}
    for doge in (["1", "2", "3"], ["3", "2", "1"]):
        assert rialto(3, scored=scored, doge=doge).ranking() == ranks


@clause("RIA-12.1")
@pytest.mark.parametrize(
    ("doge", "ranks"),
    [
        (["1", "2", "3", "4"], [1, 2, 3, 4]),
        (["4", "3", "2", "1"], [2, 1, 4, 3]),
        (["2", "4", "1", "3"], [2, 1, 4, 3]),
    ],
)
def test_with_equal_points_the_player_ahead_is_placed_better_at_every_place(doge: list[str], ranks: list[int]) -> None:
    scored = {"1": {"start": 9}, "2": {"start": 9}, "3": {"start": 5}, "4": {"start": 5}}
    assert rialto(4, scored=scored, doge=doge).ranking() == ranks


@clause("RIA-12.1")
def test_there_are_no_shared_places() -> None:
    assert rialto(5, doge=["3", "5", "1", "2", "4"]).ranking() == [3, 4, 1, 5, 2]


def test_a_ranking_can_be_asked_for_before_anybody_has_a_marker_on_the_track() -> None:
    assert GAME.new(GAME.setup(3)).ranking() == [1, 2, 3]
