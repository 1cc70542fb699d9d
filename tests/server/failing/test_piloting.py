"""Every table that needs it is driven by somebody, also when leases, logs or the database are in disorder."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from functools import partial

import pytest

from settemari.server import deciding, timing
from settemari.server.driving import Drive, due
from settemari.server.errors import NotAllowed
from settemari.server.harbour import Berth, Harbour
from settemari.server.piloting import IDLE, LEASE, PULSE, Pilot
from settemari.server.room import ENDED, PLAYING
from settemari.server.settings import Settings
from settemari.server.source import Scripted
from settemari.server.store import Store
from settemari.server.thinking import Thinkers, Thought, answer_to
from settemari.server.wishes import Answer
from settemari.server.worker import Worker
from tests.server.failing.moody import Moody
from tests.server.failing.test_keeping_up import soon
from tests.server.seated import FRIEND, HOST, Scene, begin

Sea = Callable[[Scene], None]
TARGET = 2.0  # seconds after which the tables of a dead worker go on elsewhere


class Quick(Scripted):
    """Four seconds in one: several workers need a clock that goes on while they wait for the database."""

    def __init__(self, seed: int = 1) -> None:
        super().__init__(seed)
        self._began = time.monotonic()

    def now(self) -> float:
        return self.time + 4 * (time.monotonic() - self._began)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / 4)


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots answer at once."""
    for name in ("LEAST_PAUSE", "MOST_PAUSE"):
        monkeypatch.setattr(timing, name, 0.0)


class Here(Thinkers):
    """Thinks in this process."""

    def __init__(self) -> None:
        super().__init__(1)
        self.thoughts = 0

    async def answer(self, thought: Thought, guest: str = "") -> int:
        self.thoughts += 1
        return answer_to(thought)


class Port:
    """A worker's harbour and pilot."""

    def __init__(self, name: str, store: Store, source: Scripted) -> None:
        self.name = name
        self.store = store
        self.harbour = Harbour(store, source)
        self.thinkers = Here()
        self.pilot = Pilot(name, store, self.harbour, source, self.thinkers)

    @contextlib.asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(work()) for work in (self.pilot.run, self.harbour.follow)]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def table(self, bots_only: bool = True) -> Berth:
        berth = await self.harbour.open(Settings("maretta", 3), HOST)
        await begin(self.harbour, berth)
        if bots_only:
            await self.harbour.do(berth, partial(deciding.leaving, guest=HOST, seat=0, level=1))
        return berth


def test_leases_run_out_soon_enough() -> None:
    """The last renewal may have been at the very end, and the others look every pulse."""
    assert LEASE + PULSE < TARGET
    assert LEASE > 2 * PULSE, "one renewal may be late"


def test_the_tables_of_a_dead_worker_are_played_on_by_another(at_sea: Sea) -> None:
    async def scene(store: Store) -> None:
        source = Quick()
        dead, other = (Port(name, store, source) for name in ("dead", "other"))
        tables = [await dead.table() for _ in range(5)]
        for berth in tables:
            await store.lease(berth.table.key, dead.name, source.now(), source.now() + LEASE)
        async with other.at_work():
            await soon(lambda: len(other.harbour.berths) == 5)
            found = list(other.harbour.berths.values())
            await soon(lambda: all(berth.table.stage == ENDED for berth in found))
        assert {berth.table.key for berth in found} == {berth.table.key for berth in tables}

    at_sea(scene)


def test_a_table_that_cannot_be_read_keeps_nobody_from_driving_others(at_sea: Sea) -> None:
    async def scene(store: Store) -> None:
        source = Quick()
        dead, other = (Port(name, store, source) for name in ("dead", "other"))
        unreadable, fine = await dead.table(), await dead.table()
        await store.rewrite(unreadable.table.key, 3, b'{"kind": "of a later version"}')
        for at, berth in enumerate((unreadable, fine)):
            await store.lease(berth.table.key, dead.name, 0.0, 1.0 + at)
        async with other.at_work():
            await soon(lambda: fine.table.key in other.harbour.berths)
            await soon(lambda: other.harbour.berths[fine.table.key].table.stage == ENDED)

    at_sea(scene)


def test_nobody_holds_a_lease_without_driving(at_sea: Sea) -> None:
    """Or the table would stand still for ever: nobody else could drive it."""

    async def scene(store: Store) -> None:
        source = Quick()
        one, two = (Port(name, store, source) for name in ("one", "two"))
        berth = await two.table()
        driven = await one.table(bots_only=False)
        assert await store.lease(berth.table.key, one.name, source.now(), source.now() + LEASE)
        one.pilot.notice(driven)
        await soon(lambda: one.pilot.drives)
        async with one.at_work(), two.at_work():
            two.pilot.notice(berth)
            await soon(lambda: berth.table.stage == ENDED)

    at_sea(scene)


def test_leases_are_renewed_while_tables_are_being_taken_up(at_sea: Sea) -> None:
    async def scene(store: Store) -> None:
        source, moody = Quick(), Moody(store)
        one = Port("one", moody.store, source)
        mine, others = await one.table(bots_only=False), await Port("dead", store, source).table()
        one.pilot.notice(mine)
        await soon(lambda: one.pilot.drives)
        await store.lease(others.table.key, "dead", 0.0, 1.0)
        reading, enough = asyncio.Event(), asyncio.Event()

        async def slow() -> None:
            reading.set()
            await enough.wait()

        moody.after["entries"] = slow
        async with one.at_work():
            await reading.wait()
            renewed = moody.asked.count("renew")
            await soon(lambda: moody.asked.count("renew") > renewed + 5)
            enough.set()
            await soon(lambda: others.table.key in one.harbour.berths)

    at_sea(scene)


def test_a_table_that_somebody_comes_to_in_the_last_moment_stays(at_sea: Sea) -> None:
    class Somebody:
        def look(self) -> None: ...

    async def scene(store: Store) -> None:
        source, moody = Quick(), Moody(store)
        one = Port("one", moody.store, source)
        berth = await one.table(bots_only=False)
        one.pilot.notice(berth)
        async with one.at_work():
            await soon(lambda: not due(berth.table))  # everybody waits for Anna
        somebody = Somebody()

        async def comes() -> None:
            found = await one.harbour.find(berth.table.code)
            assert found is not None
            found.watchers.add(somebody)

        moody.after["give_up"] = comes
        berth.used_at -= 2 * IDLE
        await one.pilot._look_around()
        await one.pilot._renew()
        await soon(lambda: "give_up" not in moody.after)
        [left] = [found for found in one.harbour.berths.values() if somebody in found.watchers]
        assert await one.harbour.find(berth.table.code) is left, "who came looks at the table that all others have"

    at_sea(scene)


def test_a_bot_thinks_once_while_its_answer_cannot_be_written(at_sea: Sea) -> None:
    async def scene(store: Store) -> None:
        source, moody = Scripted(1), Moody(store)
        one = Port("one", moody.store, source)
        berth = await one.table()
        moody.away_for = {"append"}
        drive = Drive(one.harbour, source, one.thinkers, berth)
        await soon(lambda: moody.asked.count("append") > 20)
        thought = one.thinkers.thoughts
        for _ in range(10):
            berth.tell()
            await asyncio.sleep(0.002)
        assert one.thinkers.thoughts == thought
        assert drive.busy
        moody.away_for = set()
        await soon(lambda: berth.table.stage == ENDED)

    at_sea(scene)


def test_a_game_that_is_over_is_ended_although_the_database_was_away_then(at_sea: Sea) -> None:
    async def scene(store: Store) -> None:
        source, moody = Quick(), Moody(store)
        one = Port("one", moody.store, source)
        berth = await one.table()

        async def gone() -> None:
            moody.away = True

        drive = Drive(one.harbour, source, one.thinkers, berth)
        while not berth.table.is_over:
            moody.away = False
            moody.after["append"] = gone
            await asyncio.sleep(0)
        drive.stop()
        assert berth.table.stage == PLAYING
        moody.away = False
        moody.after = {}
        async with one.at_work():
            await soon(lambda: berth.table.stage == ENDED)

    at_sea(scene)


def test_an_answer_that_is_sent_again_stands_once_and_is_not_too_late(at_sea: Sea) -> None:
    async def scene(store: Store) -> None:
        worker = Worker(store, Scripted(1), b"key", Here())
        berth = await worker.harbour.open(Settings("maretta", 3), HOST)
        await begin(worker.harbour, berth)
        question = berth.table.question
        assert question is not None
        wish = Answer(0, question.id, (question.offer(0).playable[0].code,))
        before = berth.table.number
        assert await worker.grant(berth, HOST, wish)
        assert await worker.grant(berth, HOST, wish), "it is acknowledged"
        assert berth.table.number == before + 1
        other = Answer(0, question.id, (question.offer(0).playable[1].code,))
        assert await worker.grant(berth, HOST, other), "who changes their mind may"
        assert berth.table.number == before + 2
        late = wish
        for seat in (1, 2):
            if seat in question.waiting_for:  # or the bot there was quicker
                code = question.offer(seat).playable[0].code
                await worker.harbour.do(
                    berth, partial(deciding.answered, seat=seat, question=question.id, answers=(code,), by="bot")
                )
        assert not await worker.grant(berth, HOST, late)
        await worker.harbour.do(berth, partial(deciding.wishing, guest=HOST, seat=0, end=True))
        assert berth.table.stage == ENDED
        assert not await worker.grant(berth, HOST, late), "void, not refused: it may have ended the game"
        with pytest.raises(NotAllowed):
            await worker.grant(berth, FRIEND, late)
        await worker.pilot.stop()

    at_sea(scene)


def test_a_worker_stops_whenever_it_is_told_to(at_sea: Sea) -> None:
    async def scene(store: Store) -> None:
        for at in range(30):
            worker = Worker(store, Scripted(at), b"key", Here())
            worker.start()
            for _ in range(7 * at):
                await asyncio.sleep(0)
            async with asyncio.timeout(20):
                await worker.stop()

    at_sea(scene)


def test_what_a_worker_cannot_be_without_begins_anew(at_sea: Sea) -> None:
    async def scene(store: Store) -> None:
        moody = Moody(store)
        worker = Worker(moody.store, Scripted(1), b"key", Here())
        failed = asyncio.Event()

        async def fails() -> None:
            failed.set()
            raise RuntimeError

        for name in ("ping", "expired", "unleased"):
            moody.after[name] = fails
        worker.start()
        await soon(lambda: not moody.after)
        for name in ("ping", "expired", "unleased"):
            count = moody.asked.count(name)
            await soon(partial(lambda name, count: moody.asked.count(name) > count, name, count))
        await worker.stop()

    at_sea(scene)
