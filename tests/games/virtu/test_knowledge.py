"""What a seat can't know: where the others have planned their cards."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.games.virtu import GAME
from signoria.games.virtu.state import Virtu
from signoria.kernel.documents import write
from signoria.kernel.state import State
from tests.games.virtu.tables import as_virtu
from tests.positions import play

SETUP = GAME.setup(3, {"years": "5"})


def planning(luck: int, plans: int) -> Virtu:
    """A table at which so many plans have been made, at random and in any order."""
    rng = Random(luck)
    state: State = GAME.new(SETUP)
    play(state, "start 1", "house florence", "house naples", "house venice")
    for _ in range(plans):
        seat = rng.choice([decision.seat for decision in state.agenda if decision.sealed])
        state.bring_up(seat)
        state.play(rng.choice(state.moves()))
    return as_virtu(state)


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 8), st.integers(0, 2), st.integers(0, 2**32))
def test_imagined_plans_are_of_the_same_number_and_can_be_completed(
    luck: int, plans: int, seat: int, dream: int
) -> None:
    state = planning(luck, plans)
    twin = as_virtu(state.imagine(seat, Random(dream)))
    for name in ("plan_1", "plan_2", "plan_3"):
        true, imagined = getattr(state, name), getattr(twin, name)
        assert [place >= 0 for place in true] == [place >= 0 for place in imagined]
        assert true[seat] == imagined[seat]
    while twin.agenda and twin.agenda[-1].sealed:
        assert twin.moves()
        twin.play(twin.moves()[-1])


def test_the_plans_of_another_are_dealt_anew_and_the_own_ones_are_kept() -> None:
    state = planning(7, 0)
    for move in ("plan 1 L1", "plan 2 action3", "plan 3 upgrade3"):
        play(state, move)
    own = {as_virtu(state.imagine(0, Random(luck))).plan_1[0] for luck in range(10)}
    others = {as_virtu(state.imagine(2, Random(luck))).plan_1[0] for luck in range(30)}
    assert len(own) == 1
    assert len(others) > 5


def test_once_the_palaces_are_shown_nothing_is_hidden() -> None:
    state = planning(3, 9)
    assert write(state.imagine(1, Random(5))) == write(state)
