"""What bots know of Virtù: features of a position, and a quick policy for playouts."""

from random import Random
from typing import Final

from signoria.games.virtu.box import (
    ANNEXATION,
    ARROW,
    BONUSES,
    CAMPAIGN,
    CARD_SHOWS,
    CARDS,
    CAVALRY,
    COURTIERS,
    CROWN,
    FIELD_POINTS,
    FLORIN,
    FROM_INDULGENCE,
    FROM_OTTOMAN,
    FROM_TILES,
    KINDS,
    LAST_FIELD,
    LAST_STEP,
    MASK,
    PATRONAGE,
    PLACES,
    RULE,
    SHIP,
    SPENT_CARD,
    STEP_POINTS,
    TILE_SHOWS,
    TILES,
    TRADE,
    TROPHY_POINTS,
    WAR,
)
from signoria.games.virtu.moves import (
    ACTS,
    ALLY,
    ANNEX,
    ANNOUNCE,
    BUY_CARD,
    BUY_TILE,
    DISBAND,
    DISCARD,
    GOES_ON,
    LEAD,
    LIFT_CITY,
    MOVE,
    MOVES,
    PASSES,
    PAYS,
    READY_TILE,
    RECRUIT,
    REMOVE,
    RENEW,
    SIEGE,
    SPY_CITY,
    STEPS_ON,
    STOPS,
    SWAP,
    UPKEEP,
    USE,
)
from signoria.games.virtu.rules.actions import TakeAction
from signoria.games.virtu.rules.annexation import open_annexations
from signoria.games.virtu.rules.battles import Announce, army, defence
from signoria.games.virtu.rules.means import PRICED
from signoria.games.virtu.rules.patronage import patronage_refusal
from signoria.games.virtu.rules.payment import Pay
from signoria.games.virtu.rules.places import lighter_open
from signoria.games.virtu.rules.reorganisation import Reorganise
from signoria.games.virtu.rules.token import MoveToken
from signoria.games.virtu.rules.upkeep import PayUpkeep
from signoria.games.virtu.scoring import (
    counting_alliances,
    crosses,
    points_of_bonuses,
    points_on_cards,
    points_on_tiles,
)
from signoria.games.virtu.state import IN_PALACE, Virtu
from signoria.games.virtu.table import (
    AGENT_SUPPLY,
    AGENTS_OUT,
    BONUSES_OF,
    INDULGENCES_IN,
    PATRON,
    READY,
    SPENT,
    TRACK,
    TREASURY,
    TROPHIES,
    UNITS,
)
from signoria.kernel.agenda import OVER
from signoria.kernel.mind import Mind, weights_beside
from signoria.kernel.moves import Move
from signoria.kernel.state import State

# one                  always 1
# prestige             what the seat would score if the game ended now, without religious influence
# crosses, cross_lead  crosses for religious influence, and how far ahead of the best rival (behind: negative)
# cities, city_lead    controlled cities, and how far ahead of the rival with most
# steps                steps on the patronage track
# gold, coins          florins in the treasury, and florin symbols on all courtiers and tiles
# crowns ... arrows    symbols on the cards of the palace and the tiles of the domain, on whichever side
# ready                available tiles and courtiers
# chambers, courtiers  action cards lying in chambers, courtiers
# places               lighter places open
# units, agents        units on the map, agents in play and in the supply
# bonuses, allies      patronage bonuses, alliances that count
# sales                indulgences in the palace
# progress             how near the game is to an end, from 0 to 1, by the nearest of the three ways
# rival                the most prestige of any rival
# time                 years left as agreed, 0 where the rules alone end the game
# time_crowns, time_coins   time by crowns, and by florin symbols
NAMES: Final = [
    "one",
    "prestige",
    "crosses",
    "cross_lead",
    "cities",
    "city_lead",
    "steps",
    "gold",
    "coins",
    "crowns",
    "cavalry",
    "ships",
    "masks",
    "war",
    "arrows",
    "ready",
    "chambers",
    "courtiers",
    "places",
    "units",
    "agents",
    "bonuses",
    "allies",
    "sales",
    "progress",
    "rival",
    "time",
    "time_crowns",
    "time_coins",
]
WEIGHTS: Final[dict[str, float]] = weights_beside(__file__)


def prestige(s: Virtu, seat: int) -> int:
    """The points of chapter 20 as they stand, but for religious influence."""
    field, step = s.piles[TRACK.of(seat)], s.piles[PATRON.of(seat)]
    count = FIELD_POINTS[field] + STEP_POINTS[step]
    farthest = highest = True
    for other in range(s.setup.seats):
        farthest = farthest and s.piles[TRACK.of(other)] <= field
        highest = highest and s.piles[PATRON.of(other)] <= step
    count += int(farthest) + int(highest)
    count += points_on_cards(s, seat) + points_on_tiles(s, seat) + points_of_bonuses(s, seat)
    count += TROPHY_POINTS * TROPHIES.total(s.piles, seat) + counting_alliances(s, seat)
    return count - INDULGENCES_IN.total(s.piles, seat)


def progress(s: Virtu) -> float:
    """VIR-19.1: how near the nearest of the three ends is."""
    nearest = 1.0 - sum(s.control[city] < 0 for city in s.atlas.cities) / len(s.atlas.cities)
    for seat in range(s.setup.seats):
        nearest = max(nearest, s.piles[TRACK.of(seat)] / LAST_FIELD, s.piles[PATRON.of(seat)] / LAST_STEP)
    return nearest


def symbols(s: Virtu, seat: int) -> list[int]:
    """How often each symbol stands on the cards of the palace and the tiles of the domain."""
    found = [0] * KINDS
    for at in range(seat * IN_PALACE, (seat + 1) * IN_PALACE):
        if s.palace[at] >= 0:
            shows = s.palace[at] % CARDS.size * KINDS
            for symbol in range(KINDS):
                found[symbol] += CARD_SHOWS[shows + symbol]
    for tile in range(TILES.size):
        count = s.owns_tile(seat, tile)
        if count > 0:
            for symbol in range(KINDS):
                found[symbol] += count * TILE_SHOWS[tile * KINDS + symbol]
    return found


class VirtuMind(Mind):
    """Features by name are explained above; weights were fitted to the results of the rollout policy's own games."""

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Virtu)
        s = state
        piles = s.piles
        shown = symbols(s, seat)
        rivals = [other for other in range(s.setup.seats) if other != seat]
        own_crosses = crosses(s, seat)
        cities = s.control.count(seat)
        places = [s.palace[seat * IN_PALACE + place] for place in range(PLACES.size)]
        ready = sum(0 <= lying < SPENT_CARD for lying in places[: COURTIERS.size]) + READY.total(piles, seat)
        agreed = s.setup.options["years"]
        time = 0.0 if agreed == "off" or s.actor() == OVER else float(max(0, int(agreed) - s.year))
        return [
            1.0,
            float(prestige(s, seat)),
            float(own_crosses),
            float(own_crosses - max(crosses(s, other) for other in rivals)),
            float(cities),
            float(cities - max(s.control.count(other) for other in rivals)),
            float(piles[PATRON.of(seat)]),
            float(piles[TREASURY.of(seat)]),
            float(shown[FLORIN]),
            float(shown[CROWN]),
            float(shown[CAVALRY]),
            float(shown[SHIP]),
            float(shown[MASK]),
            float(shown[WAR]),
            float(shown[ARROW]),
            float(ready),
            float(sum(lying >= 0 for lying in places[COURTIERS.size : COURTIERS.size + 5])),
            float(sum(lying >= 0 for lying in places[: COURTIERS.size])),
            float(lighter_open(s, seat)),
            float(UNITS.total(piles, seat)),
            float(piles[AGENT_SUPPLY.of(seat)] + piles[AGENTS_OUT.of(seat)]),
            float(sum(piles[BONUSES_OF.of(seat, bonus)] for bonus in range(BONUSES.size))),
            float(counting_alliances(s, seat)),
            float(INDULGENCES_IN.total(piles, seat)),
            progress(s),
            float(max(prestige(s, other) for other in rivals)),
            time,
            time * shown[CROWN],
            time * shown[FLORIN],
        ]

    def rollout(self, state: State, moves: list[Move], rng: Random) -> Move:
        """A move by weights: use what there is, pay what is asked, spend the year on cities and steps."""
        assert isinstance(state, Virtu)
        if len(moves) == 1:
            return moves[0]
        decision = state.agenda[-1]
        if isinstance(decision, Pay):
            return _paid(decision, moves, rng)
        if isinstance(decision, Announce):
            return _announced(state, decision, moves)
        if isinstance(decision, MoveToken):
            return _moved(state, decision, moves, rng)
        if isinstance(decision, TakeAction) and ACTS in moves and not is_worth_while(state, decision.seat):
            return PASSES
        if isinstance(decision, PayUpkeep):
            return max(move for move in moves if UPKEEP.has(move))
        if isinstance(decision, Reorganise) and PASSES in moves and rng.random() < REST:
            return PASSES
        return _liked(LIKING, moves, rng)


REST: Final = 0.7
MARCHING_UNITS: Final = 3
SPENT_TILES: Final = 2


def _liked(likings: list[int], moves: list[Move], rng: Random) -> Move:
    """A move at random, by how much each is liked."""
    total = 0
    for move in moves:
        total += likings[move]
    if total == 0:
        return moves[0]
    luck = int(rng.random() * total)
    for move in moves:
        luck -= likings[move]
        if luck < 0:
            return move
    return moves[-1]


def _paid(decision: Pay, moves: list[Move], rng: Random) -> Move:
    """What is owed and no more; where one gives as much as one likes, courtiers before tiles."""
    if moves[-1] == PAYS and (PRICED[decision.purpose] or decision.purpose == PATRONAGE):
        return PAYS
    return _liked(RULE_LIKING if decision.purpose == RULE else LIKING, moves, rng)


def is_worth_while(s: Virtu, seat: int) -> bool:
    """Whether the action of the token's chamber is worth its symbols."""
    chamber = s.token[seat]
    if s.piles[INDULGENCES_IN.of(seat, chamber)] > 0 or s.spied_by_others(seat, chamber):
        return False
    action = s.chamber_action(seat, chamber)
    if action == RULE:
        return SPENT.total(s.piles, seat) >= SPENT_TILES
    if action == PATRONAGE:
        return patronage_refusal(s, seat) is None
    if action == ANNEXATION:
        return len(open_annexations(s, seat)) > 0
    if action == CAMPAIGN:
        return UNITS.total(s.piles, seat) >= MARCHING_UNITS
    return action == TRADE or s.piles[AGENT_SUPPLY.of(seat)] > 0


def _moved(s: Virtu, decision: MoveToken, moves: list[Move], rng: Random) -> Move:
    """Free steps only, to a chamber with something to do."""
    if STOPS not in moves:
        return STEPS_ON
    return STOPS if STEPS_ON not in moves or is_worth_while(s, decision.seat) or rng.random() < WAIT else STEPS_ON


WAIT: Final = 0.2


def _announced(s: Virtu, decision: Announce, moves: list[Move]) -> Move:
    """A war bonus as long as the own side is behind, if there is one."""
    attacking = decision.seat == s.attacker
    attack = army(s, s.attacker)
    held = army(s, s.defender) if s.defender >= 0 and s.defender != s.control[s.city] else defence(s)
    behind = attack <= held if attacking else attack > held
    if behind:
        for move in moves:
            if ANNOUNCE.has(move):
                return move
    return PASSES


def _likings() -> list[int]:
    """How much a playout likes each move beside the others that it may make."""
    found = [8] * MOVES.size
    for family, liking in (
        (ANNEX, 60),
        (READY_TILE, 30),
        (RENEW, 30),
        (BUY_TILE, 12),
        (BUY_CARD, 6),
        (RECRUIT, 2),
        (ALLY, 30),
        (REMOVE, 30),
        (LEAD, 10),
        (SIEGE, 8),
        (SPY_CITY, 2),
        (LIFT_CITY, 2),
        (MOVE, 3),
        (SWAP, 1),
        (DISCARD, 1),
        (DISBAND, 1),
    ):
        for move in family.every():
            found[move] = liking
    for move in USE.every():
        found[move] = 0 if USE.second(move) == FLORIN else 1 if USE.first(move) == FROM_INDULGENCE else 12
    for move, liking in ((PASSES, 6), (PAYS, 4), (ACTS, 40), (GOES_ON, 20)):
        found[move] = liking
    return found


def _rule_likings() -> list[int]:
    """Before a rule action tiles are turned for their florins, for it readies them again."""
    found = LIKING[:]
    for move in USE.every():
        if FROM_TILES <= USE.first(move) < FROM_OTTOMAN:
            found[move] = 20 if USE.second(move) == FLORIN else 2
        elif USE.first(move) == FROM_INDULGENCE:
            found[move] = 0
        elif USE.second(move) != FLORIN:
            found[move] = 40
    return found


LIKING: Final[list[int]] = _likings()
RULE_LIKING: Final[list[int]] = _rule_likings()
MIND: Final = VirtuMind(NAMES, WEIGHTS)
