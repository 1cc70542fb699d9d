"""The connections themselves, with what ASGI has no words for: who says nothing, who does not listen, who makes noise.

A stream talks to its connection directly: through ASGI, a frame would cost as much again as all that is in it
(docs/architecture.md).
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from settemari.server.http.patience import Patience
from settemari.server.limits import BYTES, LARGEST_FRAME, LONGEST_SILENCE, MOST_CONNECTIONS, Bucket, Limit, TooFast

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was not compiled
    from websockets.utils import apply_mask

SLICE = 4096  # bytes that are read before somebody is looked at again: in a chunk are thousands of small frames
MOST_QUEUED = 256  # frames that may wait to be read
MANY_QUEUED = 8  # from so many on nothing more is taken from the network until they are read
SIGNS = Limit(20, 1)  # of life, pings and pongs, over one WebSocket
TEXT = 0x81  # the first byte of a frame that is a whole text
MASKED = 0x80  # of the second byte: what clients send is
TWO_BYTES = 126  # a length that says that the real one follows; above that it follows in eight bytes
ODD = -1

_open: Counter[str] = Counter()  # in this process, by address


class Connection(H11Protocol):
    """Somebody who is going to ask something."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._address = address_of(self.client[0]) if self.client else ""
        _open[self._address] += 1
        self._patience = Patience(transport.abort, self._waits_for, LONGEST_SILENCE)
        # Behind a proxy everybody has the proxy's address here.
        if _open[self._address] > MOST_CONNECTIONS and not self.config.proxy_headers:
            transport.abort()

    def _waits_for(self) -> object:
        """What the client is to do, so that it can go on."""
        cycle = self.cycle
        if self.transport.is_closing() or cycle is None or cycle.response_complete:
            return cycle, "head"
        if cycle.more_body:
            return cycle, "body"
        return (cycle, "reply") if self.flow.write_paused else None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._patience.stop()
        _closed(self._address)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._patience.stop()
        super().handle_websocket_upgrade(event)


class StreamConnection(WebSocketsSansIOProtocol):
    """The same once it is a WebSocket. Who sends what makes sense is limited in stream.py, who makes noise here."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._address = address_of(self.client[0]) if self.client else ""
        self._bytes = Bucket(BYTES, self.loop.time())
        self._signs = Bucket(SIGNS, self.loop.time())
        self._patience = Patience(self.transport.abort, self._waits_for, LONGEST_SILENCE)
        self._heard: Callable[[str], int] | None = None  # its stream, which there is not at first
        self._on_writable: Callable[[], None] = lambda: None
        self._unread: list[str] = []  # messages that came before it
        self._waiting = 0  # messages, here or there
        self._frames_only = True  # whether the parser stands between two frames
        self._rest = b""  # the beginning of a frame that is not there in full

    def _waits_for(self) -> object:
        return True if self.transport.is_closing() else None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._patience.stop()
        _closed(self._address)

    def data_received(self, data: bytes) -> None:
        self._take(self._bytes, len(data))
        if self.conn.state is not State.OPEN:
            self._frames_only = not self.handshake_initiated  # what comes after the handshake may end within a frame
            self._parse(data)
        elif self._frames_only:
            self._read_frames(self._rest + data if self._rest else data)
        else:
            self._parse(data)

    def _read_frames(self, data: bytes) -> None:
        """Short messages, which nearly all are, are read here; the parser gets everything else, in whole frames."""
        at, there = 0, len(data)
        while at < there:
            end = end_of_frame(data, at)
            if end == ODD:
                self._frames_only = False
                self._parse(data[at:])
                return
            if end > there:
                break
            if data[at] == TEXT and data[at + 1] < MASKED + TWO_BYTES and not self.frames:
                self._hear_text(apply_mask(data[at + 6 : end], data[at + 2 : at + 6]))
                self._stop_noise()
            else:
                self._parse(data[at:end])
            if self.transport.is_closing() or self.conn.state is not State.OPEN:
                return
            at = end
        self._rest = data[at:]

    def _parse(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])
            self._stop_noise()

    def _stop_noise(self) -> None:
        if self._waiting > MOST_QUEUED:
            self.transport.abort()

    def _take(self, bucket: Bucket, much: int = 1) -> None:
        try:
            bucket.take(self.loop.time(), much)
        except TooFast:
            self.transport.abort()

    def handle_ping(self) -> None:
        """Nobody who does not read is answered: it would pile up."""
        self._take(self._signs)
        if not self.writable.is_set():
            self.transport.abort()
        if not self.transport.is_closing():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        self._take(self._signs)
        super().handle_pong(event)

    # -- for a stream --------------------------------------------------------------------------------------------------

    def send_receive_event_to_app(self) -> None:
        """A message is whole."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self._hear_text(data)

    def _hear_text(self, data: bytes | bytearray | memoryview) -> None:
        """It goes to its stream, past the application."""
        if self.close_sent:
            return
        try:
            message = bytes(data).decode()
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        if self._heard is None:
            self._unread.append(message)
            self._waiting = len(self._unread)
        else:
            self._waiting = self._heard(message)
        if self._waiting >= MANY_QUEUED and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def attach(self, heard: Callable[[str], int], writable: Callable[[], None]) -> None:
        """From now on ``heard`` is given every message, and says how many wait; ``writable`` is called when there is
        room again for what is said.
        """
        self._heard, self._on_writable = heard, writable
        unread, self._unread = self._unread, []
        for message in unread:
            self._waiting = heard(message)

    @property
    def writable_now(self) -> bool:
        """Whether the client reads what it is told."""
        return self.writable.is_set()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._on_writable()

    def read_on(self) -> None:
        """Nothing waits any more."""
        self._waiting = 0
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def say(self, message: bytes) -> None:
        """Send a text; nothing happens if there is nobody any more."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(head_of(len(message)) + message)

    def hang_up(self) -> None:
        """Drop the connection with all that waits to be sent."""
        self.transport.abort()


def head_of(size: int) -> bytes:
    """What stands before a text of that many bytes (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")


def end_of_frame(data: bytes, at: int) -> int:
    """Where the frame ends that begins there (RFC 6455, 5.2): behind all that is there, if it is not there in full.

    ODD if it is too large or has no mask: the parser knows what to say about that.
    """
    there = len(data)
    if at + 4 > there:
        return there + 1
    size, head = data[at + 1] - MASKED, 6
    if size == TWO_BYTES:
        size, head = int.from_bytes(data[at + 2 : at + 4], "big"), 8
    elif size > TWO_BYTES:
        return ODD
    return at + head + size if 0 <= size <= LARGEST_FRAME else ODD


def address_of(host: str) -> str:
    """Who is to be counted as one: somebody with IPv6 has a whole network of addresses."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))


def _closed(address: str) -> None:
    _open[address] -= 1
    if not _open[address]:
        del _open[address]
