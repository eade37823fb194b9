"""The same games on a Ray cluster of two workers, where Ray is installed."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

from signoria.arena.match import Thought
from signoria.arena.pairing import Tournament, jobs
from signoria.arena.workers import here, ray
from signoria.kernel.errors import SignoriaError

RIALTO = Tournament("rialto", {}, 2, ("greedy", "random"), 4, "1", Thought())
HAS_RAY = find_spec("ray") is not None


def test_a_cluster_plays_what_one_process_would() -> None:
    if not HAS_RAY:
        with pytest.raises(SignoriaError, match=r"pip install 'signoria\[ray\]'"):
            ray("local")
        return
    cluster: Any = import_module("ray")
    cluster.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        found = {result.number: result.points for result in ray("local")(jobs(RIALTO))}
        assert found == {result.number: result.points for result in here(jobs(RIALTO))}
    finally:
        cluster.shutdown()
