"""Virtù in browsers: five years by clicking, what cities say before one decides, and battles that all see once more."""

from pathlib import Path
from time import monotonic
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import PATIENCE, Player, play_together
from tests.browser.tables import QUICK_BOT, against_random_bots, call, person, sit_down_together

# Browsers on a busy machine take their time.
expect.set_options(timeout=PATIENCE)

GAME = "virtu"
SHORT = {"years": "5"}
WHOLE_GAME = 360.0
# Five seats with armies before one another's cities; the first chooses which siege is settled.
WARS = Path(__file__).parents[1] / "records" / GAME / "wars.sgr"
AFTER_ALL_BATTLES = 55


def open_wars(player: Player, kind: str, **more: Any) -> str:
    """The table of the game file, to look at or to play on."""
    player.page.goto("/")
    wish = {"text": WARS.read_text(encoding="utf-8"), "as": kind, **more}
    opened = call(player.page, "POST", "/api/files", wish)
    return f"/table/{opened['table']}"


def play_until(player: Player, there: Locator) -> None:
    """Answers whatever is asked until something is on the page."""
    end = monotonic() + PATIENCE / 1000 * 3
    while not there.count():
        assert monotonic() < end, "it never came"
        if not player.act():
            player.page.wait_for_timeout(40)


def test_five_years_are_played_by_clicking_at_a_desk_and_on_a_phone(new_player: NewPlayer) -> None:
    first = new_player(seed=3, language="en")
    second = new_player(seed=4, language="cs", phone=True)
    sit_down_together(first, second, GAME, SHORT)
    play_together([first, second], WHOLE_GAME)
    for player in (first, second):
        assert player.is_over
        player.page.wait_for_selector(".podium li")
        assert player.page.locator(".podium li").count() == 3
    points = [player.page.locator(".podium b").all_inner_texts() for player in (first, second)]
    assert points[0] == points[1]


def test_the_map_shows_the_cities_of_the_game_and_veils_the_others(new_player: NewPlayer) -> None:
    player = new_player()
    against_random_bots(player, 2, GAME, SHORT)
    expect(player.page.locator(".map .city")).to_have_count(20)
    expect(player.page.locator(".map .closed")).to_have_count(8)


def test_a_city_says_what_it_is_worth_and_what_it_costs(new_player: NewPlayer) -> None:
    player = new_player(language="cs")
    against_random_bots(player, 2, GAME, SHORT)
    player.page.locator(".map [data-spot='city:siena']").hover()
    tip = player.page.locator("[role=tooltip]")
    expect(tip).to_contain_text("Hodnota 3")
    expect(tip).to_contain_text("VIR-9.3")


def test_a_siege_is_fought_by_turns_with_its_strengths_as_sums(new_player: NewPlayer) -> None:
    player = new_player()
    chairs = [person("me", "Anna"), *[QUICK_BOT] * 4]
    player.page.goto(open_wars(player, "table", ply=0, chairs=chairs))
    player.page.locator(".map [data-spot='city:ancona'][data-glow=may]").click()
    player.page.click("[data-deed=confirm]")
    panel = player.page.locator(".war")
    expect(panel).to_contain_text("Siege: Ancona")
    # Two units against a value of two and the fortress; Bohdan may still announce four bonuses.
    expect(panel.locator(".strength")).to_have_text(["2", "4"])
    assert panel.locator(".chip").count() >= 4
    panel.locator("[data-spot='war_bonus:token']").click()
    expect(panel.locator(".strength")).to_have_text(["3", "4"])
    player.page.click("[data-deed=confirm]")
    play_until(player, panel.locator("article .result"))
    expect(panel.locator("article h4").first).to_have_text("Siege: Ancona")


def test_the_battles_of_a_spring_are_shown_once_more(new_player: NewPlayer) -> None:
    player = new_player(language="cs", phone=True)
    player.page.goto(f"{open_wars(player, 'replay')}?ply={AFTER_ALL_BATTLES}")
    player.page.locator("button.bouts").click()
    bouts = player.page.locator(".war article")
    expect(bouts.first).to_contain_text("Obléhání: Ancona")
    expect(bouts.first).to_contain_text("Město Ancona odolalo")
    assert bouts.count() > 2
    player.page.locator(".war .close").click()
    expect(player.page.locator(".war article")).to_have_count(0)
