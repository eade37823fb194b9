"""What bots may know of Lorenzo: features of a position, what they are worth, and moves that are rarely silly.

Most of what a player has is worth more the earlier it is; such features are multiplied by the part of the game that is
still to come. Yields are counted in points: what a harvest or a production gives, at the prices of PRICES.
"""

from random import Random
from typing import Final

from signoria.games.lorenzo.box import (
    ACTIVATION,
    BUILDING,
    CARDS,
    CHARACTER,
    CHARACTER_VP,
    CURRENCIES,
    END_VP,
    FAITH,
    FAITH_NEEDED,
    FAITH_VP,
    FLOOR_SPACES,
    GOODS,
    HARVEST,
    LAPS,
    MEMBERS,
    MOST_OF_TYPE,
    OF_TYPE,
    PRODUCTION,
    RESOURCES,
    RESOURCES_PER_VP,
    ROUNDS,
    TERRITORY,
    TERRITORY_VP,
    TYPE_OF,
    VENTURE,
)
from signoria.games.lorenzo.effects.oneshot import (
    ACTIVATED,
    BONUSES,
    COST_FROM,
    HARVEST_TILE,
    IMMEDIATE,
    PAYS,
    PRODUCTION_TILE,
    SPACE_GIVES,
    Source,
)
from signoria.games.lorenzo.effects.standing import OF_CARD, OWNED
from signoria.games.lorenzo.moves import (
    ACTIVATE,
    CHOOSE_TILE,
    DEFIES,
    DISCARD,
    PASSES,
    PLACE,
    PLAY,
    SPEND,
    SUPPORTS,
    TAKE,
)
from signoria.games.lorenzo.rules.placing import SpendServants
from signoria.games.lorenzo.rules.values import bonus_on, member_value
from signoria.games.lorenzo.state import Lorenzo
from signoria.games.lorenzo.table import DOWN, EXCOMMUNICATED, HAND, PURSE, UP
from signoria.kernel.mind import Mind, weights_beside
from signoria.kernel.moves import Move
from signoria.kernel.state import State

# What one of each currency is worth in points, by a rule of thumb: wood, stone, servants, coins, military, faith, VP.
PRICES: Final = [0.6, 0.7, 0.6, 0.6, 0.5, 1.1, 1.0]
PRIVILEGE_PRICE: Final = 1.3
BONUS_PRICE: Final = 2.5
A_CARD: Final = [1.5, 2.5, 1.5, 1.0]  # what one more card of each type is worth for the end
STANDING_PRICE: Final = 2.0

NAMES: Final = [
    "one",  # the same for everybody: how much a game brings by itself
    "seats",  # how many play, times what is left
    "advanced",  # 1 in the advanced game, times what is left
    "left",  # the part of the game that is still to come, from 1 to 0
    "points",  # victory points now
    "final_cards",  # what territories, characters and ventures would score now
    "final_resources",  # what resources would score now
    *(f"{good}_left" for good in GOODS.ids),  # goods, worth more the more is left
    "faith_vp",  # the points of the own step of faith
    "faith_short",  # 1 if the faith needed for the next report is not there
    "military",  # military points as they are
    "military_lead",  # 1 if nobody has more military points
    *(f"cards_{kind}" for kind in ("territory", "character", "building", "venture")),
    "cards_left",  # cards owned, times what is left
    "harvest_left",  # what a harvest of value 6 would yield, times what is left
    "production_left",  # the same for a production, exchanges half
    "raises_left",  # bonuses on actions, times what is left
    "members",  # members that are still to be placed, with their values, in this round
    "turn",  # place in the turn order
    "excommunicated",  # how many tiles act
    "leaders",  # leaders in play, times what is left
    "hand",  # leaders in the hand
    "others",  # the mean points of the others
]


def worth_of(source: Source) -> float:
    """What a source gives, in points; exchanges count half of what they bring."""
    worth = PRIVILEGE_PRICE * source.privileges
    for currency in range(CURRENCIES.size):
        worth += PRICES[currency] * source.gains[currency]
    for counted in source.counted:
        for currency in range(CURRENCIES.size):
            worth += 2.5 * PRICES[currency] * counted.amounts[currency]
    best = 0.0
    for exchange in source.exchanges:
        gain = PRIVILEGE_PRICE * exchange.privileges
        for currency in range(CURRENCIES.size):
            gain += PRICES[currency] * (exchange.gives[currency] - exchange.pays[currency])
        best = max(best, gain)
    if source.bonus >= 0:
        worth += BONUS_PRICE + 0.2 * BONUSES[source.bonus].value
    return worth + 0.5 * best


NOW_WORTH: Final[list[float]] = [worth_of(source) for source in IMMEDIATE]
YIELD: Final[list[float]] = [worth_of(source) for source in ACTIVATED]
TILE_YIELD: Final[list[list[float]]] = [
    [worth_of(source) for source in HARVEST_TILE],
    [worth_of(source) for source in PRODUCTION_TILE],
]
PLACE_WORTH: Final[list[float]] = [worth_of(source) for source in SPACE_GIVES]
PRICE_OF: Final[list[float]] = [
    sum(PRICES[good] * PAYS[COST_FROM[card]][good] for good in range(GOODS.size)) for card in range(CARDS.size)
]
CHANGES: Final[list[float]] = [STANDING_PRICE if OF_CARD[card].places else 0.0 for card in range(CARDS.size)]
TYPICAL: Final = 6


def part_left(s: Lorenzo) -> float:
    """What is still to come of the game."""
    placed = sum(1 for space in s.stands if space >= 0)
    done = max(0, s.round - 1) + min(1.0, placed / (LAPS * s.setup.seats))
    return max(0.0, 1.0 - done / ROUNDS)


def yield_of(s: Lorenzo, seat: int, action: int, value: int) -> float:
    """What a harvest or a production of a value would bring."""
    tile = s.bonus_tile(seat)
    worth = TILE_YIELD[action - HARVEST][tile] if tile >= 0 else 0.0
    for card in OF_TYPE[TERRITORY if action == HARVEST else BUILDING]:
        if s.cards[card] == seat and ACTIVATION[card] <= value:
            worth += YIELD[card]
    return worth


class LorenzoMind(Mind):
    """Weights stand in data/mind.json; value is the points that a seat may expect at the end."""

    def features(self, state: State, seat: int) -> list[float]:
        s = state
        assert isinstance(s, Lorenzo)
        left = part_left(s)
        first = PURSE.of(seat)
        have = s.piles[first : first + GOODS.size]
        counts = [s.stands_at(seat, OWNED + kind) for kind in range(len(A_CARD))]
        others = [s.points(other) for other in range(s.setup.seats) if other != seat]
        found: list[float] = [1.0, left * s.setup.seats, left if s.advanced else 0.0, left]
        found += [float(s.points(seat)), self._final_cards(s, seat, counts)]
        found.append(float(sum(have[:RESOURCES]) // RESOURCES_PER_VP))
        found.extend(left * count for count in have)
        needed = FAITH_NEEDED[max(0, s.period())]
        found.append(float(FAITH_VP[have[FAITH]]))
        found.append(1.0 if have[FAITH] < needed else 0.0)
        military = [s.piles[PURSE.of(other, GOODS.size - 2)] for other in range(s.setup.seats)]
        found.append(float(military[seat]))
        found.append(1.0 if military[seat] == max(military) else 0.0)
        found.extend(float(count) for count in counts)
        found.append(left * sum(counts))
        found.append(left * yield_of(s, seat, HARVEST, TYPICAL + bonus_on(s, seat, HARVEST)))
        found.append(left * yield_of(s, seat, PRODUCTION, TYPICAL + bonus_on(s, seat, PRODUCTION)))
        found.append(left * sum(bonus_on(s, seat, action) for action in range(PRODUCTION + 1)))
        found.append(self._members(s, seat))
        found.append(float(s.order.index(seat)) if seat in s.order else 1.5)
        found.append(float(EXCOMMUNICATED.total(s.piles, seat)))
        found.append(left * (UP.total(s.piles, seat) + DOWN.total(s.piles, seat)))
        found.append(float(HAND.total(s.piles, seat)))
        found.append(sum(others) / max(1, len(others)))
        return found

    def _final_cards(self, s: Lorenzo, seat: int, counts: list[int]) -> float:
        points = TERRITORY_VP[counts[TERRITORY]] + CHARACTER_VP[counts[CHARACTER]]
        for card in OF_TYPE[VENTURE]:
            if s.cards[card] == seat:
                points += END_VP[card]
        return float(points)

    def _members(self, s: Lorenzo, seat: int) -> float:
        """The values of the members at home; a neutral one that needs a servant counts a little too."""
        worth = 0.0
        for member in range(MEMBERS.size):
            if s.round > 0 and s.stands[seat * MEMBERS.size + member] < 0:
                worth += 1.0 + 0.5 * member_value(s, seat, member)
        return worth

    def rollout(self, state: State, moves: list[Move], rng: Random) -> Move:
        """Good spaces for cheap members, servants only where they are needed, leaders as soon as they can be used."""
        s = state
        assert isinstance(s, Lorenzo)
        seat = s.actor()
        if len(moves) == 1 or seat < 0:
            return moves[0]
        first = moves[0]
        if SPEND.has(first):
            return self._servants(s, moves, rng)
        if PLACE.has(moves[-1]) or PLACE.has(first) or DISCARD.has(first) or PLAY.has(first) or ACTIVATE.has(first):
            return self._turn(s, seat, moves, rng)
        if TAKE.has(first):
            return self._best_floor(s, seat, moves, rng)
        if first == SUPPORTS:
            return self._church(s, seat)
        if CHOOSE_TILE.has(first):
            return moves[int(rng.random() * len(moves))]
        # What can be had is had: of "or nothing more" the last is the refusal.
        choices = len(moves) - 1 if moves[-1] == PASSES and rng.random() < 0.9 else len(moves)
        return moves[int(rng.random() * choices)]

    def _servants(self, s: Lorenzo, moves: list[Move], rng: Random) -> Move:
        """As few as will do; for a harvest or a production now and then some more."""
        decision = s.agenda[-1]
        cards = isinstance(decision, SpendServants) and decision.space < FLOOR_SPACES
        if cards or rng.random() < 0.7:
            return moves[0]
        end = len(moves) - 1 if moves[-1] == PASSES else len(moves)
        return moves[int(rng.random() * min(4, end))]

    def _church(self, s: Lorenzo, seat: int) -> Move:
        """The tile costs more than faith is worth later, but for a step just reached in the first report."""
        return SUPPORTS if s.piles[PURSE.of(seat, FAITH)] >= FAITH_NEEDED[s.period()] else DEFIES

    def _turn(self, s: Lorenzo, seat: int, moves: list[Move], rng: Random) -> Move:
        spaces = self._space_worths(s, seat)
        values = [member_value(s, seat, member) for member in range(MEMBERS.size)]
        best = moves[0]
        most = -99.0
        for move in moves:
            if PLACE.has(move):
                space = PLACE.second(move)
                worth = spaces[space] - 0.35 * values[PLACE.first(move)] + 1.5 * rng.random()
            elif PLAY.has(move) or ACTIVATE.has(move):
                worth = 20.0
            elif DISCARD.has(move):
                worth = 15.0 if s.round >= ROUNDS - 1 else -20.0
            else:
                worth = -10.0
            if worth > most:
                most = worth
                best = move
        return best

    def _best_floor(self, s: Lorenzo, seat: int, moves: list[Move], rng: Random) -> Move:
        spaces = self._space_worths(s, seat)
        best = moves[0]
        most = -99.0
        for move in moves:
            worth = 0.0 if move == PASSES else spaces[TAKE.first(move)] + rng.random()
            if worth > most:
                most = worth
                best = move
        return best

    def _space_worths(self, s: Lorenzo, seat: int) -> list[float]:
        """What each space would bring, in points."""
        left = part_left(s)
        worths = PLACE_WORTH[:]
        for space in range(FLOOR_SPACES):
            card = s.floors[space]
            if card >= 0:
                worths[space] += self.card_worth(s, seat, card, left)
        # Behind the floors: harvest and production, small and large, in the order of the board.
        for step, action in enumerate((HARVEST, HARVEST, PRODUCTION, PRODUCTION)):
            value = TYPICAL - 2 + bonus_on(s, seat, action) - 3 * (step % 2)
            worths[FLOOR_SPACES + step] += yield_of(s, seat, action, value)
        return worths

    def card_worth(self, s: Lorenzo, seat: int, card: int, left: float) -> float:
        """What a card is worth to a seat now, less its price."""
        kind = TYPE_OF[card]
        worth = NOW_WORTH[card] + END_VP[card] - 0.8 * PRICE_OF[card] + A_CARD[kind]
        worth += left * (2.0 * YIELD[card] + 3.0 * CHANGES[card])
        count = min(s.stands_at(seat, OWNED + kind), MOST_OF_TYPE - 1)
        if kind == CHARACTER:
            worth += CHARACTER_VP[count + 1] - CHARACTER_VP[count] - A_CARD[kind]
        elif kind == TERRITORY:
            worth += 0.5 * (TERRITORY_VP[count + 1] - TERRITORY_VP[count])
        return worth


MIND: Final = LorenzoMind(NAMES, weights_beside(__file__))
