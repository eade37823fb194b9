"""Tables of any game opened over the API of a page that is open: what takes many clicks and is no test of its own."""

from typing import Any

from playwright.sync_api import Page

from signoria.kernel.errors import SignoriaError
from signoria.kernel.registry import find
from tests.browser.player import Player

USUAL_HOUSE = {
    "clock": {"kind": "untimed", "per_move": 0, "bank": 0, "increment": 0},
    "at_flag_fall": "mark",
    "stand_in": "random",
    "stand_in_level": "",
    "no_help": False,
    "spectators": True,
    "listed": False,
}
QUICK_BOT = {"kind": "bot", "name": "", "bot": "random", "level": ""}


def person(kind: str, name: str) -> dict[str, str]:
    return {"kind": kind, "name": name, "bot": "", "level": ""}


def call(page: Page, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """One call as the page itself would make it, with its cookie."""
    return page.evaluate(
        """async ([method, path, body]) => {
          const answer = await fetch(path, { method, credentials: 'same-origin',
            headers: { 'Content-Type': 'application/json' }, body: body && JSON.stringify(body) });
          if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
          return answer.json();
        }""",
        [method, path, body],
    )


def usual_options(page: Page, game: str) -> dict[str, str]:
    """The first value of each option is the usual one."""
    found = next(each for each in call(page, "GET", "/api/games") if each["id"] == game)
    return {option["name"]: option["values"][0] for option in found["options"]}


def open_table(
    page: Page,
    chairs: list[dict[str, str]],
    game: str = "rialto",
    options: dict[str, str] | None = None,
    **house: object,
) -> dict[str, Any]:
    """Opens a table of a game, as it is usually played but for these options; gives its name and its seat links."""
    body = {
        "game": game,
        "seats": len(chairs),
        "options": {**usual_options(page, game), **(options or {})},
        "house": {**USUAL_HOUSE, **house},
        "chairs": chairs,
    }
    opened: dict[str, Any] = call(page, "POST", "/api/tables", body)
    return opened


def room(game: str, options: dict[str, str] | None) -> list[int]:
    """How many can sit at a game with these options."""
    found = find(game)
    able: list[int] = []
    for seats in found.seats:
        try:
            found.setup(seats, dict(options or {}))
        except SignoriaError:
            continue
        able.append(seats)
    return able


def go_to(player: Player, opened: dict[str, Any]) -> None:
    player.page.goto(f"/table/{opened['table']}")
    player.page.wait_for_selector(".page")


def against_random_bots(
    player: Player, bots: int = 1, game: str = "rialto", options: dict[str, str] | None = None, **house: object
) -> None:
    """Anna and bots that answer at once; the usual ones take their time. As many as the game has room for."""
    player.page.goto("/")
    seats = room(game, options)
    many = min(max(bots, min(seats) - 1), max(seats) - 1)
    go_to(player, open_table(player.page, [person("me", "Anna"), *[QUICK_BOT] * many], game, options, **house))


def sit_down_together(
    first: Player, second: Player, game: str = "rialto", options: dict[str, str] | None = None
) -> None:
    """One opens the table, the other follows the link of a seat; bots sit where the game needs more."""
    first.page.goto("/")
    bots = [QUICK_BOT] * max(0, min(room(game, options)) - 2)
    opened = open_table(first.page, [person("me", "Anna"), person("open", ""), *bots], game, options)
    go_to(first, opened)
    second.page.goto(f"/seat#{opened['links'][0]['secret']}")
    second.page.fill("input", "Bohdan")
    second.page.click("[data-deed=sit]")
    second.page.wait_for_selector(".page")
