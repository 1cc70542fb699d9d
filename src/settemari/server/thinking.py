"""Bots of a server: they think in processes of their own, and are given a view and nothing else.

A view travels as plain numbers. What a process has made ready for one variant, number of seats and level it keeps.
Thoughts wait in one queue (thinking_queue.py): no more are handed to processes than there are, so the order is ours.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Coroutine, Mapping
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, TypeVar

from settemari.bots import Bot
from settemari.bots.levels import LEVELS, Level, has_levels, level_of, level_policy
from settemari.core.chance import Seeded
from settemari.core.facts import FACT
from settemari.core.match import Match
from settemari.core.play import Policy
from settemari.core.registry import find_game, known_games
from settemari.core.setup import Setup
from settemari.core.variant import Variant
from settemari.server.processes import end_process, one_process
from settemari.server.source import Source
from settemari.server.thinking_queue import FULL, NONE, Kind, Paces, Queue, Waiting, effort_for

SEEDS = 1 << 53
BOUND = 1000  # thoughts that may wait
PATIENCE = 20.0  # seconds after which a process is given up
TRIES = 3  # of a thought whose process dies

log = logging.getLogger("settemari.server")
R = TypeVar("R")


class Thought(NamedTuple):
    """What a bot has to think about, as it travels."""

    game: str
    tables: str  # the variant, whole
    seats: int
    level: int
    seat: int
    cells: list[int]
    facts: list[int]
    seed: int  # the bot's own luck, never the table's
    effort: float = FULL  # share of the level's iterations


def thought_of(match: Match, seat: int, level: int, source: Source) -> Thought:
    """What the seat is asked, as it sees it."""
    view = match.view(seat)
    facts = [number for fact in view.fact_list() for number in fact]
    facts += [0] * (int(match.setup.layout.fact_slots) * FACT - len(facts))
    seed = int(source.share() * SEEDS)
    return Thought(match.game.id, _written(match.variant), match.seats, level, seat, view.cell_list(), facts, seed)


@lru_cache(64)
def _written(variant: Variant) -> str:
    """A deck of cards is long, and bots are asked often."""
    return json.dumps(variant.tables(), sort_keys=True)


# -- in any process ----------------------------------------------------------------------------------------------


def answer_to(thought: Thought) -> int:
    """The code of the bot's answer."""
    setup, policy = _ready(thought.game, thought.tables, thought.seats, thought.level, thought.effort)
    view = setup.view(thought.cells, thought.seat, thought.facts)
    return Bot(setup, policy, Seeded(thought.seed)).choose(view)


def quick_answer_to(thought: Thought) -> int:
    """The same without any search: it takes no time to speak of."""
    return answer_to(thought._replace(effort=NONE if _searches(thought) else FULL))


@lru_cache(64)
def _ready(game: str, tables: str, seats: int, level: int, effort: float) -> tuple[Setup, Policy]:
    found, variant = find_game(game), _variant(game, tables)
    return found.setup(seats, variant), level_policy(found, _level(level), variant, seats, effort)


@lru_cache(64)
def _variant(game: str, tables: str) -> Variant:
    read = json.loads(tables)
    assert isinstance(read, Mapping)
    return find_game(game).variant_of(read)


def _level(number: int) -> Level:
    level = level_of(str(number))
    assert level is not None, number
    return level


def _searches(thought: Thought) -> bool:
    return _level(thought.level).looks(thought.game) > 0


def _get_ready() -> None:
    """What a first thought would have to wait for."""
    for game in map(find_game, known_games()):
        if has_levels(game):
            level_policy(game, LEVELS[-1], game.variant(), game.seat_counts[0])


# -- in the server -----------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Asked(Waiting):
    """A thought that somebody waits for."""

    thought: Thought
    answer: asyncio.Future[int]


class Hung(Exception):
    """A process takes too long."""


class Thinkers:
    """So many processes that think, started as they are needed. Whatever happens to them, every thought is answered."""

    def __init__(
        self,
        processes: int,
        source: Source | None = None,
        *,
        process: Callable[[], Executor] = one_process,
        bound: int = BOUND,
        patience: float = PATIENCE,
    ) -> None:
        self.answered = 0
        self.hurried = 0  # of these, without a search that there was no room or no process for
        self.lost = 0  # processes that died or were given up
        self._processes = processes
        self._source = source or Source()
        self._process = process
        self._patience = patience
        self._queue: Queue[Asked] = Queue(bound)
        self._paces = Paces()
        self._started: set[Executor] = set()
        self._idle: list[Executor] = []
        self._tasks: dict[asyncio.Task[None], Asked | None] = {}  # what processes are at
        self._closed = False

    @property
    def queue_length(self) -> int:
        """Thoughts that wait for a process."""
        return len(self._queue)

    @property
    def busy(self) -> int:
        """Processes that are at work."""
        return len(self._tasks)

    async def answer(self, thought: Thought, guest: str = "") -> int:
        """What a bot answers, at a table of that guest. Who is cancelled meanwhile gives up the place in the queue."""
        if self._closed:
            raise asyncio.CancelledError
        kind = Kind(thought.game, thought.level, _searches(thought))
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        asked = Asked(kind, guest, self._source.now(), thought, future)
        crowded_out = self._queue.add(asked)
        if crowded_out is not None:
            self._hurry(crowded_out)
        self._hand_out()
        try:
            return await future
        except asyncio.CancelledError:
            self._queue.remove(asked)
            raise

    async def warm(self) -> None:
        """Start one process, if there is none, and let it import the games: the first bot need not wait for that."""
        if not self._started and not self._tasks and not self._closed:
            await asyncio.wait([self._begin(self._warm())])

    def close(self) -> None:
        """At once. Whoever waits for an answer is cancelled: the game goes on when a server is there again."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        for asked in self._queue:
            self._queue.remove(asked)
            asked.answer.cancel()
        for executor in list(self._started):
            self._lose(executor, wait=True)  # for who notices that the process is dead: Python stumbles over it at exit

    # -- one after the other -----------------------------------------------------------------------------------

    def _hand_out(self) -> None:
        """To every process that is free, a thought."""
        while len(self._queue) and len(self._tasks) < self._processes:
            asked = self._queue.take()
            effort = effort_for(asked, self._queue, self._paces, self._processes, self._source.now())
            self._begin(self._think(asked, effort), asked)

    def _begin(self, work: Coroutine[None, None, None], asked: Asked | None = None) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks[task] = asked
        task.add_done_callback(self._finish)
        return task

    def _finish(self, task: asyncio.Task[None]) -> None:
        asked = self._tasks.pop(task)
        if asked is not None and task.cancelled():
            asked.answer.cancel()
        if not self._closed:
            self._hand_out()

    async def _think(self, asked: Asked, effort: float) -> None:
        """Until there is an answer."""
        thought, kind = asked.thought._replace(effort=effort), asked.kind
        for _ in range(TRIES):
            if asked.answer.done():  # nobody waits for it any more
                return
            at_hand, began = bool(self._idle), self._source.now()
            try:
                code = await self._in_process(answer_to, thought)
            except (BrokenExecutor, OSError):
                log.warning("a process died that thought for level %d of %s", kind.level, kind.game)
                continue
            except Hung:
                log.warning("a process hung that thought for level %d of %s", kind.level, kind.game)
                break
            except Exception as error:  # its text might tell what is on the table
                log.error("level %d of %s failed: %s", kind.level, kind.game, type(error).__name__)
                break
            if at_hand:  # otherwise this was also how long a process takes to start
                self._paces.learn(kind, effort, max(self._source.now() - began, 0.0))
            self._give(asked, code)
            return
        self._hurry(asked)

    async def _warm(self) -> None:
        try:
            await self._in_process(_get_ready)
        except Exception as error:
            log.warning("no process could be made ready: %s", type(error).__name__)

    def _hurry(self, asked: Asked) -> None:
        """Answer here and now, without a search."""
        if asked.answer.done():
            return
        try:
            code = quick_answer_to(asked.thought)
        except Exception as error:
            asked.answer.set_exception(error)
            return
        self.hurried += 1
        self._give(asked, code)

    def _give(self, asked: Asked, code: int) -> None:
        if not asked.answer.done():
            self.answered += 1
            asked.answer.set_result(code)

    # -- processes ---------------------------------------------------------------------------------------------

    async def _in_process(self, work: Callable[..., R], *args: object) -> R:
        """What comes out of it in a process, a new one if none is idle. Raises what it raises, OSError if there can be
        no process, BrokenExecutor if it dies, Hung.
        """
        if not self._idle:
            self._idle.append(self._process())
            self._started.add(self._idle[-1])
        executor = self._idle.pop()
        keep = False
        try:
            future = asyncio.wrap_future(executor.submit(work, *args))
            try:
                await asyncio.wait([future], timeout=self._patience)
                if not future.done():
                    raise Hung
                result = future.result()
            finally:
                future.cancel()
            keep = True
        except (BrokenExecutor, OSError, Hung):
            self.lost += 1
            raise
        except Exception:
            keep = True  # the work failed, not the process
            raise
        finally:
            if keep and not self._closed:
                self._idle.append(executor)
            else:
                self._lose(executor)
        return result

    def _lose(self, executor: Executor, wait: bool = False) -> None:
        if executor in self._started:
            self._started.remove(executor)
            end_process(executor, wait)
