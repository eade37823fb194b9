"""A table: referee, seats, clocks and journal. What people and bots may do at it stands in the modules beside."""

from signoria.kernel.agenda import CHANCE, EVERYONE, NOBODY, OVER
from signoria.kernel.documents import digest
from signoria.kernel.errors import Broken, SignoriaError
from signoria.kernel.events import Event
from signoria.kernel.fields import Json
from signoria.kernel.moves import Move
from signoria.kernel.record import Entry
from signoria.kernel.referee import Referee
from signoria.kernel.state import State
from signoria.table import journal
from signoria.table.errors import DamagedTable, Forbidden, Stale
from signoria.table.head import Head
from signoria.table.journal import TABLE, Answer, Call, JournalEntry
from signoria.table.seats import ALWAYS, BOT, NEVER, Seat
from signoria.table.standing import Standing


class Table:
    """Commands check, then play and note what they did. A command that raises has changed nothing of the table."""

    def __init__(self, head: Head) -> None:
        self.head = head
        self.referee: Referee = head.referee()
        self.standing = Standing(head.house, head.record.setup.seats)
        self.entries: list[JournalEntry] = []
        self.events_are_whole = True

    @property
    def over(self) -> bool:
        """Over is over: the last turn is confirmed too, and nothing is undone any more."""
        return self.standing.over

    def asked_seats(self) -> list[int]:
        """The seats that the game asks now; several when the answers are sealed."""
        state = self.referee.state
        seats = range(self.head.record.setup.seats)
        return [seat for seat in seats if state.decision_of(seat) is not None]

    # What is checked before anything is done.

    def expect_holder(self, call: Call, seat: int) -> Seat:
        """Only who holds a seat acts for it."""
        if not 0 <= seat < len(self.standing.seats):
            raise SignoriaError(f"this table has {len(self.standing.seats)} seats, and none is number {seat + 1}")
        if self.head.house.read_only:
            raise Forbidden("this game is only looked at; fork it to play on")
        held = self.standing.seats[seat]
        if not held.held_by(call.person):
            raise Forbidden(f"you don't hold seat {seat + 1}")
        return held

    def expect_ply(self, seat: int, ply: int, seen: int) -> None:
        """The asker knew the game as it is. Others' sealed answers in between change nothing that is asked."""
        standing = self.standing
        since = standing.line[ply:] if 0 <= ply <= standing.ply else None
        undone = 0 < seen < standing.last_undo
        if since is None or undone or any(not made.sealed or made.actor == seat for made in since):
            raise Stale(standing.ply, standing.seq)

    def repeated(self, call: Call, what: str, *kinds: str) -> Answer | None:
        """The answer that was given under the asker's own id, if the wish was carried out before."""
        done = self.standing.done.get(call.key) if call.key else None
        if done is None:
            return None
        if (done.person, done.what) != (call.person, what) or done.kind not in kinds:
            raise Forbidden(f"the id {call.key!r} was used for something else")
        return done.answer

    # What is done, and noted.

    def note(
        self,
        kind: str,
        call: Call,
        body: dict[str, Json] | None = None,
        *,
        made: Entry | None = None,
        what: str = "",
    ) -> Answer:
        """One more entry, carried out on the standing."""
        standing = self.standing
        words = dict(body or {})
        if what and kind != journal.MOVE:
            words["what"] = what
        key = "" if call.key in standing.done else call.key
        at = max(call.at, standing.last_at)
        move = self.referee.game.moves.notation(made.move) if made is not None else ""
        entry = JournalEntry(
            standing.seq + 1,
            at,
            kind,
            call.person,
            key,
            made.actor if made is not None else NOBODY,
            move,
            made.digest if made is not None else "",
            words,
        )
        self._enter(entry)
        return Answer(entry.seq, standing.ply)

    def _enter(self, entry: JournalEntry) -> None:
        self.standing.apply(entry)
        self.entries.append(entry)
        if entry.kind in (journal.OPENED, journal.SEAT):
            for seat, held in enumerate(self.standing.seats):
                if held.name:
                    self.referee.record.header.names[seat] = held.name

    def posture(self, held: int = NOBODY) -> dict[str, Json]:
        """Who is asked now, for an entry. While a turn is held, nobody is, and never where one only looks."""
        looked_at = self.head.house.read_only
        asked: list[Json] = [] if held >= 0 or looked_at else list(self.asked_seats())
        over = (self.referee.over() and held < 0) or looked_at
        return {"asked": asked, "held": held, **({"over": True} if over else {})}

    def carry_out(self, call: Call, actor: int, move: Move, forced: bool = False) -> Answer:
        """Plays a move, or raises Illegal and changes nothing; decides whether the turn is held."""
        state = self.referee.state
        decision = state.decision_of(actor)
        is_sealed = decision is not None and decision.sealed
        before = set(self.asked_seats()) - {actor}
        self.referee.play(actor, move)
        must_confirm = not (before and is_sealed) and self._must_confirm(actor, forced)
        made = self.referee.record.line[-1]
        body = self.posture(actor if must_confirm else NOBODY)
        if made.witness != EVERYONE:
            body["witness"] = made.witness
        for name, holds in (("reveals", made.reveals), ("forced", forced), ("sealed", is_sealed)):
            if holds:
                body[name] = True
        return self.note(journal.MOVE, call, body, made=made)

    def _must_confirm(self, seat: int, forced: bool) -> bool:
        """Whether a turn that just passed on waits for its seat to say so.

        `when_lost`: only if something could still be undone, and what comes next acts at once and ends that. Whether
        a seat with automatic answers has only one is its secret, so it counts as one that acts at once.
        """
        if seat == CHANCE or self.referee.state.decision_of(seat) is not None:
            return False
        rule = self.standing.seats[seat].confirm
        if rule == NEVER or not self.standing.seats[seat].by_people():
            return False
        first = self.standing.first_own(seat) if rule == ALWAYS else self.referee.record.horizon(seat)
        own = self.standing.line[first:]
        if first > self.standing.ply or (forced and all(made.forced for made in own)):
            return False
        return rule == ALWAYS or self._acts_at_once()

    def _acts_at_once(self) -> bool:
        if self.referee.state.actor() in (CHANCE, OVER):
            return True
        seats = (self.standing.seats[seat] for seat in self.asked_seats())
        return any(seat.kind == BOT or seat.answer_forced for seat in seats)

    def proceed(self, at: int) -> None:
        """Lets chance play and gives forced answers, until somebody has to think or to confirm."""
        call = Call(TABLE, at)
        while self.standing.held < 0 and not self.head.house.read_only:
            state = self.referee.state
            if state.actor() == CHANCE:
                seed = self.referee.seed
                if seed is None:
                    raise SignoriaError("chance is due, and this table has no seed")
                self.carry_out(call, CHANCE, seed.outcome(state, self.standing.ply))
                continue
            forced = self._forced()
            if forced is None:
                return
            self.carry_out(call, *forced, forced=True)

    def _forced(self) -> tuple[int, Move] | None:
        """A seat and its only answer that makes sense, or its only legal one where it leaves that to the table."""
        for seat in self.asked_seats():
            held = self.standing.seats[seat]
            decision = self.referee.state.decision_of(seat)
            if held.by_people() and decision is not None:
                only = decision.obvious(self.referee.state)
                if only is None and held.answer_forced:
                    moves = decision.moves(self.referee.state)
                    only = moves[0] if len(moves) == 1 else None
                if only is not None:
                    return seat, only
        return None

    def go_back(self, call: Call, seat: int, to: int, what: str = "") -> Answer:
        """Undoes to a ply; whether that may be was asked before."""
        self.referee.undo(to, seat)
        answer = self.note(journal.UNDO, call, {"to": to, "seat": seat, **self.posture()}, what=what)
        self.proceed(call.at)
        return answer

    def change(self, call: Call, seat: int, to: Seat, what: str = "") -> Answer:
        """Seats somebody. A bot leaves no turn waiting to be confirmed."""
        answer = self.note(journal.SEAT, call, {"seat": seat, "to": to.document()}, what=what)
        if self.standing.held == seat and not to.by_people():
            self.note(journal.CONFIRM, Call(TABLE, call.at), {"seat": seat, **self.posture()})
        self.proceed(call.at)
        return answer

    # What was done elsewhere.

    def catch_up(self, entries: list[JournalEntry]) -> None:
        """Does again what the entries say, with every rule and digest checked."""
        for entry in entries:
            try:
                self._again(entry)
            except (SignoriaError, Broken, AssertionError, KeyError, ValueError) as fault:
                if isinstance(fault, DamagedTable):
                    raise
                raise self._damaged(entry, str(fault)) from fault

    def _again(self, entry: JournalEntry) -> None:
        if entry.seq != self.standing.seq + 1:
            raise self._damaged(entry, f"entry {self.standing.seq + 1} is missing")
        if entry.kind == journal.MOVE:
            self.referee.play(entry.actor, self.referee.game.moves.parse(entry.move))
            reached = self.referee.record.line[-1].digest
            if reached != entry.digest:
                raise self._damaged(entry, f"the digest after {entry.move} is {reached}, not {entry.digest}")
        elif entry.kind == journal.UNDO:
            self.referee.undo(entry.number("to"), entry.number("seat"))
        if "asked" in entry.body:
            posture = self.posture(entry.number("held"))
            if (posture["asked"], "over" in posture) != (entry.body["asked"], entry.flag("over")):
                raise self._damaged(entry, f"seats {posture['asked']} are asked, not {entry.body['asked']}")
        self._enter(entry)

    def _damaged(self, entry: JournalEntry, what: str) -> DamagedTable:
        return DamagedTable(self.head.table, entry.seq, self.standing.ply + (entry.kind == journal.MOVE), what)

    # What happened.

    def state_at(self, ply: int) -> State:
        """A copy of the game as it was after a ply, with all that no seat may know."""
        if not 0 <= ply <= self.standing.ply:
            raise SignoriaError(f"there is no ply {ply}: the game is at ply {self.standing.ply}")
        return self.referee.state.clone() if ply == self.standing.ply else self.referee.at(ply)

    def events(self) -> list[list[Event]]:
        """What happened at each ply; after a quick load found out by playing the line once more."""
        if not self.events_are_whole:
            self.referee.events = retell(self.head.referee().state, self.referee.record.line)
            self.events_are_whole = True
        return self.referee.events


def retell(state: State, line: list[Entry]) -> list[list[Event]]:
    """The events of a line of moves that is known to be sound."""
    told: list[list[Event]] = []
    for entry in line:
        state.bring_up(entry.actor)
        state.journal = []
        state.play(entry.move)
        told.append(state.journal)
    state.journal = None
    return told


def open_table(head: Head, seats: list[Seat]) -> Table:
    """A new table; what chance does first is done."""
    table = Table(head)
    if len(seats) != len(table.standing.seats):
        raise SignoriaError(f"{len(seats)} seats given, and the game has {len(table.standing.seats)}")
    documents: list[Json] = [seat.document() for seat in seats]
    table.note(journal.OPENED, Call(head.owner, head.opened), {"seats": documents, **table.posture()})
    table.proceed(head.opened)
    return table


def open_read_only(head: Head, seats: list[Seat], played: Referee) -> Table:
    """A table that shows a game as it was played elsewhere, undo included."""
    table = Table(head)
    call = Call(head.owner, head.opened)
    documents: list[Json] = [seat.document() for seat in seats]
    table.note(journal.OPENED, call, {"seats": documents, **table.posture()})
    for entry in played.record.entries:
        if entry.undone_to >= 0:
            table.referee.undo(entry.undone_to, entry.actor)
            table.note(journal.UNDO, call, {"to": entry.undone_to, "seat": entry.actor, **table.posture()})
        else:
            table.carry_out(call, entry.actor, entry.move)
    return table


def replay(head: Head, entries: list[JournalEntry]) -> Table:
    """A table from its journal, every move played and checked."""
    table = Table(head)
    table.catch_up(entries)
    return table


def load(head: Head, entries: list[JournalEntry], state: State | None = None, ply: int = 0) -> Table:
    """A table from its journal, quickly: a state known at a ply spares playing what precedes it.

    The digest of the last entry is checked; a state that doesn't lead there is left aside.
    """
    table = Table(head)
    _recall(table, entries)
    line = table.referee.record.line
    expected = line[-1].digest if line else ""
    found = _lead_on(state, line[ply:], expected) if state is not None and ply <= len(line) else None
    if found is None:
        found = _lead_on(table.referee.state, line, expected)
    if found is None:
        seq = entries[-1].seq
        raise DamagedTable(head.table, seq, len(line), "the moves don't lead to the digest that stands there")
    table.referee.state = found
    table.referee.events = [[] for _ in line]
    table.events_are_whole = not line
    return table


def _recall(table: Table, entries: list[JournalEntry]) -> None:
    record, moves = table.referee.record, table.referee.game.moves
    for entry in entries:
        if entry.seq != table.standing.seq + 1:
            raise DamagedTable(
                table.head.table, entry.seq, table.standing.ply, f"entry {table.standing.seq + 1} is missing"
            )
        if entry.kind == journal.MOVE:
            witness = entry.number("witness") if "witness" in entry.body else EVERYONE
            move = moves.parse(entry.move)
            record.add(Entry(entry.actor, move, entry.digest, witness, entry.flag("reveals")))
        elif entry.kind == journal.UNDO:
            record.add(Entry(entry.number("seat"), -1, "", undone_to=entry.number("to")))
        table._enter(entry)


def _lead_on(state: State, line: list[Entry], expected: str) -> State | None:
    """The state after the moves, or nothing when it isn't the one that was noted."""
    try:
        for entry in line:
            state.bring_up(entry.actor)
            state.play(entry.move)
    except Exception:  # a wrong state can fail in any way; what counts is that it isn't used
        return None
    return state if not expected or digest(state) == expected else None
