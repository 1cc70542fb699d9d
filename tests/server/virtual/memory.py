"""A store in memory that answers at once: nobody waits for a disk or another thread, so that a test comes out the same
every time. It speaks to the same schema by the same statements as the real ones.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from settemari.server.store import CodeTaken, Entry, Gone, Seated, Shelf, Store, Taken
from settemari.server.store.calls import Done
from settemari.server.store.rows import Heard, Whisper
from settemari.server.store.sqlite_said import said_to_sqlite
from settemari.server.store.statement import Statement

_SCHEMA, _APPENDING, _STATEMENTS = said_to_sqlite()


class MemoryStore(Store):
    """Gone as soon as it is closed."""

    is_alone = True

    def __init__(self) -> None:
        super().__init__(_STATEMENTS)
        self._database = sqlite3.connect(":memory:", isolation_level=None)
        self._database.execute("PRAGMA foreign_keys=ON")
        for statement in _SCHEMA:
            self._database.execute(statement)

    def begin_append(self, entries: Sequence[Entry], shelf: Shelf | None, seated: Sequence[Seated], done: Done) -> None:
        self._database.execute("BEGIN")
        try:
            self._append(entries, shelf, seated)
        except Exception as error:
            self._database.execute("ROLLBACK")
            done(error)
            return
        self._database.execute("COMMIT")
        self.commits += 1
        self.appends += 1
        if entries:
            self._ears.tell([Heard(entries[-1].table, entries[-1].number)])
        done(None)

    def _append(self, entries: Sequence[Entry], shelf: Shelf | None, seated: Sequence[Seated]) -> None:
        begins = bool(entries) and entries[0].number == 1
        for entry in entries:
            if self._ask(_STATEMENTS.first_taken, table=entry.table, first=entry.number, last=entry.number):
                raise Taken(entry.table, entry.number)
        if shelf is not None and begins:
            if self._ask(_STATEMENTS.find, code=shelf.code):
                raise CodeTaken(shelf.table, shelf.code)
            self._database.execute(_APPENDING.begin, shelf)
        elif shelf is not None and not self._database.execute(_APPENDING.change, _APPENDING.turned(shelf)).rowcount:
            raise Gone(shelf.table)
        try:
            self._database.executemany(_APPENDING.entry, entries)
            self._database.executemany(_APPENDING.seat, seated)
        except sqlite3.IntegrityError as error:
            raise Gone(str(error)) from None

    async def _read(self, statement: Statement, **given: Any) -> Sequence[Any]:
        return self._ask(statement, **given)

    async def _change(self, *statements: Statement, **given: Any) -> Sequence[Any]:
        rows: Sequence[Any] = []
        for statement in statements:
            try:
                rows = self._ask(statement, **given)
            except sqlite3.IntegrityError as error:
                raise Gone(str(error)) from None
        return rows

    def _ask(self, statement: Statement, **given: Any) -> list[Any]:
        return self._database.execute(statement.text, statement.arguments(given)).fetchall()

    def _pass_on(self, whisper: Whisper) -> None:
        self._whispers.tell([whisper])

    async def backup(self, file: Path) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        self._database.close()
        self._ears.end()
        self._whispers.end()
