"""Who moves things on at a table where nobody sits at a keyboard: bots, standing orders, and clocks that run out.

A table is driven by the worker that has its lease. Should two drive it for a moment, the log decides: the second answer
of a bot finds its question settled, or its number taken, and comes to nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Container
from typing import NamedTuple

from settemari.server import deciding
from settemari.server.deciding import USUAL_LEVEL
from settemari.server.harbour import Berth, Crowded, Harbour
from settemari.server.log import By
from settemari.server.room import ENDED
from settemari.server.sight import legal_codes
from settemari.server.source import Source
from settemari.server.store import Gone, Unreachable
from settemari.server.table import Table
from settemari.server.thinking import Thinkers, quick_answer_to, thought_of
from settemari.server.timing import answers_by, bot_answers_at, unprompted_at

TRY_AGAIN = 0.5  # seconds, while the database is away
MOST_FAILURES = 3  # of a bot, before the first answer that may be given is given

log = logging.getLogger("settemari.server.driving")


class Due(NamedTuple):
    """Somebody's answer that is to come by itself: to which question, whose, by whom, and what or when."""

    question: int
    undos: int
    seat: int
    by: By
    level: int = 0  # of a bot
    code: int = 0  # of an order
    at: float = 0.0


class Drive:
    """Drives one table, from when it is made until it is stopped or the game is over."""

    def __init__(
        self,
        harbour: Harbour,
        source: Source,
        thinkers: Thinkers,
        berth: Berth,
        held: Container[tuple[str, int]] = (),
    ) -> None:
        """``held``: tables and seats with an answer in person that waits for its time."""
        self._harbour = harbour
        self._source = source
        self._thinkers = thinkers
        self.berth = berth
        self._held = held
        self._tasks: dict[Due, asyncio.Task[None]] = {}
        self._writing: set[Due] = set()  # answers that are being written down: nobody stops them any more
        self._running: set[asyncio.Task[None]] = set()
        self._stopped = False
        berth.watchers.add(self)
        self.look()

    @property
    def busy(self) -> bool:
        """Whether anything is to come by itself."""
        return bool(self._tasks or self._writing)

    def stop(self) -> None:
        self._stopped = True
        self.berth.watchers.discard(self)
        for task in self._tasks.values():
            task.cancel()
        self._tasks = {}

    def look(self) -> None:
        """The table has changed: what is due now is begun, what is not any more is dropped."""
        wanted = due(self.berth.table)
        for one in [one for one in self._tasks if one not in wanted]:
            self._tasks.pop(one).cancel()
        for one in wanted:
            if one not in self._tasks and one not in self._writing:
                self._tasks[one] = self._begin(one)
        if self.berth.table.stage == ENDED:
            self.stop()

    def _begin(self, one: Due) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(self._come(one))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def _come(self, one: Due) -> None:
        """Wait, think if need be, and answer."""
        table = self.berth.table
        if one.by == "bot":
            code = await self._by_bot(one)
        elif one.by == "order":
            await self._until(unprompted_at(table, one.seat))
            if (table.key, one.seat) in self._held:  # they have answered themselves, and that counts from now on, too
                self._tasks.pop(one, None)
                return
            code = one.code
        else:
            await self._until(one.at)
            code = await self._stand_in(one)
        self._tasks.pop(one, None)  # from here on nobody stops it
        self._writing.add(one)
        try:
            await self._write(one, code)
        except Exception:
            log.exception("an answer could not be given")
            await self._source.sleep(TRY_AGAIN)
        self._writing.discard(one)
        if not self._stopped:  # whoever had the seat back for a moment has left it again
            self.look()

    async def _until(self, at: float) -> None:
        await self._source.sleep(max(0.0, at - self._source.now()))

    async def _by_bot(self, one: Due) -> int:
        """What a bot answers, when its time has come and it has thought.

        At a moment it does not go on thinking after its time: only who has something to play has to think, and a longer
        pause would tell. Then it answers without a search.
        """
        table = self.berth.table
        waiting = self._until(bot_answers_at(table, one.seat))
        if not table.is_moment:
            code, _ = await asyncio.gather(self._thought(one), waiting)
            return code
        thinking = asyncio.get_running_loop().create_task(self._thought(one))
        try:
            await waiting
            if thinking.done():
                return thinking.result()
            return self._without_search(one)
        finally:
            thinking.cancel()

    def _without_search(self, one: Due) -> int:
        match = self.berth.table.match
        assert match is not None
        try:
            return quick_answer_to(thought_of(match, one.seat, one.level, self._source))
        except Exception as error:
            log.error("a bot could not answer at once: %s", type(error).__name__)
            return legal_codes(match, match.view(one.seat))[0]

    async def _thought(self, one: Due) -> int:
        """What a bot of that level answers; if it cannot, whatever comes first."""
        table = self.berth.table
        for _ in range(MOST_FAILURES):
            assert table.match is not None
            thought = thought_of(table.match, one.seat, one.level or USUAL_LEVEL, self._source)
            try:
                return await self._thinkers.answer(thought, table.host)
            except Exception as error:
                log.error("a bot could not answer: %s", type(error).__name__)  # nothing of what it saw
                await self._source.sleep(TRY_AGAIN)
        assert table.match is not None
        return legal_codes(table.match, table.match.view(one.seat))[0]

    async def _stand_in(self, one: Due) -> int:
        """Time is over: at a moment one passes, otherwise a bot chooses (and the beat says so)."""
        table = self.berth.table
        standing = None if table.match is None else table.match.game.standing()
        if table.is_moment and standing is not None:
            return standing.passing()
        return await self._thought(one)

    async def _write(self, one: Due, code: int) -> None:
        def decide(now: Table) -> deciding.Lines:
            question = now.question
            if question is None or (question.id, now.undos) != (one.question, one.undos):
                return []  # it was settled meanwhile
            if one.seat not in question.waiting_for or bool(now.chairs[one.seat].bot) != (one.by == "bot"):
                return []  # whoever sits there has answered, left, or come back
            return deciding.answered(now, one.seat, one.question, (code,), one.by, one.undos)

        while True:
            try:
                await self._harbour.do(self.berth, decide)
                return
            except (Unreachable, Crowded):
                await self._source.sleep(TRY_AGAIN)
            except Gone:
                return


def due(table: Table) -> list[Due]:
    """All answers that will come by themselves as things stand: found once for each line of the log."""
    number, known = table.due
    if number != table.number:
        known = _found_due(table)
        table.due = (table.number, known)
    return known


def _found_due(table: Table) -> list[Due]:
    found: list[Due] = []
    question = table.question
    if question is None:
        return found
    for seat in question.waiting_for:
        chair = table.chairs[seat]
        if chair.bot:
            found.append(Due(question.id, table.undos, seat, "bot", level=chair.bot))
            continue
        code = table.ordered(seat)
        if code is not None:
            found.append(Due(question.id, table.undos, seat, "order", code=code))
        at = answers_by(table, seat)
        if at is not None:
            found.append(Due(question.id, table.undos, seat, "clock", at=at))
    return found
