"""The example of the page for research runs. It alone needs PyTorch: without it, these tests are skipped."""

from importlib import import_module
from pathlib import Path
from random import Random

import numpy as np
import pytest
from click.testing import CliRunner

from signoria.arena.match import Job, Thought, play
from signoria.games.castle import GAME
from signoria.games.castle.rules.turn import DrawCard
from signoria.games.castle.state import Castle
from signoria.kernel.agenda import CHANCE, OVER
from signoria.kernel.errors import SignoriaError
from signoria.research.lookahead import turn_ends
from signoria.research.vector import Games
from tests.random_games import random_move

torch = pytest.importorskip("torch")
example = import_module("examples.castle_torch")
TINY = ["--rounds", "1", "--generations", "2", "--games", "2", "--side-by-side", "2", "--contest", "2"]


def test_it_learns_keeps_what_it_has_learned_and_says_how_it_played(tmp_path: Path) -> None:
    kept = tmp_path / "castle.pt"
    found = CliRunner().invoke(example.main, [*TINY, "--out", str(kept)])
    assert "generation 2: off by" in found.output
    assert "of 2 games against greedy" in found.output
    assert (found.exit_code == 0) == ("not beaten" not in found.output)
    bot = example.Learned(example.load(kept))
    result = play(Job(0, 0, "castle", {}, ("learned", "random"), "1", Thought()), {"learned": bot})
    assert sorted(result.places) in ([1, 1], [1, 2])


def test_the_same_seed_learns_the_same(tmp_path: Path) -> None:
    kept = []
    for name in ("one.pt", "two.pt"):
        CliRunner().invoke(example.main, [*TINY, "--contest", "0", "--out", str(tmp_path / name)])
        kept.append(example.load(tmp_path / name).state_dict())
    assert all(torch.equal(kept[0][name], kept[1][name]) for name in kept[0])


def test_without_having_learned_the_bot_says_so(tmp_path: Path) -> None:
    with pytest.raises(SignoriaError, match="nothing was learned yet"):
        example.load(tmp_path / "castle.pt")


def test_what_is_good_for_one_seat_is_as_bad_for_the_other() -> None:
    network = example.Network()
    seen = np.random.default_rng(1).random((5, 2, len(example.MIND.names))).astype(np.float32)
    assert np.allclose(network.foretell(seen), -network.foretell(seen[:, ::-1].copy()))


def asked_in(seed: int) -> list[Castle]:
    """All positions of a random game in which a seat is asked."""
    state = GAME.new(GAME.setup(2))
    rng = Random(seed)
    found: list[Castle] = []
    while state.actor() != OVER:
        if state.actor() != CHANCE:
            twin = state.clone()
            assert isinstance(twin, Castle)
            found.append(twin)
        state.play(random_move(state, rng))
    return found


def test_choices_are_the_ends_of_the_turn() -> None:
    for state in asked_in(1)[::20]:
        choices = example.Choices(state, 0.5)
        assert choices.moves == [move for move, _ in turn_ends(state, 0.5, (DrawCard,))]
        assert choices.seen.shape == (len(choices.moves), 2, len(example.MIND.names))


def test_a_game_that_is_over_is_not_foretold() -> None:
    last = asked_in(1)[-1]
    choices = example.Choices(last, 0.5)
    points = [end.points(0) - end.points(1) for _, end in turn_ends(last, 0.5, (DrawCard,))]
    foretold = np.full(len(points), 100.0, np.float32)
    assert np.allclose(10.0 * choices.worth(foretold, 0), points)
    assert np.allclose(10.0 * choices.worth(foretold, 1), [-ahead for ahead in points])
    first = example.Choices(asked_in(1)[0], 0.5)
    assert (first.worth(np.full(len(first.moves), 100.0, np.float32), 1) == -100.0).all()


def test_a_trace_of_one_learns_from_the_end_and_one_of_nothing_from_the_next_turn() -> None:
    network = example.Network()
    turns = list(np.random.default_rng(1).random((4, 2, len(example.MIND.names))).astype(np.float32))
    played = example.Played(turns, 2.5)
    assert played.targets(network, 1.0).tolist() == [2.5] * 4
    assert np.allclose(played.targets(network, 0.0), [*network.foretell(played.seen)[1:], 2.5])


def test_games_that_go_on_keep_the_turns_before() -> None:
    own_games = example.SelfPlay(example.Network(), Games("castle", 2, 2), seed=1)
    lengths = [len(played.seen) for _ in range(3) for played in own_games.play(1)]
    assert min(lengths) > 40
