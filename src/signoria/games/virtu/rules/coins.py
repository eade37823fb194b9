"""Clauses 3.25 to 3.28, 3.35 and chapter 5: florins at any time, and the sale of indulgences."""

from typing import Final

from signoria.games.virtu.box import (
    CARD_SHOWS,
    COURTIERS,
    FLORIN,
    FROM_INDULGENCE,
    FROM_TILES,
    INDULGENCE_FLORINS,
    KINDS,
    SPENT_CARD,
    TILE_SHOWS,
    TILES,
)
from signoria.games.virtu.moves import USE
from signoria.games.virtu.state import IN_PALACE, Virtu
from signoria.games.virtu.table import INDULGENCE_PILE, INDULGENCES_IN, LAST_COINS, READY, SOLD, SPENT, TREASURY
from signoria.kernel.agenda import Clause, Decision
from signoria.kernel.moves import Move

# The tiles that show florins, and all turns for florins in the order of their sources.
COIN_TILES: Final = [tile for tile in range(TILES.size) if TILE_SHOWS[tile * KINDS + FLORIN] > 0]
COIN_USES: Final[list[Move]] = [
    *(int(USE.of(place, FLORIN)) for place in range(COURTIERS.size)),
    *(int(USE.of(FROM_TILES + tile, FLORIN)) for tile in COIN_TILES),
]
SELL_FOR_FLORINS: Final[int] = int(USE.of(FROM_INDULGENCE, FLORIN))


class Question(Decision[Virtu]):
    """VIR-3.27, VIR-3.35: whenever a player is asked anything, courtiers and tiles may be turned for florins first.

    Such turns come in the order of their sources. A subclass gives its own `choices` with `objection`,
    `open_choices` (those without) and `answer`; `sells` says whether a sale of indulgences may be declared, `binds`
    that something was chosen that the turn could make too dear: then it waits for the payment.
    """

    def choices(self, s: Virtu) -> list[Move]:
        raise NotImplementedError

    def objection(self, s: Virtu, move: Move) -> Clause | None:
        return None

    def open_choices(self, s: Virtu) -> list[Move]:
        return [move for move in self.choices(s) if self.objection(s, move) is None]

    def answer(self, s: Virtu, move: Move) -> None:
        raise NotImplementedError

    def sells(self) -> bool:
        return False

    def binds(self) -> bool:
        return False

    def candidates(self, s: Virtu) -> list[Move]:
        if self.binds():
            return self.choices(s)
        least = USE.of(s.piles[LAST_COINS.base] - 1) if s.piles[LAST_COINS.base] > 0 else 0
        coins = [move for move in COIN_USES if move >= least]
        return [*self.choices(s), *coins, SELL_FOR_FLORINS] if self.sells() else [*self.choices(s), *coins]

    def refusal(self, s: Virtu, move: Move) -> Clause | None:
        if not is_coin_use(move):
            return self.objection(s, move)
        source = USE.first(move)
        if source == FROM_INDULGENCE:
            return sale_refusal(s, self.seat)
        return None if florins_at(s, self.seat, source) > 0 else "VIR-3.27"

    def moves(self, s: Virtu) -> list[Move]:
        found = self.open_choices(s)
        if self.binds():
            return found
        add_coin_uses(s, self.seat, found)
        if self.sells() and sale_refusal(s, self.seat) is None:
            found.append(SELL_FOR_FLORINS)
        return found

    def play(self, s: Virtu, move: Move) -> None:
        if is_coin_use(move):
            source = USE.first(move)
            s.piles[LAST_COINS.base] = source + 1
            take_florins(s, self.seat, source)
            s.ask(self)
            self.coins_taken(s, source)
        else:
            s.piles[LAST_COINS.base] = 0
            self.answer(s, move)

    def coins_taken(self, s: Virtu, source: int) -> None:
        """For a question that must note which tile was turned."""


def is_coin_use(move: Move) -> bool:
    return USE.has(move) and USE.second(move) == FLORIN


def add_coin_uses(s: Virtu, seat: int, found: list[Move]) -> None:
    """VIR-3.27: what may be turned for florins now."""
    piles = s.piles
    palace = s.palace
    last = piles[LAST_COINS.base] - 1
    hall = seat * IN_PALACE
    for place in range(max(0, last), COURTIERS.size):
        lying = palace[hall + place]
        if 0 <= lying < SPENT_CARD and CARD_SHOWS[lying * KINDS + FLORIN] > 0:
            found.append(COIN_USES[place])
    ready = READY.of(seat)
    at = COURTIERS.size
    for tile in COIN_TILES:
        if piles[ready + tile] > 0 and tile + FROM_TILES >= last:
            found.append(COIN_USES[at])
        at += 1


def florins_at(s: Virtu, seat: int, source: int) -> int:
    """VIR-3.27: how many florins turning a courtier or a tile gives now."""
    if source < COURTIERS.size:
        return CARD_SHOWS[s.card(seat, source) * KINDS + FLORIN] if s.is_available(seat, source) else 0
    tile = source - FROM_TILES
    return TILE_SHOWS[tile * KINDS + FLORIN] if s.piles[READY.of(seat, tile)] > 0 else 0


def take_florins(s: Virtu, seat: int, source: int) -> None:
    """VIR-3.27: turn the card or tile, take all its florins; VIR-5.2: or declare a sale for florins."""
    if source == FROM_INDULGENCE:
        declare_sale(s, seat)
        s.gain(TREASURY.of(seat), INDULGENCE_FLORINS)
        return
    florins = florins_at(s, seat, source)
    if source < COURTIERS.size:
        s.spend_courtier(seat, source)
    else:
        s.turn(READY.of(seat, source - FROM_TILES), SPENT.of(seat, source - FROM_TILES))
    s.gain(TREASURY.of(seat), florins)


def sale_refusal(s: Virtu, seat: int) -> Clause | None:
    """VIR-5.1, VIR-5.5, VIR-1.5: why no sale of indulgences can be declared."""
    if s.piles[SOLD.of(seat)] > 0:
        return "VIR-5.1"
    if s.piles[INDULGENCES_IN.of(seat, s.token[seat])] > 0:
        return "VIR-5.5"
    return None if s.piles[INDULGENCE_PILE.base] > 0 else "VIR-1.5"


def declare_sale(s: Virtu, seat: int) -> None:
    """VIR-5.4."""
    s.gain(INDULGENCES_IN.of(seat, s.token[seat]))
    s.piles[SOLD.of(seat)] = 1
