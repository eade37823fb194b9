"""Chapter 6: the course of a step, the bonus winner and the order of the actions."""

from typing import Any

import pytest

from signoria.kernel.agenda import SPECTATOR
from signoria.kernel.documents import write
from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.rialto.tables import asks, due, rialto
from tests.positions import asked, legal, play, refusal, table_of


def step(letter: str, seats: int = 3, **table: Any) -> State:
    """A step that begins."""
    return rialto(seats, due("begin_step", step=letter), **table)


def actions(letter: str, **table: Any) -> State:
    """All have played their cards in a step."""
    return rialto(3, due("bonus_winner"), step=letter, **table)


# The steps and their turns.


@clause("RIA-6.1")
def test_the_six_steps_of_a_round_come_in_the_order_of_their_letters() -> None:
    agenda: Any = write(rialto(2, due("begin_round")))["agenda"]
    assert [entry["step"] for entry in agenda if entry.get("duty") == "begin_step"] == list("ABCDEF")


@clause("RIA-6.1", "RIA-6.17")
def test_a_step_is_card_play_then_bonus_winner_then_actions_then_discard() -> None:
    state = step("B", 2, hand={"1": {"gold": 1}, "2": {"gold": 1}})
    play(state, "play 1 0")
    assert table_of(state)["played"] == {"1": {"gold": 1}}
    assert "coins" not in table_of(state)
    assert table_of(state)["winner"] is None
    play(state, "play 1 0")
    assert table_of(state)["winner"] == "1"
    assert "coins" not in table_of(state)
    assert "discards" not in table_of(state)
    play(state, "pass")
    assert table_of(state)["coins"] == {"1": 1, "2": 1}
    assert table_of(state)["discards"] == {"gold": 2}
    assert "played" not in table_of(state)


@clause("RIA-6.1")
def test_a_step_leaves_nothing_behind() -> None:
    state = step("B", 2, hand={"1": {"gold": 3, "joker": 2}, "2": {"gold": 1}})
    told = [event.document(state.game.piles, SPECTATOR) for event in play(state, "play 3 2", "play 1 0", "pass")]
    table = table_of(state)
    assert table["discards"] == {"gold": 4, "joker": 2}
    assert (table["step"], table["winner"]) == (None, None)
    assert "count" not in table
    assert [event["event"] for event in told if "thing" not in event] == ["counts", "counts", "bonus_won"]


@clause("RIA-6.16")
def test_what_each_counts_and_who_wins_the_bonus_is_told() -> None:
    state = step("B", 2, hand={"1": {"gold": 3}, "2": {"gold": 1}})
    told = [event.document(state.game.piles, SPECTATOR) for event in play(state, "play 3 0", "play 1 0")]
    notes = [event for event in told if "thing" not in event]
    assert notes == [
        {"event": "counts", "seat": "1", "count": "3"},
        {"event": "counts", "seat": "2", "count": "1"},
        {"event": "bonus_won", "seat": "1", "step": "B"},
    ]


@clause("RIA-6.16")
def test_that_nobody_wins_the_bonus_is_told() -> None:
    state = step("C", 2)
    told = [event.document(state.game.piles, SPECTATOR) for event in play(state, "play 0 0", "play 0 0")]
    assert {"event": "no_bonus", "step": "C"} in told


@clause("RIA-6.1")
def test_the_beginning_of_a_step_is_told() -> None:
    state = rialto(2, asks("activate_blue", 1), due("begin_step", step="C"))
    told = [event.document(state.game.piles, SPECTATOR) for event in play(state, "pass")]
    assert {"event": "step_begins", "step": "C"} in told


@clause("RIA-6.2")
def test_whoever_is_furthest_ahead_on_the_doge_track_starts_step_a() -> None:
    assert asked(step("A", leader="1", doge=["3", "1", "2"]))["seat"] == "3"


@clause("RIA-6.2")
@pytest.mark.parametrize("letter", "BCDEF")
def test_a_later_step_is_not_started_by_the_doge_track(letter: str) -> None:
    assert asked(step(letter, leader="2", doge=["3", "1", "2"]))["seat"] == "2"


@clause("RIA-6.2")
@pytest.mark.parametrize("winner", ["1", "2", "3"])
@pytest.mark.parametrize("leader", ["1", "2", "3"])
def test_the_bonus_winner_of_a_step_starts_the_next_one(winner: str, leader: str) -> None:
    state = rialto(3, due("bonus_winner"), due("begin_step", step="C"), step="B", count={winner: 1}, leader=leader)
    play(state, "bonus")
    assert asked(state) == {"decision": "play_cards", "seat": winner, "after": None}


@clause("RIA-6.2")
def test_if_nobody_plays_a_card_the_start_player_stays() -> None:
    state = rialto(3, due("begin_step", step="B"), due("begin_step", step="C"), leader="2")
    play(state, "play 0 0", "play 0 0", "play 0 0")
    assert table_of(state)["step"] == "C"
    assert asked(state)["seat"] == "2"


# The bonus winner and the order of the actions.


@clause("RIA-6.16")
@pytest.mark.parametrize(
    ("counts", "doge", "winner"),
    [
        ({"1": 2, "2": 3, "3": 1}, ["1", "2", "3"], "2"),
        ({"1": 2, "2": 3, "3": 1}, ["3", "1", "2"], "2"),
        ({"1": 3, "2": 3, "3": 3}, ["3", "2", "1"], "3"),
        ({"1": 1, "2": 2, "3": 2}, ["1", "3", "2"], "3"),
        ({"1": 1, "2": 2, "3": 2}, ["1", "2", "3"], "2"),
        ({"3": 1}, ["1", "2", "3"], "3"),
    ],
)
def test_the_highest_count_wins_and_among_equals_the_one_ahead(
    counts: dict[str, int], doge: list[str], winner: str
) -> None:
    state = actions("B", count=counts, doge=doge, leader="1")
    assert asked(state) == {"decision": "one_more", "seat": winner}
    play(state, "bonus")
    assert not asked(state)
    assert table_of(state)["coins"] == {**counts, winner: counts[winner] + 1}


@clause("RIA-6.16")
@pytest.mark.parametrize("letter", "ABCDEF")
def test_if_every_count_is_0_there_is_no_bonus(letter: str) -> None:
    state = actions(letter, own_supply={"1": 5, "2": 5, "3": 5})
    assert not asked(state)
    assert table_of(state)["leader"] == "1"


@clause("RIA-6.17")
def test_actions_are_carried_out_in_doge_order() -> None:
    state = actions("C", count={"1": 1, "2": 2, "3": 1}, doge=["3", "1", "2"], leader="2")
    seats = []
    while asked(state):
        seats.append(asked(state)["seat"])
        play(state, "pass")
    assert seats == ["3", "1", "2"]


@clause("RIA-6.17")
def test_in_step_a_the_order_is_frozen_while_the_markers_move() -> None:
    state = actions("A", count={"1": 1, "2": 3, "3": 3})
    play(state, "pass")
    assert table_of(state)["doge_space"] == {"1": 1, "2": 3, "3": 3}
    assert table_of(state)["doge"] == ["3", "2", "1"]


@clause("RIA-6.18")
@pytest.mark.parametrize(
    ("letter", "what", "before", "after"),
    [
        ("A", "doge_space", {"1": 1}, {"1": 1, "2": 2, "3": 1}),
        ("B", "coins", {"1": 1}, {"1": 1, "2": 2, "3": 1}),
        (
            "D",
            "scored",
            {"1": {"bridge_cards": 1}, "2": {"bridge_cards": 2}},
            {"1": {"bridge_cards": 1}, "2": {"bridge_cards": 2}, "3": {"bridge_cards": 1}},
        ),
        ("E", "own_supply", {"1": 3, "2": 4, "3": 2}, {"1": 3, "2": 4, "3": 3}),
        (
            "F",
            "councillors",
            {"1": {"cannaregio": 1}, "2": {"cannaregio": 2}},
            {"1": {"cannaregio": 1}, "2": {"cannaregio": 2}, "3": {"cannaregio": 1}},
        ),
    ],
)
def test_the_bonus_comes_in_its_winners_place_after_his_card_action(
    letter: str, what: str, before: dict[str, Any], after: dict[str, Any]
) -> None:
    own = {"1": 2, "2": 2, "3": 2} if letter == "E" else {"1": 5, "2": 5, "3": 5}
    state = actions(letter, count={"1": 1, "2": 2, "3": 1}, own_supply=own)
    assert asked(state)["seat"] == "2"
    assert table_of(state)[what] == before
    play(state, "pass")
    assert table_of(state)[what] == after


@clause("RIA-6.18")
def test_a_gondola_bonus_is_finished_before_the_next_player_acts() -> None:
    state = actions("E", count={"1": 1, "2": 1})
    play(state, "gondola san_polo-dorsoduro")
    assert table_of(state)["own_supply"] == {"1": 1}
    play(state, "councillor dorsoduro")
    assert table_of(state)["own_supply"] == {"1": 1, "2": 1}


@clause("RIA-6.19", "RIA-6.2")
@pytest.mark.parametrize(("letter", "following"), ["AB", "BC", "CD", "DE", "EF"])
def test_who_forgoes_the_bonus_still_starts_the_next_step(letter: str, following: str) -> None:
    state = rialto(3, due("bonus_winner"), due("begin_step", step=following), step=letter, count={"2": 1})
    assert asked(state)["seat"] == "2"
    play(state, "pass")
    assert asked(state) == {"decision": "play_cards", "seat": "2", "after": None}


@clause("RIA-6.19")
@pytest.mark.parametrize(
    ("letter", "what", "without"),
    [
        ("A", "doge_space", {"2": 1}),
        ("B", "coins", {"2": 1}),
        ("C", "buildings", {"2": {"blue_1": 1}}),
        ("D", "bridges", {}),
        ("E", "gondolas", {}),
        ("F", "councillors", {"2": {"cannaregio": 1}}),
    ],
)
def test_a_forgone_bonus_leaves_the_card_action_alone(letter: str, what: str, without: dict[str, Any]) -> None:
    state = actions(letter, count={"2": 1}, own_supply={"2": 5})
    play(state, "build blue_1" if letter == "C" else "pass")
    assert not asked(state)
    assert table_of(state).get(what, {}) == without
    assert table_of(state)["own_supply"] == {"2": {"E": 6, "F": 4}.get(letter, 5)}
    assert table_of(state).get("scored", {}).get("2", {}) == ({"bridge_cards": 1} if letter == "D" else {})


@clause("RIA-6.19")
def test_a_bonus_that_is_taken_is_carried_out_in_all_its_parts() -> None:
    state = actions("E", count={"2": 1})
    play(state, "gondola san_polo-dorsoduro")
    assert legal(state) == ["councillor san_polo", "councillor dorsoduro"]


@clause("RIA-6.19")
def test_a_bonus_that_is_taken_is_carried_out_as_far_as_possible() -> None:
    state = actions("E", count={"2": 1}, councillors={"2": {"castello": 18}})
    play(state, "gondola san_polo-dorsoduro")
    assert not asked(state)
    assert table_of(state)["gondolas"] == {"san_polo-dorsoduro": 1}


@clause("RIA-6.20")
def test_coins_gained_in_an_action_can_be_spent_from_the_next_step_on() -> None:
    state = rialto(
        2,
        due("begin_step", step="B"),
        due("begin_step", step="C"),
        hand={"1": {"gold": 1, "doge": 1}},
        buildings={"1": {"yellow_2": 1}},
    )
    assert refusal(state, "convert yellow_2 doge") == "RIA-4.2"
    play(state, "play 1 0", "play 0 0", "pass", "convert yellow_2 doge")
    assert table_of(state)["step"] == "C"


@clause("RIA-6.20")
def test_the_coin_of_a_delay_can_be_spent_at_once() -> None:
    state = step("B", 2, hand={"1": {"doge": 1}}, coins={"1": 1}, buildings={"1": {"yellow_1": 1, "yellow_2": 1}})
    play(state, "activate yellow_1", "play 0 0", "convert yellow_2 doge")
    assert "coins" not in table_of(state)


@clause("RIA-X1")
def test_red_and_blue_count_3_gold_and_red_who_is_ahead_gets_the_bonus() -> None:
    state = step("B", hand={"1": {"gold": 3}, "2": {"gold": 2, "joker": 1}, "3": {"gold": 1}})
    play(state, "play 3 0", "play 2 1", "play 1 0", "bonus")
    assert table_of(state)["coins"] == {"1": 4, "2": 3, "3": 1}
