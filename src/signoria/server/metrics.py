"""Figures for those who watch the server, in the form of Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

TIMES = (0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """One process's figures."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "signoria_requests", "Requests answered", ["method", "route", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "signoria_request_seconds", "Time to answer", ["method"], buckets=TIMES, registry=self.registry
        )
        self.moves = Counter("signoria_moves", "Moves acknowledged", ["by"], registry=self.registry)
        self.sockets = Gauge("signoria_sockets", "Live sockets", registry=self.registry)
        self.updates = Counter("signoria_updates", "Sights sent to live sockets", registry=self.registry)
        self.update_seconds = Histogram(
            "signoria_update_seconds",
            "From the hint of a change to the sight having been sent",
            buckets=TIMES,
            registry=self.registry,
        )
        self.thinking = Histogram(
            "signoria_bot_seconds", "Time a bot thought", ["bot"], buckets=TIMES, registry=self.registry
        )
        self.workers_lost = Counter(
            "signoria_bot_workers_lost", "Workers that hung or crashed and were replaced", registry=self.registry
        )
        self.notices = Counter("signoria_notices", "Notices sent", ["way", "outcome"], registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
