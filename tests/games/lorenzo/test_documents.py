"""Tables of Lorenzo that contradict themselves are refused; standing effects follow from what is held."""

from typing import Any

import pytest

from signoria.kernel.errors import SignoriaError
from tests.games.lorenzo.tables import cards, excommunicated, lorenzo, turn
from tests.positions import table_of


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        ({"order": ["1"]}, "table.order: the turn order needs each of the 2 seats once"),
        ({"floors": {"territory_1": "woods", "territory_2": "woods"}}, "table.floors: woods lies on 2 floors"),
        ({"floors": {"building_1": "woods"}}, "table.floors.building_1: woods lies in no tower of its type"),
        ({"floors": {"market_1": "woods"}}, "table.floors.market_1: woods lies in no tower of its type"),
        ({"white_placed": {"1": 1}}, "table.stands: 1.white has to stand on a space exactly if it is placed"),
        ({"cards": {"3": {"woods": 1}}}, "table.cards: nobody sits at seat 3"),
        ({"cards": {"1": {"woods": 1}, "2": {"woods": 1}}}, "table.cards: woods is taken twice"),
        ({"taken": {"woods": 1}}, "table.cards: woods is taken exactly if somebody has it"),
        ({"cards": {"1": {"woods": 2}}}, "table.cards.1.woods: 2 is out of range"),
        ({"cards": cards("woods"), "floors": {"territory_1": "woods"}}, "table.cards: woods is taken exactly"),
        ({"stands": {"3.white": "market_1"}}, "nobody sits at seat 3"),
    ],
)
def test_a_contradiction_is_named(table: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SignoriaError) as refused:
        lorenzo(2, {"decision": "take_turn", "seat": "1"}, **table)
    assert sentence in str(refused.value)


def test_standing_effects_follow_from_what_is_held() -> None:
    state = turn(cards=cards("warlord", "dame", "woods", "preacher"), **excommunicated("X17"))
    assert table_of(state)["standing"]["1"] == {
        "cards.territory": 1,
        "cards.character": 3,
        "raises.territory": 2,
        "raises.character": 2,
        "adds.white": -1,
        "adds.black": -1,
        "adds.orange": -1,
        "cheaper.character.coin": 1,
        "no_floor_bonus.3": 1,
        "no_floor_bonus.4": 1,
    }


def test_leaders_and_the_one_that_is_copied_stand_too() -> None:
    leaders = {"1": {"lorenzo_de_medici": 1}, "2": {"sigismondo_malatesta": 1}}
    state = turn(variant="advanced", leaders=leaders, copied="sigismondo_malatesta")
    assert table_of(state)["standing"] == {"1": {"adds.neutral": 3}, "2": {"adds.neutral": 3}}
