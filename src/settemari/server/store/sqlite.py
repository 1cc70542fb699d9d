"""A store in one SQLite file, for one process.

One thread writes, and whatever arrives while it commits goes into its next transaction: the disk is waited for once a
group. It talks to sqlite3 itself, a statement for all rows of a group, with text that was compiled beforehand: this
is the hottest path there is. A few other threads read; the write-ahead log lets them do so at any time.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

from settemari.server.store.backing_up import copy_of
from settemari.server.store.calls import Call, Done, Group, news_of
from settemari.server.store.claiming import claim, let_go
from settemari.server.store.errors import CodeTaken, Gone, Taken, Unreachable
from settemari.server.store.rows import Entry, Seated, Shelf, Whisper
from settemari.server.store.sqlite_said import said_to_sqlite
from settemari.server.store.statement import Statement
from settemari.server.store.store import Store

READERS = 4
MOST_TOGETHER = 512  # calls in a transaction: so many take longer to write than the disk takes to sync
PATIENCE = 10.0  # seconds to wait for another program that has locked the file: a backup, somebody's shell
BEGIN = "BEGIN IMMEDIATE"  # lock first: a lock that is refused later on would fail the whole group
SAVEPOINT = "this_call"


class Change(NamedTuple):
    """Any other thing to write, and its caller's wait for the rows that the last statement returns."""

    statements: tuple[Statement, ...]
    given: dict[str, Any]
    done: Future[list[Any]]


class Missing(Exception):
    """A shelf that was to change is not there."""


Job = Call | Change
Outcome = list[Any] | Exception | None


def connected(file: Path) -> sqlite3.Connection:
    """A connection as every thread wants it: durable, with the log written ahead, and keeping to references."""
    settings = {"journal_mode": "WAL", "synchronous": "FULL", "foreign_keys": "ON"}
    connection = sqlite3.connect(file, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        for name, value in settings.items():
            connection.execute(f"PRAGMA {name}={value}")
    except BaseException:
        connection.close()
        raise
    return connection


class SqliteStore(Store):
    """Opened by ``open_store``, which has brought the file up to date."""

    is_alone = True

    def __init__(self, file: Path, loop: AbstractEventLoop) -> None:
        said = said_to_sqlite()
        super().__init__(said.statements)
        self._file = file
        self._loop = loop
        self._appending = said.appending
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._writing = connected(file)
        self._writer = threading.Thread(target=self._write, name="settemari-store", daemon=True)
        self._reading = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._readers = ThreadPoolExecutor(READERS, "settemari-store-reader")
        self._closed = False
        self._claimed: Path | None = None
        self._writer.start()

    # -- for callers -------------------------------------------------------------------------

    def begin_append(self, entries: Sequence[Entry], shelf: Shelf | None, seated: Sequence[Seated], done: Done) -> None:
        self._put(Call(entries, shelf, seated, done))

    async def backup(self, file: Path) -> None:
        await self._loop.run_in_executor(self._readers, self._copy, file)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._readers.shutdown)
        for connection in (*self._connections, self._writing):  # the writer last: it tidies up the write-ahead log
            connection.close()
        if self._claimed is not None:
            let_go(self._claimed)
        self._ears.end()
        self._whispers.end()

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """Whoever asks for a server's own secrets is one, and has the file alone from now on; raises InUse."""
        if self._claimed is None:
            self._claimed = claim(self._file)
        return await super().secret(name, fresh)

    async def ping(self) -> None:
        """Through the thread that writes: somebody who has locked the file is in nobody's way who only reads."""
        await self._change(self._statements.ping)

    def _pass_on(self, whisper: Whisper) -> None:
        self._whispers.tell([whisper])  # there is no other worker

    async def _read(self, statement: Statement, **given: Any) -> list[Any]:
        if self._closed:
            raise Unreachable(str(self._file))
        try:
            return await self._loop.run_in_executor(self._readers, self._look, statement, given)
        except sqlite3.OperationalError as error:
            raise Unreachable(str(error)) from error

    async def _change(self, *statements: Statement, **given: Any) -> list[Any]:
        done: Future[list[Any]] = self._loop.create_future()
        self._put(Change(statements, given, done))
        return await done

    def _put(self, job: Job) -> None:
        if self._closed:
            raise Unreachable(str(self._file))
        self._jobs.put(job)

    # -- the threads that read ---------------------------------------------------------------

    def _reader(self) -> sqlite3.Connection:
        """The thread's own connection. If none can be had now, the next call tries again: the thread stays."""
        connection: sqlite3.Connection | None = getattr(self._reading, "connection", None)
        if connection is None:
            connection = self._reading.connection = connected(self._file)
            self._connections.append(connection)
        return connection

    def _look(self, statement: Statement, given: dict[str, Any]) -> list[Any]:
        return self._reader().execute(statement.text, statement.arguments(given)).fetchall()

    def _copy(self, file: Path) -> None:
        copy_of(self._reader(), file)

    # -- the thread that writes --------------------------------------------------------------

    def _write(self) -> None:
        open_still = True
        while open_still:
            group: list[Job] = []
            job = self._jobs.get()
            while job is not None:
                group.append(job)
                if len(group) == MOST_TOGETHER:
                    break
                try:
                    job = self._jobs.get_nowait()
                except Empty:
                    break
            open_still = job is not None
            if group:
                outcomes = self._commit(group)
                self._loop.call_soon_threadsafe(self._settle, group, outcomes)

    def _commit(self, group: list[Job]) -> list[Outcome]:
        """Together; if anything is wrong with any of them, one after the other, so that no neighbour is harmed."""
        try:
            try:
                return self._transaction(self._together, group)
            except sqlite3.OperationalError:
                raise
            except Exception:
                return self._transaction(self._one_by_one, group)
        except Exception as error:  # whatever it is, nobody is to wait for ever
            return [Unreachable(str(error)) for _ in group]

    def _transaction(self, way: Callable[[list[Job]], list[Outcome]], group: list[Job]) -> list[Outcome]:
        self._writing.execute(BEGIN)
        try:
            outcomes = way(group)
            self._writing.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                self._writing.execute("ROLLBACK")
            raise
        return outcomes

    def _together(self, group: list[Job]) -> list[Outcome]:
        calls = [job for job in group if isinstance(job, Call)]
        if calls:
            self._append(Group(calls))
        return [None if isinstance(job, Call) else self._do(job) for job in group]

    def _one_by_one(self, group: list[Job]) -> list[Outcome]:
        outcomes: list[Outcome] = []
        for job in group:
            self._writing.execute(f"SAVEPOINT {SAVEPOINT}")
            try:
                outcomes += self._together([job])
            except sqlite3.OperationalError:
                raise
            except Exception as error:
                self._writing.execute(f"ROLLBACK TO {SAVEPOINT}")
                outcomes.append(self._why(job, error))
            self._writing.execute(f"RELEASE {SAVEPOINT}")
        return outcomes

    def _append(self, group: Group) -> None:
        say, write = self._appending, self._writing.executemany
        if group.begun:
            write(say.begin, group.begun)
        if group.changed and write(say.change, map(say.turned, group.changed)).rowcount < len(group.changed):
            raise Missing
        write(say.entry, group.entries)
        if group.seated:
            write(say.seat, group.seated)

    def _why(self, job: Job, error: Exception) -> Exception:
        """What to tell the caller."""
        if not isinstance(error, Missing | sqlite3.IntegrityError):
            return error
        if isinstance(job, Change):
            return Gone(str(job.given.get("table") or job.given.get("account")))
        if job.entries:
            span = {"table": job.table, "first": job.entries[0].number, "last": job.entries[-1].number}
            for (number,) in self._ask(self._statements.first_taken, span):
                return Taken(job.table, number)
        if job.begins and job.shelf is not None and self._ask(self._statements.find, {"code": job.shelf.code}):
            return CodeTaken(job.table, job.shelf.code)
        return Gone(job.table)

    def _do(self, change: Change) -> list[Any]:
        *first, last = change.statements
        for statement in first:
            self._ask(statement, change.given)
        return self._ask(last, change.given)

    def _ask(self, statement: Statement, given: dict[str, Any]) -> list[Any]:
        return self._writing.execute(statement.text, statement.arguments(given)).fetchall()

    # -- back in the loop --------------------------------------------------------------------

    def _settle(self, group: list[Job], outcomes: list[Outcome]) -> None:
        written = [
            job for job, outcome in zip(group, outcomes, strict=True) if isinstance(job, Call) and outcome is None
        ]
        if written:
            self.commits += 1
            self.appends += len(written)
            self._ears.tell(news_of(written))
        for job, outcome in zip(group, outcomes, strict=True):
            if isinstance(job, Call):
                assert outcome is None or isinstance(outcome, Exception)
                job.settle(outcome)
            elif not job.done.done():
                if isinstance(outcome, Exception):
                    job.done.set_exception(outcome)
                else:
                    job.done.set_result(outcome or [])
