"""One game between contenders: who sat where, how it ended, and how long each thought."""

import os
import socket
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from time import perf_counter, process_time

from signoria.bots.protocol import Bot
from signoria.bots.registry import find_bot
from signoria.bots.search import Search
from signoria.kernel.agenda import CHANCE
from signoria.kernel.chair import Chair
from signoria.kernel.chance import Seed
from signoria.kernel.errors import SignoriaError
from signoria.kernel.fields import Json
from signoria.kernel.referee import Referee, begin
from signoria.kernel.registry import find


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search may spend on a move, where it is to be other than its level says."""

    iterations: int = 0
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Job:
    """A game to play. Games of one block have the same seed and the same contenders, who change seats."""

    number: int
    block: int
    game: str
    options: dict[str, Json]
    sitting: tuple[str, ...]
    seed: str
    thought: Thought


@dataclass(frozen=True, slots=True)
class Result:
    """How it ended, seat by seat. Several who share the win have place 1 together."""

    number: int
    block: int
    sitting: tuple[str, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    playouts: tuple[int, ...]
    worker: str
    lasted: float


def contender(name: str, thought: Thought) -> Bot:
    """A new bot of a name; a search thinks as long as was asked for, by the processor's time: others play beside it."""
    if name == "search" and (thought.iterations or thought.seconds):
        return Search(thought.iterations, thought.seconds, clock=process_time)
    return find_bot(name)


def play(job: Job, unregistered: Mapping[str, Bot] | None = None) -> Result:
    """Plays the game. Chance depends on the block alone, the luck of a bot on its seat too.

    Names that are in `unregistered` mean those bots.
    """
    started = perf_counter()
    game = find(job.game)
    setup = game.setup(len(job.sitting), job.options)
    own = unregistered or {}
    bots = [own[name] if name in own else contender(name, job.thought) for name in job.sitting]
    names = [f"{name} {seat}" for seat, name in enumerate(job.sitting, 1)]
    referee = begin(game, setup, names, Seed(job.seed))
    chances = [Random(f"{job.seed}:{job.number}:{seat}") for seat in range(len(bots))]
    moves, seconds, playouts = _played(referee, bots, chances)
    state = referee.state
    return Result(
        job.number,
        job.block,
        job.sitting,
        tuple(state.ranking()),
        tuple(state.points(seat) for seat in range(len(bots))),
        tuple(moves),
        tuple(seconds),
        tuple(playouts),
        f"{socket.gethostname()}:{os.getpid()}",
        perf_counter() - started,
    )


def _played(referee: Referee, bots: list[Bot], chances: list[Random]) -> tuple[list[int], list[float], list[int]]:
    """To the end; gives what each seat has thought about and for how long. Moves without a choice don't count."""
    chairs = [Chair(referee, seat) for seat in range(len(bots))]
    moves, seconds, playouts = [0] * len(bots), [0.0] * len(bots), [0] * len(bots)
    referee.let_chance_play()
    while not referee.over():
        seat = referee.state.actor()
        if seat == CHANCE:
            raise SignoriaError("chance is due, and nothing lets it play")
        able = chairs[seat].moves()
        before = process_time()
        chosen = bots[seat].choose(chairs[seat], able, chances[seat])
        if len(able) > 1:
            moves[seat] += 1
            seconds[seat] += process_time() - before
            bot = bots[seat]
            playouts[seat] += bot.grown if isinstance(bot, Search) else 0
        chairs[seat].play(chosen)
    return moves, seconds, playouts
