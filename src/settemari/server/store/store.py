"""What a store can do, whichever database keeps it.

A table is its log: entries 1, 2, 3 and so on, which are only ever added. The append of the next number is the only
lock in the system. Whoever loses the race gets ``Taken`` and reads on; states are rebuilt from the log by those who
need them. Beside its log every table has a shelf, one row for the lobby and for the expiry.

There is no clock in here: every time comes from the caller.
"""

from __future__ import annotations

import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

from settemari.server.store.errors import Gone
from settemari.server.store.hearing import Ear, Ears
from settemari.server.store.rows import Account, Entry, Guest, Pass, Place, Seated, Shelf
from settemari.server.store.statements import Statement, Statements

LONG_AGO = 0.0


def fold(name: str) -> str:
    """The form in which two names of accounts are the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


class Store(ABC):
    """An open database. It belongs to the event loop in which it was opened, and is to be closed there."""

    def __init__(self, statements: Statements) -> None:
        self._statements = statements
        self._ears = Ears()
        self.commits = 0  # transactions with entries in them, for whoever measures
        self.appends = 0  # calls that they were made of

    # -- what each kind of database does in its own way ------------------------------------

    @abstractmethod
    async def append(self, entries: Sequence[Entry], shelf: Shelf | None = None, seated: Sequence[Seated] = ()) -> None:
        """Write all of it, durably, or nothing; all of it is of one table.

        The first append of a table brings its shelf. Raises Taken (also CodeTaken, if a new table's code is another's)
        and Gone, and Unreachable, after which it may have been written nevertheless: then a second try is Taken, and
        the log tells by whom.
        """

    @abstractmethod
    async def backup(self, file: Path) -> None:
        """Copy everything into a new file while play goes on; raises NoBackup where that is done otherwise."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun, and let go of the database."""

    @abstractmethod
    async def _read(self, statement: Statement, **given: Any) -> Sequence[Any]: ...

    @abstractmethod
    async def _change(self, statement: Statement, **given: Any) -> Sequence[Any]:
        """Do it durably and give the rows it returns; raises Gone if it is about something that is not there."""

    async def __aenter__(self) -> Store:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # -- tables ------------------------------------------------------------------------------

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log from there on, in order; empty if there is no such table."""
        return [Entry._make(row) for row in await self._read(self._statements.entries, table=table, after=after)]

    async def shelf(self, table: str) -> Shelf | None:
        rows = await self._read(self._statements.shelf, table=table)
        return _shelf(rows[0]) if rows else None

    async def find(self, code: str) -> str | None:
        """The table with that code. A code is a table's own until it is forgotten, so links to its end stay good."""
        rows = await self._read(self._statements.find, code=code)
        return str(rows[0][0]) if rows else None

    async def lobby(self, limit: int) -> list[Shelf]:
        """Open tables, the one that changed last first."""
        return [_shelf(row) for row in await self._read(self._statements.lobby, limit=limit)]

    async def expired(self, now: float, limit: int) -> list[str]:
        """Tables whose time is over, the longest overdue first."""
        return [row[0] for row in await self._read(self._statements.expired, now=now, limit=limit)]

    async def forget(self, table: str) -> bool:
        """Remove a table with all that is kept of it; whether there was one."""
        return bool(await self._change(self._statements.forget, table=table))

    def heard(self) -> Ear:
        """What is appended from now on, by this worker and others: ``async for table, number in store.heard()``.

        A value stands for all entries of a table up to that number. ``EVERYTHING`` means that some may have been
        missed. What is heard can be old news already.
        """
        return self._ears.listen()

    async def ping(self) -> None:
        """Raises Unreachable if the database does not answer."""
        await self._read(self._statements.ping)

    # -- seats -------------------------------------------------------------------------------

    async def seated(self, table: str) -> list[Seated]:
        """Who sits at a table, as far as it was told with the appends."""
        return [Seated._make(row) for row in await self._read(self._statements.seated, table=table)]

    async def tables_of(self, guest: str) -> list[Place]:
        """Where a guest has a seat, the table that changed last first."""
        rows = await self._read(self._statements.tables_of, guest=guest)
        return [Place(seat, _shelf(shelf)) for seat, *shelf in rows]

    async def add_pass(self, one_time: Pass) -> bool:
        """Whether there was none with that hash."""
        return bool(await self._change(self._statements.add_pass, **one_time._asdict()))

    async def redeem(self, hash: str, now: float) -> Seated | None:
        """The seat that a one-time code is for. It can be had once, however many ask at the same moment."""
        rows = await self._change(self._statements.redeem, hash=hash, now=now)
        return Seated(rows[0][0], rows[0][1], None) if rows else None

    async def drop_passes(self, now: float) -> None:
        """Remove one-time codes that have expired."""
        await self._change(self._statements.drop_passes, now=now)

    # -- guests and accounts -----------------------------------------------------------------

    async def add_guest(self, guest: Guest) -> bool:
        """Whether there was none with that id; raises Gone if the account is not there."""
        return bool(await self._change(self._statements.add_guest, **guest._asdict()))

    async def guest(self, id: str) -> Guest | None:
        rows = await self._read(self._statements.guest, guest=id)
        return Guest._make(rows[0]) if rows else None

    async def guests_of(self, account: str) -> list[Guest]:
        """Everybody who signed in with that name, the eldest first."""
        rows = await self._read(self._statements.guests_of, account=fold(account))
        return [Guest._make(row) for row in rows]

    async def change_guest(self, guest: Guest) -> bool:
        """When they were seen, their name and their account; whether there is such a guest."""
        changes = {"seen": guest.seen, "name": guest.name, "account": guest.account}
        return bool(await self._change(self._statements.change_guest, id_=guest.id, **changes))

    async def delete_guest(self, id: str) -> bool:
        """Their seats stay, and are nobody's."""
        return bool(await self._change(self._statements.delete_guest, guest=id))

    async def add_account(self, account: Account) -> bool:
        """Whether the name was free, however it is spelled."""
        return bool(
            await self._change(self._statements.add_account, folded=fold(account.name), **account._asdict()),
        )

    async def account(self, name: str) -> Account | None:
        rows = await self._read(self._statements.account, folded_=fold(name))
        return Account._make(rows[0]) if rows else None

    async def change_account(self, account: Account) -> bool:
        """The spelling of its name and its password; whether there is one of that name."""
        changes = {"name": account.name, "hash": account.hash}
        return bool(await self._change(self._statements.change_account, folded_=fold(account.name), **changes))

    async def delete_account(self, name: str) -> bool:
        """Its guests stay, without an account."""
        return bool(await self._change(self._statements.delete_account, folded_=fold(name)))

    # -- leases ------------------------------------------------------------------------------

    async def lease(self, table: str, worker: str, now: float, until: float) -> bool:
        """Take a table's lease, renew one's own, or take over one that has expired; whether it is the worker's now."""
        try:
            return bool(await self._change(self._statements.lease, table=table, worker=worker, now=now, until=until))
        except Gone:
            return False

    async def renew(self, worker: str, until: float) -> set[str]:
        """Renew every lease of a worker at once; these are the tables it still has."""
        return {row[0] for row in await self._change(self._statements.renew, worker=worker, until=until)}

    async def release(self, worker: str) -> None:
        """A worker goes: what it was driving can be taken over at once."""
        await self._change(self._statements.renew, worker=worker, until=LONG_AGO)

    async def give_up(self, table: str, worker: str) -> None:
        """Nothing at a table needs driving any more: it has no lease, and nobody is to take it up."""
        await self._change(self._statements.give_up, table=table, worker=worker)

    async def unleased(self, now: float, limit: int) -> list[str]:
        """Tables that have not ended and whose worker has not renewed its lease: somebody is to take them up."""
        return [row[0] for row in await self._read(self._statements.unleased, now=now, limit=limit)]


def _shelf(row: Sequence[Any]) -> Shelf:
    table, code, game, listed, ended, changed, expires, info = row
    return Shelf(table, code, game, bool(listed), bool(ended), changed, expires, info)
