"""Chapters 13 and 14: at the end of spring, field battles and sieges."""

from typing import Final

from signoria.games.virtu.box import CATHEDRAL, TROPHIES_PER_OPPONENT
from signoria.games.virtu.moves import GIVES_UP, GOES_ON, SIEGE
from signoria.games.virtu.notes import (
    BATTLE_DRAWN,
    BATTLE_WON,
    CONQUERED,
    FIELD_BATTLE,
    GIVEN_UP,
    REPELLED,
    SIEGE_BEGINS,
    STRENGTH,
)
from signoria.games.virtu.rules.battles import Announce, army, begin_battle, defence
from signoria.games.virtu.rules.coins import Question
from signoria.games.virtu.rules.places import CheckPlaces
from signoria.games.virtu.rules.tracks import set_control
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.table import CATHEDRAL_IN, READY, RETREATING, SPENT, TROPHIES, UNITS, WAR_OF
from signoria.kernel.agenda import Clause, Decision, Duty, SeatDuty
from signoria.kernel.moves import Move

STRONG_DEFENCE: Final = 3


class Sieges(Duty[Virtu]):
    """VIR-13.2: in turn order each player comes once."""

    def run(self, s: Virtu) -> None:
        s.ask_all([SiegeTurn(seat) for seat in s.order])


def besieged_by(s: Virtu, seat: int) -> list[int]:
    """VIR-13.1: cities that a seat doesn't control and has units before."""
    units = UNITS.of(seat)
    return [city for city in s.atlas.cities if s.piles[units + city] > 0 and s.control[city] != seat]


class SiegeTurn(SeatDuty[Virtu]):
    """VIR-13.2, VIR-13.17: all own sieges; then war tokens go back, but for a player who had none."""

    def run(self, s: Virtu) -> None:
        if besieged_by(s, self.of):
            s.on_turn = self.of
            s.ask_all([NextSiege(self.of), ReturnTokens(self.of)])


class NextSiege(SeatDuty[Virtu]):
    """VIR-13.2: in an order of the player's choice."""

    def run(self, s: Virtu) -> None:
        cities = besieged_by(s, self.of)
        if not cities:
            return
        s.ask(self)
        if len(cities) == 1:
            begin_siege(s, self.of, cities[0])
        else:
            s.ask(ChooseSiege(self.of))


class ChooseSiege(Question):
    """VIR-13.2, VIR-13.32: which siege is settled next; none can be dropped."""

    def choices(self, s: Virtu) -> list[Move]:
        return SIEGE.every()

    def objection(self, s: Virtu, move: Move) -> Clause | None:
        return None if SIEGE.first(move) in besieged_by(s, self.seat) else "VIR-13.1"

    def answer(self, s: Virtu, move: Move) -> None:
        begin_siege(s, self.seat, SIEGE.first(move))


def begin_siege(s: Virtu, seat: int, city: int) -> None:
    """VIR-14.1, VIR-14.9, VIR-14.14, VIR-14.16: all field battles in turn order, then the city."""
    s.city, s.attacker = city, seat
    s.tell(SIEGE_BEGINS, seat, city)
    rivals = [other for other in s.order if other not in (seat, s.control[city]) and s.piles[UNITS.of(other, city)] > 0]
    steps: list[Decision[Virtu]] = [FieldBattle(rival) for rival in rivals]
    if rivals:
        steps.append(AfterBattles())
    if s.battle_won[city] == seat:
        # VIR-14.5: the winner of a battle on another player's turn decides on the own one.
        steps.insert(0, AfterBattles())
    s.ask_all([*steps, Storm()])


class FieldBattle(SeatDuty[Virtu]):
    """VIR-14.2, VIR-14.11: against one rival; whoever has no unit left fights no more."""

    def run(self, s: Virtu) -> None:
        if s.piles[UNITS.of(s.attacker, s.city)] > 0:
            begin_battle(s, self.of)
            s.tell(FIELD_BATTLE, s.attacker, self.of)
            s.ask_all([Announce(s.attacker, 0), SettleBattle()])


class SettleBattle(Duty[Virtu]):
    """VIR-14.3, VIR-14.5, VIR-14.6."""

    def run(self, s: Virtu) -> None:
        attack, answer = army(s, s.attacker), army(s, s.defender)
        s.tell(STRENGTH, attack, answer)
        mine, theirs = UNITS.of(s.attacker, s.city), UNITS.of(s.defender, s.city)
        if attack == answer:
            s.tell(BATTLE_DRAWN)
            for seat in (s.attacker, s.defender):
                lose_one_and_wait(s, seat)
            return
        s.tell(BATTLE_WON, s.attacker if attack > answer else s.defender)
        won, lost = (mine, theirs) if attack > answer else (theirs, mine)
        dead = s.piles[lost]
        s.pay(lost, dead)
        s.pay(won, min(dead, s.piles[won]))
        if attack < answer:
            s.battle_won = s.battle_won[:]
            s.battle_won[s.city] = s.defender


def lose_one_and_wait(s: Virtu, seat: int) -> None:
    """VIR-14.6, VIR-15.1, VIR-15.3: a unit is lost, the others wait for their retreat."""
    s.pay(UNITS.of(seat, s.city))
    wait_for_retreat(s, seat)


def wait_for_retreat(s: Virtu, seat: int) -> None:
    """VIR-14.10: from now on they take part in nothing."""
    units = UNITS.of(seat, s.city)
    if s.piles[units] > 0:
        s.put_back(units, RETREATING.of(seat, s.city), s.piles[units])


class AfterBattles(Duty[Virtu]):
    """VIR-14.4, VIR-14.14."""

    def run(self, s: Virtu) -> None:
        if s.piles[UNITS.of(s.attacker, s.city)] > 0:
            s.ask(GoOn(s.attacker))


class GoOn(Question):
    """VIR-14.4, VIR-14.16: the winner of a field battle goes on with the siege or gives it up."""

    def choices(self, s: Virtu) -> list[Move]:
        return [GOES_ON, GIVES_UP]

    def answer(self, s: Virtu, move: Move) -> None:
        if move == GIVES_UP:
            s.tell(GIVEN_UP, self.seat, s.city)
            wait_for_retreat(s, self.seat)


class Storm(Duty[Virtu]):
    """VIR-13.3 to 13.8: the siege itself, if a unit is left before the city."""

    def run(self, s: Virtu) -> None:
        if s.piles[UNITS.of(s.attacker, s.city)] > 0:
            begin_battle(s, s.control[s.city])
            s.ask_all([Announce(s.attacker, 0), SettleSiege()])


class SettleSiege(Duty[Virtu]):
    """VIR-13.18 to 13.20, VIR-15.1, VIR-15.2."""

    def run(self, s: Virtu) -> None:
        attack, held = army(s, s.attacker), defence(s)
        s.tell(STRENGTH, attack, held)
        if attack <= held:
            s.tell(REPELLED, s.attacker, s.city)
            lose_one_and_wait(s, s.attacker)
            return
        units = UNITS.of(s.attacker, s.city)
        losses = 1 if held >= STRONG_DEFENCE else 0
        if s.defender >= 0:
            garrison = s.piles[UNITS.of(s.defender, s.city)]
            s.pay(UNITS.of(s.defender, s.city), garrison)
            losses += garrison
        s.pay(units, min(losses, s.piles[units]))
        conquer(s, s.attacker, s.city)


def conquer(s: Virtu, seat: int, city: int) -> None:
    """VIR-13.22 to 13.27."""
    s.tell(CONQUERED, seat, city)
    loser = s.control[city]
    tile = s.atlas.tile_of[city]
    if loser < 0:
        s.gain(SPENT.of(seat, tile))
    else:
        take_tile(s, loser, seat, tile)
        if s.piles[CATHEDRAL_IN.of(city)] > 0:
            take_tile(s, loser, seat, CATHEDRAL)
        if s.piles[TROPHIES.of(seat, loser)] < TROPHIES_PER_OPPONENT:
            s.gain(TROPHIES.of(seat, loser))
    set_control(s, city, seat)
    if loser >= 0:
        s.ask(CheckPlaces(loser))


def take_tile(s: Virtu, loser: int, seat: int, tile: int) -> None:
    """VIR-13.22, VIR-13.26, VIR-13.34: exhausted; of several that are alike an exhausted one goes first."""
    lying = SPENT.of(loser, tile)
    s.take(lying if s.piles[lying] > 0 else READY.of(loser, tile), SPENT.of(seat, tile))


class ReturnTokens(SeatDuty[Virtu]):
    """VIR-13.17."""

    def run(self, s: Virtu) -> None:
        s.pay(WAR_OF.of(self.of), s.piles[WAR_OF.of(self.of)])
