"""Nothing that leaves a table tells a seat what it can't know: two tables that look alike to it answer alike.

A new public function of `sight` that this test doesn't know fails it.
"""

import inspect
import json
from collections.abc import Callable
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.kernel.agenda import EVERYONE, SPECTATOR
from signoria.kernel.errors import SignoriaError
from signoria.kernel.referee import Referee
from signoria.table import sight
from signoria.table.head import Head
from signoria.table.journal import Call
from signoria.table.playing import confirm, play
from signoria.table.seats import ALWAYS, NEVER, WHEN_LOST, Seat
from signoria.table.table import Table, open_table
from tests.table.tables import OPENED, head, holder, legal, persons

SAMPLE = ["row 1", "fly moon", "build green_1", "card blue"]
STRANGER = "stranger"


def complaint(ask: Callable[[], object]) -> object:
    try:
        return ask()
    except SignoriaError as fault:
        return str(fault)


def whoever(table: Table, seat: int | None) -> str:
    return STRANGER if seat is None else holder(table, seat)


def reason(table: Table, seat: int | None, move: str) -> object:
    return complaint(lambda: sight.why(table, whoever(table, seat), seat or 0, move).text)


def shape(made: Head) -> object:
    """Of a fork: everything but what its own luck made of it."""
    return [name for name in made.document() if name not in ("seed", "commitment", "position")]


OUTLETS: dict[str, Callable[[Table, int | None], object]] = {
    "sight": lambda table, seat: sight.sight(table, whoever(table, seat), seat),
    "refusals": lambda table, seat: complaint(lambda: sight.refusals(table, whoever(table, seat), seat or 0)),
    "why": lambda table, seat: [reason(table, seat, move) for move in SAMPLE],
    "standing_of": lambda table, seat: sight.standing_of(table),
    "view_at": lambda table, seat: sight.view_at(table, whoever(table, seat), seat, table.standing.ply),
    "views": lambda table, seat: sight.views(table, whoever(table, seat), seat, 0, table.standing.ply),
    "events": lambda table, seat: sight.events(table, whoever(table, seat), seat),
    "line": lambda table, seat: sight.line(table, whoever(table, seat), seat),
    "changed_since": lambda table, seat: sight.changed_since(table, 3),
    "record": lambda table, seat: sight.record(table, whoever(table, seat), seat),
    "fork": lambda table, seat: shape(
        sight.fork(table, whoever(table, seat), seat, table.standing.ply, "t2", OPENED, Random(1))
    ),
    "expect_sight": lambda table, seat: complaint(lambda: sight.expect_sight(table, STRANGER, seat)),
    # What is uploaded is its uploader's own.
    "fork_of_file": lambda table, seat: None,
    "head_of_file": lambda table, seat: None,
}


def test_every_outlet_is_known() -> None:
    public = {
        name
        for name, what in inspect.getmembers(sight, inspect.isfunction)
        if what.__module__ == sight.__name__ and not name.startswith("_")
    }
    assert public == set(OUTLETS)


def settled(seats: int, rule: str, forced: bool, seed: str) -> Table:
    made = [Seat(seat.kind, seat.person, seat.name, "", "", rule, forced) for seat in persons(seats)]
    return open_table(head(seats, seed=seed), made)


def step(table: Table, move: str | None, rng: Random) -> None:
    """A move of whoever is asked, or the end of a turn."""
    standing = table.standing
    call = Call(holder(table, standing.held if standing.held >= 0 else standing.asked[0]), standing.last_at + 1)
    if standing.held >= 0:
        confirm(table, call, standing.held, standing.ply)
    else:
        seat = standing.asked[0]
        play(table, call, seat, move or rng.choice(legal(table, seat)), standing.ply)


def redeal(table: Table, seat: int | None, rng: Random) -> Referee:
    """The same table's referee, with all that the seat can't know dealt anew."""
    own = table.referee
    twin = Referee(own.game, own.record.header, own.seed)
    twin.state = own.state.imagine(SPECTATOR if seat is None else seat, rng)
    for entry in own.record.entries:
        twin.record.add(entry)
    twin.events = list(table.events())
    return twin


@settings(max_examples=60, deadline=None)
@given(
    st.integers(2, 4),
    st.integers(0, 300),
    st.sampled_from([ALWAYS, NEVER, WHEN_LOST]),
    st.booleans(),
    st.integers(-1, 3),
    st.integers(0, 2**32),
)
def test_a_seat_cannot_tell_the_table_from_its_redeals(
    seats: int, turns: int, rule: str, forced: bool, viewer: int, luck: int
) -> None:
    rng = Random(luck)
    table = settled(seats, rule, forced, str(luck))
    for _ in range(turns):
        if table.over:
            return
        step(table, None, rng)
    seat = None if viewer < 0 else viewer % seats
    before = {name: json.dumps(outlet(table, seat)) for name, outlet in OUTLETS.items()}
    table.referee = redeal(table, seat, rng)
    assert {name: json.dumps(outlet(table, seat)) for name, outlet in OUTLETS.items()} == before


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 3), st.integers(0, 200), st.integers(0, 2**32))
def test_when_a_turn_is_held_tells_nothing_of_another_hand(seats: int, turns: int, luck: int) -> None:
    """A seat with automatic answers may have one legal answer or many: the one before it must not learn which."""
    rng = Random(luck)
    table = settled(seats, WHEN_LOST, True, str(luck))
    for _ in range(turns):
        if table.over:
            return
        step(table, None, rng)
    if table.over or table.standing.held >= 0:
        return
    seat = table.standing.asked[0]
    own = table.referee
    decision = own.state.decision_of(seat)
    assert decision is not None
    twin = open_table(table.head, list(table.standing.seats))
    twin.catch_up(table.entries[len(twin.entries) :])
    twin.referee = redeal(table, seat, rng)
    move = rng.choice(legal(table, seat))
    if decision.witness not in (EVERYONE, seat):
        return
    step(table, move, rng)
    step(twin, move, rng)
    assert (table.standing.held == seat) == (twin.standing.held == seat)
