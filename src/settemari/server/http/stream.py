"""The WebSocket of one client at one table: news go out, wishes come in (docs/protocol.md).

What goes out is made when it can be sent, by comparing the table with what was sent last: a client that reads slowly
gets more in fewer frames, and nothing piles up.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Annotated, Any, Protocol

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import PathParameter, QueryParameter

from settemari.core.errors import Refused, SetteMariError
from settemari.core.notation.variant_code import is_code
from settemari.locales.message import say
from settemari.server.errors import NotAllowed, TableError
from settemari.server.harbour import Berth, Crowded
from settemari.server.http.patience import Patience
from settemari.server.http.problems import decoded, language_of, wired_problem
from settemari.server.limits import (
    ANSWERS,
    DECKS,
    DECKS_ANYWHERE,
    FRAMES,
    FRAMES_ANYWHERE,
    LONGEST_SENDING,
    MOST_REPLIES,
    MOST_STREAMS,
    MOST_STREAMS_ANYWHERE,
    MOST_UNSENT,
    OFFERS,
    OFFERS_ANYWHERE,
    WISHES,
    Bucket,
    TooFast,
)
from settemari.server.settings import Settings
from settemari.server.store import Gone, Unreachable
from settemari.server.watching import VERSION, Watcher, encoded
from settemari.server.wire import Wired
from settemari.server.wishes import Answer, AnyWish, Change, Code, SeatNumber
from settemari.server.worker import RESTART, NoTable, Whispered, Worker, told_refusal

# Why a stream was closed; from 4000 on they are ours (docs/protocol.md).
NOT_ALLOWED, NO_TABLE, TOO_MANY, TOO_SLOW, FAILED = 4403, 4404, 4429, 4408, 1011
CLOSING = -1  # no frame has that number
MOST_WAITING = 16  # wishes of one client that wait for their time (timing.py)
LONGEST_CODE = 32
MOST_BEATS = 1_000_000

log = logging.getLogger("settemari.server.http")


class Offer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="offer"):
    """Everything that a seat could answer, with why not and what would happen, after what a draft holds already."""

    seat: SeatNumber
    draft: Annotated[tuple[Code, ...], msgspec.Meta(max_length=64)] = ()


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A frame from a client: a wish, and a number by which the client knows the reply."""

    wish: AnyWish | Offer
    id: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0


class Numbered(msgspec.Struct):
    """All that is read of a frame that cannot be: to which one the reply is."""

    id: int = 0


_decode = msgspec.json.Decoder(Asked).decode
_decode_number = msgspec.json.Decoder(Numbered).decode
REFUSALS = (SetteMariError, Unreachable, Crowded, Gone, msgspec.ValidationError)


class Line(Protocol):
    """The connection to a client (``connections.py``)."""

    async def hear(self) -> str:
        """The next message."""

    async def say(self, message: bytes) -> None:
        """Send a message, and wait until the client has read most of what was sent. Raises ConnectionError."""

    def hang_up(self) -> None: ...


class Stream:
    """One client, from the moment it is let in until one side goes."""

    def __init__(
        self, worker: Worker, berth: Berth, socket: WebSocket[Any, Any, Any], guest: str, after: int, undos: int
    ) -> None:
        self._worker = worker
        self._berth = berth
        self._socket = socket
        self._guest = guest
        self._address: str = socket.scope["state"]["address"]
        self._line: Line = socket.scope["state"]["line"]
        self._language = language_of(socket)
        self._watcher = Watcher(berth, guest, after, undos)
        self._bucket = Bucket(FRAMES, worker.source.now())
        self._loop = asyncio.get_running_loop()
        self._is_news = False
        self._waits: asyncio.Future[None] | None = None  # whoever writes, for news
        self._frames = 0  # begun
        self._sending: int | None = None  # which of them: who does not read it is dropped after a while
        self._replies: list[Wired] = []
        self._heard = asyncio.Event()  # the client reads what it is replied
        self._heard.set()
        self._said: list[Wired] = []
        self._here: list[int] = []
        self._waiting = 0
        self._away = False  # whether the client knows that the database is
        self.closing = 0  # with which code, once it is to be closed

    # -- going out -------------------------------------------------------------------------------------------------

    def look(self) -> None:
        """The table has changed."""
        self._is_news = True
        if self._waits is not None and not self._waits.done():
            self._waits.set_result(None)

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
        if len(self._replies) >= MOST_REPLIES:
            self._heard.clear()
        self.look()

    def frame(self) -> dict[str, object]:
        """All there is to tell now; empty: nothing."""
        worker, told = self._worker, {}
        if self._watcher.may_look():
            told = self._watcher.news(worker.presence.of(self._berth.table, worker.source.now()))
            if self._said:
                told["said"], self._said = self._said, []
        else:
            self.close(NOT_ALLOWED)
        if self._replies:
            told["replies"], self._replies = self._replies, []
            self._heard.set()
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

    async def _write(self) -> None:
        told: dict[str, object] = {"version": VERSION, "now": self._worker.source.now(), **self.frame()}
        while not self.closing:
            if told:
                self._frames += 1
                self._sending = self._frames
                await self._line.say(encoded(told))
                self._sending = None
            if not self._is_news:
                self._waits = self._loop.create_future()
                await self._waits
            self._is_news = False
            told = self.frame()
        self._sending = CLOSING
        with contextlib.suppress(RuntimeError):  # so says uvicorn if it has closed the connection itself
            await self._socket.close(self.closing)

    # -- coming in ---------------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        while True:
            await self._heard.wait()
            data = await self._line.hear()
            try:
                now = self._worker.source.now()
                self._bucket.take(now)
                self._worker.buckets.take(FRAMES_ANYWHERE, self._address, now)
                asked = decoded(_decode, data)
            except TooFast as error:
                self._refuse(number_in(data), error)
                await self._worker.source.sleep(error.seconds)  # what else comes meanwhile waits at the door
                continue
            except (TableError, msgspec.DecodeError) as error:
                self._refuse(number_in(data), error)
                continue
            if not self._berth.table.is_masked:
                await self._grant(asked)
            elif self._waiting < MOST_WAITING:  # it may have to wait for its time, and others are not to wait for it
                self._waiting += 1
                self._worker.spawn(self._grant_later(asked))
            else:
                self._refuse(asked.id, TooFast(1))

    def _refuse(self, number: int, error: Exception) -> None:
        self._reply(number, problem=wired_problem(error, self._language))

    async def _grant_later(self, asked: Asked) -> None:
        try:
            await self._grant(asked)
        finally:
            self._waiting -= 1

    async def _grant(self, asked: Asked) -> None:
        try:
            if isinstance(asked.wish, Offer):
                count_offer(self._worker, self._guest, self._address)
                self._reply(asked.id, offer=offered(self._berth, self._guest, asked.wish.seat, asked.wish.draft))
                return
            count_wish(self._worker, self._guest, self._address, asked.wish)
            done = await self._worker.grant(self._berth, self._guest, asked.wish)
        except REFUSALS as error:
            self._refuse(asked.id, error)
            return
        if done:
            self._reply(asked.id)
        else:
            self._reply(asked.id, void=True)

    async def _stay(self) -> None:
        """Until the client is gone: all else that it sends comes over the line."""
        while True:
            await self._socket.receive_data(mode="text")

    async def run(self) -> None:
        worker, berth = self._worker, self._berth
        berth.watchers.add(self)
        listeners = worker.listeners.setdefault(berth.table.key, set())
        listeners.add(self.hear)
        worker.streams.add(self)
        patience = Patience(self._line.hang_up, lambda: self._sending, LONGEST_SENDING)
        tasks = [self._loop.create_task(work) for work in (self._write(), self._read(), self._stay())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            worker.streams.discard(self)
            listeners.discard(self.hear)
            if not listeners:
                worker.listeners.pop(berth.table.key, None)
            berth.watchers.discard(self)
            worker.went(berth, self._here)
            for task in tasks:
                task.cancel()
            done = await asyncio.gather(*tasks, return_exceptions=True)
            patience.stop()
        for error in done:
            if isinstance(error, Exception) and not isinstance(error, (WebSocketDisconnect, OSError)):
                log.error("a stream failed", exc_info=error)
                with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
                    await self._socket.close(FAILED)


def number_in(data: str | bytes) -> int:
    """The number of a frame, as far as it can be told."""
    try:
        return max(0, _decode_number(data).id)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0


async def table_of(worker: Worker, code: str) -> Berth:
    """The table with that code; what cannot be one is not looked for. Raises NoTable."""
    if not code.strip().isalpha() or len(code) > LONGEST_CODE:
        raise NoTable
    return await worker.table(code)


def count_wish(worker: Worker, guest: str, address: str, wish: AnyWish) -> None:
    """Raises TooFast."""
    limit = ANSWERS if isinstance(wish, Answer) else WISHES
    worker.buckets.take(limit, guest or address, worker.source.now())
    if isinstance(wish, Change):
        count_deck(worker, guest, address, wish.settings)


def count_deck(worker: Worker, guest: str, address: str, settings: Settings) -> None:
    """Raises TooFast if somebody brings variants of their own by the dozen: each of them is kept."""
    if settings.tables is not None or is_code(settings.variant):
        worker.buckets.take(DECKS, guest or address, worker.source.now())
        worker.buckets.take(DECKS_ANYWHERE, address, worker.source.now())


def count_offer(worker: Worker, guest: str, address: str) -> None:
    """Raises TooFast."""
    now = worker.source.now()
    worker.buckets.take(OFFERS, guest or address, now)
    worker.buckets.take(OFFERS_ANYWHERE, address, now)


def offered(berth: Berth, guest: str, seat: int, draft: tuple[int, ...] = ()) -> Wired | None:
    """What a guest's own seat may answer; None if it is not asked."""
    table = berth.table
    if seat not in table.seats_of(guest):
        raise NotAllowed(say("error-table-not-yours"))
    question = table.question
    if question is None or seat not in question.seats:
        return None
    try:
        return berth.sight(seat).offer(draft)
    except Refused as refused:
        raise told_refusal(table, seat, refused) from None


def stream_route(worker: Worker) -> Any:
    """The route of all streams of a worker."""

    @websocket("/api/v1/tables/{code:str}/stream")
    async def stream(
        socket: WebSocket[Any, Any, Any],
        code: Annotated[str, PathParameter()],
        after: Annotated[int, QueryParameter(ge=0, le=MOST_BEATS)] = 0,
        undos: Annotated[int, QueryParameter(ge=0, le=MOST_BEATS)] = 0,
    ) -> None:
        """Watch a table, and play at it."""
        guest, address = socket.scope["state"]["guest"], socket.scope["state"]["address"]
        try:
            berth = await table_of(worker, code)
        except (SetteMariError, Unreachable) as error:
            await socket.accept()
            await socket.close(NO_TABLE if isinstance(error, SetteMariError) else RESTART)
            return
        await socket.accept()
        opened, who = worker.open_streams, {address, guest or address}
        if opened[guest] >= MOST_STREAMS or opened[address] >= MOST_STREAMS_ANYWHERE:
            await socket.close(TOO_MANY)
            return
        opened.update(who)
        try:
            with contextlib.suppress(WebSocketDisconnect):
                await Stream(worker, berth, socket, guest, after, undos).run()
        finally:
            opened.subtract(who)
            for one in who:
                if not opened[one]:
                    del opened[one]

    return stream
