"""What a table that was written down by hand needs beyond its piles and fields."""

from signoria.games.carrara.box import (
    ADVANCED_SPACES,
    BONUS,
    BUILDINGS,
    CITIES,
    DECORATION_OF,
    DECORATIONS,
    GOLD,
    ITEMS,
    KIND,
    LARGE_WHEEL,
    SMALL_WHEEL,
    SPACES,
    STATUE_BONUS,
)
from signoria.games.carrara.rules.building import ChooseCity, FinishBuilding
from signoria.games.carrara.rules.court import ChoosePlace, is_visited
from signoria.games.carrara.rules.items import PutItem
from signoria.games.carrara.rules.payment import Pay, most_payable
from signoria.games.carrara.rules.turns import AnswerVisit
from signoria.games.carrara.setup import RotateWheel
from signoria.games.carrara.state import Carrara
from signoria.games.carrara.table import BESIDE, COURT, DUE, LIFTED, ORNAMENTS
from signoria.kernel.domain import SEATS


def fault(s: Carrara) -> str | None:
    """What is wrong, in one sentence."""
    for found in (_buildings(s), _items(s), _wheels(s), _visit(s), _agenda(s)):
        if found is not None:
            return found
    return None


def _buildings(s: Carrara) -> str | None:
    """Each building on a board stands in one city, and nothing else does."""
    for building, name in enumerate(BUILDINGS.ids):
        owners = sum(s.has_built(seat, building) for seat in range(s.setup.seats))
        if owners == 0 and s.stands[building] >= 0:
            return f"table.stands.{name}: nobody has built it"
        if owners > 0 and s.stands[building] < 0:
            return f"table.stands: {name} is built and needs a city, one of {', '.join(CITIES.ids)}"
    return None


def _items(s: Carrara) -> str | None:
    """CAR-11.7, CAR-11.8: what a seat has put up stands on its buildings."""
    standing = [0] * (s.setup.seats * ITEMS.size)
    for building, name in enumerate(BUILDINGS.ids):
        decoration, statue = s.decoration_on[building], s.statue_on[building]
        if decoration < 0 and statue < 0:
            continue
        if s.owner[building] < 0:
            return f"table: something stands on {name}, and nobody has built it"
        if decoration >= 0 and decoration != DECORATION_OF[KIND[building]]:
            wanted = ITEMS.ids[DECORATION_OF[KIND[building]]]
            return f"table.decoration_on.{name}: {ITEMS.ids[decoration]} can't stand there, only {wanted}"
        if 0 <= statue < DECORATIONS:
            return f"table.statue_on.{name}: {ITEMS.ids[statue]} is no statue"
        for item in (decoration, statue):
            if item >= 0:
                standing[s.owner[building] * ITEMS.size + item] += 1
    for seat in range(s.setup.seats):
        for item, name in enumerate(ITEMS.ids):
            if s.piles[ORNAMENTS.of(seat, item)] != standing[seat * ITEMS.size + item]:
                where = f"table.ornaments.{SEATS.ids[seat]}.{name}"
                return f"{where}: {standing[seat * ITEMS.size + item]} of it stand on buildings"
    return None


def _wheels(s: Carrara) -> str | None:
    """CAR-10.2: in the advanced game section I shows a decoration and a statue, once the wheels have been laid."""
    laid = s.start >= 0 and not any(isinstance(decision, RotateWheel) for decision in s.agenda)
    if s.advanced and laid and (s.large_wheel not in LARGE_WHEEL or s.small_wheel not in SMALL_WHEEL):
        return "table.large_wheel, table.small_wheel: section I shows a decoration and the statue of a colour"
    return None


def _visit(s: Carrara) -> str | None:
    """CAR-6.1, CAR-10.6: a visit has its space, and each statue space with a pillar its gold statue."""
    for seat in range(s.setup.seats if s.advanced else 0):
        spaces = [space for space in ADVANCED_SPACES if BONUS[space] == STATUE_BONUS]
        if sum(s.piles[COURT.of(seat, space)] for space in spaces) > s.piles[BESIDE.of(seat, GOLD)]:
            return f"table.beside_court.{SEATS.ids[seat]}: a gold statue for each pillar on a statue space"
    if (s.holder < 0) != (s.visited < 0):
        return f"table.holder, table.visited: a visit has both, and the space is one of {', '.join(SPACES.ids)}"
    return None


def _agenda(s: Carrara) -> str | None:
    """Questions in the middle of something need what they are about."""
    for decision in s.agenda:
        if isinstance(decision, ChooseCity | FinishBuilding | Pay) and s.project < 0:
            return "table.project: something is being built, and it isn't said what"
        if isinstance(decision, Pay):
            payable = most_payable(s.colours_held(decision.seat), s.site) if s.site >= 0 else 0
            if not 0 < s.piles[DUE.base] <= payable or not decision.moves(s)[1:]:
                return "table.due, table.site: something is being paid, and it can't be"
        if isinstance(decision, ChoosePlace) and s.piles[LIFTED.of(decision.seat)] == 0:
            return "table.lifted: a place is chosen for a pillar, and none is lifted"
        if isinstance(decision, PutItem) and s.piles[decision.source()] == 0:
            return f"agenda: {ITEMS.ids[decision.item]} is to be put somewhere, and isn't there"
        if isinstance(decision, AnswerVisit) and not is_visited(s, decision.seat):
            return "table.visited: a visit is answered by a seat that has a pillar there"
    return None
