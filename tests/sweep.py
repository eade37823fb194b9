"""Many random games of every way to play a game: each ends, and its file replays to the same digests, line by line.

python -m tests.sweep castle --games 2000
"""

import argparse
import sys
from multiprocessing import Pool
from time import perf_counter

from signoria.kernel import state as kernel_state
from signoria.kernel.documents import digest
from signoria.kernel.gamefile import read_record
from signoria.kernel.registry import find
from signoria.kernel.setup import Setup
from tests.random_games import GAMES, referee_after, setups

ENDLESS = 100_000
Share = tuple[str, int, int, int]


def play(share: Share) -> int:
    """Plays and replays the games of one setup whose seeds lie between two numbers; gives their moves."""
    name, place, first, last = share
    game = find(name)
    setup = setups(game)[place]
    moves = 0
    for seed in range(first, last):
        referee = referee_after(game, setup, seed, ENDLESS)
        if not referee.over():
            raise SystemExit(f"{name}, {title(setup)}, seed {seed}: not over after {ENDLESS} moves")
        again = read_record(referee.text())
        if digest(again.state) != digest(referee.state) or again.state.ranking() != referee.state.ranking():
            raise SystemExit(f"{name}, {title(setup)}, seed {seed}: the record replays to another end")
        moves += len(referee.record.line)
    return moves


def title(setup: Setup) -> str:
    options = " ".join(f"{name}={value}" for name, value in setup.options.items())
    return f"{setup.seats} seats {options}".strip()


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.sweep", description=__doc__)
    parser.add_argument("game", nargs="?", choices=GAMES, default="rialto")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--processes", type=int, default=None)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="only setups with it")
    chosen = parser.parse_args()
    form = "plain" if str(kernel_state.__file__).endswith(".py") else "compiled"
    step = max(1, chosen.games // 40)
    with Pool(chosen.processes) as pool:
        for place, setup in enumerate(setups(find(chosen.game))):
            if not set(chosen.option) <= {f"{name}={value}" for name, value in setup.options.items()}:
                continue
            start = perf_counter()
            shares = [
                (chosen.game, place, first, min(chosen.games, first + step)) for first in range(0, chosen.games, step)
            ]
            moves = sum(pool.imap_unordered(play, shares))
            seconds = perf_counter() - start
            print(f"{chosen.game}, {title(setup)}: {chosen.games} games, {moves} moves, {seconds:.1f} s, {form}")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
