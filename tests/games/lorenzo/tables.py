"""Tables of Lorenzo in the middle of a game, for tests to change."""

from typing import Any

from signoria.games.lorenzo import GAME
from signoria.games.lorenzo.box import CURRENCIES, GOODS
from signoria.games.lorenzo.table import PURSE
from signoria.kernel.state import State
from tests.positions import play, position, table_of

DICE = {"white": "3", "black": "4", "orange": "5"}
RICH = dict.fromkeys(GOODS.ids, 9) | {"servant": 20, "military": 20}


def lorenzo(seats: int, *agenda: dict[str, Any], variant: str = "base", **table: Any) -> State:
    """Round 1, turn order 1, 2, 3, 4, dice 3, 4 and 5, nobody owning anything; keywords replace parts of the table.

    `floors` says which cards lie where, `stands` where members stand; the piles that belong to them are added.
    """
    order = [str(seat) for seat in range(1, seats + 1)]
    tiles = {seat: {"P0" if variant == "base" else f"P{seat}": 1} for seat in order}
    usual: dict[str, Any] = {
        "round": 1,
        "order": order,
        "dice": DICE,
        "tiles": {"X11": 1, "X21": 1, "X31": 1},
        "own_bonus_tile": tiles,
    }
    whole = {**usual, **table}
    whole["laid_out"] = dict.fromkeys([*whole.get("floors", {}).values(), *whole.get("laid_out", [])], 1)
    for piece, space in whole.get("stands", {}).items():
        seat, _, member = piece.partition(".")
        whole.setdefault(f"{member}_placed", {})[seat] = 1
        whole.setdefault(f"{member}_member", dict.fromkeys(order, 1))[seat] = 0
        if space == "council_palace":
            whole.setdefault("council", []).append(piece)
    return position(GAME, seats, list(agenda), whole, {"variant": variant})


def asks(decision: str, seat: int, **arguments: Any) -> dict[str, Any]:
    """An entry of the agenda that asks a seat."""
    return {"decision": decision, "seat": str(seat), **arguments}


def due(duty: str, **arguments: Any) -> dict[str, Any]:
    """An entry of the agenda that happens by itself."""
    return {"duty": duty, **arguments}


def chance(decision: str, **arguments: Any) -> dict[str, Any]:
    """An entry of the agenda that the world answers."""
    return {"decision": decision, "seat": "chance", **arguments}


TURN = asks("take_turn", 1)


def turn(seats: int = 2, variant: str = "base", **table: Any) -> State:
    """Seat 1 has a turn, and nobody after it."""
    return lorenzo(seats, TURN, variant=variant, **table)


def cards(*held: str) -> dict[str, dict[str, int]]:
    """Cards that seat 1 has taken."""
    return {"1": dict.fromkeys(held, 1)}


def mine(**goods: int) -> dict[str, dict[str, int]]:
    """Goods of seat 1."""
    return {"1": goods}


def excommunicated(tile: str) -> dict[str, Any]:
    """Seat 1 has its cube on a tile, which is the one of its period."""
    tiles: dict[str, int] = {"X11": 1, "X21": 1, "X31": 1}
    del tiles[f"X{tile[1]}1"]
    return {"tiles": {**tiles, tile: 1}, "excommunicated": {"1": {tile[1]: 1}}}


def goods(state: State, seat: int = 1) -> dict[str, int]:
    """What a seat has; what it has not is left out."""
    found = {good: state.piles[PURSE.of(seat - 1, place)] for place, good in enumerate(GOODS.ids)}
    return {good: count for good, count in found.items() if count}


def points(state: State) -> list[int]:
    """The victory points of the seats."""
    return [state.points(seat) for seat in range(state.setup.seats)]


def terms(state: State, seat: int = 1) -> dict[str, int]:
    """What the points of a seat are made of."""
    return {term.name: term.points for term in state.scores()[seat - 1].terms}


def wealth(state: State, seat: int = 1) -> dict[str, int]:
    """What a seat has, its victory points with it."""
    return {**goods(state, seat), **({"vp": state.points(seat - 1)} if state.points(seat - 1) else {})}


def gained(state: State, *moves: str) -> dict[str, int]:
    """What seat 1 has more or less after some moves."""
    before = wealth(state)
    play(state, *moves)
    after = wealth(state)
    changes = {currency: after.get(currency, 0) - before.get(currency, 0) for currency in CURRENCIES.ids}
    return {currency: change for currency, change in changes.items() if change}


def owns(state: State, card: str, seat: int = 1) -> bool:
    held: dict[str, Any] = table_of(state).get("cards", {})
    return bool(held.get(str(seat), {}).get(card, 0))
