"""The quick policy of playouts: what may be played at once, without a look at what comes of it."""

from random import Random
from typing import Final

from signoria.games.virtu.box import (
    ANNEXATION,
    CAMPAIGN,
    FLORIN,
    FROM_INDULGENCE,
    FROM_OTTOMAN,
    FROM_TILES,
    PATRONAGE,
    RULE,
    TRADE,
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
from signoria.games.virtu.rules.reorganisation import Reorganise
from signoria.games.virtu.rules.token import MoveToken
from signoria.games.virtu.rules.upkeep import PayUpkeep
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.table import (
    AGENT_SUPPLY,
    INDULGENCES_IN,
    SPENT,
    UNITS,
)
from signoria.kernel.moves import Move


def quick(s: Virtu, moves: list[Move], rng: Random) -> Move:
    """A move by weights: use what there is, pay what is asked, spend the year on cities and steps."""
    if len(moves) == 1:
        return moves[0]
    decision = s.agenda[-1]
    if isinstance(decision, Pay):
        return _paid(decision, moves, rng)
    if isinstance(decision, Announce):
        return _announced(s, decision, moves)
    if isinstance(decision, MoveToken):
        return _moved(s, decision, moves, rng)
    if isinstance(decision, TakeAction) and ACTS in moves and not is_worth_while(s, decision.seat):
        return PASSES
    if isinstance(decision, PayUpkeep):
        return max(move for move in moves if UPKEEP.has(move))
    if isinstance(decision, Reorganise) and PASSES in moves:
        # Cards lie well enough: what is moved at random lies exhausted afterwards.
        return PASSES
    return _liked(LIKING, moves, rng)


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
        (BUY_TILE, 20),
        (BUY_CARD, 6),
        (RECRUIT, 1),
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
