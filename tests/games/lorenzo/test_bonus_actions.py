"""Chapter 8: bonus actions."""

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.lorenzo.tables import asks, cards, excommunicated, gained, goods, lorenzo, mine, owns, turn
from tests.positions import asked, legal, play, refusal, table_of

ONES = {"white": "1", "black": "1", "orange": "1"}


@clause("LOR-8.1")
def test_a_bonus_action_is_optional_and_needs_no_member() -> None:
    floors = {"character_1": "captain", "territory_2": "village"}
    state = turn(floors=floors, goods=mine(coin=4))
    play(state, "place white character_1", "effect gains")
    assert legal(state) == ["take territory_2", "pass"]
    play(state, "pass")
    assert goods(state) == {"military": 2}
    assert list(table_of(state)["stands"]) == ["1.white"]


@clause("LOR-8.15")
def test_a_bonus_action_without_any_card_to_take_is_not_asked() -> None:
    state = turn(floors={"character_1": "captain"}, goods=mine(coin=4))
    play(state, "place white character_1", "effect bonus_action")
    assert goods(state) == {"military": 2}
    assert not state.agenda


@clause("LOR-8.2", "LOR-14.26", "LOR-14.12")
@pytest.mark.parametrize(
    ("table", "servants", "reached"),
    [
        ({}, 0, 3),
        ({"cards": cards("warlord")}, 0, 4),
        ({}, 1, 4),
        (excommunicated("X21"), 0, 1),
        ({"cards": cards("warlord"), **excommunicated("X21")}, 0, 2),
        (excommunicated("X21"), 1, 2),
    ],
)
def test_its_value_is_raised_and_lowered(table: dict[str, Any], servants: int, reached: int) -> None:
    """Captain takes a territory with value 6."""
    land = ["woods", "village", "forest", "city"]
    floors = {"character_1": "captain", **{f"territory_{floor + 1}": card for floor, card in enumerate(land)}}
    state = turn(goods=mine(coin=4, servant=servants), floors=floors, **table)
    play(state, "place white character_1", *["servants 0"] * servants, "effect gains")
    assert legal(state) == [*(f"take territory_{floor + 1}" for floor in range(reached)), "pass"]


@clause("LOR-8.2")
def test_servants_for_a_bonus_action_follow_the_rate() -> None:
    floors = {"character_1": "captain", "territory_4": "city"}
    state = turn(floors=floors, goods=mine(coin=4, servant=3), **excommunicated("X26"))
    play(state, "place white character_1", "servants 0", "effect gains", "take territory_4")
    assert refusal(state, "servants 1") == "LOR-8.3"
    assert legal(state) == ["servants 2", "servants 3"]
    play(state, "servants 2")
    assert goods(state) == {"servant": 1, "military": 2, "wood": 2, "coin": 3}


@clause("LOR-8.3", "LOR-8.6")
def test_the_usual_rules_hold_for_the_card() -> None:
    floors = {
        "character_1": "ambassador",
        "territory_2": "village",
        "territory_3": "forest",
        "building_2": "cathedral",
        "building_1": "chapel",
        "venture_4": "crusade",
        "character_4": "warlord",
    }
    state = turn(
        floors=floors, goods=mine(coin=8, wood=2), stands={"2.white": "territory_1"}, cards=cards("woods", "city")
    )
    play(state, "place white character_1", "effect gains", "privilege faith")
    assert refusal(state, "take territory_1") == "LOR-6.11"
    assert refusal(state, "take territory_2") == "LOR-7.2"
    assert refusal(state, "take building_2") == "LOR-6.13"
    assert refusal(state, "take venture_4") == "LOR-7.8"
    # Two coins are left: the fee for the tower in which the placed member stands can't be paid.
    assert refusal(state, "take character_4") == "LOR-6.7"
    assert legal(state) == ["take building_1", "pass"]


@clause("LOR-8.3")
def test_a_value_that_falls_short_is_named() -> None:
    floors = {"character_1": "abbess", "territory_3": "forest", "territory_1": "woods"}
    state = turn(floors=floors, goods=mine(coin=3))
    play(state, "place white character_1", "effect gains")
    assert refusal(state, "take territory_3") == "LOR-8.3"


@clause("LOR-8.4", "LOR-6.6")
def test_the_member_just_placed_counts_for_the_fee() -> None:
    floors = {"character_1": "patron", "character_3": "warlord"}
    state = turn(floors=floors, goods=mine(coin=6))
    play(state, "place white character_1", "take character_3")
    # 3 for Patron, 3 for the tower, Warlord is free by the discount of 2.
    assert goods(state) == {"stone": 1, "military": 3}


@clause("LOR-8.5", "LOR-6.10")
def test_a_bonus_action_may_take_a_second_card_of_the_same_tower() -> None:
    floors = {"character_1": "patron", "character_3": "warlord"}
    state = turn(floors=floors, goods=mine(coin=6))
    play(state, "place white character_1", "take character_3")
    assert owns(state, "patron")
    assert owns(state, "warlord")


@clause("LOR-8.7")
def test_a_bonus_harvest_needs_no_space() -> None:
    stands = {"2.white": "harvest_small", "1.black": "harvest_large"}
    state = turn(3, floors={"character_1": "cardinal"}, goods=mine(coin=4), stands=stands, cards=cards("gravel_pit"))
    play(state, "place white character_1", "effect gains", "servants 0")
    assert goods(state) == {"faith": 2, "wood": 1, "stone": 3, "servant": 1}
    # With two players the large spaces are covered; a bonus production plays no part in that either.
    two = turn(floors={"character_1": "bishop"}, goods=mine(coin=5), stands={"2.white": "production_small"})
    play(two, "place white character_1", "effect bonus_action", "servants 0")
    assert goods(two) == {"coin": 2, "military": 1, "faith": 1}


@clause("LOR-8.8")
def test_a_bonus_harvest_below_1_cannot_be_carried_out() -> None:
    floors = {"venture_1": "improving_the_roads"}
    state = turn(floors=floors, goods=mine(coin=4, servant=3), **excommunicated("X16"))
    play(state, "place white venture_1", "servants 0")
    assert not state.agenda
    helped = turn(floors=floors, goods=mine(coin=4, servant=4), **excommunicated("X16"))
    play(helped, "place white venture_1", "servants 0")
    assert refusal(helped, "servants 0") == "LOR-8.8"
    assert legal(helped) == ["servants 1", "pass"]


@clause("LOR-8.9", "LOR-5.7")
def test_a_printed_discount_holds_for_its_card_only() -> None:
    floors = {"character_1": "architect", "building_1": "residence", "building_2": "chapel"}
    state = lorenzo(2, asks("take_turn", 1), asks("take_turn", 1), floors=floors, goods=mine(coin=4, stone=1, wood=2))
    play(state, "place white character_1", "take building_1")
    assert goods(state) == {"wood": 2}
    assert gained(state, "place black building_2") == {"wood": -2, "faith": 1}


@clause("LOR-8.10", "LOR-8.13")
def test_a_card_taken_so_may_give_a_further_action_that_comes_first() -> None:
    """Ambassador takes Captain, Captain takes Village: then Captain's gains, then Ambassador's privilege."""
    floors = {"character_1": "ambassador", "character_2": "captain", "territory_2": "village"}
    state = turn(floors=floors, goods=mine(coin=13))
    play(state, "place white character_1", "effect bonus_action", "take character_2")
    assert asked(state) == {"decision": "choose_effect", "seat": "1", "card": "captain"}
    play(state, "effect bonus_action", "take territory_2")
    assert goods(state) == {"military": 2}
    assert asked(state)["decision"] == "choose_privilege"
    play(state, "privilege coins")
    assert goods(state) == {"military": 2, "coin": 2}


@clause("LOR-8.11")
def test_what_comes_first_may_be_used_in_the_action() -> None:
    """Hero gives a privilege: with its 2 coins the venture can be paid."""
    floors = {"character_1": "hero", "venture_3": "hiring_recruits"}
    state = turn(floors=floors, goods=mine(coin=5))
    play(state, "place white character_1", "effect gains", "privilege coins", "take venture_3")
    assert goods(state) == {"military": 5}
    late = turn(floors=floors, goods=mine(coin=5))
    play(late, "place white character_1", "effect bonus_action")
    assert asked(late)["decision"] == "choose_privilege"


@clause("LOR-8.12")
def test_what_changes_members_does_not_touch_bonus_actions() -> None:
    """X17 takes 1 off coloured members, Lucrezia adds 2: Abbess takes with 4 all the same."""
    floors = {"character_1": "abbess", "territory_2": "village", "territory_3": "forest"}
    state = turn(floors=floors, goods=mine(coin=3), **excommunicated("X17"))
    play(state, "place orange character_1", "effect gains")
    assert legal(state) == ["take territory_2", "pass"]
    lucrezia = turn(variant="advanced", floors=floors, goods=mine(coin=3), leaders={"1": {"lucrezia_borgia": 1}})
    play(lucrezia, "place orange character_1", "effect gains")
    assert legal(lucrezia) == ["take territory_2", "pass"]


@clause("LOR-8.13")
def test_all_that_an_action_leads_to_comes_before_the_rest_of_its_card() -> None:
    floors = {"character_1": "ambassador", "character_2": "knight"}
    state = turn(floors=floors, goods=mine(coin=11))
    play(state, "place white character_1", "effect bonus_action", "take character_2", "privilege coins")
    assert asked(state)["decision"] == "choose_privilege"
    assert goods(state) == {"coin": 2}


@clause("LOR-8.14", "LOR-19.3")
def test_a_leader_whose_action_was_chosen_carries_it_out() -> None:
    leaders = {"1": {"francesco_sforza": 1}}
    state = turn(variant="advanced", leaders=leaders)
    play(state, "activate francesco_sforza")
    assert legal(state) == ["servants 0"]
    assert gained(state, "servants 0") == {"wood": 1, "stone": 1, "military": 1}


@clause("LOR-8.14", "LOR-19.5")
def test_a_leader_whose_action_cannot_reach_1_is_not_activated() -> None:
    leaders = {"1": {"leonardo_da_vinci": 1, "francesco_sforza": 1}}
    state = turn(variant="advanced", leaders=leaders)
    assert refusal(state, "activate leonardo_da_vinci") == "LOR-8.14"
    cursed = turn(variant="advanced", leaders=leaders, goods=mine(servant=2), **excommunicated("X15"))
    assert refusal(cursed, "activate francesco_sforza") == "LOR-8.14"
    play(cursed, "activate leonardo_da_vinci")
    assert refusal(cursed, "servants 0") == "LOR-8.8"
    assert legal(cursed) == ["servants 1", "servants 2"]


@clause("LOR-9.8", "LOR-8.7")
def test_the_bonus_tile_acts_in_a_bonus_harvest_too() -> None:
    state = turn(floors={"venture_1": "improving_the_canals"}, goods=mine(coin=3, servant=2), dice=ONES)
    play(state, "place white venture_1", "servants 0", "servants 0")
    assert goods(state) == {"wood": 1, "stone": 1, "servant": 1}
