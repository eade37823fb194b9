"""Chapter 16: the city track, the turn order, and a courtier place lost with a city."""

from typing import Any

import pytest

from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.virtu.tables import asks, due, field, lying, pile, virtu
from tests.positions import asked, legal, play, refusal

FIVE = {"siena": "1", "ravenna": "1", "bologna": "1"}


def falls(**table: Any) -> State:
    """Venice takes Pisa from Florence, which controlled five cities."""
    state = virtu(3, due("siege_turn", of="3"), **{"cities": FIVE, "units": {"3": {"pisa": 5}}, **table})
    play(state, "pass", "pass")
    return state


@clause("VIR-16.1")
def test_the_track_shows_the_number_of_cities() -> None:
    assert pile(virtu(3, cities=FIVE), "city_track") == {"1": 5, "2": 2, "3": 2}
    assert pile(falls(), "city_track") == {"1": 4, "2": 2, "3": 3}


@clause("VIR-16.2")
def test_a_disc_goes_on_top_of_those_on_its_field() -> None:
    state = virtu(
        3, due("annex", of="3", city="ferrara"), cities={"siena": "1", "benevento": "2"}, track=["2", "1", "3"]
    )
    assert field(state, "track") == ["3", "2", "1"]


@clause("VIR-16.4", "VIR-16.8")
def test_falling_under_five_a_card_of_a_lighter_place_must_go() -> None:
    palace = {"1.L1": "banker.spent", "1.L2": "envoy.spent", "1.R1": "merchant"}
    state = falls(palace=palace)
    assert asked(state) == {"decision": "lose_place", "seat": "1"}
    moves = [move for move in legal(state) if not move.startswith("use")]
    assert moves == ["move L2 R2", "discard L2"]
    assert refusal(state, "move L3 R2") == "VIR-16.8"
    assert refusal(state, "move L2 L1") == "VIR-16.4"
    play(state, "move L2 R2")
    assert (lying(state, "1.L2"), lying(state, "1.R2")) == (None, "envoy.spent")
    assert asked(state) == {}


@clause("VIR-16.4")
def test_with_all_places_full_the_card_is_discarded() -> None:
    palace = {"1.L1": "banker", "1.L2": "envoy", "1.R1": "merchant", "1.R2": "admiral"}
    state = falls(palace=palace)
    assert [move for move in legal(state) if not move.startswith("use")] == ["discard L2"]
    play(state, "discard L2")
    assert pile(state, "market", "envoy") == 5


@clause("VIR-16.4", "VIR-16.8")
@pytest.mark.parametrize(
    "table",
    [
        {"palace": {"1.L1": "banker"}},
        {"palace": {"1.L2": "envoy"}, "bonuses": {"1": {"copernicus": 1}}},
    ],
)
def test_nobody_is_asked_while_the_places_suffice(table: dict[str, Any]) -> None:
    assert asked(falls(**table)) == {}


@clause("VIR-16.5", "VIR-16.6")
def test_the_new_order_is_that_of_the_city_track() -> None:
    state = virtu(3, due("end_spring"), cities={"benevento": "2"}, track=["2", "3", "1"])
    assert field(state, "order") == ["2", "3", "1"]
    assert asked(state)["seat"] == "2"
    spring = virtu(3, due("begin_year"), order=["2", "3", "1"])
    assert asked(spring)["seat"] == "2"


@clause("VIR-16.7")
def test_on_the_last_field_nothing_moves() -> None:
    eight = dict.fromkeys(("siena", "ravenna", "bologna", "rome", "spoleto", "ancona"), "1")
    state = virtu(3, due("annex", of="1", city="terracina"), cities=eight, track=["2", "1", "3"])
    assert pile(state, "city_track", "1") == 8
    assert field(state, "track") == ["2", "1", "3"]


@clause("VIR-16.8")
def test_a_discard_of_one_card_may_not_be_enough() -> None:
    """The Prince still holds a place open; two cards lie on lighter ones."""
    palace = {"1.L2": "banker", "1.R3": "envoy"}
    state = falls(palace=palace, bonuses={"1": {"prince": 1}})
    play(state, "discard R3")
    assert asked(state) == {}
    assert lying(state, "1.L2") == "banker"
    assert asks("lose_place") == asked(falls(palace=palace))
