"""One WebSocket that comes back by itself, and says again what it got no reply to.

Frames are handed on as they come. A wish is sent once somebody is there to hear it; when the connection breaks before
its reply comes, it is sent again if that can do no harm (``REPEATABLE`` in wishes.py), and is ``Lost`` otherwise.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from settemari.client.errors import ClientError, Closed, Lost, OtherVersion, problem_in
from settemari.client.shapes import VERSION, Frame, Reply, Wish
from settemari.client.wishes import REPEATABLE

FIRST_WAIT, LONGEST_WAIT = 0.1, 4.0  # seconds before one comes back, twice as long every time
LARGEST = 64 * 2**20  # bytes of a frame: the first one tells a whole game
REPLY = 30.0  # seconds after which a line on which nobody replies is taken for dead
BURST, RATE = 50, 15.0  # frames at once, and a second after that: a little less than a server takes
ABNORMAL, TOO_MANY = 1006, 4429
FOR_GOOD = frozenset((4403, 4404))  # who comes back after these is turned away again


def wait_before(tries: int) -> float:
    """Seconds before the next try: longer every time, and not the same for all who were cut off together."""
    return float(min(LONGEST_WAIT, FIRST_WAIT * 2 ** min(tries, 10)) * random.uniform(0.5, 1.0))


@dataclass
class Pending:
    """A wish that waits for its reply."""

    number: int
    wish: Wish
    reply: asyncio.Future[Reply] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    sent: bool = False

    def fail(self, error: Exception) -> None:
        if not self.reply.done():
            self.reply.set_exception(error)


class Pace:
    """Lets so many through at once, and the others one after the other."""

    def __init__(self, burst: int = BURST, rate: float = RATE) -> None:
        self._burst, self._rate = burst, rate
        self._left, self._at = float(burst), 0.0

    async def wait(self) -> None:
        now = asyncio.get_running_loop().time()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate) - 1
        self._at = now
        if self._left < 0:
            await asyncio.sleep(-self._left / self._rate)


class Line:
    """Connects, listens, and connects again, until it is closed or turned away."""

    def __init__(
        self,
        address: Callable[[], str],
        headers: Callable[[], Mapping[str, str]],
        hear: Callable[[Frame], bool],
        patience: float,
        met: bool = True,
    ) -> None:
        """``hear`` says whether a frame fits what came before; if not, one connects anew, to a new ``address``.

        ``met``: there is such a server. One that was never there is not waited for.
        """
        self.failed: ClientError | None = None  # why it will not come back any more
        self.connections = 0  # so far
        self._address = address
        self._headers = headers
        self._hear = hear
        self._patience = patience
        self._met = met
        self._socket: ClientConnection | None = None
        self._pending: dict[int, Pending] = {}
        self._number = 0
        self._pace = Pace()
        self._sending = asyncio.Lock()
        self._senders: set[asyncio.Task[None]] = set()

    # -- wishes ----------------------------------------------------------------------------------------------------

    async def ask(self, wish: Wish) -> Reply:
        """Send a wish, and wait for the reply. Raises Lost, or why the line is closed for good."""
        if self.failed is not None:
            raise self.failed
        self._number += 1
        pending = self._pending[self._number] = Pending(self._number, wish)
        try:
            if self._socket is not None:
                await self._send(pending)
            while not pending.reply.done():
                await asyncio.wait([pending.reply], timeout=REPLY)
                if not pending.reply.done():
                    await self.cut()
            return pending.reply.result()
        finally:
            self._pending.pop(pending.number, None)

    async def cut(self) -> None:
        """Break the connection: a new one takes its place."""
        if self._socket is not None:
            await self._socket.close()

    async def _send(self, pending: Pending) -> None:
        async with self._sending:
            await self._pace.wait()
            if self._socket is None or pending.sent or pending.reply.done():
                return
            pending.sent = True
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(json.dumps({"id": pending.number, "wish": pending.wish}))

    def _replied(self, reply: Reply) -> None:
        pending = self._pending.get(reply["id"])
        if pending is None and not reply["id"]:  # to a frame that could not be read: the eldest that waits
            pending = next((one for one in self._pending.values() if one.sent), None)
        if pending is not None and not pending.reply.done():
            pending.reply.set_result(reply)

    # -- the connection --------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Until it is cancelled, or there is no use in trying any longer (``failed``)."""
        tries, loop = 0, asyncio.get_running_loop()
        why: ClientError = Lost()
        heard_at = loop.time()
        while self.failed is None:
            before = self.connections
            try:
                await self._connect()
            except InvalidStatus as refused:
                status = refused.response.status_code
                if status < 500 and status != 429:
                    self.fail(problem_in({"status": status, "detail": refused.response.reason_phrase}))
            except (OSError, InvalidHandshake):  # TimeoutError is one
                pass
            except Closed as closed:
                why = closed
                if closed.code in FOR_GOOD:
                    self.fail(closed)
            except ClientError as error:
                self.fail(error)
            except Exception as error:  # a mistake, here or there: nobody is to wait for ever
                mistake = ClientError(repr(error))
                mistake.__cause__ = error
                self.fail(mistake)
            if self.connections > before:
                tries, heard_at, why, self._met = 0, loop.time(), Lost(), True
            if loop.time() - heard_at >= (self._patience if self._met else 0.0):
                self.fail(why)
            if self.failed is None:
                await asyncio.sleep(wait_before(tries))
                tries += 1

    async def _connect(self) -> None:
        """One connection, from its beginning to its end."""
        async with connect(
            self._address(), additional_headers=self._headers(), compression=None, max_size=LARGEST, close_timeout=2
        ) as socket:
            try:
                await self._listen(socket)
            except ConnectionClosed as closed:
                code = ABNORMAL if closed.rcvd is None else closed.rcvd.code
                if code in FOR_GOOD or code == TOO_MANY:
                    raise Closed(code) from None
            finally:
                self._hang_up()

    async def _listen(self, socket: ClientConnection) -> None:
        """As long as what comes fits together."""
        fits = self._take(await socket.recv(), first=True)
        self.connections += 1
        self._socket = socket
        for pending in self._pending.values():
            sender = asyncio.create_task(self._send(pending))
            self._senders.add(sender)
            sender.add_done_callback(self._senders.discard)
        while fits:
            fits = self._take(await socket.recv())

    def _take(self, text: str | bytes, first: bool = False) -> bool:
        frame: Frame = json.loads(text)
        version = frame.get("version", None if first else VERSION)
        if version != VERSION:
            raise OtherVersion(version)
        fits = self._hear(frame)
        for reply in frame.get("replies", ()):  # after the news that come with them
            self._replied(reply)
        return fits

    def _hang_up(self) -> None:
        self._socket = None
        for pending in self._pending.values():
            if pending.sent and pending.wish["do"] not in REPEATABLE:
                pending.fail(Lost())
            pending.sent = False

    def fail(self, error: ClientError) -> None:
        """It will not come back any more: nobody need wait."""
        self.failed = self.failed or error
        for pending in self._pending.values():
            pending.fail(error)
