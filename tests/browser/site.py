"""A server of our own with the built client, on a free port and a database that goes away with it."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "client"
WEB = ROOT / "src" / "signoria" / "server" / "web"
TOY = ROOT / "tests" / "toy_game"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
PATIENCE = 120


def sources() -> list[Path]:
    """What the client is built from."""
    own = [CLIENT / "index.html", CLIENT / "package-lock.json", CLIENT / "vite.config.ts"]
    return [*own, *(path for path in (CLIENT / "src").rglob("*") if path.is_file())]


def build_client() -> None:
    """Builds the client if it is missing or older than its sources."""
    page = WEB / "index.html"
    if page.is_file() and page.stat().st_mtime >= max(path.stat().st_mtime for path in sources()):
        return
    if not (CLIENT / "node_modules").is_dir():
        subprocess.run(["npm", "ci"], cwd=CLIENT, check=True, timeout=300)
    subprocess.run(["npm", "run", "build"], cwd=CLIENT, check=True, timeout=300)


def lay_toy_game(site: Path) -> None:
    """A game of another package, which has no scene, as pip would lay it into a folder."""
    shutil.copytree(TOY / "signoria_toy", site / "signoria_toy")
    info = site / "signoria_toy-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: signoria-toy\nVersion: 1\n", encoding="utf-8")
    points = tomllib.loads((TOY / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
    lines: list[str] = []
    for group, found in points.items():
        lines += [f"[{group}]", *(f"{name} = {place}" for name, place in found.items())]
    (info / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")


@contextmanager
def serving(folder: Path, site: Path | None = None) -> Iterator[str]:
    """The address of a server that keeps its tables in a folder and knows the games of another, too."""
    database = f"sqlite:///{folder / 'tables.db'}"
    command = [sys.executable, "-m", "signoria", "serve", "--port", "0", "--database", database]
    log = (folder / "server.log").open("w", encoding="utf-8")
    # All browsers come from one address, and quick machines would come to its limits.
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "SIGNORIA_REQUESTS_PER_SECOND": "0"}
    if site is not None:
        environment["PYTHONPATH"] = os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, cwd=ROOT, env=environment)
    try:
        yield _address(server)
    finally:
        server.terminate()
        try:
            server.wait(20)
        except subprocess.TimeoutExpired:
            server.kill()
        log.close()


def _address(server: "subprocess.Popen[str]") -> str:
    """What the server says of itself once it listens."""
    assert server.stdout is not None
    for line in server.stdout:
        found = ADDRESS.search(line)
        if found is not None:
            return found[0]
    raise RuntimeError(f"the server ended with {server.wait(PATIENCE)} before it listened")
