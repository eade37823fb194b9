"""Clocks, computed from the times of entries; nothing here knows what time it is. All times are milliseconds."""

from dataclasses import asdict, dataclass
from typing import Final

from signoria.kernel.errors import SignoriaError, Unreadable
from signoria.kernel.fields import Json, mapping, whole

UNTIMED: Final = "untimed"
PER_MOVE: Final = "per_move"
BANK: Final = "bank"

DAY: Final = 24 * 60 * 60 * 1000
LONGEST: Final = 400 * DAY


@dataclass(frozen=True, slots=True)
class ClockRule:
    """No clock; so long for each turn; or a bank and an increment for each turn."""

    kind: str = UNTIMED
    per_move: int = 0
    bank: int = 0
    increment: int = 0

    def __post_init__(self) -> None:
        if self.kind not in (UNTIMED, PER_MOVE, BANK):
            raise Unreadable("clock", f"{self.kind!r} is no kind of clock", f"{UNTIMED}, {PER_MOVE} or {BANK}")
        if (self.kind == PER_MOVE and self.per_move <= 0) or (self.kind == BANK and self.bank <= 0):
            raise SignoriaError(f"a clock of kind {self.kind} needs some time to begin with")

    def document(self) -> dict[str, Json]:
        return dict(asdict(self))


def read_clock_rule(document: Json) -> ClockRule:
    words = mapping(document, "clock")
    times = {name: whole(words.get(name, 0), f"clock.{name}", 0, LONGEST) for name in ("per_move", "bank", "increment")}
    return ClockRule(str(words.get("kind", UNTIMED)), **times)


class SeatClock:
    """One seat's clock. A new allowance or increment comes only after somebody else acted: undo farms no time."""

    __slots__ = ("fresh", "remaining", "rule", "since")

    def __init__(self, rule: ClockRule) -> None:
        self.rule = rule
        self.remaining = rule.bank
        self.since: int | None = None
        self.fresh = True

    def start(self, at: int) -> None:
        self.since = at
        if self.rule.kind == PER_MOVE and self.fresh:
            self.remaining = self.rule.per_move
            self.fresh = False

    def stop(self, at: int, has_moved: bool) -> None:
        self.remaining = self.left(at)
        self.since = None
        if self.rule.kind == BANK and self.fresh and has_moved:
            self.remaining += self.rule.increment
            self.fresh = False

    def left(self, now: int) -> int:
        if self.since is None:
            return self.remaining
        return max(0, self.remaining - max(0, now - self.since))

    def falls_at(self) -> int | None:
        """When the flag falls, if nothing happens before."""
        return None if self.since is None else self.since + self.remaining


class Clocks:
    """The clocks of a table. Several run at once while several seats are asked."""

    __slots__ = ("_paused_until", "rule", "seats")

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.seats = [SeatClock(rule) for _ in range(seats)]
        self._paused_until = 0

    def run(self, due: set[int], at: int, has_moved: bool) -> None:
        """From now on the clocks of these seats run, and no others."""
        if self.rule.kind == UNTIMED:
            return
        for seat, clock in enumerate(self.seats):
            if clock.since is not None and seat not in due:
                clock.stop(at, has_moved)
            elif clock.since is None and seat in due:
                clock.start(at)

    def acted(self, actor: int) -> None:
        """Somebody acted: for all others the next turn is a new one."""
        for seat, clock in enumerate(self.seats):
            if seat != actor:
                clock.fresh = True

    def pause(self, start: int, end: int) -> None:
        """Nobody could move from start to end: that time costs nobody anything. Reported twice, it counts once."""
        start = max(start, self._paused_until)
        for clock in self.seats:
            if clock.since is not None:
                clock.since += max(0, end - max(start, clock.since))
        self._paused_until = max(end, self._paused_until)

    def shown(self, now: int | None = None) -> list[Json]:
        """For each seat what is left, and until when if the clock runs."""
        if self.rule.kind == UNTIMED:
            return []
        return [
            {"left": clock.remaining if now is None else clock.left(now), "until": clock.falls_at()}
            for clock in self.seats
        ]
