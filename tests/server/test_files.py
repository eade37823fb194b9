"""Game files handed in: checked, looked at, gone on from; damage is one sentence with its line."""

from random import Random

import pytest

from signoria.kernel.chance import Seed
from signoria.kernel.referee import Referee, begin
from signoria.kernel.registry import find
from tests.server.hosts import HERE, ME, Browser


def played(plies: int) -> Referee:
    game = find("rialto")
    referee = begin(game, game.setup(2), ["Lucia", "Marco"], Seed("file"))
    rng = Random(2)
    referee.let_chance_play()
    while not referee.over() and len(referee.record.line) < plies:
        referee.play(referee.state.actor(), rng.choice(referee.state.moves()))
        referee.let_chance_play()
    return referee


RUNNING = played(60)
FINISHED = played(10_000)


def test_a_sound_file_is_said_to_be_sound(anna: Browser) -> None:
    said = anna.post("/api/files", {"text": FINISHED.text(), "as": "check"})
    assert said == {"table": "", "links": [], "game": "rialto", "seats": 2, "ply": len(FINISHED.record.line)}
    assert anna.get("/api/me")["kind"] == "nobody"


@pytest.mark.parametrize("file", [RUNNING, FINISHED])
def test_a_replay_shows_the_game_and_takes_no_move(anna: Browser, bohdan: Browser, file: Referee) -> None:
    table = anna.post("/api/files", {"text": file.text(), "as": "replay"})["table"]
    own = bohdan.sight(table, 1)
    assert own["read_only"]
    assert own["names"] == ["Lucia", "Marco"]
    assert (own["asked"], own["over"], own["moves"]) == ([], True, [])
    assert own["ply"] == len(file.record.line)
    assert bohdan.get(f"/api/tables/{table}/record") == file.text()
    anna.move(table, 0, 403)
    anna.post(f"/api/tables/{table}/back-to", {"seat": 0, "to": 1, "ply": own["ply"], "key": "x"}, 403)
    anna.post(f"/api/tables/{table}/leave", {"seat": 0, "bot": "", "level": "", "key": "y"}, 403)
    assert table in [row["table"] for row in anna.get("/api/hall")["finished"]]


def test_a_replay_can_be_forked_and_played_on(anna: Browser) -> None:
    table = anna.post("/api/files", {"text": RUNNING.text(), "as": "replay"})["table"]
    ply = len(RUNNING.record.line)
    forked = anna.post(f"/api/tables/{table}/fork", {"seat": None, "ply": ply, "chairs": [ME, HERE]})["table"]
    anna.move(forked, anna.sight(forked)["asked"][0])


def test_a_file_goes_on_as_a_table(anna: Browser) -> None:
    wish = {"text": RUNNING.text(), "as": "table", "ply": 20, "chairs": [ME, {"kind": "open"}]}
    opened = anna.post("/api/files", wish)
    assert [link["seat"] for link in opened["links"]] == [1]
    assert anna.sight(opened["table"], 0)["names"][0] == "Anna"
    anna.post("/api/files", {**wish, "ply": 5000}, 422)
    anna.post("/api/files", {**wish, "chairs": None}, 422)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("hello", "line 1: 'hello' does not begin a game file"),
        (RUNNING.text().replace("\n20 ", "\n21 "), "ply 21 stands here"),
        (RUNNING.text()[:300] + "\nnonsense\n", "line"),
        (
            "signoria 1\ngame: rialto\nrules: 2026-11\nseats: A | B\nposition: " + "[" * 5000 + "\n\n",
            "nested too deeply",
        ),
        ("", "line 1"),
    ],
)
def test_damage_is_a_sentence_with_its_line(anna: Browser, text: str, says: str) -> None:
    failure = anna.post("/api/files", {"text": text, "as": "check"}, 422)["error"]
    assert failure["code"] == "damaged_file"
    assert says in failure["message"]


def test_files_that_would_take_long_are_not_read(anna: Browser) -> None:
    anna.post("/api/files", {"text": "signoria 1\n" * 7000, "as": "check"}, 413)
    anna.post("/api/files", {"text": "undo 1 by 1\n" * 400, "as": "check"}, 413)
    anna.post("/api/files", {"text": "x" * 2_000_000, "as": "check"}, 413)
