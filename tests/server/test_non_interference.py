"""Nothing that leaves the server tells a seat what it can't know: a table and its re-deals answer alike, byte by byte.

Every route has to be known here: a new one that isn't fails the first test.
"""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import pytest
from fastapi import FastAPI

from signoria.bots.registry import Level
from signoria.kernel.documents import digest
from signoria.kernel.registry import find, names
from signoria.table.table import Table
from tests.server.hosts import HERE, ME, Browser, Host, serving
from tests.store.stores import act_at_random, open_game
from tests.table.tables import PERSONS
from tests.table.test_non_interference import redeal

TABLE: Final = "t1"
AT: Final = f"/api/tables/{TABLE}"
# As many moves are probed, of all kinds that a game has, legal now or not.
FEW: Final = 8

# Of these nothing is asked that a table holds: people, games, what is handed in, the client's own files.
NO_TABLE: Final = {
    "GET /api/openapi.json",
    "GET /api/me",
    "PUT /api/me/notices",
    "POST /api/account/register",
    "POST /api/account/sign-in",
    "POST /api/account/sign-out",
    "POST /api/account/password",
    "POST /api/account/token",
    "GET /api/account/oidc",
    "GET /api/account/oidc/back",
    "GET /api/notices/stop",
    "POST /api/notices/stop",
    "GET /api/games",
    "GET /api/games/{game}",
    "GET /api/games/{game}/words/{language}",
    "GET /api/games/{game}/rules/{language}",
    "POST /api/tables",
    "POST /api/files",
    "POST /api/qr",
    "GET /healthz",
    "GET /readyz",
    "GET /metrics",
    "GET /{path:path}",
}

Probe = Callable[[Browser, int | None], object]


def got(path: str, **query: Any) -> Probe:
    """What is read with GET from the seat."""

    def probe(browser: Browser, seat: int | None) -> object:
        wanted = {name: value for name, value in {"seat": seat, **query}.items() if value is not None}
        return shown(browser.client.get(AT + path, params=wanted))

    return probe


def wished(path: str, **body: object) -> Probe:
    """What a wish is answered that is refused, or changes nothing."""

    def probe(browser: Browser, seat: int | None) -> object:
        now = browser.sight(TABLE)
        common = {"seat": 0 if seat is None else seat, "ply": now["ply"], "key": "probe"}
        return shown(browser.client.post(AT + path, json={**pick(path, common), **body}))

    return probe


def pick(path: str, common: dict[str, Any]) -> dict[str, Any]:
    """The words that a wish of this path has."""
    names = {
        "/plan": ("seat",),
        "/advise": ("seat", "ply"),
        "/chat": ("key",),
        "/seen": (),
        "/undo/agree": ("ply", "key"),
        "/undo/decline": ("ply", "key"),
        "/links": ("seat",),
        "/fork": ("seat", "ply"),
        "/sit": ("seat", "key"),
        "/leave": ("seat", "key"),
        "/bot": ("seat", "key"),
        "/open": ("seat", "key"),
        "/settings": ("seat", "key"),
    }.get(path, ("seat", "ply", "key"))
    return {name: common[name] for name in names}


def shown(answer: Any) -> object:
    return [answer.status_code, answer.text]


def moves_to_probe(browser: Browser) -> list[str]:
    """Moves of many families, and two that no game has."""
    moves = find(browser.sight(TABLE)["game"]).moves
    firsts = [moves.notation(family.every()[0]) for family in moves.families]
    return [*firsts[:: max(1, len(firsts) // FEW)], "fly moon", "nonsense"]


def refused_moves(browser: Browser, seat: int | None) -> object:
    """Moves that are not legal for the seat; the legal ones are told in its sight."""
    legal = [] if seat is None else browser.sight(TABLE, seat)["moves"]
    return [
        wished("/move", seat=seat or 0, move=move)(browser, seat)
        for move in moves_to_probe(browser)
        if move not in legal
    ]


def forked(browser: Browser, seat: int | None) -> object:
    """Where a fork goes on from is the luck of its own imagination; that it is one is all that is said."""
    chairs = [ME, *[HERE] * (browser.sight(TABLE)["seats"] - 1)]
    answer = browser.client.post(f"{AT}/fork", json={"seat": seat, "ply": 5, "chairs": chairs})
    return [answer.status_code, sorted(answer.json())]


def live(browser: Browser, seat: int | None) -> object:
    with browser.live(TABLE, seat) as socket:
        return socket.recv(10)


def the_hall(browser: Browser, seat: int | None) -> object:
    """The rows of this table; forks of other probes stand there too."""
    hall = browser.get("/api/hall")
    return [row for rows in hall.values() for row in rows if row["table"] == TABLE]


OUTLETS: Final[dict[str, Probe]] = {
    "GET /api/hall": the_hall,
    "POST /api/links": lambda browser, seat: browser.client.post("/api/links", json={"secret": "x"}).text,
    "GET /api/tables/{table}": got(""),
    "GET /api/tables/{table}/history": got("/history", since=0),
    "GET /api/tables/{table}/views": got("/views", **{"from": 0, "to": 150}),
    "GET /api/tables/{table}/refusals": got("/refusals"),
    "GET /api/tables/{table}/why": lambda browser, seat: [
        got("/why", seat=seat or 0, move=move)(browser, seat) for move in moves_to_probe(browser)
    ],
    "GET /api/tables/{table}/record": got("/record"),
    "GET /api/tables/{table}/chat": got("/chat"),
    "POST /api/tables/{table}/chat": wished("/chat", text="   "),
    "POST /api/tables/{table}/seen": wished("/seen", seq=0),
    "POST /api/tables/{table}/plan": lambda browser, seat: [
        wished("/plan", seat=seat, luck=luck, moves=moves)(browser, seat)
        for luck in (1, 2)
        for moves in ([], moves_to_probe(browser)[:1], moves_to_probe(browser)[-3:-1])
    ],
    "POST /api/tables/{table}/advise": wished("/advise", luck=4),
    "POST /api/tables/{table}/move": refused_moves,
    "POST /api/tables/{table}/confirm": wished("/confirm"),
    "POST /api/tables/{table}/step-back": wished("/step-back", ply=1),
    "POST /api/tables/{table}/reset-turn": wished("/reset-turn", ply=1),
    "POST /api/tables/{table}/back-to": wished("/back-to", ply=1, to=3),
    "POST /api/tables/{table}/undo/agree": wished("/undo/agree"),
    "POST /api/tables/{table}/undo/decline": wished("/undo/decline"),
    "POST /api/tables/{table}/sit": wished("/sit", name="Late"),
    "POST /api/tables/{table}/leave": wished("/leave", bot="nobody"),
    "POST /api/tables/{table}/bot": wished("/bot", bot="random"),
    "POST /api/tables/{table}/open": wished("/open"),
    "POST /api/tables/{table}/links": wished("/links"),
    "POST /api/tables/{table}/settings": wished("/settings", seat=2, confirm="always", answer_forced=True),
    "POST /api/tables/{table}/fork": forked,
    "WS /api/tables/{table}/live": live,
}
# These carry wishes out and tell only where in the journal they stand; what they refuse is probed above.
ACTS: Final = ("move", "confirm", "step-back", "reset-turn", "back-to", "agree", "decline", "sit", "leave", "bot")


def routes(app: FastAPI) -> Iterator[str]:
    """All that can be asked, by method and path."""
    for route in app.routes:
        for own in getattr(getattr(route, "original_router", None), "routes", [route]):
            methods = getattr(own, "methods", None) or {"WS"}
            yield from (f"{method} {own.path}" for method in methods - {"HEAD"})


@pytest.fixture(scope="module", params=names())
def fixed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host with a table of each game, whose clock stands still so that answers can be compared."""
    with serving(tmp_path_factory.mktemp("fixed"), bot_workers=1) as served:
        served.context.now = lambda: 5_000_000
        open_game(served.context.store, request.param, TABLE)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("signoria.server.routes.plan.STRONGEST", Level("search", "novice"))
            yield served


def test_every_route_is_known(fixed: Host) -> None:
    assert set(routes(fixed.app)) == NO_TABLE | set(OUTLETS)
    assert not NO_TABLE & set(OUTLETS)
    assert all("{table}" not in known for known in NO_TABLE)


def test_what_is_carried_out_tells_only_its_place(fixed: Host) -> None:
    paths = fixed.app.openapi()["paths"]
    for path, methods in paths.items():
        if path.rsplit("/", 1)[-1] in ACTS and "{table}" in path:
            model = methods["post"]["responses"]["200"]["content"]["application/json"]["schema"]["$ref"]
            assert model.endswith("/Answer"), path
    assert set(fixed.app.openapi()["components"]["schemas"]["Answer"]["properties"]) == {"seq", "ply"}


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("plies", [12, 60])
def test_a_seat_cannot_tell_the_table_from_its_redeals(fixed: Host, viewer: int | None, plies: int) -> None:
    store = fixed.context.store
    have = store.tables.look(TABLE, lambda table: table.standing.ply)
    act_at_random(store, TABLE, max(0, plies - have))
    true = heard(fixed, viewer)
    own = store.tables.look(TABLE, lambda table: table.referee)
    before = store.tables.look(TABLE, lambda table: digest(table.referee.state))
    store.tables.look(TABLE, lambda table: swap(table, viewer, luck=0))
    if own.game.id == "rialto":
        assert store.tables.look(TABLE, lambda table: digest(table.referee.state)) != before
    assert heard(fixed, viewer) == true
    store.tables.look(TABLE, lambda table: setattr(table, "referee", own))


def heard(host: Host, viewer: int | None) -> dict[str, str]:
    """All that leaves for a viewer, each thing asked by a browser that did nothing before."""
    said: dict[str, str] = {}
    for name, probe in OUTLETS.items():
        browser = host.browser()
        if viewer is not None:
            secret = host.context.store.people.begin_session(PERSONS[viewer], 1, 2**52)
            browser.client.cookies["signoria"] = secret
        said[name] = json.dumps(probe(browser, viewer))
        browser.client.close()
    return said


def swap(table: Table, viewer: int | None, luck: int) -> None:
    """Puts a re-deal in the place of the true game, as the store keeps it in memory."""
    table.referee = redeal(table, viewer, Random(luck))


def test_no_answer_holds_the_seed_or_names_a_person(fixed: Host) -> None:
    store = fixed.context.store
    seed = store.tables.look(TABLE, lambda table: table.head.record.seed)
    assert seed is not None
    for viewer in (0, 1, None):
        for name, said in heard(fixed, viewer).items():
            assert f'"{seed}"' not in said, name
            assert not any(f'"{person}"' in said for person in PERSONS), name
