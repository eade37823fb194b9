"""What a person sees of a game in a terminal: the table, sentences, menus and the ranking."""

from collections.abc import Mapping, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import zip_longest
from typing import IO, Any

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from signoria.cli.seats import seat_label, seat_style
from signoria.kernel.domain import SEATS
from signoria.kernel.game import Game
from signoria.text import Words
from signoria.text.sentences import Sentences

WIDEST = 132
MENU_COLUMNS = 3
GAP = 3


class Drawing:
    """Draws one game for one listener (`me`, or nobody in particular) in one language."""

    def __init__(
        self, game: Game, names: Sequence[str], me: int | None, language: str, file: IO[str] | None = None
    ) -> None:
        self.console = Console(file=file, highlight=False, soft_wrap=False)
        if self.console.width > WIDEST:
            self.console.width = WIDEST
        self.words = Words(language, game.id)
        self.game = game
        module = f"signoria.cli.tables.{game.id}"
        self._tables = import_module(module if find_spec(module) else "signoria.cli.tables.plain")
        self.sentences = Sentences(self.words, game, names, me, self._tables.effects(self.words))

    def say(self, message: str, style: str = "", **about: object) -> None:
        """A message of ours."""
        self.print(self.words.say(message, **about), style)

    def print(self, text: str, style: str = "") -> None:
        """A text as it is: no markup in it is obeyed, for names come from people."""
        self.console.print(Text(text, style=style))

    def table(self, view: Mapping[str, Any]) -> None:
        """The table as the view shows it."""
        drawn: RenderableType = self._tables.draw(view, self.sentences, self.console.width)
        self.console.print(drawn)

    def brief(self, view: Mapping[str, Any]) -> None:
        """Of the table only what changes within a turn."""
        self.console.print(self._tables.brief(view, self.sentences))

    def effects(self) -> None:
        """What things of the game do."""
        for domain, effects in self.sentences.effects.items():
            for member, effect in effects.items():
                self.print(f"  {self.words.say(domain, **{domain: member})}: {effect}")

    def legend(self) -> None:
        """What the marks in the drawing of the table mean."""
        for line in self._tables.legend(self.words):
            self.print(f"  {line}", style="dim")

    def log(self, events: Sequence[Mapping[str, Any]]) -> None:
        """What happened, one sentence a line; headings of rounds and steps stand out."""
        for line in self.sentences.log(events):
            style = "bold" if line.startswith("—") else "dim" if line.startswith("·") else ""
            self.print(line if style else f"  {line}", style)

    def menu(self, lines: Sequence[tuple[str, str]], numbered: bool = True) -> None:
        """Moves with their sentences, in as many columns as fit, read downwards."""
        cells = [self._cell(place, notation, text, numbered) for place, (notation, text) in enumerate(lines, 1)]
        widest = max((cell.cell_len for cell in cells), default=1)
        columns = max(1, min(MENU_COLUMNS, (self.console.width + GAP) // (widest + GAP), -(-len(cells) // 4)))
        height = -(-len(cells) // columns) if cells else 0
        grid = Table.grid(padding=(0, GAP))
        for row in zip_longest(*(cells[start : start + height] for start in range(0, len(cells), max(height, 1)))):
            grid.add_row(*(cell or Text() for cell in row))
        self.console.print(grid)

    def _cell(self, place: int, notation: str, text: str, numbered: bool) -> Text:
        if numbered:
            return Text.assemble((f"{place:>3}  ", "bold cyan"), text)
        return Text.assemble((f"{notation}  ", "cyan"), text)

    def scores(self, view: Mapping[str, Any]) -> None:
        """The points of every seat in one line."""
        self.console.print(
            Text("   ").join(
                Text.assemble(
                    seat_label(self.sentences, score["seat"]), ": ", self.words.say("points", points=score["points"])
                )
                for score in view["scores"]
            )
        )

    def ranking(self, view: Mapping[str, Any], ranking: Sequence[int]) -> None:
        """The end of a game: the places, and every score as the sum of its terms."""
        order = sorted(range(len(ranking)), key=lambda seat: ranking[seat])
        scores = {score["seat"]: score for score in view["scores"]}
        terms = [
            term
            for term in self.game.ledger.terms.ids
            if any(term == part["term"] for score in scores.values() for part in score["terms"])
        ]
        table = Table(title=self.words.say("ranking"), title_style="bold", box=None, padding=(0, 2, 0, 0))
        table.add_column("")
        for seat in order:
            label = seat_label(self.sentences, SEATS.ids[seat])
            label.stylize("bold")
            table.add_column(Text.assemble(f"{ranking[seat]}. ", label), justify="right")
        points = partial(_points_of, scores)
        for term in terms:
            table.add_row(self.words.say("term", term=term), *(points(SEATS.ids[seat], term) for seat in order))
        table.add_section()
        totals = [Text(str(scores[SEATS.ids[seat]]["points"]), style=f"bold {seat_style(seat)}") for seat in order]
        table.add_row(Text(self.words.say("sum"), style="bold"), *totals)
        self.console.print(table)
        winners = [self.sentences.seat(SEATS.ids[seat]) for seat in order if ranking[seat] == 1]
        self.say("winner", style="bold yellow", count=len(winners), seat=self.sentences.listing(winners))


def _points_of(scores: Mapping[str, Any], seat: str, term: str) -> str:
    """A summand, with its factors where they say more than the product."""
    for part in scores[seat]["terms"]:
        if part["term"] == term:
            if part["times"] > 1 and abs(part["each"]) > 1:
                return f"{part['times']} × {part['each']} = {part['points']}"
            return str(part["points"])
    return "·"
