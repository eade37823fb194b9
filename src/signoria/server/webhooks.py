"""Calls of addresses that people name. They must not reach into the host's own network.

The name is resolved here, every address behind it is judged, and the call goes to the very address that was judged.
"""

import ipaddress
import socket
from collections.abc import Callable
from typing import Final, TypeAlias
from urllib.parse import SplitResult, urlsplit

import httpx

from signoria.kernel.errors import SignoriaError

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network
Resolve: TypeAlias = Callable[[str, int], list[str]]

SECONDS: Final = 8.0
LONGEST_ANSWER: Final = 64 * 1024
# Addresses of IPv6 that carry one of IPv4 inside, which a gateway would call.
TRANSLATED: Final = (ipaddress.IPv6Network("64:ff9b::/96"), ipaddress.IPv6Network("64:ff9b:1::/48"))


class Webhooks:
    """`networks` are those of the host that may be called all the same."""

    def __init__(self, networks: str, resolve: Resolve | None = None) -> None:
        self._networks = [_network(text) for text in networks.replace(",", " ").split()]
        self._resolve = resolve or _resolve

    def check(self, url: str) -> None:
        """That an address can be called, before it is stored; or a sentence on why not."""
        self._judged(url)

    def post(self, url: str, document: dict[str, object]) -> int:
        """Posts a document as JSON and gives the status. Follows no redirect and reads no more than a little."""
        parts, address = self._judged(url)
        host, port = str(parts.hostname), parts.port
        target = f"[{address}]" if address.version == 6 else str(address)
        pinned = parts._replace(netloc=target if port is None else f"{target}:{port}").geturl()
        headers = {"Host": host if port is None else f"{host}:{port}", "User-Agent": "Signoria"}
        with (
            httpx.Client(timeout=SECONDS, follow_redirects=False, trust_env=False) as client,
            client.stream("POST", pinned, json=document, headers=headers, extensions={"sni_hostname": host}) as answer,
        ):
            read = 0
            for piece in answer.iter_raw():
                read += len(piece)
                if read > LONGEST_ANSWER:
                    break
            return answer.status_code

    def _judged(self, url: str) -> tuple[SplitResult, Address]:
        try:
            parts = urlsplit(url)
            host, port = parts.hostname, parts.port
        except ValueError as fault:
            raise SignoriaError(f"that is no address of a webhook: {fault}") from fault
        if parts.scheme not in ("http", "https") or not host or parts.username is not None:
            raise SignoriaError("a webhook is an address as https://example.org/hook, without a name and password")
        try:
            found = [ipaddress.ip_address(text) for text in self._resolve(host, port or 443)]
        except (OSError, ValueError, UnicodeError) as fault:
            raise SignoriaError(f"{host[:100]} can't be found") from fault
        if not found or not all(self._may_call(address) for address in found):
            raise SignoriaError(f"{host[:100]} lies in a network that this host doesn't call")
        return parts, found[0]

    def _may_call(self, address: Address) -> bool:
        if any(address in network for network in self._networks if network.version == address.version):
            return True
        if isinstance(address, ipaddress.IPv6Address):
            inner = address.ipv4_mapped or address.sixtofour
            if inner is not None:
                return self._may_call(inner)
            if address.teredo is not None or any(address in network for network in TRANSLATED):
                return False
        return address.is_global and not address.is_multicast


def _network(text: str) -> Network:
    try:
        return ipaddress.ip_network(text)
    except ValueError as fault:
        raise SignoriaError(f"webhook_networks: {text!r} is no network, as 10.0.0.0/8 is") from fault


def _resolve(host: str, port: int) -> list[str]:
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
