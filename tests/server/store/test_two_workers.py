"""Two workers on one PostgreSQL: whoever is first has it, and each hears of the other."""

from __future__ import annotations

import asyncio
from typing import Any

from settemari.server.store import Pass, Seated, Store, Taken, open_store
from tests.server.store.conftest import Run
from tests.server.store.sample import NOON, begin, entry, numbers, shelf


async def race(store: Store, name: str, table: str, up_to: int) -> list[int]:
    """Append to a table that others append to as well, reading on when they were first; the numbers it got."""
    got = []
    seen = len(await store.entries(table))
    while seen < up_to:
        try:
            await store.append([entry(table, seen + 1, body=name.encode())], shelf(table, info=name.encode()))
            got.append(seen + 1)
            seen += 1
        except Taken:
            seen += len(await store.entries(table, after=seen))
    return got


def test_workers_who_race_for_the_same_tables_share_every_log(shared_address: str, run: Run[Any]) -> None:
    tables = [f"t{at:02}" for at in range(12)]

    async def story() -> None:
        async with await open_store(shared_address) as one, await open_store(shared_address) as two:
            await begin(one, *tables)
            players = [
                (store, f"{who}-{at}", table) for table in tables for who, store in ((1, one), (2, two)) for at in "ab"
            ]
            got = await asyncio.gather(*(race(*player, 30) for player in players))
            for table in tables:
                log = await two.entries(table, after=1)
                by_name = {name: had for (_, name, its), had in zip(players, got, strict=True) if its == table}
                assert await numbers(one, table) == list(range(1, 31))
                assert {name: [e.number for e in log if e.body == name.encode()] for name in by_name} == by_name
                found = await one.shelf(table)
                assert found is not None
                assert found.info == log[-1].body, "the shelf is the last one's"

    run(story())


def test_a_one_time_code_is_redeemed_by_one_worker(shared_address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(shared_address) as one, await open_store(shared_address) as two:
            await begin(one, "t")
            for at in range(20):
                await one.add_pass(Pass(f"pass{at}", "t", at, NOON + 60))
                found = await asyncio.gather(*(store.redeem(f"pass{at}", NOON) for store in (one, two, one, two)))
                assert [seat for seat in found if seat] == [Seated("t", at, None)]

    run(story())


def test_a_lease_that_has_expired_is_taken_over_by_one_worker(shared_address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(shared_address) as one, await open_store(shared_address) as two:
            for at in range(20):
                await begin(one, f"t{at}")
                await one.lease(f"t{at}", "dead", 0.0, 5.0)
                tries = [(one, "w1"), (two, "w2"), (one, "w3"), (two, "w4")]
                took = await asyncio.gather(*(store.lease(f"t{at}", name, 5.0, 9.0) for store, name in tries))
                assert took.count(True) == 1

    run(story())


def test_each_worker_hears_what_the_other_appends(shared_address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(shared_address) as one, await open_store(shared_address) as two:
            ears = [one.heard(), two.heard()]
            await begin(one, "a")
            await begin(two, "b")
            for ear in ears:
                assert [await anext(ear), await anext(ear)] == [("a", 1), ("b", 1)]

    run(story())


def test_workers_that_start_together_make_the_tables_once(shared_address: str, run: Run[Any]) -> None:
    async def story() -> None:
        stores = await asyncio.gather(*(open_store(shared_address) for _ in range(4)))
        await begin(stores[0], "t")
        assert [await numbers(store, "t") for store in stores] == [[1]] * 4
        for store in stores:
            await store.close()

    run(story())
