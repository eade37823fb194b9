"""Server processes of their own, as a host runs them."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager


def start(settings: dict[str, str], port: int = 0) -> tuple[subprocess.Popen[str], str]:
    """A process that serves, and its address once it does."""
    usual = {"REQUESTS_PER_SECOND": "0", "BOT_WORKERS": "0", **settings}
    environment = {**os.environ, **{f"SIGNORIA_{name}": value for name, value in usual.items()}}
    words = [sys.executable, "-m", "signoria", "serve", "--port", str(port)]
    server = subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert server.stdout is not None
    return server, server.stdout.readline().split()[-1].rstrip("/")


def stop(server: subprocess.Popen[str]) -> None:
    server.terminate()
    server.wait(20)
    assert server.stdout is not None
    server.stdout.close()


@contextmanager
def process(settings: dict[str, str]) -> Iterator[str]:
    server, url = start(settings)
    try:
        yield url
    finally:
        stop(server)
