"""What a seat can know of hidden cards: everybody remembers who took which row."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.games.rialto.box import CARDS, GOLD, KINDS
from signoria.games.rialto.state import Rialto
from signoria.games.rialto.table import DECK, HAND, SECRET, SHOWN, SLACK
from signoria.kernel.registry import find
from signoria.kernel.state import State
from tests.games.rialto.tables import asks, rialto
from tests.positions import play
from tests.random_games import seeds, setups, state_after

GAME = find("rialto")


def contradicted(state: State, side: int) -> int:
    """How many cards that a side was seen to take it has not, beyond what a reshuffle may have carried away."""
    piles = state.piles
    missing = 0
    for card in range(KINDS):
        has = piles[HAND.of(side, card)] + piles[SECRET.of(side, card)]
        missing += max(0, piles[SHOWN.of(side, card)] - has)
    return max(0, missing - piles[SLACK.of(side)])


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(setups(GAME)), seeds, st.integers(0, 900), st.integers(0, 4), st.integers(0, 2**32))
def test_what_was_seen_holds_at_the_table_and_in_every_redeal(
    setup: object, seed: int, plies: int, viewer: int, luck: int
) -> None:
    state = state_after(GAME, setup, seed, plies)  # type: ignore[arg-type]
    seats = state.setup.seats
    assert [contradicted(state, side) for side in range(seats)] == [0] * seats
    imagined = state.imagine(viewer % seats, Random(luck))
    assert [contradicted(imagined, side) for side in range(seats)] == [0] * seats
    for side in range(seats):
        assert HAND.total(imagined.piles, side) == HAND.total(state.piles, side)
        assert SECRET.total(imagined.piles, side) == SECRET.total(state.piles, side)
    assert DECK.sum(imagined.piles) == DECK.sum(state.piles)


def test_a_taken_row_is_known_until_it_is_played() -> None:
    state = rialto(
        2,
        asks("take_row", 1),
        asks("play_cards", 1, after=None),
        step="A",
        rows={"1": {"doge": 4, "joker": 2}, "2": {"gold": 6}},
        open_rows=["1", "2", "3"],
        hand={"2": {"bridge": 5}},
    )
    play(state, "row 1")
    while state.actor() < 0:
        state.play(state.sample(Random(7)))
    doge, joker = CARDS.ids.index("doge"), CARDS.ids.index("joker")
    for luck in range(20):
        imagined = state.imagine(1, Random(luck))
        assert imagined.piles[HAND.of(0, doge)] >= 4
        assert imagined.piles[HAND.of(0, joker)] >= 2
        assert HAND.total(imagined.piles, 0) == 8
    play(state, "play 3 1")
    hands = {tuple(state.imagine(1, Random(luck)).piles[HAND.of(0) : HAND.of(0) + KINDS]) for luck in range(40)}
    assert all(hand[doge] >= 1 and hand[joker] >= 1 and sum(hand) == 4 for hand in hands)
    assert len(hands) > 5


def test_an_added_joker_says_that_there_is_a_card_for_it() -> None:
    state = rialto(
        2,
        asks("play_cards", 1, after=None),
        step="B",
        coins={"1": 1},
        buildings={"1": {"yellow_3": 1}},
        hand={"1": {"gold": 1}},
    )
    play(state, "activate yellow_3")
    gold, joker = CARDS.ids.index("gold"), CARDS.ids.index("joker")
    for luck in range(30):
        hand = state.imagine(1, Random(luck)).piles[HAND.of(0) : HAND.of(0) + KINDS]
        assert hand[gold] + hand[joker] == 1


def test_without_an_added_joker_a_hand_may_hold_anything() -> None:
    state = rialto(2, asks("play_cards", 1, after=None), step="B", hand={"1": {"gold": 1}})
    hands = [state.imagine(1, Random(luck)).piles[HAND.of(0) : HAND.of(0) + KINDS] for luck in range(30)]
    assert any(hand[CARDS.ids.index("doge")] == 1 for hand in hands)


def test_the_own_hand_and_the_own_discards_are_never_dealt_anew() -> None:
    state = rialto(
        2, asks("take_row", 1), hand={"1": {"gold": 3}, "2": {"doge": 7}}, secret_discards={"1": {"bridge": 2}}
    )
    for luck in range(10):
        imagined = state.imagine(0, Random(luck))
        assert imagined.piles[HAND.of(0, CARDS.ids.index("gold"))] == 3
        assert imagined.piles[SECRET.of(0, CARDS.ids.index("bridge"))] == 2


def test_after_a_reshuffle_a_discarded_card_may_be_anywhere() -> None:
    state = rialto(2, asks("take_row", 1), hand={"2": {"gold": 7}}, shown={"2": {"doge": 1}}, slack={"2": 1})
    doges = {state.imagine(0, Random(luck)).piles[HAND.of(1, CARDS.ids.index("doge"))] for luck in range(60)}
    assert 0 in doges
    assert max(doges) >= 1


def test_cards_of_one_kind_that_were_seen_to_be_taken_add_up() -> None:
    state = rialto(2, asks("take_row", 1), hand={"1": {"gold": 3}})
    assert isinstance(state, Rialto)
    state.show(0, GOLD, 2)
    state.show(0, GOLD)
    assert state.piles[SHOWN.of(0, GOLD)] == 3
