"""What `signoria bench` measures of a game, in processor time; the best of several rounds, for what disturbs one only
ever makes it slower."""

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Final

from signoria.bots.playout import play_out
from signoria.bots.search import grow
from signoria.bots.tree import Tree
from signoria.kernel import state as kernel_state
from signoria.kernel.agenda import CHANCE, OVER
from signoria.kernel.fields import Json
from signoria.kernel.game import Game
from signoria.kernel.setup import Setup
from signoria.kernel.state import State

SEATS: Final = 4
ROUNDS = 3
ROUND_SECONDS = 0.6
CALLS = 20_000
PLAYOUTS: Final = 60  # of a search, begin and all
LOOKS: Final = 20  # a look at a table costs as much as so many clones
GAMES: Final = 64  # side by side, for a learner

# What is agreed in the games that are measured, where that isn't what is usual.
FULLEST: Final[dict[str, dict[str, Json]]] = {"carrara": {"variant": "advanced"}, "lorenzo": {"variant": "advanced"}}


def measure(game: Game, agreements: dict[str, Json]) -> dict[str, Json]:
    """How fast random games of many seats are, single questions in the middle of one, searches, and what feeds nets."""
    seats = SEATS if SEATS in game.seats else game.seats[-1]
    agreed_on = agreements or FULLEST.get(game.id)
    setup = game.setup(seats, agreed_on) if agreed_on else game.brief_setup(seats)
    rng = Random(1)
    games_per_second, moves_per_second = rates(lambda: play_out(game.new(setup), rng))
    opening = wander(game, setup, 0)
    middle = wander(game, setup, play_out(game.new(setup), rng) // 2)
    return {
        "game": game.id,
        "seats": seats,
        "compiled": not str(kernel_state.__file__).endswith(".py"),
        "moves_per_game": round(moves_per_second / games_per_second, 1),
        "games_per_second": round(games_per_second, 1),
        "moves_per_second": round(moves_per_second),
        "clone_us": microseconds(middle.clone, CALLS),
        "moves_us": microseconds(middle.moves, CALLS),
        "search_opening_per_second": round(playouts(opening)),
        "search_middle_per_second": round(playouts(middle)),
        **_for_nets(game, setup, middle),
    }


def rates(play: Callable[[], int]) -> tuple[float, float]:
    """Games and moves a second."""
    found: list[tuple[float, float]] = []
    for _ in range(ROUNDS):
        games = moves = 0
        start = process_time()
        while (spent := process_time() - start) < ROUND_SECONDS or not games:
            moves += play()
            games += 1
        found.append((games / spent, moves / spent))
    return max(found, key=lambda rate: rate[1])


def wander(game: Game, setup: Setup, plies: int) -> State:
    """To somewhere in a game where a seat has a choice."""
    rng = Random(1)
    state = game.new(setup)
    for _ in range(plies):
        if state.actor() == OVER:
            break
        state.play(state.sample(rng) if state.actor() == CHANCE else rng.choice(state.moves()))
    while state.actor() != OVER and (state.actor() == CHANCE or len(state.moves()) < 2):
        state.play(state.sample(rng) if state.actor() == CHANCE else state.moves()[0])
    return state


def microseconds(ask: Callable[[], object], calls: int) -> float:
    """What one question costs."""
    found: list[float] = []
    for _ in range(ROUNDS):
        start = process_time()
        for _ in range(calls):
            ask()
        found.append((process_time() - start) / calls * 1e6)
    return round(min(found), 3)


def playouts(state: State) -> float:
    """How often a second a search from here comes back with a result, its tree growing from nothing each time."""
    seat = state.actor()
    if seat == OVER:
        return 0.0
    rng = Random(1)
    found: list[float] = []
    for _ in range(ROUNDS):
        count = 0
        start = process_time()
        while (spent := process_time() - start) < ROUND_SECONDS or not count:
            count += grow(Tree(seat, state.game), lambda luck: state.imagine(seat, luck), PLAYOUTS, 0.0, rng)
        found.append(count / spent)
    return max(found)


def _for_nets(game: Game, setup: Setup, state: State) -> dict[str, Json]:
    """What a look and a mask cost, and steps of many games side by side; nothing where the extra isn't installed."""
    try:
        from signoria.research.observation import Observation, legal_mask
    except ImportError:
        return {"observation_us": None, "mask_us": None, "vector_steps_per_second": None}
    observation = Observation(game, setup)
    seat = max(0, state.actor())
    return {
        "observation_us": microseconds(lambda: observation.of(state, seat), CALLS // LOOKS),
        "mask_us": microseconds(lambda: legal_mask(state), CALLS // LOOKS),
        "vector_steps_per_second": round(steps(game, setup)),
    }


def steps(game: Game, setup: Setup) -> float:
    """Steps a second of many games side by side, looks and masks included; what chooses the moves isn't counted."""
    import numpy as np

    from signoria.research.vector import Games

    games = Games(game.id, setup.seats, GAMES, {**setup.options})
    rng = np.random.default_rng(1)
    found: list[float] = []
    games.begin(1)
    for _ in range(ROUNDS):
        count = 0
        spent = 0.0
        while spent < ROUND_SECONDS:
            moves = np.where(games.masks, rng.random(games.masks.shape, np.float32), -1.0).argmax(axis=1)
            start = process_time()
            games.step(moves)
            spent += process_time() - start
            count += GAMES
        found.append(count / spent)
    return max(found)
