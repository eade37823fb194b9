"""Lorenzo il Magnifico as the kernel knows it."""

from typing import Any, Final

from signoria.games.lorenzo import setup as table_setup
from signoria.games.lorenzo.box import (
    CARDS,
    DICE,
    FACES,
    FACTS,
    FLOOR_SPACES,
    FLOORS,
    LEADERS,
    MEMBERS,
    PIECES,
    ROUNDS,
    SPACES,
    TYPE_OF,
)
from signoria.games.lorenzo.effects import gains
from signoria.games.lorenzo.mind import MIND
from signoria.games.lorenzo.moves import MOVES
from signoria.games.lorenzo.notes import NOTES
from signoria.games.lorenzo.rules import areas, bonus_actions, draft, leaders, placing, rounds, towers, vatican
from signoria.games.lorenzo.state import Lorenzo, StandingEffects, TakenCards
from signoria.games.lorenzo.table import DECK, LAID_OUT, LEDGER, PILES, PLACED, TAKEN
from signoria.kernel.agenda import Decision
from signoria.kernel.domain import SEATS
from signoria.kernel.fields import UNSEEN, Choice, Field, Order, Slots, Whole
from signoria.kernel.game import Game
from signoria.kernel.setup import Setup
from signoria.kernel.state import State

FIELDS: Final[list[Field]] = [
    Whole("round", 0, ROUNDS),
    Order("order", SEATS),
    Slots("dice", DICE, FACES),
    Slots("floors", SPACES, CARDS),
    TakenCards("cards"),
    Slots("stands", PIECES, SPACES),
    Order("council", PIECES),
    Choice("copied", LEADERS),
    StandingEffects("standing"),
    Slots("dealt_to", LEADERS, SEATS, UNSEEN),
    Slots("kept_at", LEADERS, draft.DRAFT_LAPS, UNSEEN),
]

DECISIONS: Final[list[type[Decision[Any]]]] = [
    table_setup.ShowTile,
    table_setup.DrawOrder,
    table_setup.SeatPlayers,
    draft.ChooseTiles,
    draft.ChooseTile,
    draft.DealLeaders,
    draft.DealLeader,
    draft.Draft,
    draft.KeepLeader,
    draft.PassPacks,
    rounds.BeginRound,
    rounds.DrawCard,
    rounds.RollDie,
    rounds.Lap,
    rounds.CatchUps,
    rounds.Cleanup,
    placing.BeginTurn,
    placing.BeginCatchUp,
    placing.TakeTurn,
    placing.CatchUp,
    placing.AfterPlacing,
    placing.EndTurn,
    placing.SpendServants,
    towers.ChooseCost,
    towers.ChooseDiscount,
    bonus_actions.CardEffects,
    bonus_actions.ChooseEffect,
    bonus_actions.CardPart,
    bonus_actions.BonusTake,
    bonus_actions.BonusServants,
    bonus_actions.BonusWork,
    areas.ActivateCard,
    areas.ActivateTile,
    areas.ChooseExchange,
    gains.ChoosePrivilege,
    gains.PickLess,
    leaders.ChooseMember,
    vatican.VaticanReport,
    vatican.FaceChurch,
    vatican.SupportChurch,
]


class LorenzoGame(Game):
    """LOR-0.1, LOR-0.5: two to four seats; base or advanced."""

    def blank(self, setup: Setup) -> State:
        return Lorenzo(self, setup, PILES.empty(setup.seats), [])

    def begin(self, state: State) -> None:
        assert isinstance(state, Lorenzo)
        table_setup.begin(state)

    def faults(self, state: State) -> str | None:
        """What lies on floors and stands on spaces has to agree with the piles; standing effects follow from them."""
        assert isinstance(state, Lorenzo)
        if state.round > 0 and sorted(state.order) != list(range(state.setup.seats)):
            return f"table.order: the turn order needs each of the {state.setup.seats} seats once"
        for card in range(CARDS.size):
            wrong = self._taken(state, card)
            if wrong is not None:
                return wrong
            if state.floors.count(card) > state.piles[LAID_OUT.of(card)]:
                return f"table.floors: {CARDS.ids[card]} lies on {state.floors.count(card)} floors"
        for space, card in enumerate(state.floors):
            if card >= 0 and (space >= FLOOR_SPACES or TYPE_OF[card] != space // FLOORS):
                return f"table.floors.{SPACES.ids[space]}: {CARDS.ids[card]} lies in no tower of its type"
        for piece, space in enumerate(state.stands):
            seat, member = divmod(piece, MEMBERS.size)
            if (space >= 0) != (seat < state.setup.seats and state.piles[PLACED[member].of(seat)] > 0):
                return f"table.stands: {PIECES.ids[piece]} has to stand on a space exactly if it is placed"
        state.install_all()
        return None

    def _taken(self, state: Lorenzo, card: int) -> str | None:
        """A card that somebody has taken lies with those taken; where the document doesn't say so, it is put there."""
        owner = state.cards[card]
        if owner >= state.setup.seats:
            return f"table.cards: nobody sits at seat {owner + 1}"
        if owner >= 0 and state.piles[DECK.of(card)] > 0:
            state.piles[DECK.of(card)] -= 1
            state.piles[TAKEN.of(card)] += 1
        if (owner >= 0) != (state.piles[TAKEN.of(card)] > 0):
            return f"table.cards: {CARDS.ids[card]} is taken exactly if somebody has it"
        return None


GAME: Final = LorenzoGame(
    name="lorenzo",
    edition=FACTS.edition("Czech rulebook"),
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
