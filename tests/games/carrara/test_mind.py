"""What bots know of Carrara: numbers that mean what they say, and quick moves that are legal."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.games.carrara import GAME
from signoria.games.carrara.box import MONEY_PLACE
from signoria.games.carrara.mind import MIND, NAMES, _worths
from signoria.games.carrara.scoring import worth
from signoria.games.carrara.state import Carrara
from signoria.kernel.agenda import OVER
from signoria.kernel.state import State
from tests.games.carrara.tables import carrara, turn
from tests.random_games import seeds, setups, state_after


def feature(state: State, name: str, seat: int = 0) -> float:
    """A feature of the variant that is played; all of the other are nothing."""
    variant = state.setup.options["variant"]
    found = dict(zip(NAMES, MIND.features(state, seat), strict=True))
    assert not any(value for other, value in found.items() if not other.startswith(variant))
    return found[f"{variant}_{name}"]


def test_the_game_has_the_mind_and_a_weight_for_every_feature() -> None:
    assert GAME.mind is MIND
    assert len(MIND.names) == len(set(MIND.names)) == len(MIND.features(carrara(3, turn()), 0))
    assert all(weight != 0.0 for name, weight in zip(MIND.names, MIND.weights))
    assert MIND.spread > 0


@pytest.mark.parametrize("variant", ["base", "advanced"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_playouts_by_quick_moves_reach_the_end(seats: int, variant: str) -> None:
    rng = Random(seats)
    for _ in range(2):
        state = GAME.new(GAME.setup(seats, {"variant": variant}))
        while state.actor() != OVER:
            moves = state.moves()
            move = state.sample(rng) if state.actor() < 0 else MIND.rollout(state, moves, rng)
            assert move in moves
            state.play(move)
        for seat in range(seats):
            assert len(MIND.features(state, seat)) == len(NAMES)


@settings(max_examples=20, deadline=None)
@given(st.sampled_from(setups(GAME)), seeds, st.integers(0, 500))
def test_one_look_over_the_buildings_finds_what_each_place_would_bring(setup: object, seed: int, plies: int) -> None:
    state = state_after(GAME, setup, seed, plies)  # type: ignore[arg-type]
    assert isinstance(state, Carrara)
    for seat in range(state.setup.seats):
        coins, points = _worths(state, seat)
        for place in range(MONEY_PLACE):
            assert [coins[place], points[place]] == worth(state, seat, place)


def test_the_best_places_count_one_for_each_pillar() -> None:
    board = {"villa-4": "lucca", "villa-1": "livorno", "porta-5": "pisa"}
    state = carrara(2, turn(), boards={"1": board}, placed={"1": {"livorno": 1}}, court={"1": {"b1": 1}})
    placed = {"1": dict.fromkeys(["livorno", "pisa", "lucca", "massa", "lerici"], 1)}
    assert feature(state, "best_points") == (4 * 2 + 1 * 3) + (4 + 1)
    assert feature(state, "best_coins") == 5 * 3 + 5
    last = carrara(2, turn(), boards={"1": board}, placed=placed, court={"1": {"b1": 1}})
    assert (feature(last, "best_points"), feature(last, "best_coins")) == (11, 0)
    assert feature(last, "free_places") == 3


def test_the_game_is_left_to_the_stack_and_to_the_pillars() -> None:
    assert feature(carrara(2, turn()), "left") == 1.0
    assert feature(carrara(2, turn(), ender="2"), "left") == 0.0


def test_sets_and_majorities_count_as_they_stand() -> None:
    boards = {"1": {"villa-1": "lucca", "villa-2": "lucca"}, "2": {"porta-1": "lucca"}}
    items = {"villa-1": ["coat_of_arms", "white"], "villa-2": ["coat_of_arms"], "porta-1": ["red"]}
    state = carrara(2, turn(), variant="advanced", boards=boards, items=items)
    assert feature(state, "sets") == 6
    assert feature(state, "majorities") == 6
    assert feature(state, "statues", 1) == 1


def test_a_scoring_that_brings_much_is_taken() -> None:
    board = {"villa-5": "lucca", "villa-4": "lucca", "castello-5": "livorno"}
    state = carrara(2, turn(), boards={"1": board})
    chosen = {GAME.moves.notation(MIND.rollout(state, state.moves(), Random(luck))) for luck in range(20)}
    assert chosen == {"score b1", "score b4"}
