"""Clauses 3.20 to 3.36: one cost from many cards and tiles, one kind of symbol from each, source by source."""

from typing import Final

from signoria.games.virtu.box import (
    ACTION_CARD,
    ACTIONS,
    CARD_SHOWS,
    COURTIERS,
    CROSS,
    CROWN,
    EMPIRE,
    EMPIRE_CROSSES,
    FLORIN,
    FROM_EMPIRE,
    FROM_INDULGENCE,
    FROM_OTTOMAN,
    FROM_TILES,
    INDULGENCE_CROWNS,
    INDULGENCE_FLORINS,
    KINDS,
    OTTOMAN,
    OTTOMAN_SHIPS,
    PATRONAGE,
    PURPOSES,
    RULE,
    SHIP,
    SPENT_CARD,
    TILE_SHOWS,
    TILES,
    UPGRADE_CARD,
    USES,
    WAR,
    WAR_COST,
)
from signoria.games.virtu.moves import PAYS, USE
from signoria.games.virtu.notes import CHAMBER_GIVES
from signoria.games.virtu.rules.coins import declare_sale, sale_refusal, take_florins
from signoria.games.virtu.rules.means import (
    PRICED,
    TAKES_EMPIRE,
    TAKES_OTTOMAN,
    TAKES_SALE,
    WANTED,
    Bill,
    bill_of,
    card_in_chamber,
    given_by_itself,
    include,
    means_for,
)
from signoria.games.virtu.state import IN_PALACE, Virtu
from signoria.games.virtu.table import (
    ALLIED,
    ALLIED_PAYING,
    ALLIED_SPENT,
    GIVEN,
    OWED,
    PAYING,
    READY,
    SPENT,
    TREASURY,
    WAR_BANK,
    WAR_OF,
)
from signoria.kernel.agenda import Clause, Decision
from signoria.kernel.fields import Choice, Field
from signoria.kernel.moves import Move

FIRST_USE: Final[int] = int(USE.of())


def _uses(purpose: int) -> list[int]:
    """All that could ever be used for a purpose, in canonical order."""
    found: list[int] = []
    for symbol in WANTED[purpose]:
        if symbol != WAR:
            found += [place * KINDS + symbol for place in range(COURTIERS.size)]
            found += [
                (FROM_TILES + tile) * KINDS + symbol
                for tile in range(TILES.size)
                if TILE_SHOWS[tile * KINDS + symbol] > 0
            ]
        if purpose < ACTIONS.size and (symbol != FLORIN or purpose == PATRONAGE):
            found += [source * KINDS + symbol for source in range(ACTION_CARD, FROM_TILES)]
        if symbol == SHIP and TAKES_OTTOMAN[purpose]:
            found.append(FROM_OTTOMAN * KINDS + SHIP)
        if symbol == CROSS and TAKES_EMPIRE[purpose]:
            found.append(FROM_EMPIRE * KINDS + CROSS)
        if symbol in (FLORIN, CROWN) and TAKES_SALE[purpose]:
            found.append(FROM_INDULGENCE * KINDS + symbol)
    return sorted(found)


USES_FOR: Final[list[list[int]]] = [_uses(purpose) for purpose in range(PURPOSES.size)]


class Pay(Decision[Virtu]):
    """VIR-3.20 to 3.36: one more source with one of its kinds, behind the last one used; or all is paid.

    Where nothing is owed (rule, trade, campaign, intrigue, retreat) what is given is spent afterwards.
    """

    def __init__(self, seat: int, purpose: int, after: int) -> None:
        super().__init__(seat)
        self.purpose = purpose
        self.after = after

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("purpose", PURPOSES), Choice("after", USES)]

    def candidates(self, s: Virtu) -> list[Move]:
        return [*(FIRST_USE + use for use in USES_FOR[self.purpose] if use >= self.after), PAYS]

    def refusal(self, s: Virtu, move: Move) -> Clause | None:
        if move == PAYS:
            return None if bill_of(s, self.seat, self.purpose).covered() else "VIR-3.36"
        source, symbol = USE.first(move), USE.second(move)
        if symbol != FLORIN and not self._is_wanted(s, symbol):
            return "VIR-3.32"
        if source * KINDS <= self.after < (source + 1) * KINDS and source < FROM_TILES:
            return "VIR-3.21"
        if source == FROM_INDULGENCE and sale_refusal(s, self.seat) is not None:
            return sale_refusal(s, self.seat)
        if source in (ACTION_CARD, UPGRADE_CARD):
            card = card_in_chamber(s, self.seat, source)
            if card >= 0 and given_by_itself(s, self.purpose, card) >= 0:
                return "VIR-3.21"
        if self.amount(s, source, symbol) == 0:
            return _missing(source)
        return None if move in self.moves(s) else "VIR-3.36"

    def _is_wanted(self, s: Virtu, symbol: int) -> bool:
        return not PRICED[self.purpose] or s.piles[OWED.of(symbol)] > 0

    def amount(self, s: Virtu, source: int, symbol: int) -> int:
        """How many of a symbol a source can give now."""
        if source < COURTIERS.size:
            lying = s.palace[self.seat * IN_PALACE + source]
            return CARD_SHOWS[lying * KINDS + symbol] if 0 <= lying < SPENT_CARD else 0
        if source < FROM_TILES:
            card = card_in_chamber(s, self.seat, source)
            if card < 0:
                return 0
            return war_tokens_from(s, self.seat, card) if symbol == WAR else CARD_SHOWS[card * KINDS + symbol]
        if source < FROM_OTTOMAN:
            tile = source - FROM_TILES
            return TILE_SHOWS[tile * KINDS + symbol] if s.piles[READY.of(self.seat, tile)] > 0 else 0
        if source == FROM_OTTOMAN:
            return OTTOMAN_SHIPS if s.has_bonus_of(self.seat, OTTOMAN) else 0
        if source == FROM_EMPIRE:
            return EMPIRE_CROSSES if s.has_bonus_of(self.seat, EMPIRE) else 0
        return INDULGENCE_FLORINS if symbol == FLORIN else INDULGENCE_CROWNS

    def moves(self, s: Virtu) -> list[Move]:
        bill = bill_of(s, self.seat, self.purpose)
        if bill.covered():
            return [*self._free_uses(s), PAYS]
        return self._leading_home(s, bill)

    def _free_uses(self, s: Virtu) -> list[Move]:
        """Nothing is missing (any more): whatever is there and wanted."""
        found: list[Move] = []
        wanted = [symbol for symbol in WANTED[self.purpose] if symbol == FLORIN or self._is_wanted(s, symbol)]
        last, least = (self.after // KINDS, self.after % KINDS) if self.after >= 0 else (-1, 0)
        palace = s.palace
        hall = self.seat * IN_PALACE
        for place in range(last + 1, COURTIERS.size):
            lying = palace[hall + place]
            if 0 <= lying < SPENT_CARD:
                for symbol in wanted:
                    if symbol != WAR and CARD_SHOWS[lying * KINDS + symbol] > 0:
                        found.append(FIRST_USE + place * KINDS + symbol)
        if self.purpose < ACTIONS.size and last < UPGRADE_CARD:
            self._add_chamber_uses(s, wanted, last, found)
        piles = s.piles
        ready = READY.of(self.seat)
        for tile in range(max(0, last - FROM_TILES), TILES.size):
            if piles[ready + tile] > 0:
                again = tile + FROM_TILES == last
                for symbol in wanted:
                    # VIR-13.12: the war symbols of Cannons are for sieges.
                    if symbol != WAR and TILE_SHOWS[tile * KINDS + symbol] > 0 and not (again and symbol < least):
                        found.append(FIRST_USE + (FROM_TILES + tile) * KINDS + symbol)
        self._add_late_uses(s, wanted, last, found)
        return found

    def _add_chamber_uses(self, s: Virtu, wanted: list[int], last: int, found: list[Move]) -> None:
        for source in range(max(ACTION_CARD, last + 1), FROM_TILES):
            card = card_in_chamber(s, self.seat, source)
            if card < 0 or given_by_itself(s, self.purpose, card) >= 0:
                continue
            for symbol in wanted:
                if symbol == FLORIN and self.purpose != PATRONAGE:
                    continue
                if self.amount(s, source, symbol) > 0:
                    found.append(FIRST_USE + source * KINDS + symbol)

    def _add_late_uses(self, s: Virtu, wanted: list[int], last: int, found: list[Move]) -> None:
        """The bonuses of alliances, and an indulgence."""
        if (
            last < FROM_OTTOMAN
            and TAKES_OTTOMAN[self.purpose]
            and SHIP in wanted
            and s.has_bonus_of(self.seat, OTTOMAN)
        ):
            found.append(FIRST_USE + FROM_OTTOMAN * KINDS + SHIP)
        if last < FROM_EMPIRE and TAKES_EMPIRE[self.purpose] and CROSS in wanted and s.has_bonus_of(self.seat, EMPIRE):
            found.append(FIRST_USE + FROM_EMPIRE * KINDS + CROSS)
        if last < FROM_INDULGENCE and TAKES_SALE[self.purpose] and sale_refusal(s, self.seat) is None:
            found.append(FIRST_USE + FROM_INDULGENCE * KINDS + FLORIN)
            if CROWN in wanted:
                found.append(FIRST_USE + FROM_INDULGENCE * KINDS + CROWN)

    def _leading_home(self, s: Virtu, bill: Bill) -> list[Move]:
        """VIR-3.36: uses behind which later sources can pay the rest; found from the last to the first."""
        means = means_for(s, self.seat, self.purpose, bill, self.after, False)
        width = bill.need_b + 1
        here = bill.need_a * width + bill.need_b
        best = [-1] * (here + 1)
        best[0] = 0
        found: list[Move] = []
        for i in range(len(means.source) - 1, -1, -1):
            source = means.source[i]
            if i == 0 or means.source[i - 1] != source:
                use = FIRST_USE + source * KINDS
                a, b, florins = means.a[i], means.b[i], means.florins[i]
                if b > 0:
                    if bill.mixed:
                        after = max(0, bill.need_a - b) * width
                    else:
                        after = bill.need_a * width + max(0, bill.need_b - b)
                    if best[after] >= 0 and best[after] >= bill.florins:
                        found.append(use + bill.b)
                if a > 0:
                    after = max(0, bill.need_a - a) * width + bill.need_b
                    if best[after] >= 0 and best[after] >= bill.florins:
                        found.append(use + bill.a)
                if florins > 0 and best[here] >= 0 and best[here] + florins >= bill.florins:
                    found.append(use + FLORIN)
            include(best, bill, means, i)
        return found[::-1]

    def play(self, s: Virtu, move: Move) -> None:
        if move == PAYS:
            florins = s.piles[OWED.of(FLORIN)] - s.piles[GIVEN.of(FLORIN)]
            if florins > 0:
                # VIR-3.25, VIR-3.26: first those of the chamber's cards, then the treasury.
                s.pay(TREASURY.of(self.seat), florins)
            return
        source, symbol = USE.first(move), USE.second(move)
        self.use(s, source, symbol)
        s.ask(Pay(self.seat, self.purpose, source * KINDS + symbol))

    def use(self, s: Virtu, source: int, symbol: int) -> None:
        """VIR-3.23, VIR-3.34: the card or tile is turned; florins of the chamber's cards don't reach the treasury."""
        seat = self.seat
        if symbol == FLORIN and not ACTION_CARD <= source < FROM_TILES:
            take_florins(s, seat, source)
            return
        count = self.amount(s, source, symbol)
        if source < COURTIERS.size:
            s.spend_courtier(seat, source)
        elif source < FROM_TILES:
            if symbol == WAR:
                take_war_tokens(s, seat, card_in_chamber(s, seat, source))
                return
            s.tell(CHAMBER_GIVES, seat, card_in_chamber(s, seat, source))
        elif source < FROM_OTTOMAN:
            tile = source - FROM_TILES
            # VIR-6.4: what pays for a rule action isn't readied by it.
            s.turn(READY.of(seat, tile), PAYING.of(tile) if self.purpose == RULE else SPENT.of(seat, tile))
        elif source == FROM_INDULGENCE:
            declare_sale(s, seat)
        else:
            power = OTTOMAN if source == FROM_OTTOMAN else EMPIRE
            # VIR-6.5, VIR-18.8: the disc goes to the right field.
            target = ALLIED_PAYING.of(power) if self.purpose == RULE else ALLIED_SPENT.of(seat, power)
            s.turn(ALLIED.of(seat, power), target)
        s.advance(GIVEN.of(symbol), count)


def _missing(source: int) -> Clause:
    if source < COURTIERS.size or FROM_TILES <= source < FROM_OTTOMAN:
        return "VIR-3.23"
    return "VIR-3.24" if source < FROM_TILES else "VIR-18.8"


def war_tokens_from(s: Virtu, seat: int, card: int) -> int:
    """VIR-10.7, VIR-1.7: as many as the card shows, the bank has and the treasury pays."""
    count = min(CARD_SHOWS[card * KINDS + WAR], s.piles[WAR_BANK.base])
    return count if WAR_COST[card] == 0 else min(count, s.piles[TREASURY.of(seat)] // WAR_COST[card])


def take_war_tokens(s: Virtu, seat: int, card: int) -> None:
    """VIR-10.7."""
    count = war_tokens_from(s, seat, card)
    s.pay(TREASURY.of(seat), count * WAR_COST[card])
    s.gain(WAR_OF.of(seat), count)
