"""Which tables this worker drives: those whose lease it has. A worker that dies lets its leases run out, and others
take its tables up.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from settemari.server.driving import Drive, due
from settemari.server.harbour import Berth, Harbour
from settemari.server.room import PLAYING
from settemari.server.source import Source
from settemari.server.store import Gone, Store, Unreachable
from settemari.server.thinking import Thinkers

PULSE = 0.4  # seconds between two looks around
PULSES = 10  # in which every table in memory is looked at
LEASE = 1.2  # seconds that a lease lasts if its worker is not heard of any more
MOST_TAKEN = 200  # tables of a dead worker in one pulse
IDLE = 300.0  # seconds after which a table that nobody looks at leaves the memory

log = logging.getLogger("settemari.server.piloting")


class Pilot:
    """The drives of one worker."""

    def __init__(self, worker: str, store: Store, harbour: Harbour, source: Source, thinkers: Thinkers) -> None:
        self._worker = worker
        self._store = store
        self._harbour = harbour
        self._source = source
        self._thinkers = thinkers
        self.drives: dict[str, Drive] = {}
        self.held: dict[tuple[str, int], object] = {}  # by table and seat: an answer in person that waits for its time
        self._wanted: set[str] = set()  # leases that are being asked for
        self._elsewhere: dict[str, float] = {}  # tables that others drive: they are not asked for again before then
        self._to_look_at: list[str] = []  # tables that come next
        self._trying: set[asyncio.Task[None]] = set()
        self._has_leases = False

    def notice(self, berth: Berth) -> None:
        """Something has happened at a table: if it needs driving and is not driven here, ask for its lease."""
        key = berth.table.key
        if key in self.drives or key in self._wanted or berth.table.stage != PLAYING or not due(berth.table):
            return
        if self._elsewhere.get(key, 0.0) > self._source.now():
            return
        task = asyncio.get_running_loop().create_task(self._take(key))
        self._trying.add(task)
        task.add_done_callback(self._trying.discard)

    async def _take(self, key: str) -> None:
        """Drive a table, if its lease is to be had. Only then it is read: another worker may have been quicker."""
        if key in self.drives or key in self._wanted:
            return
        self._wanted.add(key)
        try:
            now = self._source.now()
            if not await self._store.lease(key, self._worker, now, now + LEASE):
                self._elsewhere[key] = now + LEASE
                return
            self._has_leases = True
            berth = await self._harbour.berth(key)
            if berth is not None and berth.table.stage == PLAYING:
                self.drives[key] = Drive(self._harbour, self._source, self._thinkers, berth, self.held)
        except (Unreachable, Gone):
            pass
        except Exception:  # one that cannot be read is not to keep others from being driven
            log.exception("a table could not be taken up")
        finally:
            self._wanted.discard(key)

    async def run(self) -> None:
        """Until cancelled. Leases are renewed whatever else there is to do: tables of a dead worker may be many."""
        async with asyncio.TaskGroup() as both:
            both.create_task(self._over_and_over(self._renew))
            both.create_task(self._over_and_over(self._look_around))

    async def _over_and_over(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Unreachable:
                pass  # drives go on: the log decides
            except Exception:
                log.exception("looking around failed")
            await self._source.sleep(PULSE)

    async def _renew(self) -> None:
        for key in [key for key, drive in self.drives.items() if drive.berth.table.stage != PLAYING]:
            self._drop(key)
        if not self._has_leases:
            return
        mine = await self._store.renew(self._worker, self._source.now() + LEASE)
        for key in [key for key in self.drives if key not in mine]:
            self._drop(key)
        self._has_leases = bool(mine or self._wanted)
        for key in mine - self.drives.keys() - self._wanted:  # or nobody could drive them
            await self._store.give_up(key, self._worker)

    async def _look_around(self) -> None:
        """Take up what others have dropped, finish what nobody could, and let idle tables go."""
        now = self._source.now()
        await asyncio.gather(*(self._take(key) for key in await self._store.unleased(now, MOST_TAKEN)))
        self._elsewhere = {key: until for key, until in self._elsewhere.items() if until > now}
        berths = [berth for key in self._some_tables() if (berth := self._harbour.berths.get(key)) is not None]
        self._let_go(berths, now)
        for berth in berths:
            await self._harbour.finish(berth)
            self.notice(berth)

    def _some_tables(self) -> list[str]:
        """Not all at once: there may be thousands, and most of them are idle."""
        if not self._to_look_at:
            self._to_look_at = list(self._harbour.berths)
        some = max(MOST_TAKEN, len(self._harbour.berths) // PULSES)
        found, self._to_look_at = self._to_look_at[:some], self._to_look_at[some:]
        return found

    def _let_go(self, berths: list[Berth], now: float) -> None:
        """A table that nobody looks at, and at which nothing is to come, lies in its log alone."""
        for berth in berths:
            key = berth.table.key
            drive = self.drives.get(key)
            watched = len(berth.watchers) > (0 if drive is None else 1)
            if watched or now - berth.used_at < IDLE or (drive is not None and drive.busy) or berth.is_busy:
                continue
            self._drop(key)
            self._harbour.leave(key)

    def _drop(self, key: str) -> None:
        drive = self.drives.pop(key, None)
        if drive is not None:
            drive.stop()

    async def stop(self) -> None:
        """The worker goes: what it drove can be taken up at once."""
        for task in tuple(self._trying):
            task.cancel()
        for key in tuple(self.drives):
            self._drop(key)
        with contextlib.suppress(Unreachable):
            await self._store.release(self._worker)
