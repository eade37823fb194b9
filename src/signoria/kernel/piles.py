"""A pile is a number with a name: how many of a thing lie in one place. Things move between piles, nothing else."""

from typing import Final

from mypy_extensions import i64

from signoria.kernel.domain import SEATS, Domain
from signoria.kernel.fields import OPEN, OWNER, PRIVATE, UNSEEN

NOWHERE: Final = -1


class Thing:
    """What the box holds: `totals` for each kind, all of which lie in piles at every moment; or something endless."""

    __slots__ = ("by", "endless", "home", "name", "totals")

    def __init__(self, name: str, by: Domain | None, totals: list[int] | None) -> None:
        self.name = name
        self.by = by
        self.endless = totals is None
        self.totals: list[int] = totals if totals is not None else []
        self.home: Group | None = None


class Group:
    """The piles of one name, one for each member of its domains. The first domain of an owned group is the seats."""

    __slots__ = (
        "_every",
        "_stride",
        "base",
        "domains",
        "kinds",
        "name",
        "offset",
        "owned",
        "seen",
        "size",
        "thing",
        "width",
    )

    def __init__(
        self, name: str, offset: int, thing: Thing | None, domains: list[Domain], owned: bool, seen: int
    ) -> None:
        self.name = name
        self.thing = thing
        self.domains = domains
        self.owned = owned
        self.seen = seen
        self.kinds = domains[1] if len(domains) == 2 else None
        self.width: i64 = domains[1].size if len(domains) == 2 else 1
        self.size: i64 = self.width * (domains[0].size if domains else 1)
        self.offset = offset
        self._every: list[int] = []
        self.base: i64 = offset
        self._stride: i64 = self.width

    def lay_behind(self, common: int, block: int) -> None:
        """Puts an owned group into the blocks of the seats."""
        self.base = common + self.offset
        self._stride = block

    def of(self, first: i64 = 0, second: i64 = 0) -> i64:
        return self.base + first * self._stride + second

    def first(self, pile: int) -> int:
        return (pile - self.base) // self._stride

    def second(self, pile: int) -> int:
        return (pile - self.base) % self._stride

    def every(self) -> list[int]:
        """All piles of the group; nobody may change the list."""
        if not self._every:
            members = self.domains[0].size if self.domains else 1
            self._every = [int(self.of(first, second)) for first in range(members) for second in range(self.width)]
        return self._every

    def total(self, piles: list[int], first: i64) -> int:
        """How many lie in all the piles of one member of the first domain."""
        start = self.of(first)
        count: i64 = 0
        for pile in range(start, start + self.width):
            count += piles[pile]
        return count

    def sum(self, piles: list[int]) -> int:
        """How many lie in all piles of a group that nobody owns."""
        count: i64 = 0
        for pile in range(self.base, self.base + self.size):
            count += piles[pile]
        return count

    def key(self, pile: int) -> int:
        """Which kind of its thing a pile holds: an index into the thing's totals."""
        thing = self.thing
        if thing is None or thing.by is None:
            return 0
        return self.first(pile) if self.domains[0] is thing.by else self.second(pile)

    def words(self, pile: int) -> list[str]:
        """The ids of a pile within its group."""
        parts = [self.first(pile), self.second(pile)]
        return [domain.ids[part] for domain, part in zip(self.domains, parts, strict=False)]


class PileTable:
    """All piles of a game. Declared once, in the game's table.py, and then laid out.

    What nobody owns comes first, then a block for each seat: a state needs only the blocks of its own seats.
    """

    __slots__ = ("_block", "_common", "_digested", "group_of", "groups", "home_of", "labels", "things")

    def __init__(self) -> None:
        self.groups: list[Group] = []
        self.things: list[Thing] = []
        self.group_of: list[Group] = []
        self.home_of: list[int] = []
        self.labels: list[str] = []
        self._common = 0
        self._block = 0
        self._digested: list[int] = []

    def thing(self, name: str, totals: list[int] | None, by: Domain | None = None) -> Thing:
        """Declares something of which the box holds so many (of each kind), or of which there is always more."""
        if totals is not None and len(totals) != (by.size if by is not None else 1):
            raise ValueError(f"thing {name} needs one total for each kind")
        thing = Thing(name, by, totals)
        self.things.append(thing)
        return thing

    def group(
        self,
        name: str,
        thing: Thing | None,
        domains: list[Domain],
        *,
        owned: bool = False,
        seen: int = OPEN,
        home: bool = False,
    ) -> Group:
        """Declares piles of a thing, or counters when it is None. What lies nowhere else lies at `home`."""
        if len(domains) > 2 or (owned and (not domains or domains[0] is not SEATS)):
            raise ValueError(f"group {name}: at most two domains, and the first of an owned group is the seats")
        if seen == PRIVATE and not owned:
            raise ValueError(f"group {name} is private, and nobody owns it")
        if thing is not None and thing.by is not None and thing.by not in domains:
            raise ValueError(f"group {name} does not tell the kinds of {thing.name} apart")
        group = Group(name, self._block if owned else self._common, thing, domains, owned, seen)
        self.groups.append(group)
        if owned:
            self._block += group.width
        else:
            self._common += group.size
        if thing is not None and home:
            if thing.endless:
                raise ValueError(f"group {name}: an endless thing has no home; gain and pay make and end it")
            thing.home = group
        return group

    def lay_out(self) -> None:
        """Numbers all piles; called once, after the last declaration."""
        if self.labels:
            raise ValueError("the piles are laid out already")
        size = self.size(SEATS.size)
        self.labels = [""] * size
        self.home_of = [NOWHERE] * size
        self.group_of = self.groups[:1] * size
        for group in self.groups:
            if group.owned:
                group.lay_behind(self._common, self._block)
        for group in self.groups:
            home = group.thing.home if group.thing is not None else None
            for pile in group.every():
                self.group_of[pile] = group
                self.labels[pile] = ".".join([group.name, *group.words(pile)])
                if home is not None:
                    self.home_of[pile] = home.of(group.key(pile))

    def size(self, sides: int) -> int:
        """How many piles a game with so many owners has."""
        return self._common + sides * self._block

    def empty(self, sides: int) -> list[int]:
        return [0] * self.size(sides)

    def digested(self) -> list[int]:
        """The piles that count for a digest, in the order of their labels, so that new groups change no old digest."""
        if not self._digested:
            seen = [pile for pile in range(len(self.labels)) if self.group_of[pile].seen != UNSEEN]
            self._digested = sorted(seen, key=lambda pile: self.labels[pile])
        return self._digested

    def visible(self, pile: int, viewer: int) -> bool:
        """Whether a seat sees what lies in a pile (SPECTATOR for those who only watch)."""
        group = self.group_of[pile]
        return group.seen == OPEN or (group.seen in (OWNER, PRIVATE) and group.first(pile) == viewer)

    def place(self, pile: int, viewer: int) -> str:
        """The label of a pile as far as a viewer may tell it from its neighbours."""
        if self.visible(pile, viewer):
            return self.labels[pile]
        group = self.group_of[pile]
        return f"{group.name}.{group.words(pile)[0]}" if group.owned else group.name
