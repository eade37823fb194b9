"""The table of Rialto: seats side by side above the districts, the doge track, connections, rows and the hand."""

from collections.abc import Mapping
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from signoria.cli.seats import seat_mark, seat_style
from signoria.games.rialto.box import BANK_DISTRICTS as DISTRICTS_OF
from signoria.games.rialto.box import (
    BANK_POINTS,
    BANKS,
    BRIDGE_HIGH,
    BRIDGE_LOW,
    BRIDGES,
    BUILDINGS,
    CARDS,
    COLOUR,
    COLOURS,
    CONNECTIONS,
    DATA,
    DISTRICTS,
    ENDS,
    GONDOLA_VALUE,
    ROUNDS,
    STEPS,
    VALUE,
)
from signoria.kernel.domain import SEATS
from signoria.text import Words
from signoria.text.sentences import Sentences

WIDE = 110
CARD_STYLES = ["magenta", "yellow", "cyan", "white", "blue", "red", "green"]
COLOUR_STYLES = ["green", "yellow", "blue"]
SPENT_MARK = "°"
NEW_MARK = "*"


def effects(words: Words) -> dict[str, dict[str, str]]:
    """What each building does, said from the effect in the data."""
    return {
        "building": {
            item["id"]: words.say(f"effect-{item['effect']}", **item["params"]) for item in DATA["buildings"]["items"]
        }
    }


def legend(words: Words) -> list[str]:
    """What the marks mean."""
    return [words.say(f"rialto-legend-{mark}") for mark in ("buildings", "councillors", "doge", "banks", "connections")]


def brief(view: Mapping[str, Any], sentences: Sentences) -> RenderableType:
    """What the viewer may take, and his hand."""
    drawn = Rialto(view, sentences)
    return Group(*drawn.rows(), *drawn.hands())


def draw(view: Mapping[str, Any], sentences: Sentences, width: int) -> RenderableType:
    """Everything that lies open, and what the viewer holds."""
    return Rialto(view, sentences).drawn(width)


class Rialto:
    """One view, drawn in parts."""

    def __init__(self, view: Mapping[str, Any], sentences: Sentences) -> None:
        self.view = view
        self.table: Mapping[str, Any] = view["table"]
        self.sentences = sentences
        self.width = WIDE
        self.words = sentences.words
        self.sides: list[str] = list(self.table["coins"])
        self.numbers = {district: place for place, district in enumerate(self.table["round_tokens"], 1)}

    def drawn(self, width: int) -> RenderableType:
        below = [self.doge_track(), *self.rows(), *self.hands()]
        self.width = width
        if width >= WIDE:
            side = Table.grid(padding=(0, 0, 0, 3))
            side.add_row(self.seats(width - 38), Group(Text(), *self.connections(True)))
            return Group(self.headline(), side, *below)
        return Group(self.headline(), self.seats(width), *self.connections(False), *below)

    def headline(self) -> Text:
        """Where in the game we are, and what the supplies hold."""
        table = self.table
        parts = [Text(self.words.say("game-name"), style="bold")]
        if table["round"]:
            parts.append(Text(self.words.say("rialto-round", round=table["round"], rounds=ROUNDS)))
            parts.append(Text(self.words.say("district", district=self.current()), style="bold yellow"))
        if table["step"] is not None:
            style = CARD_STYLES[STEPS.ids.index(table["step"])]
            parts.append(Text(self.words.say("rialto-step", step=table["step"]), style=style))
        head = Text(" · ").join(parts)
        supply = self.words.say("rialto-supply", deck=self.many(table["deck"]), coins=table["coin_supply"])
        return Text.assemble(head, "   ", (supply, "dim"))

    def many(self, held: Any) -> int:
        return sum(held.values()) if isinstance(held, dict) else held

    def current(self) -> str | None:
        tokens: list[str] = self.table["round_tokens"]
        return tokens[self.table["round"] - 1] if self.table["round"] else None

    # Seats and districts, a column a seat.

    def seats(self, width: int) -> Table:
        table = Table(box=SIMPLE_HEAD, show_edge=False, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column("", no_wrap=True)
        label = max(12, (width - 22) // max(len(self.sides), 1) - 2)
        for seat in self.sides:
            table.add_column(self.head(seat, min(label, 18)), justify="left", max_width=min(label, 18))
        for name in ("points", "coins", "councillors", "cards", "buildings", "counted"):
            cells = [getattr(self, f"{name}_of")(seat) for seat in self.sides]
            if any(cells):
                table.add_row(Text(self.words.say(f"rialto-{name}"), style="dim"), *cells)
        for place, bank in enumerate(BANKS.ids):
            districts = sorted((DISTRICTS.ids[index] for index in DISTRICTS_OF[place]), key=self.number_of)
            for district, brace in zip(districts, self.brace(bank), strict=True):
                cell = Text.assemble(self.district(district), " ", brace)
                table.add_row(cell, *(self.council_of(seat, district) for seat in self.sides))
        return table

    def number_of(self, district: str) -> int:
        return self.numbers.get(district, 0)

    def head(self, seat: str, width: int) -> Text:
        """Shape and name; an arrow before whoever is asked."""
        name = Text(self.sentences.seat(seat), style="bold", overflow="ellipsis", no_wrap=True)
        name.truncate(width - 4, overflow="ellipsis")
        asked = (self.view.get("asked") or {}).get("seat") == seat
        return Text.assemble(seat_mark(seat), " ", name, (" ◂" if asked else "", "bold yellow"))

    def points_of(self, seat: str) -> Text:
        for score in self.view["scores"]:
            if score["seat"] == seat:
                return Text(str(score["points"]), style="bold")
        return Text("–", style="dim")

    def coins_of(self, seat: str) -> Text:
        return Text(str(self.table["coins"][seat]), style="yellow")

    def councillors_of(self, seat: str) -> Text:
        """In the own supply, and in the general one."""
        own, general = self.table["own_supply"][seat], self.table["general_supply"][seat]
        if self.is_neutral(seat):
            return Text("–", style="dim")
        return Text.assemble((str(own), seat_style(SEATS.index(seat, "seat"))), (f" + {general}", "dim"))

    def is_neutral(self, seat: str) -> bool:
        return int(seat) > int(self.view["seats"])

    def cards_of(self, seat: str) -> Text:
        return Text(str(self.many(self.table["hand"][seat])))

    def buildings_of(self, seat: str) -> Text:
        """Short names in their colours; a coin lies on those with a ring, those with a star were just gained."""
        text = Text()
        for group, mark in (("buildings", ""), ("new_buildings", NEW_MARK), ("spent_buildings", SPENT_MARK)):
            held = self.table[group][seat]
            for building in BUILDINGS.ids:
                for _ in range(held.get(building, 0)):
                    text.append(" " if text else "")
                    text.append(self.short(building) + mark, f"{self.hue(building)}{' dim' if mark else ''}")
        return text

    def short(self, building: str) -> str:
        place = BUILDINGS.ids.index(building)
        return self.words.say("building-short", colour=COLOURS.ids[COLOUR[place]], value=VALUE[place])

    def hue(self, building: str) -> str:
        return COLOUR_STYLES[COLOUR[BUILDINGS.ids.index(building)]]

    def counted_of(self, seat: str) -> Text:
        """In a step: the count, and a crown for the bonus."""
        if self.table["step"] is None:
            return Text()
        text = Text(str(self.table["count"][seat]), style="bold")
        extra = self.table["extra_jokers"][seat] + self.table["converted"][seat]
        if extra and not self.table["count"][seat]:
            text.append(f" (+{extra})", style="dim")
        if self.table["winner"] == seat:
            text.append(f" {self.words.say('rialto-bonus')}", style="bold yellow")
        return text

    def district(self, district: str) -> Text:
        here = district == self.current()
        number = self.numbers.get(district)
        name = self.words.say("district", district=district)
        return Text.assemble(
            ("▶" if here else " ", "bold yellow"),
            (f"{number or ' '} ", "dim"),
            (f"{name:<11}", "bold yellow" if here else ""),
            (f"{self.worth(district):>3}", "bold" if self.worth(district) else "dim"),
        )

    def brace(self, bank: str) -> list[Text]:
        """Round the three districts of a bank, with the bonus for all of them while it is there."""
        there = bool(self.table["bonus_tokens"].get(bank))
        middle = Text.assemble(("├", "dim"), (str(BANK_POINTS), "bold") if there else ("–", "dim"))
        return [Text("┐", style="dim"), middle, Text("┘", style="dim")]

    def council_of(self, seat: str, district: str) -> Text:
        """One mark a councillor, or a number where they are many."""
        count = self.table["councillors"][seat].get(district, 0)
        if not count:
            return Text("·", style="dim")
        mark = seat_mark(seat)
        if count <= 5:
            return Text.assemble(*[mark] * count)
        return Text.assemble(mark, f" × {count}")

    def worth(self, district: str) -> int:
        """What a district is worth now: the ends of the tokens that touch it."""
        worth = 0
        place = DISTRICTS.ids.index(district)
        for connection, ends in enumerate(ENDS):
            if place in ends:
                worth += self.end_of(CONNECTIONS.ids[connection], district)
        return worth

    # Connections.

    def end_of(self, connection: str, district: str) -> int:
        """The value of the token on a connection at the end of a district, or 0."""
        if self.table["gondolas"].get(connection):
            return GONDOLA_VALUE
        laid: str | None = self.table["bridges"].get(connection)
        if laid is None:
            return 0
        bridge, _, higher_end = laid.partition(".")
        return (BRIDGE_HIGH if higher_end == district else BRIDGE_LOW)[BRIDGES.ids.index(bridge)]

    def connections(self, every: bool) -> list[Text]:
        """The tokens that join districts, one a line with the free connections, or a line of tokens only."""
        drawn = [self.connection(place, every) for place in range(CONNECTIONS.size)]
        on_top = [self.words.say("bridge_token", bridge_token=bridge) for bridge in self.table["top_bridge"]]
        title = Text(self.words.say("rialto-connections"), style="dim")
        left = Text(self.words.say("rialto-gondolas-left", count=self.table["gondola_pile"]), style="dim")
        if on_top:
            left = Text.assemble((self.words.say("rialto-next-bridge", bridge=on_top[0]), "dim"), "  ", left)
        placed = [text for text in drawn if text is not None]
        if every:
            return [title, *placed, left]
        return [Text.assemble(title, "  ", left), *self.filled(placed)]

    def filled(self, parts: list[Text]) -> list[Text]:
        """Parts in lines; none is broken."""
        lines: list[Text] = []
        for part in parts:
            if lines and lines[-1].cell_len + 3 + part.cell_len < self.width:
                lines[-1] = Text.assemble(lines[-1], "   ", part)
            else:
                lines.append(part)
        return lines

    def connection(self, place: int, every: bool) -> Text | None:
        connection = CONNECTIONS.ids[place]
        ends = [DISTRICTS.ids[end] for end in ENDS[place]]
        first, second = (self.words.say("district", district=end) for end in ends)
        marked = (" ◇" if self.table["mark"] == connection else "", "bold")
        values = [self.end_of(connection, end) for end in ends]
        if not any(values):
            free = Text.assemble((f"{first:>11}   · ·   {second}", "dim"), marked)
            return free if every or marked[0] else None
        gondola = bool(self.table["gondolas"].get(connection))
        line, style = ("∼∼∼", "blue") if gondola else ("═══", "bold")
        left = f"{first:>11}" if every else first
        return Text.assemble(left, f" {values[0]}", (line, style), f"{values[1]} ", second, marked)

    # What lies below.

    def doge_track(self) -> Text:
        """The track from ahead to behind; who stands higher in a stack is named first."""
        stacks: dict[int, list[str]] = {}
        for seat in self.table["doge"]:
            stacks.setdefault(self.table["doge_space"][seat], []).append(seat)
        parts = [
            Text.assemble((f"{space} ", "dim"), *(seat_mark(seat) for seat in stack)) for space, stack in stacks.items()
        ]
        title = Text(self.words.say("rialto-doge"), style="dim")
        return Text.assemble(title, "  ", Text("  ←  ", style="dim").join(parts)) if parts else title

    def rows(self) -> list[Text]:
        """The rows of cards that are still open."""
        return [
            Text.assemble(
                (self.words.say("rialto-row", row=row), "dim"), "  ", self.cards(self.table["rows"].get(row, {}))
            )
            for row in self.table["open_rows"]
        ]

    def cards(self, held: Mapping[str, int]) -> Text:
        """Cards in their colours, in the order of the steps."""
        parts = [
            Text.assemble(
                (f"{held[card]}×\N{NO-BREAK SPACE}", "bold"), (self.words.say("card", card=card), CARD_STYLES[place])
            )
            for place, card in enumerate(CARDS.ids)
            if held.get(card)
        ]
        return Text("  ").join(parts) if parts else Text("–", style="dim")

    def hands(self) -> list[Text]:
        """The hands that the viewer sees: his own, or all when the reader has everything before him."""
        shown: list[Text] = []
        for seat, held in self.table["hand"].items():
            if not isinstance(held, dict) or self.is_neutral(seat):
                continue
            own = self.view["viewer"] == seat
            title = self.words.say("rialto-your-hand" if own else "rialto-hand", seat=self.sentences.seat(seat))
            shown.append(Text.assemble(seat_mark(seat), " ", (title, "bold" if own else "dim"), "  ", self.cards(held)))
        if self.table["neutral_cards"]:
            title = self.words.say("pile-neutral_cards")
            shown.append(Text.assemble((title, "dim"), "  ", self.cards(self.table["neutral_cards"])))
        return shown
