"""Chapters 3, 4, 9 to 11: a turn, and the family member that is placed in it."""

from typing import Final

from mypy_extensions import i64

from signoria.games.lorenzo.box import (
    ACTIONS,
    AREA_OF,
    AREAS,
    COIN,
    COLOURED,
    COUNCIL,
    FLOOR_SPACES,
    FLOORS,
    HARVEST,
    HOLDS_ONE,
    LEAST_SEATS,
    MARKET,
    MEMBERS,
    NEUTRAL,
    NUMBERS,
    ONE_COLOURED,
    SPACE_ADDS,
    SPACES,
    TYPES,
)
from signoria.games.lorenzo.effects.gains import give
from signoria.games.lorenzo.effects.oneshot import SPACE_GIVES
from signoria.games.lorenzo.effects.standing import CLOSED, OCCUPIES
from signoria.games.lorenzo.moves import PASSES, PLACE, SPEND
from signoria.games.lorenzo.notes import STANDS_ON, TURN_LOST
from signoria.games.lorenzo.rules.areas import work
from signoria.games.lorenzo.rules.bonus_actions import CardEffects
from signoria.games.lorenzo.rules.leaders import act_with_leader, leader_candidates, leader_moves, leader_refusal
from signoria.games.lorenzo.rules.towers import (
    FLOOR_BITS,
    discount_ways,
    fee_of,
    goods_of,
    room_on_floor,
    room_with_bonus,
    slot_free,
    take_card,
    taking_refusal,
)
from signoria.games.lorenzo.rules.values import (
    added,
    bonus_on,
    can_place,
    member_value,
    servants_needed,
    servants_of,
    spend,
    value_needed,
    values_needed,
)
from signoria.games.lorenzo.state import Lorenzo, with_
from signoria.games.lorenzo.table import CARDS_TERM, PLACED, READY
from signoria.kernel.agenda import Clause, Decision, SeatDuty
from signoria.kernel.domain import SEATS
from signoria.kernel.fields import Choice, Field
from signoria.kernel.moves import Move

PLACES_FROM: Final = PLACE.of()
MOST_SPENT: Final = NUMBERS.size - 1
# More than any member has, and less.
NO_VALUE: Final = 1000
NOT_AT_HOME: Final = -1000


class BeginTurn(SeatDuty[Lorenzo]):
    """LOR-3.4, LOR-3.6: whoever can place no member and use no leader loses the turn."""

    def run(self, s: Lorenzo) -> None:
        if can_place(s, self.of) or leader_moves(s, self.of):
            s.ask(TAKE_TURN[self.of])
        else:
            s.tell(TURN_LOST, self.of)


BEGIN_TURN: Final = [BeginTurn(seat) for seat in range(SEATS.size)]


class BeginCatchUp(SeatDuty[Lorenzo]):
    """LOR-14.16, LOR-14.27: the turn after all laps of a player who skipped the first."""

    def run(self, s: Lorenzo) -> None:
        if can_place(s, self.of) or leader_moves(s, self.of):
            s.ask(CATCH_UP[self.of])


class Turn(Decision[Lorenzo]):
    """LOR-3.4, LOR-18.5: leader actions, any number, and one family member."""

    def candidates(self, s: Lorenzo) -> list[Move]:
        return [*leader_candidates(s, self.seat), *PLACE.every(), PASSES]

    def refusal(self, s: Lorenzo, move: Move) -> Clause | None:
        if PLACE.has(move):
            return place_refusal(s, self.seat, PLACE.first(move), PLACE.second(move))
        if move == PASSES:
            return self.pass_refusal(s)
        return leader_refusal(s, self.seat, move)

    def pass_refusal(self, s: Lorenzo) -> Clause | None:
        """LOR-3.7, LOR-3.8."""
        return "LOR-3.7" if can_place(s, self.seat) else None

    def moves(self, s: Lorenzo) -> list[Move]:
        found = leader_moves(s, self.seat)
        append_places(s, self.seat, found)
        if self.pass_refusal(s) is None:
            found.append(PASSES)
        return found

    def play(self, s: Lorenzo, move: Move) -> None:
        if PLACE.has(move):
            s.ask(AFTER_PLACING[self.seat])
            place_member(s, self.seat, PLACE.first(move), PLACE.second(move))
        elif move != PASSES:
            s.ask(self)
            act_with_leader(s, self.seat, move)
        else:
            self.pass_turn(s)

    def pass_turn(self, s: Lorenzo) -> None:
        s.tell(TURN_LOST, self.seat)


class TakeTurn(Turn):
    """LOR-3.6, LOR-3.7, LOR-18.13: who can place has to; who can't may still use leaders."""


class CatchUp(Turn):
    """LOR-14.16, LOR-14.27: a last placement, or none."""

    def pass_refusal(self, s: Lorenzo) -> Clause | None:
        return None

    def pass_turn(self, s: Lorenzo) -> None:
        """Nothing is lost that was not offered."""


TAKE_TURN: Final = [TakeTurn(seat) for seat in range(SEATS.size)]
CATCH_UP: Final = [CatchUp(seat) for seat in range(SEATS.size)]


class AfterPlacing(SeatDuty[Lorenzo]):
    """LOR-18.5: leader actions after the placement; who has none isn't asked."""

    def run(self, s: Lorenzo) -> None:
        if s.advanced and leader_moves(s, self.of):
            s.ask(END_TURN[self.of])


class EndTurn(Decision[Lorenzo]):
    """LOR-18.5: leader actions after the placement, or enough."""

    def candidates(self, s: Lorenzo) -> list[Move]:
        return [*leader_candidates(s, self.seat), PASSES]

    def refusal(self, s: Lorenzo, move: Move) -> Clause | None:
        return None if move == PASSES else leader_refusal(s, self.seat, move)

    def moves(self, s: Lorenzo) -> list[Move]:
        found = leader_moves(s, self.seat)
        found.append(PASSES)
        return found

    def play(self, s: Lorenzo, move: Move) -> None:
        if move != PASSES:
            s.ask(AFTER_PLACING[self.seat])
            act_with_leader(s, self.seat, move)


AFTER_PLACING: Final = [AfterPlacing(seat) for seat in range(SEATS.size)]
END_TURN: Final = [EndTurn(seat) for seat in range(SEATS.size)]


# Where a member may be placed.


def is_open(s: Lorenzo, seat: int, space: int, occupied: i64) -> bool:
    """LOR-2.3, LOR-2.4, LOR-14.13, LOR-9.1, LOR-10.3: a space outside the towers that is there, open and free."""
    if s.setup.seats < LEAST_SEATS[space]:
        return False
    area = AREA_OF[space]
    if area < COUNCIL and s.has(seat, CLOSED + area - HARVEST):
        return False
    return occupied >> space & 1 == 0 or not HOLDS_ONE[space] or s.has(seat, OCCUPIES)


def own_colours(s: Lorenzo, seat: int) -> list[bool]:
    """LOR-6.9, LOR-9.2: in which towers and areas no further coloured member of a seat may stand."""
    found = [False] * AREAS.size
    first = seat * MEMBERS.size
    for piece in range(first, first + COLOURED):
        if s.stands[piece] >= 0:
            area = AREA_OF[s.stands[piece]]
            if ONE_COLOURED[area]:
                found[area] = True
    return found


def append_places(s: Lorenzo, seat: int, found: list[Move]) -> None:
    """All placements that nothing refuses, in the order of the candidates."""
    values = values_at_home(s, seat)
    closed = own_colours(s, seat)
    asked = values_asked(s, seat, values, closed)
    for member in range(MEMBERS.size):
        value: i64 = values[member]
        if value > NOT_AT_HOME:
            base: i64 = PLACES_FROM + member * SPACES.size
            for space, least in enumerate(asked):
                if least <= value and (member >= COLOURED or not closed[AREA_OF[space]]):
                    found.append(base + space)


def values_at_home(s: Lorenzo, seat: int) -> list[int]:
    """LOR-3.9: the value of each member that can be placed yet."""
    first = seat * MEMBERS.size
    return [
        member_value(s, seat, member) if s.stands[first + member] < 0 else NOT_AT_HOME for member in range(MEMBERS.size)
    ]


def values_asked(s: Lorenzo, seat: int, values: list[int], closed: list[bool]) -> list[int]:
    """For each space the value that a member has to bring there, or NO_VALUE where none of those at home will do.

    LOR-6.13: servants do the rest, of a floor as many as its card leaves.
    """
    asked = [NO_VALUE] * SPACES.size
    needed = values_needed(s, seat)
    rate = s.servants_for_one(seat)
    servants = servants_of(s, seat) // rate
    neutral = values[NEUTRAL] + servants
    best = best_of(values) + servants
    occupied = s.occupied()
    have = goods_of(s, seat)
    coins = have[COIN]
    for tower in range(TYPES.size):
        have[COIN] = coins - fee_of(s, seat, occupied >> tower * FLOORS & FLOOR_BITS)
        reach = neutral if closed[tower] else best
        if reach > 0 and have[COIN] >= 0 and slot_free(s, seat, tower):
            ways = discount_ways(s, seat, tower, -1)
            for space in range(tower * FLOORS, tower * FLOORS + FLOORS):
                if needed[space] <= reach and s.floors[space] >= 0:
                    room = room_with_bonus(s, seat, space, have, ways)
                    if room >= 0:
                        asked[space] = needed[space] - room // rate
    for space in range(FLOOR_SPACES, SPACES.size):
        reach = neutral if closed[AREA_OF[space]] else best
        if needed[space] <= reach and is_open(s, seat, space, occupied):
            asked[space] = needed[space] - servants
    return asked


def best_of(values: list[int]) -> int:
    best = values[0]
    for value in values:
        if value > best:
            best = value
    return best


def place_refusal(s: Lorenzo, seat: int, member: int, space: int) -> Clause | None:
    """What forbids to place a member on a space."""
    if s.stands[seat * MEMBERS.size + member] >= 0:
        return "LOR-3.9"
    forbidden = tower_refusal(s, seat, space) if space < FLOOR_SPACES else space_refusal(s, seat, space)
    if forbidden is not None:
        return forbidden
    area = AREA_OF[space]
    if member < COLOURED and own_colours(s, seat)[area]:
        return "LOR-6.9" if area < TYPES.size else "LOR-9.2"
    return value_refusal(s, seat, member, space)


def tower_refusal(s: Lorenzo, seat: int, space: int) -> Clause | None:
    """LOR-6.1, and what stands in the way of taking the card."""
    if space in s.stands and not s.has(seat, OCCUPIES):
        return "LOR-6.1"
    return taking_refusal(s, seat, space, -1)


def space_refusal(s: Lorenzo, seat: int, space: int) -> Clause | None:
    """What stands in the way of any member on a space outside the towers."""
    if s.setup.seats < LEAST_SEATS[space]:
        return "LOR-2.3" if s.setup.seats == 2 else "LOR-2.4"
    area = AREA_OF[space]
    if area < COUNCIL and s.has(seat, CLOSED + area - HARVEST):
        return "LOR-14.13"
    if is_open(s, seat, space, s.occupied()):
        return None
    return "LOR-10.3" if area == MARKET else "LOR-9.1"


def value_refusal(s: Lorenzo, seat: int, member: int, space: int) -> Clause | None:
    """LOR-4.5, LOR-6.3, LOR-9.3: the value, with all servants; LOR-6.13: those that the card itself costs apart."""
    value = member_value(s, seat, member)
    servants = servants_of(s, seat)
    if servants_needed(s, seat, 1 - value) > servants:
        return "LOR-4.5"
    need = servants_needed(s, seat, value_needed(s, seat, space) - value)
    if need > servants:
        return "LOR-6.3" if space < FLOOR_SPACES else "LOR-9.3"
    room = room_on_floor(s, seat, space, -1) if space < FLOOR_SPACES else servants
    return None if need <= room else "LOR-6.13"


# Placing.


def place_member(s: Lorenzo, seat: int, member: int, space: int) -> None:
    """LOR-3.9, LOR-3.10: the member stands there; then its servants and its action."""
    piece = seat * MEMBERS.size + member
    s.place(READY[member].of(seat), PLACED[member].of(seat))
    s.tell(STANDS_ON, member, space)
    s.stands = with_(s.stands, piece, space)
    if AREA_OF[space] == COUNCIL:
        s.council = [*s.council, piece]
    if servants_of(s, seat) > 0:
        s.ask(SpendServants(seat, member, space))
    else:
        carry_out(s, seat, member, space, 0)


class SpendServants(Decision[Lorenzo]):
    """LOR-4.3, LOR-4.8, LOR-4.10: any number of servants for the member that was placed. Arguments: member, space."""

    def __init__(self, seat: int, member: int, space: int) -> None:
        super().__init__(seat)
        self.member = member
        self.space = space

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("member", MEMBERS), Choice("space", SPACES)]

    def candidates(self, s: Lorenzo) -> list[Move]:
        return [SPEND.of(count) for count in range(min(servants_of(s, self.seat), MOST_SPENT) + 1)]

    def refusal(self, s: Lorenzo, move: Move) -> Clause | None:
        servants = SPEND.first(move)
        value = member_value(s, self.seat, self.member) + added(s, self.seat, servants)
        if value < 1:
            return "LOR-4.5"
        if value < value_needed(s, self.seat, self.space):
            return "LOR-6.3" if self.space < FLOOR_SPACES else "LOR-9.3"
        return None if servants <= self._room(s) else "LOR-6.13"

    def _room(self, s: Lorenzo) -> int:
        if self.space >= FLOOR_SPACES:
            return servants_of(s, self.seat)
        return room_on_floor(s, self.seat, self.space, -1)

    def moves(self, s: Lorenzo) -> list[Move]:
        lacking = value_needed(s, self.seat, self.space) - member_value(s, self.seat, self.member)
        need = servants_needed(s, self.seat, lacking)
        return [SPEND.of(count) for count in range(need, min(self._room(s), MOST_SPENT) + 1)]

    def play(self, s: Lorenzo, move: Move) -> None:
        carry_out(s, self.seat, self.member, self.space, SPEND.first(move))


def carry_out(s: Lorenzo, seat: int, member: int, space: int, servants: int) -> None:
    """LOR-6.12, LOR-9.4, LOR-10.1, LOR-11.3: the action of the space."""
    area = AREA_OF[space]
    value = member_value(s, seat, member) + added(s, seat, servants)
    spend(s, seat, servants)
    if area < TYPES.size:
        s.ask(CardEffects(seat, s.floors[space]))
        take_card(s, seat, space, -1)
    elif area < ACTIONS.size:
        work(s, seat, area, value + bonus_on(s, seat, area) + SPACE_ADDS[space])
    else:
        give(s, seat, SPACE_GIVES[space], CARDS_TERM)
