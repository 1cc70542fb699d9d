"""Variants that are tried out: some quick games between bots, in a process of their own.

That process lets everything else go first: no game, no bot waits for a trial. One is played at a time, a few may wait,
and what came out of the last ones is remembered.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, Executor
from typing import NamedTuple

from settemari.lab.simulate import Run
from settemari.lab.trial import try_out
from settemari.locales.message import say
from settemari.server.errors import NotNow
from settemari.server.limits import TooFast
from settemari.server.processes import end_process, quiet_process

SECONDS = 4.0  # that one may take; what was played by then counts
PATIENCE = 30.0  # seconds after which the process is given up
MOST_WAITING = 8
MOST_KNOWN = 64  # that are remembered
LINGER = 60.0  # seconds after which a process that nobody needs is ended

log = logging.getLogger("settemari.server")


class Key(NamedTuple):
    """What is tried out: a variant by its code, and for how many."""

    code: str
    seats: int


class Trials:
    """Those of one worker."""

    def __init__(
        self,
        process: Callable[[], Executor] = quiet_process,
        *,
        seconds: float = SECONDS,
        patience: float = PATIENCE,
        linger: float = LINGER,
    ) -> None:
        self._process = process
        self._seconds, self._patience, self._linger = seconds, patience, linger
        self._known: OrderedDict[Key, Mapping[str, object]] = OrderedDict()  # the one wanted last comes last
        self._under_way: dict[Key, asyncio.Task[Mapping[str, object]]] = {}
        self._turn = asyncio.Lock()
        self._executor: Executor | None = None
        self._ending: asyncio.TimerHandle | None = None

    def known(self, key: Key) -> Mapping[str, object] | None:
        """What came out, if it is remembered."""
        if key in self._known:
            self._known.move_to_end(key)
        return self._known.get(key)

    async def of(self, key: Key, run: Run) -> Mapping[str, object]:
        """What comes out. Who wants the same waits for the same games. Raises TooFast if too many wait already, and
        NotNow if nothing comes out.
        """
        found = self.known(key)
        if found is not None:
            return found
        if key not in self._under_way:
            if len(self._under_way) >= MOST_WAITING:
                raise TooFast(self._seconds)
            task = self._under_way[key] = asyncio.get_running_loop().create_task(self._try(key, run))
            task.add_done_callback(lambda done: self._finish(key, done))
        return await asyncio.shield(self._under_way[key])

    def close(self) -> None:
        """At once."""
        for task in self._under_way.values():
            task.cancel()
        self._end(wait=True)

    async def _try(self, key: Key, run: Run) -> Mapping[str, object]:
        async with self._turn:
            if self._ending is not None:
                self._ending.cancel()
            try:
                found = await self._in_process(run)
            except (BrokenExecutor, OSError, TimeoutError) as error:
                log.warning("a variant of %s could not be tried out: %s", run.game, type(error).__name__)
                self._end()
                raise NotNow(say("error-trial")) from None
        self._known[key] = found
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return found

    async def _in_process(self, run: Run) -> Mapping[str, object]:
        if self._executor is None:
            self._executor = self._process()
        future = asyncio.wrap_future(self._executor.submit(try_out, run, self._seconds))
        async with asyncio.timeout(self._patience):
            return await future

    def _finish(self, key: Key, task: asyncio.Task[Mapping[str, object]]) -> None:
        del self._under_way[key]
        if not task.cancelled():
            task.exception()  # whoever waits is told; and if nobody does any more, it need not be logged
            if not self._under_way:
                self._ending = asyncio.get_running_loop().call_later(self._linger, self._end)

    def _end(self, wait: bool = False) -> None:
        if self._ending is not None:
            self._ending.cancel()
        if self._executor is not None:
            executor, self._executor = self._executor, None
            end_process(executor, wait)
