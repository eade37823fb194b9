"""The commands around bots: arena, advise and tune, for people and as JSON."""

from pathlib import Path

import pytest

from signoria.kernel.gamefile import read_record
from tests.cli.terminal import answer, call, refused


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    answer("run", "rialto", "--seats", "random,random", "--seed", "7", "--record", folder)
    return next(folder.glob("*.sgr"))


@pytest.fixture(scope="module")
def ply(record: Path) -> str:
    """Where a seat has a choice."""
    referee = read_record(record.read_text(encoding="utf-8"))
    states = ((ply, referee.at(ply)) for ply in range(100, len(referee.record.line)))
    return str(next(ply for ply, state in states if state.actor() >= 0 and len(state.moves()) > 2))


def test_arena(tmp_path: Path) -> None:
    html, kept = tmp_path / "arena.html", tmp_path / "games.jsonl"
    wish = ["arena", "rialto", "greedy", "random", "--games", "4", "--processes", "1"]
    found = answer(*wish, "--html", html, "--keep", kept)
    assert found["games"] == 4
    assert set(found["players"]) == {"greedy", "random"}
    assert found["players"]["greedy"]["win_rate"] == 1
    assert html.read_text().startswith("<!doctype html>")
    assert len(kept.read_text().splitlines()) == 5
    shown = call(*wish, "--keep", kept, "--lang", "en").stdout
    assert "Rialto: 4 games; the order is not settled yet" in shown
    assert "100.0 %" in shown
    assert len(kept.read_text().splitlines()) == 5  # nothing was played anew


def test_arena_stops_when_the_order_is_settled() -> None:
    wish = ["arena", "rialto", "greedy", "random", "--games", "60", "--processes", "1"]
    found = answer(*wish)
    assert found["settled"]
    assert found["games"] < 60


def test_arena_gives_search_its_playouts() -> None:
    found = answer("arena", "rialto", "search", "random", "--games", "2", "--iterations", "5", "--processes", "1")
    assert 0 < found["players"]["search"]["playouts_a_move"] <= 5
    assert found["iterations"] == 5


def test_advise(record: Path, ply: str) -> None:
    found = answer("advise", record, "--ply", ply, "--lines", "3")
    assert found["ply"] == int(ply)
    assert found["bot"] == "search:club"
    assert 1 <= len(found["lines"]) <= 3
    assert set(found["lines"][0]) == {"moves", "points", "share", "visits"}
    greedy = answer("advise", record, "--ply", ply, "--bot", "greedy", "--seat", found["seat"])
    assert greedy["lines"]
    short = answer("advise", record, "--ply", ply, "--iterations", "10")
    assert sum(line["visits"] for line in short["lines"]) <= 10
    shown = call("advise", record, "--ply", ply, "--lang", "en").stdout
    assert "search:club says" in shown
    assert found["lines"][0]["moves"][0].split()[0] in shown


def test_tune(tmp_path: Path) -> None:
    target = tmp_path / "data" / "mind.json"
    found = answer("tune", "rialto", "--games", "10", "--rounds", "1", "--write", target)
    assert "coins" in found["weights"]
    assert found["measured"]["command"].startswith("signoria tune rialto --games 10")
    assert target.exists()
    assert "coins" in call("tune", "rialto", "--games", "10", "--rounds", "1").stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["arena", "rialto", "greedy"], "needs two different bots"),
        (["arena", "rialto", "greedy", "greedy"], "needs two different bots"),
        (["arena", "rialto", "greedy", "genius"], "there is no bot 'genius'"),
        (["arena", "rialto", "greedy", "search:king"], "search has no level 'king'"),
        (["arena", "rialto", "greedy", "random", "--seats", "9"], "can't be played with 9 seats"),
        (["tune", "chess"], "there is no game 'chess'"),
        (["advise", "missing.sgr"], "there is no file missing.sgr"),
    ],
)
def test_what_can_not_be_done_is_said_in_one_sentence(words: list[str], said: str) -> None:
    assert said in refused(*words)


def test_advice_that_nobody_can_give(record: Path, ply: str) -> None:
    assert "the game is over" in refused("advise", record)
    assert "goes from ply 0 to" in refused("advise", record, "--ply", "99999")
    assert "chance is due there" in refused("advise", record, "--ply", "0")
    assert "is not asked there" in refused("advise", record, "--ply", ply, "--seat", "5")
    assert "can't explain itself" in refused("advise", record, "--ply", ply, "--bot", "random")
