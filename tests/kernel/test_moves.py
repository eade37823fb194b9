"""A move is a number with a name."""

import pytest

from signoria.kernel.domain import Domain, numbers
from signoria.kernel.errors import Unreadable
from signoria.kernel.moves import MoveTable
from signoria.kernel.registry import find
from tests.random_games import GAMES


@pytest.mark.parametrize("game", [find(name) for name in GAMES], ids=GAMES)
def test_every_move_has_a_notation_that_gives_it_back(game: object) -> None:
    moves: MoveTable = game.moves  # type: ignore[attr-defined]
    seen = set()
    for move in range(moves.size):
        notation = moves.notation(move)
        assert moves.parse(notation) == move
        seen.add(notation)
    assert len(seen) == moves.size


@pytest.fixture
def table() -> MoveTable:
    table = MoveTable()
    table.family("pass")
    table.family("place", {"member": Domain("member", ["orange", "black"]), "space": numbers("space", 1, 3)})
    return table


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "'' is no move of this game; expected one of pass, place"),
        ("plaze black 1", "'plaze black 1' is no move of this game; expected one of place"),
        ("place black", "'place black' has 1 parts after place; expected place <member> <space>"),
        ("place blak 1", "place: 'blak' is no member; expected one of black"),
        ("place black 9", "place: '9' is no space; expected one of 1, 2, 3"),
        ("pass 1", "'pass 1' has 1 parts after pass; expected pass"),
    ],
)
def test_a_wrong_notation_says_what_was_expected(table: MoveTable, text: str, sentence: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        table.parse(text)
    assert str(wrong.value) == sentence


def test_numbers_and_parts(table: MoveTable) -> None:
    place = table.families[1]
    move = place.of(1, 2)
    assert table.notation(move) == "place black 3"
    assert (place.first(move), place.second(move)) == (1, 2)
    assert place.has(move)
    assert not table.families[0].has(move)
    assert table.veiled(move) == "place ?"
    assert table.size == 7


def test_names_must_be_words_and_unique() -> None:
    with pytest.raises(ValueError, match="one word"):
        Domain("space", ["two words"])
    with pytest.raises(ValueError, match="twice"):
        Domain("space", ["a", "a"])
    table = MoveTable()
    table.family("pass")
    with pytest.raises(ValueError, match="twice"):
        table.family("pass")


def test_a_number_outside_the_table_is_no_move(table: MoveTable) -> None:
    with pytest.raises(Unreadable, match="no move number 7"):
        table.notation(7)
