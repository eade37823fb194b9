"""The Castle on the web table: whole games by clicking, tiles that turn, areas that say what they are worth."""

from time import monotonic

import pytest

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player, wait_until_asked
from tests.browser.tables import against_random_bots
from tests.browser.test_looking import serious_faults

GAME = 180.0
TURN = 20.0
PLACES = ".castle .place"
TAKEN = f"{PLACES}.taken"
WAITING = "[data-deed=confirm]"


def sit_down(player: Player) -> None:
    against_random_bots(player, game="castle", options={"first": "seat_1"})
    player.page.wait_for_selector(PLACES)


def candidate(player: Player) -> str:
    """How the tile that waits is turned."""
    turned = player.page.locator(f"{TAKEN} [data-pile] > g").get_attribute("transform")
    assert turned is not None
    return turned


def play_until_tile_turns(player: Player) -> None:
    """Until a tile is in hand that fits somewhere in more ways than one, and waits there."""
    end = monotonic() + TURN
    while monotonic() < end:
        wait_until_asked(player)
        places = player.page.locator(PLACES)
        for place in range(min(3, places.count())):
            places.nth(place).click(force=True)
            player.page.wait_for_selector(TAKEN)
            if player.page.locator("[data-deed=turn]").count():
                return
            player.page.keyboard.press("Escape")
        player.play(TURN, until_ply=player.ply + 1)
    raise AssertionError("no tile could be turned")


@pytest.mark.parametrize(("phone", "language"), [(False, "en"), (True, "cs")])
def test_a_whole_castle_is_built_by_clicking(new_player: NewPlayer, phone: bool, language: str) -> None:
    player = new_player(phone=phone, language=language)
    sit_down(player)
    player.play(GAME)
    assert player.is_over
    player.page.wait_for_selector(".podium li")
    assert player.page.locator(".podium li").count() == 2


def test_a_tile_turns_under_the_finger_and_by_key_and_its_seal_lays_it(new_player: NewPlayer) -> None:
    player = new_player()
    sit_down(player)
    play_until_tile_turns(player)
    seen = [candidate(player)]
    player.page.locator(TAKEN).click(force=True)
    seen.append(candidate(player))
    player.page.keyboard.press("r")
    seen.append(candidate(player))
    assert seen[0] != seen[1] != seen[2]
    ply = player.ply
    player.page.locator(".castle .seal").click()
    player.wait_beyond(ply)
    assert player.page.locator(f"{TAKEN}").count() == 0


def test_parts_of_the_tile_in_hand_can_be_reached_by_who_cannot_see_them(new_player: NewPlayer) -> None:
    player = new_player()
    sit_down(player)
    end = monotonic() + TURN
    while player.page.locator(".hand .part").count() == 0 and monotonic() < end:
        player.play(TURN, until_ply=player.ply + 1)
        wait_until_asked(player)
    assert player.page.locator(".hand .part").count() > 0
    assert serious_faults(player) == []


def test_the_tile_in_hand_goes_from_space_to_space(new_player: NewPlayer) -> None:
    player = new_player(phone=True, language="cs")
    sit_down(player)
    forward = player.page.locator(".hand [role=group] button").last
    forward.click()
    first = player.page.locator(TAKEN).get_attribute("data-cell")
    forward.click()
    assert player.page.locator(TAKEN).get_attribute("data-cell") != first
    assert player.page.locator(WAITING).count() == 1


def test_an_area_that_is_touched_says_what_it_is_worth(new_player: NewPlayer) -> None:
    player = new_player()
    sit_down(player)
    player.play(TURN, until_ply=12)
    wait_until_asked(player)
    player.page.mouse.move(0, 0)
    assert player.page.locator(".castle .lit rect").count() == 0
    player.page.locator("[data-cell] [data-region] path").first.dispatch_event("click")
    player.page.wait_for_selector(".castle .lit rect")
    assert player.page.locator(".panel .region").inner_text()


def test_what_may_still_come_is_a_list_of_tiles(new_player: NewPlayer) -> None:
    player = new_player(language="cs")
    sit_down(player)
    left = int(player.page.locator(".deck b").inner_text())
    player.page.click(".deck")
    player.page.wait_for_selector("dialog li svg")
    counts = [int(item.inner_text().removeprefix("×").strip() or 1) for item in player.page.locator("dialog li").all()]
    assert sum(counts) == left
