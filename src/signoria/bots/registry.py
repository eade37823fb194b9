"""The bots there are and how strong they can play: ours, and those of the entry point group `signoria.bots`."""

from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from importlib.metadata import entry_points
from typing import Final

from signoria.bots.greedy import Greedy
from signoria.bots.protocol import Bot
from signoria.bots.random import RandomBot
from signoria.bots.recipe import Recipe
from signoria.bots.search import LEVELS, Search
from signoria.kernel.errors import SignoriaError

GROUP: Final = "signoria.bots"
RECIPE: Final = ".recipe"


@dataclass(frozen=True)
class Level:
    """A bot at one of its strengths; a bot with only one leaves the name empty."""

    bot: str
    name: str


def _search_at(level: str) -> Callable[[], Bot]:
    return lambda: Search(level=level)


# A bot's levels from weak to strong, each with what makes it. Without a level the last but one is meant, if there is.
OURS: Final[dict[str, dict[str, Callable[[], Bot]]]] = {
    "random": {"": RandomBot},
    "greedy": {"": Greedy},
    "search": {level: _search_at(level) for level in LEVELS},
}
STRONGEST: Final = Level("search", "club")


def bot_names() -> list[str]:
    return sorted({*OURS, *(point.name for point in entry_points(group=GROUP))})


def levels() -> list[Level]:
    """All bots at all their levels; one of another package has none of its own."""
    own = [Level(bot, name) for bot, makers in OURS.items() for name in makers]
    return own + [Level(bot, "") for bot in bot_names() if bot not in OURS]


def find_bot(name: str, level: str = "") -> Bot:
    """A new bot of a name at a level, or a sentence with those that there are.

    `search:club` names both at once; a name that ends in .recipe is a file with one.
    """
    if name.endswith(RECIPE):
        return Recipe.of_file(name)
    if not level:
        name, _, level = name.partition(":")
    makers = OURS.get(name)
    if makers is not None:
        names = list(makers)
        maker = makers.get(level or names[max(0, len(names) - 2)])
        if maker is None:
            able = ", ".join(names) if names != [""] else "only one"
            raise SignoriaError(f"{name} has no level {level!r}; it has: {able}")
        return maker()
    for point in entry_points(group=GROUP):
        if point.name == name and not level:
            bot: Bot = point.load()()
            return bot
    near = get_close_matches(name, bot_names(), 3) or bot_names()
    raise SignoriaError(f"there is no bot {name!r}; there are: {', '.join(near)}")


def expect_level(bot: str, level: str) -> None:
    """That there is such a bot at such a level."""
    if Level(bot, level) not in levels():
        able = ", ".join(f"{known.bot} {known.name}".strip() for known in levels())
        raise SignoriaError(f"there is no bot {f'{bot} {level}'.strip()!r}; there are: {able}")
