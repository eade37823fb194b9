"""What a seat can know of hidden leaders: it has seen every pack that went through its hands."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.games.lorenzo import GAME
from signoria.games.lorenzo.box import LEADERS
from signoria.games.lorenzo.state import Lorenzo
from signoria.games.lorenzo.table import DISCARDED, DOWN, HAND, LEADER_BOX, PACK, UP
from signoria.kernel.agenda import CHANCE, OVER, SPECTATOR
from signoria.kernel.documents import read, write
from signoria.kernel.state import State
from tests.games.lorenzo.tables import TURN, asks, lorenzo
from tests.positions import play


def new(seats: int, rng: Random) -> Lorenzo:
    """An advanced game in which leaders have been dealt."""
    state = GAME.new(GAME.setup(seats, {"variant": "advanced"}))
    assert isinstance(state, Lorenzo)
    while state.actor() == CHANCE or sum(PACK.total(state.piles, seat) for seat in range(seats)) < 4 * seats:
        state.play(state.sample(rng) if state.actor() == CHANCE else rng.choice(state.moves()))
    return state


def leaders_in(state: State, group: Any, seat: int) -> set[int]:
    return {leader for leader in range(LEADERS.size) if state.piles[group.of(seat, leader)] > 0}


def others_of(state: State, group: Any, seat: int) -> list[int]:
    """How many leaders the others have there."""
    return [group.total(state.piles, other) for other in range(state.setup.seats) if other != seat]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_went_on_from_the_own_hands_is_with_those_who_had_it_since(seats: int) -> None:
    """Seat 1 keeps one of its pack; the others of that pack are never in the box or with those who dealt others."""
    rng = Random(seats)
    state = new(seats, rng)
    first = leaders_in(state, PACK, 0)
    while state.actor() != OVER and sum(PACK.total(state.piles, seat) for seat in range(seats)) > 0:
        state.play(rng.choice(state.moves()))
    while state.actor() == CHANCE:
        state.play(state.sample(rng))
    kept = leaders_in(state, HAND, 0)
    for luck in range(20):
        imagined = state.imagine(0, Random(luck))
        assert leaders_in(imagined, HAND, 0) == kept
        for leader in first - kept:
            assert any(imagined.piles[HAND.of(seat, leader)] > 0 for seat in range(1, seats))
            assert imagined.piles[LEADER_BOX.of(leader)] == 0


def test_with_two_players_each_knows_half_of_the_others_hand() -> None:
    """Both see both packs: the two of its own pack that the other kept are known, the two of the other pack are not."""
    rng = Random(9)
    state = new(2, rng)
    own = leaders_in(state, PACK, 0)
    while state.actor() not in (CHANCE, OVER):
        state.play(rng.choice(state.moves()))
    hands = [leaders_in(state.imagine(0, Random(luck)), HAND, 1) for luck in range(60)]
    assert len({frozenset(hand & own) for hand in hands}) == 1
    assert len(hands[0] & own) == 2
    assert len({frozenset(hand - own) for hand in hands}) > 5


@settings(max_examples=25, deadline=None)
@given(st.sampled_from([2, 3, 4]), st.integers(0, 10_000), st.integers(0, 400), st.integers(-1, 3))
def test_what_lies_open_and_how_many_are_hidden_stays(seats: int, seed: int, plies: int, viewer: int) -> None:
    rng = Random(seed)
    state: State = new(seats, rng)
    for _ in range(plies):
        if state.actor() == OVER:
            break
        state.play(state.sample(rng) if state.actor() == CHANCE else rng.choice(state.moves()))
    seat = viewer % seats if viewer >= 0 else SPECTATOR
    imagined = state.imagine(seat, Random(seed))
    for group in (HAND, PACK):
        assert others_of(imagined, group, seat) == others_of(state, group, seat)
    for group in (UP, DOWN):
        assert [leaders_in(imagined, group, other) for other in range(seats)] == [
            leaders_in(state, group, other) for other in range(seats)
        ]
    assert [imagined.piles[pile] for pile in DISCARDED.every()] == [state.piles[pile] for pile in DISCARDED.every()]
    if seat >= 0:
        assert leaders_in(imagined, HAND, seat) == leaders_in(state, HAND, seat)
        assert leaders_in(imagined, PACK, seat) == leaders_in(state, PACK, seat)
    assert LEADER_BOX.sum(imagined.piles) == LEADER_BOX.sum(state.piles)


def test_a_leader_that_was_discarded_is_with_nobody() -> None:
    hands = {"1": {"sisto_iv": 1}, "2": {"santa_rita": 1, "cesare_borgia": 1}}
    state = lorenzo(2, asks("take_turn", 2), variant="advanced", leader_hand=hands)
    play(state, "discard santa_rita", "privilege faith")
    for luck in range(20):
        imagined = state.imagine(0, Random(luck))
        assert LEADERS.index("santa_rita", "") not in leaders_in(imagined, HAND, 1)
        assert len(leaders_in(imagined, HAND, 1)) == 1


def test_a_table_set_up_by_hand_remembers_no_draft() -> None:
    hands = {"1": {"sisto_iv": 1}, "2": {"santa_rita": 1}}
    state = lorenzo(2, TURN, variant="advanced", leader_hand=hands)
    found = {leader for luck in range(200) for leader in leaders_in(state.imagine(0, Random(luck)), HAND, 1)}
    assert len(found) == LEADERS.size - 1


def test_the_base_game_hides_nothing() -> None:
    state = lorenzo(3, TURN)
    assert write(state.imagine(0, Random(1))) == write(state)


def test_what_is_remembered_goes_through_a_document() -> None:
    state = new(3, Random(4))
    again = read(GAME, write(state))
    assert write(again.imagine(1, Random(5))) == write(state.imagine(1, Random(5)))
