"""Acts are the only ways in which things move, and each looks after its own supply."""

from pathlib import Path
from random import Random

import pytest

from signoria.bots.playout import play_out
from signoria.games.rialto.table import COINS, COUNTED, HAND
from signoria.kernel.documents import write
from signoria.kernel.domain import SEATS, numbers
from signoria.kernel.errors import Broken
from signoria.kernel.game import Game
from signoria.kernel.moves import MoveTable
from signoria.kernel.piles import PileTable
from signoria.kernel.registry import find
from signoria.kernel.scores import Ledger
from signoria.kernel.state import State
from tests.games.rialto.tables import asks, rialto
from tests.positions import table_of


@pytest.fixture
def state() -> State:
    return rialto(3, asks("take_row", 1), coins={"1": 2})


def test_gain_comes_from_home_and_pay_goes_there(state: State) -> None:
    state.gain(COINS.of(1), 3)
    state.pay(COINS.of(0), 1)
    assert table_of(state)["coins"] == {"1": 1, "2": 3}
    assert table_of(state)["coin_supply"] == 26


@pytest.mark.parametrize("count", [3, -1])
def test_nobody_pays_what_isnt_there(state: State, count: int) -> None:
    before = write(state)
    with pytest.raises(Broken, match=r"pay -?\d (from|at) coins.1"):
        state.pay(COINS.of(0), count)
    assert write(state) == before


def test_nothing_comes_from_nowhere(state: State) -> None:
    before = write(state)
    with pytest.raises(Broken, match=r"gain 2 at count\.1: that can't be"):
        state.gain(COUNTED.of(0), 2)
    assert write(state) == before


def test_each_act_tells_one_event(state: State) -> None:
    state.journal = []
    state.gain(COINS.of(1), 3)
    state.take(COINS.of(1), COINS.of(2), 2)
    state.place(COINS.of(2), COINS.of(0))
    state.put_back(COINS.of(0), COINS.of(2))
    state.score(1, 4, -1)
    state.score(1, 4, 0)
    told = [event.document(state.game.piles, 0) for event in state.journal]
    assert [(event["event"], event["count"]) for event in told] == [
        ("gain", 3),
        ("take", 2),
        ("place", 1),
        ("return", 1),
        ("score", -1),
    ]
    assert told[0] == {
        "event": "gain",
        "thing": "coin",
        "count": 3,
        "seat": "2",
        "from": "coin_supply",
        "to": "coins.2",
    }


def test_an_event_out_of_sight_doesnt_tell_the_kind(state: State) -> None:
    state.journal = []
    state.gain(HAND.of(1, 2))
    event = state.journal[0]
    others = {"event": "gain", "thing": "card", "count": 1, "seat": "2", "from": "deck", "to": "hand.2"}
    assert event.document(state.game.piles, 0) == others
    owner = event.document(state.game.piles, 1)
    assert owner == {**others, "kind": "building", "from": "deck.building", "to": "hand.2.building"}


class Woods(State):
    """A table on which nothing lies but wood, of which there is always more."""


def test_an_endless_thing_comes_from_nowhere_and_goes_there() -> None:
    piles = PileTable()
    wood = piles.group("wood", piles.thing("wood", None), [SEATS], owned=True)
    ledger = Ledger(piles, {})
    piles.lay_out()
    game = Game("woods", "own", "2026-11", [2], MoveTable(), piles, ledger, [], [], [], [])
    woods = Woods(game, game.setup(2), piles.empty(2), [])
    woods.gain(wood.of(1), 40)
    woods.pay(wood.of(1), 39)
    assert woods.piles[wood.of(1)] == 1
    with pytest.raises(Broken, match=r"pay 2 from wood\.2: there are 1"):
        woods.pay(wood.of(1), 2)
    assert write(woods)["table"] == {"wood": {"2": 1}}


def test_an_endless_thing_has_no_home_and_piles_are_laid_out_once() -> None:
    piles = PileTable()
    wood = piles.thing("wood", None)
    with pytest.raises(ValueError, match="no home"):
        piles.group("supply", wood, [], home=True)
    with pytest.raises(ValueError, match="one total for each kind"):
        piles.thing("card", [1, 2], numbers("card", 1, 3))
    piles.lay_out()


def resident() -> int:
    """Bytes of memory in use."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read as Linux shows it")
def test_a_million_random_moves_leave_memory_where_it_was() -> None:
    game = find("rialto")
    setup = game.setup(4)
    rng = Random(1)
    played = 0
    while played < 50_000:
        played += play_out(game.new(setup), rng)
    before = resident()
    while played < 1_050_000:
        played += play_out(game.new(setup), rng)
    assert resident() - before < 2_000_000
