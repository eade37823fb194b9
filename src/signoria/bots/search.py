"""Monte-Carlo tree search in imagined games: every playout deals anew what the seat can't know."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any, Final

from signoria.bots.apart import Others, add
from signoria.bots.greedy import IMAGINED
from signoria.bots.lines import Line
from signoria.bots.tree import UNSEEN_MOVE, Node, Tree
from signoria.kernel.chair import Chair
from signoria.kernel.errors import SignoriaError
from signoria.kernel.moves import Move
from signoria.kernel.state import State

PATIENCE: Final = 3.0  # seconds that a level takes at most
LONGEST_LINE: Final = 8
SURE: Final = 3  # visits from which on a move belongs into a line


@dataclass(frozen=True, slots=True)
class Level:
    """Playouts a move, and by how much of the way to the win it misjudges what it tried (standard deviation)."""

    playouts: int
    slip: float


# From weak to strong; `make strength` says how far apart that is.
LEVELS: Final[dict[str, Level]] = {
    "novice": Level(6, 0.06),
    "player": Level(24, 0.012),
    "club": Level(100, 0.0),
    "master": Level(600, 0.0),
}


class Search:
    """Thinks for so many playouts, or so many seconds; what it found serves for its next move too."""

    def __init__(
        self,
        iterations: int = 0,
        seconds: float = 0.0,
        level: str = "",
        turns: int = 0,
        processes: int = 1,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        if not iterations and not seconds and level not in LEVELS:
            raise SignoriaError(f"search needs playouts, seconds or a level; levels are: {', '.join(LEVELS)}")
        self.iterations = LEVELS[level].playouts if level else iterations
        self.slip = LEVELS[level].slip if level else 0.0
        self.level = level
        # A level is a number of playouts, but on a slow machine nobody waits for it for ever.
        self.seconds = seconds or (PATIENCE if level else 0.0)
        self.turns = turns  # 0 is as many as the game's mind says
        self.clock = clock
        self.grown = 0  # playouts for the last move
        self._others = Others(processes - 1) if processes > 1 else None
        self._chair: Chair | None = None
        self._tree: Tree | None = None
        self._ply = 0
        self._last: dict[str, Any] = {}

    def close(self) -> None:
        """Ends the other processes; they start again with the next question."""
        if self._others is not None:
            self._others.close()

    def choose(self, chair: Chair, moves: Sequence[str], rng: Random) -> str:
        if len(moves) == 1:
            return moves[0]
        tree = self._tree_for(chair, rng)
        self.grown = self._think(tree, chair, rng)
        return chair.imagine(rng).game.moves.notation(self._taken(tree, rng))

    def _taken(self, tree: Tree, rng: Random) -> Move:
        """The best move; who slips sees each that it tried a little better or worse than it is."""
        if self.slip == 0.0:
            return ranked(tree.root)[0][0]
        drift = tree.drift()
        tried = {move: child for move, child in tree.root.children.items() if child.visits > 0}
        seen = {move: child.promise(drift) + rng.gauss(0.0, self.slip) for move, child in tried.items()}
        return max(seen, key=lambda move: seen[move])

    def lines(self, chair: Chair, rng: Random) -> list[Line]:
        """Every move that was tried, the best first, with how it goes on."""
        tree = self._tree_for(chair, rng)
        self.grown = self._think(tree, chair, rng)
        return lines_of(tree, chair.imagine(rng))

    def _think(self, tree: Tree, chair: Chair, rng: Random) -> int:
        """Grows the tree by the budget, here and in the other processes; gives the number of playouts."""
        most = self.iterations
        if self._others is None:
            return grow(tree, chair.imagine, most, self.seconds, rng, self.clock)
        most = (most + self._others.count) // (self._others.count + 1)
        asked = self._others.ask(chair.imagine(rng), chair.seat(), self.turns, (most, self.seconds), rng)
        count = grow(tree, chair.imagine, most, self.seconds, rng, self.clock)
        for future in asked:
            found = future.result()
            add(tree.root, found)
            count += sum(visits for visits, _, _ in found.values())
        return count

    def _tree_for(self, chair: Chair, rng: Random) -> Tree:
        """The part of the last tree that the game has come to, or a new one."""
        tree = self._tree
        if tree is None or self._chair is not chair or not self._follow(tree, chair):
            tree = Tree(chair.seat(), chair.imagine(rng).game, self.turns)
        self._tree = tree
        self._chair = chair
        self._ply = chair.ply()
        self._last = dict(chair.line(self._ply - 1)[0]) if self._ply > 0 else {}
        return tree

    def _follow(self, tree: Tree, chair: Chair) -> bool:
        """Goes down the tree by what was played since; whether it is there."""
        if chair.ply() < self._ply or (self._ply > 0 and chair.line(self._ply - 1)[0] != self._last):
            return False
        table = tree.moves
        for entry in chair.line(self._ply):
            notation = str(entry["move"])
            key = UNSEEN_MOVE if notation.endswith("?") else table.parse(notation)
            child = tree.root.children.get(key)
            if child is None:
                return False
            tree.root = child
        # Behind a move that was not seen the tree also holds what would be legal in other games.
        legal = {table.parse(move) for move in chair.moves()}
        tree.root.children = {move: child for move, child in tree.root.children.items() if move in legal}
        return True


def grow(
    tree: Tree,
    imagine: Callable[[Random], State],
    most: int,
    seconds: float,
    rng: Random,
    clock: Callable[[], float] = perf_counter,
) -> int:
    """So many playouts, or so many seconds, whichever ends first; stops when one move is left in the race."""
    start = clock()
    tree.begin([imagine(rng) for _ in range(IMAGINED)], rng)
    count = 0
    budget = float(most)
    while True:
        contenders = tree.contenders(budget)
        if len(contenders) == 1 and count > 0:
            return count
        move = min(contenders, key=lambda move: tree.root.children[move].visits)
        luck = tree.luck_of(move)
        state = imagine(luck)
        state.bring_up(tree.seat)
        tree.grow(state, move, luck, rng)
        count += 1
        if most and count >= most:
            return count
        if seconds > 0.0:
            spent = clock() - start
            if spent >= seconds:
                return count
            able = count * seconds / max(spent, 1e-6)
            budget = min(float(most), able) if most else able


def ranked(root: Node) -> list[tuple[Move, Node]]:
    """The moves of a node: those that were tried most, the more promising first, then the others."""
    most = max((child.visits for child in root.children.values()), default=0)
    return sorted(
        root.children.items(), key=lambda item: (2 * item[1].visits < most, -item[1].promise(), -item[1].visits)
    )


def lines_of(tree: Tree, state: State) -> list[Line]:
    """What a tree says of the moves of its root."""
    table = state.game.moves
    found: list[Line] = []
    for move, child in ranked(tree.root):
        if child.visits > 0:
            moves = [table.notation(move)]
            node = child
            while len(moves) < LONGEST_LINE:
                after = [(key, below) for key, below in ranked(node) if below.visits >= SURE]
                if not after or after[0][0] == UNSEEN_MOVE:
                    break
                moves.append(table.notation(after[0][0]))
                node = after[0][1]
            found.append(Line(moves, child.points / child.visits, child.total / child.visits, child.visits))
    return found
