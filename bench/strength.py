"""Measures how strong the bots are in every game, and writes docs/strength.md.

Every tournament keeps its games in a file, so that a run can be broken off and goes on; with more --games it only plays
what is missing. Run it on the compiled form: `make strength`.
"""

import argparse
import os
import platform
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from signoria import __version__
from signoria.arena.keeping import keep, resume
from signoria.arena.match import Thought
from signoria.arena.pairing import Tournament, jobs
from signoria.arena.standings import Standings
from signoria.arena.workers import Workers, processes, ray
from signoria.kernel import state as kernel_state
from signoria.kernel.game import Game
from signoria.kernel.registry import find, names

LADDER: Final = ("random", "search:novice", "greedy", "search:player", "search:club", "search:master")
HEAD: Final = """# How strong the bots are

Made by `make strength ARGS="{command}"`: Signoria {version}, {form}, Python {python}, {machine}, {count} at a time.
What the columns mean stands in [bots.md](bots.md): rates with 95 % intervals, ratings on the scale of Elo. *Alone* is
what a bot wins that sits alone among the other; an equal one would win 1 of as many as there are seats. Times are
processor time of a move with a choice.
"""


def main() -> None:
    wish = argparse.ArgumentParser(description=__doc__)
    wish.add_argument("games", nargs="*", default=names(), help="which games; by default all")
    wish.add_argument("--ladder-games", type=int, default=200, help="games of each two neighbours on the ladder")
    wish.add_argument("--timed-games", type=int, default=100, help="games of search by time against greedy")
    wish.add_argument("--seconds", type=float, default=1.0, help="what search may think a move in these")
    wish.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    wish.add_argument("--ray", help="the address of a Ray cluster")
    wish.add_argument("--folder", type=Path, default=Path("build/strength"), help="where games are kept")
    wish.add_argument("--write", type=Path, default=Path("docs/strength.md"))
    said = wish.parse_args()
    workers = ray(said.ray) if said.ray else processes(said.processes)
    command = f"--ladder-games {said.ladder_games} --timed-games {said.timed_games} --seconds {said.seconds:g}"
    parts = [
        HEAD.format(
            command=command,
            version=__version__,
            form="plain" if str(kernel_state.__file__).endswith(".py") else "compiled",
            python=platform.python_version(),
            machine=platform.machine(),
            count=said.processes,
        )
    ]
    for name in said.games:
        parts += _game(find(name), said, workers)
        said.write.write_text("\n".join(parts), encoding="utf-8")


def _game(game: Game, said: argparse.Namespace, workers: Workers) -> list[str]:
    """A ladder at the fewest seats; greedy and timed search at the fewest and the most."""
    seats = [count for count in game.seats if count > 1]
    timed = Thought(seconds=said.seconds)
    parts = [f"## {game.id}\n"]

    def play(count: int, bots: Sequence[str], games: int, thought: Thought, ladder: bool) -> Standings:
        kind = "ladder" if ladder else "-".join(bots)
        path = said.folder / f"{game.id}-{count}-{kind}.jsonl"
        wish = Tournament(game.id, {}, count, tuple(bots), games, "strength", thought, ladder)
        return played(wish, path, workers, lambda done, of: print(f"{path.name} {done}/{of}", flush=True))

    parts.append(_table(play(seats[0], LADDER, said.ladder_games, Thought(), True)))
    for count in sorted({seats[0], seats[-1]}):
        if count != seats[0]:
            parts.append(_table(play(count, ("random", "greedy"), said.ladder_games, Thought(), False)))
        parts.append(_table(play(count, ("greedy", "search"), said.timed_games, timed, False)))
    return parts


def played(wish: Tournament, path: Path, workers: Workers, tick: Callable[[int, int], None]) -> Standings:
    standings = Standings(wish)
    resume(path, standings)
    every = list(jobs(wish))
    due = [job for job in every if job.number not in standings.results]
    if due:
        for result in workers(iter(due)):
            standings.add(result)
            keep(path, result)
            if len(standings.results) % 10 == 0:
                tick(len(standings.results), len(every))
    return standings


def _table(standings: Standings) -> str:
    found = standings.document()
    wish = standings.tournament
    thought = f", search at {wish.thought.seconds:g} s a move" if wish.thought.seconds else ""
    lines = [
        f"{wish.seats} seats{thought}: {found['games']} games.\n",
        "| bot | rating | alone | points | ms a move | playouts a move |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for name, player in sorted(found["players"].items(), key=lambda item: -item[1]["rating"]):
        rating = f"{player['rating']} ({player['rating_low']} to {player['rating_high']})"
        alone = _rate(player["alone"]) if "alone" in player else ""
        more = player.get("playouts_a_move", "")
        lines.append(f"| {name} | {rating} | {alone} | {player['mean_score']} | {player['ms_a_move']} | {more} |")
    lines += ["", "| who wins | games | rate | points a seat more |", "| --- | --- | --- | --- |"]
    for pair in found["pairs"]:
        # From the side of the second, which is the stronger one on a ladder.
        turned = {"win_rate": 1 - pair["win_rate"], "low": 1 - pair["high"], "high": 1 - pair["low"]}
        who = f"{pair['second']} against {pair['first']}"
        lines.append(f"| {who} | {pair['games']} | {_rate(turned)} | {-pair['score_difference']} |")
    return "\n".join(lines) + "\n"


def _rate(found: dict[str, Any]) -> str:
    return f"{100 * found['win_rate']:.1f} % ({100 * found['low']:.1f} to {100 * found['high']:.1f})"


if __name__ == "__main__":
    main()
