"""What can be wrong, said to the one who reads it: what, where, and what would have been right."""


class SignoriaError(Exception):
    """Any fault that a person can mend; its text is one clear sentence."""


class Unreadable(SignoriaError):
    """A text or document that can't be understood."""

    def __init__(self, where: str, what: str, expected: str) -> None:
        super().__init__(f"{where}: {what}; expected {expected}" if where else f"{what}; expected {expected}")
        self.where = where
        self.what = what
        self.expected = expected


class Illegal(SignoriaError):
    """A move that may not be played now; names the clause in the way, if it is a clause."""

    def __init__(self, what: str, clause: str | None, legal: list[str]) -> None:
        super().__init__(what)
        self.clause = clause
        self.legal = legal


class Broken(Exception):
    """A rule of the engine itself was broken: more was taken than there is."""
