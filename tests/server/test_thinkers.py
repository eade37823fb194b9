"""Bots at the table: they play, and one that hangs, crashes or cheats holds nobody up and sees no true hand."""

import pickle
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from fastapi import FastAPI

from signoria.bots.registry import Level
from signoria.kernel.documents import digest, write
from signoria.server.context import Context
from signoria.server.metrics import Metrics
from signoria.server.thinkers import Answerer, Question, Thinkers
from signoria.table.planning import imagined
from tests.server.hosts import BOT, ME, Browser, serving
from tests.server.thinking import cheat, crash, fail, hang, hang_at_first
from tests.table.tables import legal, play_many, table_of

RANDOM = Level("random", "")


def thinking_by(answerer: Answerer, seconds: float) -> Callable[[FastAPI], None]:
    def prepare(app: FastAPI) -> None:
        context: Context = app.state.context
        context.thinkers = Thinkers(1, seconds, context.metrics, answerer)

    return prepare


def play_until_asked(browser: Browser, table: str, turns: int, limit: float) -> None:
    """The person at seat 1 plays so many turns; the bots have to play in between."""
    for _ in range(turns):
        until = time.monotonic() + limit
        while 0 not in (now := browser.sight(table, 0))["asked"]:
            assert time.monotonic() < until, f"nobody moves at ply {now['ply']}"
            if now["over"]:
                return
            time.sleep(0.02)
        browser.move(table, 0)


def test_bots_play_against_a_person(tmp_path: Path) -> None:
    with serving(tmp_path, bot_workers=1) as host:
        browser = host.browser()
        table, _ = browser.open(ME, BOT, {"kind": "bot", "bot": "search", "level": "novice"})
        play_until_asked(browser, table, 6, 20)
        line = browser.get(f"/api/tables/{table}/history")["line"]
        assert {entry["actor"] for entry in line} >= {"1", "2", "3"}
        assert host.context.metrics.registry.get_sample_value("signoria_moves_total", {"by": "bot"})


@pytest.mark.parametrize("answerer", [hang, crash, cheat, fail])
def test_a_bot_that_fails_holds_nobody_up(tmp_path: Path, answerer: Answerer) -> None:
    with serving(tmp_path, thinking_by(answerer, 0.2), bot_workers=1) as host:
        browser = host.browser()
        table, _ = browser.open(ME, BOT)
        play_until_asked(browser, table, 2, 15)
        assert browser.get("/healthz") == "ok\n"
        lost = host.context.metrics.registry.get_sample_value("signoria_bot_workers_lost_total")
        assert bool(lost) == (answerer is not cheat)


def test_a_worker_that_hung_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIGNORIA_TEST_MARK", str(tmp_path / "hung"))
    table = play_many(table_of(2), 6)
    seat = table.standing.asked[0]
    thinkers = Thinkers(1, 1.0, Metrics(), hang_at_first)
    try:
        said = [thinkers.ask(imagined(table, seat, 1), seat, RANDOM, 1) for _ in range(3)]
    finally:
        thinkers.close()
    assert said[0] is None
    assert said[1] == said[2] in legal(table, seat)


def test_what_leaves_for_a_worker_is_the_same_whatever_the_others_hold() -> None:
    """Tables that look alike to the seat send the same bytes, none the true state, and no seed is in them."""
    table = play_many(table_of(3), 40)
    seat, own = table.standing.asked[0], table.referee.state

    def sent() -> bytes:
        return pickle.dumps(Question("rialto", write(imagined(table, seat, 5)), seat, "random", "", 5))

    true = sent()
    for luck in (1, 2, 3):
        table.referee.state = own.imagine(seat, Random(luck))
        assert sent() == true
    assert digest(imagined(table, seat, 5)) != digest(own)
    seed = table.head.record.seed
    assert seed is not None
    assert seed.encode() not in true


def test_advice_comes_from_a_bot_and_never_where_help_is_forbidden(tmp_path: Path) -> None:
    with serving(tmp_path, bot_workers=1) as host:
        browser = host.browser()
        table, _ = browser.open(ME, {"kind": "here"})
        seat = browser.sight(table)["asked"][0]
        now = browser.sight(table, seat)
        wish = {"seat": seat, "ply": now["ply"], "moves": [], "luck": 3}
        advice = browser.post(f"/api/tables/{table}/advise", wish)
        assert advice["move"] in now["moves"]
        assert advice["bot"] == "search club"
        assert advice["lines"][0]["moves"][0] == advice["move"]
        assert sum(line["visits"] for line in advice["lines"]) > 50
        strict, _ = browser.open(ME, {"kind": "here"}, no_help=True)
        assert browser.post(f"/api/tables/{strict}/advise", wish, 403)["error"]["code"] == "forbidden"
        browser.post(f"/api/tables/{table}/advise", {**wish, "moves": ["row 9"]}, 422)
