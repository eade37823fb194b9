"""Chapter 2: the set-up, from the round tokens to the start buildings."""

from typing import Any

import pytest

from signoria.games.rialto import GAME
from signoria.kernel.agenda import CHANCE, SPECTATOR
from signoria.kernel.state import State
from signoria.kernel.view import view
from tests.clauses import clause
from tests.games.rialto.tables import DISTRICTS, all_cards_but, asks, chance, due, points, rialto
from tests.positions import asked, legal, play, refusal, table_of

VALUE_ONE = ["green_1", "yellow_1", "blue_1"]
TOKENS = ["san_polo", "castello", "dorsoduro", "cannaregio", "san_marco", "santa_croce"]


def before_set_up(seats: int, *agenda: dict[str, Any], **table: Any) -> State:
    return rialto(
        seats, *agenda, **{"round": 0, "round_tokens": [], "seating": [], "doge": [], "leader": None, **table}
    )


def set_up(*seating: str) -> State:
    """The table after the markers, councillors and coins have been given out; the first sits where the game starts."""
    return before_set_up(len(seating), due("seat_players"), seating=list(seating))


def everywhere(state: State) -> list[dict[str, Any]]:
    """The table as everybody sees it who has no hand of his own to look at."""
    seen = [view(state, viewer)["table"] for viewer in (0, 1, None)]
    return [table for table in seen if isinstance(table, dict)]


@clause("RIA-2.1")
def test_the_first_token_lies_on_any_district_with_equal_chances() -> None:
    state = before_set_up(2, chance("place_token"))
    assert legal(state) == [f"token {district}" for district in DISTRICTS]
    assert len(set(state.weights())) == 1


@clause("RIA-2.1")
def test_each_district_gets_one_token_at_random() -> None:
    state = before_set_up(2, chance("place_token"), round_tokens=["castello", "san_polo"])
    assert legal(state) == ["token cannaregio", "token san_marco", "token santa_croce", "token dorsoduro"]
    assert len(set(state.weights())) == 1
    play(state, *[f"token {district}" for district in ("san_marco", "dorsoduro", "cannaregio", "santa_croce")])
    assert asked(state) == {}


@clause("RIA-2.1")
def test_the_tokens_lie_face_up() -> None:
    state = before_set_up(2, chance("place_token"))
    play(state, *[f"token {district}" for district in TOKENS])
    assert [table["round_tokens"] for table in everywhere(state)] == [TOKENS] * 3


@clause("RIA-2.1")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_the_number_of_a_token_is_the_number_of_its_district(number: int) -> None:
    state = rialto(2, asks("activate_blue", 1), due("begin_round"), round=number - 1, round_tokens=TOKENS)
    [begins] = play(state, "pass")
    assert begins.document(GAME.piles, SPECTATOR) == {
        "event": "round_begins",
        "round": str(number),
        "district": TOKENS[number - 1],
    }


@clause("RIA-2.2")
def test_each_bridge_token_may_lie_on_top_and_only_it_is_visible() -> None:
    state = before_set_up(2, chance("reveal_bridge"))
    bridges = ["bridge_34", "bridge_35", "bridge_36", "bridge_45", "bridge_46", "bridge_56"]
    assert legal(state) == [f"reveal {bridge}" for bridge in bridges]
    assert len(set(state.weights())) == 1
    play(state, "reveal bridge_45")
    for table in everywhere(state):
        assert (table["top_bridge"], table["bridge_pile"]) == ({"bridge_45": 1}, 5)


@clause("RIA-2.2")
def test_gondolas_form_a_pile_and_each_bank_gets_its_token_face_up() -> None:
    for table in everywhere(GAME.new(GAME.setup(2))):
        assert table["gondola_pile"] == 6
        assert (table["bonus_tokens"], table["bonus_tokens_down"]) == ({"citra": 1, "ultra": 1}, {})


@clause("RIA-2.3")
def test_all_sixty_buildings_are_available() -> None:
    supply = table_of(set_up("1", "2", "3"))["building_supply"]
    assert len(supply) == 12
    assert set(supply.values()) == {5}


@clause("RIA-2.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_coins_form_the_general_supply(seats: int) -> None:
    assert table_of(GAME.new(GAME.setup(seats)))["coin_supply"] == 30


@clause("RIA-2.4")
def test_the_draw_pile_holds_all_cards_face_down() -> None:
    for table in everywhere(GAME.new(GAME.setup(2))):
        assert table["deck"] == 77


@clause("RIA-2.4")
def test_the_draw_pile_is_shuffled_so_every_card_in_it_may_come_next() -> None:
    state = rialto(
        2, chance("deal_card"), open_rows=["1", "2", "3"], hand={"1": all_cards_but(doge=1, gold=3, joker=8)}
    )
    assert state.actor() == CHANCE
    assert dict(zip(legal(state), state.weights(), strict=True)) == {"deal doge": 1, "deal gold": 3, "deal joker": 8}


@clause("RIA-2.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_may_be_the_start_player(seats: int) -> None:
    state = before_set_up(seats, chance("draw_start"))
    assert legal(state) == [f"start {seat}" for seat in range(1, seats + 1)]
    assert len(set(state.weights())) == 1


@clause("RIA-2.5")
@pytest.mark.parametrize(
    ("start", "seating"), [("1", ["1", "2", "3", "4"]), ("3", ["3", "4", "1", "2"]), ("4", ["4", "1", "2", "3"])]
)
def test_the_seats_are_in_clockwise_order_from_the_start_player(start: str, seating: list[str]) -> None:
    state = before_set_up(4, chance("draw_start"))
    play(state, f"start {start}")
    assert table_of(state)["seating"] == seating


@clause("RIA-2.6")
@pytest.mark.parametrize("seating", [["2", "1"], ["2", "3", "1"], ["5", "1", "2", "3", "4"]])
def test_the_start_player_is_furthest_ahead_and_the_others_follow_clockwise(seating: list[str]) -> None:
    assert table_of(set_up(*seating))["doge"] == seating


@clause("RIA-2.6")
def test_all_doge_markers_lie_on_the_start_space_one_on_another() -> None:
    state = before_set_up(
        3, due("seat_players"), due("doge_action", of="1"), seating=["2", "3", "1"], step="A", count={"1": 1}
    )
    assert table_of(state)["doge_space"] == {"1": 1}
    assert table_of(state)["doge"] == ["1", "2", "3"]


@clause("RIA-2.7")
@pytest.mark.parametrize("seating", [["2", "1"], ["1", "2", "3", "4", "5"]])
def test_everybody_starts_with_three_points(seating: list[str]) -> None:
    assert set(points(set_up(*seating))) == {3}


@clause("RIA-2.8")
@pytest.mark.parametrize("seating", [["2", "1"], ["1", "2", "3", "4", "5"]])
def test_everybody_has_five_councillors_and_thirteen_in_the_general_supply(seating: list[str]) -> None:
    table = table_of(set_up(*seating))
    assert table["own_supply"] == dict.fromkeys(sorted(seating), 5)
    assert table["general_supply"] == dict.fromkeys(sorted(seating), 13)


@clause("RIA-2.9")
@pytest.mark.parametrize(
    ("seating", "coins"),
    [
        (["2", "1"], {"2": 1, "1": 2}),
        (["3", "1", "2"], {"3": 1, "1": 2, "2": 3}),
        (["2", "3", "4", "1"], {"2": 1, "3": 2, "4": 2, "1": 3}),
        (["1", "2", "3", "4", "5"], {"1": 1, "2": 2, "3": 2, "4": 2, "5": 3}),
    ],
)
def test_the_later_a_player_sits_the_more_coins_he_gets(seating: list[str], coins: dict[str, int]) -> None:
    table = table_of(set_up(*seating))
    assert table["coins"] == coins
    assert table["coin_supply"] == 30 - sum(coins.values())


@clause("RIA-2.10")
def test_start_buildings_are_chosen_counter_clockwise_and_the_start_player_comes_last() -> None:
    state = before_set_up(4, due("start_buildings"), seating=["3", "4", "1", "2"])
    choosers = []
    for building in ("green_1", "yellow_1", "blue_1", "green_1"):
        choosers.append(asked(state)["seat"])
        play(state, f"build {building}")
    assert choosers == ["2", "1", "4", "3"]
    assert asked(state) == {}


@clause("RIA-2.10")
def test_a_start_building_comes_from_the_supply_and_is_ready() -> None:
    state = before_set_up(2, asks("choose_start_building", 2))
    play(state, "build yellow_1")
    assert table_of(state)["buildings"] == {"2": {"yellow_1": 1}}
    assert table_of(state)["building_supply"]["yellow_1"] == 4


@clause("RIA-2.10")
@pytest.mark.parametrize("value", [2, 3, 4])
@pytest.mark.parametrize("colour", ["green", "yellow", "blue"])
def test_a_start_building_has_the_value_one(colour: str, value: int) -> None:
    state = before_set_up(3, asks("choose_start_building", 1))
    assert refusal(state, f"build {colour}_{value}") == "RIA-2.10"
    assert legal(state) == [f"build {building}" for building in VALUE_ONE]


@clause("RIA-2.10")
def test_a_start_building_is_mandatory() -> None:
    assert refusal(before_set_up(3, asks("choose_start_building", 1)), "pass") == "not asked"


@clause("RIA-2.11")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_players_no_two_have_the_same_start_building(seats: int) -> None:
    state = before_set_up(seats, asks("choose_start_building", 1), buildings={"2": {"blue_1": 1}})
    assert refusal(state, "build blue_1") == "RIA-2.11"
    assert legal(state) == ["build green_1", "build yellow_1"]


@clause("RIA-2.11")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_four_or_five_players_two_may_have_the_same_start_building_but_not_three(seats: int) -> None:
    one = before_set_up(seats, asks("choose_start_building", 1), buildings={"2": {"blue_1": 1}})
    assert refusal(one, "build blue_1") is None
    two = before_set_up(seats, asks("choose_start_building", 1), buildings={"2": {"blue_1": 1}, "3": {"blue_1": 1}})
    assert refusal(two, "build blue_1") == "RIA-2.11"
    assert legal(two) == ["build green_1", "build yellow_1"]


@clause("RIA-2.1", "RIA-2.2", "RIA-2.5", "RIA-2.10")
def test_a_new_game_goes_through_the_whole_set_up_and_into_the_first_round() -> None:
    state = GAME.new(GAME.setup(3))
    play(state, *[f"token {district}" for district in TOKENS], "reveal bridge_34", "start 2")
    play(state, "build green_1", "build blue_1", "build yellow_1")
    table = table_of(state)
    assert table["buildings"] == {"1": {"green_1": 1}, "3": {"blue_1": 1}, "2": {"yellow_1": 1}}
    assert (table["round"], asked(state)["decision"]) == (1, "deal_card")
