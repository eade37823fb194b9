"""The Palaces of Carrara on the web table: whole games by clicking, the wheel that turns, sums before one scores."""

from time import monotonic

from playwright.sync_api import Locator

from signoria.games.carrara.box import DATA
from tests.browser.conftest import NewPlayer
from tests.browser.player import Player, wait_until_asked
from tests.browser.tables import against_random_bots

GAME = 150.0
ADVANCED = 30
TURN = "[data-spot='wheels:both']"
CONFIRM = "[data-deed=confirm]"
PRICES: dict[str, int] = DATA["block_prices"]["sections"][0]["price"]


def sit_down(player: Player, **options: str) -> None:
    """Random bots may skip for ever; three rounds of it end the game."""
    against_random_bots(player, game="carrara", options={"skipping": "three_rounds", **options})
    player.page.wait_for_selector(TURN)


def piles(player: Player, beginning: str) -> list[str]:
    """The piles of the board whose labels begin so."""
    found: list[str] = player.page.eval_on_selector_all(
        f"main.board [data-pile^='{beginning}']", "all => all.map((each) => each.dataset.pile)"
    )
    return found


def play_until_there(player: Player, there: Locator) -> None:
    """Plays on until something is on the page."""
    end = monotonic() + GAME
    while not there.count():
        assert not player.is_over
        assert monotonic() < end
        if not player.act():
            player.page.wait_for_timeout(40)


def test_a_whole_base_game_is_played_by_clicking(new_player: NewPlayer) -> None:
    player = new_player()
    sit_down(player)
    player.play(GAME)
    assert player.is_over
    player.page.wait_for_selector(".podium li")
    assert player.page.locator(".podium li").count() == 2


def test_buildings_come_to_stand_by_touching_a_phone(new_player: NewPlayer) -> None:
    player = new_player(phone=True, language="cs")
    sit_down(player)
    built = player.page.locator(".mine [data-pile^='built.'] [data-pile^='built.']")
    play_until_there(player, built)
    assert built.first.get_attribute("aria-label")


def test_the_advanced_game_begins_with_two_wheels(new_player: NewPlayer) -> None:
    player = new_player(language="cs")
    sit_down(player, variant="advanced")
    assert player.page.locator("[data-spot='wheels:small']").count() == 1
    assert len(piles(player, "item_supply.")) == 12
    player.play(GAME, until_ply=ADVANCED)
    assert player.ply >= ADVANCED


def test_turning_the_wheel_moves_every_block_one_section_on(new_player: NewPlayer) -> None:
    player = new_player()
    sit_down(player)
    wait_until_asked(player)
    before = set(piles(player, "wheel.I."))
    ply = player.ply
    player.page.locator(TURN).click()
    player.page.click(CONFIRM)
    player.wait_beyond(ply)
    assert {pile.replace("wheel.I.", "wheel.II.") for pile in before} <= set(piles(player, "wheel.II."))


def test_a_second_click_on_a_block_buys_it(new_player: NewPlayer) -> None:
    player = new_player()
    sit_down(player)
    wait_until_asked(player)
    ply = player.ply
    dear = player.page.locator("main.board [data-pile^='wheel.I.'][data-glow=may]").first
    pile = str(dear.get_attribute("data-pile"))
    block = player.page.locator(f"main.board [data-pile='{pile}']")
    coins = player.page.locator(".mine .screen .coins b")
    had = int(coins.inner_text())
    block.click()
    player.page.wait_for_selector(CONFIRM)
    block.click()
    player.wait_beyond(ply)
    player.page.wait_for_function(
        "left => Number(document.querySelector('.mine .screen .coins b').textContent) === left",
        arg=had - PRICES[pile.rpartition(".")[2]],
    )


def test_what_others_hold_lies_behind_closed_screens(new_player: NewPlayer) -> None:
    player = new_player(phone=True)
    sit_down(player)
    assert player.page.locator(".seats .screen.closed").count() == 1
    assert player.page.locator(".mine .screen.closed").count() == 0


def test_a_scoring_place_says_its_sum_before_it_is_taken(new_player: NewPlayer) -> None:
    player = new_player()
    sit_down(player)
    places = player.page.locator(".mine [data-spot^='place:'][data-glow='may']")
    play_until_there(player, places)
    sums = [places.nth(place).get_attribute("aria-description") or "" for place in range(places.count())]
    assert all(" = " in text for text in sums), sums
