"""What the lobby and the expiry read: shelves, codes, seats; and forgetting."""

from __future__ import annotations

from typing import Any

import pytest

from settemari.server.store import Gone, Guest, Pass, Place, Seated, open_store
from tests.server.store.conftest import Run
from tests.server.store.sample import NOON, begin, entry, shelf


def test_the_lobby_lists_open_tables_the_newest_first(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            await begin(store, "old", open=True, changed=1.0)
            await begin(store, "new", open=True, changed=3.0)
            await begin(store, "middle", open=True, changed=2.0)
            await begin(store, "private", changed=9.0)
            await begin(store, "over", open=True, ended=True, changed=9.0)
            assert [one.table for one in await store.lobby(10)] == ["new", "middle", "old"]
            assert [one.table for one in await store.lobby(2)] == ["new", "middle"]
            assert (await store.lobby(1))[0] == shelf("new", open=True, changed=3.0)

    run(story())


def test_tables_expire_at_their_time(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            for table, expires in (("late", 30.0), ("early", 10.0), ("next", 20.0)):
                await begin(store, table, expires=expires)
            assert await store.expired(9.9, 10) == []
            assert await store.expired(20.0, 10) == ["early", "next"]
            assert await store.expired(99.0, 1) == ["early"]

    run(story())


def test_tables_are_counted(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            assert await store.size() == 0
            await begin(store, "a", "b", "c")
            await store.forget("b")
            assert await store.size() == 2

    run(story())


def test_a_guest_finds_their_seats_again(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            for name in ("anna", "bruno"):
                await store.add_guest(Guest(name, NOON, NOON))
            first = [Seated("a", 0, "anna"), Seated("a", 1, "bruno"), Seated("a", 2, None)]
            await store.append([entry("a", 1)], shelf("a", changed=1.0), first)
            await store.append(
                [entry("b", 1)], shelf("b", changed=2.0), [Seated("b", 3, "anna"), Seated("b", 1, "anna")]
            )
            assert await store.tables_of("anna") == [
                Place(1, shelf("b", changed=2.0)),
                Place(3, shelf("b", changed=2.0)),
                Place(0, shelf("a", changed=1.0)),
            ]
            await store.append([entry("a", 2)], None, [Seated("a", 0, None), Seated("a", 1, "anna")])
            assert [(one.seat, one.shelf.table) for one in await store.tables_of("anna")][2:] == [(1, "a")]
            assert await store.tables_of("bruno") == []
            assert await store.seated("a") == [Seated("a", 0, None), Seated("a", 1, "anna"), Seated("a", 2, None)]

    run(story())


def test_nobody_sits_down_who_is_not_known(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            await begin(store, "t")
            with pytest.raises(Gone):
                await store.append([entry("t", 2)], None, [Seated("t", 0, "nobody")])
            assert await store.entries("t", after=1) == []

    run(story())


def test_forgetting_leaves_nothing_of_a_table_and_everything_of_the_others(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            await store.add_guest(Guest("anna", NOON, NOON))
            for table in ("t", "other"):
                await store.append([entry(table, 1), entry(table, 2)], shelf(table), [Seated(table, 0, "anna")])
                assert await store.lease(table, "worker", NOON, NOON + 5)
                assert await store.add_pass(Pass(f"pass-{table}", table, 0, NOON + 60))
            await store.forget("t")
            assert await store.entries("t") == []
            assert await store.shelf("t") is None
            assert await store.find("code-t") is None
            assert [one.shelf.table for one in await store.tables_of("anna")] == ["other"]
            assert await store.unleased(NOON + 99, 10) == ["other"]
            assert await store.redeem("pass-t", NOON) is None
            assert await store.redeem("pass-other", NOON) == Seated("other", 0, None)
            assert len(await store.entries("other")) == 2
            await begin(store, "new", code="code-t")  # its code is free again

    run(story())
