"""One process that serves: its socket, its logs, and the line that says where it is."""

import errno
import socket
import webbrowser

import click
import uvicorn

from signoria.kernel.errors import SignoriaError
from signoria.server.app import build
from signoria.server.logs import set_up_logs
from signoria.server.settings import Settings

BACKLOG = 2048


def serve(settings: Settings, opens: bool = False) -> None:
    """Serves until it is stopped."""
    set_up_logs(settings.log_format, settings.log_level)
    listening = _listen(settings.host, settings.port)
    with listening:
        app = build(settings)
        address = settings.public_url or _address(listening)
        click.echo(f"Signoria is at {address}")
        if opens:
            webbrowser.open(address)
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=settings.behind_proxy,
            forwarded_allow_ips="*" if settings.behind_proxy else None,
            ws_max_size=64 * 1024,
            timeout_graceful_shutdown=5,
        )
        uvicorn.Server(config).run(sockets=[listening])


def _listen(host: str, port: int) -> socket.socket:
    """The socket, taken before anything else is begun: whether the port is free is known at once."""
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        made = socket.socket(family, kind, protocol)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(place)
        made.listen(BACKLOG)
    except OSError as fault:
        if fault.errno == errno.EADDRINUSE:
            raise SignoriaError(f"port {port} is in use already; choose another with --port") from None
        if fault.errno == errno.EACCES:
            raise SignoriaError(f"port {port} may not be used by you; choose one from 1024 with --port") from None
        raise SignoriaError(f"can't listen at {host}, port {port}: {fault.strerror or fault}") from None
    return made


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"
