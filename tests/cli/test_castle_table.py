"""The Castle in a terminal: tiles, followers, keeps and the wall as characters."""

import pytest
from rich.console import Console

from signoria.cli.tables.castle import brief, draw, legend
from signoria.games.castle import GAME
from signoria.games.castle.state import Castle
from signoria.kernel.view import view
from signoria.text import Words
from signoria.text.sentences import Sentences
from tests.games.castle.full_wall import FULL_WALL
from tests.games.castle.tables import DRAWS, castle, lays


def drawn(state: Castle, width: int = 130, language: str = "en", short: bool = False) -> list[str]:
    sentences = Sentences(Words(language, "castle", strict=True), GAME, ["Anna", "Bohdan"], 0)
    console = Console(width=width, color_system=None)
    seen = view(state, 0)
    with console.capture() as capture:
        console.print(brief(seen, sentences) if short else draw(seen, sentences, width))
    return [line.rstrip() for line in capture.get().splitlines()]


def test_tiles_lie_in_the_wall_with_who_stands_on_them() -> None:
    cards = {"a1": "G6.0", "b1": "G8.270", "c1": "A2.0", "d1": "F4.180", "a2": "D2.180", "b2": "A1.90"}
    lines = drawn(
        castle(
            DRAWS,
            cards=cards,
            followers={"b1": "2.tower", "b2": "1.court"},
            keep_size={"1": 1},
            keeps={"1": "a1.house"},
        )
    )
    assert lines[0].split()[:9] == list("abcdefghi")
    assert [line[:23].rstrip() for line in lines[1:7]] == [
        "   ━━━━━━━━━━━━║━━━━━━━",
        "  ┃·H♜H·T······║····║·T",
        "1 ┃·····■······o···TTTT",
        "  ┃·····T······║···TTTT",
        "  ┃···*······",
        "2 ┃══□═══════",
    ]


def test_a_full_wall_fits_a_narrow_terminal() -> None:
    lines = drawn(castle(DRAWS, cards=FULL_WALL), 60)
    assert max(len(line) for line in lines) <= 60
    assert sum(line.count("*") for line in lines) == 18 + 1


@pytest.mark.parametrize(("language", "said"), [("en", "In hand: tile D5"), ("cs", "Vzatá karta: D5")])
def test_in_short_the_tile_in_hand_and_what_both_have(language: str, said: str) -> None:
    state = castle(lays("D5"), tokens={"2": {"4": 2, "9": 1}}, new_tokens={"1": {"1": 1}}, scored={"1": {"tower": 6}})
    lines = drawn(state, language=language, short=True)
    assert said in lines
    assert lines[2:5] == ["··║··", "══o══", "·····"]
    assert lines[6].split()[-2:] == ["12", "0"]
    assert any(line.endswith("4 4 9") for line in lines)


@pytest.mark.parametrize("language", ["en", "cs"])
def test_marks_are_explained(language: str) -> None:
    assert len(legend(Words(language, "castle", strict=True))) == 4
