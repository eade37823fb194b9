"""Games of bots as Parquet: a row a decision, with what the seat saw, what was legal, what it chose and how it ended.

A dataset is a folder of shards. Each is written whole or not at all, so a run that was broken off goes on where it was.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from signoria.bots.registry import find_bot
from signoria.kernel.agenda import CHANCE
from signoria.kernel.chair import Chair
from signoria.kernel.chance import Seed
from signoria.kernel.errors import SignoriaError
from signoria.kernel.game import Game
from signoria.kernel.referee import begin
from signoria.kernel.setup import Setup
from signoria.research.observation import Observation, outcome

SCHEMA = pa.schema(
    [
        ("game", pa.int64()),
        ("ply", pa.int32()),
        ("seat", pa.int8()),
        ("observation", pa.list_(pa.float32())),
        ("legal", pa.list_(pa.int32())),
        ("move", pa.int32()),
        ("notation", pa.string()),
        ("points", pa.int32()),
        ("outcome", pa.float32()),
    ]
)


class Plan:
    """Which games make a dataset: the same plan always makes the same files."""

    def __init__(self, game: Game, setup: Setup, bots: list[str], games: int, seed: str, in_shard: int) -> None:
        self.game = game
        self.setup = setup
        self.bots = bots
        self.games = games
        self.seed = seed
        self.in_shard = in_shard

    def shards(self) -> list[range]:
        return [range(first, min(self.games, first + self.in_shard)) for first in range(0, self.games, self.in_shard)]

    def metadata(self) -> dict[str, str]:
        """What a shard says of itself; another plan's shard is never taken for one's own."""
        options = " ".join(f"{name}={value}" for name, value in self.setup.options.items())
        return {
            "game": self.game.id,
            "rules": self.setup.rules.version,
            "options": options,
            "bots": ",".join(self.bots),
            "seed": self.seed,
            "games_in_shard": str(self.in_shard),
            "observation": " ".join(Observation(self.game, self.setup).labels),
        }


def write(plan: Plan, folder: Path) -> Iterator[int]:
    """Writes what is missing and gives the number of games done after each shard."""
    schema = SCHEMA.with_metadata(plan.metadata())
    folder.mkdir(parents=True, exist_ok=True)
    for number, games in enumerate(plan.shards()):
        path = folder / f"{plan.game.id}-{number:05}.parquet"
        if path.exists():
            _expect(path, plan, games)
        else:
            rows = [row for game in games for row in _play(plan, game)]
            unfinished = path.with_suffix(".part")
            pq.write_table(pa.Table.from_pylist(rows, schema=schema), unfinished)
            unfinished.replace(path)
        yield games.stop


def _expect(path: Path, plan: Plan, games: range) -> None:
    """That a shard that is there already is this plan's."""
    found = pq.read_schema(path).metadata or {}
    there = {key.decode(): value.decode() for key, value in found.items()}
    for key, value in plan.metadata().items():
        if there.get(key) != value:
            raise SignoriaError(f"{path} belongs to another dataset: its {key} is {there.get(key)!r}, not {value!r}")
    if len(set(pq.read_table(path, columns=["game"])["game"].to_pylist())) != len(games):
        raise SignoriaError(f"{path} holds other games than {games.start} to {games.stop - 1}")


def _play(plan: Plan, number: int) -> list[dict[str, Any]]:
    """The rows of one game."""
    seed = f"{plan.seed}:{number}"
    referee = begin(plan.game, plan.setup, [f"{bot} {seat}" for seat, bot in enumerate(plan.bots, 1)], Seed(seed))
    observation = Observation(plan.game, plan.setup)
    chairs = [Chair(referee, seat) for seat in range(plan.setup.seats)]
    chances = [Random(f"{seed}:{seat}") for seat in range(plan.setup.seats)]
    bots = [find_bot(*bot.split()) for bot in plan.bots]
    rows: list[dict[str, Any]] = []
    while not referee.over():
        if referee.state.actor() == CHANCE:
            referee.let_chance_play()
            continue
        seat, state = referee.state.actor(), referee.state
        row = {
            "game": number,
            "ply": len(referee.record.line),
            "seat": seat,
            "observation": observation.of(state, seat),
            "legal": list(state.moves()),
        }
        notation = bots[seat].choose(chairs[seat], chairs[seat].moves(), chances[seat])
        rows.append({**row, "move": plan.game.moves.parse(notation), "notation": notation})
        chairs[seat].play(notation)
    ended = outcome(referee.state)
    return [{**row, "points": referee.state.points(row["seat"]), "outcome": ended[row["seat"]]} for row in rows]
