"""Positions of games for the lab: what a seat sees, may do, and would see after each move that draws nothing."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from signoria.bots.greedy import Greedy
from signoria.kernel.agenda import CHANCE
from signoria.kernel.chair import Chair
from signoria.kernel.chance import Seed
from signoria.kernel.game import Game
from signoria.kernel.gamefile import read_record
from signoria.kernel.referee import Referee, begin
from signoria.kernel.registry import find
from signoria.kernel.view import view
from signoria.server.routes.games import description

NAMES = ["Anna", "Bohdan", "Cilka", "David", "Eva"]
RECORDS = Path(__file__).parents[2] / "tests" / "records"
MOST_GHOSTS = 40
FEW = 3
RECENT = 40
# How often a move is none of the bot's: games of bots alone miss many questions.
WHIM = 0.3


def sample(name: str, referee: Referee, seat: int | None) -> dict[str, object]:
    since = max(0, len(referee.record.line) - RECENT)
    chair = Chair(referee, seat)
    moves = chair.moves()
    return {
        "name": name,
        "seat": seat,
        "view": chair.view(),
        "moves": moves,
        "refusals": chair.refusals(),
        "events": chair.events(since),
        "ghosts": {move: ghost(referee, seat, move) for move in moves[:MOST_GHOSTS]},
    }


def ghost(referee: Referee, seat: int | None, move: str) -> object:
    """The view after a move, before anything is drawn."""
    state = referee.state.clone()
    state.play(referee.game.moves.parse(move))
    return view(state, seat)


def positions(label: str, referee: Referee, seed: int) -> list[dict[str, object]]:
    """A few positions of each question that people are asked in one game of hasty bots, spread over it, and its end."""
    rng = Random(seed)
    bot = Greedy(imagined=1, looks=40)
    met: dict[str, list[dict[str, object]]] = {}
    while not referee.over():
        referee.let_chance_play()
        if referee.over():
            break
        kind = type(referee.state.agenda[-1]).__name__
        seat = referee.state.actor()
        assert seat != CHANCE
        moves = referee.state.moves()
        if len(moves) > 1:
            found = met.setdefault(kind, [])
            found.append(sample(f"{label}: {kind} {len(found) + 1}", referee, seat))
        pick = rng.choice(moves)
        if len(moves) > 1 and rng.random() >= WHIM:
            pick = bot.best([referee.state.clone()], seat, rng)
        referee.play(seat, pick)
    chosen = [pick for found in met.values() for pick in found[:: max(1, len(found) // FEW)][:FEW]]
    return [*chosen, sample(f"{label}: end", referee, None)]


def games(game: Game) -> Iterator[tuple[str, Referee]]:
    """One with each number of seats, and those of the golden records that begin in the middle."""
    for seats in game.seats:
        yield str(seats), begin(game, game.brief_setup(seats), NAMES[:seats], Seed(str(7 + seats)))
    for path in sorted((RECORDS / game.id).glob("*.sgr")):
        header = read_record(path.read_text(encoding="utf-8")).record.header
        if header.position is not None:
            setup = header.setup
            yield path.stem, begin(game, setup, NAMES[: setup.seats], Seed(path.stem), header.position)


def main() -> None:
    target = Path(__file__).parent / "samples"
    target.mkdir(exist_ok=True)
    for name in sys.argv[1:] or ["rialto"]:
        game = find(name)
        found = [
            position
            for seed, (label, referee) in enumerate(games(game))
            for position in positions(label, referee, seed)
        ]
        document = {"game": description(game), "names": NAMES, "positions": found}
        (target / f"{name}.json").write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main()
