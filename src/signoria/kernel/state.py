"""The state of a game: piles, a few fields, and the agenda. The acts here are the only ways in which things move."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from signoria.kernel.agenda import NOBODY, OVER, Decision
from signoria.kernel.domain import SEATS
from signoria.kernel.errors import Broken
from signoria.kernel.events import ADVANCE, GAIN, PAY, PLACE, RETURN, REVEAL, SCORE, TAKE, TURN, Event, Note
from signoria.kernel.moves import Move
from signoria.kernel.piles import NOWHERE, Group, Thing
from signoria.kernel.scores import Score
from signoria.kernel.setup import Setup

if TYPE_CHECKING:
    from random import Random

    from signoria.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table and what is being asked. `piles` is indexed by the game's pile groups."""

    def __init__(self, game: "Game", setup: Setup, piles: list[int], agenda: list[Decision[Any]]) -> None:
        self.game = game
        self.setup = setup
        self.piles = piles
        self.agenda = agenda
        self.journal: list[Event] | None = None

    def clone(self) -> "State":
        """A copy that shares nothing that can change; the copy has no journal."""
        raise NotImplementedError

    def imagine(self, seat: int, rng: "Random") -> "State":
        """A clone in which all that the seat can't know is dealt anew."""
        raise NotImplementedError

    def box(self, thing: str, kind: int, total: int) -> int:
        """How many of a thing's kind this very game has in the box."""
        return total

    def held(self, thing: Thing, kind: int) -> int:
        """How many of a thing's kind lie on this table; what belongs to a seat that nobody has stays in the box."""
        if thing.by is SEATS and kind >= self.game.sides(self.setup):
            return 0
        return self.box(thing.name, kind, thing.totals[kind])

    def ranking(self) -> list[int]:
        """The place of each seat, from 1."""
        raise NotImplementedError

    def scores(self) -> list[Score]:
        return [self.game.ledger.score(self.piles, seat) for seat in range(self.setup.seats)]

    def points(self, seat: int) -> int:
        return self.game.ledger.points(self.piles, seat)

    # What is asked.

    def actor(self) -> int:
        """Whose answer the game waits for: a seat, CHANCE or OVER."""
        agenda = self.agenda
        return agenda[-1].seat if agenda else OVER

    def decision_of(self, seat: int) -> Decision[Any] | None:
        """What a seat is asked now: the question on top, or a sealed one under none but sealed ones."""
        place = self._question(seat)
        return None if place < 0 else self.agenda[place]

    def bring_up(self, seat: int) -> None:
        """Puts what a seat is asked now on top."""
        place = self._question(seat)
        if place >= 0:
            self.agenda.append(self.agenda.pop(place))

    def _question(self, seat: int) -> int:
        top = len(self.agenda) - 1
        for place in range(top, -1, -1):
            decision = self.agenda[place]
            if place < top and not decision.sealed:
                break
            if decision.seat == seat:
                return place
            if not decision.sealed:
                break
        return -1

    def moves(self) -> list[Move]:
        return self.agenda[-1].moves(self)

    def weights(self) -> list[int]:
        return self.agenda[-1].weights(self)

    def play(self, move: Move) -> None:
        """Plays a move that the caller knows to be legal."""
        self.agenda.pop().play(self, move)
        self.settle()

    def settle(self) -> None:
        """Runs the duties that are due, until a question or the end."""
        agenda = self.agenda
        while agenda:
            decision = agenda[-1]
            if decision.seat != NOBODY:
                return
            agenda.pop()
            decision.run(self)

    def ask(self, decision: Decision[Any]) -> None:
        """Puts a decision or a duty on top of the agenda: it comes before all that is there."""
        self.agenda.append(decision)

    def ask_all(self, decisions: list[Decision[Any]]) -> None:
        """Puts several on the agenda; the first given is asked first."""
        self.agenda.extend(decisions[::-1])

    def sample(self, rng: "Random") -> Move:
        """An outcome of the chance that is due, by its weights."""
        return self.agenda[-1].sample(self, rng)

    # Acts.

    def gain(self, pile: i64, count: i64 = 1) -> None:
        """From where the thing is at home (a supply, a deck) to a pile."""
        self._carry(GAIN, self.game.piles.home_of[pile], pile, count)

    def pay(self, pile: i64, count: i64 = 1) -> None:
        """From a pile to where the thing is at home."""
        self._carry(PAY, pile, self.game.piles.home_of[pile], count)

    def take(self, source: i64, target: i64, count: i64 = 1) -> None:
        """From the middle to a seat."""
        self._carry(TAKE, source, target, count)

    def place(self, source: i64, target: i64, count: i64 = 1) -> None:
        """From a seat to the board."""
        self._carry(PLACE, source, target, count)

    def put_back(self, source: i64, target: i64, count: i64 = 1) -> None:
        """From the board or a seat to where it came from."""
        self._carry(RETURN, source, target, count)

    def turn(self, source: i64, target: i64, count: i64 = 1) -> None:
        """A thing stays where it is and changes its side or condition."""
        self._carry(TURN, source, target, count)

    def gather(self, group: Group) -> None:
        """Everything of a group goes home unseen and untold: a note of the game's says that it happened."""
        piles = self.piles
        homes = self.game.piles.home_of
        for pile in group.every():
            count = piles[pile] if pile < len(piles) else 0
            if count > 0:
                piles[pile] = 0
                if homes[pile] == NOWHERE:
                    self._check_endless(PAY, pile, NOWHERE, count)
                else:
                    piles[homes[pile]] += count

    def advance(self, counter: int, count: int) -> None:
        """Moves a marker that counts something."""
        self.piles[counter] = self.piles[counter] + count
        if self.journal is not None:
            self.journal.append(Event(ADVANCE, NOWHERE, counter, count))

    def score(self, seat: int, term: int, times: int = 1) -> None:
        """Scores a term of the game's ledger."""
        if times == 0:
            return
        counter = self.game.ledger.group.of(seat, term)
        self.piles[counter] = self.piles[counter] + times
        if self.journal is not None:
            self.journal.append(Event(SCORE, NOWHERE, counter, times))

    def tell(self, note: Note, first: int = 0, second: int = 0) -> None:
        """For the log and the animation; does nothing when nobody listens."""
        if self.journal is not None:
            self.journal.append(Event("", NOWHERE, NOWHERE, 0, note, [first, second]))

    def reveal(self) -> None:
        """Marks that something hidden has become public, so that no undo may go behind this move."""
        if self.journal is not None:
            self.journal.append(Event(REVEAL, NOWHERE, NOWHERE, 0))

    def _carry(self, verb: str, source: i64, target: i64, count: i64) -> None:
        piles = self.piles
        if count < 0 or source == NOWHERE or target == NOWHERE:
            self._check_endless(verb, source, target, count)
        if source != NOWHERE:
            left = piles[source] - count
            if left < 0:
                raise Broken(f"{verb} {count} from {self.game.piles.labels[source]}: there are {piles[source]}")
            piles[source] = left
        if target != NOWHERE:
            piles[target] = piles[target] + count
        if self.journal is not None and count:
            self.journal.append(Event(verb, source, target, count))

    def _check_endless(self, verb: str, source: int, target: int, count: int) -> None:
        """Only an endless thing comes from nowhere and goes there; nothing moves backwards."""
        table = self.game.piles
        pile = target if source == NOWHERE else source
        thing = table.group_of[pile].thing
        if count < 0 or thing is None or not thing.endless:
            raise Broken(f"{verb} {count} at {table.labels[pile]}: that can't be")
