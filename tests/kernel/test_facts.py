"""Owners of a box correct its facts in a file of their own; it is checked, and records name it."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from signoria.kernel.errors import SignoriaError
from signoria.kernel.facts import Facts, load, mark_of
from signoria.kernel.gamefile import Damaged, read_record
from signoria.kernel.registry import find
from tests.random_games import GAMES

RECORD = Path(__file__).parents[1] / "records" / "rialto" / "seats-2.sgr"


def facts_of(game: str) -> Facts:
    facts = find(game).facts
    assert facts is not None
    return facts


def run(folder: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Signoria in a process of its own, where the facts are read anew."""
    return subprocess.run(
        [sys.executable, "-m", "signoria", *arguments],
        env={**os.environ, "SIGNORIA_FACTS": str(folder)},
        capture_output=True,
        text=True,
        timeout=120,
    )


def corrected(folder: Path, change: dict[str, int]) -> Path:
    """The facts of Rialto with other ends of its first bridge token, as an owner would write them."""
    facts = load(facts_of("rialto").path)
    facts["bridge_tokens"]["items"][0].update(change)
    path = folder / "rialto.json"
    path.write_text(json.dumps(facts), encoding="utf-8")
    return path


@pytest.mark.parametrize("game", GAMES)
def test_the_facts_of_the_package_are_consistent(game: str) -> None:
    assert facts_of(game).faults(load(facts_of(game).path)) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("nonsense", [{}, {"game": 3}])
def test_facts_of_another_form_are_a_fault_not_a_traceback(game: str, nonsense: dict[str, Any]) -> None:
    assert facts_of(game).faults(nonsense) != []


def test_an_owners_facts_are_played_with_and_named_in_the_record(tmp_path: Path) -> None:
    corrected(tmp_path, {"high": 6})
    played = run(tmp_path, "run", "rialto", "--seats", "random,random", "--games", "1", "--record", str(tmp_path))
    assert played.returncode == 0, played.stderr
    record = next(tmp_path.glob("*.sgr"))
    edition = next(line for line in record.read_text().splitlines() if line.startswith("edition: "))
    assert len(mark_of(edition)) == 8
    assert run(tmp_path, "replay", str(record)).returncode == 0
    with pytest.raises(Damaged, match="played with other facts than ours"):
        read_record(record.read_text())


def test_a_record_of_the_package_is_not_read_on_other_facts(tmp_path: Path) -> None:
    corrected(tmp_path, {"high": 6})
    answer = run(tmp_path, "replay", str(RECORD))
    assert answer.returncode == 2
    assert "played with other facts than ours" in answer.stderr


def test_facts_with_faults_stop_the_game_with_a_sentence(tmp_path: Path) -> None:
    path = corrected(tmp_path, {"high": 9})
    answer = run(tmp_path, "run", "rialto", "--seats", "random,random", "--games", "1")
    assert answer.returncode == 2
    assert f"{path}: bridge_tokens: bridge_34 needs a lower and a higher end" in answer.stderr
    assert "Traceback" not in answer.stderr


def test_a_file_that_is_no_json_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "rialto.json").write_text("{", encoding="utf-8")
    answer = run(tmp_path, "games")
    assert answer.returncode == 2
    assert "no facts can be read from it" in answer.stderr
    with pytest.raises(SignoriaError, match="facts are one JSON object"):
        load_list(tmp_path)


def load_list(folder: Path) -> dict[str, Any]:
    path = folder / "list.json"
    path.write_text("[]", encoding="utf-8")
    return load(path)
