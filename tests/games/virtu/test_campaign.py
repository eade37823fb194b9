"""Chapter 10: campaigns."""

from typing import Any

from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.virtu.tables import action, asks, due, field, florins, pile, ready, token, virtu
from tests.positions import asked, legal, play, refusal


def campaign(**table: Any) -> State:
    """Florence wages war in chamber 5, which gives 1 cavalry."""
    return virtu(3, action(), **{"token": token(5), "units": {"1": {"florence": 1, "pisa": 1}}, **table})


@clause("VIR-10.1", "VIR-10.11", "VIR-3.28")
def test_a_cavalry_moves_a_unit_along_a_road_and_a_ship_over_a_sea() -> None:
    state = campaign()
    play(state, "act", "use tile_pisa ship", "paid")
    assert pile(state, "given") == {"cavalry": 1, "ship": 1}
    play(state, "lead pisa")
    assert refusal(state, "march ravenna") == "VIR-10.1"
    assert refusal(state, "sail florence") == "VIR-10.1"
    play(state, "sail ajaccio")
    assert pile(state, "units", "1") == {"florence": 1, "ajaccio": 1}
    play(state, "lead florence", "march siena")
    assert pile(state, "units", "1") == {"siena": 1, "ajaccio": 1}
    assert pile(state, "given") == 0


@clause("VIR-10.2", "VIR-10.5")
def test_units_move_several_times_each_move_paid_and_pass_own_cities() -> None:
    state = campaign(palace={"1.action5": "condottiere", "1.L1": "fam_naples_1"}, treasury={"1": 1})
    play(state, "act", "use L1 cavalry", "paid")
    assert pile(state, "given") == {"cavalry": 2}
    play(state, "lead pisa", "march florence", "lead florence", "march bologna")
    assert pile(state, "units", "1") == {"florence": 1, "bologna": 1}


@clause("VIR-10.3", "VIR-X22")
def test_by_road_to_an_own_port_and_then_over_two_seas() -> None:
    state = campaign(units={"1": {"florence": 1}}, palace={"1.L1": "merchant"})
    play(state, "act", "use L1 ship", "paid", "lead florence", "march pisa")
    assert pile(state, "given") == {"ship": 2}
    play(state, "lead pisa")
    assert refusal(state, "sail tunis") == "VIR-10.3"
    play(state, "sail terracina")
    assert pile(state, "units", "1") == {"terracina": 1}
    assert pile(state, "given") == 0


@clause("VIR-10.4")
def test_a_unit_before_a_foreign_city_stops() -> None:
    state = campaign(palace={"1.L1": "fam_naples_1"})
    play(state, "act", "use L1 cavalry", "paid", "lead florence", "march siena")
    assert refusal(state, "lead siena") == "VIR-10.4"
    assert refusal(state, "lead pisa") is None


@clause("VIR-10.6")
def test_several_sieges_against_neutral_cities_and_opponents() -> None:
    state = campaign(palace={"1.L1": "fam_naples_1"}, cities={"bologna": "2"}, units={"1": {"florence": 2}})
    play(state, "act", "use L1 cavalry", "paid", "lead florence", "march bologna", "lead florence", "march siena")
    assert pile(state, "units", "1") == {"bologna": 1, "siena": 1}


@clause("VIR-10.7", "VIR-13.31")
def test_war_symbols_of_the_chambers_cards_become_tokens() -> None:
    state = campaign(palace={"1.action5": "condottiere"}, treasury={"1": 1})
    play(state, "act", "use action war")
    assert pile(state, "own_war_tokens", "1") == 1
    assert florins(state) == 0
    assert not any("cavalry" in move for move in legal(state))
    courtier = campaign(palace={"1.L1": "condottiere"}, treasury={"1": 1})
    play(courtier, "act")
    assert not any("war" in move for move in legal(courtier))


@clause("VIR-10.7")
def test_the_florin_of_a_token_is_paid_at_once() -> None:
    state = campaign(palace={"1.action5": "condottiere"}, spent=["tile_pisa", "tile_florence"])
    play(state, "act")
    assert "use action war" not in legal(state)


@clause("VIR-10.8")
def test_one_war_symbol_gives_one_token() -> None:
    state = campaign(palace={"1.action5": "condottiere"}, treasury={"1": 9})
    play(state, "act", "use action war")
    assert pile(state, "own_war_tokens", "1") == 1
    assert florins(state) == 8
    assert "use action war" not in legal(state)


@clause("VIR-10.9")
def test_unused_tokens_go_back_at_the_end_of_spring() -> None:
    state = virtu(3, due("end_spring"), own_war_tokens={"1": 2, "3": 1})
    assert pile(state, "own_war_tokens") in (0, {})
    assert pile(state, "war_tokens") == 11


@clause("VIR-10.10")
def test_units_may_move_between_own_cities_without_a_siege() -> None:
    state = campaign()
    play(state, "act", "paid", "lead pisa", "march florence")
    assert pile(state, "units", "1") == {"florence": 2}
    assert asked(state) == {"decision": "close_turn", "seat": "1"}


@clause("VIR-18.10")
def test_the_ottoman_ships_serve_a_campaign_together() -> None:
    state = campaign(alliances={"1": {"ottoman": 1}})
    play(state, "act", "use ottoman ship", "paid")
    assert pile(state, "given") == {"cavalry": 1, "ship": 2}
    assert pile(state, "spent_alliances", "1", "ottoman") == 1


@clause("VIR-3.33")
def test_a_card_with_ships_and_war_gives_one_of_them() -> None:
    state = campaign(palace={"1.action5": "condottiere", "1.upgrade5": "admiral"}, treasury={"1": 2})
    play(state, "act", "use upgrade ship")
    assert not any(move.startswith("use upgrade") for move in legal(state))
    assert ready(state, "tile_pisa")
    assert field(state, "agents") == {}
    assert asks("pay", purpose="campaign", after="upgrade.ship") == asked(state)


@clause("VIR-13.12")
def test_cannons_are_for_sieges_and_give_no_war_tokens_in_a_campaign() -> None:
    state = campaign(bonuses={"1": {"cannons": 1}}, tiles={"1": {"cannons": 1}})
    play(state, "act")
    decision = state.agenda[-1]
    assert [move for move in decision.candidates(state) if decision.refusal(state, move) is None] == state.moves()
    assert "use cannons war" not in legal(state)
    assert refusal(state, "use cannons war") == "not asked"
