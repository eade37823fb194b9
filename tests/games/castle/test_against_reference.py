"""The rules beside a slow second writing of them: all moves of whole games, and lines of moves from ten positions."""

from random import Random

import pytest

from signoria.games.castle import GAME
from signoria.games.castle.box import CARDS
from signoria.games.castle.state import Castle
from signoria.kernel.agenda import CHANCE, OVER
from tests.games.castle import reference
from tests.games.castle.tables import castle, lays, points
from tests.positions import legal, table_of
from tests.random_games import random_move


def new_game() -> Castle:
    state = GAME.new(GAME.setup(2, {"first": "seat_1"}))
    assert isinstance(state, Castle)
    return state


def at_a_turn(seed: int, cards: int) -> Castle:
    """A random game when so many cards lie and the next turn begins."""
    state, rng = new_game(), Random(seed)
    while state.stack > 60 - cards or state.actor() != CHANCE or not legal(state)[0].startswith("draw"):
        state.play(random_move(state, rng))
    return state


@pytest.mark.parametrize("card", CARDS.ids)
def test_the_number_of_first_moves_of_every_card(card: str) -> None:
    expected = [f"lay {reference.name_of(cell)} {turn}" for cell, turn in reference.legal_places({}, card)]
    assert legal(castle(lays(card))) == expected
    assert expected


@pytest.mark.parametrize("seed", range(20))
def test_whole_games_go_the_same_way(seed: int) -> None:
    state, rng = new_game(), Random(seed)

    def choose(who: int, moves: list[str]) -> str:
        assert state.actor() == (CHANCE if who == reference.CHANCE else who)
        assert legal(state) == moves
        move = random_move(state, rng)
        state.play(move)
        return GAME.moves.notation(move)

    game = reference.Game(table_of(state), points(state), choose)
    game.play()
    assert state.actor() == OVER
    assert points(state) == game.points


class Asked(Exception):
    def __init__(self, moves: list[str]) -> None:
        super().__init__()
        self.moves = moves


def offered(state: Castle, line: list[str]) -> list[str]:
    """What the reference offers after a line of moves from a position; nothing at the end of the game."""
    left = list(line)

    def choose(who: int, moves: list[str]) -> str:
        if not left:
            raise Asked(moves)
        return left.pop(0)

    try:
        reference.Game(table_of(state), points(state), choose).play()
    except Asked as asked:
        return asked.moves
    return []


def followed(moves: list[str], rng: Random) -> list[str]:
    """All moves of the seats; of the draws a few."""
    return rng.sample(moves, min(len(moves), 10)) if moves[0].startswith("draw") else moves


def lines(state: Castle, line: list[str], depth: int, rng: Random) -> int:
    """How many lines of so many moves, or to the end of the game, there are by the reference."""
    moves = offered(state, line)
    if depth == 1 or not moves:
        return max(1, len(moves))
    return sum(lines(state, [*line, move], depth - 1, rng) for move in followed(moves, rng))


def counted(state: Castle, depth: int, rng: Random) -> int:
    """The same number by the game itself."""
    moves = legal(state) if state.actor() != OVER else []
    if depth == 1 or not moves:
        return max(1, len(moves))
    total = 0
    for move in followed(moves, rng):
        twin = state.clone()
        twin.play(GAME.moves.parse(move))
        total += counted(twin, depth - 1, rng)
    return total


@pytest.mark.parametrize("cards", [0, 4, 10, 18, 26, 34, 42, 50, 56, 59])
def test_as_many_lines_of_moves_from_ten_positions(cards: int) -> None:
    state = at_a_turn(cards, cards)
    expected = lines(state, [], 3, Random(cards))
    assert counted(state, 3, Random(cards)) == expected > 1
