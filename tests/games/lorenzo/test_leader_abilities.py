"""Chapter 19: what leaders ask for, and what they do."""

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.lorenzo.tables import (
    TURN,
    asks,
    cards,
    due,
    excommunicated,
    gained,
    goods,
    lorenzo,
    mine,
    points,
    terms,
    turn,
)
from tests.positions import legal, play, refusal, table_of

SIX = {"white": "6", "black": "6", "orange": "6"}


def led(*leaders: str, **table: Any) -> Any:
    """Seat 1 has a turn and some leaders in play."""
    return turn(variant="advanced", leaders={"1": dict.fromkeys(leaders, 1)}, **table)


def hand(*leaders: str) -> dict[str, dict[str, int]]:
    return {"1": dict.fromkeys(leaders, 1)}


# Requirements.


@clause("LOR-19.1")
def test_all_parts_of_a_requirement_have_to_be_met() -> None:
    buildings = cards("mint", "chapel", "residence")
    enough: dict[str, Any] = {"leader_hand": hand("cesare_borgia"), "cards": buildings, "goods": mine(coin=12, faith=2)}
    play(turn(variant="advanced", **enough), "play cesare_borgia")
    for part in (
        {"cards": cards("mint", "chapel")},
        {"goods": mine(coin=11, faith=2)},
        {"goods": mine(coin=12, faith=1)},
    ):
        assert refusal(turn(variant="advanced", **{**enough, **part}), "play cesare_borgia") == "LOR-18.7"


@clause("LOR-19.2")
@pytest.mark.parametrize(
    "held",
    [
        ["warlord", "stonemason", "dame", "knight", "farmer", "artisan"],
        ["mint", "chapel", "residence", "fair", "bank", "palace"],
    ],
)
def test_lucrezia_asks_for_six_cards_of_any_one_type(held: list[str]) -> None:
    play(turn(variant="advanced", leader_hand=hand("lucrezia_borgia"), cards=cards(*held)), "play lucrezia_borgia")
    mixed = turn(variant="advanced", leader_hand=hand("lucrezia_borgia"), cards=cards(*held[:5], "woods", "village"))
    assert refusal(mixed, "play lucrezia_borgia") == "LOR-18.7"


# Abilities.


@clause("LOR-19.3", "LOR-19.4")
def test_only_servants_raise_sforza_and_tiles_lower_him() -> None:
    table: dict[str, Any] = {"cards": cards("farmer", "village"), "goods": mine(servant=5)}
    state = led("francesco_sforza", **table)
    assert gained(state, "activate francesco_sforza", "servants 1") == {
        "servant": -1,
        "wood": 1,
        "stone": 1,
        "military": 1,
    }
    raised = led("francesco_sforza", **table)
    assert gained(raised, "activate francesco_sforza", "servants 2")["coin"] == 1
    lowered = led("francesco_sforza", **table, **excommunicated("X15"))
    play(lowered, "activate francesco_sforza")
    assert legal(lowered) == ["servants 3", "servants 4", "servants 5"]


@clause("LOR-19.5")
def test_leonardo_needs_a_servant() -> None:
    state = led("leonardo_da_vinci", goods=mine(servant=1), cards=cards("garden"))
    play(state, "activate leonardo_da_vinci")
    assert legal(state) == ["servants 1"]
    assert gained(state, "servants 1") == {"servant": 1, "coin": 1, "vp": 3}


@clause("LOR-19.6")
def test_federico_sets_one_member_to_6_for_the_round() -> None:
    floors = {"territory_3": "forest", "venture_3": "hosting_panhandlers"}
    state = led("federico_da_montefeltro", floors=floors, goods=mine(wood=3), stands={"1.orange": "market_1"})
    assert refusal(state, "place white territory_3") == "LOR-6.3"
    play(state, "activate federico_da_montefeltro")
    assert refusal(state, "value orange") == "LOR-19.6"
    assert legal(state) == ["value white", "value black"]
    play(state, "value white")
    assert "place white territory_3" in legal(state)
    assert refusal(state, "place black territory_3") == "LOR-6.3"
    after = lorenzo(2, due("cleanup"), round=1, variant="advanced", round_values={"1": {"white": 6}})
    assert "round_values" not in table_of(after)


@clause("LOR-19.25")
def test_federico_needs_a_member_that_is_not_placed() -> None:
    stands = {"1.white": "market_1", "1.black": "market_2", "1.orange": "council_palace"}
    state = led("federico_da_montefeltro", stands=stands, goods=mine(servant=1))
    assert refusal(state, "activate federico_da_montefeltro") == "LOR-19.25"


@clause("LOR-19.7")
def test_ludovico_il_moro_sets_coloured_members_to_5() -> None:
    floors = {"territory_3": "forest"}
    state = led(
        "ludovico_il_moro", floors=floors, dice={"white": "1", "black": "6", "orange": "2"}, goods=mine(servant=2)
    )
    for member in ("white", "black", "orange"):
        assert f"place {member} territory_3" in legal(state)
    assert refusal(state, "place neutral territory_3") == "LOR-6.3"
    high = led("ludovico_il_moro", floors={"territory_4": "city"}, dice=SIX, goods=mine(servant=1))
    assert refusal(high, "place white territory_4") == "LOR-6.3"


@clause("LOR-19.8")
def test_values_set_come_first_then_what_is_added() -> None:
    """Moro 5, Lucrezia 2, X17 takes 1: 6. Federico's 6 holds before Moro's 5: then 7."""
    tile = excommunicated("X17")
    state = led("ludovico_il_moro", "lucrezia_borgia", floors={"territory_4": "city"}, goods=mine(servant=1), **tile)
    play(state, "place white territory_4")
    assert legal(state) == ["servants 1"]
    both = led(
        "ludovico_il_moro",
        "lucrezia_borgia",
        "federico_da_montefeltro",
        floors={"territory_4": "city"},
        **tile,
    )
    play(both, "activate federico_da_montefeltro", "value white")
    assert "place white territory_4" in legal(both)
    assert refusal(both, "place black territory_4") == "LOR-6.3"


@clause("LOR-19.9")
def test_malatesta_makes_the_neutral_member_3() -> None:
    state = led("sigismondo_malatesta", floors={"territory_2": "village", "territory_3": "forest"})
    assert "place neutral territory_2" in legal(state)
    assert refusal(state, "place neutral territory_3") == "LOR-6.3"
    assert "place neutral market_1" in legal(state)


@clause("LOR-19.10", "LOR-19.11")
def test_ariosto_places_on_occupied_spaces_but_no_floor_without_card() -> None:
    stands = {
        "2.white": "market_1",
        "2.black": "harvest_small",
        "2.orange": "territory_1",
        "1.black": "production_small",
    }
    state = led("ludovico_ariosto", stands=stands, goods=mine(servant=4))
    assert "place white market_1" in legal(state)
    assert "place white harvest_small" in legal(state)
    assert refusal(state, "place white territory_1") == "LOR-6.11"
    assert refusal(state, "place white production_small") == "LOR-9.2"
    assert "place neutral production_small" in legal(state)


@clause("LOR-19.12")
def test_brunelleschi_pays_no_fee_placed_or_bonus() -> None:
    floors = {"character_1": "captain", "territory_2": "village", "character_2": "warlord"}
    stands = {"2.white": "territory_1", "2.black": "character_3"}
    state = led("filippo_brunelleschi", floors=floors, stands=stands, goods=mine(coin=4))
    play(state, "place white character_1", "effect gains", "take territory_2")
    assert goods(state) == {"military": 2}


@clause("LOR-19.13")
def test_pico_takes_three_coins_off_costs_but_not_the_fee() -> None:
    floors = {"character_1": "captain", "building_1": "fair"}
    state = led("pico_della_mirandola", floors=floors, goods=mine(coin=1), stands={})
    assert gained(state, "place white character_1", "effect gains") == {"coin": -1, "military": 2}
    fee = led("pico_della_mirandola", floors=floors, goods=mine(coin=3), stands={"2.white": "character_2"})
    assert refusal(fee, "place white character_1") == "LOR-6.13"


@clause("LOR-19.14")
def test_cesare_needs_no_military_points_for_territories() -> None:
    held = cards("village", "forest", "woods", "gold_mine", "estate")
    state = led("cesare_borgia", floors={"territory_1": "city"}, cards=held)
    assert "place white territory_1" in legal(state)


@clause("LOR-19.15")
def test_santa_rita_doubles_resources_of_immediate_effects_only() -> None:
    """Monastery: 2 military and a servant; only the servant comes twice. Dukedom's 4 coins too."""
    floors = {
        "territory_1": "monastery",
        "territory_2": "dukedom",
        "building_3": "chapel",
        "venture_3": "hosting_panhandlers",
    }
    assert gained(led("santa_rita", floors=floors), "place white territory_1") == {"military": 2, "servant": 2}
    assert gained(led("santa_rita", floors=floors), "place white territory_2") == {"coin": 8}
    assert gained(led("santa_rita", floors=floors, goods=mine(wood=3)), "place orange venture_3") == {
        "wood": -3,
        "coin": 1,
        "servant": 8,
    }
    assert gained(led("santa_rita"), "place white market_1") == {"coin": 5}
    harvest = led("santa_rita", cards=cards("gold_mine"))
    assert gained(harvest, "place white harvest_small") == {"wood": 1, "stone": 1, "military": 1, "coin": 2}
    produced = led("santa_rita", cards=cards("bank"))
    assert gained(produced, "place white production_small") == {"servant": 2, "coin": 6}


@clause("LOR-19.16")
def test_santa_rita_doubles_neither_privileges_nor_bonus_actions_but_their_cards() -> None:
    floors = {"venture_1": "building_the_walls", "character_1": "captain", "territory_1": "dukedom"}
    walls = led("santa_rita", floors=floors, goods=mine(stone=3))
    assert gained(walls, "place white venture_1", "privilege coins") == {"stone": -3, "military": 2, "coin": 2}
    captain = led("santa_rita", floors=floors, goods=mine(coin=4))
    assert gained(captain, "place white character_1", "effect gains", "take territory_1") == {"coin": 4, "military": 2}
    cardinal = led("santa_rita", floors={"character_1": "cardinal"}, goods=mine(coin=4))
    assert gained(cardinal, "place white character_1", "effect gains", "servants 0") == {
        "coin": -4,
        "faith": 2,
        "wood": 1,
        "stone": 1,
        "military": 1,
    }


@clause("LOR-19.17")
def test_santa_rita_doubles_before_a_tile_takes_one() -> None:
    state = led("santa_rita", floors={"territory_1": "city"}, **excommunicated("X12"))
    assert gained(state, "place white territory_1") == {"coin": 5}


@clause("LOR-19.18")
def test_santa_rita_works_from_the_next_card_on() -> None:
    floors = {"territory_1": "city", "venture_1": "hosting_panhandlers"}
    state = lorenzo(
        2, TURN, TURN, variant="advanced", floors=floors, leader_hand=hand("santa_rita"), goods=mine(faith=8, wood=3)
    )
    assert gained(state, "place white territory_1", "play santa_rita") == {"coin": 3}
    assert gained(state, "place black venture_1") == {"wood": -3, "servant": 8}


@clause("LOR-19.19")
@pytest.mark.parametrize(("move", "vp"), [("support", 3 + 5), ("defy", 0)])
def test_sisto_gives_five_points_for_supporting_the_church(move: str, vp: int) -> None:
    leaders = hand("sisto_iv")
    state = lorenzo(2, due("vatican_report"), round=2, variant="advanced", leaders=leaders, goods=mine(faith=3))
    play(state, move)
    assert points(state)[0] == vp


@clause("LOR-19.20", "LOR-12.9")
@pytest.mark.parametrize(("faith", "vp"), [(4, 4), (5, 5 + 5)])
def test_sisto_in_the_last_report(faith: int, vp: int) -> None:
    leaders = hand("sisto_iv")
    state = lorenzo(2, due("vatican_report"), round=6, variant="advanced", leaders=leaders, goods=mine(faith=faith))
    assert terms(state) == {"church": vp}


# Lorenzo.


@clause("LOR-19.21")
def test_lorenzo_copies_a_leader_that_another_has_played_for_good() -> None:
    leaders = {"1": {"lorenzo_de_medici": 1}, "2": {"ludovico_il_moro": 1}, "3": {"lucrezia_borgia": 1}}
    state = turn(
        3, variant="advanced", leaders=leaders, leader_hand={"2": {"sisto_iv": 1}}, floors={"territory_3": "forest"}
    )
    assert [move for move in legal(state) if move.startswith("copy")] == [
        "copy lucrezia_borgia",
        "copy ludovico_il_moro",
    ]
    assert refusal(state, "copy sisto_iv") == "LOR-19.21"
    assert refusal(state, "copy lorenzo_de_medici") == "LOR-19.21"
    assert refusal(state, "place white territory_3") == "LOR-6.3"
    play(state, "copy ludovico_il_moro")
    assert "place white territory_3" in legal(state)
    assert refusal(state, "copy lucrezia_borgia") == "LOR-19.21"
    assert table_of(state)["copied"] == "ludovico_il_moro"


@clause("LOR-19.21", "LOR-19.22")
def test_a_used_leader_may_be_copied_and_later_too() -> None:
    table: dict[str, Any] = {"scored": {"1": {"cards": 35}}, "leader_hand": hand("lorenzo_de_medici")}
    state = lorenzo(2, TURN, asks("end_turn", 1), variant="advanced", **table)
    play(state, "play lorenzo_de_medici")
    assert refusal(state, "copy cosimo_de_medici") == "LOR-19.21"
    play(state, "place white market_1")
    later = turn(variant="advanced", leaders=hand("lorenzo_de_medici"), leaders_used={"2": {"cosimo_de_medici": 1}})
    play(later, "copy cosimo_de_medici")
    assert gained(later, "activate lorenzo_de_medici") == {"servant": 3, "vp": 1}


@clause("LOR-19.22")
def test_the_requirement_of_the_copied_leader_need_not_be_met() -> None:
    leaders = {"1": {"lorenzo_de_medici": 1}, "2": {"ludovico_ariosto": 1}}
    state = turn(variant="advanced", leaders=leaders, stands={"2.white": "market_1"})
    assert refusal(state, "place white market_1") == "LOR-10.3"
    play(state, "copy ludovico_ariosto")
    assert "place white market_1" in legal(state)


@clause("LOR-19.23")
def test_a_copied_ability_is_used_with_lorenzo_who_is_turned() -> None:
    leaders = {"1": {"lorenzo_de_medici": 1}, "2": {"bartolomeo_colleoni": 1}}
    state = lorenzo(2, TURN, asks("take_turn", 2), variant="advanced", leaders=leaders)
    assert refusal(state, "activate lorenzo_de_medici") == "LOR-19.23"
    play(state, "copy bartolomeo_colleoni", "activate lorenzo_de_medici")
    assert points(state) == [4, 0]
    assert table_of(state)["leaders_used"] == hand("lorenzo_de_medici")
    assert refusal(state, "activate lorenzo_de_medici") == "LOR-18.9"
    play(state, "place white market_1", "activate bartolomeo_colleoni")
    assert points(state) == [4, 4]


@clause("LOR-19.23")
def test_two_copies_of_federico_work_for_their_owners() -> None:
    leaders = {"1": {"lorenzo_de_medici": 1}, "2": {"federico_da_montefeltro": 1}}
    state = turn(variant="advanced", leaders=leaders, floors={"territory_3": "forest"})
    play(state, "copy federico_da_montefeltro", "activate lorenzo_de_medici", "value white")
    assert "place white territory_3" in legal(state)
    assert table_of(state)["round_values"] == {"1": {"white": 6}}


@clause("LOR-19.24")
@pytest.mark.parametrize(
    ("leader", "gain"),
    [
        ("girolamo_savonarola", {"faith": 1}),
        ("giovanni_dalle_bande_nere", {"wood": 1, "stone": 1, "coin": 1}),
        ("sandro_botticelli", {"military": 2, "vp": 1}),
        ("michelangelo_buonarroti", {"coin": 3}),
        ("cosimo_de_medici", {"servant": 3, "vp": 1}),
        ("bartolomeo_colleoni", {"vp": 4}),
    ],
)
def test_the_simple_gains(leader: str, gain: dict[str, int]) -> None:
    assert gained(led(leader), f"activate {leader}") == gain


@clause("LOR-19.24")
def test_gonzaga_gives_a_privilege() -> None:
    assert gained(led("ludovico_iii_gonzaga"), "activate ludovico_iii_gonzaga", "privilege military") == {"military": 2}
