"""Chapter 3: the doge track, ties and the order of players."""

from typing import Any

import pytest

from signoria.kernel.documents import write
from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.rialto.tables import asks, due, points, rialto
from tests.positions import asked, play, table_of


def after_a_move_of(seat: str, spaces: int, **table: Any) -> State:
    """Four markers, one of which moves in step A."""
    return rialto(4, due("doge_action", of=seat), step="A", count={seat: spaces}, **table)


def whose_turns(state: State) -> list[str]:
    """Whom the agenda names, in its order."""
    agenda: Any = write(state)["agenda"]
    named = [entry.get("seat", entry.get("of")) for entry in agenda]
    return [str(seat) for seat in named if seat is not None]


@clause("RIA-3.1")
@pytest.mark.parametrize(
    ("spaces", "doge"),
    [
        (1, ["1", "2", "3", "4"]),
        (2, ["1", "2", "4", "3"]),
        (3, ["1", "2", "4", "3"]),
        (4, ["1", "4", "2", "3"]),
        (5, ["1", "4", "2", "3"]),
        (6, ["4", "1", "2", "3"]),
        (7, ["4", "1", "2", "3"]),
    ],
)
def test_who_is_further_or_arrives_on_top_is_ahead(spaces: int, doge: list[str]) -> None:
    state = after_a_move_of("4", spaces, doge_space={"1": 6, "2": 4, "3": 2})
    assert table_of(state)["doge"] == doge


@clause("RIA-3.1")
def test_a_marker_goes_on_top_of_a_whole_stack_but_stays_behind_those_further_forward() -> None:
    state = after_a_move_of("4", 2, doge_space={"1": 3, "2": 2, "3": 2})
    assert table_of(state)["doge"] == ["1", "4", "2", "3"]


@clause("RIA-3.2")
@pytest.mark.parametrize(("seat", "doge"), [("3", ["3", "1", "2", "4"]), ("4", ["4", "1", "2", "3"])])
def test_a_marker_leaves_a_stack_alone_and_the_others_keep_their_order(seat: str, doge: list[str]) -> None:
    state = after_a_move_of(seat, 1, doge_space={"1": 5, "2": 5, "3": 5, "4": 5})
    assert table_of(state)["doge"] == doge
    assert table_of(state)["doge_space"] == {"1": 5, "2": 5, "3": 5, "4": 5, seat: 6}


@clause("RIA-3.3")
@pytest.mark.parametrize("seat", ["2", "3", "4"])
def test_a_move_of_no_spaces_leaves_the_marker_where_it_lies_in_its_stack(seat: str) -> None:
    state = after_a_move_of(seat, 0, doge_space={"1": 2, "2": 2, "3": 2, "4": 2})
    assert table_of(state)["doge"] == ["1", "2", "3", "4"]


@clause("RIA-3.4")
@pytest.mark.parametrize(("doge", "winner"), [(["3", "2", "1"], "3"), (["1", "2", "3"], "2"), (["2", "3", "1"], "2")])
def test_most_cards_of_a_step_are_tied_for_the_player_ahead(doge: list[str], winner: str) -> None:
    state = rialto(3, due("bonus_winner"), step="B", count={"1": 1, "2": 2, "3": 2}, doge=doge)
    assert table_of(state)["winner"] == winner


@clause("RIA-3.4")
@pytest.mark.parametrize(("doge", "scored"), [(["1", "2", "3"], [0, 4, 2]), (["3", "1", "2"], [0, 2, 4])])
def test_places_in_a_district_are_tied_for_the_player_ahead(doge: list[str], scored: list[int]) -> None:
    state = rialto(
        3,
        due("final_scoring"),
        doge=doge,
        councillors={"2": {"castello": 1}, "3": {"castello": 1}},
        gondolas={
            "cannaregio-castello": 1,
            "castello-san_marco": 1,
            "castello-santa_croce": 1,
            "castello-dorsoduro": 1,
        },
    )
    assert points(state) == scored


@clause("RIA-3.4")
@pytest.mark.parametrize(("doge", "ranks"), [(["1", "2", "3"], [1, 2, 3]), (["3", "2", "1"], [3, 2, 1])])
def test_the_final_result_is_tied_for_the_player_ahead(doge: list[str], ranks: list[int]) -> None:
    assert rialto(3, doge=doge).ranking() == ranks


@clause("RIA-3.5")
@pytest.mark.parametrize(
    ("duty", "table"),
    [
        ("take_rows", {}),
        ("green_buildings", {"coins": {"3": 1}, "buildings": {"3": {"green_1": 1}}}),
        ("hand_limits", {"hand": {"3": {"doge": 8}}}),
        ("bonus_winner", {"step": "C", "count": {"1": 2, "2": 1, "3": 1}}),
        ("bonus_winner", {"step": "E", "count": {"1": 1, "2": 1, "3": 1}}),
        ("blue_buildings", {"coins": {"3": 1}, "buildings": {"3": {"blue_1": 1}}}),
    ],
)
def test_doge_order_applies_where_the_order_matters(duty: str, table: dict[str, Any]) -> None:
    state = rialto(3, due(duty), doge=["3", "1", "2"], **table)
    assert whose_turns(state) == ["3", "1", "2"]


@clause("RIA-3.5")
def test_card_play_and_the_start_buildings_have_an_order_of_their_own() -> None:
    cards = rialto(3, due("begin_step", step="B"), doge=["3", "1", "2"], leader="2")
    assert whose_turns(cards) == ["2", "3", "1"]
    buildings = rialto(3, due("start_buildings"), doge=["3", "1", "2"], seating=["2", "3", "1"])
    assert whose_turns(buildings) == ["1", "3", "2"]


@clause("RIA-3.6")
@pytest.mark.parametrize(("doge", "rank"), [(["2", "1", "3"], 1), (["1", "2", "3"], 2), (["1", "3", "2"], 3)])
@pytest.mark.parametrize("spaces", [{}, {"1": 9, "2": 9, "3": 9}])
def test_the_rank_is_one_more_than_the_markers_ahead(doge: list[str], rank: int, spaces: dict[str, int]) -> None:
    state = rialto(
        3, asks("activate_blue", 2), doge=doge, doge_space=spaces, coins={"2": 1}, buildings={"2": {"blue_3": 1}}
    )
    play(state, "activate blue_3")
    assert table_of(state)["doge_space"]["2"] == spaces.get("2", 0) + rank
    assert asked(state) == {}
