"""What the guest of a seat has seen."""

from __future__ import annotations

import asyncio
from typing import Any

from settemari.server.store import Guest, Seated, Store, open_store
from tests.server.store.conftest import Run
from tests.server.store.sample import NOON, entry, shelf


async def seat_two(store: Store) -> None:
    for name in ("anna", "bruno"):
        await store.add_guest(Guest(name, NOON, NOON))
    await store.append([entry("t", 1)], shelf("t"), [Seated("t", 0, "anna"), Seated("t", 1, None)])


def test_it_is_kept_for_each_seat_and_only_ever_grows(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            await seat_two(store)
            assert await store.seen("t") == {0: 0, 1: 0}
            await store.saw("t", 0, 7)
            await store.saw("t", 0, 3)
            assert await store.seen("t") == {0: 7, 1: 0}
            await asyncio.gather(*(store.saw("t", seat, beat) for beat in (9, 12, 8, 11) for seat in (0, 1)))
            assert await store.seen("t") == {0: 12, 1: 12}
        async with await open_store(address) as store:
            assert await store.seen("t") == {0: 12, 1: 12}

    run(story())


def test_where_there_is_no_seat_nothing_happens(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            await seat_two(store)
            await store.saw("t", 5, 7)
            await store.saw("no such table", 0, 7)
            assert await store.seen("t") == {0: 0, 1: 0}
            assert await store.seen("no such table") == {}

    run(story())


def test_whoever_is_new_in_a_seat_has_seen_nothing(address: str, run: Run[Any]) -> None:
    async def sit(store: Store, number: int, guest: str | None) -> int:
        await store.append([entry("t", number)], None, [Seated("t", 0, guest)])
        return (await store.seen("t"))[0]

    async def story() -> None:
        async with await open_store(address) as store:
            await seat_two(store)
            await store.saw("t", 0, 7)
            assert await sit(store, 2, "anna") == 7, "told again, they stay"
            assert await sit(store, 3, "bruno") == 0
            await store.saw("t", 0, 4)
            assert await sit(store, 4, None) == 0
            await store.saw("t", 0, 5)
            assert await sit(store, 5, None) == 5
            assert await sit(store, 6, "anna") == 0
            await store.saw("t", 0, 6)
            await store.delete_guest("anna")
            assert await sit(store, 7, "bruno") == 0

    run(story())


def test_an_append_that_is_refused_leaves_it_alone(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            await seat_two(store)
            await store.saw("t", 0, 7)
            late = store.append([entry("t", 1)], None, [Seated("t", 0, "bruno")])
            await asyncio.gather(late, return_exceptions=True)
            assert await store.seen("t") == {0: 7, 1: 0}

    run(story())
