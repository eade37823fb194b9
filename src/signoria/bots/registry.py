"""The bots there are: ours, and those of the entry point group `signoria.bots`, from whatever package."""

from collections.abc import Callable
from difflib import get_close_matches
from importlib.metadata import entry_points
from typing import Final

from signoria.bots.protocol import Bot
from signoria.bots.random import RandomBot
from signoria.kernel.errors import SignoriaError

GROUP: Final = "signoria.bots"
OURS: Final[dict[str, Callable[[], Bot]]] = {"random": RandomBot}


def bot_names() -> list[str]:
    return sorted({*OURS, *(point.name for point in entry_points(group=GROUP))})


def find_bot(name: str) -> Bot:
    """A new bot of a name, or a sentence with the names that there are."""
    if name in OURS:
        return OURS[name]()
    for point in entry_points(group=GROUP):
        if point.name == name:
            bot: Bot = point.load()()
            return bot
    near = get_close_matches(name, bot_names(), 3) or bot_names()
    raise SignoriaError(f"there is no bot {name!r}; there are: {', '.join(near)}")
