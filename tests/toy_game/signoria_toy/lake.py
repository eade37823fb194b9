"""Lake: fish until a storm takes the net. For 2 to 4 seats; its rules are rulebook/lake.md."""

from random import Random
from typing import Any, Final

from signoria.kernel.agenda import Chance, Clause, Decision, Duty
from signoria.kernel.domain import SEATS, Domain
from signoria.kernel.events import Note
from signoria.kernel.fields import COUNT, OWNER, Choice, Field
from signoria.kernel.game import Game
from signoria.kernel.moves import Move, MoveTable
from signoria.kernel.piles import PileTable
from signoria.kernel.scores import Ledger
from signoria.kernel.setup import Setup
from signoria.kernel.state import State

CARDS: Final = Domain("card", ["carp", "perch", "pike", "storm"])
COPIES: Final = [9, 8, 7, 3]
STORM: Final = 3
FISH: Final = Domain("fish", CARDS.ids[:STORM])
WISHES: Final = [3, 3, 3]

MOVES: Final = MoveTable()
DEAL: Final = MOVES.family("deal", {"fish": FISH})
BITE: Final = MOVES.family("bite", {"card": CARDS})
CAST: Final = MOVES.family("cast")
LAND: Final = MOVES.family("land")

PILES: Final = PileTable()
_CARD: Final = PILES.thing("card", COPIES, CARDS)
LAKE: Final = PILES.group("lake", _CARD, [CARDS], home=True, seen=COUNT)
NET: Final = PILES.group("net", _CARD, [CARDS])
CREEL: Final = PILES.group("creel", _CARD, [SEATS, CARDS], owned=True)
LOST: Final = PILES.group("lost", _CARD, [CARDS])
_WISH: Final = PILES.thing("wish", WISHES, FISH)
WISH_DECK: Final = PILES.group("wish_deck", _WISH, [FISH], home=True, seen=COUNT)
WISH: Final = PILES.group("wish", _WISH, [SEATS, FISH], owned=True, seen=OWNER)
SHOWN: Final = PILES.group("shown", _WISH, [SEATS, FISH], owned=True)
LEDGER: Final = Ledger(PILES, {"fish": 1, "wish": 1})
FISH_TERM: Final = 0
WISH_TERM: Final = 1
PILES.lay_out()

STORM_COMES: Final = Note("storm_comes", {"seat": SEATS})


class Lake(State):
    """Beside the piles only whose turn it is."""

    def __init__(self, game: Game, setup: Setup, piles: list[int], agenda: list[Decision[Any]]) -> None:
        super().__init__(game, setup, piles, agenda)
        self.fisher = 0

    def clone(self) -> "Lake":
        twin = Lake(self.game, self.setup, self.piles[:], self.agenda[:])
        twin.fisher = self.fisher
        return twin

    def imagine(self, seat: int, rng: Random) -> "Lake":
        """The others' wishes go back to their deck, and as many are dealt anew."""
        twin = self.clone()
        piles = twin.piles
        others = [other for other in range(self.setup.seats) if other != seat]
        counts = [WISH.total(piles, other) for other in others]
        for other in others:
            for fish in range(FISH.size):
                piles[WISH_DECK.of(fish)] += piles[WISH.of(other, fish)]
                piles[WISH.of(other, fish)] = 0
        for other, count in zip(others, counts):
            for _ in range(count):
                left = [piles[WISH_DECK.of(fish)] for fish in range(FISH.size)]
                fish = rng.choices(range(FISH.size), left)[0]
                piles[WISH_DECK.of(fish)] -= 1
                piles[WISH.of(other, fish)] += 1
        return twin

    def ranking(self) -> list[int]:
        """LAK-5.3: by points, among equals the later seat."""
        order = sorted(range(self.setup.seats), key=lambda seat: (-self.points(seat), -seat))
        return [order.index(seat) + 1 for seat in range(self.setup.seats)]


class DealWishes(Chance[Lake]):
    """LAK-2.2: a wish to each seat, and only that seat sees it."""

    def __init__(self, of: int) -> None:
        super().__init__()
        self.of = of
        self.witness = of

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("of", SEATS)]

    def candidates(self, s: Lake) -> list[Move]:
        return [DEAL.of(fish) for fish in range(FISH.size) if s.piles[WISH_DECK.of(fish)] > 0]

    def weights(self, s: Lake) -> list[int]:
        return [s.piles[WISH_DECK.of(DEAL.first(move))] for move in self.moves(s)]

    def play(self, s: Lake, move: Move) -> None:
        s.gain(WISH.of(self.of, DEAL.first(move)))
        s.ask(DealWishes(self.of + 1) if self.of + 1 < s.setup.seats else BeginTurn())


class BeginTurn(Duty[Lake]):
    """LAK-3.1, LAK-5.1: a turn, or the end when the last storm has come or the lake is empty."""

    def run(self, s: Lake) -> None:
        over = s.piles[LOST.of(STORM)] == COPIES[STORM] or LAKE.sum(s.piles) == 0
        s.ask(Finish() if over else Fish(s.fisher))


class Fish(Decision[Lake]):
    """LAK-3.2, LAK-3.3: cast once more, or land what is in the net."""

    def candidates(self, s: Lake) -> list[Move]:
        return [CAST.of(), LAND.of()]

    def refusal(self, s: Lake, move: Move) -> Clause | None:
        if move == CAST.of():
            return None if LAKE.sum(s.piles) > 0 else "LAK-3.2"
        return None if NET.sum(s.piles) > 0 else "LAK-3.3"

    def play(self, s: Lake, move: Move) -> None:
        if move == CAST.of():
            s.ask(DrawBite())
            return
        for fish in range(FISH.size):
            count = s.piles[NET.of(fish)]
            s.take(NET.of(fish), CREEL.of(self.seat, fish), count)
            s.score(self.seat, FISH_TERM, count)
        end_turn(s)


class DrawBite(Chance[Lake]):
    """LAK-3.2, LAK-4.1: what bites; a storm takes the net and ends the turn."""

    def candidates(self, s: Lake) -> list[Move]:
        return [BITE.of(card) for card in range(CARDS.size) if s.piles[LAKE.of(card)] > 0]

    def weights(self, s: Lake) -> list[int]:
        return [s.piles[LAKE.of(BITE.first(move))] for move in self.moves(s)]

    def play(self, s: Lake, move: Move) -> None:
        card = BITE.first(move)
        if card != STORM:
            s.gain(NET.of(card))
            s.ask(Fish(s.fisher))
            return
        s.tell(STORM_COMES, s.fisher)
        s.gain(LOST.of(card))
        for fish in range(FISH.size):
            s.put_back(NET.of(fish), LOST.of(fish), s.piles[NET.of(fish)])
        end_turn(s)


def end_turn(s: Lake) -> None:
    """LAK-3.1."""
    s.fisher = (s.fisher + 1) % s.setup.seats
    s.ask(BeginTurn())


class Finish(Duty[Lake]):
    """LAK-5.2: wishes are shown; each fish of the wished kind in the creel counts once more."""

    def run(self, s: Lake) -> None:
        s.reveal()
        for seat in range(s.setup.seats):
            for fish in range(FISH.size):
                if s.piles[WISH.of(seat, fish)] > 0:
                    s.turn(WISH.of(seat, fish), SHOWN.of(seat, fish))
                    s.score(seat, WISH_TERM, s.piles[CREEL.of(seat, fish)])


class LakeGame(Game):
    """LAK-0.1, LAK-2.1."""

    def blank(self, setup: Setup) -> State:
        return Lake(self, setup, PILES.empty(setup.seats), [])

    def begin(self, state: State) -> None:
        state.ask(DealWishes(0))


GAME: Final = LakeGame(
    name="lake",
    edition="Signoria's own",
    version="2026-11",
    seats=[2, 3, 4],
    moves=MOVES,
    piles=PILES,
    ledger=LEDGER,
    fields=[Choice("fisher", SEATS)],
    decisions=[DealWishes, BeginTurn, Fish, DrawBite, Finish],
    options=[],
    notes=[STORM_COMES],
)
