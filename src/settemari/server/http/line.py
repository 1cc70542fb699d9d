"""What a stream needs of the connection to its client."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Line(Protocol):
    """The connection to a client (``connections.py``)."""

    def attach(self, heard: Callable[[str], int], writable: Callable[[], None]) -> None:
        """Who is given every message, and says how many wait; and who is told when there is room again."""

    @property
    def writable_now(self) -> bool:
        """Whether the client reads what it is told."""

    def say(self, message: bytes) -> None: ...

    def read_on(self) -> None:
        """Nothing waits any more: the client may go on."""

    def hang_up(self) -> None: ...
