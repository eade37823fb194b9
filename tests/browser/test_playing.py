"""People play in browsers: by clicking, by keys, together, at one screen, on a phone, with the network going away."""

from time import monotonic

import pytest

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player, play_together, wait_until_asked
from tests.browser.tables import against_random_bots, open_table, person, sit_down_together

GAME = 150.0


def two_people(new_player: NewPlayer, **of_second: object) -> tuple[Player, Player]:
    first = new_player(seed=1)
    second = new_player(seed=2, **of_second)
    sit_down_together(first, second)
    return first, second


def play_to_the_end(first: Player, second: Player) -> None:
    """Both see the same points, of every seat, when it is over."""
    play_together([first, second], GAME)
    assert first.is_over
    assert second.is_over
    for player in (first, second):
        player.page.wait_for_selector(".podium li")
        assert player.page.locator(".podium li").count() == 2
    points = [player.page.locator(".podium b").all_inner_texts() for player in (first, second)]
    assert points[0] == points[1]


def test_one_click_from_the_first_page_to_a_game_with_bots(new_player: NewPlayer) -> None:
    player = new_player()
    player.quick_start("/")
    player.play(60, until_ply=40)
    assert player.ply >= 40


@pytest.mark.parametrize(("phone", "language"), [(False, "cs"), (True, "en")])
def test_two_browsers_play_a_whole_game(new_player: NewPlayer, phone: bool, language: str) -> None:
    first, second = two_people(new_player, phone=phone, language=language)
    play_to_the_end(first, second)


def test_a_game_without_a_scene_is_played_to_its_end(new_player: NewPlayer, toy_address: str) -> None:
    first = new_player(seed=1, site=toy_address)
    second = new_player(seed=2, phone=True, language="cs", site=toy_address)
    sit_down_together(first, second, "lake")
    play_to_the_end(first, second)


def test_two_people_at_one_screen_hand_it_over(new_player: NewPlayer) -> None:
    player = new_player()
    player.page.goto("/")
    opened = open_table(player.page, [person("me", "Anna"), person("here", "Bohdan")])
    player.page.goto(f"/table/{opened['table']}")
    player.page.wait_for_selector("[data-deed=take-place]")
    seen: set[str] = set()
    end = monotonic() + 60
    while monotonic() < end and not (len(seen) == 2 and player.ply > 30):
        if player.look()["take_place"]:
            assert player.page.locator(".page").count() == 0, "a hand is shown while the device is handed over"
            seen.add(player.page.inner_text("h1"))
        if not player.act():
            player.page.wait_for_timeout(40)
    assert len(seen) == 2


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(new_player: NewPlayer) -> None:
    player = new_player()
    against_random_bots(player)
    player.play(40, until_ply=45)
    wait_until_asked(player)
    before = player.page.inner_text(".question"), player.ply
    player.page.reload()
    player.page.wait_for_selector(".page[data-turn=mine]")
    assert (player.page.inner_text(".question"), player.ply) == before


def test_a_move_made_without_the_network_is_played_once_it_is_back(new_player: NewPlayer) -> None:
    player = new_player(uses_board=False)
    against_random_bots(player)
    player.page.wait_for_selector(".choices button")
    ply = player.ply
    player.page.context.set_offline(True)
    while not player.look()["confirm"]:
        player.act()
    player.page.click("[data-deed=confirm]")
    player.page.wait_for_timeout(600)
    assert player.ply == ply
    player.page.context.set_offline(False)
    player.wait_beyond(ply)
    player.play(20, until_ply=ply + 10)
    assert player.ply >= ply + 10


def test_undo_beyond_what_was_seen_needs_consent(new_player: NewPlayer) -> None:
    first, second = two_people(new_player)
    while first.ply < 40:
        if sum(player.act() for player in (first, second)) == 0:
            first.page.wait_for_timeout(40)
    ply = first.ply
    earliest = first.page.locator(".log li:has(.tools button:nth-child(2))").first
    earliest.hover()
    earliest.locator(".tools button").nth(1).click()
    second.page.click("[data-deed=decline]")
    first.page.wait_for_selector("[data-notice=undo]", state="detached")
    assert first.ply == ply
    earliest.hover()
    earliest.locator(".tools button").nth(1).click()
    second.page.click("[data-deed=agree]")
    for player in (first, second):
        player.page.wait_for_function("ply => Number(document.querySelector('.page').dataset.ply) < ply", arg=ply)
    assert first.ply == second.ply


def test_a_step_back_takes_the_last_choice_back(new_player: NewPlayer) -> None:
    player = new_player(uses_board=False)
    against_random_bots(player)
    end = monotonic() + 60
    while not (player.is_asked and player.page.locator("[data-deed=undo]").count()):
        assert monotonic() < end, "nothing that could be taken back came up"
        if not player.act():
            player.page.wait_for_timeout(40)
    ply = player.ply
    player.page.keyboard.press("u")
    player.page.wait_for_function("ply => Number(document.querySelector('.page').dataset.ply) < ply", arg=ply)


def test_a_game_is_played_by_keys_alone(new_player: NewPlayer) -> None:
    player = new_player()
    against_random_bots(player)
    keys = player.page.keyboard
    for turn in range(600):
        if player.is_over or player.ply > 70:
            break
        if not player.is_asked:
            player.page.wait_for_timeout(40)
            continue
        ply = player.ply
        if turn % 3 == 0:
            keys.press("ArrowRight")
            keys.press("Enter")
        else:
            keys.press("1")
        if player.look()["confirm"]:
            player.page.evaluate("document.activeElement?.blur()")
            keys.press("Enter")
            player.wait_beyond(ply)
    assert player.is_over or player.ply > 70


def test_what_stands_in_the_text_is_enough_to_play(new_player: NewPlayer) -> None:
    player = new_player(uses_board=False)
    against_random_bots(player)
    player.page.keyboard.press("t")
    player.page.wait_for_selector("section.text")
    assert player.page.locator("[data-glow]").count() == 0
    player.play(40, until_ply=50)
    assert player.ply >= 50
