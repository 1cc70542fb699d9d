"""Hangs up on whoever does not go on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Patience:
    """Looks every so many seconds how far somebody is, and hangs up on who is no further than at the look before."""

    def __init__(self, hang_up: Callable[[], None], state: Callable[[], object], seconds: float) -> None:
        """``state``: how far it is; None: it is for us to go on."""
        self._hang_up = hang_up
        self._state = state
        self._seconds = seconds
        self._last: object = None
        self._timer = self._later()

    def _later(self) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(self._seconds, self._look)

    def _look(self) -> None:
        state = self._state()
        if state is not None and state == self._last:
            self._hang_up()
            return
        self._last = state
        self._timer = self._later()

    def stop(self) -> None:
        self._timer.cancel()
