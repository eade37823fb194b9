"""Chapter 5, CAR-5.2 to 5.7: paying for a building in the blocks that a city accepts, two standing for one."""

from typing import Final

from signoria.games.carrara.box import COLOURS, LOWEST, PRICE
from signoria.games.carrara.moves import PAY, PAYS_CHEAPEST, TWO
from signoria.games.carrara.state import Carrara
from signoria.games.carrara.table import DUE, PAYMENT
from signoria.kernel.agenda import Clause, Decision
from signoria.kernel.domain import SEATS
from signoria.kernel.fields import Choice, Field, Whole
from signoria.kernel.moves import Move

# A city accepts the colours from the highest to its own, which have its number (CAR-5.3), and for a block of its own
# colour two of the next lower one. What a block is worth, when the cheapest way is wanted, is its price in section I.
WORTH: Final[list[int]] = PRICE[0]
SEVERAL: Final = 2


def most_payable(held: list[int], city: int) -> int:
    """The highest value that can be paid in a city: each block of an accepted colour, each pair of the next lower."""
    most = 0
    for colour in range(city + 1):
        most += held[colour]
    return most + held[city + 1] // 2 if city < LOWEST else most


def steps(held: list[int], city: int, due: int, colour: int, direct: int, wasteful: bool) -> list[Move]:
    """The next steps of a payment in canonical order, behind each of which the rest can be paid.

    Colours come from the lowest to the highest, pairs of a colour before single blocks of it; `colour` is how far the
    order has come. `direct`: 1 once a single block of that colour was paid, 2 once two of one colour were. A needless
    pair of a higher colour would then make the same payment as one of the lower, so it isn't asked.
    """
    found: list[Move] = []
    above = 0
    for other in range(colour + 1):
        above += held[other]
    for other in range(colour, -1, -1):
        count = held[other]
        above -= count
        if other > city + 1:
            continue
        if count >= 2 and other > 0:
            if other > city:
                if due - 1 <= (count - 2) // 2 + above:
                    found.append(TWO.of(other))
            elif wasteful and (direct == 0 or (direct == 1 and other < colour)) and due - 1 <= count - 2 + above:
                found.append(TWO.of(other))
        if other <= city and count >= 1 and due - 1 <= count - 1 + above:
            found.append(PAY.of(other))
    return found


def only_payment(held: list[int], city: int, due: int, wasteful: bool) -> bool:
    """Whether there is just one way to pay; with `wasteful` false, just one that makes sense."""
    left = held[:]
    colour, direct = LOWEST, 0
    while due > 0:
        found = steps(left, city, due, colour, direct, wasteful)
        if len(found) != 1:
            return False
        paid = _colour(found[0])
        direct = _direct(found[0], colour, direct)
        left[paid] -= 2 if TWO.has(found[0]) else 1
        colour = paid
        due -= 1
    return True


def _colour(step: Move) -> int:
    return TWO.first(step) if TWO.has(step) else PAY.first(step)


def _direct(step: Move, colour: int, direct: int) -> int:
    """What is remembered of single blocks after a step."""
    if direct == SEVERAL:
        return SEVERAL
    if not PAY.has(step):
        return 0
    return SEVERAL if direct == 1 and PAY.first(step) == colour else 1


def start_payment(s: Carrara, seat: int, city: int, due: int) -> None:
    """CAR-5.2: asks how to pay; where there is only one way, nothing is asked."""
    s.site = city
    s.piles[DUE.base] = due
    if only_payment(s.colours_held(seat), city, due, True):
        pay_cheapest(s, seat, LOWEST)
    else:
        s.ask(PAYMENTS[seat][LOWEST][0])


def lay_out(s: Carrara, seat: int, colour: int, blocks: int) -> None:
    """Blocks for one unit of the price leave the screen."""
    s.place(s.blocks.of(seat, colour), PAYMENT.of(colour), blocks)
    s.piles[DUE.base] -= 1


def pay_cheapest(s: Carrara, seat: int, colour: int) -> None:
    """All that is due in the blocks that are worth least, from a colour up; of equal worth the fewest."""
    city = s.site
    held = s.colours_held(seat)
    lower = city + 1
    pairs = held[lower] // 2 if lower <= colour else 0
    for other in range(min(city, colour), -1, -1):
        while s.piles[DUE.base] > 0 and pairs > 0 and 2 * WORTH[lower] < WORTH[other]:
            lay_out(s, seat, lower, 2)
            pairs -= 1
        count = held[other]
        while s.piles[DUE.base] > 0 and count > 0:
            lay_out(s, seat, other, 1)
            count -= 1
    while s.piles[DUE.base] > 0:
        lay_out(s, seat, lower, 2)


class Pay(Decision[Carrara]):
    """CAR-5.2 to 5.6: the cheapest way, or block by block from the lowest colour to the highest."""

    def __init__(self, seat: int, colour: int, direct: int) -> None:
        super().__init__(seat)
        self.colour = colour
        self.direct = direct

    @classmethod
    def arguments(cls) -> list[Field]:
        return [Choice("colour", COLOURS), Whole("direct", 0, SEVERAL)]

    def candidates(self, s: Carrara) -> list[Move]:
        """Also what the city doesn't take and what the player hasn't got; the clause says so."""
        legal = self._steps(s, True)
        held = s.colours_held(self.seat)
        found: list[Move] = [PAYS_CHEAPEST]
        for colour in range(self.colour, -1, -1):
            two, pay = TWO.of(colour), PAY.of(colour)
            if two in legal or (colour > 0 and (colour > s.site + 1 or held[colour] < 2)):
                found.append(two)
            if pay in legal or colour > s.site or held[colour] == 0:
                found.append(pay)
        return found

    def moves(self, s: Carrara) -> list[Move]:
        return [PAYS_CHEAPEST, *self._steps(s, True)]

    def refusal(self, s: Carrara, move: Move) -> Clause | None:
        if move == PAYS_CHEAPEST:
            return None
        colour = _colour(move)
        held = s.colours_held(self.seat)[colour]
        if TWO.has(move):
            if colour > s.site + 1:
                return "CAR-5.5"
            return None if held >= 2 else "CAR-5.4"
        if colour > s.site:
            return "CAR-5.3"
        return None if held >= 1 else "CAR-5.2"

    def obvious(self, s: Carrara) -> Move | None:
        """The cheapest way, where it is the only one without a needless pair."""
        due = s.piles[DUE.base]
        begun = self.colour != LOWEST or self.direct != 0
        if begun or not only_payment(s.colours_held(self.seat), s.site, due, False):
            return None
        return PAYS_CHEAPEST

    def play(self, s: Carrara, move: Move) -> None:
        if move == PAYS_CHEAPEST:
            pay_cheapest(s, self.seat, self.colour)
            return
        colour = _colour(move)
        lay_out(s, self.seat, colour, 2 if TWO.has(move) else 1)
        if s.piles[DUE.base] > 0:
            s.ask(PAYMENTS[self.seat][colour][_direct(move, self.colour, self.direct)])

    def _steps(self, s: Carrara, wasteful: bool) -> list[Move]:
        return steps(s.colours_held(self.seat), s.site, s.piles[DUE.base], self.colour, self.direct, wasteful)


PAYMENTS: Final = [
    [[Pay(seat, colour, direct) for direct in range(SEVERAL + 1)] for colour in range(COLOURS.size)]
    for seat in range(SEATS.size)
]
