"""Chapter 18 before the first round: the advanced bonus tiles, and the draft of the leaders."""

from random import Random
from typing import Final

from signoria.games.lorenzo.box import ADVANCED_SIDE, BONUS_TILES, LEADERS, LEADERS_DEALT
from signoria.games.lorenzo.moves import CHOOSE_TILE, DEAL, KEEP
from signoria.games.lorenzo.state import Lorenzo, with_
from signoria.games.lorenzo.table import BONUS_BOX, HAND, LEADER_BOX, OWN_TILE, PACK
from signoria.kernel.agenda import Chance, Clause, Decision, Duty
from signoria.kernel.domain import SEATS, numbers
from signoria.kernel.fields import Choice, Field
from signoria.kernel.moves import Move

DRAFT_LAPS: Final = numbers("lap", 1, LEADERS_DEALT)
BOX_FROM: Final = LEADER_BOX.base


class ChooseTiles(Duty[Lorenzo]):
    """LOR-18.1: the last player first."""

    def run(self, s: Lorenzo) -> None:
        s.ask_all([ChooseTile(seat) for seat in s.order[::-1]])


CHOOSE_TILES: Final = ChooseTiles()


class ChooseTile(Decision[Lorenzo]):
    """LOR-18.1, LOR-18.2: one of the bonus tiles that are left of all four."""

    def candidates(self, s: Lorenzo) -> list[Move]:
        return [CHOOSE_TILE.of(tile) for tile in range(BONUS_TILES.size) if ADVANCED_SIDE[tile]]

    def refusal(self, s: Lorenzo, move: Move) -> Clause | None:
        return None if s.piles[BONUS_BOX.of(CHOOSE_TILE.first(move))] > 0 else "LOR-18.1"

    def play(self, s: Lorenzo, move: Move) -> None:
        s.gain(OWN_TILE.of(self.seat, CHOOSE_TILE.first(move)))


class DealLeaders(Duty[Lorenzo]):
    """LOR-18.3: four leaders to each player."""

    def run(self, s: Lorenzo) -> None:
        for seat in range(s.setup.seats - 1, -1, -1):
            s.ask(DEALS[seat])


DEAL_LEADERS: Final = DealLeaders()


class DealLeader(Chance[Lorenzo]):
    """LOR-18.3, LOR-20.4: leaders for one player, which only that player sees."""

    def __init__(self, of: int) -> None:
        super().__init__()
        self.of = of
        self.witness = of

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("of", SEATS)]

    def candidates(self, s: Lorenzo) -> list[Move]:
        return [DEAL.of(leader) for leader in range(LEADERS.size) if s.piles[BOX_FROM + leader] > 0]

    def sample(self, s: Lorenzo, rng: Random) -> Move:
        """All that are left are equally likely."""
        leader = int(rng.random() * LEADERS.size)
        while s.piles[BOX_FROM + leader] == 0:
            leader = int(rng.random() * LEADERS.size)
        return DEAL.of(leader)

    def play(self, s: Lorenzo, move: Move) -> None:
        leader = DEAL.first(move)
        s.gain(PACK.of(self.of, leader))
        s.dealt_to = with_(s.dealt_to, leader, self.of)
        if PACK.total(s.piles, self.of) < LEADERS_DEALT:
            s.ask(self)


DEALS: Final = [DealLeader(seat) for seat in range(SEATS.size)]


class Draft(Duty[Lorenzo]):
    """LOR-18.3: all keep one at once, then the packs go to the right."""

    def __init__(self, lap: int) -> None:
        super().__init__()
        self.lap = lap

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("lap", DRAFT_LAPS)]

    def run(self, s: Lorenzo) -> None:
        s.ask(PassPacks(self.lap))
        for seat in range(s.setup.seats - 1, -1, -1):
            s.ask(KeepLeader(seat, self.lap))


DRAFT: Final = Draft(0)


class KeepLeader(Decision[Lorenzo]):
    """LOR-18.3, LOR-20.4: one of the pack; nobody sees which, so all may answer in any order."""

    def __init__(self, seat: int, lap: int) -> None:
        super().__init__(seat)
        self.lap = lap
        self.witness = seat
        self.sealed = True

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("lap", DRAFT_LAPS)]

    def candidates(self, s: Lorenzo) -> list[Move]:
        pack = PACK.of(self.seat)
        return [KEEP.of(leader) for leader in range(LEADERS.size) if s.piles[pack + leader] > 0]

    def play(self, s: Lorenzo, move: Move) -> None:
        keep(s, self.seat, KEEP.first(move), self.lap)


def keep(s: Lorenzo, seat: int, leader: int, lap: int) -> None:
    s.take(PACK.of(seat, leader), HAND.of(seat, leader))
    s.kept_at = with_(s.kept_at, leader, lap)
    s.find_leaders(seat)


class PassPacks(Duty[Lorenzo]):
    """LOR-18.3, LOR-18.17: to the seat before; the last card passed is kept."""

    def __init__(self, lap: int) -> None:
        super().__init__()
        self.lap = lap

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("lap", DRAFT_LAPS)]

    def run(self, s: Lorenzo) -> None:
        seats = s.setup.seats
        packs = [
            [leader for leader in range(LEADERS.size) if s.piles[PACK.of(seat, leader)] > 0] for seat in range(seats)
        ]
        for seat, pack in enumerate(packs):
            for leader in pack:
                s.put_back(PACK.of(seat, leader), PACK.of((seat - 1) % seats, leader))
        lap = self.lap + 1
        if lap < LEADERS_DEALT - 1:
            s.ask(Draft(lap))
            return
        for seat, pack in enumerate(packs):
            for leader in pack:
                keep(s, (seat - 1) % seats, leader, lap)
