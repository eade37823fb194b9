"""The table of Lorenzo: four towers, the other spaces, the tiles of the Vatican, and the seats side by side."""

from collections.abc import Mapping
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from signoria.cli.seats import seat_mark
from signoria.cli.tables.lorenzo_help import effects
from signoria.games.lorenzo.box import (
    AREA_OF,
    CARDS,
    FAITH_NEEDED,
    FLOOR_SPACES,
    FLOOR_VALUE,
    FLOORS,
    GOODS,
    LEAST_SEATS,
    MEMBERS,
    PERIODS,
    RESOURCES,
    ROUNDS,
    ROUNDS_A_PERIOD,
    SPACES,
    TYPE_OF,
    TYPES,
)
from signoria.text import Words
from signoria.text.sentences import Sentences

TYPE_STYLES = ["green", "blue", "yellow", "magenta"]
GOOD_STYLES = ["dark_orange3", "white", "cyan", "yellow"]
USED_MARK = "°"

__all__ = ["brief", "draw", "effects", "legend"]


def legend(words: Words) -> list[str]:
    """What the marks mean."""
    return [words.say(f"lorenzo-legend-{mark}") for mark in ("towers", "members", "goods", "leaders")]


def brief(view: Mapping[str, Any], sentences: Sentences) -> RenderableType:
    """What may be taken, and what the seats have."""
    drawn = Lorenzo(view, sentences)
    return Group(drawn.towers(), drawn.seats())


def draw(view: Mapping[str, Any], sentences: Sentences, width: int) -> RenderableType:
    """Everything that lies open, and the viewer's leaders."""
    drawn = Lorenzo(view, sentences)
    return Group(drawn.headline(), drawn.towers(), *drawn.places(), *drawn.church(), drawn.seats(), *drawn.hands())


class Lorenzo:
    """One view, drawn in parts."""

    def __init__(self, view: Mapping[str, Any], sentences: Sentences) -> None:
        self.view = view
        self.table: Mapping[str, Any] = view["table"]
        self.sentences = sentences
        self.words = sentences.words
        self.sides: list[str] = list(self.table["goods"])

    def say(self, name: str, **about: object) -> str:
        return self.words.say(f"lorenzo-{name}", **about)

    def headline(self) -> Text:
        """Round and dice, and who comes when."""
        parts = [Text(self.words.say("game-name"), style="bold")]
        if self.table["round"]:
            period = (self.table["round"] - 1) // ROUNDS_A_PERIOD + 1
            parts.append(Text(self.say("round", round=self.table["round"], rounds=ROUNDS, period=period)))
        dice = self.table["dice"]
        if dice:
            faces = " ".join(f"{self.say('member', member=die)}{face}" for die, face in dice.items())
            parts.append(Text.assemble((f"{self.say('dice')} ", "dim"), (faces, "bold")))
        order = [part for seat in self.table["order"] for part in (seat_mark(seat), " ")]
        return Text.assemble(Text(" · ").join(parts), "   ", (f"{self.say('order')} ", "dim"), *order)

    # The board.

    def towers(self) -> Table:
        """A column for each tower, the highest floor above."""
        table = Table(box=SIMPLE_HEAD, show_edge=False, padding=(0, 2, 0, 0), pad_edge=False)
        for place, kind in enumerate(TYPES.ids):
            table.add_column(Text(self.words.say("lorenzo-tower", kind=kind), style=f"bold {TYPE_STYLES[place]}"))
        for floor in range(FLOORS - 1, -1, -1):
            table.add_row(*(self.floor(tower * FLOORS + floor) for tower in range(TYPES.size)))
        return table

    def floor(self, space: int) -> Text:
        """The value of a floor, and what lies or who stands there."""
        card = self.table["floors"].get(SPACES.ids[space])
        value = (f"{FLOOR_VALUE[space]}  ", "dim")
        if card is not None:
            return Text.assemble(value, (self.words.say("card", card=card), TYPE_STYLES[space // FLOORS]))
        standing = self.members_on(SPACES.ids[space])
        return Text.assemble(value, *standing) if standing else Text.assemble(value, ("–", "dim"))

    def members_on(self, space: str) -> list[Text]:
        """Who stands on a space; in the palace in order of arrival."""
        pieces = [piece for piece, there in self.table["stands"].items() if there == space]
        if space == "council_palace":
            pieces = self.table["council"]
        return [self.piece(piece) for piece in pieces]

    def piece(self, piece: str) -> Text:
        seat, _, member = piece.partition(".")
        return Text.assemble(seat_mark(seat), (self.say("member", member=member).lower(), "dim"), " ")

    def places(self) -> list[Text]:
        """The spaces outside the towers that are there, and who stands on them."""
        lines: list[Text] = []
        seats = int(self.view["seats"])
        areas: dict[int, list[str]] = {}
        for place in range(FLOOR_SPACES, SPACES.size):
            if LEAST_SEATS[place] <= seats:
                areas.setdefault(AREA_OF[place], []).append(SPACES.ids[place])
        for spaces in areas.values():
            parts = []
            for space in spaces:
                standing = self.members_on(space) or [Text(self.say("empty"), style="dim")]
                parts.append(Text.assemble((f"{self.words.say('space', space=space)}: ", ""), *standing))
            lines.append(Text("   ").join(parts))
        return lines

    def church(self) -> list[Text]:
        """The excommunication tile of each period, and who has a cube on it."""
        lines = []
        for tile in sorted(self.table["tiles"]):
            period = PERIODS.ids.index(tile[1])
            does = self.sentences.effects.get("tile", {}).get(tile, "")
            needed = self.words.say("counted-good", kind="faith", count=FAITH_NEEDED[period])
            text = self.say("church-tile", period=period + 1, needed=needed, does=does)
            cubes = [seat_mark(seat) for seat in self.sides if self.table["excommunicated"][seat].get(tile[1])]
            lines.append(Text.assemble((text, "dim"), " ", *cubes))
        return lines

    # Seats, a column each.

    def seats(self) -> Table:
        table = Table(box=SIMPLE_HEAD, show_edge=False, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column("", no_wrap=True)
        for seat in self.sides:
            table.add_column(self.head(seat), max_width=34)
        for name in ("points", "goods", "tracks", "members", "cards", "leaders"):
            cells = [getattr(self, f"{name}_of")(seat) for seat in self.sides]
            if any(cells):
                table.add_row(Text(self.say(name), style="dim"), *cells)
        return table

    def head(self, seat: str) -> Text:
        """Shape and name; an arrow before whoever is asked."""
        asked = (self.view.get("asked") or {}).get("seat") == seat
        name = Text(self.sentences.seat(seat), style="bold", no_wrap=True)
        return Text.assemble(seat_mark(seat), " ", name, (" ◂" if asked else "", "bold yellow"))

    def points_of(self, seat: str) -> Text:
        points = next((score["points"] for score in self.view["scores"] if score["seat"] == seat), 0)
        return Text(str(points), style="bold")

    def goods_of(self, seat: str) -> Text:
        """The four resources with their short names."""
        held = self.table["goods"][seat]
        parts = [
            Text.assemble((str(held.get(good, 0)), "bold"), (f"{self.say('short', good=good)}", GOOD_STYLES[place]))
            for place, good in enumerate(GOODS.ids[:RESOURCES])
        ]
        return Text(" ").join(parts)

    def tracks_of(self, seat: str) -> Text:
        held = self.table["goods"][seat]
        return Text(self.say("strength", military=held.get("military", 0), faith=held.get("faith", 0)))

    def members_of(self, seat: str) -> Text:
        """Those at home in capitals, those on the board small."""
        text = Text()
        for member in MEMBERS.ids:
            home = self.table[f"{member}_member"][seat]
            letter = self.say("member", member=member)
            text.append(letter if home else letter.lower(), "bold" if home else "dim")
        return text

    def cards_of(self, seat: str) -> Text:
        """The cards by their types, a line each."""
        held = self.table["cards"].get(seat, {})
        lines = []
        for kind, style in enumerate(TYPE_STYLES):
            names = [
                self.words.say("card", card=card)
                for place, card in enumerate(CARDS.ids)
                if held.get(card) and TYPE_OF[place] == kind
            ]
            if names:
                lines.append(Text(", ".join(names), style=style))
        return Text("\n").join(lines)

    def leaders_of(self, seat: str) -> Text:
        """Those in play; used ones with a ring; how many are in the hand."""
        table = self.table
        names = [self.words.say("leader", leader=leader) for leader in table["leaders"][seat]]
        names += [self.words.say("leader", leader=leader) + USED_MARK for leader in table["leaders_used"][seat]]
        hand = table["leader_hand"][seat]
        count = sum(hand.values()) if isinstance(hand, dict) else hand
        return Text((", ".join(names) + (f" ({count})" if count else "")).strip())

    def hands(self) -> list[Text]:
        """The leaders that the viewer sees in a hand, or in the pack to choose from."""
        shown: list[Text] = []
        for group in ("leader_hand", "pack"):
            for seat, held in self.table[group].items():
                if isinstance(held, dict) and held:
                    own = self.view["viewer"] == seat
                    mine = self.say("your-leaders" if group == "leader_hand" else "your-pack")
                    title = mine if own else self.say("hand-of", seat=self.sentences.seat(seat))
                    names = ", ".join(self.words.say("leader", leader=leader) for leader in held)
                    shown.append(Text.assemble(seat_mark(seat), " ", (title, "bold" if own else "dim"), "  ", names))
        return shown
