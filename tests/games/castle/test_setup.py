"""Chapter 2: the set-up."""

from itertools import pairwise

import pytest

from signoria.games.castle import GAME
from signoria.games.castle.box import CORNERS, DATA
from signoria.kernel.view import view
from tests.clauses import clause
from tests.games.castle.tables import DRAWS, castle, chance, lays
from tests.positions import asked, legal, play, table_of


@clause("CAS-2.1")
def test_the_spaces_of_runs_and_towers_follow_each_other_from_0_to_99() -> None:
    spaces = [tuple(tower) for tower in DATA["corner_towers"]["spaces"]]
    spaces += [tuple(run["spaces"]) for run in DATA["wall"]["runs"] if run["spaces"] is not None]
    spaces.sort()
    assert spaces[0][0] == 0
    assert spaces[-1][1] == 99
    assert all(after[0] == before[1] + 1 for before, after in pairwise(spaces))


@clause("CAS-2.2")
def test_all_cards_are_shuffled_so_each_may_come_next_and_nobody_sees_which() -> None:
    state = GAME.new(GAME.setup(2, {"first": "seat_1"}))
    assert dict(zip(legal(state), state.weights(), strict=True))["draw G9"] == 2
    assert sum(state.weights()) == 60
    for seat in (None, 0, 1):
        table = view(state, seat)["table"]
        assert isinstance(table, dict)
        assert table["deck"] == 60


@clause("CAS-2.3", "CAS-9.22")
def test_a_token_lies_on_every_corner_tower_but_0_1() -> None:
    table = table_of(GAME.new(GAME.setup(2)))
    assert len(CORNERS.ids) == 13
    assert table["on_wall"] == dict.fromkeys(CORNERS.ids, 1)
    assert "0-1" not in CORNERS.ids


@clause("CAS-2.4", "CAS-2.5")
def test_which_tokens_are_on_the_wall_and_which_in_the_box_nobody_knows() -> None:
    state = GAME.new(GAME.setup(2))
    for seat in (None, 0, 1):
        table = view(state, seat)["table"]
        assert isinstance(table, dict)
        assert table["face_down"] == 18
    # The last token on the wall may be of any kind that was not seen yet: five of them stay out.
    last = castle(chance("turn_up_token", of="2"), on_wall={}, used_tokens=dict.fromkeys("12345678", 1))
    assert last.weights() == [1] * 8 + [2]


@clause("CAS-2.6")
def test_one_follower_marks_the_points_and_six_are_the_supply() -> None:
    state = GAME.new(GAME.setup(2))
    table = table_of(state)
    assert (table["supply"], table["marker"]) == ({"1": 6, "2": 6}, {"1": 1, "2": 1})
    assert (table["keeps"], [state.points(seat) for seat in (0, 1)]) == ({}, [0, 0])


@clause("CAS-2.7")
@pytest.mark.parametrize("seat", ["1", "2"])
def test_who_starts_is_drawn(seat: str) -> None:
    state = GAME.new(GAME.setup(2))
    assert (legal(state), state.weights()) == (["start 1", "start 2"], [1, 1])
    play(state, f"start {seat}", "draw G9")
    assert asked(state) == {"decision": "lay_card", "seat": seat, "card": "G9"}


@clause("CAS-2.7")
@pytest.mark.parametrize("seat", ["1", "2"])
def test_or_agreed(seat: str) -> None:
    state = GAME.new(GAME.setup(2, {"first": f"seat_{seat}"}))
    play(state, "draw G9")
    assert asked(state)["seat"] == seat


@clause("CAS-2.1")
def test_the_wall_is_empty_at_first() -> None:
    assert table_of(castle(DRAWS))["cards"] == {}
    assert {move.split()[1] for move in legal(castle(lays("G9")))} == {"i4", "i7", "c9", "a6", "a3"}
