"""Calls of ``append`` that wait for the next transaction, and what a group of them writes together."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Iterable, Sequence

from settemari.server.store.rows import Entry, Heard, Seated, Shelf


class Call:
    """What one caller wants written, as a whole or not at all, and the caller's wait for it."""

    __slots__ = ("begins", "done", "entries", "seated", "shelf", "table")

    def __init__(
        self, entries: Sequence[Entry], shelf: Shelf | None, seated: Sequence[Seated], done: Future[None]
    ) -> None:
        if shelf is not None:
            self.table = shelf.table
        else:
            self.table = entries[0].table if entries else seated[0].table
        assert all(row[0] == self.table for row in (*entries, *seated)), "one call, one table"
        assert all(entry.number == entries[0].number + at for at, entry in enumerate(entries)), "one after the other"
        self.entries = entries
        self.shelf = shelf
        self.seated = seated
        self.done = done
        # Only a table's first entry puts a shelf there: whoever comes too late must not bring back a forgotten table.
        self.begins = bool(entries) and entries[0].number == 1

    def settle(self, error: Exception | None) -> None:
        """Let the caller go on, unless they went away."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Group:
    """The rows of several calls, sorted by what is to be done with them; of rows for the same place the last one."""

    def __init__(self, calls: Iterable[Call]) -> None:
        begun: dict[str, Shelf] = {}
        changed: dict[str, Shelf] = {}
        seated: dict[tuple[str, int], Seated] = {}
        entries: list[Entry] = []
        for call in calls:
            entries += call.entries
            if call.shelf is not None:
                (begun if call.begins or call.table in begun else changed)[call.table] = call.shelf
            for row in call.seated:
                seated[row[:2]] = row
        self.begun = list(begun.values())
        self.changed = list(changed.values())
        self.seated = list(seated.values())
        self.entries = entries


def news_of(calls: Iterable[Call]) -> list[Heard]:
    """How far each log has come."""
    last = {call.table: call.entries[-1].number for call in calls if call.entries}
    return [Heard(table, number) for table, number in last.items()]
