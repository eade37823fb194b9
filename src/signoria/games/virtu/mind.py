"""What bots know of Virtù: features of a position, and a quick policy for playouts."""

from random import Random
from typing import Final

from signoria.games.virtu.box import (
    ANNEXATION,
    ARROW,
    BONUSES,
    CARD_SHOWS,
    CAVALRY,
    COURTIERS,
    CROSS,
    CROWN,
    FIELD_POINTS,
    FLORIN,
    KINDS,
    LAST_FIELD,
    LAST_STEP,
    MASK,
    RELIGION,
    RULE,
    SHIP,
    SPRING,
    STEP_POINTS,
    TRADE,
    TROPHY_POINTS,
    WAR,
)
from signoria.games.virtu.policy import quick
from signoria.games.virtu.prospects import (
    AVAILABLE,
    IN_CHAMBERS,
    Campaigns,
    Dealings,
    campaigns,
    can_raid,
    chambers_with,
    dealings,
    frontier,
    palace_of,
    spied_on,
    symbols,
)
from signoria.games.virtu.rules.payment import Pay
from signoria.games.virtu.rules.places import lighter_open
from signoria.games.virtu.scoring import (
    counting_alliances,
    crosses,
    points_of_bonuses,
    points_on_cards,
    points_on_tiles,
)
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.table import (
    AGENT_SUPPLY,
    AGENTS_OUT,
    BONUSES_OF,
    INDULGENCES_IN,
    PATRON,
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
# religion             what its religious influence would bring it now
# crosses, cross_lead  crosses for religious influence, and how far ahead of the best rival, up to 4 either way
# cities, city_lead    controlled cities, and how far ahead of the rival with most, up to 3 either way
# steps                steps on the patronage track
# gold                 florins in the treasury
# ready_coins          florin symbols of available courtiers and tiles
# ready_crowns         crowns and crosses of these, ready_rest their other symbols
# coins ... arrows     symbols on the cards of the palace and the tiles of the domain, on whichever side
# chamber_crowns       crowns and crosses that lie in chambers
# annexes, rules, trades   chambers with these actions
# courtiers, places    courtiers, and lighter places open
# units, agents        units on the map, agents in play and in the supply
# bonuses, allies      patronage bonuses, alliances that count
# sales, spied         indulgences and foreign agents in the palace
# frontier             neutral cities beside own ones
# wins, spoils, falls  sieges that will be won, trophies in them, own cities that will be lost
# raid                 1 if units stand ready to take a city, 2 with a trophy
# progress             how near the game is to an end, from 0 to 1, by the nearest of the three ways
# left                 years that are likely to come, by the agreement and by progress
# left_coins ...       left times symbols
# chance               what the action in hand promises: 1 for a city or a step, less for tiles to be readied
#
# What was begun counts as if it were done: prices, wares, a city to be annexed (as a siege won), a step, tiles that
# a rule action will ready.
NAMES: Final = [
    "one",
    "prestige",
    "religion",
    "crosses",
    "cross_lead",
    "cities",
    "city_lead",
    "steps",
    "gold",
    "ready_coins",
    "ready_crowns",
    "ready_rest",
    "coins",
    "crowns",
    "ships",
    "cavalry",
    "masks",
    "war",
    "arrows",
    "chamber_crowns",
    "annexes",
    "rules",
    "trades",
    "courtiers",
    "places",
    "units",
    "agents",
    "bonuses",
    "allies",
    "sales",
    "spied",
    "frontier",
    "wins",
    "spoils",
    "falls",
    "raid",
    "progress",
    "left",
    "left_coins",
    "left_crowns",
    "left_crosses",
    "left_frontier",
    "chance",
]
USUAL_YEARS: Final = 14.0
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


def religion(s: Virtu, own: int, others: list[int]) -> int:
    """VIR-20.8 to 20.13."""
    above = tied = 0
    for other in others:
        if other > own:
            above += 1
        elif other == own:
            tied = 1
    rewards = RELIGION[s.setup.seats]
    return rewards[above + tied] if above + tied < len(rewards) else 0


def years_left(s: Virtu, nearness: float) -> float:
    """VIR-19.1, VIR-19.6: until the rules are likely to end the game, or the agreement does."""
    if s.ending > 0 or s.actor() == OVER:
        return 0.0
    likely = (1.0 - nearness) * USUAL_YEARS
    agreed = s.setup.options["years"]
    return likely if agreed == "off" else min(likely, float(max(0, int(agreed) - s.year)))


def standing(s: Virtu, seat: int, begun: Dealings) -> list[float]:
    """What is counted at the end: prestige, religion, cities and steps, and the lead in them."""
    rivals = [other for other in range(s.setup.seats) if other != seat]
    rival_crosses = [crosses(s, other) for other in rivals]
    own_crosses = crosses(s, seat) + sum(CARD_SHOWS[card * KINDS + CROSS] for card in begun.bought)
    cities = s.control.count(seat)
    most = max(s.control.count(other) for other in rivals)
    return [
        float(prestige(s, seat)),
        float(religion(s, own_crosses, rival_crosses)),
        float(own_crosses),
        float(max(-4, min(4, own_crosses - max(rival_crosses)))),
        float(cities),
        float(max(-3, min(3, cities - most))),
        float(s.piles[PATRON.of(seat)] + begun.steps),
    ]


def shown_by(s: Virtu, seat: int, palace: list[int], begun: Dealings) -> list[int]:
    """The symbols of cards and tiles, with those of cards that are being bought."""
    shown = symbols(s, seat, palace)
    for card in begun.bought:
        for symbol in range(KINDS):
            shown[symbol] += CARD_SHOWS[card * KINDS + symbol]
            shown[AVAILABLE + symbol] += CARD_SHOWS[card * KINDS + symbol]
    return shown


def means(s: Virtu, seat: int, palace: list[int], shown: list[int], begun: Dealings) -> list[float]:
    """What a seat can pay and do with."""
    doing = chambers_with(s, seat, palace)
    ready_rest = sum(shown[AVAILABLE + symbol] for symbol in (CAVALRY, SHIP, MASK, WAR, ARROW))
    return [
        float(s.piles[TREASURY.of(seat)] - begun.florins),
        shown[AVAILABLE + FLORIN] + begun.ready_coins,
        shown[AVAILABLE + CROWN] + shown[AVAILABLE + CROSS] - begun.symbols + begun.ready_crowns,
        float(ready_rest),
        *[float(shown[symbol]) for symbol in (FLORIN, CROWN, SHIP, CAVALRY, MASK, WAR, ARROW)],
        float(shown[IN_CHAMBERS + CROWN] + shown[IN_CHAMBERS + CROSS]),
        *[float(doing[action]) for action in (ANNEXATION, RULE, TRADE)],
    ]


def household(s: Virtu, seat: int, palace: list[int], begun: Dealings) -> list[float]:
    """Who and what belongs to a seat."""
    piles = s.piles
    courtiers = len(begun.bought) + sum(palace[place] >= 0 for place in range(COURTIERS.size))
    bonuses = sum(piles[BONUSES_OF.of(seat, bonus)] for bonus in range(BONUSES.size))
    return [
        float(courtiers),
        float(lighter_open(s, seat)),
        float(UNITS.total(piles, seat)),
        float(piles[AGENT_SUPPLY.of(seat)] + piles[AGENTS_OUT.of(seat)]),
        float(bonuses),
        float(counting_alliances(s, seat)),
        float(INDULGENCES_IN.total(piles, seat)),
        float(spied_on(s, seat)),
    ]


def years_to_come(s: Virtu, seat: int, shown: list[int], begun: Dealings) -> list[float]:
    """What the years to come will bring."""
    war = campaigns(s, seat) if s.season == SPRING else Campaigns()
    border = frontier(s, seat)
    near = progress(s)
    left = years_left(s, near)
    return [
        float(border),
        float(war.wins + begun.cities),
        float(war.spoils),
        float(war.falls),
        float(can_raid(s, seat, shown)),
        near,
        left,
        *[left * shown[symbol] for symbol in (FLORIN, CROWN, CROSS)],
        left * border,
        begun.chance,
    ]


class VirtuMind(Mind):
    """Features by name are explained above; data/mind.json says how the weights were made."""

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Virtu)
        palace = palace_of(state, seat)
        begun = dealings(state, seat)
        shown = shown_by(state, seat, palace, begun)
        found = [1.0, *standing(state, seat, begun), *means(state, seat, palace, shown, begun)]
        return [*found, *household(state, seat, palace, begun), *years_to_come(state, seat, shown, begun)]

    def is_quiet(self, state: State) -> bool:
        """Not in a payment, nor while units stand before foreign gates."""
        assert isinstance(state, Virtu)
        s = state
        if s.agenda and isinstance(s.agenda[-1], Pay):
            return False
        if s.season != SPRING:
            return True
        for city in s.atlas.cities:
            for seat in range(s.setup.seats):
                if s.control[city] != seat and s.piles[UNITS.of(seat, city)] > 0:
                    return False
        return True

    def rollout(self, state: State, moves: list[Move], rng: Random) -> Move:
        assert isinstance(state, Virtu)
        return quick(state, moves, rng)


MIND: Final = VirtuMind(NAMES, WEIGHTS)
