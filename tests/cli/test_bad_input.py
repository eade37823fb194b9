"""Bad input of any kind is answered with one clear sentence and exit code 2, never with a traceback."""

import json
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.cli.terminal import answer, call, refused

SHARED = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("record")
    answer("run", "rialto", "--seats", "random,random", "--record", folder)
    return next(folder.glob("*.sgr"))


@pytest.fixture(scope="module")
def position(record: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("position") / "position.json"
    lines = record.read_text(encoding="utf-8").splitlines()
    cut = path.with_name("cut.sgr")
    cut.write_text("\n".join(lines[:150]) + "\n", encoding="utf-8")
    answer("position", cut, "--write", path)
    return path


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["fly"], "No such command 'fly'"),
        (["run"], "Missing argument 'GAME'"),
        (["run", "rialti"], "there is no game 'rialti'; there are: rialto"),
        (["run", "rialto", "--games", "-3"], "-3 is not in the range"),
        (["run", "rialto", "--games", "many"], "'many' is not a valid integer"),
        (["run", "rialto", "--seats", "random,,random"], "leaves a seat empty"),
        (["run", "rialto", "--seats", "random,genius"], "there is no bot 'genius'; there are: greedy, random, search"),
        (["run", "rialto", "--seats", "human,random"], "there is no bot 'human'"),
        (["run", "rialto", "--seats", "random"], "can't be played with 1 seats"),
        (["run", "rialto", "--seats", ",".join(["random"] * 9)], "can't be played with 9 seats"),
        (["run", "rialto", "--option", "variant"], "not of the form name=value"),
        (["run", "rialto", "--option", "colour=red"], "there is no option 'colour'"),
        (["run", "rialto", "--option", "variant=odd"], "it can be base, neutral"),
        (["run", "rialto", "--option", "variant=base", "--option", "variant=base"], "given twice"),
        (["run", "rialto", "--option", "variant=neutral"], "is for two seats"),
        (["run", "rialto", "--seed", "a#b"], "can't stand in a game file"),
        (["run", "rialto", "--record", "/dev/null/folder"], "can't be made a directory"),
        (["play", "rialti"], "there is no game 'rialti'"),
        (["play", "missing.sgr"], "there is no file missing.sgr"),
        (["play", "rialto", "--seats", "human,nobody"], "there is no bot 'nobody'"),
        (["play", "rialto", "--seed", "a\nb"], "can't stand in a game file"),
        (["play", "rialto", "--lang", "de"], "'de' is not one of"),
        (["replay", "missing.sgr"], "there is no file missing.sgr"),
        (["replay", "x" * 5000], "can't be read"),
        (["replay", "/"], "is a directory"),
        (["replay", "/dev/null"], "is empty"),
        (["position", "missing.json"], "there is no file"),
        (["why", "missing.json", "pass"], "there is no file"),
        (["rules", "rialto", "RIA-99"], "has no clause 'RIA-99'"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["rules", "rialto", "--coverage", "--tests", "/nowhere"], "is no directory of tests"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["games", "--colour"], "No such option '--colour'"),
    ],
)
def test_words_that_make_no_sense(words: list[str], said: str) -> None:
    assert said in refused(*words).replace("No such option: ", "No such option ")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\x89PNG\r\n\x1a\n\x00\xff", "is no text"),
        (b"Dear Signoria,\n", "does not begin a game file"),
        (b"signoria 1\n", "the header has no game"),
        (b"signoria 1\ngame: chess\nrules: 1\nseats: a | b\n\n", "there is no game 'chess'"),
        (b"signoria 1\ngame: rialto\nrules: 2020-01\nseats: a\n\n", "can't be played with 1 seats"),
        (b"signoria 1\ngame: rialto\nrules: 9999-01\nseats: a | b\n\n", "newer than ours"),
        (b"signoria 1\ngame: rialto\ngame: rialto\n", "game stands twice"),
        (b"signoria 1\ngame: rialto\nrules: 2026-11\nseats: a | b\noptions: x\n\n", "'x' is no option"),
        (b"signoria 1\ngame: rialto\nrules: 2026-11\nseats: a | b\nposition: {\n\n", "no JSON"),
        (b"signoria 1\ngame: rialto\nrules: 2026-11\nseats: a | b\n\n1 * token nowhere :00000000\n", "is no district"),
        (b"signoria 1\ngame: rialto\nrules: 2026-11\nseats: a | b\n\n1 1 pass :00000000\n", "chance is asked now"),
        (b"signoria 1\ngame: rialto\nrules: 2026-11\nseats: a | b\n\nundo 4 by 1\n", "can't go back to ply 4"),
        (b"{", "no JSON"),
        (b"[]", "is no object"),
        (b"{}", "there is no game 'None'"),
        (b'{"game": "rialto"}', "seats"),
        (b'{"game": "rialto", "seats": -2}', "-2 is out of range"),
        (b'{"game": "rialto", "seats": 2, "table": {"hand": 3}}', "is no object"),
        (b'{"game": "rialto", "seats": 2, "table": {"coins": {"1": -4}}}', "-4 is out of range"),
        (b'{"game": "rialto", "seats": 2, "table": {"coins": {"1": 31}}}', "coin"),
        (b'{"game": "rialto", "seats": 2, "agenda": [{"decision": "dance"}]}', "is nothing that can be due"),
        (b"[" * 100_000, "nested too deeply"),
        (b"1" * 6000, "does not begin a game file"),
    ],
)
def test_files_that_are_no_game(content: bytes, said: str, tmp_path: Path) -> None:
    path = tmp_path / "odd.sgr"
    path.write_bytes(content)
    assert said in refused("position", path)
    assert "odd.sgr" in refused("why", path, "pass")
    refused("replay", path)


def test_a_damaged_record_says_where_and_keeps_what_precedes_it(record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    first = lines.index("") + 1
    damaged = tmp_path / "damaged.sgr"
    damaged.write_text("\n".join([*lines[: first + 99], "100 * card nonsense :12345678", *lines[first + 100 :]]))
    said = refused("replay", damaged)
    assert f"line {first + 100}:" in said
    assert "the 99 moves before it are sound: --sound takes them" in said
    assert answer("replay", damaged, "--to", "99")["plies"] == 99
    assert answer("replay", damaged, "--sound")["plies"] == 99
    assert answer("position", damaged, "--sound")["over"] is False
    assert "line" in refused("replay", damaged, "--to", "100")
    assert "--to -1" in refused("replay", record, "--to", "-1")
    assert "there is no seat 9" in refused("replay", record, "--seat", "9")
    assert "there is no seat 0" in refused("replay", record, "--seat", "0")


def test_a_wrong_digest_is_a_damage(record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    lines[-1] = lines[-1][:-8] + "00000000"
    wrong = tmp_path / "wrong.sgr"
    wrong.write_text("\n".join(lines), encoding="utf-8")
    assert "the digest is 00000000" in refused("replay", wrong)


def test_moves_that_are_none(position: Path) -> None:
    assert "is no move of this game" in refused("position", position, "--play", "castle")
    assert "is no move of this game" in refused("why", position, "")
    assert "parts after play" in refused("why", position, "play")
    assert "is not among what is asked now; legal: " in refused("position", position, "--play", "start 1")
    assert "can't be written" in refused("position", position, "--write", "/dev/null/x.json")


@SHARED
@given(at=st.integers(0, 10**6), junk=st.binary(max_size=12), length=st.integers(0, 40))
def test_a_record_with_a_hole_never_gives_a_traceback(
    at: int, junk: bytes, length: int, record: Path, tmp_path: Path
) -> None:
    content = record.read_bytes()
    at %= len(content)
    path = tmp_path / "hole.sgr"
    path.write_bytes(content[:at] + junk + content[at + length :])
    sane("replay", path)
    sane("position", path, "--sound")
    sane("replay", path, "--to", "3")


@SHARED
@given(text=st.text(max_size=80))
def test_any_text_as_a_file_or_a_move_never_gives_a_traceback(text: str, position: Path, tmp_path: Path) -> None:
    path = tmp_path / "text.sgr"
    path.write_text(text, encoding="utf-8", errors="replace")
    sane("replay", path)
    sane("position", path)
    sane("why", position, "--", text)
    path.write_text("signoria 1\ngame: rialto\nrules: 2026-11\nseats: a | b\n" + text, "utf-8", "replace")
    sane("replay", path, "--sound")


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


@SHARED
@given(data=st.data())
def test_a_position_with_anything_anywhere_never_gives_a_traceback(
    data: st.DataObject, position: Path, tmp_path: Path
) -> None:
    """A sound position in which one value, however deep, is another one; played on if it is still a position."""
    document = json.loads(position.read_text(encoding="utf-8"))
    place = document
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        if isinstance(place[key], dict | list) and place[key] and data.draw(st.booleans()):
            place = place[key]
            continue
        place[key] = data.draw(values | st.integers(0, 20))
        break
    path = tmp_path / "any.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    result = sane("position", path, "--json")
    if result == 0:
        sane("position", path)
        for move in answer("position", path)["moves"][:3]:
            sane("position", path, "--play", move)


def sane(*words: str | Path) -> int:
    """Exit code 0, or 2 with one sentence."""
    result = call(*words)
    assert result.exit_code in (0, 2), (words, result.output, result.exception)
    assert "Traceback" not in result.output
    if result.exit_code == 2:
        assert result.stderr.startswith("signoria: ")
        assert result.stderr.count("\n") == 1
    return result.exit_code


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read(tmp_path: Path) -> None:
    path = tmp_path / "secret.sgr"
    path.write_text("signoria 1\n", encoding="utf-8")
    path.chmod(0)
    assert "can't be read" in refused("replay", path)
