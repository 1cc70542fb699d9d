"""A table that lies in a worker's memory, with those who watch it there."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from settemari.core.match import Match
from settemari.core.question import Question
from settemari.server.archive import Archive
from settemari.server.clerk import Errand
from settemari.server.guard import Guard
from settemari.server.log import Answered, AnyLine, Ordered
from settemari.server.room_wire import room_of
from settemari.server.sight import Sight
from settemari.server.store import Unreachable
from settemari.server.table import Table
from settemari.server.wishes import Emote, Say

MOST_SAID = 8

log = logging.getLogger("settemari.server.harbour")


class Watching(Protocol):
    """Somebody who watches a table, and wants to look again when it has changed."""

    def look(self) -> None: ...


class Posed:
    """A question that is open, with all that everybody may know of it, as it stands after a line of the log."""

    def __init__(self, table: Table, match: Match, question: Question, spectator: Sight) -> None:
        self.line = table.number
        self.match = match
        self.number = question.id
        self.undos = len(match.undos)
        self.seats = question.seats
        self.held = table.held
        self.answered = None if table.is_moment else match.answered()
        told = spectator.question(answered=not table.is_moment) or {}
        self.public = {**told, "moment": table.is_moment, "asked": table.asked_at}
        self.now = {"answered": told["answered"], "awaited": told["awaited"]}  # what may change while it is open
        if table.is_moment:
            self.public["held"] = self.now["held"] = table.held
        self.sent = msgspec.Raw(msgspec.json.encode(self.public))  # to whom it does not ask


class Berth:
    """A table that lies here, those who watch it, and the order in which it is dealt with."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.guard = Guard()  # of whoever reads or writes its log
        self.wishes: deque[Errand] = deque()  # that wait to be dealt with
        self.is_served = False  # whether somebody deals with them
        self.watchers: set[Watching] = set()
        self.said: deque[tuple[float, Emote | Say]] = deque(maxlen=MOST_SAID)  # lately, for pages without a stream
        self.used_at = 0.0  # when somebody last wanted something of it
        self.here: list[bool] | None = None  # who is, by seat; None: somebody may have come or gone
        self._sights: dict[int | None, Sight] = {}
        self._sights_of: object = None
        self._news: asyncio.Event | None = None
        self._room: msgspec.Raw | None = None
        self._posed: Posed | None = None

    @property
    def is_busy(self) -> bool:
        """Whether anything is being read or written."""
        return self.is_served or self.guard.is_taken

    @property
    def has_begun(self) -> bool:
        """Whether there is anything to be seen: a game, or what is left of one."""
        return self.table.match is not None or self.table.broken

    def sight(self, seat: int | None) -> Sight:
        """What a seat, or the spectator, sees of the game, which must have begun."""
        match, archive = self.table.match, self.table.archive
        if not self.has_begun:
            raise LookupError("the game has not begun")
        if self._sights_of is not (match or archive):
            self._sights, self._sights_of = {}, match or archive
        found = self._sights.get(seat)
        if found is None:
            if match is None:
                found = Archive(self.table, seat)
            else:
                found = Sight(match, seat, None if seat is None else self.sight(None))
            self._sights[seat] = found
        return found

    def room(self) -> msgspec.Raw:
        """What everybody may know of who sits there, as JSON; the same object until it changes."""
        if self._room is None:
            self._room = msgspec.Raw(msgspec.json.encode(room_of(self.table)))
        return self._room

    def posed(self) -> Posed | None:
        """The open question, as everybody may know it: found once for all of them. None if nothing is asked."""
        table = self.table
        if self._posed is None or self._posed.line != table.number:
            question = table.question
            if table.match is None or question is None:
                return None
            self._posed = Posed(table, table.match, question, self.sight(None))
        return self._posed

    def exchange(self, table: Table) -> None:
        """The same table, read once more."""
        self.table, self._room, self._posed, self.here = table, None, None, None
        self.tell()

    async def changed(self, since: int) -> int:
        """Wait until the log has more lines than that; how many there are."""
        while self.table.number <= since:
            if self._news is None:
                self._news = asyncio.Event()
            await self._news.wait()
        return self.table.number

    def apply(self, line: AnyLine, at: float, check: bool = False) -> bool:
        """Whether it had an effect: an answer to a question that is settled has none."""
        question = self.table.question
        counts = not isinstance(line, Answered) or (question is not None and question.id == line.question)
        self.table.apply(line, at, check)
        if not isinstance(line, (Answered, Ordered)):
            self._room = self.here = None
        return counts

    def tell(self) -> None:
        """All that belongs together has been applied: whoever watches looks again, and none is in another's way."""
        if self._news is not None:
            self._news.set()
            self._news = None
        for watcher in tuple(self.watchers):
            try:
                watcher.look()
            except Exception:
                log.exception("somebody could not look at a table")

    async def keep_up(self, read_on: Callable[[Berth], Awaitable[None]], number: int | None) -> bool:
        """Read what others have appended, up to that number or more; False if the database is away.

        What this worker appends is heard here, too, often before it has been applied: whoever has the guard does so.
        """
        if number is not None and self.table.number >= number:
            return True
        try:
            async with self.guard:
                if number is None or self.table.number < number:
                    await read_on(self)
        except Unreachable:
            return False
        except Exception:  # a line of a later version, for one: the other tables go on
            log.exception("a table could not be read")
        return True
