"""Pictures of every screen, for people to look at: `python -m tests.browser.shots [folder]`."""

import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import LOCALES
from tests.browser.player import Player
from tests.browser.site import CHROMIUM, build_client, serving
from tests.browser.tables import QUICK_BOT, open_table, person

WIDTHS = {360: 740, 768: 1024, 1280: 800, 1920: 1080}
# Each width once in each language, each theme once in each width: not every pair of both.
LOOKS = [
    (360, "light", "cs"),
    (360, "dark", "en"),
    (768, "light", "en"),
    (768, "dark", "cs"),
    (1280, "light", "en"),
    (1280, "dark", "cs"),
    (1920, "light", "cs"),
    (1920, "dark", "en"),
]
PAGES = {"hall": "/", "new": "/new/rialto", "rules": "/rules/rialto", "upload": "/upload", "account": "/account"}
STEPS = (12, 60, 160)
GAME = 240.0


class Pictures:
    """One look: a width, a theme and a language."""

    def __init__(self, browser: Browser, address: str, folder: Path, look: tuple[int, str, str]) -> None:
        self.width, theme, language = look
        self.folder = folder
        self.name = f"{self.width}-{theme}-{language}"
        context = browser.new_context(
            viewport={"width": self.width, "height": WIDTHS[self.width]},
            color_scheme="dark" if theme == "dark" else "light",
            locale=LOCALES[language],
            has_touch=self.width < 800,
            reduced_motion="reduce",
            base_url=address,
        )
        self.page: Page = context.new_page()

    def take(self, what: str, whole: bool = False) -> None:
        self.page.wait_for_timeout(500)
        self.page.screenshot(path=self.folder / f"{what}-{self.name}.png", full_page=whole)

    def pages(self) -> None:
        for what, path in PAGES.items():
            self.page.goto(path)
            self.page.wait_for_load_state("networkidle")
            self.take(what)

    def table(self, address: str) -> None:
        """A game that is over, and one position of each part of it."""
        self.page.goto(address)
        self.page.wait_for_selector(".page")
        self.take("end")
        self.page.goto(f"{address}?ply=100")
        self.page.wait_for_selector(".replay")
        self.take("replay")
        self.page.keyboard.press("t")
        self.take("text")
        self.page.keyboard.press("t")

    def playing(self) -> None:
        player = Player(self.page, Random(11))
        self.page.goto("/")
        opened = open_table(self.page, [person("me", "Anna"), QUICK_BOT, {**QUICK_BOT, "name": "Marco"}])
        self.page.goto(f"/table/{opened['table']}")
        self.page.wait_for_selector(".page")
        for step in STEPS:
            player.play(60, until_ply=step)
            while not player.is_over and not player.is_asked:
                self.page.wait_for_timeout(60)
            self.take(f"table-{step}", whole=self.width < 800)
        if not player.look()["confirm"]:
            player.act()
        self.take("considered")
        for panel in ("rules", "chat", "plan"):
            self.page.click(f"#tab-{panel}")
            self.take(f"panel-{panel}")
        self.page.click("button.points >> nth=0")
        self.take("score")

    def invitation(self) -> None:
        opened = open_table(self.page, [person("me", "Anna"), person("open", ""), person("here", "Bohdan")])
        self.page.goto(f"/seat#{opened['links'][0]['secret']}")
        self.page.wait_for_selector("h1")
        self.take("seat-link")


def played_game(browser: Browser, address: str) -> str:
    """The address of a finished game that whoever has the link may look at."""
    page = browser.new_page(base_url=address, reduced_motion="reduce")
    player = Player(page, Random(5), uses_board=False)
    page.goto("/")
    opened = open_table(page, [person("me", "Anna"), QUICK_BOT, {**QUICK_BOT, "name": "Marco"}])
    page.goto(f"/table/{opened['table']}")
    page.wait_for_selector(".page")
    player.play(GAME)
    page.close()
    return f"/table/{opened['table']}"


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/shots")
    folder.mkdir(parents=True, exist_ok=True)
    build_client()
    with tempfile.TemporaryDirectory() as place, serving(Path(place)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        finished = played_game(browser, address)
        for look in LOOKS:
            pictures = Pictures(browser, address, folder, look)
            pictures.pages()
            pictures.table(finished)
            pictures.playing()
            pictures.invitation()
            pictures.page.context.close()
            print(pictures.name, flush=True)
        browser.close()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main()
