"""What happened, one event an act: the log, the animation and the score sheet are made of these."""

from typing import Final

from signoria.kernel.domain import Domain
from signoria.kernel.piles import NOWHERE, PileTable

GAIN: Final = "gain"
PAY: Final = "pay"
TAKE: Final = "take"
PLACE: Final = "place"
RETURN: Final = "return"
TURN: Final = "turn"
ADVANCE: Final = "advance"
SCORE: Final = "score"
REVEAL: Final = "reveal"


class Note:
    """A kind of event that moves no pile: its name and what it speaks of."""

    __slots__ = ("domains", "name", "parameters")

    def __init__(self, name: str, about: dict[str, Domain] | None = None) -> None:
        if len(about or {}) > 2:
            raise ValueError(f"note {name} speaks of more than two things")
        self.name = name
        self.parameters = list(about or {})
        self.domains = list((about or {}).values())


class Event:
    """An act (so many from one pile to another) or a note; numbers inside, names through `document`."""

    __slots__ = ("about", "count", "note", "source", "target", "verb")

    def __init__(
        self, verb: str, source: int, target: int, count: int, note: Note | None = None, about: list[int] | None = None
    ) -> None:
        self.verb = verb
        self.source = source
        self.target = target
        self.count = count
        self.note = note
        self.about = about if about is not None else []

    def document(self, table: PileTable, viewer: int) -> dict[str, object]:
        """The event as a viewer may know it: the kind of a thing that moves out of sight is left out."""
        if self.note is not None:
            words: dict[str, object] = {"event": self.note.name}
            for parameter, domain, value in zip(self.note.parameters, self.note.domains, self.about, strict=False):
                words[parameter] = domain.ids[value] if value >= 0 else None
            return words
        return self._act(table, viewer)

    def _act(self, table: PileTable, viewer: int) -> dict[str, object]:
        ends = [pile for pile in (self.source, self.target) if pile != NOWHERE]
        group = table.group_of[ends[-1]]
        thing = group.thing
        words: dict[str, object] = {
            "event": self.verb,
            "thing": thing.name if thing is not None else group.name,
            "count": self.count,
        }
        seen = any(table.visible(pile, viewer) for pile in ends)
        owners = [table.group_of[pile].words(pile)[0] for pile in ends if table.group_of[pile].owned]
        if owners:
            words["seat"] = owners[-1]
        if seen and thing is not None and thing.by is not None:
            words["kind"] = thing.by.ids[group.key(ends[-1])]
        elif seen and group.kinds is not None:
            words["kind"] = group.kinds.ids[group.second(ends[-1])]
        if self.source != NOWHERE:
            words["from"] = table.labels[self.source] if seen else table.place(self.source, viewer)
        if self.target != NOWHERE:
            words["to"] = table.labels[self.target] if seen else table.place(self.target, viewer)
        return words

    def uncovers(self, table: PileTable, seat: int) -> bool:
        """Whether the act puts something before a seat's eyes that was hidden from it."""
        if self.source == NOWHERE or self.target == NOWHERE:
            return False
        return table.visible(self.target, seat) and not table.visible(self.source, seat)
