"""Chapters 0 and 1: the course of the game, what is open and hidden, and the limits of the box."""

from typing import Any

import pytest

from signoria.games.rialto import GAME
from signoria.games.rialto.box import (
    BANK_DISTRICTS,
    BRIDGE_HIGH,
    BRIDGE_LOW,
    BUILDING_SPACES,
    CONNECTIONS,
    CONNECTIONS_OF,
    DATA,
    ENDS,
)
from signoria.games.rialto.table import PILES
from signoria.kernel.agenda import SPECTATOR
from signoria.kernel.chair import Chair
from signoria.kernel.documents import write
from signoria.kernel.errors import SignoriaError, Unreadable
from signoria.kernel.referee import begin
from signoria.kernel.state import State
from signoria.kernel.view import view
from tests.clauses import clause
from tests.games.rialto.tables import CARDS, DISTRICTS, asks, bridges_on, chance, due, points, rialto
from tests.positions import asked, play, refusal, table_of

VIEWERS = [0, 1, 2, None]


def agenda_of(state: State) -> list[str]:
    """The names of what is still to come."""
    agenda: Any = write(state)["agenda"]
    return [str(entry.get("decision", entry.get("duty"))) for entry in agenda]


def seen_by(state: State, viewer: int | None) -> dict[str, Any]:
    table = view(state, viewer)["table"]
    assert isinstance(table, dict)
    return table


def fresh_table(seats: int) -> dict[str, Any]:
    return table_of(GAME.new(GAME.setup(seats)))


# Chapter 0.


@clause("RIA-0.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_can_play(seats: int) -> None:
    assert GAME.setup(seats).seats == seats


@clause("RIA-0.1")
@pytest.mark.parametrize("seats", [1, 6])
def test_one_or_six_cannot_play(seats: int) -> None:
    with pytest.raises(SignoriaError):
        GAME.setup(seats)


@clause("RIA-0.1")
def test_a_round_has_three_phases_in_their_order() -> None:
    state = rialto(3, due("begin_round"))
    new_cards = ["deal_card", "take_rows", "green_buildings", "hand_limits", "neutral_cards", "discard_leftovers"]
    assert agenda_of(state) == [*new_cards, *["begin_step"] * 6, "blue_buildings", "end_round"]


@clause("RIA-0.1")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_each_of_the_first_five_rounds_is_followed_by_another(number: int) -> None:
    state = rialto(3, due("end_round"), round=number)
    assert table_of(state)["round"] == number + 1
    assert asked(state)["decision"] == "deal_card"


@clause("RIA-0.1")
def test_every_district_has_one_round() -> None:
    tokens = ["dorsoduro", "castello", "san_polo", "cannaregio", "santa_croce", "san_marco"]
    rounds = [
        rialto(2, due("council_action", of="1"), round=number, round_tokens=tokens, own_supply={"1": 1}, count={"1": 1})
        for number in range(1, 7)
    ]
    assert [table_of(state)["councillors"]["1"] for state in rounds] == [{district: 1} for district in tokens]


@clause("RIA-0.1")
def test_the_final_scoring_ends_the_sixth_round_and_the_game() -> None:
    state = rialto(2, due("end_round"), round=6, buildings={"1": {"green_3": 1}})
    assert asked(state) == {}
    assert points(state) == [3, 0]


@clause("RIA-0.2")
def test_most_victory_points_win() -> None:
    state = rialto(3, scored={"1": {"start": 3}, "2": {"start": 4}, "3": {"bank": 1}})
    assert points(state) == [3, 4, 5]
    assert state.ranking() == [3, 2, 1]


@clause("RIA-0.2")
def test_points_come_from_what_the_overview_names() -> None:
    start = ["start"]
    bridges = ["bridge_cards", "bridge_bonus", "no_bridge_card"]
    in_play = [*bridges, "blue_2", "blue_4", "bank", "returned_buildings", "missing_councillors"]
    final = ["supply", "buildings", *[f"district_{district}" for district in DISTRICTS]]
    assert sorted(GAME.ledger.terms.ids) == sorted([*start, *in_play, *final])


@clause("RIA-0.2")
@pytest.mark.parametrize(
    ("term", "each"),
    [
        ("start", 1),
        ("bridge_cards", 1),
        ("bridge_bonus", 1),
        ("no_bridge_card", -1),
        ("missing_councillors", 1),
        ("bank", 5),
        ("returned_buildings", 1),
        ("blue_2", 1),
        ("blue_4", 3),
        ("supply", 1),
        ("buildings", 1),
        ("district_castello", 1),
    ],
)
def test_every_source_of_points_counts_for_the_win(term: str, each: int) -> None:
    state = rialto(2, scored={"2": {term: 1}})
    assert points(state) == [0, each]
    assert state.ranking() == ([2, 1] if each > 0 else [1, 2])


@clause("RIA-0.3")
def test_two_may_play_the_base_rules_unchanged() -> None:
    setup = GAME.setup(2)
    assert setup.options == {"variant": "base"}
    assert GAME.sides(setup) == 2
    assert asked(rialto(2, due("neutral_cards"))) == {}


@clause("RIA-0.3")
def test_two_may_choose_the_variant_with_the_neutral_player() -> None:
    setup = GAME.setup(2, {"variant": "neutral"})
    assert setup.options == {"variant": "neutral"}
    assert GAME.sides(setup) == 3


@clause("RIA-0.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_only_two_may_choose_the_variant(seats: int) -> None:
    with pytest.raises(SignoriaError, match=r"RIA-0\.3"):
        GAME.setup(seats, {"variant": "neutral"})


def middle_of_a_game() -> State:
    """Three seats in step B with something in every place."""
    return rialto(
        3,
        asks("play_cards", 1, after=None),
        step="B",
        hand={"1": {"doge": 2, "gold": 1}, "2": {"gold": 3, "joker": 1}},
        played={"3": {"gold": 2}},
        rows={"4": {"bridge": 2}},
        open_rows=["4"],
        discards={"doge": 4, "councillor": 1},
        secret_discards={"2": {"joker": 2}, "3": {"gondola": 1}},
        coins={"1": 4, "3": 2},
        coins_on_buildings={"2": 1},
        buildings={"1": {"green_1": 1, "blue_4": 1}},
        spent_buildings={"2": {"yellow_2": 1}},
        own_supply={"1": 5, "2": 4, "3": 3},
        councillors={"1": {"castello": 2}, "3": {"castello": 1, "dorsoduro": 1}},
        **bridges_on({"santa_croce-san_polo": "bridge_45.san_polo"}),
        gondolas={"castello-san_marco": 1},
        top_bridge={"bridge_36": 1},
        bonus_tokens_down={"ultra": 1},
        doge_space={"1": 4, "2": 2},
        scored={"1": {"start": 3, "bank": 1}},
    )


@clause("RIA-0.4")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_all_that_lies_on_the_table_is_open_to_everybody(viewer: int | None) -> None:
    seen = seen_by(middle_of_a_game(), viewer)
    assert seen["buildings"] == {"1": {"green_1": 1, "blue_4": 1}, "2": {}, "3": {}}
    assert seen["spent_buildings"] == {"1": {}, "2": {"yellow_2": 1}, "3": {}}
    assert set(seen["building_supply"].values()) == {4, 5}
    assert (seen["coins"], seen["coin_supply"]) == ({"1": 4, "2": 0, "3": 2}, 23)
    assert seen["coins_on_buildings"] == {"1": 0, "2": 1, "3": 0}
    assert seen["own_supply"] == {"1": 5, "2": 4, "3": 3}
    assert seen["general_supply"] == {"1": 11, "2": 14, "3": 13}
    assert seen["councillors"] == {"1": {"castello": 2}, "2": {}, "3": {"castello": 1, "dorsoduro": 1}}
    assert (seen["doge"], seen["doge_space"]) == (["1", "2", "3"], {"1": 4, "2": 2, "3": 0})
    assert seen["bridges"] == {"santa_croce-san_polo": "bridge_45.san_polo"}
    assert seen["gondolas"] == {"castello-san_marco": 1}
    assert (seen["bonus_tokens"], seen["bonus_tokens_down"]) == ({"citra": 1}, {"ultra": 1})
    assert (seen["round"], seen["round_tokens"]) == (1, DISTRICTS)
    assert seen["rows"] == {"4": {"bridge": 2}}
    assert seen["played"] == {"1": {}, "2": {}, "3": {"gold": 2}}
    assert seen["scored"]["1"] == {"start": 3, "bank": 1}


@clause("RIA-0.4")
def test_a_player_sees_the_faces_of_his_own_cards_and_the_number_of_the_others() -> None:
    state = middle_of_a_game()
    assert seen_by(state, 0)["hand"] == {"1": {"doge": 2, "gold": 1}, "2": 4, "3": 0}
    assert seen_by(state, 1)["hand"] == {"1": 3, "2": {"gold": 3, "joker": 1}, "3": 0}
    assert seen_by(state, 2)["hand"] == {"1": 3, "2": 4, "3": {}}
    assert seen_by(state, None)["hand"] == {"1": 3, "2": 4, "3": 0}


@clause("RIA-0.4")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_of_the_draw_pile_only_the_number_of_cards_is_known(viewer: int | None) -> None:
    assert seen_by(middle_of_a_game(), viewer)["deck"] == 77 - 3 - 4 - 2 - 2 - 5 - 3


@clause("RIA-0.4")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_of_the_bridge_tokens_in_the_pile_only_the_top_one_is_seen(viewer: int | None) -> None:
    seen = seen_by(middle_of_a_game(), viewer)
    assert seen["top_bridge"] == {"bridge_36": 1}
    assert seen["bridge_pile"] == 4


@clause("RIA-0.4")
@pytest.mark.parametrize(("viewer", "kind"), [(0, "joker"), (1, None), (2, None), (SPECTATOR, None)])
def test_only_who_draws_a_card_sees_its_face(viewer: int, kind: str | None) -> None:
    state = rialto(3, chance("draw_card", of="1", left=1))
    [drawn] = play(state, "card joker")
    assert drawn.document(PILES, viewer).get("kind") == kind


def records(state: State, *moves: str) -> list[str]:
    """The moves as they stand in the records that seat 1, seat 2 and a spectator may read."""
    referee = begin(GAME, state.setup, ["one", "two"], position=write(state))
    for move in moves:
        referee.play(referee.state.actor(), GAME.moves.parse(move))
    return [Chair(referee, seat).record().split("\n\n")[-1] for seat in (0, 1, None)]


@clause("RIA-0.4")
def test_a_drawn_card_is_veiled_in_the_records_of_all_but_who_draws_it() -> None:
    state = rialto(2, chance("draw_card", of="1", left=1), asks("activate_blue", 2))
    assert records(state, "card joker") == ["1 * card joker\n", "1 * card ?\n", "1 * card ?\n"]


@clause("RIA-0.4")
def test_tables_that_differ_in_a_hand_look_alike_to_everybody_else() -> None:
    one = rialto(2, asks("play_cards", 2, after=None), step="A", hand={"1": {"doge": 2}})
    other = rialto(2, asks("play_cards", 2, after=None), step="A", hand={"1": {"gold": 1, "joker": 1}})
    assert view(one, 0) != view(other, 0)
    assert view(one, 1) == view(other, 1)
    assert view(one, None) == view(other, None)


@clause("RIA-0.5")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_of_the_discard_piles_only_the_counts_are_public(viewer: int | None) -> None:
    seen = seen_by(middle_of_a_game(), viewer)
    assert seen["discards"] == 5
    assert seen["secret_discards"] == {"1": 0, "2": 2, "3": 1}


@clause("RIA-0.5")
@pytest.mark.parametrize(("viewer", "kind"), [(0, "gold"), (1, None), (SPECTATOR, None)])
def test_a_card_discarded_in_phase_one_is_not_shown(viewer: int, kind: str | None) -> None:
    state = rialto(2, asks("discard", 1, least="doge"), hand={"1": {"doge": 7, "gold": 1}})
    [discarded] = play(state, "discard gold")
    assert discarded.document(PILES, viewer).get("kind") == kind


@clause("RIA-0.5")
def test_a_discarded_card_is_veiled_in_the_records_of_the_others() -> None:
    state = rialto(2, asks("discard", 1, least="doge"), asks("activate_blue", 2), hand={"1": {"doge": 7, "gold": 1}})
    assert records(state, "discard gold") == ["1 1 discard gold\n", "1 1 discard ?\n", "1 1 discard ?\n"]


@clause("RIA-0.5")
def test_while_a_player_discards_the_others_do_not_learn_which_kinds() -> None:
    state = rialto(2, asks("discard", 1, least="gold"), hand={"1": {"joker": 8}})
    assert view(state, 0)["asked"] == {"decision": "discard", "seat": "1", "least": "gold"}
    assert view(state, 1)["asked"] == {"decision": "discard", "seat": "1"}


# Chapter 1.


@clause("RIA-1.1")
def test_there_are_eleven_cards_of_each_of_seven_kinds() -> None:
    deck = fresh_table(5)["deck"]
    assert deck == dict.fromkeys(CARDS, 11)
    assert sum(deck.values()) == 77


@clause("RIA-1.2")
def test_there_are_five_buildings_of_each_of_twelve_kinds() -> None:
    kinds = [f"{colour}_{value}" for colour in ("green", "yellow", "blue") for value in (1, 2, 3, 4)]
    supply = fresh_table(5)["building_supply"]
    assert supply == dict.fromkeys(kinds, 5)
    assert sum(supply.values()) == 60


@clause("RIA-1.2")
def test_a_kind_with_no_tile_left_cannot_be_taken() -> None:
    gone = rialto(3, asks("build", 1, worth=2), step="C", buildings={"2": {"green_2": 3}, "3": {"green_2": 2}})
    assert refusal(gone, "build green_2") == "RIA-1.2"
    last = rialto(3, asks("build", 1, worth=2), step="C", buildings={"2": {"green_2": 4}})
    assert refusal(last, "build green_2") is None


@clause("RIA-1.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_there_are_eighteen_councillors_in_the_colour_of_each_player(seats: int) -> None:
    assert fresh_table(seats)["general_supply"] == {str(seat): 18 for seat in range(1, seats + 1)}


@clause("RIA-1.3")
def test_no_colour_ever_has_more_than_eighteen_councillors() -> None:
    rialto(2, own_supply={"1": 9}, councillors={"1": {"castello": 9}})
    with pytest.raises(Unreadable, match="18"):
        rialto(2, own_supply={"1": 9}, councillors={"1": {"castello": 10}})


@clause("RIA-1.3")
def test_when_all_eighteen_are_out_nobody_gets_another() -> None:
    state = rialto(
        2,
        due("gondola_action", of="1"),
        step="E",
        own_supply={"1": 7},
        councillors={"1": {"castello": 10}},
        count={"1": 3},
    )
    assert table_of(state)["own_supply"] == {"1": 8}
    assert "1" not in table_of(state)["general_supply"]


@clause("RIA-1.4")
def test_there_are_six_bridges_with_two_ends_between_three_and_six() -> None:
    assert len(fresh_table(2)["bridge_pile"]) == 6
    assert sum(fresh_table(2)["bridge_pile"].values()) == 6
    assert len(BRIDGE_LOW) == len(BRIDGE_HIGH) == 6
    assert all(3 <= low <= high <= 6 for low, high in zip(BRIDGE_LOW, BRIDGE_HIGH, strict=True))


@clause("RIA-1.4")
def test_there_are_six_gondolas_with_a_one_at_both_ends() -> None:
    assert fresh_table(2)["gondola_pile"] == 6
    state = rialto(
        2,
        due("final_scoring"),
        gondolas={"castello-san_marco": 1},
        councillors={"1": {"castello": 1}, "2": {"san_marco": 1}},
    )
    assert points(state) == [1, 1]


@clause("RIA-1.5")
def test_six_districts_lie_on_two_banks_of_three() -> None:
    assert [len(districts) for districts in BANK_DISTRICTS] == [3, 3]
    assert sorted(BANK_DISTRICTS[0] + BANK_DISTRICTS[1]) == list(range(6))


@clause("RIA-1.5")
def test_twelve_connections_join_each_district_to_four_others() -> None:
    assert CONNECTIONS.size == len(ENDS) == 12
    assert all(len(set(ends)) == 2 for ends in ENDS)
    for district, connections in enumerate(CONNECTIONS_OF):
        assert len(connections) == 4
        assert len({end for connection in connections for end in ENDS[connection]} - {district}) == 4


@clause("RIA-1.5")
@pytest.mark.parametrize(
    ("question", "token", "move"),
    [
        ("place_bridge", "a gondola", "bridge castello-san_marco castello"),
        ("place_bridge", "a bridge", "bridge castello-san_marco castello"),
        ("place_gondola", "a gondola", "gondola castello-san_marco"),
        ("place_gondola", "a bridge", "gondola castello-san_marco"),
    ],
)
def test_a_connection_holds_at_most_one_token(question: str, token: str, move: str) -> None:
    bridge = bridges_on({"castello-san_marco": "bridge_34.castello"})
    lying = bridge if token == "a bridge" else {"gondolas": {"castello-san_marco": 1}}
    taken = rialto(2, asks(question, 1), top_bridge={"bridge_56": 1}, **lying)
    assert refusal(taken, move) == "RIA-1.5"
    free = rialto(2, asks(question, 1), top_bridge={"bridge_56": 1})
    assert refusal(free, move) is None


def almost_full_board(*agenda: dict[str, Any], **table: Any) -> State:
    """The sixth round with five tokens of each sort laid; free are castello-dorsoduro and san_polo-dorsoduro."""
    bridges = {
        "cannaregio-castello": "bridge_34.castello",
        "cannaregio-san_marco": "bridge_35.san_marco",
        "cannaregio-santa_croce": "bridge_36.santa_croce",
        "cannaregio-san_polo": "bridge_45.san_polo",
        "castello-san_marco": "bridge_46.castello",
    }
    gondolas = [
        "castello-santa_croce",
        "san_marco-san_polo",
        "san_marco-dorsoduro",
        "santa_croce-san_polo",
        "santa_croce-dorsoduro",
    ]
    return rialto(
        2,
        *agenda,
        round=6,
        gondolas=dict.fromkeys(gondolas, 1),
        top_bridge={"bridge_56": 1},
        **bridges_on(bridges),
        **table,
    )


@clause("RIA-1.6")
def test_tokens_and_connections_suffice_for_the_bonuses_of_the_sixth_round() -> None:
    state = almost_full_board(asks("place_bridge", 1), asks("place_gondola", 2))
    play(state, "bridge san_polo-dorsoduro san_polo", "gondola castello-dorsoduro")
    table = table_of(state)
    assert len(table["bridges"]) + len(table["gondolas"]) == 12
    assert not {"top_bridge", "bridge_pile", "gondola_pile"} & set(table)


@clause("RIA-1.6")
@pytest.mark.parametrize(
    ("step", "moves", "tokens"),
    [
        ("D", ["bridge castello-san_marco castello"], "bridges"),
        ("E", ["gondola castello-san_marco", "councillor castello"], "gondolas"),
    ],
)
def test_a_step_places_at_most_one_token_however_many_played(step: str, moves: list[str], tokens: str) -> None:
    state = rialto(
        3,
        due("bonus_winner"),
        step=step,
        count={"1": 3, "2": 3, "3": 3},
        top_bridge={"bridge_34": 1},
        own_supply={"1": 1},
    )
    play(state, *moves)
    if step == "D":
        play(state, "reveal bridge_56")
    assert asked(state) == {}
    assert len(table_of(state)[tokens]) == 1


@clause("RIA-1.6")
@pytest.mark.parametrize("step", ["A", "B", "C", "F"])
def test_the_other_steps_place_no_token(step: str) -> None:
    state = rialto(2, due("bonus_winner"), step=step, count={"1": 1}, own_supply={"1": 2}, top_bridge={"bridge_34": 1})
    play(state, "build green_1" if step == "C" else "bonus")
    assert asked(state) == {}
    assert table_of(state)["bridges"] == {}
    assert "gondolas" not in table_of(state)


@clause("RIA-1.7")
def test_there_are_six_round_tokens_and_one_for_each_district() -> None:
    assert DATA["round_tokens"]["values"] == [1, 2, 3, 4, 5, 6]
    with pytest.raises(SignoriaError, match="round token"):
        rialto(2, round_tokens=DISTRICTS[:5])


@clause("RIA-1.7")
def test_there_is_a_bonus_token_for_each_bank() -> None:
    assert fresh_table(2)["bonus_tokens"] == {"citra": 1, "ultra": 1}


@clause("RIA-1.7")
def test_each_player_has_a_marker_on_the_doge_track_and_one_for_his_points() -> None:
    state = rialto(5, due("seat_players"), round=0, doge=[])
    assert sorted(table_of(state)["doge"]) == ["1", "2", "3", "4", "5"]
    assert len(state.scores()) == 5
    assert DATA["markers"]["per_colour"] == 2
    assert DATA["district_marker"]["count"] == 1


@clause("RIA-1.7")
def test_there_are_five_player_boards_with_seven_spaces() -> None:
    assert DATA["player_boards"]["count"] == max(GAME.seats) == 5
    assert BUILDING_SPACES == 7


@clause("RIA-1.8")
@pytest.mark.parametrize("seats", [2, 5])
def test_there_are_thirty_coins(seats: int) -> None:
    assert fresh_table(seats)["coin_supply"] == 30


@clause("RIA-1.8")
def test_a_coin_on_a_building_is_in_nobodys_supply() -> None:
    state = rialto(2, asks("activate_blue", 1), coins={"1": 2}, buildings={"1": {"blue_4": 1}})
    play(state, "activate blue_4")
    table = table_of(state)
    assert (table["coins"], table["coins_on_buildings"], table["coin_supply"]) == ({"1": 1}, {"1": 1}, 28)


@clause("RIA-1.8")
def test_the_coins_on_buildings_lie_there_until_the_end_of_the_round() -> None:
    before = rialto(2, due("discard_leftovers"), coins_on_buildings={"1": 2}, spent_buildings={"1": {"green_1": 2}})
    assert table_of(before)["coin_supply"] == 28
    after = rialto(2, due("end_round"), coins_on_buildings={"1": 2}, spent_buildings={"1": {"green_1": 2}})
    assert table_of(after)["coin_supply"] == 30


@clause("RIA-1.9")
def test_players_get_the_coins_that_are_there_in_doge_order_and_the_rest_is_lost() -> None:
    state = rialto(
        4, due("bonus_winner"), step="B", coins={"4": 26}, count={"1": 1, "2": 2, "3": 1}, doge=["3", "2", "1", "4"]
    )
    play(state, "pass")
    assert table_of(state)["coins"] == {"1": 1, "2": 2, "3": 1, "4": 26}
    state = rialto(
        4, due("bonus_winner"), step="B", coins={"4": 27}, count={"1": 1, "2": 2, "3": 1}, doge=["3", "2", "1", "4"]
    )
    play(state, "pass")
    assert table_of(state)["coins"] == {"2": 2, "3": 1, "4": 27}


@clause("RIA-1.9")
def test_a_player_gets_part_of_what_he_should_when_the_supply_holds_no_more() -> None:
    state = rialto(2, due("gold_action", of="1"), step="B", coins={"2": 28}, count={"1": 5})
    assert table_of(state)["coins"] == {"1": 2, "2": 28}
    assert "coin_supply" not in table_of(state)


@clause("RIA-1.9")
def test_a_delay_gives_no_coin_when_the_supply_is_empty() -> None:
    state = rialto(
        2, asks("play_cards", 1, after=None), step="B", coins={"1": 1, "2": 29}, buildings={"1": {"yellow_1": 1}}
    )
    play(state, "activate yellow_1")
    assert table_of(state)["coins"] == {"2": 29}


@clause("RIA-1.10")
def test_the_doge_track_has_no_upper_end() -> None:
    state = rialto(2, due("doge_action", of="1"), step="A", doge_space={"1": 500}, count={"1": 4})
    assert table_of(state)["doge_space"] == {"1": 504}


@clause("RIA-1.10")
def test_victory_points_have_no_upper_end() -> None:
    state = rialto(2, due("bridge_action", of="1"), step="D", scored={"1": {"buildings": 500}}, count={"1": 4})
    assert points(state) == [504, 0]
