"""How the houses of Virtù fare among bots: a line for each house, for 3, 4 and 5 players.

    PYTHONPATH=build/compiled .venv/bin/python bench/virtu_houses.py --bot random --games 200 --years 20

`--bot policy` plays the game's own quick policy; other names are those of `signoria run`. Houses change seats from game
to game, so that neither the seat nor the first turn belongs to a house.
"""

import argparse
from math import sqrt
from random import Random

from signoria.bots.registry import find_bot
from signoria.cli.run import play_by_bots
from signoria.games.virtu import GAME
from signoria.games.virtu.box import HOUSES
from signoria.games.virtu.moves import HOUSE
from signoria.games.virtu.state import Virtu
from signoria.kernel.agenda import CHANCE, OVER
from signoria.kernel.chance import Seed
from signoria.kernel.documents import write
from signoria.kernel.referee import begin
from signoria.kernel.state import State


def seated(state: Virtu, rng: Random) -> None:
    """The first player and the houses at random."""
    while state.actor() == CHANCE:
        state.play(state.sample(rng))
    while HOUSE.has(state.moves()[0]):
        state.play(rng.choice(state.moves()))


def by_policy(state: State, rng: Random) -> None:
    assert GAME.mind is not None
    while state.actor() != OVER:
        state.play(GAME.mind.rollout(state, state.moves(), rng))


def by_bots(state: Virtu, bot: str, number: int) -> Virtu:
    """A game of bots from a table where the houses are chosen."""
    seats = state.setup.seats
    names = [f"{bot} {seat + 1}" for seat in range(seats)]
    referee = begin(GAME, state.setup, names, Seed(f"houses:{number}"), write(state))
    play_by_bots(referee, [find_bot(bot) for _ in range(seats)], [Random(f"{number}:{seat}") for seat in range(seats)])
    assert isinstance(referee.state, Virtu)
    return referee.state


def measure(seats: int, bot: str, games: int, years: str) -> None:
    won = [0.0] * HOUSES.size
    points: list[list[int]] = [[] for _ in HOUSES.ids]
    length = 0
    for number in range(games):
        rng = Random(f"{seats}:{number}")
        state = GAME.new(GAME.setup(seats, {"years": years}))
        assert isinstance(state, Virtu)
        seated(state, rng)
        if bot == "policy":
            by_policy(state, rng)
        else:
            state = by_bots(state, bot, number)
        ranking = state.ranking()
        length += state.year
        for seat in range(seats):
            won[state.houses[seat]] += (ranking[seat] == 1) / ranking.count(1)
            points[state.houses[seat]].append(state.points(seat))
    print(f"{seats} players, {bot}, {games} games, {length / games:.1f} years")
    for house, name in enumerate(HOUSES.ids):
        if points[house]:
            share = won[house] / games
            error = 1.96 * sqrt(share * (1 - share) / games)
            mean = sum(points[house]) / games
            print(f"  {name:9} {share:6.1%} +-{error:5.1%}  {share * seats:4.2f} of its share  mean {mean:5.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="policy")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--years", default="20", choices=GAME.options[2].values)
    parser.add_argument("--seats", type=int, nargs="*", default=[3, 4, 5])
    chosen = parser.parse_args()
    for seats in chosen.seats:
        measure(seats, chosen.bot, chosen.games, chosen.years)


if __name__ == "__main__":
    main()
