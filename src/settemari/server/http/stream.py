"""The WebSocket of one client at one table: news go out, wishes come in (docs/protocol.md).

What goes out is made when it can be sent, by comparing the table with what was sent last: a client that reads slowly
gets more in fewer frames, and nothing piles up.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Coroutine
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from settemari.core.errors import SetteMariError
from settemari.server.errors import TableError
from settemari.server.harbour import Berth, Crowded
from settemari.server.http.at_table import offered
from settemari.server.http.counting import count_offer, count_wish
from settemari.server.http.frames import FAILED, NOT_ALLOWED, TOO_SLOW, Asked, Offer, decode_frame, number_in
from settemari.server.http.line import Line
from settemari.server.http.patience import Patience
from settemari.server.http.problems import decoded, language_of, wired_problem
from settemari.server.limits import (
    FRAMES,
    FRAMES_ANYWHERE,
    LONGEST_SENDING,
    MOST_REPLIES,
    MOST_UNSENT,
    Bucket,
    TooFast,
)
from settemari.server.store import Gone, Unreachable
from settemari.server.watching import VERSION, Watcher, encoded
from settemari.server.wire import Wired
from settemari.server.wishes import Answer
from settemari.server.worker import Whispered, Worker

MOST_WAITING = 16  # wishes of one client that wait for their time (timing.py)

log = logging.getLogger("settemari.server.http")


REFUSALS = (SetteMariError, Unreachable, Crowded, Gone, msgspec.ValidationError)


class Stream:
    """One client, from the moment it is let in until one side goes."""

    def __init__(
        self,
        worker: Worker,
        berth: Berth,
        socket: WebSocket[Any, Any, Any],
        guest: str,
        after: int,
        undos: int,
        wants_gauges: bool = False,
    ) -> None:
        self._worker = worker
        self._berth = berth
        self._socket = socket
        self._guest = guest
        self._address: str = socket.scope["state"]["address"]
        self._line: Line = socket.scope["state"]["line"]
        self._language = language_of(socket)
        self._watcher = Watcher(berth, guest, after, undos, wants_gauges)
        self._bucket = Bucket(FRAMES, worker.source.now())
        self._first: dict[str, object] = {"version": VERSION, "now": worker.source.now()}
        self._in_outbox = False
        self._frames = 0  # sent
        self._over: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # nothing more is sent
        self._replies: list[Wired] = []
        self._unread: deque[str] = deque()  # messages of the client
        self._reading = False
        self._busy = False  # with a wish: the next one waits for it
        self._said: list[Wired] = []
        self._here: list[int] = []
        self._waiting = 0
        self._away = False  # whether the client knows that the database is
        self.closing = 0  # with which code, once it is to be closed

    # -- going out -------------------------------------------------------------------------------------------------

    def look(self) -> None:
        """The table has changed."""
        if not self._in_outbox:
            self._in_outbox = True
            self._worker.outbox.put(self)

    def made(self) -> bytes | None:
        """The next frame; None if there is nothing to tell, or nobody who would read it now."""
        self._in_outbox = False
        if self._over.done() or not (self._line.writable_now or self.closing):
            return None
        try:
            told = {**self._first, **self.frame()} if self._first else self.frame()
            message = encoded(told) if told else None
        except Exception as error:
            self._end(error)
            return None
        if self.closing:
            self._end()
            return None
        self._first = {}
        if self._unread:  # there is room again for replies
            asyncio.get_running_loop().call_soon(self._read_on)
        return message

    def send(self, message: bytes) -> None:
        self._frames += 1
        self._line.say(message)

    def _end(self, error: Exception | None = None) -> None:
        if not self._over.done():
            if error is None:
                self._over.set_result(None)
            else:
                self._over.set_exception(error)

    def _unheard(self) -> int | None:
        """Up to which frame the client has been told, if it does not read on."""
        return None if self._line.writable_now else self._frames

    def hear(self, said: Whispered) -> None:
        """Somebody has said something."""
        words = {"emote": said.emote} if said.emote else {"text": said.text}
        self._said.append({"seat": said.seat, **words})
        if len(self._said) > MOST_UNSENT:
            self.close(TOO_SLOW)
        self.look()

    def close(self, code: int) -> None:
        self.closing = self.closing or code
        self.look()

    def _reply(self, number: int, **what: object) -> None:
        self._replies.append({"id": number, **what})
        self.look()

    def frame(self) -> dict[str, object]:
        """All there is to tell now; empty: nothing."""
        worker, told = self._worker, {}
        if self._watcher.may_look():
            told = self._watcher.news(worker.who_is_here(self._berth))
            if self._said:
                told["said"], self._said = self._said, []
        else:
            self.close(NOT_ALLOWED)
        if self._replies:
            told["replies"], self._replies = self._replies, []
        if self._away != worker.store_away:
            self._away = told["away"] = worker.store_away
        self._be_here()
        return told

    def _be_here(self) -> None:
        """The others see who is here: by the seats that this client has by now."""
        seats = self._watcher.seats
        if seats is not self._here:
            old, self._here = self._here, seats
            self._worker.went(self._berth, [seat for seat in old if seat not in seats])
            self._worker.came(self._berth, [seat for seat in seats if seat not in old])

    # -- coming in ---------------------------------------------------------------------------------------------------

    def heard(self, message: str) -> int:
        """The client has said something; how many messages wait by now."""
        self._unread.append(message)
        self._read_on()
        return len(self._unread)

    def _read_on(self) -> None:
        """One wish after the other, as long as the client reads the replies."""
        if self._reading:
            return
        self._reading = True
        try:
            while self._unread and not self._busy and len(self._replies) < MOST_REPLIES and not self._over.done():
                self._take(self._unread.popleft())
        except Exception as error:
            self._end(error)
        self._reading = False
        if not self._unread:
            self._line.read_on()

    def _take(self, message: str) -> None:
        worker = self._worker
        try:
            now = worker.source.now()
            self._bucket.take(now)
            worker.buckets.take(FRAMES_ANYWHERE, self._address, now)
            asked = decoded(decode_frame, message)
        except TooFast as error:
            self._refuse(number_in(message), error)
            self._in_turn(worker.source.sleep(error.seconds))  # what else comes meanwhile waits at the door
        except (TableError, msgspec.DecodeError) as error:
            self._refuse(number_in(message), error)
        else:
            if not self._berth.table.is_masked:
                self._grant(asked)
            elif self._waiting < MOST_WAITING:  # it may have to wait for its time, and others are not to wait for it
                self._waiting += 1
                worker.spawn(self._grant_later(asked))
            else:
                self._refuse(asked.id, TooFast(1))

    def _in_turn(self, work: Coroutine[Any, Any, None]) -> None:
        """Until this is done, nothing else that the client wants is begun."""
        self._busy = True
        self._worker.spawn(work).add_done_callback(lambda _: self._go_on())

    def _go_on(self) -> None:
        self._busy = False
        self._read_on()

    def _grant(self, asked: Asked) -> None:
        wish = asked.wish
        if not isinstance(wish, Answer):
            self._in_turn(self._grant_slowly(asked))
            return
        try:
            count_wish(self._worker, self._guest, self._address, wish)
        except TooFast as error:
            self._refuse(asked.id, error)
            return

        def done(counts: bool, error: BaseException | None) -> None:
            if error is None:
                self._tell_done(asked.id, counts)
            elif isinstance(error, REFUSALS):
                self._refuse(asked.id, error)
            elif isinstance(error, Exception):
                self._end(error)
            self._go_on()

        self._busy = True
        self._worker.answer(self._berth, self._guest, wish, done)

    def _tell_done(self, number: int, counts: bool) -> None:
        if counts:
            self._reply(number)
        else:
            self._reply(number, void=True)

    def _refuse(self, number: int, error: Exception) -> None:
        self._reply(number, problem=wired_problem(error, self._language))

    async def _grant_later(self, asked: Asked) -> None:
        try:
            await self._grant_slowly(asked)
        finally:
            self._waiting -= 1

    async def _grant_slowly(self, asked: Asked) -> None:
        try:
            if isinstance(asked.wish, Offer):
                count_offer(self._worker, self._guest, self._address)
                self._reply(asked.id, offer=offered(self._berth, self._guest, asked.wish.seat, asked.wish.draft))
                return
            count_wish(self._worker, self._guest, self._address, asked.wish)
            counts = await self._worker.grant(self._berth, self._guest, asked.wish)
        except REFUSALS as error:
            self._refuse(asked.id, error)
        except Exception as error:
            self._end(error)
        else:
            self._tell_done(asked.id, counts)

    async def run(self) -> None:
        worker, berth = self._worker, self._berth
        berth.watchers.add(self)
        listeners = worker.listeners.setdefault(berth.table.key, set())
        listeners.add(self.hear)
        worker.streams.add(self)
        patience = Patience(self._line.hang_up, self._unheard, LONGEST_SENDING)
        staying = asyncio.get_running_loop().create_task(self._stay())
        self._line.attach(self.heard, self.look)
        self.look()
        try:
            await asyncio.wait((staying, self._over), return_when=asyncio.FIRST_COMPLETED)
            if self._over.done():
                await self._close()
        finally:
            self._end()
            worker.streams.discard(self)
            listeners.discard(self.hear)
            if not listeners:
                worker.listeners.pop(berth.table.key, None)
            berth.watchers.discard(self)
            worker.went(berth, self._here)
            staying.cancel()
            patience.stop()

    async def _stay(self) -> None:
        """Until the client is gone: all else that it sends comes over the line."""
        with contextlib.suppress(WebSocketDisconnect, OSError):
            while True:
                await self._socket.receive_data(mode="text")

    async def _close(self) -> None:
        error = self._over.exception()
        if error is not None:
            log.error("a stream failed", exc_info=error)
        with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):  # the client may have been quicker
            await self._socket.close(self.closing if error is None else FAILED)
