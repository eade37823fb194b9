"""The ends to which a turn can be brought: positions that a learner values, to choose the move that leads there."""

from collections.abc import Iterator
from random import Random
from typing import Any

from signoria.kernel.agenda import CHANCE, Decision
from signoria.kernel.moves import Move
from signoria.kernel.state import State


def turn_ends(state: State, luck: float, until: tuple[type[Decision[Any]], ...] = ()) -> Iterator[tuple[Move, State]]:
    """Every way of the seat that is asked to play the rest of its turn: the move it begins with, and where it leads.

    A turn is over when another seat is asked, a chance of a kind in `until` is due or the game ends. Other chance plays
    by `luck`, in every line alike. A bot hands over what its chair imagines. One end after the other, as few states as
    there can be are kept: that is twice as fast as a list.
    """
    seat = state.actor()
    for move in state.moves():
        twin = state.clone()
        twin.play(move)
        for end in _ends(twin, seat, luck, until):
            yield move, end


def _ends(state: State, seat: int, luck: float, until: tuple[type[Decision[Any]], ...]) -> Iterator[State]:
    """The positions to which a seat can bring its turn from here."""
    while state.actor() == CHANCE and not isinstance(state.agenda[-1], until):
        state.play(state.sample(Random(luck)))
    if state.actor() == seat:
        for _, end in turn_ends(state, luck, until):
            yield end
    else:
        yield state
