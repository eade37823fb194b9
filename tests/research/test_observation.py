"""Vectors hold what a view holds, seen from the seat that looks, and nothing that it can't know."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.kernel.game import Game
from signoria.kernel.registry import find
from signoria.kernel.setup import Setup
from signoria.research.observation import Observation, legal_mask, outcome, shares
from tests.random_games import ALL_SETUPS, GAMES, any_setup, seeds, state_after

plies = st.integers(0, 600)


@pytest.mark.parametrize("table", ALL_SETUPS, ids=lambda table: f"{table[0].id}-{table[1].seats}")
def test_every_number_has_a_name_of_its_own(table: tuple[Game, Setup]) -> None:
    observation = Observation(*table)
    assert len(set(observation.labels)) == observation.size
    assert observation.of(table[0].new(table[1]), 0).shape == (observation.size,)


@settings(max_examples=40, deadline=None)
@given(any_setup, seeds, plies, st.integers(0, 4), st.integers(0, 2**32))
def test_a_redeal_of_what_a_seat_cannot_know_gives_the_same_vector(
    table: tuple[Game, Setup], seed: int, ply: int, viewer: int, luck: int
) -> None:
    game, setup = table
    seat = viewer % setup.seats
    state = state_after(game, setup, seed, ply)
    observation = Observation(game, setup)
    imagined = state.imagine(seat, Random(luck))
    assert np.array_equal(observation.of(state, seat), observation.of(imagined, seat))


@settings(max_examples=20, deadline=None)
@given(any_setup, seeds, plies)
def test_the_mask_has_a_one_for_each_legal_move(table: tuple[Game, Setup], seed: int, ply: int) -> None:
    state = state_after(*table, seed, ply)
    mask = legal_mask(state)
    assert np.flatnonzero(mask).tolist() == (sorted(state.moves()) if state.agenda else [])


def test_every_seat_sees_the_table_from_its_own_place() -> None:
    game = find("rialto")
    setup = game.setup(3)
    state = state_after(game, setup, 4, 60)
    observation = Observation(game, setup)
    coins = [observation.labels.index(f"coins.{name}") for name in ("me", "next_1", "next_2")]
    seen = [observation.of(state, seat)[coins].tolist() for seat in range(3)]
    assert seen[1] == seen[0][1:] + seen[0][:1]
    assert seen[2] == seen[0][2:] + seen[0][:2]
    assert len(set(seen[0])) > 1


def test_of_another_hand_only_the_number_of_cards_is_there() -> None:
    observation = Observation(find("rialto"), find("rialto").setup(3))
    hands = [label for label in observation.labels if label.startswith("hand.")]
    assert "hand.me.gold" in hands
    assert [label for label in hands if "me" not in label] == ["hand.next_1", "hand.next_2"]


@pytest.mark.parametrize(
    ("places", "brought"),
    [([1, 2], [1.0, -1.0]), ([2, 1, 3], [0.0, 1.0, -1.0]), ([1, 1, 3], [0.5, 0.5, -1.0]), ([1, 1], [0.0, 0.0])],
)
def test_who_shares_a_place_shares_what_it_brings(places: list[int], brought: list[float]) -> None:
    assert shares(places) == brought


@pytest.mark.parametrize("name", GAMES)
def test_outcomes_of_whole_games_sum_to_nothing(name: str) -> None:
    for game, setup in ALL_SETUPS:
        if game.id == name:
            assert abs(sum(outcome(state_after(game, setup, 1, 100_000)))) < 1e-9
