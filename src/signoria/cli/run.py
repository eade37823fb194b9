"""signoria run: bots play many games, and what came of it is counted."""

from pathlib import Path
from random import Random
from time import perf_counter

import click

from signoria.bots.playout import play_out
from signoria.bots.protocol import Bot
from signoria.bots.registry import find_bot
from signoria.cli.files import write_text
from signoria.cli.options import agreed, agreements_option, json_option, language_option, seat_list
from signoria.cli.output import emit
from signoria.kernel.chair import Chair
from signoria.kernel.chance import Seed
from signoria.kernel.errors import SignoriaError
from signoria.kernel.game import Game
from signoria.kernel.referee import Referee, begin
from signoria.kernel.registry import find
from signoria.kernel.setup import Setup
from signoria.kernel.state import State
from signoria.text import Words


class Tally:
    """Moves, and the points and wins of every seat."""

    def __init__(self, bots: list[str]) -> None:
        self.bots = bots
        self.moves = 0
        self.seconds = 0.0
        self.points: list[list[int]] = [[] for _ in bots]
        self.wins = [0] * len(bots)

    def add(self, state: State, moves: int) -> None:
        self.moves += moves
        for seat, place in enumerate(state.ranking()):
            self.points[seat].append(state.points(seat))
            self.wins[seat] += place == 1

    def document(self) -> dict[str, object]:
        games = len(self.points[0])
        seconds = max(self.seconds, 1e-9)
        return {
            "games": games,
            "moves": self.moves,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(games / seconds, 1),
            "moves_per_second": round(self.moves / seconds, 1),
            "seats": [
                {
                    "bot": bot,
                    "wins": self.wins[seat],
                    "mean": round(sum(self.points[seat]) / games, 2),
                    "min": min(self.points[seat]),
                    "max": max(self.points[seat]),
                }
                for seat, bot in enumerate(self.bots)
            ],
        }


@click.command(name="run")
@click.argument("game_name", metavar="GAME")
@click.option("--seats", "sitting", default="random,random,random", show_default=True, help="A bot for each seat.")
@click.option("--games", "count", type=click.IntRange(1), default=1, show_default=True, help="How many games.")
@click.option("--seed", default="0", show_default=True, help="The same seed gives the same games.")
@agreements_option
@click.option("--record", type=click.Path(path_type=Path), metavar="DIR", help="Write a game file for every game.")
@language_option
@json_option
def command(
    game_name: str,
    sitting: str,
    count: int,
    seed: str,
    agreements: tuple[str, ...],
    record: Path | None,
    language: str,
    as_json: bool,
) -> None:
    """Let bots play many games and count."""
    game = find(game_name)
    names = seat_list(sitting)
    bots = [find_bot(name) for name in names]
    setup = game.setup(len(names), agreed(agreements))
    if any(character in seed for character in "#\r\n"):
        raise SignoriaError(f"--seed {seed!r} can't stand in a game file: it holds a # or a line break")
    only_random = all(name == "random" for name in names)
    if only_random and not game.is_played_out(setup):
        raise SignoriaError(f"random play doesn't bring such a game of {game.id} to its end; agree on other options")
    tally = Tally(names)
    start = perf_counter()
    if record is None and only_random:
        _run_fast(game, setup, count, seed, tally)
    else:
        _run_refereed(game, setup, bots, count, seed, record, tally)
    tally.seconds = perf_counter() - start
    if as_json:
        emit(tally.document())
    else:
        _show(tally, Words(language, game.id))


def _run_fast(game: Game, setup: Setup, count: int, seed: str, tally: Tally) -> None:
    """Games that only random bots play need no referee: nothing that they do can be illegal."""
    for number in range(1, count + 1):
        state = game.new(setup)
        tally.add(state, play_out(state, Random(f"{seed}:{number}")))


def _run_refereed(
    game: Game, setup: Setup, bots: list[Bot], count: int, seed: str, record: Path | None, tally: Tally
) -> None:
    if record is not None:
        try:
            record.mkdir(parents=True, exist_ok=True)
        except (OSError, ValueError) as fault:
            raise SignoriaError(f"{record} can't be made a directory: {fault}") from None
    names = [f"{name} {seat}" for seat, name in enumerate(tally.bots, 1)]
    for number in range(1, count + 1):
        referee = begin(game, setup, names, Seed(f"{seed}:{number}"))
        play_by_bots(referee, bots, [Random(f"{seed}:{number}:{seat}") for seat in range(len(bots))])
        tally.add(referee.state, len(referee.record.line))
        if record is not None:
            write_text(record / f"{game.id}-{number:0{len(str(count))}}.sgr", referee.text())


def play_by_bots(referee: Referee, bots: list[Bot], chances: list[Random]) -> None:
    """A game to its end, each bot at its chair."""
    chairs = [Chair(referee, seat) for seat in range(len(bots))]
    referee.let_chance_play()
    while not referee.over():
        seat = referee.state.actor()
        chair = chairs[seat]
        chair.play(bots[seat].choose(chair, chair.moves(), chances[seat]))


def _show(tally: Tally, words: Words) -> None:
    from rich.console import Console
    from rich.table import Table

    counted = tally.document()
    console = Console(highlight=False)
    console.print(words.say("run-line", **{key: value for key, value in counted.items() if key != "seats"}))
    table = Table(box=None, pad_edge=False)
    table.add_column(words.say("run-seat"))
    for name in ("wins", "mean", "min", "max"):
        table.add_column(words.say(f"run-{name}"), justify="right")
    for seat, bot in enumerate(tally.bots):
        points = tally.points[seat]
        mean = f"{sum(points) / len(points):.1f}"
        table.add_row(f"{seat + 1} {bot}", str(tally.wins[seat]), mean, str(min(points)), str(max(points)))
    console.print(table)
