"""Chapter 12: the Vatican report."""

from typing import Final

from signoria.games.lorenzo.box import FAITH, FAITH_NEEDED, FAITH_VP, REPORT_ROUNDS, ROUNDS
from signoria.games.lorenzo.effects.standing import CHURCH, OF_TILE
from signoria.games.lorenzo.moves import DEFIES, SUPPORTS
from signoria.games.lorenzo.notes import EXCOMMUNICATION, REPORT, SUPPORTED
from signoria.games.lorenzo.state import Lorenzo
from signoria.games.lorenzo.table import CHURCH_TERM, CUBES, EXCOMMUNICATED, PURSE
from signoria.kernel.agenda import Decision, Duty, SeatDuty
from signoria.kernel.domain import SEATS
from signoria.kernel.moves import Move


class VaticanReport(Duty[Lorenzo]):
    """LOR-12.1, LOR-12.7, LOR-12.8: in turn order; the last one offers no choice."""

    def run(self, s: Lorenzo) -> None:
        if s.round not in REPORT_ROUNDS:
            return
        s.tell(REPORT, s.period())
        if s.round < ROUNDS:
            s.ask_all([FACE_CHURCH[seat] for seat in s.order])
            return
        for seat in s.order:
            if lacks_faith(s, seat):
                excommunicate(s, seat)
        for seat in s.order:
            last_faith(s, seat)


VATICAN_REPORT: Final = VaticanReport()


class FaceChurch(SeatDuty[Lorenzo]):
    """LOR-12.2, LOR-12.3: only who has enough faith may choose."""

    def run(self, s: Lorenzo) -> None:
        if lacks_faith(s, self.of):
            excommunicate(s, self.of)
        else:
            s.ask(SUPPORT_CHURCH[self.of])


class SupportChurch(Decision[Lorenzo]):
    """LOR-12.3 to 12.5: support the Church, or be excommunicated and keep the faith."""

    def candidates(self, s: Lorenzo) -> list[Move]:
        return [SUPPORTS, DEFIES]

    def play(self, s: Lorenzo, move: Move) -> None:
        if move == DEFIES:
            excommunicate(s, self.seat)
            return
        s.tell(SUPPORTED, self.seat)
        spend_faith(s, self.seat)
        s.score(self.seat, CHURCH_TERM, s.stands_at(self.seat, CHURCH))


FACE_CHURCH: Final = [FaceChurch(seat) for seat in range(SEATS.size)]
SUPPORT_CHURCH: Final = [SupportChurch(seat) for seat in range(SEATS.size)]


def lacks_faith(s: Lorenzo, seat: int) -> bool:
    """LOR-12.1, LOR-12.2."""
    return s.piles[PURSE.of(seat, FAITH)] < FAITH_NEEDED[s.period()]


def excommunicate(s: Lorenzo, seat: int) -> None:
    """LOR-12.2, LOR-12.10: a cube on the tile, whose effect holds from now on."""
    tile = s.tile_of(s.period())
    s.tell(EXCOMMUNICATION, seat, tile)
    s.place(CUBES.of(seat), EXCOMMUNICATED.of(seat, s.period()))
    s.install(seat, OF_TILE[tile])


def spend_faith(s: Lorenzo, seat: int) -> None:
    """LOR-12.5, LOR-12.6: the points of the marker's step, and the marker goes back."""
    faith = s.piles[PURSE.of(seat, FAITH)]
    s.score(seat, CHURCH_TERM, FAITH_VP[faith])
    if faith > 0:
        s.pay(PURSE.of(seat, FAITH), faith)


def last_faith(s: Lorenzo, seat: int) -> None:
    """LOR-12.8, LOR-12.9, LOR-19.20: everybody scores; enough faith counts as support."""
    supports = not lacks_faith(s, seat)
    spend_faith(s, seat)
    if supports:
        s.score(seat, CHURCH_TERM, s.stands_at(seat, CHURCH))
