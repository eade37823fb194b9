"""The referee: checks every move, keeps the record, and knows what happened at each ply."""

from typing import Any

from signoria.kernel.agenda import CHANCE, OVER, Clause, Decision
from signoria.kernel.chance import Seed
from signoria.kernel.documents import digest, read, write
from signoria.kernel.domain import SEATS
from signoria.kernel.errors import Illegal, SignoriaError
from signoria.kernel.events import REVEAL, Event
from signoria.kernel.fields import Json
from signoria.kernel.game import Game
from signoria.kernel.moves import Move
from signoria.kernel.record import Entry, Header, Record
from signoria.kernel.rulebook import sentence
from signoria.kernel.setup import Setup
from signoria.kernel.state import State


class Verdict:
    """Whether a move is legal; if not, the clause in the way or a sentence on why it isn't asked."""

    __slots__ = ("clause", "legal", "text")

    def __init__(self, legal: bool, clause: Clause | None, text: str) -> None:
        self.legal = legal
        self.clause = clause
        self.text = text


class Referee:
    """One game: the true state, its record and its events. Only `Chair` shows any of it to a person or a bot."""

    def __init__(self, game: Game, header: Header, seed: Seed | None) -> None:
        self.game = game
        self.record = Record(header)
        self.seed = seed
        self.events: list[list[Event]] = []
        self.state = self._first()

    def _first(self) -> State:
        header = self.record.header
        if header.position is not None:
            return read(self.game, header.position)
        return self.game.new(header.setup)

    def play(self, actor: int, move: Move) -> list[Event]:
        """Plays a move of a seat or of chance, or raises Illegal and changes nothing."""
        state = self.state
        decision = state.decision_of(actor)
        if decision is None:
            raise Illegal(self._whose_turn(actor), None, [])
        verdict = judge(state, decision, move)
        if not verdict.legal:
            legal = [self.game.moves.notation(other) for other in decision.moves(state)]
            raise Illegal(verdict.text, verdict.clause, legal)
        state.bring_up(actor)
        return self._carry_out(move)

    def _carry_out(self, move: Move) -> list[Event]:
        state = self.state
        decision = state.agenda[-1]
        events: list[Event] = []
        state.journal = events
        state.play(move)
        state.journal = None
        table = self.game.piles
        reveals = any(event.verb == REVEAL or event.uncovers(table, decision.seat) for event in events)
        self.events.append(events)
        self.record.add(Entry(decision.seat, move, digest(state), decision.witness, reveals))
        return events

    def let_chance_play(self) -> int:
        """Plays all chance that is due by the seed; gives the number of its moves."""
        count = 0
        while self.state.actor() == CHANCE:
            if self.seed is None:
                raise SignoriaError("chance is due, and this game has no seed: its outcome has to be given")
            self._carry_out(self.seed.outcome(self.state, len(self.record.line)))
            count += 1
        return count

    def undo(self, to: int, by: int) -> None:
        """Goes back to the state after a ply. Whether a seat may is asked of `Record.horizon` or of the others."""
        if not 0 <= to < len(self.record.line):
            raise SignoriaError(f"can't go back to ply {to}: the game is at ply {len(self.record.line)}")
        self.record.add(Entry(by, -1, "", undone_to=to))
        self.state = self.at(to)
        del self.events[to:]

    def forget_last(self) -> None:
        """Takes back a move that was never rightly made: it leaves no trace in the record."""
        self.record.forget_last()
        self.state = self.at(len(self.record.line))
        self.events.pop()

    def at(self, ply: int) -> State:
        """The state after a ply of the line."""
        state = self._first()
        for entry in self.record.line[:ply]:
            state.bring_up(entry.actor)
            state.play(entry.move)
        return state

    def over(self) -> bool:
        return self.state.actor() == OVER

    def document(self) -> dict[str, Json]:
        return write(self.state)

    def text(self) -> str:
        """The game file."""
        return self.record.text(self.game.moves, self.over())

    def _whose_turn(self, actor: int) -> str:
        due = self.state.actor()
        if due == OVER:
            return "the game is over"
        asked = "chance" if due == CHANCE else f"seat {SEATS.ids[due]}"
        asking = "chance" if actor == CHANCE else f"seat {SEATS.ids[actor]}"
        return f"{asked} is asked now, not {asking}"


def begin(game: Game, setup: Setup, names: list[str], seed: Seed | None = None, position: Json = None) -> Referee:
    """A new game. With a seed its commitment goes into the record at once, and the seed itself at the end."""
    if len(names) != setup.seats:
        raise SignoriaError(f"{len(names)} names for {setup.seats} seats")
    header = Header(
        game.id,
        game.edition,
        setup,
        names,
        seed.commitment() if seed is not None else None,
        seed.text if seed is not None else None,
        position,
    )
    return Referee(game, header, seed)


def judge(state: State, decision: Decision[Any], move: Move) -> Verdict:
    """The one answer to whether a move answers a decision, and why not."""
    notation = state.game.moves.notation(move)
    if move not in decision.candidates(state):
        return Verdict(False, None, f"{notation} is not among what is asked now")
    clause = decision.refusal(state, move)
    if clause is None:
        return Verdict(True, None, f"{notation} is legal")
    return Verdict(False, clause, f"{notation}: {clause} {sentence(state.game.id, clause)}".rstrip())


def judge_asked(state: State, move: Move) -> Verdict:
    """Whether a move answers the question on top."""
    if not state.agenda:
        return Verdict(False, None, "the game is over")
    return judge(state, state.agenda[-1], move)
