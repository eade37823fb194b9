"""One server for all browser tests, and a browser that they share; each test has contexts of its own."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from tests.browser.player import Player
from tests.browser.site import CHROMIUM, build_client, lay_toy_game, serving

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
LOCALES = {"cs": "cs-CZ", "en": "en-GB"}

NewPlayer = Callable[..., Player]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if CHROMIUM is None:
        pytest.skip("the tests in a browser need Chromium")
    build_client()
    folder: Path = tmp_path_factory.mktemp("browser")
    with serving(folder) as found:
        yield found


@pytest.fixture
def toy_address(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server that knows one game more; so does the test, which asks how many can sit at it."""
    site = tmp_path / "site"
    lay_toy_game(site)
    monkeypatch.syspath_prepend(str(site))
    with serving(tmp_path, site) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("the tests in a browser need Chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def new_player(browser: Browser, address: str) -> Iterator[NewPlayer]:
    """Makes people with a browser of their own each; no page of theirs may have had a fault."""
    contexts: list[BrowserContext] = []
    players: list[Player] = []

    def make(
        phone: bool = False, language: str = "en", seed: int = 1, uses_board: bool = True, site: str = address
    ) -> Player:
        context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            locale=LOCALES[language],
            reduced_motion="reduce",
            base_url=site,
        )
        contexts.append(context)
        page: Page = context.new_page()
        players.append(Player(page, Random(seed), uses_board))
        return players[-1]

    yield make
    faults = [fault for player in players for fault in player.faults]
    for context in contexts:
        context.close()
    assert faults == []
