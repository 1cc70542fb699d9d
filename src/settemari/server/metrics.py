"""What can be counted of a worker, for Prometheus."""

from __future__ import annotations

import time
from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from settemari.server.worker import Worker

BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """Read off the worker when somebody asks; only what passes by is counted on the way."""

    def __init__(self, worker: Worker) -> None:
        self._registry = registry = CollectorRegistry()
        self._began = time.time()

        def read(name: str, value: Callable[[], float], documentation: str) -> None:
            gauge = Gauge(f"settemari_{name}", documentation, registry=registry)
            gauge.set_function(value)

        read(
            "tables_in_memory",
            lambda: len(worker.harbour.berths),
            documentation="Tables that lie in this worker's memory",
        )
        read(
            "tables_driven",
            lambda: len(worker.pilot.drives),
            documentation="Tables whose bots and clocks this worker drives",
        )
        read("streams", lambda: len(worker.streams), documentation="Clients that are connected")
        read("store_away", lambda: float(worker.store_away), documentation="1 while the database does not answer")
        read("bots_waiting", lambda: worker.thinkers.queue_length, documentation="Bots that wait to be let think")
        read("bots_thinking", lambda: worker.thinkers.busy, documentation="Bots that think")
        read("store_appends", lambda: worker.store.appends, documentation="Changes written to logs")
        read("store_commits", lambda: worker.store.commits, documentation="Transactions they were written in")
        read("up_since", lambda: self._began, documentation="When this worker started, in seconds since 1970")
        self.requests = Counter(
            "settemari_requests", documentation="Requests by status", labelnames=["status"], registry=registry
        )
        self.wishes = Histogram(
            "settemari_wish_seconds", documentation="From a wish to its reply", buckets=BUCKETS, registry=registry
        )

        worker.measured = self.wishes.observe

    def answered(self, status: int) -> None:
        """A request was answered with that status."""
        self.requests.labels(str(status)).inc()

    def text(self) -> bytes:
        return generate_latest(self._registry)
