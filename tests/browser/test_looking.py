"""Screens as people see them: in both languages, on wide and narrow screens, without serious faults of access."""

from importlib.resources import files
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import FilePayload

from signoria.kernel.registry import names
from tests.browser.conftest import NewPlayer
from tests.browser.player import Player, wait_until_asked
from tests.browser.tables import against_random_bots

PAGES = ["/", "/upload", "/account", "/nowhere", *(f"/{page}/{game}" for game in names() for page in ("new", "rules"))]
SERIOUS = ("serious", "critical")
RECORD = Path(__file__).parents[1] / "records" / "rialto" / "seats-2.sgr"
AXE = files("axe_playwright_python") / "axe.min.js"


def serious_faults(player: Player) -> list[str]:
    """What axe finds, one line each with its places."""
    player.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = player.page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{fault['id']}: {[node['target'] for node in fault['nodes'][:4]]}"
        for fault in found
        if fault["impact"] in SERIOUS
    ]


def scrolls_sideways(player: Player) -> bool:
    wide: bool = player.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    return wide


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_a_page_has_no_serious_fault(new_player: NewPlayer, path: str, scheme: Literal["light", "dark"]) -> None:
    player = new_player(phone=scheme == "dark", language="cs" if scheme == "dark" else "en")
    player.page.emulate_media(color_scheme=scheme)
    player.page.goto(path)
    player.page.wait_for_selector("h1")
    player.page.wait_for_load_state("networkidle")
    assert serious_faults(player) == []
    assert not scrolls_sideways(player)


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", names())
def test_a_table_has_no_serious_fault(new_player: NewPlayer, game: str, phone: bool) -> None:
    player = new_player(phone=phone)
    against_random_bots(player, bots=2, game=game)
    for moment in range(5):
        player.play(40, until_ply=15 * moment)
        wait_until_asked(player)
        assert serious_faults(player) == []
        assert not scrolls_sideways(player)
    player.page.keyboard.press("t")
    player.page.wait_for_selector("section.text")
    assert serious_faults(player) == []


@pytest.mark.parametrize(("language", "word"), [("cs", "Hrát hned"), ("en", "Play now")])
def test_the_language_is_that_of_the_browser(new_player: NewPlayer, language: str, word: str) -> None:
    player = new_player(language=language)
    player.page.goto("/")
    assert player.page.inner_text("[data-quick=rialto]") == word
    assert player.page.get_attribute("html", "lang") == language


def test_the_language_changes_at_the_table_at_once(new_player: NewPlayer) -> None:
    player = new_player()
    against_random_bots(player)
    player.page.click("header.bar button:last-child")
    player.page.click("dialog [lang=cs]")
    player.page.wait_for_function("() => document.querySelector('.question').innerText === 'Vyberte si první budovu'")


def test_every_position_has_an_address(new_player: NewPlayer) -> None:
    player = new_player()
    against_random_bots(player)
    player.play(40, until_ply=40)
    table = player.page.url.split("?")[0]
    player.page.goto(f"{table}?ply=12")
    player.page.wait_for_selector(".replay")
    assert player.page.input_value(".replay input") == "12"
    player.page.keyboard.press(".")
    player.page.wait_for_function("() => document.querySelector('.replay input').value === '13'")
    assert player.page.url.endswith("?ply=13")


def test_a_plan_is_played_on_a_copy(new_player: NewPlayer) -> None:
    player = new_player(uses_board=False)
    against_random_bots(player)
    player.page.wait_for_selector(".choices button")
    ply = player.ply
    player.page.click("#tab-plan")
    player.page.click(".plan button")
    player.page.wait_for_selector(".page.plan")
    player.page.click(".choices button")
    player.page.click("[data-deed=confirm]")
    player.page.wait_for_selector(".plan li")
    assert player.ply == ply


def test_a_game_file_comes_in_and_goes_out_again(new_player: NewPlayer) -> None:
    player = new_player()
    player.page.goto("/upload")
    player.page.set_input_files("input[type=file]", RECORD)
    player.page.click("form .deed")
    player.page.wait_for_selector(".replay")
    assert "ply=0" in player.page.url
    with player.page.expect_download() as coming:
        player.page.click(".replay a[download]")
    moves = [line for line in RECORD.read_text(encoding="utf-8").splitlines() if line[:1].isdigit()]
    out = [line for line in coming.value.path().read_text(encoding="utf-8").splitlines() if line[:1].isdigit()]
    assert out == moves


def test_a_game_file_is_played_on_from_a_ply(new_player: NewPlayer) -> None:
    player = new_player()
    player.page.goto("/upload")
    player.page.set_input_files("input[type=file]", RECORD)
    player.page.check("input[value=table]")
    player.page.fill("input[type=number]", "40")
    player.page.click("form .deed")
    player.page.wait_for_selector(".page[data-turn]")
    assert player.page.locator(".seat").count() > 1


def test_a_damaged_file_says_where(new_player: NewPlayer) -> None:
    player = new_player()
    player.page.goto("/upload")
    broken: FilePayload = {"name": "broken.sgr", "mimeType": "text/plain", "buffer": b"signoria 1\ngame: rialto\n"}
    player.page.set_input_files("input[type=file]", broken)
    player.page.click("form .deed")
    assert "The file can’t be read" in player.page.inner_text("[role=alert]")


def test_resting_on_a_building_says_what_it_does_and_where_the_rules_say_so(new_player: NewPlayer) -> None:
    player = new_player()
    against_random_bots(player)
    player.play(40, until_ply=12)
    wait_until_asked(player)
    player.page.hover(".board .kind >> nth=4")
    player.page.click("[role=tooltip] button")
    player.page.wait_for_function("() => document.querySelector('.rules input').value.startsWith('RIA-')")
    player.page.wait_for_selector(".rules details[open] p")


def test_nothing_moves_when_a_consequence_is_shown(new_player: NewPlayer) -> None:
    player = new_player(uses_board=False)
    against_random_bots(player)
    player.play(40, until_ply=60)
    wait_until_asked(player)
    places = """[...document.querySelectorAll('.board svg, .choices button')]
      .map((element) => JSON.stringify(element.getBoundingClientRect()))"""
    before = player.page.evaluate(places)
    player.page.hover(".choices button >> nth=0")
    player.page.wait_for_selector(".consequence")
    assert player.page.evaluate(places) == before


def test_talk_reaches_the_table(new_player: NewPlayer) -> None:
    player = new_player()
    against_random_bots(player)
    player.page.click("#tab-chat")
    player.page.fill(".chat input", "Dobrý večer")
    player.page.click(".chat button")
    player.page.wait_for_selector(".chat li:has-text('Dobrý večer')")


def test_points_open_as_a_sum(new_player: NewPlayer) -> None:
    player = new_player()
    against_random_bots(player)
    player.page.click("button.points >> nth=0")
    assert player.page.locator("dialog[open] tfoot td").count() == 2
