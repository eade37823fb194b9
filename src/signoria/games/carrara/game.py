"""The Palaces of Carrara as the kernel knows it."""

from typing import Any, Final

from signoria.games.carrara import setup as table_setup
from signoria.games.carrara.box import BUILDINGS, CITIES, FACTS, ITEMS, SPACES
from signoria.games.carrara.mind import MIND
from signoria.games.carrara.moves import MOVES
from signoria.games.carrara.notes import NOTES
from signoria.games.carrara.rules import building, buying, court, items, payment, turns
from signoria.games.carrara.sound import fault
from signoria.games.carrara.state import NOTHING, Carrara
from signoria.games.carrara.table import LEDGER, PILES
from signoria.kernel.agenda import Decision
from signoria.kernel.domain import SEATS
from signoria.kernel.fields import Choice, Field, Slots, Whole
from signoria.kernel.game import Game
from signoria.kernel.setup import Setup
from signoria.kernel.state import State

FIELDS: Final[list[Field]] = [
    Choice("start", SEATS),
    Choice("holder", SEATS),
    Choice("visited", SPACES),
    Choice("ender", SEATS),
    Whole("skips", 0, 999),
    Choice("large_wheel", ITEMS),
    Choice("small_wheel", ITEMS),
    Slots("stands", BUILDINGS, CITIES),
    Slots("decoration_on", BUILDINGS, ITEMS),
    Slots("statue_on", BUILDINGS, ITEMS),
    Choice("project", BUILDINGS),
    Choice("covering", BUILDINGS),
    Choice("site", CITIES),
    Whole("purchased", 0, 1),
    Choice("moved", ITEMS),
    Choice("moved_on", BUILDINGS),
]

DECISIONS: Final[list[type[Decision[Any]]]] = [
    table_setup.DrawStart,
    table_setup.RotateWheel,
    table_setup.LayOut,
    turns.BeginTurn,
    turns.AnswerVisit,
    turns.TakeTurn,
    turns.AfterAction,
    turns.FinishTurn,
    turns.TurnGoesOn,
    turns.EndTurn,
    turns.FinalScoring,
    buying.DrawBlock,
    buying.PurchaseBlocks,
    buying.BuyBlocks,
    buying.BuyMore,
    buying.TakeShown,
    buying.TakeDecoration,
    items.PutItem,
    building.DrawTile,
    building.ChooseCity,
    payment.Pay,
    building.FinishBuilding,
    building.ChooseUpgrade,
    court.ChoosePlace,
]


class CarraraGame(Game):
    """CAR-0.1: two to four seats, base and advanced."""

    def blank(self, setup: Setup) -> State:
        state = Carrara(self, setup, PILES.empty(setup.seats), [])
        state.stands = NOTHING[:]
        state.decoration_on = NOTHING[:]
        state.statue_on = NOTHING[:]
        state.recount()
        return state

    def begin(self, state: State) -> None:
        assert isinstance(state, Carrara)
        table_setup.begin(state)

    def faults(self, state: State) -> str | None:
        """What is kept for speed follows from the rest, which has to be whole."""
        assert isinstance(state, Carrara)
        state.recount()
        return fault(state)


GAME: Final = CarraraGame(
    name="carrara",
    edition=FACTS.edition("Czech rulebook, second edition"),
    version="2026-11",
    seats=[2, 3, 4],
    moves=MOVES,
    piles=PILES,
    ledger=LEDGER,
    fields=FIELDS,
    decisions=DECISIONS,
    options=table_setup.OPTIONS,
    notes=NOTES,
    mind=MIND,
    facts=FACTS,
)
