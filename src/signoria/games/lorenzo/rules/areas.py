"""Chapter 9: harvest and production, on a space or as a bonus action."""

from typing import Final

from signoria.games.lorenzo.box import (
    ACTIONS,
    ACTIVATION,
    BUILDING,
    CARDS,
    GOODS,
    HARVEST,
    NUMBERS,
    OF_TYPE,
    PRODUCTION,
    TERRITORY,
    TYPE_OF,
)
from signoria.games.lorenzo.effects.gains import give, give_with_exchange, is_quiet
from signoria.games.lorenzo.effects.oneshot import (
    ACTIVATED,
    EXCHANGE_CARD,
    EXCHANGE_FROM,
    EXCHANGE_OF,
    EXCHANGES,
    HARVEST_TILE,
    PRODUCTION_TILE,
)
from signoria.games.lorenzo.moves import EXCHANGE, PASSES
from signoria.games.lorenzo.notes import HARVESTS, PRODUCES
from signoria.games.lorenzo.state import Lorenzo
from signoria.games.lorenzo.table import CHOSEN, HARVEST_TERM, PRODUCTION_TERM, PURSE
from signoria.kernel.agenda import Clause, Decision, SeatDuty
from signoria.kernel.domain import SEATS
from signoria.kernel.fields import Choice, Field, Whole
from signoria.kernel.moves import Move

MOST_VALUE: Final = NUMBERS.size - 1
CHOSEN_FROM: Final = CHOSEN.base


def work(s: Lorenzo, seat: int, action: int, value: int) -> None:
    """LOR-9.6, LOR-9.7, LOR-9.16: a harvest, or a production, in which exchanges come first."""
    known = min(value, MOST_VALUE)
    s.tell(HARVESTS if action == HARVEST else PRODUCES, seat, known)
    if action == HARVEST:
        activate_all(s, seat, HARVEST, known)
    else:
        choose_exchange(s, seat, known, -1)


def activate_all(s: Lorenzo, seat: int, action: int, value: int) -> None:
    """LOR-9.6 to 9.8: the bonus tile, and every own card that the value reaches; each is a source (LOR-14.5)."""
    cards = s.cards
    for card in OF_TYPE[TERRITORY if action == HARVEST else BUILDING]:
        if cards[card] == seat and ACTIVATION[card] <= value:
            chosen = chosen_exchange(s, card)
            privileges = ACTIVATED[card].privileges + (EXCHANGE_OF[chosen].privileges if chosen >= 0 else 0)
            if is_quiet(s, seat, privileges):
                activate_card(s, seat, card, chosen)
            else:
                s.ask(ActivateCard(seat, card))
    tile = HARVEST_TILE if action == HARVEST else PRODUCTION_TILE
    source = tile[s.bonus_tile(seat)]
    if is_quiet(s, seat, source.privileges):
        give(s, seat, source, term_of(action))
    else:
        s.ask(ActivateTile(seat, action))


def term_of(action: int) -> int:
    return HARVEST_TERM if action == HARVEST else PRODUCTION_TERM


def chosen_exchange(s: Lorenzo, card: int) -> int:
    """The exchange of a building that was paid, or -1."""
    first = EXCHANGE_FROM[card]
    for exchange in range(first, first + len(ACTIVATED[card].exchanges)):
        if s.piles[CHOSEN_FROM + exchange] > 0:
            return exchange
    return -1


def activate_card(s: Lorenzo, seat: int, card: int, chosen: int) -> None:
    """LOR-9.14, LOR-14.8: what the card gives, and what its exchange gives."""
    if chosen >= 0:
        s.piles[CHOSEN_FROM + chosen] = 0
        give_with_exchange(s, seat, ACTIVATED[card], EXCHANGE_OF[chosen], PRODUCTION_TERM)
        return
    give(s, seat, ACTIVATED[card], HARVEST_TERM if TYPE_OF[card] == TERRITORY else PRODUCTION_TERM)


class ActivateCard(SeatDuty[Lorenzo]):
    """LOR-14.5: a card whose yield has something to choose. Arguments: of, card."""

    def __init__(self, of: int, card: int) -> None:
        super().__init__(of)
        self.card = card

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("of", SEATS), Choice("card", CARDS)]

    def run(self, s: Lorenzo) -> None:
        activate_card(s, self.of, self.card, chosen_exchange(s, self.card))


class ActivateTile(SeatDuty[Lorenzo]):
    """LOR-14.6: the part of the bonus tile. Arguments: of, action."""

    def __init__(self, of: int, action: int) -> None:
        super().__init__(of)
        self.action = action

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("of", SEATS), Choice("action", ACTIONS)]

    def run(self, s: Lorenzo) -> None:
        tile = HARVEST_TILE if self.action == HARVEST else PRODUCTION_TILE
        give(s, self.of, tile[s.bonus_tile(self.of)], term_of(self.action))


def choose_exchange(s: Lorenzo, seat: int, value: int, after: int) -> None:
    """LOR-9.9: asked as long as there is an exchange that can be paid."""
    asking = ChooseExchange(seat, value, after)
    if len(asking.moves(s)) > 1:
        s.ask(asking)
    else:
        activate_all(s, seat, PRODUCTION, value)


class ChooseExchange(Decision[Lorenzo]):
    """LOR-9.9 to 9.13: exchanges in the order of the buildings, each paid at once. `after` is the last."""

    def __init__(self, seat: int, value: int, after: int) -> None:
        super().__init__(seat)
        self.value = value
        self.after = after

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Whole("value", 0, MOST_VALUE), Choice("after", EXCHANGES)]

    def candidates(self, s: Lorenzo) -> list[Move]:
        """Those of own buildings behind the one that was used last."""
        last = EXCHANGE_CARD[self.after] if self.after >= 0 else -1
        found: list[Move] = []
        for exchange in range(self.after + 1, EXCHANGES.size):
            card = EXCHANGE_CARD[exchange]
            if card != last and s.cards[card] == self.seat:
                found.append(EXCHANGE.of(exchange))
        found.append(PASSES)
        return found

    def refusal(self, s: Lorenzo, move: Move) -> Clause | None:
        if move == PASSES:
            return None
        exchange = EXCHANGE.first(move)
        if ACTIVATION[EXCHANGE_CARD[exchange]] > self.value:
            return "LOR-9.7"
        first = PURSE.of(self.seat)
        pays = EXCHANGE_OF[exchange].pays
        for good in range(GOODS.size):
            if pays[good] > s.piles[first + good]:
                return "LOR-9.11"
        return None

    def play(self, s: Lorenzo, move: Move) -> None:
        if move == PASSES:
            activate_all(s, self.seat, PRODUCTION, self.value)
            return
        exchange = EXCHANGE.first(move)
        pays = EXCHANGE_OF[exchange].pays
        for good in range(GOODS.size):
            if pays[good] > 0:
                s.pay(PURSE.of(self.seat, good), pays[good])
        s.piles[CHOSEN_FROM + exchange] = 1
        choose_exchange(s, self.seat, self.value, exchange)
