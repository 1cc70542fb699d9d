"""A lock that can also be taken without waiting, if it is free: most of the time nobody else wants it."""

from __future__ import annotations

import asyncio
from collections import deque
from types import TracebackType


class Guard:
    """Whoever waits gets it in turn: ``async with guard``, or ``guard.take()`` and ``guard.release()``."""

    def __init__(self) -> None:
        self.is_taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take it if it is free; whether it was."""
        if self.is_taken:
            return False
        self.is_taken = True
        return True

    async def wait(self) -> None:
        """Take it as soon as it is free."""
        if self.take():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was just handed over
                self.release()
            raise

    def release(self) -> None:
        """Hand it to who has waited for longest."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.is_taken = False

    async def __aenter__(self) -> None:
        await self.wait()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()
