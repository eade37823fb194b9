"""Virtù in browsers: five years by clicking, what cities say before one decides, and battles that all see once more."""

from time import monotonic

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.tables import against_random_bots

GAME = "virtu"
SHORT = {"years": "5"}
WHOLE_GAME = 150.0
PATIENCE = 60.0
SIEGE = {"years": "20"}


def play_until(player: Player, there: Locator) -> None:
    """Answers whatever is asked until something is on the page."""
    end = monotonic() + PATIENCE
    while not there.count():
        assert monotonic() < end, "it never came"
        if not player.act():
            player.page.wait_for_timeout(40)


@pytest.mark.parametrize(("phone", "language"), [(False, "en"), (True, "cs")])
def test_five_years_are_played_by_clicking(new_player: NewPlayer, phone: bool, language: str) -> None:
    player = new_player(phone=phone, language=language, seed=3)
    against_random_bots(player, 2, GAME, SHORT)
    player.play(WHOLE_GAME)
    assert player.is_over
    player.page.wait_for_selector(".podium li")
    assert player.page.locator(".podium li").count() == 3


def test_the_map_shows_the_cities_of_the_game_and_veils_the_others(new_player: NewPlayer) -> None:
    player = new_player()
    against_random_bots(player, 2, GAME, SHORT)
    player.page.wait_for_selector(".map .city")
    assert player.page.locator(".map .closed").count() == 8
    assert player.page.locator(".map .city").count() == 20


def test_a_city_says_what_it_costs_and_what_it_gives(new_player: NewPlayer) -> None:
    player = new_player(language="cs")
    against_random_bots(player, 2, GAME, SHORT)
    city = player.page.locator(".map [data-spot='city:siena']")
    city.hover()
    tip = player.page.locator("[role=tooltip]")
    tip.wait_for()
    assert "hodnota 3" in tip.inner_text().lower()
    assert "VIR-9.3" in tip.inner_text()
