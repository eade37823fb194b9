"""Chapters 0, 1 and 13: what the game is about, and what is in the box."""

from random import Random

import pytest

from signoria.bots.playout import play_out
from signoria.games.castle import GAME
from signoria.games.castle.box import CELLS, CORNERS, DATA, KINDS
from signoria.kernel.errors import SignoriaError
from tests.clauses import clause
from tests.games.castle.reference import neighbour
from tests.games.castle.tables import (
    DRAWS,
    SIX_CARDS,
    SIX_MERCHANTS,
    THEN_ENDS,
    at,
    castle,
    chance,
    lays,
    places,
    points,
)
from tests.positions import asked, legal, play, table_of


@clause("CAS-0.1")
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_only_two_can_play(seats: int) -> None:
    with pytest.raises(SignoriaError):
        GAME.setup(seats)
    assert GAME.setup(2).seats == 2


@clause("CAS-0.1")
def test_cards_are_laid_one_after_the_other_and_followers_stand_on_four_kinds_of_parts() -> None:
    assert KINDS.ids == ["path", "tower", "house", "court"]
    state = GAME.new(GAME.setup(2, {"first": "seat_2"}))
    play(state, "draw A5", "lay c1 0", "follower court", "draw G6")
    assert asked(state) == {"decision": "lay_card", "seat": "1", "card": "G6"}


@clause("CAS-0.2", "CAS-7.18")
def test_structures_score_in_play_and_courts_only_at_the_end() -> None:
    """The card closes a tower beside it and is itself a closed court."""
    towers = {"a2": "G7.0", "b1": "G8.270"}
    state = castle(lays("G9"), THEN_ENDS, cards=towers, followers={"a2": "2.tower"}, stack={"G4": 1})
    play(state, "lay a1 0", "follower court")
    assert points(state) == [0, 2]
    assert table_of(state)["followers"] == {"a1": "1.court"}
    play(state, "draw G4", "lay i4 0", "pass")
    assert points(state) == [3, 2]


@clause("CAS-0.3")
@pytest.mark.parametrize(("scored", "places_"), [(at(12, 9), [1, 2]), (at(9, 12), [2, 1])])
def test_more_points_win(scored: dict[str, dict[str, int]], places_: list[int]) -> None:
    state = castle(places("a8"), THEN_ENDS, cards={"a8": "G4.0"}, stack={}, scored=scored)
    play(state, "pass")
    assert asked(state) == {}
    assert state.ranking() == places_


@clause("CAS-0.4")
def test_cards_show_nothing_that_counts_but_paths_squares_wells_towers_houses_courts_and_markets() -> None:
    segments = [segment for card in DATA["tile_types"]["types"] for segment in card["segments"]]
    assert {segment["kind"] for segment in segments} == set(KINDS.ids)
    assert {name for segment in segments for name in segment} == {
        "id",
        "kind",
        "edges",
        "halves",
        "well",
        "inner_end",
        "markets",
    }


@clause("CAS-1.1")
def test_ten_pieces_of_wall_enclose_76_spaces_and_carry_the_track() -> None:
    pieces = DATA["wall"]["pieces"]
    assert (len(pieces), CELLS.size) == (10, 76)
    covered = [space % 100 for first, last in pieces for space in range(first, last + (100 if last < first else 0) + 1)]
    assert sorted(covered) == list(range(100))


@clause("CAS-1.1")
def test_the_wall_is_closed_so_that_a_card_against_it_needs_no_other() -> None:
    state = castle(lays("G6"), cards={"a2": "G9.0"})
    play(state, "lay a1 0", "follower house")
    assert points(state) == [1, 0]


@clause("CAS-1.2", "CAS-7.17")
@pytest.mark.parametrize(("before", "token"), [(10, True), (110, True), (98, False), (111, True), (9, False)])
def test_the_track_goes_round_after_99(before: int, token: bool) -> None:
    """Two points more: 12, 112, 100 (tower 0/1), 113 and 11."""
    state = castle(lays("G8"), DRAWS, cards={"a2": "G9.0"}, scored=at(before))
    play(state, "lay a1 0", "follower tower")
    assert points(state) == [before + 2, 0]
    assert asked(state)["decision"] == ("turn_up_token" if token else "draw_card")


@clause("CAS-1.3")
def test_there_are_sixty_cards_and_never_more() -> None:
    state = GAME.new(GAME.setup(2))
    assert sum(table_of(state)["deck"].values()) == 60
    play_out(state, Random(3))
    table = table_of(state)
    assert "deck" not in table
    assert sum(table["laid"].values()) + sum(table.get("removed", {}).values()) == 60


@clause("CAS-1.4")
def test_there_are_two_tokens_of_each_of_nine_kinds() -> None:
    state = castle(chance("turn_up_token", of="1"))
    assert legal(state) == [f"reveal {kind}" for kind in range(1, 10)]
    assert state.weights() == [2] * 9


@clause("CAS-1.5", "CAS-1.9")
def test_six_of_seven_followers_are_the_supply_and_there_are_no_more() -> None:
    table = table_of(GAME.new(GAME.setup(2, {"first": "seat_1"})))
    assert (table["supply"], table["marker"]) == ({"1": 6, "2": 6}, {"1": 1, "2": 1})
    assert "keeps" not in table or table["keeps"] == {}
    state = castle(lays("G9"), DRAWS, cards=SIX_CARDS, followers=SIX_MERCHANTS)
    play(state, "lay i7 0")
    assert asked(state)["decision"] == "draw_card"


@clause("CAS-1.6")
def test_every_bend_has_a_tower_of_two_neighbouring_spaces_and_all_but_one_a_token() -> None:
    spaces = DATA["corner_towers"]["spaces"]
    assert len(spaces) == len(DATA["wall"]["outline_corners"]) == 14
    assert all(second == first + 1 for first, second in spaces)
    assert [f"{first}-{second}" for first, second in spaces[1:]] == CORNERS.ids
    table = table_of(GAME.new(GAME.setup(2)))
    assert table["on_wall"] == dict.fromkeys(CORNERS.ids, 1)


@clause("CAS-1.7")
@pytest.mark.parametrize(
    ("cell", "kind"),
    [
        ("c1", "path"),
        ("f9", "path"),
        ("i4", "tower"),
        ("a6", "tower"),
        ("c9", "house"),
        ("a3", "house"),
        ("i7", "court"),
    ],
)
def test_seven_start_spaces_show_one_thing_each(cell: str, kind: str) -> None:
    starts = DATA["start_spaces"]["spaces"]
    assert len(starts) == 7
    [shown] = [start for start in starts if CELLS.ids.index(cell) == CELLS.ids.index(name(start["cell"]))]
    assert shown["kind"] == kind
    assert shown["segment"].get("markets", 0) == (kind == "court")


def name(cell: list[int]) -> str:
    return "abcdefghi"[cell[0]] + str(cell[1] + 1)


@clause("CAS-1.8")
def test_nothing_is_laid_on_a_start_space() -> None:
    starts = [neighbour(tuple(start["cell"]), start["side"]) for start in DATA["start_spaces"]["spaces"]]
    assert starts == ["S1", "S2", "S3", "S4", "S5", "S6", "S7"]
    assert not set(starts) & set(CELLS.ids)
    assert {move.split()[1] for move in legal(castle(lays("E2")))} == {"c1", "f9"}


@clause("CAS-13.1")
def test_there_are_no_variants() -> None:
    assert [option.name for option in GAME.options] == ["first"]
