"""A server in this process, whose clock moves only when a script says so: what happens there is always the same.

Requests and streams go through the whole application (the gate, the routes, the log in a database); only the port is
left out. Bots think in a thread, and answer when their time has come.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import warnings
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from settemari.server.http.app import make_app
from settemari.server.source import Scripted
from settemari.server.store import open_store
from settemari.server.thinking import Thinkers
from settemari.server.worker import Worker

Told = dict[str, Any]

ADDRESS = "http://127.0.0.1:8777"
PATIENCE = 30.0  # seconds of ours, for what should take none of theirs
SHOWN = ("set-cookie", "content-type")  # of all headers that come back
PLAIN = "application/json"  # what need not be shown


class Staged(Scripted):
    """Its time stands still until somebody lets it pass."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    async def sleep(self, seconds: float) -> None:
        sleeper = (self.time + seconds, asyncio.get_running_loop().create_future())
        self._sleepers.append(sleeper)
        try:
            await sleeper[1]
        finally:
            self._sleepers.remove(sleeper)

    async def pass_on(self) -> None:
        """Until the first who sleeps wakes up."""
        async with asyncio.timeout(PATIENCE):
            while not self._sleepers:
                await asyncio.sleep(0.001)
        at, sleeping = min(self._sleepers, key=lambda sleeper: sleeper[0])
        self.time = max(self.time, at)
        sleeping.set_result(None)


class Line:
    """As much of a connection as a stream needs (server/http/connections.py)."""

    writable_now = True

    def __init__(self) -> None:
        self.to_client: asyncio.Queue[Told] = asyncio.Queue()
        self.signs: asyncio.Queue[Told] = asyncio.Queue()  # that the client is there, and that it is gone
        self._heard: Callable[[str], int] | None = None

    async def send(self, message: Told) -> None:
        await self.to_client.put(message)

    def attach(self, heard: Callable[[str], int], writable: Callable[[], None]) -> None:
        self._heard = heard

    def hear(self, message: str) -> None:
        """The client says something, once it has heard that the stream is there."""
        assert self._heard is not None
        self._heard(message)

    def say(self, message: bytes) -> None:
        self.to_client.put_nowait({"type": "websocket.send", "text": message.decode()})

    def read_on(self) -> None:
        """Nobody is ever held up."""

    def hang_up(self) -> None:
        self.signs.put_nowait({"type": "websocket.disconnect", "code": 1006})


class Person:
    """Somebody with a client: all they send and get is written down."""

    def __init__(self, letter: str, app: Any, lines: list[str]) -> None:
        self._letter = letter
        self._app = app
        self._lines = lines
        self._http = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=ADDRESS)
        self._line = Line()
        self._stream: asyncio.Task[None] | None = None
        self._number = 0

    def _write(self, way: str, text: str) -> None:
        self._lines.append(f"{self._letter}{way} {text}".rstrip())

    async def close(self) -> None:
        if self._stream is not None:
            await self.cut()
        await self._http.aclose()

    # -- requests ----------------------------------------------------------------------------------------------------

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """A request, and what came back: JSON, or a text line by line."""
        self._write(">", f"{method} {path}" + ("" if body is None else f" {written(body)}"))
        response = await self._http.request(method, path, json=body)
        shown = [f"{name}: {response.headers[name]}" for name in SHOWN if response.headers.get(name, PLAIN) != PLAIN]
        for line in (f"{response.status_code} {response.reason_phrase}", *shown):
            self._write("<", line)
        for line in response.text.splitlines():
            self._write("<", line)
        return response.json() if response.text.startswith("{") else response.text

    # -- the stream --------------------------------------------------------------------------------------------------

    async def connect(self, path: str) -> None:
        self._write(">", f"GET {path} (WebSocket)")
        place, _, query = path.partition("?")
        cookie = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": place,
            "raw_path": place.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(b"host", b"127.0.0.1:8777"), (b"cookie", cookie.encode())],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 8777),
            "subprotocols": [],
        }
        self._line = Line()
        await self._line.signs.put({"type": "websocket.connect"})
        self._stream = asyncio.create_task(self._app(scope, self._line.signs.get, self._line.send))

    async def cut(self) -> None:
        """The connection breaks."""
        assert self._stream is not None
        self._line.hang_up()
        await self._stream
        self._stream = None

    async def wish(self, **wish: object) -> Told:
        """A wish over the stream, and its reply."""
        self._number += 1
        frame = written({"id": self._number, "wish": wish})
        self._write(">", frame)
        self._line.hear(frame)
        number = self._number
        heard = await self.hear(lambda frame: any(reply["id"] == number for reply in frame.get("replies", ())))
        reply: Told = next(reply for reply in heard["replies"] if reply["id"] == number)
        return reply

    async def hear(self, wanted: Callable[[Told], bool]) -> Told:
        """All frames up to the one that is wanted."""
        while True:
            message = await asyncio.wait_for(self._line.to_client.get(), PATIENCE)
            if message["type"] == "websocket.send":
                self._write("<", message["text"])
                frame: Told = json.loads(message["text"])
                if wanted(frame):
                    return frame


class Stage:
    """A server, and the script of what was said to it."""

    def __init__(self, app: Any, source: Staged) -> None:
        self.source = source
        self.lines: list[str] = []
        self._app = app
        self.people: list[Person] = []

    def person(self, letter: str) -> Person:
        self.people.append(Person(letter, self._app, self.lines))
        return self.people[-1]

    def note(self, text: str) -> None:
        self.lines += ["", f"# {text}"]


@asynccontextmanager
async def staged(seed: int) -> AsyncIterator[Stage]:
    """A server from here to the end of the block."""
    source = Staged(seed)
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        async with await open_store(f"sqlite:///{Path(folder) / 'tables.db'}") as store:
            thinkers = Thinkers(1, source, process=lambda: ThreadPoolExecutor(1))
            worker = Worker(store, source, b"a key that everybody knows", thinkers)
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", DeprecationWarning)  # of what the server is built on
                stage = Stage(make_app(worker), source)
            worker.spawn(worker._hear())  # of all that goes on by itself: words. The rest would only make it restless.
            try:
                yield stage
            finally:
                for person in stage.people:
                    with contextlib.suppress(asyncio.CancelledError):
                        await person.close()
                await worker.stop()


def written(body: object) -> str:
    return json.dumps(body, separators=(",", ":"))
