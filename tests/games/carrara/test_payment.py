"""CAR-5.2 to 5.7, 5.20: every legal payment can be made, in one way, and every payment that was begun ends."""

from itertools import product

from hypothesis import example, given, settings
from hypothesis import strategies as st

from signoria.games.carrara.box import PRICE
from signoria.games.carrara.rules.payment import Pay, most_payable, only_payment
from signoria.games.carrara.state import Carrara
from signoria.games.carrara.table import PAYMENT
from signoria.kernel.moves import Move
from tests.clauses import clause
from tests.games.carrara.tables import CITIES, COLOURS, blocks, building, carrara
from tests.positions import asked, legal, play, refusal, table_of

Payment = tuple[int, ...]
VALUES = {1: "porta-1", 2: "porta-2", 3: "porta-3a", 4: "porta-4", 5: "porta-5", 8: "porta-8"}


def paying(held: list[int], value: int) -> Carrara:
    """Seat 1 chooses the city of a porta of a value, with so many blocks of each colour, from white to purple."""
    own = {colour: count for colour, count in zip(COLOURS, held, strict=True) if count}
    tile = VALUES[value]
    display = {} if value == 8 else {tile: 1}
    return carrara(4, *building(), blocks={"1": own}, display=display, project=tile)


def by_force(held: list[int], city: int, value: int) -> set[Payment]:
    """All payments: single blocks of accepted colours, and pairs each standing for one accepted block a rank higher."""
    singles = [range(held[colour] + 1) if colour <= city else range(1) for colour in range(6)]
    pairs = [range(held[colour] // 2 + 1) if 0 < colour <= city + 1 else range(1) for colour in range(6)]
    found: set[Payment] = set()
    for single in product(*singles):
        if sum(single) > value:
            continue
        for pair in product(*pairs):
            paid = tuple(one + 2 * two for one, two in zip(single, pair, strict=True))
            if sum(single) + sum(pair) == value and all(p <= h for p, h in zip(paid, held, strict=True)):
                found.add(paid)
    return found


def reached(state: Carrara, cheapest: set[Payment]) -> list[Payment]:
    """The payments at the ends of all paths of small moves; those of the cheapest way are gathered apart."""
    decision = state.agenda[-1] if state.agenda else None
    if not isinstance(decision, Pay):
        return [paid(state)]
    found: list[Payment] = []
    moves = state.moves()
    assert len(moves) > 1, "a payment that was begun can be completed"
    for move in moves:
        twin = state.clone()
        alone(twin, move)
        if move == moves[0]:
            cheapest.add(paid(twin))
        else:
            found += reached(twin, cheapest)
    return found


def alone(state: Carrara, move: Move) -> None:
    """Plays a move without what comes after the payment."""
    state.agenda.pop().play(state, move)


def paid(state: Carrara) -> Payment:
    return tuple(state.piles[PAYMENT.of(colour)] for colour in range(6))


def worth(payment: Payment) -> int:
    return sum(count * price for count, price in zip(payment, PRICE[0], strict=True))


hands = st.lists(st.integers(0, 4), min_size=6, max_size=6)


@clause("CAR-5.2", "CAR-5.3", "CAR-5.4", "CAR-5.5", "CAR-5.6", "CAR-5.20")
@settings(max_examples=60, deadline=None)
@given(hands, st.integers(0, 5), st.sampled_from([1, 2, 3, 4, 5]))
@example([1, 1, 1, 2, 0, 0], 2, 4)
@example([0, 4, 4, 4, 0, 0], 2, 3)
@example([0, 0, 0, 0, 4, 4], 4, 3)
@example([2, 2, 2, 2, 2, 2], 5, 5)
def test_the_reachable_payments_are_those_found_by_force(held: list[int], city: int, value: int) -> None:
    possible = by_force(held, city, value)
    assert (most_payable(held, city) >= value) == bool(possible)
    if not possible:
        assert refusal(paying(held, value), f"city {CITIES[city]}") == "CAR-5.3"
        return
    state = paying(held, value)
    alone(state, GAME_MOVES.parse(f"city {CITIES[city]}"))
    cheapest: set[Payment] = set()
    ends = reached(state, cheapest)
    assert len(ends) == len(set(ends)), "no two ways of laying blocks down make the same payment"
    assert set(ends) == possible
    assert cheapest <= possible
    assert only_payment(held, city, value, True) == (len(possible) == 1)


GAME_MOVES = paying([1] * 6, 1).game.moves


@clause("CAR-5.20")
@settings(max_examples=80, deadline=None)
@given(hands, st.integers(0, 5), st.sampled_from([1, 2, 3, 4, 5, 8]))
def test_the_cheapest_way_costs_least_and_then_fewest_blocks(held: list[int], city: int, value: int) -> None:
    possible = by_force(held, city, value)
    if not possible:
        return
    state = paying(held, value)
    alone(state, GAME_MOVES.parse(f"city {CITIES[city]}"))
    if isinstance(state.agenda[-1], Pay):
        alone(state, state.moves()[0])
    assert (worth(paid(state)), sum(paid(state))) == min((worth(payment), sum(payment)) for payment in possible)


@clause("CAR-5.20")
def test_who_can_pay_in_one_way_only_is_not_asked() -> None:
    state = paying([0, 0, 2, 1, 0, 0], 2)
    play(state, "city lucca")
    assert blocks(state) == {"green": 1}
    assert asked(state)["seat"] == "chance"


@clause("CAR-5.20")
def test_blocks_are_named_from_the_lowest_colour_and_pairs_before_single_ones() -> None:
    state = paying([2, 2, 2, 2, 0, 0], 4)
    play(state, "city lucca")
    assert legal(state) == ["cheapest", "two green", "two red", "pay red", "pay yellow"]
    play(state, "pay red")
    assert legal(state) == ["cheapest", "pay red", "two yellow", "pay yellow"]
    play(state, "pay yellow")
    assert legal(state) == ["cheapest", "pay yellow", "pay white"]
    play(state, "cheapest")
    assert blocks(state) == {"white": 1, "red": 1, "green": 2}


@clause("CAR-5.20")
def test_what_makes_sense_alone_is_the_obvious_answer() -> None:
    state = paying([0, 0, 3, 0, 0, 0], 2)
    play(state, "city lucca")
    assert legal(state) == ["cheapest", "two red", "pay red"]
    assert state.agenda[-1].obvious(state) == state.moves()[0]
    state = paying([0, 1, 3, 0, 0, 0], 2)
    play(state, "city lucca")
    assert state.agenda[-1].obvious(state) is None


@clause("CAR-5.2", "CAR-5.4", "CAR-5.7", "CAR-5.8", "CAR-5.9", "CAR-X2")
def test_x2_two_green_stand_for_a_red_in_lucca() -> None:
    state = carrara(
        2,
        *building(),
        display={"biblioteca-4": 1, "villa-1": 1},
        project="biblioteca-4",
        blocks={"1": {"white": 1, "yellow": 1, "red": 1, "green": 2}},
        bag={"white": 6, "yellow": 6, "red": 6, "green": 5, "blue": 7, "purple": 7},
    )
    play(state, "city lucca")
    table = table_of(state)
    assert blocks(state) == {}
    assert sum(table["bag"].values()) == 37 + 5
    assert table["bag"] == dict.fromkeys(COLOURS, 7)
    assert table["built"]["1"] == {"biblioteca-4": 1}
    assert table["stands"] == {"biblioteca-4": "lucca"}
    play(state, "tile villa-5")
    assert table_of(state)["display"] == {"villa-1": 1, "villa-5": 1}


@clause("CAR-5.4", "CAR-5.5", "CAR-X3", "CAR-X18")
def test_x3_a_pair_stands_for_the_next_higher_colour_and_never_in_a_chain() -> None:
    # For one yellow in Pisa: two green cannot become a red that helps to make the yellow.
    chained = paying([0, 0, 1, 2, 0, 0], 1)
    assert legal(chained) == ["city lucca", "city viareggio", "city massa", "city lerici"]
    assert refusal(chained, "city pisa") == "CAR-5.3"
    real = paying([0, 0, 2, 0, 0, 0], 1)
    assert "city pisa" in legal(real)
    play(real, "city pisa")
    assert blocks(real) == {}
    # Four red are no white, nor are one yellow and two red.
    for held in ([0, 0, 4, 0, 0, 0], [0, 1, 2, 0, 0, 0]):
        assert refusal(paying(held, 1), "city livorno") == "CAR-5.3"
    assert "city livorno" in legal(paying([0, 2, 0, 0, 0, 0], 1))


@clause("CAR-5.3", "CAR-X18")
def test_each_city_accepts_its_colour_and_the_higher_ones() -> None:
    for rank, colour in enumerate(COLOURS):
        held = [0] * 6
        held[rank] = 1
        assert legal(paying(held, 1)) == [f"city {city}" for city in CITIES[rank:]], colour


@clause("CAR-5.3", "CAR-5.5")
def test_why_a_block_cannot_be_paid() -> None:
    state = paying([2, 0, 2, 2, 1, 4], 2)
    play(state, "city lucca")
    assert refusal(state, "pay green") == "CAR-5.3"
    assert refusal(state, "two purple") == "CAR-5.5"
    assert refusal(state, "pay yellow") == "CAR-5.2"
    assert refusal(state, "two yellow") == "CAR-5.4"
    assert refusal(state, "two green") is None


@clause("CAR-5.4")
def test_a_payment_may_hold_any_number_of_pairs() -> None:
    state = paying([0, 0, 0, 6, 0, 0], 3)
    play(state, "city lucca")
    assert blocks(state) == {}


@clause("CAR-5.6")
def test_purple_cannot_be_replaced_and_a_needless_pair_is_legal() -> None:
    # No colour is lower than purple: in Lerici five blocks pay five, and no pair makes more of them.
    assert most_payable([0, 0, 0, 0, 1, 4], 5) == 5
    assert legal(paying([0, 0, 0, 0, 1, 3], 5)) == []
    waste = paying([1, 0, 3, 0, 0, 0], 2)
    play(waste, "city lucca", "two red", "pay red")
    assert blocks(waste) == {"white": 1}


@clause("CAR-5.7")
def test_there_are_no_coins_in_building() -> None:
    state = paying([0, 0, 0, 0, 0, 2], 2)
    state.gain_coins(0, 30)
    play(state, "city lerici")
    assert state.coins_of(0) == 30
    assert refusal(paying([0, 0, 0, 0, 0, 1], 2), "city lerici") == "CAR-5.3"
