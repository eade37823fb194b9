"""Chapter 8: bonus actions, and the immediate effects of cards that give them (LOR-5.2, LOR-7.9)."""

from typing import Final

from signoria.games.lorenzo.box import CARDS, FLOOR_SPACES, FLOOR_VALUE, FLOORS, NUMBERS, PARTS, SPACES, TYPES
from signoria.games.lorenzo.effects.gains import give_immediate
from signoria.games.lorenzo.effects.oneshot import BONUS_ACTIONS, BONUSES, IMMEDIATE
from signoria.games.lorenzo.moves import EFFECT, PASSES, SPEND, TAKE
from signoria.games.lorenzo.rules.areas import work
from signoria.games.lorenzo.rules.towers import room_on_floor, take_card, taking_refusal
from signoria.games.lorenzo.rules.values import added, bonus_value, servants_needed, servants_of, spend
from signoria.games.lorenzo.state import Lorenzo
from signoria.games.lorenzo.table import CARDS_TERM
from signoria.kernel.agenda import Clause, Decision, SeatDuty
from signoria.kernel.domain import SEATS
from signoria.kernel.fields import Choice, Field
from signoria.kernel.moves import Move

GAINS: Final = 0
BONUS: Final = 1
GAINS_FIRST: Final = EFFECT.of(GAINS)
BONUS_FIRST: Final = EFFECT.of(BONUS)
MOST_SPENT: Final = NUMBERS.size - 1


class CardEffects(SeatDuty[Lorenzo]):
    """LOR-6.12, LOR-7.9: what a card that was just taken gives. Arguments: of, card."""

    def __init__(self, of: int, card: int) -> None:
        super().__init__(of)
        self.card = card

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("of", SEATS), Choice("card", CARDS)]

    def run(self, s: Lorenzo) -> None:
        source = IMMEDIATE[self.card]
        if source.bonus < 0:
            give_immediate(s, self.of, source, CARDS_TERM)
        elif source.gives():
            s.ask(ChooseEffect(self.of, self.card))
        else:
            begin_bonus(s, self.of, source.bonus)


class ChooseEffect(Decision[Lorenzo]):
    """LOR-5.2, LOR-8.11: which comes first; LOR-8.13: all that it leads to comes before the other."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("card", CARDS)]

    def candidates(self, s: Lorenzo) -> list[Move]:
        return [GAINS_FIRST, BONUS_FIRST]

    def play(self, s: Lorenzo, move: Move) -> None:
        first = EFFECT.first(move)
        s.ask(CardPart(self.seat, self.card, BONUS if first == GAINS else GAINS))
        s.ask(CardPart(self.seat, self.card, first))


class CardPart(SeatDuty[Lorenzo]):
    """LOR-8.11, LOR-8.13: the gains of a card, or its bonus action. Arguments: of, card, part."""

    def __init__(self, of: int, card: int, part: int) -> None:
        super().__init__(of)
        self.card = card
        self.part = part

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("of", SEATS), Choice("card", CARDS), Choice("part", PARTS)]

    def run(self, s: Lorenzo) -> None:
        source = IMMEDIATE[self.card]
        if self.part == GAINS:
            give_immediate(s, self.of, source, CARDS_TERM)
        else:
            begin_bonus(s, self.of, source.bonus)


def begin_bonus(s: Lorenzo, seat: int, by: int) -> None:
    """LOR-8.1, LOR-8.15: asked only where there is something to do."""
    action = BONUSES[by].action
    if action >= 0:
        if best_value(s, seat, by) >= 1:
            s.ask(BonusWork(seat, by))
        return
    asking = BonusTake(seat, by)
    if len(asking.moves(s)) > 1:
        s.ask(asking)


def best_value(s: Lorenzo, seat: int, by: int) -> int:
    """LOR-8.8, LOR-8.14: the value of a bonus harvest or production with all own servants."""
    return bonus_value(s, seat, by, BONUSES[by].action) + added(s, seat, servants_of(s, seat))


class BonusTake(Decision[Lorenzo]):
    """LOR-8.1 to 8.6: a card of a floor that the value and servants reach, or none. `by` is what gives the action."""

    def __init__(self, seat: int, by: int) -> None:
        super().__init__(seat)
        self.by = by

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("by", BONUS_ACTIONS)]

    def candidates(self, s: Lorenzo) -> list[Move]:
        """The floors of the towers that the action is for."""
        types = BONUSES[self.by].types
        return [*(TAKE.of(space) for space in range(FLOOR_SPACES) if types[space // FLOORS]), PASSES]

    def refusal(self, s: Lorenzo, move: Move) -> Clause | None:
        if move == PASSES:
            return None
        space = TAKE.first(move)
        forbidden = taking_refusal(s, self.seat, space, self.by)
        if forbidden is not None:
            return forbidden
        need = self._need(s, space)
        if need > servants_of(s, self.seat):
            return "LOR-8.3"
        return None if need <= room_on_floor(s, self.seat, space, self.by) else "LOR-6.13"

    def _need(self, s: Lorenzo, space: int) -> int:
        lacking = FLOOR_VALUE[space] - bonus_value(s, self.seat, self.by, space // FLOORS)
        return servants_needed(s, self.seat, lacking)

    def moves(self, s: Lorenzo) -> list[Move]:
        found: list[Move] = []
        types = BONUSES[self.by].types
        for tower in range(TYPES.size):
            if types[tower]:
                for space in range(tower * FLOORS, tower * FLOORS + FLOORS):
                    room = room_on_floor(s, self.seat, space, self.by)
                    if room >= 0 and self._need(s, space) <= room:
                        found.append(TAKE.of(space))
        found.append(PASSES)
        return found

    def play(self, s: Lorenzo, move: Move) -> None:
        if move == PASSES:
            return
        space = TAKE.first(move)
        if servants_of(s, self.seat) > 0:
            s.ask(BonusServants(self.seat, self.by, space))
        else:
            take_by_bonus(s, self.seat, space, self.by, 0)


def take_by_bonus(s: Lorenzo, seat: int, space: int, by: int, servants: int) -> None:
    """LOR-8.3, LOR-8.4, LOR-6.16: no member stands there; its card and what it gives as ever."""
    spend(s, seat, servants)
    s.ask(CardEffects(seat, s.floors[space]))
    take_card(s, seat, space, by)


class BonusServants(Decision[Lorenzo]):
    """LOR-8.2, LOR-4.9, LOR-4.10: servants for the taking of a card by a bonus action. Arguments: by, space."""

    def __init__(self, seat: int, by: int, space: int) -> None:
        super().__init__(seat)
        self.by = by
        self.space = space

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("by", BONUS_ACTIONS), Choice("space", SPACES)]

    def candidates(self, s: Lorenzo) -> list[Move]:
        return [SPEND.of(count) for count in range(min(servants_of(s, self.seat), MOST_SPENT) + 1)]

    def refusal(self, s: Lorenzo, move: Move) -> Clause | None:
        servants = SPEND.first(move)
        tower = self.space // FLOORS
        if bonus_value(s, self.seat, self.by, tower) + added(s, self.seat, servants) < FLOOR_VALUE[self.space]:
            return "LOR-8.3"
        return None if servants <= room_on_floor(s, self.seat, self.space, self.by) else "LOR-6.13"

    def play(self, s: Lorenzo, move: Move) -> None:
        take_by_bonus(s, self.seat, self.space, self.by, SPEND.first(move))


class BonusWork(Decision[Lorenzo]):
    """LOR-8.1, LOR-8.7, LOR-8.8: servants for a bonus harvest or production, or none of it. Arguments: by."""

    def __init__(self, seat: int, by: int) -> None:
        super().__init__(seat)
        self.by = by

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("by", BONUS_ACTIONS)]

    def candidates(self, s: Lorenzo) -> list[Move]:
        """LOR-8.14: the action of a leader that was activated is carried out."""
        found = [SPEND.of(count) for count in range(min(servants_of(s, self.seat), MOST_SPENT) + 1)]
        return [*found, PASSES] if BONUSES[self.by].optional else found

    def refusal(self, s: Lorenzo, move: Move) -> Clause | None:
        if move == PASSES:
            return None
        value = bonus_value(s, self.seat, self.by, BONUSES[self.by].action)
        return None if value + added(s, self.seat, SPEND.first(move)) >= 1 else "LOR-8.8"

    def play(self, s: Lorenzo, move: Move) -> None:
        if move == PASSES:
            return
        action = BONUSES[self.by].action
        servants = SPEND.first(move)
        value = bonus_value(s, self.seat, self.by, action) + added(s, self.seat, servants)
        spend(s, self.seat, servants)
        work(s, self.seat, action, value)
