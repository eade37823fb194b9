"""Chapter 5: phase I, from the rows to the hand limit; of the examples RIA-X11 to X13."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from signoria.kernel.agenda import SPECTATOR
from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.rialto.tables import all_cards_but, asks, chance, due, rialto
from tests.positions import asked, legal, play, refusal, table_of

ROWS = {"1": {"doge": 6}, "2": {"gold": 2, "bridge": 4}, "3": {"gondola": 5, "joker": 1}}
REST = all_cards_but(doge=1, joker=3)
TOKENS = ["san_polo", "castello", "dorsoduro", "cannaregio", "san_marco", "santa_croce"]


def weights(state: State) -> dict[str, int]:
    """What may come of chance, and how often each."""
    return dict(zip(legal(state), state.weights(), strict=True))


def green_turn(buildings: dict[str, int], **table: Any) -> State:
    """Seat 1 may activate green buildings in a game of two; row 3 is left over."""
    usual: dict[str, Any] = {"coins": {"1": 5}, "open_rows": ["3"]}
    return rialto(2, asks("activate_green", 1), buildings={"1": buildings}, **{**usual, **table})


def choice(**table: Any) -> State:
    """Seat 1 chooses between the leftover row and the draw pile in a game of two."""
    return rialto(2, asks("choose_cards", 1, building="green_1"), open_rows=["3"], **table)


@clause("RIA-5.1", "RIA-X12")
def test_round_one_is_played_in_the_district_with_the_round_token_one() -> None:
    state = rialto(
        2, asks("choose_start_building", 1), due("begin_round"), round=0, round_tokens=TOKENS, seating=["1", "2"]
    )
    told = [event.document(state.game.piles, SPECTATOR) for event in play(state, "build green_1")]
    assert {"event": "round_begins", "round": "1", "district": "san_polo"} in told


@clause("RIA-5.1")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_the_current_district_is_that_whose_token_shows_the_number_of_the_round(number: int) -> None:
    state = rialto(
        2,
        due("council_action", of="1"),
        step="F",
        round=number,
        round_tokens=TOKENS,
        own_supply={"1": 1},
        count={"1": 1},
    )
    assert table_of(state)["councillors"] == {"1": {TOKENS[number - 1]: 1}}


@clause("RIA-5.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_there_is_one_row_of_six_more_than_there_are_players(seats: int) -> None:
    state = rialto(seats, due("lay_out_rows"))
    kinds = ["doge", "gold", "building", "bridge", "gondola", "councillor"]
    play(state, *[f"deal {kinds[card % 6]}" for card in range(6 * (seats + 1))])
    assert asked(state) == {}
    rows = table_of(state)["rows"]
    assert [sum(row.values()) for row in rows.values()] == [6] * (seats + 1)
    assert table_of(state)["open_rows"] == list(rows)


@clause("RIA-5.2")
def test_the_rows_of_a_later_round_are_as_full_as_the_first() -> None:
    state = rialto(2, due("lay_out_rows"), round=2, dealt=18)
    play(state, *["deal doge"] * 9, *["deal gold"] * 9)
    assert asked(state) == {}


@clause("RIA-X11")
def test_two_players_in_the_base_game_have_three_rows_of_six() -> None:
    state = rialto(2, due("lay_out_rows"), options={"variant": "base"})
    play(state, *["deal doge"] * 9, *["deal gold"] * 9)
    assert asked(state) == {}
    assert [sum(row.values()) for row in table_of(state)["rows"].values()] == [6, 6, 6]


@clause("RIA-5.2")
def test_the_rows_get_one_card_each_in_turn() -> None:
    state = rialto(2, due("lay_out_rows"))
    play(state, "deal doge", "deal gold", "deal joker", "deal doge", "deal bridge")
    assert table_of(state)["rows"] == {"1": {"doge": 2}, "2": {"gold": 1, "bridge": 1}, "3": {"joker": 1}}


@clause("RIA-5.3")
@pytest.mark.parametrize(
    ("drawing", "move"),
    [
        (chance("deal_card"), "deal doge"),
        (chance("draw_card", of="1", left=1), "card doge"),
    ],
)
def test_as_soon_as_the_draw_pile_is_empty_all_discards_become_a_new_one(drawing: dict[str, Any], move: str) -> None:
    state = rialto(
        2,
        drawing,
        discards={"gold": 4, "joker": 1},
        hand={"2": all_cards_but(doge=1, gold=4, joker=1)},
        open_rows=["1"],
    )
    play(state, move)
    assert table_of(state)["deck"] == {"gold": 4, "joker": 1}
    assert "discards" not in table_of(state)


@clause("RIA-5.3")
def test_while_the_draw_pile_holds_a_card_the_discards_stay() -> None:
    state = rialto(
        2, chance("draw_card", of="1", left=1), discards={"gold": 4}, hand={"2": all_cards_but(doge=2, gold=4)}
    )
    play(state, "card doge")
    assert (table_of(state)["deck"], table_of(state)["discards"]) == ({"doge": 1}, {"gold": 4})


@clause("RIA-5.3")
@pytest.mark.parametrize("duty", ["lay_out_rows", "neutral_cards"])
def test_what_begins_with_a_card_in_the_draw_pile_does_not_touch_the_discards(duty: str) -> None:
    state = rialto(2, due(duty), options={"variant": "neutral"}, discards={"gold": 4})
    assert table_of(state)["discards"] == {"gold": 4}


@clause("RIA-5.3")
def test_the_cards_after_a_reshuffle_are_those_of_the_discards_alone() -> None:
    state = rialto(
        2,
        chance("draw_card", of="1", left=2),
        discards={"gold": 4, "joker": 1},
        hand={"2": all_cards_but(doge=1, gold=4, joker=1)},
    )
    told = [event.document(state.game.piles, SPECTATOR)["event"] for event in play(state, "card doge")]
    assert "reshuffle" in told
    assert weights(state) == {"card gold": 4, "card joker": 1}


@clause("RIA-5.3")
def test_discards_that_come_after_the_last_card_are_shuffled_when_a_card_is_needed() -> None:
    state = rialto(
        2,
        chance("draw_card", of="1", left=1),
        asks("discard", 1, least="doge"),
        asks("choose_cards", 1, building="green_1"),
        hand={"1": {"doge": 7}, "2": all_cards_but(doge=7, gold=1)},
    )
    play(state, "card gold", "discard gold")
    assert "deck" not in table_of(state)
    assert table_of(state)["secret_discards"] == {"1": {"gold": 1}}
    play(state, "draw")
    assert weights(state) == {"card gold": 1}
    assert "secret_discards" not in table_of(state)


@clause("RIA-5.3")
def test_the_rows_of_a_new_round_are_dealt_from_the_discards_when_the_draw_pile_is_empty() -> None:
    state = rialto(2, due("lay_out_rows"), discards={"bridge": 2}, hand={"2": all_cards_but(bridge=2)}, deck={})
    assert weights(state) == {"deal bridge": 2}


@clause("RIA-5.4")
def test_what_cannot_be_dealt_is_left_out_and_rows_stay_shorter() -> None:
    state = rialto(2, due("lay_out_rows"), hand={"1": all_cards_but(doge=4)})
    play(state, *["deal doge"] * 4)
    assert asked(state) == {}
    assert table_of(state)["rows"] == {"1": {"doge": 2}, "2": {"doge": 1}, "3": {"doge": 1}}


@clause("RIA-5.4")
@pytest.mark.parametrize(("cards", "drawn"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_what_cannot_be_drawn_after_a_row_is_left_out(cards: int, drawn: int) -> None:
    state = rialto(
        2,
        asks("take_row", 1),
        rows={"1": {"gold": 6}},
        hand={"2": all_cards_but(gold=6, doge=cards)},
        open_rows=["1", "2"],
    )
    play(state, "row 1", *["card doge"] * drawn)
    assert asked(state) == {}
    assert sum(table_of(state)["hand"]["1"].values()) == 6 + drawn


@clause("RIA-5.4")
@pytest.mark.parametrize(("cards", "drawn"), [(0, 0), (2, 2), (3, 3), (4, 3)])
def test_what_cannot_be_drawn_by_a_green_building_is_left_out(cards: int, drawn: int) -> None:
    state = choice(hand={"2": all_cards_but(doge=cards)})
    play(state, "draw", *["card doge"] * drawn)
    assert asked(state) == {}
    assert table_of(state)["hand"].get("1", {}) == ({"doge": drawn} if drawn else {})


@clause("RIA-5.4")
def test_an_empty_row_may_be_taken_when_there_were_no_cards() -> None:
    state = rialto(2, due("lay_out_rows"), due("take_rows"), hand={"1": all_cards_but()})
    play(state, "row 1", "row 3")
    assert asked(state) == {}


@clause("RIA-5.5")
def test_each_player_takes_a_row_in_doge_order() -> None:
    state = rialto(2, due("take_rows"), doge=["2", "1"], rows=ROWS, open_rows=["1", "2", "3"])
    takers = []
    for row in ("1", "2"):
        takers.append(asked(state)["seat"])
        play(state, f"row {row}", "card joker", "card joker")
    assert takers == ["2", "1"]
    assert asked(state) == {}


@clause("RIA-5.5")
def test_a_row_is_taken_whole_and_two_cards_are_drawn_to_what_was_left_in_hand() -> None:
    state = rialto(2, asks("take_row", 1), rows=ROWS, open_rows=["1", "2", "3"], hand={"1": {"gold": 1, "joker": 2}})
    play(state, "row 2", "card councillor", "card doge")
    assert asked(state) == {}
    assert table_of(state)["hand"] == {"1": {"doge": 1, "gold": 3, "bridge": 4, "councillor": 1, "joker": 2}}
    assert table_of(state)["rows"] == {"1": {"doge": 6}, "3": {"gondola": 5, "joker": 1}}


@clause("RIA-5.4")
def test_cards_come_as_often_as_they_lie_in_the_draw_pile() -> None:
    state = rialto(2, chance("draw_card", of="1", left=1), deck={"doge": 1, "joker": 3}, hand={"2": REST})
    rng = Random(3)
    drawn = Counter(state.game.moves.notation(state.sample(rng)) for _ in range(400))
    assert set(drawn) == {"card doge", "card joker"}
    assert 240 < drawn["card joker"] < 360


@clause("RIA-5.5")
def test_single_cards_of_a_row_come_along() -> None:
    state = rialto(2, asks("take_row", 1), rows=ROWS, open_rows=["1", "2", "3"])
    play(state, "row 3", "card gold", "card gold")
    assert table_of(state)["hand"] == {"1": {"gold": 2, "gondola": 5, "joker": 1}}


@clause("RIA-5.5")
def test_the_two_cards_come_from_the_draw_pile() -> None:
    state = rialto(
        2, asks("take_row", 1), rows={"1": {"doge": 6}}, open_rows=["1"], hand={"2": all_cards_but(doge=6, gold=5)}
    )
    play(state, "row 1")
    assert weights(state) == {"card gold": 5}
    play(state, "card gold", "card gold")
    assert table_of(state)["deck"] == {"gold": 3}


@clause("RIA-5.5")
def test_taking_a_row_is_mandatory() -> None:
    state = rialto(2, asks("take_row", 1), rows=ROWS, open_rows=["1", "2", "3"])
    assert legal(state) == ["row 1", "row 2", "row 3"]
    assert refusal(state, "pass") == "not asked"


@clause("RIA-5.5")
def test_a_row_that_was_taken_cannot_be_taken_again() -> None:
    state = rialto(2, asks("take_row", 1), rows={"1": {"doge": 6}, "3": {"gold": 6}}, open_rows=["1", "3"])
    assert refusal(state, "row 2") == "RIA-5.5"
    assert refusal(state, "row 4") == "not asked"
    assert legal(state) == ["row 1", "row 3"]


GREEN_FOR_BOTH: dict[str, Any] = {
    "coins": {"1": 2, "2": 2},
    "buildings": {"1": {"green_2": 2}, "2": {"green_2": 2}},
    "doge": ["2", "1"],
}


@clause("RIA-5.6")
def test_green_buildings_wait_until_all_have_a_row() -> None:
    state = rialto(2, due("take_rows"), due("green_buildings"), rows=ROWS, open_rows=["1", "2", "3"], **GREEN_FOR_BOTH)
    play(state, "row 1", "card joker", "card joker")
    assert asked(state) == {"decision": "take_row", "seat": "1"}
    play(state, "row 2", "card joker", "card joker")
    assert asked(state) == {"decision": "activate_green", "seat": "2"}


@clause("RIA-5.6")
def test_each_player_finishes_his_green_buildings_before_the_next_in_doge_order() -> None:
    state = rialto(2, due("green_buildings"), **GREEN_FOR_BOTH)
    askings = []
    for move in ("activate green_2", "activate green_2", "activate green_2", "pass"):
        askings.append(asked(state)["seat"])
        play(state, move)
    assert askings == ["2", "2", "1", "1"]
    assert asked(state) == {}


@clause("RIA-5.7")
@pytest.mark.parametrize("card", ["bridge", "joker"])
def test_green_1_takes_a_card_of_choice_from_the_leftover_row(card: str) -> None:
    state = green_turn({"green_1": 1}, rows={"3": {"bridge": 4, "joker": 2}})
    play(state, "activate green_1", f"pick {card}")
    assert table_of(state)["hand"] == {"1": {card: 1}}
    assert table_of(state)["rows"]["3"][card] == {"bridge": 3, "joker": 1}[card]
    assert asked(state) == {}


@clause("RIA-5.7")
def test_green_1_draws_the_top_three_cards_of_the_draw_pile() -> None:
    state = green_turn({"green_1": 1}, rows={"3": {"bridge": 6}})
    play(state, "activate green_1", "draw", "card doge", "card doge", "card gold")
    assert table_of(state)["hand"] == {"1": {"doge": 2, "gold": 1}}
    assert table_of(state)["rows"] == {"3": {"bridge": 6}}
    assert asked(state) == {}


@clause("RIA-5.7")
def test_green_1_takes_no_card_that_is_not_in_the_leftover_row() -> None:
    state = choice(rows={"3": {"bridge": 5, "joker": 1}})
    assert legal(state) == ["pick bridge", "pick joker", "draw"]


@clause("RIA-5.7", "RIA-5.8", "RIA-5.9", "RIA-5.10")
@pytest.mark.parametrize(
    ("building", "cards", "limit"),
    [("green_1", True, 7), ("green_2", False, 8), ("green_3", True, 8), ("green_4", True, 9)],
)
def test_each_green_building_gives_its_cards_and_its_hand_limit(building: str, cards: bool, limit: int) -> None:
    held = {"doge": 6} if cards else {"doge": 9}
    state = rialto(
        2,
        asks("activate_green", 1),
        due("hand_limits"),
        coins={"1": 1},
        buildings={"1": {building: 1}},
        hand={"1": held},
        open_rows=["3"],
    )
    play(state, f"activate {building}")
    if cards:
        assert asked(state)["decision"] == "choose_cards"
        play(state, "draw", "card gold", "card gold", "card gold")
    play(state, *["discard doge"] * (9 - limit))
    assert asked(state) == {}
    assert sum(table_of(state)["hand"]["1"].values()) == limit


@clause("RIA-5.9", "RIA-5.10")
@pytest.mark.parametrize("building", ["green_3", "green_4"])
def test_green_3_and_4_choose_like_green_1(building: str) -> None:
    picked = green_turn({building: 1}, rows={"3": {"bridge": 6}})
    play(picked, f"activate {building}", "pick bridge")
    assert table_of(picked)["hand"] == {"1": {"bridge": 1}}
    assert asked(picked) == {}


@clause("RIA-5.8", "RIA-5.9", "RIA-5.10")
@pytest.mark.parametrize("bonus", [1, 2, 5])
def test_the_hand_limit_is_raised_for_this_round_only(bonus: int) -> None:
    state = rialto(
        2, due("discard_leftovers"), due("hand_limits"), extra_hand={"1": bonus}, hand={"1": {"doge": 8}}, round=2
    )
    play(state, "discard doge")
    assert asked(state) == {}


@clause("RIA-5.8")
def test_a_green_building_raises_the_limit_of_its_owner_alone() -> None:
    state = rialto(
        2,
        asks("activate_green", 1),
        due("hand_limits"),
        coins={"1": 1},
        buildings={"1": {"green_2": 1}},
        hand={"1": {"doge": 8}, "2": {"gold": 8}},
    )
    play(state, "activate green_2")
    assert asked(state)["seat"] == "2"


@clause("RIA-5.11")
def test_a_card_taken_from_the_leftover_row_is_gone_for_the_next() -> None:
    state = rialto(
        2,
        due("green_buildings"),
        coins={"1": 1, "2": 1},
        buildings={"1": {"green_1": 1}, "2": {"green_1": 1}},
        rows={"3": {"joker": 1, "gold": 1}},
        open_rows=["3"],
    )
    play(state, "activate green_1", "pick joker", "activate green_1")
    assert refusal(state, "pick joker") == "RIA-5.11"
    assert legal(state) == ["pick gold", "draw"]


@clause("RIA-5.11")
def test_from_an_empty_leftover_row_only_drawing_is_possible() -> None:
    state = green_turn({"green_1": 2}, rows={"3": {"joker": 1}})
    play(state, "activate green_1", "pick joker", "activate green_1")
    assert legal(state) == ["draw"]
    assert refusal(state, "pick joker") == "RIA-5.11"


@clause("RIA-5.11")
def test_the_choice_is_made_anew_for_every_tile_and_they_add_up() -> None:
    state = rialto(
        2,
        asks("activate_green", 1),
        due("hand_limits"),
        coins={"1": 5},
        buildings={"1": {"green_2": 1, "green_3": 2, "green_4": 1}},
        rows={"3": {"joker": 6}},
        open_rows=["3"],
        hand={"1": {"doge": 8}},
    )
    play(state, "activate green_3", "draw", "card gold", "card gold", "card gold")
    play(state, "activate green_3", "pick joker")
    play(state, "activate green_4", "pick joker", "activate green_2")
    assert table_of(state)["extra_hand"] == {"1": 5}
    play(state, "discard doge")
    assert asked(state) == {}
    assert table_of(state)["hand"] == {"1": {"doge": 7, "gold": 3, "joker": 2}}


@clause("RIA-5.12")
@pytest.mark.parametrize(("held", "excess"), [(0, 0), (6, 0), (7, 0), (8, 1), (10, 3)])
@pytest.mark.parametrize("bonus", [0, 1, 3])
def test_everyone_discards_down_to_seven_and_his_bonuses_and_no_further(held: int, excess: int, bonus: int) -> None:
    hand = {"doge": (held + bonus) // 2, "gold": (held + bonus + 1) // 2}
    state = rialto(2, due("hand_limits"), hand={"1": hand}, extra_hand={"1": bonus})
    play(state, *["discard gold"] * excess)
    assert asked(state) == {}
    assert table_of(state).get("secret_discards", {}) == ({"1": {"gold": excess}} if excess else {})


@clause("RIA-5.12")
@pytest.mark.parametrize(
    "cards",
    [
        ["doge", "doge"],
        ["doge", "gold"],
        ["doge", "joker"],
        ["gold", "gold"],
        ["gold", "joker"],
        ["joker", "joker"],
    ],
)
def test_which_cards_go_is_the_players_own_choice(cards: list[str]) -> None:
    state = rialto(2, due("hand_limits"), hand={"1": {"doge": 2, "gold": 4, "joker": 3}})
    play(state, *[f"discard {card}" for card in cards])
    assert asked(state) == {}
    gone = table_of(state)["secret_discards"]["1"]
    assert gone == {card: cards.count(card) for card in cards}


@clause("RIA-5.12")
@pytest.mark.parametrize(
    ("hand", "first"),
    [
        ({"doge": 8, "joker": 1}, ["discard doge"]),
        ({"doge": 7, "gold": 1, "building": 1}, ["discard doge", "discard gold"]),
        ({"doge": 1, "gold": 6, "joker": 2}, ["discard doge", "discard gold", "discard joker"]),
    ],
)
def test_cards_go_in_the_order_of_their_kinds_and_never_into_a_dead_end(hand: dict[str, int], first: list[str]) -> None:
    state = rialto(2, due("hand_limits"), hand={"1": hand})
    assert legal(state) == first


@clause("RIA-5.12")
def test_kinds_that_were_passed_over_stay() -> None:
    state = rialto(2, asks("discard", 1, least="gold"), hand={"1": {"doge": 4, "gold": 3, "joker": 2}})
    assert legal(state) == ["discard gold", "discard joker"]
    assert refusal(state, "discard doge") == "not asked"


@clause("RIA-5.12")
def test_only_cards_in_hand_can_be_discarded() -> None:
    state = rialto(2, due("hand_limits"), hand={"1": {"doge": 5, "joker": 3}})
    assert legal(state) == ["discard doge", "discard joker"]
    assert refusal(state, "discard gold") == "RIA-5.12"


@clause("RIA-5.12")
def test_discarding_down_to_the_limit_is_mandatory() -> None:
    state = rialto(2, due("hand_limits"), hand={"1": {"doge": 8}})
    assert refusal(state, "pass") == "not asked"


@clause("RIA-5.12")
def test_the_limit_waits_until_all_green_buildings_have_been_activated() -> None:
    state = rialto(
        2,
        due("green_buildings"),
        due("hand_limits"),
        coins={"2": 1},
        buildings={"2": {"green_2": 1}},
        hand={"1": {"doge": 8}, "2": {"gold": 8}},
    )
    assert asked(state) == {"decision": "activate_green", "seat": "2"}
    play(state, "activate green_2")
    assert asked(state)["seat"] == "1"
    play(state, "discard doge")
    assert asked(state) == {}


@clause("RIA-5.13")
def test_there_is_no_limit_in_phases_two_and_three_or_between_rounds() -> None:
    steps = [due("begin_step", step=step) for step in "ABCDEF"]
    hand = {"1": {"doge": 9, "joker": 4}}
    state = rialto(2, *steps, due("blue_buildings"), due("end_round"), hand=hand)
    play(state, *["play 0 0"] * 12)
    assert (table_of(state)["round"], asked(state)["decision"]) == (2, "deal_card")
    assert table_of(state)["hand"] == hand


@clause("RIA-5.14")
def test_what_is_left_of_the_leftover_row_is_discarded_at_the_end_of_phase_one() -> None:
    state = rialto(
        2, due("discard_leftovers"), open_rows=["3"], rows={"3": {"bridge": 4, "joker": 1}}, discards={"joker": 1}
    )
    assert table_of(state)["discards"] == {"bridge": 4, "joker": 2}
    assert "rows" not in table_of(state)
    assert table_of(state)["open_rows"] == []


@clause("RIA-5.14")
def test_the_leftover_row_stays_until_all_have_discarded() -> None:
    state = rialto(
        2,
        due("hand_limits"),
        due("discard_leftovers"),
        due("begin_step", step="A"),
        open_rows=["3"],
        rows={"3": {"bridge": 6}},
        hand={"1": {"doge": 8}},
    )
    assert table_of(state)["rows"] == {"3": {"bridge": 6}}
    play(state, "discard doge")
    assert table_of(state)["discards"] == {"bridge": 6}
    assert asked(state)["decision"] == "play_cards"


@clause("RIA-5.15")
def test_for_reshuffling_the_discards_of_all_players_are_one_pile() -> None:
    state = rialto(
        3,
        chance("draw_card", of="1", left=2),
        discards={"gold": 6},
        secret_discards={"1": {"gold": 1}, "2": {"gold": 1, "joker": 3}, "3": {"bridge": 1}},
        hand={"1": all_cards_but(doge=1, gold=8, joker=3, bridge=1)},
    )
    play(state, "card doge")
    assert weights(state) == {"card gold": 8, "card bridge": 1, "card joker": 3}
    assert not {"discards", "secret_discards"} & set(table_of(state))


@clause("RIA-5.16")
@pytest.mark.parametrize("building", ["green_1", "green_3", "green_4"])
def test_the_card_part_of_a_green_building_cannot_be_declined(building: str) -> None:
    state = green_turn({building: 1}, rows={"3": {"bridge": 6}})
    play(state, f"activate {building}")
    assert refusal(state, "pass") == "not asked"
    assert legal(state) == ["pick bridge", "draw"]


@clause("RIA-5.16")
def test_the_activation_itself_can_be_declined() -> None:
    state = green_turn({"green_1": 1}, rows={"3": {"bridge": 6}})
    assert legal(state) == ["activate green_1", "pass"]


@clause("RIA-5.17")
def test_a_player_draws_his_two_cards_before_the_next_one_takes_a_row() -> None:
    state = rialto(2, due("take_rows"), rows=ROWS, open_rows=["1", "2", "3"])
    play(state, "row 1")
    assert asked(state) == {"decision": "draw_card", "seat": "chance", "of": "1", "left": 2}
    play(state, "card joker", "card joker")
    assert asked(state) == {"decision": "take_row", "seat": "2"}


@clause("RIA-5.17")
def test_cards_are_discarded_in_doge_order() -> None:
    hand = {"1": {"gold": 7, "joker": 1}, "2": {"doge": 9}, "3": {"bridge": 8}}
    state = rialto(3, due("hand_limits"), doge=["3", "1", "2"], hand=hand)
    askings = []
    for card in ("bridge", "gold", "doge", "doge"):
        askings.append(asked(state)["seat"])
        play(state, f"discard {card}")
    assert askings == ["3", "1", "2", "2"]
    assert asked(state) == {}


@clause("RIA-X13")
def test_two_players_hold_eight_cards_in_round_one_and_keep_seven() -> None:
    state = rialto(
        2, due("take_rows"), due("green_buildings"), due("hand_limits"), rows=ROWS, open_rows=["1", "2", "3"]
    )
    play(state, "row 1", "card joker", "card joker", "row 2", "card doge", "card joker")
    assert [sum(cards.values()) for cards in table_of(state)["hand"].values()] == [8, 8]
    play(state, "discard doge", "discard bridge")
    assert asked(state) == {}
    assert [sum(cards.values()) for cards in table_of(state)["hand"].values()] == [7, 7]
