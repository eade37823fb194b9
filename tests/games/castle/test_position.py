"""Positions that documents describe: what can't lie so is refused in a sentence."""

from typing import Any

import pytest

from signoria.kernel.errors import SignoriaError
from tests.games.castle.tables import DRAWS, castle, lays, places


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({"cards": {"e5": "G9.0"}, "laid": {}}, "table.laid: G9 lies on 1 cells"),
        ({"cards": {"e5": "A1.0", "e6": "G9.0"}}, "table.cards.e5: A1.0 doesn't fit what lies beside it"),
        ({"cards": {"c1": "G9.0"}}, "table.cards.c1: G9.0 doesn't fit what lies beside it"),
        ({"followers": {"e5": "1.court"}}, "table.followers.e5: there is no court to stand on"),
        ({"cards": {"e5": "G9.0"}, "followers": {"e5": "1.path"}}, "table.followers.e5: there is no path to stand on"),
        (
            {"cards": {"e5": "G9.0"}, "followers": {"e5": "1.court"}, "standing": {}},
            "table.standing: seat 1 has 1 standing as merchant",
        ),
        ({"keep_size": {"2": 3}}, "table.keeps.2: a keep of 3 cards stands on no house"),
        ({"keeps": {"2": "e5.house"}}, "table.keeps.2: there is no house to stand on"),
        ({"cards": {"e5": "G8.0"}, "keeps": {"1": "e5.tower"}}, "table.keeps.1: there is no house to stand on"),
        (
            {"cards": {"a1": "G6.0"}, "keeps": {"1": "a1.house"}, "keep_size": {"1": 2}},
            "table.keeps.1: its house is no completed one of 2 cards",
        ),
        (
            {"cards": {"e5": "G6.0"}, "keeps": {"1": "e5.house"}, "keep_size": {"1": 1}},
            "table.keeps.1: its house is no completed one of 1 cards",
        ),
    ],
)
def test_what_can_not_lie_so_is_refused(table: dict[str, Any], said: str) -> None:
    with pytest.raises(SignoriaError, match=said):
        castle(DRAWS, **table)


def test_what_is_asked_speaks_of_what_is_there() -> None:
    with pytest.raises(SignoriaError, match="agenda: G9 isn't drawn"):
        castle(lays("G9"), drawn={})
    with pytest.raises(SignoriaError, match="agenda: no card lies on e5"):
        castle(places("e5"))
