"""What several commands tell about a position: who is asked, the points, the places."""

from signoria.kernel.agenda import CHANCE, OVER
from signoria.kernel.domain import SEATS
from signoria.kernel.fields import Json
from signoria.kernel.state import State


def actor_of(state: State) -> str | None:
    """The seat that is asked, `chance`, or nothing when the game is over."""
    actor = state.actor()
    if actor == OVER:
        return None
    return "chance" if actor == CHANCE else SEATS.ids[actor]


def scores_of(state: State) -> list[Json]:
    return [score.document() for score in state.scores()]


def ranking_of(state: State) -> list[int] | None:
    """The place of each seat once the game is over; before that nobody has one."""
    return state.ranking() if state.actor() == OVER else None
