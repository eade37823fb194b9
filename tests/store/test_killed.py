"""Killed at any moment: every acknowledged move is there, once, and no other twice."""

import multiprocessing
import os
import signal
import time
from functools import partial
from pathlib import Path
from random import Random

from signoria.store.house import open_store
from signoria.store.verify import verify
from signoria.table.journal import Call
from signoria.table.playing import play
from tests.store.stores import open_rialto, random_move, sqlite_store, sqlite_url
from tests.table.tables import PERSONS

KILLS = 15
AT_ONCE = 3  # tables of a life
LONGEST = 20.0  # seconds in all


def tables_of(life: int) -> list[str]:
    return [f"t{life}-{number}" for number in range(AT_ONCE)]


def keep_playing(url: str, life: int, told: int) -> None:
    """In the child: moves until it dies, each told only after the store has acknowledged it."""
    store = open_store(url)
    rng, turn = Random(life), 0
    while True:
        turn += 1
        key, name = f"{life}.{turn}", tables_of(life)[turn % AT_ONCE]
        answer = store.tables.act(name, partial(random_move, rng=rng, key=key))
        if answer is not None:
            os.write(told, f"{name} {key} {answer.seq} {answer.ply}\n".encode())


def one_life(url: str, life: int, rng: Random) -> list[str]:
    """What a child told before it was killed at a random moment after its first move; its games are new."""
    store = open_store(url)
    for name in tables_of(life):
        open_rialto(store, name, seats=4, seed=name)
    store.close()
    reading, writing = os.pipe()
    child = multiprocessing.get_context("fork").Process(target=keep_playing, args=(url, life, writing))
    child.start()
    os.close(writing)
    told = os.read(reading, 1 << 16)
    time.sleep(rng.random() * 0.15)
    assert child.pid is not None
    os.kill(child.pid, signal.SIGKILL)
    child.join()
    while piece := os.read(reading, 1 << 16):
        told += piece
    os.close(reading)
    return told.decode().splitlines()


def test_every_acknowledged_move_is_there_once(tmp_path: Path) -> None:
    rng, told, start = Random(11), list[str](), time.monotonic()
    lives = 0
    while lives < KILLS and time.monotonic() - start < LONGEST:
        told += one_life(sqlite_url(tmp_path), lives, rng)
        lives += 1
    store = sqlite_store(tmp_path)
    assert verify(store.engine) == []
    tables = {name: store.tables.look(name, lambda table: table) for name in store.tables.names()}
    for line in told:
        name, key, seq, ply = line.split()
        assert tables[name].entries[int(seq) - 1].key == key
        assert tables[name].standing.done[key].answer.ply == int(ply)
    keys = [entry.key for table in tables.values() for entry in table.entries if entry.key]
    assert len(keys) == len(set(keys))
    # What was stored and not told any more: at most one move a life.
    assert lives <= len(told) <= len(keys) <= len(told) + lives
    print(f"\n{lives} kills, {len(told)} moves acknowledged, {len(keys)} stored")


def test_a_repeat_after_a_kill_is_harmless(tmp_path: Path) -> None:
    """The client never heard the answer: it asks again with the same id, of a new process."""
    told = one_life(sqlite_url(tmp_path), 1, Random(3))
    name, key, seq, ply = told[0].split()
    store = sqlite_store(tmp_path)
    entry = store.tables.look(name, lambda table: table.entries[int(seq) - 1])
    call = Call(entry.person, entry.at, key)
    again = store.tables.act(name, partial(play, call=call, seat=entry.actor, move=entry.move, ply=int(ply) - 1))
    assert (again.seq, again.ply) == (int(seq), int(ply))
    assert entry.person in PERSONS
