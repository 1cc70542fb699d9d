"""Clients at a virtual table: the server's own stream on a socket that remembers every frame and when it came."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, NamedTuple, cast

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from settemari.client.eye import looked_at
from settemari.server.harbour import Berth
from settemari.server.http.frames import Offer
from settemari.server.http.stream import Stream
from settemari.server.wishes import AnyWish
from settemari.server.worker import Worker

Told = dict[str, Any]  # what a client reads: JSON


class Frame(NamedTuple):
    """What went out to a client, and when."""

    at: float
    data: bytes


class Socket:
    """As much of a WebSocket as a stream needs."""

    def __init__(self, now: Callable[[], float], heard: Callable[[Frame], None], address: str) -> None:
        self.scope = {"state": {"address": address, "line": self}}
        self.query_params: dict[str, str] = {}
        self.cookies: dict[str, str] = {}
        self.headers: dict[str, str] = {}
        self.closed = 0  # with which code
        self._now = now
        self._heard = heard
        self._coming: Callable[[str], int] | None = None
        self._before: list[str] = []
        self._gone = asyncio.Event()

    def come(self, data: bytes | None) -> None:
        """The client sends something; None: it is gone."""
        if data is None:
            self._gone.set()
        elif self._coming is None:
            self._before.append(data.decode())
        else:
            asyncio.get_running_loop().call_soon(self._coming, data.decode())

    def attach(self, heard: Callable[[str], int], writable: Callable[[], None]) -> None:
        self._coming = heard
        for message in self._before:
            heard(message)

    writable_now = True

    def read_on(self) -> None:
        """Nobody is ever held up."""

    def hang_up(self) -> None:
        self.come(None)

    def say(self, message: bytes) -> None:
        self._heard(Frame(self._now(), bytes(message)))

    async def receive_data(self, mode: str) -> bytes:
        await self._gone.wait()
        raise WebSocketDisconnect(detail="gone")

    async def close(self, code: int) -> None:
        self.closed = code


class Client:
    """Somebody's device. What it knows it has from frames alone."""

    def __init__(self, worker: Worker, berth: Berth, guest: str) -> None:
        self.guest = guest
        self.source = worker.source
        self.frames: list[Frame] = []
        self.room: Told = {}
        self.you: Told = {}
        self.presence: list[bool] = []
        self.questions: dict[int | None, Told] = {}  # the open one, by the seat that looks
        self.views: dict[int | None, Told] = {}
        self.orders: dict[int | None, Told] = {}
        self.clocked: dict[int, list[int]] = {}
        self.replies: dict[int, tuple[float, Told]] = {}  # by number: when, and what
        self.errors: list[BaseException] = []  # of whoever sits at it
        self.on_frame: list[Callable[[Told], None]] = []
        self._worker = worker
        self._berth = berth
        self._sent = 0
        self._socket: Socket | None = None
        self._run: asyncio.Task[None] | None = None

    # -- the line ----------------------------------------------------------------------------------------------------

    def connect(self, after: int = 0, undos: int = 0) -> None:
        self._socket = Socket(self.source.now, self._hear, f"where {self.guest} is")
        socket = cast("WebSocket[Any, Any, Any]", self._socket)
        stream = Stream(self._worker, self._berth, socket, self.guest, after, undos)
        self._run = asyncio.get_running_loop().create_task(self._stay(stream))

    @staticmethod
    async def _stay(stream: Stream) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            await stream.run()

    def disconnect(self) -> None:
        """The line breaks."""
        if self._socket is not None:
            self._socket.come(None)
        self._socket = None

    async def leave(self) -> None:
        self.disconnect()
        if self._run is not None:
            await self._run

    @property
    def closed(self) -> int:
        """The code with which the server has closed the line; 0 if it has not."""
        return self._socket.closed if self._socket is not None else 0

    # -- talking -----------------------------------------------------------------------------------------------------

    def send(self, wish: AnyWish | Offer) -> int:
        """A frame to the server; the number of the reply that is to come. Without a line it is lost."""
        self._sent += 1
        if self._socket is not None:
            self._socket.come(msgspec.json.encode({"wish": wish, "id": self._sent}))
        return self._sent

    async def ask(self, wish: AnyWish | Offer, patience: float = 60.0) -> Told:
        """The reply to a wish, however long it takes."""
        number = self.send(wish)
        until = self.source.now() + patience
        while number not in self.replies:
            assert self.source.now() < until, f"no reply to {wish}"
            await self.source.sleep(0.001)
        return self.replies[number][1]

    # -- hearing -----------------------------------------------------------------------------------------------------

    def _hear(self, frame: Frame) -> None:
        self.frames.append(frame)
        told: Told = msgspec.json.decode(frame.data)
        self.room = told.get("room", self.room)
        self.you = told.get("you", self.you)
        self.presence = told.get("presence", self.presence)
        for eye in told.get("eyes", ()):
            seat = eye["seat"]
            if "question" in eye:
                self._be_asked(seat, eye["question"])
            if "view" in eye:
                self.views[seat] = cast(Told, looked_at(cast(Any, self.views.get(seat)), eye["view"]))
            if "orders" in eye:
                self.orders[seat] = eye["orders"]
            self.clocked |= {int(number): seats for number, seats in eye.get("clocked", {}).items()}
        for reply in told.get("replies", ()):
            self.replies[reply["id"]] = (frame.at, reply)
        for hook in tuple(self.on_frame):
            hook(told)

    def _be_asked(self, seat: int | None, question: Told) -> None:
        """Of a question that is known only what has changed is told."""
        before = self.questions.get(seat) or {}
        same = bool(question) and all(before.get(name) == question[name] for name in ("number", "undos"))
        self.questions[seat] = {**before, **question} if same else question
