"""What bots may know of Lorenzo: features by name, and a quick move that is better than a random one."""

from random import Random

import pytest

from signoria.games.lorenzo import GAME
from signoria.games.lorenzo.mind import MIND, NAMES
from signoria.kernel.agenda import CHANCE, OVER
from signoria.kernel.setup import Setup
from signoria.kernel.state import State
from tests.games.lorenzo.tables import cards, due, lorenzo, mine, turn
from tests.random_games import setups, state_after


def features(state: State, seat: int = 0) -> dict[str, float]:
    return dict(zip(NAMES, MIND.features(state, seat), strict=True))


def play_to_the_end(state: State, quick: int, rng: Random) -> State:
    """One seat plays the quick moves, the others random ones."""
    while state.actor() != OVER:
        actor = state.actor()
        if actor == CHANCE:
            state.play(state.sample(rng))
        else:
            moves = state.moves()
            move = MIND.rollout(state, moves, rng) if actor == quick else rng.choice(moves)
            assert move in moves
            state.play(move)
    return state


def test_every_feature_has_a_weight() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert GAME.mind is MIND
    assert any(MIND.weights)


@pytest.mark.parametrize("setup", setups(GAME), ids=lambda setup: f"{setup.options['variant']}-{setup.seats}")
def test_features_are_there_at_any_time(setup: Setup) -> None:
    for plies in (0, 12, 60, 150, 5000):
        state = state_after(GAME, setup, 7, plies)
        for seat in range(state.setup.seats):
            assert len(MIND.features(state, seat)) == len(NAMES)
            assert -60 < MIND.value(state, seat) < 160


def test_some_features_of_a_position() -> None:
    state = turn(goods=mine(coin=5, faith=2, military=7), cards=cards("woods", "warlord", "sacred_war"))
    found = features(state)
    assert found["left"] == 1.0
    assert found["final_cards"] == 0 + 1 + 8
    assert found["final_resources"] == 1
    assert found["faith_vp"] == 2
    assert found["faith_short"] == 1
    assert found["military"] == 7
    assert found["military_lead"] == 1
    assert found["cards_left"] == 3


def test_at_the_end_nothing_is_left() -> None:
    state = lorenzo(
        2,
        due("cleanup"),
        round=6,
        stands={
            f"{seat}.{member}": "council_palace"
            for seat in (1, 2)
            for member in ("white", "black", "orange", "neutral")
        },
    )
    assert features(state)["left"] == pytest.approx(1 / 6)


def test_quick_moves_beat_random_ones() -> None:
    won = 0
    for seed in range(20):
        state = GAME.new(GAME.setup(2, {"variant": "advanced" if seed % 2 else "base"}))
        won += play_to_the_end(state, seed // 2 % 2, Random(seed)).ranking()[seed // 2 % 2] == 1
    assert won >= 15
