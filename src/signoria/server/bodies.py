"""What comes in, checked before anything is done with it. Names are those of the client's calls."""

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from signoria.kernel.domain import MOST_SEATS
from signoria.table.chat import LONGEST_LINE
from signoria.table.clock import LONGEST
from signoria.table.planning import MOST_MOVES
from signoria.table.seats import LONGEST_NAME

MOST: Final = 10_000_000  # of entries, plies and lines at one table; beyond it databases can't count
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS, description="A seat, counted from 0.")]
Ply = Annotated[int, Field(ge=0, le=100_000)]
Seq = Annotated[int, Field(ge=0, le=MOST, description="An entry of the table's journal; 0 is none.")]
Time = Annotated[int, Field(ge=0, le=LONGEST, description="Milliseconds.")]
Luck = Annotated[int, Field(ge=0, lt=2**53)]
Word = Annotated[str, Field(max_length=64)]
Name = Annotated[str, Field(max_length=LONGEST_NAME)]
Move = Annotated[str, Field(min_length=1, max_length=200, description="A move in notation.")]
Key = Annotated[str, Field(max_length=64, description="The caller's own id: sent again, it counts once.")]
Secret = Annotated[str, Field(min_length=1, max_length=200)]


class Body(BaseModel):
    """A misspelt name must not pass for a default."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Clock(Body):
    kind: Literal["untimed", "per_move", "bank"] = "untimed"
    per_move: Time = 0
    bank: Time = 0
    increment: Time = 0


class House(Body):
    clock: Clock = Clock()
    at_flag_fall: Literal["mark", "stand_in", "hand_over"] = "mark"
    stand_in: Word = "random"
    stand_in_level: Word = ""
    no_help: bool = False
    spectators: bool = True
    listed: bool = False


class ChairWanted(Body):
    kind: Literal["me", "here", "open", "bot"]
    name: Name = ""
    bot: Word = ""
    level: Word = ""


Chairs = Annotated[list[ChairWanted], Field(min_length=1, max_length=MOST_SEATS)]


class NewTable(Body):
    game: Word
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)]
    options: Annotated[dict[Word, Word], Field(max_length=32)] = {}
    house: House = House()
    chairs: Chairs


class Upload(Body):
    text: Annotated[str, Field(max_length=4_000_000)]
    kind: Annotated[Literal["replay", "table", "check"], Field(alias="as")]
    ply: Ply | None = None
    chairs: Chairs | None = None


class LinkSecret(Body):
    secret: Secret


class MoveWish(Body):
    seat: SeatNumber
    move: Move
    ply: Ply
    seen: Seq = 0
    key: Key


class TurnWish(Body):
    """For ends of turns and for steps back: at which ply."""

    seat: SeatNumber
    ply: Ply
    key: Key


class BackWish(Body):
    seat: SeatNumber
    to: Ply
    ply: Ply
    key: Key


class ConsentWish(Body):
    ply: Ply
    key: Key


class SitWish(Body):
    seat: SeatNumber | None
    name: Name = ""
    here: bool = False
    secret: Secret | None = None
    key: Key


class BotWish(Body):
    seat: SeatNumber
    bot: Word
    level: Word = ""
    key: Key


class OpenWish(Body):
    seat: SeatNumber
    key: Key


class SettingsWish(Body):
    seat: SeatNumber
    confirm: Literal["always", "never", "when_lost"]
    answer_forced: bool
    key: Key


class LinkWish(Body):
    seat: SeatNumber


class Fork(Body):
    seat: SeatNumber | None
    ply: Ply
    chairs: Chairs


class PlanWish(Body):
    seat: SeatNumber | None
    ply: Ply | None = None
    moves: Annotated[list[Move], Field(max_length=MOST_MOVES)] = []
    luck: Luck
    stop_at_chance: bool = False


class AdviceWish(Body):
    seat: SeatNumber
    ply: Ply
    moves: Annotated[list[Move], Field(max_length=MOST_MOVES)] = []
    luck: Luck


class Line(Body):
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_LINE)]
    key: Key


class Seen(Body):
    seq: Seq


class Credentials(Body):
    email: Annotated[str, Field(max_length=254)]
    password: Annotated[str, Field(max_length=200)]


class NewPassword(Body):
    old: Annotated[str, Field(max_length=200)]
    new: Annotated[str, Field(max_length=200)]


class NoticeWish(Body):
    way: Literal["email", "webhook"]
    address: Annotated[str, Field(max_length=2000)]
    occasion: Literal["off", "always", "away"]
    language: Literal["cs", "en"] | None = Field(None, description="By default what the browser asks for.")


class Nothing(Body):
    """An empty object."""


class Drawing(Body):
    text: Annotated[str, Field(min_length=1, max_length=500, pattern="^/", description="A path of this server.")]
