"""The table of The Palaces of Carrara: the wheel, what can be built, and the seats side by side with their cities."""

from collections.abc import Mapping
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from signoria.cli.seats import seat_mark
from signoria.games.carrara.box import (
    BONUS,
    BONUS_AMOUNT,
    BONUSES,
    BUILDINGS,
    CITIES,
    CITY_AMOUNT,
    CITY_REWARD,
    COLOURS,
    ITEMS,
    KIND,
    KINDS,
    LARGE_WHEEL,
    PLACES,
    PRICE,
    REWARDS,
    SECTIONS,
    SMALL_WHEEL,
    SPACES,
    UPGRADE_AMOUNT,
    UPGRADE_CITY,
    UPGRADE_REWARD,
    UPGRADES,
    VALUE,
)
from signoria.text import Words
from signoria.text.sentences import Sentences

STYLES = ["bold white", "yellow", "red", "green", "blue", "magenta"]
DECORATED = "*"
STATUE = "°"
LEGEND = ("buildings", "wheel", "court")


def effects(words: Words) -> dict[str, dict[str, str]]:
    """What bonus spaces and upgrade tiles give, said from the data."""
    spaces = {
        space: words.say(f"effect-{BONUSES[BONUS[place]] or 'none'}", amount=BONUS_AMOUNT[place])
        for place, space in enumerate(SPACES.ids)
    }
    tiles = {
        tile: words.say("effect-upgrade", city=CITIES.ids[UPGRADE_CITY[place]], reward=_reward(words, place))
        for place, tile in enumerate(UPGRADES.ids)
    }
    return {"space": spaces, "upgrade_tile": tiles}


def _reward(words: Words, tile: int) -> str:
    return words.say(f"effect-{REWARDS[UPGRADE_REWARD[tile]]}", amount=UPGRADE_AMOUNT[tile])


def legend(words: Words) -> list[str]:
    """What the marks mean."""
    return [words.say(f"carrara-legend-{mark}") for mark in LEGEND]


def brief(view: Mapping[str, Any], sentences: Sentences) -> RenderableType:
    """The wheel, and what the viewer holds."""
    drawn = Carrara(view, sentences)
    return Group(*drawn.wheel(), *drawn.holdings())


def draw(view: Mapping[str, Any], sentences: Sentences, width: int) -> RenderableType:
    """Everything that lies open, and what the viewer holds."""
    drawn = Carrara(view, sentences)
    return Group(drawn.headline(), drawn.seats(width), *drawn.wheel(), *drawn.offers(), *drawn.holdings())


class Carrara:
    """One view, drawn in parts."""

    def __init__(self, view: Mapping[str, Any], sentences: Sentences) -> None:
        self.view = view
        self.table: Mapping[str, Any] = view["table"]
        self.sentences = sentences
        self.words = sentences.words
        self.sides: list[str] = list(self.table["court"])

    def many(self, held: Any) -> int:
        return sum(held.values()) if isinstance(held, dict) else held

    def headline(self) -> Text:
        """What is still to come, and whether somebody visits the court."""
        left = self.words.say("carrara-left", stack=self.many(self.table["stack"]), bag=self.many(self.table["bag"]))
        head = Text.assemble((self.words.say("game-name"), "bold"), "   ", (left, "dim"))
        if self.table["holder"] is not None:
            space = self.words.say("space", space=self.table["visited"])
            seat = self.sentences.seat(self.table["holder"])
            head.append(f"   {self.words.say('carrara-visit', seat=seat, at=space)}", "yellow")
        return head

    # Seats, a column each.

    def seats(self, width: int) -> Table:
        table = Table(box=SIMPLE_HEAD, show_edge=False, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column("", no_wrap=True)
        label = max(14, (width - 22) // len(self.sides) - 2)
        for seat in self.sides:
            table.add_column(self.head(seat), justify="left", max_width=label)
        for name in ("points", "coins", "blocks", "court", "places", "stored"):
            cells = [getattr(self, f"{name}_of")(seat) for seat in self.sides]
            if any(cells):
                table.add_row(Text(self.words.say(f"carrara-{name}"), style="dim"), *cells)
        for place, city in enumerate(CITIES.ids):
            table.add_row(self.city(place), *(self.buildings_of(seat, city) for seat in self.sides))
        return table

    def head(self, seat: str) -> Text:
        asked = (self.view.get("asked") or {}).get("seat") == seat
        name = Text(self.sentences.seat(seat), style="bold")
        return Text.assemble(seat_mark(seat), " ", name, (" ◂" if asked else "", "bold yellow"))

    def points_of(self, seat: str) -> Text:
        points = next(score["points"] for score in self.view["scores"] if score["seat"] == seat)
        return Text(str(points), style="bold")

    def coins_of(self, seat: str) -> Text:
        held = self.table["coins"][seat]
        return Text("?" if held is None else str(held + self.table["open_coins"][seat]), style="yellow")

    def blocks_of(self, seat: str) -> Text:
        held = self.table["blocks"][seat]
        return Text("?", style="dim") if held is None else self.blocks({**held, **self.table["open_blocks"][seat]})

    def blocks(self, held: Mapping[str, int]) -> Text:
        """So many of each colour, from the highest to the lowest."""
        parts = [
            Text(f"{held[colour]}× {self.words.say('colour', colour=colour)}", style=STYLES[rank])
            for rank, colour in enumerate(COLOURS.ids)
            if held.get(colour)
        ]
        return Text(" ").join(parts) if parts else Text("–", style="dim")

    def court_of(self, seat: str) -> Text:
        """Pillars on bonus spaces and, behind a plus, on the big one."""
        held = dict(self.table["court"][seat])
        big = held.pop("big", 0)
        return Text(f"{sum(held.values())}" + (f" + {big}" if big else ""))

    def places_of(self, seat: str) -> Text:
        used = [self.words.say("place", place=place) for place in PLACES.ids if self.table["placed"][seat].get(place)]
        return Text(", ".join(used), style="dim")

    def stored_of(self, seat: str) -> Text:
        held = self.table["stored"][seat]
        return Text(
            ", ".join(self.words.say("item", item=item) for item in ITEMS.ids for _ in range(held.get(item, 0)))
        )

    def city(self, place: int) -> Text:
        """Its name in its colour, and what a point of value brings."""
        reward = self.words.say(f"effect-{REWARDS[CITY_REWARD[place]]}", amount=CITY_AMOUNT[place])
        name = self.words.say("city", city=CITIES.ids[place])
        return Text.assemble((f"{name:<10}", STYLES[place]), (reward, "dim"))

    def buildings_of(self, seat: str, city: str) -> Text:
        """Short names; a star has a decoration, a ring a statue."""
        parts = [
            self.short(place)
            for place, building in enumerate(BUILDINGS.ids)
            if self.table["stands"].get(building) == city and self.is_built(seat, building)
        ]
        for tile, name in enumerate(UPGRADES.ids):
            if CITIES.ids[UPGRADE_CITY[tile]] == city and self.table["upgraded"][seat].get(name):
                parts.insert(0, f"[{_reward(self.words, tile)}]")
        return Text(" ".join(parts)) if parts else Text("·", style="dim")

    def is_built(self, seat: str, building: str) -> bool:
        kind = KINDS.ids[KIND[BUILDINGS.ids.index(building)]]
        monument = building.endswith("-8") and self.table["monuments_built"][seat].get(kind)
        return bool(monument or self.table["built"][seat].get(building))

    def short(self, place: int) -> str:
        building = BUILDINGS.ids[place]
        name: str = self.words.say("building-short", kind=KINDS.ids[KIND[place]], value=VALUE[place])
        marks = (DECORATED if building in self.table["decoration_on"] else "") + (
            STATUE if building in self.table["statue_on"] else ""
        )
        return name + marks

    # The middle of the table.

    def wheel(self) -> list[Text]:
        """A line for each section: its blocks with their prices, and in the advanced game what it shows."""
        return [self.section(place) for place in range(SECTIONS.size)]

    def section(self, place: int) -> Text:
        name = SECTIONS.ids[place]
        held = self.table["wheel"].get(name, {})
        parts = [
            Text.assemble(
                (f"{held[colour]}× {self.words.say('colour', colour=colour)}", STYLES[rank]),
                (f" ({PRICE[place][rank]})", "dim"),
            )
            for rank, colour in enumerate(COLOURS.ids)
            if held.get(colour)
        ]
        line = Text.assemble((f"{name:<4}", "bold"), Text("  ").join(parts) if parts else Text("–", style="dim"))
        for wheel, field in ((LARGE_WHEEL, "large_wheel"), (SMALL_WHEEL, "small_wheel")):
            if self.table[field] is not None:
                first = wheel.index(ITEMS.ids.index(self.table[field]))
                item = ITEMS.ids[wheel[(first + place) % SECTIONS.size]]
                line.append(f"   {self.words.say('item', item=item)}", "italic dim")
        return line

    def offers(self) -> list[Text]:
        """The display, the monuments and the upgrade tiles that are left."""
        display = [self.words.say("building", building=name) for name in BUILDINGS.ids if name in self.table["display"]]
        monuments = [self.words.say("kind", kind=kind) for kind in KINDS.ids if kind in self.table["monuments"]]
        said = effects(self.words)["upgrade_tile"]
        tiles = [said[tile] for tile in UPGRADES.ids if tile in self.table["upgrade_supply"]]
        return [
            Text.assemble((self.words.say(f"pile-{name}"), "dim"), "  ", ", ".join(parts) or "–")
            for name, parts in (("display", display), ("monuments", monuments), ("upgrade_supply", tiles))
        ]

    def holdings(self) -> list[Text]:
        """Coins and blocks that the viewer sees behind screens."""
        seen = [seat for seat in self.sides if self.table["coins"][seat] is not None]
        return [Text.assemble(seat_mark(seat), " ", self.coins_of(seat), "  ", self.blocks_of(seat)) for seat in seen]
