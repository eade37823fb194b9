"""The tree of a search: what has been tried so far, in games as they may be, and how it went.

A node stands for what the thinking seat has seen since the root, so many imagined games share it. Every seat is taken
to play for itself (max^n); what the thinking seat will not see is no branch.
"""

from math import log, sqrt
from random import Random
from typing import Any, Final

from signoria.bots.outlook import PLAIN, mind_of, nearness, outcomes, spread_of, values
from signoria.bots.playout import play_out
from signoria.bots.turn import appraise, best_line
from signoria.kernel.agenda import CHANCE, EVERYONE, Decision
from signoria.kernel.game import Game
from signoria.kernel.moves import Move
from signoria.kernel.state import State

UNSEEN_MOVE: Final = -1
EXPLORE: Final = 0.05
FAITH: Final = 8.0  # so many visits what a mind says of a move is worth
NARROW: Final = 3  # a decision below the root with more moves is widened step by step
LEAST: Final = 3
WIDER: Final = 1.0
OUTCOMES: Final = 3.0  # of chance that get a branch of their own, times the root of the visits
LOOKS_AT_FIRST: Final = 600  # positions that are looked at before the first playout
LOOKS: Final = 24  # in each turn of a playout, and for the moves of a new node
FIELD: Final = 12.0  # moves of the root that are tried at first
CALM: Final = (
    34.0  # a budget of so many playouts halves the field after one try of each move, of twice as many after two
)
BEHIND: Final = 0.35  # who is farther behind than this, over the root of the tries, is out of the race
DEEPEST: Final = 200


class Node:
    """After a move: how often it was tried, and what came of it for the seat that made it."""

    __slots__ = ("children", "drift", "order", "points", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.points = 0.0
        # What came of its children more than the mind had said of them at once, all in all.
        self.drift = 0.0
        self.children: dict[Move, Node] = {}
        self.order: list[Move] = []  # the children, the most promising first

    def promise(self, drift: float = 0.0) -> float:
        """What came of it and what the mind had said, put together."""
        return (self.total + FAITH * (self.prior + drift)) / (self.visits + FAITH)


class Tree:
    """Grows by a playout at a time, of so many turns of each seat (0: as the mind says); then the mind has the word."""

    def __init__(self, seat: int, game: Game, turns: int = 0) -> None:
        self.root = Node(0.0)
        self.seat = seat
        self.mind = mind_of(game)
        self.spread = spread_of(game)
        self.moves = game.moves
        # Without a mind only the end of a game says anything.
        self.is_blind = self.mind is PLAIN
        self.turns = turns or self.mind.turns
        self.luck = 0

    def begin(self, states: list[State], rng: Random) -> None:
        """Says of each move of the root what a look to the end of the turn says of it."""
        self.luck = int(rng.random() * 2**48)
        children = self.root.children
        if self.is_blind:
            states[0].bring_up(self.seat)
            for move in states[0].moves():
                children.setdefault(move, Node(0.5))
            return
        for move, points in appraise(states, self.seat, LOOKS_AT_FIRST, rng).items():
            children.setdefault(move, Node(0.0)).prior = nearness(points, self.seat, self.spread)

    def drift(self) -> float:
        """How much better or worse than the mind had said the moves of the root turned out, on the whole."""
        return self.root.drift / self.root.visits if self.root.visits > 0 else 0.0

    def contenders(self, budget: float) -> list[Move]:
        """The moves of the root that are still in the race: fewer and fewer, and none that fell far behind."""
        root = self.root
        drift = self.drift()
        promises = {move: child.promise(drift) for move, child in root.children.items()}
        order = sorted(promises, key=lambda move: -promises[move])
        if self.is_blind:
            return order
        calm = max(1.0, budget / CALM)
        tried = max(child.visits for child in root.children.values())
        most = max(2, round(FIELD * calm / (calm + tried)))
        behind = BEHIND / sqrt(tried + FAITH)
        return [move for move in order[:most] if promises[order[0]] - promises[move] <= behind]

    def luck_of(self, move: Move) -> Random:
        """The luck of the next playout of a move: the same for all moves that were tried as often."""
        return Random(self.luck + self.root.children[move].visits)

    def grow(self, state: State, first: Move, luck: Random, rng: Random) -> None:
        """One iteration through an imagined game, which is played away, from one of the moves of the root."""
        path = [self.root, self.root.children[first]]
        movers = [self.seat, self.seat]
        state.play(first)
        # A move that was never tried ends the descent; what chance brought does not.
        while (path[-1].visits > 0 or movers[-1] < 0) and state.agenda and len(path) < DEEPEST:
            decision = state.agenda[-1]
            node = path[-1]
            mover = decision.seat
            child = self._chance(node, state, decision, luck) if mover < 0 else self._step(node, state, decision, rng)
            if child is None:
                break
            path.append(child)
            movers.append(mover)
        self._end(state, path, movers, luck, rng)

    def _end(self, state: State, path: list[Node], movers: list[int], luck: Random, rng: Random) -> None:
        """Plays on, and tells all nodes on the way how it went."""
        self._play_on(state, luck, rng)
        points = values(state, self.mind)
        shares = outcomes(state, points, self.spread)
        for place in range(len(path)):
            node = path[place]
            mover = movers[place] if movers[place] >= 0 else self.seat
            node.visits += 1
            node.total += shares[mover]
            node.points += points[mover]
            if place > 0 and movers[place] >= 0:
                path[place - 1].drift += shares[mover] - node.prior

    def _play_on(self, state: State, luck: Random, rng: Random) -> None:
        """So many turns of each seat, and on to where what was begun is done."""
        if self.is_blind:
            play_out(state, rng)
            return
        least = self.turns * state.setup.seats
        turns = 0
        last = CHANCE
        while state.agenda:
            seat = state.agenda[-1].seat
            if seat == CHANCE:
                state.play(state.sample(luck))
                continue
            if seat != last:
                if turns >= 2 * least or (turns >= least and self.mind.is_quiet(state)):
                    return
                turns += 1
                last = seat
            _, line = best_line(state.clone(), seat, self.mind, LOOKS, rng)
            for move in line:
                state.play(move)

    def _chance(self, node: Node, state: State, decision: Decision[Any], rng: Random) -> Node | None:
        """A branch for what comes up, while there are few of them; no child ends the descent."""
        move = decision.sample(state, rng)
        state.play(move)
        key = move if self._sees(decision) else UNSEEN_MOVE
        child = node.children.get(key)
        if child is None and len(node.children) <= OUTCOMES * sqrt(node.visits):
            child = Node(0.0)
            node.children[key] = child
        return child

    def _sees(self, decision: Decision[Any]) -> bool:
        witness = decision.witness
        return witness in (EVERYONE, self.seat)

    def _step(self, node: Node, state: State, decision: Decision[Any], rng: Random) -> Node | None:
        moves = decision.moves(state)
        if decision.seat != self.seat and not self._sees(decision):
            state.play(moves[0] if len(moves) == 1 else self.mind.rollout(state, moves, rng))
            child = node.children.get(UNSEEN_MOVE)
            if child is None:
                child = Node(0.0)
                node.children[UNSEEN_MOVE] = child
            return child
        move = moves[0]
        if len(moves) == 1:
            if move not in node.children:
                node.children[move] = Node(0.0)
        else:
            self._learn(node, state, moves, decision.seat, rng)
            move = self._choice(node, moves)
        state.play(move)
        return node.children[move]

    def _learn(self, node: Node, state: State, moves: list[Move], seat: int, rng: Random) -> None:
        """Asks the mind what it thinks of moves that were not met here before."""
        children = node.children
        new = [move for move in moves if move not in children]
        if not new and (node.order or len(moves) <= NARROW):
            return
        share = LOOKS // len(moves)
        luck = rng.random()
        for move in new:
            children[move] = Node(self._prior(state, move, seat, share, Random(luck)))
        if len(moves) > NARROW or node.order:
            node.order = sorted(children, key=lambda move: -children[move].prior)

    def _prior(self, state: State, move: Move, seat: int, looks: int, rng: Random) -> float:
        """How near a move brings a seat to the win, as the mind sees it at the end of the turn."""
        if self.is_blind:
            return 0.5
        twin = state.clone()
        twin.play(move)
        points, _ = best_line(twin, seat, self.mind, looks, rng)
        return nearness(points, seat, self.spread)

    def _choice(self, node: Node, moves: list[Move]) -> Move:
        """Upper confidence bounds; of a wide decision only the more promising moves take part at first."""
        considered = moves
        if len(moves) > NARROW:
            legal = set(moves)
            most = int(LEAST + WIDER * sqrt(node.visits))
            considered = []
            for move in node.order:
                if move in legal:
                    considered.append(move)
                    if len(considered) >= most:
                        break
        eagerness = EXPLORE * sqrt(log(node.visits + 2.0))
        best = considered[0]
        highest = -1e9
        # A mind may think better or worse of all moves than what comes of them; then what was tried first would win
        # or lose for that alone.
        drift = node.drift / node.visits if node.visits > 0 else 0.0
        for move in considered:
            child = node.children[move]
            tried = child.visits + FAITH
            bound = (child.total + FAITH * (child.prior + drift)) / tried + eagerness / sqrt(tried)
            if bound > highest:
                highest = bound
                best = move
        return best
