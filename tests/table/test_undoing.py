"""Undo within the horizon, by consent beyond it, and turns that wait to be ended."""

from random import Random

import pytest

from signoria.kernel.documents import digest
from signoria.kernel.errors import Illegal, SignoriaError
from signoria.table.errors import Forbidden, Stale
from signoria.table.journal import CONFIRM, UNDO, Call
from signoria.table.playing import confirm, play
from signoria.table.seating import leave, put_bot, settings
from signoria.table.seats import ALWAYS, HERE, NEVER, WHEN_LOST, Seat
from signoria.table.sight import record, sight, standing_of
from signoria.table.table import Table, open_table, replay
from signoria.table.undoing import agree, back_to, decline, reset_turn, step_back
from tests.table.tables import OPENED, asked, head, holder, legal, play_many, play_one, table_of


def mine(table: Table, seat: int) -> Call:
    return Call(holder(table, seat), table.standing.last_at + 1)


def with_room(table: Table, room: int = 2) -> int:
    """Plays on until somebody can take so many moves back alone; gives the seat."""
    rng = Random(3)
    while True:
        seat = asked(table)
        if table.standing.ply - table.referee.record.horizon(seat) >= room:
            return seat
        play_one(table, rng)


def with_setting(rule: str, seed: str = "c", seats: int = 2) -> Table:
    table = table_of(seats, seed=seed)
    for seat in range(seats):
        settings(table, Call(holder(table, seat), OPENED), seat, rule, False)
    return table


def until_held(table: Table) -> int:
    """Plays on until a turn waits to be ended; gives its seat."""
    rng = Random(2)
    while table.standing.held < 0:
        play_one(table, rng)
    return table.standing.held


def test_step_and_reset() -> None:
    table = table_of()
    seat = with_room(table)
    ply, horizon = table.standing.ply, table.referee.record.horizon(seat)
    before = digest(table.referee.at(ply - 1))
    step_back(table, mine(table, seat), seat, ply)
    assert table.standing.ply == ply - 1
    assert digest(table.referee.state) == before
    reset_turn(table, mine(table, seat), seat, ply - 1)
    assert table.standing.ply == horizon
    with pytest.raises(SignoriaError, match="nothing that you could take back"):
        step_back(table, mine(table, seat), seat, horizon)
    assert replay(table.head, table.entries).referee.text() == table.referee.text()


def test_only_the_holder_goes_back_and_only_from_the_ply_that_is() -> None:
    table = table_of()
    seat = with_room(table)
    ply = table.standing.ply
    for person in (holder(table, 1 - seat), "stranger"):
        for way in (step_back, reset_turn):
            with pytest.raises(Forbidden):
                way(table, Call(person, 0), seat, ply)
        with pytest.raises(Forbidden):
            back_to(table, Call(person, 0), seat, ply - 1, ply)
    with pytest.raises(Stale):
        step_back(table, mine(table, seat), seat, ply - 1)
    call = Call(holder(table, seat), 0, "undo-1")
    first = step_back(table, call, seat, ply)
    assert step_back(table, call, seat, ply) == first
    assert sum(entry.kind == UNDO for entry in table.entries) == 1


def test_a_ply_before_an_undo_is_not_the_ply_after_it() -> None:
    table = table_of()
    seat = with_room(table)
    seen, ply = table.standing.seq, table.standing.ply
    step_back(table, mine(table, seat), seat, ply)
    play_one(table, Random(9))
    if table.standing.ply == ply and asked(table) == seat:
        with pytest.raises(Stale):
            play(table, mine(table, seat), seat, legal(table, seat)[0], ply, seen)


def test_back_to_here_within_the_horizon_is_at_once() -> None:
    table = table_of()
    seat = with_room(table)
    horizon = table.referee.record.horizon(seat)
    back_to(table, mine(table, seat), seat, horizon, table.standing.ply)
    assert table.standing.ply == horizon
    assert table.standing.wish is None


def test_beyond_the_horizon_all_others_consent() -> None:
    table = play_many(table_of(3), 12)
    ply = table.standing.ply
    back_to(table, mine(table, 0), 0, 5, ply)
    assert standing_of(table)["undo_asked"] == {"seat": 0, "to": 5, "missing": 2}
    assert [sight(table, holder(table, seat), seat)["consent_asked"] for seat in range(3)] == [False, True, True]
    with pytest.raises(Forbidden, match="only who sits at the table"):
        agree(table, Call("stranger", 0), ply)
    agree(table, mine(table, 1), ply)
    agree(table, mine(table, 1), ply)
    assert table.standing.ply == ply
    agree(table, mine(table, 2), ply)
    assert table.standing.ply == 5 or table.referee.state.actor() >= 0
    assert table.entries[-1].kind == UNDO or table.standing.ply >= 5
    assert table.standing.wish is None
    assert replay(table.head, table.entries).referee.text() == table.referee.text()


def test_a_request_is_declined_withdrawn_or_ends_with_the_next_move() -> None:
    table = play_many(table_of(3), 12)
    ply = table.standing.ply
    for person in (1, 0):
        back_to(table, mine(table, 0), 0, 2, ply)
        decline(table, mine(table, person), ply)
        assert table.standing.wish is None
    with pytest.raises(SignoriaError, match="nobody asks"):
        agree(table, mine(table, 1), ply)
    back_to(table, mine(table, 0), 0, 2, ply)
    play_one(table, Random(1))
    assert table.standing.wish is None
    with pytest.raises(Stale):
        agree(table, mine(table, 1), ply)


def test_bots_consent_and_who_leaves_is_no_longer_asked() -> None:
    table = play_many(table_of(2), 12)
    back_to(table, mine(table, 0), 0, 4, table.standing.ply)
    assert table.standing.wish is not None
    leave(table, mine(table, 1), 1, "random")
    assert table.standing.wish is None
    assert table.standing.last_undo > 0
    seq = table.standing.seq
    if table.standing.ply > 4:
        back_to(table, mine(table, 0), 0, 4, table.standing.ply)
        assert table.standing.last_undo > seq


def test_one_person_at_one_screen_needs_nobody() -> None:
    seats = [Seat(HERE, person="anna", name=name) for name in ("Left", "Right")]
    table = play_many(open_table(head(), seats), 10)
    back_to(table, mine(table, 0), 0, 4, table.standing.ply)
    assert table.standing.last_undo > 0


def test_always_holds_every_turn_until_it_is_ended() -> None:
    table = with_setting(ALWAYS)
    seat = until_held(table)
    other, ply = 1 - seat, table.standing.ply
    assert table.standing.asked == []
    seen = sight(table, holder(table, other), other)
    assert (seen["moves"], seen["held"]) == ([], seat)
    assert seen["view"]["asked"] is None  # type: ignore[index]
    assert seen["plan_from"] == table.standing.first_own(seat)
    with pytest.raises(Illegal, match="has not ended its turn yet"):
        play(table, mine(table, other), other, "row 1", ply)
    with pytest.raises(Forbidden):
        confirm(table, Call(holder(table, other), 0), seat, ply)
    with pytest.raises(SignoriaError, match="no turn that waits"):
        confirm(table, mine(table, other), other, ply)
    call = Call(holder(table, seat), 0, "end-1")
    first = confirm(table, call, seat, ply)
    assert confirm(table, call, seat, ply) == first
    assert table.standing.held < 0


def test_a_held_turn_can_be_taken_back() -> None:
    table = with_setting(ALWAYS)
    seat = until_held(table)
    ply = table.standing.ply
    assert table.referee.record.horizon(seat) < ply
    step_back(table, mine(table, seat), seat, ply)
    assert table.standing.held < 0
    assert table.standing.asked == [seat]


@pytest.mark.parametrize("rule", [ALWAYS, WHEN_LOST, NEVER])
def test_nobody_and_no_chance_acts_behind_a_held_turn(rule: str) -> None:
    table = with_setting(rule, "h")
    rng = Random(7)
    held = 0
    while not table.over:
        if table.standing.held >= 0:
            seat = table.standing.held
            held += 1
            if rule == WHEN_LOST:
                assert table.referee.record.horizon(seat) < table.standing.ply
                assert table.referee.state.actor() < 0
            confirm(table, mine(table, seat), seat, table.standing.ply)
            continue
        play_one(table, rng)
    assert (held > 0) == (rule != NEVER)
    again = replay(table.head, table.entries)
    assert again.referee.text() == table.referee.text()
    # A setting never changes what chance does.
    plain = with_setting(NEVER, "h")
    rng = Random(7)
    while not plain.over:
        play_one(plain, rng)
    assert record(plain, "anna", 0) == record(table, "anna", 0)


def test_the_seed_stays_hidden_while_the_last_turn_can_be_taken_back() -> None:
    table = with_setting(ALWAYS, "e")
    rng = Random(5)
    while not table.referee.over():
        if table.standing.held >= 0:
            seat = table.standing.held
            confirm(table, mine(table, seat), seat, table.standing.ply)
        else:
            play_one(table, rng)
    if table.standing.held < 0:
        pytest.skip("the last move of this game was chance's")
    assert not table.over
    assert "seed:" not in record(table, "anna", 0)
    with pytest.raises(Forbidden):
        sight(table, "bohdan", 0)
    confirm(table, mine(table, table.standing.held), table.standing.held, table.standing.ply)
    assert table.over
    assert "seed: e" in record(table, "anna", 0)
    with pytest.raises(SignoriaError, match="nothing is undone any more"):
        back_to(table, mine(table, 0), 0, 3, table.standing.ply)


def test_a_bot_that_takes_over_ends_the_held_turn() -> None:
    table = with_setting(ALWAYS)
    seat = until_held(table)
    leave(table, mine(table, seat), seat, "random")
    assert table.standing.held < 0
    assert any(entry.kind == CONFIRM and entry.person == "" for entry in table.entries)
    with pytest.raises(Forbidden):
        put_bot(table, Call("anna", 0), 1 - seat, "random")
