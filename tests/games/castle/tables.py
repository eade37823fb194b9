"""Tables of The Castle in the middle of a game, for tests to change."""

from collections import Counter
from typing import Any

from signoria.games.castle import GAME
from signoria.games.castle.box import CARDS, COPIES, CORNERS
from signoria.games.castle.state import Castle
from tests.positions import position

ROLE = {"path": "herald", "tower": "knight", "house": "squire", "court": "merchant"}
ALL_CORNERS = dict.fromkeys(CORNERS.ids, 1)
ALL_CARDS = Counter(dict(zip(CARDS.ids, COPIES, strict=True)))


def castle(
    *agenda: dict[str, Any],
    cards: dict[str, str] | None = None,
    followers: dict[str, str] | None = None,
    stack: dict[str, int] | None = None,
    options: dict[str, str] | None = None,
    **table: Any,
) -> Castle:
    """Whoever lays a card, else seat 1, has its turn on an empty wall with all tokens.

    `cards` and `followers` say where what lies and stands.

    What is drawn follows from the agenda. With a `stack`, all other cards have left the game.
    """
    lying = Counter(card.split(".")[0] for card in (cards or {}).values())
    drawn = {entry["seat"]: {entry["card"]: 1} for entry in agenda[:1] if entry.get("decision") == "lay_card"}
    standing: dict[str, Counter[str]] = {}
    for follower in (followers or {}).values():
        seat, part = follower.split(".")
        standing.setdefault(seat, Counter())[ROLE[part.partition("-")[0]]] += 1
    usual: dict[str, Any] = {
        "active": next(iter(drawn), "1"),
        "cards": cards or {},
        "laid": dict(lying),
        "drawn": drawn,
        "followers": followers or {},
        "standing": {seat: dict(roles) for seat, roles in standing.items()},
        "marker": {"1": 1, "2": 1},
        "on_wall": ALL_CORNERS,
    }
    if stack is not None:
        usual["deck"] = stack
        usual["removed"] = dict(ALL_CARDS - lying - sum(map(Counter, drawn.values()), Counter(stack)))
    state = position(GAME, 2, list(agenda), {**usual, **table}, options)
    assert isinstance(state, Castle)
    return state


def lays(card: str, seat: int = 1) -> dict[str, Any]:
    """The question where a drawn card is laid."""
    return {"decision": "lay_card", "seat": str(seat), "card": card}


def places(cell: str, seat: int = 1) -> dict[str, Any]:
    """The question for a follower on the card that was just laid."""
    return {"decision": "place_follower", "seat": str(seat), "cell": cell}


def asks(decision: str, seat: int, **arguments: Any) -> dict[str, Any]:
    return {"decision": decision, "seat": str(seat), **arguments}


def due(duty: str, **arguments: Any) -> dict[str, Any]:
    """An entry of the agenda that happens by itself."""
    return {"duty": duty, **arguments}


def chance(decision: str, **arguments: Any) -> dict[str, Any]:
    """An entry of the agenda that the world answers."""
    return {"decision": decision, "seat": "chance", **arguments}


DRAWS = chance("draw_card")
THEN_ENDS = due("end_turn")


def points(state: Castle) -> list[int]:
    return [state.points(seat) for seat in range(2)]


def at(first: int, second: int = 0) -> dict[str, dict[str, int]]:
    """So many points of each seat, from paths."""
    return {"1": {"path": first}, "2": {"path": second}}


# Both path start spaces are covered and no path goes on: the crossings E1 and E2 have no place.
NO_PATHS = {"c1": "F1.180", "f9": "F2.0"}
# Six cards that touch nothing, and on each a merchant of seat 1.
SIX_CARDS = {"b2": "G1.0", "d2": "G2.0", "b5": "G3.0", "d5": "G4.0", "f5": "G5.0", "h5": "G6.0"}
SIX_MERCHANTS = dict.fromkeys(SIX_CARDS, "1.court")
