"""Whispers: heard by whoever listens now, kept nowhere."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any

import pytest

from settemari.server.store import LONGEST_WHISPER, Whisper, hearing, open_store
from settemari.server.store.postgres_whisper import MOST_WAITING, Whispering, next_note, read_whispers, written
from tests.server.postgres import Postgres
from tests.server.store.conftest import Run
from tests.server.store.sample import begin


async def take(ear: hearing.Ear[Whisper], many: int) -> list[Whisper]:
    async with asyncio.timeout(10):
        return [await anext(ear) for _ in range(many)]


def test_whispers_are_heard_in_order_by_all_who_listen(address: str, run: Run[Any]) -> None:
    said = [Whisper(f"t{at % 3}", bytes([0, 10, 32, at % 5])) for at in range(300)]

    async def story() -> None:
        async with await open_store(address) as store, store.whispers() as one, store.whispers() as two:
            for whisper in said:
                await store.whisper(*whisper)
            assert await take(one, 300) == said
            assert await take(two, 300) == said

    run(story())


def test_whispers_and_what_is_appended_are_heard_apart(address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(address) as store:
            ear, whispers = store.heard(), store.whispers()
            await store.whisper("t", b"psst")
            await begin(store, "t")
            await store.whisper("t", b"")
            assert await anext(ear) == ("t", 1)
            assert await take(whispers, 2) == [("t", b"psst"), ("t", b"")]

    run(story())


def test_the_longest_whisper_is_heard_and_a_longer_one_refused(address: str, run: Run[Any]) -> None:
    longest = bytes(at % 256 for at in range(LONGEST_WHISPER))

    async def story() -> None:
        async with await open_store(address) as store:
            ear = store.whispers()
            with pytest.raises(ValueError, match="2000"):
                await store.whisper("t", longest + b"!")
            with pytest.raises(ValueError, match="2000"):
                await store.whisper("t" * 2001, b"")
            for table in ("t" * 2000, "t", "t"):
                await store.whisper(table, longest)
            assert await take(ear, 3) == [("t" * 2000, longest), ("t", longest), ("t", longest)]

    run(story())


def test_who_falls_behind_loses_the_oldest(address: str, run: Run[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hearing, "MOST_UNHEARD", 3)

    async def story() -> None:
        async with await open_store(address) as store:
            slow, quick = store.whispers(), store.whispers()
            for at in range(5):
                await store.whisper("t", b"%d" % at)
                assert await take(quick, 1) == [("t", b"%d" % at)]
            assert await take(slow, 3) == [("t", b"2"), ("t", b"3"), ("t", b"4")]

    run(story())


def test_whispering_ends_with_the_store(address: str, run: Run[Any]) -> None:
    async def listen(ear: hearing.Ear[Whisper]) -> list[Whisper]:
        return [whisper async for whisper in ear]

    async def story() -> None:
        store = await open_store(address)
        listening = asyncio.ensure_future(listen(store.whispers()))
        await store.whisper("t", b"one")
        await asyncio.sleep(0.2)
        await store.close()
        await store.whisper("t", b"nobody hears it")
        assert await listening == [("t", b"one")]

    run(story())


def test_each_worker_hears_the_other_and_the_last_words_of_one_that_goes(shared_address: str, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(shared_address) as one:
            two = await open_store(shared_address)
            ears = [one.whispers(), two.whispers()]
            await one.whisper("t", b"from one")
            assert [await take(ear, 1) for ear in ears] == [[("t", b"from one")]] * 2
            await two.whisper("t", b"from two")
            await two.whisper("t", b"farewell")
            await two.close()
            assert await take(ears[0], 2) == [("t", b"from two"), ("t", b"farewell")]

    run(story())


def test_while_the_database_is_away_whispers_are_lost_and_nobody_waits(
    shared_address: str, postgres: Postgres, run: Run[Any]
) -> None:
    async def story() -> None:
        async with await open_store(shared_address) as store:
            ear = store.whispers()
            await asyncio.to_thread(postgres.stop)
            began = time.monotonic()
            for _ in range(2 * MOST_WAITING):
                await store.whisper("t", b"lost")
            assert time.monotonic() - began < 2
            await asyncio.to_thread(postgres.start)
            async with asyncio.timeout(30):
                heard = asyncio.ensure_future(ear.__anext__())
                while not heard.done():
                    await store.whisper("t", b"back")
                    await asyncio.wait([heard], timeout=0.1)
            assert heard.result() == ("t", b"back")

    try:
        run(story())
    finally:
        postgres.start()


def test_notes_are_few_fit_and_say_what_they_are_told() -> None:
    said = [Whisper(f"Tisch {at} für\nalle", bytes(at % 2000)) for at in range(3000)]
    lines = deque(written(one) for one in said)
    notes = []
    while lines:
        notes.append(next_note(lines))
    assert len(notes) < 3000
    assert max(len(note.encode()) for note in notes) < 8000
    assert [one for note in notes for one in read_whispers(note)] == said


def test_what_waits_goes_together_and_what_cannot_be_sent_is_forgotten(run: Run[Any]) -> None:
    sent: list[int] = []

    async def send(note: str) -> None:
        whispers = read_whispers(note)
        sent.append(len(whispers))
        await asyncio.sleep(0)
        if whispers[0].body == b"bad":
            raise RuntimeError

    async def story() -> None:
        whispering = Whispering(send)
        for _ in range(20):
            whispering.put(Whisper("t", b"good"))
        await asyncio.sleep(0.01)
        for body in (b"bad", *[b"x" * 2000] * 9):
            whispering.put(Whisper("t", body))
        await asyncio.sleep(0.01)
        whispering.put(Whisper("t", b"good"))
        await whispering.stop()
        assert sent == [20, 3, 1]

    run(story())
