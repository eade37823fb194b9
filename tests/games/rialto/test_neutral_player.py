"""Chapter 13: two players with a neutral player; of the examples RIA-X9 and RIA-X10."""

from typing import Any

import pytest

from signoria.kernel.documents import write
from signoria.kernel.state import State
from signoria.kernel.view import view
from tests.clauses import clause
from tests.games.rialto.tables import all_cards_but, asks, bridges_on, chance, due, points, rialto
from tests.positions import asked, legal, play, refusal, table_of

# Numbers 1 to 6; castello (1) is not joined to san_polo (2), cannaregio (3) is joined to both.
TOKENS = ["castello", "san_polo", "cannaregio", "dorsoduro", "san_marco", "santa_croce"]
CONNECTIONS_OF_CASTELLO = ["cannaregio-castello", "castello-san_marco", "castello-santa_croce", "castello-dorsoduro"]
NEUTRAL = {"variant": "neutral"}


def duel(*agenda: dict[str, Any], **table: Any) -> State:
    """Seats 1 and 2 with the neutral player, side 3, who sits before them and is furthest ahead."""
    order = ["3", "1", "2"]
    usual = {"seating": order, "doge": order, "leader": "3", "round_tokens": TOKENS}
    return rialto(2, *agenda, options=NEUTRAL, **{**usual, **table})


def before_set_up(*agenda: dict[str, Any], **table: Any) -> State:
    return duel(*agenda, **{"round": 0, "seating": [], "doge": [], "leader": None, **table})


def step(name: str, counts: dict[str, int], **table: Any) -> State:
    """A step after card play, with what everybody has counted."""
    return duel(due("bonus_winner"), step=name, count=counts, **table)


def on(*connections: str) -> dict[str, int]:
    """Gondolas on connections."""
    return dict.fromkeys(connections, 1)


def agenda_of(state: State) -> list[dict[str, Any]]:
    agenda: Any = write(state)["agenda"]
    assert isinstance(agenda, list)
    return agenda


# The base rules apply; the neutral player has no choices.


@clause("RIA-13.1")
def test_a_round_goes_as_in_the_base_game() -> None:
    assert agenda_of(duel(due("begin_round"))) == agenda_of(rialto(2, due("begin_round")))


@clause("RIA-13.1", "RIA-13.4")
@pytest.mark.parametrize(
    "duty",
    [
        due("start_buildings"),
        due("take_rows"),
        due("green_buildings"),
        due("hand_limits"),
        due("begin_step", step="C"),
        due("blue_buildings"),
    ],
)
def test_the_neutral_player_is_asked_nothing(duty: dict[str, Any]) -> None:
    state = duel(duty, doge=["1", "2", "3"], hand={"1": {"doge": 8}, "2": {"gold": 8}})
    assert "3" not in [entry.get("seat", entry.get("of")) for entry in agenda_of(state)]


@clause("RIA-13.1")
@pytest.mark.parametrize("name", ["A", "B", "C", "D", "E", "F"])
def test_the_neutral_player_decides_nothing_about_its_bonus(name: str) -> None:
    state = step(name, {"3": 2}, top_bridge={"bridge_34": 1}, mark="cannaregio-castello")
    if name == "D":
        play(state, "reveal bridge_35")
    assert asked(state) == {}


# Set-up.


@clause("RIA-13.2")
def test_lots_are_drawn_for_who_sits_after_the_neutral_player() -> None:
    state = before_set_up(chance("draw_start"))
    assert legal(state) == ["start 1", "start 2"]
    assert len(set(state.weights())) == 1


@clause("RIA-13.2")
@pytest.mark.parametrize(("start", "seating"), [("1", ["3", "1", "2"]), ("2", ["3", "2", "1"])])
def test_the_neutral_player_is_the_start_player_and_the_drawn_player_sits_after_it(
    start: str, seating: list[str]
) -> None:
    state = before_set_up(chance("draw_start"))
    play(state, f"start {start}")
    assert table_of(state)["seating"] == seating


@clause("RIA-13.2")
@pytest.mark.parametrize(
    ("seating", "coins"), [(["3", "1", "2"], {"1": 1, "2": 2}), (["3", "2", "1"], {"1": 2, "2": 1})]
)
def test_the_first_player_gets_one_coin_and_the_second_two(seating: list[str], coins: dict[str, int]) -> None:
    state = before_set_up(due("seat_players"), seating=seating)
    assert table_of(state)["coins"] == coins
    assert table_of(state)["coin_supply"] == 27


@clause("RIA-13.3")
@pytest.mark.parametrize("seating", [["3", "1", "2"], ["3", "2", "1"]])
def test_the_neutral_player_starts_ahead_of_the_first_and_the_second_player(seating: list[str]) -> None:
    state = before_set_up(due("seat_players"), seating=seating)
    assert table_of(state)["doge"] == seating


@clause("RIA-13.3")
@pytest.mark.parametrize(("seating", "choosers"), [(["3", "1", "2"], ["2", "1"]), (["3", "2", "1"], ["1", "2"])])
def test_the_second_player_chooses_a_start_building_first_and_the_neutral_player_none(
    seating: list[str], choosers: list[str]
) -> None:
    state = before_set_up(due("start_buildings"), seating=seating)
    first = asked(state)["seat"]
    play(state, "build green_1")
    assert [first, asked(state)["seat"]] == choosers
    play(state, "build blue_1")
    assert asked(state) == {}
    assert table_of(state)["buildings"] == {choosers[0]: {"green_1": 1}, choosers[1]: {"blue_1": 1}}


@clause("RIA-13.3")
def test_the_two_start_buildings_are_different() -> None:
    state = before_set_up(asks("choose_start_building", 1), buildings={"2": {"yellow_1": 1}})
    assert refusal(state, "build yellow_1") == "RIA-2.11"


@clause("RIA-13.4")
def test_the_neutral_player_has_no_points_councillors_of_its_own_or_coins_after_the_set_up() -> None:
    state = before_set_up(due("seat_players"), seating=["3", "1", "2"])
    table = table_of(state)
    assert "3" not in table["coins"]
    assert "3" not in table["own_supply"]
    assert "3" not in table["scored"]
    assert points(state) == [3, 3]


# Phase I.


@clause("RIA-13.4", "RIA-13.5")
def test_each_of_the_two_players_takes_one_of_three_rows_and_one_is_left() -> None:
    rows = {"1": {"doge": 6}, "2": {"gold": 6}, "3": {"bridge": 6}}
    state = duel(due("take_rows"), rows=rows, open_rows=["1", "2", "3"])
    assert asked(state)["seat"] == "1"
    play(state, "row 1", "card joker", "card joker", "row 3", "card joker", "card joker")
    assert asked(state) == {}
    assert table_of(state)["open_rows"] == ["2"]
    assert table_of(state)["rows"] == {"2": {"gold": 6}}
    assert set(table_of(state)["hand"]) == {"1", "2"}


@clause("RIA-13.5")
def test_three_rows_of_six_are_laid_out() -> None:
    state = duel(due("lay_out_rows"))
    play(state, *["deal doge"] * 9, *["deal gold"] * 9)
    assert asked(state) == {}
    assert [sum(row.values()) for row in table_of(state)["rows"].values()] == [6, 6, 6]


@clause("RIA-13.5")
def test_the_row_left_over_serves_the_green_buildings() -> None:
    state = duel(
        due("green_buildings"),
        open_rows=["2"],
        rows={"2": {"gold": 6}},
        coins={"1": 1},
        buildings={"1": {"green_1": 1}},
    )
    play(state, "activate green_1")
    assert legal(state) == ["pick gold", "draw"]


# The marker on the connections.


@clause("RIA-13.6", "RIA-X9")
def test_the_marker_starts_on_1_3_when_1_and_2_are_not_joined() -> None:
    state = before_set_up(due("seat_players"), seating=["3", "1", "2"])
    assert table_of(state)["mark"] == "cannaregio-castello"


@clause("RIA-13.6", "RIA-13.9")
@pytest.mark.parametrize(
    ("tokens", "mark"),
    [
        (["castello", "cannaregio", "san_marco", "santa_croce", "san_polo", "dorsoduro"], "cannaregio-castello"),
        (["castello", "dorsoduro", "cannaregio", "san_marco", "santa_croce", "san_polo"], "castello-dorsoduro"),
        (["castello", "san_polo", "santa_croce", "cannaregio", "san_marco", "dorsoduro"], "castello-santa_croce"),
        (["dorsoduro", "cannaregio", "san_polo", "castello", "san_marco", "santa_croce"], "san_polo-dorsoduro"),
        (["santa_croce", "san_marco", "dorsoduro", "san_polo", "castello", "cannaregio"], "santa_croce-dorsoduro"),
    ],
)
def test_the_marker_starts_between_district_1_and_the_lowest_number_joined_to_it(tokens: list[str], mark: str) -> None:
    state = before_set_up(due("seat_players"), seating=["3", "1", "2"], round_tokens=tokens)
    assert table_of(state)["mark"] == mark


@clause("RIA-13.6")
def test_without_the_neutral_player_there_is_no_marker() -> None:
    state = rialto(2, due("seat_players"), asks("place_gondola", 1), round=0, doge=[])
    assert table_of(state)["mark"] is None
    play(state, "gondola cannaregio-castello")
    assert table_of(state)["mark"] is None


@clause("RIA-13.7")
@pytest.mark.parametrize(
    ("question", "move"),
    [("place_bridge", "bridge cannaregio-castello castello"), ("place_gondola", "gondola cannaregio-castello")],
)
def test_players_may_build_on_the_connection_of_the_marker(question: str, move: str) -> None:
    state = duel(asks(question, 1), mark="cannaregio-castello", top_bridge={"bridge_34": 1})
    assert refusal(state, move) is None


@clause("RIA-13.8")
@pytest.mark.parametrize(
    ("question", "move"),
    [("place_bridge", "bridge cannaregio-castello castello"), ("place_gondola", "gondola cannaregio-castello")],
)
def test_the_marker_moves_as_soon_as_a_player_occupies_its_connection(question: str, move: str) -> None:
    state = duel(asks(question, 1), mark="cannaregio-castello", top_bridge={"bridge_34": 1})
    play(state, move)
    assert table_of(state)["mark"] == "castello-dorsoduro"


@clause("RIA-13.8")
@pytest.mark.parametrize("name", ["D", "E"])
def test_the_marker_moves_as_soon_as_the_neutral_player_occupies_its_connection(name: str) -> None:
    state = step(name, {"3": 1}, mark="cannaregio-castello", top_bridge={"bridge_34": 1})
    assert table_of(state)["mark"] == "castello-dorsoduro"


@clause("RIA-13.8")
@pytest.mark.parametrize("connection", ["castello-san_marco", "castello-dorsoduro", "san_polo-dorsoduro"])
@pytest.mark.parametrize("mark", ["cannaregio-castello", "cannaregio-san_polo"])
def test_the_marker_stays_when_another_connection_is_occupied(connection: str, mark: str) -> None:
    state = duel(asks("place_gondola", 1), mark=mark)
    play(state, f"gondola {connection}")
    assert table_of(state)["mark"] == mark


@clause("RIA-13.8")
@pytest.mark.parametrize(
    ("occupied", "mark"),
    [
        ([], "castello-dorsoduro"),
        (["castello-dorsoduro"], "castello-san_marco"),
        (["castello-dorsoduro", "castello-san_marco"], "castello-santa_croce"),
        (["castello-dorsoduro", "castello-san_marco", "castello-santa_croce"], "cannaregio-san_polo"),
    ],
)
def test_the_marker_goes_to_the_lowest_free_connection_of_the_lowest_district(occupied: list[str], mark: str) -> None:
    state = duel(asks("place_gondola", 1), mark="cannaregio-castello", gondolas=on(*occupied))
    play(state, "gondola cannaregio-castello")
    assert table_of(state)["mark"] == mark


@clause("RIA-13.8")
def test_a_bridge_occupies_a_connection_as_a_gondola_does() -> None:
    state = duel(
        asks("place_gondola", 1),
        mark="cannaregio-castello",
        **bridges_on({"castello-dorsoduro": "bridge_34.castello"}),
    )
    play(state, "gondola cannaregio-castello")
    assert table_of(state)["mark"] == "castello-san_marco"


@clause("RIA-13.8", "RIA-X10")
def test_the_marker_moves_to_2_3_when_all_four_connections_of_district_1_are_occupied() -> None:
    state = duel(
        asks("place_gondola", 1),
        mark="castello-santa_croce",
        gondolas=on(*CONNECTIONS_OF_CASTELLO[:2], "castello-dorsoduro"),
    )
    play(state, "gondola castello-santa_croce")
    assert table_of(state)["mark"] == "cannaregio-san_polo"


ALL_BUT_ONE: dict[str, Any] = {
    **bridges_on(
        {
            "cannaregio-castello": "bridge_34.castello",
            "cannaregio-san_marco": "bridge_35.san_marco",
            "cannaregio-santa_croce": "bridge_36.santa_croce",
            "cannaregio-san_polo": "bridge_45.san_polo",
            "castello-san_marco": "bridge_46.castello",
        }
    ),
    "gondolas": on(
        "castello-santa_croce",
        "castello-dorsoduro",
        "san_marco-san_polo",
        "san_marco-dorsoduro",
        "santa_croce-san_polo",
        "santa_croce-dorsoduro",
    ),
}


@clause("RIA-13.8")
def test_when_no_connection_is_free_the_marker_is_taken_off() -> None:
    state = duel(asks("place_bridge", 1), mark="san_polo-dorsoduro", top_bridge={"bridge_56": 1}, **ALL_BUT_ONE)
    play(state, "bridge san_polo-dorsoduro dorsoduro")
    assert table_of(state)["mark"] is None


@clause("RIA-13.9")
def test_the_way_of_the_marker_follows_the_round_tokens() -> None:
    tokens = ["castello", "santa_croce", "san_marco", "cannaregio", "san_polo", "dorsoduro"]
    state = duel(asks("place_gondola", 1), round_tokens=tokens, mark="castello-santa_croce")
    play(state, "gondola castello-santa_croce")
    assert table_of(state)["mark"] == "castello-san_marco"


# Its cards.


@clause("RIA-13.10")
def test_seven_cards_are_laid_open_for_the_neutral_player() -> None:
    state = duel(due("neutral_cards"))
    play(state, *["neutral doge"] * 2, *["neutral joker"] * 3, *["neutral bridge"] * 2)
    assert asked(state) == {}
    cards = {"doge": 2, "bridge": 2, "joker": 3}
    assert table_of(state)["neutral_cards"] == cards
    for viewer in (0, 1, None):
        seen = view(state, viewer)["table"]
        assert isinstance(seen, dict)
        assert seen["neutral_cards"] == cards


@clause("RIA-13.10")
def test_the_cards_of_the_neutral_player_come_from_the_draw_pile() -> None:
    state = duel(due("neutral_cards"), hand={"1": all_cards_but(gold=2, joker=5)})
    assert dict(zip(legal(state), state.weights(), strict=True)) == {"neutral gold": 2, "neutral joker": 5}


@clause("RIA-13.10")
def test_the_neutral_player_draws_after_both_have_finished_phase_one() -> None:
    state = duel(
        due("green_buildings"),
        due("hand_limits"),
        due("neutral_cards"),
        coins={"2": 1},
        buildings={"2": {"green_2": 1}},
        hand={"1": {"gold": 8}},
    )
    order = []
    for move in ("pass", "discard gold", "neutral doge"):
        order.append(asked(state)["decision"])
        play(state, move)
    assert order == ["activate_green", "discard", "draw_neutral"]


@clause("RIA-13.10")
def test_the_leftover_row_is_not_among_the_cards_that_are_reshuffled_for_the_neutral_player() -> None:
    state = duel(
        due("neutral_cards"),
        due("discard_leftovers"),
        open_rows=["2"],
        rows={"2": {"bridge": 6}},
        discards={"gold": 9},
        hand={"1": all_cards_but(doge=1, bridge=6, gold=9)},
    )
    play(state, "neutral doge")
    assert legal(state) == ["neutral gold"]
    play(state, *["neutral gold"] * 6)
    assert table_of(state)["discards"] == {"bridge": 6}
    assert table_of(state)["deck"] == {"gold": 3}


@clause("RIA-13.10", "RIA-5.4")
@pytest.mark.parametrize("cards", [0, 4])
def test_when_there_are_not_seven_cards_the_neutral_player_gets_what_is_there(cards: int) -> None:
    state = duel(due("neutral_cards"), hand={"1": all_cards_but(doge=cards)})
    play(state, *["neutral doge"] * cards)
    assert asked(state) == {}


@clause("RIA-13.10")
@pytest.mark.parametrize("name", ["A", "B", "C", "D", "E"])
def test_the_jokers_of_the_neutral_player_lie_in_pile_f(name: str) -> None:
    kind = dict(zip("ABCDE", ["doge", "gold", "building", "bridge", "gondola"], strict=True))[name]
    state = duel(due("begin_step", step=name), neutral_cards={kind: 2, "joker": 3})
    assert table_of(state)["count"] == {"3": 2}
    assert table_of(state)["neutral_cards"] == {"joker": 3}


@clause("RIA-13.11")
@pytest.mark.parametrize(("councillors", "jokers"), [(3, 0), (2, 2), (0, 1), (0, 4)])
def test_in_pile_f_every_card_counts_one_even_jokers_alone(councillors: int, jokers: int) -> None:
    state = duel(due("begin_step", step="F"), neutral_cards={"councillor": councillors, "joker": jokers})
    assert table_of(state)["count"] == {"3": councillors + jokers}
    assert "neutral_cards" not in table_of(state)


@clause("RIA-13.11")
def test_the_neutral_player_plays_first_when_it_starts() -> None:
    state = duel(due("begin_step", step="B"), leader="3", neutral_cards={"gold": 2})
    assert asked(state)["seat"] == "1"
    assert table_of(state)["played"] == {"3": {"gold": 2}}


@clause("RIA-13.11")
@pytest.mark.parametrize(("leader", "before", "after"), [("1", ["1", "2"], []), ("2", ["2"], ["1"])])
def test_the_neutral_player_plays_in_its_seat_clockwise(leader: str, before: list[str], after: list[str]) -> None:
    turns = [asks("play_cards", int(seat), after=None) for seat in before]
    state = duel(due("begin_step", step="B"), asks("activate_blue", 1), leader=leader, neutral_cards={"gold": 2})
    assert agenda_of(state)[: len(before)] == turns
    for _ in before:
        assert table_of(state)["neutral_cards"] == {"gold": 2}
        play(state, "play 0 0")
    assert "neutral_cards" not in table_of(state)
    assert [asked(state)["seat"]] == (after or ["1"])
    assert asked(state)["decision"] == ("play_cards" if after else "activate_blue")


@clause("RIA-13.1", "RIA-13.11")
def test_who_delays_waits_for_the_neutral_player_too() -> None:
    state = duel(
        due("begin_step", step="B"),
        leader="1",
        neutral_cards={"gold": 2},
        coins={"1": 1},
        buildings={"1": {"yellow_1": 1}},
    )
    play(state, "activate yellow_1", "play 0 0")
    assert asked(state)["seat"] == "1"
    assert table_of(state)["played"] == {"3": {"gold": 2}}


@clause("RIA-13.4", "RIA-13.11")
def test_all_its_cards_of_a_step_are_discarded_and_none_is_kept_for_a_later_round() -> None:
    steps = [due("begin_step", step=name) for name in "ABCDEF"]
    cards = {"doge": 1, "gold": 1, "building": 1, "bridge": 1, "gondola": 1, "councillor": 1, "joker": 1}
    state = duel(*steps, neutral_cards=cards, mark="cannaregio-castello", top_bridge={"bridge_34": 1})
    for _ in range(4):
        play(state, "play 0 0", "play 0 0")
    play(state, "reveal bridge_35", *["play 0 0"] * 4)
    assert asked(state) == {}
    assert "neutral_cards" not in table_of(state)
    assert table_of(state)["discards"] == cards


# Its bonus.


@clause("RIA-13.12")
@pytest.mark.parametrize(
    ("counts", "doge", "winner"),
    [
        ({"3": 2, "1": 1}, ["1", "2", "3"], "3"),
        ({"3": 2, "1": 3}, ["3", "1", "2"], "1"),
        ({"3": 2, "1": 2}, ["3", "1", "2"], "3"),
        ({"3": 2, "1": 2}, ["1", "3", "2"], "1"),
    ],
)
def test_the_neutral_player_competes_by_count_and_doge_track(
    counts: dict[str, int], doge: list[str], winner: str
) -> None:
    state = step("C", {**counts, "2": 1}, doge=doge)
    assert table_of(state)["winner"] == winner


@clause("RIA-13.12")
@pytest.mark.parametrize(("neutral", "coins", "bonus"), [(3, 2, False), (2, 2, False), (1, 2, True)])
def test_when_the_neutral_player_wins_no_player_gets_the_bonus(neutral: int, coins: int, bonus: bool) -> None:
    state = step("B", {"3": neutral, "1": coins})
    assert (asked(state) != {}) == bonus
    if not bonus:
        assert table_of(state)["coins"] == {"1": coins}


@clause("RIA-13.12")
def test_when_the_neutral_player_wins_step_c_no_player_takes_a_more_valuable_building() -> None:
    state = step("C", {"3": 2, "1": 2})
    assert refusal(state, "build green_2") is None
    assert refusal(state, "build green_3") == "RIA-7.4"


@clause("RIA-13.12")
def test_when_it_has_won_the_neutral_player_starts_the_next_step() -> None:
    state = duel(
        due("bonus_winner"),
        due("begin_step", step="C"),
        step="B",
        count={"3": 1},
        leader="2",
        neutral_cards={"building": 1},
    )
    assert table_of(state)["leader"] == "3"
    assert table_of(state)["played"] == {"3": {"building": 1}}
    assert asked(state)["seat"] == "1"


@clause("RIA-13.12")
@pytest.mark.parametrize(("doge", "leader"), [(["3", "1", "2"], "3"), (["2", "3", "1"], "2")])
def test_the_neutral_player_starts_step_a_when_its_marker_is_furthest_ahead(doge: list[str], leader: str) -> None:
    state = duel(due("begin_step", step="A"), doge=doge, leader="1")
    assert table_of(state)["leader"] == leader


@clause("RIA-13.12")
def test_in_round_one_the_neutral_player_starts_step_a() -> None:
    state = before_set_up(
        due("seat_players"),
        asks("choose_start_building", 1),
        due("begin_step", step="A"),
        round=1,
        seating=["3", "2", "1"],
        doge=["3", "2", "1"],
    )
    play(state, "build green_1")
    assert table_of(state)["leader"] == "3"


# Its actions.


@clause("RIA-13.13")
@pytest.mark.parametrize(("counts", "space"), [({"3": 3, "1": 2}, 4), ({"3": 2, "1": 3}, 2), ({"3": 0, "1": 1}, 0)])
def test_in_step_a_its_marker_moves_one_per_card_and_one_more_with_the_bonus(
    counts: dict[str, int], space: int
) -> None:
    state = step("A", counts)
    if counts["1"] > counts["3"]:
        play(state, "pass")
    assert table_of(state)["doge_space"].get("3", 0) == space


@clause("RIA-13.13")
@pytest.mark.parametrize(("doge", "after"), [(["3", "1", "2"], ["1", "3", "2"]), (["1", "3", "2"], ["3", "1", "2"])])
def test_in_step_a_its_marker_moves_in_doge_order_with_the_others(doge: list[str], after: list[str]) -> None:
    state = step("A", {"3": 1, "1": 2}, doge=doge, doge_space={"3": 1})
    play(state, "pass")
    assert table_of(state)["doge"] == after


@clause("RIA-13.4", "RIA-13.14")
@pytest.mark.parametrize("name", ["B", "C"])
def test_in_steps_b_and_c_nothing_else_happens_for_it(name: str) -> None:
    state = step(name, {"3": 4})
    assert asked(state) == {}
    assert table_of(state)["coin_supply"] == 30
    assert not {"coins", "buildings"} & set(table_of(state))


@clause("RIA-13.15")
@pytest.mark.parametrize(
    ("tokens", "mark", "higher"),
    [
        (TOKENS, "cannaregio-castello", "cannaregio"),
        (
            ["cannaregio", "castello", "san_marco", "santa_croce", "san_polo", "dorsoduro"],
            "cannaregio-castello",
            "castello",
        ),
        (TOKENS, "cannaregio-san_polo", "cannaregio"),
    ],
)
def test_in_step_d_its_bonus_lays_the_top_bridge_with_the_lower_end_to_the_lower_number(
    tokens: list[str], mark: str, higher: str
) -> None:
    state = step("D", {"3": 1, "1": 0}, round_tokens=tokens, mark=mark, top_bridge={"bridge_46": 1})
    table = table_of(state)
    assert table["bridges"] == {mark: f"bridge_46.{higher}"}
    assert asked(state) == {"decision": "reveal_bridge", "seat": "chance"}
    assert table["mark"] != mark


@clause("RIA-13.15")
def test_in_step_d_it_lays_nothing_without_the_bonus() -> None:
    state = step("D", {"3": 1, "1": 2}, mark="cannaregio-castello", top_bridge={"bridge_46": 1})
    play(state, "pass")
    assert asked(state) == {}
    assert table_of(state)["mark"] == "cannaregio-castello"
    assert table_of(state)["bridges"] == {}


@clause("RIA-13.4", "RIA-13.15")
@pytest.mark.parametrize("count", [0, 2])
def test_in_step_d_it_gains_and_loses_no_points(count: int) -> None:
    state = step("D", {"3": count}, mark="cannaregio-castello", top_bridge={"bridge_46": 1})
    if count > 0:
        play(state, "reveal bridge_34")
    assert asked(state) == {}
    assert table_of(state)["scored"] == {"1": {"no_bridge_card": 1}, "2": {"no_bridge_card": 1}}


@clause("RIA-13.16")
def test_in_step_e_its_bonus_lays_a_gondola_and_puts_a_councillor_into_both_districts() -> None:
    state = step("E", {"3": 1}, mark="cannaregio-castello")
    table = table_of(state)
    assert table["gondolas"] == {"cannaregio-castello": 1}
    assert table["councillors"] == {"3": {"cannaregio": 1, "castello": 1}}
    assert table["mark"] == "castello-dorsoduro"


@clause("RIA-13.16")
def test_in_step_e_it_does_nothing_without_the_bonus() -> None:
    state = step("E", {"3": 1, "1": 2}, mark="cannaregio-castello")
    play(state, "pass")
    assert asked(state) == {}
    assert not {"gondolas", "councillors"} & set(table_of(state))
    assert "3" not in table_of(state)["own_supply"]
    assert table_of(state)["mark"] == "cannaregio-castello"


@clause("RIA-13.17")
@pytest.mark.parametrize(("counts", "placed"), [({"3": 2, "1": 1}, 3), ({"3": 2, "1": 3}, 2), ({"3": 1, "1": 0}, 2)])
def test_in_step_f_it_puts_a_councillor_per_card_and_one_more_with_the_bonus(
    counts: dict[str, int], placed: int
) -> None:
    state = step("F", counts, round=3, own_supply={"1": 3})
    assert table_of(state)["councillors"]["3"] == {"cannaregio": placed}
    assert "bonus_tokens_down" not in table_of(state)


@clause("RIA-13.17")
def test_in_step_f_it_puts_nothing_without_a_card() -> None:
    state = step("F", {"1": 1}, own_supply={"1": 1})
    assert "3" not in table_of(state)["councillors"]


@clause("RIA-13.18")
def test_all_its_councillors_are_available_from_the_start() -> None:
    state = before_set_up(due("seat_players"), seating=["3", "1", "2"])
    assert table_of(state)["own_supply"] == {"1": 5, "2": 5}
    assert table_of(state)["general_supply"]["3"] >= 18


@clause("RIA-13.18")
@pytest.mark.parametrize(("name", "castello"), [("E", 11), ("F", 12)])
def test_its_councillors_are_not_limited_to_eighteen(name: str, castello: int) -> None:
    state = step(name, {"3": 1}, councillors={"3": {"castello": 10, "dorsoduro": 8}}, mark="cannaregio-castello")
    councillors = table_of(state)["councillors"]["3"]
    assert (councillors["castello"], sum(councillors.values())) == (castello, 20)


@clause("RIA-13.18")
def test_its_councillors_suffice_for_six_rounds_of_seven_cards() -> None:
    # One gondola card wins step E (2 councillors), six cards win step F (7).
    assert table_of(duel())["general_supply"]["3"] >= 6 * (2 + 7)


@clause("RIA-13.18")
def test_it_never_moves_councillors() -> None:
    state = step("F", {"3": 3}, round=2, councillors={"3": {"castello": 5}})
    assert table_of(state)["councillors"] == {"3": {"castello": 5, "san_polo": 4}}
    assert asked(state) == {}


@clause("RIA-13.19")
@pytest.mark.parametrize("name", ["E", "F"])
def test_a_bank_that_it_fulfils_is_turned_and_nobody_scores(name: str) -> None:
    state = step(name, {"3": 1}, councillors={"3": {"cannaregio": 1, "san_marco": 1}}, mark="castello-san_marco")
    assert table_of(state)["bonus_tokens_down"] == {"citra": 1}
    assert table_of(state)["bonus_tokens"] == {"ultra": 1}
    assert "scored" not in table_of(state)


@clause("RIA-13.19")
def test_after_it_has_turned_a_bank_no_player_scores_it() -> None:
    state = step(
        "F",
        {"1": 1},
        councillors={"1": {"cannaregio": 1, "san_marco": 1}},
        own_supply={"1": 1},
        bonus_tokens_down={"citra": 1},
    )
    assert points(state) == [0, 0]


@clause("RIA-13.19")
@pytest.mark.parametrize("doge", [["3", "1", "2"], ["1", "3", "2"], ["1", "2", "3"]])
def test_a_player_who_fulfils_it_in_the_same_step_f_still_scores_five(doge: list[str]) -> None:
    almost = {"cannaregio": 1, "san_marco": 1}
    state = step("F", {"3": 2, "1": 1}, doge=doge, councillors={"3": almost, "1": almost}, own_supply={"1": 1})
    assert asked(state) == {}
    assert points(state) == [5, 0]
    assert table_of(state)["bonus_tokens_down"] == {"citra": 1}


@clause("RIA-13.20")
def test_in_phase_three_it_does_nothing() -> None:
    state = duel(due("blue_buildings"), due("end_round"), mark="cannaregio-castello")
    assert table_of(state)["round"] == 2
    assert table_of(state)["mark"] == "cannaregio-castello"


@clause("RIA-13.20")
@pytest.mark.parametrize(("doge", "rank"), [(["3", "1", "2"], 2), (["1", "3", "2"], 1), (["3", "2", "1"], 3)])
def test_its_doge_marker_counts_for_the_rank_of_blue_3(doge: list[str], rank: int) -> None:
    state = duel(asks("activate_blue", 1), doge=doge, coins={"1": 1}, buildings={"1": {"blue_3": 1}})
    play(state, "activate blue_3")
    assert table_of(state)["doge_space"] == {"1": rank}


# The end.


@clause("RIA-13.21")
@pytest.mark.parametrize(
    ("councillors", "scored"),
    [
        ({"3": 2, "1": 1}, [2, 0]),
        ({"3": 1, "1": 2}, [4, 0]),
        ({"3": 1, "1": 1}, [2, 0]),
        ({"3": 1, "1": 2, "2": 1}, [4, 1]),
        ({"3": 3, "1": 2, "2": 1}, [2, 1]),
        ({"1": 2, "2": 1}, [4, 2]),
    ],
)
def test_it_takes_places_in_the_districts_and_pushes_players_down(
    councillors: dict[str, int], scored: list[int]
) -> None:
    state = duel(
        due("final_scoring"),
        councillors={side: {"castello": count} for side, count in councillors.items()},
        gondolas=on(*CONNECTIONS_OF_CASTELLO),
    )
    assert points(state) == scored


@clause("RIA-13.21")
@pytest.mark.parametrize(("doge", "scored"), [(["3", "1", "2"], [2, 0]), (["1", "3", "2"], [4, 0])])
def test_ties_with_it_in_a_district_are_broken_by_the_doge_track(doge: list[str], scored: list[int]) -> None:
    state = duel(
        due("final_scoring"),
        doge=doge,
        councillors={"3": {"castello": 1}, "1": {"castello": 1}},
        gondolas=on(*CONNECTIONS_OF_CASTELLO),
    )
    assert points(state) == scored


@clause("RIA-13.4", "RIA-13.21")
def test_it_gets_no_points_in_the_final_scoring() -> None:
    state = duel(due("final_scoring"), councillors={"3": {"castello": 5}}, gondolas=on(*CONNECTIONS_OF_CASTELLO))
    assert "scored" not in table_of(state)


@clause("RIA-13.21")
@pytest.mark.parametrize(("doge", "ranks"), [(["3", "1", "2"], [1, 2]), (["3", "2", "1"], [2, 1])])
def test_it_cannot_win(doge: list[str], ranks: list[int]) -> None:
    state = duel(doge=doge)
    assert state.ranking() == ranks
    assert len(state.scores()) == 2
