"""Positions written down by hand: what doesn't go together is refused in a sentence."""

from typing import Any

import pytest

from signoria.games.carrara import GAME
from signoria.games.carrara.state import Carrara
from signoria.kernel.documents import digest, read, write
from signoria.kernel.errors import SignoriaError
from tests.games.carrara.tables import asks, building, carrara, scoring, turn
from tests.positions import legal, play

ADVANCED: dict[str, Any] = {"variant": "advanced"}


@pytest.mark.parametrize(
    ("agenda", "table", "said"),
    [
        ([turn()], {"stands": {"villa-1": "pisa"}}, r"table\.stands\.villa-1: nobody has built it"),
        ([turn()], {"built": {"1": {"villa-1": 1}}}, r"villa-1 is built and needs a city"),
        ([turn()], {**ADVANCED, "decoration_on": {"villa-1": "flag"}}, "something stands on villa-1"),
        (
            [turn()],
            {**ADVANCED, "boards": {"1": {"villa-1": "pisa"}}, "decoration_on": {"villa-1": "flag"}},
            "flag can't stand there, only coat_of_arms",
        ),
        (
            [turn()],
            {**ADVANCED, "boards": {"1": {"villa-1": "pisa"}}, "statue_on": {"villa-1": "flag"}},
            "flag is no statue",
        ),
        (
            [turn()],
            {**ADVANCED, "boards": {"1": {"villa-1": "pisa"}}, "statue_on": {"villa-1": "red"}},
            r"table\.ornaments\.1\.red: 1 of it stand on buildings",
        ),
        ([turn()], {**ADVANCED, "large_wheel": "red"}, "section I shows a decoration and the statue"),
        ([turn()], {**ADVANCED, "beside_court": {}}, "a gold statue for each pillar on a statue space"),
        ([turn()], {"holder": "1"}, "a visit has both"),
        (building(), {}, "something is being built, and it isn't said what"),
        ([asks("pay", 1, colour="purple", direct=0)], {"project": "villa-1"}, "something is being paid"),
        ([scoring()], {}, "a place is chosen for a pillar, and none is lifted"),
        ([asks("answer_visit", 1)], {}, "a visit is answered by a seat that has a pillar there"),
        ([asks("put_item", 1, item="flag", origin="storage")], ADVANCED, "flag is to be put somewhere, and isn't"),
    ],
)
def test_a_table_that_cannot_be_is_refused(agenda: list[dict[str, Any]], table: dict[str, Any], said: str) -> None:
    with pytest.raises(SignoriaError, match=said):
        carrara(2, *agenda, **table)


def test_what_is_kept_for_speed_follows_from_the_document() -> None:
    boards = {"1": {"villa-1": "pisa", "porta-8": "pisa"}, "2": {"villa-2": "lerici"}}
    state = carrara(
        2, turn(), variant="advanced", boards=boards, items={"porta-8": ["gold"]}, placed={"2": {"massa": 1}}, court={}
    )
    assert state.in_city[1] == 2
    assert state.statues_in[1] == 1
    assert state.of_kind[6 + 5] == 1
    assert state.taken[4] == 1
    again = read(state.game, write(state))
    assert isinstance(again, Carrara)
    assert digest(again) == digest(state)
    assert (again.owner, again.in_city, again.of_kind, again.taken) == (
        state.owner,
        state.in_city,
        state.of_kind,
        state.taken,
    )


def test_a_table_is_sound_before_its_wheels_are_laid() -> None:
    state = GAME.new(GAME.setup(2, {"variant": "advanced"}))
    play(state, "start 1")
    assert "rotate" in legal(state)[0]
    assert write(read(GAME, write(state))) == write(state)
