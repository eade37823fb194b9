"""What bots know of The Castle: numbers that mean what they say, and quick moves that are legal."""

from random import Random

import pytest

from signoria.games.castle import GAME
from signoria.games.castle.mind import MIND, NAMES
from signoria.games.castle.state import Castle
from signoria.kernel.agenda import OVER
from tests.games.castle.tables import DRAWS, at, castle, lays, places
from tests.positions import legal


def feature(state: Castle, name: str, seat: int = 0) -> float:
    return MIND.features(state, seat)[NAMES.index(name)]


def test_the_game_has_the_mind_and_a_weight_for_every_feature() -> None:
    assert GAME.mind is MIND
    assert len(MIND.names) == len(set(MIND.names)) == len(MIND.features(castle(DRAWS), 0))
    assert all(weight != 0.0 for weight in MIND.weights)
    assert MIND.spread > 0


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_playouts_by_quick_moves_reach_the_end(seed: int) -> None:
    rng = Random(seed)
    state = GAME.new(GAME.setup(2))
    while state.actor() != OVER:
        moves = state.moves()
        move = state.sample(rng) if state.actor() < 0 else MIND.rollout(state, moves, rng)
        assert move in moves
        assert len(MIND.features(state, seed % 2)) == len(NAMES)
        state.play(move)


def test_quick_moves_score_more_than_any_moves() -> None:
    points = [0, 0]
    for seed in range(10):
        rng = Random(seed)
        state = GAME.new(GAME.setup(2, {"first": f"seat_{1 + seed % 2}"}))
        while state.actor() != OVER:
            quick = state.actor() == 0
            moves = state.moves() if state.actor() >= 0 else [state.sample(rng)]
            state.play(MIND.rollout(state, moves, rng) if quick else rng.choice(moves))
        points = [total + state.points(seat) for seat, total in enumerate(points)]
    assert points[0] > 2 * points[1]


def test_open_structures_count_for_who_leads_them() -> None:
    state = castle(
        DRAWS,
        cards={"c3": "A1.90", "d3": "A2.90", "e5": "G13.0", "g5": "G6.0"},
        followers={"c3": "1.path", "e5": "2.tower", "g5": "1.house"},
    )
    assert feature(state, "path_open") == 4
    assert feature(state, "path_near") == 2
    assert feature(state, "tower_open", 1) == 2
    assert feature(state, "tower_near", 1) == pytest.approx(2 / 3)
    assert (feature(state, "house_open"), feature(state, "house_open", 1)) == (1, 0)
    assert feature(state, "supply") == 4


def test_a_tied_structure_counts_for_neither_and_is_seen_by_both() -> None:
    path = {"c3": "A1.90", "d3": "A2.90", "e3": "A3.90"}
    tied = castle(DRAWS, cards=path, followers={"c3": "1.path", "d3": "2.path"})
    assert [(feature(tied, "tied", seat), feature(tied, "path_open", seat)) for seat in (0, 1)] == [(6, 0), (6, 0)]
    led = castle(DRAWS, cards=path, followers={"c3": "1.path", "d3": "2.path", "e3": "2.path"})
    assert [(feature(led, "tied", seat), feature(led, "path_open", seat)) for seat in (0, 1)] == [(0, 0), (0, 6)]


def test_courts_are_worth_their_markets() -> None:
    court = castle(DRAWS, cards={"i7": "G9.0", "c3": "G9.0"}, followers={"i7": "1.court", "c3": "2.court"})
    assert (feature(court, "markets"), feature(court, "markets", 1)) == (2, 1)
    assert feature(court, "growing", 1) == pytest.approx(4 * 58 / 60)
    held = castle(DRAWS, cards={"i7": "G9.0"}, followers={"i7": "1.court"}, tokens={"1": {"7": 1}})
    assert feature(held, "court_raised") == 2


def test_the_larger_keep_leads() -> None:
    state = castle(DRAWS, cards={"a1": "G6.0"}, keep_size={"2": 1}, keeps={"2": "a1.house"})
    assert (feature(state, "keep", 0), feature(state, "keep", 1)) == (-1, 1)


def test_tokens_near_ahead_on_the_track_are_seen() -> None:
    state = castle(DRAWS, scored=at(20, 34))
    # 25/26 alone is within six points of 20; 35/36 and 38/39 are of 34.
    assert (feature(state, "near_tokens", 0), feature(state, "near_tokens", 1)) == (1, 2)


def test_a_follower_goes_on_what_is_complete() -> None:
    state = castle(places("e5"), cards={"e5": "G8.180", "e6": "G7.0"})
    rng = Random(1)
    assert {GAME.moves.notation(MIND.rollout(state, state.moves(), rng)) for _ in range(20)} == {"follower tower"}


def test_a_quick_card_closes_own_structures_rather_than_open_ones_of_the_other() -> None:
    state = castle(lays("G19"), cards={"d5": "G8.90", "g7": "G7.90"}, followers={"d5": "1.tower", "g7": "2.tower"})
    rng = Random(1)
    chosen = [GAME.moves.notation(MIND.rollout(state, state.moves(), rng)).split()[1] for _ in range(200)]
    assert chosen.count("e5") > chosen.count("h7")
    assert len(legal(state)) > 6
