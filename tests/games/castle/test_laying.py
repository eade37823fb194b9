"""Chapter 4: laying a card."""

import pytest

from signoria.games.castle import GAME
from tests.clauses import clause
from tests.games.castle.reference import CELLS, name_of
from tests.games.castle.tables import DRAWS, THEN_ENDS, castle, lays
from tests.positions import legal, play, refusal, table_of


def at_cell(card: str, cell: str, cards: dict[str, str]) -> list[str]:
    """The rotations in which a card may lie on a cell beside others."""
    moves = [move.split() for move in legal(castle(lays(card), cards=cards))]
    return [rotation for _, where, rotation in moves if where == cell]


@clause("CAS-4.1")
def test_a_card_covers_one_empty_cell_in_a_rotation() -> None:
    state = castle(lays("G14"), cards={"e5": "G9.0"})
    assert refusal(state, "lay e5 0") == "CAS-4.1"
    play(state, "lay e4 270")
    assert table_of(state)["cards"] == {"e5": "G9.0", "e4": "G14.270"}


@clause("CAS-4.1")
def test_all_four_rotations_may_be_chosen() -> None:
    assert at_cell("G14", "e4", {"e5": "G9.0"}) == ["0", "90", "180", "270"]


@clause("CAS-4.2")
def test_the_first_card_lies_against_a_start_space() -> None:
    state = castle(lays("G9"))
    assert {move.split()[1] for move in legal(state)} == {"i4", "i7", "c9", "a6", "a3"}
    assert refusal(state, "lay e5 0") == "CAS-4.2"


@clause("CAS-4.3")
def test_a_later_card_lies_against_a_card_or_a_start_space() -> None:
    state = castle(lays("G9"), cards={"e5": "G9.0"})
    cells = {move.split()[1] for move in legal(state)}
    assert cells == {"e4", "f5", "e6", "d5", "i4", "i7", "c9", "a6", "a3"}
    assert refusal(state, "lay g5 0") == "CAS-4.3"


@clause("CAS-4.4", "CAS-5.2")
@pytest.mark.parametrize("cell", ["d4", "f4", "d6", "f6"])
def test_a_corner_is_no_contact(cell: str) -> None:
    assert refusal(castle(lays("G9"), cards={"e5": "G9.0"}), f"lay {cell} 0") == "CAS-4.3"


@clause("CAS-4.4")
def test_cards_lie_on_whole_cells() -> None:
    assert {move.split()[1] for move in legal(castle(lays("G9"), cards={"e5": "G9.0"}))} <= {
        name_of(cell) for cell in CELLS
    }


@clause("CAS-4.5")
@pytest.mark.parametrize("cell", ["i4", "i7", "c9", "a3"])
def test_a_new_group_may_be_started_at_any_start_space_at_any_time(cell: str) -> None:
    state = castle(lays("G9"), cards={"a6": "G8.0", "b6": "G7.0"})
    play(state, f"lay {cell} 0")
    assert table_of(state)["cards"][cell] == "G9.0"


@clause("CAS-4.6")
def test_a_path_goes_on_or_there_is_none_on_both_cards() -> None:
    """Beside e5, whose paths leave to the north and the south."""
    beside = {"e5": "A1.0"}
    assert at_cell("B1", "e4", beside) == ["90", "180"]
    assert at_cell("B1", "f5", beside) == ["0", "90"]
    assert at_cell("G9", "e4", beside) == []
    assert at_cell("E2", "f5", beside) == []
    state = castle(lays("B1"), cards=beside)
    assert refusal(state, "lay e4 0") == "CAS-4.6"
    assert refusal(state, "lay f5 180") == "CAS-4.6"


@clause("CAS-4.7")
@pytest.mark.parametrize("rotation", ["0", "90", "180", "270"])
def test_towers_houses_and_courts_lie_against_each_other_as_they_like(rotation: str) -> None:
    """House, tower and court of the card in turn against house, tower and court."""
    for there in ("G15.0", "G15.90", "G15.180", "G15.270"):
        assert rotation in at_cell("G14", "e4", {"e5": there})


@clause("CAS-4.8")
@pytest.mark.parametrize("card", ["E1", "E2", "G9", "G17"])
def test_any_side_lies_against_plain_wall(card: str) -> None:
    """In the corner a1, with a neighbour below that shows what the card has there."""
    beside = "A1.0" if card.startswith("E") else "G8.0"
    assert at_cell(card, "a1", {"a2": beside})


@clause("CAS-4.9")
def test_a_path_start_space_takes_only_paths_and_the_others_none() -> None:
    state = castle(lays("A1"))
    assert {move for move in legal(state) if move.split()[1] in ("c1", "f9")} == {
        "lay c1 0",
        "lay c1 180",
        "lay f9 0",
        "lay f9 180",
    }
    assert refusal(state, "lay c1 90") == "CAS-4.9"
    assert refusal(state, "lay i4 90") == "CAS-4.9"
    assert {move.split()[2] for move in legal(state) if move.split()[1] in ("i4", "i7", "a6", "a3")} == {"0", "180"}


@clause("CAS-4.10")
def test_all_sides_that_touch_must_be_legal_at_once() -> None:
    """Between a path to the north and one to the east there is room for a bend of just that turning."""
    around = {"e4": "A1.0", "f5": "A2.90"}
    assert at_cell("B1", "e5", around) == ["0"]
    assert at_cell("A3", "e5", {"e4": "A1.0"}) == ["0", "180"]
    assert at_cell("A3", "e5", around) == []
    assert at_cell("A1", "c1", {"b1": "E2.0"}) == []


@clause("CAS-4.11")
def test_what_lies_is_never_moved() -> None:
    state = castle(lays("G9"), DRAWS, THEN_ENDS, cards={"e5": "A1.0", "e6": "A2.0"})
    play(state, "lay d5 0", "pass", "draw G4")
    assert all(refusal(state, f"lay {cell} {turn}") == "CAS-4.1" for cell in ("e5", "e6", "d5") for turn in (0, 90))
    assert table_of(state)["cards"] == {"e5": "A1.0", "e6": "A2.0", "d5": "G9.0"}


@clause("CAS-4.12")
def test_the_two_sides_of_the_nook_are_no_neighbours() -> None:
    state = castle(lays("G9"), cards={"e1": "G8.0", "e2": "G7.0"})
    assert refusal(state, "lay g1 0") == "CAS-4.3"
    assert refusal(state, "lay g2 0") == "CAS-4.3"
    assert "f3" not in {move.split()[1] for move in legal(state)}


@clause("CAS-4.13")
@pytest.mark.parametrize(
    ("card", "rotations"),
    [
        ("G9", ["0"]),
        ("E1", ["0"]),
        ("G10", ["0", "90"]),
        ("A2", ["0", "90"]),
        ("A1", ["0", "90", "180", "270"]),
        ("D5", ["0", "90", "180", "270"]),
    ],
)
def test_of_rotations_that_look_the_same_only_the_first_is_offered(card: str, rotations: list[str]) -> None:
    state = castle(lays(card))
    offered = {GAME.moves.notation(move).split()[2] for move in state.agenda[-1].candidates(state)}
    assert sorted(offered, key=int) == rotations
