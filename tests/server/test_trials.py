"""Variants are tried out beside the games: one after the other, a few at most, and not twice."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from typing import Any

import pytest

from settemari.core.registry import find_game
from settemari.lab.simulate import Run
from settemari.lab.trial import plan_trial, try_out
from settemari.server import trials
from settemari.server.errors import NotNow
from settemari.server.limits import TooFast
from settemari.server.processes import LATER, one_process, quiet_process
from settemari.server.trials import MOST_KNOWN, MOST_WAITING, Key, Trials

RUN = plan_trial(find_game("maretta"), 3, find_game("maretta").variant())
Scene = Callable[["Bench"], Awaitable[None]]


class Process(Executor):
    """Does what it is told to when a test says so."""

    def __init__(self) -> None:
        self.works: list[Future[Any]] = []
        self.asked: list[tuple[Any, ...]] = []
        self.ended = False

    def submit(self, work: Any, /, *args: Any, **more: Any) -> Future[Any]:
        self.asked.append((work, *args))
        self.works.append(Future())
        self.works[-1].set_running_or_notify_cancel()
        return self.works[-1]

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.ended = True


class Bench:
    """Trials, and the processes that they start."""

    def __init__(self, **how: float) -> None:
        self.started: list[Process] = []
        self.trials = Trials(self._start, **how)

    def _start(self) -> Executor:
        self.started.append(Process())
        return self.started[-1]

    async def asks(self, *codes: str, seats: int = 3) -> list[asyncio.Task[Any]]:
        tasks = [asyncio.create_task(self.trials.of(Key(code, seats), RUN)) for code in codes]
        await self.pause()
        return tasks

    async def finishes(self, found: object) -> None:
        """What is being played comes to an end, or fails."""
        work = next(work for work in self.started[-1].works if not work.done())
        if isinstance(found, BaseException):
            work.set_exception(found)
        else:
            work.set_result(found)
        await self.pause()

    @staticmethod
    async def pause() -> None:
        for _ in range(10):
            await asyncio.sleep(0)


@pytest.fixture
def bench() -> Callable[[Scene], None]:
    def run(scene: Scene, **how: float) -> None:
        async def whole() -> None:
            found = Bench(**how)
            try:
                await asyncio.wait_for(scene(found), 60)
            finally:
                found.trials.close()

        asyncio.run(whole())

    return run


def test_one_after_the_other_in_the_same_process(bench: Callable[[Scene], None]) -> None:
    async def scene(here: Bench) -> None:
        one, two = await here.asks("one", "two")
        assert len(here.started[0].works) == 1
        assert here.started[0].asked[0] == (try_out, RUN, trials.SECONDS)
        await here.finishes({"games": 1})
        assert await one == {"games": 1}
        assert len(here.started[0].works) == 2
        await here.finishes({"games": 2})
        assert await two == {"games": 2}
        assert len(here.started) == 1

    bench(scene)


def test_who_wants_the_same_waits_for_the_same_games(bench: Callable[[Scene], None]) -> None:
    async def scene(here: Bench) -> None:
        tasks = await here.asks("one", "one", "one")
        [other] = await here.asks("one", seats=4)
        tasks[0].cancel()  # whoever goes away takes nothing from the others
        await here.finishes({"games": 1})
        assert [await task for task in tasks[1:]] == [{"games": 1}] * 2
        await here.finishes({"games": 4})
        assert await other == {"games": 4}
        assert len(here.started[0].works) == 2

    bench(scene)


def test_what_came_out_is_remembered(bench: Callable[[Scene], None]) -> None:
    async def scene(here: Bench) -> None:
        for number in range(MOST_KNOWN + 1):
            if number == MOST_KNOWN:
                assert here.trials.known(Key("0", 3)) == {"games": 0}  # wanted again, so it is not the oldest any more
            tasks = await here.asks(str(number))
            await here.finishes({"games": number})
            await tasks[0]
        assert here.trials.known(Key("0", 3)) == {"games": 0}
        assert here.trials.known(Key("1", 3)) is None
        [again] = await here.asks("0")
        assert await again == {"games": 0}
        assert len(here.started[0].works) == MOST_KNOWN + 1

    bench(scene)


def test_only_a_few_may_wait(bench: Callable[[Scene], None]) -> None:
    async def scene(here: Bench) -> None:
        tasks = await here.asks(*(str(number) for number in range(MOST_WAITING)))
        [late, same] = await here.asks("late", "0")
        with pytest.raises(TooFast):
            await late
        for number in range(MOST_WAITING):
            await here.finishes({"games": number})
        assert [(await task)["games"] for task in tasks] == list(range(MOST_WAITING))
        assert await same == {"games": 0}
        [late] = await here.asks("late")
        await here.finishes({"games": 9})
        assert await late == {"games": 9}

    bench(scene)


@pytest.mark.parametrize("error", [BrokenExecutor(), OSError("no process")], ids=["died", "none to be had"])
def test_a_process_that_is_lost_is_replaced(bench: Callable[[Scene], None], error: Exception) -> None:
    async def scene(here: Bench) -> None:
        one, two = await here.asks("one", "two")
        await here.finishes(error)
        with pytest.raises(NotNow):
            await one
        assert here.started[0].ended
        await here.finishes({"games": 2})
        assert await two == {"games": 2}
        assert len(here.started) == 2
        assert here.trials.known(Key("one", 3)) is None

    bench(scene)


def test_a_process_that_hangs_is_given_up(bench: Callable[..., None]) -> None:
    async def scene(here: Bench) -> None:
        [one] = await here.asks("one")
        with pytest.raises(NotNow):
            await one
        assert here.started[0].ended

    bench(scene, patience=0.01)


def test_a_process_that_nobody_needs_is_ended(bench: Callable[..., None]) -> None:
    async def scene(here: Bench) -> None:
        for number in (1, 2):
            [one] = await here.asks(str(number))
            await here.finishes({"games": number})
            await one
            assert not here.started[-1].ended
            while not here.started[-1].ended:
                await asyncio.sleep(0.005)
        assert len(here.started) == 2

    bench(scene, linger=0.02)


def test_a_process_that_is_needed_again_in_time_goes_on(bench: Callable[..., None]) -> None:
    async def scene(here: Bench) -> None:
        [one] = await here.asks("one")
        await here.finishes({"games": 1})
        await one
        [two] = await here.asks("two")
        await asyncio.sleep(0.1)
        assert not here.started[0].ended
        await here.finishes({"games": 2})
        await two

    bench(scene, linger=0.05)


def test_when_the_server_stops_nobody_waits_any_more(bench: Callable[[Scene], None]) -> None:
    async def scene(here: Bench) -> None:
        tasks = await here.asks("one", "two")
        here.trials.close()
        await here.pause()
        assert all(task.cancelled() for task in tasks)
        assert here.started[0].ended

    bench(scene)


# -- real ones -------------------------------------------------------------------------------------------------------


def played(run: Run) -> dict[str, object]:
    async def scene() -> dict[str, object]:
        found = Trials(seconds=0.1)
        try:
            return dict(await found.of(Key("one", run.seats), run))
        finally:
            found.close()

    return asyncio.run(scene())


def test_a_real_process_plays() -> None:
    found = played(RUN._replace(games=5))
    assert found["planned"] == 5
    assert 1 <= int(str(found["games"])) <= 5


@pytest.mark.skipif(not hasattr(os, "nice"), reason="no process goes first here")
def test_it_lets_everything_else_go_first() -> None:
    levels = []
    for start in (one_process, quiet_process):
        with start() as executor:
            levels.append(executor.submit(os.nice, 0).result(60))
    assert levels[1] == min(19, levels[0] + LATER)
