"""What a house has and what lies before it, for bots: symbols, frontiers, raids, and sieges before they are settled."""

from typing import Final

from signoria.games.virtu.atlas import AT_CHAMBERS, PIRATES, VALUE
from signoria.games.virtu.box import (
    ACTION_AT,
    ACTIONS,
    ANNEXATION,
    BASTION,
    BASTION_DEFENCE,
    CAMPAIGN,
    CANNON_COST,
    CANNON_WAR,
    CANNONS,
    CARD_ACTION,
    CARD_SHOWS,
    CARDS,
    CARDS_PER_HOUSE,
    CAVALRY,
    CHAMBER_ACTIONS,
    CHAMBERS,
    CHARACTERS,
    COURTIERS,
    CROSS,
    CROWN,
    FLORIN,
    FRANCE,
    FRENCH_WAR,
    HOUSE_CARDS,
    KINDS,
    LEONARDO,
    LEONARDO_COST,
    LEONARDO_WAR,
    PATRONAGE,
    PLACES,
    RULE,
    SPENT_CARD,
    TILE_SHOWS,
    TILES,
    TROPHIES_PER_OPPONENT,
    UPGRADE_AT,
    WAR,
    WAR_COST,
)
from signoria.games.virtu.rules.actions import TakeAction
from signoria.games.virtu.rules.annexation import Annex, neutral_value, open_annexations
from signoria.games.virtu.rules.patronage import Promote, patronage_refusal
from signoria.games.virtu.rules.rule import TILES_PER_SYMBOL, EndRule
from signoria.games.virtu.state import IN_PALACE, Virtu
from signoria.games.virtu.table import BASKET, BONUSES_OF, GIVEN, OWED, READY, SPENT, TREASURY, TROPHIES, UNITS, WAR_OF

# Behind the symbols on everything stand those of what is available, then those that lie in chambers.
AVAILABLE: Final[int] = KINDS
IN_CHAMBERS: Final[int] = 2 * KINDS


def palace_of(s: Virtu, seat: int) -> list[int]:
    """What lies at each place of a palace; in set-up also what is planned there (VIR-2.17)."""
    lying = s.palace[seat * IN_PALACE : (seat + 1) * IN_PALACE]
    if s.year == 0 and s.houses[seat] >= 0:
        plans = [s.plan_1[seat], s.plan_2[seat], s.plan_3[seat]]
        for card in range(CARDS_PER_HOUSE):
            if plans[card] >= 0:
                lying[plans[card]] = HOUSE_CARDS[s.houses[seat]][card]
    return lying


def symbols(s: Virtu, seat: int, palace: list[int]) -> list[int]:
    """How often each symbol stands on cards and tiles: on all, on those available, on those in chambers."""
    found = [0] * (3 * KINDS)
    for place in range(PLACES.size):
        lying = palace[place]
        if lying < 0:
            continue
        shows = lying % CARDS.size * KINDS
        part = IN_CHAMBERS if place >= COURTIERS.size else AVAILABLE if lying < SPENT_CARD else 0
        for symbol in range(KINDS):
            count = CARD_SHOWS[shows + symbol]
            if count > 0:
                found[symbol] += count
                if part > 0:
                    found[part + symbol] += count
    piles = s.piles
    for tile in range(TILES.size):
        ready = piles[READY.of(seat, tile)]
        owned = ready + piles[SPENT.of(seat, tile)] if seat != s.on_turn else s.owns_tile(seat, tile)
        if owned > 0:
            for symbol in range(KINDS):
                count = TILE_SHOWS[tile * KINDS + symbol]
                if count > 0:
                    found[symbol] += count * owned
                    found[AVAILABLE + symbol] += count * ready
    return found


def chambers_with(s: Virtu, seat: int, palace: list[int]) -> list[int]:
    """How many chambers have each action, as far as no foreign agent stands there (VIR-11.10)."""
    found = [0] * ACTIONS.size
    if s.houses[seat] < 0:
        return found
    for chamber in range(CHAMBERS.size):
        if not s.spied_by_others(seat, chamber):
            card = palace[ACTION_AT + chamber]
            action = CHAMBER_ACTIONS[s.houses[seat]][chamber] if card < 0 else CARD_ACTION[card]
            found[action] += 1
    return found


def frontier(s: Virtu, seat: int) -> int:
    """VIR-9.4: neutral cities that a road joins to an own one."""
    count = 0
    for city in s.atlas.cities:
        if s.control[city] < 0 and not PIRATES[city]:
            for other in s.atlas.roads[city]:
                if s.control[other] == seat:
                    count += 1
                    break
    return count


def war_in_hand(s: Virtu, seat: int) -> int:
    """VIR-13.9: the war bonuses that a seat has and can pay for."""
    piles = s.piles
    florins = piles[TREASURY.of(seat)]
    count = piles[WAR_OF.of(seat)]
    if s.has_bonus_of(seat, FRANCE):
        count += FRENCH_WAR
    if piles[READY.of(seat, CANNONS)] > 0 and florins >= CANNON_COST:
        count += CANNON_WAR
        florins -= CANNON_COST
    if piles[BONUSES_OF.of(seat, LEONARDO)] > 0 and florins >= LEONARDO_COST:
        count += LEONARDO_WAR
        florins -= LEONARDO_COST
    for place in range(COURTIERS.size):
        lying = s.palace[seat * IN_PALACE + place]
        if 0 <= lying < SPENT_CARD:
            war = CARD_SHOWS[lying * KINDS + WAR]
            if war > 0 and florins >= war * WAR_COST[lying]:
                count += war
                florins -= war * WAR_COST[lying]
    return count


def held_by(s: Virtu, seat: int, city: int) -> int:
    """VIR-13.5, VIR-13.6: what a seat has to exceed to take a city, with all that its owner can add."""
    owner = s.control[city]
    if owner < 0:
        return neutral_value(s, seat, city)
    value = VALUE[city] - (1 if s.agents[city] == seat else 0)
    bastion = BASTION_DEFENCE if s.piles[BONUSES_OF.of(owner, BASTION)] > 0 else 0
    return value + bastion + s.piles[UNITS.of(owner, city)] + war_in_hand(s, owner)


class Dealings:
    """What a seat has begun and not yet ended, taken as if it were done: its price, and what it will bring."""

    __slots__ = ("bought", "chance", "cities", "florins", "ready_coins", "ready_crowns", "steps", "symbols")

    def __init__(self) -> None:
        self.florins = 0
        self.symbols = 0
        self.cities = 0
        self.steps = 0
        self.ready_coins = 0.0
        self.ready_crowns = 0.0
        self.bought: list[int] = []
        self.chance = 0.0


def dealings(s: Virtu, seat: int) -> Dealings:
    found = Dealings()
    if s.on_turn != seat or not s.agenda:
        return found
    piles = s.piles
    given = piles[GIVEN.of(CROWN)] + piles[GIVEN.of(CROSS)]
    found.florins = max(0, piles[OWED.of(FLORIN)] - piles[GIVEN.of(FLORIN)])
    found.symbols = max(0, piles[OWED.of(CROWN)] + piles[OWED.of(CROSS)] - given)
    for card in range(CHARACTERS):
        if piles[BASKET.of(card)] > 0:
            found.bought.append(card)
    for decision in s.agenda:
        if isinstance(decision, Annex):
            found.cities += 1
        elif isinstance(decision, Promote):
            found.steps += 1
        elif isinstance(decision, EndRule) and given > 0:
            _add_what_rule_readies(s, seat, given, found)
    top = s.agenda[-1]
    if isinstance(top, TakeAction) and top.seat == seat:
        found.chance = chance(s, seat)
    return found


def _add_what_rule_readies(s: Virtu, seat: int, given: int, found: Dealings) -> None:
    """VIR-6.2: a part of what lies exhausted."""
    count = coins = crowns = 0
    for tile in range(TILES.size):
        spent = s.piles[SPENT.of(seat, tile)]
        if spent > 0:
            at = tile * KINDS
            count += spent
            coins += spent * TILE_SHOWS[at + FLORIN]
            crowns += spent * (TILE_SHOWS[at + CROWN] + TILE_SHOWS[at + CROSS])
    if count > 0:
        part = min(1.0, TILES_PER_SYMBOL * given / count)
        found.ready_coins = part * coins
        found.ready_crowns = part * crowns


def chance(s: Virtu, seat: int) -> float:
    """What the action of the token's chamber promises: a city or a step, or tiles to be readied."""
    if s.spied_by_others(seat, s.token[seat]):
        return 0.0
    action = s.chamber_action(seat, s.token[seat])
    if action == ANNEXATION:
        return 1.0 if open_annexations(s, seat) else 0.0
    if action == PATRONAGE:
        return 1.0 if patronage_refusal(s, seat) is None else 0.0
    return min(0.8, 0.2 * SPENT.total(s.piles, seat)) if action == RULE else 0.0


class Campaigns:
    """What will come of a seat's sieges: cities that fall to it and trophies for them, and own cities that fall."""

    __slots__ = ("falls", "spoils", "wins")

    def __init__(self) -> None:
        self.wins = 0
        self.spoils = 0
        self.falls = 0


def campaigns(s: Virtu, seat: int) -> Campaigns:
    """Every siege by itself, each bonus for one; rivals before the same city are not thought of."""
    found = Campaigns()
    left = -1
    for city in s.atlas.cities:
        owner = s.control[city]
        if owner != seat:
            units = s.piles[UNITS.of(seat, city)]
            if units > 0:
                if left < 0:
                    left = war_in_hand(s, seat)
                missing = max(0, held_by(s, seat, city) + 1 - units)
                if missing <= left:
                    left -= missing
                    found.wins += 1
                    if owner >= 0 and s.piles[TROPHIES.of(seat, owner)] < TROPHIES_PER_OPPONENT:
                        found.spoils += 1
        else:
            for other in range(s.setup.seats):
                if other != seat and s.piles[UNITS.of(other, city)] > 0:
                    strength = s.piles[UNITS.of(other, city)] + war_in_hand(s, other)
                    if strength > held_by(s, other, city):
                        found.falls += 1
                        break
    return found


def riders(s: Virtu, seat: int, shown: list[int]) -> int:
    """VIR-10.1: how many units the available cavalry moves, with the best campaign chamber."""
    best = 0
    for chamber in range(CHAMBERS.size):
        if s.chamber_action(seat, chamber) == CAMPAIGN and not s.spied_by_others(seat, chamber):
            card, under = s.card(seat, ACTION_AT + chamber), s.card(seat, UPGRADE_AT + chamber)
            count = CARD_SHOWS[card * KINDS + CAVALRY] if card >= 0 else 1
            if under >= 0:
                count += CARD_SHOWS[under * KINDS + CAVALRY]
            best = max(best, count)
    return best + shown[AVAILABLE + CAVALRY] if best > 0 else 0


def can_raid(s: Virtu, seat: int, shown: list[int]) -> int:
    """The most that a city on the border would bring which the units beside it could take: 1, of a rival 2."""
    if s.houses[seat] < 0:
        return 0
    most = 0
    horses = -1
    war = 0
    for city in s.atlas.cities:
        owner = s.control[city]
        if owner == seat:
            continue
        near = 0
        for other in s.atlas.roads[city]:
            if s.control[other] == seat:
                near += s.piles[UNITS.of(seat, other)]
        if near == 0:
            continue
        if horses < 0:
            horses = riders(s, seat, shown)
            war = war_in_hand(s, seat)
        if min(near, horses) > 0 and min(near, horses) + war > held_by(s, seat, city):
            most = max(most, 1 if owner < 0 or s.piles[TROPHIES.of(seat, owner)] > 0 else 2)
    return most


def spied_on(s: Virtu, seat: int) -> int:
    """VIR-11.10: own chambers in which a foreign agent stands."""
    count = 0
    for chamber in range(CHAMBERS.size):
        agent = s.agents[AT_CHAMBERS + seat * CHAMBERS.size + chamber]
        if agent >= 0 and agent != seat:
            count += 1
    return count
