"""Chapters 11 to 13: decorations and statues, the storage and the extra purchase."""

from typing import Any

import pytest

from signoria.games.carrara.state import Carrara
from tests.clauses import clause
from tests.games.carrara.tables import (
    ADVANCED_COURT,
    CITIES,
    COLOURS,
    DECORATIONS,
    KINDS,
    asks,
    carrara,
    coins,
    due,
    turn,
    used,
)
from tests.positions import asked, legal, play, refusal, table_of

OWN_DECORATION = dict(
    zip(KINDS, ["crown", "book", "flag", "gate", "goblet", "coat_of_arms"], strict=True),
)


def advanced(*agenda: dict[str, Any], seats: int = 2, **table: Any) -> Carrara:
    return carrara(seats, *agenda, variant="advanced", **table)


def putting(item: str, origin: str = "supply", **table: Any) -> Carrara:
    """Seat 1 has gained an item."""
    return advanced(asks("put_item", 1, item=item, origin=origin), **table)


def ons(state: Carrara) -> list[str]:
    """The buildings on which the item may go."""
    return [move.split()[1] for move in legal(state) if move.startswith("on ")]


def free(state: Carrara) -> list[str]:
    return [move for move in legal(state) if move.split()[0] in ("move", "purchase")]


# Where an item can stand.


@clause("CAR-11.7")
@pytest.mark.parametrize("kind", KINDS)
def test_a_decoration_goes_on_a_building_of_its_kind(kind: str) -> None:
    board = {f"{other}-1": "massa" for other in KINDS}
    state = putting(OWN_DECORATION[kind], boards={"1": board, "2": {f"{kind}-2": "massa"}})
    assert ons(state) == [f"{kind}-1"]
    wrong = next(other for other in KINDS if other != kind)
    assert refusal(state, f"on {wrong}-1") == "CAR-11.7"
    assert refusal(state, f"on {kind}-2") == "CAR-11.7"


@clause("CAR-11.7")
def test_one_decoration_stands_on_a_building_and_a_statue_does_not_matter() -> None:
    board = {"villa-1": "massa", "villa-2": "massa", "villa-8": "lerici"}
    state = putting("coat_of_arms", boards={"1": board}, items={"villa-1": ["coat_of_arms"], "villa-2": ["white"]})
    assert ons(state) == ["villa-2", "villa-8"]
    assert refusal(state, "on villa-1") == "CAR-11.7"


@clause("CAR-11.8", "CAR-X18")
@pytest.mark.parametrize("rank", range(6))
def test_a_coloured_statue_goes_into_any_city_that_accepts_its_colour(rank: int) -> None:
    board = {f"{kind}-1": city for kind, city in zip(KINDS, CITIES, strict=True)}
    state = putting(COLOURS[rank], boards={"1": board})
    assert sorted(ons(state)) == sorted(name for name, city in board.items() if CITIES.index(city) >= rank)
    if rank > 0:
        refused = next(name for name, city in board.items() if CITIES.index(city) == rank - 1)
        assert refusal(state, f"on {refused}") == "CAR-11.8"


@clause("CAR-11.8")
def test_one_statue_stands_on_a_building_and_a_decoration_does_not_matter() -> None:
    board = {"villa-1": "massa", "villa-2": "massa"}
    state = putting("white", boards={"1": board}, items={"villa-1": ["gold"], "villa-2": ["coat_of_arms"]})
    assert ons(state) == ["villa-2"]
    assert refusal(state, "on villa-1") == "CAR-11.8"


@clause("CAR-12.3", "CAR-X18")
def test_a_gold_statue_goes_into_any_city() -> None:
    board = {f"{kind}-1": city for kind, city in zip(KINDS, CITIES, strict=True)}
    state = putting("gold", "court", boards={"1": board})
    assert sorted(ons(state)) == sorted(board)


@clause("CAR-12.3", "CAR-12.4", "CAR-11.14")
def test_a_gold_statue_of_the_bonus_is_put_stored_or_boxed() -> None:
    start = advanced(turn(), boards={"1": {"villa-1": "livorno"}})
    play(start, "score a1")
    assert legal(start) == ["on villa-1", "store", "pass"]
    for answer, group in (("on villa-1", "ornaments"), ("store", "stored")):
        state = start.clone()
        play(state, answer)
        table = table_of(state)
        assert table[group] == {"1": {"gold": 1}}
        assert table["beside_court"] == {"1": {"gold": 1}, "2": {"gold": 2}}
    play(start, "pass")
    assert table_of(start)["items_boxed"] == {"gold": 1}


@clause("CAR-11.13")
def test_what_stands_cannot_be_moved() -> None:
    board = {"villa-1": "massa", "villa-2": "massa"}
    state = advanced(turn(), boards={"1": board}, items={"villa-1": ["coat_of_arms", "white"]})
    assert free(state) == []
    assert refusal(state, "move white") == "CAR-11.10"


# Storage.


@clause("CAR-11.9", "CAR-10.7")
def test_what_is_not_put_is_stored_in_one_of_two_places() -> None:
    state = putting("flag", boards={"1": {"castello-1": "pisa"}})
    assert legal(state) == ["on castello-1", "store"]
    play(state, "store")
    assert table_of(state)["stored"] == {"1": {"flag": 1}}
    one_left = putting("flag", stored={"1": {"red": 1}})
    assert legal(one_left) == ["store"]
    full = putting("flag", stored={"1": {"red": 1, "book": 1}})
    assert refusal(full, "store") == "CAR-11.9"


@clause("CAR-11.10")
def test_any_number_of_items_may_be_moved_before_an_action_and_the_action_is_still_to_come() -> None:
    board = {"castello-1": "pisa", "villa-1": "lerici"}
    state = advanced(turn(), boards={"1": board}, stored={"1": {"flag": 1, "white": 1}})
    assert free(state) == ["move flag", "move white"]
    play(state, "move flag")
    assert legal(state) == ["on castello-1"]
    play(state, "on castello-1", "move white", "on castello-1")
    assert asked(state) == {"decision": "take_turn", "seat": "1"}
    table = table_of(state)
    assert table["decoration_on"] == {"castello-1": "flag"}
    assert table["statue_on"] == {"castello-1": "white"}
    assert "stored" not in table


@clause("CAR-11.10")
def test_an_item_is_moved_where_it_could_be_gained() -> None:
    board = {"castello-1": "pisa", "villa-1": "lerici"}
    state = advanced(turn(), boards={"1": board}, stored={"1": {"red": 1, "crown": 1}})
    # A red statue may stand in Lerici too, which a purchase would not allow; there is no palazzo for the crown.
    assert free(state) == ["move red"]
    assert refusal(state, "move crown") == "CAR-11.10"
    play(state, "move red")
    assert legal(state) == ["on villa-1"]


@clause("CAR-11.10", "CAR-11.15")
def test_items_are_moved_after_the_action_too() -> None:
    state = advanced(turn(), boards={"1": {"villa-1": "lerici"}}, stored={"1": {"purple": 1}})
    play(state, "skip")
    assert legal(state) == ["move purple", "end"]
    play(state, "move purple", "on villa-1")
    assert asked(state)["seat"] == "2"


@clause("CAR-11.15", "CAR-13.7")
def test_items_are_moved_before_a_visit_is_answered() -> None:
    court = {"1": dict.fromkeys(ADVANCED_COURT[1:], 1), "2": dict.fromkeys(ADVANCED_COURT, 1)}
    state = advanced(
        due("begin_turn", of="2"),
        boards={"2": {"villa-1": "lerici"}},
        stored={"2": {"purple": 1}},
        holder="1",
        visited="a1",
        beside_court={"1": {"gold": 1}, "2": {"gold": 2}},
        items_boxed={"gold": 1},
        court=court,
        coins={"2": 10},
    )
    assert legal(state)[0] == "move purple"
    assert "purchase coat_of_arms" in legal(state)
    play(state, "move purple", "on villa-1")
    assert asked(state) == {"decision": "answer_visit", "seat": "2"}


@clause("CAR-11.15")
def test_what_was_stored_on_this_turn_stays_there() -> None:
    state = advanced(asks("put_item", 1, item="purple", origin="supply"), due("after_action", of="1"))
    play(state, "store")
    assert asked(state)["seat"] == "2"
    state = advanced(
        asks("put_item", 1, item="purple", origin="supply"),
        due("after_action", of="1"),
        boards={"1": {"villa-1": "lerici", "villa-2": "lerici"}},
        stored={"1": {"purple": 1}},
    )
    assert legal(state) == ["move purple", "on villa-1", "on villa-2", "store"]
    play(state, "store")
    assert legal(state) == ["move purple", "end"]
    play(state, "move purple", "on villa-1")
    # One of the two was stored now.
    assert asked(state)["seat"] == "2"
    play(state, "skip")
    assert free(state) == ["move purple"]


@clause("CAR-11.15")
def test_a_fresh_item_says_why_it_stays() -> None:
    state = advanced(turn(), boards={"1": {"villa-1": "lerici"}}, stored={"1": {"purple": 1}}, fresh={"purple": 1})
    assert refusal(state, "move purple") == "CAR-11.15"


@clause("CAR-11.15")
def test_items_are_moved_while_a_gained_one_is_to_be_put_and_between_bonus_and_place() -> None:
    board = {"castello-1": "pisa", "villa-1": "lerici"}
    gained = putting("flag", boards={"1": board}, stored={"1": {"white": 1, "crown": 1}})
    assert legal(gained) == ["move white", "on castello-1"]
    play(gained, "move white", "on villa-1")
    assert legal(gained) == ["on castello-1", "store"]
    between = advanced(turn(), boards={"1": board}, stored={"1": {"white": 1}})
    play(between, "score a7")
    assert "move white" in legal(between)
    play(between, "move white", "on villa-1", "place livorno-lerici")
    assert coins(between)[0] == 1


@clause("CAR-11.10")
def test_two_orders_of_the_same_moves_are_not_both_asked() -> None:
    board = {"castello-1": "pisa", "castello-2": "pisa"}
    state = advanced(turn(), boards={"1": board}, stored={"1": {"flag": 2}})
    play(state, "move flag", "on castello-2")
    assert free(state) == []
    state = advanced(turn(), boards={"1": board}, stored={"1": {"flag": 2}})
    play(state, "move flag", "on castello-1", "move flag")
    assert legal(state) == ["on castello-2"]


@clause("CAR-11.11", "CAR-11.16")
def test_only_for_an_item_that_cannot_stand_a_stored_one_is_boxed() -> None:
    stored = {"1": {"red": 1, "book": 1}}
    state = putting("flag", stored=stored)
    assert legal(state) == ["replace book", "replace red"]
    assert refusal(state, "replace crown") == "CAR-11.11"
    play(state, "replace red")
    table = table_of(state)
    assert table["stored"] == {"1": {"book": 1, "flag": 1}}
    assert table["items_boxed"] == {"red": 1}
    # What can stand has to, once it was taken.
    must = putting("flag", stored=stored, boards={"1": {"castello-1": "pisa"}}, items={"castello-1": ["gold"]})
    assert legal(must) == ["on castello-1"]
    assert refusal(must, "replace red") == "CAR-11.16"


@clause("CAR-11.11")
def test_with_room_in_the_storage_nothing_is_boxed() -> None:
    state = putting("flag", stored={"1": {"red": 1}})
    assert refusal(state, "replace red") == "CAR-11.11"


@clause("CAR-11.12")
def test_a_stored_item_has_no_effect() -> None:
    board = {"castello-4": "lucca", "villa-1": "lucca"}
    state = advanced(
        asks("choose_place", 1), boards={"1": board}, stored={"1": {"flag": 1, "red": 1}}, lifted={"1": 1}, court={}
    )
    assert refusal(state, "place viareggio-lucca") == "CAR-12.12"
    play(state, "place castello")
    assert state.points(0) == 8
    final = advanced(due("final_scoring"), boards={"1": board}, stored={"1": {"flag": 1, "red": 1}})
    assert final.points(0) == 0


@clause("CAR-11.14", "CAR-12.5")
def test_what_is_given_up_stays_in_the_supply_but_a_gold_statue_goes_to_the_box() -> None:
    shown = advanced(asks("take_shown", 1, section="IV"))
    play(shown, "pass")
    assert table_of(shown)["item_supply"]["goblet"] == 5
    assert table_of(shown)["item_supply"]["red"] == 6
    gold = advanced(turn(), boards={"1": {"villa-1": "lerici"}})
    play(gold, "score a1", "pass")
    assert table_of(gold)["items_boxed"] == {"gold": 1}


@clause("CAR-12.5", "CAR-6.9")
def test_who_declines_at_a_statue_space_loses_that_gold_statue() -> None:
    court = {"1": dict.fromkeys(ADVANCED_COURT[1:], 1), "2": dict.fromkeys(ADVANCED_COURT, 1)}
    table: dict[str, Any] = {"holder": "1", "visited": "a1", "court": court, "items_boxed": {"gold": 1}}
    state = advanced(due("begin_turn", of="2"), beside_court={"1": {"gold": 1}, "2": {"gold": 2}}, **table)
    play(state, "decline")
    after = table_of(state)
    assert after["beside_court"] == {"1": {"gold": 1}, "2": {"gold": 1}}
    assert after["items_boxed"] == {"gold": 2}
    coins_space = advanced(due("begin_turn", of="2"), holder="1", visited="a5")
    play(coins_space, "decline")
    assert table_of(coins_space)["beside_court"]["2"] == {"gold": 2}


@clause("CAR-12.2", "CAR-12.16", "CAR-1.8")
def test_the_decoration_bonus_gives_any_type_of_the_supply_or_none() -> None:
    start = advanced(turn(), boards={"1": {"villa-1": "lerici"}}, items_boxed={"crown": 5})
    play(start, "score a3")
    assert legal(start) == [*(f"take {item}" for item in DECORATIONS if item != "crown"), "pass"]
    assert refusal(start, "take crown") == "CAR-1.8"
    stored = start.clone()
    # CAR-12.16: also of a type that can only be stored.
    play(stored, "take flag")
    assert legal(stored) == ["store"]
    play(start, "pass")
    assert asked(start)["decision"] == "choose_place"


@clause("CAR-1.8")
@pytest.mark.parametrize("item", ["crown", "yellow"])
def test_what_is_gone_from_the_supply_cannot_be_bought(item: str) -> None:
    boards = {"1": {"palazzo-1": "pisa"}}
    total = 5 if item == "crown" else 6
    state = advanced(turn(), boards=boards, coins={"1": 10}, items_boxed={item: total})
    assert refusal(state, f"purchase {item}") == "CAR-1.8"
    assert f"purchase {item}" not in legal(state)


@clause("CAR-X9")
def test_x9_a_flag_on_a_castello_and_a_goblet_that_has_to_be_stored() -> None:
    wheel = {"V": {"red": 2, "yellow": 1, "blue": 1}, "IV": {"white": 1}}
    state = advanced(asks("buy_blocks", 1), boards={"1": {"castello-2": "pisa"}}, wheel=wheel, coins={"1": 9})
    play(state, "all V")
    assert "take flag" in legal(state)
    play(state, "take flag", "on castello-2")
    assert table_of(state)["decoration_on"] == {"castello-2": "flag"}
    goblet = advanced(asks("buy_blocks", 1), boards={"1": {"castello-2": "pisa"}}, wheel=wheel, coins={"1": 9})
    play(goblet, "buy IV white", "take goblet")
    assert legal(goblet) == ["store"]


@clause("CAR-X10", "CAR-11.8")
def test_x10_a_red_statue_goes_to_massa() -> None:
    board = {"villa-1": "massa", "villa-2": "lucca", "porta-1": "pisa"}
    state = advanced(asks("buy_blocks", 1), boards={"1": board}, wheel={"IV": {"blue": 1, "green": 1}})
    play(state, "all IV", "take red")
    assert ons(state) == ["villa-1", "villa-2"]
    play(state, "on villa-1")
    assert table_of(state)["statue_on"] == {"villa-1": "red"}


# The extra purchase.


@clause("CAR-13.1", "CAR-13.2")
def test_once_a_turn_an_item_may_be_bought_for_10_coins_beside_the_action() -> None:
    boards = {"1": {"castello-1": "pisa", "castello-2": "lucca"}}
    state = advanced(turn(), boards=boards, coins={"1": 35})
    assert free(state) == ["purchase flag", "purchase yellow", "purchase red"]
    play(state, "purchase flag", "on castello-2")
    assert coins(state)[0] == 25
    assert asked(state) == {"decision": "take_turn", "seat": "1"}
    assert free(state) == []
    assert refusal(state, "purchase red") == "CAR-13.1"
    play(state, "skip")
    assert asked(state)["seat"] == "2"
    play(state, "skip")
    assert "purchase red" in legal(state)


@clause("CAR-13.1")
def test_without_10_coins_nothing_is_bought() -> None:
    state = advanced(turn(), boards={"1": {"castello-1": "pisa"}}, coins={"1": 9})
    assert free(state) == []
    assert refusal(state, "purchase flag") == "CAR-13.1"


@clause("CAR-13.2", "CAR-13.6")
def test_the_purchase_may_follow_the_action_skipping_too() -> None:
    state = advanced(turn(), boards={"1": {"castello-1": "pisa"}}, coins={"1": 8})
    play(state, "skip")
    assert legal(state) == ["purchase flag", "purchase yellow", "end"]
    play(state, "purchase yellow", "on castello-1")
    assert coins(state)[0] == 0
    assert asked(state)["seat"] == "2"


@clause("CAR-13.3")
def test_a_bought_decoration_goes_on_a_building_at_once() -> None:
    boards = {"1": {"castello-1": "pisa", "castello-2": "pisa", "villa-1": "massa"}}
    state = advanced(
        turn(), boards=boards, items={"castello-1": ["flag"], "villa-1": ["coat_of_arms"]}, coins={"1": 10}
    )
    assert refusal(state, "purchase coat_of_arms") == "CAR-13.5"
    play(state, "purchase flag")
    assert legal(state) == ["on castello-2"]
    assert refusal(state, "store") == "not asked"
    assert refusal(state, "on castello-1") == "CAR-11.7"


@clause("CAR-13.4", "CAR-X18")
@pytest.mark.parametrize("rank", range(6))
def test_a_bought_statue_goes_into_the_city_of_its_colour(rank: int) -> None:
    board = {f"{kind}-1": city for kind, city in zip(KINDS, CITIES, strict=True)}
    state = advanced(turn(), boards={"1": board}, coins={"1": 10})
    play(state, f"purchase {COLOURS[rank]}")
    assert legal(state) == [f"on {KINDS[rank]}-1"]
    if rank < 5:
        assert refusal(state, f"on {KINDS[rank + 1]}-1") == "CAR-13.4"


@clause("CAR-13.5")
def test_without_a_building_for_it_nothing_is_bought_and_gold_statues_never_are() -> None:
    boards = {"1": {"castello-1": "pisa"}}
    state = advanced(turn(), boards=boards, items={"castello-1": ["flag", "gold"]}, coins={"1": 30})
    assert free(state) == []
    for item in ("flag", "yellow", "crown", "gold", "purple"):
        assert refusal(state, f"purchase {item}") == "CAR-13.5"


@clause("CAR-13.6")
def test_the_purchase_is_possible_on_the_turn_that_triggers_the_end_and_on_a_last_turn() -> None:
    others = {f"{kind}-{value}": 1 for kind in KINDS for value in (1, 2, 4, 5)}
    del others["villa-1"], others["villa-2"]
    eight = ["livorno", "pisa", "palazzo", "biblioteca", "castello", "urban", "rural", "porta"]
    state = advanced(
        turn(),
        boards={"1": {"villa-1": "lerici"}, "2": {"villa-2": "massa"}},
        covered=others,
        stack={},
        placed=used(1, *eight),
        court={"2": dict.fromkeys(ADVANCED_COURT, 1)},
        coins={"1": 12, "2": 12},
    )
    play(state, "skip")
    assert table_of(state)["ender"] == "1"
    assert "purchase purple" in legal(state)
    play(state, "end")
    play(state, "skip")
    assert "purchase blue" in legal(state)
    play(state, "purchase blue", "on villa-2")
    assert asked(state) == {}


@clause("CAR-13.7")
def test_during_an_action_nothing_is_bought() -> None:
    boards = {"1": {"villa-1": "lerici"}}
    table: dict[str, Any] = {"boards": boards, "coins": {"1": 40}, "wheel": {"I": {"blue": 2}}}
    score = advanced(turn(), **table)
    play(score, "score a7")
    assert free(score) == []
    small = advanced(turn(), **table)
    play(small, "turn small")
    assert asked(small)["decision"] == "buy_blocks"
    assert free(small) == []
    bonus = advanced(turn(), **table)
    play(bonus, "score a1")
    assert free(bonus) == []


@clause("CAR-13.2")
def test_what_could_have_been_moved_before_a_purchase_is_moved_before_it() -> None:
    boards = {"1": {"villa-1": "lerici", "castello-1": "pisa"}}
    state = advanced(turn(), boards=boards, stored={"1": {"purple": 1}}, coins={"1": 10})
    play(state, "purchase flag", "on castello-1")
    assert free(state) == []
    play(state, "skip")
    assert legal(state) == ["move purple", "end"]
