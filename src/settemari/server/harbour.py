"""The tables that lie in this worker's memory, and how they change: decided, written down, and only then done.

A table is read from its log when somebody wants it, and follows what other workers append. Wishes about one table wait
for each other here; between workers the append of the next line decides who was first, and the other decides anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

import msgspec

from settemari.core.variant import Variant
from settemari.server import deciding, log
from settemari.server.room import ENDED, PLAYING, WAITING
from settemari.server.settings import Settings, digest_of
from settemari.server.sight import Sight
from settemari.server.source import Source
from settemari.server.store import EVERYTHING, CodeTaken, Entry, Seated, Shelf, Store, Taken, Unreachable
from settemari.server.table import Table

DAY = 24 * 3600.0
KEPT = {WAITING: 1 * DAY, PLAYING: 30 * DAY, ENDED: 90 * DAY}  # since the last change; then a table is forgotten
MOST_TRIES = 20  # to be the first, or to find a code that is free


class Crowded(Exception):
    """Others were quicker every time."""


class Berth:
    """A table that lies here, those who watch it, and the order in which it is dealt with."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self._sights: dict[int | None, Sight] = {}
        self._news = asyncio.Event()

    def sight(self, seat: int | None) -> Sight:
        """What a seat, or the spectator, sees of the game, which must have begun."""
        if self.table.match is None:
            raise LookupError("the game has not begun")
        found = self._sights.get(seat)
        if found is None:
            found = self._sights[seat] = Sight(self.table.match, seat)
        return found

    async def changed(self, since: int) -> int:
        """Wait until the log has more lines than that; how many there are."""
        while self.table.number <= since:
            await self._news.wait()
        return self.table.number

    def apply(self, line: log.AnyLine, at: float) -> None:
        self.table.apply(line, at)
        self._news.set()  # wakes those who wait now
        self._news = asyncio.Event()


class Harbour:
    """All tables of a worker."""

    def __init__(self, store: Store, source: Source) -> None:
        self._store = store
        self._source = source
        self._berths: dict[str, Berth] = {}
        self._variants: dict[str, Variant] = {}  # tables with the same numbers and cards share one

    # -- finding tables ----------------------------------------------------------------------------------------

    async def open(self, settings: Settings, host: str, after: str = "") -> Berth:
        """A new table."""
        for _ in range(MOST_TRIES):
            berth = Berth(Table(self._source.key(), self._variant))
            lines = deciding.opening(settings, host, self._source, self._source.code(), after)
            self._learn(lines)
            try:
                await self._write(berth, lines)
            except CodeTaken:
                continue
            return self._berths.setdefault(berth.table.key, berth)
        raise Crowded

    async def find(self, code: str) -> Berth | None:
        """The table with that code."""
        key = await self._store.find(code)
        return None if key is None else await self.berth(key)

    async def berth(self, key: str) -> Berth | None:
        """A table by its key, up to date with its log."""
        berth = self._berths.get(key)
        if berth is None:
            berth = Berth(Table(key, self._variant))
            await self._read_on(berth)
            if berth.table.number == 0:
                return None
            berth = self._berths.setdefault(key, berth)  # somebody else may have been reading it, too
        if berth.table.is_over:  # whoever played it to its end could not say so any more
            async with berth.lock:
                await self._end(berth)
        return berth

    def leave(self, key: str) -> None:
        """Nobody here needs the table any more: its log has it."""
        self._berths.pop(key, None)

    # -- changing them -----------------------------------------------------------------------------------------

    async def do(self, berth: Berth, decide: Callable[[Table], deciding.Lines]) -> deciding.Lines:
        """What somebody wishes, decided on the table as it is and written down before it is done.

        Raises what ``decide`` raises, and Unreachable, if nobody can tell whether it was written.
        """
        async with berth.lock:
            for _ in range(MOST_TRIES):
                lines = decide(berth.table)
                if not lines:
                    return lines
                self._learn(lines)
                try:
                    await self._write(berth, lines)
                except Taken:
                    await self._read_on(berth)
                    continue
                if berth.table.is_over:
                    await self._end(berth)
                return lines
        raise Crowded

    async def _end(self, berth: Berth) -> None:
        """Write down that the game is over. It follows from the log: if this fails, the next who looks will do it."""
        lines = deciding.ending(berth.table)
        try:
            if lines:
                await self._write(berth, lines)
        except Taken:
            await self._read_on(berth)
        except Unreachable:
            pass

    async def follow(self) -> None:
        """Keep up with what other workers append, as long as the store is open."""
        async with self._store.heard() as ear:
            async for heard in ear:
                keys = list(self._berths) if heard == EVERYTHING else [heard.table]
                for key in keys:
                    berth = self._berths.get(key)
                    if berth is not None and (heard == EVERYTHING or berth.table.number < heard.number):
                        async with berth.lock:
                            await self._read_on(berth)

    # -- the log -----------------------------------------------------------------------------------------------

    async def _write(self, berth: Berth, lines: deciding.Lines) -> None:
        table, now = berth.table, self._source.now()
        entries = [
            Entry(table.key, table.number + place, now, log.kind_of(line), log.written(line))
            for place, line in enumerate(lines, start=1)
        ]
        shelf = shelf_of(table, lines, now)
        await self._store.append(entries, shelf, seated_by(table.key, lines))
        for line in lines:
            berth.apply(line, now)

    async def _read_on(self, berth: Berth) -> None:
        for entry in await self._store.entries(berth.table.key, berth.table.number):
            line = log.read(entry.body)
            self._learn([line])
            berth.apply(line, entry.at)

    def _learn(self, lines: Iterable[log.AnyLine]) -> None:
        """Which variant a digest stands for."""
        for line in lines:
            if isinstance(line, (log.Opened, log.Changed)) and line.variant not in self._variants:
                variant = line.settings.of_variant()
                self._variants[digest_of(variant)] = variant

    def _variant(self, digest: str) -> Variant:
        return self._variants[digest]


# -- what stands beside a log ------------------------------------------------------------------------------------


class Info(msgspec.Struct, frozen=True):
    """What the lobby shows of a table."""

    seats: int
    free: int
    names: list[str]
    variant: str


def shelf_of(table: Table, lines: deciding.Lines, now: float) -> Shelf | None:
    """The shelf as it is after these lines; None if all they do is go on with the game."""
    if all(isinstance(line, log.Answered) for line in lines):
        return None
    room = table.foreseen(lines, now)
    free = sum(chair.free for chair in room.chairs)
    listed = room.stage == WAITING and room.settings.visibility == "lobby" and not room.locked and free > 0
    names = [chair.name for chair in room.chairs if chair.name]
    info = msgspec.json.encode(Info(len(room.chairs), free, names, room.settings.variant))
    ends = now + KEPT[room.stage]
    return Shelf(room.key, room.code, room.settings.game, listed, room.stage == ENDED, now, ends, info)


def seated_by(key: str, lines: deciding.Lines) -> list[Seated]:
    """Whose seats change with these lines. Who left for a while keeps theirs."""
    found = []
    for line in lines:
        match line:
            case log.Sat():
                found.append(Seated(key, line.seat, line.guest))
            case log.Stood():
                found.append(Seated(key, line.seat, None))
            case log.Manned() if line.why in ("", "removed", "resigned"):
                found.append(Seated(key, line.seat, None))
    return found
