"""What bots know of The Palaces of Carrara: the features of a seat's position, and quick moves for playouts."""

from random import Random
from typing import Final

from signoria.games.carrara.box import (
    ADVANCED_PILLARS,
    BASE_PILLARS,
    BIG,
    BUILDINGS,
    CITIES,
    COINS_REWARD,
    COLOURS,
    DECORATIONS,
    DISPLAY_SPACES,
    IN_PLAY,
    KIND,
    KIND_PLACE,
    LANDSCAPE,
    LANDSCAPE_AMOUNT,
    LANDSCAPE_PLACE,
    LANDSCAPE_REWARD,
    MONEY_PLACE,
    PAIR_OF,
    PLACES,
    SET_VP,
    TILES,
    VALUE,
)
from signoria.games.carrara.moves import (
    ALL,
    BUILD,
    BUY,
    CITY,
    HAS_ENOUGH,
    IMPROVE,
    MOVE,
    ON,
    PAYS_CHEAPEST,
    PLACE,
    PURCHASE,
    SCORE,
    SKIPS,
    TAKE,
    TURN,
    UPGRADE,
)
from signoria.games.carrara.rules.items import can_stand
from signoria.games.carrara.rules.payment import WORTH
from signoria.games.carrara.rules.places import last_place, place_refusal
from signoria.games.carrara.scoring import majority_vp, rate
from signoria.games.carrara.state import Carrara
from signoria.games.carrara.table import COURT, ORNAMENTS, PLACED, STACK, STORED
from signoria.kernel.mind import Mind, weights_beside
from signoria.kernel.moves import Move
from signoria.kernel.state import State

# The two variants are played so differently that each has weights of its own.
BOTH_VARIANTS: Final[list[str]] = [
    "one",  # the same for everybody
    "left",  # how much of the game is still to come: 1 at its beginning, 0 when it may end
    "points",
    "coins",  # as points, by the rate that the seat has
    "coins_left",  # ..._left: times what is still to come
    "blocks",  # worth of the blocks, by the prices of section I
    "blocks_left",
    "number_of_blocks",
    "pillars",  # not used yet
    "pillars_left",
    "bonuses",  # pillars on bonus spaces
    "best_points",  # what the best places would bring now, one for each pillar
    "best_coins",
    "best_points_left",
    "best_coins_left",
    "free_places",  # usable ones beyond the number of pillars
    "cities",  # that only lack a building to be scored
    "values",  # of all buildings
    "values_left",
    "points_values",  # of buildings in cities that reward points, times the reward
    "coins_values",
    "upgrades",  # upgrade tiles
    "upgrades_left",
    "late",  # all pillars are used, so that building brings points
    "late_left",
    "others_pillars",  # not used yet by whoever has used most, of the others
]
ADVANCED_ONLY: Final[list[str]] = [
    "sets",  # points of the decorations on buildings, as they stand
    "sets_left",
    "majorities",  # points of the statues, as they stand
    "majorities_left",
    "statues",
    "stored",  # decorations and statues in storage
]
NAMES: Final[list[str]] = [
    *(f"base_{name}" for name in BOTH_VARIANTS),
    *(f"advanced_{name}" for name in [*BOTH_VARIANTS, *ADVANCED_ONLY]),
]
STACK_AT_START: Final[dict[int, int]] = {seats: sum(plays[:TILES]) - DISPLAY_SPACES for seats, plays in IN_PLAY.items()}
COIN_POINTS: Final = 0.35  # what a coin is worth in points while there is something to buy
LEAST_SCORE: Final = 7.0  # what a scoring should bring, in points
MUCH_MONEY: Final = 24


class CarraraMind(Mind):
    """Weights measured by self-play of both variants; how stands in data/mind.json."""

    def __init__(self) -> None:
        super().__init__(NAMES, weights_beside(__file__))

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Carrara)
        if not state.advanced:
            found = _common(state, seat)
            found.extend([0.0] * (len(NAMES) - len(BOTH_VARIANTS)))
            return found
        found = [0.0] * len(BOTH_VARIANTS)
        found.extend(_common(state, seat))
        _add_items(found, state, seat, _left(state))
        return found

    def rollout(self, state: State, moves: list[Move], rng: Random) -> Move:
        assert isinstance(state, Carrara)
        first = moves[0]
        if len(moves) == 1 or first == PAYS_CHEAPEST:
            return first
        seat = state.actor()
        if PLACE.has(moves[-1]):
            return _quick_place(state, seat, moves)
        if CITY.has(first) or ON.has(first) or IMPROVE.has(first):
            # The cities come from the best to the least, and what can stand should.
            return first if rng.random() < 0.7 else moves[int(rng.random() * len(moves))]
        if TAKE.has(first):
            return _quick_item(state, seat, moves, rng)
        if ALL.has(first) or BUY.has(first):
            return _quick_blocks(moves, rng)
        if moves[-1] == SKIPS:
            return _quick_turn(state, seat, moves, rng)
        return moves[int(rng.random() * len(moves))]


def _common(s: Carrara, seat: int) -> list[float]:
    """The features of both variants."""
    left = _left(s)
    coins = s.coins_of(seat) / rate(s, seat)
    found = [1.0, left, float(s.points(seat)), coins, coins * left]
    _add_blocks(found, s, seat, left)
    pillars = _pillars(s, seat)
    bonuses = COURT.total(s.piles, seat) - s.piles[COURT.of(seat, BIG)]
    found.extend([float(pillars), pillars * left, float(bonuses)])
    _add_places(found, s, seat, left, pillars)
    _add_buildings(found, s, seat, left)
    late = 0.0 if pillars > 0 else 1.0
    found.extend([late, late * left])
    fewest = ADVANCED_PILLARS
    for other in range(s.setup.seats):
        if other != seat:
            fewest = min(fewest, _pillars(s, other))
    found.append(float(fewest))
    return found


def _pillars(s: Carrara, seat: int) -> int:
    """How many pillars a seat has still to place."""
    return (ADVANCED_PILLARS if s.advanced else BASE_PILLARS) - PLACED.total(s.piles, seat)


def _left(s: Carrara) -> float:
    """CAR-9.1: the stack has to be empty and somebody's pillars have to be used."""
    if s.ender >= 0:
        return 0.0
    stack = STACK.sum(s.piles) / STACK_AT_START[s.setup.seats]
    most = ADVANCED_PILLARS if s.advanced else BASE_PILLARS
    fewest = most
    for seat in range(s.setup.seats):
        fewest = min(fewest, _pillars(s, seat))
    return min(1.0, max(stack, fewest / most))


def _add_blocks(found: list[float], s: Carrara, seat: int, left: float) -> None:
    worth = 0.0
    number = 0
    first = s.blocks.of(seat)
    for colour in range(COLOURS.size):
        count = s.piles[first + colour]
        worth += float(count * WORTH[colour])
        number += count
    found.extend([worth, worth * left, float(number)])


def _worths(s: Carrara, seat: int) -> tuple[list[int], list[int]]:
    """What every place would bring now, in one look over the buildings: coins and points."""
    gains = [[0] * PLACES.size, [0] * PLACES.size]
    types = [s.reward_type(seat, city) for city in range(CITIES.size)]
    amounts = [s.reward_amount(seat, city) for city in range(CITIES.size)]
    for building in range(BUILDINGS.size):
        if s.owner[building] != seat:
            continue
        city = s.stands[building]
        kind = KIND[building]
        value = s.value_of(building)
        gain = gains[types[city]]
        reward = value * amounts[city]
        gain[city] += reward
        gain[KIND_PLACE + kind] += reward
        if s.statue_on[building] >= 0:
            gain[PAIR_OF[city]] += reward
        landscape = LANDSCAPE[kind]
        gains[LANDSCAPE_REWARD[landscape]][LANDSCAPE_PLACE + landscape] += value * LANDSCAPE_AMOUNT[landscape]
    return gains[COINS_REWARD], gains[1]


def _add_places(found: list[float], s: Carrara, seat: int, left: float, pillars: int) -> None:
    """The best usable places, as many as there are pillars."""
    coins, points = _worths(s, seat)
    by_worth: list[tuple[float, int]] = []
    for place in range(last_place(s)):
        if place < MONEY_PLACE and place_refusal(s, seat, place, 0) is None:
            by_worth.append((-(points[place] + COIN_POINTS * coins[place]), place))
    by_worth.sort()
    best_points = 0.0
    best_coins = 0.0
    for _, place in by_worth[:pillars]:
        best_points += points[place]
        best_coins += coins[place]
    found.extend([best_points, best_coins, best_points * left, best_coins * left])
    found.append(float(max(0, len(by_worth) - pillars)))
    lacking = 0
    for city in range(CITIES.size):
        if s.taken[city] == 0 and place_refusal(s, seat, city, 0) is not None:
            if s.in_city[seat * CITIES.size + city] > 0:
                lacking += 1
    found.append(float(lacking))


def _add_buildings(found: list[float], s: Carrara, seat: int, left: float) -> None:
    values = 0.0
    rewards = [0.0, 0.0]
    for building in range(BUILDINGS.size):
        if s.owner[building] == seat:
            city = s.stands[building]
            value = float(s.value_of(building))
            values += value
            rewards[s.reward_type(seat, city)] += value * s.reward_amount(seat, city)
    found.extend([values, values * left, rewards[1], rewards[COINS_REWARD]])
    upgrades = 0.0
    for city in range(CITIES.size):
        if s.upgrade_of(seat, city) >= 0:
            upgrades += 1.0
    found.extend([upgrades, upgrades * left])


def _add_items(found: list[float], s: Carrara, seat: int, left: float) -> None:
    sets = 0.0
    for item in range(DECORATIONS):
        sets += SET_VP[s.piles[ORNAMENTS.of(seat, item)]]
    majorities = 0.0
    statues = 0.0
    for city in range(CITIES.size):
        own = s.statues_in[seat * CITIES.size + city]
        statues += own
        if own > 0:
            majorities += _majority(s, seat, city, own)
    stored = float(STORED.total(s.piles, seat))
    found.extend([sets, sets * left, majorities, majorities * left, statues, stored])


def _majority(s: Carrara, seat: int, city: int, own: int) -> float:
    """CAR-14.5, for the first tied group: later ones are rare."""
    before = 0
    tied = 0
    for other in range(s.setup.seats):
        if other != seat:
            count = s.statues_in[other * CITIES.size + city]
            if count > own:
                before += 1
            elif count == own:
                tied = 1
    return float(majority_vp(city, 1 + before + tied))


def _quick_place(s: Carrara, seat: int, moves: list[Move]) -> Move:
    """The place that brings most."""
    coins, points = _worths(s, seat)
    best = moves[-1]
    most = -1.0
    for move in moves:
        if PLACE.has(move):
            place = PLACE.first(move)
            worth = points[place] + COIN_POINTS * coins[place]
            if place >= MONEY_PLACE:
                worth = s.coins_of(seat) * 0.15
            if worth > most:
                best = move
                most = worth
    return best


def _quick_item(s: Carrara, seat: int, moves: list[Move], rng: Random) -> Move:
    """Something that can stand, or else mostly nothing."""
    able = [move for move in moves if TAKE.has(move) and can_stand(s, seat, TAKE.first(move))]
    if able:
        return able[int(rng.random() * len(able))]
    return moves[int(rng.random() * len(moves))] if rng.random() < 0.3 else moves[-1]


def _quick_blocks(moves: list[Move], rng: Random) -> Move:
    """All of a section, or dear blocks rather than cheap ones."""
    if moves[-1] == HAS_ENOUGH:
        return moves[-1] if rng.random() < 0.25 else moves[int(rng.random() * (len(moves) - 1))]
    sections = 0
    while sections < len(moves) and ALL.has(moves[sections]):
        sections += 1
    if sections > 0 and rng.random() < 0.6:
        return moves[int(rng.random() * sections)]
    return moves[int(rng.random() * len(moves))]


def _quick_turn(s: Carrara, seat: int, moves: list[Move], rng: Random) -> Move:
    """What stands in storage goes out; then a good scoring, a building, blocks."""
    scores: list[Move] = []
    builds: list[Move] = []
    best_build = -1
    buys: list[Move] = []
    for move in moves:
        if MOVE.has(move):
            return move
        if PURCHASE.has(move):
            if s.coins_of(seat) >= MUCH_MONEY or rng.random() < 0.03:
                return move
        elif SCORE.has(move):
            scores.append(move)
        elif BUILD.has(move) or UPGRADE.has(move):
            value = VALUE[BUILD.first(move)] if BUILD.has(move) else 8 - VALUE[UPGRADE.first(move)]
            if value > best_build:
                best_build = value
                builds.append(move)
        elif TURN.has(move) or BUY.has(move) or ALL.has(move):
            buys.append(move)
    if scores and _best_score(s, seat) + 6.0 * rng.random() >= LEAST_SCORE + 6.0 * _left(s):
        return scores[int(rng.random() * len(scores))]
    if builds and rng.random() < 0.75:
        return builds[-1]
    if scores and rng.random() < 0.1:
        return scores[0]
    if buys and s.coins_of(seat) > 1 + 3 * rng.random():
        return buys[int(rng.random() * len(buys))]
    if builds:
        return builds[-1]
    return scores[0] if scores and rng.random() < 0.5 else moves[-1]


def _best_score(s: Carrara, seat: int) -> float:
    coins, points = _worths(s, seat)
    most = 0.0
    for place in range(last_place(s)):
        if place < MONEY_PLACE and place_refusal(s, seat, place, 0) is None:
            most = max(most, points[place] + COIN_POINTS * coins[place])
    return most


MIND: Final = CarraraMind()
