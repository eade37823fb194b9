"""Other engines to measure beside ours, in the same run, where the extra `bench` installed them."""

import random
from collections.abc import Callable
from importlib.util import find_spec

# Plays one random game and gives the number of its moves.
Player = Callable[[], int]


def peers() -> list[tuple[str, Player]]:
    """The peers that are installed."""
    found: list[tuple[str, Player]] = []
    if find_spec("pyspiel") is not None:
        found += [(f"OpenSpiel {name} (C++)", _spiel(name)) for name in ("gin_rummy", "backgammon", "quoridor")]
    if find_spec("catanatron") is not None:
        found.append(("Catanatron, 4 seats (Python)", _catanatron()))
    if find_spec("rlcard") is not None:
        found.append(("RLCard gin-rummy (Python)", _rlcard()))
    return found


def _spiel(name: str) -> Player:
    """Two seats, chance explicit as ours is, played from Python."""
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
