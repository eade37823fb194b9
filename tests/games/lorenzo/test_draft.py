"""Chapter 18 before the first round: advanced bonus tiles, and the draft of the leaders."""

from random import Random

import pytest

from signoria.games.lorenzo import GAME
from signoria.games.lorenzo.box import LEADERS
from signoria.games.lorenzo.table import HAND, PACK
from signoria.kernel.agenda import CHANCE
from signoria.kernel.referee import Referee, begin
from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.lorenzo.tables import asks, due, lorenzo
from tests.positions import asked, legal, play, refusal, table_of

PACKS = {
    "1": dict.fromkeys(LEADERS.ids[:4], 1),
    "2": dict.fromkeys(LEADERS.ids[4:8], 1),
    "3": dict.fromkeys(LEADERS.ids[8:12], 1),
}


def new(seats: int, seed: int) -> State:
    state = GAME.new(GAME.setup(seats, {"variant": "advanced"}))
    rng = Random(seed)
    while state.actor() == CHANCE:
        state.play(state.sample(rng))
    return state


@clause("LOR-18.1", "LOR-18.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bonus_tiles_are_chosen_from_all_four_the_last_player_first(seats: int) -> None:
    state = lorenzo(seats, due("choose_tiles"), variant="advanced", own_bonus_tile={})
    assert legal(state) == ["bonus_tile P1", "bonus_tile P2", "bonus_tile P3", "bonus_tile P4"]
    for place, seat in enumerate(range(seats, 0, -1), 1):
        assert asked(state)["seat"] == str(seat)
        play(state, f"bonus_tile P{place}")
        if place < seats:
            assert refusal(state, f"bonus_tile P{place}") == "LOR-18.1"
    assert table_of(state)["own_bonus_tile"] == {str(seat): {f"P{seats + 1 - seat}": 1} for seat in range(1, seats + 1)}


@clause("LOR-18.1")
def test_the_choice_is_against_the_turn_order_not_the_seats() -> None:
    state = lorenzo(3, due("choose_tiles"), variant="advanced", own_bonus_tile={}, order=["2", "1", "3"])
    seen = []
    while state.agenda:
        seen.append(asked(state)["seat"])
        play(state, legal(state)[0])
    assert seen == ["3", "1", "2"]


@clause("LOR-18.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_leaders_are_dealt_and_kept_one_by_one(seats: int) -> None:
    state = new(seats, 1)
    while asked(state)["decision"] == "choose_tile":
        play(state, legal(state)[0])
    rng = Random(2)
    while state.actor() == CHANCE:
        state.play(state.sample(rng))
    for left in (4, 3, 2):
        for seat in range(1, seats + 1):
            assert asked(state)["decision"] == "keep_leader"
            assert PACK.total(state.piles, seat - 1) == left
            play(state, legal(state)[0])
    assert [HAND.total(state.piles, seat) for seat in range(seats)] == [4] * seats
    assert "pack" not in table_of(state)


@clause("LOR-18.3", "LOR-18.17")
def test_packs_go_to_the_right_to_the_seat_before() -> None:
    """Seat 1 passes to the last seat, whatever the turn order is."""
    state = lorenzo(3, due("draft", lap="1"), variant="advanced", pack=PACKS, order=["2", "3", "1"])
    for seat in "123":
        play(state, f"keep {next(iter(PACKS[seat]))}")
    packs = {seat: list(pack) for seat, pack in table_of(state)["pack"].items()}
    assert packs == {"1": LEADERS.ids[5:8], "2": LEADERS.ids[9:12], "3": LEADERS.ids[1:4]}


@clause("LOR-18.3")
def test_the_last_card_passed_is_kept() -> None:
    packs = {seat: dict(list(pack.items())[:2]) for seat, pack in PACKS.items()}
    state = lorenzo(3, due("draft", lap="3"), variant="advanced", pack=packs)
    for seat in "123":
        play(state, f"keep {next(iter(packs[seat]))}")
    hands = {seat: sorted(hand) for seat, hand in table_of(state)["leader_hand"].items()}
    assert hands["3"] == sorted([LEADERS.ids[8], LEADERS.ids[1]])
    assert not state.agenda


@clause("LOR-18.3")
def test_all_keep_at_once_in_any_order() -> None:
    state = lorenzo(3, due("draft", lap="1"), variant="advanced", pack=PACKS)
    assert [state.decision_of(seat) is not None for seat in range(3)] == [True, True, True]
    referee = drafting(3, 5)
    for seat in (2, 0, 1):
        decision = referee.state.decision_of(seat)
        assert decision is not None
        referee.play(seat, decision.moves(referee.state)[0])
    assert [HAND.total(referee.state.piles, seat) for seat in range(3)] == [1, 1, 1]


def drafting(seats: int, seed: int) -> Referee:
    """A game in which all are about to keep their first leader."""
    referee = begin(GAME, GAME.setup(seats, {"variant": "advanced"}), ["Anna", "Bohdan", "Cilka", "David"][:seats])
    rng = Random(seed)
    while referee.state.actor() == CHANCE or asked(referee.state)["decision"] != "keep_leader":
        state = referee.state
        referee.play(state.actor(), state.sample(rng) if state.actor() == CHANCE else state.moves()[0])
    return referee


@clause("LOR-18.4", "LOR-20.5")
@pytest.mark.parametrize(("seats", "left"), [(2, 12), (3, 8), (4, 4)])
def test_leaders_that_are_not_dealt_stay_in_the_box(seats: int, left: int) -> None:
    referee = drafting(seats, 3)
    assert sum(table_of(referee.state)["leader_box"].values()) == left


@clause("LOR-20.4")
def test_only_its_owner_sees_a_pack_and_what_is_kept() -> None:
    state = lorenzo(2, asks("keep_leader", 1, lap="1"), variant="advanced", pack={"1": PACKS["1"], "2": PACKS["2"]})
    decision = state.agenda[-1]
    assert decision.sealed
    assert decision.witness == 0
