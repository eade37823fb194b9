"""Tables of Rialto in the middle of a game, for tests to change."""

from typing import Any

from signoria.games.rialto import GAME
from signoria.kernel.state import State
from tests.positions import position

DISTRICTS = ["cannaregio", "castello", "san_marco", "santa_croce", "san_polo", "dorsoduro"]


def rialto(
    seats: int, *agenda: dict[str, Any], options: dict[str, str] | None = None, **table: Any
) -> State:
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
