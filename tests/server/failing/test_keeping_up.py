"""A worker keeps up with the log of its tables, whatever happens to the database or to other workers meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import pytest

from settemari.core import match as match_module
from settemari.server import deciding, log
from settemari.server.errors import NotNow
from settemari.server.harbour import DAY, KEPT, Berth, Harbour
from settemari.server.room import ENDED, PLAYING
from settemari.server.settings import Clock, Settings
from settemari.server.source import Scripted
from settemari.server.store import Store, Unreachable
from tests.server.failing.moody import Moody
from tests.server.seated import HOST, Scene, begin, trial

Sea = Callable[[Scene], None]


async def begun(store: Store, game: str = "maretta", source: Scripted | None = None) -> tuple[Harbour, Berth]:
    harbour = Harbour(store, source or Scripted(3))
    berth = await harbour.open(Settings(game, 3), HOST)
    await begin(harbour, berth)
    return harbour, berth


async def answer(harbour: Harbour, berth: Berth) -> None:
    """Whoever is waited for first answers something."""
    question = berth.table.question
    assert question is not None
    seat = question.waiting_for[0]
    option = question.offer(seat).playable[0]
    decide = partial(deciding.answered, seat=seat, question=question.id, answers=(option,), by="bot")
    await harbour.do(berth, partial(decide, undos=berth.table.undos))


async def soon(what: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not what():
            await asyncio.sleep(0.005)


def test_a_worker_hears_of_others_again_when_the_database_is_back(at_sea: Sea) -> None:
    async def scene(store: Store) -> None:
        one, at_one = await begun(store)
        moody = Moody(store)
        two = Harbour(moody.store, Scripted(4))
        at_two = await two.berth(at_one.table.key)
        assert at_two is not None
        following = asyncio.create_task(two.follow())
        await asyncio.sleep(0)
        moody.away = True
        await answer(one, at_one)
        await soon(lambda: moody.asked[-2:] == ["entries", "entries"])
        assert at_two.table.number < at_one.table.number
        moody.away = False
        await soon(lambda: at_two.table.number == at_one.table.number)
        await answer(one, at_one)
        await soon(lambda: at_two.table.number == at_one.table.number)
        following.cancel()

    at_sea(scene)


def test_a_worker_does_not_read_what_it_has_written_itself(at_sea: Sea) -> None:
    async def scene(store: Store) -> None:
        moody = Moody(store)
        harbour, berth = await begun(moody.store)
        following = asyncio.create_task(harbour.follow())
        await asyncio.sleep(0)
        moody.asked = []
        for _ in range(10):
            await answer(harbour, berth)
        await asyncio.sleep(0.05)
        assert set(moody.asked) == {"append"}
        following.cancel()

    at_sea(scene)


def test_what_is_appended_while_a_table_is_read_is_not_missed(at_sea: Sea) -> None:
    async def scene(store: Store) -> None:
        one, at_one = await begun(store)
        moody = Moody(store)
        two = Harbour(moody.store, Scripted(4))
        following = asyncio.create_task(two.follow())
        await asyncio.sleep(0)

        async def meanwhile() -> None:
            await answer(one, at_one)
            for _ in range(10):  # and it has been heard of before the table lies here
                await asyncio.sleep(0.002)

        moody.after["entries"] = meanwhile
        at_two = await two.berth(at_one.table.key)
        assert at_two is not None
        assert at_two.table.number == at_one.table.number
        following.cancel()

    at_sea(scene)


def test_a_line_that_cannot_be_read_keeps_nobody_from_other_tables(at_sea: Sea) -> None:
    async def scene(store: Store) -> None:
        one, first = await begun(store)
        second = await one.open(Settings("maretta", 3), HOST)
        await begin(one, second)
        two = Harbour(store, Scripted(4))
        mine = [await two.berth(berth.table.key) for berth in (first, second)]
        for berth in (first, second):
            await answer(one, berth)
        await store.rewrite(first.table.key, first.table.number, b'{"kind": "of a later version"}')
        following = asyncio.create_task(two.follow())
        await asyncio.sleep(0)
        for berth in (first, second):
            await answer(one, berth)
        assert mine[1] is not None
        await soon(lambda: mine[1] is not None and mine[1].table.number == second.table.number)
        following.cancel()

    at_sea(scene)


def test_nobody_who_cannot_look_is_in_the_way_of_a_move(at_sea: Sea) -> None:
    class Blind:
        def look(self) -> None:
            raise RuntimeError("sees nothing")

    async def scene(store: Store) -> None:
        harbour, berth = await begun(store)
        berth.watchers.add(Blind())
        before = berth.table.number
        await answer(harbour, berth)
        assert berth.table.number == before + 1

    at_sea(scene)


def test_a_table_is_kept_as_long_as_somebody_plays_at_it(at_sea: Sea) -> None:
    """A game by correspondence is long, and answers are all that happens in it."""

    async def scene(store: Store) -> None:
        source = Scripted(3)
        harbour, berth = await begun(store, source=source)
        for _ in range(20):
            await source.sleep(5 * DAY)
            await answer(harbour, berth)
            shelf = await store.shelf(berth.table.key)
            assert shelf is not None
            assert (shelf.changed, shelf.expires) == (source.now(), source.now() + KEPT[PLAYING])
        assert await store.expired(source.now(), 9) == []

    at_sea(scene)


def test_a_game_cannot_go_back_more_often_than_can_be_read_again(at_sea: Sea, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_module, "MOST_UNDOS", 2)
    monkeypatch.setattr(deciding, "MOST_UNDOS", 2)

    async def scene(store: Store) -> None:
        harbour, berth = await begun(store)

        async def go_back() -> None:
            while berth.table.question is not None and berth.table.question.id < 3:
                await answer(harbour, berth)
            await harbour.do(berth, lambda table: deciding.undoing(table, HOST, 0, 1, True))

        await go_back()
        await go_back()
        with pytest.raises(NotNow):
            await go_back()
        again = await Harbour(store, Scripted()).berth(berth.table.key)
        assert again is not None
        assert (again.table.number, again.table.undos, again.table.stage) == (berth.table.number, 2, PLAYING)

    at_sea(scene)


def test_who_is_forgotten_while_the_database_goes_leaves_the_table_as_it_is(at_sea: Sea) -> None:
    async def scene(store: Store) -> None:
        moody = Moody(store)
        harbour, berth = await begun(moody.store)

        async def gone() -> None:
            moody.away = True

        moody.after["rewrite"] = gone
        with pytest.raises(Unreachable):
            await harbour.forget_name(berth, HOST)
        assert harbour.berths == {berth.table.key: berth}
        assert berth.table.stage == PLAYING
        moody.away = False
        await harbour.forget_name(berth, HOST)
        assert "Anna" not in berth.table.names()
        assert harbour.berths == {berth.table.key: berth}
        assert await harbour.find(berth.table.code) is berth
        await answer(harbour, berth)

    at_sea(scene)


def test_an_end_that_could_not_be_written_down_is_by_whoever_looks_next(at_sea: Sea) -> None:
    async def scene(store: Store) -> None:
        moody = Moody(store)
        harbour, berth = await begun(moody.store)

        async def gone() -> None:
            moody.away = True

        while not berth.table.is_over:
            moody.away = False
            moody.after["append"] = gone
            await answer(harbour, berth)
        assert berth.table.stage == PLAYING
        moody.away = False
        await harbour.finish(berth)
        assert berth.table.stage == ENDED
        assert isinstance(log.read((await store.entries(berth.table.key))[-1].body), log.Over)

    at_sea(scene)


def test_time_from_the_bank_is_spent_once_by_who_answers_twice() -> None:
    table = trial("maretta", 3, clock=Clock(30, 100))
    table.does(deciding.sitting, HOST, "Anna")
    table.begin()
    question = table.table.question
    assert question is not None
    options = question.offer(0).playable
    for seconds, option in ((40.0, options[0]), (5.0, options[1])):
        table.source.time += seconds
        table.does(deciding.answering, HOST, 0, question.id, (option,))
    assert table.table.chairs[0].banked == 15
