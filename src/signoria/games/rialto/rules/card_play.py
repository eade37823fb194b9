"""Chapter 6: what the steps A to F have in common. Card play, the bonus winner, the order of actions."""

from typing import Final

from signoria.games.rialto.box import (
    ADDS_JOKER,
    BRIDGE,
    BUILDINGS,
    CARDS,
    COINS_BACK,
    COLOUR,
    CONVERTS,
    COUNCILLOR,
    COUNTS_AS,
    DELAYS,
    DOGE,
    JOKER,
    KINDS,
    STEPS,
    YELLOW,
)
from signoria.games.rialto.moves import ACTIVATE, CONVERT, PLAY
from signoria.games.rialto.notes import BONUS_WON, COUNTS, DELAYED, NO_BONUS, STEP_BEGINS
from signoria.games.rialto.rules.activation import activation_refusal
from signoria.games.rialto.rules.bridge_gondola_councillor import BridgeAction, CouncilAction, GondolaAction
from signoria.games.rialto.rules.doge_gold_building import BuildingAction, DogeAction, GoldAction
from signoria.games.rialto.state import Rialto
from signoria.games.rialto.table import (
    COINS,
    CONVERTED,
    COUNTED,
    DISCARDS,
    EXTRA_JOKERS,
    HAND,
    NEUTRAL_OPEN,
    PLAYED,
    READY,
)
from signoria.kernel.agenda import Clause, Decision, Duty, SeatDuty
from signoria.kernel.domain import SEATS, Domain
from signoria.kernel.fields import Choice, Field
from signoria.kernel.moves import Move

PLAYS_FROM: Final = PLAY.of()
PLAYS_A_CARD: Final = PLAY.of(1) - PLAY.of(0)
YELLOWS: Final = [building for building in range(BUILDINGS.size) if COLOUR[building] == YELLOW]
DELAYERS: Final = [building for building in YELLOWS if DELAYS[building]]
CONVERTERS: Final = [building for building in YELLOWS if CONVERTS[building]]
JOKER_TILES: Final = [building for building in YELLOWS if ADDS_JOKER[building]]
# What may be used before the cards of a turn are played, in canonical order: conversions, then added jokers.
USES: Final[list[Move]] = [CONVERT.of(tile, card) for tile in CONVERTERS for card in range(KINDS)] + [
    ACTIVATE.of(tile) for tile in JOKER_TILES
]
USE_NAMES: Final = Domain(
    "use of a yellow building",
    [f"{BUILDINGS.ids[tile]}.{CARDS.ids[card]}" for tile in CONVERTERS for card in range(KINDS)]
    + [BUILDINGS.ids[tile] for tile in JOKER_TILES],
)


class BeginStep(Duty[Rialto]):
    """RIA-6.1 to 6.3: card play clockwise from the step's start player."""

    def __init__(self, step: int) -> None:
        super().__init__()
        self.step = step

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("step", STEPS)]

    def run(self, s: Rialto) -> None:
        s.step = self.step
        s.winner = -1
        if self.step == DOGE:
            # RIA-6.2, RIA-13.12: whoever is furthest ahead starts step A.
            s.leader = s.doge[0]
        s.tell(STEP_BEGINS, self.step)
        s.ask(BONUS_WINNER)
        s.ask(WAITING_TURNS)
        for turn in range(s.sides - 1, -1, -1):
            side = s.clockwise(s.leader, turn)
            s.ask(NEUTRAL_TURN if side == s.neutral else PLAY_CARDS[side])


class PlayCards(Decision[Rialto]):
    """RIA-6.3 to 6.15: one turn of card play. `after` is the last yellow building used in it."""

    def __init__(self, seat: int, after: int) -> None:
        super().__init__(seat)
        self.after = after

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("after", USE_NAMES)]

    def candidates(self, s: Rialto) -> list[Move]:
        first = max(self.after, 0)
        delays = [ACTIVATE.of(tile) for tile in DELAYERS] if self.after < 0 else []
        return [*delays, *USES[first:], *PLAY.every()]

    def refusal(self, s: Rialto, move: Move) -> Clause | None:
        if PLAY.has(move):
            return self._play_refusal(s, PLAY.first(move), PLAY.second(move))
        tile = CONVERT.first(move) if CONVERT.has(move) else ACTIVATE.first(move)
        forbidden = activation_refusal(s, self.seat, tile, YELLOW)
        if forbidden is not None:
            return forbidden
        if CONVERT.has(move):
            return self._convert_refusal(s, tile, CONVERT.second(move))
        return None if DELAYS[tile] or self._joker_can_count(s) else "RIA-6.11"

    def _play_refusal(self, s: Rialto, cards: int, jokers: int) -> Clause | None:
        held = s.piles[HAND.of(self.seat, s.step)]
        if cards > held or jokers > s.piles[HAND.of(self.seat, JOKER)]:
            return "RIA-6.3"
        all_jokers = jokers + s.piles[EXTRA_JOKERS.of(self.seat)]
        if cards + s.piles[CONVERTED.of(self.seat)] > 0 or all_jokers == 0:
            return None
        if held > 0:
            return "RIA-6.7"
        return "RIA-6.5" if all_jokers == 1 else None

    def _convert_refusal(self, s: Rialto, tile: int, card: int) -> Clause | None:
        if card == s.step:
            return "RIA-6.13"
        if s.piles[HAND.of(self.seat, card)] > 0:
            return None
        return "RIA-6.10" if COUNTS_AS[tile] == 1 else "RIA-6.12"

    def _joker_can_count(self, s: Rialto) -> bool:
        """RIA-6.11: next to a card, or with another joker as the pair of 6.6."""
        piles = s.piles
        if piles[HAND.of(self.seat, s.step)] + piles[CONVERTED.of(self.seat)] > 0:
            return True
        if piles[HAND.of(self.seat, JOKER)] + piles[EXTRA_JOKERS.of(self.seat)] > 0:
            return True
        # Two such tiles may form the pair, if both can be paid.
        ready = sum(piles[READY.of(self.seat, tile)] for tile in JOKER_TILES)
        return ready > 1 and piles[COINS.of(self.seat)] > 1

    def moves(self, s: Rialto) -> list[Move]:
        piles = s.piles
        seat = self.seat
        hand = HAND.of(seat)
        found = self._building_moves(s) if piles[COINS.of(seat)] > 0 else []
        held = piles[hand + s.step]
        jokers = piles[hand + JOKER]
        extra = piles[EXTRA_JOKERS.of(seat)]
        converted = piles[CONVERTED.of(seat)]
        # RIA-6.15: without a card there is no joker, or there are two and no card of the kind is held (6.6, 6.7).
        if converted > 0:
            append_range(found, PLAYS_FROM, PLAYS_FROM + jokers)
        else:
            if extra == 0:
                found.append(PLAYS_FROM)
            if held == 0:
                append_range(found, PLAYS_FROM + max(0, 2 - extra), PLAYS_FROM + jokers)
        base = PLAYS_FROM
        for _ in range(held):
            base += PLAYS_A_CARD
            append_range(found, base, base + jokers)
        return found

    def _building_moves(self, s: Rialto) -> list[Move]:
        """What the yellow buildings that are ready allow, in the order of the candidates."""
        piles = s.piles
        ready = READY.of(self.seat)
        hand = HAND.of(self.seat)
        least = USES[self.after] if self.after >= 0 else 0
        found: list[Move] = []
        if self.after < 0:
            for tile in DELAYERS:
                if piles[ready + tile] > 0:
                    found.append(ACTIVATE.of(tile))
        for tile in CONVERTERS:
            if piles[ready + tile] > 0:
                base = CONVERT.of(tile)
                for card in range(KINDS):
                    if base + card >= least and card != s.step and piles[hand + card] > 0:
                        found.append(base + card)
        for tile in JOKER_TILES:
            if piles[ready + tile] > 0 and self._joker_can_count(s):
                found.append(ACTIVATE.of(tile))
        return found

    def play(self, s: Rialto, move: Move) -> None:
        if PLAY.has(move):
            self._play_cards(s, PLAY.first(move), PLAY.second(move))
        elif CONVERT.has(move):
            self._convert(s, CONVERT.first(move), CONVERT.second(move))
            s.ask(PlayCards(self.seat, USES.index(move)))
        else:
            tile = ACTIVATE.first(move)
            s.activate(self.seat, tile)
            if DELAYS[tile]:
                self._delay(s, tile)
            else:
                s.advance(EXTRA_JOKERS.of(self.seat), 1)
                s.ask(PlayCards(self.seat, USES.index(move)))

    def needs_fitting_card(self, s: Rialto) -> bool:
        """RIA-6.11: one joker was added that counts only with a card or a joker of the hand."""
        return s.piles[EXTRA_JOKERS.of(self.seat)] == 1 and s.piles[CONVERTED.of(self.seat)] == 0

    def _delay(self, s: Rialto, tile: int) -> None:
        """RIA-6.8, RIA-6.9: behind all who have not had their turn, waiting ones included."""
        s.gain_coins(self.seat, COINS_BACK[tile])
        s.tell(DELAYED, self.seat)
        s.waiting.append(self.seat)

    def _convert(self, s: Rialto, tile: int, card: int) -> None:
        """RIA-6.10, RIA-6.12, RIA-6.13."""
        s.activate(self.seat, tile)
        s.leave_hand(self.seat, card, PLAYED.of(self.seat, card))
        s.advance(CONVERTED.of(self.seat), COUNTS_AS[tile])

    def _play_cards(self, s: Rialto, cards: int, jokers: int) -> None:
        """RIA-6.15."""
        seat = self.seat
        if cards > 0:
            s.leave_hand(seat, s.step, PLAYED.of(seat, s.step), cards)
        if jokers > 0:
            s.leave_hand(seat, JOKER, PLAYED.of(seat, JOKER), jokers)
        all_jokers = jokers + s.piles[EXTRA_JOKERS.of(seat)]
        based = cards + s.piles[CONVERTED.of(seat)]
        count_turn(s, seat, based + all_jokers if based > 0 else max(0, all_jokers - 1))


def append_range(found: list[Move], first: Move, last: Move) -> None:
    for move in range(first, last + 1):
        found.append(move)


PLAY_CARDS: Final = [PlayCards(seat, -1) for seat in range(SEATS.size)]


def count_turn(s: Rialto, side: int, count: int) -> None:
    s.piles[COUNTED.of(side)] = count
    s.tell(COUNTS, side, count)


class WaitingTurns(Duty[Rialto]):
    """RIA-6.9: whoever has delayed longest comes next."""

    def run(self, s: Rialto) -> None:
        if s.waiting:
            s.ask(self)
            s.ask(PLAY_CARDS[s.waiting.pop(0)])


WAITING_TURNS: Final = WaitingTurns()


class NeutralTurn(Duty[Rialto]):
    """RIA-13.11: all cards of the step's pile; in pile F jokers count 1 each."""

    def run(self, s: Rialto) -> None:
        count = 0
        for card in (s.step, JOKER) if s.step == COUNCILLOR else (s.step,):
            lying = s.piles[NEUTRAL_OPEN.of(card)]
            if lying > 0:
                s.place(NEUTRAL_OPEN.of(card), PLAYED.of(s.neutral, card), lying)
                count += lying
        count_turn(s, s.neutral, count)


NEUTRAL_TURN: Final = NeutralTurn()


class BonusWinner(Duty[Rialto]):
    """RIA-6.16: most cards, among equals the one ahead; RIA-6.17: then all act in doge order as it stands."""

    def run(self, s: Rialto) -> None:
        most = 0
        for side in s.doge:
            if s.piles[COUNTED.of(side)] > most:
                most = s.piles[COUNTED.of(side)]
                s.winner = side
        if s.winner >= 0:
            # RIA-6.2: who wins the bonus starts the next step; if nobody played, the start player stays.
            s.leader = s.winner
            s.tell(BONUS_WON, s.winner, s.step)
        else:
            s.tell(NO_BONUS, s.step)
        s.ask(END_STEP)
        actions = ACTIONS[s.step]
        for side in s.doge[::-1]:
            # Only in step D does something happen to those who played nothing (RIA-8.2).
            if s.piles[COUNTED.of(side)] > 0 or s.step == BRIDGE:
                s.ask(actions[side])


BONUS_WINNER: Final = BonusWinner()
ACTIONS: Final[list[list[SeatDuty[Rialto]]]] = [
    [DogeAction(side) for side in range(SEATS.size)],
    [GoldAction(side) for side in range(SEATS.size)],
    [BuildingAction(side) for side in range(SEATS.size)],
    [BridgeAction(side) for side in range(SEATS.size)],
    [GondolaAction(side) for side in range(SEATS.size)],
    [CouncilAction(side) for side in range(SEATS.size)],
]


class EndStep(Duty[Rialto]):
    """RIA-6.1: the cards played are discarded; RIA-8.14: banks won in step F are turned."""

    def run(self, s: Rialto) -> None:
        if s.step == COUNCILLOR:
            s.turn_banks()
        piles = s.piles
        for side in range(s.sides):
            piles[COUNTED.of(side)] = 0
            piles[CONVERTED.of(side)] = 0
            piles[EXTRA_JOKERS.of(side)] = 0
            played = PLAYED.of(side)
            for card in range(KINDS):
                if piles[played + card] > 0:
                    s.put_back(played + card, DISCARDS.base + card, piles[played + card])
        s.step = -1
        s.winner = -1


END_STEP: Final = EndStep()
