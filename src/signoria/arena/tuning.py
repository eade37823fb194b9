"""Weights of a mind by self-play: games are played, positions sampled, and final points foretold from features."""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final

from signoria.arena.regression import Fit, Sample, fit
from signoria.bots.greedy import Greedy
from signoria.bots.outlook import quick_move
from signoria.kernel.agenda import OVER
from signoria.kernel.errors import SignoriaError
from signoria.kernel.fields import Json
from signoria.kernel.game import Game
from signoria.kernel.mind import Mind
from signoria.kernel.moves import Move
from signoria.kernel.registry import find
from signoria.kernel.setup import Setup
from signoria.kernel.state import State

POSITIONS: Final = 24  # that are looked at of each game, at most
# Now and then a game strays for a few moves. Only positions behind such moves are looked at: where good play has led by
# its own will, a feature goes with what the player had in mind, and its weight would not say what it is worth.
STRAYS: Final = 0.05
STRAY_MOVES: Final = 6
HELD_OUT: Final = 5  # every so manieth game only judges
BATCH: Final = 10


@dataclass(frozen=True, slots=True)
class Batch:
    """Some games for one process. Without weights they are played by the quick moves of playouts."""

    game: str
    agreement: dict[str, Json]
    weights: list[float] | None
    seed: str
    first: int
    count: int


@dataclass(frozen=True, slots=True)
class Duel:
    """Two sets of weights that meet in one deal."""

    game: str
    agreement: dict[str, Json]
    number: int
    one: list[float]
    other: list[float]
    seed: str


@dataclass(frozen=True, slots=True)
class Round:
    """One round of games, the weights that came of it, and the best so far by playing against each other."""

    number: int
    games: int
    fit: Fit
    weights: list[float]
    margin: float  # points a seat by which the best of this round beat the best before it


def tune(
    game: Game,
    games: int,
    rounds: int,
    seed: str,
    processes: int,
    progress: Callable[[int], None] = lambda _: None,
    agreement: dict[str, Json] | None = None,
) -> Iterator[Round]:
    """Rounds of games; the first by quick moves, the others by the greedy bot with the best weights so far.

    Weights that foretell well may play badly, so those of each round first have to beat the best before them.
    """
    mind = mind_to_tune(game)
    agreed = agreement or {}
    setups_to_tune(game, agreed)
    before = mind.weights, mind.spread
    try:
        yield from _rounds(game, games, rounds, seed, processes, progress, agreed)
    finally:
        mind.weights, mind.spread = before


def setups_to_tune(game: Game, agreement: dict[str, Json]) -> list[Setup]:
    """For each number of seats for which it can be agreed; without an agreement all variants."""
    able = [seats for seats in game.seats if seats > 1] or game.seats
    if not agreement:
        return variants(game)
    found: list[Setup] = []
    fault: SignoriaError | None = None
    for seats in able:
        try:
            found.append(game.setup(seats, agreement))
        except SignoriaError as refused:
            fault = refused
    if fault is not None and not found:
        raise fault
    return found


def _rounds(
    game: Game,
    games: int,
    rounds: int,
    seed: str,
    processes: int,
    progress: Callable[[int], None],
    agreement: dict[str, Json],
) -> Iterator[Round]:
    mind = mind_to_tune(game)
    weights: list[float] | None = None
    kept: list[list[Sample]] = []
    best: list[float] = []
    for number in range(1, rounds + 1):
        batches = [
            Batch(game.id, agreement, weights, f"{seed}:{number}", first, min(BATCH, games - first))
            for first in range(0, games, BATCH)
        ]
        # Games of weaker play are kept for one round: they show positions that better play avoids.
        kept = ([] if number <= 2 else kept[-games:]) + list(_played(batches, processes, progress))
        held_out = [sample for place, played in enumerate(kept) if place % HELD_OUT == 0 for sample in played]
        known = [sample for place, played in enumerate(kept) if place % HELD_OUT for sample in played]
        found = fit(known, held_out)
        deals = [
            Duel(game.id, agreement, deal, [], [], f"{seed}:{number}:{deal}") for deal in range(max(20, games // 10))
        ]
        best, margin = _better(deals, best, found.weights, processes)
        weights = best
        mind.weights = list(best)
        mind.spread = found.spread
        yield Round(number, games, found, best, margin)


def _better(deals: list[Duel], best: list[float], found: list[float], processes: int) -> tuple[list[float], float]:
    """The best so far, what was found, or the mean of both: whichever plays best, by points against the first."""
    if not best:
        return found, 0.0
    chosen, most = best, 0.0
    mean = [(one + other) / 2 for one, other in zip(best, found, strict=True)]
    for weights in (found, mean):
        duels = [replace(deal, one=weights, other=best) for deal in deals]
        margin = sum(_spread_over(duel, duels, processes)) / len(deals)
        if margin > most:
            chosen, most = weights, margin
    return chosen, most


@cache
def variants(game: Game) -> list[Setup]:
    """Every way to play that differs in one option from the usual, at every number of seats, if random play ends it.

    A mind knows all variants of its game; weights measured in one of them would say nothing of the others.
    """
    usual: list[Setup] = []
    for seats in [seats for seats in game.seats if seats > 1] or game.seats:
        with suppress(SignoriaError):
            usual.append(game.brief_setup(seats))
    others: list[tuple[int, dict[str, Json]]] = [
        (way.seats, {**way.options, option.name: value})
        for way in usual
        for option in game.options
        for value in option.values
        if value != way.options[option.name]
    ]
    found = list(usual)
    for seats, options in others:
        with suppress(SignoriaError):
            other = game.setup(seats, options)
            if game.is_played_out(other):
                found.append(other)
    return found


def mind_to_tune(game: Game) -> Mind:
    if game.mind is None:
        raise SignoriaError(f"{game.id} has no mind: its package gives none (mind=... of its game)")
    return game.mind


def duel(wish: Duel) -> float:
    """Points a seat that the one weights have more than the other, in one deal with both seatings."""
    game = find(wish.game)
    mind = mind_to_tune(game)
    before = mind.weights
    setups = setups_to_tune(game, wish.agreement)
    if not wish.agreement:
        setups = [setup for setup in setups if setup.seats == setups[0].seats]
    setup = setups[wish.number % len(setups)]
    seats = setup.seats
    greedy = Greedy(imagined=1, looks=100)
    ahead = 0.0
    try:
        for turned in (0, 1):
            state, rng = game.new(setup), Random(wish.seed)
            while (actor := state.actor()) != OVER:
                mind.weights = wish.one if actor % 2 == turned else wish.other
                if actor < 0 or len(state.moves()) == 1:
                    state.play(quick_move(state, mind, rng))
                else:
                    state.play(greedy.best([state.imagine(actor, rng)], actor, rng))
            for seat in range(seats):
                ahead += state.points(seat) * (1.0 if seat % 2 == turned else -1.0) / seats
    finally:
        mind.weights = before
    return ahead


def _spread_over(play: Callable[[Duel], float], wishes: list[Duel], processes: int) -> list[float]:
    if processes <= 1:
        return [play(wish) for wish in wishes]
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        return list(pool.map(play, wishes, chunksize=4))


def _played(batches: list[Batch], processes: int, progress: Callable[[int], None]) -> Iterator[list[Sample]]:
    if processes <= 1:
        for batch in batches:
            yield from play_batch(batch)
            progress(batch.count)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for batch, played in zip(batches, pool.map(play_batch, batches), strict=True):
            yield from played
            progress(batch.count)


def play_batch(batch: Batch) -> list[list[Sample]]:
    """The samples of each game."""
    game = find(batch.game)
    mind = mind_to_tune(game)
    before = mind.weights
    if batch.weights is not None:
        mind.weights = list(batch.weights)
    try:
        return [
            play_game(game, mind, batch.weights is not None, number, Random(f"{batch.seed}:{number}"), batch.agreement)
            for number in range(batch.first, batch.first + batch.count)
        ]
    finally:
        mind.weights = before


def play_game(
    game: Game, mind: Mind, by_greedy: bool, number: int, rng: Random, agreement: dict[str, Json] | None = None
) -> list[Sample]:
    """One game; its sampled positions as every seat stands in them, with the points that it got in the end."""
    setups = setups_to_tune(game, agreement or {})
    state = game.new(setups[number % len(setups)])
    greedy = Greedy(imagined=1, looks=100)
    sampled: list[list[list[float]]] = []
    seen = stray = 0
    while (actor := state.actor()) != OVER:
        if actor < 0 or len(state.moves()) == 1:
            state.play(quick_move(state, mind, rng))
            continue
        if stray == 0 and rng.random() < STRAYS:
            stray = STRAY_MOVES
        if stray == 0 and by_greedy:
            state.play(greedy.best([state.imagine(actor, rng)], actor, rng))
            continue
        state.play(_stray_move(state, mind, rng) if stray else quick_move(state, mind, rng))
        stray = max(0, stray - 1)
        seen += 1
        place = len(sampled) if len(sampled) < POSITIONS else int(rng.random() * seen)
        if place < POSITIONS and state.actor() != OVER:
            sampled[place : place + 1] = [[mind.features(state, seat) for seat in range(state.setup.seats)]]
    points = [float(state.points(seat)) for seat in range(state.setup.seats)]
    return [(features, points[seat]) for position in sampled for seat, features in enumerate(position)]


def _stray_move(state: State, mind: Mind, rng: Random) -> Move:
    """Anything, or what a playout would do."""
    moves = state.moves()
    return moves[int(rng.random() * len(moves))] if rng.random() < 0.5 else mind.rollout(state, moves, rng)


def document(
    game: Game, mind: Mind, last: Round, seed: str, agreement: dict[str, Json] | None = None
) -> dict[str, object]:
    """What stands in a game's data/mind.json."""
    options = "".join(f" --option {name}={value}" for name, value in (agreement or {}).items())
    return {
        "game": game.id,
        "rules": game.version,
        "weights": {name: round(weight, 4) for name, weight in zip(mind.names, last.weights, strict=True)},
        "spread": round(last.fit.spread, 2),
        "measured": {
            "command": f"signoria tune {game.id} --games {last.games} --rounds {last.number} --seed {seed}{options}",
            "r2": round(last.fit.r2, 3),
            "mean_error": round(last.fit.error, 2),
        },
    }


def written(path: Path, found: dict[str, object]) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as fault:
        raise SignoriaError(f"{path} can't be written: {fault}") from None
