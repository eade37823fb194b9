"""Where games are played: here, in processes of this machine, or on a Ray cluster."""

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from typing import Any, Final

from signoria.arena.match import Job, Result, play
from signoria.kernel.errors import SignoriaError

AHEAD: Final = 2  # games that wait for each worker, so that none is idle
Workers = Callable[[Iterator[Job]], Iterator[Result]]


def here(jobs: Iterator[Job]) -> Iterator[Result]:
    """One game after another, in this process."""
    return map(play, jobs)


def processes(count: int) -> Workers:
    """So many processes of this machine."""

    def played(jobs: Iterator[Job]) -> Iterator[Result]:
        if count <= 1:
            yield from here(jobs)
            return
        with ProcessPoolExecutor(count, get_context("spawn")) as pool:
            try:
                due = {pool.submit(play, job) for job in islice(jobs, count * AHEAD)}
                while due:
                    done, due = wait(due, return_when=FIRST_COMPLETED)
                    for found in done:
                        due |= {pool.submit(play, job) for job in islice(jobs, 1)}
                        yield found.result()
            finally:
                pool.shutdown(wait=True, cancel_futures=True)

    return played


def ray(address: str) -> Workers:
    """The workers of a Ray cluster; `local` starts one on this machine."""
    try:
        cluster: Any = import_module("ray")
    except ImportError:
        raise SignoriaError("--ray needs Ray: pip install 'signoria[ray]'") from None

    def played(jobs: Iterator[Job]) -> Iterator[Result]:
        try:
            if not cluster.is_initialized():
                where = None if address == "local" else address
                cluster.init(where, log_to_driver=False)
        except (ConnectionError, OSError, ValueError) as fault:
            raise SignoriaError(f"no Ray cluster answers at {address}: {fault}") from None
        remote = cluster.remote(play)
        room = max(1, int(cluster.cluster_resources().get("CPU", 1))) * AHEAD
        due = [remote.remote(job) for job in islice(jobs, room)]
        try:
            while due:
                done, due = cluster.wait(due)
                due += [remote.remote(job) for job in islice(jobs, len(done))]
                yield from cluster.get(done)
        finally:
            for left in due:
                cluster.cancel(left, force=False)

    return played
