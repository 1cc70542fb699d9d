"""The tools of these tests: time that leaps, and a store that answers at once."""

from __future__ import annotations

import asyncio
import time

import pytest

from settemari.server.settings import Settings
from settemari.server.store import CodeTaken, Entry, Gone, Guest, Heard, Seated, Shelf, Taken, Whisper
from settemari.server.wishes import Emote
from tests.server.virtual.clock import Stuck, Virtual, sail
from tests.server.virtual.memory import MemoryStore
from tests.server.virtual.people import Player
from tests.server.virtual.table import VirtualTable


def entry(number: int, table: str = "t") -> Entry:
    return Entry(table, number, 1.0, "kind", b"{}")


def shelf(table: str = "t", code: str = "bcdfgh") -> Shelf:
    return Shelf(table, code, "maretta", True, False, 1.0, 100.0, b"{}")


# -- time ------------------------------------------------------------------------------------------------------------


def test_hours_pass_at_once_and_in_order() -> None:
    async def scene() -> list[str]:
        source, woken = Virtual(), list[str]()
        began = source.now()

        async def wake(name: str, seconds: float) -> None:
            await source.sleep(seconds)
            assert source.now() == began + seconds
            woken.append(name)

        await asyncio.gather(wake("late", 7200.0), wake("early", 0.25), wake("between", 3600.5))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.Event().wait(), 86_400.0)
        return woken

    began = time.perf_counter()
    assert sail(scene()) == ["early", "between", "late"]
    assert time.perf_counter() - began < 5


def test_when_somebody_wakes_does_not_depend_on_who_woke_before() -> None:
    async def scene(others: int) -> float:
        source = Virtual()
        busy = [asyncio.ensure_future(source.sleep(0.1 + 0.0123 * number)) for number in range(others)]
        at = source.now() + 1.2 + 1.2 * 0.123456789123
        for _ in range(others % 3):
            await source.sleep(0.1)
        await source.sleep(at - source.now())
        for one in busy:
            await one
        return source.now()

    assert len({sail(scene(others)) for others in range(9)}) == 1


def test_who_waits_for_ever_is_told_so() -> None:
    async def scene() -> None:
        await asyncio.Event().wait()

    with pytest.raises(Stuck):
        sail(scene())


# -- the store -------------------------------------------------------------------------------------------------------


def test_the_append_of_a_number_is_the_only_lock() -> None:
    async def scene() -> None:
        async with MemoryStore() as store:
            ear = store.heard()
            await store.append([entry(1), entry(2)], shelf())
            with pytest.raises(Taken):
                await store.append([entry(2), entry(3)])
            with pytest.raises(CodeTaken):
                await store.append([entry(1, "other")], shelf("other"))
            with pytest.raises(Gone):
                await store.append([entry(3, "none")])
            with pytest.raises(Gone):
                await store.append([entry(2, "none")], shelf("none", "other"))
            with pytest.raises(Gone):
                await store.append([entry(3)], None, [Seated("t", 0, "nobody")])
            assert [line.number for line in await store.entries("t")] == [1, 2]
            assert await anext(ear) == Heard("t", 2)
            assert await store.find("bcdfgh") == "t"

    asyncio.run(scene())


def test_seats_leases_and_whispers_are_as_in_any_store() -> None:
    async def scene() -> None:
        async with MemoryStore() as store:
            assert await store.add_guest(Guest("anna", 0.0, 0.0))
            await store.append([entry(1)], shelf(), [Seated("t", 0, "anna")])
            assert await store.seated("t") == [Seated("t", 0, "anna")]
            assert await store.lease("t", "one", 0.0, 5.0)
            assert not await store.lease("t", "two", 1.0, 6.0)
            assert await store.lease("t", "two", 5.0, 9.0)
            assert await store.renew("two", 10.0) == {"t"}
            ear = store.whispers()
            await store.whisper("t", b"psst")
            assert await anext(ear) == Whisper("t", b"psst")
            assert await store.forget("t")
            assert await store.seated("t") == []

    asyncio.run(scene())


# -- the table -------------------------------------------------------------------------------------------------------


def test_a_table_is_the_same_every_time() -> None:
    async def scene() -> list[tuple[float, bytes]]:
        async with VirtualTable(Settings("arrr", 3, "boarding"), {1: 1, 2: 2}, seed=5) as table:
            client = table.client(0)
            Player(client, 0)
            table.begin()
            await table.source.sleep(20.0)
            client.send(Emote(0, "ahoy"))
            await table.source.sleep(1.0)
            return [(frame.at, frame.data) for frame in client.frames]

    first = sail(scene())
    assert len(first) > 3
    assert any(b"ahoy" in data for _, data in first)
    assert sail(scene()) == first
