"""Clauses 3.1 to 3.19: chambers, courtier places, cards and tiles."""

from typing import Any

import pytest

from signoria.games.virtu.box import ACTIONS, ARROW_INTO, CARD_COST, CHAMBER_ACTIONS, COURTIERS, KINDS, OPEN_AT_START
from signoria.games.virtu.rules.places import lighter_open
from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.virtu.tables import action, as_virtu, asks, due, florins, lying, pile, points, ready, token, virtu
from tests.positions import legal, play, refusal


def opened(state: State, seat: int = 0) -> int:
    return lighter_open(as_virtu(state), seat)


@clause("VIR-3.1")
def test_five_palaces_with_five_chambers_and_no_trade() -> None:
    assert [len(chambers) for chambers in CHAMBER_ACTIONS] == [5] * 5
    assert len({tuple(chambers) for chambers in CHAMBER_ACTIONS}) == 5
    assert all(sorted(chambers) == sorted(CHAMBER_ACTIONS[0]) for chambers in CHAMBER_ACTIONS)
    assert not any(ACTIONS.ids.index("trade") in chambers for chambers in CHAMBER_ACTIONS)


@clause("VIR-3.2")
def test_six_courtier_places_of_which_three_are_open() -> None:
    assert [place for place, is_open in zip(COURTIERS.ids, OPEN_AT_START, strict=True) if is_open] == ["L1", "R1", "R2"]
    assert COURTIERS.size == 6
    state = virtu(3, asks("settle_card", card="merchant"), basket={"merchant": 1})
    assert legal(state)[:2] == ["settle L1", "settle R1"]
    assert refusal(state, "settle L2") == "VIR-3.4"


@clause("VIR-3.3", "VIR-16.3", "VIR-7.7", "VIR-7.11")
def test_what_opens_a_lighter_place() -> None:
    assert opened(virtu(3)) == 0
    assert opened(virtu(3, tiles={"1": {"principality_florence": 1}})) == 1
    assert opened(virtu(3, tiles={"1": {"duchy_florence": 1}})) == 0
    assert opened(virtu(3, bonuses={"1": {"copernicus": 1}})) == 1
    assert opened(virtu(3, bonuses={"1": {"prince": 1}})) == 1
    more = {"siena": "1", "ravenna": "1"}
    assert opened(virtu(3, cities=more)) == 0
    assert opened(virtu(3, cities={**more, "bologna": "1"})) == 1


@clause("VIR-3.3")
def test_at_most_three_lighter_places_are_open() -> None:
    tiles = {"1": {"principality_florence": 1, "kingdom": 1}}
    assert opened(virtu(3, tiles=tiles, bonuses={"1": {"copernicus": 1, "prince": 1}})) == 3


@clause("VIR-3.4")
def test_lighter_places_are_a_number_not_fixed_fields() -> None:
    palace = {"1.L1": "merchant", "1.R1": "banker", "1.R2": "admiral"}
    state = virtu(
        3, asks("settle_card", card="envoy"), palace=palace, bonuses={"1": {"copernicus": 1}}, basket={"envoy": 1}
    )
    assert [move for move in legal(state) if move.startswith("settle")] == ["settle L2", "settle R3"]
    play(state, "settle R3")
    assert lying(state, "1.R3") == "envoy.new"
    again = virtu(
        3,
        asks("settle_card", card="envoy"),
        palace={**palace, "1.L3": "cardinal"},
        bonuses={"1": {"copernicus": 1}},
        basket={"envoy": 1},
    )
    assert refusal(again, "settle R3") == "VIR-3.4"


@clause("VIR-3.5")
def test_a_lighter_place_may_be_used_while_normal_ones_are_free() -> None:
    state = virtu(3, asks("settle_card", card="envoy"), bonuses={"1": {"copernicus": 1}}, basket={"envoy": 1})
    assert legal(state)[:4] == ["settle L1", "settle L2", "settle R1", "settle R3"]


@clause("VIR-3.6")
def test_an_exhausted_title_keeps_its_place_open() -> None:
    spent = virtu(3, tiles={"1": {"principality_florence": 1}}, spent=["principality_florence"])
    assert opened(spent) == 1


@clause("VIR-3.7")
def test_one_arrow_for_each_side() -> None:
    assert sorted(ARROW_INTO) == [-1, -1, -1, 0, 1]


@clause("VIR-3.8", "VIR-13.24")
def test_trophies_lie_with_their_winner() -> None:
    assert pile(virtu(3, trophies={"1": {"2": 1}}), "trophies", "1", "2") == 1


@clause("VIR-3.9", "VIR-3.10")
def test_a_gained_character_lies_in_the_palace_at_once() -> None:
    state = virtu(3, due("purchases", of="1"), treasury={"1": 3})
    play(state, "buy_card merchant", "pass", "paid")
    assert [move for move in legal(state) if not move.startswith("use")] == ["settle L1", "settle R1"]
    play(state, "settle R1")
    assert lying(state, "1.R1") == "merchant.new"
    assert pile(state, "cards", "1", "merchant") == 1


@clause("VIR-3.10")
def test_an_occupied_place_takes_no_card() -> None:
    state = virtu(3, asks("settle_card", card="envoy"), palace={"1.L1": "merchant"}, basket={"envoy": 1})
    assert "settle L1" not in legal(state)
    assert refusal(state, "settle L1") == "VIR-3.10"


@clause("VIR-3.11")
def test_an_action_card_replaces_the_chambers_action_and_symbol() -> None:
    """Chamber 3 of Florence rules and gives a crown; the Merchant trades there."""
    state = virtu(3, action(), token=token(3), palace={"1.action3": "merchant"})
    play(state, "act")
    assert "use tile_pisa ship" in legal(state)
    assert pile(state, "given") == {"ship": 2}
    reorganise = virtu(3, asks("reorganise", shifts=8, last=None), palace={"1.L1": "banker"})
    assert refusal(reorganise, "move L1 action4") == "VIR-3.11"


@clause("VIR-3.12")
def test_a_chamber_holds_one_upgrade() -> None:
    palace = {"1.action4": "assassin", "1.upgrade4": "banker", "1.L1": "counsellor", "1.R1": "envoy"}
    state = virtu(3, asks("reorganise", shifts=8, last=None), palace=palace)
    assert refusal(state, "move L1 upgrade4") == "VIR-3.12"
    assert refusal(state, "move R1 action4") == "VIR-3.12"


@clause("VIR-3.13", "VIR-17.8")
def test_a_card_without_an_action_may_not_be_left_alone() -> None:
    palace = {"1.action4": "assassin", "1.upgrade4": "banker"}
    state = virtu(3, asks("reorganise", shifts=8, last=None), palace=palace)
    assert refusal(state, "pass") is None
    play(state, "move action4 L1")
    assert refusal(state, "pass") == "VIR-17.8"


@clause("VIR-3.14")
def test_an_upgrades_own_action_has_no_effect() -> None:
    palace = {"1.action3": "gonfalonier", "1.upgrade3": "merchant"}
    state = virtu(3, action(), token=token(3), palace=palace)
    play(state, "act")
    assert pile(state, "given") == {"crown": 2}
    assert not any("ship" in move for move in legal(state))


@clause("VIR-3.15", "VIR-X25")
def test_action_and_upgrade_cards_are_never_turned() -> None:
    """Campaign: both cards show cavalry and war; each gives one kind, and both stay as they are."""
    palace = {"1.action5": "condottiere", "1.upgrade5": "admiral"}
    state = virtu(3, asks("pay", purpose="campaign", after=None), token=token(5), palace=palace, treasury={"1": 2})
    uses = [move for move in legal(state) if move.split()[1:2] in (["action"], ["upgrade"])]
    assert uses == ["use action cavalry", "use action war", "use upgrade ship", "use upgrade war"]
    play(state, "use action cavalry")
    assert [move for move in legal(state) if " action " in move] == []
    play(state, "use upgrade war")
    assert (lying(state, "1.action5"), lying(state, "1.upgrade5")) == ("condottiere", "admiral")
    assert pile(state, "given") == {"cavalry": 2}
    assert pile(state, "own_war_tokens", "1") == 1


@clause("VIR-3.16", "VIR-3.23")
def test_courtiers_are_available_or_exhausted() -> None:
    state = virtu(3, action(), token=token(3), palace={"1.L1": "gonfalonier", "1.R1": "envoy.spent"})
    play(state, "act")
    assert "use L1 crown" in legal(state)
    assert refusal(state, "use R1 crown") == "VIR-3.23"
    play(state, "use L1 crown")
    assert lying(state, "1.L1") == "gonfalonier.spent"


@clause("VIR-3.17")
def test_bonus_cards_lie_outside_the_palace() -> None:
    state = virtu(3, asks("choose_bonus"))
    play(state, "bonus columbus")
    assert pile(state, "bonuses", "1", "columbus") == 1
    assert lying(state, "1.L1") is None


@clause("VIR-3.18", "VIR-9.8", "VIR-17.21")
def test_tiles_come_available_but_for_cathedrals_and_conquered_ones() -> None:
    state = virtu(3, action(), token=token(2), palace={"1.L1": "envoy", "1.R1": "envoy"})
    play(state, "annex ravenna", "use L1 crown", "use R1 crown", "paid")
    assert ready(state, "tile_ravenna")
    winter = virtu(
        3,
        due("purchases", of="1"),
        due("end_purchases", of="1"),
        action(2),
        treasury={"1": 12},
        palace={"1.L1": "cardinal", "1.R1": "gonfalonier"},
    )
    play(
        winter, "buy_tile guild", "buy_tile cathedral", "pass", "use L1 cross", "use R1 crown", "paid", "build florence"
    )
    assert ready(winter, "guild")
    assert not ready(winter, "cathedral")
    assert pile(winter, "spent_tiles", "1", "cathedral") == 1


@clause("VIR-3.19")
def test_what_has_no_cost_is_never_bought() -> None:
    state = virtu(3, asks("buy", after=None), treasury={"1": 99})
    assert refusal(state, "buy_tile cannons") == "VIR-3.19"
    assert refusal(state, "buy_tile tile_siena") == "not asked"
    assert not any("fam_" in move or "machiavelli" in move for move in legal(state))
    assert all(sum(CARD_COST[card * KINDS : (card + 1) * KINDS]) > 0 for card in range(12))


@clause("VIR-3.30", "VIR-3.31")
@pytest.mark.parametrize(("chamber", "given"), [(3, {"crown": 1}), (5, {"cavalry": 1}), (4, {"mask": 1})])
def test_printed_symbols_of_the_chambers(chamber: int, given: dict[str, int]) -> None:
    state = virtu(3, action(), token=token(chamber))
    play(state, "act")
    assert pile(state, "given") == given


@clause("VIR-3.30")
def test_patronage_and_annexation_give_nothing() -> None:
    state = virtu(3, action(), token=token(2), palace={"1.L1": "envoy", "1.R1": "envoy"})
    play(state, "annex ravenna")
    assert pile(state, "given") == 0
    state = virtu(3, action(), palace={"1.L1": "envoy"}, treasury={"1": 4})
    play(state, "act")
    assert pile(state, "given") == 0


@clause("VIR-3.25", "VIR-3.34")
def test_florins_of_a_chambers_card_beyond_the_price_are_lost_those_of_others_are_kept() -> None:
    """The first step costs 1 florin and a crown; the Humanist in the chamber gives 2 florins or a crown."""
    table: dict[str, Any] = {"token": token(1), "palace": {"1.action1": "humanist", "1.L1": "gonfalonier"}}
    state = virtu(3, action(), **table)
    play(state, "act", "use action florin", "use tile_florence crown", "paid")
    assert florins(state) == 0
    state = virtu(3, action(), **table)
    play(state, "act", "use action crown", "use tile_florence florin", "paid")
    assert florins(state) == 1


@clause("VIR-20.6", "VIR-20.17")
def test_points_on_cards_count_wherever_they_lie() -> None:
    state = virtu(3, due("end_year"), ending=1, palace={"1.action2": "pope"}, agents={"1.2": "2"})
    assert points(state)["cards"] == 1
