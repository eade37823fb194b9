"""A position as a document: edited by hand, and told what is wrong where."""

import json
from typing import Any

import pytest

from signoria.kernel.documents import read, write
from signoria.kernel.errors import SignoriaError
from signoria.kernel.registry import find

GAME = find("rialto")

TURN = {"decision": "take_row", "seat": "1"}


def document(**changes: Any) -> dict[str, Any]:
    """A small table of three, with parts replaced."""
    whole: dict[str, Any] = {
        "game": "rialto",
        "seats": 3,
        "options": {},
        "table": {
            "round": 1,
            "round_tokens": ["cannaregio", "castello", "san_marco", "santa_croce", "san_polo", "dorsoduro"],
            "seating": ["1", "2", "3"],
            "doge": ["1", "2", "3"],
            "open_rows": ["1", "2", "3", "4"],
        },
        "agenda": [TURN],
    }
    for name, value in changes.items():
        if name in whole and name != "table":
            whole[name] = value
        else:
            whole["table"][name] = value
    return whole


def test_what_is_left_out_lies_at_home() -> None:
    table: Any = write(read(GAME, document(coins={"1": 4}, hand={"2": {"gold": 3}})))["table"]
    assert table["coin_supply"] == 26
    assert table["deck"]["gold"] == 8
    assert table["deck"]["doge"] == 11
    assert table["general_supply"] == {"1": 18, "2": 18, "3": 18}


def test_a_home_that_is_given_has_to_be_right() -> None:
    read(GAME, document(coins={"1": 4}, coin_supply=26))
    with pytest.raises(SignoriaError, match=r"table: there are 24 of coin; expected 30, as in the box"):
        read(GAME, document(coins={"1": 4}, coin_supply=20))


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"game": "chess"}, "game: 'chess' is another game; expected rialto"),
        ({"seats": 9}, "seats: 9 is out of range; expected 1 to 5"),
        ({"seats": "three"}, "seats: 'three' is no whole number; expected 1 to 5"),
        ({"options": {"varant": "base"}}, "there is no option 'varant'; the game has: variant"),
        ({"options": {"variant": "neutral"}}, "the variant with the neutral player is for two seats (RIA-0.3)"),
        ({"coins": {"1": 31}}, "table: there are 31 of coin; expected 30, as in the box"),
        ({"coins": {"4": 1}}, "table.coins: nobody sits at seat 4; expected seats 1 to 3"),
        ({"coins": {"1": -1}}, "table.coins.1: -1 is out of range; expected 0 to 999"),
        ({"coins": {"1": True}}, "table.coins.1: True is no whole number; expected 0 to 999"),
        ({"coins": 3}, "table.coins: 3 is no object; expected names with their values in braces"),
        ({"hand": {"1": {"gould": 1}}}, "table.hand.1: 'gould' is no card; expected one of gold"),
        ({"hand": {"1": {"gold": 12}}}, "table: there are 12 of card gold; expected 11, as in the box"),
        ({"hands": {}}, "table: 'hands' is unknown; expected one of "),
        ({"round": 7}, "table.round: 7 is out of range; expected 0 to 6"),
        ({"step": "G"}, "table.step: 'G' is no step; expected one of A, B, C, D, E, F"),
        ({"doge": ["1", "1", "2"]}, "table.doge: a member stands twice; expected every seat at most once"),
        ({"doge": ["1", "2"]}, "table.doge: the doge track needs each of the 3 markers once"),
        ({"doge": "1"}, "table.doge: '1' is no list; expected a list in brackets"),
        ({"bridges": {"venice": "x"}}, "table.bridges: 'venice' is no connection"),
        ({"agenda": [{"decision": "take_rov", "seat": "1"}]}, "agenda[0]: 'take_rov' is nothing that can be due"),
        ({"agenda": [{"decision": "take_row"}]}, "agenda[0].seat: None is no seat"),
        ({"agenda": [{"decision": "take_row", "seat": "5"}]}, "agenda[0].seat: nobody sits at seat 5"),
        (
            {"agenda": [TURN, {"decision": "build", "seat": "1"}]},
            "agenda[1]: worth is missing; expected worth of build",
        ),
        ({"agenda": [{**TURN, "worth": 1}]}, "agenda[0]: 'worth' is unknown; expected one of decision, seat"),
        ({"agenda": [7]}, "agenda[0]: 7 is no object"),
    ],
)
def test_a_wrong_document_says_what_is_wrong_where(changed: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SignoriaError) as wrong:
        read(GAME, document(**changed))
    assert str(wrong.value).startswith(sentence)


@pytest.mark.parametrize("nonsense", [None, 3, "x", [], {}, {"game": "rialto"}, {"game": "rialto", "seats": None}])
def test_no_document_at_all(nonsense: object) -> None:
    with pytest.raises(SignoriaError):
        read(GAME, nonsense)


def test_a_duty_on_top_is_carried_out_on_reading() -> None:
    state = read(GAME, document(agenda=[{"duty": "end_step"}, TURN], played={"1": {"gold": 2}}, step="B"))
    table: Any = write(state)["table"]
    assert table["discards"] == {"gold": 2}
    assert json.loads(json.dumps(write(state)))["agenda"] == [TURN]
