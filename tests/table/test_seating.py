"""Seats change their kind between two moves; clocks; who may see what; forks."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.kernel.documents import digest, write
from signoria.kernel.errors import SignoriaError
from signoria.kernel.gamefile import read_record
from signoria.kernel.view import view
from signoria.table.chat import say
from signoria.table.clock import BANK, DAY, PER_MOVE, ClockRule
from signoria.table.errors import Forbidden
from signoria.table.head import HAND_OVER, MARK, STAND_IN, HouseRules
from signoria.table.journal import Call
from signoria.table.playing import pause, play
from signoria.table.seating import fall_flags, hand_to, invite, leave, put_bot, sit
from signoria.table.seats import BOT, HERE, OPEN, PERSON, Seat
from signoria.table.sight import (
    changed_since,
    events,
    fork,
    fork_of_file,
    line,
    record,
    sight,
    standing_of,
    view_at,
    why,
)
from signoria.table.table import Table, open_table, replay
from signoria.table.undoing import step_back
from tests.table.tables import OPENED, asked, head, holder, legal, persons, play_many, play_one, table_of


def timed(kind: str, at_flag_fall: str = MARK) -> Table:
    rule = ClockRule(PER_MOVE, per_move=3 * DAY) if kind == PER_MOVE else ClockRule(BANK, bank=60_000, increment=5_000)
    return table_of(house=HouseRules(clock=rule, at_flag_fall=at_flag_fall))


def test_seats_are_taken_left_and_taken_back() -> None:
    table = open_table(head(), [persons()[0], Seat()])
    sit(table, Call("bohdan", 0), 1, "Bohdan")
    with pytest.raises(Forbidden, match="seat 2 is taken"):
        sit(table, Call("cilka", 0), 1, "Cilka")
    play_many(table, 5)
    with pytest.raises(Forbidden):
        leave(table, Call("anna", 0), 1, "random")
    leave(table, Call("bohdan", 0), 1, "random", "2")
    assert (table.standing.seats[1].kind, table.standing.seats[1].bot) == (BOT, "random")
    with pytest.raises(Forbidden, match="taken"):
        sit(table, Call("cilka", 0), 1, "Cilka")
    sit(table, Call("bohdan", 0), 1, "Bohdan")
    assert table.standing.seats[1].held_by("bohdan")
    hand_to(table, Call("bohdan", 0), 1, "account-1")
    assert table.standing.seats[1].held_by("account-1")
    assert table.standing.seats[1].name == "Bohdan"
    leave(table, Call("account-1", 0), 1)
    assert table.standing.seats[1].kind == OPEN
    assert replay(table.head, table.entries).standing.seats == table.standing.seats


def test_only_the_owner_puts_bots_and_opens_their_seats() -> None:
    table = open_table(head(3), [persons()[0], Seat(), Seat()])
    with pytest.raises(Forbidden, match="only the owner"):
        put_bot(table, Call("bohdan", 0), 1, "random")
    put_bot(table, Call("anna", 0), 1, "random")
    invite(table, Call("anna", 0), 1)
    assert table.standing.seats[1].kind == OPEN
    sit(table, Call("bohdan", 0), 1, "Bohdan")
    sit(table, Call("anna", 0), 2, "Guest of Anna", at_this_screen=True)
    assert table.standing.seats[2].kind == HERE
    for what in (put_bot, invite):
        with pytest.raises(Forbidden, match="a person holds seat 2"):
            what(table, Call("anna", 0), 1, *(["random"] if what is put_bot else []))


def test_nobody_plays_against_others_with_two_hands_in_view() -> None:
    table = play_many(table_of(4), 10)
    leave(table, Call("cilka", 0), 2, "random")
    with pytest.raises(Forbidden, match="another seat of this game"):
        sit(table, Call("anna", 0), 2, "Anna")
    with pytest.raises(Forbidden, match="another seat of this game"):
        hand_to(table, Call("bohdan", 0), 1, "anna")
    for seat, person in ((1, "bohdan"), (3, "david")):
        leave(table, Call(person, 0), seat, "random")
    sit(table, Call("anna", 0), 2, "Anna")
    for seat in (0, 2):
        hand_to(table, Call("anna", 0), seat, "account-1")


def test_time_per_move_comes_anew_only_after_somebody_else_acted() -> None:
    table = timed(PER_MOVE)
    seat = asked(table)
    clock = table.standing.clocks.seats[seat]
    assert clock.falls_at() == OPENED + 3 * DAY
    play_one(table, Random(1), OPENED + DAY)
    if clock.since is None and table.referee.record.horizon(seat) < table.standing.ply:
        step_back(table, Call(holder(table, seat), OPENED + DAY), seat, table.standing.ply)
        assert clock.falls_at() == OPENED + 3 * DAY


def test_bank_and_increment() -> None:
    table = timed(BANK)
    seat = asked(table)
    clock = table.standing.clocks.seats[seat]
    while table.standing.asked == [seat]:
        play_one(table, Random(1), OPENED + 20_000)
    assert clock.remaining == 60_000 - 20_000 + 5_000
    assert table.standing.clocks.seats[1 - seat].since == OPENED + 20_000
    assert replay(table.head, table.entries).standing.clocks.shown() == table.standing.clocks.shown()


def test_no_clock_runs_while_a_seat_is_open_or_a_bot_thinks() -> None:
    house = HouseRules(clock=ClockRule(BANK, bank=1000))
    table = open_table(head(house=house), [persons()[0], Seat()])
    assert table.standing.timed() == set()
    sit(table, Call("bohdan", OPENED + 500), 1, "Bohdan")
    seat = asked(table)
    assert table.standing.clocks.seats[seat].falls_at() == OPENED + 1500
    leave(table, Call(holder(table, seat), OPENED + 600), seat, "random")
    assert table.standing.timed() == set()
    assert table.standing.clocks.seats[seat].remaining == 900


@pytest.mark.parametrize("at_flag_fall", [MARK, STAND_IN, HAND_OVER])
def test_what_happens_at_flag_fall(at_flag_fall: str) -> None:
    table = timed(BANK, at_flag_fall)
    seat = asked(table)
    assert fall_flags(table, OPENED + 59_999) == []
    assert fall_flags(table, OPENED + 60_000) == [seat]
    assert fall_flags(table, OPENED + 70_000) == []
    assert standing_of(table)["flagged"] == [seat]
    assert (table.standing.seats[seat].kind == BOT) == (at_flag_fall == STAND_IN)
    assert (seat in table.standing.to_hand_over) == (at_flag_fall == HAND_OVER)
    if at_flag_fall == HAND_OVER:
        sit(table, Call("cilka", OPENED + 80_000), seat, "Cilka")
        assert table.standing.seats[seat].held_by("cilka")
        assert seat not in table.standing.to_hand_over
    elif at_flag_fall == MARK:
        with pytest.raises(Forbidden):
            sit(table, Call("cilka", 0), seat, "Cilka")
        play_one(table, Random(1), OPENED + 80_000)
        assert seat not in table.standing.flagged


@settings(max_examples=200, deadline=None)
@given(st.lists(st.tuples(st.booleans(), st.integers(0, 20_000), st.integers(0, 20_000)), max_size=25), st.booleans())
def test_downtime_costs_nobody_anything(steps: list[tuple[bool, int, int]], per_move: bool) -> None:
    """The same game with and without times in which the server was down: every clock reads the same."""
    down, up = timed(PER_MOVE if per_move else BANK), timed(PER_MOVE if per_move else BANK)
    ones, others = Random(1), Random(1)
    clock, shift, last = OPENED, 0, OPENED
    for is_pause, length, overlap in steps:
        if is_pause:
            start = max(OPENED, clock + shift - overlap) if last > clock + shift - overlap else clock + shift
            shift += length
            pause(down, start if start >= clock + shift - length else last, clock + shift, clock + shift)
            last = clock + shift
        elif not up.over:
            clock += length
            play_one(up, ones, clock)
            play_one(down, others, clock + shift)
            last = clock + shift
    for one, other in zip(up.standing.clocks.seats, down.standing.clocks.seats, strict=True):
        # A pause reported from before the last thing that happened gives time, and never takes any.
        assert other.left(clock + shift) >= one.left(clock) >= 0
    assert replay(down.head, down.entries).standing.clocks.shown() == down.standing.clocks.shown()


def test_a_pause_that_is_told_twice_counts_once() -> None:
    table = timed(BANK)
    clock = table.standing.clocks.seats[asked(table)]
    for start, end in ((10, 20), (10, 20), (5, 25), (40, 40)):
        pause(table, OPENED + start, OPENED + end, OPENED + 50)
    assert clock.falls_at() == OPENED + 60_000 + 15


def test_who_may_see_what() -> None:
    table = play_many(table_of(house=HouseRules(spectators=False)), 30)
    assert sight(table, "anna", 0)["view"] == view(table.referee.state, 0)
    assert sight(table, "anna", None)["view"] == view(table.referee.state, None)
    for person, seat in (("anna", 1), ("bohdan", 0), ("stranger", 0), ("stranger", None), ("", None), ("", 0)):
        for look in (sight, events, record, line):
            with pytest.raises(Forbidden):
                look(table, person, seat)
        with pytest.raises(Forbidden):
            view_at(table, person, seat, 3)
    with pytest.raises(Forbidden):
        why(table, "bohdan", 0, "row 1")
    open_house = play_many(table_of(), 30)
    assert sight(open_house, "", None)["moves"] == []
    with pytest.raises(Forbidden):
        sight(open_house, "", 0)


def test_ids_of_persons_and_the_seed_never_leave() -> None:
    table = table_of(seed="a-secret-seed")
    sit_open = open_table(head(seed="a-secret-seed"), [Seat(PERSON, person="id-of-anna", name="A"), Seat()])
    for at in (play_many(table, 40), sit_open):
        told = json.dumps([standing_of(at), sight(at, "", None), record(at, "", None), line(at, "", None)])
        assert "a-secret-seed" not in told
        assert "id-of-anna" not in told


def test_after_the_end_hands_are_open() -> None:
    table = play_many(table_of(), 2000)
    assert table.over
    assert view_at(table, "stranger", 1, 40) == view(table.referee.at(40), 1)
    assert "seed: seed" in record(table, "stranger", None)
    assert digest(read_record(record(table, "stranger", None)).state) == digest(table.referee.state)


def test_a_view_at_a_ply_is_what_the_seat_could_know_then() -> None:
    table = play_many(table_of(), 40)
    for ply in range(table.standing.ply + 1):
        assert view_at(table, "anna", 0, ply) == view(table.referee.at(ply), 0)
    with pytest.raises(SignoriaError, match="there is no ply"):
        view_at(table, "anna", 0, table.standing.ply + 1)


def test_while_you_were_away() -> None:
    table = play_many(table_of(), 10)
    seen, ply = table.standing.seq, table.standing.ply
    assert changed_since(table, seen) == ply
    play_many(table, 3)
    assert changed_since(table, seen) == ply
    assert len(events(table, "anna", 0, ply)) == table.standing.ply - ply
    seat = asked(table)
    if table.referee.record.horizon(seat) < table.standing.ply:
        now = table.standing.seq
        step_back(table, Call(holder(table, seat), 0), seat, table.standing.ply)
        assert changed_since(table, now) == table.standing.ply


def test_a_fork_of_a_running_game_is_imagined_and_has_its_own_seed() -> None:
    table = play_many(table_of(house=HouseRules(no_help=True)), 60)
    made = fork(table, "anna", 0, table.standing.ply, "t2", OPENED, Random(1))
    assert made.record.seed != table.head.record.seed
    assert made.house.no_help
    plan = open_table(made, persons())
    # The first question may be chance's, which this table answers by its own seed.
    if plan.standing.ply == 0:
        assert view(plan.referee.state, 0)["table"] == view(table.referee.state, 0)["table"]
    assert any(
        write(table.referee.state)
        != fork(table, "anna", 0, table.standing.ply, "t", OPENED, Random(luck)).record.position
        for luck in range(5)
    )
    with pytest.raises(Forbidden):
        fork(table, "bohdan", 0, 3, "t3", OPENED)


def test_a_fork_of_a_finished_game_goes_on_from_the_truth() -> None:
    table = play_many(table_of(), 2000)
    made = fork(table, "stranger", None, 50, "t2", OPENED)
    assert made.record.position == write(table.referee.at(50))
    uploaded = fork_of_file(read_record(record(table, "anna", 0)), 50, "t3", "anna", OPENED)
    assert uploaded.record.position == made.record.position
    play_many(open_table(uploaded, persons()), 5)
    with pytest.raises(SignoriaError, match="there is no ply 9999"):
        fork_of_file(table.referee, 9999, "t4", "anna", OPENED)


def test_talk() -> None:
    table = table_of()
    spoken = say(table, Call("bohdan", 5, "c1"), " Na zdraví!\x07 ")
    assert (spoken.seat, spoken.text, spoken.key) == (1, "Na zdraví!", "c1")
    for person, text in (("stranger", "x"), ("", "x")):
        with pytest.raises(Forbidden):
            say(table, Call(person, 5), text)
    for text in ("", "  ", "x" * 1001):
        with pytest.raises(SignoriaError, match="1 to 1000 letters"):
            say(table, Call("anna", 5), text)


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 4), st.integers(0, 2**32))
def test_no_write_by_the_wrong_one_ever_succeeds(seats: int, luck: int) -> None:
    """Persons at random try moves, undo and seat changes for seats at random."""
    rng = Random(luck)
    table = table_of(seats, seed=str(luck))
    people = [*(seat.person for seat in persons(seats)), "stranger", ""]
    for _ in range(60):
        if table.over:
            break
        person, seat, ply = rng.choice(people), rng.randrange(seats), table.standing.ply
        was_held, before = table.standing.seats[seat].held_by(person), len(table.entries)
        call = Call(person, OPENED, rng.choice(["", "k1", "k2", str(rng.random())]))
        try:
            match rng.randrange(6):
                case 0:
                    step_back(table, call, seat, ply)
                case 1 if rng.random() < 0.1:
                    leave(table, call, seat, "random")
                case _:
                    moves = legal(table, seat) if seat in table.standing.asked else ["row 1"]
                    play(table, call, seat, rng.choice(moves), ply)
        except SignoriaError:
            assert len(table.entries) == before
            continue
        own = [entry for entry in table.entries[before:] if entry.person]
        assert was_held or not own
        assert all(entry.person == person for entry in own)
    keys = [entry.key for entry in table.entries if entry.key]
    assert len(keys) == len(set(keys))
    assert replay(table.head, table.entries).referee.text() == table.referee.text()
