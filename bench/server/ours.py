"""Our own server with nothing that holds a load back: limits on how often anybody may do things are lifted.

    python -m bench.server.ours PORT DATABASE --workers 2

Several workers have the ports behind the first one.
"""

from __future__ import annotations

import argparse
import contextlib
import subprocess
import sys
from collections.abc import Iterator

from settemari.server import limits
from settemari.server.collecting import spare_the_collector

EVERYTHING = limits.Limit(1e12, 1e12)
for name, value in tuple(vars(limits).items()):
    if isinstance(value, limits.Limit):
        setattr(limits, name, EVERYTHING)
for name in ("MOST_TABLES", "MOST_STREAMS", "MOST_STREAMS_ANYWHERE", "MOST_CONNECTIONS"):
    setattr(limits, name, 1_000_000)


@contextlib.contextmanager
def others(ports: range, database: str) -> Iterator[None]:
    """The other workers, each in a process of its own, until the first one ends."""
    started = [subprocess.Popen([sys.executable, "-m", "bench.server.ours", str(port), database]) for port in ports]
    try:
        yield
    finally:
        for process in started:
            process.terminate()
        for process in started:
            process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.server.ours", description="Serve without limits.")
    parser.add_argument("port", type=int)
    parser.add_argument("database")
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    spare_the_collector()
    from settemari.server.serving import Serving, serve  # with the limits as they are now

    with others(range(chosen.port + 1, chosen.port + chosen.workers), chosen.database):
        serve(Serving(chosen.database, port=chosen.port), lambda address: None)


if __name__ == "__main__":
    main()
