"""Golden records: games that were legal once replay for ever, digest by digest."""

from pathlib import Path

import pytest

from signoria.kernel.gamefile import read_record
from tests.random_games import GAMES

RECORDS = Path(__file__).parents[1] / "records"
FILES = sorted(RECORDS.glob("*/*.sgr"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_record_replays_to_its_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    referee = read_record(text)
    assert referee.over()
    assert referee.game.id == path.parent.name
    assert referee.text() == text


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_golden_records(game: str) -> None:
    assert any(path.parent.name == game for path in FILES)
