"""Who moves things on at a table where nobody sits at a keyboard: bots answer here.

A table is driven by the worker that has its lease. Should two drive it for a moment, the log decides: the second answer
of a bot finds its question settled, or its number taken, and comes to nothing.
"""

from __future__ import annotations

import asyncio

from settemari.server import deciding
from settemari.server.harbour import Berth, Harbour
from settemari.server.room import ENDED
from settemari.server.source import Source
from settemari.server.table import Table
from settemari.server.thinking import Thinkers, thought_of

# Seconds that a bot takes over an answer, whatever it holds and however long it searched: a pause must not tell.
LEAST_PAUSE, MOST_PAUSE = 0.5, 0.9


class Driver:
    """Lets bots play at the tables it is given."""

    def __init__(self, harbour: Harbour, source: Source, thinkers: Thinkers) -> None:
        self._harbour = harbour
        self._source = source
        self._thinkers = thinkers

    async def drive(self, berth: Berth) -> None:
        """Until the game is over: whenever a bot is asked, it answers."""
        while berth.table.stage != ENDED:
            seen = berth.table.number
            waiting = bots_asked(berth.table)
            if waiting:
                await asyncio.gather(*(self._let_answer(berth, seat) for seat in waiting))
            if berth.table.number == seen:
                await berth.changed(seen)

    async def _let_answer(self, berth: Berth, seat: int) -> None:
        """One bot, one answer. The pause is over when both it and the thinking are."""
        table = berth.table
        match, question, level = table.match, table.question, table.chairs[seat].bot
        assert match is not None
        assert question is not None
        number = question.id
        thought = thought_of(match, seat, level, self._source)
        pause = LEAST_PAUSE + (MOST_PAUSE - LEAST_PAUSE) * self._source.share()
        code, _ = await asyncio.gather(self._thinkers.answer(thought), self._source.sleep(pause))

        def decide(now: Table) -> deciding.Lines:
            if now.question is None or now.question.id != number or not now.chairs[seat].bot:
                return []  # it was settled meanwhile, or somebody has taken the seat back
            return deciding.answered(now, seat, number, (code,), "bot")

        await self._harbour.do(berth, decide)


def bots_asked(table: Table) -> list[int]:
    """The seats that a bot plays and that everybody waits for."""
    question = table.question
    return [] if question is None else [seat for seat in question.waiting_for if table.chairs[seat].bot]
