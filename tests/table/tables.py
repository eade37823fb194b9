"""Tables for tests: Rialto, where nothing else is said, with persons named after their seats."""

from random import Random

from signoria.kernel.chance import Seed
from signoria.kernel.game import Game
from signoria.kernel.registry import find
from signoria.table.head import Head, HouseRules, new_head
from signoria.table.journal import Answer, Call
from signoria.table.playing import play
from signoria.table.seats import PERSON, Seat
from signoria.table.table import Table, open_table

GAME = find("rialto")
PERSONS = ["anna", "bohdan", "cilka", "david", "eva"]
OPENED = 1_000_000


def head(
    seats: int = 2, house: HouseRules | None = None, seed: str = "seed", name: str = "t1", game: Game = GAME
) -> Head:
    return new_head(name, "anna", OPENED, game, game.setup(seats), house=house, seed=Seed(seed))


def persons(seats: int = 2) -> list[Seat]:
    return [Seat(PERSON, person=name, name=name.title()) for name in PERSONS[:seats]]


def table_of(seats: int = 2, house: HouseRules | None = None, seed: str = "seed") -> Table:
    return open_table(head(seats, house, seed), persons(seats))


def asked(table: Table) -> int:
    return table.standing.asked[0]


def holder(table: Table, seat: int) -> str:
    return table.standing.seats[seat].person


def legal(table: Table, seat: int) -> list[str]:
    decision = table.referee.state.decision_of(seat)
    assert decision is not None
    return [table.referee.game.moves.notation(move) for move in decision.moves(table.referee.state)]


def play_one(table: Table, rng: Random, at: int | None = None, key: str = "") -> Answer:
    """A random move of whoever is asked."""
    seat = asked(table)
    call = Call(holder(table, seat), table.standing.last_at + 1 if at is None else at, key)
    return play(table, call, seat, rng.choice(legal(table, seat)), table.standing.ply)


def play_many(table: Table, count: int, seed: int = 1) -> Table:
    rng = Random(seed)
    for _ in range(count):
        if table.over:
            break
        play_one(table, rng)
    return table
