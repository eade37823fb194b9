"""Clauses 3.20 to 3.39: one cost from many cards and tiles, one kind of symbol from each."""

from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.games.virtu import GAME
from signoria.games.virtu.box import CARD_SHOWS, CARDS, DATA, KINDS, SYMBOLS, TILE_SHOWS, TILES
from signoria.kernel.state import State
from tests.clauses import clause
from tests.games.virtu.tables import action, asks, florins, lying, pile, ready, token, virtu
from tests.positions import asked, legal, play, refusal


@clause("VIR-3.20")
def test_there_are_eight_symbols() -> None:
    assert SYMBOLS.ids == ["florin", "crown", "cross", "cavalry", "ship", "mask", "war", "arrow"]


@clause("VIR-3.21", "VIR-3.22")
def test_one_kind_from_each_card_and_all_of_that_kind() -> None:
    """The Pope shows 3 crosses and 2 crowns: one or the other."""
    state = virtu(3, action(), token=token(3), palace={"1.L1": "pope"})
    play(state, "act")
    assert [move for move in legal(state) if "L1" in move] == ["use L1 crown", "use L1 cross"]
    play(state, "use L1 cross")
    assert pile(state, "given") == {"crown": 1, "cross": 3}
    assert refusal(state, "use L1 crown") == "not asked"
    assert not any("L1" in move for move in legal(state))


@clause("VIR-3.22", "VIR-3.37")
def test_action_card_and_upgrade_are_two_cards() -> None:
    palace = {"1.action3": "gonfalonier", "1.upgrade3": "envoy"}
    state = virtu(3, action(), token=token(3), palace=palace)
    play(state, "act")
    assert pile(state, "given") == {"crown": 4}


@clause("VIR-3.23")
def test_a_tile_that_pays_is_turned() -> None:
    state = virtu(3, action(), token=token(2), cities={"ravenna": None}, palace={"1.L1": "envoy"})
    play(state, "annex ravenna", "use L1 crown", "use tile_florence crown", "paid")
    assert not ready(state, "tile_florence")
    assert pile(state, "spent_tiles", "1", "tile_florence") == 1


@clause("VIR-3.24")
def test_chamber_cards_pay_only_for_the_action_of_their_own_chamber() -> None:
    """The Envoy lies in chamber 2; the token rules in chamber 3."""
    state = virtu(3, action(), token=token(3), palace={"1.action2": "envoy"})
    play(state, "act")
    assert pile(state, "given") == {"crown": 1}
    assert refusal(state, "use action crown") == "VIR-3.24"


@clause("VIR-3.26", "VIR-3.27")
def test_florins_of_tiles_and_courtiers_go_to_the_treasury_at_any_time() -> None:
    state = virtu(3, asks("move_token", taken=1, bought=0, arrows=0), palace={"1.L1": "banker"})
    play(state, "use L1 florin", "use tile_florence florin")
    assert florins(state) == 5
    assert lying(state, "1.L1") == "banker.spent"
    assert asked(state)["decision"] == "move_token"


@clause("VIR-3.27", "VIR-3.38")
def test_turns_for_florins_come_in_the_order_of_the_sources_until_another_move() -> None:
    state = virtu(3, asks("move_token", taken=0, bought=0, arrows=0), palace={"1.L1": "banker"})
    play(state, "use tile_florence florin")
    assert refusal(state, "use L1 florin") == "not asked"
    play(state, "step")
    assert refusal(state, "use L1 florin") is None


@clause("VIR-3.27")
@pytest.mark.parametrize("palace", [{"1.L1": "banker.spent"}, {"1.L1": "banker.new"}, {"1.L1": "merchant"}])
def test_only_available_cards_with_florins_give_them(palace: dict[str, str]) -> None:
    state = virtu(3, asks("move_token", taken=1, bought=0, arrows=0), palace=palace)
    assert refusal(state, "use L1 florin") == "VIR-3.27"


@clause("VIR-3.28")
def test_other_symbols_are_lost_when_they_are_not_used() -> None:
    state = virtu(3, action(), asks("take_action", 2), token=token(5), palace={"1.L1": "condottiere"})
    play(state, "act", "use L1 cavalry", "paid")
    assert pile(state, "given") == 0


@clause("VIR-3.29")
def test_all_sources_of_an_action() -> None:
    state = virtu(
        3,
        action(),
        token=token(3),
        palace={"1.L1": "gonfalonier", "1.R1": "cardinal"},
        alliances={"1": {"hre": 1}},
        treasury={"1": 1},
    )
    play(state, "act")
    assert {"use L1 crown", "use R1 cross", "use tile_florence crown", "use hre cross", "use indulgence crown"} <= set(
        legal(state)
    )


@clause("VIR-3.32")
def test_what_each_symbol_pays_for() -> None:
    """A crown doesn't pay for a trade, a cross not for an annexation, a mask for nothing but intrigue."""
    palace = {"1.L1": "pope", "1.R1": "counsellor"}
    state = virtu(3, action(), token=token(3), palace={**palace, "1.action3": "merchant"})
    play(state, "act")
    assert not any("crown" in move or "mask" in move for move in legal(state))
    state = virtu(3, action(), token=token(2), palace={**palace, "1.R2": "envoy"})
    play(state, "annex ravenna")
    assert not any("cross" in move or "mask" in move or "cavalry" in move for move in legal(state))
    state = virtu(3, asks("pay", purpose="purchase", after=None), palace=palace, owed={"crown": 1})
    assert refusal(state, "use L1 cross") == "VIR-3.32"
    assert refusal(state, "use L1 crown") is None


@clause("VIR-3.33")
def test_a_whole_action_is_one_payment() -> None:
    """Loredan shows crowns and ships: in one annexation by sea he gives one or the other."""
    state = virtu(3, action(), token=token(2), palace={"1.L1": "fam_venice_2", "1.R1": "envoy", "1.R2": "fam_naples_3"})
    play(state, "annex terracina", "use L1 ship")
    assert not any("L1" in move for move in legal(state))


@clause("VIR-3.36")
def test_a_payment_that_was_begun_can_be_completed() -> None:
    """Terracina costs 2 crowns and 2 ships: the one card with ships may not give its crowns."""
    state = virtu(3, action(), token=token(2), palace={"1.L1": "fam_venice_2", "1.R1": "envoy"}, spent=["tile_pisa"])
    play(state, "annex terracina")
    assert refusal(state, "use L1 crown") == "VIR-3.36"
    assert refusal(state, "paid") == "VIR-3.36"
    play(state, "use L1 ship", "use R1 crown")
    assert refusal(state, "paid") is None


@clause("VIR-3.36")
def test_more_than_needed_may_be_paid() -> None:
    state = virtu(3, action(), token=token(2), palace={"1.L1": "envoy", "1.R1": "envoy"})
    play(state, "annex ravenna", "use L1 crown", "use R1 crown", "use tile_florence crown", "paid")
    assert not ready(state, "tile_florence")


@clause("VIR-3.35", "VIR-13.7")
def test_the_owner_of_a_besieged_city_may_turn_first() -> None:
    """Venice besieges Pisa; Florence has no war bonus and is asked all the same."""
    state = virtu(3, {"duty": "siege_turn", "of": "3"}, units={"3": {"pisa": 2}})
    play(state, "pass")
    assert asked(state)["seat"] == "1"
    play(state, "use tile_pisa florin", "pass")
    assert florins(state) == 1


@clause("VIR-3.37")
def test_a_card_with_a_choice_waits_for_it() -> None:
    """Lorenzo gives a crown or a florin to a patronage, the Gonfalonier below only crowns."""
    palace = {"1.action1": "fam_florence_1", "1.upgrade1": "gonfalonier"}
    state = virtu(3, action(), palace=palace, treasury={"1": 1})
    play(state, "act")
    assert pile(state, "given") == {"crown": 2}
    assert {"use action florin", "use action crown"} <= set(legal(state))
    assert refusal(state, "use upgrade crown") == "VIR-3.21"


@clause("VIR-3.39")
def test_once_something_is_chosen_to_be_bought_florins_wait_for_the_payment() -> None:
    state = virtu(3, asks("buy", after=None), treasury={"1": 1}, palace={"1.L1": "banker"})
    assert "use L1 florin" in legal(state)
    play(state, "buy_card merchant")
    assert "use L1 florin" not in legal(state)
    play(state, "pass")
    assert "use L1 florin" in legal(state)


# Reachable payments against brute force.

SAMPLE_CARDS = ["pope", "podesta", "envoy", "fam_venice_1", "fam_venice_2", "banker", "cardinal", "fam_rome_3"]
SAMPLE_TILES = ["tile_florence", "tile_pisa", "tile_siena", "tile_bologna", "tile_ragusa", "tile_bari", "guild"]
PRICES = [
    ("annexation", {"crown": 2, "ship": 2}),
    ("annexation", {"crown": 3}),
    ("patronage", {"crown": 2, "florin": 3}),
    ("purchase", {"crown": 2, "cross": 1, "florin": 6}),
    ("purchase", {"florin": 7}),
    ("alliance", {"crown": 1, "ship": 3}),
    ("removal", {"crown": 2}),
]
Payment = frozenset[tuple[str, str]]


def reached(state: State) -> set[Payment]:
    """Every way to pay that the small moves allow: which sources gave which kind."""
    found: set[Payment] = set()
    waiting: list[tuple[State, list[tuple[str, str]]]] = [(state, [])]
    while waiting:
        here, used = waiting.pop()
        moves = legal(here)
        assert moves, "a payment that was begun can't be completed"
        for move in moves:
            if move == "paid":
                assert frozenset(used) not in found, "two orders of the same payment"
                found.add(frozenset(used))
                continue
            twin = here.clone()
            twin.play(GAME.moves.parse(move))
            _, source, symbol = move.split()
            waiting.append((twin, [*used, (source, symbol)]))
    return found


def shows(source: str, palace: dict[str, str]) -> list[int]:
    if source in ("L1", "L2", "L3", "R1", "R2", "R3"):
        card = CARDS.ids.index(palace[f"1.{source}"])
        return CARD_SHOWS[card * KINDS : (card + 1) * KINDS]
    if source == "indulgence":
        return [3, 1, 0, 0, 0, 0, 0, 0]
    if source == "hre":
        return [0, 0, 1, 0, 0, 0, 0, 0]
    if source == "ottoman":
        return [0, 0, 0, 0, 2, 0, 0, 0]
    tile = TILES.ids.index(source)
    return TILE_SHOWS[tile * KINDS : (tile + 1) * KINDS]


def all_payments(
    purpose: str, price: dict[str, int], sources: list[str], palace: dict[str, str], treasury: int
) -> set[Payment]:
    """Brute force: nothing or one kind from each source, and what covers the price."""
    wanted = {"florin", *price}
    if purpose == "patronage":
        wanted |= {"cross"}
    options: list[list[str]] = []
    for source in sources:
        kinds = [kind for kind in wanted if shows(source, palace)[SYMBOLS.ids.index(kind)] > 0]
        options.append(["", *kinds])
    found: set[Payment] = set()
    for chosen in product(*options):
        got = dict.fromkeys(SYMBOLS.ids, 0)
        for source, kind in zip(sources, chosen, strict=True):
            if kind:
                got[kind] += shows(source, palace)[SYMBOLS.ids.index(kind)]
        if purpose == "patronage":
            got["crown"] += got["cross"]
        got["florin"] += treasury
        if all(got[kind] >= count for kind, count in price.items()):
            found.add(frozenset((source, kind) for source, kind in zip(sources, chosen, strict=True) if kind))
    return found


@clause("VIR-3.21", "VIR-3.36")
@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(PRICES))
def test_the_small_moves_reach_exactly_the_payments_that_there_are(seed: int, priced: tuple[str, Any]) -> None:
    purpose, price = priced
    rng = Random(seed)
    names = ["L1", "R1", "R2"][: rng.randint(0, 3)]
    palace = {f"1.{name}": rng.choice(SAMPLE_CARDS) for name in names}
    palace = {place: card for place, card in palace.items() if list(palace.values()).count(card) == 1}
    tiles = rng.sample(SAMPLE_TILES, rng.randint(0, 3))
    allied = rng.choice([[], ["hre"], ["ottoman"]])
    treasury = rng.randint(0, 4)
    sold = 1 if purpose == "removal" else rng.randint(0, 1)
    state = virtu(
        5,
        asks("pay", purpose=purpose, after=None),
        cities={"florence": None, "pisa": None},
        palace=palace,
        tiles={"1": dict.fromkeys(tiles, 1)},
        alliances={"1": dict.fromkeys(allied, 1)},
        treasury={"1": treasury},
        sold={"1": sold},
        owed=price,
    )
    sources = [place.split(".")[1] for place in palace] + tiles
    if allied == ["hre"] and purpose in ("patronage", "purchase"):
        sources.append("hre")
    if allied == ["ottoman"] and purpose == "annexation":
        sources.append("ottoman")
    if not sold:
        sources.append("indulgence")
    expected = all_payments(purpose, price, sources, palace, treasury)
    if expected:
        assert reached(state) == expected
    else:
        assert legal(state) == []


@clause("VIR-3.19")
def test_every_priced_thing_has_its_cost_in_the_facts() -> None:
    assert all(card["cost"] for card in DATA["character_cards"]["list"])
