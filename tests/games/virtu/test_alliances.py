"""Chapter 18: alliances."""

from typing import Any

import pytest

from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.virtu.tables import action, asks, due, field, pile, points, token, virtu
from tests.positions import asked, legal, play, refusal

MEANS = {"3.L1": "envoy", "3.R1": "merchant", "3.R2": "admiral"}


def green(**table: Any) -> State:
    """Venice may make an alliance; it has crowns and ships."""
    return virtu(3, asks("make_alliance", 3), **{"palace": MEANS, **table})


@clause("VIR-18.1")
def test_one_alliance_a_winter_but_several_over_the_years() -> None:
    state = green(alliances={"3": {"france": 1}})
    play(state, "ally ottoman", "use L1 crown", "use R1 ship", "use R2 ship", "paid")
    assert pile(state, "alliances", "3") == {"ottoman": 1, "france": 1}
    assert asked(state) == {}


@clause("VIR-18.2")
def test_three_powers_with_one_ally_each() -> None:
    state = green(alliances={"3": {"ottoman": 1}})
    assert refusal(state, "ally ottoman") == "VIR-18.2"
    assert {
        move
        for move in (f"ally {power}" for power in ("france", "ottoman", "hre"))
        if refusal(state, move) != "not asked"
    } == {
        "ally france",
        "ally ottoman",
        "ally hre",
    }


@clause("VIR-18.3", "VIR-18.4", "VIR-X12")
def test_the_ottoman_empire_costs_a_crown_and_three_ships_for_anybody() -> None:
    """A foreign agent stands there and stops nobody."""
    state = green(agents={"ottoman": "2"}, spent=["tile_venice"])
    play(state, "ally ottoman")
    assert pile(state, "owed") == {"crown": 1, "ship": 3}
    play(state, "use L1 crown", "use R1 ship", "use R2 ship", "paid")
    assert pile(state, "alliances", "3", "ottoman") == 1


@clause("VIR-18.3")
def test_too_dear() -> None:
    assert refusal(green(palace={"3.L1": "envoy"}), "ally ottoman") == "VIR-18.3"


@clause("VIR-18.3", "VIR-18.14", "VIR-X12")
@pytest.mark.parametrize(("waived", "owed"), [("crown", {"ship": 3}), ("ship", {"crown": 1, "ship": 2})])
def test_the_own_agent_saves_any_one_symbol(waived: str, owed: dict[str, int]) -> None:
    state = green(agents={"ottoman": "3"})
    play(state, "ally ottoman")
    assert refusal(state, "waive cross") == "VIR-18.14"
    play(state, f"waive {waived}")
    assert pile(state, "owed") == owed


@clause("VIR-18.5", "VIR-18.6", "VIR-18.12", "VIR-X13")
def test_a_take_over_needs_the_own_agent_and_the_full_cost() -> None:
    table: dict[str, Any] = {"alliances": {"1": {"ottoman": 1}}}
    assert refusal(green(**table), "ally ottoman") == "VIR-18.5"
    assert refusal(green(agents={"ottoman": "2"}, **table), "ally ottoman") == "VIR-18.5"
    state = green(agents={"ottoman": "3"}, **table)
    play(state, "ally ottoman")
    assert pile(state, "owed") == {"crown": 1, "ship": 3}
    play(state, "use L1 crown", "use R1 ship", "use R2 ship", "paid")
    assert pile(state, "alliances") == {"3": {"ottoman": 1}}
    assert field(state, "agents") == {"ottoman": "3"}


@clause("VIR-18.7", "VIR-18.16", "VIR-X13")
def test_a_foreign_agent_bars_bonus_prestige_and_cross() -> None:
    table: dict[str, Any] = {"token": token(3), "alliances": {"1": {"hre": 1}}}
    state = virtu(3, action(), agents={"hre": "2"}, **table)
    play(state, "act")
    assert "use hre cross" not in legal(state)
    free = virtu(3, action(), **table)
    play(free, "act")
    assert "use hre cross" in legal(free)
    end = virtu(3, due("end_year"), ending=1, agents={"hre": "2"}, alliances={"1": {"hre": 1}})
    assert "alliances" not in points(end)
    assert points(end)["religion"] == 2
    assert points(virtu(3, due("end_year"), ending=1, alliances={"1": {"hre": 1}}))["religion"] == 4


@clause("VIR-18.8", "VIR-X14")
def test_the_bonus_is_on_the_left_field_until_it_is_used() -> None:
    state = virtu(3, action(3), token=token(4, seat=3), alliances={"3": {"ottoman": 1}})
    play(state, "act", "use ottoman ship")
    assert pile(state, "given") == {"cavalry": 1, "ship": 2}
    assert pile(state, "alliances") == 0 or "3" not in pile(state, "alliances")
    assert pile(state, "spent_alliances", "3", "ottoman") == 1
    assert not any("ottoman" in move for move in legal(state))


@clause("VIR-18.10")
@pytest.mark.parametrize(
    ("purpose", "able"),
    [
        ("annexation", True),
        ("campaign", True),
        ("trade", True),
        ("retreat", True),
        ("rule", False),
        ("alliance", False),
    ],
)
def test_where_the_ottoman_ships_serve(purpose: str, able: bool) -> None:
    state = virtu(3, asks("pay", purpose=purpose, after=None), alliances={"1": {"ottoman": 1}}, owed={"ship": 1})
    assert ("use ottoman ship" in legal(state)) == able


@clause("VIR-18.11", "VIR-18.13")
@pytest.mark.parametrize(
    ("purpose", "able"),
    [
        ("rule", True),
        ("patronage", True),
        ("purchase", True),
        ("removal", True),
        ("annexation", False),
        ("alliance", False),
    ],
)
def test_where_the_cross_of_the_empire_serves(purpose: str, able: bool) -> None:
    owed = {"crown": 1} if purpose == "patronage" else {"cross": 1} if purpose != "rule" else {}
    palace = {"1.L1": "cardinal"}
    state = virtu(3, asks("pay", purpose=purpose, after=None), alliances={"1": {"hre": 1}}, owed=owed, palace=palace)
    assert ("use hre cross" in legal(state)) == able


@clause("VIR-18.13")
def test_chamber_cards_do_not_pay_for_an_alliance() -> None:
    palace = {"3.action1": "envoy", "3.R1": "merchant", "3.R2": "admiral"}
    state = green(palace=palace, spent=["tile_venice"], sold={"3": 1})
    assert refusal(state, "ally ottoman") == "VIR-18.3"


@clause("VIR-18.15")
def test_an_own_agent_at_the_own_power_hinders_nothing_and_keeps_others_away() -> None:
    table: dict[str, Any] = {"agents": {"ottoman": "1"}, "alliances": {"1": {"ottoman": 1}}}
    assert refusal(green(**table), "ally ottoman") == "VIR-18.5"
    state = virtu(3, asks("pay", purpose="trade", after=None), **table)
    assert "use ottoman ship" in legal(state)


@clause("VIR-18.16")
def test_a_removed_agent_frees_the_bonus_at_once() -> None:
    state = virtu(3, asks("spy"), given={"mask": 1}, agents={"france": "2"}, alliances={"1": {"france": 1}})
    play(state, "lift_power france")
    end = virtu(3, due("end_year"), ending=1, alliances={"1": {"france": 1}})
    assert field(state, "agents") == {}
    assert points(end)["alliances"] == 1


@clause("VIR-X24", "VIR-11.15")
@pytest.mark.parametrize(
    ("allied", "effect"),
    [({}, "discount"), ({"1": {"ottoman": 1}}, "take_over"), ({"3": {"ottoman": 1}}, "guard")],
)
def test_greens_agent_at_a_power(allied: dict[str, dict[str, int]], effect: str) -> None:
    state = virtu(
        3,
        asks("spy", 3),
        asks("make_alliance", 3),
        given={"mask": 1},
        agent_supply={"3": 1},
        alliances=allied,
        palace=MEANS,
    )
    play(state, "spy_power ottoman")
    assert field(state, "agents") == {"ottoman": "3"}
    if effect == "guard":
        assert refusal(state, "ally ottoman") == "VIR-18.2"
    else:
        play(state, "ally ottoman")
        assert (asked(state)["decision"] == "waive") == (effect == "discount")
