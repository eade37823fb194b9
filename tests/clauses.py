"""The mark by which a test names the clauses that it would catch being broken."""

import pytest


def clause(*numbers: str) -> pytest.MarkDecorator:
    """`@clause("RIA-4.7")` above a test; `signoria rules rialto --coverage` collects them."""
    return pytest.mark.clause(*numbers)
