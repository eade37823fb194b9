"""Tables of The Palaces of Carrara in the middle of a game, for tests to change."""

from typing import Any

from signoria.games.carrara import GAME
from signoria.games.carrara.state import Carrara
from signoria.kernel.state import State
from tests.positions import play, position

COLOURS = ["white", "yellow", "red", "green", "blue", "purple"]
CITIES = ["livorno", "pisa", "lucca", "viareggio", "massa", "lerici"]
KINDS = ["palazzo", "biblioteca", "castello", "porta", "cattedrale", "villa"]
DECORATIONS = ["book", "coat_of_arms", "crown", "goblet", "flag", "gate"]
BASE_COURT = ["b1", "b2", "b3", "b4", "b5", "b6"]
ADVANCED_COURT = ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8"]
VARIANTS = ["base", "advanced"]
STATUE_SPACES = ["a1", "a2"]
# Where gold statues lie that have left the court.
GOLDEN = ["ornaments", "stored"]


def carrara(
    seats: int,
    *agenda: dict[str, Any],
    variant: str = "base",
    options: dict[str, str] | None = None,
    boards: dict[str, dict[str, str]] | None = None,
    items: dict[str, list[str]] | None = None,
    **table: Any,
) -> Carrara:
    """Seat 1 began; all pillars stand on their bonus spaces, but where a gold statue is gone; keywords replace parts.

    `boards` says which buildings of a seat stand where, `items` which decoration and statue stand on a building.
    """
    usual: dict[str, Any] = {"start": "1", "court": court(seats, variant)}
    usual |= built(boards or {}) | put_up(boards or {}, items or {})
    if variant == "advanced":
        usual |= {"large_wheel": "book", "small_wheel": "purple"}
        usual["beside_court"] = {}
        for seat in usual["court"]:
            gold = sum(table.get(group, usual.get(group, {})).get(seat, {}).get("gold", 0) for group in GOLDEN)
            usual["beside_court"][seat] = {"gold": 2 - gold}
            for space in STATUE_SPACES[:gold]:
                del usual["court"][seat][space]
    chosen = {"variant": variant, **(options or {})}
    state = position(GAME, seats, list(agenda), {**usual, **table}, chosen)
    assert isinstance(state, Carrara)
    return state


def court(seats: int, variant: str) -> dict[str, dict[str, int]]:
    """CAR-2.10, CAR-10.5: a pillar on every bonus space."""
    spaces = BASE_COURT if variant == "base" else ADVANCED_COURT
    return {str(seat): dict.fromkeys(spaces, 1) for seat in range(1, seats + 1)}


def built(boards: dict[str, dict[str, str]]) -> dict[str, Any]:
    """Buildings on boards, each in its city."""
    table: dict[str, Any] = {"built": {}, "monuments_built": {}, "stands": {}}
    for seat, buildings in boards.items():
        table["stands"] |= buildings
        table["built"][seat] = {name: 1 for name in buildings if not name.endswith("-8")}
        table["monuments_built"][seat] = {name[:-2]: 1 for name in buildings if name.endswith("-8")}
    return table


def put_up(boards: dict[str, dict[str, str]], items: dict[str, list[str]]) -> dict[str, Any]:
    """Decorations and statues on buildings."""
    table: dict[str, Any] = {"decoration_on": {}, "statue_on": {}, "ornaments": {}}
    for building, standing in items.items():
        seat = next(seat for seat, buildings in boards.items() if building in buildings)
        own = table["ornaments"].setdefault(seat, {})
        for item in standing:
            table["decoration_on" if item in DECORATIONS else "statue_on"][building] = item
            own[item] = own.get(item, 0) + 1
    return table


def asks(decision: str, seat: int, **arguments: Any) -> dict[str, Any]:
    """An entry of the agenda that asks a seat."""
    return {"decision": decision, "seat": str(seat), **arguments}


def due(duty: str, **arguments: Any) -> dict[str, Any]:
    """An entry of the agenda that happens by itself."""
    return {"duty": duty, **arguments}


def chance(decision: str, **arguments: Any) -> dict[str, Any]:
    """An entry of the agenda that the world answers."""
    return {"decision": decision, "seat": "chance", **arguments}


def turn(seat: int = 1) -> dict[str, Any]:
    """A turn of a seat, with no visit to answer."""
    return asks("take_turn", seat)


def building(seat: int = 1) -> list[dict[str, Any]]:
    """A building whose city is to be chosen."""
    return [asks("choose_city", seat), due("finish_building", of=str(seat))]


def scoring(seat: int = 1) -> dict[str, Any]:
    """A place for a lifted pillar is to be chosen."""
    return asks("choose_place", seat)


def coins(state: State) -> list[int]:
    assert isinstance(state, Carrara)
    return [state.coins_of(seat) for seat in range(state.setup.seats)]


def blocks(state: State, seat: int = 1) -> dict[str, int]:
    """The blocks of a seat by colour."""
    assert isinstance(state, Carrara)
    held = state.colours_held(seat - 1)
    return {colour: count for colour, count in zip(COLOURS, held, strict=True) if count}


def points(state: State) -> list[int]:
    """The victory points of the seats."""
    return [state.points(seat) for seat in range(state.setup.seats)]


def terms(state: State, seat: int = 1) -> dict[str, int]:
    """What the points of a seat are made of."""
    return {term.name: term.points for term in state.scores()[seat - 1].terms}


def used(seat: int, *places: str) -> dict[str, Any]:
    """Pillars of one seat on scoring places."""
    return {str(seat): dict.fromkeys(places, 1)}


def pay_all(state: State) -> State:
    """The cheapest way, where it is asked."""
    if state.actor() >= 0 and "cheapest" in {state.game.moves.notation(move) for move in state.moves()}:
        play(state, "cheapest")
    return state
