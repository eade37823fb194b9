"""Chapter 2: options, and what comes before the first round."""

from typing import Final

from signoria.games.lorenzo.box import BASE_TILE, COIN, GOODS, PERIOD_OF_TILE, PERIODS, START_COINS, START_GOODS, TILES
from signoria.games.lorenzo.moves import NEXT, TILE
from signoria.games.lorenzo.rules.draft import CHOOSE_TILES, DEAL_LEADERS, DRAFT
from signoria.games.lorenzo.rules.rounds import BEGIN_ROUND
from signoria.games.lorenzo.state import Lorenzo
from signoria.games.lorenzo.table import OWN_TILE, PURSE, TILE_BOX, TILES_SHOWN
from signoria.kernel.agenda import Chance, Duty
from signoria.kernel.fields import Choice, Field
from signoria.kernel.moves import Move
from signoria.kernel.setup import Option

OPTIONS: Final[list[Option]] = [Option("variant", ["base", "advanced"])]


def begin(s: Lorenzo) -> None:
    s.ask_all([ShowTile(0), DRAW_ORDER, SeatPlayers(), BEGIN_ROUND])


class ShowTile(Chance[Lorenzo]):
    """LOR-2.2: one excommunication tile of each period."""

    def __init__(self, period: int) -> None:
        super().__init__()
        self.period = period

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("period", PERIODS)]

    def candidates(self, s: Lorenzo) -> list[Move]:
        return [
            TILE.of(tile)
            for tile in range(TILES.size)
            if PERIOD_OF_TILE[tile] == self.period and s.piles[TILE_BOX.of(tile)] > 0
        ]

    def play(self, s: Lorenzo, move: Move) -> None:
        s.gain(TILES_SHOWN.of(TILE.first(move)))
        if self.period + 1 < PERIODS.size:
            s.ask(ShowTile(self.period + 1))


class DrawOrder(Chance[Lorenzo]):
    """LOR-2.7: who comes next in the turn order; the last one needs no draw."""

    def candidates(self, s: Lorenzo) -> list[Move]:
        return [NEXT.of(seat) for seat in range(s.setup.seats) if seat not in s.order]

    def play(self, s: Lorenzo, move: Move) -> None:
        s.order = [*s.order, NEXT.first(move)]
        if len(s.order) < s.setup.seats - 1:
            s.ask(self)
        else:
            s.order = [*s.order, *(seat for seat in range(s.setup.seats) if seat not in s.order)]


DRAW_ORDER: Final = DrawOrder()


class SeatPlayers(Duty[Lorenzo]):
    """LOR-2.6, LOR-2.8, LOR-2.9; in the advanced game chapter 18 before the first round."""

    def run(self, s: Lorenzo) -> None:
        for place, seat in enumerate(s.order):
            for good in range(GOODS.size):
                count = START_GOODS[good] + (START_COINS[place] if good == COIN else 0)
                if count > 0:
                    s.gain(PURSE.of(seat, good), count)
            if not s.advanced:
                s.gain(OWN_TILE.of(seat, BASE_TILE))
        if s.advanced:
            s.ask_all([CHOOSE_TILES, DEAL_LEADERS, DRAFT])
