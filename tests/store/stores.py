"""Stores for tests: SQLite in a folder, and moves at random through them."""

from functools import partial
from pathlib import Path
from random import Random

from signoria.kernel.registry import find
from signoria.store.house import Store, open_store
from signoria.table.journal import Answer, Call
from signoria.table.playing import play
from signoria.table.seats import Seat
from signoria.table.table import Table
from tests.table.tables import asked, head, holder, legal, persons


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'signoria.db'}"


def sqlite_store(folder: Path) -> Store:
    return open_store(sqlite_url(folder))


def open_rialto(store: Store, name: str = "t1", seats: int = 2, seed: str = "seed") -> None:
    store.tables.open(head(seats, seed=seed, name=name), persons(seats))


def open_game(store: Store, game: str, name: str = "t1") -> int:
    """A table of any game, for three where that can be; gives the number of its seats."""
    known = find(game)
    seats = 3 if 3 in known.seats else known.seats[0]
    store.tables.open(head(seats, name=name, game=known), persons(seats))
    return seats


def random_move(table: Table, rng: Random, key: str = "") -> Answer | None:
    """A random move of whoever is asked; nothing once the game is over."""
    if table.over:
        return None
    seat = asked(table)
    call = Call(holder(table, seat), table.standing.last_at + 1, key)
    return play(table, call, seat, rng.choice(legal(table, seat)), table.standing.ply)


def act_at_random(store: Store, name: str, count: int, seed: int = 1) -> None:
    rng = Random(seed)
    for _ in range(count):
        if store.tables.act(name, partial(random_move, rng=rng)) is None:
            return


def play_open(table: Table, person: str, seat: int, move: str, ply: int, key: str = "") -> Answer:
    return play(table, Call(person, table.standing.last_at, key), seat, move, ply)


__all__ = [
    "Seat",
    "act_at_random",
    "open_game",
    "open_rialto",
    "play_open",
    "random_move",
    "sqlite_store",
    "sqlite_url",
]
