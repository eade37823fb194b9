"""Tables opened over the API of a page that is open: what takes many clicks and is no test of its own."""

from typing import Any

from playwright.sync_api import Page

USUAL_HOUSE = {
    "clock": {"kind": "untimed", "per_move": 0, "bank": 0, "increment": 0},
    "at_flag_fall": "mark",
    "stand_in": "random",
    "stand_in_level": "",
    "no_help": False,
    "spectators": True,
    "listed": False,
}
QUICK_BOT = {"kind": "bot", "name": "Lucia", "bot": "random", "level": ""}


def person(kind: str, name: str) -> dict[str, str]:
    return {"kind": kind, "name": name, "bot": "", "level": ""}


def post(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """One call as the page itself would make it, with its cookie."""
    answer: dict[str, Any] = page.evaluate(
        """async ([path, body]) => {
          const answer = await fetch(path, { method: 'POST', credentials: 'same-origin',
            headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
          if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
          return answer.json();
        }""",
        [path, body],
    )
    return answer


def open_table(page: Page, chairs: list[dict[str, str]], **house: object) -> dict[str, Any]:
    """Opens a table of Rialto; gives its name and the links of open seats."""
    body = {
        "game": "rialto",
        "seats": len(chairs),
        "options": {"variant": "base"},
        "house": {**USUAL_HOUSE, **house},
        "chairs": chairs,
    }
    return post(page, "/api/tables", body)
