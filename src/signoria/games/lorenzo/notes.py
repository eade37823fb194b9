"""What the log of Lorenzo tells beside the acts."""

from typing import Final

from signoria.games.lorenzo.box import CARDS, DICE, FACES, LEADERS, MEMBERS, NUMBERS, PERIODS, ROUNDS, SPACES, TILES
from signoria.kernel.domain import SEATS, numbers
from signoria.kernel.events import Note

ROUND_BEGINS: Final = Note("round_begins", {"round": numbers("round", 0, ROUNDS), "period": PERIODS})
ROLLED: Final = Note("rolled", {"die": DICE, "face": FACES})
STANDS_ON: Final = Note("stands_on", {"member": MEMBERS, "space": SPACES})
TAKES: Final = Note("takes", {"seat": SEATS, "card": CARDS})
HARVESTS: Final = Note("harvests", {"seat": SEATS, "number": NUMBERS})
PRODUCES: Final = Note("produces", {"seat": SEATS, "number": NUMBERS})
TURN_LOST: Final = Note("turn_lost", {"seat": SEATS})
TURN_SKIPPED: Final = Note("turn_skipped", {"seat": SEATS})
COPIES: Final = Note("copies", {"seat": SEATS, "leader": LEADERS})
VALUE_SET: Final = Note("value_set", {"seat": SEATS, "member": MEMBERS})
REPORT: Final = Note("vatican_report", {"period": PERIODS})
EXCOMMUNICATION: Final = Note("excommunication", {"seat": SEATS, "tile": TILES})
SUPPORTED: Final = Note("supported", {"seat": SEATS})
GOES_FIRST: Final = Note("goes_first", {"seat": SEATS})
FINAL_SCORING: Final = Note("final_scoring")

NOTES: Final = [
    ROUND_BEGINS,
    ROLLED,
    STANDS_ON,
    TAKES,
    HARVESTS,
    PRODUCES,
    TURN_LOST,
    TURN_SKIPPED,
    COPIES,
    VALUE_SET,
    REPORT,
    EXCOMMUNICATION,
    SUPPORTED,
    GOES_FIRST,
    FINAL_SCORING,
]
