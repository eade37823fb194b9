"""What is agreed before a table opens and never changes: the game, its options and the house rules of the table."""

from dataclasses import dataclass, field
from typing import Final

from signoria.kernel.chance import Seed
from signoria.kernel.errors import Unreadable
from signoria.kernel.fields import Json, listing, mapping, whole
from signoria.kernel.game import Game
from signoria.kernel.record import Header
from signoria.kernel.referee import Referee
from signoria.kernel.registry import find
from signoria.kernel.setup import Setup, read_setup
from signoria.table.clock import ClockRule, read_clock_rule

MARK: Final = "mark"
STAND_IN: Final = "stand_in"
HAND_OVER: Final = "hand_over"
FLAG_FALLS: Final = (MARK, STAND_IN, HAND_OVER)


@dataclass(frozen=True, slots=True)
class HouseRules:
    """How a table is run.

    `at_flag_fall`: only a mark, a bot stands in, or the seat may be handed over. `listed`: whoever finds the table in
    the hall may take an open seat; otherwise it takes a link. `read_only`: a game that was played elsewhere and is
    only looked at; it counts as over wherever it ends.
    """

    clock: ClockRule = field(default_factory=ClockRule)
    at_flag_fall: str = MARK
    stand_in: str = "random"
    stand_in_level: str = ""
    no_help: bool = False
    spectators: bool = True
    listed: bool = False
    read_only: bool = False

    def __post_init__(self) -> None:
        if self.at_flag_fall not in FLAG_FALLS:
            what = f"{self.at_flag_fall!r} can't happen at flag fall"
            raise Unreadable("house rules", what, "one of " + ", ".join(FLAG_FALLS))

    def document(self) -> dict[str, Json]:
        return {
            "clock": self.clock.document(),
            "at_flag_fall": self.at_flag_fall,
            "stand_in": self.stand_in,
            "stand_in_level": self.stand_in_level,
            "no_help": self.no_help,
            "spectators": self.spectators,
            "listed": self.listed,
            **({"read_only": True} if self.read_only else {}),
        }


def read_house_rules(document: Json) -> HouseRules:
    words = mapping(document, "house rules")
    return HouseRules(
        read_clock_rule(words.get("clock", {})),
        str(words.get("at_flag_fall", MARK)),
        str(words.get("stand_in", "random")),
        str(words.get("stand_in_level", "")),
        words.get("no_help") is True,
        words.get("spectators", True) is True,
        words.get("listed") is True,
        words.get("read_only") is True,
    )


@dataclass(frozen=True, slots=True)
class Head:
    """The table's name, whose it is, when it opened, the header of its record and its house rules."""

    table: str
    owner: str
    opened: int
    record: Header
    house: HouseRules

    def game(self) -> Game:
        return find(self.record.game)

    def referee(self) -> Referee:
        """A referee with nothing played. It has a header of its own: names change as people come and go."""
        own = self.record
        names = list(own.names)
        header = Header(own.game, own.edition, own.setup, names, own.commitment, own.seed, own.position)
        return Referee(self.game(), header, Seed(own.seed) if own.seed is not None else None)

    def document(self) -> dict[str, Json]:
        """The whole of it, the seed too: for the store, never for a person."""
        own = self.record
        return {
            "table": self.table,
            "owner": self.owner,
            "opened": self.opened,
            "game": own.game,
            "edition": own.edition,
            **own.setup.document(),
            "names": list(own.names),
            "commitment": own.commitment,
            "seed": own.seed,
            "position": own.position,
            "house": self.house.document(),
        }


def read_head(document: Json) -> Head:
    words = mapping(document, "head")
    game = find(str(words.get("game")))
    setup = read_setup(words, game.version, game.options)
    names = [str(name) for name in listing(words.get("names"), "names")]
    commitment, seed = words.get("commitment"), words.get("seed")
    record = Header(
        game.id,
        str(words.get("edition", game.edition)),
        game.setup(setup.seats, dict(setup.options), setup.rules.version),
        names,
        str(commitment) if commitment is not None else None,
        str(seed) if seed is not None else None,
        words.get("position"),
    )
    opened = whole(words.get("opened"), "opened", 0, 2**53)
    house = read_house_rules(words.get("house", {}))
    return Head(str(words["table"]), str(words["owner"]), opened, record, house)


def new_head(
    table: str,
    owner: str,
    opened: int,
    game: Game,
    setup: Setup,
    *,
    house: HouseRules | None = None,
    seed: Seed | None = None,
    position: Json = None,
) -> Head:
    """A head with a fresh seed, committed to at once. Names come with those who sit down."""
    chosen = seed or Seed()
    names = [f"Seat {seat + 1}" for seat in range(setup.seats)]
    record = Header(game.id, game.edition, setup, names, chosen.commitment(), chosen.text, position)
    return Head(table, owner, opened, record, house or HouseRules())
