"""A store between a worker and the real one, which goes away when a test says so."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

from settemari.server.store import Store, Unreachable

ALWAYS = ("heard", "whispers", "whisper")  # nobody asks the database for these


class Moody:
    """All that the other store can do, as long as it is in the mood."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.away = False
        self.away_for: set[str] = set()  # only those
        self.after: dict[str, Callable[[], Awaitable[None]]] = {}  # what happens once, before the caller is answered
        self.asked: list[str] = []
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def store(self) -> Store:
        return cast(Store, self)

    def begin_append(self, *rows: Any) -> None:
        """The same as ``append``, in a task."""
        *what, done = rows

        async def append() -> None:
            try:
                await self.__getattr__("append")(*what)
            except Exception as error:
                done(error)
            else:
                done(None)

        task = asyncio.get_running_loop().create_task(append())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def __getattr__(self, name: str) -> Any:
        real = getattr(self._store, name)
        if name in ALWAYS or not callable(real):
            return real

        async def ask(*args: Any, **named: Any) -> Any:
            self.asked.append(name)
            if self.away or name in self.away_for:
                raise Unreachable("away")
            answer = await real(*args, **named)
            if name in self.after:
                await self.after.pop(name)()
            return answer

        return ask
