"""Every command does what it says, for people and as JSON."""

import json
import re
import sys
from pathlib import Path

import pytest

from signoria.kernel.documents import digest
from signoria.kernel.gamefile import read_record
from signoria.kernel.registry import find, names
from signoria.kernel.rulebook import rulebook
from tests.cli.terminal import answer, call

THREE = ["--seats", "random,random,random"]


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Two games of bots, recorded."""
    folder = tmp_path_factory.mktemp("records")
    answer("run", "rialto", *THREE, "--games", "2", "--seed", "7", "--record", folder)
    return sorted(folder.glob("*.sgr"))


def test_help_names_every_command() -> None:
    shown = call("--help").stdout
    for command in ("play", "run", "replay", "position", "why", "rules", "games", "arena", "advise", "tune", "bench"):
        assert re.search(rf"^  {command}\s", shown, re.MULTILINE)
        described = call(command, "--help")
        assert described.exit_code == 0
        assert "--json" in described.stdout


def test_games() -> None:
    found = answer("games")
    assert list(found) == ["games"]
    rialto = next(game for game in found["games"] if game["id"] == "rialto")
    assert rialto == {
        "id": "rialto",
        "edition": find("rialto").edition,
        "rules": find("rialto").version,
        "seats": [2, 3, 4, 5],
        "options": {"variant": ["base", "neutral"]},
    }
    assert "s neutrálním třetím hráčem" in call("games", "--lang", "cs").stdout
    assert "(usual)" in call("games", "--lang", "en").stdout


def test_run_counts_games_of_bots() -> None:
    found = answer("run", "rialto", *THREE, "--games", "4", "--seed", "1")
    assert list(found) == ["games", "moves", "seconds", "games_per_second", "moves_per_second", "seats"]
    assert found["games"] == 4
    assert found["moves"] > 4 * 300
    assert sum(seat["wins"] for seat in found["seats"]) == 4
    for seat in found["seats"]:
        assert list(seat) == ["bot", "wins", "mean", "min", "max"]
        assert seat["min"] <= seat["mean"] <= seat["max"]
    again = answer("run", "rialto", *THREE, "--games", "4", "--seed", "1")
    assert again["seats"] == found["seats"]
    assert answer("run", "rialto", *THREE, "--games", "4", "--seed", "2")["seats"] != found["seats"]
    assert "4 games" in call("run", "rialto", *THREE, "--games", "4", "--lang", "en").stdout
    assert "4 hry" in call("run", "rialto", *THREE, "--games", "4", "--lang", "cs").stdout


def test_run_records_what_replays(records: list[Path]) -> None:
    assert len(records) == 2
    for path in records:
        referee = read_record(path.read_text(encoding="utf-8"))
        assert referee.over()
        found = answer("replay", path)
        assert list(found) == ["game", "plies", "digest", "over", "scores", "ranking"]
        assert found["plies"] == len(referee.record.line)
        assert found["digest"] == digest(referee.state)
        assert found["ranking"] == referee.state.ranking()
        assert [score["points"] for score in found["scores"]] == [referee.state.points(seat) for seat in range(3)]


def test_replay_stops_at_a_ply_and_shows_a_seat_only_its_own(records: list[Path]) -> None:
    found = answer("replay", records[0], "--to", "120", "--seat", "2")
    assert (found["plies"], found["over"], found["ranking"], found["digest"]) == (120, False, None, None)
    hands = found["view"]["table"]["hand"]
    assert isinstance(hands["2"], dict)
    assert isinstance(hands["1"], int)
    shown = call("replay", records[0], "--to", "120", "--seat", "2", "--lang", "en").stdout
    assert "■ Your hand" in shown
    assert not any(re.match("● .*  [0-9]×", line) for line in shown.splitlines())
    assert "Ply 120" in shown
    whole = call("replay", records[0], "--lang", "cs").stdout
    assert "Vítězí" in whole
    assert "Součet" in whole


def test_position_plays_on(records: list[Path], tmp_path: Path) -> None:
    text = records[0].read_text(encoding="utf-8").splitlines()
    cut = tmp_path / "cut.sgr"
    entry = next(place for place, line in enumerate(text) if re.match(r"\d+ \d row ", line))
    cut.write_text("\n".join(text[:entry]) + "\n", encoding="utf-8")
    found = answer("position", cut)
    assert list(found) == ["actor", "moves", "view", "scores", "over"]
    assert found["moves"] == ["row 1", "row 2", "row 3", "row 4"]
    written = tmp_path / "position.json"
    after = answer("position", cut, "--play", "row 2", "--write", written)
    assert after["actor"] == "chance"
    assert after["view"]["table"]["open_rows"] == ["1", "3", "4"]
    assert answer("position", written)["view"] == after["view"]
    shown = call("position", written, "--play", "card gold", "--lang", "en").stdout
    assert "the card drawn: Joker" in shown
    over = answer("position", records[0])
    assert (over["actor"], over["moves"], over["over"]) == (None, [], True)


def position_of(tmp_path: Path) -> Path:
    """Step B: seat 1 holds Gold and a joker."""
    path = tmp_path / "step.json"
    table = {
        "round": 1,
        "step": "B",
        "round_tokens": ["castello", "san_polo", "cannaregio", "san_marco", "santa_croce", "dorsoduro"],
        "seating": ["1", "2"],
        "doge": ["1", "2"],
        "hand": {"1": {"gold": 1, "joker": 1}},
    }
    agenda = [{"decision": "play_cards", "seat": "1", "after": None}]
    document = {"game": "rialto", "seats": 2, "table": table, "agenda": agenda}
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


def test_why_names_the_clause_in_both_languages(tmp_path: Path) -> None:
    path = position_of(tmp_path)
    found = answer("why", path, "play 0 1", "--lang", "en")
    assert found == {"legal": False, "clause": "RIA-6.7", "text": found["text"]}
    assert found["text"].startswith("A player who holds at least one card")
    czech = answer("why", path, "play 0 1", "--lang", "cs")
    assert czech["clause"] == "RIA-6.7"
    assert czech["text"] in rulebook("rialto", "cs")["RIA-6.7"]
    assert answer("why", path, "play 1 1", "--lang", "en") == {
        "legal": True,
        "clause": None,
        "text": "play 1 1 is legal",
    }
    assert answer("why", path, "row 1", "--lang", "cs")["text"] == "row 1: na to se teď hra neptá"
    assert call("why", path, "play 0 1", "--lang", "cs").stdout.startswith("RIA-6.7  Hráč")


def test_rules_tell_all_clauses_or_one() -> None:
    assert list(answer("rules", "rialto")["clauses"]) == list(rulebook("rialto"))
    for number in ("RIA-4.7", "ria-4.7", "4.7"):
        found = answer("rules", "rialto", number, "--lang", "cs")
        assert list(found["clauses"]) == ["RIA-4.7"]
        assert found["clauses"]["RIA-4.7"].startswith("Na desce hráče")
    assert "**" not in call("rules", "rialto").stdout


def test_coverage_lists_what_no_test_names(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    module = tmp_path / "deep" / "test_some.py"
    module.write_text('@clause("RIA-0.1", "RIA-X1")\ndef test_a(): ...\nother("RIA-0.2")\n', encoding="utf-8")
    found = answer("rules", "rialto", "--coverage", "--tests", tmp_path, code=1)
    assert list(found) == ["game", "clauses", "tested", "missing"]
    assert found["tested"] == ["RIA-0.1", "RIA-X1"]
    assert found["missing"] == [number for number in found["clauses"] if number not in found["tested"]]
    named = ", ".join(f'"{number}"' for number in found["clauses"])
    module.write_text(f"mark = [tests.clauses.clause({named})]\n", encoding="utf-8")
    assert answer("rules", "rialto", "--coverage", "--tests", tmp_path)["missing"] == []
    shown = call("rules", "rialto", "--coverage", "--tests", tmp_path)
    assert shown.exit_code == 0
    assert "of" in shown.stdout


def test_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signoria.cli.measures.ROUND_SECONDS", 0.01)
    monkeypatch.setattr("signoria.cli.measures.CALLS", 100)
    monkeypatch.setattr("signoria.cli.peers.find_spec", lambda name: None)
    found = answer("bench", "rialto")
    every = answer("bench")
    assert [every["game"], *(other["game"] for other in every["others"])] == names()
    assert list(found) == [
        "game",
        "seats",
        "compiled",
        "moves_per_game",
        "games_per_second",
        "moves_per_second",
        "clone_us",
        "moves_us",
        "search_opening_per_second",
        "search_middle_per_second",
        "observation_us",
        "mask_us",
        "vector_steps_per_second",
    ]
    assert found["seats"] == 4
    assert all(figure > 0 for name, figure in found.items() if name not in ("game", "compiled"))


def test_bench_says_which_peers_were_left_out_and_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signoria.cli.measures.ROUND_SECONDS", 0.01)
    monkeypatch.setattr("signoria.cli.measures.CALLS", 100)
    monkeypatch.setattr("signoria.cli.peers.find_spec", lambda name: None)
    speaks = """-c 'print("{\\"games\\": 4, \\"moves\\": 200, \\"seconds\\": 2.0}")'"""
    fails = "-c 'raise ValueError(7)'"
    commands = {"Speaks": f"{sys.executable} {speaks}", "Fails": f"{sys.executable} {fails}", "None": "/nowhere/play"}
    asked = [word for name, command in commands.items() for word in ("--peer", name, command)]
    found = {peer["engine"]: peer for peer in answer("bench", *asked)["peers"]}
    assert found["Speaks"] == {
        "engine": "Speaks",
        "moves_per_game": 50.0,
        "games_per_second": 2.0,
        "moves_per_second": 100,
    }
    assert found["Fails"]["left_out"] == "ValueError: 7"
    assert found["None"]["left_out"] == "/nowhere/play: No such file or directory"
    assert found["Catanatron, 4 seats (Python)"]["left_out"] == "pip install 'signoria[bench]'"
    shown = call("bench", "rialto", *asked, "--lang", "en").stdout
    assert "Fails: left out (ValueError: 7)" in shown
    assert "signoria[bench]" in shown
