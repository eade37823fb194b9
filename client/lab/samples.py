"""Positions of games for the lab: what a seat sees, may do, and would see after each move that draws nothing."""

import json
import sys
from pathlib import Path
from random import Random

from signoria.bots.greedy import Greedy
from signoria.kernel.agenda import CHANCE
from signoria.kernel.chair import Chair
from signoria.kernel.chance import Seed
from signoria.kernel.game import Game
from signoria.kernel.referee import Referee, begin
from signoria.kernel.registry import find
from signoria.kernel.view import view
from signoria.server.routes.games import description

NAMES = ["Anna", "Bohdan", "Cilka", "David", "Eva"]
MOST_GHOSTS = 40
FEW = 3
# How often a move is none of the bot's: games of bots alone miss many questions.
WHIM = 0.3


def sample(name: str, referee: Referee, seat: int | None, since: int) -> dict[str, object]:
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


def positions(game: Game, seats: int, seed: int) -> list[dict[str, object]]:
    """A few positions of each question that people are asked in one game of hasty bots, spread over it, and its end."""
    rng = Random(seed)
    bot = Greedy(imagined=1, looks=40)
    referee = begin(game, game.brief_setup(seats), NAMES[:seats], Seed(str(seed)))
    met: dict[str, list[dict[str, object]]] = {}
    since = 0
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
            found.append(sample(f"{seats}: {kind} {len(found) + 1}", referee, seat, since))
        since = len(referee.record.line)
        pick = rng.choice(moves)
        if len(moves) > 1 and rng.random() >= WHIM:
            pick = bot.best([referee.state.clone()], seat, rng)
        referee.play(seat, pick)
    chosen = [pick for found in met.values() for pick in found[:: max(1, len(found) // FEW)][:FEW]]
    return [*chosen, sample(f"{seats}: end", referee, None, since)]


def main() -> None:
    target = Path(__file__).parent / "samples"
    target.mkdir(exist_ok=True)
    for name in sys.argv[1:] or ["rialto"]:
        game = find(name)
        found = [position for seats in game.seats for position in positions(game, seats, 7 + seats)]
        document = {"game": description(game), "names": NAMES, "positions": found}
        (target / f"{name}.json").write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main()
