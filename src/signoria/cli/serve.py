"""signoria serve: the web table for this machine or for a whole club."""

import os

import click

from signoria.kernel.errors import SignoriaError
from signoria.server.settings import read_settings


@click.command(name="serve")
@click.option("--host", help="The address to listen at; 127.0.0.1 is this machine alone.")
@click.option("--port", type=click.IntRange(0, 65535), help="The port; 0 takes a free one.")
@click.option("--database", metavar="URL", help="sqlite:///file or postgresql://...; by default a file of yours.")
@click.option("--open", "opens", is_flag=True, help="Open the table in the browser.")
def command(host: str | None, port: int | None, database: str | None, opens: bool) -> None:
    """Serve the web table; ends with Ctrl-C. docs/hosting.md has all settings."""
    settings = read_settings(os.environ, {"host": host, "port": port, "database": database})
    try:
        from signoria.server.running import serve  # here, so that --help waits for no server
    except ModuleNotFoundError as fault:
        raise SignoriaError(f"{fault.name} is not installed: pip install 'signoria[server]'") from None
    serve(settings, opens)
