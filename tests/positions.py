"""Positions by document: set up what matters, play in notation, look at what came of it."""

from typing import Any

from signoria.kernel.documents import read, write
from signoria.kernel.events import Event
from signoria.kernel.game import Game
from signoria.kernel.referee import judge_asked
from signoria.kernel.state import State


def position(
    game: Game,
    seats: int,
    agenda: list[dict[str, Any]],
    table: dict[str, Any] | None = None,
    options: dict[str, str] | None = None,
) -> State:
    """A state in which the first entry of the agenda is asked; what the table doesn't name lies in the box's homes."""
    return read(
        game, {"game": game.id, "seats": seats, "options": options or {}, "table": table or {}, "agenda": agenda}
    )


def legal(state: State) -> list[str]:
    """The legal moves in notation."""
    return [state.game.moves.notation(move) for move in state.moves()]


def refusal(state: State, move: str) -> str | None:
    """The clause that forbids a candidate; a move that isn't even asked for is 'not asked'."""
    verdict = judge_asked(state, state.game.moves.parse(move))
    if verdict.legal:
        return None
    return verdict.clause or "not asked"


def play(state: State, *moves: str) -> list[Event]:
    """Plays legal moves of whoever is asked and gives the events."""
    events: list[Event] = []
    for move in moves:
        number = state.game.moves.parse(move)
        verdict = judge_asked(state, number)
        assert verdict.legal, f"{verdict.text}; legal: {legal(state)}"
        state.journal = events
        state.play(number)
        state.journal = None
    return events


def table_of(state: State) -> dict[str, Any]:
    """The table of the state's document."""
    table = write(state)["table"]
    assert isinstance(table, dict)
    return table


def asked(state: State) -> dict[str, Any]:
    """What is asked now, as the document says it."""
    agenda = write(state)["agenda"]
    assert isinstance(agenda, list)
    return agenda[0] if agenda else {}
