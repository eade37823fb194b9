"""Chapter 18: leaders in the hand, in play and used."""

from typing import Any

from tests.clauses import clause
from tests.games.lorenzo.tables import (
    asks,
    cards,
    due,
    gained,
    goods,
    lorenzo,
    mine,
    points,
    turn,
)
from tests.positions import asked, legal, play, refusal, table_of

SIX = {"white": "6", "black": "6", "orange": "6"}


def led(*leaders: str, **table: Any) -> Any:
    """Seat 1 has a turn and some leaders in play."""
    return turn(variant="advanced", leaders={"1": dict.fromkeys(leaders, 1)}, **table)


def hand(*leaders: str) -> dict[str, dict[str, int]]:
    return {"1": dict.fromkeys(leaders, 1)}


@clause("LOR-18.5")
def test_leader_actions_come_before_or_after_the_placement_in_any_number() -> None:
    state = turn(variant="advanced", leader_hand=hand("sisto_iv", "santa_rita", "cesare_borgia"))
    play(state, "discard sisto_iv", "privilege coins", "discard santa_rita", "privilege coins")
    assert asked(state)["decision"] == "take_turn"
    play(state, "place white market_2")
    assert asked(state) == {"decision": "end_turn", "seat": "1"}
    assert legal(state) == ["discard cesare_borgia", "pass"]
    play(state, "discard cesare_borgia", "privilege faith")
    assert goods(state) == {"coin": 4, "servant": 5, "faith": 1}
    assert not state.agenda


@clause("LOR-18.5")
def test_who_has_no_leader_left_is_not_asked_after_the_placement() -> None:
    state = led("filippo_brunelleschi")
    play(state, "place white market_1")
    assert not state.agenda


@clause("LOR-18.6")
def test_a_discarded_leader_gives_a_privilege() -> None:
    state = turn(variant="advanced", leader_hand=hand("sisto_iv"))
    assert gained(state, "discard sisto_iv", "privilege wood_and_stone") == {"wood": 1, "stone": 1}
    assert table_of(state)["leaders_discarded"] == {"sisto_iv": 1}
    assert "leader_hand" not in table_of(state)


@clause("LOR-18.7", "LOR-18.8", "LOR-X24")
def test_a_leader_is_played_when_its_requirement_is_owned() -> None:
    short = turn(variant="advanced", leader_hand=hand("sandro_botticelli"), goods=mine(wood=9))
    assert refusal(short, "play sandro_botticelli") == "LOR-18.7"
    state = turn(variant="advanced", leader_hand=hand("sandro_botticelli"), goods=mine(wood=10), floors=CHAPEL)
    assert gained(state, "play sandro_botticelli") == {}
    play(state, "place white building_1")
    assert goods(state)["wood"] == 8
    assert gained(state, "activate sandro_botticelli") == {"military": 2, "vp": 1}


CHAPEL = {"building_1": "chapel"}


@clause("LOR-18.9")
def test_a_leader_is_used_once_a_round_and_turned() -> None:
    state = led("girolamo_savonarola")
    assert gained(state, "activate girolamo_savonarola") == {"faith": 1}
    assert table_of(state)["leaders_used"] == hand("girolamo_savonarola")
    assert refusal(state, "activate girolamo_savonarola") == "LOR-18.9"


@clause("LOR-18.10")
def test_the_cleanup_turns_leaders_up() -> None:
    state = lorenzo(2, due("cleanup"), round=1, variant="advanced", leaders_used=hand("girolamo_savonarola"))
    assert table_of(state)["leaders"] == hand("girolamo_savonarola")
    assert "leaders_used" not in table_of(state)


@clause("LOR-18.11")
def test_a_leader_may_be_used_in_the_turn_in_which_it_was_played() -> None:
    state = turn(variant="advanced", leader_hand=hand("girolamo_savonarola"), goods=mine(coin=18))
    assert gained(state, "play girolamo_savonarola", "activate girolamo_savonarola") == {"faith": 1}


@clause("LOR-18.12")
def test_a_permanent_ability_works_from_the_moment_it_is_played_and_is_not_activated() -> None:
    floors = {"territory_2": "village"}
    state = turn(
        variant="advanced",
        leader_hand=hand("filippo_brunelleschi"),
        cards=cards("mint", "chapel", "residence", "fair", "bank"),
        floors=floors,
        stands={"2.white": "territory_1"},
    )
    assert refusal(state, "place white territory_2") == "LOR-6.7"
    play(state, "play filippo_brunelleschi")
    assert refusal(state, "activate filippo_brunelleschi") == "LOR-18.12"
    assert "place white territory_2" in legal(state)


@clause("LOR-18.13")
def test_leaders_may_make_a_placement_possible() -> None:
    """Only the neutral member is left and no servant: the privilege brings two."""
    stands = {"1.white": "market_1", "1.black": "market_2", "1.orange": "council_palace"}
    state = lorenzo(2, due("begin_turn", of="1"), variant="advanced", stands=stands, leader_hand=hand("sisto_iv"))
    assert legal(state) == ["discard sisto_iv", "pass"]
    play(state, "discard sisto_iv", "privilege servants")
    assert refusal(state, "pass") == "LOR-3.7"
    assert "place neutral council_palace" in legal(state)


@clause("LOR-18.14")
def test_leaders_in_the_hand_score_nothing() -> None:
    table: dict[str, Any] = {"leader_hand": hand("sisto_iv", "santa_rita")}
    with_hand = lorenzo(2, due("cleanup"), round=6, variant="advanced", **table)
    assert points(with_hand) == points(lorenzo(2, due("cleanup"), round=6, variant="advanced"))


@clause("LOR-18.15")
def test_no_leader_in_the_middle_of_an_action_or_another_turn() -> None:
    state = turn(variant="advanced", leader_hand=hand("sisto_iv"))
    play(state, "place white council_palace")
    assert refusal(state, "discard sisto_iv") == "not asked"
    other = lorenzo(2, asks("take_turn", 2), variant="advanced", leader_hand=hand("sisto_iv"))
    assert refusal(other, "discard sisto_iv") == "not asked"


@clause("LOR-18.16")
def test_a_played_leader_is_not_discarded() -> None:
    assert refusal(led("girolamo_savonarola"), "discard girolamo_savonarola") == "not asked"
