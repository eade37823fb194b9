"""Chapters 4 and 5: moving the token, and what it passes."""

from typing import Final

from signoria.games.virtu.box import (
    ARROW,
    ARROW_INTO,
    CARD_SHOWS,
    CHAMBERS,
    COURTIERS,
    CROSS,
    CROWN,
    FOR_REMOVAL,
    FREE_STEPS,
    FROM_TILES,
    KINDS,
    REMOVAL_CROSSES,
    REMOVAL_CROWNS,
    STEP_PRICE,
    TILE_SHOWS,
    TILES,
)
from signoria.games.virtu.moves import BUYS_STEP, PASSES, REMOVE, STEPS_ON, STOPS, TOKEN, USE
from signoria.games.virtu.notes import COURTIERS_READY, TOKEN_MOVES
from signoria.games.virtu.rules.actions import BEGIN_ACTION
from signoria.games.virtu.rules.coins import Question
from signoria.games.virtu.rules.means import Bill, affordable, begin_payment, end_payment, owe
from signoria.games.virtu.rules.payment import Pay
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.table import INDULGENCES_IN, READY, SPENT, TREASURY
from signoria.kernel.agenda import Clause, SeatDuty
from signoria.kernel.domain import SEATS
from signoria.kernel.fields import Field, Whole
from signoria.kernel.moves import Move

MOST_STEPS: Final = 99
ARROW_SOURCES: Final = [
    *range(COURTIERS.size),
    *(FROM_TILES + tile for tile in range(TILES.size) if TILE_SHOWS[tile * KINDS + ARROW] > 0),
]


class SpringTurn(SeatDuty[Virtu]):
    """VIR-0.4, VIR-4.1, VIR-4.2: the first time the token is put anywhere, later it moves."""

    def run(self, s: Virtu) -> None:
        s.on_turn = self.of
        s.ask(BEGIN_ACTION[self.of])
        s.ask(MOVE_TOKEN[self.of] if s.token[self.of] >= 0 else PlaceToken(self.of))


class PlaceToken(Question):
    """VIR-4.1."""

    def choices(self, s: Virtu) -> list[Move]:
        return TOKEN.every()

    def answer(self, s: Virtu, move: Move) -> None:
        put_token(s, self.seat, TOKEN.first(move))


def put_token(s: Virtu, seat: int, chamber: int) -> None:
    s.token = s.token[:]
    s.token[seat] = chamber
    s.tell(TOKEN_MOVES, seat, chamber)


class MoveToken(Question):
    """VIR-4.2 to 4.13: a further step, or here. Arguments: steps taken, steps bought, arrows left of a tile."""

    def __init__(self, seat: int, taken: int, bought: int, arrows: int) -> None:
        super().__init__(seat)
        self.taken = taken
        self.bought = bought
        self.arrows = arrows

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Whole("taken", 0, MOST_STEPS), Whole("bought", 0, 1), Whole("arrows", 0, MOST_STEPS)]

    def is_free(self) -> bool:
        """VIR-4.3, VIR-4.6."""
        return self.taken < FREE_STEPS or self.arrows > 0

    def choices(self, s: Virtu) -> list[Move]:
        return [STEPS_ON, BUYS_STEP, *(USE.of(source, ARROW) for source in ARROW_SOURCES), STOPS]

    def objection(self, s: Virtu, move: Move) -> Clause | None:
        if move == STOPS:
            return None if self.taken > 0 else "VIR-4.2"
        if self.is_free() != (move == STEPS_ON):
            return "VIR-4.3"
        if move == BUYS_STEP:
            return None if self.bought == 0 and s.piles[TREASURY.of(self.seat)] >= STEP_PRICE else "VIR-4.4"
        return None if move == STEPS_ON or arrows_at(s, self.seat, USE.first(move)) > 0 else "VIR-4.5"

    def open_choices(self, s: Virtu) -> list[Move]:
        found: list[Move] = []
        if self.is_free():
            found.append(STEPS_ON)
        else:
            if self.bought == 0 and s.piles[TREASURY.of(self.seat)] >= STEP_PRICE:
                found.append(BUYS_STEP)
            for source in ARROW_SOURCES:
                if arrows_at(s, self.seat, source) > 0:
                    found.append(USE.of(source, ARROW))
        if self.taken > 0:
            found.append(STOPS)
        return found

    def answer(self, s: Virtu, move: Move) -> None:
        if move == STOPS:
            return
        bought, arrows = self.bought, self.arrows
        if move == BUYS_STEP:
            s.pay(TREASURY.of(self.seat), STEP_PRICE)
            bought += 1
        elif move != STEPS_ON:
            arrows = self._turn_for_arrows(s, USE.first(move)) - 1
        elif self.taken >= FREE_STEPS:
            arrows -= 1
        put_token(s, self.seat, (s.token[self.seat] + 1) % CHAMBERS.size)
        s.ask(MoveToken(self.seat, self.taken + 1, bought, arrows))
        s.ask(ARRIVE[self.seat])

    def _turn_for_arrows(self, s: Virtu, source: int) -> int:
        count = arrows_at(s, self.seat, source)
        if source < COURTIERS.size:
            s.spend_courtier(self.seat, source)
        else:
            tile = source - FROM_TILES
            s.turn(READY.of(self.seat, tile), SPENT.of(self.seat, tile))
        return count


def arrows_at(s: Virtu, seat: int, source: int) -> int:
    """VIR-4.5: the arrows of an available courtier or tile."""
    if source < COURTIERS.size:
        return CARD_SHOWS[s.card(seat, source) * KINDS + ARROW] if s.is_available(seat, source) else 0
    tile = source - FROM_TILES
    return TILE_SHOWS[tile * KINDS + ARROW] if s.piles[READY.of(seat, tile)] > 0 else 0


class Arrive(SeatDuty[Virtu]):
    """VIR-4.8, VIR-4.12, VIR-5.7: first the courtiers of an arrow, then an indulgence of the chamber."""

    def run(self, s: Virtu) -> None:
        chamber = s.token[self.of]
        if ARROW_INTO[chamber] >= 0:
            s.tell(COURTIERS_READY, self.of, chamber)
            s.ready_side(self.of, ARROW_INTO[chamber])
        if s.piles[INDULGENCES_IN.of(self.of, chamber)] > 0:
            s.ask(EndSale(self.of))


class EndSale(Question):
    """VIR-5.7 to 5.10, VIR-5.15: a cross or two crowns, or the indulgence stays."""

    def choices(self, s: Virtu) -> list[Move]:
        return [REMOVE.of(CROWN), REMOVE.of(CROSS), PASSES]

    def objection(self, s: Virtu, move: Move) -> Clause | None:
        if move == PASSES:
            return None
        symbol = REMOVE.first(move)
        bill = Bill(symbol, _removal_price(symbol), -1, 0, 0, False)
        return None if affordable(s, self.seat, FOR_REMOVAL, bill) else "VIR-5.7"

    def answer(self, s: Virtu, move: Move) -> None:
        if move == PASSES:
            return
        symbol = REMOVE.first(move)
        owe(s, symbol, _removal_price(symbol))
        begin_payment(s, self.seat, FOR_REMOVAL)
        s.ask_all([Pay(self.seat, FOR_REMOVAL, -1), TakeOff(self.seat)])


def _removal_price(symbol: int) -> int:
    return REMOVAL_CROWNS if symbol == CROWN else REMOVAL_CROSSES


class TakeOff(SeatDuty[Virtu]):
    """VIR-5.7: the card returns to the pile."""

    def run(self, s: Virtu) -> None:
        end_payment(s)
        s.pay(INDULGENCES_IN.of(self.of, s.token[self.of]))


MOVE_TOKEN: Final = [MoveToken(seat, 0, 0, 0) for seat in range(SEATS.size)]
ARRIVE: Final = [Arrive(seat) for seat in range(SEATS.size)]
SPRING_TURN: Final = [SpringTurn(seat) for seat in range(SEATS.size)]
