"""The other libraries' own checks of an environment pass, for every game."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough
from pettingzoo.test import api_test, seed_test

from signoria.kernel.errors import SignoriaError
from signoria.kernel.registry import find
from signoria.research import openspiel
from signoria.research.gymnasium import OneSeat
from signoria.research.pettingzoo import env
from signoria.research.vector import Games
from tests.random_games import ALL_SETUPS, GAMES


def table_of(name: str) -> tuple[str, int, dict[str, object]]:
    """A game with the fewest seats, as random play brings it to its end."""
    game = find(name)
    setup = next(setup for found, setup in ALL_SETUPS if found is game)
    return name, setup.seats, dict(setup.options)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo(name: str) -> None:
    api_test(env(*table_of(name)), num_cycles=60)
    seed_test(lambda: env(*table_of(name)), num_cycles=20)


def test_an_illegal_move_loses_the_game_in_pettingzoo() -> None:
    found = env("rialto", 2)
    found.reset(seed=1)
    loser = found.agent_selection
    found.step(int(np.flatnonzero(found.observe(loser)["action_mask"] == 0)[0]))
    assert found.terminations == {"seat_1": True, "seat_2": True}
    assert found.rewards[loser] == -1


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_of_gymnasium_plays_to_the_end(name: str) -> None:
    _, seats, options = table_of(name)
    found = OneSeat(name, ["random"] * (seats - 1), seat=1, options=options)
    rng = np.random.default_rng(1)
    seen, info = found.reset(seed=5)
    again, _ = OneSeat(name, ["random"] * (seats - 1), seat=1, options=options).reset(seed=5)
    assert np.array_equal(seen, again)
    over, rewards = False, 0.0
    while not over:
        assert found.observation_space.contains(seen)
        assert info["action_mask"].any()
        seen, reward, over, _, info = found.step(rng.choice(np.flatnonzero(info["action_mask"])))
        rewards += float(reward)
    assert -1.0 <= rewards <= 1.0
    assert not info["action_mask"].any()


def test_a_seat_that_is_not_there_is_a_sentence() -> None:
    with pytest.raises(SignoriaError, match="seat 2 is none of 0 to 1"):
        OneSeat("rialto", ["random"], seat=2)
    with pytest.raises(SignoriaError, match="reset the environment"):
        OneSeat("rialto", ["random"]).step(np.int64(0))


@pytest.mark.parametrize("name", GAMES)
def test_openspiel(name: str) -> None:
    _, seats, options = table_of(name)
    agreed = "+".join(f"{option}:{value}" for option, value in options.items())
    game = pyspiel.load_game(f"{openspiel.PREFIX}{name}(players={seats},options={agreed})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    usual = pyspiel.load_game(openspiel.PREFIX + name)
    assert usual.num_players() in find(name).seats


def test_openspiel_takes_players_and_options() -> None:
    game = pyspiel.load_game("signoria_rialto(players=2,options=variant:neutral)")
    assert game.num_players() == 2
    state = game.new_initial_state()
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert (len(state.history()), len(twin.history())) == (0, 1)
    told = playthrough("signoria_rialto(players=2,options=variant:neutral)", None, seed=3)
    assert "IsTerminal() = True" in told


def test_an_information_state_tells_a_seat_its_own_cards_and_not_the_others() -> None:
    state = pyspiel.load_game("signoria_rialto(players=2)").new_initial_state()
    while "card" not in str(state):
        state.apply_action(state.legal_actions()[0])
    own, other = (state.information_state_string(player) for player in range(2))
    assert own != other


@pytest.mark.parametrize("name", GAMES)
def test_many_games_side_by_side(name: str) -> None:
    _, seats, options = table_of(name)
    games = Games(name, seats, 3, options)
    games.begin(1)
    rng = np.random.default_rng(1)
    over = 0
    while over < 3:
        for place, seat in enumerate(games.seats):
            assert 0 <= seat < seats
            assert games.masks[place].any()
        games.step(np.array([rng.choice(np.flatnonzero(mask)) for mask in games.masks]))
        assert not games.rewards[~games.over].any()
        over += int(games.over.sum())
    with pytest.raises(ValueError, match="is not legal"):
        games.step(np.array([np.flatnonzero(~mask)[0] for mask in games.masks]))


def test_a_game_that_is_over_tells_its_points_beside_what_they_bring() -> None:
    games = Games("castle", 2, 2)
    games.begin(1)
    while not games.over.any():
        assert not games.points.any()
        games.step(games.masks.argmax(axis=1))
    for (own, other), reward in zip(games.points[games.over], games.rewards[games.over, 0], strict=True):
        assert own > 0
        assert reward == np.sign(own - other)


def test_the_states_are_those_that_the_arrays_speak_of() -> None:
    games = Games("castle", 2, 2)
    games.begin(1)
    for _ in range(20):
        for place, state in enumerate(games.states):
            assert state.actor() == games.seats[place]
            assert state.clone().moves() == np.flatnonzero(games.masks[place]).tolist()
        games.step(games.masks.argmax(axis=1))
