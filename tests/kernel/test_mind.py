"""Weights of a mind stand in a file beside the game."""

import json
from pathlib import Path

import pytest

from signoria.kernel.errors import SignoriaError
from signoria.kernel.mind import Mind, weights_beside


def beside(folder: Path, text: str) -> str:
    (folder / "data").mkdir()
    (folder / "data" / "mind.json").write_text(text, encoding="utf-8")
    return str(folder / "mind.py")


def test_weights_and_the_spread_are_read(tmp_path: Path) -> None:
    module = beside(tmp_path, json.dumps({"weights": {"coins": 0.5, "gone": 9}, "spread": 4}))
    mind = Mind(["points", "coins"], weights_beside(module))
    assert mind.weights == [0.0, 0.5]
    assert mind.spread == 4


def test_a_game_whose_weights_are_not_measured_yet_has_none(tmp_path: Path) -> None:
    assert weights_beside(str(tmp_path / "mind.py")) == {}


@pytest.mark.parametrize("text", ["{", "[]", '{"weights": [1]}', '{"weights": {"coins": "many"}}'])
def test_a_damaged_file_is_a_fault_in_one_sentence(tmp_path: Path, text: str) -> None:
    with pytest.raises(SignoriaError, match=r"mind\.json: no weights can be read"):
        weights_beside(beside(tmp_path, text))
