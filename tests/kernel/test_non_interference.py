"""No outlet of a chair tells a seat anything that it can't know: the table and its re-deals look and sound the same."""

import json
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.kernel.agenda import CHANCE, EVERYONE, SPECTATOR
from signoria.kernel.chair import Chair
from signoria.kernel.documents import digest
from signoria.kernel.errors import SignoriaError
from signoria.kernel.events import REVEAL
from signoria.kernel.game import Game
from signoria.kernel.moves import Move
from signoria.kernel.referee import Referee
from signoria.kernel.setup import Setup
from tests.random_games import any_setup, referee_after, seeds


def complaint(act: Callable[[], object]) -> str:
    """What an act says when it is refused; it has to be."""
    with pytest.raises(SignoriaError) as refused:
        act()
    return str(refused.value)


def answers(chair: Chair, moves: list[str]) -> list[str]:
    verdicts = (chair.why(move) for move in moves)
    return [f"{verdict.legal} {verdict.clause} {verdict.text}" for verdict in verdicts]


def rejections(chair: Chair, moves: list[str]) -> list[str]:
    return [complaint(lambda move=move: chair.play(move)) for move in moves if not chair.why(move).legal]  # type: ignore[misc]


# One probe for each outlet. A public method of Chair that has none fails the first test below.
PROBES: dict[str, Callable[[Chair, list[str]], object]] = {
    "seat": lambda chair, moves: chair.seat(),
    "view": lambda chair, moves: chair.view(),
    "ply": lambda chair, moves: chair.ply(),
    "asked": lambda chair, moves: chair.asked(),
    "moves": lambda chair, moves: chair.moves(),
    "refusals": lambda chair, moves: chair.refusals(),
    "why": answers,
    "play": rejections,
    "imagine": lambda chair, moves: [digest(chair.imagine(Random(luck))) for luck in range(3)],
    "events": lambda chair, moves: chair.events(),
    "line": lambda chair, moves: chair.line(),
    "record": lambda chair, moves: chair.record(),
    "horizon": lambda chair, moves: chair.horizon(),
    "undo": lambda chair, moves: complaint(lambda: chair.undo(chair.horizon() - 1)),
}


def test_every_outlet_has_a_probe() -> None:
    outlets = {name for name in dir(Chair) if not name.startswith("_")}
    assert outlets == set(PROBES)


def heard(referee: Referee, seat: int | None) -> dict[str, str]:
    """All that a chair gives out, as bytes would leave it."""
    game = referee.game
    rng = Random(len(referee.record.line))
    sample = [game.moves.notation(rng.randrange(game.moves.size)) for _ in range(12)]
    chair = Chair(referee, seat)
    return {name: json.dumps(probe(chair, sample)) for name, probe in PROBES.items()}


def redeal(referee: Referee, seat: int | None, rng: Random) -> Referee:
    """The same game with all that the seat can't know dealt anew."""
    twin = Referee(referee.game, referee.record.header, referee.seed)
    twin.state = referee.state.imagine(SPECTATOR if seat is None else seat, rng)
    for entry in referee.record.entries:
        twin.record.add(entry)
    twin.events = list(referee.events)
    return twin


def step(referee: Referee, twin: Referee, seat: int | None, rng: Random) -> bool:
    """One ply in both games that looks the same to the seat; False when there is none or it shows the seat more."""
    decision = referee.state.agenda[-1]
    viewer = SPECTATOR if seat is None else seat
    own, other = referee.state.moves(), twin.state.moves()
    if decision.witness in (EVERYONE, viewer):
        common: list[Move] = [move for move in own if move in other]
        if decision.seat == viewer:
            assert own == other
        if not common:
            return False
        move = rng.choice(common)
        events = [*referee.play(decision.seat, move), *twin.play(decision.seat, move)]
    else:
        events = [*referee.play(decision.seat, rng.choice(own)), *twin.play(decision.seat, rng.choice(other))]
    # What comes before the seat's eyes may differ: packs that are passed on are not the same in a redeal.
    return not any(event.verb == REVEAL or event.uncovers(referee.game.piles, viewer) for event in events)


@settings(max_examples=60, deadline=None)
@given(any_setup, seeds, st.integers(0, 900), st.integers(-1, 4), st.integers(0, 2**32))
def test_a_seat_cannot_tell_the_table_from_its_redeals(
    table: tuple[Game, Setup], seed: int, plies: int, viewer: int, luck: int
) -> None:
    game, setup = table
    seat = None if viewer < 0 else viewer % setup.seats
    rng = Random(luck)
    referee = referee_after(game, setup, seed, plies)
    twin = redeal(referee, seat, rng)
    for _ in range(25):
        if referee.over():
            break
        assert heard(referee, seat) == heard(twin, seat)
        if not step(referee, twin, seat, rng):
            break


@settings(max_examples=40, deadline=None)
@given(any_setup, seeds, st.integers(0, 900), st.integers(0, 2**32))
def test_a_redeal_changes_something_hidden_and_keeps_the_own_hand(
    table: tuple[Game, Setup], seed: int, plies: int, luck: int
) -> None:
    game, setup = table
    referee = referee_after(game, setup, seed, plies)
    if referee.over():
        return
    for seat in range(setup.seats):
        imagined = referee.state.imagine(seat, Random(luck))
        assert imagined is not referee.state
        assert imagined.actor() == referee.state.actor()
        if imagined.actor() not in (CHANCE, seat):
            assert imagined.moves(), "an imagined player who is asked must be able to answer"
