"""Tables of Rialto in the middle of a game, for tests to change."""

from typing import Any

from signoria.games.rialto import GAME
from signoria.kernel.state import State
from tests.positions import position

DISTRICTS = ["cannaregio", "castello", "san_marco", "santa_croce", "san_polo", "dorsoduro"]
CARDS = ["doge", "gold", "building", "bridge", "gondola", "councillor", "joker"]


def rialto(seats: int, *agenda: dict[str, Any], options: dict[str, str] | None = None, **table: Any) -> State:
    """Round 1 in Cannaregio, seat 1 ahead of 2 of 3, nobody owning anything; keywords replace parts of the table."""
    order = [str(seat) for seat in range(1, seats + 1)]
    if (options or {}).get("variant") == "neutral":
        order.append(str(seats + 1))
    usual: dict[str, Any] = {"round": 1, "round_tokens": DISTRICTS, "seating": order, "doge": order, "leader": "1"}
    return position(GAME, seats, list(agenda), {**usual, **table}, options)


def asks(decision: str, seat: int, **arguments: Any) -> dict[str, Any]:
    """An entry of the agenda that asks a seat."""
    return {"decision": decision, "seat": str(seat), **arguments}


def due(duty: str, **arguments: Any) -> dict[str, Any]:
    """An entry of the agenda that happens by itself."""
    return {"duty": duty, **arguments}


def chance(decision: str, **arguments: Any) -> dict[str, Any]:
    """An entry of the agenda that the world answers."""
    return {"decision": decision, "seat": "chance", **arguments}


def all_cards_but(**left: int) -> dict[str, int]:
    """The other cards of the box; where they lie somewhere, these are all that is left for the rest of the table."""
    return {card: 11 - left.get(card, 0) for card in CARDS}


def points(state: State) -> list[int]:
    """The victory points of the seats."""
    return [state.points(seat) for seat in range(state.setup.seats)]


def bridges_on(laid: dict[str, str]) -> dict[str, Any]:
    """Bridges on connections, each with the district that its higher end touches: {"a-b": "bridge_34.b"}."""
    return {"bridges": laid, "laid_bridges": {token.split(".")[0]: 1 for token in laid.values()}}
