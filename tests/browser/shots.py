"""Pictures of every screen, for people to look at: `make shots`, or `make shots ARGS="--game rialto"` for one game."""

import tempfile
from argparse import ArgumentParser
from dataclasses import dataclass
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, sync_playwright

from signoria.kernel.registry import names
from tests.browser.conftest import LOCALES
from tests.browser.player import Player, wait_until_asked
from tests.browser.site import CHROMIUM, build_client, serving
from tests.browser.tables import against_random_bots, open_table, person

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
PAGES = {"hall": "/", "upload": "/upload", "account": "/account", "nowhere": "/nowhere"}
PAGES_OF_GAME = {"new": "/new/{game}", "rules": "/rules/{game}"}
# How far a game has gone where its table is looked at.
PARTS = {"early": 0.06, "middle": 0.4, "late": 0.85}
GAME = 240.0
STEP = 60.0


@dataclass(frozen=True)
class Played:
    """A finished game that whoever has the link may look at."""

    game: str
    address: str
    plies: int


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

    def pages(self, paths: dict[str, str], before: str = "") -> None:
        for what, path in paths.items():
            self.page.goto(path)
            self.page.wait_for_load_state("networkidle")
            self.take(f"{before}{what}")

    def game(self, played: Played) -> None:
        self.pages(
            {what: path.format(game=played.game) for what, path in PAGES_OF_GAME.items()}, before=f"{played.game}-"
        )
        self.finished(played)
        self.playing(played)
        self.panels(played.game)

    def finished(self, played: Played) -> None:
        """The end, and a position on the way there as a picture and as text."""
        self.page.goto(played.address)
        self.page.wait_for_selector(".page")
        self.take(f"{played.game}-end")
        self.page.goto(f"{played.address}?ply={played.plies // 2}")
        self.page.wait_for_selector(".replay")
        self.take(f"{played.game}-replay")
        self.page.keyboard.press("t")
        self.take(f"{played.game}-text")
        self.page.keyboard.press("t")

    def playing(self, played: Played) -> None:
        """A table at the beginning, in the middle and near the end, and with a move that is being considered."""
        player = Player(self.page, Random(11))
        against_random_bots(player, bots=2, game=played.game)
        for part, share in PARTS.items():
            player.play(STEP, until_ply=int(share * played.plies))
            wait_until_asked(player)
            self.take(f"{played.game}-{part}", whole=self.width < 800)
        if not player.is_over and not player.look()["confirm"]:
            player.act()
        self.take(f"{played.game}-considered")

    def panels(self, game: str) -> None:
        for panel in ("rules", "chat", "plan"):
            self.page.click(f"#tab-{panel}")
            self.take(f"{game}-panel-{panel}")
        self.page.click("button.points >> nth=0")
        self.take(f"{game}-score")

    def invitation(self) -> None:
        opened = open_table(self.page, [person("me", "Anna"), person("open", ""), person("here", "Bohdan")])
        self.page.goto(f"/table/{opened['table']}")
        self.page.wait_for_selector("h1")
        self.take("hand-over")
        self.page.goto(f"/seat#{opened['links'][0]['secret']}")
        self.page.wait_for_selector("h1")
        self.take("seat-link")


def played_game(browser: Browser, address: str, game: str) -> Played:
    page = browser.new_page(base_url=address, reduced_motion="reduce")
    player = Player(page, Random(5), uses_board=False)
    against_random_bots(player, bots=2, game=game)
    player.play(GAME)
    played = Played(game, page.url, player.ply)
    page.close()
    return played


def take_all(folder: Path, games: list[str], address: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        finished = [played_game(browser, address, game) for game in games]
        for look in LOOKS:
            pictures = Pictures(browser, address, folder, look)
            pictures.pages(PAGES)
            for played in finished:
                pictures.game(played)
            pictures.invitation()
            pictures.page.context.close()
            print(pictures.name, flush=True)
        browser.close()


def main() -> None:
    asked = ArgumentParser(description="Pictures of every screen.")
    asked.add_argument("--folder", type=Path, default=Path("build/shots"))
    asked.add_argument("--game", action="append", help="only these games, each by an option of its own")
    wanted = asked.parse_args()
    folder: Path = wanted.folder
    folder.mkdir(parents=True, exist_ok=True)
    build_client()
    with tempfile.TemporaryDirectory() as place, serving(Path(place)) as address:
        take_all(folder, wanted.game or names(), address)
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main()
