"""The tables that lie in this worker's memory, and how they change: decided, written down, and only then done.

A table is read from its log when somebody wants it, and follows what other workers append. Wishes about one table wait
for each other (``desk.py``); between workers the append of the next line decides who was first, and the other decides
anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

import msgspec

from settemari.core.errors import SetteMariError
from settemari.core.variant import Variant
from settemari.server import deciding, log
from settemari.server.awaited import caller_of
from settemari.server.berth import Berth as Berth
from settemari.server.clerk import Errand
from settemari.server.desk import Crowded as Crowded
from settemari.server.desk import Desk
from settemari.server.room import ENDED, PLAYING, WAITING, Room
from settemari.server.settings import Settings, digest_of, written_variant
from settemari.server.source import Source
from settemari.server.store import EVERYTHING, CodeTaken, Entry, Seated, Shelf, Store, Taken, Unreachable
from settemari.server.table import Setups, Table, events_in

DAY = 24 * 3600.0
KEPT = {WAITING: 1 * DAY, PLAYING: 30 * DAY, ENDED: 90 * DAY}  # since the last change; then a table is forgotten
MOST_TRIES = 20  # to find a code that is free
TRY_AGAIN = 0.5  # seconds, while the database is away

More = Callable[[Room], deciding.Lines]


class Harbour:
    """All tables of a worker."""

    def __init__(self, store: Store, source: Source) -> None:
        self._store = store
        self._source = source
        self.berths: dict[str, Berth] = {}
        self._codes: dict[str, str] = {}  # of tables that lie here
        self._variants: dict[str, Variant] = {}  # tables with the same numbers and cards share one
        self._setups: Setups = {}
        self._desk = Desk(store, source, self)

    # -- finding tables ----------------------------------------------------------------------------------------

    async def open(self, settings: Settings, host: str, more: More = lambda room: []) -> Berth:
        """A new table, with what else is said of it in the same breath."""
        return await self._open(
            lambda code, room: self._said(deciding.opening(settings, host, self._source, code), room, more)
        )

    async def rematch(self, berth: Berth, guest: str) -> Berth:
        """Another table for those who played here: one, however many ask for it."""
        old = berth.table
        if not old.next:
            settings = old.settings
            new = await self._open(lambda code, room: deciding.rematching(old, guest, settings, code, self._source))
            await self.do(berth, lambda table: deciding.following(table, new.table.code))
            if old.next != new.table.code:
                self.leave(new.table.key)
                await self._store.forget(new.table.key)
        found = await self.find(old.next)
        if found is None:
            raise Crowded
        return found

    def _said(self, lines: deciding.Lines, room: Room, more: More) -> deciding.Lines:
        room = room.foreseen(lines, self._source.now())
        return [*lines, *more(room)]

    async def _open(self, decide: Callable[[str, Room], deciding.Lines]) -> Berth:
        for _ in range(MOST_TRIES):
            berth = Berth(Table(self._source.key(), self._variant, self._setups))
            lines = decide(self._source.code(), berth.table)
            await self.learn(lines, keep=True)
            try:
                await self.write(berth, lines)
            except CodeTaken:
                continue
            return self._lay(berth)
        raise Crowded

    def _lay(self, berth: Berth) -> Berth:
        berth.used_at = self._source.now()
        self._codes[berth.table.code] = berth.table.key
        return self.berths.setdefault(berth.table.key, berth)

    async def find(self, code: str) -> Berth | None:
        """The table with that code."""
        key = self._codes.get(code) or await self._store.find(code)
        return None if key is None else await self.berth(key)

    async def berth(self, key: str) -> Berth | None:
        """A table by its key, up to date with its log."""
        berth = self.berths.get(key)
        if berth is None:
            berth = Berth(Table(key, self._variant, self._setups))
            await self.read_on(berth)
            if berth.table.number == 0:
                return None
            berth = self._lay(berth)  # somebody else may have been reading it, too
            async with berth.guard:  # what was appended meanwhile was told to those who had the table by then
                await self.read_on(berth)
        berth.used_at = self._source.now()
        await self.finish(berth)
        return berth

    async def finish(self, berth: Berth) -> None:
        """If whoever played a game to its end could not write that down any more, do it now."""
        if deciding.ending(berth.table):
            async with berth.guard:
                await self.end(berth)

    def leave(self, key: str) -> None:
        """Nobody here needs the table any more: its log has it."""
        berth = self.berths.pop(key, None)
        if berth is not None:
            self._codes.pop(berth.table.code, None)

    # -- changing them -----------------------------------------------------------------------------------------

    async def do(self, berth: Berth, decide: Callable[[Table], deciding.Lines]) -> deciding.Lines:
        """What somebody wishes, decided on the table as it is and written down before it is done.

        Raises what ``decide`` raises, and Unreachable, if nobody can tell whether it was written.
        """
        done: asyncio.Future[deciding.Lines] = asyncio.get_running_loop().create_future()
        self.submit(berth, Errand(decide, caller_of(done)))
        return await done

    def submit(self, berth: Berth, wish: Errand) -> None:
        """The same for who has no time to wait: the wish itself is told what came of it. No task is needed for that."""
        self._desk.submit(berth, wish)

    async def end(self, berth: Berth) -> None:
        """Write down that the game is over. It follows from the log: if this fails, the next who looks will do it."""
        lines = deciding.ending(berth.table)
        try:
            if lines:
                await self.write(berth, lines)
                berth.tell()
        except Taken:
            await self.read_on(berth)
        except Unreachable:
            pass

    async def forget_name(self, berth: Berth, guest: str) -> None:
        """Somebody wants to be forgotten: where their name stood in the log stands the colour of the seat."""
        table, words = berth.table, berth.table.settings.of_game().seat_words
        async with berth.guard:
            for entry in await self._store.entries(table.key):
                line = log.read(entry.body)
                if isinstance(line, log.Sat) and line.guest == guest:
                    nameless = msgspec.structs.replace(line, name=_free_name(words[line.seat], table.names()))
                    await self._store.rewrite(table.key, entry.number, log.written(nameless))
            anew = Berth(Table(table.key, self._variant, self._setups))
            await self.read_on(anew)
            berth.exchange(anew.table)
            shelf = shelf_of(berth.table, [], self._source.now())
            await self._store.append([], shelf, [])

    async def follow(self) -> None:
        """Keep up with what other workers append, as long as the store is open."""
        async with self._store.heard() as ear:
            async for heard in ear:
                keys = list(self.berths) if heard == EVERYTHING else [heard.table]
                for key in keys:
                    berth = self.berths.get(key)
                    if berth is not None:
                        await self._catch_up(berth, None if heard == EVERYTHING else heard.number)

    async def _catch_up(self, berth: Berth, number: int | None) -> None:
        """Read on, as soon as the database answers: what was heard is not said twice."""
        while berth is self.berths.get(berth.table.key) and not await berth.keep_up(self.read_on, number):
            await self._source.sleep(TRY_AGAIN)

    # -- the log -----------------------------------------------------------------------------------------------

    def rows(self, table: Table, lines: deciding.Lines, now: float) -> tuple[list[Entry], Shelf | None, list[Seated]]:
        """The next lines of a table's log, and what stands beside it, as the store wants them."""
        entries = [
            Entry(table.key, table.number + place, now, log.kind_of(line), log.written(line))
            for place, line in enumerate(lines, start=1)
        ]
        if goes_on(lines) and now // DAY == table.changed_at // DAY:
            return entries, None, []
        return entries, shelf_of(table, lines, now), seated_by(table.key, lines)

    async def write(self, berth: Berth, lines: deciding.Lines) -> list[bool]:
        """Write lines down and do what they say; for each whether it had an effect. Nobody is told yet."""
        now = self._source.now()
        await self._store.append(*self.rows(berth.table, lines, now))
        return [berth.apply(line, now) for line in lines]

    async def read_on(self, berth: Berth) -> None:
        entries = await self._store.entries(berth.table.key, berth.table.number)
        for entry in entries:
            line = log.read(entry.body)
            await self.learn([line])
            berth.apply(line, entry.at, check=True)
        if berth.table.broken and (entries or not berth.table.archive):
            whole = await self._store.entries(berth.table.key)
            berth.table.archive = events_in(log.read(entry.body) for entry in whole)
        if entries:
            berth.tell()

    async def learn(self, lines: Iterable[log.AnyLine], keep: bool = False) -> None:
        """Which variant a digest stands for. It is kept whole, once: a name may mean another one some day."""
        for line in lines:
            if not isinstance(line, (log.Opened, log.Changed)) or line.variant in self._variants:
                continue
            if keep:
                variant = line.settings.of_variant()
                await self._store.keep_variant(line.variant, written_variant(variant))
            else:
                kept = await self._store.variant(line.variant)
                try:
                    variant = kept_variant(line, kept)
                except (SetteMariError, LookupError, msgspec.DecodeError):
                    continue  # nobody can play by it any more: its tables can only be shown
            self._variants[line.variant] = variant

    def _variant(self, digest: str) -> Variant:
        """Raises LookupError for one that this version cannot read."""
        return self._variants[digest]


# -- what stands beside a log ------------------------------------------------------------------------------------


def kept_variant(line: log.Opened | log.Changed, kept: bytes | None) -> Variant:
    """The variant that a table was opened with: as it was then, whatever its name means today."""
    if kept is not None:
        return line.settings.of_game().variant_of(msgspec.json.decode(kept))
    variant = line.settings.of_variant()
    if digest_of(variant) != line.variant:
        raise LookupError(line.variant)
    return variant


class Info(msgspec.Struct, frozen=True):
    """What the lobby shows of a table."""

    seats: int
    free: int
    names: list[str]
    variant: str


def _free_name(word: str, names: list[str]) -> str:
    taken = {name.casefold() for name in names}
    found = word.capitalize()
    while found.casefold() in taken:
        found += " *"
    return found


def shelf_of(table: Table, lines: deciding.Lines, now: float) -> Shelf:
    """The shelf as it is after these lines."""
    room = table.foreseen(lines, now)
    free = sum(chair.free for chair in room.chairs)
    listed = room.stage == WAITING and room.settings.visibility == "lobby" and not room.locked and free > 0
    names = [chair.name for chair in room.chairs if chair.name]
    info = msgspec.json.encode(Info(len(room.chairs), free, names, room.settings.variant))
    ends = now + KEPT[room.stage]
    return Shelf(room.key, room.code, room.settings.game, listed, room.stage == ENDED, now, ends, info)


def goes_on(lines: deciding.Lines) -> bool:
    """Whether these lines go on with the game and do nothing else: then the shelf stays as it is.

    But the first line of a day brings it in any case: a table is kept as long as anybody plays at it.
    """
    for line in lines:  # a loop: this is done for every answer
        if not isinstance(line, (log.Answered, log.Ordered, log.Held)):
            return False
    return True


def seated_by(key: str, lines: deciding.Lines) -> list[Seated]:
    """Whose seats change with these lines. Who left for a while keeps theirs."""
    found = []
    for line in lines:
        match line:
            case log.Sat() | log.Moved():
                found.append(Seated(key, line.seat, line.guest))
            case log.Stood():
                found.append(Seated(key, line.seat, None))
            case log.Manned() if line.why in ("", "removed", "resigned"):
                found.append(Seated(key, line.seat, None))
    return found
