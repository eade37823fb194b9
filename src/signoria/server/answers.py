"""What goes out, for the OpenAPI document. Handlers give plain documents; the tests compare the two."""

from typing import Any, Literal

from pydantic import BaseModel

Documents = dict[str, Any]


def of_kind(media: str) -> dict[int | str, dict[str, Any]]:
    """For the OpenAPI document: an answer that is no JSON. Faults are, so the route's own class stays JSON."""
    return {200: {"content": {media: {"schema": {"type": "string"}}}}}


class NoticeShown(BaseModel):
    way: Literal["email", "webhook"]
    address: str
    occasion: Literal["off", "always", "away"]


class SignIn(BaseModel):
    password: bool
    oidc: str | None


class Me(BaseModel):
    kind: Literal["nobody", "guest", "account"]
    email: str | None
    notices: list[NoticeShown]
    sign_in: SignIn
    mail: bool


class Option(BaseModel):
    """An agreement; its usual value comes first. `seats`: with how many each value can be played."""

    name: str
    values: list[str]
    seats: dict[str, list[int]]


class BotLevel(BaseModel):
    bot: str
    level: str


class GameSummary(BaseModel):
    id: str
    edition: str
    version: str
    seats: list[int]
    options: list[Option]
    bots: list[BotLevel]
    title: dict[str, str]
    about: dict[str, str]


class Parameter(BaseModel):
    name: str
    domain: str


class Family(BaseModel):
    name: str
    parameters: list[Parameter]


class Group(BaseModel):
    name: str
    thing: str | None
    domains: list[str]
    owned: bool
    seen: Literal["open", "owner", "count", "unseen", "private"]


class Thing(BaseModel):
    name: str
    by: str | None


class Term(BaseModel):
    name: str
    each: int


class FieldName(BaseModel):
    name: str
    domain: str | None


class GameDescription(BaseModel):
    id: str
    edition: str
    version: str
    seats: list[int]
    options: list[Option]
    domains: dict[str, list[str]]
    families: list[Family]
    groups: list[Group]
    things: list[Thing]
    notes: list[Family]
    terms: list[Term]
    decisions: dict[str, list[str]]
    fields: list[FieldName]


class Clause(BaseModel):
    number: str
    text: str
    chapter: str


class Rules(BaseModel):
    clauses: list[Clause]


class SeatTaken(BaseModel):
    kind: Literal["open", "person", "here", "bot"]
    name: str
    bot: str
    level: str


class ClockShown(BaseModel):
    left: int
    until: int | None


class UndoAsked(BaseModel):
    seat: int
    to: int
    missing: int


class Summary(BaseModel):
    """A table as the hall shows it."""

    table: str
    game: str
    rules: str
    seats: int
    options: dict[str, str]
    seats_taken: list[SeatTaken]
    asked: list[int]
    held: int | None
    plan_from: int | None
    ply: int
    seq: int
    over: bool
    clocks: list[ClockShown]
    flagged: list[int]
    to_hand_over: list[int]
    undo_asked: UndoAsked | None
    last_activity: int
    opened: int
    no_help: bool
    spectators: bool
    commitment: str | None


class MySummary(Summary):
    mine: list[int]
    my_turn: bool


class Hall(BaseModel):
    open: list[Summary]
    mine: list[MySummary]
    finished: list[MySummary]
    watch: list[Summary]


class Link(BaseModel):
    seat: int
    secret: str


class Opened(BaseModel):
    table: str
    links: list[Link]


class TableName(BaseModel):
    table: str


class LinkSight(BaseModel):
    table: str
    seat: int
    game: str
    taken: bool
    names: list[str]


class ClockRuleShown(BaseModel):
    kind: Literal["untimed", "per_move", "bank"]
    per_move: int
    bank: int
    increment: int


class HouseShown(BaseModel):
    clock: ClockRuleShown
    at_flag_fall: Literal["mark", "stand_in", "hand_over"]
    stand_in: str
    stand_in_level: str
    no_help: bool
    spectators: bool
    listed: bool


class Sight(Summary):
    """All that one who looks from a seat, or looks on, needs to draw the table and to answer."""

    view: Documents
    moves: list[str]
    horizon: int
    consent_asked: bool
    confirm: Literal["always", "never", "when_lost"] | None
    answer_forced: bool | None
    mine: list[int]
    is_owner: bool
    seat: int | None
    seen: int
    names: list[str]
    house: HouseShown
    read_only: bool
    now: int


class LineEntry(BaseModel):
    actor: str | None
    move: str | None


class History(BaseModel):
    """Moves and events after a ply."""

    from_: int
    line: list[LineEntry]
    events: list[list[Documents]]

    model_config = {"serialize_by_alias": True, "alias_generator": lambda name: name.rstrip("_")}


class Views(BaseModel):
    from_: int
    views: list[Documents]

    model_config = {"serialize_by_alias": True, "alias_generator": lambda name: name.rstrip("_")}


class Refusals(BaseModel):
    refusals: dict[str, str]


class Verdict(BaseModel):
    legal: bool
    clause: str | None
    message: str


class Wrong(BaseModel):
    at: int
    clause: str | None
    message: str


class Plan(BaseModel):
    view: Documents
    asked_seat: int | None
    moves: list[str]
    events: list[list[Documents]]
    line: list[LineEntry]
    chance: bool
    wrong: Wrong | None


class AdviceLine(BaseModel):
    """Moves as a bot expects them, the seat's own first; the points it expects, its part of the win, and how often
    it has tried that."""

    moves: list[str]
    points: float
    share: float
    visits: int


class Advice(BaseModel):
    """What a bot would do, and its best lines."""

    move: str
    bot: str
    lines: list[AdviceLine]


class Answer(BaseModel):
    """The entry of the journal that the wish became, and the ply right after it."""

    seq: int
    ply: int


class OpenedSeat(Answer):
    link: Link


class ChatLine(BaseModel):
    number: int
    at: int
    seat: int | None
    ply: int
    text: str


class Chat(BaseModel):
    lines: list[ChatLine]


class Seen(BaseModel):
    seq: int


class Token(BaseModel):
    token: str


class Received(BaseModel):
    """A game file that was read: the table that shows it or goes on from it, if one was wanted."""

    table: str
    links: list[Link] = []
    game: str
    seats: int
    ply: int
