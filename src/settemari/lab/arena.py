"""Tournaments between bots, programs among them, in this process or in several: the same games either way.

What is played is planned as numbers (``schedule``), so a process is told which games are its own and sends back what
came out of each. Whoever stops a tournament keeps what was played.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import FrameType
from typing import NamedTuple

from settemari.bots import EXEC, policy_of
from settemari.bots.child import command_words
from settemari.bots.external import Program
from settemari.bots.protocol import Limits
from settemari.core.errors import BadSeed, WrongNumber
from settemari.core.game import Game
from settemari.core.variant import Variant
from settemari.lab.arena_result import Result, Score
from settemari.lab.arena_table import Contest, Played, Table, end_programs
from settemari.lab.schedule import schedule
from settemari.lab.simulate import MOST_PROCESSES, Progress
from settemari.locales.message import say

MOST_GAMES = 1 << 24
BATCH_SECONDS = 0.2  # as in simulate: what is under way when somebody stops is lost
PROGRESS_SECONDS = 0.1  # a bar that is drawn for every game would take longer than the games
PATIENCE = 10.0  # seconds for a worker that is in the middle of a choice to hear that it is to end


class Wanted(NamedTuple):
    """A tournament as it was asked for."""

    bots: list[str]
    seats: int
    games: int
    seed: int = 1
    limits: Limits = Limits()
    log: Path | None = None


def plan(game: Game, variant: Variant, wanted: Wanted) -> Contest:
    """Check what was asked for, and round the games up so that they are fair."""
    game.setup(wanted.seats, variant)
    if not 0 <= wanted.seed < 1 << 31:
        raise BadSeed(wanted.seed)
    if not 1 <= wanted.games <= MOST_GAMES:
        raise WrongNumber(wanted.games, say("error-must-be-number", low=1, high=MOST_GAMES))
    bots, meetings = schedule(wanted.bots, wanted.seats, wanted.seed)
    programs: dict[str, Program] = {}
    for name in bots:
        if name.startswith(EXEC):
            programs[name] = Program(tuple(command_words(name.removeprefix(EXEC))), wanted.limits, wanted.log)
        else:
            policy_of(game, name, variant, wanted.seats)
    return Contest(game.id, variant.tables(), bots, programs, meetings, meetings.whole_sets(wanted.games))


def play(contest: Contest, processes: int = 1, progress: Progress = lambda done: None) -> Result:
    """Play it all, or as much as there was until Ctrl-C."""
    if not 1 <= processes <= MOST_PROCESSES:
        raise WrongNumber(processes, say("error-must-be-number", low=1, high=MOST_PROCESSES))
    score = Score(contest)
    start = told = time.perf_counter()
    stopped = False
    try:
        with closing(_alone(contest) if processes == 1 else _together(contest, processes)) as games:
            for played in games:
                score.add(played)
                if time.perf_counter() - told >= PROGRESS_SECONDS or score.games == contest.games:
                    told = time.perf_counter()
                    progress(score.games)
    except KeyboardInterrupt:
        stopped = True
    return Result(contest, score, time.perf_counter() - start, stopped)


def _alone(contest: Contest) -> Generator[Played, None, None]:
    table = Table(contest)
    for game in range(contest.games):
        yield table.play(game)


def _together(contest: Contest, processes: int) -> Generator[Played, None, None]:
    """Batches in several processes, two for each under way, in whatever order they come back."""
    from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
    from multiprocessing import active_children, get_context

    before = set(active_children())
    start, size = 0, 1
    under_way: set[Future[tuple[float, list[Played]]]] = set()
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _sit_down, (contest,))
    try:
        while start < contest.games or under_way:
            while start < contest.games and len(under_way) < 2 * processes:
                size = min(size, contest.games - start)
                with _undisturbed():
                    under_way.add(pool.submit(_batch, start, size))
                start += size
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for batch in done:
                seconds, games = batch.result()
                size = max(1, min(4 * size, int(len(games) / max(seconds, 1e-6) * BATCH_SECONDS)))
                yield from games
    except BaseException:  # Ctrl-C: what is under way is not waited for, a game can take minutes
        pool.shutdown(wait=False, cancel_futures=True)
        workers = set(active_children()) - before
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join(PATIENCE)
            worker.kill()
        raise
    pool.shutdown()


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl-C waits for a moment, and a process that is started within never hears of it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # whose start would let it through
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_tables: list[Table] = []  # the one of a worker process


def _sit_down(contest: Contest) -> None:
    def leave(number: int, frame: FrameType | None) -> None:
        end_programs()
        os._exit(128 + number)  # not by an exception: the pool would hand it on as a result

    signal.signal(signal.SIGTERM, leave)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that started this one
    _tables.append(Table(contest))


def _batch(start: int, games: int) -> tuple[float, list[Played]]:
    before = time.perf_counter()
    played = [_tables[0].play(game) for game in range(start, start + games)]
    return time.perf_counter() - before, played
