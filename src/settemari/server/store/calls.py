"""Calls of ``append`` that wait for the next transaction, and what a group of them writes together."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence

from settemari.server.store.rows import Entry, Heard, Seated, Shelf

log = logging.getLogger("settemari.server.store")

Done = Callable[[Exception | None], None]  # told when all is written, or why it is not


class Call:
    """What one caller wants written, as a whole or not at all, and who is told of it."""

    __slots__ = ("begins", "done", "entries", "seated", "settled", "shelf", "table")

    def __init__(self, entries: Sequence[Entry], shelf: Shelf | None, seated: Sequence[Seated], done: Done) -> None:
        if shelf is not None:
            self.table = shelf.table
        else:
            self.table = entries[0].table if entries else seated[0].table
        if len(entries) + len(seated) > 1:  # nearly always it is one answer
            assert all(row[0] == self.table for row in (*entries, *seated)), "one call, one table"
            first = entries[0].number if entries else 0
            assert all(entry.number == first + at for at, entry in enumerate(entries)), "one after the other"
        self.entries = entries
        self.shelf = shelf
        self.seated = seated
        self.done = done
        self.settled = False
        # Only a table's first entry puts a shelf there: whoever comes too late must not bring back a forgotten table.
        self.begins = bool(entries) and entries[0].number == 1

    def settle(self, error: Exception | None) -> None:
        """Let the caller go on; the first word counts."""
        if not self.settled:
            self.settled = True
            try:
                self.done(error)
            except Exception:  # whatever one caller does with it, the others are not to wait for ever
                log.exception("somebody could not be told that something was written")


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
