"""The game file: readable, strict, and nothing before a damage is lost; undo is an entry."""

from random import Random

import pytest

from signoria.kernel.agenda import CHANCE
from signoria.kernel.chair import Chair
from signoria.kernel.chance import Seed
from signoria.kernel.documents import digest, write
from signoria.kernel.errors import Illegal, SignoriaError
from signoria.kernel.gamefile import Damaged, read_record
from signoria.kernel.referee import Referee, begin
from signoria.kernel.registry import find
from tests.random_games import NAMES, referee_after

GAME = find("rialto")


@pytest.fixture
def referee() -> Referee:
    """Two seats of Rialto, some turns into the first round."""
    return referee_after(GAME, GAME.setup(2), 5, 60)


def lines_of(referee: Referee) -> list[str]:
    return referee.text().splitlines()


def sound_part(text: str) -> Referee:
    try:
        return read_record(text)
    except Damaged as damaged:
        if damaged.sound is None:
            raise
        return damaged.sound


def first_move(lines: list[str]) -> int:
    return lines.index("") + 1


def test_a_file_reads_like_this(referee: Referee) -> None:
    lines = lines_of(referee)
    assert lines[:8] == [
        "signoria 1",
        "game: rialto",
        "edition: Czech rulebook, second edition",
        "rules: 2026-11",
        "seats: Anna | Bohdan",
        "options: variant=base",
        f"commitment: {Seed('5').commitment()}",
        "",
    ]
    assert lines[8].startswith("1 * token ")
    assert [line.split(" ")[0] for line in lines[8:]] == [str(ply) for ply in range(1, len(lines) - 7)]


def test_the_seed_stands_in_the_file_once_the_game_is_over() -> None:
    running = referee_after(GAME, GAME.setup(2), 5, 60)
    assert "seed:" not in running.text()
    over = referee_after(GAME, GAME.setup(2), 5, 10_000)
    assert "seed: 5" in lines_of(over)
    assert read_record(over.text()).over()


def test_comments_and_blank_lines_are_no_moves(referee: Referee) -> None:
    lines = lines_of(referee)
    start = first_move(lines)
    lines[start] += "   # the first district"
    lines.insert(start + 3, "# a line of its own")
    lines.insert(start + 5, "")
    assert write(read_record("\n".join(lines)).state) == write(referee.state)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda line: line.replace(":", ";"), "is no move; expected 'ply actor move :digest' or 'undo ply by seat'"),
        (lambda line: "9" + line, "stands here; expected ply"),
        (lambda line: line[: line.index(":")] + ":00000000", "the digest is 00000000; expected"),
        (lambda line: line.replace(line.split(" ")[2], "plaid", 1), "is no move of this game; expected one of"),
        (lambda line: line.replace(" * ", " 2 "), "chance is asked now, not seat 2"),
        (lambda line: line.replace(" * ", " 7 "), "'7' is no seat; expected one of 1, 2, 3, 4, 5"),
        (lambda line: "undo 400 by 1", "can't go back to ply 400"),
    ],
)
def test_a_wrong_line_is_named_and_what_precedes_it_is_kept(referee: Referee, change: object, sentence: str) -> None:
    lines = lines_of(referee)
    number = first_move(lines) + 10
    assert " * " in lines[number]
    lines[number] = change(lines[number])  # type: ignore[operator]
    with pytest.raises(Damaged) as damaged:
        read_record("\n".join(lines))
    assert damaged.value.line == number + 1
    assert sentence in str(damaged.value)
    assert str(damaged.value).startswith(f"line {number + 1}: ")
    sound = damaged.value.sound
    assert sound is not None
    assert len(sound.record.line) == 10
    assert write(sound.state) == write(referee.at(10))
    assert lines_of(sound)[:number] == lines[:number]


def test_an_illegal_move_names_its_clause(referee: Referee) -> None:
    lines = lines_of(referee)
    number = next(at for at, line in enumerate(lines) if " build " in line)
    lines[number] = lines[number].replace(lines[number].split(" ")[3], "green_4")
    with pytest.raises(Damaged) as damaged:
        read_record("\n".join(lines))
    assert damaged.value.clause == "RIA-2.10"
    assert "Each player takes one building of value 1" in str(damaged.value)


def test_a_file_may_end_anywhere(referee: Referee) -> None:
    text = referee.text()
    head = text.index("\n\n") + 2
    for end in range(head, len(text), 37):
        cut = text[:end]
        complete = cut.count("\n") - text[:head].count("\n")
        assert len(sound_part(cut).record.line) in (complete, complete + 1)


@pytest.mark.parametrize(
    ("head", "sentence"),
    [
        ("", "line 1: the header has no game; expected a line 'game: ...'"),
        ("hello", "line 1: 'hello' does not begin a game file; expected 'signoria 1'"),
        ("signoria 1\ngame: chess\nrules: 1\nseats: A | B\n\n", "there is no game 'chess'"),
        ("signoria 1\ncolour: red\n", "line 2: 'colour' is unknown; expected one of game"),
        ("signoria 1\ngame: rialto\ngame: rialto\n", "line 3: game stands twice"),
        ("signoria 1\ngame: rialto\nrules: 2026-11\nseats: A\n\n", "rialto can't be played with 1 seats"),
        ("signoria 1\ngame: rialto\nrules: 2031-01\nseats: A | B\n\n", "newer than ours"),
        ("signoria 1\ngame: rialto\nrules: new\nseats: A | B\n\n", "'new' is no version of rules"),
        ("signoria 1\ngame: rialto\nrules: 2026-11\nseats: A | B\noptions: x\n\n", "'x' is no option"),
        ("signoria 1\ngame: rialto\nrules: 2026-11\nseats: A | B\noptions: x=1\n\n", "there is no option 'x'"),
        ("signoria 1\ngame: rialto\nrules: 2026-11\nseats: A | B\noptions: variant=odd\n\n", "variant can't be 'odd'"),
        ("signoria 1\ngame: rialto\nrules: 2026-11\nseats: A | B\nposition: {\n\n", "position: no JSON"),
        ("signoria 1\ngame: rialto\nrules: 2026-11\nseats: A | \n\n", "can't be a seat's name"),
        (
            "signoria 1\ngame: rialto\nrules: 2026-11\nseats: A | B\ncommitment: 00\nseed: 1\n\n",
            "the seed is not the one that was committed to",
        ),
    ],
)
def test_a_wrong_header_says_what_is_wrong(head: str, sentence: str) -> None:
    with pytest.raises(Damaged) as damaged:
        read_record(head)
    assert sentence in str(damaged.value)


def test_undo_is_an_entry_and_the_luck_stays_the_same() -> None:
    referee = begin(GAME, GAME.setup(2), NAMES[:2], Seed("luck"))
    referee.let_chance_play()
    seat = referee.state.actor()
    before = digest(referee.state)
    ply = len(referee.record.line)
    chair = Chair(referee, seat)
    assert chair.horizon() == ply
    chair.play("build green_1")
    assert chair.horizon() == ply
    chair.undo(ply)
    assert digest(referee.state) == before
    assert len(referee.events) == ply
    chair.play("build blue_1")
    text = referee.text()
    assert f"undo {ply} by {seat + 1}" in text.splitlines()
    assert "build green_1" in text
    again = read_record(text)
    assert digest(again.state) == digest(referee.state)
    assert again.text() == text


def test_no_undo_behind_chance_or_another_seat() -> None:
    referee = begin(GAME, GAME.setup(2), NAMES[:2], Seed("luck"))
    referee.let_chance_play()
    first = referee.state.actor()
    Chair(referee, first).play("build green_1")
    second = referee.state.actor()
    assert second != first
    reached = Chair(referee, second).play("build blue_1")
    # The last building begins round 1: chance has dealt rows since.
    for seat in (first, second):
        assert Chair(referee, seat).horizon() == reached
        with pytest.raises(SignoriaError, match="you can go back to ply"):
            Chair(referee, seat).undo(reached - 1)


def test_the_same_seed_and_ply_give_the_same_outcome() -> None:
    one = begin(GAME, GAME.setup(3), NAMES[:3], Seed("s"))
    two = begin(GAME, GAME.setup(3), NAMES[:3], Seed("s"))
    other = begin(GAME, GAME.setup(3), NAMES[:3], Seed("t"))
    for referee in (one, two, other):
        referee.let_chance_play()
    assert one.text() == two.text()
    assert one.text() != other.text()


def test_outcomes_come_as_often_as_their_weights_say() -> None:
    """Deals of the first card: each of seven kinds with 11 copies; 700 seeds, five standard deviations."""
    state = referee_after(GAME, GAME.setup(2), 1, 9).state
    while state.actor() != CHANCE:
        state.play(state.moves()[0])
    counts = [0] * len(state.moves())
    for luck in range(700):
        counts[state.moves().index(Seed(str(luck)).outcome(state, 3))] += 1
    assert len(counts) == 7
    assert all(abs(count - 100) < 47 for count in counts)


def test_a_refused_move_changes_nothing(referee: Referee) -> None:
    before, text = write(referee.state), referee.text()
    seat = referee.state.actor()
    with pytest.raises(Illegal) as refused:
        referee.play(seat, referee.game.moves.parse("token castello"))
    assert refused.value.legal == Chair(referee, seat).moves()
    with pytest.raises(Illegal, match="is asked now, not seat"):
        referee.play((seat + 1) % 2, referee.state.moves()[0])
    assert write(referee.state) == before
    assert referee.text() == text


def test_others_read_hidden_moves_veiled(referee: Referee) -> None:
    mine = Chair(referee, 0).record()
    watched = Chair(referee, None).record()
    assert " card ?" in watched
    assert " card ?" in mine
    assert mine.count(" card ") == watched.count(" card ")
    assert watched.count(" card ?") == watched.count(" card ")
    assert mine.count(" card ?") < watched.count(" card ?")
    assert ":" not in watched.split("\n\n")[1]


def test_a_game_can_begin_from_a_position(referee: Referee) -> None:
    document = referee.document()
    start = begin(GAME, GAME.setup(2), NAMES[:2], Seed("p"), document)
    rng = Random(3)
    for _ in range(5):
        if not start.let_chance_play():
            start.play(start.state.actor(), rng.choice(start.state.moves()))
    again = read_record(start.text())
    assert write(again.state) == write(start.state)


def test_a_record_keeps_the_rules_by_which_it_was_played(referee: Referee) -> None:
    older = read_record(referee.text().replace("rules: 2026-11", "rules: 2025-03"))
    rules = older.state.setup.rules
    assert (rules.at_least("2025-03"), rules.at_least("2025-04")) == (True, False)
    assert "rules: 2025-03" in older.text()
    assert referee.state.setup.rules.at_least("2026-11")
