"""Time that passes only when nothing else can happen: an hour of play takes as long as its thinking.

It is the event loop's own time, so that whoever sleeps, by whichever way, wakes in it: ``Source.sleep``,
``asyncio.sleep`` and ``asyncio.wait_for`` alike. All of it is whole millionths of a second: when something happens
must not depend on how often somebody else woke up in between, and sums of floats would.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

from settemari.server.source import Scripted

MILLIONTHS = 1_000_000
EPOCH = 10_000.0  # what the clock says at first; small, so that a float holds a millionth exactly enough

T = TypeVar("T")


class Stuck(Exception):
    """Somebody waits for what can never come: nothing is planned any more."""


class Leaping(selectors.DefaultSelector):
    """Waits for nobody: where a real selector would, time leaps ahead."""

    def __init__(self) -> None:
        super().__init__()
        self.millionths = 0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if ready or timeout == 0:
            return ready
        if timeout is None:
            raise Stuck
        self.millionths = round(self.millionths + timeout * MILLIONTHS)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop whose time is that of its selector."""

    def __init__(self) -> None:
        self._leaping = Leaping()
        super().__init__(self._leaping)
        self._clock_resolution = 1 / MILLIONTHS  # what is due within it is due now

    def time(self) -> float:
        return self._leaping.millionths / MILLIONTHS


class Virtual(Scripted):
    """A source whose clock is the loop's, and whose luck follows from a number."""

    def now(self) -> float:
        return round(EPOCH + asyncio.get_running_loop().time(), 6)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def sail(voyage: Coroutine[Any, Any, T]) -> T:
    """Run something in virtual time; raises Stuck if it waits for ever."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(voyage)
