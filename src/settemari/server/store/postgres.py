"""A store in PostgreSQL, for any number of workers on any number of hosts.

A group of appends is one statement, so it takes one round trip and is a transaction by itself. If a number in it turns
out to be taken, nothing of it was written; the losers are told and the rest goes once more. Its last part tells every
worker that listens how far which log has come.

The driver gets text compiled from the schema, for the reason that ``sqlite`` gives.
"""

from __future__ import annotations

import asyncio
import contextlib
from asyncio import Task
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy import Text, bindparam, func, literal_column, select

from settemari.server.store.calls import Call, Done, Group
from settemari.server.store.errors import CodeTaken, Gone, NoBackup, Taken, Unreachable
from settemari.server.store.postgres_append import DIALECT, Appending, entries_of, everything_of
from settemari.server.store.postgres_listen import Listening
from settemari.server.store.postgres_whisper import WHISPERS, Whispering
from settemari.server.store.rows import Entry, Seated, Shelf, Whisper
from settemari.server.store.statement import Statement
from settemari.server.store.statements import compiled, statements_for
from settemari.server.store.store import Store

CONNECTIONS = 8
MOST_TOGETHER = 512  # calls in a transaction
CONNECT_SECONDS = 5.0
ANSWER_SECONDS = 10.0  # a host that vanished without a word is not waited for longer
ATTEMPTS = 3

AWAY = (
    OSError,  # which includes every timeout
    asyncpg.InterfaceError,  # the connection was closed
    asyncpg.InternalClientError,  # it was closed in the middle of something
    asyncpg.PostgresConnectionError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.OperatorInterventionError,  # it is being stopped, or has not started yet
    asyncpg.InsufficientResourcesError,  # its disk is full, or it has too many connections
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,  # a replica answers
)
CLASH = (asyncpg.UniqueViolationError, asyncpg.ForeignKeyViolationError)
AGAIN = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)


@contextlib.contextmanager
def reaching() -> Iterator[None]:
    """Whatever says that the database is away says Unreachable."""
    try:
        yield
    except AWAY as error:
        raise Unreachable(str(error) or type(error).__name__) from error


# Durable whatever the server's default is. And all that is asked for here are a few rows by their keys, of tables that
# can be long; but the planner cannot know how few a parameter brings, and would go through all shelves to change one.
SETTINGS = {"synchronous_commit": "on", "enable_hashjoin": "off", "enable_mergejoin": "off"}


async def connect(address: str) -> Any:
    """A connection as all parts of a store want it; raises Unreachable."""
    with reaching():
        return await asyncpg.connect(
            address, timeout=CONNECT_SECONDS, command_timeout=ANSWER_SECONDS, server_settings=SETTINGS
        )


async def version_of(connection: Any) -> str | None:
    """How far the migrations have come there."""
    with reaching():
        try:
            version = await connection.fetchval(statements_for(DIALECT).version.text)
        except asyncpg.UndefinedTableError:
            return None
    return None if version is None else str(version)


class PostgresStore(Store):
    """Opened by ``open_store``, which has brought the database up to date."""

    def __init__(self, address: str) -> None:
        super().__init__(statements_for(DIALECT))
        self._appending = Appending()
        self._waiting: list[Call] = []
        self._writing: Task[None] | None = None
        self._listening = Listening(lambda: connect(address), self._ears, self._whispers)
        saying = func.pg_notify(literal_column(f"'{WHISPERS}'"), bindparam("note", type_=Text))
        whisper = compiled(select(func.count(saying)), DIALECT)
        self._whispering = Whispering(lambda note: self._read(whisper, note=note))
        self._closed = False

        async def one_more(*_: object, **__: object) -> Any:
            return await connect(address)

        async def as_it_is(connection: Any) -> None:
            """No statement here leaves anything behind, so nothing is to be reset, at the price of a round trip."""

        self._pool = asyncpg.create_pool(address, min_size=1, max_size=CONNECTIONS, connect=one_more, reset=as_it_is)

    async def start(self) -> None:
        with reaching():
            await self._pool
        await self._listening.start()

    def begin_append(self, entries: Sequence[Entry], shelf: Shelf | None, seated: Sequence[Seated], done: Done) -> None:
        if self._closed:
            raise Unreachable("closed")
        self._waiting.append(Call(entries, shelf, seated, done))
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write())

    async def backup(self, file: Path) -> None:
        raise NoBackup("pg_dump")

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        if self._writing is not None:
            await self._writing
        await self._whispering.stop()
        await self._listening.stop()
        try:
            await asyncio.wait_for(self._pool.close(), ANSWER_SECONDS)
        except (TimeoutError, *AWAY):
            self._pool.terminate()
        self._ears.end()
        self._whispers.end()

    def _pass_on(self, whisper: Whisper) -> None:
        self._whispering.put(whisper)

    async def _read(self, statement: Statement, **given: Any) -> Sequence[Any]:
        with reaching():
            rows: Sequence[Any] = await self._pool.fetch(statement.text, *statement.arguments(given))
        return rows

    async def _change(self, *statements: Statement, **given: Any) -> Sequence[Any]:
        for attempt in range(ATTEMPTS):
            try:
                if len(statements) == 1:  # a transaction by itself
                    return await self._read(statements[0], **given)
                return await self._one_after_the_other(statements, given)
            except asyncpg.ForeignKeyViolationError:
                raise Gone(str(given.get("table") or given.get("account"))) from None
            except AGAIN as error:
                if attempt == ATTEMPTS - 1:
                    raise Unreachable(str(error)) from error
        raise AssertionError("the last attempt ends it")

    async def _one_after_the_other(self, statements: Sequence[Statement], given: dict[str, Any]) -> Sequence[Any]:
        rows: Sequence[Any] = ()
        with reaching():
            async with self._pool.acquire() as connection, connection.transaction():
                for statement in statements:
                    rows = await connection.fetch(statement.text, *statement.arguments(given))
        return rows

    # -- the group ---------------------------------------------------------------------------

    async def _write(self) -> None:
        """Group after group, as long as anybody waits."""
        try:
            while self._waiting:
                calls, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
                try:
                    await self._write_group(calls)
                except Exception as error:  # whatever it is, nobody is to wait for ever
                    for call in calls:  # those who have their answer already keep it
                        call.settle(Unreachable(str(error)))
        finally:
            self._writing = None

    async def _write_group(self, calls: list[Call]) -> None:
        """Together, without those who lost a race; if it is something else that is wrong, each alone."""
        while len(calls) > 1:
            try:
                return await self._commit(calls)
            except CLASH:
                left = await self._without_losers(calls)
                if len(left) == len(calls):
                    break
                calls = left
            except Unreachable:
                raise
            except Exception:  # a text that PostgreSQL cannot keep, or a deadlock
                break
        for call in calls:
            await self._write_alone(call)

    async def _without_losers(self, calls: list[Call]) -> list[Call]:
        """Tell those whose numbers are taken."""
        taken = await self._taken(calls)
        left = []
        for call in calls:
            numbers = [entry.number for entry in call.entries if (entry.table, entry.number) in taken]
            if numbers:
                call.settle(Taken(call.table, numbers[0]))
            else:
                left.append(call)
        return left

    async def _write_alone(self, call: Call) -> None:
        for attempt in range(ATTEMPTS):
            try:
                return await self._commit([call])
            except AGAIN as error:
                if attempt == ATTEMPTS - 1:
                    raise Unreachable(str(error)) from error
            except CLASH:
                return call.settle(await self._why(call))
            except Unreachable:
                raise
            except Exception as error:
                return call.settle(error)

    async def _commit(self, calls: list[Call]) -> None:
        rows = await self._read(self._appending.append, **everything_of(calls))
        self.commits += 1
        self.appends += len(calls)
        changed = rows[0][0] or ()
        for call in calls:
            # With an entry the shelf was there, or the entry would have been refused.
            lacking = not call.entries and call.shelf is not None and call.table not in changed
            call.settle(Gone(call.table) if lacking else None)

    async def _taken(self, calls: list[Call]) -> set[tuple[str, int]]:
        rows = await self._read(self._appending.taken, **entries_of(Group(calls).entries))
        return {(table, number) for table, number in rows}

    async def _why(self, call: Call) -> Exception:
        """What to tell the caller."""
        taken = await self._taken([call])
        if taken:
            return Taken(*min(taken))
        if call.begins and call.shelf is not None and await self.find(call.shelf.code) is not None:
            return CodeTaken(call.table, call.shelf.code)
        return Gone(call.table)
