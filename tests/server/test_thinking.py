"""Who thinks when, and how hard; and that there is always an answer, whatever happens to a process."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import wraps
from typing import Any, NamedTuple, ParamSpec

import pytest

import settemari
from settemari.bots.levels import LEVELS, level_policy
from settemari.bots.search import Search
from settemari.core.errors import UnknownGame
from settemari.server.processes import one_process
from settemari.server.source import Scripted
from settemari.server.thinking import TRIES, Thinkers, Thought, answer_to, quick_answer_to, thought_of
from settemari.server.thinking_queue import EFFORTS, FULL, NONE, TARGET_WAIT, Kind, Paces, Queue, Waiting, effort_for

P = ParamSpec("P")
GAMES = ["maretta", "vulcano", "arrr"]
SEARCHING, QUICK = Kind("maretta", 5, True), Kind("maretta", 3, False)
SECRET = "the hand of seat 2"


def scene(played: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that waits for something, but not for ever."""

    @wraps(played)
    def run(*args: P.args, **named: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(played(*args, **named), 60))

    return run


def a_thought(level: int = 5, game: str = "maretta", seed: int = 1) -> Thought:
    """The first one of a game; told from others by its seed."""
    match = settemari.deal(game, seats=3, seed=4)
    question = match.question()
    assert question is not None
    return thought_of(match, question.seats[0], level, Scripted())._replace(seed=seed)


async def calm() -> None:
    """Everybody has done what there was to do."""
    for _ in range(20):
        await asyncio.sleep(0)


class Job(NamedTuple):
    """A thought that was handed to a process."""

    thought: Thought
    answer: Future[int]
    process: Executor
    began: float


class Script:
    """Thinkers whose processes answer when a test says so, at a time that it says."""

    def __init__(self, processes: int = 1, **more: Any) -> None:
        self.jobs: list[Job] = []
        self.started: list[ScriptedProcess] = []
        self.source = Scripted()
        self.thinkers = Thinkers(processes, self.source, process=self.start, **more)

    def start(self) -> Executor:
        self.started.append(ScriptedProcess(self))
        return self.started[-1]

    @property
    def open(self) -> list[Job]:
        return [job for job in self.jobs if not job.answer.done()]

    async def ask(self, *seeds: int, guest: str = "") -> list[asyncio.Task[int]]:
        """So many thoughts at once."""
        thought = a_thought()
        tasks = [asyncio.create_task(self.thinkers.answer(thought._replace(seed=seed), guest)) for seed in seeds]
        await calm()
        return tasks

    async def finish(self, job: Job | None = None, seconds: float = 0.0) -> None:
        """So much later it is done, the oldest if none is named: the answer is the seed."""
        job = job or self.open[0]
        self.source.time += seconds
        job.answer.set_result(job.thought.seed)
        await calm()

    async def finish_all(self) -> None:
        while self.open:
            await self.finish()

    async def fail(self, error: Exception) -> None:
        self.open[0].answer.set_exception(error)
        await calm()

    async def measure(self, processes: int, seconds: float) -> None:
        """One full thought takes so long; the first ones, for which processes have to start, do not count."""
        await self.ask(*range(processes))
        for job in self.open:
            await self.finish(job, 100.0)
        await self.ask(1)
        await self.finish(seconds=seconds)
        self.jobs.clear()


class ScriptedProcess(Executor):
    def __init__(self, script: Script) -> None:
        self.script = script
        self.ended = False

    def submit(self, fn: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        assert not self.ended
        assert all(job.process is not self for job in self.script.open), "one at a time"
        future: Future[Any] = Future()
        future.set_running_or_notify_cancel()
        self.script.jobs.append(Job(args[0], future, self, self.script.source.now()))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.ended = True


# -- the order -------------------------------------------------------------------------------------------------


@scene
async def test_guests_take_turns_and_each_is_served_in_order() -> None:
    script = Script()
    tasks = await script.ask(*range(1, 41), guest="Anna") + await script.ask(100, guest="Bruno")
    tasks += await script.ask(200, 201, guest="Carla")
    assert (script.thinkers.queue_length, script.thinkers.busy) == (42, 1)
    await script.finish_all()
    assert [job.thought.seed for job in script.jobs] == [1, 2, 100, 200, 3, 201, *range(4, 41)]
    assert [await task for task in tasks] == [*range(1, 41), 100, 200, 201]
    assert (script.thinkers.busy, script.thinkers.answered, script.thinkers.hurried) == (0, 43, 0)


@scene
async def test_who_is_cancelled_gives_up_the_place() -> None:
    script = Script()
    tasks = await script.ask(1, 2, 3)
    tasks[0].cancel()  # a process is at it: it goes on, and serves the next when it is done
    tasks[1].cancel()
    await calm()
    assert (script.thinkers.queue_length, script.thinkers.busy) == (1, 1)
    await script.finish_all()
    assert await tasks[2] == 3
    assert [job.thought.seed for job in script.jobs] == [1, 3]
    assert (len(script.started), script.thinkers.answered) == (1, 1)
    tasks = await script.ask(4)
    tasks[0].cancel()
    await script.fail(BrokenProcessPool())
    assert (len(script.jobs), script.thinkers.busy) == (3, 0)  # nobody tries again for who has gone


# -- the effort ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("guests", [1, 20, 200])
@scene
async def test_the_more_is_waiting_the_less_is_thought_and_nobody_waits_long(guests: int) -> None:
    """200 thoughts of 0.24 s each for two processes, about as without the compiler: in full they take 24 s."""
    script = Script(2)
    await script.measure(2, 0.24)
    asked = script.source.time
    for guest in range(guests):
        await script.ask(*range(200 // guests), guest=f"guest {guest}")
    while script.open:
        assert script.thinkers.busy == len(script.open) <= len(script.started) == 2
        ends = {job.began + 0.24 * job.thought.effort + 0.001: job for job in script.open}
        first = min(ends)
        await script.finish(ends[first], first - script.source.time)
    efforts = [job.thought.effort for job in script.jobs]
    assert (len(efforts), set(efforts) - set(EFFORTS)) == (200, set())
    assert max(efforts[2:100]) <= 1 / 16
    assert efforts[-1] == FULL  # nobody is behind it
    assert max(job.began for job in script.jobs) - asked < 1.5 * TARGET_WAIT


def a_queue(kind: Kind, count: int, seconds: float) -> tuple[Queue[Waiting], Paces]:
    """So many that take so long."""
    queue, paces = Queue[Waiting](1000), Paces()
    paces.learn(kind, FULL, seconds)
    for _ in range(count):
        queue.add(Waiting(kind, "Anna", 0.0))
    return queue, paces


def test_who_has_many_thoughts_shrinks_only_those() -> None:
    queue, paces = a_queue(SEARCHING, 500, 0.1)
    queue.add(Waiting(SEARCHING, "Bruno", 0.0))
    taken = [queue.take(), queue.take()]
    assert [(one.guest, effort_for(one, queue, paces, 2, 0.0)) for one in taken] == [("Anna", 1 / 32), ("Bruno", FULL)]


def test_where_nothing_is_searched_nothing_shrinks() -> None:
    queue, paces = a_queue(QUICK, 500, 0.001)
    paces.learn(SEARCHING, FULL, 0.5)
    assert effort_for(Waiting(SEARCHING, "Anna", 0.0), queue, paces, 1, 0.0) == FULL  # those behind take half a second
    for _ in range(100):
        queue.add(Waiting(SEARCHING, "Anna", 0.0))
    assert effort_for(Waiting(QUICK, "Anna", 0.0), queue, paces, 1, 0.0) == FULL
    assert effort_for(Waiting(SEARCHING, "Anna", 0.0), queue, paces, 1, 0.0) == NONE
    assert paces.seconds(QUICK, NONE) == paces.seconds(QUICK, FULL) == 0.001


def test_who_has_waited_long_leaves_less_time_but_always_some() -> None:
    queue, paces = a_queue(SEARCHING, 9, 0.1)
    taken = Waiting(SEARCHING, "Anna", 100.0)
    efforts = [effort_for(taken, queue, paces, 1, now) for now in (99.0, 100.0, 100.4, 100.7, 101.0, 200.0)]
    assert efforts == [FULL, FULL, 1 / 2, 1 / 4, 1 / 8, 1 / 8]
    assert effort_for(taken, *a_queue(SEARCHING, 0, 5.0), 1, 200.0) == FULL  # alone, on a slow machine


def test_paces_are_measured_and_fit_each_other() -> None:
    paces = Paces()

    def learn(effort: float, seconds: float) -> list[float]:
        for _ in range(100):
            paces.learn(SEARCHING, effort, seconds)
        return [round(paces.seconds(SEARCHING, effort), 3) for effort in EFFORTS]

    assert paces.seconds(SEARCHING, FULL) == 0.0
    assert learn(FULL, 3.2) == [3.2, 1.6, 0.8, 0.4, 0.2, 0.1, 0.0]
    # A search tries every answer at least once, however little time it has.
    assert learn(1 / 32, 0.3) == [3.2, 1.6, 0.8, 0.4, 0.3, 0.3, 0.0]
    # The machine has nothing else to do any more: what was measured before cannot be true.
    assert learn(1 / 2, 0.2) == [0.4, 0.2, 0.2, 0.2, 0.2, 0.2, 0.0]
    assert learn(NONE, 0.5) == [0.5] * len(EFFORTS)


@pytest.mark.parametrize("name", GAMES)
def test_a_level_searches_with_a_share_of_its_iterations(name: str) -> None:
    game = settemari.find_game(name)
    variant = game.variant()
    for level in LEVELS:
        for effort in EFFORTS:
            policy, looks = level_policy(game, level, variant, 3, effort), level.looks(name)
            assert isinstance(policy, Search) == (looks > 0 and effort > 0)
            if isinstance(policy, Search):
                assert policy.thinking.iterations == max(1, round(looks * effort))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", [3, 4, 5])
def test_a_quick_answer_is_one_that_may_be_given(name: str, level: int) -> None:
    question = settemari.deal(name, seats=3, seed=4).question()
    assert question is not None
    thought = a_thought(level, name)
    assert quick_answer_to(thought) in [action.code for action in question.offer(thought.seat).playable]
    assert level > 3 or quick_answer_to(thought) == answer_to(thought)


# -- too many --------------------------------------------------------------------------------------------------


@scene
async def test_when_the_queue_is_full_who_has_most_is_answered_at_once() -> None:
    script = Script(bound=3)
    tasks = await script.ask(1, 2, 3, 4, 5, guest="Anna")
    assert [task.done() for task in tasks] == [False, False, False, False, True]
    tasks += await script.ask(6, guest="Bruno") + await script.ask(7, guest="Carla")
    tasks += await script.ask(8, guest="Dario")  # everybody has one: the last to come has to go
    assert [task.done() for task in tasks] == [False, False, True, True, True, False, False, True]
    await script.finish_all()
    quick = {seed: quick_answer_to(a_thought(seed=seed)) for seed in (3, 4, 5, 8)}
    assert [await task for task in tasks] == [quick.get(seed, seed) for seed in range(1, 9)]
    assert [job.thought.seed for job in script.jobs] == [1, 2, 6, 7]
    assert (script.thinkers.queue_length, script.thinkers.answered, script.thinkers.hurried) == (0, 8, 4)


# -- processes that fail ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("error", [BrokenProcessPool(SECRET), OSError(SECRET)])
@scene
async def test_a_thought_is_tried_again_if_a_process_dies(caplog: pytest.LogCaptureFixture, error: Exception) -> None:
    script = Script()
    tasks = await script.ask(1, 2)
    await script.fail(error)
    assert [process.ended for process in script.started] == [True, False]
    await script.finish()
    for _ in range(TRIES):  # once is bad luck
        await script.fail(error)
    assert [await task for task in tasks] == [1, quick_answer_to(a_thought(seed=2))]
    assert (script.thinkers.lost, script.thinkers.hurried, script.thinkers.busy) == (1 + TRIES, 1, 0)
    said = {(record.name, record.getMessage()) for record in caplog.records}
    assert said == {("settemari.server", "a process died that thought for level 5 of maretta")}


@scene
async def test_a_bot_that_fails_answers_quickly_and_tells_nothing(caplog: pytest.LogCaptureFixture) -> None:
    script = Script()
    tasks = await script.ask(1, 2)
    await script.fail(ValueError(SECRET))
    await script.finish_all()
    assert [await task for task in tasks] == [quick_answer_to(a_thought(seed=1)), 2]
    assert (script.thinkers.lost, script.thinkers.hurried, len(script.started)) == (0, 1, 1)
    assert [record.getMessage() for record in caplog.records] == ["level 5 of maretta failed: ValueError"]
    assert SECRET not in caplog.text
    nonsense = asyncio.create_task(script.thinkers.answer(a_thought()._replace(game="chess")))
    await calm()
    await script.fail(ValueError())
    with pytest.raises(UnknownGame):  # whoever asks so has to know
        await nonsense


@scene
async def test_a_process_that_hangs_is_given_up() -> None:
    script = Script(patience=0.001)
    for count in (1, 2):
        assert await script.thinkers.answer(a_thought()) == quick_answer_to(a_thought())
        assert [process.ended for process in script.started] == [True] * count
    assert (script.thinkers.lost, script.thinkers.hurried) == (2, 2)


@scene
async def test_closing_ends_everything_at_once() -> None:
    script = Script(2)
    tasks = await script.ask(1, 2, 3)
    for answer in (1, 2):
        await script.finish()
        assert await tasks[answer - 1] == answer
    tasks += [asyncio.create_task(script.thinkers.answer(a_thought(seed=seed))) for seed in (4, 5)]
    await asyncio.sleep(0)
    assert (script.thinkers.busy, len(script.open), script.thinkers.queue_length) == (2, 1, 1)  # one just handed out
    script.thinkers.close()
    script.thinkers.close()
    tasks += await script.ask(6)  # too late
    assert all(task.cancelled() for task in tasks[2:])
    assert [process.ended for process in script.started] == [True, True]
    await script.thinkers.warm()
    assert (script.thinkers.queue_length, script.thinkers.busy, len(script.started)) == (0, 0, 2)


# -- real ones -------------------------------------------------------------------------------------------------


@scene
async def test_a_process_that_is_killed_is_replaced() -> None:
    started: list[Executor] = []

    def start() -> Executor:
        started.append(one_process())
        return started[-1]

    thinkers = Thinkers(1, process=start)
    try:
        await asyncio.gather(thinkers.warm(), thinkers.warm())
        assert (thinkers.busy, thinkers.lost, len(started)) == (0, 0, 1)
        os.kill(started[0].submit(os.getpid).result(30), signal.SIGKILL)
        assert [await thinkers.answer(a_thought(4)) for _ in range(2)] == [answer_to(a_thought(4))] * 2
        assert (thinkers.lost, thinkers.hurried, thinkers.answered, len(started)) == (1, 0, 2, 2)
    finally:
        thinkers.close()


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no process can be stopped here")
@scene
async def test_a_process_that_is_stopped_is_killed() -> None:
    pids: list[int] = []

    def stopped() -> Executor:
        executor = one_process()
        pids.append(executor.submit(os.getpid).result(30))
        os.kill(pids[-1], signal.SIGSTOP)
        return executor

    thinkers = Thinkers(1, process=stopped, patience=0.1)
    assert await thinkers.answer(a_thought()) == quick_answer_to(a_thought())
    with suppress(ProcessLookupError):
        while True:
            os.kill(pids[0], 0)
            await asyncio.sleep(0.01)


SERVER = """
import asyncio, os, signal
from settemari.server.thinking import Thinkers
thinkers = Thinkers(1)
asyncio.run(thinkers.warm())
assert not thinkers.lost
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_no_process_outlives_its_server() -> None:
    """What they say is read to its end, which does not come before the last of them has gone."""
    ended = subprocess.run([sys.executable, "-c", SERVER], capture_output=True, timeout=60, check=False)
    assert ended.returncode == -signal.SIGKILL
