"""Clauses 13.4 to 13.16 and 14.2, 14.12, 14.15: strength, and war bonuses announced by turns."""

from typing import Final

from signoria.games.virtu.atlas import VALUE
from signoria.games.virtu.box import (
    BASTION,
    BASTION_DEFENCE,
    BOOST_CANNONS,
    BOOST_COURTIER,
    BOOST_FRANCE,
    BOOST_LEONARDO,
    BOOST_TOKEN,
    CANNON_COST,
    CANNON_WAR,
    CANNONS,
    CARD_SHOWS,
    FRANCE,
    FRENCH_WAR,
    KINDS,
    LEONARDO,
    LEONARDO_COST,
    LEONARDO_WAR,
    SPENT_CARD,
    WAR,
    WAR_COST,
)
from signoria.games.virtu.moves import ANNOUNCE, PASSES
from signoria.games.virtu.notes import ANNOUNCES, ANNOUNCES_NOTHING
from signoria.games.virtu.rules.annexation import neutral_value
from signoria.games.virtu.rules.coins import Question
from signoria.games.virtu.state import IN_PALACE, Virtu
from signoria.games.virtu.table import (
    ALLIED,
    ALLIED_SPENT,
    ANNOUNCED,
    BONUSES_OF,
    LEONARDO_NOW,
    LEONARDO_WITH,
    READY,
    SPENT,
    TREASURY,
    UNITS,
    WAR_OF,
)
from signoria.kernel.agenda import Clause
from signoria.kernel.fields import Field, Whole
from signoria.kernel.moves import Move

TOKEN_WAR: Final = 1


def begin_battle(s: Virtu, defender: int) -> None:
    s.defender = defender
    for seat in range(s.setup.seats):
        s.piles[ANNOUNCED.of(seat)] = 0
    s.piles[LEONARDO_NOW.base] = 0


def army(s: Virtu, seat: int) -> int:
    """VIR-13.4, VIR-14.2: units before (or in) the city, and bonuses."""
    return s.piles[UNITS.of(seat, s.city)] + s.piles[ANNOUNCED.of(seat)]


def defence(s: Virtu) -> int:
    """VIR-13.5, VIR-13.6, VIR-13.14, VIR-11.12 to 11.14."""
    owner = s.control[s.city]
    if owner < 0:
        return neutral_value(s, s.attacker, s.city)
    value = VALUE[s.city] - (1 if s.agents[s.city] == s.attacker else 0)
    bastion = BASTION_DEFENCE if s.piles[BONUSES_OF.of(owner, BASTION)] > 0 else 0
    return value + bastion + army(s, owner)


def boost_cost(s: Virtu, seat: int, boost: int) -> int:
    """VIR-13.10 to 13.12, VIR-13.33."""
    if boost == BOOST_LEONARDO:
        return LEONARDO_COST
    if boost == BOOST_CANNONS:
        return CANNON_COST
    if BOOST_COURTIER <= boost < BOOST_LEONARDO:
        card = s.card(seat, boost - BOOST_COURTIER)
        return CARD_SHOWS[card * KINDS + WAR] * WAR_COST[card]
    return 0


def boost_refusal(s: Virtu, seat: int, boost: int) -> Clause | None:
    """VIR-13.9: whether a seat has a war bonus and can pay for it."""
    if boost == BOOST_TOKEN:
        return None if s.piles[WAR_OF.of(seat)] > 0 else "VIR-13.9"
    if boost == BOOST_FRANCE:
        return None if s.has_bonus_of(seat, FRANCE) else "VIR-13.13"
    if boost == BOOST_LEONARDO:
        if s.piles[BONUSES_OF.of(seat, LEONARDO)] == 0:
            return "VIR-13.9"
        used = LEONARDO_NOW.base if s.control[s.city] == seat else LEONARDO_WITH.of(s.city)
        if s.piles[used] > 0:
            return "VIR-14.15"
    elif boost == BOOST_CANNONS:
        if s.piles[READY.of(seat, CANNONS)] == 0:
            return "VIR-13.12"
    elif not _has_war(s, seat, boost - BOOST_COURTIER):
        return "VIR-13.9"
    return None if s.piles[TREASURY.of(seat)] >= boost_cost(s, seat, boost) else "VIR-13.10"


def _has_war(s: Virtu, seat: int, place: int) -> bool:
    lying = s.palace[seat * IN_PALACE + place]
    return 0 <= lying < SPENT_CARD and CARD_SHOWS[lying * KINDS + WAR] > 0


def use_boost(s: Virtu, seat: int, boost: int) -> None:
    s.tell(ANNOUNCES, seat, boost)
    cost = boost_cost(s, seat, boost)
    if cost > 0:
        s.pay(TREASURY.of(seat), cost)
    count = TOKEN_WAR
    if boost == BOOST_TOKEN:
        # VIR-13.29.
        s.pay(WAR_OF.of(seat))
    elif boost == BOOST_LEONARDO:
        count = LEONARDO_WAR
        s.piles[LEONARDO_NOW.base if s.control[s.city] == seat else LEONARDO_WITH.of(s.city)] = 1
    elif boost == BOOST_CANNONS:
        count = CANNON_WAR
        s.turn(READY.of(seat, CANNONS), SPENT.of(seat, CANNONS))
    elif boost == BOOST_FRANCE:
        count = FRENCH_WAR
        s.turn(ALLIED.of(seat, FRANCE), ALLIED_SPENT.of(seat, FRANCE))
    else:
        # VIR-13.15: a courtier once, with all its symbols.
        place = boost - BOOST_COURTIER
        count = CARD_SHOWS[s.card(seat, place) * KINDS + WAR]
        s.spend_courtier(seat, place)
    s.piles[ANNOUNCED.of(seat)] += count


class Announce(Question):
    """VIR-13.7, VIR-13.8: a war bonus or a pass; two passes, one after the other, end it."""

    def __init__(self, seat: int, passes: int) -> None:
        super().__init__(seat)
        self.passes = passes

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Whole("passes", 0, 1)]

    def choices(self, s: Virtu) -> list[Move]:
        return [*ANNOUNCE.every(), PASSES]

    def objection(self, s: Virtu, move: Move) -> Clause | None:
        return None if move == PASSES else boost_refusal(s, self.seat, ANNOUNCE.first(move))

    def answer(self, s: Virtu, move: Move) -> None:
        other = s.defender if self.seat == s.attacker else s.attacker
        if move != PASSES:
            use_boost(s, self.seat, ANNOUNCE.first(move))
            # VIR-13.30: a neutral city answers nothing.
            s.ask(Announce(other if other >= 0 else self.seat, 0))
            return
        s.tell(ANNOUNCES_NOTHING, self.seat)
        if self.passes == 0 and other >= 0:
            s.ask(Announce(other, 1))
