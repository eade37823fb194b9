"""A bot plays by what its seat may know: whatever the others truly hold, it chooses and explains the same."""

from collections.abc import Sequence
from random import Random

import pytest

from signoria.bots.greedy import Greedy
from signoria.bots.lines import explained
from signoria.bots.protocol import Bot
from signoria.bots.random import RandomBot
from signoria.bots.recipe import Recipe
from signoria.bots.search import Search
from signoria.kernel.chair import Chair
from signoria.kernel.domain import SEATS
from signoria.kernel.fields import OWNER
from signoria.kernel.game import Game
from signoria.kernel.registry import find
from tests.bots.chairs import choosing
from tests.kernel.test_non_interference import redeal
from tests.random_games import GAMES

TWINS = 5


def makers() -> list[Bot]:
    return [RandomBot(), Greedy(), Search(iterations=24), Recipe("prefer * when hand over 0\notherwise greedy")]


def choices(game: Game, bot: Bot, seed: int, plies: int) -> set[str]:
    """What a bot says in worlds that look alike to its seat, and differ in all that it can't know."""
    seats = 3 if 3 in game.seats else game.seats[-1]
    referee, chair = choosing(game, seats, seed, plies)
    found = {said(bot, chair)}
    for luck in range(TWINS):
        twin = redeal(referee, chair.seat(), Random(luck))
        found.add(said(bot, Chair(twin, chair.seat())))
    return found


def said(bot: Bot, chair: Chair) -> str:
    words = bot.choose(chair, chair.moves(), Random(7))
    lines = explained(bot, chair, Random(7)) or []
    return words + " ".join(str(line.document()) for line in lines)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("place", range(4))
def test_no_bot_knows_more_than_its_seat(name: str, place: int) -> None:
    plies = (40, 90, 140, 220)[place]
    for bot in makers():
        assert len(choices(find(name), bot, 11, plies)) == 1, bot


class Peeping:
    """What no bot may do: it looks at the true game behind its chair."""

    def choose(self, chair: Chair, moves: Sequence[str], rng: Random) -> str:
        state = chair._referee.state
        hidden = [group for group in state.game.piles.groups if group.seen == OWNER and group.domains[0] is SEATS]
        others = [seat for seat in range(state.setup.seats) if seat != chair.seat()]
        return str(
            [state.piles[group.of(seat, kind)] for group in hidden for seat in others for kind in range(group.width)]
        )


def test_a_bot_that_looks_at_the_true_game_falls_into_the_trap() -> None:
    assert len(choices(find("rialto"), Peeping(), 11, 90)) > 1
