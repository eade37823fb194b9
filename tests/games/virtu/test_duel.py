"""Chapter 23: two seats, only in a duel of our own."""

from typing import Any

import pytest

from signoria.games.virtu import GAME
from signoria.games.virtu.atlas import CITIES
from signoria.kernel.errors import SignoriaError
from signoria.kernel.state import State
from signoria.text import Words
from tests.clauses import clause
from tests.games.virtu.tables import as_virtu, asks, due, field, pile, points, virtu
from tests.positions import legal, play, refusal

OURS = {"duel": "ours"}


def duel(first: str, second: str) -> State:
    state = GAME.new(GAME.setup(2, {"duel": "ours"}))
    play(state, "start 1", f"house {first}", f"house {second}")
    return state


@clause("VIR-23.1", "VIR-23.2")
def test_the_official_game_for_two_is_not_offered_and_the_words_say_so() -> None:
    with pytest.raises(SignoriaError, match="the official game for two isn't here"):
        GAME.setup(2)
    with pytest.raises(SignoriaError, match="for two seats"):
        GAME.setup(3, {"duel": "ours"})
    assert "not the official game" in Words("en", "virtu").say("option-duel-ours")
    assert "není to oficiální" in Words("cs", "virtu").say("option-duel-ours")


@clause("VIR-23.3")
def test_any_two_houses_on_side_25() -> None:
    state = GAME.new(GAME.setup(2, {"duel": "ours"}))
    play(state, "start 2")
    assert len(legal(state)) == 5
    state = duel("milan", "rome")
    assert as_virtu(state).atlas.side == "25"
    assert len(as_virtu(state).atlas.cities) == 30
    assert field(state, "houses") == {"1": "milan", "2": "rome"}


@clause("VIR-23.4")
def test_starting_cities_of_absent_houses_are_neutral() -> None:
    state = duel("milan", "naples")
    assert "florence" not in field(state, "control")
    assert pile(state, "tile_supply", "tile_florence") == 1
    assert "tile_rome_neutral" in pile(state, "tile_supply")
    assert pile(state, "units") == {"1": {"milan": 1, "genoa": 1}, "2": {"naples": 1, "palermo": 1}}
    assert "tile_rome_sign" in pile(duel("milan", "rome"), "tiles", "2")


@clause("VIR-23.5")
def test_without_milan_eight_cities_are_closed() -> None:
    state = as_virtu(duel("florence", "rome"))
    closed = [name for city, name in enumerate(CITIES.ids) if not state.atlas.open[city]]
    assert sorted(closed) == sorted(["nice", "turin", "milan", "genoa", "parma", "ragusa", "cagliari", "reggio"])
    assert "tile_nice" not in pile(state, "tile_supply")


@clause("VIR-23.6")
@pytest.mark.parametrize(("cathedrals", "expected"), [((1, 0), [4, 0]), ((1, 1), [0, 0]), ((0, 0), [0, 0])])
def test_religious_rewards(cathedrals: tuple[int, int], expected: list[int]) -> None:
    tiles: dict[str, Any] = {str(seat): {"cathedral": count} for seat, count in enumerate(cathedrals, 1)}
    state = virtu(2, due("end_year"), ending=1, tiles=tiles, options=OURS)
    assert [points(state, seat).get("religion", 0) for seat in (1, 2)] == expected


@clause("VIR-23.7")
def test_titles_of_absent_houses_are_removed() -> None:
    state = duel("florence", "rome")
    titles = [tile for tile in pile(state, "tile_supply") if tile.startswith(("duchy", "principality"))]
    assert sorted(titles) == ["duchy_florence", "duchy_rome", "principality_florence", "principality_rome"]
    table = virtu(2, asks("buy", after=None), treasury={"1": 30}, palace={"1.L1": "envoy"}, options=OURS)
    assert refusal(table, "buy_tile duchy_naples") == "VIR-17.18"
