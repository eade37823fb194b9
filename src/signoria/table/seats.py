"""Who sits where: a seat waits for somebody, or a person, somebody at a person's screen or a bot has it."""

from dataclasses import asdict, dataclass
from typing import Final

from signoria.kernel.errors import SignoriaError, Unreadable
from signoria.kernel.fields import Json, mapping

OPEN: Final = "open"
PERSON: Final = "person"
HERE: Final = "here"
BOT: Final = "bot"
KINDS: Final = (OPEN, PERSON, HERE, BOT)

ALWAYS: Final = "always"
NEVER: Final = "never"
WHEN_LOST: Final = "when_lost"
CONFIRMATIONS: Final = (ALWAYS, NEVER, WHEN_LOST)

LONGEST_NAME: Final = 40


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat. `person` is who answers for it: its player, or for `here` the one whose screen it is.

    `confirm` says when the end of a turn has to be confirmed, `answer_forced` whether the table gives the answer
    when only one is legal.
    """

    kind: str = OPEN
    person: str = ""
    name: str = ""
    bot: str = ""
    level: str = ""
    confirm: str = NEVER
    answer_forced: bool = False

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise Unreadable("seat", f"{self.kind!r} is no kind of seat", "one of " + ", ".join(KINDS))
        if self.confirm not in CONFIRMATIONS:
            raise Unreadable("seat", f"confirm can't be {self.confirm!r}", "one of " + ", ".join(CONFIRMATIONS))
        if self.by_people() != bool(self.person):
            raise SignoriaError(f"a seat of kind {self.kind} {'needs a' if self.by_people() else 'has no'} person")
        if (self.kind == BOT) != bool(self.bot):
            raise SignoriaError(f"a seat of kind {self.kind} {'needs a' if self.kind == BOT else 'has no'} bot")
        if self.name:
            check_name(self.name)

    def by_people(self) -> bool:
        return self.kind in (PERSON, HERE)

    def held_by(self, person: str) -> bool:
        return self.by_people() and self.person == person

    def document(self) -> dict[str, Json]:
        return {name: value for name, value in asdict(self).items() if value not in ("", False)}

    def shown(self) -> dict[str, Json]:
        """What everybody may know of it: a person's id isn't among that."""
        return {"kind": self.kind, "name": self.name, "bot": self.bot, "level": self.level}


def read_seat(document: Json) -> Seat:
    words = mapping(document, "seat")
    text = {name: str(words.get(name, "")) for name in ("person", "name", "bot", "level")}
    confirm = str(words.get("confirm", NEVER))
    return Seat(str(words.get("kind", OPEN)), **text, confirm=confirm, answer_forced=words.get("answer_forced") is True)


def check_name(name: str) -> None:
    """A name stands in the header of a game file, between bars."""
    if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable() or "|" in name or "#" in name:
        raise SignoriaError(f"{name[:LONGEST_NAME]!r} can't be a name: 1 to {LONGEST_NAME} letters, no | and no #")
