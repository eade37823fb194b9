"""Chapter 6: the action rule."""

from typing import Final

from signoria.games.virtu.box import CROSS, CROWN, FROM_TILES, POWERS, RULE, TILES
from signoria.games.virtu.moves import PASSES, READY_TILE, RENEW
from signoria.games.virtu.rules.coins import Question
from signoria.games.virtu.rules.means import begin_payment, end_payment
from signoria.games.virtu.rules.payment import Pay
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.table import ALLIED, ALLIED_PAYING, ALLIED_SPENT, GIVEN, PAYING, READY, SPENT
from signoria.kernel.agenda import Clause, SeatDuty
from signoria.kernel.domain import Domain
from signoria.kernel.fields import Choice, Field, Whole
from signoria.kernel.moves import Move

READIED: Final = Domain("readied", [*TILES.ids, *POWERS.ids])
TILES_PER_SYMBOL: Final = 2


def begin(s: Virtu, seat: int) -> None:
    """VIR-6.1."""
    begin_payment(s, seat, RULE)
    s.ask_all([Pay(seat, RULE, -1), Govern(seat), EndRule(seat)])


class Govern(SeatDuty[Virtu]):
    """VIR-6.2: what the crowns and crosses given are good for."""

    def run(self, s: Virtu) -> None:
        ask_on(s, ReadyTile(self.of, -1, 0))


def ask_on(s: Virtu, question: "ReadyTile") -> None:
    """The question, if anything can still be readied."""
    if len(question.to_ready(s)) > 0:
        s.ask(question)


def symbols_left(s: Virtu) -> int:
    return s.piles[GIVEN.of(CROWN)] + s.piles[GIVEN.of(CROSS)]


class ReadyTile(Question):
    """VIR-6.2 to 6.9: tiles in the order of the box, then alliances. `half`: one more tile for the symbol used last."""

    def __init__(self, seat: int, after: int, half: int) -> None:
        super().__init__(seat)
        self.after = after
        self.half = half

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("after", READIED), Whole("half", 0, 1)]

    def choices(self, s: Virtu) -> list[Move]:
        tiles = [READY_TILE.of(tile) for tile in range(max(0, self.after), TILES.size)]
        return [*tiles, *(RENEW.of(power) for power in range(max(0, self.after + 1 - TILES.size), POWERS.size)), PASSES]

    def objection(self, s: Virtu, move: Move) -> Clause | None:
        if move == PASSES:
            return None
        if READY_TILE.has(move):
            tile = READY_TILE.first(move)
            if s.piles[SPENT.of(self.seat, tile)] == 0:
                return "VIR-6.4" if s.piles[PAYING.of(tile)] > 0 else "VIR-6.2"
            return None if self.half > 0 or symbols_left(s) > 0 else "VIR-6.2"
        power = RENEW.first(move)
        if s.piles[ALLIED_SPENT.of(self.seat, power)] == 0:
            return "VIR-6.5" if s.piles[ALLIED_PAYING.of(power)] > 0 else "VIR-6.3"
        return None if symbols_left(s) > 0 else "VIR-6.3"

    def to_ready(self, s: Virtu) -> list[Move]:
        found: list[Move] = []
        left = symbols_left(s)
        if self.half > 0 or left > 0:
            spent = SPENT.of(self.seat)
            for tile in range(max(0, self.after), TILES.size):
                if s.piles[spent + tile] > 0:
                    found.append(READY_TILE.of(tile))
        if left > 0:
            for power in range(max(0, self.after + 1 - TILES.size), POWERS.size):
                if s.piles[ALLIED_SPENT.of(self.seat, power)] > 0:
                    found.append(RENEW.of(power))
        return found

    def open_choices(self, s: Virtu) -> list[Move]:
        return [*self.to_ready(s), PASSES]

    def answer(self, s: Virtu, move: Move) -> None:
        if move == PASSES:
            return
        half = self.half
        if READY_TILE.has(move):
            tile = READY_TILE.first(move)
            s.turn(SPENT.of(self.seat, tile), READY.of(self.seat, tile))
            after = tile
            if half == 0:
                use_symbol(s)
            half = (half + TILES_PER_SYMBOL - 1) % TILES_PER_SYMBOL
        else:
            power = RENEW.first(move)
            s.turn(ALLIED_SPENT.of(self.seat, power), ALLIED.of(self.seat, power))
            after = TILES.size + power
            use_symbol(s)
        ask_on(s, ReadyTile(self.seat, after, half))

    def coins_taken(self, s: Virtu, source: int) -> None:
        """VIR-6.9: a tile that this action has readied isn't readied again by it."""
        tile = source - FROM_TILES
        if 0 <= tile <= self.after:
            s.piles[SPENT.of(self.seat, tile)] -= 1
            s.piles[PAYING.of(tile)] += 1


def use_symbol(s: Virtu) -> None:
    symbol = CROWN if s.piles[GIVEN.of(CROWN)] > 0 else CROSS
    s.piles[GIVEN.of(symbol)] -= 1


class EndRule(SeatDuty[Virtu]):
    """VIR-6.4, VIR-6.5: what paid for the action stays turned."""

    def run(self, s: Virtu) -> None:
        end_payment(s)
        for tile in range(TILES.size):
            count = s.piles[PAYING.of(tile)]
            if count > 0:
                s.piles[PAYING.of(tile)] = 0
                s.piles[SPENT.of(self.of, tile)] += count
        for power in range(POWERS.size):
            if s.piles[ALLIED_PAYING.of(power)] > 0:
                s.turn(ALLIED_PAYING.of(power), ALLIED_SPENT.of(self.of, power))
