"""Chapter 5 and 14.1 to 14.8: what a source gives comes together, loses what a tile takes off, and is received."""

from typing import Final

from signoria.games.lorenzo.box import CURRENCIES, PRIVILEGES, RESOURCES
from signoria.games.lorenzo.effects.oneshot import PRIVILEGE_GIVES, Exchange, Source
from signoria.games.lorenzo.effects.standing import DOUBLES, LESS, LESS_FROM, OWNED
from signoria.games.lorenzo.moves import GO_WITHOUT, PRIVILEGE
from signoria.games.lorenzo.state import Lorenzo
from signoria.games.lorenzo.table import LEDGER, PURSE, RECEIVING
from signoria.kernel.agenda import Clause, Decision
from signoria.kernel.domain import numbers
from signoria.kernel.fields import Choice, Field, Whole
from signoria.kernel.moves import Move

RECEIVING_FROM: Final = RECEIVING.base
LESSES: Final = numbers("reduction", 1, max(1, len(LESS)))
OF_SEVERAL_GOODS: Final = [place for place, less in enumerate(LESS) if len(less.goods) > 1]


def give(s: Lorenzo, seat: int, source: Source, term: int) -> None:
    """LOR-14.5: all that a source gives, its privileges included."""
    give_all(s, seat, gains_of(s, seat, source), source.privileges, term)


def give_immediate(s: Lorenzo, seat: int, source: Source, term: int) -> None:
    """LOR-19.15 to 19.17: the resources of a card's immediate effect may be received several times over."""
    gains = gains_of(s, seat, source)
    for good in range(RESOURCES):
        factor = s.stands_at(seat, DOUBLES + good)
        if factor > 0:
            gains[good] *= factor
    give_all(s, seat, gains, source.privileges, term)


def give_with_exchange(s: Lorenzo, seat: int, source: Source, exchange: Exchange, term: int) -> None:
    """LOR-14.8: what an exchange gives belongs to the card that it stands on."""
    gains = gains_of(s, seat, source)
    for currency in range(CURRENCIES.size):
        gains[currency] += exchange.gives[currency]
    give_all(s, seat, gains, source.privileges + exchange.privileges, term)


def gains_of(s: Lorenzo, seat: int, source: Source) -> list[int]:
    """LOR-5.10, LOR-7.13: the fixed gains, and those that count something."""
    gains = source.gains[:]
    for counted in source.counted:
        if counted.card_type >= 0:
            times = s.stands_at(seat, OWNED + counted.card_type) // counted.unit
        else:
            times = s.piles[PURSE.of(seat, counted.point)] // counted.unit
        for currency in range(CURRENCIES.size):
            gains[currency] += times * counted.amounts[currency]
    return gains


def give_all(s: Lorenzo, seat: int, gains: list[int], privileges: int, term: int) -> None:
    """LOR-14.7: what privileges are turned into is added before anything is taken off."""
    if privileges == 0:
        take_off(s, seat, gains, 0, term)
        return
    keep_waiting(s, gains)
    s.ask(ChoosePrivilege(seat, privileges, -1, term))


def is_quiet(s: Lorenzo, seat: int, privileges: int) -> bool:
    """Whether a source can give all that it gives without a question."""
    if privileges > 0:
        return False
    quiet = True
    for place in OF_SEVERAL_GOODS:
        if s.has(seat, LESS_FROM + place):
            quiet = False
    return quiet


def keep_waiting(s: Lorenzo, gains: list[int]) -> None:
    for currency in range(CURRENCIES.size):
        s.piles[RECEIVING_FROM + currency] = gains[currency]


def waiting(s: Lorenzo) -> list[int]:
    """What was kept waiting; it waits no more."""
    gains = s.piles[RECEIVING_FROM : RECEIVING_FROM + CURRENCIES.size]
    for currency in range(CURRENCIES.size):
        s.piles[RECEIVING_FROM + currency] = 0
    return gains


def take_off(s: Lorenzo, seat: int, gains: list[int], first: int, term: int) -> None:
    """LOR-14.1 to 14.4: one reduction a source; where two goods could bear it the player picks."""
    for place in range(first, len(LESS)):
        if s.has(seat, LESS_FROM + place):
            given = [good for good in LESS[place].goods if gains[good] > 0]
            if len(given) > 1:
                keep_waiting(s, gains)
                s.ask(PickLess(seat, place, term))
                return
            if given:
                gains[given[0]] -= min(gains[given[0]], LESS[place].less)
    for currency in range(CURRENCIES.size):
        if gains[currency] > 0:
            s.receive(seat, currency, gains[currency], term)


class ChoosePrivilege(Decision[Lorenzo]):
    """LOR-5.3, LOR-5.4: those of one effect differ; they are named in the order of their list. `after` is the last."""

    def __init__(self, seat: int, left: int, after: int, term: int) -> None:
        super().__init__(seat)
        self.left = left
        self.after = after
        self.term = term

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Whole("left", 1, PRIVILEGES.size), Choice("after", PRIVILEGES), Choice("term", LEDGER.terms)]

    def candidates(self, s: Lorenzo) -> list[Move]:
        return [PRIVILEGE.of(choice) for choice in range(self.after + 1, PRIVILEGES.size + 1 - self.left)]

    def moves(self, s: Lorenzo) -> list[Move]:
        return self.candidates(s)

    def play(self, s: Lorenzo, move: Move) -> None:
        choice = PRIVILEGE.first(move)
        gives = PRIVILEGE_GIVES[choice]
        for currency in range(CURRENCIES.size):
            s.piles[RECEIVING_FROM + currency] += gives[currency]
        if self.left > 1:
            s.ask(ChoosePrivilege(self.seat, self.left - 1, choice, self.term))
        else:
            take_off(s, self.seat, waiting(s), 0, self.term)


class PickLess(Decision[Lorenzo]):
    """LOR-14.4: which of two goods is lessened. `place` is which reduction."""

    def __init__(self, seat: int, place: int, term: int) -> None:
        super().__init__(seat)
        self.place = place
        self.term = term

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("place", LESSES), Choice("term", LEDGER.terms)]

    def candidates(self, s: Lorenzo) -> list[Move]:
        return [GO_WITHOUT.of(good) for good in LESS[self.place].goods]

    def refusal(self, s: Lorenzo, move: Move) -> Clause | None:
        return None if s.piles[RECEIVING_FROM + GO_WITHOUT.first(move)] > 0 else "LOR-14.4"

    def play(self, s: Lorenzo, move: Move) -> None:
        good = GO_WITHOUT.first(move)
        gains = waiting(s)
        gains[good] -= min(gains[good], LESS[self.place].less)
        take_off(s, self.seat, gains, self.place + 1, self.term)
