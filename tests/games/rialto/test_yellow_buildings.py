"""Chapter 6: the yellow buildings in a turn of card play."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.games.rialto.box import CARDS
from signoria.kernel.agenda import SPECTATOR
from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.rialto.tables import asks, due, rialto
from tests.positions import asked, legal, play, refusal, table_of


def step(letter: str, seats: int = 3, **table: Any) -> State:
    """A step that begins."""
    return rialto(seats, due("begin_step", step=letter), **table)


def turn(letter: str, coins: int, tiles: dict[str, int], **hand: int) -> State:
    """A turn of seat 1 with coins, yellow buildings and cards, and nothing behind it."""
    asking = asks("play_cards", 1, after=None)
    return rialto(2, asking, step=letter, coins={"1": coins}, buildings={"1": tiles}, hand={"1": hand})


def count(state: State) -> int:
    """What the turn of seat 1 counts."""
    return int(table_of(state).get("count", {}).get("1", 0))


def order_of(state: State, delays: dict[str, int]) -> list[str]:
    """The seats as they are asked; each delays so many times and then plays nothing."""
    left = Counter(delays)
    seats = []
    while asked(state):
        seat = asked(state)["seat"]
        seats.append(seat)
        play(state, "activate yellow_1" if left[seat] > 0 else "play 0 0")
        left[seat] -= 1
    return seats


# Yellow 1: the delay.


@clause("RIA-6.8")
@pytest.mark.parametrize(
    ("late", "order"),
    [("1", ["1", "2", "3", "1"]), ("2", ["1", "2", "3", "2"]), ("3", ["1", "2", "3", "3"])],
)
def test_who_delays_has_his_turn_after_all_other_players(late: str, order: list[str]) -> None:
    state = step("B", coins={late: 1}, buildings={late: {"yellow_1": 1}})
    assert order_of(state, {late: 1}) == order


@clause("RIA-6.8")
def test_a_delay_is_told_with_the_seat_that_waits() -> None:
    state = step("B", coins={"2": 1}, buildings={"2": {"yellow_1": 1}})
    told = [event.document(state.game.piles, SPECTATOR) for event in play(state, "play 0 0", "activate yellow_1")]
    assert {"event": "delayed", "seat": "2"} in told


@clause("RIA-6.8")
def test_a_delay_costs_1_coin_and_gives_1_from_the_general_supply() -> None:
    state = step("B", coins={"1": 2}, buildings={"1": {"yellow_1": 1}})
    play(state, "activate yellow_1")
    assert table_of(state)["coins"] == {"1": 2}
    assert table_of(state)["coins_on_buildings"] == {"1": 1}
    assert table_of(state)["spent_buildings"] == {"1": {"yellow_1": 1}}
    assert table_of(state)["coin_supply"] == 27


@clause("RIA-6.8")
def test_who_has_no_coin_cannot_delay() -> None:
    assert refusal(turn("B", 0, {"yellow_1": 1}), "activate yellow_1") == "RIA-4.2"
    assert refusal(turn("B", 1, {"yellow_1": 1}), "activate yellow_1") is None


@clause("RIA-6.8")
@pytest.mark.parametrize("use", ["convert yellow_2 doge", "activate yellow_3"])
def test_a_delay_comes_before_anything_is_played(use: str) -> None:
    state = turn("B", 2, {"yellow_1": 1, "yellow_2": 1, "yellow_3": 1}, doge=1, gold=1)
    assert "activate yellow_1" in legal(state)
    play(state, use)
    assert "activate yellow_1" not in legal(state)
    assert refusal(state, "activate yellow_1") == "not asked"


@clause("RIA-6.8")
def test_the_late_turn_is_a_turn_like_any_other() -> None:
    state = step("B", hand={"1": {"gold": 2}}, coins={"1": 1}, buildings={"1": {"yellow_1": 1}})
    play(state, "activate yellow_1", "play 0 0", "play 0 0", "play 2 0", "pass")
    assert table_of(state)["coins"] == {"1": 3}


@clause("RIA-6.9")
def test_waiting_players_come_in_the_clockwise_order_of_the_step() -> None:
    tiles = {"3": {"yellow_1": 1}, "1": {"yellow_1": 1}}
    state = step("B", 4, leader="3", doge=["1", "2", "3", "4"], coins={"1": 1, "3": 1}, buildings=tiles)
    assert order_of(state, {"1": 1, "3": 1}) == ["3", "4", "1", "2", "3", "1"]


@clause("RIA-6.9")
def test_who_delays_again_goes_behind_those_who_still_wait() -> None:
    tiles = {"1": {"yellow_1": 2}, "2": {"yellow_1": 1}}
    state = step("B", coins={"1": 1, "2": 1}, buildings=tiles)
    assert order_of(state, {"1": 2, "2": 1}) == ["1", "2", "3", "1", "2", "1"]
    assert table_of(state)["coins"] == {"1": 1, "2": 1}
    assert table_of(state)["coins_on_buildings"] == {"1": 2, "2": 1}


@clause("RIA-6.9")
def test_delaying_again_takes_a_delay_tile_without_a_coin() -> None:
    state = step("B", 2, coins={"1": 2}, buildings={"1": {"yellow_1": 1}})
    play(state, "activate yellow_1", "play 0 0")
    assert asked(state)["seat"] == "1"
    assert refusal(state, "activate yellow_1") == "RIA-4.3"


@clause("RIA-6.9")
def test_delaying_is_allowed_when_nobody_else_is_waiting() -> None:
    state = step("B", 2, coins={"1": 1}, buildings={"1": {"yellow_1": 3}})
    assert order_of(state, {"1": 3}) == ["1", "2", "1", "1", "1"]


# Yellow 2 and yellow 4: converted cards.


@clause("RIA-6.10", "RIA-6.12")
@pytest.mark.parametrize(("tile", "worth"), [("yellow_2", 1), ("yellow_4", 2)])
def test_exactly_1_card_of_another_kind_is_played_as_1_or_2_of_the_steps_kind(tile: str, worth: int) -> None:
    state = turn("B", 2, {tile: 1}, doge=2, bridge=1)
    play(state, f"convert {tile} doge")
    assert refusal(state, f"convert {tile} doge") == "RIA-4.3"
    assert refusal(state, f"convert {tile} bridge") == "RIA-4.3"
    play(state, "play 0 0")
    assert count(state) == worth
    assert table_of(state)["hand"] == {"1": {"doge": 1, "bridge": 1}}
    assert table_of(state)["played"] == {"1": {"doge": 1}}


@clause("RIA-6.10")
def test_yellow_2_converts_only_a_card_from_the_hand() -> None:
    state = turn("B", 1, {"yellow_2": 1}, doge=1)
    assert refusal(state, "convert yellow_2 doge") is None
    assert refusal(state, "convert yellow_2 bridge") == "RIA-6.10"


@clause("RIA-6.12")
def test_yellow_4_converts_only_a_card_from_the_hand() -> None:
    state = turn("B", 1, {"yellow_4": 1}, doge=1)
    assert refusal(state, "convert yellow_4 doge") is None
    assert refusal(state, "convert yellow_4 bridge") == "RIA-6.12"


@clause("RIA-6.13")
@pytest.mark.parametrize("tile", ["yellow_2", "yellow_4"])
def test_a_card_of_the_steps_own_kind_is_not_converted(tile: str) -> None:
    assert refusal(turn("B", 1, {tile: 1}, gold=2), f"convert {tile} gold") == "RIA-6.13"
    assert refusal(turn("A", 1, {tile: 1}, gold=2), f"convert {tile} gold") is None


@clause("RIA-6.13")
@pytest.mark.parametrize(("tile", "worth"), [("yellow_2", 1), ("yellow_4", 2)])
def test_a_joker_may_be_the_converted_card(tile: str, worth: int) -> None:
    state = turn("B", 1, {tile: 1}, joker=1)
    play(state, f"convert {tile} joker", "play 0 0")
    assert count(state) == worth
    assert table_of(state)["played"] == {"1": {"joker": 1}}


@clause("RIA-6.13")
def test_converted_cards_count_for_the_majority_the_action_and_jokers() -> None:
    state = step(
        "B",
        2,
        doge=["2", "1"],
        hand={"1": {"doge": 1, "joker": 2}, "2": {"gold": 3}},
        coins={"1": 1},
        buildings={"1": {"yellow_4": 1}},
    )
    play(state, "convert yellow_4 doge", "play 0 2", "play 3 0")
    assert asked(state) == {"decision": "one_more", "seat": "1"}
    play(state, "pass")
    assert table_of(state)["coins"] == {"1": 4, "2": 3}


@clause("RIA-6.13")
def test_the_converted_card_is_discarded_like_the_others() -> None:
    state = step("B", 2, hand={"1": {"doge": 1, "gold": 1}}, coins={"1": 1}, buildings={"1": {"yellow_2": 1}})
    play(state, "convert yellow_2 doge", "play 1 0", "play 0 0", "pass")
    assert table_of(state)["discards"] == {"doge": 1, "gold": 1}
    assert "hand" not in table_of(state)


# Yellow 3: one joker more.


@clause("RIA-6.11")
def test_the_added_joker_counts_next_to_a_card() -> None:
    state = turn("B", 1, {"yellow_3": 1}, gold=1)
    play(state, "activate yellow_3", "play 1 0")
    assert count(state) == 2


@clause("RIA-6.11")
def test_the_added_joker_counts_next_to_a_converted_card() -> None:
    state = turn("B", 2, {"yellow_2": 1, "yellow_3": 1}, doge=1)
    assert refusal(state, "activate yellow_3") == "RIA-6.11"
    play(state, "convert yellow_2 doge", "activate yellow_3", "play 0 0")
    assert count(state) == 2


@clause("RIA-6.11")
def test_who_holds_a_card_of_the_kind_must_play_one_with_the_added_joker() -> None:
    state = turn("B", 2, {"yellow_3": 2}, gold=1, joker=1)
    play(state, "activate yellow_3", "activate yellow_3")
    assert refusal(state, "play 0 0") == "RIA-6.7"
    assert refusal(state, "play 0 1") == "RIA-6.7"
    assert legal(state) == ["play 1 0", "play 1 1"]


@clause("RIA-6.11")
def test_two_yellow_3_may_form_the_pair() -> None:
    state = turn("B", 2, {"yellow_3": 2})
    play(state, "activate yellow_3")
    assert refusal(state, "play 0 0") == "RIA-6.5"
    play(state, "activate yellow_3", "play 0 0")
    assert count(state) == 1


@clause("RIA-6.11")
@pytest.mark.parametrize(
    ("coins", "tiles", "hand", "able"),
    [
        (3, 1, {"doge": 2}, False),
        (3, 1, {"doge": 2, "gold": 1}, True),
        (3, 1, {"doge": 2, "joker": 1}, True),
        (3, 2, {"doge": 2}, True),
        (1, 2, {"doge": 2}, False),
        (1, 2, {"joker": 1}, True),
    ],
)
def test_yellow_3_is_not_activated_when_its_joker_cannot_count(
    coins: int, tiles: int, hand: dict[str, int], able: bool
) -> None:
    state = turn("B", coins, {"yellow_3": tiles}, **hand)
    assert refusal(state, "activate yellow_3") == (None if able else "RIA-6.11")
    assert ("activate yellow_3" in legal(state)) == able


@clause("RIA-6.11")
def test_a_yellow_3_with_a_coin_on_it_is_no_second_joker() -> None:
    state = rialto(
        2,
        asks("play_cards", 1, after=None),
        step="B",
        coins={"1": 2},
        coins_on_buildings={"1": 1},
        buildings={"1": {"yellow_3": 1}},
        spent_buildings={"1": {"yellow_3": 1}},
    )
    assert refusal(state, "activate yellow_3") == "RIA-6.11"


# Several of them.


@clause("RIA-6.14")
def test_several_yellow_buildings_may_be_used_in_one_turn() -> None:
    state = turn("B", 4, {"yellow_2": 2, "yellow_3": 1, "yellow_4": 1}, doge=1, bridge=1, gondola=1, gold=1, joker=1)
    play(state, "convert yellow_2 doge", "convert yellow_2 bridge", "convert yellow_4 gondola", "activate yellow_3")
    play(state, "play 1 1")
    assert count(state) == 1 + 1 + 2 + 1 + 1 + 1
    assert table_of(state)["played"] == {"1": {"doge": 1, "gold": 1, "bridge": 1, "gondola": 1, "joker": 1}}
    assert table_of(state)["coins_on_buildings"] == {"1": 4}


@clause("RIA-6.11", "RIA-6.12")
def test_yellow_buildings_count_in_this_turn_only() -> None:
    state = rialto(
        2,
        due("begin_step", step="A"),
        due("begin_step", step="B"),
        hand={"1": {"bridge": 1, "gold": 1}},
        coins={"1": 2},
        buildings={"1": {"yellow_3": 1, "yellow_4": 1}},
    )
    play(state, "convert yellow_4 bridge", "activate yellow_3", "play 0 0", "play 0 0", "pass")
    assert table_of(state)["doge_space"] == {"1": 3}
    play(state, "play 1 0")
    assert count(state) == 1


@clause("RIA-6.14")
def test_each_yellow_building_converts_a_different_card() -> None:
    state = turn("B", 2, {"yellow_2": 2}, doge=1)
    play(state, "convert yellow_2 doge")
    assert refusal(state, "convert yellow_2 doge") == "RIA-6.10"


Turn = tuple[tuple[str, ...], tuple[str, ...], int, int, int, int]


def turns_by_the_book(coins: int, tiles: dict[str, int], hand: dict[str, int]) -> Iterator[Turn]:
    """RIA-6.3 to 6.15 for step B: what yellow 2 and 4 convert, yellow 3 used, gold and jokers played, and the count."""
    others = [card for card in CARDS.ids if card != "gold"]
    for twos, fours in product(some_of(others, tiles["yellow_2"]), some_of(others, tiles["yellow_4"])):
        away = Counter(twos + fours)
        if any(number > hand[card] for card, number in away.items()):
            continue
        value = len(twos) + 2 * len(fours)
        for threes, gold in product(range(tiles["yellow_3"] + 1), range(hand["gold"] + 1)):
            if len(twos) + len(fours) + threes > coins:
                continue
            for jokers in range(hand["joker"] - away["joker"] + 1):
                added = jokers + threes
                if gold + value >= 1:
                    yield twos, fours, threes, gold, jokers, gold + value + added
                elif added == 0:
                    yield twos, fours, threes, gold, jokers, 0
                elif added >= 2 and hand["gold"] == 0:
                    yield twos, fours, threes, gold, jokers, added - 1


def some_of(cards: list[str], most: int) -> list[tuple[str, ...]]:
    """Every choice of at most so many cards, in the order of the kinds."""
    found: list[tuple[str, ...]] = [()]
    for chosen in found:
        if len(chosen) < most:
            found.extend(
                (*chosen, card) for card in cards if not chosen or cards.index(card) >= cards.index(chosen[-1])
            )
    return found


def turns_by_the_code(state: State, moves: tuple[str, ...] = ()) -> Iterator[Turn]:
    """Every way to finish the turn; there is always one."""
    assert legal(state)
    for way in legal(state):
        after = state.clone()
        play(after, way)
        if asked(after):
            yield from turns_by_the_code(after, (*moves, way))
        else:
            twos = tuple(move.split()[2] for move in moves if move.startswith("convert yellow_2"))
            fours = tuple(move.split()[2] for move in moves if move.startswith("convert yellow_4"))
            yield twos, fours, moves.count("activate yellow_3"), int(way.split()[1]), int(way.split()[2]), count(after)


@clause("RIA-6.3", "RIA-6.7", "RIA-6.11", "RIA-6.13", "RIA-6.14", "RIA-6.15")
@settings(max_examples=100, deadline=None)
@given(
    st.integers(0, 3),
    st.fixed_dictionaries({tile: st.integers(0, 2) for tile in ("yellow_2", "yellow_3", "yellow_4")}),
    st.fixed_dictionaries(
        {card: st.integers(0, 2 if card in ("gold", "joker") else 1 if card == "doge" else 0) for card in CARDS.ids}
    ),
)
def test_every_turn_that_the_book_allows_can_be_played_in_one_way_and_no_other(
    coins: int, tiles: dict[str, int], hand: dict[str, int]
) -> None:
    played = list(turns_by_the_code(turn("B", coins, tiles, **hand)))
    assert len(played) == len(set(played))
    assert set(played) == set(turns_by_the_book(coins, tiles, hand))


# Examples of the rulebook.


@clause("RIA-X2")
@pytest.mark.parametrize(("others", "bonus", "coins"), [(2, ["bonus"], 4), (4, ["pass"], 3)])
def test_yellow_4_makes_1_doge_card_2_gold_and_a_joker_makes_it_3(others: int, bonus: list[str], coins: int) -> None:
    state = step(
        "B",
        2,
        hand={"1": {"doge": 1, "joker": 1}, "2": {"gold": others}},
        coins={"1": 1},
        buildings={"1": {"yellow_4": 1}},
    )
    play(state, "convert yellow_4 doge", "play 0 1")
    assert count(state) == 3
    play(state, f"play {others} 0", *bonus)
    assert table_of(state)["coins"]["1"] == coins


@clause("RIA-X5")
def test_yellow_2_makes_1_gold_card_1_space_on_the_doge_track() -> None:
    state = step("A", 2, hand={"1": {"gold": 1}, "2": {"doge": 2}}, coins={"1": 1}, buildings={"1": {"yellow_2": 1}})
    play(state, "convert yellow_2 gold", "play 0 0", "play 2 0", "pass")
    assert table_of(state)["doge_space"] == {"1": 1, "2": 2}


@clause("RIA-X7")
def test_yellow_3_and_a_joker_from_the_hand_count_as_1_card() -> None:
    state = turn("B", 1, {"yellow_3": 1}, doge=2, joker=1)
    play(state, "activate yellow_3", "play 0 1")
    assert count(state) == 1
