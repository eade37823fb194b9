"""Chapters 4 and 11: the wheel, buying blocks, and what a section shows."""

from random import Random
from typing import Any

import pytest

from signoria.games.carrara.state import Carrara
from signoria.games.carrara.table import BAG
from signoria.kernel.events import REVEAL
from tests.clauses import clause
from tests.games.carrara.tables import COLOURS, asks, blocks, carrara, coins, due, turn
from tests.positions import asked, legal, play, refusal, table_of

SECTIONS = ["I", "II", "III", "IV", "V", "VI"]
ALL_BLOCKS = dict.fromkeys(COLOURS, 7)


def wheel(state: Carrara) -> dict[str, dict[str, int]]:
    return dict(table_of(state).get("wheel", {}))


def refill(state: Carrara) -> int:
    """Draws blocks at random as long as they are due; how many came."""
    count = 0
    while state.actor() < 0 and asked(state)["decision"] == "draw_block":
        state.play(state.sample(Random(count)))
        count += 1
    return count


def without_bag(*agenda: dict[str, Any], **table: Any) -> Carrara:
    """All blocks that lie nowhere else are behind the screen of seat 2."""
    lying = dict(ALL_BLOCKS)
    for section in table.get("wheel", {}).values():
        for colour, count in section.items():
            lying[colour] -= count
    return carrara(2, *agenda, **{**table, "blocks": {"2": lying}})


# Turning.


@clause("CAR-4.1", "CAR-4.10")
def test_turning_moves_the_blocks_of_each_section_on() -> None:
    lying = {section: {colour: 1} for section, colour in zip(SECTIONS, COLOURS, strict=True)}
    state = without_bag(turn(), wheel=lying, coins={"1": 20})
    play(state, "turn both")
    assert wheel(state) == {
        "II": {"white": 1},
        "III": {"yellow": 1},
        "IV": {"red": 1},
        "V": {"green": 1},
        "VI": {"blue": 1},
        "I": {"purple": 1},
    }
    # CAR-4.10: purple was free in section VI and costs 1 now.
    play(state, "buy I purple")
    assert coins(state)[0] == 19


@clause("CAR-4.2", "CAR-4.1")
@pytest.mark.parametrize(("on_wheel", "drawn"), [(0, 11), (4, 7), (9, 2), (10, 1), (11, 0), (13, 0)])
def test_after_turning_section_one_is_filled_up_to_11_blocks(on_wheel: int, drawn: int) -> None:
    lying = {"III": {"green": min(on_wheel, 7), "blue": max(0, on_wheel - 7)}}
    state = carrara(2, turn(), wheel=lying, coins={"1": 20})
    play(state, "turn both")
    assert refill(state) == drawn
    assert sum(wheel(state).get("I", {}).values()) == drawn
    assert asked(state) == {"decision": "buy_blocks", "seat": "1"}


@clause("CAR-4.2", "CAR-15.3")
def test_each_block_of_the_bag_is_as_likely_as_any_other() -> None:
    state = carrara(2, turn(), wheel={"II": {"red": 4}}, bag={"white": 7, "red": 3}, blocks=rest("white", "red"))
    play(state, "turn both")
    assert legal(state) == ["block white", "block red"]
    assert state.weights() == [7, 3]
    drawn = [state.sample(Random(luck)) for luck in range(400)]
    assert 220 < drawn.count(state.moves()[0]) < 340


def rest(*others: str) -> dict[str, dict[str, int]]:
    """What seat 2 holds so that bag and wheel hold blocks of a few colours only."""
    return {"2": {colour: 7 for colour in COLOURS if colour not in others}}


@clause("CAR-4.3", "CAR-4.9")
def test_without_a_turn_nothing_is_added_and_a_block_is_bought_at_once() -> None:
    state = carrara(2, turn(), wheel={"III": {"green": 1, "blue": 1}}, coins={"1": 1})
    assert {"buy III green", "buy III blue", "all III"} <= set(legal(state))
    play(state, "buy III blue", "buy III green")
    assert wheel(state) == {}
    assert asked(state)["seat"] == "2"


@clause("CAR-4.3")
def test_the_wheel_is_turned_at_most_once() -> None:
    state = without_bag(turn(), wheel={"I": {"blue": 2}}, coins={"1": 5})
    play(state, "turn both")
    assert legal(state) == ["all II", "buy II blue"]
    assert refusal(state, "turn both") == "not asked"


# Buying.


@clause("CAR-4.4", "CAR-4.6")
def test_blocks_are_bought_from_one_section_as_many_as_wanted() -> None:
    lying = {"II": {"white": 1, "green": 2, "blue": 1}, "IV": {"red": 1}}
    state = carrara(2, turn(), wheel=lying, coins={"1": 8})
    play(state, "buy II blue")
    assert legal(state) == ["buy II green", "buy II white", "enough"]
    play(state, "buy II green", "buy II green")
    # CAR-4.4: 3 coins are left, and white costs 5.
    assert coins(state)[0] == 3
    assert blocks(state) == {"green": 2, "blue": 1}
    assert asked(state)["seat"] == "2"


@clause("CAR-4.4")
def test_one_may_have_enough_before_the_money_is_gone() -> None:
    state = carrara(2, turn(), wheel={"II": {"green": 2, "blue": 1}}, coins={"1": 20})
    play(state, "buy II green", "enough")
    assert blocks(state) == {"green": 1}
    assert coins(state)[0] == 18


@clause("CAR-4.4")
def test_all_of_a_section_at_once_costs_what_its_blocks_cost() -> None:
    state = carrara(2, turn(), wheel={"II": {"white": 1, "green": 2, "purple": 1}}, coins={"1": 9})
    assert "all II" in legal(state)
    play(state, "all II")
    assert blocks(state) == {"white": 1, "green": 2, "purple": 1}
    assert coins(state)[0] == 0
    poor = carrara(2, turn(), wheel={"II": {"white": 1, "green": 2, "purple": 1}}, coins={"1": 8})
    assert refusal(poor, "all II") == "CAR-4.5"


@clause("CAR-4.5")
@pytest.mark.parametrize("section", range(6))
def test_prices_fall_by_one_with_each_section_and_colour(section: int) -> None:
    for rank, colour in enumerate(COLOURS):
        price = max(0, 6 - rank - section)
        state = carrara(2, turn(), wheel={SECTIONS[section]: {colour: 1}}, coins={"1": price})
        play(state, f"buy {SECTIONS[section]} {colour}")
        assert coins(state)[0] == 0
        if price > 0:
            poor = carrara(2, turn(), wheel={SECTIONS[section]: {colour: 1}}, coins={"1": price - 1})
            assert refusal(poor, f"buy {SECTIONS[section]} {colour}") == "CAR-4.5"


@clause("CAR-4.4")
def test_what_does_not_lie_there_cannot_be_bought() -> None:
    state = carrara(2, turn(), wheel={"II": {"green": 1}}, coins={"1": 20})
    assert refusal(state, "buy II red") == "CAR-4.4"
    assert refusal(state, "buy III green") == "CAR-4.4"


@clause("CAR-4.7")
def test_who_has_turned_and_can_take_a_block_buys_at_least_one() -> None:
    # Without a coin, but purple is free in section V.
    state = without_bag(turn(), wheel={"IV": {"purple": 1}, "I": {"white": 2}})
    play(state, "turn both")
    assert legal(state) == ["buy V purple"]


@clause("CAR-4.8", "CAR-4.14")
@pytest.mark.parametrize("variant", ["base", "advanced"])
def test_who_can_buy_nothing_after_turning_shows_the_coins_and_gets_2(variant: str) -> None:
    state = without_bag(turn(), wheel={"I": {"white": 2}}, coins={"1": 4}, variant=variant)
    events = play(state, "turn both")
    assert coins(state)[0] == 6
    assert wheel(state) == {"II": {"white": 2}}
    assert asked(state)["seat"] == "2"
    told = [event.document(state.game.piles, 1) for event in events if event.verb != REVEAL]
    assert {"event": "cannot_buy", "seat": "1", "coins": "4"} in told


@clause("CAR-4.14")
def test_after_the_proof_nothing_is_moved_from_storage() -> None:
    boards = {"1": {"villa-1": "lerici"}}
    table: dict[str, Any] = {"wheel": {"I": {"white": 2}}, "stored": {"1": {"purple": 1}}, "boards": boards}
    state = without_bag(turn(), variant="advanced", coins={"1": 1}, **table)
    play(state, "turn both")
    assert asked(state)["seat"] == "2"
    skipped = without_bag(turn(), variant="advanced", coins={"1": 1}, **table)
    play(skipped, "skip")
    assert legal(skipped) == ["move purple", "end"]


@clause("CAR-4.8")
def test_who_can_buy_nothing_is_told_so_only_after_a_refill() -> None:
    elsewhere = {"2": {**ALL_BLOCKS, "white": 5, "purple": 6}}
    state = carrara(2, turn(), wheel={"I": {"white": 2}}, blocks=elsewhere)
    play(state, "turn both", "block purple")
    assert coins(state)[0] == 2


@clause("CAR-4.9")
def test_there_is_no_proof_for_who_does_not_turn() -> None:
    state = carrara(2, turn(), wheel={"I": {"white": 1}}, coins={"1": 1})
    assert [move for move in legal(state) if move.split()[0] in ("buy", "all", "turn")] == ["turn both"]


@clause("CAR-4.11")
def test_a_bag_that_holds_too_little_is_emptied_and_an_empty_one_hinders_nothing() -> None:
    few = carrara(2, turn(), wheel={"I": {"red": 5}}, bag={"red": 2}, blocks=rest("red"), coins={"1": 9})
    play(few, "turn both")
    assert refill(few) == 2
    assert BAG.sum(few.piles) == 0
    none = without_bag(turn(), wheel={"I": {"red": 5}}, coins={"1": 9})
    play(none, "turn both")
    assert wheel(none) == {"II": {"red": 5}}
    assert legal(none) == ["buy II red"]


@clause("CAR-4.12")
@pytest.mark.parametrize("variant", ["base", "advanced"])
def test_without_any_block_action_1_cannot_be_chosen(variant: str) -> None:
    state = without_bag(turn(), variant=variant, coins={"1": 9})
    assert legal(state) == ["skip"]
    assert refusal(state, "turn both") == "CAR-4.12"


@clause("CAR-4.13")
def test_an_empty_wheel_has_to_be_turned() -> None:
    state = carrara(2, turn(), wheel={}, coins={"1": 9})
    assert legal(state) == ["turn both", "skip"]


@clause("CAR-X1", "CAR-4.2", "CAR-4.5")
def test_x1_two_blocks_are_drawn_and_two_bought_for_a_coin() -> None:
    lying = {"II": {"green": 1, "blue": 1}, "IV": {"white": 3, "red": 4}}
    state = carrara(2, turn(), wheel=lying, coins={"1": 5})
    play(state, "turn both", "block yellow", "block purple")
    assert wheel(state)["I"] == {"yellow": 1, "purple": 1}
    play(state, "buy III blue", "buy III green")
    assert coins(state)[0] == 4
    assert blocks(state) == {"green": 1, "blue": 1}


# The advanced wheels.


def advanced(*agenda: dict[str, Any], **table: Any) -> Carrara:
    """Section I shows a book and a purple statue, section II a coat of arms and a blue one, and so on."""
    return carrara(2, *agenda, variant="advanced", **table)


@clause("CAR-11.1", "CAR-10.3")
def test_in_the_advanced_game_a_purchase_begins_with_a_turn_of_both_or_of_the_small_wheel() -> None:
    state = advanced(turn(), wheel={"I": {"blue": 1}}, coins={"1": 9})
    assert [move for move in legal(state) if move.split()[0] in ("turn", "buy", "all")] == ["turn both", "turn small"]
    both = state.clone()
    play(both, "turn both")
    assert refill(both) == 10
    table = table_of(both)
    assert (table["large_wheel"], table["small_wheel"]) == ("gate", "white")
    assert table["wheel"]["II"] == {"blue": 1}


@clause("CAR-11.2", "CAR-11.1")
def test_the_small_wheel_alone_moves_only_the_statues() -> None:
    state = advanced(turn(), wheel={"I": {"blue": 1}}, coins={"1": 9})
    play(state, "turn small")
    table = table_of(state)
    assert (table["large_wheel"], table["small_wheel"]) == ("book", "white")
    assert table["wheel"] == {"I": {"blue": 1}}
    assert asked(state)["decision"] == "buy_blocks"


@clause("CAR-10.3", "CAR-11.1", "CAR-11.4")
@pytest.mark.parametrize(("wheels", "shown"), [("both", ["coat_of_arms", "green"]), ("small", ["crown", "green"])])
def test_a_section_shows_one_decoration_and_one_statue(wheels: str, shown: list[str]) -> None:
    section = {"both": "II", "small": "III"}[wheels]
    state = advanced(turn(), wheel={section: {"purple": 2}}, coins={"1": 9}, large_wheel="book", small_wheel="blue")
    play(state, f"turn {wheels}")
    refill(state)
    # The statues lay in the order blue, green, red from section I on, and moved on by one; the decorations with both.
    play(state, "all III")
    assert legal(state) == [f"take {shown[0]}", f"take {shown[1]}", "pass"]


@clause("CAR-11.3", "CAR-4.8")
@pytest.mark.parametrize("wheels", ["both", "small"])
def test_the_proof_works_after_both_ways_of_turning(wheels: str) -> None:
    state = without_bag(turn(), wheel={"I": {"white": 1}}, variant="advanced")
    play(state, f"turn {wheels}")
    assert coins(state)[0] == 2
    assert asked(state)["seat"] == "2"


@clause("CAR-11.3", "CAR-11.17")
def test_with_an_empty_wheel_the_small_one_alone_cannot_be_turned() -> None:
    state = advanced(turn(), wheel={}, coins={"1": 9})
    assert "turn both" in legal(state)
    assert refusal(state, "turn small") == "CAR-11.17"
    bare = without_bag(turn(), variant="advanced")
    assert refusal(bare, "turn small") == "CAR-11.17"


@clause("CAR-11.4", "CAR-11.6")
def test_who_buys_all_blocks_of_a_section_may_take_what_it_shows_or_not() -> None:
    # Section IV shows a goblet and a red statue; blue and purple are free there.
    state = advanced(asks("buy_blocks", 1), wheel={"IV": {"blue": 1, "purple": 1}})
    play(state, "buy IV purple")
    assert asked(state)["decision"] == "buy_more"
    play(state, "buy IV blue")
    assert legal(state) == ["take goblet", "take red", "pass"]
    play(state, "pass")
    assert state.agenda == []


@clause("CAR-11.4", "CAR-1.8")
def test_an_item_that_is_gone_from_the_supply_cannot_be_taken() -> None:
    boxed = {"goblet": 5}
    state = advanced(asks("buy_blocks", 1), wheel={"IV": {"purple": 1}}, items_boxed=boxed)
    play(state, "buy IV purple")
    assert legal(state) == ["take red", "pass"]
    assert refusal(state, "take goblet") == "CAR-1.8"
    none = advanced(asks("buy_blocks", 1), wheel={"IV": {"purple": 1}}, items_boxed={"goblet": 5, "red": 6})
    play(none, "buy IV purple")
    assert none.agenda == []


@clause("CAR-11.5", "CAR-11.4")
def test_a_part_of_a_section_gives_nothing() -> None:
    state = advanced(asks("buy_blocks", 1), wheel={"IV": {"white": 1, "purple": 1}}, coins={"1": 2})
    play(state, "buy IV purple")
    assert state.agenda == []
    enough = advanced(asks("buy_blocks", 1), wheel={"IV": {"white": 1, "purple": 1}}, coins={"1": 9})
    play(enough, "buy IV purple", "enough")
    assert enough.agenda == []


@clause("CAR-11.5")
def test_an_empty_section_gives_nothing() -> None:
    state = advanced(asks("buy_blocks", 1), wheel={"IV": {"purple": 1}, "V": {}}, coins={"1": 9})
    assert legal(state) == ["buy IV purple"]
    assert refusal(state, "all V") == "not asked"


@clause("CAR-11.4")
def test_in_the_base_game_a_section_shows_nothing() -> None:
    state = carrara(2, turn(), wheel={"IV": {"blue": 1, "purple": 1}})
    play(state, "all IV")
    assert asked(state)["seat"] == "2"


@clause("CAR-4.7")
def test_the_duty_after_turning_asks_for_a_block() -> None:
    state = carrara(2, due("purchase_blocks", of="1"), wheel={"VI": {"purple": 1}})
    assert asked(state) == {"decision": "buy_blocks", "seat": "1"}
