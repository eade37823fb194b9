"""Chapters 10 and 12: the end of the game, and ties."""

from signoria.games.castle import GAME
from signoria.kernel.agenda import SPECTATOR
from tests.clauses import clause
from tests.games.castle.full_wall import FULL_WALL
from tests.games.castle.tables import DRAWS, NO_PATHS, THEN_ENDS, at, castle, lays, places, points
from tests.positions import asked, play, table_of

TOWER = {"e6": "G7.0"}


@clause("CAS-10.1")
def test_the_last_card_ends_the_game_after_its_scoring() -> None:
    state = castle(lays("G8"), THEN_ENDS, cards=TOWER, followers={"e6": "1.tower"}, stack={})
    events = play(state, "lay e5 180", "pass")
    names = [event.document(GAME.piles, SPECTATOR)["event"] for event in events]
    assert names.index("score") < names.index("game_ends")
    assert (asked(state), points(state)) == ({}, [4, 0])


@clause("CAS-10.1")
def test_while_a_card_is_left_it_goes_on() -> None:
    state = castle(lays("G8"), THEN_ENDS, cards=TOWER, stack={"G9": 1})
    play(state, "lay e5 180", "pass")
    assert asked(state)["decision"] == "draw_card"


@clause("CAS-10.2")
def test_a_token_of_the_last_turn_counts_in_the_final_scoring() -> None:
    state = castle(lays("G8"), THEN_ENDS, cards=TOWER, followers={"e6": "1.tower"}, stack={}, scored=at(8))
    play(state, "lay e5 180", "pass", "reveal 9")
    assert (asked(state), points(state)) == ({}, [17, 0])
    assert table_of(state)["used_tokens"] == {"9": 1}


@clause("CAS-10.2")
def test_also_one_that_the_other_gained_in_it() -> None:
    state = castle(lays("G8"), THEN_ENDS, cards=TOWER, followers={"e6": "2.tower"}, stack={}, scored=at(0, 8))
    play(state, "lay e5 180", "pass", "reveal 9")
    assert points(state) == [0, 17]


@clause("CAS-10.3")
def test_the_tokens_on_the_wall_are_removed_and_no_stop_gives_any() -> None:
    """Token 9 brings the marker from 7 to 12."""
    state = castle(places("a8"), THEN_ENDS, cards={"a8": "G4.0"}, stack={}, scored=at(7), tokens={"1": {"9": 1}})
    play(state, "pass")
    assert (asked(state), points(state)) == ({}, [12, 0])
    assert "on_wall" not in table_of(state)


@clause("CAS-10.4")
def test_with_all_cards_laid_sixteen_spaces_are_empty() -> None:
    state = castle(DRAWS, cards=FULL_WALL)
    assert (sum(card >= 0 for card in state.cards), sum(card < 0 for card in state.cards)) == (60, 16)


@clause("CAS-10.4")
def test_each_removed_card_leaves_one_more_space_empty() -> None:
    state = castle(DRAWS, THEN_ENDS, cards=NO_PATHS, stack={"E2": 1, "G9": 1})
    play(state, "draw E2", "draw G9", "lay i4 0", "pass")
    assert sum(card < 0 for card in state.cards) == 76 - 3
    table = table_of(state)
    assert sum(table["removed"].values()) + sum(table["laid"].values()) == 60


@clause("CAS-10.5")
def test_unfinished_structures_give_nothing() -> None:
    cards = {"c3": "A1.90", "e3": "G8.0", "g3": "G6.0"}
    standing = {"c3": "1.path", "e3": "1.tower", "g3": "2.house"}
    state = castle(places("a8"), THEN_ENDS, cards={"a8": "G4.0", **cards}, followers=standing, stack={})
    play(state, "pass")
    assert points(state) == [0, 0]


@clause("CAS-12.1")
def test_equal_points_are_two_winners() -> None:
    state = castle(places("a8"), THEN_ENDS, cards={"a8": "G4.0"}, stack={}, scored=at(20, 20))
    play(state, "pass")
    assert state.ranking() == [1, 1]
