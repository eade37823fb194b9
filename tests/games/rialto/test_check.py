"""What `signoria data rialto` finds in facts that an owner of the box has changed."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from signoria.games.rialto.box import DATA
from signoria.games.rialto.check import faults


def other_copies(facts: dict[str, Any]) -> None:
    facts["cards"]["items"][0]["copies"] += 1


def other_order(facts: dict[str, Any]) -> None:
    facts["cards"]["items"].reverse()


def district_twice(facts: dict[str, Any]) -> None:
    facts["districts"]["items"][0]["id"] = facts["districts"]["items"][1]["id"]


def bank_moved(facts: dict[str, Any]) -> None:
    facts["districts"]["items"][0]["bank"] = "ultra"


def joined_twice(facts: dict[str, Any]) -> None:
    facts["connections"]["items"][0] = dict(facts["connections"]["items"][1])


def end_unknown(facts: dict[str, Any]) -> None:
    facts["connections"]["items"][0]["a"] = "XX"


def connection_missing(facts: dict[str, Any]) -> None:
    facts["connections"]["items"].pop()


def bridge_missing(facts: dict[str, Any]) -> None:
    facts["bridge_tokens"]["items"].pop()


def bridge_twice(facts: dict[str, Any]) -> None:
    facts["bridge_tokens"]["items"][0]["id"] = facts["bridge_tokens"]["items"][1]["id"]


def bridge_ends_swapped(facts: dict[str, Any]) -> None:
    token = facts["bridge_tokens"]["items"][0]
    token["low"], token["high"] = token["high"], token["low"]


def building_copies(facts: dict[str, Any]) -> None:
    facts["buildings"]["items"][0]["copies"] = 4


def building_colour(facts: dict[str, Any]) -> None:
    facts["buildings"]["items"][0]["colour"] = "red"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (other_copies, "cards: 78 copies, but the total is 77"),
        (other_order, "cards: one kind for each of the steps A to F in order"),
        (district_twice, "districts: CA stands twice"),
        (bank_moved, "banks: citra has 3 districts"),
        (joined_twice, "are joined twice"),
        (end_unknown, "connections: XX is no district"),
        (connection_missing, "connections: 11 are listed, but the count is 12"),
        (bridge_missing, "bridge_tokens: 5 are listed, but the count is 6"),
        (bridge_twice, "bridge_tokens: bridge_35 stands twice"),
        (bridge_ends_swapped, "bridge_tokens: bridge_34 needs a lower and a higher end between 3 and 6"),
        (building_copies, "buildings: 59 copies, but the total is 60"),
        (building_colour, "buildings: green_1 has the colour 'red'"),
    ],
)
def test_a_changed_fact_is_found(change: Callable[[dict[str, Any]], None], said: str) -> None:
    facts = deepcopy(DATA)
    change(facts)
    assert any(said in fault for fault in faults(facts)), faults(facts)
