"""A database of an earlier version: it is brought up to date with all that is in it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Column, Connection, Integer, MetaData, Table, Text, insert

from settemari.server.store import Account, Guest, Place, Report, Seated, Shelf, migrations, open_store
from settemari.server.store.upgrading import upgrade
from tests.server.store.conftest import Run
from tests.server.store.directly import described, directly, version
from tests.server.store.sample import NOON, entry, shelf

# As they were: not made from the rows of today.
OF_0001: dict[str, list[dict[str, Any]]] = {
    "accounts": [{"folded": "anna", "name": "Anna", "hash": "hash", "made": NOON}],
    "guests": [
        {"id": "g1", "made": NOON, "seen": NOON, "name": "Anna", "account": "anna"},
        {"id": "g2", "made": NOON, "seen": NOON, "name": None, "account": None},
    ],
    "shelves": [
        {
            "table": "t",
            "code": "code-t",
            "game": "maretta",
            "open": True,
            "ended": False,
            "changed": NOON,
            "expires": NOON + 3600,
            "info": b'{"seats":4}',
        }
    ],
    "entries": [
        {"table": "t", "number": number, "at": NOON + number, "kind": "choice", "body": b"{}"} for number in (1, 2)
    ],
    "seats": [{"table": "t", "seat": seat, "guest": guest} for seat, guest in enumerate(("g1", "g2", None))],
    "passes": [{"hash": "once", "table": "t", "seat": 1, "expires": NOON + 60}],
    "leases": [{"table": "t", "worker": "w1", "until": NOON}],
}


def make_0001(connection: Connection) -> None:
    upgrade(connection, "0001")
    tables = MetaData()
    tables.reflect(connection)
    for name, rows in OF_0001.items():
        connection.execute(insert(tables.tables[name]), rows)


def test_everything_of_the_first_version_is_there_after_the_upgrade(address: str, run: Run[Any]) -> None:
    open_t: Shelf = shelf("t", open=True)

    async def story() -> None:
        await directly(address, make_0001)
        assert await directly(address, version) == "0001"
        async with await open_store(address) as store:
            assert await store.entries("t") == [entry("t", 1), entry("t", 2)]
            assert await store.lobby(10) == [open_t]
            assert await store.account("Anna") == Account("Anna", "hash", NOON)
            assert await store.guests_of("Anna") == [Guest("g1", NOON, NOON, "Anna", "anna")]
            assert await store.seated("t") == [Seated("t", 0, "g1"), Seated("t", 1, "g2"), Seated("t", 2, None)]
            assert await store.tables_of("g1") == [Place(0, open_t)]
            assert await store.seen("t") == {0: 0, 1: 0, 2: 0}
            assert await store.unleased(NOON, 10) == ["t"]
            assert await store.redeem("once", NOON) == Seated("t", 1, None)

            await store.saw("t", 0, 5)
            await store.append([entry("t", 3)], None, [Seated("t", 0, "g1"), Seated("t", 1, "g1")])
            assert await store.seen("t") == {0: 5, 1: 0, 2: 0}
            assert await store.secret("key", b"fresh") == b"fresh"
            await store.keep_variant("digest", b"body")
            await store.add_report(Report("r", NOON, "t", b"{}"))
            assert await store.forget("t") is True
            assert await store.seated("t") == []
        assert await directly(address, version) == migrations.LATEST

    run(story())


def test_a_worker_of_the_first_version_goes_on_writing_seats(address: str, run: Run[Any]) -> None:
    """While the workers are replaced one after the other."""
    seats = Table("seats", MetaData(), Column("table", Text), Column("seat", Integer), Column("guest", Text))
    row = {"table": "t", "seat": 3, "guest": "g2"}

    async def story() -> None:
        await directly(address, make_0001)
        async with await open_store(address) as store:
            await directly(address, lambda connection: connection.execute(insert(seats), [row]))
            assert (await store.seated("t"))[-1] == Seated("t", 3, "g2")
            assert (await store.seen("t"))[3] == 0

    run(story())


def test_a_later_step_that_fails_leaves_the_earlier_version_as_it_was(address: str, run: Run[Any]) -> None:
    obstacle = Table("reports", MetaData(), Column("left_by_somebody", Text))

    async def story() -> None:
        await directly(address, make_0001)
        await directly(address, obstacle.create)
        before = await directly(address, described)
        with pytest.raises(Exception, match="reports"):
            await open_store(address)
        assert await directly(address, described) == before
        assert await directly(address, version) == "0001"
        await directly(address, obstacle.drop)
        async with await open_store(address) as store:
            assert await store.entries("t") == [entry("t", 1), entry("t", 2)]

    run(story())


def test_workers_that_start_together_upgrade_once(shared_address: str, run: Run[Any]) -> None:
    async def story() -> None:
        await directly(shared_address, make_0001)
        stores = await asyncio.gather(*(open_store(shared_address) for _ in range(4)))
        assert [await store.seen("t") for store in stores] == [{0: 0, 1: 0, 2: 0}] * 4
        for store in stores:
            await store.close()

    run(story())
