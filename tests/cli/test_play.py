"""A game in the terminal: played by a scripted person, by two at one screen, left, saved and gone on with."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from threading import Timer
from time import sleep
from typing import IO

import pytest

from signoria.kernel.gamefile import read_record
from tests.cli.terminal import answer, call

# A person who never stops choosing: the last move of a menu is as good as any, and the first is always there.
ONES = "1\n" * 600
DUEL = ["--seats", "human,random", "--seed", "11"]


@pytest.mark.parametrize(
    ("language", "winner", "hand", "took"),
    [("en", "wins.", "Your hand", "You take row"), ("cs", "Vítězí", "V ruce máte", "Berete si")],
)
def test_a_whole_game_in_both_languages(language: str, winner: str, hand: str, took: str) -> None:
    result = call("play", "rialto", *DUEL, "--lang", language, typed=ONES)
    assert result.exit_code == 0, result.stderr
    assert winner in result.stdout
    assert hand in result.stdout
    assert took in result.stdout
    assert "Traceback" not in result.output
    for sentence in ("move-", "act-", "note-", "ask-", "rialto-", "play-", "{", "}"):
        assert sentence not in result.stdout, sentence


@pytest.mark.parametrize("variant", ["base", "neutral"])
def test_every_variant_can_be_played_to_its_end(variant: str) -> None:
    found = answer("play", "rialto", *DUEL, "--option", f"variant={variant}", typed=ONES)
    assert list(found) == ["game", "over", "plies", "scores", "ranking", "saved"]
    assert found["over"]
    assert sorted(found["ranking"]) == [1, 2]


def test_bots_alone_play_to_the_end() -> None:
    shown = call("play", "rialto", "--seats", "random,random,random", "--seed", "1", "--lang", "en").stdout
    assert "Lucia" in shown
    assert "wins." in shown


def test_a_move_can_be_given_by_number_notation_or_beginning() -> None:
    first = call("play", "rialto", *DUEL, "--lang", "en", typed="1\n").stdout
    building = re.search(r"You take (\w+) 1", first)
    assert building is not None
    for typed in (f"build {building[1]}_1\n", f"  build   {building[1]}_1 \n", f"build {building[1]}\n"):
        shown = call("play", "rialto", *DUEL, "--lang", "en", typed=typed).stdout
        assert f"You take {building[1]} 1" in shown


def test_what_is_no_move_is_answered() -> None:
    typed = "99\n\nbiuld green_1\nbuild green_2\n?\nmoves\nlog\neffects\nrules 4.7\nrules 99\nwhy\nwhy build green_2\n"
    shown = call("play", "rialto", *DUEL, "--lang", "en", typed=typed + "why 1\nsave\nsave /dev/null/x\nundo\n").stdout
    assert "There are moves 1 to" in shown
    assert "biuld green_1 is no move now. Near: build" in shown
    assert shown.count("RIA-2.10  Each player takes one building of value 1") == 2
    assert "which clause of the rules forbids a move" in shown
    assert "build green_1  take green 1" in shown
    assert "The next bridge" in shown
    assert "green 2: hand limit +1" in shown
    assert "RIA-4.7  A player board has 7 spaces" in shown
    assert "rialto has no clause '99'" in shown
    assert "why needs a move, as in: why build" in shown
    assert "is legal" in shown
    assert "save needs the name of a file" in shown
    assert "can't be written" in shown
    assert "There is nothing to take back" in shown


def test_czech_words_are_known_with_and_without_accents() -> None:
    typed = "proč build green_2\nproc build green_2\nzpet\nprůběh\nkonec\n"
    shown = call("play", "rialto", *DUEL, "--lang", "cs", typed=typed).stdout
    assert shown.count("RIA-2.10  Každý hráč si vezme jednu budovu hodnoty 1") == 2
    assert "Není co vzít zpět" in shown
    assert "Hra zůstala nedohraná" in shown


def test_undo_takes_back_what_showed_nothing_new() -> None:
    typed = "".join(["1\n", "1\n", *["1\n"] * 40])
    before = call("play", "rialto", *DUEL, "--lang", "en", typed=typed).stdout
    place = before.find("what you pass over stays")
    assert place > 0
    count = before[:place].count("Player> ")
    undone = call("play", "rialto", *DUEL, "--lang", "en", typed="1\n" * count + "1\nundo\n").stdout
    assert "Taken back to ply" in undone
    hands = re.findall(r"Your hand  (.*)", undone)
    assert hands[-1] == hands[-3]
    assert hands[-2] != hands[-1]


def test_a_game_saved_is_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "evening.sgr"
    left = call("play", "rialto", *DUEL, "--lang", "en", typed="1\n1\n1\nsave " + str(path) + "\nquit\n")
    assert left.exit_code == 0
    assert f"Saved in {path}" in left.stdout.replace("\n", "")
    assert "It was not saved" not in left.stdout
    saved = read_record(path.read_text(encoding="utf-8"))
    assert saved.record.header.names == ["Player", "Lucia (random)"]
    assert not saved.over()
    found = answer("play", path, typed=ONES + f"{path}\n")
    assert found["over"]
    assert found["saved"] is None
    assert answer("play", path, typed="quit\n")["plies"] == len(saved.record.line)


def test_the_end_offers_to_save(tmp_path: Path) -> None:
    path = tmp_path / "end.sgr"
    needed = call("play", "rialto", *DUEL, "--lang", "en", typed=ONES).stdout.count("Player> ")
    name = str(path.with_suffix(""))
    found = answer("play", "rialto", *DUEL, "--lang", "en", typed="1\n" * needed + f"{name}\n")
    assert found["saved"] == str(path)
    assert read_record(path.read_text(encoding="utf-8")).over()
    again = call("play", "rialto", *DUEL, "--lang", "en", typed="1\n" * needed + f"{path}\n").stdout
    assert "exists already" in " ".join(again.split())


def test_the_end_of_input_ends_politely() -> None:
    result = call("play", "rialto", *DUEL, "--lang", "en", typed="")
    assert result.exit_code == 0
    assert "You left the game before its end." in result.stdout
    assert "It was not saved" in result.stdout


def test_two_people_at_one_screen_never_see_each_others_hand() -> None:
    typed = "\n1\n" * 300
    shown = call("play", "rialto", "--seats", "human,random,human", "--seed", "3", "--lang", "en", typed=typed).stdout
    head, *turns = re.split(r"Player (\d) is next: hand over, then press Enter\. ", shown)
    assert "Your hand" not in head
    assert len(turns) > 10
    marks = {"1": "●", "2": "▲"}
    for who, text in zip(turns[::2], turns[1::2], strict=True):
        other = "2" if who == "1" else "1"
        hands = re.findall(r"^(\S) Your hand", text.split("The end")[0], re.MULTILINE)
        assert set(hands) <= {marks[who]}
        for line in re.findall(rf"Player {other} (?:draws|discards) (.*)", text):
            assert re.fullmatch(r"a card|\d+ cards", line), line


def test_a_forced_move_is_played_and_told() -> None:
    shown = call("play", "rialto", *DUEL, "--lang", "en", typed=ONES).stdout
    assert "(only one thing to do: " in shown


# Whoever starts the tests in the background has SIGINT ignored, and children inherit that.
SCRIPT = (
    "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler);"
    "sys.argv[0] = 'signoria'; from signoria.cli import main; main()"
)


def started(*words: str) -> "subprocess.Popen[str]":
    """A real process, whose standard input is a pipe."""
    return subprocess.Popen(
        [sys.executable, "-u", "-c", SCRIPT, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )


def read_until(stream: IO[str], said: str) -> None:
    """Reads what a process prints until it has said something; a process that ends before fails the test."""
    shown = ""
    while said not in shown:
        letter = stream.read(1)
        assert letter, shown
        shown += letter


def test_ctrl_c_offers_to_save_and_ends_without_a_traceback(tmp_path: Path) -> None:
    process = started("play", "rialto", *DUEL, "--lang", "en")
    guard = Timer(60, process.kill)
    guard.start()
    assert process.stdin is not None
    assert process.stdout is not None
    read_until(process.stdout, "Player>")
    # Python hears a signal that comes between prompt and reading only after the reading.
    sleep(0.5)
    process.send_signal(signal.SIGINT)
    read_until(process.stdout, "Save the game?")
    path = tmp_path / "kept.sgr"
    rest, errors = process.communicate(f"{path}\n", timeout=30)
    guard.cancel()
    assert process.returncode == 0
    assert errors == ""
    assert "You left the game" in rest
    assert path.is_file()


def test_a_pipe_that_closes_early_is_no_fault() -> None:
    process = started("rules", "rialto")
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == ""
    assert process.wait(timeout=30) in (0, 1)


def test_help_and_import_load_no_game_and_no_drawing() -> None:
    check = (
        "import sys, signoria\n"
        "assert len([m for m in sys.modules if m.startswith('signoria')]) == 1\n"
        "from signoria.cli import main\n"
        "main(['--help'], standalone_mode=False)\n"
        "heavy = [m for m in sys.modules if m.partition('.')[0] in ('rich', 'fluent', 'babel', 'json', 'hypothesis')]\n"
        "assert not [m for m in heavy if m != 'json'], heavy\n"
        "assert not any(m.startswith('signoria.games') for m in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
