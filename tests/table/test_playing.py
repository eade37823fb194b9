"""Who plays, once, at the ply that was known; bots by lease; forced answers."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from signoria.kernel.documents import digest
from signoria.kernel.errors import Illegal, SignoriaError
from signoria.kernel.registry import find
from signoria.table.errors import DamagedTable, Forbidden, Stale
from signoria.table.head import new_head, read_head
from signoria.table.journal import LEASE, MOVE, SEAT, Call
from signoria.table.playing import lease, pause, play, play_bot
from signoria.table.seating import put_bot, settings
from signoria.table.seats import BOT, NEVER, OPEN, PERSON, Seat
from signoria.table.table import Table, load, open_table, replay
from tests.table.tables import OPENED, asked, head, holder, legal, persons, play_many, play_one, table_of


def test_only_who_holds_the_seat_plays_it() -> None:
    table = table_of()
    seat = asked(table)
    move, ply = legal(table, seat)[0], table.standing.ply
    for person in (holder(table, 1 - seat), "stranger", ""):
        with pytest.raises(Forbidden, match="you don't hold seat"):
            play(table, Call(person, OPENED), seat, move, ply)
    with pytest.raises(Illegal, match="is asked now, not seat"):
        play(table, Call(holder(table, 1 - seat), OPENED), 1 - seat, move, ply)
    with pytest.raises(SignoriaError, match="2 seats, and none is number 8"):
        play(table, Call("anna", OPENED), 7, move, ply)
    assert play(table, Call(holder(table, seat), OPENED), seat, move, ply).ply == ply + 1


def test_a_repeat_gives_the_same_answer_and_no_second_move() -> None:
    table = table_of()
    seat = asked(table)
    move, ply = legal(table, seat)[0], table.standing.ply
    call = Call(holder(table, seat), OPENED, "own-1")
    first = play(table, call, seat, move, ply)
    seq = table.standing.seq
    assert play(table, call, seat, f" {move} ", ply) == first
    play_many(table, 5)
    assert play(table, call, seat, move, ply) == first
    assert [entry.seq for entry in table.entries if entry.key == "own-1"] == [first.seq]
    assert table.standing.seq > seq
    for other in (Call("stranger", OPENED, "own-1"), Call(holder(table, 1 - seat), OPENED, "own-1")):
        with pytest.raises(Forbidden, match="'own-1' was used for something else"):
            play(table, other, seat, move, ply)
    again = load(table.head, table.entries)
    assert play(again, call, seat, move, ply) == first


def test_a_stale_move_is_told_the_newer_ply() -> None:
    table = play_many(table_of(), 6)
    seat = asked(table)
    for ply in (table.standing.ply - 1, 0, table.standing.ply + 1, -3):
        with pytest.raises(Stale) as stale:
            play(table, Call(holder(table, seat), OPENED), seat, legal(table, seat)[0], ply)
        assert (stale.value.ply, stale.value.seq) == (table.standing.ply, table.standing.seq)


def test_what_is_no_move_says_so_and_changes_nothing() -> None:
    table = table_of()
    seat, before = asked(table), len(table.entries)
    for move in ("fly moon", "", "token castello"):
        with pytest.raises(SignoriaError):
            play(table, Call(holder(table, seat), OPENED), seat, move, table.standing.ply)
    assert len(table.entries) == before


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_replays_and_loads_to_the_same(seats: int) -> None:
    table = play_many(table_of(seats), 2000)
    assert table.over
    for again in (replay(table.head, table.entries), load(table.head, table.entries)):
        assert again.referee.text() == table.referee.text()
        assert again.standing.done == table.standing.done
        assert digest(again.referee.state) == digest(table.referee.state)
        assert [[e.verb for e in ply] for ply in again.events()] == [[e.verb for e in ply] for ply in table.events()]
    assert f"seats: {' | '.join(seat.name for seat in table.standing.seats)}" in table.referee.text()
    document = table.head.document()
    assert read_head(document).document() == document
    with pytest.raises(Illegal, match="the game is over"):
        play(table, Call("anna", 0), 0, "row 1", table.standing.ply)


def test_a_snapshot_helps_and_a_wrong_one_does_no_harm() -> None:
    table = play_many(table_of(), 60)
    ply = table.standing.ply - 20
    right = load(table.head, table.entries, table.referee.at(ply), ply)
    wrong = load(table.head, table.entries, table.referee.at(ply - 1), ply)
    assert digest(right.referee.state) == digest(wrong.referee.state) == digest(table.referee.state)
    rng = Random(4)
    play_one(right, rng)
    assert len(right.events()) == right.standing.ply


def test_a_damaged_journal_names_the_entry_and_the_ply() -> None:
    table = play_many(table_of(), 30)
    place = next(n for n, entry in enumerate(table.entries) if entry.kind == MOVE and n > 20)
    entry = table.entries[place]
    ply = sum(e.kind == MOVE for e in table.entries[: place + 1])
    changes: list[dict[str, Any]] = [
        {"digest": "00000000"},
        {"move": "fly moon"},
        {"seq": entry.seq + 1},
        {"body": {"asked": [9]}},
    ]
    for change in changes:
        with pytest.raises(DamagedTable) as damaged:
            replay(table.head, [*table.entries[:place], replace(entry, **change), *table.entries[place + 1 :]])
        assert damaged.value.ply == ply
        assert damaged.value.table == "t1"
    with pytest.raises(DamagedTable, match="is missing"):
        load(table.head, table.entries[:place] + table.entries[place + 1 :])


def bot_table() -> Table:
    return open_table(head(), [persons()[0], Seat(BOT, bot="random", level="1", name="Random")])


def test_a_bot_moves_only_through_the_worker_with_the_lease() -> None:
    table = bot_table()
    rng = Random(1)
    while asked(table) != 1:
        play_one(table, rng)
    at, ply, move = table.standing.last_at, table.standing.ply, legal(table, 1)[0]
    with pytest.raises(Forbidden, match="you don't hold seat 2"):
        play(table, Call("anna", at), 1, move, ply)
    with pytest.raises(Forbidden, match="you have no lease for seat 2"):
        play_bot(table, Call("w1", at), 1, move, ply)
    with pytest.raises(Forbidden, match="no bot sits at seat 1"):
        lease(table, "w1", 0, at, 1000)
    lease(table, "w1", 1, at, 1000)
    with pytest.raises(Forbidden, match="another worker answers"):
        lease(table, "w2", 1, at + 500, 1000)
    with pytest.raises(Forbidden, match="you have no lease"):
        play_bot(table, Call("w2", at + 500), 1, move, ply)
    with pytest.raises(Forbidden, match="you have no lease"):
        play_bot(table, Call("w1", at + 1001), 1, move, ply)
    lease(table, "w2", 1, at + 1001, 1000)
    play_bot(table, Call("w2", at + 1900, "b1"), 1, move, ply)
    assert play_bot(table, Call("w2", at + 9000, "b1"), 1, move, ply).ply == ply + 1
    assert table.standing.leases[1].until == at + 2900
    assert sum(entry.kind == LEASE for entry in table.entries) == 2
    with pytest.raises(SignoriaError, match="a lease needs a worker"):
        lease(table, "", 1, at, 1000)


def test_a_lease_ends_when_the_seat_changes_its_kind() -> None:
    table = bot_table()
    lease(table, "w1", 1, OPENED, 1000)
    put_bot(table, Call("anna", OPENED), 1, "greedy")
    assert 1 in table.standing.leases  # the same kind of seat: the worker asks what it has to play
    table.change(Call("anna", OPENED), 1, Seat(OPEN))
    assert not table.standing.leases


def test_forced_answers_are_given_by_the_table_and_stand_in_the_record() -> None:
    plain = play_many(table_of(seed="f"), 2000)
    table = table_of(seed="f")
    for seat in (0, 1):
        settings(table, Call(holder(table, seat), OPENED), seat, NEVER, True)
    asked_count = 0
    for entry in [entry for entry in plain.entries if entry.kind == MOVE and entry.actor >= 0]:
        if table.standing.ply >= entry_ply(plain, entry.seq):
            continue
        assert len(legal(table, entry.actor)) > 1
        play(table, Call(holder(table, entry.actor), 0), entry.actor, entry.move, table.standing.ply)
        asked_count += 1
    assert table.over
    assert [e.move for e in table.entries if e.kind == MOVE] == [e.move for e in plain.entries if e.kind == MOVE]
    forced = [entry for entry in table.entries if entry.flag("forced")]
    assert forced
    assert all(entry.person == "" for entry in forced)
    assert replay(table.head, table.entries).referee.text() == table.referee.text()


@pytest.mark.parametrize("answer_forced", [True, False])
def test_an_obvious_answer_is_always_given(answer_forced: bool) -> None:
    """A value of 1 in Lucca, and red blocks: a pair of them for a yellow one would be legal, and waste."""
    game = find("carrara")
    position = {
        "game": "carrara",
        "seats": 2,
        "table": {"display": {"villa-1": 1}, "blocks": {"1": {"red": 2}}, "project": "villa-1"},
        "agenda": [{"decision": "choose_city", "seat": "1"}, {"duty": "finish_building", "of": "1"}],
    }
    seats = [Seat(PERSON, person=seat.person, name=seat.name, answer_forced=answer_forced) for seat in persons()]
    table = open_table(new_head("t1", "anna", OPENED, game, game.setup(2), position=position), seats)
    play(table, Call("anna", OPENED), 0, "city lucca", 0)
    moves = [entry.move for entry in table.entries if entry.kind == MOVE]
    assert moves[:2] == ["city lucca", "cheapest"]


def entry_ply(table: Table, seq: int) -> int:
    return next(ply for ply, made in enumerate(table.standing.line, 1) if made.seq == seq)


def test_names_come_with_those_who_sit_down() -> None:
    table = table_of()
    assert table.referee.record.header.names == ["Anna", "Bohdan"]
    assert table.head.record.names == ["Seat 1", "Seat 2"]
    for name in ("a|b", "x#", "", "n" * 41, "a\nb"):
        if name:
            with pytest.raises(SignoriaError, match="can't be a name"):
                Seat(PERSON, person="p", name=name)
    with pytest.raises(SignoriaError, match="a seat of kind person needs a person"):
        Seat(PERSON)
    assert sum(entry.kind == SEAT for entry in table.entries) == 0


def test_a_pause_lies_in_the_past() -> None:
    with pytest.raises(SignoriaError, match="both are past"):
        pause(table_of(), OPENED, OPENED + 10, OPENED + 5)
