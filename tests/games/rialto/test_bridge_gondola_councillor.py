"""Chapter 8: the actions of the steps D to F."""

from typing import Any

import pytest

from signoria.kernel.agenda import SPECTATOR
from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.rialto.tables import DISTRICTS, asks, due, points, rialto
from tests.positions import asked, legal, play, refusal, table_of


def actions(letter: str, **table: Any) -> State:
    """All have played their cards in a step; the current district is Cannaregio."""
    return rialto(3, due("bonus_winner"), step=letter, **table)


def scored(state: State, seat: str = "1") -> dict[str, int]:
    """What a seat has scored, term by term."""
    terms: dict[str, int] = table_of(state).get("scored", {}).get(seat, {})
    return terms


def councillors(state: State, seat: str = "1") -> dict[str, int]:
    """A seat's councillors on the board."""
    there: dict[str, int] = table_of(state).get("councillors", {}).get(seat, {})
    return there


def bridges_on(laid: dict[str, str]) -> dict[str, Any]:
    """Bridge tokens on connections, each with the district at its higher end."""
    return {"bridges": laid, "laid_bridges": {token.split(".")[0]: 1 for token in laid.values()}}


def one_in(*districts: str) -> dict[str, int]:
    return dict.fromkeys(districts, 1)


# Step D.


@clause("RIA-8.1")
def test_1_vp_per_bridge_card_and_1_more_with_the_bonus() -> None:
    state = actions("D", count={"1": 3, "2": 2, "3": 1}, top_bridge={"bridge_45": 1})
    play(state, "bridge cannaregio-castello castello", "reveal bridge_34")
    assert scored(state, "1") == {"bridge_cards": 3, "bridge_bonus": 1}
    assert scored(state, "2") == {"bridge_cards": 2}
    assert scored(state, "3") == {"bridge_cards": 1}
    assert points(state) == [4, 2, 1]


@clause("RIA-8.1")
@pytest.mark.parametrize("higher_end", ["cannaregio", "castello"])
def test_the_top_bridge_goes_on_a_free_connection_either_way_round(higher_end: str) -> None:
    state = actions("D", count={"1": 1, "2": 1, "3": 1}, top_bridge={"bridge_45": 1})
    events = play(state, f"bridge cannaregio-castello {higher_end}")
    told = [event.document(state.game.piles, SPECTATOR) for event in events]
    assert {"event": "bridge_laid", "connection": "cannaregio-castello", "higher_end": higher_end} in told
    assert table_of(state)["bridges"] == {"cannaregio-castello": f"bridge_45.{higher_end}"}
    assert "top_bridge" not in table_of(state)


@clause("RIA-8.1")
def test_any_free_connection_will_do_and_no_other() -> None:
    state = actions(
        "D",
        count={"1": 1},
        top_bridge={"bridge_45": 1},
        **bridges_on({"cannaregio-castello": "bridge_34.cannaregio"}),
        gondolas={"san_polo-dorsoduro": 1},
    )
    assert len(legal(state)) == 10 * 2 + 1
    assert refusal(state, "bridge cannaregio-castello castello") == "RIA-1.5"
    assert refusal(state, "bridge san_polo-dorsoduro san_polo") == "RIA-1.5"
    assert refusal(state, "bridge castello-dorsoduro san_polo") == "not asked"


@clause("RIA-8.1")
def test_the_next_bridge_becomes_visible() -> None:
    state = actions("D", count={"1": 1}, top_bridge={"bridge_45": 1})
    play(state, "bridge cannaregio-castello castello")
    assert asked(state) == {"decision": "reveal_bridge", "seat": "chance"}
    assert legal(state) == [f"reveal bridge_{ends}" for ends in (34, 35, 36, 46, 56)]
    play(state, "reveal bridge_56")
    assert table_of(state)["top_bridge"] == {"bridge_56": 1}


@clause("RIA-8.1")
@pytest.mark.parametrize("behind", [[], ["bridge_46"]])
def test_the_last_bridge_becomes_visible_and_nothing_behind_it(behind: list[str]) -> None:
    laid = {
        "cannaregio-castello": "bridge_34.castello",
        "cannaregio-san_marco": "bridge_35.san_marco",
        "cannaregio-santa_croce": "bridge_36.cannaregio",
        "cannaregio-san_polo": "bridge_45.san_polo",
    }
    if not behind:
        laid["castello-san_marco"] = "bridge_46.castello"
    state = actions("D", count={"1": 1}, top_bridge={"bridge_56": 1}, **bridges_on(laid))
    play(state, "bridge san_polo-dorsoduro dorsoduro")
    assert (legal(state) if asked(state) else []) == [f"reveal {bridge}" for bridge in behind]


@clause("RIA-8.2")
def test_a_player_with_count_0_loses_1_vp() -> None:
    state = actions("D", count={"1": 2}, scored={"2": {"start": 3}, "3": {"start": 3}})
    assert points(state) == [2, 3, 3]
    play(state, "pass")
    assert points(state) == [2, 2, 2]


@clause("RIA-8.2")
def test_if_nobody_plays_all_lose_1_vp_and_no_bridge_is_placed() -> None:
    state = actions("D", scored={seat: {"start": 3} for seat in "123"}, top_bridge={"bridge_45": 1})
    assert not asked(state)
    assert points(state) == [2, 2, 2]
    assert table_of(state)["top_bridge"] == {"bridge_45": 1}


@clause("RIA-8.3")
def test_whoever_counts_with_jokers_or_converted_cards_loses_nothing() -> None:
    state = rialto(
        4,
        due("begin_step", step="D"),
        hand={"1": {"joker": 2}, "2": {"gold": 1}, "3": {"bridge": 1, "joker": 1}},
        coins={"2": 1},
        buildings={"2": {"yellow_2": 1}},
    )
    play(state, "play 0 2", "convert yellow_2 gold", "play 0 0", "play 1 1", "play 0 0", "pass")
    assert [scored(state, seat) for seat in "1234"] == [
        {"bridge_cards": 1},
        {"bridge_cards": 1},
        {"bridge_cards": 2},
        {"no_bridge_card": 1},
    ]


@clause("RIA-8.4")
def test_tokens_stay_when_the_round_ends() -> None:
    tokens = {**bridges_on({"cannaregio-castello": "bridge_34.cannaregio"}), "gondolas": {"san_polo-dorsoduro": 1}}
    state = rialto(2, due("end_round"), **tokens)
    assert table_of(state)["round"] == 2
    assert {name: table_of(state)[name] for name in tokens} == tokens


@clause("RIA-8.4")
@pytest.mark.parametrize(("higher_end", "worth"), [("cannaregio", [6, 3]), ("castello", [3, 6])])
def test_each_end_counts_for_the_district_that_it_touches(higher_end: str, worth: list[int]) -> None:
    state = rialto(
        2,
        asks("place_bridge", 1),
        due("final_scoring"),
        step="D",
        top_bridge={"bridge_36": 1},
        councillors={"1": {"cannaregio": 1}, "2": {"castello": 1}},
    )
    play(state, f"bridge cannaregio-castello {higher_end}", "reveal bridge_34")
    assert [scored(state, "1")["district_cannaregio"], scored(state, "2")["district_castello"]] == worth


@clause("RIA-8.5")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (0, -1), (-1, -2)])
def test_a_loss_is_booked_even_at_0(before: int, after: int) -> None:
    state = actions("D", count={"1": 1}, scored={"2": {"start": before}})
    play(state, "pass")
    assert state.points(1) == after


# Step E.


@clause("RIA-8.6")
@pytest.mark.parametrize(("general", "called", "points"), [(13, 3, 0), (3, 3, 0), (2, 2, 1), (1, 1, 2), (0, 0, 3)])
def test_councillors_come_from_the_general_supply_and_1_vp_for_each_that_is_missing(
    general: int, called: int, points: int
) -> None:
    state = actions("E", count={"1": 3, "2": 4}, own_supply={"1": 18 - general})
    assert table_of(state)["own_supply"]["1"] == 18 - general + called
    assert table_of(state)["general_supply"].get("1", 0) == general - called
    assert state.points(0) == points


@clause("RIA-8.7")
def test_a_gondola_goes_on_any_free_connection() -> None:
    state = actions(
        "E",
        count={"1": 1},
        **bridges_on({"cannaregio-castello": "bridge_34.cannaregio"}),
        gondolas={"san_polo-dorsoduro": 1},
    )
    assert len(legal(state)) == 10 + 1
    assert refusal(state, "gondola cannaregio-castello") == "RIA-1.5"
    assert refusal(state, "gondola san_polo-dorsoduro") == "RIA-1.5"
    play(state, "gondola castello-dorsoduro")
    assert table_of(state)["gondolas"] == {"san_polo-dorsoduro": 1, "castello-dorsoduro": 1}


@clause("RIA-8.7")
@pytest.mark.parametrize("district", ["castello", "dorsoduro"])
def test_then_a_councillor_of_the_general_supply_goes_into_one_of_the_two_districts(district: str) -> None:
    state = actions("E", count={"1": 1}, own_supply={"1": 5})
    play(state, "gondola castello-dorsoduro")
    assert legal(state) == ["councillor castello", "councillor dorsoduro"]
    assert refusal(state, "councillor cannaregio") == "RIA-8.7"
    play(state, f"councillor {district}")
    assert councillors(state) == {district: 1}
    assert table_of(state)["own_supply"] == {"1": 6}
    assert table_of(state)["general_supply"]["1"] == 18 - 6 - 1
    assert state.points(0) == 0


@clause("RIA-8.8", "RIA-8.17")
@pytest.mark.parametrize(("answer", "there", "own"), [("councillor dorsoduro", {"dorsoduro": 1}, 17), ("pass", {}, 18)])
def test_with_an_empty_general_supply_1_vp_and_perhaps_one_of_the_own_supply(
    answer: str, there: dict[str, int], own: int
) -> None:
    state = rialto(2, asks("place_gondola", 1), step="E", own_supply={"1": 18})
    play(state, "gondola castello-dorsoduro")
    assert state.points(0) == 1
    assert legal(state) == ["councillor castello", "councillor dorsoduro", "pass"]
    assert refusal(state, "councillor cannaregio") == "RIA-8.8"
    play(state, answer)
    assert not asked(state)
    assert councillors(state) == there
    assert table_of(state)["own_supply"] == {"1": own}
    assert state.points(0) == 1


@clause("RIA-8.8")
def test_with_a_councillor_in_the_general_supply_there_is_no_vp() -> None:
    state = rialto(2, asks("place_gondola", 1), step="E", own_supply={"1": 17})
    play(state, "gondola castello-dorsoduro", "councillor castello")
    assert state.points(0) == 0
    assert table_of(state)["own_supply"] == {"1": 17}


@clause("RIA-8.9")
def test_the_card_action_empties_the_general_supply_and_fills_the_own_before_the_bonus() -> None:
    state = actions("E", count={"1": 3}, councillors={"1": {"san_polo": 17}})
    assert table_of(state)["own_supply"] == {"1": 1}
    play(state, "gondola castello-dorsoduro", "councillor castello")
    assert scored(state) == {"missing_councillors": 2 + 1}
    assert councillors(state) == {"san_polo": 17, "castello": 1}
    assert "own_supply" not in table_of(state)


@clause("RIA-8.16")
def test_without_a_councillor_in_either_supply_the_bonus_is_a_gondola_and_1_vp() -> None:
    state = actions("E", count={"1": 1}, councillors={"1": {"castello": 10, "san_polo": 8}})
    play(state, "gondola castello-dorsoduro")
    assert not asked(state)
    assert scored(state) == {"missing_councillors": 1 + 1}
    assert table_of(state)["gondolas"] == {"castello-dorsoduro": 1}
    assert councillors(state) == {"castello": 10, "san_polo": 8}


# Step F.


@clause("RIA-8.10")
@pytest.mark.parametrize(("number", "district"), list(enumerate(DISTRICTS, 1)))
def test_1_councillor_per_card_goes_from_the_own_supply_into_the_current_district(number: int, district: str) -> None:
    state = actions("F", count={"1": 2, "2": 3}, own_supply={"1": 5, "2": 5}, round=number)
    assert councillors(state, "1") == {district: 2}
    assert councillors(state, "2") == {district: 3}
    assert table_of(state)["own_supply"] == {"1": 3, "2": 2}


@clause("RIA-8.10")
@pytest.mark.parametrize(("answer", "placed"), [("bonus", 3), ("pass", 2)])
def test_the_bonus_may_put_1_more(answer: str, placed: int) -> None:
    state = actions("F", count={"1": 2}, own_supply={"1": 5})
    assert legal(state) == ["bonus", "pass"]
    play(state, answer)
    assert not asked(state)
    assert councillors(state) == {"cannaregio": placed}
    assert table_of(state)["own_supply"] == {"1": 5 - placed}


@clause("RIA-8.11")
def test_for_each_placement_with_an_empty_own_supply_one_may_be_moved_from_another_district() -> None:
    state = actions("F", count={"1": 3, "2": 4}, own_supply={"1": 1, "2": 5}, councillors={"1": {"san_polo": 3}})
    assert councillors(state) == {"cannaregio": 1, "san_polo": 3}
    play(state, "shift san_polo", "shift san_polo")
    assert asked(state)["seat"] == "2"
    assert councillors(state) == {"cannaregio": 3, "san_polo": 1}


@clause("RIA-8.11")
def test_a_councillor_is_moved_from_any_other_district_that_holds_one_and_only_to_the_current() -> None:
    state = actions(
        "F",
        count={"1": 1, "2": 2},
        own_supply={"2": 5},
        councillors={"1": one_in("cannaregio", "castello", "san_marco", "san_polo")},
    )
    assert legal(state) == ["shift castello", "shift san_marco", "shift san_polo", "pass"]
    assert refusal(state, "shift cannaregio") == "RIA-8.11"
    assert refusal(state, "shift dorsoduro") == "RIA-8.11"
    play(state, "shift san_marco")
    assert councillors(state) == {"cannaregio": 2, "castello": 1, "san_polo": 1}


@clause("RIA-8.11")
@pytest.mark.parametrize(("own", "question"), [(3, "one_more_councillor"), (2, "move_councillor")])
def test_the_bonus_moves_one_only_if_the_own_supply_is_empty_by_then(own: int, question: str) -> None:
    state = actions("F", count={"1": 2}, own_supply={"1": own}, councillors={"1": {"san_polo": 2}})
    assert councillors(state) == {"cannaregio": 2, "san_polo": 2}
    assert asked(state)["decision"] == question
    play(state, "bonus" if own == 3 else "shift san_polo")
    assert not asked(state)
    assert councillors(state)["cannaregio"] == 3


@clause("RIA-8.11")
def test_as_long_as_the_own_supply_holds_one_none_is_moved() -> None:
    state = actions("F", count={"1": 2, "2": 3}, own_supply={"1": 2, "2": 5}, councillors={"1": {"san_polo": 2}})
    assert asked(state)["seat"] == "2"
    assert councillors(state) == {"cannaregio": 2, "san_polo": 2}


@clause("RIA-8.11")
def test_who_has_none_in_another_district_moves_none() -> None:
    state = actions("F", count={"1": 3}, own_supply={"1": 1}, councillors={"1": {"cannaregio": 2}})
    assert not asked(state)
    assert councillors(state) == {"cannaregio": 3}


@clause("RIA-8.12")
def test_councillors_of_the_general_supply_are_never_placed_in_step_f() -> None:
    state = actions("F", count={"1": 3})
    assert not asked(state)
    assert table_of(state)["general_supply"]["1"] == 18


@clause("RIA-8.12")
def test_placing_is_mandatory_and_moving_is_not() -> None:
    state = actions("F", count={"1": 4}, own_supply={"1": 2}, councillors={"1": {"san_polo": 9}})
    assert councillors(state) == {"cannaregio": 2, "san_polo": 9}
    play(state, "shift san_polo", "pass")
    assert not asked(state)
    assert councillors(state) == {"cannaregio": 3, "san_polo": 8}
