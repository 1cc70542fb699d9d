"""Being told to stop while programs run for us: they are ended first, whoever says so."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn


@contextmanager
def stopped_like_ctrl_c(wanted: bool) -> Iterator[None]:
    """If wanted, a closed terminal and a polite kill within are what Ctrl-C is: KeyboardInterrupt."""
    signals = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if wanted and hasattr(signal, name)]
    before = {number: signal.signal(number, _interrupt) for number in signals}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _interrupt(number: int, frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt
