"""Chapter 3: the turn."""

import pytest

from signoria.games.castle import GAME
from signoria.kernel.agenda import SPECTATOR
from signoria.kernel.events import Event
from tests.clauses import clause
from tests.games.castle.tables import DRAWS, NO_PATHS, THEN_ENDS, at, castle, lays, points
from tests.positions import asked, legal, play, refusal, table_of


def told(events: list[Event]) -> list[object]:
    return [event.document(GAME.piles, SPECTATOR)["event"] for event in events]


@clause("CAS-3.1")
def test_a_turn_is_a_card_a_follower_the_scoring_and_a_token() -> None:
    state = castle(DRAWS, THEN_ENDS, cards={"a2": "G9.0"}, scored=at(10))
    play(state, "draw G8")
    assert asked(state) == {"decision": "lay_card", "seat": "1", "card": "G8"}
    play(state, "lay a1 0")
    assert asked(state) == {"decision": "place_follower", "seat": "1", "cell": "a1"}
    play(state, "follower tower")
    assert points(state) == [12, 0]
    assert asked(state) == {"decision": "turn_up_token", "seat": "chance", "of": "1"}
    play(state, "reveal 9")
    assert (table_of(state)["active"], asked(state)["decision"]) == ("2", "draw_card")


@clause("CAS-3.1")
def test_the_turns_alternate() -> None:
    state = castle(DRAWS, THEN_ENDS)
    turns = []
    for move in ("lay i4 0", "lay i7 0", "lay a6 90"):
        play(state, {"lay i4 0": "draw G9", "lay i7 0": "draw G9", "lay a6 90": "draw G8"}[move])
        turns.append(asked(state)["seat"])
        play(state, move, "pass")
    assert turns == ["1", "2", "1"]


@clause("CAS-3.1")
def test_a_card_must_be_laid_and_a_follower_may_be_placed() -> None:
    state = castle(lays("G9"), THEN_ENDS)
    assert refusal(state, "pass") == "not asked"
    play(state, "lay i4 0")
    assert legal(state) == ["follower court", "pass"]


@clause("CAS-3.2")
def test_every_card_of_the_stack_may_come_and_is_shown_to_both() -> None:
    state = castle(DRAWS, THEN_ENDS, stack={"A1": 1, "A8": 2, "G17": 1})
    assert dict(zip(legal(state), state.weights(), strict=True)) == {"draw A1": 1, "draw A8": 2, "draw G17": 1}
    play(state, "draw A8")
    assert table_of(state)["drawn"] == {"1": {"A8": 1}}


@clause("CAS-3.3")
def test_the_drawn_card_is_laid_at_once() -> None:
    state = castle(DRAWS, THEN_ENDS)
    play(state, "draw G9")
    assert asked(state)["decision"] == "lay_card"
    assert {move.split()[0] for move in legal(state)} == {"lay"}
    play(state, "lay i4 0", "pass")
    assert "drawn" not in table_of(state)


@clause("CAS-3.4")
def test_a_card_without_a_place_leaves_the_game_and_another_is_drawn_in_the_same_turn() -> None:
    state = castle(DRAWS, THEN_ENDS, cards=NO_PATHS, stack={"E2": 1, "E1": 1, "G4": 1})
    events = play(state, "draw E2")
    assert "no_place" in told(events)
    assert table_of(state)["removed"].get("E2") == 1
    play(state, "draw E1")
    assert asked(state) == {"decision": "draw_card", "seat": "chance"}
    play(state, "draw G4")
    assert asked(state) == {"decision": "lay_card", "seat": "1", "card": "G4"}


@clause("CAS-3.5")
def test_a_card_with_a_place_can_not_be_discarded() -> None:
    state = castle(DRAWS, THEN_ENDS)
    play(state, "draw E2")
    assert len(legal(state)) == 2
    assert refusal(state, "pass") == "not asked"


@clause("CAS-3.6")
def test_the_game_ends_when_the_stack_runs_out_while_redrawing() -> None:
    state = castle(DRAWS, THEN_ENDS, cards=NO_PATHS, stack={"E2": 1})
    events = play(state, "draw E2")
    assert "no_card_left" in told(events)
    assert asked(state) == {}


@clause("CAS-3.7")
@pytest.mark.parametrize("tokens", [1, 2])
def test_tokens_1_give_further_turns_before_the_other(tokens: int) -> None:
    state = castle(DRAWS, THEN_ENDS, tokens={"1": {"1": tokens}})
    turns = []
    cells = iter(["i4", "i7", "a6", "a3"])
    for card in ("G9", "G9", "G8", "G6"):
        play(state, f"draw {card}")
        turns.append(asked(state)["seat"])
        cell = next(cells)
        play(state, next(move for move in legal(state) if move.startswith(f"lay {cell}")), "pass")
        while asked(state)["decision"] == "extra_turn":
            play(state, "use 1")
    assert turns == (["1", "1", "2", "1"] if tokens == 1 else ["1", "1", "1", "2"])
