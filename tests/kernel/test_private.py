"""Private piles: their owner sees them, and nobody else even how many lie there."""

from typing import Any

import pytest

from signoria.kernel.documents import read, write
from signoria.kernel.domain import SEATS, Domain
from signoria.kernel.events import GAIN, Event
from signoria.kernel.fields import PRIVATE
from signoria.kernel.game import Game
from signoria.kernel.moves import MoveTable
from signoria.kernel.piles import NOWHERE, PileTable
from signoria.kernel.scores import Ledger
from signoria.kernel.setup import Setup
from signoria.kernel.state import State
from signoria.kernel.view import view

COLOURS = Domain("colour", ["white", "red"])
PILES = PileTable()
_COIN = PILES.thing("coin", None)
PURSE = PILES.group("purse", _COIN, [SEATS], owned=True, seen=PRIVATE)
_BLOCK = PILES.thing("block", [3, 3], COLOURS)
BAG = PILES.group("bag", _BLOCK, [COLOURS], home=True)
BLOCKS = PILES.group("blocks", _BLOCK, [SEATS, COLOURS], owned=True, seen=PRIVATE)
LEDGER = Ledger(PILES, {"point": 1})
PILES.lay_out()


class Purses(Game):
    def blank(self, setup: Setup) -> State:
        return State(self, setup, PILES.empty(setup.seats), [])


GAME = Purses("purses", "ours", "2026-11", [2], MoveTable(), PILES, LEDGER, [], [], [], [])
TABLE = {"purse": {"1": 7, "2": 4}, "blocks": {"2": {"red": 2}}}


def state() -> State:
    document: Any = {"game": "purses", "seats": 2, "table": TABLE}
    return read(GAME, document)


def shown(seat: int | None) -> dict[str, Any]:
    table = view(state(), seat)["table"]
    assert isinstance(table, dict)
    return {name: table[name] for name in ("purse", "blocks")}


def test_the_owner_sees_what_lies_there_and_the_others_not_how_many() -> None:
    assert shown(0) == {"purse": {"1": 7, "2": None}, "blocks": {"1": {}, "2": None}}
    assert shown(1) == {"purse": {"1": None, "2": 4}, "blocks": {"1": None, "2": {"red": 2}}}
    assert shown(None) == {"purse": {"1": None, "2": None}, "blocks": {"1": None, "2": None}}


def test_the_document_holds_it_all() -> None:
    table = write(state())["table"]
    assert isinstance(table, dict)
    assert {name: table[name] for name in TABLE} == TABLE


def test_what_moves_in_the_open_is_told() -> None:
    event = Event(GAIN, BAG.of(1), BLOCKS.of(0, 1), 1)
    assert event.document(PILES, 1)["kind"] == "red"
    coins = Event(GAIN, NOWHERE, PURSE.of(0), 5).document(PILES, 1)
    assert (coins["seat"], coins["count"], coins["to"]) == ("1", 5, "purse.1")


def test_a_private_group_has_owners() -> None:
    with pytest.raises(ValueError, match="nobody owns it"):
        PileTable().group("purse", None, [COLOURS], seen=PRIVATE)
