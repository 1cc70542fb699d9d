"""Our own server with nothing that holds a load back: limits on how often anybody may do things are lifted.

python -m bench.server.ours PORT DATABASE
"""

from __future__ import annotations

import sys

from settemari.server import limits

EVERYTHING = limits.Limit(1e12, 1e12)
for name, value in tuple(vars(limits).items()):
    if isinstance(value, limits.Limit):
        setattr(limits, name, EVERYTHING)
for name in ("MOST_TABLES", "MOST_STREAMS", "MOST_STREAMS_ANYWHERE", "MOST_CONNECTIONS"):
    setattr(limits, name, 1_000_000)


def main() -> None:
    from settemari.server.serving import Serving, serve  # with the limits as they are now

    port, database = int(sys.argv[1]), sys.argv[2]
    serve(Serving(database, port=port), lambda address: None)


if __name__ == "__main__":
    main()
