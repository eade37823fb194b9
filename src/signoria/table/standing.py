"""How a table stands: what the entries of its journal add up to, apart from the game itself."""

from dataclasses import dataclass, field

from signoria.kernel.agenda import NOBODY
from signoria.table import journal
from signoria.table.clock import Clocks
from signoria.table.head import HouseRules
from signoria.table.journal import JournalEntry
from signoria.table.seats import BOT, OPEN, Seat, read_seat


@dataclass(slots=True)
class Ply:
    """One move of the line, as far as the table has to know it."""

    actor: int
    forced: bool
    sealed: bool
    seq: int


@dataclass(slots=True)
class Wish:
    """A request to go back that waits for the others' consent."""

    seat: int
    person: str
    to: int
    agreed: set[str] = field(default_factory=set)


@dataclass(slots=True)
class Lease:
    """The worker that may answer for a bot's seat, until when, and for how long at a time."""

    worker: str
    until: int
    length: int


@dataclass(frozen=True, slots=True)
class Done:
    """A wish that was carried out under its asker's own id."""

    person: str
    kind: str
    what: str
    answer: journal.Answer


class Standing:
    """Entries go in one after the other; nothing else changes it."""

    def __init__(self, house: HouseRules, seats: int) -> None:
        self.seats: list[Seat] = [Seat()] * seats
        self.clocks = Clocks(house.clock, seats)
        self.seq = 0
        self.last_at = 0
        self.line: list[Ply] = []
        self.asked: list[int] = []
        self.held = NOBODY
        self.over = False
        self.last_undo = 0
        self.wish: Wish | None = None
        self.leases: dict[int, Lease] = {}
        self.flagged: set[int] = set()
        self.to_hand_over: set[int] = set()
        self.sat: list[set[str]] = [set() for _ in range(seats)]
        self.done: dict[str, Done] = {}

    @property
    def ply(self) -> int:
        return len(self.line)

    def persons(self) -> set[str]:
        """All who hold a seat."""
        return {seat.person for seat in self.seats if seat.by_people()}

    def begun(self) -> bool:
        """Whether any seat has made a move."""
        return any(ply.actor >= 0 for ply in self.line)

    def first_own(self, seat: int) -> int:
        """The ply at which the seat's unbroken run of moves at the end of the line began."""
        ply = self.ply
        while ply > 0 and self.line[ply - 1].actor == seat:
            ply -= 1
        return ply

    def apply(self, entry: JournalEntry) -> None:
        self.seq = entry.seq
        self.last_at = entry.at
        match entry.kind:
            case journal.OPENED:
                seats = entry.body["seats"]
                assert isinstance(seats, list)
                for number, document in enumerate(seats):
                    self._sit(number, read_seat(document))
            case journal.MOVE:
                self._move(entry)
            case journal.UNDO:
                del self.line[entry.number("to") :]
                self.last_undo = entry.seq
                self.wish = None
            case journal.SEAT:
                self._sit(entry.number("seat"), read_seat(entry.body["to"]))
            case journal.LEASE:
                length = entry.number("length")
                self.leases[entry.number("seat")] = Lease(entry.person, entry.at + length, length)
            case journal.PAUSE:
                self.clocks.pause(entry.number("start"), entry.number("end"))
            case journal.FLAG:
                self.flagged.add(entry.number("seat"))
                if entry.flag("to_hand_over"):
                    self.to_hand_over.add(entry.number("seat"))
            case journal.UNDO_ASKED | journal.UNDO_AGREED | journal.UNDO_DECLINED:
                self._consent(entry)
        self._take_posture(entry)
        if entry.key:
            what = entry.move if entry.kind == journal.MOVE else str(entry.body.get("what", ""))
            answer = journal.Answer(entry.seq, self.ply)
            self.done[entry.key] = Done(entry.person, entry.kind, what, answer)

    def _move(self, entry: JournalEntry) -> None:
        self.line.append(Ply(entry.actor, entry.flag("forced"), entry.flag("sealed"), entry.seq))
        self.wish = None
        self.flagged.discard(entry.actor)
        self.to_hand_over.discard(entry.actor)
        self.clocks.acted(entry.actor)
        lease = self.leases.get(entry.actor)
        if lease is not None:
            lease.until = max(lease.until, entry.at + lease.length)

    def _sit(self, number: int, seat: Seat) -> None:
        if seat.person != self.seats[number].person or seat.kind != self.seats[number].kind:
            self.leases.pop(number, None)
            self.to_hand_over.discard(number)
        if seat.by_people():
            self.sat[number].add(seat.person)
        self.seats[number] = seat

    def _consent(self, entry: JournalEntry) -> None:
        if entry.kind == journal.UNDO_ASKED:
            self.wish = Wish(entry.number("seat"), entry.person, entry.number("to"))
        elif entry.kind == journal.UNDO_DECLINED:
            self.wish = None
        elif self.wish is not None:
            self.wish.agreed.add(entry.person)

    def _take_posture(self, entry: JournalEntry) -> None:
        """Who is asked after the entry. It stands in the entries that can change it, so no rules are needed here."""
        if "asked" in entry.body:
            self.asked = entry.seats("asked")
            self.held = entry.number("held")
            self.over = entry.flag("over")
        has_moved = entry.kind in (journal.MOVE, journal.CONFIRM)
        self.clocks.run(self.timed(), entry.at, has_moved)

    def timed(self) -> set[int]:
        """The seats whose clocks run: nobody's while a seat is still empty, and never a bot's."""
        if self.over or any(seat.kind == OPEN for seat in self.seats):
            return set()
        due = {self.held} if self.held >= 0 else set(self.asked)
        return {seat for seat in due if self.seats[seat].kind != BOT}
