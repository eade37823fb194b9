"""Bots by name and level."""

import pytest

from signoria.bots.registry import STRONGEST, Level, expect_level, find_bot, levels
from signoria.bots.search import LEVELS, Search
from signoria.kernel.errors import SignoriaError


def test_every_level_of_every_bot_is_offered_and_found() -> None:
    offered = levels()
    assert Level("random", "") in offered
    assert Level("greedy", "") in offered
    assert [level.name for level in offered if level.bot == "search"] == list(LEVELS)
    assert STRONGEST in offered
    for level in offered:
        expect_level(level.bot, level.name)
        assert find_bot(level.bot, level.name) is not None


def test_a_level_can_stand_behind_the_name() -> None:
    bot = find_bot("search:novice")
    assert isinstance(bot, Search)
    assert bot.level == "novice"


def test_what_is_not_there_is_said_with_what_is() -> None:
    with pytest.raises(SignoriaError, match="search has no level 'king'; it has: novice, player, club, master"):
        find_bot("search:king")
    with pytest.raises(SignoriaError, match="there is no bot 'serch'; there are: search"):
        find_bot("serch")
    with pytest.raises(SignoriaError, match="there is no bot 'search king'"):
        expect_level("search", "king")
