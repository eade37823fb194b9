"""Other engines to measure beside ours, in the same run: what the extra `bench` installs, and commands that play."""

import json
import random
import shlex
import subprocess
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import Final

from signoria.cli.measures import rates
from signoria.kernel.fields import Json

# Plays one random game and gives the number of its moves.
Player = Callable[[], int]

SPIEL: Final = ("gin_rummy", "backgammon", "quoridor")
NOT_INSTALLED: Final = "pip install 'signoria[bench]'"


def peers(commands: dict[str, str]) -> list[dict[str, Json]]:
    """What each peer reaches, or why it was left out. `commands` play by themselves, by their names."""
    found = [_measured(f"OpenSpiel {name}, 2 seats (C++)", "pyspiel", partial(_spiel, name)) for name in SPIEL]
    found.append(_measured("Catanatron, 4 seats (Python)", "catanatron", _catanatron))
    found.append(_measured("RLCard gin-rummy, 2 seats (Python)", "rlcard", _rlcard))
    return found + [_asked(name, command) for name, command in commands.items()]


def _measured(name: str, module: str, player: Callable[[], Player]) -> dict[str, Json]:
    if find_spec(module) is None:
        return left_out(name, NOT_INSTALLED)
    return reached(name, *rates(player()))


def reached(name: str, games_per_second: float, moves_per_second: float) -> dict[str, Json]:
    return {
        "engine": name,
        "moves_per_game": round(moves_per_second / games_per_second, 1),
        "games_per_second": round(games_per_second, 1),
        "moves_per_second": round(moves_per_second),
    }


def left_out(name: str, why: str) -> dict[str, Json]:
    return {"engine": name, "left_out": why}


def _asked(name: str, command: str) -> dict[str, Json]:
    """Of an engine in another language: a command that prints {"games", "moves", "seconds"} as one JSON object."""
    try:
        run = subprocess.run(shlex.split(command), capture_output=True, text=True, check=False)
        said = json.loads(run.stdout)
        return reached(name, said["games"] / said["seconds"], said["moves"] / said["seconds"])
    except OSError as fault:
        return left_out(name, f"{fault.filename}: {fault.strerror}")
    except (ValueError, KeyError, TypeError, ZeroDivisionError):
        lines = [line for line in run.stderr.splitlines() if line.strip()]
        faults = [line for line in lines if "rror" in line]
        return left_out(name, (faults or lines or [f"{command} said nothing"])[0].strip())


def _spiel(name: str) -> Player:
    """Chance explicit as ours is, played from Python."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
            moves += 1
        return moves

    return play


def _catanatron() -> Player:
    """Four random players; its moves are the actions that it records."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        records = getattr(game.state, "action_records", None)
        return len(records if records is not None else game.state.actions)

    return play


def _rlcard() -> Player:
    """Two seats; its environment deals by itself, and makes features of every state as it goes."""
    import rlcard

    environment = rlcard.make("gin-rummy")

    def play() -> int:
        moves = 0
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(random.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return play
