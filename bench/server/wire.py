"""A WebSocket client that costs next to nothing, so that what is measured is the server.

Frames are masked with zeros: what is sent is then what is meant, and the server unmasks it like any other. Like any
browser it lets the server compress what it sends (RFC 7692), if the server wants to.
"""

from __future__ import annotations

import asyncio
import http.client
import time
import zlib
from array import array
from typing import Protocol, cast

import msgspec

from bench.server.measure import HERE, PATIENCE

FRAGMENT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
COMPRESSED = 0x40  # a bit of the first byte of a message
TAIL = b"\0\0\xff\xff"  # what ends every compressed message, and is not sent


def frame(payload: bytes, kind: int = TEXT) -> bytes:
    """A whole message of a client."""
    size = len(payload)
    if size < 126:
        return bytes((0x80 | kind, 0x80 | size, 0, 0, 0, 0)) + payload
    return bytes((0x80 | kind, 0x80 | 126)) + size.to_bytes(2, "big") + b"\0\0\0\0" + payload


class Client(Protocol):
    """What an adapter makes of one seat at a table."""

    port: int
    path: str  # where its WebSocket is
    headers: dict[str, str]  # what the handshake says besides: cookies, say

    def opened(self, wire: Wire) -> None:
        """The WebSocket is open: here is the wire to speak through."""

    def heard(self, message: bytes) -> None:
        """The server has sent a message: the time for ``seated``, ``move``, ``acknowledged``, ``over`` of the wire."""


class Tally:
    """What all clients together have seen in the time that counts."""

    def __init__(self) -> None:
        self.counting = False
        self.stopped = False
        self.moves = 0
        self.messages = 0
        self.size = 0  # bytes of all messages heard
        self.waits = array("q")  # nanoseconds from each move to its acknowledgement
        self.on_the_way = 0  # moves that are not acknowledged yet
        self.wrong: list[str] = []  # what must not happen, and makes a run worth nothing


class Table:
    """The clients of a table: they play from ``begin`` on, and until then keep their first moves."""

    def __init__(self) -> None:
        self.wires: list[Wire] = []
        self.playing = False
        self.moves = 0
        self.ended = asyncio.Event()

    def begin(self) -> None:
        self.playing = True
        for wire in self.wires:
            wire.release()


class Wire(asyncio.Protocol):
    """One client's WebSocket."""

    def __init__(self, client: Client, table: Table, tally: Tally, port: int) -> None:
        self.is_seated = asyncio.Event()
        self._client, self._table, self._tally, self._port = client, table, tally, port
        self._rest = b""  # the beginning of a frame that is not there in full
        self._parts = b""  # the beginning of a message in several frames
        self._compressed = False  # whether that message is
        self._inflate = zlib.decompressobj(-zlib.MAX_WBITS).decompress
        self._open = False
        self._held: bytes | None = None
        self._sent_at = 0
        table.wires.append(self)

    # -- what adapters call --------------------------------------------------------------------------------------

    def say(self, message: bytes) -> None:
        """Send whatever is not a move."""
        self._transport.write(frame(message))

    def seated(self) -> None:
        """All is said that has to be said before playing."""
        self.is_seated.set()

    def move(self, message: bytes) -> None:
        """Send a move, or keep it until the table plays. There is one at a time, until ``acknowledged``."""
        if not self._table.playing:
            self._held = message
        elif self._sent_at:
            self.wrong("a move was made while another was on the way")
        elif not self._tally.stopped:
            self._tally.on_the_way += 1
            self._sent_at = time.perf_counter_ns()
            self._transport.write(frame(message))

    def acknowledged(self) -> None:
        """The server has told the sender that its move is done."""
        if self._sent_at:
            tally = self._tally
            tally.on_the_way -= 1
            if tally.counting:
                tally.waits.append(time.perf_counter_ns() - self._sent_at)
                tally.moves += 1
                self._table.moves += 1
            self._sent_at = 0

    @property
    def waits(self) -> bool:
        """Whether a move of its own is on the way."""
        return self._sent_at != 0

    def over(self) -> None:
        """The game at this table has ended; another table begins instead."""
        self._table.ended.set()

    def wrong(self, why: str) -> None:
        """What must not happen: a move was refused, say."""
        self._tally.wrong.append(why)

    # -- what the load calls -------------------------------------------------------------------------------------

    def itself(self) -> Wire:
        """What makes the protocol for a connection."""
        return self

    def release(self) -> None:
        if self._held is not None:
            held, self._held = self._held, None
            self.move(held)

    def close(self) -> None:
        self._open = False
        self._transport.close()

    # -- what the loop calls -------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name
        lines = [f"GET {self._client.path} HTTP/1.1", f"Host: {HERE}:{self._port}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: c2V0dGVtYXJpIGJlbmNoMQ=="]
        lines += ["Sec-WebSocket-Extensions: permessage-deflate"]
        lines += [f"{name}: {value}" for name, value in self._client.headers.items()]
        self._transport.write("\r\n".join([*lines, "", ""]).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if self._open or not self.is_seated.is_set():
            self.wrong(f"the server closed a WebSocket: {exc or self._rest[:200]!r}")
            self.is_seated.set()

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
            self._rest = b""
        if not self._open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end or b" 101 " not in head[:20]:
                self._rest = head + end
                return
            self._open = True
            self._client.opened(self)
        at, size = 0, len(data)
        while size - at >= 2:
            first, length, start = data[at], data[at + 1], at + 2
            if length == 126:
                start = at + 4
                length = int.from_bytes(data[at + 2 : start], "big")
            elif length == 127:
                start = at + 10
                length = int.from_bytes(data[at + 2 : start], "big")
            if start + length > size:  # a length that is cut itself ends behind all that is there, too
                break
            at = start + length
            self._take(first, data[start:at])
        self._rest = data[at:]

    def _take(self, first: int, payload: bytes) -> None:
        kind = first & 15
        if kind == PING:
            self._transport.write(frame(payload, PONG))
        elif kind == CLOSE:
            self._rest = payload
        elif kind in (FRAGMENT, TEXT, BINARY):
            self._parts += payload
            self._compressed |= bool(first & COMPRESSED)
            if first & 0x80:
                message, self._parts = self._parts, b""
                if self._compressed:
                    message, self._compressed = self._inflate(message + TAIL), False
                if self._tally.counting:
                    self._tally.messages += 1
                    self._tally.size += len(message)
                self._client.heard(message)


class Web:
    """HTTP for adapters: JSON there and back, before the clock runs."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection(HERE, port, timeout=PATIENCE)
        self.cookies = ""  # as the last answer set them

    def post(
        self, path: str, body: object = None, headers: dict[str, str] | None = None, method: str = "POST"
    ) -> object:
        """The answer's JSON; raises if the server refuses."""
        given = {"Content-Type": "application/json", **(headers or {})}
        self._connection.request(method, path, None if body is None else msgspec.json.encode(body), given)
        answer = self._connection.getresponse()
        content = answer.read()
        if answer.status >= 300:
            raise RuntimeError(f"{path} answered {answer.status}: {content[:300]!r}")
        found = answer.headers.get_all("Set-Cookie") or []
        self.cookies = "; ".join(cookie.partition(";")[0] for cookie in found)
        answered: object = msgspec.json.decode(content) if content else None
        return answered
