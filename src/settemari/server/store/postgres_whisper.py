"""Whispers on their way to all workers, over a channel of their own.

They go one note after the other, and what waits meanwhile goes together in the next: nobody waits for them, and they
never hold more than one connection. While the database is away they are lost.
"""

from __future__ import annotations

import asyncio
from asyncio import Task
from base64 import b64decode, b64encode
from collections import deque
from collections.abc import Awaitable, Callable

from settemari.server.store.postgres_append import LONGEST_NOTE
from settemari.server.store.rows import Whisper

WHISPERS = "settemari_whispers"
MOST_WAITING = 1_000  # then the oldest are lost


class Whispering:
    """Takes whispers until it is stopped, and hands on notes."""

    def __init__(self, send: Callable[[str], Awaitable[object]]) -> None:
        self._send = send
        self._waiting: deque[str] = deque(maxlen=MOST_WAITING)
        self._sending: Task[None] | None = None
        self._stopped = False

    def put(self, whisper: Whisper) -> None:
        if self._stopped:
            return
        self._waiting.append(written(whisper))
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send_all())

    async def stop(self) -> None:
        """After what waits now."""
        self._stopped = True
        if self._sending is not None:
            await self._sending

    async def _send_all(self) -> None:
        try:
            while self._waiting:
                await self._send(next_note(self._waiting))
        except Exception:  # whatever it is, it will be out of date before it can be said
            self._waiting.clear()
        finally:
            self._sending = None


def written(whisper: Whisper) -> str:
    """A line: whatever is in it, the database and a reader of lines can take it."""
    return f"{b64encode(whisper.table.encode()).decode()} {b64encode(whisper.body).decode()}"


def next_note(lines: deque[str]) -> str:
    """As many lines as fit, taken from the front. One in each transaction: of two that are equal one would get lost."""
    note = lines.popleft()
    while lines and len(note) + len(lines[0]) < LONGEST_NOTE:
        note += "\n" + lines.popleft()
    return note


def read_whispers(note: str) -> list[Whisper]:
    lines = (line.split(" ") for line in note.split("\n"))
    return [Whisper(b64decode(table).decode(), b64decode(body)) for table, body in lines]
