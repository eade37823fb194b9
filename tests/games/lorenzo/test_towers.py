"""Chapters 6 and 7: taking development cards from the towers."""

from typing import Any

import pytest

from signoria.games.lorenzo.box import FLOOR_VALUE, SPACES
from tests.clauses import clause
from tests.games.lorenzo.tables import RICH, asks, cards, gained, goods, lorenzo, mine, owns, points, terms, turn
from tests.positions import asked, legal, play, refusal, table_of

SIX = {"white": "6", "black": "6", "orange": "6"}
TOWERS = ("territory", "character", "building", "venture")
LAND = {"territory_1": "woods", "territory_2": "village", "territory_3": "forest", "territory_4": "city"}
FLOORS = {
    **LAND,
    "character_1": "warlord",
    "character_3": "dame",
    "character_4": "preacher",
    "building_1": "chapel",
    "building_3": "residence",
    "building_4": "barracks",
    "venture_1": "hiring_recruits",
    "venture_3": "hosting_panhandlers",
    "venture_4": "military_campaign",
}


@clause("LOR-6.1")
def test_a_floor_holds_one_member() -> None:
    """An occupied floor has no card any more; the space itself is taken."""
    state = turn(floors={"territory_2": "village"}, stands={"2.white": "territory_1"}, goods=mine(coin=9))
    assert refusal(state, "place white territory_1") == "LOR-6.1"
    assert "place white territory_2" in legal(state)


@clause("LOR-6.2")
def test_floors_are_worth_1_3_5_7() -> None:
    assert FLOOR_VALUE == [1, 3, 5, 7] * 4
    for floor, die in ((1, 1), (2, 3), (3, 5)):
        dice = {"white": str(die), "black": str(max(1, die - 1)), "orange": "1"}
        state = turn(floors=FLOORS, dice=dice)
        assert f"place white territory_{floor}" in legal(state)
        if die > 1:
            assert refusal(state, f"place black territory_{floor}") == "LOR-6.3"


@clause("LOR-6.3", "LOR-X27")
def test_the_value_of_the_floor_must_be_reached() -> None:
    state = turn(floors=FLOORS, dice=SIX)
    assert refusal(state, "place white territory_4") == "LOR-6.3"
    helped = turn(floors=FLOORS, dice=SIX, goods=mine(servant=1))
    play(helped, "place white territory_4")
    assert refusal(helped, "servants 0") == "LOR-6.3"
    assert legal(helped) == ["servants 1"]
    warlord = turn(floors=LAND, dice=SIX, cards=cards("warlord"))
    assert gained(warlord, "place white territory_4") == {"wood": 2, "coin": 3}


@clause("LOR-6.4")
def test_floors_are_taken_in_any_order() -> None:
    state = turn(floors=FLOORS, dice=SIX)
    assert {f"place white territory_{floor}" for floor in (1, 2, 3)} <= set(legal(state))


@clause("LOR-6.5")
@pytest.mark.parametrize(
    ("tower", "good"), [("territory", "wood"), ("character", "stone"), ("building", "military"), ("venture", "coin")]
)
def test_floors_3_and_4_give_a_bonus(tower: str, good: str) -> None:
    card = {"territory": "citadel", "character": "stonemason", "building": "chapel", "venture": "fighting_heresies"}
    for floor, count in ((1, 0), (2, 0), (3, 1), (4, 2)):
        held = {"wood": 9, "coin": 9, "military": 9, "servant": 9}
        state = turn(floors={f"{tower}_{floor}": card[tower]}, dice=SIX, goods={"1": held})
        without = turn(floors={f"{tower}_1": card[tower]}, dice=SIX, goods={"1": held})
        bonus = gained(state, f"place white {tower}_{floor}", f"servants {1 if floor == 4 else 0}").get(good, 0)
        assert bonus - gained(without, f"place white {tower}_1", "servants 0").get(good, 0) == count


@clause("LOR-6.6")
@pytest.mark.parametrize("stands", [{"2.white": "territory_1"}, {"1.neutral": "territory_1"}])
def test_an_occupied_tower_costs_three_coins(stands: dict[str, str]) -> None:
    state = turn(floors={"territory_2": "village"}, stands=stands, goods=mine(coin=4))
    assert gained(state, "place white territory_2") == {"coin": -3}


@clause("LOR-6.6")
def test_the_fee_is_paid_once_however_many_stand_there() -> None:
    stands = {"2.white": "territory_1", "3.black": "territory_2", "3.neutral": "territory_4"}
    state = turn(3, floors={"territory_3": "forest"}, stands=stands, goods=mine(coin=7))
    assert gained(state, "place orange territory_3") == {"coin": -3, "wood": 2}
    free = turn(3, floors={"territory_3": "forest"}, stands={"2.white": "venture_1"}, goods=mine(coin=7))
    assert gained(free, "place orange territory_3") == {"wood": 2}


@clause("LOR-6.7", "LOR-X25")
def test_the_bonus_of_the_floor_cannot_pay_the_fee() -> None:
    """2 coins owned, 2 coins on the floor; Military Campaign costs none."""
    table: dict[str, Any] = {
        "floors": {"venture_4": "military_campaign"},
        "stands": {"2.white": "venture_1"},
        "dice": SIX,
        "cards": cards("knight"),
    }
    state = turn(goods=mine(coin=2, military=3), **table)
    assert refusal(state, "place white venture_4") == "LOR-6.7"
    enough = turn(goods=mine(coin=3, military=3), **table)
    assert gained(enough, "place white venture_4") == {"coin": 2, "military": -2}


@clause("LOR-6.8", "LOR-6.12")
def test_the_bonus_of_the_floor_may_pay_for_the_card() -> None:
    state = turn(floors={"venture_4": "hiring_recruits"}, dice=SIX, cards=cards("knight"), goods=mine(coin=2))
    assert gained(state, "place white venture_4") == {"coin": -2, "military": 5}
    fee = turn(
        floors={"venture_4": "hiring_recruits"},
        stands={"2.white": "venture_1"},
        dice=SIX,
        cards=cards("knight"),
        goods=mine(coin=4),
    )
    assert refusal(fee, "place white venture_4") == "LOR-6.13"


@clause("LOR-6.9", "LOR-6.10")
def test_one_coloured_member_of_a_player_in_a_tower_and_neutral_ones_besides() -> None:
    table: dict[str, Any] = {"floors": {"territory_2": "village"}, "goods": mine(coin=3, servant=3)}
    state = turn(stands={"1.black": "territory_1"}, **table)
    assert refusal(state, "place white territory_2") == "LOR-6.9"
    assert "place neutral territory_2" in legal(state)
    other = turn(stands={"1.neutral": "territory_1", "2.neutral": "territory_3"}, **table)
    assert "place white territory_2" in legal(other)


@clause("LOR-6.9")
def test_several_neutral_members_may_stand_in_one_tower() -> None:
    state = turn(floors={"territory_2": "village"}, stands={"2.neutral": "territory_1"}, goods=mine(coin=3, servant=3))
    assert "place neutral territory_2" in legal(state)


@clause("LOR-6.11", "LOR-6.16", "LOR-8.6")
def test_a_floor_without_card_cannot_be_taken() -> None:
    floors = {"character_1": "captain", "territory_2": "village", "territory_1": "woods"}
    state = lorenzo(2, asks("take_turn", 1), asks("take_turn", 2), floors=floors, goods=mine(coin=4))
    play(state, "place white character_1", "effect gains", "take territory_2")
    assert owns(state, "village")
    assert refusal(state, "place white territory_2") == "LOR-6.11"
    # A card taken without a member leaves no member: seat 2 pays no fee.
    assert gained(state) == {}
    play(state, "place white territory_1")
    assert goods(state, 2) == {"wood": 1}


@clause("LOR-6.12")
def test_a_tower_action_goes_in_its_order() -> None:
    """Servants, fee, bonus, cost, card, effects: as the log tells it."""
    state = turn(
        floors={"building_3": "barracks"},
        stands={"2.white": "building_1"},
        goods=mine(coin=3, wood=1, stone=1, servant=1),
        dice={"white": "4", "black": "1", "orange": "1"},
    )
    events = play(state, "place white building_3", "servants 1")
    table = state.game.piles
    told = [event.document(table, 0) for event in events if event.note is None]
    assert [(event["event"], event["thing"], event.get("kind")) for event in told] == [
        ("place", "white_member", "1"),
        ("pay", "good", "servant"),
        ("pay", "good", "coin"),
        ("gain", "good", "military"),
        ("pay", "good", "wood"),
        ("pay", "good", "stone"),
        ("take", "card", "barracks"),
        ("score", "scored", "cards"),
    ]


@clause("LOR-6.13")
def test_what_cannot_be_paid_gives_neither_card_nor_floor() -> None:
    state = turn(floors={"building_3": "residence"}, goods=mine(stone=1))
    assert refusal(state, "place orange building_3") == "LOR-6.13"


@clause("LOR-6.15")
def test_a_card_stays_for_the_whole_game() -> None:
    state = lorenzo(2, {"duty": "cleanup"}, round=5, cards=cards("woods", "warlord"))
    assert table_of(state)["cards"] == cards("woods", "warlord")
    assert not any("discard" in move for move in legal(turn(cards=cards("woods"))))


# Chapter 7.


@clause("LOR-7.1")
def test_a_territory_costs_nothing() -> None:
    state = turn(floors={"territory_1": "commercial_hub"})
    assert gained(state, "place white territory_1") == {}
    assert owns(state, "commercial_hub")


@clause("LOR-7.2", "LOR-7.1")
@pytest.mark.parametrize(("held", "needed"), [(0, 0), (1, 0), (2, 3), (3, 7), (4, 12), (5, 18)])
def test_the_slots_ask_for_military_points(held: int, needed: int) -> None:
    own = cards(*["commercial_hub", "village", "gravel_pit", "forest", "monastery"][:held])
    state = turn(floors={"territory_1": "woods"}, cards=own, goods=mine(military=needed))
    assert "place white territory_1" in legal(state)
    if needed:
        weak = turn(floors={"territory_1": "woods"}, cards=own, goods=mine(military=needed - 1))
        assert refusal(weak, "place white territory_1") == "LOR-7.2"


@clause("LOR-7.3")
def test_military_points_for_a_slot_are_only_owned() -> None:
    state = turn(floors={"territory_1": "woods"}, cards=cards("village", "forest"), goods=mine(military=3))
    assert gained(state, "place white territory_1") == {"wood": 1}
    weaker = turn(cards=cards("village", "forest", "woods"), goods=mine())
    assert gained(weaker, "place white harvest_small") == {"wood": 2, "stone": 1, "servant": 2, "coin": 1}


@clause("LOR-7.4")
def test_the_card_itself_does_not_help_with_its_slot() -> None:
    """Monastery gives 2 military points, 1 is owned, 3 are needed."""
    state = turn(floors={"territory_1": "monastery"}, cards=cards("village", "forest"), goods=mine(military=1))
    assert refusal(state, "place white territory_1") == "LOR-7.2"


@clause("LOR-7.5")
def test_a_building_costs_all_that_is_printed() -> None:
    floors = {"building_1": "garden"}
    state = turn(floors=floors, goods=mine(servant=2, wood=4, stone=2))
    assert gained(state, "place white building_1", "servants 0") == {"servant": -2, "wood": -4, "stone": -2, "vp": 10}
    for good in ("servant", "wood", "stone"):
        short = {"servant": 2, "wood": 4, "stone": 2}
        short[good] -= 1
        assert refusal(turn(floors=floors, goods={"1": short}), "place white building_1") == "LOR-6.13"


@clause("LOR-7.6")
def test_characters_cost_coins() -> None:
    state = turn(floors={"character_1": "farmer"}, goods=mine(coin=3, wood=3))
    assert gained(state, "place white character_1") == {"coin": -3}


@clause("LOR-7.7", "LOR-X15")
def test_support_to_the_bishop_is_paid_in_one_of_two_ways() -> None:
    floors = {"venture_1": "support_to_the_bishop"}
    both = turn(floors=floors, goods=mine(military=4, wood=1, stone=1, coin=2))
    play(both, "place white venture_1")
    assert legal(both) == ["cost support_to_the_bishop.1", "cost support_to_the_bishop.2"]
    assert gained(both, "cost support_to_the_bishop.2") == {"military": -2, "faith": 3}
    goods_only = turn(floors=floors, goods=mine(military=3, wood=1, stone=1, coin=2))
    assert gained(goods_only, "place white venture_1") == {"wood": -1, "stone": -1, "coin": -2, "faith": 3}
    weak = turn(floors=floors, goods=mine(military=3, wood=1, coin=2))
    assert refusal(weak, "place white venture_1") == "LOR-6.13"


@clause("LOR-7.8")
def test_a_military_cost_asks_for_more_than_it_takes() -> None:
    floors = {"venture_1": "fighting_heresies"}
    state = turn(floors=floors, goods=mine(military=5))
    assert gained(state, "place white venture_1") == {"military": -3, "faith": 2}
    weak = turn(floors=floors, goods=mine(military=4))
    assert refusal(weak, "place white venture_1") == "LOR-7.8"


@clause("LOR-7.8", "LOR-7.7")
def test_an_alternative_that_is_out_of_reach_is_refused() -> None:
    state = lorenzo(
        2,
        asks("choose_cost", 1, space="venture_1", by=None),
        floors={"venture_1": "support_to_the_bishop"},
        goods=mine(military=3, wood=1, stone=1, coin=1),
    )
    assert refusal(state, "cost support_to_the_bishop.1") == "LOR-6.13"
    assert refusal(state, "cost support_to_the_bishop.2") == "LOR-7.8"


@clause("LOR-7.9", "LOR-7.12")
def test_immediate_effects_happen_once_and_points_count_at_once() -> None:
    state = turn(floors={"building_1": "cathedral"}, goods=mine(wood=4, stone=4))
    assert gained(state, "place white building_1") == {"wood": -4, "stone": -4, "vp": 7, "faith": 3}
    assert terms(state) == {"cards": 7}
    assert not state.agenda


@clause("LOR-7.10")
def test_territories_act_in_a_harvest_buildings_in_a_production() -> None:
    held = cards("gold_mine", "bank")
    assert gained(turn(cards=held), "place white harvest_small") == {"wood": 1, "stone": 1, "servant": 1, "coin": 2}
    assert gained(turn(cards=held), "place white production_small") == {"military": 1, "coin": 7}


@clause("LOR-7.10")
def test_a_character_acts_from_the_next_effect_on() -> None:
    """Dame herself is paid in full; the next character is a coin cheaper."""
    floors = {"character_1": "dame", "character_2": "warlord"}
    state = lorenzo(2, asks("take_turn", 1), asks("take_turn", 1), floors=floors, goods=mine(coin=8, servant=3))
    assert gained(state, "place white character_1", "servants 0") == {"coin": -4}
    assert gained(state, "place neutral character_2", "servants 1") == {"coin": -4, "servant": -1, "military": 3}


@clause("LOR-7.11", "LOR-16.3")
def test_ventures_count_only_at_the_end() -> None:
    state = turn(floors={"venture_1": "sacred_war"}, goods=mine(military=15))
    play(state, "place white venture_1")
    assert points(state)[0] == 0
    end = lorenzo(2, {"duty": "cleanup"}, round=6, cards=cards("sacred_war", "hiring_recruits"))
    assert terms(end)["ventures"] == 12


@clause("LOR-7.13", "LOR-X10")
def test_a_card_that_counts_its_type_counts_itself() -> None:
    state = turn(floors={"character_1": "paramour"}, cards=cards("warlord", "knight"), goods=mine(coin=7))
    assert gained(state, "place white character_1") == {"coin": -7, "vp": 6}
    noble = turn(floors={"character_1": "noble"}, cards=cards("warlord", "woods", "city"), goods=mine(coin=6))
    assert gained(noble, "place white character_1") == {"coin": -6, "vp": 4}


@clause("LOR-7.15", "LOR-X14")
@pytest.mark.parametrize("floor", [3, 4])
def test_the_preacher_takes_no_floor_bonus(floor: int) -> None:
    state = turn(floors=LAND, dice=SIX, cards=cards("preacher"), goods=mine(servant=1))
    gain = gained(state, f"place white territory_{floor}", f"servants {floor - 3}")
    assert gain == ({"wood": 1} if floor == 3 else {"coin": 3, "servant": -1})


@clause("LOR-7.15")
def test_nor_by_a_bonus_action() -> None:
    floors = {"venture_1": "repairing_the_cathedral", "character_4": "warlord"}
    held = mine(coin=5, wood=3, stone=3)
    state = turn(floors=floors, cards=cards("preacher"), goods=held)
    play(state, "place white venture_1", "effect gains", "take character_4")
    assert goods(state) == {"faith": 1, "military": 3}
    without = turn(floors=floors, goods=held)
    play(without, "place white venture_1", "effect gains", "take character_4")
    assert goods(without) == {"faith": 1, "military": 3, "stone": 2}


@clause("LOR-7.16")
def test_the_preacher_gets_the_bonus_of_his_own_floor() -> None:
    state = turn(floors={"character_3": "preacher"}, goods=mine(coin=2))
    assert gained(state, "place orange character_3") == {"coin": -2, "stone": 1, "faith": 4}


@clause("LOR-7.17", "LOR-X13")
def test_bonuses_for_an_action_add_up_placed_or_bonus() -> None:
    """Farmer 2 and Peasant 3: a die of 1 harvests for 6, and Cardinal's 4 for 9."""
    held = cards("farmer", "peasant", "monastery")
    dice = {"white": "1", "black": "1", "orange": "1"}
    assert gained(turn(cards=held, dice=dice), "place white harvest_small")["faith"] == 1
    floors = {"character_1": "cardinal"}
    bonus = turn(cards=cards("farmer", "monastery"), dice=dice, floors=floors, goods=mine(coin=4))
    play(bonus, "place white character_1", "effect gains", "servants 0")
    assert goods(bonus) == {"faith": 3, "stone": 2, "wood": 1, "servant": 1}


@clause("LOR-7.18")
@pytest.mark.parametrize(
    ("card", "tower"),
    [("warlord", "territory"), ("stonemason", "building"), ("dame", "character"), ("knight", "venture")],
)
def test_a_bonus_for_a_type_works_for_that_type_only(card: str, tower: str) -> None:
    dice = {"white": "3", "black": "1", "orange": "1"}
    floors = {
        f"{kind}_3": name for kind, name in zip(TOWERS, ("forest", "farmer", "residence", "crusade"), strict=True)
    }
    state = turn(floors=floors, dice=dice, cards=cards(card), goods={"1": {**RICH, "servant": 0}})
    assert [space for space in SPACES.ids[:16] if f"place white {space}" in legal(state)] == [f"{tower}_3"]


def test_a_question_about_costs_names_its_floor() -> None:
    state = turn(floors={"venture_1": "support_to_the_pope"}, goods={"1": RICH})
    play(state, "place white venture_1", "servants 0")
    assert asked(state) == {"decision": "choose_cost", "seat": "1", "space": "venture_1", "by": None}
