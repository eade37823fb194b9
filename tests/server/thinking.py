"""Bots for tests that do what a bot must not; in a module of their own, because worker processes import it."""

import os
import time
from pathlib import Path

from signoria.server.thinkers import Question, answer


def hang(question: Question) -> str:
    time.sleep(60)
    return ""


def crash(question: Question) -> str:
    os._exit(3)


def cheat(question: Question) -> str:
    return "row 99"


def fail(question: Question) -> str:
    raise RuntimeError("a fault of the bot")


def hang_at_first(question: Question) -> str:
    """The first worker of all hangs, its successors think."""
    try:
        Path(os.environ["SIGNORIA_TEST_MARK"]).touch(exist_ok=False)
    except FileExistsError:
        return answer(question)
    return hang(question)
