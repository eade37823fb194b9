"""Chapters 3, 13 and 15: turns, laps and the cleanup."""

from random import Random

from signoria.kernel.agenda import CHANCE, OVER
from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.lorenzo.tables import asks, due, excommunicated, goods, lorenzo, mine, points, turn
from tests.positions import asked, legal, play, refusal, table_of

HELPLESS = {"white": "1", "black": "1", "orange": "1"}


def laps(state: State, moves: int) -> list[str]:
    """Who is asked, as one member after another goes to the council palace."""
    found: list[str] = []
    for _ in range(moves):
        if not state.agenda or asked(state).get("decision") != "take_turn":
            break
        found.append(asked(state)["seat"])
        move = next(move for move in legal(state) if move.endswith("council_palace"))
        play(state, move)
        while asked(state).get("decision") in ("spend_servants", "choose_privilege"):
            play(state, legal(state)[0])
    return found


@clause("LOR-3.4", "LOR-3.5", "LOR-0.4")
def test_turns_go_round_in_turn_order_four_times() -> None:
    agenda = [due("lap", lap=str(lap)) for lap in (1, 2, 3, 4)]
    state = lorenzo(3, *agenda, order=["2", "3", "1"], goods={seat: {"servant": 5} for seat in "123"})
    assert laps(state, 20) == ["2", "3", "1"] * 4
    assert not state.agenda


@clause("LOR-3.6")
def test_who_cannot_place_loses_the_turn_but_keeps_the_member() -> None:
    """Seat 1 has only its neutral member left and no servant; a servant that comes later lets it be placed."""
    agenda = [due("begin_turn", of="1"), asks("take_turn", 2), due("begin_turn", of="1")]
    stands = {"1.white": "market_1", "1.black": "market_2", "1.orange": "council_palace"}
    state = lorenzo(2, *agenda, stands=stands)
    assert asked(state)["seat"] == "2"
    assert table_of(state)["neutral_member"]["1"] == 1
    later = lorenzo(2, *agenda, stands=stands, goods=mine(servant=1))
    assert asked(later)["seat"] == "1"
    assert "place neutral council_palace" in legal(later)


@clause("LOR-3.7", "LOR-3.8")
def test_who_can_place_has_to_even_if_it_costs_servants() -> None:
    stands = {"1.white": "market_1", "1.black": "market_2", "1.orange": "council_palace"}
    state = lorenzo(2, asks("take_turn", 1), stands=stands, goods=mine(servant=1))
    assert refusal(state, "pass") == "LOR-3.7"
    without = lorenzo(2, asks("take_turn", 1), stands=stands, goods=mine(coin=1))
    assert legal(without) == ["pass"]


@clause("LOR-3.9", "LOR-13.6")
def test_a_member_stays_until_the_cleanup() -> None:
    state = lorenzo(2, asks("take_turn", 1), asks("take_turn", 1), due("cleanup"), round=1)
    play(state, "place white market_1")
    assert table_of(state)["stands"] == {"1.white": "market_1"}
    assert refusal(state, "place white market_2") == "LOR-3.9"
    play(state, "place black market_2", "servants 0") if goods(state).get("servant") else play(
        state, "place black market_2"
    )
    assert table_of(state)["stands"] == {}
    assert table_of(state)["white_member"] == {"1": 1, "2": 1}


@clause("LOR-3.10")
def test_there_is_no_placement_without_its_action() -> None:
    state = turn(floors={"building_1": "chapel"}, goods=mine(wood=1, servant=3))
    assert refusal(state, "place white building_1") == "LOR-6.13"
    assert refusal(state, "place white building_2") == "LOR-6.11"


@clause("LOR-13.1")
def test_cards_left_in_the_towers_leave_the_game() -> None:
    state = lorenzo(2, due("cleanup"), round=1, floors={"territory_1": "woods", "venture_3": "crusade"})
    table = table_of(state)
    assert table["floors"] == {}
    assert not {"woods", "crusade"} & set(table["deck"])
    assert table["cards"] == {}


@clause("LOR-13.2", "LOR-15.1", "LOR-17.1")
def test_the_last_cleanup_breaks_a_tie() -> None:
    state = lorenzo(2, due("cleanup"), round=6, stands={"2.white": "council_palace"})
    assert points(state)[0] == points(state)[1]
    assert table_of(state)["order"] == ["2", "1"]
    assert state.ranking() == [2, 1]
    assert state.actor() == OVER


@clause("LOR-13.3", "LOR-11.4")
def test_the_palace_gives_the_new_order_then_the_old_one() -> None:
    stands = {"4.white": "council_palace", "2.black": "council_palace"}
    state = lorenzo(4, due("cleanup"), round=1, order=["1", "2", "3", "4"], stands=stands)
    assert table_of(state)["order"] == ["4", "2", "1", "3"]


@clause("LOR-13.4")
def test_neutral_members_count_and_only_the_first_of_each_player() -> None:
    stands = {"3.neutral": "council_palace", "2.white": "council_palace", "3.white": "council_palace"}
    state = lorenzo(3, due("cleanup"), round=1, stands=stands)
    assert table_of(state)["order"] == ["3", "2", "1"]
    other = {"2.white": "council_palace", "3.neutral": "council_palace", "2.black": "council_palace"}
    assert table_of(lorenzo(3, due("cleanup"), round=1, stands=other))["order"] == ["2", "3", "1"]


@clause("LOR-13.5")
def test_an_empty_palace_changes_nothing() -> None:
    state = lorenzo(3, due("cleanup"), round=1, order=["3", "1", "2"])
    assert table_of(state)["order"] == ["3", "1", "2"]


@clause("LOR-15.2")
def test_the_end_comes_in_its_order() -> None:
    """9 faith give 13; of 13 every full 5 lose 1; then 5 for the military, of which X35 would take its own later."""
    state = lorenzo(
        2, due("vatican_report"), due("cleanup"), round=6, goods=mine(faith=9, coin=10), **excommunicated("X34")
    )
    terms = {term.name: term.points for term in state.scores()[0].terms}
    assert terms == {"church": 13, "excommunications": -2, "military": 5, "resources": 2}
    assert goods(state) == {"coin": 10}


@clause("LOR-15.1")
def test_after_the_cleanup_of_other_rounds_the_next_begins() -> None:
    state = lorenzo(2, due("cleanup"), round=5)
    assert state.actor() == CHANCE
    assert table_of(state)["round"] == 6
    state.play(state.sample(Random(1)))


@clause("LOR-14.15", "LOR-14.16")
def test_an_excommunicated_player_skips_the_first_turn_and_may_catch_up() -> None:
    agenda = [*(due("lap", lap=str(lap)) for lap in (1, 2, 3, 4)), due("catch_ups")]
    state = lorenzo(2, *agenda, goods={seat: {"servant": 5} for seat in "12"}, **excommunicated("X27"))
    assert laps(state, 20) == ["2", "1", "2", "1", "2", "1", "2"]
    assert asked(state) == {"decision": "catch_up", "seat": "1"}
    assert "pass" in legal(state)
    play(state, "pass")
    assert not state.agenda
    assert len(table_of(state)["stands"]) == 7


@clause("LOR-14.16")
def test_several_catch_up_in_turn_order() -> None:
    tile = excommunicated("X27")
    tile["excommunicated"] = {"1": {"2": 1}, "3": {"2": 1}}
    state = lorenzo(3, due("catch_ups"), order=["3", "2", "1"], goods={"1": {"coin": 1}}, **tile)
    assert asked(state)["seat"] == "3"
    play(state, "place white market_1")
    assert asked(state)["seat"] == "1"
    play(state, "place orange market_2")
    assert not state.agenda


@clause("LOR-14.17", "LOR-14.27")
def test_no_leader_is_used_in_the_skipped_turn_but_in_the_one_that_makes_up_for_it() -> None:
    hand = {"1": {"sisto_iv": 1}}
    tile = excommunicated("X27")
    state = lorenzo(2, due("lap", lap="1"), due("catch_ups"), variant="advanced", leader_hand=hand, **tile)
    assert asked(state)["seat"] == "2"
    play(state, "place white council_palace", "privilege coins")
    assert asked(state) == {"decision": "catch_up", "seat": "1"}
    assert "discard sisto_iv" in legal(state)
    play(state, "discard sisto_iv", "privilege servants", "pass")
    assert goods(state) == {"servant": 2}
    assert not state.agenda
