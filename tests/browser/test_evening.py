"""What else happens at a table: clocks, ends of turns, guests, bots that stand in, people who come back."""

from pathlib import Path

import pytest

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player, wait_until_asked
from tests.browser.tables import against_random_bots, go_to, open_table, person, sit_down_together

RECORD = Path(__file__).parents[1] / "records" / "rialto" / "seats-2.sgr"
TEN_MINUTES = {"kind": "bank", "per_move": 0, "bank": 600_000, "increment": 10_000}
OWN_CARDS = "[data-pile^='hand.1.']"


def settings(player: Player) -> None:
    player.page.click("header.bar button:last-child")
    player.page.wait_for_selector("dialog[open]")


def test_the_clock_runs_for_whoever_is_asked(new_player: NewPlayer) -> None:
    player = new_player()
    against_random_bots(player, clock=TEN_MINUTES)
    wait_until_asked(player)
    before = player.page.inner_text(".mine .runs")
    assert before.startswith(("10:", "9:"))
    player.page.wait_for_function("before => document.querySelector('.mine .runs')?.innerText !== before", arg=before)


def test_a_turn_ends_with_a_button_for_whoever_wants_it(new_player: NewPlayer) -> None:
    player = new_player(uses_board=False)
    against_random_bots(player)
    wait_until_asked(player)
    settings(player)
    player.page.check("dialog input[type=radio] >> nth=2")
    player.page.keyboard.press("Escape")
    for _ in range(200):
        if player.look()["end_turn"]:
            break
        if not player.act():
            player.page.wait_for_timeout(40)
    assert player.page.inner_text(".question") == "End your turn, or take something back"
    player.page.keyboard.press("e")
    player.page.wait_for_selector("[data-deed=end-turn]", state="detached")


def test_a_guest_sees_the_table_and_nobodys_hand(new_player: NewPlayer) -> None:
    player, guest = new_player(), new_player(seed=2)
    against_random_bots(player)
    while player.page.locator(OWN_CARDS).count() == 0:
        player.act()
        player.page.wait_for_timeout(20)
    wait_until_asked(player)
    guest.page.goto(player.page.url)
    guest.page.wait_for_selector(".page")
    assert guest.page.locator(OWN_CARDS).count() == 0
    assert guest.page.locator("[data-glow=may], .choices button").count() == 0


def test_hands_are_open_to_guests_once_the_game_is_over(new_player: NewPlayer) -> None:
    player, guest = new_player(), new_player(seed=2)
    player.page.goto("/upload")
    player.page.set_input_files("input[type=file]", RECORD)
    player.page.click("form .deed")
    player.page.wait_for_selector(".replay")
    guest.page.goto(f"{player.page.url.split('?')[0]}?ply=40")
    guest.page.wait_for_selector(".replay")
    assert guest.page.locator(OWN_CARDS).count() == 0
    guest.page.click("[data-seat='1'] .who")
    guest.page.click("dialog button:has-text('Look from this seat')")
    guest.page.wait_for_selector(f".mine {OWN_CARDS}")


def test_who_comes_back_is_told_what_happened(new_player: NewPlayer) -> None:
    first, second = new_player(seed=1), new_player(seed=2)
    sit_down_together(first, second)
    while first.ply < 20 or not first.is_asked:
        if first.act() + second.act() == 0:
            first.page.wait_for_timeout(40)
    table = second.page.url
    second.page.goto("/")
    ply = first.ply
    first.play(20, until_ply=ply + 1)
    assert first.ply > ply
    second.page.goto(table)
    second.page.wait_for_selector("section.away li")
    second.page.click("section.away .row button:last-child")
    second.page.wait_for_selector("section.away", state="detached")


def test_a_bot_takes_a_seat_over_and_gives_it_back(new_player: NewPlayer) -> None:
    player = new_player()
    player.page.goto("/")
    go_to(player, open_table(player.page, [person("me", "Anna"), person("open", "")]))
    player.page.click(".mine .who")
    player.page.select_option("dialog select", "random/")
    player.page.click("dialog button:has-text('Leave it to the bot')")
    player.page.wait_for_selector(".seats [data-seat='1'] .what:has-text('random moves')")
    player.page.click("[data-seat='1'] .who")
    player.page.click("dialog .deed")
    player.page.wait_for_selector(".mine [data-seat='1'] .what:has-text('you')")


def test_a_bot_says_what_it_would_do(new_player: NewPlayer) -> None:
    player = new_player()
    against_random_bots(player)
    wait_until_asked(player)
    player.page.click("#tab-plan")
    player.page.click(".plan button >> nth=1")
    player.page.wait_for_selector(".plan .lines .best")


def test_a_table_without_help_has_no_opinion(new_player: NewPlayer) -> None:
    player = new_player()
    against_random_bots(player, no_help=True)
    wait_until_asked(player)
    player.page.click("#tab-plan")
    assert player.page.locator(".plan button").count() == 1


@pytest.mark.parametrize("path", ["/", "/new/rialto", "/rules/rialto", "/account"])
def test_pages_can_be_read_at_twice_the_size(new_player: NewPlayer, path: str) -> None:
    player = new_player(language="cs")
    player.page.set_viewport_size({"width": 640, "height": 400})
    player.page.goto(path)
    player.page.wait_for_selector("h1")
    assert player.page.evaluate("document.documentElement.scrollWidth") == 640


def test_a_table_is_played_at_twice_the_size(new_player: NewPlayer) -> None:
    player = new_player(language="cs")
    player.page.set_viewport_size({"width": 640, "height": 400})
    against_random_bots(player)
    player.play(40, until_ply=30)
    assert player.ply >= 30
    assert player.page.evaluate("document.documentElement.scrollWidth") == 640


def test_pieces_travel_unless_people_want_less_of_that(new_player: NewPlayer) -> None:
    seen = {}
    for wish in ("reduce", "no-preference"):
        player = new_player(uses_board=False)
        player.page.emulate_media(reduced_motion="reduce" if wish == "reduce" else "no-preference")
        against_random_bots(player)
        player.page.evaluate(
            """() => new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => {
              if (node.nodeType === 1 && node.matches('.sky .thing')) window.flown = true
            }))).observe(document.body, { childList: true, subtree: true })"""
        )
        player.play(15, until_ply=26)
        seen[wish] = bool(player.page.evaluate("window.flown"))
    assert seen == {"reduce": False, "no-preference": True}


def test_one_screen_can_show_the_board_while_each_holds_a_hand(new_player: NewPlayer) -> None:
    board, hand = new_player(), new_player(phone=True, seed=2)
    board.page.goto("/")
    opened = open_table(board.page, [person("open", ""), person("open", "")])
    for player, link in ((hand, opened["links"][0]), (new_player(seed=3), opened["links"][1])):
        player.page.goto(f"/seat#{link['secret']}")
        player.page.click("[data-deed=sit]")
        player.page.wait_for_selector(".page")
    board.page.goto(f"/table/{opened['table']}")
    board.page.wait_for_selector(".page")
    assert board.page.locator(".choices button").count() == 0
    hand.play(5, until_ply=10)
    board.page.wait_for_function("ply => document.querySelector('.page').dataset.ply >= ply", arg=hand.ply)
