"""How the houses of Virtù fare among bots, with 3, 4 and 5 players; with --write it becomes docs/balance/virtu.md.

    PYTHONPATH=build/compiled .venv/bin/python bench/virtu_houses.py --bot greedy:60 --games 2000

Bots: `policy`, the quick moves of playouts; `greedy:60`, which looks at about 60 positions for a move; `search:8:4`,
with 8 playouts of 4 turns of each seat for a move. Houses change seats from game to game, so that neither the seat nor
the first turn belongs to a house. Every game is kept as it ends, and a run that was broken off goes on; games with
other facts are not counted. Whoever changes the mind begins a new file.
"""

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from hashlib import blake2b
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final

from signoria.bots.greedy import Greedy
from signoria.bots.outlook import quick_move
from signoria.bots.search import grow, ranked
from signoria.bots.tree import Tree
from signoria.games.virtu import GAME
from signoria.games.virtu.box import FACTS, HOUSES
from signoria.games.virtu.moves import HOUSE
from signoria.games.virtu.state import Virtu
from signoria.kernel.agenda import CHANCE, OVER
from signoria.kernel.mind import Mind
from signoria.kernel.moves import Move

MOST: Final = 1.4  # times its share that a house may win
LEAST: Final = 0.7
HEAD: Final = """# Virtù: how the houses fare

Made by `PYTHONPATH=build/compiled .venv/bin/python bench/virtu_houses.py --write docs/balance/virtu.md` from games of
Signoria's own bots on `data/virtu.json` as it is now. `policy` plays the quick moves of playouts, `greedy:N` looks at
about N positions to the end of its own turn, `search:N:M` grows a tree by N playouts of M turns of each seat. All seats
of a game are of one kind of bot; houses are dealt to the seats by chance, and so is the first turn.

*Share* is what a house wins, 1 being its fair part; a shared victory counts in parts. Bounds: no house more than {most}
times, none less than {least} times; *open* is what the games played can't settle, because a bound lies in the interval.
Intervals are 95 %, normal; with few games they are rough. This says something of our reconstruction and our bots,
nothing of the printed game; what was evened out stands in [the notes](../rules/virtu-notes.md).
"""


@dataclass(frozen=True, slots=True)
class Wish:
    """One game; `world` names the facts with which it is played."""

    world: str
    bot: str
    years: str
    seats: int
    number: int


@dataclass(frozen=True, slots=True)
class Result:
    wish: Wish
    year: int
    houses: list[str]
    points: list[int]
    ranks: list[int]


def world() -> str:
    return blake2b(json.dumps(FACTS.read(), sort_keys=True).encode(), digest_size=6).hexdigest()


def play(wish: Wish) -> Result:
    rng = Random(f"{wish.seats}:{wish.number}")
    state = GAME.new(GAME.setup(wish.seats, {"years": wish.years}))
    assert isinstance(state, Virtu)
    mind = GAME.mind
    assert mind is not None
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.play(state.sample(rng))
            continue
        moves = state.moves()
        if len(moves) == 1 or HOUSE.has(moves[0]):
            state.play(rng.choice(moves))
        else:
            state.play(_chosen(state, moves, wish.bot, mind, rng))
    seats = range(wish.seats)
    houses = [HOUSES.ids[state.houses[seat]] for seat in seats]
    return Result(wish, state.year, houses, [state.points(seat) for seat in seats], state.ranking())


def _chosen(state: Virtu, moves: list[Move], bot: str, mind: Mind, rng: Random) -> Move:
    kind, *numbers = bot.split(":")
    seat = state.actor()
    if kind == "policy":
        return quick_move(state, mind, rng)
    if kind == "greedy":
        return Greedy(imagined=1, looks=int(numbers[0])).best([state.imagine(seat, rng)], seat, rng)
    tree = Tree(seat, GAME, int(numbers[1]))
    grow(tree, lambda luck: state.imagine(seat, luck), int(numbers[0]), 0.0, rng)
    return ranked(tree.root)[0][0]


def kept(path: Path) -> Iterator[Result]:
    if path.is_file():
        for line in path.read_text(encoding="utf-8").splitlines():
            found = json.loads(line)
            yield Result(Wish(**found.pop("wish")), **found)


def played(wishes: list[Wish], path: Path, processes: int) -> list[Result]:
    """What is kept of these games, and what is missing of them played."""
    known = {result.wish: result for result in kept(path)}
    due = [wish for wish in wishes if wish not in known]
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file, ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for result in pool.map(play, due) if processes > 1 else map(play, due):
            known[result.wish] = result
            file.write(json.dumps(asdict(result)) + "\n")
            file.flush()
    return [known[wish] for wish in wishes]


def table(results: list[Result]) -> list[str]:
    """A line for each house in these games, and whether it keeps the bounds."""
    seats = results[0].wish.seats
    shares: dict[str, list[float]] = {}
    points: dict[str, list[int]] = {}
    for result in results:
        for house, rank, own in zip(result.houses, result.ranks, result.points, strict=True):
            shares.setdefault(house, []).append(seats * (rank == 1) / result.ranks.count(1))
            points.setdefault(house, []).append(own)
    lines = ["| house | share | from | to | mean points | within bounds |", "| --- | --- | --- | --- | --- | --- |"]
    for house in sorted(shares, key=HOUSES.ids.index):
        share, error = mean_and_error(shares[house])
        low, high = share - error, share + error
        within = "yes" if low >= LEAST and high <= MOST else "no" if high < LEAST or low > MOST else "open"
        mean = sum(points[house]) / len(points[house])
        lines.append(f"| {house} | {share:.2f} | {low:.2f} | {high:.2f} | {mean:.1f} | {within} |")
    return lines


def mean_and_error(numbers: list[float]) -> tuple[float, float]:
    mean = sum(numbers) / len(numbers)
    variance = sum((number - mean) ** 2 for number in numbers) / max(1, len(numbers) - 1)
    return mean, 1.96 * sqrt(variance / len(numbers))


def report(results: list[Result]) -> str:
    """All games of this world: bot by bot, and within it by the number of players."""
    groups: dict[tuple[str, str, int], list[Result]] = {}
    for result in results:
        groups.setdefault((result.wish.bot, result.wish.years, result.wish.seats), []).append(result)
    parts = [HEAD.format(most=MOST, least=LEAST)]
    for bot, years, seats in sorted(groups):
        games = groups[bot, years, seats]
        length = sum(game.year for game in games) / len(games)
        best = sum(max(game.points) for game in games) / len(games)
        limit = "no limit of years" if years == "off" else f"at most {years} years"
        parts.append(f"## {seats} players, {bot}\n")
        parts.append(f"{len(games)} games, {limit}, {length:.1f} on the mean; the winner has {best:.1f} points.\n")
        parts.append("\n".join(table(games)) + "\n")
    return "\n".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="policy")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--years", default="20", choices=GAME.options[2].values)
    parser.add_argument("--seats", type=int, nargs="*", default=[3, 4, 5])
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=Path("build/houses.jsonl"), help="where games are kept")
    parser.add_argument("--write", type=Path, help="write all that is kept of this world, not only this run")
    said = parser.parse_args()
    here = world()
    for seats in said.seats:
        numbers = range(said.first, said.first + said.games)
        found = played(
            [Wish(here, said.bot, said.years, seats, number) for number in numbers], said.keep, said.processes
        )
        if found:
            print(f"{seats} players, {said.bot}, {len(found)} games", *table(found)[2:], sep="\n", flush=True)
    if said.write:
        said.write.parent.mkdir(parents=True, exist_ok=True)
        said.write.write_text(
            report([result for result in kept(said.keep) if result.wish.world == here]), encoding="utf-8"
        )


if __name__ == "__main__":
    main()
