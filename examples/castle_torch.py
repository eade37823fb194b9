"""Teaches a small network to play Carcassonne: The Castle, until it beats the bot `greedy`.

What it needs, how long it takes and how to play against it stands in docs/research.md.

A move is judged by where it leads: the position at the end of the own turn, before the next card is drawn. Nothing is
hidden there, and nobody else has chosen yet. The network foretells from it by how many points the game will be won. It
begins with no idea and plays against itself; what it has learned from some games it plays by in the next.
"""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import process_time

import click
import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from signoria.arena.match import Thought, play
from signoria.arena.pairing import Tournament, jobs
from signoria.arena.standings import Standings
from signoria.bots.greedy import Greedy
from signoria.games.castle import GAME
from signoria.games.castle.mind import MIND
from signoria.games.castle.rules.turn import DrawCard
from signoria.kernel.agenda import OVER
from signoria.kernel.chair import Chair
from signoria.kernel.errors import SignoriaError
from signoria.kernel.moves import Move
from signoria.kernel.state import State
from signoria.research.lookahead import turn_ends
from signoria.research.vector import Games

WEIGHTS = Path(__file__).with_suffix(".pt")
SCALE = 10.0  # points that the network counts as one
Numbers = NDArray[np.float32]


class Network(nn.Module):
    """By how many points seat 1 will win, from the features of both seats (positions x seats x features)."""

    def __init__(self, hidden: int = 64) -> None:
        super().__init__()
        size = len(MIND.names)
        self.usual = nn.Buffer(torch.ones(size))
        self.layers = nn.Sequential(
            nn.Linear(2 * size, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU(), nn.Linear(hidden, 1)
        )

    def forward(self, seen: Tensor) -> Tensor:
        """What is good for one seat is as bad for the other, so both are asked alike."""
        first, second = (seen / self.usual).unbind(1)
        ahead: Tensor = self.layers(torch.cat([first, second], 1)) - self.layers(torch.cat([second, first], 1))
        return ahead[:, 0]

    def measure(self, memory: Sequence["Played"]) -> None:
        """Takes from games how large each feature usually is."""
        seen = np.concatenate([played.seen for played in memory])
        self.usual.copy_(torch.from_numpy(seen.std(axis=(0, 1)) + 0.1))

    def foretell(self, seen: Numbers) -> Numbers:
        with torch.inference_mode():
            found: Numbers = self(torch.from_numpy(seen)).numpy()
        return found


class Choices:
    """The ways of a seat to play the rest of its turn: `moves` they begin with, and what is `seen` at their ends."""

    def __init__(self, state: State, luck: float) -> None:
        self.moves: list[Move] = []
        seen: list[list[list[float]]] = []
        won: list[float] = []
        for move, end in turn_ends(state, luck, until=(DrawCard,)):
            self.moves.append(move)
            seen.append([MIND.features(end, seat) for seat in range(2)])
            won.append((end.points(0) - end.points(1)) / SCALE if end.actor() == OVER else np.nan)
        self.seen = np.array(seen, np.float32)
        self.won = np.array(won, np.float32)

    def worth(self, foretold: Numbers, seat: int) -> Numbers:
        """To a seat. Where the game is over nothing has to be foretold."""
        ahead = np.where(np.isnan(self.won), foretold, self.won)
        return ahead if seat == 0 else -ahead


class Learned:
    """The bot: takes what leads to the best position. It looks at nothing but what its chair imagines."""

    def __init__(self, network: Network | None = None) -> None:
        self.network = network or load(WEIGHTS)

    def choose(self, chair: Chair, moves: Sequence[str], rng: Random) -> str:
        choices = Choices(chair.imagine(rng), rng.random())
        worth = choices.worth(self.network.foretell(choices.seen), chair.seat())
        return GAME.moves.notation(choices.moves[int(worth.argmax())])


class Played:
    """A game of the network against itself: what was seen at the end of each turn, and by how much seat 1 won."""

    def __init__(self, turns: list[Numbers], won: float) -> None:
        self.seen = np.array(turns)
        self.won = won

    def targets(self, network: Network, trace: float) -> Numbers:
        """TD(lambda): what the network foretells a turn later, mixed with what came of the game in the end."""
        ahead = network.foretell(self.seen)
        found = np.full(len(ahead), self.won, np.float32)
        for turn in range(len(ahead) - 2, -1, -1):
            found[turn] = (1.0 - trace) * ahead[turn + 1] + trace * found[turn + 1]
        return found


class SelfPlay:
    """The network against itself, in many games side by side."""

    def __init__(self, network: Network, games: Games, seed: int, noise: float = 0.1) -> None:
        self.network = network
        self.games = games
        self.noise = noise
        self.rng = np.random.default_rng(seed)
        self.cards_left = games.observation.labels.index("deck")
        self.turns: list[dict[int, Numbers]] = [{} for _ in range(games.count)]
        games.begin(seed)

    def play(self, count: int) -> list[Played]:
        """Goes on until so many games are over."""
        found: list[Played] = []
        while len(found) < count:
            self.games.step(np.array(self.decide()))
            for place in np.flatnonzero(self.games.over).tolist():
                own, other = self.games.points[place].tolist()
                found.append(Played(list(self.turns[place].values()), (own - other) / SCALE))
                self.turns[place] = {}
        return found

    def decide(self) -> list[Move]:
        """A move for each game, all judged at once; some noise makes the games different."""
        offered = [Choices(state, self.rng.random()) for state in self.games.states]
        foretold = self.network.foretell(np.concatenate([choices.seen for choices in offered]))
        moves: list[Move] = []
        for place, choices in enumerate(offered):
            own, foretold = np.split(foretold, [len(choices.moves)])
            worth = choices.worth(own, int(self.games.seats[place]))
            best = int((worth + self.noise * self.rng.gumbel(size=len(worth))).argmax())
            moves.append(choices.moves[best])
            # Several decisions of one turn have the same number of cards left: the last of them counts.
            self.turns[place][int(self.games.observations[place, self.cards_left])] = choices.seen[best]
        return moves


def learn(network: Network, optimizer: torch.optim.Optimizer, memory: Sequence[Played], trace: float) -> float:
    """Once through all that is remembered; gives how far off the network was, in points."""
    seen = torch.from_numpy(np.concatenate([played.seen for played in memory]))
    targets = torch.from_numpy(np.concatenate([played.targets(network, trace) for played in memory]))
    errors: list[float] = []
    for batch in torch.randperm(len(seen)).split(512):
        loss = nn.functional.mse_loss(network(seen[batch]), targets[batch])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        errors.append(loss.item())
    return SCALE * float(np.sqrt(np.mean(errors)))


def contest(network: Network, games: int, seed: str) -> dict[str, float]:
    """Against greedy, every deal in both seatings: the part of the wins with its interval of 95 %, and the points."""
    meeting = Tournament("castle", {}, 2, ("learned", "greedy"), games, seed, Thought())
    standings = Standings(meeting)
    for job in jobs(meeting):
        standings.add(play(job, {"learned": Learned(network), "greedy": Greedy()}))
    found: dict[str, float] = standings.document()["pairs"][0]
    return found


def load(path: Path) -> Network:
    if not path.is_file():
        raise SignoriaError(f"nothing was learned yet: {path} is what {Path(__file__).name} writes")
    network = Network()
    network.load_state_dict(torch.load(path, weights_only=True))
    return network


@click.command(help="Learns until greedy is beaten: the lower end of the interval is above a half.")
@click.option("--rounds", default=3, show_default=True, help="How often it may meet greedy before it gives up.")
@click.option("--generations", default=40, show_default=True, help="Generations of each round.")
@click.option("--games", default=100, show_default=True, help="Games of each generation.")
@click.option("--side-by-side", "count", default=32, show_default=True, help="Games that go on at the same time.")
@click.option("--remembered", default=3000, show_default=True, help="Games that it still learns from.")
@click.option("--contest", "contested", default=400, show_default=True, help="Games against greedy.")
@click.option("--seed", default=1, show_default=True)
@click.option("--out", default=WEIGHTS, type=click.Path(path_type=Path), help="Where what was learned is kept.")
def main(
    rounds: int, generations: int, games: int, count: int, remembered: int, contested: int, seed: int, out: Path
) -> None:
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    network = Network()
    own_games = SelfPlay(network, Games("castle", 2, count), seed)
    optimizer = torch.optim.AdamW(network.parameters(), lr=1e-3, weight_decay=0.1)
    # Each round begins with large steps of learning and ends with small ones.
    schedule = torch.optim.lr_scheduler.CosineAnnealingWarmRestarts(optimizer, generations)
    memory: list[Played] = []
    for number in range(1, rounds + 1):
        for generation in range(1, generations + 1):
            played = own_games.play(games)
            if not memory:
                network.measure(played)
            memory = (memory + played)[-remembered:]
            error = learn(network, optimizer, memory, trace=0.9)
            schedule.step()
            click.echo(f"{process_time():5.0f} s  round {number}, generation {generation}: off by {error:.1f} points")
        torch.save(network.state_dict(), out)
        found = contest(network, contested, f"{seed} {number}")
        won = "{win_rate:.1%} of {games} games against greedy ({low:.1%} to {high:.1%}), {score_difference:+.1f} points"
        click.echo(f"{process_time():5.0f} s  won {won.format(**found)}")
        if found["low"] > 0.5:
            return
    raise SystemExit("greedy is not beaten yet")


if __name__ == "__main__":
    main()
