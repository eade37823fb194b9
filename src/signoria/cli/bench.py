"""signoria bench: how fast games are played, in CPU time, beside other engines where they are installed."""

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Final

import click

from signoria.bots.playout import play_out
from signoria.cli.options import agreed, agreements_option, json_option, language_option
from signoria.cli.output import emit
from signoria.kernel import state as kernel_state
from signoria.kernel.agenda import CHANCE, OVER
from signoria.kernel.fields import Json
from signoria.kernel.game import Game
from signoria.kernel.registry import find, names
from signoria.kernel.state import State
from signoria.text import Words

SEATS = 4
ROUNDS = 5
ROUND_SECONDS = 0.6
CALLS = 20_000


# What is agreed in the games that are measured, where that isn't what is usual.
FULLEST: Final[dict[str, dict[str, Json]]] = {"carrara": {"variant": "advanced"}, "lorenzo": {"variant": "advanced"}}


@click.command(name="bench")
@click.argument("game_name", metavar="[GAME]", default="")
@agreements_option
@language_option
@json_option
def command(game_name: str, agreements: tuple[str, ...], language: str, as_json: bool) -> None:
    """Measure how fast games are played: one, or all."""
    chosen = [find(game_name)] if game_name else [find(name) for name in names()]
    measured = [measure(game, agreed(agreements)) for game in chosen]
    if as_json:
        emit(measured[0] if game_name else {**measured[0], "others": measured[1:]})
        return
    from signoria.cli.peers import peers

    others = [(name, *rates(play)) for name, play in peers()]
    _show(measured, others, language)


def measure(game: Game, agreements: dict[str, Json]) -> dict[str, object]:
    """How fast random games of many seats are, and single questions in the middle of one."""
    seats = SEATS if SEATS in game.seats else game.seats[-1]
    agreed_on = agreements or FULLEST.get(game.id)
    setup = game.setup(seats, agreed_on) if agreed_on else game.brief_setup(seats)
    rng = Random(1)
    games_per_second, moves_per_second = rates(lambda: play_out(game.new(setup), rng))
    state = game.new(setup)
    _wander(state, Random(1), play_out(game.new(setup), rng) // 2)
    return {
        "game": game.id,
        "seats": seats,
        "compiled": not str(kernel_state.__file__).endswith(".py"),
        "games_per_second": round(games_per_second, 1),
        "moves_per_second": round(moves_per_second),
        "clone_us": min(_clones(state) for _ in range(ROUNDS)),
        "moves_us": min(_questions(state) for _ in range(ROUNDS)),
    }


def rates(play: Callable[[], int]) -> tuple[float, float]:
    """Games and moves a second; the best of several rounds, for what disturbs one only ever makes it slower."""
    found: list[tuple[float, float]] = []
    for _ in range(ROUNDS):
        games = moves = 0
        start = process_time()
        while (spent := process_time() - start) < ROUND_SECONDS or not games:
            moves += play()
            games += 1
        found.append((games / spent, moves / spent))
    return max(found, key=lambda rate: rate[1])


def _wander(state: State, rng: Random, plies: int) -> None:
    """To somewhere in the middle of a game where a seat has a choice."""
    for _ in range(plies):
        if state.actor() == OVER:
            return
        state.play(state.sample(rng) if state.actor() == CHANCE else rng.choice(state.moves()))
    while state.actor() != OVER and (state.actor() == CHANCE or len(state.moves()) < 2):
        state.play(state.sample(rng) if state.actor() == CHANCE else state.moves()[0])


def _clones(state: State) -> float:
    start = process_time()
    for _ in range(CALLS):
        state.clone()
    return round((process_time() - start) / CALLS * 1e6, 3)


def _questions(state: State) -> float:
    start = process_time()
    for _ in range(CALLS):
        state.moves()
    return round((process_time() - start) / CALLS * 1e6, 3)


def _show(measured: list[dict[str, object]], others: list[tuple[str, float, float]], language: str) -> None:
    from rich.console import Console
    from rich.table import Table

    words = Words(language)
    console = Console(highlight=False)
    table = Table(box=None, pad_edge=False)
    table.add_column(words.say("bench-engine"))
    for column in ("games", "moves", "clone", "legal"):
        table.add_column(words.say(f"bench-{column}"), justify="right")
    for figures in measured:
        form = words.say("bench-compiled" if figures["compiled"] else "bench-plain")
        name = words.say("bench-ours", game=figures["game"], seats=figures["seats"], form=form)
        table.add_row(
            name,
            f"{figures['games_per_second']:,}",
            f"{figures['moves_per_second']:,}",
            f"{figures['clone_us']}",
            f"{figures['moves_us']}",
        )
    for name, games_per_second, moves_per_second in others:
        table.add_row(name, f"{games_per_second:,.1f}", f"{moves_per_second:,.0f}")
    console.print(table)
    if not others:
        console.print(words.say("bench-no-peers"), style="dim", markup=False)
