"""A server in this process, on a port of its own, and people who come to it: its worker can be looked at meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import warnings
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
import websockets
from litestar.exceptions import LitestarDeprecationWarning

from settemari.server.harbour import Berth
from settemari.server.identity import COOKIE
from settemari.server.limits import Buckets, Limit
from settemari.server.logs import Line, worth_telling
from settemari.server.serving import Serving, _bound, _config
from settemari.server.source import Source
from settemari.server.store import open_store
from settemari.server.thinking import Thinkers
from settemari.server.trials import Trials
from settemari.server.worker import Worker

Frame = dict[str, Any]
LONGEST = 120.0  # seconds that a scene may take, unless it says otherwise


class Hasty(Source):
    """Time runs so many times as fast; moments and bots are as slow as ever by their own clocks."""

    def __init__(self, pace: float = 1.0) -> None:
        self.pace = pace
        self.ahead = 0.0  # seconds that a test has let pass at once
        self._began = super().now()

    def now(self) -> float:
        return self._began + (super().now() - self._began) * self.pace + self.ahead

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / self.pace)


class Endless(Buckets):
    """Nobody is ever too fast."""

    def take(self, limit: Limit, who: str, now: float) -> None:
        pass


class Caught(logging.Handler):
    """All that is logged, as it would be written."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.records: list[logging.LogRecord] = []
        self.lines: list[str] = []
        self.setFormatter(Line())
        self.addFilter(worth_telling)

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)
        self.lines.append(self.format(record))

    def troubles(self) -> list[str]:
        """What ought not to have happened."""
        pairs = zip(self.records, self.lines, strict=True)
        return [line for record, line in pairs if record.levelno >= logging.ERROR or record.exc_info]


class Person:
    """Somebody with a browser, who keeps cookies."""

    def __init__(self, url: str, http: httpx.AsyncClient) -> None:
        self.url = url
        self.http = http

    @property
    def cookie(self) -> str:
        return self.http.cookies.get(COOKIE) or ""

    @property
    def guest(self) -> str:
        return self.cookie.rpartition(".")[0]

    async def opens(self, game: str = "maretta", seats: int = 3, **more: Any) -> str:
        """Open a table; its code."""
        settings = {"game": game, "seats": seats, **more.pop("settings", {})}
        reply = await self.http.post("/api/v1/tables", json={"settings": settings, **more})
        assert reply.status_code == 201, reply.text
        return str(reply.json()["code"])

    async def does(self, code: str, do: str, **wish: Any) -> httpx.Response:
        return await self.http.post(f"/api/v1/tables/{code}/do", json={"do": do, **wish})

    async def must(self, code: str, do: str, **wish: Any) -> None:
        reply = await self.does(code, do, **wish)
        assert reply.status_code == 200, reply.text

    async def sees(self, code: str, **query: Any) -> httpx.Response:
        return await self.http.get(f"/api/v1/tables/{code}", params=query)

    def stream(self, code: str, query: str = "", **headers: str) -> websockets.connect:
        """To be entered; with this person's cookie."""
        cookie = {"cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        return websockets.connect(
            f"{self.url.replace('http', 'ws')}/api/v1/tables/{code}/stream{query}",
            additional_headers={**cookie, **headers},
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=60,  # the soak has more to do at a time than there are cores
            close_timeout=2,
        )


class Afloat:
    """What a test has of a server."""

    def __init__(
        self, worker: Worker, server: uvicorn.Server, source: Hasty, port: int, caught: Caught, file: Path
    ) -> None:
        self.worker = worker
        self.source = source
        self._server = server
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.caught = caught
        self.file = file
        self._open = contextlib.AsyncExitStack()

    async def person(self, **headers: str) -> Person:
        http = httpx.AsyncClient(base_url=self.url, headers=headers, timeout=30, trust_env=False)
        return Person(self.url, await self._open.enter_async_context(http))

    async def berth(self, code: str) -> Berth:
        """The table itself, as no client ever has it."""
        found = await self.worker.harbour.find(code)
        assert found is not None
        return found

    @property
    def connections(self) -> int:
        """How many there are, whatever they are for."""
        return len(self._server.server_state.connections)

    @property
    def unsent(self) -> int:
        """Bytes that wait to be sent, over all connections."""
        return sum(one.transport.get_write_buffer_size() for one in self._server.server_state.connections)

    async def leave(self) -> None:
        await self._open.aclose()


@contextlib.asynccontextmanager
async def afloat(
    folder: Path, *, limited: bool = True, pace: float = 1.0, origins: tuple[str, ...] = (), proxies: str = ""
) -> AsyncIterator[Afloat]:
    """A server, until the block is left; whatever it logs as an error fails the test."""
    source, caught, file = Hasty(pace), Caught(), folder / "tables.db"
    serving = Serving(f"sqlite:///{file}", origins=origins, proxies=proxies)
    root = logging.getLogger()
    root.addHandler(caught)
    try:
        async with await open_store(serving.database) as store:
            key = await store.secret("cookies", source.secret())
            thinkers = Thinkers(1, source, process=lambda: ThreadPoolExecutor(1))
            worker = Worker(store, source, key, thinkers)
            worker.trials = Trials(lambda: ThreadPoolExecutor(1), seconds=0.2)
            if not limited:
                worker.buckets = Endless()
            with contextlib.closing(_bound(serving)) as bound:
                with warnings.catch_warnings():  # how Litestar would have the parameters of pages declared
                    warnings.simplefilter("ignore", LitestarDeprecationWarning)
                    config = _config(serving, worker)
                server = uvicorn.Server(config)
                serve = asyncio.create_task(server.serve(sockets=[bound]))
                port = await _listening(server, serve, bound)
                ship = Afloat(worker, server, source, port, caught, file)
                try:
                    yield ship
                finally:
                    await ship.leave()
                    server.should_exit = True
                    await asyncio.wait_for(serve, 20)
    finally:
        root.removeHandler(caught)
    assert caught.troubles() == []


async def _listening(server: uvicorn.Server, serve: asyncio.Task[None], bound: socket.socket) -> int:
    while not server.started:
        assert not serve.done(), serve.exception()
        await asyncio.sleep(0.01)
    return int(bound.getsockname()[1])


Scene = Callable[[Afloat], Awaitable[None]]


def sail(folder: Path, scene: Scene, *, longest: float = LONGEST, **how: Any) -> None:
    """Run a scene with a server of its own."""

    async def run() -> None:
        async with afloat(folder, **how) as ship:
            await asyncio.wait_for(scene(ship), longest)

    asyncio.run(run())


def read(frame: str | bytes) -> Frame:
    found: Frame = msgspec.json.decode(frame)
    return found


async def until_closed(socket: websockets.ClientConnection) -> None:
    """Raises ConnectionClosed, with the reason."""
    while True:
        await socket.recv()
