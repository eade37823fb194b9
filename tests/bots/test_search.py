"""The tree search: it repeats itself by seed, keeps to its budget, follows the game, and beats chance."""

from random import Random
from time import perf_counter
from typing import Any

import pytest

from signoria.bots.lines import Line
from signoria.bots.search import LEVELS, Search, grow
from signoria.bots.tree import Node, Tree
from signoria.cli.run import play_by_bots
from signoria.kernel.agenda import CHANCE
from signoria.kernel.chair import Chair
from signoria.kernel.chance import Seed
from signoria.kernel.errors import SignoriaError
from signoria.kernel.referee import begin
from signoria.kernel.registry import find
from signoria.table.planning import board
from tests.bots.chairs import choosing
from tests.games.rialto.tables import asks, due, rialto
from tests.random_games import GAMES, referee_after


def lines_at(chair: Chair, iterations: int = 60, seed: int = 1) -> list[Line]:
    return Search(iterations).lines(chair, Random(seed))


@pytest.mark.parametrize("name", GAMES)
def test_it_plays_every_game_with_every_number_of_seats(name: str) -> None:
    game = find(name)
    for seats in game.seats:
        _, chair = choosing(game, seats, seats, 50)
        assert Search(20).choose(chair, chair.moves(), Random(1)) in chair.moves()


def test_the_same_seed_gives_the_same_lines() -> None:
    _, chair = choosing(find("rialto"), 3, 4, 120)
    documents = [[line.document() for line in lines_at(chair)] for _ in range(2)]
    assert documents[0] == documents[1]


def test_visits_add_up_and_the_best_line_is_the_move_it_plays() -> None:
    _, chair = choosing(find("rialto"), 2, 8, 80)
    search = Search(80)
    lines = search.lines(chair, Random(2))
    assert sum(line.visits for line in lines) == search.grown <= 80
    assert all(line.visits <= 2 * lines[0].visits for line in lines)
    assert Search(80).choose(chair, chair.moves(), Random(2)) == lines[0].moves[0]
    assert all(0 <= line.share <= 1 for line in lines)


def test_it_finds_the_last_points_of_a_game() -> None:
    """The district is worth most to who has most councillors there; the bonus may put one more."""
    table: dict[str, Any] = {
        "own_supply": {"1": 1, "2": 0},
        "councillors": {"1": {"dorsoduro": 2}, "2": {"dorsoduro": 2}},
        "doge": ["2", "1"],
        "gondolas": {"san_marco-dorsoduro": 1},
    }
    state = rialto(2, asks("one_more_councillor", 1), due("end_step"), due("end_round"), round=6, step="F", **table)
    lines = lines_at(Chair(board(state, ["a", "b"]), 0))
    assert lines[0].moves[0] == "bonus"


def test_time_is_kept() -> None:
    _, chair = choosing(find("rialto"), 2, 3, 100)
    start = perf_counter()
    Search(seconds=0.2).choose(chair, chair.moves(), Random(1))
    assert perf_counter() - start < 2.0


def test_the_tree_is_used_again_for_the_next_move() -> None:
    game = find("rialto")
    reused = 0
    referee, chair = choosing(game, 2, 6, 100)
    search, rng = Search(60), Random(1)
    while not referee.over() and reused == 0:
        if referee.state.actor() == CHANCE:
            referee.let_chance_play()
        elif referee.state.actor() != chair.seat():
            referee.play(referee.state.actor(), referee.state.moves()[0])
        else:
            before = search._tree
            chair.play(search.choose(chair, chair.moves(), rng))
            tree = search._tree
            assert tree is not None
            reused += tree is before and tree.root.visits > search.grown
    assert reused > 0


def test_after_an_undo_it_begins_anew() -> None:
    _, chair = choosing(find("rialto"), 2, 6, 100)
    search = Search(30)
    move = search.choose(chair, chair.moves(), Random(1))
    other = next(known for known in chair.moves() if known != move)
    ply = chair.ply()
    chair.play(other)
    if chair.horizon() <= ply:
        chair.undo(ply)
        assert search.choose(chair, chair.moves(), Random(1)) in chair.moves()


def test_other_processes_think_along() -> None:
    _, chair = choosing(find("rialto"), 2, 9, 100)
    search = Search(80, processes=2)
    try:
        lines = search.lines(chair, Random(1))
    finally:
        search.close()
    alone = Search(40)
    alone.lines(chair, Random(1))
    assert sum(line.visits for line in lines) == search.grown > alone.grown


def test_a_wide_decision_is_widened_step_by_step() -> None:
    state = rialto(2, asks("place_bridge", 1), due("end_step"), step="D", winner="1", top_bridge={"bridge_46": 1})
    tree = Tree(0, state.game)
    grow(tree, lambda luck: state.imagine(0, luck), 30, 0.0, Random(1))
    tried = [child for child in tree.root.children.values() if child.visits > 0]
    assert len(tree.root.children) == 25
    assert len(tried) < 25
    assert max(child.prior for child in tried) == max(child.prior for child in tree.root.children.values())


def test_without_a_mind_whoever_is_asked_beside_others_takes_an_own_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lorenzo's leaders are drafted by all at once, out of different hands."""
    game = find("lorenzo")
    monkeypatch.setattr(game, "mind", None)
    referee = referee_after(game, game.setup(3, {"variant": "advanced"}), 1, 0)
    asked: list[Chair] = []
    for _ in range(40):
        asked = [chair for chair in (Chair(referee, seat) for seat in range(3)) if len(chair.moves()) > 1]
        if len(asked) > 1:
            break
        referee.let_chance_play()
        if asked:
            asked[0].play(asked[0].moves()[0])
    assert len(asked) > 1
    for chair in asked:
        assert Search(3).choose(chair, chair.moves(), Random(1)) in chair.moves()


def test_a_level_or_a_budget_is_needed() -> None:
    with pytest.raises(SignoriaError, match="playouts, seconds or a level"):
        Search()
    with pytest.raises(SignoriaError, match="novice"):
        Search(level="grandmaster")
    levels = list(LEVELS.values())
    assert [level.playouts for level in levels] == sorted(level.playouts for level in levels)
    assert [level.slip for level in levels] == sorted((level.slip for level in levels), reverse=True)


def test_a_promise_begins_with_what_the_mind_says() -> None:
    node = Node(0.6)
    assert node.promise() == pytest.approx(0.6)
    node.visits, node.total = 1000, 300.0
    assert node.promise() == pytest.approx(0.3, abs=0.01)


def test_what_is_left_of_a_tree_holds_only_legal_moves() -> None:
    _, chair = choosing(find("rialto"), 2, 6, 100)
    search = Search(40)
    search.choose(chair, chair.moves(), Random(1))
    tree = search._tree
    assert tree is not None
    tree.root.children[10_000] = Node(1.0)
    assert search.choose(chair, chair.moves(), Random(1)) in chair.moves()
    assert 10_000 not in tree.root.children


def test_a_whole_game_is_played_to_its_end() -> None:
    """With a neutral player too, search answers whatever it is asked."""
    game = find("rialto")
    referee = begin(game, game.setup(2, {"variant": "neutral"}), ["a", "b"], Seed("whole"))
    play_by_bots(referee, [Search(2), Search(2)], [Random(seat) for seat in range(2)])
    assert referee.over()


def test_a_decision_that_was_narrow_in_other_games_may_be_wide() -> None:
    """Moves that are all known already, from games in which only a few at a time were legal."""
    state = rialto(2, asks("place_bridge", 1), due("end_step"), step="D", winner="1", top_bridge={"bridge_46": 1})
    tree = Tree(0, state.game)
    for move in state.moves():
        tree.root.children[move] = Node(0.5)
    assert tree._step(tree.root, state.clone(), state.agenda[-1], Random(1)) in tree.root.children.values()


def test_moves_of_the_root_are_tried_with_the_same_luck() -> None:
    state = rialto(2, asks("place_bridge", 1), due("end_step"), step="D", winner="1", top_bridge={"bridge_46": 1})
    tree = Tree(0, state.game)
    tree.begin([state.imagine(0, Random(1))], Random(1))
    one, other = list(tree.root.children)[:2]
    assert tree.luck_of(one).random() == tree.luck_of(other).random()
    luck = tree.luck_of(one)
    tree.grow(state.imagine(0, luck), one, luck, Random(1))
    assert tree.luck_of(one).random() != tree.luck_of(other).random()


def test_the_race_narrows_to_the_best() -> None:
    state = rialto(2, asks("place_bridge", 1), due("end_step"), step="D", winner="1", top_bridge={"bridge_46": 1})
    tree = Tree(0, state.game)
    tree.begin([state.imagine(0, Random(1))], Random(1))
    assert len(tree.contenders(100)) <= 12
    for place, child in enumerate(tree.root.children.values()):
        child.visits, child.total = 100, 10.0 + 0.1 * place
    assert len(tree.contenders(100)) == 2
    best = list(tree.root.children)[-1]
    tree.root.children[best].total = 60.0
    assert tree.contenders(100) == [best]


def test_who_slips_takes_other_moves_now_and_then() -> None:
    state = rialto(2, asks("place_bridge", 1), due("end_step"), step="D", winner="1", top_bridge={"bridge_46": 1})
    chair = Chair(board(state, ["a", "b"]), 0)
    moves = chair.moves()
    novice = {Search(level="novice").choose(chair, moves, Random(luck)) for luck in range(8)}
    steady = {Search(4).choose(chair, moves, Random(luck)) for luck in range(8)}
    assert len(novice) > len(steady)
