"""Worker processes in which bots think. One that hangs or crashes is killed and replaced; nobody waits for it longer.

What goes to a worker is a game as the seat could imagine it, never the true one: no bot can look where it may not.
"""

import json
import multiprocessing
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import Empty, SimpleQueue
from random import Random
from threading import Lock
from typing import Final, TypeAlias

import structlog
from anyio import CapacityLimiter

from signoria.bots.lines import explained
from signoria.bots.registry import Level, find_bot
from signoria.kernel.chair import Chair
from signoria.kernel.documents import read, write
from signoria.kernel.fields import Json
from signoria.kernel.registry import find
from signoria.kernel.state import State
from signoria.server.metrics import Metrics
from signoria.table.planning import board

LOG: Final = structlog.get_logger("signoria.thinkers")
BEGINNING: Final = 60.0  # seconds that a new worker may take until it can think
READY: Final = "ready"


@dataclass(frozen=True, slots=True)
class Question:
    """What a worker is handed: the document of an imagined game, who is asked there, and by which bot it is thought.

    With `lines` it is to explain itself by so many.
    """

    game: str
    document: dict[str, Json]
    seat: int
    bot: str
    level: str
    luck: int
    lines: int = 0


Answerer: TypeAlias = Callable[[Question], str]


def answer(question: Question) -> str:
    """The move that the bot chooses, or its lines as JSON."""
    state = read(find(question.game), question.document)
    chair = Chair(board(state, [str(seat + 1) for seat in range(state.setup.seats)]), question.seat)
    bot, rng = find_bot(question.bot, question.level), Random(question.luck)
    if not question.lines:
        return bot.choose(chair, chair.moves(), rng)
    found = explained(bot, chair, rng) or []
    return json.dumps([line.document() for line in found[: question.lines]])


def work(pipe: Connection, answerer: Answerer) -> None:
    """A worker's life. It ends with the pipe, which closes when the server is gone."""
    try:
        pipe.send(READY)
        while True:
            pipe.send(answerer(pipe.recv()))
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        return


class Worker:
    """One process and the pipe to it."""

    def __init__(self, answerer: Answerer) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._pipe, other = spawn.Pipe()
        self._process: BaseProcess = spawn.Process(target=work, args=(other, answerer), daemon=True)
        self._process.start()
        other.close()
        self._is_ready = False

    def think(self, question: Question, seconds: float) -> str | None:
        """The answer, or nothing when there is none in time; then the worker is of no more use."""
        try:
            if not self._is_ready:
                self._is_ready = self._pipe.poll(BEGINNING) and self._pipe.recv() == READY
            if not self._is_ready:
                return None
            self._pipe.send(question)
            said = self._pipe.recv() if self._pipe.poll(seconds) else None
        except (EOFError, OSError):
            return None
        return said if isinstance(said, str) else None

    def end(self) -> None:
        self._process.kill()
        self._process.join(5)
        self._pipe.close()


class Thinkers:
    """So many workers, started when the first question comes."""

    def __init__(self, workers: int, seconds: float, metrics: Metrics, answerer: Answerer = answer) -> None:
        self.seconds = seconds
        self.size = workers
        # Whoever waits for a bot waits in a thread of these, not in one that answers requests.
        self.threads = CapacityLimiter(max(1, 2 * workers))
        self._metrics = metrics
        self._answerer = answerer
        self._free: SimpleQueue[Worker] = SimpleQueue()
        self._started = 0
        self._closed = False
        self._lock = Lock()

    def ask(self, state: State, seat: int, level: Level, luck: int) -> str | None:
        """What a bot would play, or nothing when it has no answer in time. `state` is one that the seat imagines."""
        return self._answer(Question(state.game.id, write(state), seat, level.bot, level.name, luck))

    def explain(self, state: State, seat: int, level: Level, luck: int, lines: int) -> list[dict[str, Json]] | None:
        """The best lines of a bot, or nothing when it has none in time."""
        said = self._answer(Question(state.game.id, write(state), seat, level.bot, level.name, luck, lines))
        found = None if said is None else json.loads(said)
        return found or None

    def _answer(self, question: Question) -> str | None:
        worker = self._take()
        if worker is None:
            return None
        started = time.perf_counter()
        said = worker.think(question, self.seconds)
        self._metrics.thinking.labels(question.bot).observe(time.perf_counter() - started)
        if said is None:
            LOG.warning("a bot had no answer in time", bot=question.bot, level=question.level, game=question.game)
            self._metrics.workers_lost.inc()
            self._replace(worker)
            return None
        self._give_back(worker)
        return said

    def close(self) -> None:
        with self._lock:
            self._closed = True
        while True:
            try:
                self._free.get_nowait().end()
            except Empty:
                return

    def _take(self) -> Worker | None:
        with self._lock:
            if self._closed:
                return None
            if self._free.empty() and self._started < self.size:
                self._started += 1
                return Worker(self._answerer)
        try:
            return self._free.get(timeout=self.seconds * 4)
        except Empty:
            return None

    def _give_back(self, worker: Worker) -> None:
        with self._lock:
            if not self._closed:
                self._free.put(worker)
                return
        worker.end()

    def _replace(self, worker: Worker) -> None:
        """A new one is started by whoever asks next."""
        worker.end()
        with self._lock:
            self._started -= 1
