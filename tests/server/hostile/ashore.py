"""The same server in a thread of its own, for clients that know nothing of asyncio."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Coroutine, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

from tests.server.hostile.afloat import Afloat, afloat

T = TypeVar("T")


class Ashore:
    """A way to a server in another thread."""

    def __init__(self, ship: Afloat, loop: asyncio.AbstractEventLoop) -> None:
        self.ship = ship
        self._loop = loop

    def does(self, what: Coroutine[Any, Any, T]) -> T:
        """Something that has to be done there."""
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(60)


@contextlib.contextmanager
def ashore(folder: Path, **how: Any) -> Iterator[Ashore]:
    """A server, until the block is left; whatever it logs as an error fails the test."""
    begun: Future[Ashore] = Future()
    failed: list[BaseException] = []

    async def run() -> None:
        over = asyncio.Event()
        async with afloat(folder, **how) as ship:
            here = Ashore(ship, asyncio.get_running_loop())
            begun.set_result(here)
            end.append(lambda: here._loop.call_soon_threadsafe(over.set))
            await over.wait()

    def serve() -> None:
        try:
            asyncio.run(run())
        except BaseException as error:
            failed.append(error)
            if not begun.done():
                begun.set_exception(error)

    end: list[Any] = []
    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    try:
        yield begun.result(60)
    finally:
        for each in end:
            each()
        thread.join(60)
    if failed:
        raise failed[0]
