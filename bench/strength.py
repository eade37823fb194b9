"""Measures how strong the bots are in every game, and writes docs/strength.md.

Every tournament keeps its games in a file, so that a run can be broken off and goes on; with more --games it only plays
what is missing. Run it on the compiled form: `make strength`.
"""

import argparse
import os
import platform
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from signoria import __version__
from signoria.arena.keeping import keep, resume
from signoria.arena.match import Thought
from signoria.arena.pairing import Tournament, jobs
from signoria.arena.standings import Standings
from signoria.arena.workers import Workers, processes, ray
from signoria.kernel import state as kernel_state
from signoria.kernel.errors import SignoriaError
from signoria.kernel.fields import Json
from signoria.kernel.game import Game
from signoria.kernel.registry import find, names

LADDER: Final = ("random", "search:novice", "search:player", "search:club", "search:master")
HEAD: Final = """# How strong the bots are

Made by `make strength ARGS="{command}"`: Signoria {version}, {form}, Python {python}, {machine}, {count} at a time.
What the columns mean stands in [bots.md](bots.md): rates with 95 % intervals, ratings on the scale of Elo. *Alone* is
what a bot wins that sits alone among the other; an equal one would win 1 of as many as there are seats. Times are
processor time of a move with a choice. A run that was broken off has the tables that it came to the end of.
"""


def main() -> None:
    wish = argparse.ArgumentParser(description=__doc__)
    wish.add_argument("games", nargs="*", default=names(), help="which games; by default all")
    wish.add_argument("--quick-games", type=int, default=200, help="games of greedy against random")
    wish.add_argument("--timed-games", type=int, default=100, help="games of search by time against greedy")
    wish.add_argument("--seconds", type=float, default=1.0, help="what search may think a move in these")
    wish.add_argument("--ladder-games", type=int, default=200, help="games of each two neighbours on the ladder")
    wish.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    wish.add_argument("--ray", help="the address of a Ray cluster")
    wish.add_argument("--folder", type=Path, default=Path("build/strength"), help="where games are kept")
    wish.add_argument("--write", type=Path, default=Path("docs/strength.md"))
    said = wish.parse_args()
    workers = ray(said.ray) if said.ray else processes(said.processes)
    tables: dict[str, list[str]] = {name: [] for name in said.games}
    # What is quick comes first, so that a run that is broken off has it for all games.
    for kind in (_quick, _timed_of_few, _ladder, _timed_of_many):
        for name in said.games:
            for wanted in kind(find(name), said):
                tables[name].append(_table(played(wanted, said.folder, workers)))
            said.write.write_text(_page(said, tables), encoding="utf-8")


def _page(said: argparse.Namespace, tables: dict[str, list[str]]) -> str:
    wishes = ("quick_games", "timed_games", "seconds", "ladder_games")
    head = HEAD.format(
        command=" ".join([*said.games, *(f"--{wish.replace('_', '-')} {getattr(said, wish):g}" for wish in wishes)]),
        version=__version__,
        form="plain" if str(kernel_state.__file__).endswith(".py") else "compiled",
        python=platform.python_version(),
        machine=platform.machine(),
        count=said.processes,
    )
    return "\n".join([head, *(f"## {name}\n\n" + "\n".join(parts) for name, parts in tables.items() if parts)])


def _quick(game: Game, said: argparse.Namespace) -> list[Tournament]:
    return [_wish(game, count, ("random", "greedy"), said.quick_games) for count in _ends(game)]


def _timed_of_few(game: Game, said: argparse.Namespace) -> list[Tournament]:
    return [_timed(game, _ends(game)[0], said)]


def _timed_of_many(game: Game, said: argparse.Namespace) -> list[Tournament]:
    return [_timed(game, count, said) for count in _ends(game)[1:]]


def _timed(game: Game, seats: int, said: argparse.Namespace) -> Tournament:
    return _wish(game, seats, ("greedy", "search"), said.timed_games, Thought(seconds=said.seconds))


def _ladder(game: Game, said: argparse.Namespace) -> list[Tournament]:
    return [_wish(game, _ends(game)[0], LADDER, said.ladder_games, is_ladder=True)]


def _ends(game: Game) -> list[int]:
    """The fewest seats at which a game is played, and the most."""
    able: list[int] = []
    for count in game.seats:
        with suppress(SignoriaError):
            game.brief_setup(count)
            able.append(count)
    several = [count for count in able if count > 1]
    return sorted({several[0], several[-1]})


def _wish(
    game: Game, seats: int, bots: tuple[str, ...], games: int, thought: Thought | None = None, is_ladder: bool = False
) -> Tournament:
    """As a game is usually played, but so that it ends."""
    options: dict[str, Json] = dict(game.brief_setup(seats).options)
    return Tournament(game.id, options, seats, bots, games, "strength", thought or Thought(), is_ladder)


def played(wish: Tournament, folder: Path, workers: Workers) -> Standings:
    """Plays what is missing of a tournament; the file of its games is named by what it is."""
    time = f"-{wish.thought.seconds:g}s" if wish.thought.seconds else ""
    path = folder / f"{wish.game}-{wish.seats}-{'ladder' if wish.is_ladder else '-'.join(wish.contenders)}{time}.jsonl"
    standings = Standings(wish)
    resume(path, standings)
    every = list(jobs(wish))
    due = [job for job in every if job.number not in standings.results]
    if due:
        for result in workers(iter(due)):
            standings.add(result)
            keep(path, result)
            if len(standings.results) % 10 == 0:
                print(f"{path.name} {len(standings.results)}/{len(every)}", flush=True)
    return standings


def _table(standings: Standings) -> str:
    found = standings.document()
    wish = standings.tournament
    agreed = "".join(f", {name} {value}" for name, value in wish.options.items())
    thought = f", search at {wish.thought.seconds:g} s a move" if wish.thought.seconds else ""
    lines = [
        f"{wish.seats} seats{agreed}{thought}: {found['games']} games.\n",
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
