"""What bots know of the game: features of a position, and a policy that plays legal moves to the end."""

from random import Random
from typing import Any

import pytest

from signoria.games.virtu import GAME
from signoria.games.virtu.mind import MIND, NAMES, WEIGHTS
from signoria.kernel.agenda import CHANCE, OVER
from signoria.kernel.mind import SPREAD
from tests.games.virtu.tables import asks, due, points, virtu


def test_every_feature_has_a_weight_and_every_weight_a_feature() -> None:
    assert set(WEIGHTS) == {*NAMES, SPREAD}
    assert GAME.mind is MIND
    state = virtu(3, asks("reorganise", shifts=8, last=None))
    assert len(MIND.features(state, 0)) == len(NAMES)


def feature(name: str, **table: Any) -> float:
    state = virtu(3, asks("reorganise", shifts=8, last=None), **table)
    return MIND.features(state, 0)[NAMES.index(name)]


def test_features_of_a_position() -> None:
    table: dict[str, Any] = {
        "cities": {"siena": "1"},
        "treasury": {"1": 4},
        "palace": {"1.L1": "pope.spent", "1.action2": "envoy"},
    }
    found = {name: feature(name, **table) for name in NAMES}
    assert (found["cities"], found["city_lead"], found["gold"]) == (3.0, 1.0, 4.0)
    assert (found["crowns"], found["crosses"], found["coins"]) == (5.0, 3.0, 5.0)
    assert (found["chambers"], found["courtiers"], found["ready"]) == (1.0, 1.0, 3.0)
    assert found["progress"] == pytest.approx(3 / 8)
    assert found["prestige"] == 1.0 + 1.0 + 1.0 + 1.0


def test_prestige_is_what_the_final_scoring_gives_but_for_religion() -> None:
    table: dict[str, Any] = {
        "trophies": {"1": {"2": 1}},
        "alliances": {"1": {"france": 1}},
        "indulgences": {"1": {"3": 1}},
    }
    end = points(virtu(3, due("end_year"), ending=1, **table))
    assert feature("prestige", **table) == sum(end.values()) - end.get("religion", 0)


@pytest.mark.parametrize("seats", [3, 5])
def test_the_policy_plays_legal_moves_and_comes_further_than_chance(seats: int) -> None:
    rng = Random(5)
    state = GAME.new(GAME.setup(seats, {"years": "10"}))
    while state.actor() != OVER:
        moves = state.moves()
        move = state.sample(rng) if state.actor() == CHANCE else MIND.rollout(state, moves, rng)
        assert move in moves
        state.play(move)
    assert sum(state.points(seat) for seat in range(seats)) > seats
