"""Who listens hears how far every log has come."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from settemari.server.store import EVERYTHING, Heard, hearing, open_store
from settemari.server.store.postgres_append import notes, read_note
from tests.server.store.conftest import Run
from tests.server.store.sample import begin, entry


def test_who_listens_hears_every_append_from_then_on(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            await begin(store, "before")
            await asyncio.sleep(0.2)  # for PostgreSQL to tell of it
            ear = store.heard()
            await begin(store, "t")
            await store.append([entry("t", 2), entry("t", 3)])
            assert [await anext(ear), await anext(ear)] == [("t", 1), ("t", 3)]
            ear.close()

    run(story())


def test_listening_ends_with_the_store(address: str, run: Run[Any]) -> None:
    async def listen(ear: hearing.Ear[Heard]) -> list[Heard]:
        return [heard async for heard in ear]

    async def story() -> None:
        store = await open_store(address)
        listening = asyncio.ensure_future(listen(store.heard()))
        await begin(store, "t")
        await asyncio.sleep(0.2)
        await store.close()
        assert await listening == [("t", 1)]

    run(story())


def test_who_falls_far_behind_is_told_to_look_at_everything(
    address: str, run: Run[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hearing, "MOST_UNHEARD", 3)

    async def story() -> None:
        async with await open_store(address) as store:
            slow, quick = store.heard(), store.heard()
            for table in "abcd":
                await begin(store, table)
                assert await anext(quick) == (table, 1)
            assert await anext(slow) is EVERYTHING
            await begin(store, "e")
            assert await anext(slow) == ("e", 1)

    run(story())


def test_notes_say_what_they_are_told_and_fit() -> None:
    news = [Heard(f"table with spaces {at}", at * at) for at in range(3000)]
    written = notes(news)
    assert 1 < len(written) < 30
    assert max(len(note.encode()) for note in written) < 8000
    assert [heard for note in written for heard in read_note(note)] == news
    assert notes([]) == []
