"""Chapters 3, 8 and 9: turns, skipping, and the end of the game."""

from typing import Any

import pytest

from signoria.games.carrara.state import Carrara
from tests.clauses import clause
from tests.games.carrara.tables import (
    ADVANCED_COURT,
    BASE_COURT,
    COLOURS,
    KINDS,
    blocks,
    carrara,
    coins,
    due,
    points,
    terms,
    turn,
)
from tests.positions import asked, legal, play, refusal, table_of


def without_stack(seats: int, *agenda: dict[str, Any], stack: list[str] | None = None, **table: Any) -> Carrara:
    """All tiles but a few of the display and the stack are out of the game."""
    left = stack or []
    display = table.pop("display", ["villa-1"])
    standing = [name for buildings in table.get("boards", {}).values() for name in buildings]
    out = {name: 1 for name in tiles(seats) if name not in left and name not in display and name not in standing}
    piles: dict[str, Any] = {"stack": dict.fromkeys(left, 1), "display": dict.fromkeys(display, 1), "covered": out}
    return carrara(seats, *agenda, **piles, **table)


def tiles(seats: int) -> list[str]:
    values = {2: ["1", "2", "4", "5"], 3: ["1", "2", "3a", "4", "5"], 4: ["1", "2", "3a", "3b", "4", "5"]}[seats]
    return [f"{kind}-{value}" for kind in KINDS for value in values]


def full(*places: str) -> dict[str, int]:
    return dict.fromkeys(places, 1)


SIX = ["livorno", "pisa", "palazzo", "biblioteca", "castello", "urban"]
FIVE = SIX[:5]


# Chapter 3.


@clause("CAR-3.2", "CAR-8.1")
def test_a_turn_is_one_action_of_four() -> None:
    state = carrara(
        2,
        turn(1),
        boards={"1": {"villa-1": "lerici"}},
        blocks={"1": {"purple": 2}},
        coins={"1": 6},
        display={"porta-2": 1},
        wheel={"I": {"purple": 1}},
    )
    families = {move.split()[0] for move in legal(state)}
    assert families == {"turn", "buy", "build", "score", "skip"}
    for action in ("buy I purple", "build porta-2", "score b1", "skip"):
        twin = state.clone()
        play(twin, action)
        while twin.actor() == 0:
            twin.play(twin.moves()[-1])
        while twin.actor() < 0:
            twin.play(twin.moves()[0])
        assert asked(twin)["seat"] == "2", action


@clause("CAR-3.2", "CAR-8.1")
def test_skipping_is_always_possible_and_brings_2_coins() -> None:
    state = carrara(2, turn(1), blocks={"2": dict.fromkeys(COLOURS, 7)})
    assert legal(state) == ["skip"]
    for _ in range(5):
        play(state, "skip", "skip")
    assert coins(state) == [10, 10]


@clause("CAR-3.3", "CAR-6.1")
def test_the_token_goes_back_first_and_the_holder_may_score_again() -> None:
    state = carrara(2, due("begin_turn", of="1"), holder="1", visited="b2", boards={"1": {"villa-1": "lerici"}})
    table = table_of(state)
    assert (table["holder"], table["visited"]) == (None, None)
    assert asked(state) == {"decision": "take_turn", "seat": "1"}
    play(state, "score b4")
    table = table_of(state)
    assert (table["holder"], table["visited"]) == ("1", "b4")


@clause("CAR-3.3")
def test_only_the_holder_returns_the_token() -> None:
    state = carrara(3, due("begin_turn", of="2"), holder="1", visited="b2")
    assert table_of(state)["holder"] == "1"


@clause("CAR-3.4", "CAR-6.8", "CAR-6.9")
def test_during_a_visit_the_others_first_follow_or_decline() -> None:
    state = carrara(2, due("begin_turn", of="2"), holder="1", visited="b1", boards={"2": {"villa-1": "lerici"}})
    assert legal(state) == ["score b1", "decline"]
    play(state, "decline")
    assert asked(state)["decision"] == "take_turn"
    assert asked(state)["seat"] == "2"
    assert "score big" not in legal(state)


@clause("CAR-3.5")
def test_hands_have_no_limit() -> None:
    state = carrara(
        2, turn(1), blocks={"1": {"red": 7, "blue": 7, "green": 6}}, wheel={"VI": {"green": 1}}, coins={"1": 70}
    )
    play(state, "buy VI green")
    assert sum(blocks(state).values()) == 21


# Chapter 8.


@clause("CAR-8.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_the_option_three_rounds_of_skipping_end_the_game_without_the_5_points(seats: int) -> None:
    state = carrara(seats, turn(1), options={"skipping": "three_rounds"}, coins={"1": 4})
    play(state, *["skip"] * (3 * seats - 1))
    assert asked(state) != {}
    play(state, "skip")
    assert asked(state) == {}
    assert points(state) == [2, *[1] * (seats - 1)]
    assert all("trigger" not in terms(state, seat) for seat in range(1, seats + 1))


@clause("CAR-8.2")
def test_without_the_option_skipping_never_ends_the_game() -> None:
    state = carrara(2, turn(1))
    play(state, *["skip"] * 60)
    assert asked(state)["decision"] == "take_turn"


@clause("CAR-8.3")
def test_any_other_action_starts_the_count_anew() -> None:
    state = carrara(2, turn(1), options={"skipping": "three_rounds"}, skips=5, coins={"1": 6}, wheel={"I": {"blue": 2}})
    play(state, "buy I blue", "enough")
    assert table_of(state)["skips"] == 0
    play(state, *["skip"] * 5)
    assert asked(state) != {}
    play(state, "skip")
    assert asked(state) == {}


@clause("CAR-8.3")
def test_following_a_visit_starts_the_count_anew_too() -> None:
    state = carrara(
        3,
        due("begin_turn", of="2"),
        options={"skipping": "three_rounds"},
        holder="1",
        visited="b1",
        skips=4,
        boards={"2": {"villa-1": "lerici"}},
    )
    play(state, "score b1", "place villa")
    assert table_of(state)["skips"] == 0


@clause("CAR-8.3", "CAR-4.8")
def test_a_purchase_that_ends_with_the_proof_starts_the_count_anew_too() -> None:
    wheel = {"I": {"white": 1}}
    all_else = dict.fromkeys(COLOURS, 7) | {"white": 6}
    state = carrara(2, turn(1), options={"skipping": "three_rounds"}, skips=5, wheel=wheel, blocks={"2": all_else})
    play(state, "turn both")
    assert coins(state) == [2, 0]
    assert table_of(state)["skips"] == 0
    assert asked(state)["seat"] == "2"


@clause("CAR-8.3")
def test_the_turns_count_wherever_in_a_round_they_begin() -> None:
    state = carrara(3, turn(3), options={"skipping": "three_rounds"})
    play(state, *["skip"] * 8)
    assert asked(state) == {"decision": "take_turn", "seat": "2"}
    play(state, "skip")
    assert asked(state) == {}


# Chapter 9.


@clause("CAR-9.1", "CAR-9.2", "CAR-9.4", "CAR-9.6")
def test_who_lays_the_last_tile_triggers_the_end_with_the_pillars_of_another() -> None:
    state = without_stack(
        3,
        turn(2),
        stack=["villa-2"],
        placed={"3": full(*SIX)},
        court={"1": full(*BASE_COURT), "2": full(*BASE_COURT)},
        blocks={"2": {"purple": 1}},
    )
    play(state, "build villa-1", "city lerici", "tile villa-2")
    assert table_of(state)["ender"] == "2"
    assert terms(state, 2) == {"trigger": 5}
    play(state, "skip", "skip")
    assert asked(state) == {}


@clause("CAR-9.2", "CAR-9.1")
def test_who_places_the_last_pillar_on_an_empty_stack_triggers_the_end() -> None:
    state = without_stack(
        2,
        turn(1),
        boards={"1": {"villa-4": "lerici"}},
        placed={"1": full(*FIVE)},
        court={"1": full("b6"), "2": full("b6")},
    )
    play(state, "score b6", "place villa")
    assert table_of(state)["ender"] == "1"
    # CAR-9.6: the reward of the place, then the 5 points.
    assert terms(state) == {"trigger": 5}
    assert coins(state)[0] == 5 + 4


@clause("CAR-9.1", "CAR-5.19")
def test_a_pillar_on_the_big_space_is_not_used() -> None:
    state = without_stack(
        2,
        turn(1),
        placed={"1": full(*FIVE)},
        court={"1": {"big": 1}, "2": full(*BASE_COURT)},
        blocks={"1": {"purple": 1}},
    )
    play(state, "build villa-1", "city lerici")
    assert table_of(state)["ender"] is None
    assert points(state) == [0, 0]


@clause("CAR-9.1")
def test_an_empty_stack_alone_or_used_pillars_alone_do_not_end_the_game() -> None:
    stack_left = carrara(2, turn(1), placed={"1": full(*SIX)}, court={"2": full(*BASE_COURT)})
    play(stack_left, "skip")
    assert table_of(stack_left)["ender"] is None
    pillars_left = without_stack(2, turn(1), placed={"1": full(*FIVE)}, court={"1": full("b6"), "2": full("b6")})
    play(pillars_left, "skip")
    assert table_of(pillars_left)["ender"] is None


@clause("CAR-9.1", "CAR-5.19", "CAR-14.1")
@pytest.mark.parametrize(("used", "ends"), [(7, False), (8, True)])
def test_the_advanced_game_needs_8_pillars(used: int, ends: bool) -> None:
    places = [*SIX, "villa", "rural"][:used]
    state = without_stack(
        2,
        turn(1),
        variant="advanced",
        placed={"1": full(*places)},
        court={"1": full(*ADVANCED_COURT[used:]), "2": full(*ADVANCED_COURT)},
    )
    play(state, "skip")
    assert (table_of(state)["ender"] == "1") == ends


@clause("CAR-9.3")
def test_tiles_left_on_the_display_do_not_matter() -> None:
    display = ["villa-1", "palazzo-1", "porta-5", "castello-2", "castello-4"]
    state = without_stack(
        2, turn(1), display=display, placed={"2": full(*SIX)}, court={"1": full(*BASE_COURT)}, blocks={"1": {"red": 1}}
    )
    play(state, "build villa-1", "city lucca")
    assert table_of(state)["ender"] == "1"
    assert len(table_of(state)["display"]) == 4


@clause("CAR-9.4", "CAR-9.5")
def test_every_other_player_has_exactly_one_more_turn_in_turn_order_and_nobody_else_gets_the_5_points() -> None:
    state = without_stack(
        4,
        turn(3),
        display=["villa-1", "villa-2", "villa-4"],
        placed={"4": full(*SIX)},
        court={str(seat): full(*BASE_COURT) for seat in (1, 2, 3)},
        blocks={"3": {"purple": 1}, "4": {"purple": 2}},
    )
    play(state, "build villa-1", "city lerici")
    assert asked(state)["seat"] == "4"
    play(state, "build villa-2", "city lerici")
    # CAR-9.5: the value for building with all pillars used.
    assert terms(state, 4) == {"late_building": 2}
    assert asked(state)["seat"] == "1"
    play(state, "skip")
    assert asked(state)["seat"] == "2"
    play(state, "skip")
    assert asked(state) == {}
    assert [("trigger" in terms(state, seat)) for seat in (1, 2, 3, 4)] == [False, False, True, False]


@clause("CAR-9.7")
def test_five_coins_are_a_point_at_the_end_and_nothing_else_is() -> None:
    state = carrara(
        3, due("final_scoring"), coins={"1": 4, "2": 5, "3": 29}, blocks={"1": {"white": 7}}, court={"1": {"b1": 1}}
    )
    assert points(state) == [0, 1, 5]
    assert [terms(state, seat) for seat in (1, 2, 3)] == [{}, {"coins": 1}, {"coins": 5}]


@clause("CAR-9.8", "CAR-14.7")
@pytest.mark.parametrize("variant", ["base", "advanced"])
def test_a_tie_goes_to_more_blocks_and_then_all_win(variant: str) -> None:
    scored = {str(seat): {"bonus": 3} for seat in (1, 2, 3)}
    blocks_left = {"1": {"white": 2}, "2": {"purple": 3}, "3": {"red": 2, "blue": 1}}
    state = carrara(3, variant=variant, scored=scored, blocks=blocks_left)
    assert state.ranking() == [3, 1, 1]


@clause("CAR-9.10")
def test_lower_ranks_are_broken_alike_and_shared_where_equal() -> None:
    scored = {"1": {"bonus": 9}, "2": {"bonus": 3}, "3": {"bonus": 3}, "4": {"bonus": 3}}
    state = carrara(4, scored=scored, blocks={"2": {"red": 1}, "3": {"red": 2}, "4": {"blue": 1}})
    assert state.ranking() == [1, 3, 2, 3]


@clause("CAR-9.9")
def test_a_visit_of_the_ender_stays_open_during_the_last_turns() -> None:
    state = without_stack(
        3,
        turn(1),
        boards={"1": {"villa-4": "lerici"}, "2": {"porta-1": "massa"}},
        placed={"1": full(*FIVE)},
        court={str(seat): full("b6") for seat in (1, 2, 3)},
    )
    play(state, "score b6", "place villa")
    assert asked(state) == {"decision": "answer_visit", "seat": "2"}
    play(state, "score b6", "place porta")
    assert asked(state) == {"decision": "answer_visit", "seat": "3"}
    play(state, "decline", "skip")
    assert asked(state) == {}
    assert table_of(state)["holder"] == "1"
    assert refusal(state, "skip") == "not asked"
