"""A game in another package is found without touching ours."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from signoria.kernel.errors import SignoriaError
from signoria.kernel.registry import find, names

TOY = Path(__file__).parents[1] / "toy_game"


def signoria(site: Path, *arguments: str) -> dict[str, object]:
    """What a command says, as one JSON object, with another package installed beside ours."""
    path = os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    run = subprocess.run(
        [sys.executable, "-m", "signoria", *arguments, "--json"],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    said: dict[str, object] = json.loads(run.stdout)
    return said


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the toy game is installed as any package is."""
    target = tmp_path_factory.mktemp("site")
    source = tmp_path_factory.mktemp("source") / "toy"
    subprocess.run(["cp", "-r", str(TOY), str(source)], check=True)
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*install, "--disable-pip-version-check", "--target", str(target), str(source)], check=True)
    return target


def test_an_installed_game_is_listed_and_played(site: Path) -> None:
    games = signoria(site, "games")["games"]
    assert isinstance(games, list)
    assert {game["id"] for game in games} >= {"lake", "rialto"}
    run = signoria(site, "run", "lake", "--seats", "random,random", "--games", "3", "--seed", "1")
    assert run["games"] == 3


def test_its_rulebook_is_found_too(site: Path) -> None:
    assert "LAK-3.2" in json.dumps(signoria(site, "rules", "lake"))


def test_an_unknown_game_names_those_that_there_are() -> None:
    assert "rialto" in names()
    with pytest.raises(SignoriaError, match="there is no game 'rialdo'; there are: rialto"):
        find("rialdo")
