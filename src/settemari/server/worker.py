"""A worker: one process that serves tables. It holds them in memory, drives them, and tells those who watch.

Everything that anybody wants of a table goes through ``grant``, whichever way it came.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Protocol

import msgspec

from settemari.core.errors import Refused, SetteMariError
from settemari.core.offer import Refusal
from settemari.locales.message import say
from settemari.server import deciding
from settemari.server.awaited import caller_of
from settemari.server.clerk import Errand
from settemari.server.errors import NotAllowed, NotNow, RuleRefused, TableError
from settemari.server.harbour import Berth, Harbour
from settemari.server.identity import Identity
from settemari.server.limits import TABLES, WORDS, Buckets
from settemari.server.outbox import Outbox
from settemari.server.piloting import Pilot
from settemari.server.presence import LAST, Presence
from settemari.server.room import ENDED
from settemari.server.source import Source
from settemari.server.store import Report, Store, Unreachable
from settemari.server.table import Table
from settemari.server.thinking import Thinkers
from settemari.server.timing import counts_from
from settemari.server.trials import Trials
from settemari.server.wishes import Answer, AnyWish, Call, Emote, Say, Seen

TELL_PRESENCE = 10.0  # seconds between two words to the other workers about who is here
PULSE, PULSE_LIMIT = 1.0, 2.0  # seconds between two questions to the database, and to wait for an answer
A_LITTLE = 0.01  # seconds by which two clocks of a machine may differ
SWEEP = 60.0  # seconds between two looks for what has expired
MOST_SWEPT = 100
RESTART = 1012  # the code with which streams are closed then: whoever gets it comes back soon
KEEP_REPORTS = 180 * 24 * 3600.0

log = logging.getLogger("settemari.server.worker")


class NoTable(SetteMariError, LookupError):
    """There is no table with that code."""

    def __init__(self) -> None:
        super().__init__(say("error-no-table"))


class Whispered(msgspec.Struct, omit_defaults=True):
    """What workers tell each other, and keep nowhere."""

    worker: str = ""
    here: list[int] = []
    gone: list[int] = []
    seat: int = -1
    emote: str = ""
    text: str = ""


class Streaming(Protocol):
    """A client that is connected."""

    def look(self) -> None: ...

    def close(self, code: int) -> None: ...


class Worker:
    """All parts of one, from ``start`` to ``stop``."""

    def __init__(self, store: Store, source: Source, key: bytes, thinkers: Thinkers) -> None:
        """``key`` signs the cookies of guests."""
        self.name = source.key()
        self.store = store
        self.source = source
        self.harbour = Harbour(store, source)
        self.thinkers = thinkers
        self.trials = Trials()
        self.pilot = Pilot(self.name, store, self.harbour, source, thinkers)
        self.presence = Presence(source.now())
        self.identity = Identity(key, store, source)
        self.buckets = Buckets()
        self.outbox = Outbox()
        self.listeners: dict[str, set[Callable[[Whispered], None]]] = {}  # by table: who wants to hear emotes
        self.streams: set[Streaming] = set()
        self.open_streams: Counter[str] = Counter()  # by who has them
        self.store_away = False  # whether the database does not answer
        self.measured: Callable[[float], None] = lambda seconds: None  # told how long a wish took
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        if not self.store.is_alone:
            self.spawn(self._for_ever(self.harbour.follow))
        for work in (
            self.pilot.run,
            self._hear,
            self._tell_presence,
            self._feel_store,
            self._sweep,
        ):
            self.spawn(self._for_ever(work))

    async def _for_ever(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """What a worker cannot be without begins anew, whatever went wrong with it."""
        while True:
            try:
                return await work()
            except Exception:
                log.exception("something that has to go on has failed")
            await self.source.sleep(PULSE)

    async def stop(self) -> None:
        """Whatever is being written is finished first."""
        for stream in tuple(self.streams):
            stream.close(RESTART)
        await self.pilot.stop()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        self.trials.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Something that goes on by itself, whoever asked for it goes away."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task ended with an error", exc_info=error)

    # -- tables ----------------------------------------------------------------------------------------------------

    async def table(self, code: str) -> Berth:
        """The table with that code; raises NoTable."""
        berth = await self.harbour.find(code.strip().lower())
        if berth is None:
            raise NoTable
        self.pilot.notice(berth)
        return berth

    async def grant(self, berth: Berth, guest: str, wish: AnyWish) -> bool:
        """Do what somebody wishes; False if it came too late to have an effect. Raises what stands against it."""
        if isinstance(wish, Answer):
            return await self._grant_answer(berth, guest, wish)
        began = time.perf_counter()
        try:
            await self._grant(berth, guest, wish)
        finally:
            self.measured(time.perf_counter() - began)
        return True

    async def _grant(self, berth: Berth, guest: str, wish: AnyWish) -> None:
        if not guest:
            raise NotAllowed(say("error-no-guest"))
        match wish:
            case Emote() | Say():
                await self._whisper_words(berth, guest, wish)
                return
            case Seen():
                if wish.seat in berth.table.seats_of(guest):
                    await self.store.saw(berth.table.key, wish.seat, wish.beat)
                return
            case Call():
                away = self.presence.is_away(berth.table, wish.seat, self.source.now())
                decide = partial(deciding.calling, guest=guest, seat=wish.seat, away=away, level=wish.level)
            case _:
                decide = partial(wish.decide, guest=guest)
        await self.harbour.do(berth, decide)
        self.pilot.notice(berth)

    async def _grant_answer(self, berth: Berth, guest: str, wish: Answer) -> bool:
        try:
            if guest and not await self._in_time(berth, guest, wish):
                return False
        except Refused as refused:
            raise told_refusal(berth.table, wish.seat, refused) from None
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.answer(berth, guest, wish, caller_of(done))
        return await done

    def answer(
        self, berth: Berth, guest: str, wish: Answer, done: Callable[[bool, BaseException | None], None]
    ) -> None:
        """An answer whose time has come. ``done`` is told whether it counts, or what stands against it."""
        if not guest:
            done(False, NotAllowed(say("error-no-guest")))
            return
        began = time.perf_counter()

        def told(lines: deciding.Lines, error: BaseException | None) -> None:
            self.measured(time.perf_counter() - began)
            table = berth.table
            if isinstance(error, Refused):
                error = told_refusal(table, wish.seat, error)
            elif isinstance(error, NotNow) and table.stage == ENDED and wish.seat in table.seats_of(guest):
                # Void, not refused: it may be the very answer that ended the game, sent once more by who got no reply.
                error = None
            elif error is None:
                self.pilot.notice(berth)
                done(bool(lines) or _stands(table, wish), None)
                return
            done(False, error)

        self.harbour.submit(berth, Errand(partial(wish.decide, guest=guest), told))

    async def _in_time(self, berth: Berth, guest: str, wish: Answer) -> bool:
        """At a moment an answer waits until it may count (timing.py); False if a later one has taken its place."""
        table = berth.table
        if not table.is_masked or table.question is None or table.question.id != wish.question:
            return True
        wait = counts_from(table, wish.seat) - self.source.now() if 0 <= wish.seat < len(table.chairs) else 0.0
        if wait <= 0 or not wish.decide(table, guest):  # what is refused is refused at once
            return True
        place, mine, held = (table.key, wish.seat), object(), self.pilot.held
        held[place] = mine
        try:
            await self.source.sleep(wait)
        finally:
            counts = held.get(place) is mine
            if counts:
                del held[place]
        return counts

    # -- what is said and kept nowhere -------------------------------------------------------------------------------

    async def _whisper_words(self, berth: Berth, guest: str, wish: Emote | Say) -> None:
        table = berth.table
        if wish.seat not in table.seats_of(guest):
            raise NotAllowed(say("error-table-not-yours"))
        if isinstance(wish, Say) and not table.settings.chat:
            raise NotAllowed(say("error-chat-off"))
        self.buckets.take(WORDS, guest, self.source.now())
        emote, text = (wish.emote, "") if isinstance(wish, Emote) else ("", _one_line(wish.text))
        await self._whisper(table.key, Whispered(seat=wish.seat, emote=emote, text=text))

    async def _whisper(self, table: str, said: Whispered) -> None:
        with contextlib.suppress(Unreachable):
            await self.store.whisper(table, msgspec.json.encode(said))

    async def _hear(self) -> None:
        decoder = msgspec.json.Decoder(Whispered)
        async with self.store.whispers() as whispers:
            async for table, body in whispers:
                self._pass_on(table, decoder.decode(body))

    def _pass_on(self, table: str, said: Whispered) -> None:
        if not said.worker:
            self._remember(table, said)
            for listener in tuple(self.listeners.get(table, ())):
                listener(said)
        elif said.worker != self.name:
            now = self.source.now()
            self.presence.glimpsed(table, said.here, now)
            self.presence.glimpsed(table, said.gone, now, here=False)
            self._look(table)
            if said.here:
                self.spawn(self._look_later(table))

    def _remember(self, table: str, said: Whispered) -> None:
        berth = self.harbour.berths.get(table)
        if berth is not None:
            emote = {"do": "emote", "seat": said.seat, "emote": said.emote}
            words = msgspec.convert(emote, Emote) if said.emote else Say(said.seat, said.text)
            berth.said.append((self.source.now(), words))

    def _look(self, table: str) -> None:
        berth = self.harbour.berths.get(table)
        if berth is not None:
            berth.here = None
            berth.tell()

    async def _look_later(self, table: str) -> None:
        """When a glimpse is over everybody is told so then: not with whatever happens next, which may be a secret."""
        await self.source.sleep(LAST + A_LITTLE)
        self._look(table)

    # -- who is here -------------------------------------------------------------------------------------------------

    def who_is_here(self, berth: Berth) -> list[bool]:
        """For every seat whether somebody is there: found once, until somebody comes or goes."""
        if berth.here is None:
            berth.here = self.presence.of(berth.table, self.source.now())
        return berth.here

    def came(self, berth: Berth, seats: list[int]) -> None:
        self.presence.came(berth.table.key, seats, self.source.now())
        self._say_who(berth, here=seats)

    def went(self, berth: Berth, seats: list[int]) -> None:
        key, now = berth.table.key, self.source.now()
        self.presence.went(key, seats, now)
        self._say_who(berth, gone=[seat for seat in seats if not self.presence.is_here(key, seat, now)])

    def glimpsed(self, berth: Berth, seats: list[int]) -> None:
        """They looked at a page, or asked for something, without a stream."""
        key, now = berth.table.key, self.source.now()
        unseen = [seat for seat in seats if not self.presence.is_here(key, seat, now + LAST / 2)]
        if unseen:  # not at every look: that they are still there is no news
            self.presence.glimpsed(key, unseen, now)
            self._say_who(berth, here=unseen)
            self.spawn(self._look_later(key))

    def _say_who(self, berth: Berth, here: list[int] | None = None, gone: list[int] | None = None) -> None:
        if here or gone:
            said = Whispered(self.name, here or [], gone or [])
            self.spawn(self._whisper(berth.table.key, said))
            berth.here = None
            berth.tell()

    async def _tell_presence(self) -> None:
        while True:
            await self.source.sleep(TELL_PRESENCE)
            for table, seats in self.presence.local().items():
                if seats:
                    await self._whisper(table, Whispered(self.name, seats))

    # -- the database ------------------------------------------------------------------------------------------------

    async def _feel_store(self) -> None:
        """Whether the database answers: everybody who is connected is told when that changes."""
        while True:
            try:
                async with asyncio.timeout(PULSE_LIMIT):
                    await self.store.ping()
                away = False
            except Exception:  # whatever it says, it does not answer
                away = True
            if away != self.store_away:
                self.store_away = away
                log.warning("the database is away" if away else "the database is back")
                for stream in tuple(self.streams):
                    stream.look()
            await self.source.sleep(PULSE)

    # -- what is no longer needed ------------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        """Forget tables whose time is over (``KEPT`` in harbour.py), codes nobody redeemed, and old reports."""
        while True:
            try:
                now = self.source.now()
                for key in await self.store.expired(now, MOST_SWEPT):
                    self.harbour.leave(key)
                    self.presence.forget(key)
                    await self.store.forget(key)
                await self.store.drop_passes(now)
                await self.store.drop_reports(now - KEEP_REPORTS)
            except Unreachable:
                pass
            await self.source.sleep(SWEEP)

    async def report(self, berth: Berth, guest: str, body: dict[str, object]) -> str:
        """Keep what somebody says is wrong, with what they see; its number."""
        report = Report(self.source.key()[:8], self.source.now(), berth.table.key, msgspec.json.encode(body))
        await self.store.add_report(report)
        return report.id

    def count_table(self, guest: str) -> None:
        """Raises TooFast if a guest opens tables by the dozen."""
        self.buckets.take(TABLES, guest, self.source.now())


def told_refusal(table: Table, seat: int, refused: Refused) -> RuleRefused:
    """Why a rule forbids an answer, in the words of the game, from the seat's own view."""
    assert table.match is not None
    match, telling = table.match, table.match.game.telling()
    refusal = Refusal(refused.rule, refused.key, refused.arguments)
    why = telling.refusal_message(match.game, match.setup, match.view(seat), refusal)
    return RuleRefused(refused.rule, why, telling.AREAS, table.names())


def _stands(table: Table, wish: Answer) -> bool:
    """An answer that left no line: if its question is open, that very answer was given before, and is not too late."""
    question = table.question
    return question is not None and (question.id, table.undos) == (wish.question, wish.undos)


def _one_line(text: str) -> str:
    """What somebody says, without what could break a line or hide in it."""
    line = "".join(letter if letter.isprintable() else " " for letter in text).strip()
    if not line:
        raise TableError(say("error-empty-answer"))
    return line
