"""Chapters 8 and 9: trade and annexation."""

from typing import Any

import pytest

from signoria.games.virtu.atlas import CITIES
from signoria.games.virtu.rules.annexation import crowns_for, ships_for
from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.virtu.tables import action, as_virtu, field, florins, pile, ready, token, virtu
from tests.positions import legal, play, refusal

CROWNS = {"1.L1": "envoy", "1.R1": "gonfalonier", "1.R2": "fam_venice_2"}


def annexing(seats: int = 3, **table: Any) -> State:
    """Florence annexes in chamber 2 with six crowns on three courtiers."""
    return virtu(seats, action(), token=token(2, seats), **{"palace": CROWNS, **table})


def price(state: State, city: str, seat: int = 0) -> tuple[int, int]:
    """Crowns and ships."""
    place = CITIES.ids.index(city)
    return crowns_for(as_virtu(state), seat, place), ships_for(as_virtu(state), seat, place)


@clause("VIR-8.1", "VIR-18.10")
def test_each_ship_brings_two_florins() -> None:
    state = virtu(3, action(), token=token(3), palace={"1.action3": "merchant"}, alliances={"1": {"ottoman": 1}})
    play(state, "act", "use tile_pisa ship", "use ottoman ship", "paid")
    assert florins(state) == 2 * (2 + 1 + 2)


@clause("VIR-8.2")
def test_a_trade_needs_a_card_with_it_in_the_chamber() -> None:
    for chamber in range(1, 6):
        state = virtu(3, action(), token=token(chamber), treasury={"1": 5})
        for move in [move for move in legal(state) if move == "act"]:
            play(state, move)
            assert "use tile_pisa ship" not in legal(state) or pile(state, "given", "cavalry") == 1
    state = virtu(3, action(), token=token(3), palace={"1.action3": "merchant"})
    play(state, "act", "paid")
    assert florins(state) == 4


@clause("VIR-9.1")
def test_only_a_neutral_city() -> None:
    state = annexing(cities={"siena": "2"})
    assert refusal(state, "annex siena") == "VIR-9.1"
    assert refusal(state, "annex ravenna") is None


@clause("VIR-9.1")
def test_one_city_an_action() -> None:
    state = annexing()
    play(state, "annex ravenna", "use L1 crown", "use R1 crown", "paid")
    assert not any(move.startswith("annex") for move in legal(state))


@clause("VIR-9.2", "VIR-11.12", "VIR-X3")
def test_an_agent_changes_the_value_for_its_owner_and_for_the_others() -> None:
    """Ancona has the value 2."""
    around = {"ravenna": "1", "spoleto": "2"}
    assert price(annexing(cities=around), "ancona") == (3, 0)
    with_agent = annexing(cities=around, agents={"ancona": "1"})
    assert price(with_agent, "ancona", 0) == (2, 0)
    assert price(with_agent, "ancona", 1) == (4, 0)


@clause("VIR-9.3", "VIR-9.4", "VIR-X1")
def test_red_annexes_ravenna_for_three_crowns() -> None:
    state = annexing()
    assert price(state, "ravenna") == (3, 0)
    play(state, "annex ravenna")
    assert pile(state, "owed") == {"crown": 3}
    play(state, "use L1 crown")
    assert refusal(state, "paid") == "VIR-3.36"
    play(state, "use R1 crown", "paid")
    assert field(state, "control")["ravenna"] == "1"


@clause("VIR-9.3")
def test_too_few_crowns() -> None:
    state = annexing(palace={"1.L1": "envoy"}, spent=["tile_florence"], sold={"1": 1})
    assert refusal(state, "annex ravenna") == "VIR-9.3"
    assert legal(state)[0] == "pass"


@clause("VIR-9.4")
def test_an_inland_city_needs_a_road_from_an_own_city() -> None:
    state = annexing()
    assert refusal(state, "annex benevento") == "VIR-9.4"
    assert price(annexing(cities={"spoleto": "1"}), "benevento") == (3, 0)


@clause("VIR-9.5", "VIR-X2")
def test_red_annexes_terracina_over_two_seas() -> None:
    state = annexing(agents={"terracina": "3"}, cities={"rome": None})
    assert price(state, "terracina") == (3, 2)
    play(state, "annex terracina", "use L1 crown", "use R2 ship", "use tile_florence crown", "paid")
    assert field(state, "control")["terracina"] == "1"


@clause("VIR-9.5")
def test_by_sea_one_needs_an_own_port() -> None:
    state = annexing(cities={"pisa": None})
    assert refusal(state, "annex terracina") == "VIR-9.5"


@clause("VIR-9.6")
@pytest.mark.parametrize(
    ("city", "ships"), [("ajaccio", 1), ("palermo", 2), ("messina", 2), ("tunis", 3), ("bari", 4), ("ravenna", 0)]
)
def test_seas_between_pisa_and_another_port(city: str, ships: int) -> None:
    """Pisa lies on the Ligurian Sea; Ajaccio and Messina on two; by road nothing is sailed."""
    assert price(annexing(cities={"palermo": None}), city)[1] == ships


@clause("VIR-9.7")
def test_pirate_ports_are_not_annexed_but_serve_as_own_ones() -> None:
    assert refusal(annexing(cities={"pisa": "1"}), "annex ajaccio") == "VIR-9.7"
    state = annexing(cities={"pisa": None, "ajaccio": "1"})
    assert price(state, "terracina") == (2, 1)


@clause("VIR-9.8", "VIR-16.2")
def test_the_effect_of_an_annexation() -> None:
    state = annexing(track=["2", "3", "1"])
    play(state, "annex ravenna", "use L1 crown", "use R1 crown", "paid")
    assert ready(state, "tile_ravenna")
    assert pile(state, "city_track", "1") == 3
    assert field(state, "track") == ["1", "2", "3"]


@clause("VIR-9.9")
def test_an_agent_in_the_city_stays() -> None:
    state = annexing(agents={"ravenna": "3"})
    play(state, "annex ravenna", "use L1 crown", "use R1 crown", "paid")
    assert field(state, "agents") == {"ravenna": "3"}


@clause("VIR-9.10", "VIR-13.1")
def test_besiegers_do_not_hinder_the_annexation_and_go_on() -> None:
    state = virtu(
        3, action(), {"duty": "siege_turn", "of": "3"}, token=token(2), palace=CROWNS, units={"3": {"ravenna": 3}}
    )
    play(state, "annex ravenna", "use L1 crown", "use R1 crown", "paid", "pass")
    assert field(state, "attacker") == "3"
    assert field(state, "defender") == "1"
    play(state, "pass", "pass")
    assert field(state, "control")["ravenna"] == "3"


@clause("VIR-9.11")
def test_an_adjusted_value_of_nothing_costs_a_crown() -> None:
    """Terracina has the value 1."""
    state = annexing(cities={"rome": "1"}, agents={"terracina": "1"})
    assert price(state, "terracina") == (1, 0)


@clause("VIR-9.12")
def test_crosses_do_not_pay_for_an_annexation() -> None:
    state = annexing(palace={"1.L1": "cardinal", "1.R1": "counsellor"}, sold={"1": 1})
    play(state, "annex ravenna")
    assert not any("cross" in move for move in legal(state))
