"""What a store can do, whichever database keeps it.

A table is its log: entries 1, 2, 3 and so on, which are only ever added. The append of the next number is the only
lock in the system. Whoever loses the race gets ``Taken`` and reads on; states are rebuilt from the log by those who
need them. Beside its log every table has a shelf, one row for the lobby and for the expiry.

There is no clock in here: every time comes from the caller.
"""

from __future__ import annotations

from abc import abstractmethod
from asyncio import Future, get_running_loop
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from types import TracebackType

from settemari.server.awaited import caller_of
from settemari.server.store.calls import Done
from settemari.server.store.hearing import Ear, Ears
from settemari.server.store.keeping import Keeping
from settemari.server.store.leases import Leases
from settemari.server.store.people import People
from settemari.server.store.rows import EVERYTHING, Entry, Heard, Seated, Shelf, Whisper, read_shelf
from settemari.server.store.seats import Seats
from settemari.server.store.statement import Statements

LONGEST_WHISPER = 2_000  # bytes


class Store(Seats, People, Leases, Keeping):
    """An open database. It belongs to the event loop in which it was opened, and is to be closed there."""

    is_alone = False  # whether nobody else can write to it

    def __init__(self, statements: Statements) -> None:
        super().__init__(statements)
        self._ears: Ears[Heard] = Ears(EVERYTHING)
        self._whispers: Ears[Whisper] = Ears()
        self.commits = 0  # transactions with entries in them, for whoever measures
        self.appends = 0  # calls that they were made of

    # -- what each kind of database does in its own way ------------------------------------

    @abstractmethod
    def begin_append(self, entries: Sequence[Entry], shelf: Shelf | None, seated: Sequence[Seated], done: Done) -> None:
        """As ``append``, for who has no time to wait: ``done`` is called once it is written, or with what went wrong.

        Raises Unreachable if it is not even begun.
        """

    @abstractmethod
    async def backup(self, file: Path) -> None:
        """Copy everything into a new file while play goes on; raises NoBackup where that is done otherwise.

        It is one moment of all tables, and the file is whole or not there.
        """

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun, and let go of the database. It can be closed twice."""

    @abstractmethod
    def _pass_on(self, whisper: Whisper) -> None:
        """To all workers that there are."""

    async def __aenter__(self) -> Store:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # -- tables ------------------------------------------------------------------------------

    async def append(self, entries: Sequence[Entry], shelf: Shelf | None = None, seated: Sequence[Seated] = ()) -> None:
        """Write all of it, durably, or nothing; all of it is of one table.

        The first append of a table brings its shelf. Of any number who append the same number at once one does. Raises
        Taken (also CodeTaken, if a new table's code is another's) and Gone, and Unreachable, after which it may have
        been written nevertheless: then a second try is Taken, and the log tells by whom.
        """
        written: Future[None] = get_running_loop().create_future()
        self.begin_append(entries, shelf, seated, partial(caller_of(written), None))
        await written

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log from there on, in order; empty if there is no such table.

        It is one moment of the log: a call of ``append`` is in it as a whole or not at all.
        """
        return [Entry._make(row) for row in await self._read(self._statements.entries, table=table, after=after)]

    async def shelf(self, table: str) -> Shelf | None:
        """As the last append that brought one left it, at this moment."""
        rows = await self._read(self._statements.shelf, table=table)
        return read_shelf(rows[0]) if rows else None

    async def find(self, code: str) -> str | None:
        """The table with that code. A code is a table's own until it is forgotten, so links to its end stay good."""
        rows = await self._read(self._statements.find, code=code)
        return str(rows[0][0]) if rows else None

    async def lobby(self, limit: int) -> list[Shelf]:
        """Open tables at one moment, the one that changed last first."""
        return [read_shelf(row) for row in await self._read(self._statements.lobby, limit=limit)]

    async def expired(self, now: float, limit: int) -> list[str]:
        """Tables whose time is over, the longest overdue first. Several workers can be told of the same."""
        return [row[0] for row in await self._read(self._statements.expired, now=now, limit=limit)]

    async def forget(self, table: str) -> bool:
        """Remove a table with all that is kept of it, in one step; whether there was one, which one caller is told.

        Who appends at the same time either did so before, or gets Gone.
        """
        return bool(await self._change(self._statements.forget, table=table))

    async def rewrite(self, table: str, number: int, body: bytes) -> bool:
        """Change one line of a log for good, whether it was there: the only way to take a name out of one.

        It must mean the same to whoever reads the log: workers that have the table in memory are not told.
        """
        return bool(await self._change(self._statements.rewrite, table=table, number_=number, body=body))

    async def size(self) -> int:
        """How many tables there are at this moment."""
        return int((await self._read(self._statements.size))[0][0])

    async def ping(self) -> None:
        """Raises Unreachable if the database does not answer."""
        await self._read(self._statements.ping)

    # -- hearing -----------------------------------------------------------------------------

    def heard(self) -> Ear[Heard]:
        """What is appended from now on, by this worker and others: ``async for table, number in store.heard()``.

        A value stands for all entries of a table up to that number. ``EVERYTHING`` means that some may have been
        missed. What is heard can be old news already.
        """
        return self._ears.listen()

    async def whisper(self, table: str, body: bytes) -> None:
        """Tell whoever listens on any worker, this one too, something small about a table, and keep it nowhere.

        It returns at once. What one worker whispers arrives in that order, and once, or is lost: silently while the
        database is away, or with a store that is closed. Raises ValueError if it is no whisper any more.
        """
        if max(len(table.encode()), len(body)) > LONGEST_WHISPER:
            raise ValueError(f"longer than {LONGEST_WHISPER} bytes")
        self._pass_on(Whisper(table, body))

    def whispers(self) -> Ear[Whisper]:
        """What is whispered from now on: ``async for table, body in store.whispers()``.

        Who falls behind loses the oldest, and nobody is told of a gap.
        """
        return self._whispers.listen()
