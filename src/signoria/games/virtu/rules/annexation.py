"""Chapter 9: the action annexation."""

from typing import Final

from signoria.games.virtu.atlas import CITIES, PIRATES, PORT, VALUE
from signoria.games.virtu.box import ANNEXATION, CROWN, SHIP
from signoria.games.virtu.moves import ANNEX
from signoria.games.virtu.notes import ANNEXED
from signoria.games.virtu.rules.means import Bill, affordable, begin_payment, end_payment, means_for, owe, reach
from signoria.games.virtu.rules.payment import Pay
from signoria.games.virtu.rules.tracks import set_control
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.table import READY
from signoria.kernel.agenda import Clause, SeatDuty
from signoria.kernel.fields import Choice, Field
from signoria.kernel.moves import Move

OUT_OF_REACH: Final = 99


def neutral_value(s: Virtu, seat: int, city: int) -> int:
    """VIR-9.2, VIR-11.12: the value of a neutral city for a seat."""
    agent = s.agents[city]
    if agent < 0:
        return VALUE[city]
    return VALUE[city] - 1 if agent == seat else VALUE[city] + 1


def crowns_for(s: Virtu, seat: int, city: int) -> int:
    """VIR-9.3, VIR-9.11: more crowns than the adjusted value."""
    return neutral_value(s, seat, city) + 1


def ships_for(s: Virtu, seat: int, city: int) -> int:
    """VIR-9.4, VIR-9.5: none by road; by sea one for each sea from the nearest own port."""
    for other in s.atlas.roads[city]:
        if s.control[other] == seat:
            return 0
    least = OUT_OF_REACH
    if PORT[city]:
        for port in s.atlas.ports:
            if s.control[port] == seat:
                seas = s.atlas.seas[port * CITIES.size + city]
                if 0 < seas < least:
                    least = seas
    return least


def annexation_refusal(s: Virtu, seat: int, city: int) -> Clause | None:
    if not s.atlas.open[city]:
        return "VIR-2.5"
    if s.control[city] >= 0:
        return "VIR-9.1"
    if PIRATES[city]:
        return "VIR-9.7"
    ships = ships_for(s, seat, city)
    if ships == OUT_OF_REACH:
        return "VIR-9.5" if PORT[city] else "VIR-9.4"
    bill = Bill(CROWN, crowns_for(s, seat, city), SHIP if ships > 0 else -1, ships, 0, False)
    return None if affordable(s, seat, ANNEXATION, bill) else "VIR-9.3"


def open_annexations(s: Virtu, seat: int) -> list[Move]:
    """All cities that could be paid for, by one look at what there is to pay with."""
    cities: list[int] = []
    ships: list[int] = []
    most_crowns = most_ships = 0
    for city in s.atlas.cities:
        if s.control[city] < 0 and not PIRATES[city]:
            seas = ships_for(s, seat, city)
            if seas < OUT_OF_REACH:
                cities.append(city)
                ships.append(seas)
                most_ships = max(most_ships, seas)
                most_crowns = max(most_crowns, crowns_for(s, seat, city))
    bill = Bill(CROWN, most_crowns, SHIP, most_ships, 0, False)
    best = reach(bill, means_for(s, seat, ANNEXATION, bill, -1, True))
    found: list[Move] = []
    for city, seas in zip(cities, ships):
        if best[crowns_for(s, seat, city) * (most_ships + 1) + seas] >= 0:
            found.append(ANNEX.of(city))
    return found


def begin(s: Virtu, seat: int, city: int) -> None:
    owe(s, CROWN, crowns_for(s, seat, city))
    owe(s, SHIP, ships_for(s, seat, city))
    begin_payment(s, seat, ANNEXATION)
    s.ask_all([Pay(seat, ANNEXATION, -1), Annex(seat, city)])


class Annex(SeatDuty[Virtu]):
    """VIR-9.8: a disc on the city, its tile, a field on the city track."""

    def __init__(self, of: int, city: int) -> None:
        super().__init__(of)
        self.city = city

    @classmethod
    def arguments(cls) -> list[Field]:
        return [*super().arguments(), Choice("city", CITIES)]

    def run(self, s: Virtu) -> None:
        end_payment(s)
        s.tell(ANNEXED, self.of, self.city)
        s.gain(READY.of(self.of, s.atlas.tile_of[self.city]))
        set_control(s, self.city, self.of)
