"""What bots know of the game: features of a position, and a policy that plays legal moves to the end."""

from random import Random
from typing import Any

import pytest

from signoria.games.virtu import GAME
from signoria.games.virtu.mind import MIND, NAMES, WEIGHTS
from signoria.games.virtu.rules.payment import Pay
from signoria.kernel.agenda import CHANCE, OVER
from signoria.kernel.mind import SPREAD
from signoria.kernel.state import State
from tests.games.virtu.tables import asks, due, points, token, virtu
from tests.positions import play


def test_every_feature_has_a_weight_and_every_weight_a_feature() -> None:
    assert set(WEIGHTS) == {*NAMES, SPREAD}
    assert GAME.mind is MIND
    state = virtu(3, asks("reorganise", shifts=8, last=None))
    assert len(MIND.features(state, 0)) == len(NAMES)


def feature(name: str, **table: Any) -> float:
    state = virtu(3, asks("reorganise", shifts=8, last=None), **table)
    return MIND.features(state, 0)[NAMES.index(name)]


def test_features_of_a_position() -> None:
    table: dict[str, Any] = {
        "cities": {"siena": "1"},
        "treasury": {"1": 4},
        "palace": {"1.L1": "pope.spent", "1.action2": "envoy"},
    }
    found = {name: feature(name, **table) for name in NAMES}
    assert (found["cities"], found["city_lead"], found["gold"]) == (3.0, 1.0, 4.0)
    assert (found["crowns"], found["crosses"], found["coins"]) == (5.0, 3.0, 4.0)
    assert (found["courtiers"], found["ready_coins"], found["ready_crowns"]) == (1.0, 4.0, 1.0)
    assert (found["chamber_crowns"], found["annexes"], found["rules"]) == (2.0, 1.0, 1.0)
    assert found["progress"] == pytest.approx(3 / 8)
    assert found["prestige"] == 1.0 + 1.0 + 1.0 + 1.0


@pytest.mark.parametrize(("years", "ending", "left"), [("off", 0, 14 * 5 / 8), ("5", 0, 3.0), ("off", 1, 0.0)])
def test_years_left_follow_from_progress_and_from_the_agreement(years: str, ending: int, left: float) -> None:
    found = feature("left", cities={"siena": "1"}, ending=ending, options={"years": years})
    assert found == pytest.approx(left)


@pytest.mark.parametrize(
    ("table", "wins", "spoils", "falls"),
    [
        ({"units": {"1": {"siena": 4}}}, 1.0, 0.0, 0.0),
        ({"units": {"1": {"siena": 3}}}, 0.0, 0.0, 0.0),
        ({"units": {"1": {"siena": 3}}, "own_war_tokens": {"1": 1}}, 1.0, 0.0, 0.0),
        ({"units": {"1": {"verona": 4}, "3": {"verona": 1}}}, 1.0, 1.0, 0.0),
        ({"units": {"1": {"verona": 4}}, "trophies": {"1": {"3": 1}}}, 1.0, 0.0, 0.0),
        ({"units": {"2": {"pisa": 3}}}, 0.0, 0.0, 1.0),
        ({"units": {"2": {"pisa": 3}, "1": {"pisa": 1}}}, 0.0, 0.0, 0.0),
    ],
)
def test_a_siege_counts_by_how_it_will_end(table: dict[str, Any], wins: float, spoils: float, falls: float) -> None:
    found = [feature(name, **table) for name in ("wins", "spoils", "falls")]
    assert found == [wins, spoils, falls]


def test_units_with_horses_threaten_their_neighbours() -> None:
    army: dict[str, Any] = {"units": {"1": {"florence": 4}}}
    horses: dict[str, Any] = {"palace": {"1.L1": "condottiere"}, "treasury": {"1": 1}}
    assert feature("raid", **army) == 0.0
    assert feature("raid", **army, **horses) == 1.0
    assert feature("raid", **army, **horses, cities={"ravenna": "3"}) == 2.0


def test_a_frontier_is_made_of_neutral_cities_by_road() -> None:
    # Siena, Ravenna and Bologna lie beside Florence; Pisa adds none of its own.
    assert feature("frontier") == 3.0
    assert feature("frontier", cities={"bologna": "2"}) == 2.0


def test_payments_and_sieges_are_not_quiet() -> None:
    assert MIND.is_quiet(virtu(3, asks("take_action")))
    assert not MIND.is_quiet(virtu(3, asks("take_action"), units={"1": {"siena": 1}}))
    state = GAME.new(GAME.setup(3, {"years": "5"}))
    rng = Random(1)
    while type(state.agenda[-1]) is not Pay:
        state.play(state.sample(rng) if state.actor() == CHANCE else MIND.rollout(state, state.moves(), rng))
    assert not MIND.is_quiet(state)


def features(state: State) -> dict[str, float]:
    return dict(zip(NAMES, MIND.features(state, 0), strict=True))


def test_wares_and_their_price_count_before_they_are_paid() -> None:
    state = virtu(3, asks("buy", after=None), season="winter", treasury={"1": 9})
    before = features(state)
    play(state, "buy_card merchant")
    after = features(state)
    assert (after["gold"], after["courtiers"], after["ships"]) == (6.0, 1.0, before["ships"] + 2)


def test_an_annexation_is_a_chance_and_then_as_good_as_done() -> None:
    state = virtu(3, asks("take_action"), token=token(2), palace={"1.L1": "envoy", "1.R1": "envoy"})
    assert (features(state)["chance"], features(state)["wins"]) == (1.0, 0.0)
    play(state, "annex ravenna")
    assert (features(state)["chance"], features(state)["wins"]) == (0.0, 1.0)


def test_a_crown_given_for_rule_counts_as_the_tiles_that_it_readies() -> None:
    spent = ["tile_florence", "tile_pisa"]
    state = virtu(3, asks("take_action"), token=token(3), palace={"1.L1": "envoy"}, spent=spent)
    before = features(state)
    assert before["chance"] == pytest.approx(0.4)
    play(state, "act")
    # The chamber's own crown readies both tiles.
    assert features(state)["ready_coins"] == before["ready_coins"] + 3.0


def test_a_step_begun_counts() -> None:
    state = virtu(3, asks("take_action"), treasury={"1": 9}, palace={"1.L1": "envoy"})
    assert (features(state)["chance"], features(state)["steps"]) == (1.0, 0.0)
    play(state, "act")
    assert features(state)["steps"] == 1.0


def test_cards_planned_in_secret_count_where_they_will_lie() -> None:
    state = GAME.new(GAME.setup(3, {"years": "5"}))
    for move in ("start 1", "house florence", "house naples", "house venice", "plan 1 action1", "plan 2 action3"):
        state.play(GAME.moves.parse(move))
    found = dict(zip(NAMES, MIND.features(state, 0), strict=True))
    assert (found["annexes"], found["chamber_crowns"], found["courtiers"]) == (2.0, 3.0, 0.0)


def test_prestige_is_what_the_final_scoring_gives_but_for_religion() -> None:
    table: dict[str, Any] = {
        "trophies": {"1": {"2": 1}},
        "alliances": {"1": {"france": 1}},
        "indulgences": {"1": {"3": 1}},
    }
    end = points(virtu(3, due("end_year"), ending=1, **table))
    assert feature("prestige", **table) == sum(end.values()) - end.get("religion", 0)


def played(seats: int, luck: int, by_policy: bool) -> int:
    """All points of a game by the policy, or by chance."""
    rng = Random(luck)
    state = GAME.new(GAME.setup(seats, {"years": "5"}))
    while state.actor() != OVER:
        moves = state.moves()
        if state.actor() == CHANCE:
            move = state.sample(rng)
        else:
            move = MIND.rollout(state, moves, rng) if by_policy else rng.choice(moves)
        assert move in moves
        state.play(move)
    return sum(state.points(seat) for seat in range(seats))


@pytest.mark.parametrize("seats", [3, 5])
def test_the_policy_plays_legal_moves_and_comes_further_than_chance(seats: int) -> None:
    assert sum(played(seats, luck, True) for luck in range(4)) > sum(played(seats, luck, False) for luck in range(4))
