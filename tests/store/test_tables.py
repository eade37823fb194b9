"""One order a table, nothing acknowledged before its commit, quick to open, and caches that are only caches."""

import time
from functools import partial
from pathlib import Path
from random import Random
from threading import Thread

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import delete, func, select, text, update

from signoria.kernel.documents import digest
from signoria.kernel.errors import SignoriaError
from signoria.store.bus import Hint
from signoria.store.database import Writing, connect, current, newest
from signoria.store.house import LONGEST_BEAT, Store, open_store
from signoria.store.schema import ENTRIES, HALL, METADATA, SNAPSHOTS
from signoria.store.tables import NoSuchTable
from signoria.store.verify import verify
from signoria.table.chat import ChatLine
from signoria.table.clock import BANK, ClockRule
from signoria.table.errors import DamagedTable, Stale
from signoria.table.head import HouseRules
from signoria.table.journal import Call
from signoria.table.seating import leave, settings
from signoria.table.seats import ALWAYS, BOT, Seat
from signoria.table.sight import standing_of
from signoria.table.table import Table
from signoria.table.undoing import back_to, step_back
from tests.store.stores import act_at_random, open_rialto, play_open, random_move, sqlite_store, sqlite_url
from tests.table.tables import OPENED, asked, head, holder, legal, persons

# Shared machines are slow at times: the promise is 100 ms, the test allows three times that.
ALLOWED = 0.3


def text_of(table: Table) -> str:
    return table.referee.text()


def other(store: Store) -> Store:
    """The same database, as another process would have it open."""
    return open_store(store.engine.url.render_as_string(hide_password=False))


def test_migrations_make_the_schema_that_the_code_knows(store: Store) -> None:
    assert current(store.engine) == newest()
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_postgresql_is_migrated_by_command_only(postgresql_url: str) -> None:
    with pytest.raises(SignoriaError, match="migrate it first"):
        open_store(postgresql_url)


def test_sqlite_syncs_every_commit(tmp_path: Path) -> None:
    with sqlite_store(tmp_path).engine.connect() as connection:
        words = [connection.execute(text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")]
        assert words == ["wal", 2]
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
        assert int(connection.execute(text("PRAGMA busy_timeout")).scalar() or 0) > 1000


@pytest.mark.parametrize("url", ["", "mysql://x", "sqlite://", "nonsense"])
def test_a_url_that_will_not_do_says_so(url: str) -> None:
    with pytest.raises(SignoriaError, match=r"expected sqlite|expected sqlite:///file"):
        connect(url)


def test_what_was_played_is_there_for_others_and_after_a_restart(store: Store) -> None:
    open_rialto(store)
    second = other(store)
    for turn in range(20):
        act_at_random((store, second)[turn % 2], "t1", 2, turn)
    third = other(store)
    texts = {one.tables.look("t1", text_of) for one in (store, second, third)}
    assert len(texts) == 1
    assert third.tables.look("t1", standing_of) == store.tables.summary("t1")
    assert verify(store.engine) == []
    second.close()
    third.close()


def test_who_loses_a_race_is_told_the_newer_state(store: Store) -> None:
    """Eight threads over two stores want the same ply: one gets it, all others are told."""
    open_rialto(store)
    second = other(store)
    seat, ply = store.tables.look("t1", asked), store.tables.look("t1", lambda table: table.standing.ply)
    person = store.tables.look("t1", partial(holder, seat=seat))
    move = store.tables.look("t1", partial(legal, seat=seat))[0]
    heard: list[object] = []

    def run(turn: int) -> None:
        command = partial(play_open, person=person, seat=seat, move=move, ply=ply, key=f"k{turn}")
        try:
            heard.append((store, second)[turn % 2].tables.act("t1", command))
        except Exception as fault:
            heard.append(fault)

    threads = [Thread(target=run, args=(turn,)) for turn in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    stale = [fault for fault in heard if isinstance(fault, Stale)]
    assert len(heard) == 8
    assert len(stale) == 7, heard
    assert all(fault.ply > ply for fault in stale)
    assert verify(store.engine) == []
    second.close()


def test_a_repeat_through_another_process_is_the_same_move(store: Store) -> None:
    open_rialto(store)
    second = other(store)
    seat = store.tables.look("t1", asked)
    move = store.tables.look("t1", partial(legal, seat=seat))[0]
    ply, person = store.tables.look("t1", lambda t: (t.standing.ply, holder(t, seat)))
    command = partial(play_open, person=person, seat=seat, move=move, ply=ply, key="once")
    assert store.tables.act("t1", command) == second.tables.act("t1", command) == other(store).tables.act("t1", command)
    second.close()


def test_what_fails_leaves_nothing_behind(store: Store) -> None:
    open_rialto(store)
    act_at_random(store, "t1", 5)
    before = store.tables.look("t1", text_of)

    def half_way(table: Table) -> None:
        random_move(table, Random(1))
        raise RuntimeError("power cut")

    with pytest.raises(RuntimeError):
        store.tables.act("t1", half_way)
    with pytest.raises(NoSuchTable):
        store.tables.act("t9", half_way)
    with pytest.raises(SignoriaError, match="there is a table 't1' already"):
        open_rialto(store)
    assert store.tables.look("t1", text_of) == before
    act_at_random(store, "t1", 5)
    assert verify(store.engine) == []


def test_a_look_that_changes_something_is_forgotten(tmp_path: Path) -> None:
    store = sqlite_store(tmp_path)
    open_rialto(store)
    before = store.tables.look("t1", text_of)
    store.tables.look("t1", partial(random_move, rng=Random(1)))
    assert store.tables.look("t1", text_of) == before


def long_game(store: Store) -> int:
    open_rialto(store, seats=4)
    act_at_random(store, "t1", 2000)
    return store.tables.look("t1", lambda table: table.standing.ply)


def test_a_long_game_opens_and_goes_back_quickly(tmp_path: Path) -> None:
    store = sqlite_store(tmp_path)
    assert long_game(store) >= 500
    took: list[float] = []
    for _ in range(5):
        fresh = sqlite_store(tmp_path)
        start = time.perf_counter()
        ply = fresh.tables.look("t1", lambda table: table.standing.ply)
        took.append(time.perf_counter() - start)
        fresh.close()
    assert ply >= 500
    print(f"\nopening a game of {ply} plies: {min(took) * 1000:.1f} ms")
    assert min(took) < ALLOWED


def test_undo_at_ply_300_is_quick(tmp_path: Path) -> None:
    store = sqlite_store(tmp_path)
    open_rialto(store, seats=4)
    rng, took = Random(1), list[float]()
    while len(took) < 5:
        store.tables.act("t1", partial(random_move, rng=rng))
        ply, seat, horizon = store.tables.look(
            "t1", lambda t: (t.standing.ply, asked(t), t.referee.record.horizon(asked(t)))
        )
        if ply >= 300 and horizon < ply:
            person = store.tables.look("t1", partial(holder, seat=seat))
            start = time.perf_counter()
            store.tables.act("t1", partial(step_back, call=Call(person, OPENED), seat=seat, ply=ply))
            took.append(time.perf_counter() - start)
    print(f"\nundo at ply {ply}: {min(took) * 1000:.1f} ms")
    assert min(took) < ALLOWED
    assert verify(store.engine) == []


def test_snapshots_are_only_caches(tmp_path: Path) -> None:
    store = sqlite_store(tmp_path)
    open_rialto(store, seats=2)
    act_at_random(store, "t1", 120)
    before = store.tables.look("t1", lambda t: (text_of(t), digest(t.referee.state)))
    with store.engine.connect() as connection:
        assert (connection.execute(select(func.count()).select_from(SNAPSHOTS)).scalar() or 0) >= 3
    for change in (update(SNAPSHOTS).values(document="{}"), delete(SNAPSHOTS)):
        with Writing(store.engine).begin() as connection:
            connection.execute(change)
        fresh = sqlite_store(tmp_path)
        assert fresh.tables.look("t1", lambda t: (text_of(t), digest(t.referee.state))) == before
        fresh.close()


def test_undo_beyond_snapshots(tmp_path: Path) -> None:
    store = sqlite_store(tmp_path)
    open_rialto(store)
    act_at_random(store, "t1", 90)
    store.tables.act("t1", partial(leave, call=Call("bohdan", 0), seat=1, bot="random"))
    ply = store.tables.look("t1", lambda table: table.standing.ply)
    store.tables.act("t1", partial(back_to, call=Call("anna", 0), seat=0, to=20, ply=ply))
    fresh = sqlite_store(tmp_path)
    assert fresh.tables.look("t1", text_of) == store.tables.look("t1", text_of)
    with store.engine.connect() as connection:
        reached = store.tables.look("t1", lambda table: table.standing.ply)
        assert (connection.execute(select(func.max(SNAPSHOTS.c.ply))).scalar() or 0) <= reached
    assert verify(store.engine) == []


def test_verify_names_table_and_ply(store: Store) -> None:
    for name in ("t1", "t2", "t3"):
        open_rialto(store, name)
        act_at_random(store, name, 20)
    entries = store.tables.look("t2", lambda table: [e for e in table.entries if e.move])
    broken = entries[15]
    of_broken = (ENTRIES.c.table_id == "t2", ENTRIES.c.seq == broken.seq)
    with Writing(store.engine).begin() as connection:
        connection.execute(update(ENTRIES).where(*of_broken).values(digest="00000000"))
        connection.execute(update(HALL).where(HALL.c.table_id == "t3").values(summary="{}"))
    faults = verify(store.engine)
    assert [(fault.table, fault.seq, fault.ply) for fault in faults[:1]] == [("t2", broken.seq, 16)]
    assert str(faults[0]).startswith(f"table t2, entry {broken.seq}, ply 16: the digest after")
    assert (faults[1].table, faults[1].what) == ("t3", "the row of the hall is not what the journal says")
    with Writing(store.engine).begin() as connection:
        connection.execute(delete(ENTRIES).where(*of_broken))
    assert verify(store.engine)[0].what.endswith("is missing")
    with pytest.raises(DamagedTable):
        other(store).tables.look("t2", text_of)
    assert store.tables.look("t1", text_of)


def test_the_hall_loads_no_game(store: Store) -> None:
    house = HouseRules(listed=True)
    store.tables.open(head(name="open", house=house), [persons()[0], Seat()])
    store.tables.open(head(name="private"), [persons()[0], Seat()])
    store.tables.open(head(name="bot"), [persons()[0], Seat(BOT, bot="random")])
    assert [row["table"] for row in store.tables.waiting_for_players()] == ["open"]
    mine = store.tables.of_person("anna")
    assert {row["table"] for row in mine} == {"open", "private", "bot"}
    assert all(row["mine"] == [0] for row in mine)
    assert store.tables.of_person("nobody") == []
    open_rialto(store, "t1")
    seat = store.tables.look("t1", asked)
    turns = [store.tables.of_person(name)[0]["my_turn"] for name in ("anna", "bohdan")]
    assert turns[seat] is True
    while not store.tables.bots_asked():
        act_at_random(store, "bot", 1)
    assert store.tables.bots_asked() == [("bot", 1)]
    assert store.tables.names()[0] in ("open", "private", "bot", "t1")


def test_a_held_turn_is_still_the_turn_of_its_seat(tmp_path: Path) -> None:
    store = sqlite_store(tmp_path)
    open_rialto(store)
    for seat, person in enumerate(["anna", "bohdan"]):
        command = partial(settings, call=Call(person, 0), seat=seat, confirm=ALWAYS, answer_forced=False)
        store.tables.act("t1", command)
    rng = Random(2)
    while store.tables.look("t1", lambda table: table.standing.held) < 0:
        store.tables.act("t1", partial(random_move, rng=rng))
    held = store.tables.look("t1", lambda table: table.standing.held)
    turns = [store.tables.of_person(person)[0]["my_turn"] for person in ("anna", "bohdan")]
    assert turns == [held == 0, held == 1]


def test_a_time_in_which_nobody_served_costs_nobody_anything(store: Store) -> None:
    rule = ClockRule(BANK, bank=600_000)
    store.tables.open(head(house=HouseRules(clock=rule)), persons())
    open_rialto(store, "untimed")
    assert store.beat(OPENED) is None
    assert store.beat(OPENED + LONGEST_BEAT) is None
    assert store.tables.deadlines(OPENED + 599_999) == []
    assert store.tables.deadlines(OPENED + 600_000) == ["t1"]
    back = OPENED + 5_000_000
    assert store.beat(back) == (OPENED + LONGEST_BEAT, back)
    assert store.beat(back + 1) is None
    assert store.tables.deadlines(back + 1) == []
    assert store.tables.deadlines(back + 600_000 - LONGEST_BEAT) == ["t1"]
    assert verify(store.engine) == []


def test_talk_and_seen(store: Store) -> None:
    open_rialto(store)
    line = ChatLine(5, "anna", 0, 3, "Dobrý den", "c1")
    assert store.talk.add("t1", line) == store.talk.add("t1", line) == 1
    assert store.talk.add("t1", ChatLine(6, "bohdan", 1, 3, "Hello")) == 2
    assert store.talk.lines("t1")[0] == (1, line)
    assert [number for number, _ in store.talk.lines("t1", after=1)] == [2]
    assert store.talk.seen("t1", "anna") == 0
    for seq, expected in ((7, 7), (3, 7), (9, 9)):
        store.talk.look("t1", "anna", seq)
        assert store.talk.seen("t1", "anna") == expected
    assert verify(store.engine) == []


def test_a_hint_is_told_after_the_commit_and_a_deaf_bus_stops_nothing(tmp_path: Path) -> None:
    store = sqlite_store(tmp_path)
    open_rialto(store)
    heard: list[bool] = []

    def hear(hint: Hint) -> None:
        with store.engine.connect() as connection:
            known = select(func.max(ENTRIES.c.seq)).where(ENTRIES.c.table_id == hint.table)
            heard.append(connection.execute(known).scalar() == hint.seq)
        raise ConnectionError("the bus is gone")

    store.bus.listen(hear)
    act_at_random(store, "t1", 3)
    assert heard == [True] * 3
    assert sqlite_url(tmp_path).endswith("signoria.db")
