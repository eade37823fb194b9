"""Datasets: the same plan makes the same rows, a broken-off run goes on, and nobody's shard is taken for another's."""

from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from signoria.kernel.registry import find
from tests.cli.terminal import answer, refused

ASKED = ["dataset", "rialto", "--seats", "random,random", "--games", "5", "--shard", "2"]


def rows(folder: Path) -> list[dict[str, Any]]:
    return [row for path in sorted(folder.glob("*.parquet")) for row in pq.read_table(path).to_pylist()]


def test_a_row_holds_a_legal_choice_and_how_the_game_ended(tmp_path: Path) -> None:
    assert answer(*ASKED[:2], tmp_path, *ASKED[2:]) == {
        "game": "rialto",
        "games": 5,
        "shards": 3,
        "folder": str(tmp_path),
    }
    found = rows(tmp_path)
    assert {row["game"] for row in found} == set(range(5))
    moves = find("rialto").moves
    for row in found:
        assert row["move"] in row["legal"]
        assert moves.parse(str(row["notation"])) == row["move"]
        assert row["outcome"] in (-1.0, 0.0, 1.0)


def test_a_run_that_was_broken_off_goes_on_where_it_was(tmp_path: Path) -> None:
    answer(*ASKED[:2], tmp_path, *ASKED[2:])
    whole = rows(tmp_path)
    first, second, _ = sorted(tmp_path.glob("*.parquet"))
    written = first.stat().st_mtime_ns
    second.unlink()
    answer(*ASKED[:2], tmp_path, *ASKED[2:])
    assert rows(tmp_path) == whole
    assert first.stat().st_mtime_ns == written


@pytest.mark.parametrize("other", [["--seed", "1"], ["--shard", "3"], ["--option", "variant=neutral"]])
def test_another_dataset_in_the_folder_is_left_alone(tmp_path: Path, other: list[str]) -> None:
    answer(*ASKED[:2], tmp_path, *ASKED[2:])
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    assert "belongs to another dataset" in refused(*ASKED[:2], tmp_path, *ASKED[2:], *other)
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_the_numbers_of_a_vector_are_listed(tmp_path: Path) -> None:
    found = answer("observation", "rialto", "--seats", "3")
    assert found["size"] == len(found["labels"])
    assert "hand.me.gold" in found["labels"]
