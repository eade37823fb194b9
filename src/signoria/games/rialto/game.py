"""Rialto as the kernel knows it."""

from typing import Any, Final

from signoria.games.rialto import setup as table_setup
from signoria.games.rialto.box import BRIDGES, CONNECTIONS, DISTRICTS, ENDS, FACTS, LAID, ROUNDS, ROWS, STEPS
from signoria.games.rialto.mind import MIND
from signoria.games.rialto.moves import MOVES
from signoria.games.rialto.notes import NOTES
from signoria.games.rialto.rules import (
    blue_buildings,
    bridge_gondola_councillor,
    buildings,
    card_play,
    doge_gold_building,
    neutral,
    new_cards,
    rounds,
)
from signoria.games.rialto.state import Rialto, sides_of
from signoria.games.rialto.table import LAID_BRIDGES, LEDGER, PILES
from signoria.kernel.agenda import Decision
from signoria.kernel.domain import SEATS
from signoria.kernel.fields import Choice, Field, Order, Slots, Whole
from signoria.kernel.game import Game
from signoria.kernel.setup import Setup
from signoria.kernel.state import State

FIELDS: Final[list[Field]] = [
    Whole("round", 0, ROUNDS),
    Choice("step", STEPS),
    Order("round_tokens", DISTRICTS),
    Order("seating", SEATS),
    Order("doge", SEATS),
    Choice("leader", SEATS),
    Choice("winner", SEATS),
    Order("waiting", SEATS),
    Order("open_rows", ROWS),
    Slots("bridges", CONNECTIONS, LAID),
    Choice("mark", CONNECTIONS),
]

DECISIONS: Final[list[type[Decision[Any]]]] = [
    table_setup.PlaceToken,
    table_setup.DrawStart,
    table_setup.SeatPlayers,
    table_setup.StartBuildings,
    table_setup.ChooseStartBuilding,
    rounds.BeginRound,
    rounds.TakeRows,
    rounds.EndRound,
    rounds.FinalScoring,
    new_cards.LayOutRows,
    new_cards.DealCard,
    new_cards.TakeRow,
    new_cards.DrawCard,
    new_cards.GreenBuildings,
    new_cards.GreenTurn,
    new_cards.ActivateGreen,
    new_cards.ChooseCards,
    new_cards.HandLimits,
    new_cards.HandLimit,
    new_cards.Discard,
    new_cards.DiscardLeftovers,
    neutral.NeutralCards,
    neutral.DrawNeutral,
    card_play.BeginStep,
    card_play.PlayCards,
    card_play.WaitingTurns,
    card_play.NeutralTurn,
    card_play.BonusWinner,
    card_play.EndStep,
    doge_gold_building.DogeAction,
    doge_gold_building.GoldAction,
    doge_gold_building.BuildingAction,
    doge_gold_building.OneMore,
    doge_gold_building.Build,
    doge_gold_building.BuildMore,
    buildings.ReturnBuilding,
    bridge_gondola_councillor.RevealBridge,
    bridge_gondola_councillor.BridgeAction,
    bridge_gondola_councillor.PlaceBridge,
    bridge_gondola_councillor.GondolaAction,
    bridge_gondola_councillor.PlaceGondola,
    bridge_gondola_councillor.SendByGondola,
    bridge_gondola_councillor.SendOwnByGondola,
    bridge_gondola_councillor.CouncilAction,
    bridge_gondola_councillor.OneMoreCouncillor,
    bridge_gondola_councillor.MoveCouncillor,
    blue_buildings.BlueBuildings,
    blue_buildings.BlueTurn,
    blue_buildings.ActivateBlue,
    blue_buildings.CallCouncillor,
    blue_buildings.ExchangeBuilding,
]


class RialtoGame(Game):
    """RIA-0.1, RIA-0.3: two to five seats; the variant is for two."""

    def blank(self, setup: Setup) -> State:
        return Rialto(self, setup, PILES.empty(sides_of(setup)), [])

    def begin(self, state: State) -> None:
        assert isinstance(state, Rialto)
        table_setup.begin(state)

    def sides(self, setup: Setup) -> int:
        return sides_of(setup)

    def forbids(self, setup: Setup) -> str | None:
        if setup.options["variant"] == "neutral" and setup.seats != 2:
            return "the variant with the neutral player is for two seats (RIA-0.3)"
        return None

    def faults(self, state: State) -> str | None:
        """The lists that the rules walk along have to be whole."""
        assert isinstance(state, Rialto)
        if not state.bridges:
            state.bridges = [-1] * CONNECTIONS.size
        sides = list(range(state.sides))
        begun = state.round > 0
        if begun and sorted(state.doge) != sides:
            return f"table.doge: the doge track needs each of the {state.sides} markers once"
        if begun and sorted(state.seating) != sides:
            return f"table.seating: the seating needs each of the {state.sides} sides once"
        if begun and len(state.round_tokens) != DISTRICTS.size:
            return "table.round_tokens: every district has a round token"
        return self._bridge_faults(state)

    def _bridge_faults(self, state: Rialto) -> str | None:
        """RIA-1.4, RIA-8.1: each laid token lies on one connection, with its higher end in one of its districts."""
        lying = [0] * BRIDGES.size
        for connection, laid in enumerate(state.bridges):
            if laid >= 0:
                lying[laid // DISTRICTS.size] += 1
                if laid % DISTRICTS.size not in ENDS[connection]:
                    where = f"table.bridges.{CONNECTIONS.ids[connection]}"
                    return f"{where}: {LAID.ids[laid]} has its higher end in a district that isn't joined there"
        for bridge, count in enumerate(lying):
            if count != state.piles[LAID_BRIDGES.of(bridge)]:
                return f"table.laid_bridges: {BRIDGES.ids[bridge]} lies on {count} connections"
        return None


GAME: Final = RialtoGame(
    name="rialto",
    edition=FACTS.edition("Czech rulebook, second edition"),
    version="2026-11",
    seats=[2, 3, 4, 5],
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
