"""Hears what any worker appends or whispers, over a connection of its own that is opened again whenever it is lost."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

from settemari.server.store.hearing import Ears
from settemari.server.store.postgres_append import CHANNEL, read_note
from settemari.server.store.postgres_whisper import WHISPERS, read_whispers
from settemari.server.store.rows import EVERYTHING, Heard, Whisper

PULSE_SECONDS = 5.0  # a line that is dead without having been closed is found out after so long
PAUSE_SECONDS = 0.25
CLOSE_SECONDS = 2.0


class Listening:
    """From ``start`` to ``stop``. After a gap everybody is told to look at everything; whispers are lost."""

    def __init__(self, connect: Callable[[], Awaitable[Any]], ears: Ears[Heard], whispers: Ears[Whisper]) -> None:
        self._connect = connect
        self._ears = ears
        self._whispers = whispers
        self._lost = asyncio.Event()
        self._connection: Any = None
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Returns when nothing can be missed any more; raises Unreachable."""
        self._connection = await self._listen()
        self._task = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            with contextlib.suppress(Exception):
                await self._connection.close(timeout=CLOSE_SECONDS)

    async def _listen(self) -> Any:
        connection = await self._connect()
        self._lost.clear()
        try:
            connection.add_termination_listener(lambda closed: self._lost.set())
            await connection.add_listener(CHANNEL, lambda *told: self._ears.tell(read_note(told[-1])))
            await connection.add_listener(WHISPERS, lambda *told: self._whispers.tell(read_whispers(told[-1])))
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _keep(self) -> None:
        while True:
            await self._watch(self._connection)
            self._connection.terminate()
            self._connection = await self._listen_again()
            self._ears.tell([EVERYTHING])

    async def _watch(self, connection: Any) -> None:
        """Until the connection is lost, or does not answer any more."""
        while not self._lost.is_set():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PULSE_SECONDS):  # wait_for loses a cancellation that comes with the event
                    await self._lost.wait()
            if not self._lost.is_set():
                try:
                    await connection.execute("SELECT 1")
                except Exception:
                    return

    async def _listen_again(self) -> Any:
        while True:
            await asyncio.sleep(PAUSE_SECONDS)
            with contextlib.suppress(Exception):  # it may go away again in the middle
                return await self._listen()
