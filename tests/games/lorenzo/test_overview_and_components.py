"""Chapters 0, 1 and 20: the course of the game, what is in the box, what is open and hidden."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from signoria.games.lorenzo import GAME
from signoria.games.lorenzo.box import CARDS, DATA, LEADERS, LEAST_SEATS, SPACES, TILES
from signoria.kernel.agenda import CHANCE, OVER
from signoria.kernel.documents import write
from signoria.kernel.errors import SignoriaError
from signoria.kernel.state import State
from signoria.kernel.view import view
from tests.clauses import clause
from tests.games.lorenzo.tables import DICE, asks, due, excommunicated, gained, goods, lorenzo, mine, points, turn
from tests.positions import asked, legal, play, refusal, table_of


def agenda_of(state: State) -> list[str]:
    """The names of what is still to come."""
    agenda: Any = write(state)["agenda"]
    return [str(entry.get("decision", entry.get("duty"))) for entry in agenda]


def played(seats: int, variant: str, seed: int = 1) -> tuple[State, list[str]]:
    """A random game to its end, with the names of all that was asked and of whom."""
    rng = Random(seed)
    state = GAME.new(GAME.setup(seats, {"variant": variant}))
    names: list[str] = []
    while state.actor() != OVER:
        names.append(f"{type(state.agenda[-1]).__name__} {state.actor() + 1}")
        state.play(state.sample(rng) if state.actor() == CHANCE else rng.choice(state.moves()))
    return state, names


# Chapter 0.


@clause("LOR-0.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_can_play(seats: int) -> None:
    assert GAME.setup(seats).seats == seats


@clause("LOR-0.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_one_or_five_cannot_play(seats: int) -> None:
    with pytest.raises(SignoriaError, match="can't be played with"):
        GAME.setup(seats)


@clause("LOR-0.1")
def test_the_most_points_win_after_six_rounds() -> None:
    state, names = played(2, "base")
    assert Counter(names)["RollDie 0"] == 6 * 3
    assert points(state)[state.ranking().index(1)] == max(points(state))


@clause("LOR-0.2", "LOR-3.2", "LOR-20.6")
@pytest.mark.parametrize(("number", "period"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_two_rounds_make_a_period(number: int, period: int) -> None:
    gone = {card["id"]: 1 for card in DATA["development_cards"] if card["period"] < period}
    state = lorenzo(2, due("begin_round"), round=number - 1, laid_out=gone, dice={})
    laid = [state.game.moves.parse(move) for move in legal(state)]
    drawn = [state.game.moves.notation(move).split()[1] for move in laid]
    rows = [card for card in DATA["development_cards"] if card["id"] in drawn]
    assert {(card["type"], card["period"]) for card in rows} == {("territory", period)}
    assert len(rows) == 8


@clause("LOR-0.3")
def test_a_round_has_its_phases_in_order() -> None:
    state = lorenzo(2, due("begin_round"), round=0, dice={})
    laps = ["lap"] * 4
    assert agenda_of(state) == ["draw_card", "roll_die", *laps, "catch_ups", "vatican_report", "cleanup"]


@clause("LOR-0.3")
@pytest.mark.parametrize(("number", "reports"), [(1, False), (2, True), (3, False), (4, True), (5, False)])
def test_the_church_asks_only_in_every_second_round(number: int, reports: bool) -> None:
    state = lorenzo(2, due("vatican_report"), due("cleanup"), round=number, goods=mine(faith=5))
    assert (asked(state).get("decision") == "support_church") == reports


@clause("LOR-0.4", "LOR-3.5")
def test_everybody_places_four_members_a_round() -> None:
    _, names = played(3, "base")
    turns = Counter(name for name in names if name.startswith("TakeTurn"))
    assert set(turns) == {"TakeTurn 1", "TakeTurn 2", "TakeTurn 3"}
    assert max(turns.values()) <= 4 * 6


@clause("LOR-0.5", "LOR-2.9")
def test_the_base_game_has_no_leaders_and_equal_tiles() -> None:
    state, _ = played(4, "base")
    table = table_of(state)
    assert table["own_bonus_tile"] == {seat: {"P0": 1} for seat in "1234"}
    assert not {"leader_hand", "leaders", "leader_box", "leaders_discarded"} & set(table)


@clause("LOR-0.5")
def test_the_advanced_game_adds_leaders_and_different_tiles() -> None:
    state, names = played(4, "advanced")
    tiles = [tile for held in table_of(state)["own_bonus_tile"].values() for tile in held]
    assert sorted(tiles) == ["P1", "P2", "P3", "P4"]
    assert "KeepLeader 1" in names


# Chapter 1.


@clause("LOR-1.1")
def test_there_are_96_cards_eight_of_a_type_a_period() -> None:
    assert CARDS.size == 96
    groups = Counter((card["type"], card["period"]) for card in DATA["development_cards"])
    assert len(groups) == 12
    assert set(groups.values()) == {8}


@clause("LOR-1.2")
def test_there_are_21_tiles_seven_a_period() -> None:
    assert TILES.size == 21
    assert Counter(tile["period"] for tile in DATA["excommunication_tiles"]) == {1: 7, 2: 7, 3: 7}


@clause("LOR-1.3")
def test_there_are_20_different_leaders() -> None:
    assert LEADERS.size == len({leader["name"] for leader in DATA["leaders"]}) == 20


@clause("LOR-1.4")
def test_four_tiles_have_one_equal_side_and_one_of_their_own() -> None:
    base, advanced = (GAME.new(GAME.setup(4, {"variant": variant})) for variant in ("base", "advanced"))
    assert table_of(base)["bonus_tiles"] == {"P0": 4}
    assert table_of(advanced)["bonus_tiles"] == {"P1": 1, "P2": 1, "P3": 1, "P4": 1}
    parts = [str((tile["harvest"], tile["production"])) for tile in DATA["personal_bonus_tiles"]]
    assert len(set(parts)) == 5


@clause("LOR-1.5")
def test_everybody_has_four_members_and_three_cubes() -> None:
    table = table_of(GAME.new(GAME.setup(3)))
    each = {"1": 1, "2": 1, "3": 1}
    assert [table[f"{member}_member"] for member in ("white", "black", "orange", "neutral")] == [each] * 4
    assert table["cubes"] == {"1": 3, "2": 3, "3": 3}


@clause("LOR-1.6", "LOR-3.3")
def test_three_dice_are_rolled_once_for_all() -> None:
    state = lorenzo(3, asks("take_turn", 1), asks("take_turn", 2), goods=mine(coin=9) | {"2": {"coin": 9}})
    assert set(table_of(state)["dice"]) == {"white", "black", "orange"}
    play(state, "place white market_1")
    assert table_of(state)["dice"] == DICE
    rolling = lorenzo(2, {"decision": "roll_die", "seat": "chance", "die": "white"}, dice={})
    play(rolling, "roll white 6", "roll black 1", "roll orange 4")
    assert table_of(rolling)["dice"] == {"white": "6", "black": "1", "orange": "4"}


@clause("LOR-1.7")
def test_points_are_no_resources() -> None:
    """Santa Rita doubles resources, and what is left of resources counts at the end: neither touches points."""
    state = lorenzo(2, due("cleanup"), round=6, goods={"1": {"military": 10, "faith": 10}, "2": {"military": 11}})
    play(state)
    assert "resources" not in {term.name for term in state.scores()[0].terms}


@clause("LOR-1.8")
def test_the_supply_never_runs_out() -> None:
    held = {"servant": 400, "coin": 400}
    state = turn(stands={}, goods={"1": held, "2": held})
    assert gained(state, "place white market_2", "servants 0") == {"servant": 5}


@clause("LOR-1.9", "LOR-2.3", "LOR-2.4", "LOR-2.5", "LOR-10.2")
@pytest.mark.parametrize(
    ("seats", "covered"),
    [(2, ["harvest_large", "production_large", "market_3", "market_4"]), (3, ["market_3", "market_4"]), (4, [])],
)
def test_spaces_are_covered_with_fewer_players(seats: int, covered: list[str]) -> None:
    assert [space for space, least in zip(SPACES.ids, LEAST_SEATS, strict=True) if least > seats] == covered
    state = turn(seats, dice={"white": "6", "black": "6", "orange": "6"})
    clause_of_cover = "LOR-2.3" if seats == 2 else "LOR-2.4"
    open_spaces = [space for space in SPACES.ids[16:] if f"place white {space}" in legal(state)]
    assert open_spaces == [space for space in SPACES.ids[16:] if space not in covered]
    assert {refusal(state, f"place white {space}") for space in covered} <= {clause_of_cover}


@clause("LOR-1.10")
def test_faith_stops_at_15() -> None:
    state = turn(goods=mine(faith=14, wood=6), floors={"venture_1": "promoting_sacred_art"})
    play(state, "place white venture_1")
    assert goods(state) == {"faith": 15}


@clause("LOR-1.11")
def test_military_stops_at_25() -> None:
    state = turn(goods=mine(military=23, coin=8), floors={"venture_1": "hiring_mercenaries"})
    play(state, "place white venture_1")
    assert goods(state) == {"military": 25}


@clause("LOR-1.12")
def test_points_may_pass_100_but_never_drop_below_0() -> None:
    state = lorenzo(2, due("cleanup"), round=6, goods=mine(military=20), **excommunicated("X35"))
    assert points(state)[0] == 0
    assert {term.name: term.points for term in state.scores()[0].terms} == {"military": 5, "excommunications": -5}
    rich = lorenzo(2, due("cleanup"), round=6, scored={"1": {"cards": 120}})
    assert points(rich)[0] >= 120


@clause("LOR-1.13")
def test_nobody_pays_what_he_has_not() -> None:
    state = turn(goods=mine(wood=3, stone=4), floors={"building_1": "cathedral", "building_2": "sculptors_guild"})
    assert refusal(state, "place orange building_1") == "LOR-6.13"
    play(state, "place orange building_2")
    assert goods(state) == {"wood": 3}


# Chapter 20.


@clause("LOR-20.1")
def test_with_two_both_points_for_military_are_given() -> None:
    state = lorenzo(2, due("cleanup"), round=6, goods={"1": {"military": 3}, "2": {"military": 4}})
    assert points(state) == [2, 5]


@clause("LOR-20.2")
def test_boards_and_tracks_lie_open() -> None:
    state = lorenzo(2, asks("take_turn", 1), goods={"2": {"wood": 4, "faith": 2}}, cards={"2": {"woods": 1}})
    for viewer in (0, None):
        table: Any = view(state, viewer)["table"]
        assert table["goods"]["2"] == {"wood": 4, "faith": 2}
        assert table["cards"]["2"] == {"woods": 1}
        assert table["order"] == ["1", "2"]
        assert table["tiles"] == {"X11": 1, "X21": 1, "X31": 1}


@clause("LOR-20.3")
def test_which_cards_are_still_to_come_is_known_but_not_in_what_order() -> None:
    state = lorenzo(2, due("begin_round"), round=0, dice={})
    table: Any = view(state, 0)["table"]
    assert len(table["deck"]) == 96
    assert len(set(state.weights())) == 1


@clause("LOR-20.4", "LOR-20.5")
def test_leaders_in_hands_and_in_the_box_are_hidden_discarded_ones_shown() -> None:
    held = {"1": {"sisto_iv": 1}, "2": {"santa_rita": 1, "cesare_borgia": 1}}
    state = lorenzo(
        2, asks("take_turn", 1), variant="advanced", leader_hand=held, leaders_discarded={"ludovico_il_moro": 1}
    )
    table: Any = view(state, 0)["table"]
    assert table["leader_hand"] == {"1": {"sisto_iv": 1}, "2": 2}
    assert table["leader_box"] == 16
    assert table["leaders_discarded"] == {"ludovico_il_moro": 1}


@clause("LOR-20.4")
def test_packs_of_the_draft_are_hidden() -> None:
    state = lorenzo(
        2, asks("keep_leader", 1, lap="1"), variant="advanced", pack={"1": {"sisto_iv": 1}, "2": {"santa_rita": 1}}
    )
    table: Any = view(state, 0)["table"]
    assert table["pack"] == {"1": {"sisto_iv": 1}, "2": 1}
    spectator: Any = view(state, None)["table"]
    assert spectator["pack"] == {"1": 1, "2": 1}
