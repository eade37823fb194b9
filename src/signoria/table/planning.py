"""The plan board: moves tried on a copy of the game that the seat could imagine. Nothing here changes a table."""

from dataclasses import dataclass
from random import Random

from signoria.kernel.agenda import CHANCE, OVER, SPECTATOR
from signoria.kernel.chair import Chair
from signoria.kernel.documents import write
from signoria.kernel.errors import SignoriaError
from signoria.kernel.fields import Json
from signoria.kernel.record import Header
from signoria.kernel.referee import Referee, judge
from signoria.kernel.state import State
from signoria.table.errors import Forbidden
from signoria.table.sight import expect_sight
from signoria.table.table import Table

MOST_MOVES = 200


@dataclass(slots=True)
class Tried:
    """A copy of the game and what was tried on it. `wrong` says which of the moves can't be made, and why."""

    referee: Referee
    chance: bool = False
    wrong: dict[str, Json] | None = None


def plan(
    table: Table, person: str, seat: int | None, ply: int, moves: list[str], luck: int, stop_at_chance: bool = False
) -> dict[str, Json]:
    """Where tried moves lead, as the seat sees it. The same luck gives the same copy and the same draws."""
    expect_sight(table, person, seat)
    tried = _try(_copy(table, seat, ply, luck), moves, luck, stop_at_chance)
    referee = tried.referee
    actor = referee.state.actor()
    chair = Chair(referee, seat)
    return {
        "view": chair.view(),
        "asked_seat": actor if actor >= 0 else None,
        "moves": list(Chair(referee, actor).moves()) if actor >= 0 else [],
        "events": list(chair.events()),
        "line": list(chair.line()),
        "chance": tried.chance or actor == CHANCE,
        "wrong": tried.wrong,
    }


def to_think_about(table: Table, person: str, seat: int, ply: int, moves: list[str], luck: int) -> State:
    """The copy on which somebody asks for advice: the seat is asked there, and imagined it could be true."""
    if table.head.house.no_help:
        raise Forbidden("this table is played without help")
    expect_sight(table, person, seat)
    tried = _try(_copy(table, seat, ply, luck), moves, luck, False)
    if tried.wrong is not None:
        raise SignoriaError(str(tried.wrong["message"]))
    state = tried.referee.state
    actor = state.actor()
    if actor < 0:
        raise SignoriaError("nobody is asked there")
    return state.imagine(actor, Random(luck))


def imagined(table: Table, seat: int, luck: int) -> State:
    """What a bot at the seat is given to think about: a game as it could be, for all that the seat knows."""
    return table.referee.state.imagine(seat, Random(luck))


def board(state: State, names: list[str]) -> Referee:
    """A referee over a position, without a seed."""
    header = Header(state.game.id, state.game.edition, state.setup, names, position=write(state))
    return Referee(state.game, header, None)


def _copy(table: Table, seat: int | None, ply: int, luck: int) -> Referee:
    """The game after a ply: the truth once it is over, before that what the seat could imagine."""
    state = table.state_at(ply)
    if not table.over:
        state = state.imagine(SPECTATOR if seat is None else seat, Random(luck))
    return board(state, list(table.referee.record.header.names))


def _try(referee: Referee, moves: list[str], luck: int, stop_at_chance: bool) -> Tried:
    if len(moves) > MOST_MOVES:
        raise SignoriaError(f"a plan has at most {MOST_MOVES} moves")
    tried, rng = Tried(referee), Random(luck)
    _let_chance_play(tried, rng, stop_at_chance)
    for number, notation in enumerate(moves):
        tried.wrong = _wrong(referee.state, number, notation)
        if tried.wrong is not None:
            break
        referee.play(referee.state.actor(), referee.game.moves.parse(notation))
        _let_chance_play(tried, rng, stop_at_chance)
    return tried


def _let_chance_play(tried: Tried, rng: Random, stop: bool) -> None:
    state = tried.referee.state
    while state.actor() == CHANCE and not stop:
        tried.chance = True
        tried.referee.play(CHANCE, state.sample(rng))


def _wrong(state: State, number: int, notation: str) -> dict[str, Json] | None:
    """Why a tried move can't be made, if it can't."""
    actor = state.actor()
    if actor < 0:
        message = "the game is over" if actor == OVER else "chance is due now"
        return {"at": number, "clause": None, "message": message}
    try:
        move = state.game.moves.parse(notation)
    except SignoriaError as fault:
        return {"at": number, "clause": None, "message": str(fault)}
    verdict = judge(state, state.agenda[-1], move)
    return None if verdict.legal else {"at": number, "clause": verdict.clause, "message": verdict.text}
