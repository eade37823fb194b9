"""The drawing of a table in the terminal, in both languages, at any time of a game."""

from io import StringIO
from random import Random
from typing import Any

import pytest

from signoria.cli.drawing import Drawing
from signoria.games.lorenzo import GAME
from signoria.kernel.agenda import CHANCE, OVER
from signoria.kernel.view import view
from signoria.text.words import LANGUAGES
from tests.games.lorenzo.tables import TURN, cards, excommunicated, lorenzo, mine


def drawn(language: str, **table: Any) -> str:
    state = lorenzo(2, TURN, **table)
    out = StringIO()
    Drawing(GAME, ["Anna", "Bohdan"], 0, language, out).table(view(state, 0))
    return out.getvalue()


@pytest.mark.parametrize(
    ("language", "words"), [("cs", ["Les", "4. kolo", "síla 7"]), ("en", ["Forest", "round 4", "military 7"])]
)
def test_a_table_shows_cards_goods_and_members(language: str, words: list[str]) -> None:
    text = drawn(
        language,
        round=4,
        cards=cards("forest", "warlord"),
        goods=mine(military=7, coin=3),
        floors={"territory_2": "village"},
        stands={"2.white": "market_1", "1.neutral": "council_palace"},
        **excommunicated("X27"),
    )
    assert all(word in text for word in words), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_drawn(language: str) -> None:
    rng = Random(3)
    state = GAME.new(GAME.setup(4, {"variant": "advanced"}))
    drawing = Drawing(GAME, ["Anna", "Bohdan", "Cilka", "David"], 0, language, StringIO())
    plies = 0
    while state.actor() != OVER:
        state.play(state.sample(rng) if state.actor() == CHANCE else rng.choice(state.moves()))
        plies += 1
        if plies % 25 == 0:
            drawing.table(view(state, plies % 4))
            drawing.brief(view(state, None))
    drawing.legend()
