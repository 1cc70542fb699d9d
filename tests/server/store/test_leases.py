"""Leases: which worker drives which table."""

from __future__ import annotations

from typing import Any

from settemari.server.store import open_store
from tests.server.store.conftest import Run
from tests.server.store.sample import begin, entry, shelf


def test_a_lease_is_one_workers_until_it_expires(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            await begin(store, "t")
            assert await store.lease("t", "w1", now=0.0, until=5.0) is True
            assert await store.lease("t", "w2", now=4.9, until=9.0) is False
            assert await store.lease("t", "w1", now=4.0, until=8.0) is True
            assert await store.lease("t", "w2", now=7.9, until=12.0) is False
            assert await store.lease("t", "w2", now=8.0, until=12.0) is True
            assert await store.lease("t", "w1", now=9.0, until=13.0) is False
            assert await store.lease("no such table", "w1", now=0.0, until=5.0) is False

    run(story())


def test_tables_whose_worker_is_silent_are_to_be_taken_up(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            await begin(store, "a", "b", "over", "never driven")
            for table, until in (("a", 5.0), ("b", 4.0), ("over", 1.0)):
                await store.lease(table, "w1", now=0.0, until=until)
            await store.append([entry("over", 2)], shelf("over", ended=True))
            assert await store.unleased(3.0, 10) == []
            assert await store.unleased(5.0, 10) == ["b", "a"]
            assert await store.unleased(5.0, 1) == ["b"]

    run(story())


def test_a_worker_renews_all_it_still_has(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            await begin(store, "a", "b", "c")
            for table in "abc":
                await store.lease(table, "w1", now=0.0, until=5.0)
            await store.lease("b", "w2", now=5.0, until=10.0)
            assert await store.renew("w1", until=11.0) == {"a", "c"}
            assert await store.unleased(10.5, 10) == ["b"]
            assert await store.renew("nobody", until=11.0) == set()

    run(story())


def test_what_a_worker_leaves_can_be_taken_up_at_once(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            await begin(store, "a", "b")
            await store.lease("a", "w1", now=1.0, until=5.0)
            await store.lease("b", "w2", now=1.0, until=5.0)
            await store.release("w1")
            assert await store.unleased(2.0, 10) == ["a"]
            assert await store.lease("a", "w2", now=2.0, until=5.0) is True

    run(story())


def test_a_table_that_is_given_up_is_not_taken_up(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            await begin(store, "a")
            await store.lease("a", "w1", now=1.0, until=5.0)
            await store.give_up("a", "w2")
            assert await store.unleased(9.0, 10) == ["a"]
            await store.give_up("a", "w1")
            assert await store.unleased(9.0, 10) == []
            assert await store.lease("a", "w2", now=2.0, until=5.0) is True

    run(story())
