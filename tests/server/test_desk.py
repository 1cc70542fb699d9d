"""Wishes at a table are written before they are done; what comes together is written together, and all are told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from settemari.server import deciding, log
from settemari.server.clerk import Errand
from settemari.server.errors import NotNow
from settemari.server.harbour import Berth, Harbour
from settemari.server.room import PLAYING
from settemari.server.settings import Settings
from settemari.server.source import Scripted
from settemari.server.store import Store, Unreachable
from tests.server.asking import Asker, Decide, answer
from tests.server.seated import HOST, Scene, begin, sit
from tests.server.test_tables import everything

Sea = Callable[[Scene], None]


async def _playing(store: Store) -> tuple[Harbour, Berth]:
    """Four seats are asked at the same time, and nobody has answered yet."""
    harbour = Harbour(store, Scripted())
    berth = await harbour.open(Settings("maretta", 4), HOST)
    await begin(harbour, berth)
    await _free(berth)
    return harbour, berth


async def _twin(store: Store, berth: Berth) -> tuple[Harbour, Berth]:
    """The same table at another worker, which does not follow."""
    other = Harbour(store, Scripted(2))
    twin = await other.berth(berth.table.key)
    assert twin is not None
    return other, twin


def _ask(harbour: Harbour, berth: Berth, *decides: Decide) -> list[Asker]:
    askers = [Asker(decide) for decide in decides]
    for asker in askers:
        harbour.submit(berth, asker.wish)
    return askers


async def _told(*askers: Asker) -> None:
    async with asyncio.timeout(60):
        while not all(asker.told for asker in askers):
            await asyncio.sleep(0.001)


async def _free(berth: Berth) -> None:
    """Nobody is busy with it any more."""
    async with asyncio.timeout(60):
        while berth.is_busy:
            await asyncio.sleep(0.001)


async def _kinds(store: Store, berth: Berth, after: int = 0) -> list[str]:
    return [entry.kind for entry in await store.entries(berth.table.key, after)]


def _lock(locked: bool = True) -> Decide:
    return lambda table: deciding.locking(table, HOST, locked)


def test_answers_that_come_together_are_written_at_once_and_all_are_told(at_sea: Sea) -> None:
    async def scene(store: Store) -> None:
        harbour, berth = await _playing(store)
        before, appends, commits = berth.table.number, store.appends, store.commits
        askers = _ask(harbour, berth, *(answer(berth.table, seat) for seat in range(4)))
        assert berth.table.number == before  # nothing is done before it is written
        await _told(*askers)
        assert (store.appends, store.commits) == (appends + 1, commits + 1)
        lines = [log.read(entry.body) for entry in await store.entries(berth.table.key, before)]
        assert [asker.lines for asker in askers] == [[line] for line in lines]
        assert berth.table.number == before + 4
        assert berth.table.question is not None
        assert berth.table.question.id == 2
        await _free(berth)
        assert everything((await _twin(store, berth))[1].table) == everything(berth.table)

    at_sea(scene)


def test_who_watches_looks_once_at_answers_that_came_together(at_sea: Sea) -> None:
    class Watcher:
        looks = 0

        def look(self) -> None:
            self.looks += 1

    async def scene(store: Store) -> None:
        harbour, berth = await _playing(store)
        watcher = Watcher()
        berth.watchers.add(watcher)
        await _told(*_ask(harbour, berth, *(answer(berth.table, seat) for seat in range(4))))
        await _free(berth)
        assert watcher.looks == 1

    at_sea(scene)


def test_what_comes_while_something_is_written_is_dealt_with_after_it(at_sea: Sea) -> None:
    async def scene(store: Store) -> None:
        harbour, berth = await _playing(store)
        before, appends = berth.table.number, store.appends
        first = _ask(harbour, berth, answer(berth.table, 0))
        await asyncio.sleep(0)  # it is on its way
        assert berth.is_busy
        others = _ask(harbour, berth, answer(berth.table, 1), answer(berth.table, 2), _lock(), answer(berth.table, 3))
        await _told(*first, *others)
        assert await _kinds(store, berth, before) == ["answered", "answered", "answered", "locked", "answered"]
        assert store.appends == appends + 4
        await _free(berth)

    at_sea(scene)


def test_an_answer_that_has_no_effect_any_more_is_told_so(at_sea: Sea) -> None:
    async def scene(store: Store) -> None:
        harbour, berth = await _playing(store)
        late = answer(berth.table, 0)
        await _told(*_ask(harbour, berth, *(answer(berth.table, seat) for seat in range(4))))
        before = berth.table.number
        (asker,) = _ask(harbour, berth, late)
        await _told(asker)
        assert asker.lines == []
        assert berth.table.number == before

    at_sea(scene)


def _fails(*_: object) -> None:
    raise ZeroDivisionError


@pytest.mark.parametrize("place", [0, 1, 2])
def test_an_asker_who_fails_harms_no_other(at_sea: Sea, place: int) -> None:
    async def scene(store: Store) -> None:
        harbour, berth = await _playing(store)
        before = berth.table.number
        askers = [Asker(answer(berth.table, seat)) for seat in range(3)]
        askers[place].wish.done = _fails
        for asker in askers:
            harbour.submit(berth, asker.wish)
        await _told(*(asker for at, asker in enumerate(askers) if at != place))
        assert berth.table.number == before + 3
        await _goes_on(harbour, berth)

    at_sea(scene)


@pytest.mark.parametrize(
    "decide",
    [
        pytest.param(lambda table: deciding.dealing(table, HOST), id="refused"),
        pytest.param(_lock(False), id="without effect"),
        pytest.param(_lock(), id="not an answer"),
    ],
)
def test_an_asker_who_fails_at_anything_else_harms_no_other_either(at_sea: Sea, decide: Decide) -> None:
    async def scene(store: Store) -> None:
        harbour, berth = await _playing(store)
        harbour.submit(berth, Errand(decide, _fails))
        await _goes_on(harbour, berth)

    at_sea(scene)


async def _goes_on(harbour: Harbour, berth: Berth) -> None:
    """The table is as good as ever."""
    (asker,) = _ask(harbour, berth, answer(berth.table, 3))
    await _told(asker)
    assert len(asker.lines) == 1
    await _free(berth)


def _away_at_once(*rows: Any) -> None:
    raise Unreachable("away")


def _away_later(*rows: Any) -> None:
    asyncio.get_running_loop().call_soon(rows[-1], Unreachable("away"))


@pytest.mark.parametrize("away", [_away_at_once, _away_later])
def test_all_are_told_if_the_database_is_away_and_the_table_goes_on_afterwards(
    at_sea: Sea, monkeypatch: pytest.MonkeyPatch, away: Callable[..., None]
) -> None:
    async def scene(store: Store) -> None:
        harbour, berth = await _playing(store)
        before = everything(berth.table)
        decides = [answer(berth.table, seat) for seat in range(3)]
        with monkeypatch.context() as patch:
            patch.setattr(store, "begin_append", away)
            askers = _ask(harbour, berth, *decides, _lock())
            await _told(*askers)
        assert all(isinstance(asker.error, Unreachable) for asker in askers)
        assert everything(berth.table) == before
        again = _ask(harbour, berth, *decides)
        await _told(*again)
        assert all(asker.lines for asker in again)
        await _goes_on(harbour, berth)

    at_sea(scene)


@pytest.mark.parametrize(
    "away",
    [_away_at_once, _away_later],
)
def test_however_many_are_refused_one_by_one_the_table_goes_on(
    at_sea: Sea, monkeypatch: pytest.MonkeyPatch, away: Callable[..., None]
) -> None:
    """Answers of one seat do not go together."""

    async def scene(store: Store) -> None:
        harbour, berth = await _playing(store)
        with monkeypatch.context() as patch:
            patch.setattr(store, "begin_append", away)
            askers = _ask(harbour, berth, *[answer(berth.table, 0)] * 400)
            await _told(*askers)
        assert all(isinstance(asker.error, Unreachable) for asker in askers)
        await _goes_on(harbour, berth)

    at_sea(scene)


def test_a_wish_waits_for_whoever_else_has_the_table(at_sea: Sea) -> None:
    async def scene(store: Store) -> None:
        harbour, berth = await _playing(store)
        async with berth.guard:
            askers = _ask(harbour, berth, answer(berth.table, 0), _lock())
            await asyncio.sleep(0.05)
            askers += _ask(harbour, berth, answer(berth.table, 1))
            await asyncio.sleep(0.05)
            assert [asker.told for asker in askers] == [[], [], []]
        before = berth.table.number
        await _told(*askers)
        assert await _kinds(store, berth, before) == ["answered", "locked", "answered"]
        await _goes_on(harbour, berth)

    at_sea(scene)


def test_others_are_let_to_the_table_between_two_wishes(at_sea: Sea) -> None:
    async def scene(store: Store) -> None:
        harbour, berth = await _playing(store)
        had: list[int] = []

        async def look() -> None:
            async with berth.guard:
                had.append(berth.table.number)

        before = berth.table.number
        askers = _ask(harbour, berth, *(_lock(number % 2 == 0) for number in range(6)))
        await asyncio.sleep(0)
        await asyncio.wait_for(look(), 5)
        await _told(*askers)
        assert had == [before + 1]

    at_sea(scene)


def test_who_is_gone_before_the_answer_is_written_has_answered(at_sea: Sea) -> None:
    async def scene(store: Store) -> None:
        harbour, berth = await _playing(store)
        before = berth.table.number
        task = asyncio.create_task(harbour.do(berth, answer(berth.table, 0)))
        await asyncio.sleep(0)
        task.cancel()
        await berth.changed(since=before)
        assert await _kinds(store, berth, before) == ["answered"]
        await _goes_on(harbour, berth)

    at_sea(scene)


# -- where other workers write, too ------------------------------------------------------------------------------------


@pytest.fixture
def not_alone(at_sea: Sea, monkeypatch: pytest.MonkeyPatch) -> Sea:
    """A store to which others may write."""

    def run(scene: Scene) -> None:
        async def among_others(store: Store) -> None:
            monkeypatch.setattr(store, "is_alone", False)
            await scene(store)

        at_sea(among_others)

    return run


async def _seated(store: Store) -> tuple[Harbour, Berth, Harbour, Berth]:
    """Everything is ready at a table, which another worker knows only from before."""
    one = Harbour(store, Scripted())
    berth = await one.open(Settings("maretta", 3), HOST)
    other, twin = await _twin(store, berth)
    await sit(one, berth, HOST, "Anna")
    for seat in (1, 2):
        await one.do(berth, partial(deciding.manning, guest=HOST, seat=seat, level=1))
    return one, berth, other, twin


def test_what_only_seems_to_be_refused_is_decided_anew(not_alone: Sea) -> None:
    async def scene(store: Store) -> None:
        _, berth, other, twin = await _seated(store)
        with pytest.raises(NotNow):
            deciding.dealing(twin.table, HOST)
        lines = await other.do(twin, lambda table: deciding.dealing(table, HOST))
        assert [log.kind_of(line) for line in lines] == ["dealt"]
        assert twin.table.stage == PLAYING
        assert (await _kinds(store, berth))[-1] == "dealt"

    not_alone(scene)


def test_what_only_seems_to_have_no_effect_is_decided_anew(not_alone: Sea) -> None:
    async def scene(store: Store) -> None:
        one, berth, other, twin = await _seated(store)
        await one.do(berth, _lock())
        assert not twin.table.locked
        assert await other.do(twin, _lock(False)) == [log.Locked(False)]
        assert not twin.table.locked
        assert (await _kinds(store, berth))[-2:] == ["locked", "locked"]

    not_alone(scene)


def test_what_is_really_refused_stays_refused(not_alone: Sea) -> None:
    async def scene(store: Store) -> None:
        one = Harbour(store, Scripted())
        berth = await one.open(Settings("maretta", 3), HOST)
        other, twin = await _twin(store, berth)
        await sit(one, berth, HOST, "Anna")
        for _ in range(2):  # the first time there is something to read, the second time nothing
            with pytest.raises(NotNow):
                await other.do(twin, lambda table: deciding.dealing(table, HOST))
            assert twin.table.number == 2
        assert await other.do(twin, _lock(False)) == []
        assert await _kinds(store, berth) == ["opened", "sat"]
        await _free(twin)

    not_alone(scene)


def test_who_cannot_look_whether_it_only_seems_so_is_told(not_alone: Sea, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(store: Store) -> None:
        _, _, other, twin = await _seated(store)

        async def away(*asked: object) -> None:
            raise Unreachable("away")

        with monkeypatch.context() as patch:
            patch.setattr(store, "entries", away)
            with pytest.raises(Unreachable):
                await other.do(twin, lambda table: deciding.dealing(table, HOST))
        assert await other.do(twin, lambda table: deciding.dealing(table, HOST))

    not_alone(scene)


@pytest.mark.parametrize("alone", [True, False])
def test_answers_of_a_worker_that_comes_too_late_are_decided_anew(
    at_sea: Sea, monkeypatch: pytest.MonkeyPatch, alone: bool
) -> None:
    async def scene(store: Store) -> None:
        monkeypatch.setattr(store, "is_alone", alone)
        one, berth = await _playing(store)
        other, twin = await _twin(store, berth)
        before = berth.table.number
        here = _ask(one, berth, answer(berth.table, 0))
        await _told(*here)
        there = _ask(other, twin, answer(twin.table, 1), answer(twin.table, 2))
        await _told(*there)
        assert all(len(asker.lines) == 1 for asker in (*here, *there))
        lines = [log.read(entry.body) for entry in await store.entries(berth.table.key, before)]
        told = [(line.seat, bool(line.digest)) for line in lines if isinstance(line, log.Answered)]
        assert told == [(0, True), (1, False), (2, False)]
        await _goes_on(other, twin)

    at_sea(scene)


def test_who_comes_too_late_and_cannot_read_on_is_told(at_sea: Sea, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(store: Store) -> None:
        one, berth = await _playing(store)
        other, twin = await _twin(store, berth)
        await _told(*_ask(one, berth, answer(berth.table, 0)))

        async def away(*asked: object) -> None:
            raise Unreachable("away")

        with monkeypatch.context() as patch:
            patch.setattr(store, "entries", away)
            askers = _ask(other, twin, answer(twin.table, 1), answer(twin.table, 2))
            await _told(*askers)
        assert all(isinstance(asker.error, Unreachable) for asker in askers)
        await _free(twin)
        await _goes_on(other, twin)

    at_sea(scene)
