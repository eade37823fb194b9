"""Weights by self-play: least squares find what was hidden in numbers, and games give samples of every seat."""

from random import Random

import pytest

from signoria.arena.regression import fit, least_squares
from signoria.arena.tuning import POSITIONS, document, mind_to_tune, play_game, setups_to_tune, tune, variants
from signoria.kernel.errors import SignoriaError
from signoria.kernel.registry import find
from tests.random_games import GAMES


def test_least_squares_find_the_weights_behind_numbers() -> None:
    rng = Random(1)
    hidden = [3.0, -1.5, 0.25]
    samples = []
    for _ in range(400):
        features = [1.0, rng.random() * 10, rng.random() * 10]
        samples.append((features, sum(map(float.__mul__, features, hidden)) + rng.gauss(0, 0.1)))
    found = fit(samples[:300], samples[300:])
    assert found.weights == pytest.approx(hidden, abs=0.05)
    assert found.r2 > 0.99
    assert found.error < 0.15


def test_two_features_that_say_the_same_share_their_weight() -> None:
    samples = [([value, value], 4.0 * value) for value in (1.0, 2.0, 3.0, 4.0)]
    assert least_squares(samples) == pytest.approx([2.0, 2.0], abs=0.01)


def test_a_game_gives_samples_of_every_seat_with_its_final_points() -> None:
    game = find("rialto")
    mind = mind_to_tune(game)
    samples = play_game(game, mind, False, 1, Random(5))  # the second number of seats: three
    assert len(samples) == POSITIONS * 3
    assert all(len(features) == len(mind.names) for features, _ in samples)
    assert len({points for _, points in samples}) <= 3


def test_rounds_of_self_play_foretell_better_than_the_mean_and_repeat_themselves() -> None:
    game = find("rialto")
    mind = mind_to_tune(game)
    before = mind.weights, mind.spread
    (first,) = tune(game, 40, 1, "a", 1)
    (again,) = tune(game, 40, 1, "a", 1)
    assert (mind.weights, mind.spread) == before
    assert first.fit.weights == again.fit.weights
    assert first.fit.r2 > 0


def test_an_agreement_is_played_with_every_number_of_seats_that_allows_it() -> None:
    game = find("virtu")
    assert [setup.seats for setup in setups_to_tune(game, {"years": "20"})] == [3, 4, 5]
    assert {setup.seats for setup in setups_to_tune(game, {})} == {2, 3, 4, 5}
    assert {setup.options["years"] for setup in setups_to_tune(game, {"years": "20"})} == {"20"}
    with pytest.raises(SignoriaError):
        setups_to_tune(game, {"years": "7"})


def test_weights_name_the_agreement_they_were_found_with() -> None:
    game = find("rialto")
    (last,) = tune(game, 10, 1, "a", 1, agreement={"variant": "neutral"})
    measured = document(game, mind_to_tune(game), last, "a", {"variant": "neutral"})["measured"]
    assert isinstance(measured, dict)
    assert measured["command"] == "signoria tune rialto --games 10 --rounds 1 --seed a --option variant=neutral"


def test_a_game_without_a_mind_can_not_be_tuned(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("rialto")
    monkeypatch.setattr(game, "mind", None)
    with pytest.raises(SignoriaError, match="rialto has no mind"):
        mind_to_tune(game)


@pytest.mark.parametrize("name", GAMES)
def test_every_variant_of_a_game_has_its_games(name: str) -> None:
    """A mind that saw one variant alone would lose what it knows of the others."""
    game = find(name)
    ways = variants(game)
    assert {way.seats for way in ways} == {seats for seats in game.seats if seats > 1}
    for option in game.options:
        unplayed = set(option.values) - {way.options[option.name] for way in ways}
        assert all(not game.is_played_out(game.setup(max(game.seats), {option.name: value})) for value in unplayed)
