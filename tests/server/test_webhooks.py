"""Webhooks never reach into the host's own network, whatever a name resolves to and wherever it redirects."""

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import ClassVar

import httpx
import pytest

from signoria.kernel.errors import SignoriaError
from signoria.server.webhooks import LONGEST_ANSWER, Webhooks

INSIDE = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "192.0.2.7",
    "198.18.0.1",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "2002:7f00:0001::",
    "2001:0:53aa:64c:0:0:80ff:fffe",
    "64:ff9b::7f00:1",
    "2001:db8::1",
]


class Sink(BaseHTTPRequestHandler):
    """Answers as it is told and keeps what it got."""

    status = 200
    body = b"ok"
    got: ClassVar[list[tuple[str, str, object]]] = []

    def do_POST(self) -> None:
        length = int(self.headers["content-length"])
        Sink.got.append((self.path, self.headers["host"], json.loads(self.rfile.read(length))))
        self.send_response(Sink.status)
        self.send_header("Location", "http://169.254.169.254/latest")
        self.end_headers()
        self.wfile.write(Sink.body)

    def log_message(self, *words: object) -> None: ...


@contextmanager
def sink(status: int = 200, body: bytes = b"ok") -> Iterator[int]:
    Sink.status, Sink.body, Sink.got = status, body, []
    server = HTTPServer(("127.0.0.1", 0), Sink)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.server_close()
        thread.join(5)


@pytest.mark.parametrize("address", INSIDE)
def test_addresses_of_the_own_network_are_not_called(address: str) -> None:
    with pytest.raises(SignoriaError, match="lies in a network that this host doesn't call"):
        Webhooks("", lambda host, port: [address]).check("https://innocent.example/hook")


def test_one_address_inside_is_enough() -> None:
    with pytest.raises(SignoriaError):
        Webhooks("", lambda host, port: ["93.184.216.34", "127.0.0.1"]).check("https://innocent.example/hook")
    Webhooks("", lambda host, port: ["93.184.216.34", "2606:4700::1111"]).check("https://innocent.example/hook")


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org",
        "file:///etc/passwd",
        "//example.org",
        "https://",
        "https://name:word@example.org/x",
        "x",
        "",
    ],
)
def test_only_plain_web_addresses_are_called(url: str) -> None:
    with pytest.raises(SignoriaError):
        Webhooks("", lambda host, port: ["93.184.216.34"]).check(url)


@pytest.mark.parametrize("url", ["http://2130706433/", "http://0x7f.1/", "http://127.1/", "http://localhost/"])
def test_other_spellings_of_the_own_machine_are_known(url: str) -> None:
    with pytest.raises(SignoriaError):
        Webhooks("").check(url)


def test_the_call_goes_to_the_address_that_was_judged() -> None:
    """A name that resolves to another address the second time is asked only once."""
    asked: list[str] = []

    def resolve(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"] if len(asked) == 1 else ["10.0.0.1"]

    with sink() as port:
        hooks = Webhooks("127.0.0.0/8", resolve)
        assert hooks.post(f"http://games.example:{port}/hook?x=1", {"text": "ahoj"}) == 200
    assert asked == ["games.example"]
    assert Sink.got == [("/hook?x=1", f"games.example:{port}", {"text": "ahoj"})]


def test_a_redirect_is_not_followed_and_a_long_answer_not_read() -> None:
    with sink(302, b"x" * (4 * LONGEST_ANSWER)) as port:
        assert Webhooks("127.0.0.0/8").post(f"http://127.0.0.1:{port}/", {}) == 302
    assert len(Sink.got) == 1


def test_a_host_that_does_not_answer_costs_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signoria.server.webhooks.SECONDS", 0.2)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        with pytest.raises(httpx.TimeoutException):
            Webhooks("127.0.0.0/8").post(f"http://127.0.0.1:{silent.getsockname()[1]}/", {})


def test_networks_of_the_host_are_named_rightly() -> None:
    with pytest.raises(SignoriaError, match="is no network"):
        Webhooks("10.0.0.0/8 home")
