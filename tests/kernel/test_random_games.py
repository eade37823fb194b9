"""Random games of every game: nothing is created or lost, and clones, documents and records give the same state."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.kernel.agenda import CHANCE, OVER
from signoria.kernel.documents import digest, read, write
from signoria.kernel.game import Game
from signoria.kernel.gamefile import read_record
from signoria.kernel.setup import Setup
from signoria.kernel.state import State
from tests.random_games import ALL_SETUPS, any_setup, random_move, referee_after, seeds, state_after

plies = st.integers(0, 900)
Table = tuple[Game, Setup]


def lying(state: State) -> dict[str, list[int]]:
    """How many of each kind of each thing lie in all the piles of the table; of an endless thing there is no number."""
    found = {thing.name: [0] * len(thing.totals) for thing in state.game.piles.things}
    for group in state.game.piles.groups:
        if group.thing is not None and not group.thing.endless:
            for pile in group.every():
                if pile < len(state.piles):
                    found[group.thing.name][group.key(pile)] += state.piles[pile]
    return found


def boxed(state: State) -> dict[str, list[int]]:
    return {
        thing.name: [state.held(thing, kind) for kind in range(len(thing.totals))] for thing in state.game.piles.things
    }


@settings(max_examples=25, deadline=None)
@given(any_setup, seeds)
def test_nothing_is_created_or_lost(table: Table, seed: int) -> None:
    game, setup = table
    rng = Random(seed)
    state = game.new(setup)
    counters = {pile for group in game.piles.groups if group.thing is None for pile in group.every()}
    while state.actor() != OVER:
        state.play(random_move(state, rng))
        assert lying(state) == boxed(state)
        assert min(count for pile, count in enumerate(state.piles) if pile not in counters) >= 0


@settings(max_examples=25, deadline=None)
@given(any_setup, seeds)
def test_moves_are_the_candidates_that_nothing_refuses(table: Table, seed: int) -> None:
    game, setup = table
    rng = Random(seed)
    state = game.new(setup)
    while state.actor() != OVER:
        decision = state.agenda[-1]
        unrefused = [move for move in decision.candidates(state) if decision.refusal(state, move) is None]
        assert state.moves() == unrefused
        assert unrefused, f"{type(decision).__name__} can't be answered"
        assert len(set(unrefused)) == len(unrefused)
        if state.actor() == CHANCE:
            weights = state.weights()
            assert len(weights) == len(unrefused)
            assert min(weights) > 0
        state.play(random_move(state, rng))


@settings(max_examples=40, deadline=None)
@given(any_setup, seeds, plies)
def test_a_clone_is_the_same_and_goes_its_own_way(table: Table, seed: int, ply: int) -> None:
    game, setup = table
    state = state_after(game, setup, seed, ply)
    twin = state.clone()
    before = write(state)
    assert write(twin) == before
    rng = Random(seed)
    for _ in range(40):
        if twin.actor() == OVER:
            break
        twin.play(random_move(twin, rng))
    assert write(state) == before


@settings(max_examples=40, deadline=None)
@given(any_setup, seeds, plies)
def test_a_document_gives_the_same_state_back(table: Table, seed: int, ply: int) -> None:
    game, setup = table
    state = state_after(game, setup, seed, ply)
    again = read(game, json.loads(json.dumps(write(state))))
    assert write(again) == write(state)
    assert digest(again) == digest(state)
    assert again.piles == state.piles
    rng, other = Random(seed), Random(seed)
    for _ in range(40):
        if state.actor() == OVER:
            break
        state.play(random_move(state, rng))
        again.play(random_move(again, other))
    assert write(again) == write(state)


@settings(max_examples=20, deadline=None)
@given(any_setup, seeds, plies)
def test_a_record_replays_to_the_same_digest(table: Table, seed: int, ply: int) -> None:
    game, setup = table
    referee = referee_after(game, setup, seed, ply)
    again = read_record(referee.text())
    assert write(again.state) == write(referee.state)
    assert again.text() == referee.text()


@settings(max_examples=20, deadline=None)
@given(any_setup, seeds)
def test_a_whole_game_ends_with_sums_and_places(table: Table, seed: int) -> None:
    game, setup = table
    state = state_after(game, setup, seed, 10_000)
    assert state.actor() == OVER
    assert [state.decision_of(seat) for seat in range(setup.seats)] == [None] * setup.seats
    scores = state.scores()
    assert [score.seat for score in scores] == list(range(setup.seats))
    assert [score.points for score in scores] == [state.points(seat) for seat in range(setup.seats)]
    places = state.ranking()
    best = max(score.points for score in scores)
    assert scores[places.index(1)].points == best


@settings(max_examples=30, deadline=None)
@given(any_setup, seeds, plies, st.integers(0, 4), st.integers(0, 2**32))
def test_an_imagined_table_is_a_sound_one(table: Table, seed: int, ply: int, viewer: int, luck: int) -> None:
    game, setup = table
    state = state_after(game, setup, seed, ply)
    imagined = state.imagine(viewer % setup.seats, Random(luck))
    assert lying(imagined) == boxed(imagined)
    rng = Random(luck)
    while imagined.actor() != OVER:
        imagined.play(random_move(imagined, rng))
    assert imagined.ranking()


@pytest.mark.parametrize("table", ALL_SETUPS, ids=lambda table: f"{table[0].id}-{table[1].seats}")
def test_in_the_middle_of_every_kind_of_game_clones_and_documents_are_the_same(table: Table) -> None:
    state = state_after(*table, 3, 150)
    assert write(state.clone()) == write(state)
    assert write(read(table[0], json.loads(json.dumps(write(state))))) == write(state)
