"""The games there are: those of the entry point group `signoria.games`, from whatever package."""

from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points

from signoria.kernel.errors import SignoriaError
from signoria.kernel.game import Game
from signoria.kernel.rulebook import GROUP


def names() -> list[str]:
    return sorted({point.name for point in entry_points(group=GROUP)})


@cache
def find(name: str) -> Game:
    """The game of a name, or a sentence with the names that there are."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            game = point.load()
            if not isinstance(game, Game):
                raise SignoriaError(f"entry point {name} gives no game but {type(game).__name__}")
            return game
    near = get_close_matches(name, names(), 3) or names()
    raise SignoriaError(f"there is no game {name!r}; there are: {', '.join(near)}")
