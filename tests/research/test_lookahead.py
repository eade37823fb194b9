"""The ends of a turn: each is one, every legal move leads to some, and looking at them changes nothing."""

from random import Random

import pytest

from signoria.games.castle.rules.followers import PlaceFollower
from signoria.games.castle.rules.turn import DrawCard
from signoria.kernel.agenda import CHANCE, OVER
from signoria.kernel.documents import write
from signoria.kernel.game import Game
from signoria.kernel.registry import find
from signoria.kernel.state import State
from signoria.research.lookahead import turn_ends
from tests.random_games import random_move, state_after

CASTLE = find("castle")


def asked_after(game: Game, plies: int) -> State:
    """A random game in which a seat is asked."""
    state = state_after(game, game.setup(2), plies, plies)
    rng = Random(plies)
    while state.actor() == CHANCE:
        state.play(random_move(state, rng))
    return state


@pytest.mark.parametrize("plies", [1, 40, 90, 130])
def test_every_legal_move_leads_to_an_end_of_the_turn(plies: int) -> None:
    state = asked_after(CASTLE, plies)
    before = write(state)
    ways = list(turn_ends(state, 0.5, until=(DrawCard,)))
    assert write(state) == before
    assert list(dict.fromkeys(move for move, _ in ways)) == state.moves()
    for _, end in ways:
        assert end.actor() == OVER or isinstance(end.agenda[-1], DrawCard)


def test_an_end_is_there_for_every_choice_on_the_way() -> None:
    state = asked_after(CASTLE, 40)
    expected = 0
    for move in state.moves():
        twin = state.clone()
        twin.play(move)
        expected += len(twin.moves()) if isinstance(twin.agenda[-1], PlaceFollower) else 1
    assert len(list(turn_ends(state, 0.5, until=(DrawCard,)))) == expected > len(state.moves())


def test_luck_on_the_way_repeats_itself() -> None:
    state = asked_after(CASTLE, 90)
    first, second = ([write(end) for _, end in turn_ends(state, 0.3, until=(DrawCard,))] for _ in range(2))
    assert first == second


def test_a_turn_ends_where_another_seat_is_asked() -> None:
    state = asked_after(find("rialto"), 60)
    seat = state.actor()
    ways = list(turn_ends(state, 0.5))
    assert ways
    for _, end in ways:
        assert end.actor() not in (seat, CHANCE)
