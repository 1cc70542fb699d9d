"""A server as these tests want it: bots and moments take hardly any time, and nobody is too fast for it.

python -m tests.server.failing.served ADDRESS PORT PAUSE
"""

from __future__ import annotations

import sys
from unittest import mock

from settemari.server import timing
from settemari.server.limits import Bucket
from settemari.server.logs import write_logs
from settemari.server.serving import Serving, serve


def hurry(pause: float) -> None:
    """``pause``: the seconds that a bot takes."""
    timing.LEAST_OPEN, timing.LEAST_MORE, timing.MOST_MORE = 0.004, 0.002, 0.008
    timing.LEAST_PAUSE, timing.MOST_PAUSE = pause / 2, pause


if __name__ == "__main__":
    hurry(float(sys.argv[3]))
    write_logs()
    with mock.patch.object(Bucket, "take"):
        serve(Serving(sys.argv[1], port=int(sys.argv[2])), lambda address: print(address, flush=True))
