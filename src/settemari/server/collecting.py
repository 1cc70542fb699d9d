"""How often Python looks for what nobody needs any more.

A server is made of many small things that stay: modules, routes, tables. By itself the collector looks through all of
them again and again while they are made, a hundred and sixty times until the server listens, and finds next to nothing.
"""

from __future__ import annotations

import gc

COLLECT = (50_000, 20, 100)  # how seldom it comes


def spare_the_collector() -> None:
    """What is there by now stays: it is never looked through again. Called first of all, and when all is there."""
    gc.freeze()
    gc.set_threshold(*COLLECT)
