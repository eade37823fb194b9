"""What a game says in numbers and ids, as sentences: moves for a menu, questions, and the log of what happened."""

from collections.abc import Mapping, Sequence
from typing import Any

from signoria.kernel.domain import SEATS, Domain
from signoria.kernel.game import Game
from signoria.kernel.piles import Group
from signoria.text.words import Words

Document = Mapping[str, Any]


def slug(domain: Domain) -> str:
    """The name of a domain as messages and their variables know it."""
    return domain.name.replace(" ", "_")


class Sentences:
    """Speaks of one game to one listener. `effects` says what members of a domain do, by domain and member."""

    def __init__(
        self,
        words: Words,
        game: Game,
        names: Sequence[str],
        me: int | None = None,
        effects: Mapping[str, Mapping[str, str]] | None = None,
    ) -> None:
        self.words = words
        self.game = game
        self.names = names
        self.me = me
        self.effects = effects or {}
        self._families = {family.name: family for family in game.moves.families}
        self._groups = {group.name: group for group in game.piles.groups}

    def seat(self, seat: str) -> str:
        """The name of a seat; a side behind the seats is the game's own player."""
        place = SEATS.index(seat, "seat")
        return self.names[place] if place < len(self.names) else self.words.say("neutral-player")

    def member(self, domain: Domain, member: str) -> str:
        """The name of a member of a domain; numbers are their own names."""
        if domain is SEATS:
            return self.seat(member)
        return member if is_numeric(domain) else self.words.say(slug(domain), **{slug(domain): member})

    def listing(self, parts: Sequence[str]) -> str:
        """'a', 'a and b', 'a, b and c'."""
        if len(parts) < 2:
            return "".join(parts)
        return self.words.say("list-and", head=", ".join(parts[:-1]), last=parts[-1])

    # Moves and questions.

    def move(self, notation: str, view: Document) -> str:
        """A legal move as a line of a menu."""
        name, *members = notation.split()
        about = self._context(view)
        family = self._families[name]
        for parameter, domain, member in zip(family.parameters, family.domains, members, strict=True):
            about[parameter] = self._argument(domain, member)
            about[f"{parameter}_does"] = self.effects.get(slug(domain), {}).get(member, "")
        return self.words.say(f"move-{name}", **about)

    def question(self, view: Document) -> str:
        """What is being asked, of whom; of nobody when the game is over."""
        asked = view.get("asked")
        if asked is None:
            return self.words.say("over")
        return self.words.say(f"ask-{asked['decision']}", **self._context(view))

    def _context(self, view: Document) -> dict[str, object]:
        """What sentences on a position may speak of: the question's particulars and the fields that hold one value."""
        about: dict[str, object] = {"decision": "none", "step": "none", "after": "none", "seat": "", "me": "no"}
        table = view.get("table") or {}
        about.update({name: value for name, value in table.items() if isinstance(value, str)})
        asked = view.get("asked") or {}
        about.update({name: value for name, value in asked.items() if value is not None})
        if asked.get("seat") is not None:
            about.update(self._person(asked["seat"]))
        return about

    def _person(self, seat: str) -> dict[str, object]:
        return {"seat": self.seat(seat), "me": "yes" if self.me is not None and SEATS.ids[self.me] == seat else "no"}

    def _argument(self, domain: Domain, member: str) -> object:
        """How a message gets a member: numbers as numbers for their plurals, seats by name, others by id."""
        if domain is SEATS:
            return self.seat(member)
        return int(member) if is_numeric(domain) else member

    # The log.

    def log(self, events: Sequence[Document]) -> list[str]:
        """What happened, a sentence each; acts that belong together are one, and what says nothing is left out."""
        lines: list[str] = []
        for event in merged(events):
            sentence = self._event(event)
            if sentence.startswith("(") and lines:
                lines[-1] += f" {sentence}"
            elif sentence:
                lines.append(sentence)
        return lines

    def _event(self, event: Document) -> str:
        about: dict[str, object] = {"me": "no", "seat": ""}
        if "thing" not in event:
            return self._note(event, about)
        about.update(
            {"count": event["count"], "known": "yes" if event["kinds"] else "no", "list": "", "items": "", "points": 0}
        )
        about.update(self._place(event.get("to"), ""))
        about.update(self._place(event.get("from"), "from_"))
        about["from"], about["to"] = (event.get(end, "none").partition(".")[0] for end in ("from", "to"))
        if "seat" in event:
            about.update(self._person(event["seat"]))
        self._kinds(event, about)
        return self.words.say(f"act-{event['event']}-{event['thing']}", **about)

    def _note(self, event: Document, about: dict[str, object]) -> str:
        note = next(note for note in self.game.notes if note.name == event["event"])
        for parameter, domain in zip(note.parameters, note.domains, strict=True):
            member = event[parameter]
            about[parameter] = "none" if member is None else self._argument(domain, member)
        if event.get("seat") is not None:
            about.update(self._person(event["seat"]))
        return self.words.say(f"note-{event['event']}", **about)

    def _place(self, label: str | None, before: str) -> dict[str, object]:
        """The members that a pile's label names beside its seat, under the names of their domains."""
        if label is None:
            return {}
        name, *members = label.split(".")
        group: Group = self._groups[name]
        return {
            before + slug(domain): self._argument(domain, member)
            for domain, member in zip(group.domains, members, strict=False)
            if domain is not SEATS
        }

    def _kinds(self, event: Document, about: dict[str, object]) -> None:
        """What was moved, counted by kind; points, where it was a score."""
        kinds: dict[str, int] = event["kinds"]
        if event["event"] == "score":
            ledger = self.game.ledger
            about["points"] = sum(
                count * ledger.each[ledger.terms.index(kind, "term")] for kind, count in kinds.items()
            )
        counted = f"counted-{event['thing']}"
        if kinds and self.words.knows(counted):
            parts = [self.words.say(counted, kind=kind, count=count) for kind, count in kinds.items()]
            about["list"] = self.listing(parts)
        thing = next((thing for thing in self.game.piles.things if thing.name == event["thing"]), None)
        if thing is not None and thing.by is not None:
            about["items"] = ", ".join(f"{count}× {self.member(thing.by, kind)}" for kind, count in kinds.items())


def is_numeric(domain: Domain) -> bool:
    return all(member.isdigit() for member in domain.ids)


def merged(events: Sequence[Document]) -> list[dict[str, Any]]:
    """Acts that follow each other and differ in nothing but the kind and number of things, as one."""
    found: list[dict[str, Any]] = []
    last: object = None
    for event in events:
        if "thing" not in event:
            found.append(dict(event))
            last = None
            continue
        kind = event.get("kind")
        ends = [_without(event.get(end), kind) for end in ("from", "to")]
        key = (
            event["event"],
            event["thing"],
            event.get("seat"),
            kind is None,
            event["thing"] == "scored" and kind,
            ends,
        )
        if key == last:
            found[-1]["count"] += event["count"]
        else:
            found.append({**event, "kinds": {}})
        if kind is not None:
            kinds = found[-1]["kinds"]
            kinds[kind] = kinds.get(kind, 0) + event["count"]
        last = key
    return found


def _without(label: str | None, kind: object) -> str | None:
    """A pile's label without the kind that lies in it."""
    if label is None or kind is None:
        return label
    return ".".join(part for part in label.split(".") if part != kind)
