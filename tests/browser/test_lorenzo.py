"""Lorenzo il Magnifico in browsers: whole games by clicking, what members could do before they are placed, why not."""

from time import monotonic

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.tables import against_random_bots

GAME = "lorenzo"
WHOLE_GAME = 150.0
PATIENCE = 60.0
# A floor from the top of the first tower on: the territory tower's fourth floor comes first.
TOP_FLOOR = "g.floor >> nth=0"


def wait_for_turn(player: Player) -> None:
    """Answers whatever is asked until a member can be placed."""
    end = monotonic() + PATIENCE
    while not player.page.locator("[data-spot^='member:'][data-glow=may]").count():
        assert monotonic() < end, "no turn came"
        if not player.act():
            player.page.wait_for_timeout(40)


def sheet(player: Player) -> Locator:
    return player.page.locator(".lorenzo-sheet")


@pytest.mark.parametrize(("phone", "language"), [(False, "en"), (True, "cs")])
def test_a_whole_base_game_is_played_by_clicking(new_player: NewPlayer, phone: bool, language: str) -> None:
    player = new_player(phone=phone, language=language, seed=4)
    against_random_bots(player, game=GAME, options={"variant": "base"})
    player.play(WHOLE_GAME)
    assert player.is_over
    player.page.wait_for_selector(".podium li")
    assert player.page.locator(".podium li").count() == 2


def test_the_advanced_game_begins_with_tiles_and_leaders_that_are_clicked(new_player: NewPlayer) -> None:
    player = new_player(seed=6)
    against_random_bots(player, game=GAME, options={"variant": "advanced"})
    wait_for_turn(player)
    # Four were kept; the turn may have begun with discarding one.
    assert player.page.locator(".leaders.mine .hand .leader").count() >= 1
    assert player.page.locator(".extras.mine .tile").count() == 1


def test_a_card_of_a_tower_says_what_each_member_could_do_and_why_not(new_player: NewPlayer) -> None:
    player = new_player()
    against_random_bots(player, game=GAME, options={"variant": "base"})
    wait_for_turn(player)
    player.page.click(TOP_FLOOR)
    rows = sheet(player).locator(".sum")
    rows.first.wait_for()
    assert 1 <= rows.count() <= 4
    # Nobody reaches the seventh floor value with the neutral member and three servants.
    assert "LOR-6.3" in sheet(player).inner_text()
    player.page.keyboard.press("Escape")
    sheet(player).wait_for(state="detached")


def test_a_member_is_placed_from_the_card_that_is_looked_at(new_player: NewPlayer) -> None:
    player = new_player(phone=True, language="cs")
    against_random_bots(player, game=GAME, options={"variant": "base"})
    wait_for_turn(player)
    player.page.locator("g.plot").first.tap()
    choice = sheet(player).locator("button[data-glow=may]")
    choice.first.wait_for()
    choice.first.tap()
    sheet(player).wait_for(state="detached")
    ply = player.ply
    player.page.click("[data-deed=confirm]")
    player.wait_beyond(ply)


def test_what_is_forbidden_says_its_clause(new_player: NewPlayer) -> None:
    player = new_player()
    against_random_bots(player, game=GAME, options={"variant": "base"})
    wait_for_turn(player)
    members = player.page.locator(".mine [data-spot='member:neutral']")
    if members.get_attribute("data-glow") != "may":
        members = player.page.locator(".mine [data-spot^='member:'][data-glow=may]")
    members.first.click()
    player.page.wait_for_selector("[data-spot^='space:']")
    forbidden = player.page.locator("g.floor[data-glow=none]").first
    forbidden.click()
    player.page.wait_for_selector(".notice .clause")
    assert player.page.inner_text(".notice .clause").startswith("LOR-")
