"""What can go wrong at a table, each said in one sentence."""

from signoria.kernel.errors import SignoriaError


class Forbidden(SignoriaError):
    """Who asks may not do this or see this."""


class Stale(SignoriaError):
    """The table has gone on since; `ply` and `seq` say how far, and the asker looks again."""

    def __init__(self, ply: int, seq: int) -> None:
        super().__init__(f"the table has gone on to ply {ply}")
        self.ply = ply
        self.seq = seq


class DamagedTable(SignoriaError):
    """A stored table that doesn't replay; names the place."""

    def __init__(self, table: str, seq: int, ply: int, what: str) -> None:
        super().__init__(f"table {table}, entry {seq}, ply {ply}: {what}")
        self.table = table
        self.seq = seq
        self.ply = ply
        self.what = what
