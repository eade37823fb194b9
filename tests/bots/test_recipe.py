"""A recipe is read strictly, and its first line that fits decides."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from signoria.bots.recipe import Recipe
from signoria.bots.registry import find_bot
from signoria.kernel.chair import Chair
from signoria.kernel.errors import SignoriaError
from signoria.table.planning import board
from tests.games.rialto.tables import asks, due, rialto

BUILD = [asks("build", 1, worth=4), due("end_step")]


def chosen(text: str, **table: Any) -> list[str]:
    state = rialto(2, *BUILD, step="C", winner="1", **table)
    chair = Chair(board(state, ["a", "b"]), 0)
    return Recipe(text).chosen(chair, chair.moves())


def test_the_first_line_that_fits_decides() -> None:
    assert chosen("prefer build blue_4\nprefer build green_4") == ["build blue_4"]
    assert chosen("prefer build red_9\nprefer build green_4") == ["build green_4"]


def test_a_star_stands_for_anything_and_what_is_left_out_too() -> None:
    assert chosen("prefer build blue_*") == [f"build blue_{value}" for value in (1, 2, 3, 4)]
    assert len(chosen("prefer build")) == 12


def test_what_is_avoided_falls_away_unless_nothing_else_is_left() -> None:
    left = chosen("avoid pass\navoid build *_1")
    assert "pass" not in left
    assert len(left) == 9
    assert len(chosen("avoid *")) == 13


def test_conditions_look_at_the_own_things_first() -> None:
    coins = {"coins": {"1": 3, "2": 0}}
    assert chosen("prefer pass when coins over 2", **coins) == ["pass"]
    assert len(chosen("prefer pass when coins under 3", **coins)) == 13
    assert chosen("prefer pass when coins.2 under 1", **coins) == ["pass"]
    assert chosen("prefer pass when step is C and round isn't 6") == ["pass"]
    assert len(chosen("prefer pass when step is D")) == 13
    hand = {"hand": {"1": {"doge": 2, "gold": 1}}}
    assert chosen("prefer pass when hand over 2 and hand.doge over 1", **hand) == ["pass"]
    assert chosen("prefer pass when waiting is nothing") == ["pass"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no line that prefers or avoids anything"),
        ("# only a word about it", "no line that prefers"),
        ("take row 1", "line 1: a line begins with prefer, avoid or otherwise, not with 'take'"),
        ("prefer", "line 1: prefer which move"),
        ("prefer when coins over 1", "line 1: prefer which move"),
        ("prefer pass when", "line 1: 'nothing' is no condition"),
        ("prefer pass when coins", "line 1: 'coins' is no condition"),
        ("prefer pass when coins above 2", "'coins above 2' is no condition"),
        ("prefer pass when coins over many", "line 1: over is followed by a whole number, not by 'many'"),
        ("prefer pass\n\notherwise think", "line 3: 'otherwise' is followed by one of random, greedy"),
        ("otherwise greedy\nprefer pass", "line 2: nothing comes behind 'otherwise'"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str, said: str) -> None:
    with pytest.raises(SignoriaError, match=said):
        Recipe(text)


def test_a_recipe_is_a_bot_by_its_file(tmp_path: Path) -> None:
    path = tmp_path / "builder.recipe"
    path.write_text("prefer build *_4 # the dear ones\notherwise random\n", encoding="utf-8")
    state = rialto(2, *BUILD, step="C", winner="1")
    chair = Chair(board(state, ["a", "b"]), 0)
    assert find_bot(str(path)).choose(chair, chair.moves(), Random(1)).endswith("_4")
    with pytest.raises(SignoriaError, match=r"missing\.recipe can't be read"):
        find_bot("missing.recipe")
