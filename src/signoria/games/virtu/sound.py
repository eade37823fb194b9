"""Whether a table that was read from a document is whole: what lies twice, as a pile and in a field, must agree."""

from signoria.games.virtu.atlas import CITIES
from signoria.games.virtu.box import CARDS, LAST_FIELD
from signoria.games.virtu.state import IN_PALACE, Virtu
from signoria.games.virtu.table import AGENTS_OUT, CARDS_OF, TRACK
from signoria.kernel.domain import SEATS


def fault_of(s: Virtu) -> str | None:
    """What is wrong with a table in the middle of a game, in one sentence."""
    seats = list(range(s.setup.seats))
    for name, order in (("order", s.order), ("track", s.track)):
        if sorted(order) != seats:
            return f"table.{name}: it needs each of the {len(seats)} seats once"
    if not all(s.houses[seat] >= 0 for seat in seats):
        return "table.houses: every seat has a house"
    for seat in seats:
        fault = _palace_fault(s, seat) or _counter_fault(s, seat)
        if fault is not None:
            return fault
    for city, seat in enumerate(s.control):
        if seat >= 0 and not (s.atlas.open[city] and s.owns_tile(seat, s.atlas.tile_of[city]) > 0):
            return f"table.control: seat {SEATS.ids[seat]} needs the tile of {CITIES.ids[city]}, and the city is open"
    return None


def _palace_fault(s: Virtu, seat: int) -> str | None:
    lying = [0] * CARDS.size
    for at in range(seat * IN_PALACE, (seat + 1) * IN_PALACE):
        if s.palace[at] >= 0:
            lying[s.palace[at] % CARDS.size] += 1
    for card, count in enumerate(lying):
        if count != s.piles[CARDS_OF.of(seat, card)]:
            return f"table.palace: {count} of {CARDS.ids[card]} lie in the palace of seat {SEATS.ids[seat]}"
    return None


def _counter_fault(s: Virtu, seat: int) -> str | None:
    if s.agents.count(seat) != s.piles[AGENTS_OUT.of(seat)]:
        return f"table.agents: {s.agents.count(seat)} agents of seat {SEATS.ids[seat]} stand somewhere"
    if min(LAST_FIELD, s.control.count(seat)) != s.piles[TRACK.of(seat)]:
        return f"table.city_track: seat {SEATS.ids[seat]} controls {s.control.count(seat)} cities"
    return None
