"""Where wishes are dealt with: those about one table one after the other, those about different tables side by side.

A wish is decided on the table as it is, its lines are written down, and only then it is done. Answers, of which a game
is made, go through without any task: they are decided when all that came with them is there, and done when the store
says that they are written.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from typing import Any, Protocol

from settemari.core.errors import SetteMariError
from settemari.server.berth import Berth
from settemari.server.clerk import Decided, Errand, are_answers, next_in, refuse, settle, try_again
from settemari.server.deciding import Lines
from settemari.server.source import Source
from settemari.server.store import Entry, Seated, Shelf, Store, Taken, Unreachable
from settemari.server.table import Table

log = logging.getLogger("settemari.server.desk")


class Crowded(Exception):
    """Others were quicker every time."""


class Books(Protocol):
    """Whoever keeps the logs of tables (``harbour.py``)."""

    def rows(self, table: Table, lines: Lines, now: float) -> tuple[list[Entry], Shelf | None, list[Seated]]:
        """As the store wants them."""

    async def write(self, berth: Berth, lines: Lines) -> list[bool]:
        """Write lines down and do what they say; for each whether it had an effect."""

    async def learn(self, lines: Lines, keep: bool = False) -> None:
        """Know by which variant is played."""

    async def read_on(self, berth: Berth) -> None:
        """Follow what others have written."""

    async def end(self, berth: Berth) -> None:
        """Write down that a game is over."""


class Desk:
    """Of one worker."""

    def __init__(self, store: Store, source: Source, books: Books) -> None:
        self._store = store
        self._source = source
        self._books = books
        self._to_serve: list[Berth] = []  # where something is wished
        self._tasks: set[asyncio.Task[None]] = set()

    def submit(self, berth: Berth, wish: Errand) -> None:
        """Something that somebody wishes at a table."""
        if not self._store.is_alone:
            wish.done = partial(self._make_sure, berth, Errand(wish.decide, wish.done))
        self._line_up(berth, wish)

    def _line_up(self, berth: Berth, wish: Errand) -> None:
        """What arrives at the same time is dealt with together, once all of it is there."""
        berth.wishes.append(wish)
        if not berth.is_served:
            berth.is_served = True
            if not self._to_serve:
                asyncio.get_running_loop().call_soon(self._serve_all)
            self._to_serve.append(berth)

    def _serve_all(self) -> None:
        berths, self._to_serve = self._to_serve, []
        for berth in berths:
            self._serve(berth)

    def _make_sure(self, berth: Berth, again: Errand, lines: Lines, error: BaseException | None) -> None:
        """What has no effect, or is refused, may only seem to be so: another worker may know more than this one."""
        if lines or not (error is None or isinstance(error, SetteMariError)):
            again.tell(lines, error)
        else:
            self._spawn(self._look_and_decide(berth, again, lines, error))

    async def _look_and_decide(self, berth: Berth, again: Errand, lines: Lines, error: BaseException | None) -> None:
        before = berth.table.number
        try:
            async with berth.guard:
                await self._books.read_on(berth)
        except Exception as wrong:
            again.tell([], wrong)
            return
        if berth.table.number > before:
            self._line_up(berth, again)
        else:
            again.tell(lines, error)

    def _serve(self, berth: Berth) -> None:
        """Deal with what is wished there, as soon as nobody else has the table."""
        if berth.guard.take():
            self._next(berth)
        else:
            self._spawn(self._serve_later(berth))

    async def _serve_later(self, berth: Berth) -> None:
        await berth.guard.wait()
        self._next(berth)

    def _next(self, berth: Berth) -> None:
        decided = next_in(berth.wishes, berth.table)
        if not decided:
            self._let_go(berth)
        elif are_answers(decided):
            self._write_answers(berth, decided)
        else:
            self._spawn(self._deal_with(berth, decided))

    def _let_go(self, berth: Berth) -> None:
        """Others are let to the table; what is still wished goes on after that."""
        berth.guard.release()
        if berth.wishes:
            asyncio.get_running_loop().call_soon(self._serve, berth)
        else:
            berth.is_served = False

    def _write_answers(self, berth: Berth, decided: list[Decided]) -> None:
        """The hottest path there is: what the game is made of."""
        lines = [line for one in decided for line in one.lines]
        now = self._source.now()

        def written(error: Exception | None) -> None:
            if error is not None:
                self._not_written(berth, decided, error)
                return
            try:
                counted = [berth.apply(line, now) for line in lines]
            except Exception as wrong:
                log.exception("a line could not be applied")
                self._not_written(berth, decided, wrong)
                return
            if berth.table.is_over:
                self._spawn(self._conclude(berth, decided, counted))
                return
            settle(decided, counted)
            berth.tell()
            self._let_go(berth)

        try:
            self._store.begin_append(*self._books.rows(berth.table, lines, now), written)
        except Exception as error:  # whatever it is, nobody is to wait for ever
            self._not_written(berth, decided, error)

    def _not_written(self, berth: Berth, decided: list[Decided], error: BaseException) -> None:
        if isinstance(error, Taken):
            self._spawn(self._decide_anew(berth, decided))
            return
        refuse(decided, error)
        self._let_go(berth)

    async def _deal_with(self, berth: Berth, decided: list[Decided]) -> None:
        """Anything but answers."""
        lines = [line for one in decided for line in one.lines]
        try:
            await self._books.learn(lines, keep=True)
            counted = await self._books.write(berth, lines)
        except BaseException as error:  # whatever it is, nobody is to wait for ever
            self._not_written(berth, decided, error)
            if not isinstance(error, Exception):
                raise
        else:
            await self._conclude(berth, decided, counted)

    async def _conclude(self, berth: Berth, decided: list[Decided], counted: list[bool]) -> None:
        berth.tell()  # what is done already: the end of a game has still to be written down
        try:
            if berth.table.is_over:
                await self._books.end(berth)
        finally:
            settle(decided, counted)
            berth.tell()
            self._let_go(berth)

    async def _decide_anew(self, berth: Berth, decided: list[Decided]) -> None:
        """Another worker was quicker."""
        try:
            await self._books.read_on(berth)
        except BaseException as error:
            refuse(decided, error)
            raise
        else:
            try_again(berth.wishes, decided, Crowded())
        finally:
            self._let_go(berth)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Unreachable):
            log.error("a table could not be served", exc_info=error)
