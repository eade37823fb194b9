"""Chapter 4: activating buildings, and room for new ones; of the examples RIA-X4."""

from collections.abc import Callable
from typing import Any

import pytest

from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.rialto.tables import all_cards_but, asks, due, points, rialto
from tests.positions import asked, legal, play, refusal, table_of

Turn = Callable[..., State]
FULL = {"green_1": 2, "yellow_3": 2, "blue_2": 3}


def green_turn(buildings: dict[str, int], coins: int = 3, **table: Any) -> State:
    """Seat 1 is asked in phase I."""
    return rialto(2, asks("activate_green", 1), coins={"1": coins}, buildings={"1": buildings}, **table)


def card_turn(buildings: dict[str, int], coins: int = 3, **table: Any) -> State:
    """Seat 1 is asked in step B of phase II."""
    return rialto(
        2, asks("play_cards", 1, after=None), step="B", coins={"1": coins}, buildings={"1": buildings}, **table
    )


def blue_turn(buildings: dict[str, int], coins: int = 3, **table: Any) -> State:
    """Seat 1 is asked in phase III."""
    return rialto(2, asks("activate_blue", 1), coins={"1": coins}, buildings={"1": buildings}, **table)


def to_build(worth: int, buildings: dict[str, int], **table: Any) -> State:
    """Seat 1 may take a building in step C."""
    return rialto(2, asks("build", 1, worth=worth), step="C", buildings={"1": buildings}, **table)


@clause("RIA-4.1")
@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_green_buildings_work_in_phase_one_alone(value: int) -> None:
    building = {f"green_{value}": 1}
    assert legal(green_turn(building, coins=1)) == [f"activate green_{value}", "pass"]
    assert refusal(card_turn(building), f"activate green_{value}") == "not asked"
    assert refusal(blue_turn(building), f"activate green_{value}") == "RIA-4.1"


@clause("RIA-4.1")
@pytest.mark.parametrize(
    ("value", "move"),
    [
        (1, "activate yellow_1"),
        (2, "convert yellow_2 doge"),
        (3, "activate yellow_3"),
        (4, "convert yellow_4 doge"),
    ],
)
def test_yellow_buildings_work_in_phase_two_alone(value: int, move: str) -> None:
    building = {f"yellow_{value}": 1}
    hand = {"1": {"doge": 1, "gold": 1}}
    assert move in legal(card_turn(building, coins=1, hand=hand))
    for state in (green_turn(building, hand=hand), blue_turn(building, hand=hand)):
        assert refusal(state, f"activate yellow_{value}") == "RIA-4.1"
        assert refusal(state, f"convert yellow_{value} doge") == "not asked"


@clause("RIA-4.1")
@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_blue_buildings_work_in_phase_three_alone(value: int) -> None:
    building = {f"blue_{value}": 1}
    assert legal(blue_turn(building, coins=1)) == [f"activate blue_{value}", "pass"]
    assert refusal(green_turn(building), f"activate blue_{value}") == "RIA-4.1"
    assert refusal(card_turn(building), f"activate blue_{value}") == "not asked"


@clause("RIA-4.1")
@pytest.mark.parametrize(
    ("duty", "building"),
    [
        ("green_buildings", "yellow_1"),
        ("green_buildings", "blue_4"),
        ("blue_buildings", "green_2"),
        ("blue_buildings", "yellow_1"),
    ],
)
def test_nobody_is_asked_in_a_phase_for_buildings_of_another(duty: str, building: str) -> None:
    assert asked(rialto(2, due(duty), coins={"1": 1}, buildings={"1": {building: 1}})) == {}


@clause("RIA-4.2")
def test_a_coin_of_the_own_supply_goes_on_the_building_and_its_effect_comes_at_once() -> None:
    state = blue_turn({"blue_4": 1}, coins=2)
    play(state, "activate blue_4")
    table = table_of(state)
    assert (table["coins"], table["coins_on_buildings"], table["coin_supply"]) == ({"1": 1}, {"1": 1}, 28)
    assert table["spent_buildings"] == {"1": {"blue_4": 1}}
    assert points(state) == [3, 0]


@clause("RIA-4.2")
@pytest.mark.parametrize(
    ("turn", "building", "move"),
    [
        (green_turn, "green_2", "activate green_2"),
        (card_turn, "yellow_1", "activate yellow_1"),
        (card_turn, "yellow_2", "convert yellow_2 doge"),
        (blue_turn, "blue_4", "activate blue_4"),
    ],
)
def test_without_a_coin_a_building_cannot_be_used(turn: Turn, building: str, move: str) -> None:
    state = turn({building: 1}, coins=0, hand={"1": {"doge": 1}})
    assert refusal(state, move) == "RIA-4.2"
    assert move not in legal(state)


@clause("RIA-4.2")
def test_the_coins_of_another_player_do_not_help() -> None:
    state = rialto(2, asks("activate_blue", 1), coins={"2": 5}, buildings={"1": {"blue_4": 1}})
    assert refusal(state, "activate blue_4") == "RIA-4.2"


@clause("RIA-4.2")
def test_only_the_owner_can_use_a_building() -> None:
    state = rialto(2, asks("activate_blue", 1), coins={"1": 1}, buildings={"2": {"blue_4": 1}})
    assert refusal(state, "activate blue_4") == "RIA-4.2"


@clause("RIA-4.2")
@pytest.mark.parametrize(
    ("turn", "building", "decline"),
    [(green_turn, "green_2", "pass"), (card_turn, "yellow_1", "play 0 0"), (blue_turn, "blue_4", "pass")],
)
def test_nobody_has_to_use_a_building(turn: Turn, building: str, decline: str) -> None:
    state = turn({building: 1})
    play(state, decline)
    assert asked(state) == {}
    assert table_of(state)["coins"] == {"1": 3}


@clause("RIA-4.3")
@pytest.mark.parametrize(
    ("turn", "building"), [(green_turn, "green_2"), (card_turn, "yellow_1"), (blue_turn, "blue_4")]
)
def test_a_building_with_a_coin_on_it_cannot_be_activated(turn: Turn, building: str) -> None:
    state = turn({}, spent_buildings={"1": {building: 1}}, coins_on_buildings={"1": 1})
    assert refusal(state, f"activate {building}") == "RIA-4.3"
    assert f"activate {building}" not in legal(state)


@clause("RIA-4.3")
def test_each_tile_works_once_in_a_round_and_identical_tiles_count_separately() -> None:
    state = blue_turn({"blue_4": 2})
    play(state, "activate blue_4", "activate blue_4")
    assert asked(state) == {}
    assert points(state) == [6, 0]
    assert table_of(state)["coins_on_buildings"] == {"1": 2}


@clause("RIA-4.3")
def test_a_second_tile_of_a_kind_works_beside_one_with_a_coin() -> None:
    state = blue_turn({"blue_4": 1}, spent_buildings={"1": {"blue_4": 1}}, coins_on_buildings={"1": 1})
    assert refusal(state, "activate blue_4") is None


@clause("RIA-4.4")
def test_any_number_of_buildings_may_be_activated_one_after_another() -> None:
    state = blue_turn({"blue_3": 1, "blue_4": 2})
    play(state, "activate blue_4", "activate blue_3", "activate blue_4")
    assert points(state) == [6, 0]
    assert table_of(state)["doge_space"] == {"1": 1}
    assert "coins" not in table_of(state)


@clause("RIA-4.4")
@pytest.mark.parametrize(("turn", "building"), [(green_turn, "green_2"), (blue_turn, "blue_3")])
def test_after_some_activations_a_player_may_stop(turn: Turn, building: str) -> None:
    state = turn({building: 3})
    play(state, f"activate {building}", f"activate {building}", "pass")
    assert asked(state) == {}
    assert table_of(state)["coins"] == {"1": 1}


@clause("RIA-4.4")
def test_each_activation_costs_a_coin_and_they_end_with_the_coins() -> None:
    state = blue_turn({"blue_4": 3}, coins=2)
    play(state, "activate blue_4", "activate blue_4")
    assert asked(state) == {}
    assert table_of(state)["buildings"] == {"1": {"blue_4": 1}}


@clause("RIA-4.5")
def test_a_player_may_own_several_tiles_of_the_same_kind() -> None:
    state = to_build(1, {"green_1": 4})
    play(state, "build green_1")
    assert table_of(state)["buildings"] == {"1": {"green_1": 5}}


@clause("RIA-4.6")
@pytest.mark.parametrize(
    ("building", "later"),
    [
        ("blue_4", due("blue_buildings")),
        ("yellow_1", due("begin_step", step="D")),
        ("green_2", due("green_buildings")),
    ],
    ids=["blue in phase III", "yellow in the next step", "green in the next round"],
)
def test_a_building_taken_in_step_c_works_as_soon_as_its_phase_allows(building: str, later: dict[str, Any]) -> None:
    state = rialto(2, asks("build", 1, worth=4), later, step="C", coins={"1": 1})
    play(state, f"build {building}")
    assert refusal(state, f"activate {building}") is None


@clause("RIA-4.7")
def test_with_six_buildings_a_seventh_is_simply_taken() -> None:
    state = to_build(1, {"green_1": 1, "yellow_3": 2, "blue_2": 3})
    play(state, "build blue_1")
    assert asked(state) == {}
    assert table_of(state)["buildings"] == {"1": {"green_1": 1, "yellow_3": 2, "blue_1": 1, "blue_2": 3}}


@clause("RIA-4.7")
@pytest.mark.parametrize(("returned", "value"), [("green_1", 1), ("blue_2", 2), ("yellow_3", 3)])
def test_with_seven_buildings_one_is_returned_for_its_value_to_take_another(returned: str, value: int) -> None:
    state = to_build(4, FULL)
    play(state, "build blue_4", f"return {returned} ready")
    assert points(state) == [value, 0]
    table = table_of(state)
    assert table["buildings"] == {"1": {**FULL, returned: FULL[returned] - 1, "blue_4": 1}}
    assert table["building_supply"][returned] == 5 - FULL[returned] + 1
    assert table["building_supply"]["blue_4"] == 4


@clause("RIA-4.7")
def test_tiles_with_a_coin_take_up_spaces_too() -> None:
    state = to_build(
        1, {"green_1": 2, "blue_2": 3}, spent_buildings={"1": {"yellow_3": 2}}, coins_on_buildings={"1": 2}
    )
    play(state, "build blue_1")
    assert asked(state)["decision"] == "return_building"


@clause("RIA-4.7")
def test_who_returns_nothing_cannot_take_another() -> None:
    state = to_build(4, FULL)
    play(state, "build blue_4")
    assert refusal(state, "pass") == "not asked"
    forgone = to_build(4, FULL)
    play(forgone, "pass")
    assert asked(forgone) == {}
    assert (table_of(forgone)["buildings"], points(forgone)) == ({"1": FULL}, [0, 0])


@clause("RIA-4.7")
def test_only_ones_own_buildings_can_be_returned() -> None:
    state = rialto(2, asks("return_building", 1, building="blue_4"), buildings={"1": FULL, "2": {"green_4": 1}})
    assert refusal(state, "return green_4 ready") == "RIA-4.7"
    assert refusal(state, "return green_1 spent") == "RIA-4.7"
    assert legal(state) == ["return green_1 ready", "return yellow_3 ready", "return blue_2 ready"]


@clause("RIA-4.8")
@pytest.mark.parametrize("count", [0, 1, 4, 6])
def test_with_six_or_fewer_buildings_none_can_be_returned(count: int) -> None:
    buildings = {"green_1": min(count, 3), "blue_2": max(0, count - 3)}
    state = to_build(4, buildings)
    assert refusal(state, "return green_1 ready") == "not asked"
    play(state, "build blue_4")
    assert asked(state) == {}


@clause("RIA-4.8")
@pytest.mark.parametrize("turn", [green_turn, card_turn, blue_turn])
def test_without_a_building_to_take_none_can_be_returned(turn: Turn) -> None:
    assert refusal(turn(FULL), "return green_1 ready") == "not asked"


@clause("RIA-4.8")
def test_who_has_seven_buildings_returns_one_for_the_building_that_he_has_chosen_and_not_before() -> None:
    assert refusal(to_build(4, FULL), "return green_1 ready") == "not asked"


@clause("RIA-4.9")
def test_a_kind_that_is_only_on_the_own_board_cannot_be_taken_by_returning_it() -> None:
    state = to_build(4, {"blue_4": 5, "green_1": 2})
    assert refusal(state, "build blue_4") == "RIA-1.2"


@clause("RIA-4.9")
def test_a_tile_of_the_kind_that_is_taken_may_be_returned() -> None:
    state = to_build(4, {"blue_4": 4, "green_1": 3})
    play(state, "build blue_4", "return blue_4 ready")
    assert points(state) == [4, 0]
    assert table_of(state)["buildings"] == {"1": {"blue_4": 4, "green_1": 3}}
    assert table_of(state)["building_supply"]["blue_4"] == 1


@clause("RIA-4.9")
def test_a_used_tile_may_be_returned_for_a_fresh_one_of_its_kind() -> None:
    state = to_build(
        2, {"green_1": 4, "blue_2": 2}, spent_buildings={"1": {"yellow_2": 1}}, coins_on_buildings={"1": 1}, round=2
    )
    play(state, "build yellow_2", "return yellow_2 spent")
    assert table_of(state)["buildings"] == {"1": {"green_1": 4, "blue_2": 2, "yellow_2": 1}}


@clause("RIA-4.10")
def test_the_coin_on_a_returned_building_goes_to_the_general_supply_at_once() -> None:
    state = to_build(1, {"green_1": 5}, spent_buildings={"1": {"yellow_3": 2}}, coins_on_buildings={"1": 2})
    play(state, "build blue_1", "return yellow_3 spent")
    table = table_of(state)
    assert (table["coins_on_buildings"], table["coin_supply"]) == ({"1": 1}, 29)
    assert "coins" not in table


@clause("RIA-4.10")
def test_the_coin_on_an_exchanged_building_goes_to_the_general_supply_at_once() -> None:
    state = rialto(
        2,
        asks("exchange_building", 1, building="blue_1"),
        spent_buildings={"1": {"blue_1": 1, "yellow_2": 1}},
        coins_on_buildings={"1": 2},
    )
    play(state, "exchange yellow_2 spent")
    assert (table_of(state)["coins_on_buildings"], table_of(state)["coin_supply"]) == ({"1": 1}, 29)


@clause("RIA-4.10")
def test_a_building_without_a_coin_leaves_the_coins_on_the_others() -> None:
    state = to_build(
        1, {"green_1": 4, "yellow_3": 2}, spent_buildings={"1": {"yellow_3": 1}}, coins_on_buildings={"1": 1}
    )
    play(state, "build blue_1", "return yellow_3 ready")
    assert (table_of(state)["coins_on_buildings"], table_of(state)["coin_supply"]) == ({"1": 1}, 29)


@clause("RIA-4.11")
def test_blue_1_may_be_activated_without_an_exchange() -> None:
    state = blue_turn({"blue_1": 1, "green_4": 1}, coins=1)
    play(state, "activate blue_1", "pass")
    assert asked(state) == {}
    assert table_of(state)["coins_on_buildings"] == {"1": 1}


@clause("RIA-4.11")
def test_blue_1_may_be_activated_when_nothing_can_be_exchanged() -> None:
    state = rialto(
        2,
        asks("activate_blue", 1),
        coins={"1": 1},
        buildings={"1": {"blue_1": 1}, "2": {"blue_2": 5}},
    )
    play(state, "activate blue_1")
    assert legal(state) == ["pass"]


@clause("RIA-4.11")
def test_green_1_may_be_activated_when_no_card_can_be_had() -> None:
    state = green_turn({"green_1": 1}, hand={"2": all_cards_but()})
    play(state, "activate green_1", "draw")
    assert asked(state) == {}
    assert table_of(state)["coins_on_buildings"] == {"1": 1}


@clause("RIA-4.11")
def test_green_2_may_be_activated_by_who_holds_few_cards() -> None:
    state = green_turn({"green_2": 1}, hand={"1": {"doge": 1}})
    play(state, "activate green_2")
    assert table_of(state)["coins_on_buildings"] == {"1": 1}


@clause("RIA-4.11")
def test_yellow_buildings_need_a_use_that_is_legal() -> None:
    hand = {"1": {"gold": 1}}
    state = card_turn({"yellow_2": 1, "yellow_3": 1, "yellow_4": 1})
    assert refusal(state, "activate yellow_3") == "RIA-6.11"
    assert refusal(card_turn({"yellow_2": 1}, hand=hand), "convert yellow_2 gold") == "RIA-6.13"
    assert refusal(card_turn({"yellow_4": 1}, hand=hand), "convert yellow_4 doge") == "RIA-6.12"


@clause("RIA-4.12")
@pytest.mark.parametrize(
    ("condition", "ready", "spent", "coins"),
    [("ready", 1, {"1": {"yellow_3": 1}}, {"1": 1}), ("spent", 2, None, None)],
)
def test_the_owner_chooses_whether_the_tile_with_or_without_a_coin_is_returned(
    condition: str, ready: int, spent: dict[str, Any] | None, coins: dict[str, int] | None
) -> None:
    state = to_build(
        1, {"green_1": 4, "yellow_3": 2}, spent_buildings={"1": {"yellow_3": 1}}, coins_on_buildings={"1": 1}
    )
    play(state, "build blue_1", f"return yellow_3 {condition}")
    table = table_of(state)
    assert table["buildings"] == {"1": {"green_1": 4, "yellow_3": ready, "blue_1": 1}}
    assert (table.get("spent_buildings"), table.get("coins_on_buildings")) == (spent, coins)


@clause("RIA-4.12")
@pytest.mark.parametrize("condition", ["ready", "spent", "new"])
def test_the_owner_chooses_which_of_like_tiles_is_exchanged(condition: str) -> None:
    one: dict[str, Any] = {"1": {"blue_2": 1}}
    state = rialto(
        2,
        asks("exchange_building", 1, building="blue_1"),
        coins_on_buildings={"1": 1},
        buildings=one,
        spent_buildings=one,
        new_buildings=one,
    )
    play(state, f"exchange blue_2 {condition}")
    table = table_of(state)
    assert {
        "ready": "buildings" in table,
        "spent": "spent_buildings" in table,
        "new": "blue_2" in table["new_buildings"]["1"],
    } == {"ready": True, "spent": True, "new": True, condition: False}


@clause("RIA-X4")
def test_green_2_becomes_green_3_by_blue_1() -> None:
    state = blue_turn({"blue_1": 1, "green_2": 1}, coins=1)
    play(state, "activate blue_1", "exchange green_2 ready")
    table = table_of(state)
    assert table["new_buildings"] == {"1": {"green_3": 1}}
    assert "buildings" not in table
    assert (table["building_supply"]["green_2"], table["building_supply"]["green_3"]) == (5, 4)
    assert points(state) == [0, 0]
