"""What bots know of Rialto: the features of a seat's position, and quick moves for playouts."""

from random import Random
from typing import Final

from signoria.games.rialto.box import (
    BANK_DISTRICTS,
    BRIDGE,
    BUILDING,
    BUILDING_SPACES,
    BUILDINGS,
    CARDS,
    COLOUR,
    COLOURS,
    CONNECTIONS_OF,
    COUNCILLOR,
    DOGE,
    GOLD,
    GONDOLA,
    JOKER,
    ROUNDS,
    STEPS,
    VALUE,
)
from signoria.games.rialto.moves import (
    BRIDGE_TO,
    BUILD,
    EXCHANGE,
    GONDOLA_TO,
    PASSES,
    PLAY,
    RETURN,
    ROW,
)
from signoria.games.rialto.rules.card_play import BonusWinner, PlayCards
from signoria.games.rialto.scoring import worth_of_district
from signoria.games.rialto.state import Rialto
from signoria.games.rialto.table import (
    BONUS_UP,
    BY_CONDITION,
    COINS,
    COUNCIL,
    COUNTED,
    HAND,
    OWN,
    ROW_CARDS,
    SPACE,
)
from signoria.kernel.agenda import SeatDuty
from signoria.kernel.mind import Mind, weights_beside
from signoria.kernel.moves import Move
from signoria.kernel.state import State

_STEP_CARDS: Final = CARDS.ids[:JOKER]
TURNS: Final = 3  # what cards of one step bring shows in the steps behind it
NAMES: Final[list[str]] = [
    "one",  # the same for everybody
    "rounds",  # those still to come, with what is left of this one
    "points",
    "coins",
    "coins_ahead",  # ..._ahead: times the rounds still to come
    "supply",  # councillors in the own supply
    "supply_ahead",
    *COLOURS.ids,  # values of buildings
    *(f"{colour}_ahead" for colour in COLOURS.ids),
    "tiles",  # their number
    "tiles_ahead",
    "usable",  # coins that a building waits for
    "usable_ahead",
    "full",  # no space is left for one more
    "rank",  # 1 furthest ahead on the doge track, 0 last
    "rank_ahead",
    "spaces",  # ahead of the mean of the others
    *(f"{card}_now" for card in CARDS.ids),  # in hand for a step of this round that is still to come
    *(f"{card}_later" for card in CARDS.ids),  # in hand for later rounds
    "strength",  # cards of one kind above two: they win bonuses
    "surplus",  # above seven
    "building_played",  # counted in step C, nothing built yet
    *(f"{card}_bonus" for card in _STEP_CARDS),  # the most so far, weighed by how many may still play
    "places_scored",  # worth of districts whose round is over, by place, as they stand
    "places_here",  # of the current district
    "places_open",
    "sendable",  # councillors in the own supply that a card in hand can send
    "lead_scored",  # councillors there more than the best of the others, at most two
    "councillors",
    "presence",  # districts with a councillor
    "presence_ahead",
    "bank",  # how near to a bank that nobody has won: a third for each district, squared
]

# RIA-1.4, RIA-1.6: half of the connections get a bridge of 4.5 an end, half a gondola of 1.
_WORTH_OF_FREE: Final = 2.75
_HAND_USUAL: Final = 7


class RialtoMind(Mind):
    """Weights measured by `signoria tune rialto`."""

    def __init__(self) -> None:
        super().__init__(NAMES, weights_beside(__file__), TURNS)

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Rialto)
        left = _left(state)
        piles = state.piles
        played = _played(state, seat)
        step = state.step
        sent = min(played, piles[OWN.of(seat)]) if step == COUNCILLOR else 0
        coins = float(piles[COINS.of(seat)] + (played if step == GOLD else 0))
        supply = float(piles[OWN.of(seat)] - sent + (played if step == GONDOLA else 0))
        points = float(state.points(seat) + (played if step == BRIDGE else 0))
        found = [1.0, left, points, coins, coins * left, supply, supply * left]
        _add_buildings(found, piles, seat, left, coins)
        _add_standing(found, state, seat, left, played if step == DOGE else 0)
        _add_hand(found, state, seat)
        found.append(float(played) if step == BUILDING else 0.0)
        _add_bonus(found, state, seat)
        _add_districts(found, state, seat, left, sent)
        return found

    def is_quiet(self, state: State) -> bool:
        """Not while cards are played and wait to be turned into something."""
        assert isinstance(state, Rialto)
        if state.step >= 0:
            for side in range(state.sides):
                if state.piles[COUNTED.of(side)] > 0:
                    return False
        return True

    def rollout(self, state: State, moves: list[Move], rng: Random) -> Move:
        assert isinstance(state, Rialto)
        if len(moves) == 1:
            return moves[0]
        decision = state.agenda[-1]
        if isinstance(decision, PlayCards):
            return _quick_play(moves, rng)
        first = moves[0]
        if ROW.has(first):
            return _quick_row(state, moves, rng)
        if BUILD.has(first):
            return _quick_build(moves, rng)
        if moves[-1] == PASSES and (BRIDGE_TO.has(first) or GONDOLA_TO.has(first) or not EXCHANGE.has(first)):
            # What a bonus or a building gives is rarely to be forgone.
            return moves[int(rng.random() * (len(moves) - 1))]
        if RETURN.has(first):
            return min(moves, key=lambda move: VALUE[RETURN.first(move)])
        return moves[int(rng.random() * len(moves))]


def _left(s: Rialto) -> float:
    """Rounds to come: phase I counts as a whole one, the steps of phase II take an eighth each."""
    if s.round == 0:
        return float(ROUNDS)
    if s.step >= 0:
        return ROUNDS - s.round + 0.875 - 0.125 * s.step
    return ROUNDS - s.round + (1.0 if s.open_rows else 0.125)


def _add_buildings(found: list[float], piles: list[int], seat: int, left: float, coins: float) -> None:
    values = [0.0] * COLOURS.size
    tiles = 0
    for group in BY_CONDITION:
        first = group.of(seat)
        for building in range(BUILDINGS.size):
            count = piles[first + building]
            if count > 0:
                values[COLOUR[building]] += float(VALUE[building] * count)
                tiles += count
    for value in values:
        found.append(value)
    for value in values:
        found.append(value * left)
    found.append(float(tiles))
    found.append(float(tiles) * left)
    usable = min(coins, float(tiles))
    found.append(usable)
    found.append(usable * left)
    found.append(1.0 if tiles >= BUILDING_SPACES else 0.0)


def _add_standing(found: list[float], s: Rialto, seat: int, left: float, played: int) -> None:
    rank = 0.0
    ahead = 0.0
    if s.sides > 1 and seat in s.doge:
        rank = 1.0 - s.doge.index(seat) / (s.sides - 1)
        own = s.piles[SPACE.of(seat)] + played
        for other in range(s.sides):
            ahead += float(own - s.piles[SPACE.of(other)])
        ahead /= s.sides - 1
    found.append(rank)
    found.append(rank * left)
    found.append(ahead)


def _add_hand(found: list[float], s: Rialto, seat: int) -> None:
    """A card counts for this round until its own step has been played."""
    piles = s.piles
    hand = HAND.of(seat)
    first = max(s.step, 0)
    if s.step >= 0 and not _has_turn(s, seat):
        first += 1
    now: list[float] = []
    later: list[float] = []
    strength = 0
    held = 0
    for card in range(JOKER):
        count = piles[hand + card]
        held += count
        now.append(float(count) if card >= first else 0.0)
        later.append(0.0 if card >= first else float(count))
        if card >= first and count > 2:
            strength += count - 2
    jokers = piles[hand + JOKER]
    share = float(STEPS.size - first) / STEPS.size
    now.append(jokers * share)
    later.append(jokers * (1.0 - share))
    found.extend(now)
    found.extend(later)
    found.append(float(strength))
    found.append(float(max(0, held + jokers - _HAND_USUAL)) if s.step < 0 else 0.0)


def _has_turn(s: Rialto, seat: int) -> bool:
    """Whether a turn of card play is still to come for a seat in this step."""
    if seat in s.waiting:
        return True
    return any(isinstance(decision, PlayCards) and decision.seat == seat for decision in s.agenda)


def _is_played(s: Rialto) -> bool:
    """Whether the cards of the step have all been played."""
    return not any(isinstance(decision, BonusWinner) for decision in s.agenda)


def _acts(s: Rialto, seat: int) -> bool:
    """Whether the action of a seat in this step is still to come."""
    return any(isinstance(decision, SeatDuty) and decision.of == seat for decision in s.agenda)


def _played(s: Rialto, seat: int) -> int:
    """What was counted in this step and is not yet turned into anything: features take it as if it were."""
    if s.step < 0:
        return 0
    count = s.piles[COUNTED.of(seat)]
    if not _is_played(s):
        return count
    if not _acts(s, seat):
        return 0
    return -1 if s.step == BRIDGE and count == 0 else count


def _add_bonus(found: list[float], s: Rialto, seat: int) -> None:
    bonus = [0.0] * STEPS.size
    if s.step >= 0:
        count = s.piles[COUNTED.of(seat)]
        if not _is_played(s):
            if count > 0 and _is_ahead(s, seat, count):
                bonus[s.step] = 1.0 / (1 + sum(1 for side in range(s.sides) if side != seat and _has_turn(s, side)))
        elif s.winner == seat and _acts(s, seat):
            bonus[s.step] = 1.0
    found.extend(bonus)


def _is_ahead(s: Rialto, seat: int, count: int) -> bool:
    """RIA-6.16 as far as cards have been played."""
    for side in s.doge:
        other = s.piles[COUNTED.of(side)]
        if other > count or (other == count and side != seat):
            return False
        if side == seat:
            count += 1  # those behind need more
    return True


def _add_districts(found: list[float], s: Rialto, seat: int, left: float, sent: int) -> None:
    piles = s.piles
    scored = 0.0
    here = 0.0
    still_open = 0.0
    lead = 0
    councillors = 0
    presence = 0
    over = s.round if s.step < 0 and s.round == ROUNDS and not s.open_rows else s.round - 1
    for number, district in enumerate(s.round_tokens):
        own = piles[COUNCIL.of(seat, district)] + (sent if number == s.round - 1 else 0)
        if own == 0:
            continue
        councillors += own
        presence += 1
        place, most = _place(s, seat, own, district)
        worth = (float(worth_of_district(s, district)) + _WORTH_OF_FREE * _free(s, district)) / (1 << place)
        if number < over:
            scored += worth
            lead += min(2, max(-2, own - most))
        elif number == s.round - 1:
            here += worth
        else:
            still_open += worth
    found.append(scored)
    found.append(here)
    found.append(still_open)
    found.append(
        float(min(piles[OWN.of(seat)] - sent, piles[HAND.of(seat, COUNCILLOR)])) if s.step < COUNCILLOR else 0.0
    )
    found.append(float(lead))
    found.append(float(councillors))
    found.append(float(presence))
    found.append(presence * left)
    found.append(_bank(piles, seat))


def _place(s: Rialto, seat: int, own: int, district: int) -> tuple[int, int]:
    """RIA-11.4: how many are before a seat in a district, and the most that another side has there."""
    place = 0
    most = 0
    is_ahead = True
    for side in s.doge:
        if side == seat:
            is_ahead = False
            continue
        count = s.piles[COUNCIL.of(side, district)]
        most = max(most, count)
        if count > own or (count == own and is_ahead):
            place += 1
    return place, most


def _free(s: Rialto, district: int) -> int:
    count = 0
    for connection in CONNECTIONS_OF[district]:
        if s.is_free(connection):
            count += 1
    return count


def _bank(piles: list[int], seat: int) -> float:
    near = 0.0
    for bank, districts in enumerate(BANK_DISTRICTS):
        if piles[BONUS_UP.of(bank)] > 0:
            there = 0
            for district in districts:
                if piles[COUNCIL.of(seat, district)] > 0:
                    there += 1
            near += there * there / 9.0
    return near


def _quick_play(moves: list[Move], rng: Random) -> Move:
    """Mostly all cards of the kind; jokers now and then; sometimes a building first."""
    luck = rng.random()
    if not PLAY.has(moves[0]) and luck < 0.5:
        uses = 0
        while not PLAY.has(moves[uses]):
            uses += 1
        return moves[int(luck * 2 * uses)]
    most = PLAY.first(moves[-1])
    if luck > 0.9:
        most = 0
    ways = [move for move in moves if PLAY.has(move) and PLAY.first(move) == most]
    if not ways:
        return moves[-1]
    return ways[0] if rng.random() < 0.6 else ways[int(rng.random() * len(ways))]


def _quick_row(s: Rialto, moves: list[Move], rng: Random) -> Move:
    """Rows that go with the hand: the more of a kind, the better."""
    best = moves[0]
    most = -1.0
    for move in moves:
        worth = rng.random() * 6.0
        for card in range(JOKER):
            count = s.piles[ROW_CARDS.of(ROW.first(move), card)]
            worth += count * (1.0 + count * 0.5)
        worth += 2.0 * s.piles[ROW_CARDS.of(ROW.first(move), JOKER)]
        if worth > most:
            most = worth
            best = move
    return best


def _quick_build(moves: list[Move], rng: Random) -> Move:
    """One of the most valuable buildings."""
    best = moves[0]
    most = -1.0
    for move in moves:
        if move != PASSES:
            worth = VALUE[BUILD.first(move)] + rng.random() * 0.9
            if worth > most:
                most = worth
                best = move
    return best


MIND: Final = RialtoMind()
