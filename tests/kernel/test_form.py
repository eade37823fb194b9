"""The suite runs in both forms, and in the one that it is said to run in."""

import os

import pytest

from signoria.games.rialto import state as rialto_state
from signoria.kernel import state as kernel_state


@pytest.mark.skipif("SIGNORIA_FORM" not in os.environ, reason="asked for neither form")
@pytest.mark.parametrize("module", [kernel_state, rialto_state])
def test_the_form_that_was_asked_for_is_tested(module: object) -> None:
    compiled = not str(module.__file__).endswith(".py")  # type: ignore[attr-defined]
    assert compiled == (os.environ["SIGNORIA_FORM"] == "compiled")
