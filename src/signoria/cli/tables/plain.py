"""The table of a game that has no drawing of its own: every pile and field by its name."""

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from signoria.cli.seats import seat_label
from signoria.kernel.domain import SEATS
from signoria.text import Words
from signoria.text.sentences import Sentences, slug


def effects(words: Words) -> dict[str, dict[str, str]]:
    return {}


def legend(words: Words) -> list[str]:
    return []


def brief(view: Mapping[str, Any], sentences: Sentences) -> RenderableType:
    return Text()


def draw(view: Mapping[str, Any], sentences: Sentences, width: int) -> RenderableType:
    """Names with what lies there; empty piles are left out."""
    table = Table.grid(padding=(0, 2))
    groups = {group.name: group for group in sentences.game.piles.groups}
    for name, content in view["table"].items():
        if content in (0, None, {}, []):
            continue
        group = groups.get(name)
        label = sentences.words.say(f"field-{name}" if group is None else f"pile-{name}")
        if group is not None and group.owned:
            owned = [
                Text.assemble(seat_label(sentences, seat), ": ", _said(held)) for seat, held in content.items() if held
            ]
            if owned:
                table.add_row(Text(label, style="dim"), Text("   ").join(owned))
        elif group is not None and isinstance(content, dict) and group.domains[0] is not SEATS:
            known = sentences.words.knows(slug(group.domains[0]))
            named = {sentences.member(group.domains[0], key) if known else key: held for key, held in content.items()}
            table.add_row(Text(label, style="dim"), _said(named))
        else:
            table.add_row(Text(label, style="dim"), _said(content))
    return table


def _said(content: Any) -> str:
    if isinstance(content, dict):
        return ", ".join(f"{name} {_said(held)}" for name, held in content.items())
    return " ".join(str(part) for part in content) if isinstance(content, list) else str(content)
