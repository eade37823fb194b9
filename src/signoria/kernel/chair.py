"""A chair at the table: everything that a seat, or a spectator, may ever learn of a game goes through here.

Every public method is an outlet. The test of non-interference goes over all of them: one that it doesn't know fails it.
"""

from random import Random
from typing import Any

from signoria.kernel.agenda import CHANCE, OVER, SPECTATOR, Decision
from signoria.kernel.domain import SEATS
from signoria.kernel.errors import Illegal, SignoriaError
from signoria.kernel.events import REVEAL
from signoria.kernel.fields import Json
from signoria.kernel.moves import Move
from signoria.kernel.referee import Referee, Verdict, judge
from signoria.kernel.state import State
from signoria.kernel.view import view


class Chair:
    """What one seat sees and does; `seat` None is a spectator, who only sees."""

    def __init__(self, referee: Referee, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < referee.record.header.setup.seats:
            raise SignoriaError(
                f"this game has {referee.record.header.setup.seats} seats, and none is number {seat + 1}"
            )
        self._referee = referee
        self._seat = seat
        self._viewer = SPECTATOR if seat is None else seat

    def seat(self) -> int:
        """The number of the seat; SPECTATOR for who only looks on."""
        return self._viewer

    def view(self) -> dict[str, Json]:
        return view(self._referee.state, self._seat)

    def ply(self) -> int:
        return len(self._referee.record.line)

    def asked(self) -> bool:
        """Whether the game waits for this seat."""
        return self._decision() is not None

    def _decision(self) -> Decision[Any] | None:
        return None if self._seat is None else self._referee.state.decision_of(self._seat)

    def moves(self) -> list[str]:
        """The legal moves in notation, while this seat is asked."""
        decision = self._decision()
        if decision is None:
            return []
        return [self._referee.game.moves.notation(move) for move in decision.moves(self._referee.state)]

    def refusals(self) -> dict[str, str]:
        """What could be thought of now and is forbidden, each with the clause."""
        decision = self._decision()
        if decision is None:
            return {}
        state = self._referee.state
        judged = ((move, decision.refusal(state, move)) for move in decision.candidates(state))
        return {self._referee.game.moves.notation(move): clause for move, clause in judged if clause is not None}

    def why(self, move: str) -> Verdict:
        """Whether a move in notation is legal for this seat now, and if not, why not."""
        number = self._referee.game.moves.parse(move)
        decision = self._decision()
        if decision is None:
            return Verdict(False, None, "you are not asked now")
        return judge(self._referee.state, decision, number)

    def play(self, move: str) -> int:
        """Plays a move in notation, lets chance play, and gives the ply reached."""
        number: Move = self._referee.game.moves.parse(move)
        if self._seat is None:
            raise Illegal("a spectator can't play", None, [])
        self._referee.play(self._seat, number)
        self._referee.let_chance_play()
        return self.ply()

    def imagine(self, rng: Random) -> State:
        """The game as it may be: all that the seat can't know is dealt anew. What bots think in."""
        return self._referee.state.imagine(self._viewer, rng)

    def events(self, since: int = 0) -> list[list[dict[str, Json]]]:
        """What happened at each ply after `since`, as this seat saw it."""
        table = self._referee.game.piles
        return [
            [event.document(table, self._viewer) for event in events if event.verb != REVEAL]
            for events in self._referee.events[since:]
        ]

    def line(self, since: int = 0) -> list[dict[str, Json]]:
        """Who made which move after `since`; chance is nobody, and of a hidden move only its family stands there."""
        line = self._referee.record.line[since:]
        moves = self._referee.game.moves
        return [
            {
                "actor": None if entry.actor == CHANCE else SEATS.ids[entry.actor],
                "move": entry.notation(moves, self._viewer),
            }
            for entry in line
        ]

    def record(self) -> str:
        """The game file as this seat may read it; the whole of it once the game is over."""
        referee = self._referee
        if referee.state.actor() == OVER:
            return referee.text()
        return referee.record.text_for(referee.game.moves, self._viewer)

    def horizon(self) -> int:
        """The ply to which this seat may undo by itself."""
        return self.ply() if self._seat is None else self._referee.record.horizon(self._seat)

    def undo(self, to: int) -> None:
        """Goes back within the horizon."""
        if self._seat is None or not self.horizon() <= to < self.ply():
            raise SignoriaError(f"you can go back to ply {self.horizon()} at the farthest; the game is at {self.ply()}")
        self._referee.undo(to, self._seat)
