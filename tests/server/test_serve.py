"""The commands of those who host: serve and admin."""

import json
import os
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

from signoria.server.web import router
from tests.server.hosts import HERE, ME, Browser, serving
from tests.server.processes import process
from tests.store.stores import open_rialto, sqlite_store, sqlite_url


def signoria(*words: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "signoria", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, env={**os.environ, **environment})


def test_one_line_says_where_it_is_and_a_database_is_made(tmp_path: Path) -> None:
    with process({"DATABASE": sqlite_url(tmp_path)}) as url:
        browser = Browser(url)
        assert browser.get("/readyz") == {"database": "ok"}
        table, _ = browser.open(ME, HERE)
        browser.move(table, browser.sight(table)["asked"][0])
    said = signoria("admin", "--database", sqlite_url(tmp_path), "verify")
    assert (said.returncode, said.stdout) == (0, "Every stored game replays.\n")


def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = signoria("serve", "--port", str(port), "--database", sqlite_url(tmp_path))
    assert said.returncode == 2
    assert said.stderr == f"signoria: port {port} is in use already; choose another with --port\n"


def test_bad_settings_are_one_sentence(tmp_path: Path) -> None:
    for name, value, says in (
        ("PORT", "many", "SIGNORIA_PORT is a number"),
        ("LOG_FORMAT", "poem", "log_format can't be 'poem'"),
        ("DATABASE", "mysql://x", "is no database we know"),
        ("WEBHOOK_NETWORKS", "home", "is no network"),
        ("SMTP", "mail.example.org", "smtp is how mails leave"),
        ("PUBLIC_URL", "games.example.org", "public_url is how browsers reach the server"),
    ):
        said = signoria("serve", **{"SIGNORIA_DATABASE": sqlite_url(tmp_path), f"SIGNORIA_{name}": value})
        assert said.returncode == 2, name
        assert says in said.stderr, said.stderr
        assert said.stderr.count("\n") == 1, said.stderr


def test_backup_and_restore_carry_every_game(tmp_path: Path) -> None:
    store = sqlite_store(tmp_path)
    open_rialto(store)
    store.close()
    copy, new = tmp_path / "copy.backup", f"sqlite:///{tmp_path / 'new.db'}"
    assert signoria("admin", "--database", sqlite_url(tmp_path), "backup", str(copy)).returncode == 0
    assert signoria("admin", "--database", new, "restore", str(copy)).returncode == 0
    assert json.loads(signoria("admin", "--database", new, "verify", "--json").stdout) == {"faults": []}
    again = signoria("admin", "--database", new, "restore", str(copy))
    assert (again.returncode, again.stderr) == (2, "signoria: the database is not empty; restore into a new one\n")


def test_migrate_brings_an_empty_database_up_to_date(tmp_path: Path) -> None:
    for _ in range(2):
        said = signoria("admin", "--database", sqlite_url(tmp_path), "migrate")
        assert (said.returncode, said.stdout) == (0, "The database is at 0002.\n")


def test_help_loads_no_server() -> None:
    code = "import sys; sys.argv = ['signoria', '--help']\ntry:\n import signoria.__main__\nexcept SystemExit: pass\n"
    words = [
        sys.executable,
        "-c",
        code + "print([name for name in sys.modules if 'server' in name or 'fastapi' in name])",
    ]
    assert subprocess.run(words, capture_output=True, text=True, check=True).stdout.splitlines()[-1] == "[]"


def test_the_client_is_served_from_its_folder(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html>page")
    (web / "assets" / "app-1a2b.js").write_text("let a = 1")
    (web / "assets" / "app-1a2b.js.gz").write_bytes(b"packed")
    (tmp_path / "secret.txt").write_text("not for you")

    def prepare(app: object) -> None:
        routes = app.router.routes  # type: ignore[attr-defined]
        routes.pop()
        app.include_router(router(web))  # type: ignore[attr-defined]

    with serving(tmp_path, prepare) as host:
        client = host.browser().client
        for path in ("/", "/table/x7", "/seat"):
            page = client.get(path)
            assert (page.text, page.headers["cache-control"]) == ("<!doctype html>page", "no-cache")
        plain = client.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
        assert plain.text == "let a = 1"
        assert "immutable" in plain.headers["cache-control"]
        assert "javascript" in plain.headers["content-type"]
        with urllib.request.urlopen(
            urllib.request.Request(host.url + "/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"})
        ) as packed:
            assert (packed.read(), packed.headers["content-encoding"]) == (b"packed", "gzip")
        for path in ("/assets/none.js", "/none.png", "/api/none"):
            assert client.get(path).status_code == 404
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/..%2fsecret.txt"):
            assert "not for you" not in client.get(path).text


def test_a_client_that_is_not_built_is_said_plainly(tmp_path: Path) -> None:
    def prepare(app: object) -> None:
        app.router.routes.pop()  # type: ignore[attr-defined]
        app.include_router(router(tmp_path / "nowhere"))  # type: ignore[attr-defined]

    with serving(tmp_path, prepare) as host:
        answer = host.browser().client.get("/")
        assert (answer.status_code, "not built" in answer.text) == (503, True)
