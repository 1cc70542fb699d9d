"""Appending to logs: in order, as a whole, each number once, and in groups that do not harm their neighbours."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from settemari.server.store import CodeTaken, Entry, Gone, Guest, Seated, Shelf, Taken, Unreachable, open_store
from settemari.server.store.postgres import PostgresStore
from settemari.server.store.sqlite import SqliteStore
from tests.server.store.conftest import Run
from tests.server.store.directly import directly
from tests.server.store.sample import NOON, begin, entry, numbers, shelf

FULL = 2  # as SQLite counts how synchronous it is
LAX = "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', current_database()); END $$"


def test_entries_come_back_as_they_were_written_and_in_order(address: str, run: Run[Any]) -> None:
    written = [Entry("t", number, NOON + number / 3, f"kind-{number}", bytes([0, 255, number])) for number in (1, 2, 3)]

    async def story() -> None:
        async with await open_store(address) as store:
            await store.append(written[:1], shelf("t"))
            await store.append(written[1:])
            assert await store.entries("t") == written
            assert await store.entries("t", after=1) == written[1:]
            assert await store.entries("t", after=3) == []
            assert await store.entries("other") == []

    run(story())


def test_what_was_written_is_there_when_the_store_is_opened_again(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            await begin(store, "t")
        async with await open_store(address) as store:
            assert await store.entries("t") == [entry("t", 1)]
            assert await store.shelf("t") == shelf("t")

    run(story())


def test_a_number_can_be_had_once(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            await begin(store, "t")
            await store.append([entry("t", 2, body=b"first")])
            with pytest.raises(Taken) as error:
                await store.append([entry("t", 2, body=b"second")])
            assert (error.value.table, error.value.number) == ("t", 2)
            assert [one.body for one in await store.entries("t", after=1)] == [b"first"]

    run(story())


def test_of_many_who_want_the_same_number_at_once_one_gets_it(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            await begin(store, "t")
            calls = [store.append([entry("t", 2, body=b"%d" % who)]) for who in range(20)]
            outcomes = await asyncio.gather(*calls, return_exceptions=True)
            [winner] = [who for who, outcome in enumerate(outcomes) if outcome is None]
            assert [type(outcome) for who, outcome in enumerate(outcomes) if who != winner] == [Taken] * 19
            assert [one.body for one in await store.entries("t", after=1)] == [b"%d" % winner]

    run(story())


@pytest.mark.parametrize("taken", [2, 3, 4])
def test_a_call_stands_or_falls_as_a_whole(address: str, run: Run[Any], taken: int) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            await store.add_guest(Guest("anna", NOON, NOON))
            await begin(store, "t")
            await store.append([entry("t", taken)])
            changed = shelf("t", ended=True)
            with pytest.raises(Taken) as error:
                await store.append([entry("t", at) for at in (2, 3, 4)], changed, [Seated("t", 0, "anna")])
            assert error.value.number == taken
            assert await numbers(store, "t") == [1, taken]
            assert await store.shelf("t") == shelf("t")
            assert await store.seated("t") == []

    run(story())


def test_neighbours_of_a_conflict_are_unharmed(address: str, run: Run[Any]) -> None:
    tables = [f"t{at:02}" for at in range(40)]
    late = set(tables[::7])

    async def story() -> None:
        async with await open_store(address) as store:
            await begin(store, *tables)
            for table in late:
                await store.append([entry(table, 3, body=b"early")])
            calls = [store.append([entry(table, 2), entry(table, 3)], shelf(table, ended=True)) for table in tables]
            outcomes = dict(zip(tables, await asyncio.gather(*calls, return_exceptions=True), strict=True))
            assert {table for table, outcome in outcomes.items() if isinstance(outcome, Taken)} == late
            assert {table for table, outcome in outcomes.items() if outcome is None} == set(tables) - late
            for table in tables:
                found = await store.shelf(table)
                assert await numbers(store, table) == ([1, 3] if table in late else [1, 2, 3])
                assert found is not None
                assert found.ended is (table not in late)

    run(story())


def test_who_reads_on_and_appends_next_is_unharmed_by_who_comes_too_late(address: str, run: Run[Any]) -> None:
    """Two calls about the same table in one group: one has lost, the other has not."""

    async def story() -> None:
        async with await open_store(address) as store:
            await begin(store, "t", "other")
            await store.append([entry("t", 2)])
            calls = [store.append([one]) for one in (entry("t", 2), entry("t", 3), entry("other", 2), entry("t", 4))]
            outcomes = await asyncio.gather(*calls, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [Taken, type(None), type(None), type(None)]
            assert await numbers(store, "t") == [1, 2, 3, 4]

    run(story())


def test_neighbours_of_what_cannot_be_written_are_unharmed(address: str, run: Run[Any]) -> None:
    """Half a character is no text, and no database takes it."""

    async def story() -> None:
        async with await open_store(address) as store:
            await begin(store, "a", "b", "c")
            calls = [store.append([entry(*one)]) for one in (("a", 2), ("b", 2, "\ud800"), ("c", 2))]
            outcomes = await asyncio.gather(*calls, return_exceptions=True)
            assert outcomes[0] is None
            assert isinstance(outcomes[1], Exception)
            assert not isinstance(outcomes[1], Taken | Gone | Unreachable)
            assert outcomes[2] is None
            assert [await numbers(store, table) for table in "abc"] == [[1, 2], [1], [1, 2]]

    run(story())


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
def test_a_file_is_written_ahead_and_in_full(address: str, run: Run[Any]) -> None:
    """A commit is on the disk when it is acknowledged, whatever happens to the machine: no test can pull its plug."""

    async def story() -> None:
        async with await open_store(address) as store:
            assert isinstance(store, SqliteStore)
            settings = [
                store._writing.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")
            ]
            assert settings == ["wal", FULL]

    run(story())


@pytest.mark.parametrize("address", ["postgres"], indirect=True)
def test_and_so_is_postgresql_even_if_it_was_told_otherwise(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        await directly(address, lambda connection: connection.exec_driver_sql(LAX))
        async with await open_store(address) as store:
            assert isinstance(store, PostgresStore)
            assert await store._pool.fetchval("SHOW synchronous_commit") == "on"

    run(story())


def test_calls_that_wait_share_the_next_commit(address: str, run: Run[Any]) -> None:
    tables = [f"t{at}" for at in range(100)]

    async def story() -> None:
        async with await open_store(address) as store:
            await asyncio.gather(*(store.append([entry(table, 1)], shelf(table)) for table in tables))
            before = store.commits
            for number in range(2, 12):
                await asyncio.gather(*(store.append([entry(table, number)]) for table in tables))
            assert store.appends == 1100
            assert 10 <= store.commits - before <= 40, "ten rounds of a hundred"

    run(story())


def test_a_caller_who_goes_away_disturbs_nobody(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            await begin(store, "a", "b")
            leaving, staying = (asyncio.ensure_future(store.append([entry(table, 2)])) for table in "ab")
            await asyncio.sleep(0)
            leaving.cancel()
            await staying
            await store.append([entry("b", 3)])
            assert await numbers(store, "b") == [1, 2, 3]

    run(story())


def test_a_new_table_cannot_have_the_code_of_another(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            await begin(store, "a", code="TIDE")
            calls = [begin(store, "b", code="TIDE"), begin(store, "c", code="EBB")]
            clash, fine = await asyncio.gather(*calls, return_exceptions=True)
            assert isinstance(clash, CodeTaken)
            assert (clash.table, clash.code) == ("b", "TIDE")
            assert fine is None
            assert [await store.find(code) for code in ("TIDE", "EBB", "FLOOD")] == ["a", "c", None]
            assert await store.entries("b") == []

    run(story())


def test_who_begins_the_same_table_twice_is_told_that_it_is_there(address: str, run: Run[Any]) -> None:
    """That is how a caller finds out after an answer that got lost; it is no clash of codes."""

    async def story() -> None:
        async with await open_store(address) as store:
            await begin(store, "t")
            with pytest.raises(Taken) as error:
                await begin(store, "t")
            assert type(error.value) is Taken

    run(story())


def test_a_forgotten_table_is_not_brought_back(address: str, run: Run[Any]) -> None:
    late: list[tuple[list[Entry], Shelf | None]] = [
        ([entry("t", 2)], None),
        ([entry("t", 2)], shelf("t")),
        ([], shelf("t")),
    ]

    async def story() -> None:
        async with await open_store(address) as store:
            await begin(store, "t", "other")
            assert await store.forget("t") is True
            for entries, changed in late:
                with pytest.raises(Gone) as error:
                    await store.append(entries, changed)
                assert error.value.what == "t"
            calls = [store.append([entry("other", 2)]), *(store.append(*one) for one in late)]
            outcomes = await asyncio.gather(*calls, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [type(None), Gone, Gone, Gone]
            assert await store.shelf("t") is None
            assert await store.entries("t") == []
            assert await store.forget("t") is False

    run(story())


def test_a_shelf_can_change_without_an_entry(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            await begin(store, "t")
            await store.append([], shelf("t", open=True, info=b"new"))
            assert await store.shelf("t") == shelf("t", open=True, info=b"new")
            assert await numbers(store, "t") == [1]

    run(story())


def test_of_two_shelves_in_one_group_the_later_stays(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            steps = [store.append([entry("t", at)], shelf("t", info=b"%d" % at)) for at in (1, 2, 3)]
            await asyncio.gather(*steps)
            assert await store.shelf("t") == shelf("t", info=b"3")

    run(story())


def test_a_closed_store_is_unreachable(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        store = await open_store(address)
        await begin(store, "t")
        await store.close()
        await store.close()
        for attempt in (store.append([entry("t", 2)]), store.entries("t"), store.forget("t")):
            with pytest.raises(Unreachable):
                await attempt

    run(story())


def test_what_is_waiting_when_a_store_is_closed_is_written(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        store = await open_store(address)
        await begin(store, "t")
        last = asyncio.ensure_future(store.append([entry("t", 2)]))
        await asyncio.sleep(0)
        await store.close()
        await last
        async with await open_store(address) as store:
            assert await numbers(store, "t") == [1, 2]

    run(story())
