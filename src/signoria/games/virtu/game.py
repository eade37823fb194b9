"""Virtù as the kernel knows it."""

from typing import Any, Final

from signoria.games.virtu import setup as table_setup
from signoria.games.virtu.atlas import AGENT_PLACES, CITIES, atlas_of
from signoria.games.virtu.box import CHAMBERS, FACTS, HOUSES, LYING, PALACE_PLACES, PLACES, SEASONS
from signoria.games.virtu.mind import MIND
from signoria.games.virtu.moves import MOVES
from signoria.games.virtu.notes import NOTES
from signoria.games.virtu.rules import (
    actions,
    alliances,
    annexation,
    battles,
    campaign,
    intrigue,
    patronage,
    payment,
    places,
    purchases,
    recruiting,
    reorganisation,
    retreats,
    rule,
    sieges,
    token,
    trade,
    upkeep,
    years,
)
from signoria.games.virtu.sound import fault_of
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.table import LEDGER, PILES
from signoria.kernel.agenda import Decision
from signoria.kernel.domain import SEATS
from signoria.kernel.fields import OWNER, Choice, Field, Order, Slots, Whole
from signoria.kernel.game import Game
from signoria.kernel.setup import Setup
from signoria.kernel.state import State

FIELDS: Final[list[Field]] = [
    Whole("year", 0, 999),
    Choice("season", SEASONS),
    Choice("on_turn", SEATS),
    Whole("ending", 0, 1),
    Choice("city", CITIES),
    Choice("attacker", SEATS),
    Choice("defender", SEATS),
    Order("order", SEATS),
    Order("track", SEATS),
    Slots("houses", SEATS, HOUSES),
    Slots("token", SEATS, CHAMBERS),
    Slots("palace", PALACE_PLACES, LYING),
    Slots("control", CITIES, SEATS),
    Slots("agents", AGENT_PLACES, SEATS),
    Slots("battle_won", CITIES, SEATS),
    Slots("plan_1", SEATS, PLACES, OWNER),
    Slots("plan_2", SEATS, PLACES, OWNER),
    Slots("plan_3", SEATS, PLACES, OWNER),
]

DECISIONS: Final[list[type[Decision[Any]]]] = [
    table_setup.DrawFirst,
    table_setup.ChooseHouses,
    table_setup.ChooseHouse,
    table_setup.DealHouses,
    table_setup.PlanPalaces,
    table_setup.PlanCard,
    table_setup.ShowPalaces,
    years.BeginYear,
    years.EndSpring,
    years.WinterTurn,
    years.EndYear,
    token.SpringTurn,
    token.PlaceToken,
    token.MoveToken,
    token.Arrive,
    token.EndSale,
    token.TakeOff,
    payment.Pay,
    actions.BeginAction,
    actions.TakeAction,
    actions.EndTurn,
    actions.CloseTurn,
    rule.Govern,
    rule.ReadyTile,
    rule.EndRule,
    patronage.Promote,
    patronage.ChooseBonus,
    trade.Sell,
    annexation.Annex,
    campaign.March,
    campaign.LeadUnit,
    campaign.MoveUnit,
    campaign.EndCampaign,
    intrigue.EnterChamber,
    intrigue.Plot,
    intrigue.Spy,
    intrigue.MoveAgent,
    intrigue.EndIntrigue,
    places.SettleCard,
    places.CheckPlaces,
    places.LosePlace,
    sieges.Sieges,
    sieges.SiegeTurn,
    sieges.NextSiege,
    sieges.ChooseSiege,
    sieges.FieldBattle,
    sieges.SettleBattle,
    sieges.AfterBattles,
    sieges.GoOn,
    sieges.Storm,
    sieges.SettleSiege,
    sieges.ReturnTokens,
    battles.Announce,
    retreats.Retreats,
    retreats.RetreatTurn,
    retreats.RetreatArmies,
    retreats.RetreatUnit,
    retreats.EndRetreat,
    upkeep.Upkeep,
    upkeep.PayUpkeep,
    upkeep.DisbandUnit,
    reorganisation.Reorganise,
    purchases.Purchases,
    purchases.Buy,
    purchases.CloseDeal,
    purchases.BuildCathedral,
    purchases.EndPurchases,
    recruiting.Recruit,
    alliances.MakeAlliance,
    alliances.Waive,
    alliances.Conclude,
]


class VirtuGame(Game):
    """VIR-0.1: three to five seats; two only in our own duel (VIR-23.2)."""

    def blank(self, setup: Setup) -> State:
        state = Virtu(self, setup, PILES.empty(setup.seats), [])
        state.lay_out()
        return state

    def begin(self, state: State) -> None:
        assert isinstance(state, Virtu)
        table_setup.begin(state)

    def is_played_out(self, setup: Setup) -> bool:
        """VIR-19.6: random players hardly ever bring about an end by the rules."""
        return setup.options["years"] != "off"

    def faults(self, state: State) -> str | None:
        """The map follows from the seats and houses; the lists that the rules walk along have to be whole."""
        assert isinstance(state, Virtu)
        state.atlas = atlas_of(state.setup.seats, state.houses)
        return fault_of(state) if state.year > 0 else None

    def forbids(self, setup: Setup) -> str | None:
        duel = setup.options["duel"] != "none"
        if setup.seats == 2 and not duel:
            return "the official game for two isn't here (VIR-23.2); there is a duel of our own, option duel=ours"
        if setup.seats != 2 and duel:
            return "the duel of our own is for two seats (VIR-23.3)"
        return None


GAME: Final = VirtuGame(
    name="virtu",
    edition=FACTS.edition("Czech rulebook for 3 to 5 players"),
    version="2026-12",
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
