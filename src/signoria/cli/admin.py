"""signoria admin: looks after the database of a server."""

import os
from pathlib import Path

import click

from signoria.cli.options import json_option
from signoria.cli.output import emit
from signoria.server.settings import read_settings

BROKEN = 1


@click.group(name="admin")
@click.option("--database", metavar="URL", help="By default the one that `signoria serve` would take.")
@click.pass_context
def command(context: click.Context, database: str | None) -> None:
    """Look after the database of a server: back up, restore, verify, migrate."""
    context.obj = read_settings(os.environ, {"database": database}).database_url()


@command.command(name="backup")
@click.argument("path", type=click.Path(path_type=Path, dir_okay=False))
@click.pass_obj
def back_up(url: str, path: Path) -> None:
    """Copy the whole database into one file, while it is in use."""
    from signoria.store.backup import back_up as copy
    from signoria.store.database import connect

    copy(connect(url), path)
    click.echo(f"{path}: {path.stat().st_size} bytes. It holds hands and seeds of running games; keep it safe.")


@command.command(name="restore")
@click.argument("path", type=click.Path(path_type=Path, dir_okay=False))
@click.pass_obj
def restore(url: str, path: Path) -> None:
    """Put a backup into an empty database."""
    from signoria.store.backup import restore as fill
    from signoria.store.database import connect

    fill(path, connect(url))
    click.echo(f"{path} is restored.")


@command.command(name="verify")
@json_option
@click.pass_obj
def verify(url: str, as_json: bool) -> int:
    """Replay every stored game and compare every digest; exit code 1 if one is broken."""
    from signoria.store.database import connect
    from signoria.store.verify import verify as replay_all

    faults = replay_all(connect(url))
    if as_json:
        emit({"faults": [{"table": own.table, "seq": own.seq, "ply": own.ply, "what": own.what} for own in faults]})
    else:
        for fault in faults:
            click.echo(str(fault))
        click.echo(f"{len(faults)} tables are broken." if faults else "Every stored game replays.")
    return BROKEN if faults else 0


@command.command(name="migrate")
@click.pass_obj
def migrate(url: str) -> None:
    """Bring the schema up to date. SQLite does that by itself; PostgreSQL waits for this."""
    from signoria.store.database import connect, current
    from signoria.store.database import migrate as bring_up

    engine = connect(url)
    bring_up(engine)
    click.echo(f"The database is at {current(engine)}.")
