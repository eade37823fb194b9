"""Somebody at a browser: clicks what glows and confirms, as people do."""

from contextlib import suppress
from random import Random
from time import monotonic

from playwright.sync_api import Page, TimeoutError

PATIENCE = 20_000
A_WHILE = 8_000
OTHERS = 60_000  # what a loaded machine may take for the turns of a few bots
SPOTS = "[data-glow='may']"
CHOICES = ".choices button"
# How often the board is clicked where the list would do as well.
BOARD = 0.75
# How often what is held is turned once more before it is laid.
TURN = 0.3
# What can be clicked now: the board's own places, or where there are none the list of choices.
FIND = """() => {
  const seen = (e) => { const r = e.getBoundingClientRect(); return r.width > 2 && r.height > 2 };
  const spots = [...document.querySelectorAll("[data-glow='may']")].filter(seen).length;
  const choices = document.querySelectorAll(".choices button").length;
  const page = document.querySelector(".page");
  const there = (deed) => document.querySelector(`[data-deed=${deed}]`) !== null;
  return {
    spots, choices, turn: page?.dataset.turn ?? "none", ply: Number(page?.dataset.ply ?? 0),
    confirm: there("confirm"), rotate: there("turn"), end_turn: there("end-turn"), take_place: there("take-place"),
  };
}"""
# Found and clicked at once: a page that is told of the game may have gone on in between.
CLICK = """([selector, chance]) => {
  const found = [...document.querySelectorAll(selector)];
  const element = found[Math.floor(chance * found.length)];
  element?.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}"""


class Player:
    """One browser page. `uses_board` clicks on the board where it can, otherwise in the list."""

    def __init__(self, page: Page, rng: Random, uses_board: bool = True) -> None:
        self.page = page
        self.rng = rng
        self.uses_board = uses_board
        page.set_default_timeout(PATIENCE)
        self.faults: list[str] = []
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))

    def quick_start(self, address: str, game: str = "rialto") -> None:
        self.page.goto(address)
        self.page.click(f"[data-quick={game}]")
        self.page.wait_for_selector(".page")

    def look(self) -> dict[str, int | str | bool]:
        found: dict[str, int | str | bool] = self.page.evaluate(FIND)
        return found

    @property
    def is_over(self) -> bool:
        return self.look()["turn"] == "over"

    @property
    def is_asked(self) -> bool:
        return self.look()["turn"] == "mine"

    @property
    def ply(self) -> int:
        return int(self.look()["ply"])

    def act(self) -> bool:
        """One click, if it is this player's turn."""
        there = self.look()
        if there["take_place"]:
            self.page.evaluate(CLICK, ["[data-deed=take-place]", 0])
            self.page.wait_for_selector("[data-deed=take-place]", state="detached")
            return True
        if there["turn"] != "mine":
            return False
        if there["rotate"] and self.rng.random() < TURN:
            self.page.evaluate(CLICK, ["[data-deed=turn]", 0])
        elif there["confirm"]:
            ply = int(there["ply"])
            self.page.evaluate(CLICK, ["[data-deed=confirm]", 0])
            # What came between the look and the click took the move back; then it is chosen again.
            with suppress(TimeoutError):
                self.wait_beyond(ply, A_WHILE)
        elif there["end_turn"]:
            self.page.click("[data-deed=end-turn]")
            self.page.wait_for_selector("[data-deed=end-turn]", state="detached")
        elif self.uses_board and there["spots"] and (not there["choices"] or self.rng.random() < BOARD):
            self._click_some(SPOTS)
        elif there["choices"]:
            self._click_some(CHOICES)
        else:
            return False
        return True

    def wait_beyond(self, ply: int, patience: int = PATIENCE) -> None:
        self.page.wait_for_function(
            "ply => !document.querySelector('.page') || Number(document.querySelector('.page').dataset.ply) !== ply",
            arg=ply,
            timeout=patience,
        )

    def _click_some(self, selector: str) -> None:
        """What is in view is clicked where it is seen; a place under another is clicked all the same."""
        self.page.evaluate(CLICK, [selector, self.rng.random()])

    def play(self, seconds: float, until_ply: int | None = None) -> None:
        """Plays on until the game is over, a ply is reached, or time is up."""
        end = monotonic() + seconds
        while monotonic() < end and not self.is_over and (until_ply is None or self.ply < until_ply):
            if not self.act():
                self.page.wait_for_timeout(60)


def wait_until_asked(player: Player) -> None:
    """Until it is this player's turn, or the game is over."""
    player.page.wait_for_selector(".page[data-turn=mine], .page[data-turn=over]", timeout=OTHERS)


def play_together(players: list[Player], seconds: float) -> None:
    """Each in turn does what can be done, to the end of the game."""
    end = monotonic() + seconds
    while monotonic() < end and not all(player.is_over for player in players):
        if sum(player.act() for player in players) == 0:
            players[0].page.wait_for_timeout(40)
