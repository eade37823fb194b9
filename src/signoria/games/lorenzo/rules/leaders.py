"""Chapters 18 and 19: what is done with leaders in an own turn."""

from typing import Final

from signoria.games.lorenzo.box import LEADERS, MEMBERS, ONCE_A_ROUND
from signoria.games.lorenzo.effects.gains import ChoosePrivilege, give, keep_waiting
from signoria.games.lorenzo.effects.oneshot import BONUSES, LEADER_DOES, NO_GAINS
from signoria.games.lorenzo.effects.requirements import met
from signoria.games.lorenzo.effects.standing import COPIER, OF_LEADER
from signoria.games.lorenzo.moves import ACTIVATE, COPY, DISCARD, PLAY, VALUE_FOR
from signoria.games.lorenzo.notes import COPIES, VALUE_SET
from signoria.games.lorenzo.rules.bonus_actions import BonusWork, best_value
from signoria.games.lorenzo.state import Lorenzo
from signoria.games.lorenzo.table import DISCARDED, DOWN, HAND, LEADERS_TERM, ROUND_SETS, UP
from signoria.kernel.agenda import Clause, Decision
from signoria.kernel.fields import Choice, Field
from signoria.kernel.moves import Move

DISCARDS_FROM: Final = DISCARD.of()
PLAYS_FROM: Final = PLAY.of()
ACTIVATES_FROM: Final = ACTIVATE.of()
COPIES_FROM: Final = COPY.of()


def leader_candidates(s: Lorenzo, seat: int) -> list[Move]:
    """LOR-18.5: the own leaders in the hand and in play; LOR-19.21: whom the copier may copy."""
    if not s.advanced:
        return []
    held = [leader for leader in s.leaders[seat] if s.piles[HAND.of(seat, leader)] > 0]
    lying = [leader for leader in s.leaders[seat] if s.in_play(seat, leader)]
    found = [DISCARD.of(leader) for leader in held] + [PLAY.of(leader) for leader in held]
    found += [ACTIVATE.of(leader) for leader in lying]
    return found + COPY.every() if COPIER in lying else found


def leader_moves(s: Lorenzo, seat: int) -> list[Move]:
    """The leader actions that nothing forbids, in the order of the candidates."""
    found: list[Move] = []
    own = s.leaders[seat]
    if not own:
        return found
    piles = s.piles
    hand = HAND.of(seat)
    for leader in own:
        if piles[hand + leader] > 0:
            found.append(DISCARDS_FROM + leader)
    for leader in own:
        if piles[hand + leader] > 0 and met(s, seat, leader):
            found.append(PLAYS_FROM + leader)
    for leader in own:
        if piles[hand + leader] == 0 and activation_refusal(s, seat, leader) is None:
            found.append(ACTIVATES_FROM + leader)
    if s.copied < 0 and s.in_play(seat, COPIER):
        for leader in range(LEADERS.size):
            if copy_refusal(s, seat, leader) is None:
                found.append(COPIES_FROM + leader)
    return found


def leader_refusal(s: Lorenzo, seat: int, move: Move) -> Clause | None:
    """What forbids a leader action now."""
    if DISCARD.has(move):
        return None
    if PLAY.has(move):
        return None if met(s, seat, PLAY.first(move)) else "LOR-18.7"
    if ACTIVATE.has(move):
        return activation_refusal(s, seat, ACTIVATE.first(move))
    return copy_refusal(s, seat, COPY.first(move))


def activation_refusal(s: Lorenzo, seat: int, leader: int) -> Clause | None:
    """LOR-18.9, LOR-18.12; LOR-19.23: the copier acts as the leader that it copies."""
    acting = s.acting_as(leader)
    if acting < 0:
        return "LOR-19.23"
    if not ONCE_A_ROUND[acting]:
        return "LOR-18.12"
    if s.piles[UP.of(seat, leader)] == 0:
        return "LOR-18.9"
    does = LEADER_DOES[acting]
    if does.bonus >= 0 and best_value(s, seat, does.bonus) < 1:
        return "LOR-8.14"
    if does.chosen_value > 0 and not any(raisable(s, seat, acting, member) for member in range(MEMBERS.size)):
        return "LOR-19.25"
    return None


def copy_refusal(s: Lorenzo, seat: int, leader: int) -> Clause | None:
    """LOR-19.21, LOR-19.22: a leader that another player has played, once and for all."""
    if s.copied >= 0:
        return "LOR-19.21"
    for other in range(s.setup.seats):
        if other != seat and s.in_play(other, leader):
            return None
    return "LOR-19.21"


def act_with_leader(s: Lorenzo, seat: int, move: Move) -> None:
    """LOR-18.5 to 18.9: one leader action."""
    if DISCARD.has(move):
        s.place(HAND.of(seat, DISCARD.first(move)), DISCARDED.of(DISCARD.first(move)))
        s.find_leaders(seat)
        keep_waiting(s, NO_GAINS)
        s.ask(ChoosePrivilege(seat, 1, -1, LEADERS_TERM))
    elif PLAY.has(move):
        leader = PLAY.first(move)
        s.turn(HAND.of(seat, leader), UP.of(seat, leader))
        s.install(seat, OF_LEADER[leader])
    elif ACTIVATE.has(move):
        activate(s, seat, ACTIVATE.first(move))
    else:
        s.copied = COPY.first(move)
        s.tell(COPIES, seat, s.copied)
        s.install(seat, OF_LEADER[s.copied])


def activate(s: Lorenzo, seat: int, leader: int) -> None:
    """LOR-18.9, LOR-19.23: the card that is used is turned, whose ability it ever has."""
    s.turn(UP.of(seat, leader), DOWN.of(seat, leader))
    acting = s.acting_as(leader)
    does = LEADER_DOES[acting]
    if does.bonus >= 0:
        assert BONUSES[does.bonus].action >= 0
        s.ask(BonusWork(seat, does.bonus))
    if does.chosen_value > 0:
        s.ask(ChooseMember(seat, acting))
    if does.gives():
        give(s, seat, does, LEADERS_TERM)


def raisable(s: Lorenzo, seat: int, leader: int, member: int) -> bool:
    """LOR-19.6: a member of the right kind that is not placed yet."""
    return LEADER_DOES[leader].chosen_members[member] and s.stands[seat * MEMBERS.size + member] < 0


class ChooseMember(Decision[Lorenzo]):
    """LOR-19.6: which member has the leader's value for this round."""

    def __init__(self, seat: int, leader: int) -> None:
        super().__init__(seat)
        self.leader = leader

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("leader", LEADERS)]

    def candidates(self, s: Lorenzo) -> list[Move]:
        members = LEADER_DOES[self.leader].chosen_members
        return [VALUE_FOR.of(member) for member in range(MEMBERS.size) if members[member]]

    def refusal(self, s: Lorenzo, move: Move) -> Clause | None:
        return None if raisable(s, self.seat, self.leader, VALUE_FOR.first(move)) else "LOR-19.6"

    def play(self, s: Lorenzo, move: Move) -> None:
        member = VALUE_FOR.first(move)
        s.tell(VALUE_SET, self.seat, member)
        s.piles[ROUND_SETS.of(self.seat, member)] = LEADER_DOES[self.leader].chosen_value
