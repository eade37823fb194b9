"""What bots know of Rialto: numbers that mean what they say, and quick moves that are legal."""

from random import Random
from typing import Any

import pytest

from signoria.games.rialto import GAME
from signoria.games.rialto.mind import MIND, NAMES
from signoria.kernel.agenda import OVER
from signoria.kernel.state import State
from tests.games.rialto.tables import asks, bridges_on, due, rialto


def feature(state: State, name: str, seat: int = 0) -> float:
    return MIND.features(state, seat)[NAMES.index(name)]


def test_the_game_has_the_mind_and_a_weight_for_every_feature() -> None:
    assert GAME.mind is MIND
    assert len(MIND.names) == len(set(MIND.names)) == len(MIND.features(rialto(3, asks("take_row", 1)), 0))
    assert all(weight != 0.0 for name, weight in zip(MIND.names, MIND.weights))
    assert MIND.spread > 0


@pytest.mark.parametrize("seats", GAME.seats)
def test_playouts_by_quick_moves_reach_the_end(seats: int) -> None:
    rng = Random(seats)
    for _ in range(3):
        state = GAME.new(GAME.setup(seats))
        while state.actor() != OVER:
            moves = state.moves()
            move = state.sample(rng) if state.actor() < 0 else MIND.rollout(state, moves, rng)
            assert move in moves
            for seat in range(seats):
                assert len(MIND.features(state, seat)) == len(NAMES)
            state.play(move)


def test_what_was_counted_in_a_step_is_taken_as_had() -> None:
    held: dict[str, Any] = {"coins": {"1": 2}, "own_supply": {"1": 5}}
    waiting = [asks("play_cards", 2, after=None), due("waiting_turns"), due("bonus_winner")]
    gold = rialto(2, *waiting, step="B", count={"1": 3}, **held)
    assert feature(gold, "coins") == 5
    assert feature(gold, "coins_ahead") == 5 * 5.75  # five rounds, and three quarters of this one
    gondola = rialto(2, *waiting, step="E", count={"1": 3}, **held)
    assert feature(gondola, "supply") == 8
    council = rialto(2, *waiting, step="F", count={"1": 3}, **held)
    assert feature(council, "supply") == 2
    assert feature(council, "councillors") == 3


def test_the_most_cards_so_far_weigh_more_the_fewer_may_still_play() -> None:
    two_to_come = rialto(
        3,
        asks("play_cards", 2, after=None),
        asks("play_cards", 3, after=None),
        due("bonus_winner"),
        step="B",
        count={"1": 2},
    )
    assert feature(two_to_come, "gold_bonus") == pytest.approx(1 / 3)
    one_to_come = rialto(3, asks("play_cards", 3, after=None), due("bonus_winner"), step="B", count={"1": 2, "2": 3})
    assert feature(one_to_come, "gold_bonus") == 0
    assert feature(one_to_come, "gold_bonus", 1) == pytest.approx(1 / 2)


def test_a_place_in_a_district_is_worth_half_of_the_place_before() -> None:
    table = bridges_on({"cannaregio-castello": "bridge_34.castello"})
    state = rialto(
        2, asks("take_row", 1), round=2, councillors={"1": {"cannaregio": 2}, "2": {"cannaregio": 1}}, **table
    )
    assert feature(state, "places_scored", 0) == pytest.approx(3 + 3 * 2.75)
    assert feature(state, "places_scored", 1) == pytest.approx((3 + 3 * 2.75) / 2)
    assert feature(state, "lead_scored", 0) == 1


def test_cards_whose_step_is_over_wait_for_later_rounds() -> None:
    hand = {"1": {"doge": 2, "gondola": 1, "joker": 2}}
    state = rialto(2, asks("play_cards", 1, after=None), due("bonus_winner"), step="D", hand=hand)
    assert feature(state, "doge_now") == 0
    assert feature(state, "doge_later") == 2
    assert feature(state, "gondola_now") == 1
    assert feature(state, "joker_now") == pytest.approx(1)
