"""Search on several processors: each process grows a tree of its own, and what the roots say is put together."""

from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any

from signoria.bots.tree import Node, Tree
from signoria.kernel.documents import read, write
from signoria.kernel.registry import find
from signoria.kernel.state import State

Found = dict[int, tuple[int, float, float]]  # of each move of a root: visits, total and points


class Others:
    """The processes beside this one, started with the first question."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None

    def ask(self, state: State, seat: int, turns: int, budget: tuple[int, float], rng: Random) -> "list[Future[Found]]":
        """Has them think about an imagined state; all that leaves this process is that one."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.count, get_context("spawn"))
        document = write(state)
        return [
            self._pool.submit(think, state.game.id, document, seat, turns, budget, rng.random())
            for _ in range(self.count)
        ]

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def think(game: str, document: dict[str, Any], seat: int, turns: int, budget: tuple[int, float], luck: float) -> Found:
    """A tree grown in another process."""
    from signoria.bots.search import grow

    rng = Random(luck)
    state = read(find(game), document)
    tree = Tree(seat, state.game, turns)
    grow(tree, lambda luck: state.imagine(seat, luck), budget[0], budget[1], rng)
    return {move: (child.visits, child.total, child.points) for move, child in tree.root.children.items()}


def add(root: Node, found: Found) -> None:
    """Puts what another process found to what is known."""
    for move, (visits, total, points) in found.items():
        child = root.children.get(move)
        if child is not None:
            child.visits += visits
            child.total += total
            child.points += points
            root.visits += visits
