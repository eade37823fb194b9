"""Lake, the game of docs/adding-a-game.md: its clauses, its random games, its words, and that the page quotes it."""

import re
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest

from signoria.kernel.agenda import CHANCE, OVER, SPECTATOR
from signoria.kernel.chair import Chair
from signoria.kernel.chance import Seed
from signoria.kernel.documents import digest, read, write
from signoria.kernel.referee import Referee, begin
from signoria.kernel.view import view
from tests.clauses import clause
from tests.positions import legal, play, position, table_of
from tests.toy_game.signoria_toy import GAME

HOUSE = Path(__file__).parent
PAGE = HOUSE.parents[1] / "docs" / "adding-a-game.md"
NAMES = ["Anna", "Bohdan", "Cilka", "David"]


def random_game(seats: int, luck: int) -> Referee:
    """A game played at random to its end."""
    rng = Random(luck)
    referee = begin(GAME, GAME.setup(seats), NAMES[:seats], Seed(str(luck)))
    referee.let_chance_play()
    while not referee.over():
        chair = Chair(referee, referee.state.actor())
        chair.play(rng.choice(chair.moves()))
    return referee


@clause("LAK-3.2", "LAK-3.3")
def test_an_empty_net_cannot_be_landed() -> None:
    asked = [{"decision": "fish", "seat": "1"}]
    assert legal(position(GAME, 2, asked)) == ["cast"]
    full = position(GAME, 2, asked, {"fisher": "1", "net": {"pike": 2, "carp": 1}})
    assert legal(full) == ["cast", "land"]
    play(full, "land")
    assert table_of(full)["creel"] == {"1": {"carp": 1, "pike": 2}}
    assert full.points(0) == 3
    assert full.actor() == 1


@clause("LAK-4.1")
def test_a_storm_takes_the_net_and_the_turn() -> None:
    state = position(GAME, 2, [{"decision": "draw_bite", "seat": "chance"}], {"fisher": "1", "net": {"perch": 2}})
    play(state, "bite storm")
    assert table_of(state)["lost"] == {"perch": 2, "storm": 1}
    assert state.points(0) == 0
    assert state.actor() == 1


@clause("LAK-5.1", "LAK-5.2", "LAK-5.3")
def test_wishes_count_once_more_and_the_later_seat_wins_ties() -> None:
    state = position(
        GAME,
        2,
        [{"decision": "draw_bite", "seat": "chance"}],
        {
            "fisher": "1",
            "lost": {"storm": 2},
            "creel": {"1": {"carp": 2, "pike": 1}, "2": {"pike": 4}},
            "wish": {"1": {"carp": 1}, "2": {"perch": 1}},
            "scored": {"1": {"fish": 3}, "2": {"fish": 5}},
        },
    )
    play(state, "bite storm")
    assert state.actor() == OVER
    assert [score.points for score in state.scores()] == [5, 5]
    assert state.ranking() == [2, 1]


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_end_with_the_whole_box_and_replay(seats: int) -> None:
    for luck in range(20):
        referee = random_game(seats, luck)
        state = GAME.new(referee.record.header.setup)
        for entry in referee.record.line:
            state.play(entry.move)
            assert digest(state) == entry.digest
        assert write(read(GAME, write(state))) == write(state)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_seat_cannot_tell_an_imagined_state(seats: int) -> None:
    rng = Random(seats)
    state = GAME.new(GAME.setup(seats))
    while state.actor() != OVER:
        for seat in [None, *range(seats)]:
            imagined = state.imagine(SPECTATOR if seat is None else seat, rng)
            assert view(imagined, seat) == view(state, seat)
            if state.actor() != CHANCE:
                assert imagined.moves() == state.moves()
        state.play(state.sample(rng) if state.actor() == CHANCE else rng.choice(state.moves()))


def test_a_wish_is_seen_by_its_owner_alone() -> None:
    referee = random_game(3, 1)
    referee.undo(3, 0)
    assert [len(Chair(referee, seat).events()) for seat in range(3)] == [3, 3, 3]
    told = [[event.get("kind", "?") for [event] in Chair(referee, seat).events()] for seat in range(3)]
    assert [[kind != "?" for kind in kinds] for kinds in told] == [
        [True, False, False],
        [False, True, False],
        [False, False, True],
    ]
    assert "deal ?" in Chair(referee, None).record()


@pytest.mark.parametrize("language", ["cs", "en"])
def test_everything_has_its_words(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from signoria.text import words
    from signoria.text.sentences import Sentences

    point = EntryPoint("lake", f"{GAME.__class__.__module__.rpartition('.')[0]}:GAME", "signoria.games")
    monkeypatch.setattr(words, "entry_points", lambda group: [point])
    spoken = words.Words(language, "lake", strict=True)
    for luck in range(2):
        referee = random_game(4, luck)
        for seat in (None, 0):
            sentences = Sentences(spoken, GAME, NAMES, seat)
            chair = Chair(referee, seat)
            assert all(sentences.log(events) is not None for events in chair.events())
            for ply in range(len(referee.record.line)):
                shown = view(referee.at(ply), seat)
                assert sentences.question(shown)
                assert sentences.move(GAME.moves.notation(referee.record.line[ply].move), shown)
    for group in GAME.piles.groups:
        assert group.name == "scored" or spoken.say(f"pile-{group.name}")


def test_the_page_quotes_the_game() -> None:
    blocks = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    quoted = {"python": "signoria_toy/lake.py", "toml": "pyproject.toml", "markdown": "signoria_toy/rulebook/lake.md"}
    assert {language for language, _ in blocks} == set(quoted)
    rest = (HOUSE / "signoria_toy/lake.py").read_text(encoding="utf-8")
    for language, block in blocks:
        assert block in (HOUSE / quoted[language]).read_text(encoding="utf-8"), block
        if language == "python":
            rest = rest.replace(block, "")
    assert not re.search(r"^(class|def|    def)", rest, re.MULTILINE), f"the page leaves out: {rest}"
