"""The Castle as the kernel knows it."""

from typing import Any, Final

from signoria.games.castle import setup as table_setup
from signoria.games.castle.box import CELLS, FACTS, LAID, SEATED, SPOTS, STANDING
from signoria.games.castle.mind import MIND
from signoria.games.castle.moves import MOVES
from signoria.games.castle.notes import NOTES
from signoria.games.castle.position import faults_of
from signoria.games.castle.rules import followers, laying, structures, tokens, turn
from signoria.games.castle.state import Castle
from signoria.games.castle.table import LEDGER, PILES
from signoria.kernel.agenda import Decision
from signoria.kernel.domain import SEATS
from signoria.kernel.fields import Choice, Field, Slots, Whole
from signoria.kernel.game import Game
from signoria.kernel.setup import Setup
from signoria.kernel.state import State

FIELDS: Final[list[Field]] = [
    Choice("active", SEATS),
    Whole("extra_turns", 0, 2),
    Slots("cards", CELLS, LAID),
    Slots("followers", CELLS, STANDING),
    Slots("keeps", SEATS, SPOTS),
]

DECISIONS: Final[list[type[Decision[Any]]]] = [
    table_setup.DrawStart,
    turn.DrawCard,
    laying.LayCard,
    followers.PlaceFollower,
    structures.ScoreStructures,
    structures.ChooseStructure,
    structures.RaisePoints,
    tokens.TurnUpToken,
    turn.ExtraTurn,
    turn.EndTurn,
]


class CastleGame(Game):
    """CAS-0.1: two seats."""

    def blank(self, setup: Setup) -> State:
        return Castle(self, setup, PILES.empty(SEATED), [])

    def begin(self, state: State) -> None:
        assert isinstance(state, Castle)
        table_setup.begin(state)

    def faults(self, state: State) -> str | None:
        """What lies must fit, and areas are grown anew from it."""
        assert isinstance(state, Castle)
        return faults_of(state)


GAME: Final = CastleGame(
    name="castle",
    edition=FACTS.edition("Czech rulebook, Albi 2003"),
    version="2026-11",
    seats=[SEATED],
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
