"""Tables of Virtù in the middle of a game, for tests to change."""

from collections.abc import Mapping
from typing import Any

from signoria.games.virtu import GAME
from signoria.games.virtu.atlas import CITIES, STARTS, TILE_CITY
from signoria.games.virtu.box import HOUSES, TILES
from signoria.games.virtu.state import Virtu
from signoria.kernel.events import Event
from signoria.kernel.state import State
from tests.positions import position, table_of

# Florence is red, Naples yellow, Venice green, Milan blue, Rome white in the examples of the rulebook.
USUAL = ["florence", "naples", "venice", "milan", "rome"]
CHARACTERS = ["merchant", "envoy", "gonfalonier", "assassin", "counsellor", "podesta", "cardinal", "condottiere"]


def tile_of(city: str, seats: int, houses: list[str]) -> str:
    """The tile of a city; Rome has two."""
    if city == "rome":
        return "tile_rome_sign" if "rome" in houses else "tile_rome_neutral"
    return f"tile_{city}"


def virtu(
    seats: int,
    *agenda: dict[str, Any],
    cities: Mapping[str, str | None] | None = None,
    spent: list[str] | None = None,
    tiles: dict[str, dict[str, int]] | None = None,
    palace: dict[str, str] | None = None,
    agents: dict[str, str] | None = None,
    houses: list[str] | None = None,
    options: dict[str, str] | None = None,
    **table: Any,
) -> State:
    """Year 2 in spring, all tokens in chamber 1, starting cities only, no cards; keywords replace parts of the table.

    `cities` adds cities to seats (None takes one away), `spent` names tiles that lie exhausted, `tiles` other tiles.
    """
    taken = (houses or USUAL)[:seats]
    control: dict[str, str] = {}
    for seat, house in enumerate(taken, 1):
        for city in STARTS[HOUSES.ids.index(house)]:
            control[CITIES.ids[city]] = str(seat)
    for name, owner in (cities or {}).items():
        control.pop(name, None)
        if owner is not None:
            control[name] = owner
    ready: dict[str, dict[str, int]] = {str(seat): {} for seat in range(1, seats + 1)}
    exhausted: dict[str, dict[str, int]] = {str(seat): {} for seat in range(1, seats + 1)}
    for city_name, owner in control.items():
        tile = tile_of(city_name, seats, taken)
        (exhausted if tile in (spent or []) else ready)[owner][tile] = 1
    for owner, more in (tiles or {}).items():
        for tile, count in more.items():
            (exhausted if tile in (spent or []) else ready)[owner][tile] = count
    order = [str(seat) for seat in range(1, seats + 1)]
    usual: dict[str, Any] = {
        "year": 2,
        "season": "spring",
        "on_turn": "1",
        "order": order,
        "track": order,
        "houses": dict(zip(order, taken, strict=True)),
        "token": dict.fromkeys(order, "1"),
        "control": control,
        "tiles": ready,
        "spent_tiles": exhausted,
        "city_track": {seat: min(8, list(control.values()).count(seat)) for seat in order},
        "palace": palace or {},
        "cards": cards_of(palace or {}),
        "agents": agents or {},
        "agents_in_play": {seat: list((agents or {}).values()).count(seat) for seat in order},
    }
    return position(GAME, seats, list(agenda), {**usual, **table}, options)


def cards_of(palace: dict[str, str]) -> dict[str, dict[str, int]]:
    """Whose cards lie in the palaces."""
    found: dict[str, dict[str, int]] = {}
    for place, lying in palace.items():
        own = found.setdefault(place.split(".")[0], {})
        card = lying.split(".")[0]
        own[card] = own.get(card, 0) + 1
    return found


def asks(decision: str, seat: int = 1, **arguments: Any) -> dict[str, Any]:
    """An entry of the agenda that asks a seat."""
    return {"decision": decision, "seat": str(seat), **arguments}


def due(duty: str, **arguments: Any) -> dict[str, Any]:
    """An entry of the agenda that happens by itself."""
    return {"duty": duty, **arguments}


def action(seat: int = 1) -> dict[str, Any]:
    """A seat may perform the action of the chamber where its token is."""
    return asks("take_action", seat)


def token(chamber: int, seats: int = 3, seat: int = 1) -> dict[str, str]:
    """All tokens in chamber 1, but for one seat's."""
    return {**{str(other): "1" for other in range(1, seats + 1)}, str(seat): str(chamber)}


def pile(state: State, name: str, *members: str) -> Any:
    """What the document says of a pile: 0 where nothing lies."""
    found: Any = table_of(state).get(name, {})
    for member in members:
        found = found.get(member, 0) if isinstance(found, dict) else found
    return 0 if found == {} else found


def florins(state: State, seat: int = 1) -> int:
    return int(pile(state, "treasury", str(seat)))


def ready(state: State, tile: str, seat: int = 1) -> bool:
    """Whether a tile lies available in a domain."""
    return bool(pile(state, "tiles", str(seat), tile))


def lying(state: State, place: str) -> str | None:
    """The card at a place, as the document says it."""
    found: Any = table_of(state)["palace"]
    return str(found[place]) if place in found else None


def field(state: State, name: str) -> Any:
    return table_of(state)[name]


def notes(events: list[Event]) -> list[str]:
    """The names of the notes among events."""
    return [event.note.name for event in events if event.note is not None]


def as_virtu(state: State) -> Virtu:
    assert isinstance(state, Virtu)
    return state


def points(state: State, seat: int = 1) -> dict[str, int]:
    """The points of a seat by term."""
    return {term.name: term.points for term in state.scores()[seat - 1].terms}


def city_of(tile: str) -> str:
    return CITIES.ids[TILE_CITY[TILES.ids.index(tile)]]
