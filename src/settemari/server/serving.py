"""Serves tables on a port, until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import NamedTuple

import uvicorn

from settemari.core.errors import SetteMariError
from settemari.locales.message import say
from settemari.server.collecting import spare_the_collector
from settemari.server.http.app import make_app
from settemari.server.http.connections import Connection, StreamConnection
from settemari.server.http.shell import client_folder
from settemari.server.limits import LARGEST_FRAME
from settemari.server.source import Source
from settemari.server.store import Unreachable, open_store
from settemari.server.thinking import Thinkers
from settemari.server.worker import Worker

PING, PONG = 20.0, 20.0  # seconds between two signs of life on a stream, and to wait for one
GRACE = 5  # seconds for streams to close when the server stops
IDLE = 9  # seconds for the next request: above the 5 after which clients connect anew, below LONGEST_SILENCE
BACKLOG = 512
KEY = "cookies"  # the name of the secret that signs them

log = logging.getLogger("settemari.server")


class Serving(NamedTuple):
    """How to serve."""

    database: str
    host: str = "127.0.0.1"
    port: int = 0  # 0: any that is free
    origins: tuple[str, ...] = ()
    proxies: str = ""  # whose word about addresses is believed, as uvicorn has it; empty: nobody's
    bots: int = 1  # processes that think


class CannotServe(SetteMariError, OSError):
    """The port is taken, or the address is not this machine's."""


def usual_database() -> str:
    """In the folder where programs of this user keep what is theirs."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{base / 'settemari' / 'tables.db'}"


def serve(serving: Serving, listening: Callable[[str], None]) -> None:
    """Until a signal comes. ``listening`` is called with the address once somebody can come."""
    bound = _bound(serving)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner, contextlib.closing(bound):
        runner.run(_serve(serving, bound, listening))


async def _serve(serving: Serving, bound: socket.socket, listening: Callable[[str], None]) -> None:
    try:
        store = await open_store(serving.database)
    except Unreachable as error:
        raise CannotServe(say("error-store-unreachable", why=str(error)[:200])) from None
    source = Source()
    async with store:
        key = await store.secret(KEY, source.secret())
        thinkers = Thinkers(serving.bots, source)
        worker = Worker(store, source, key, thinkers)
        server = _Server(_config(serving, worker))
        server.listening = lambda: _begin(worker, listening, address_of(bound))
        await server.serve(sockets=[bound])
    if server.interrupted:
        raise KeyboardInterrupt


def _begin(worker: Worker, listening: Callable[[str], None], address: str) -> None:
    log.info("serving")
    spare_the_collector()
    listening(address)
    worker.spawn(worker.thinkers.warm())


def _config(serving: Serving, worker: Worker) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(worker, serving.origins, client_folder()),
        http=Connection,
        ws=StreamConnection,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING,
        ws_ping_timeout=PONG,
        ws_per_message_deflate=False,  # costs more than all else together, and what is secret is not to be compressed
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        proxy_headers=bool(serving.proxies),
        forwarded_allow_ips=serving.proxies or None,
        timeout_keep_alive=IDLE,
        timeout_graceful_shutdown=GRACE,
        backlog=BACKLOG,
    )


class _Server(uvicorn.Server):
    """Says when it has begun to listen, and leaves it to whoever serves to end the process."""

    listening: Callable[[], None]
    interrupted = False

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal is kept from coming once more when the server has stopped: there is the store to be closed."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()
        self.interrupted = sig == signal.SIGINT

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.listening()


def _bound(serving: Serving) -> socket.socket:
    family = socket.AF_INET6 if ":" in serving.host else socket.AF_INET
    bound = socket.socket(family)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((serving.host, serving.port))
    except (OSError, OverflowError) as error:
        bound.close()
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise CannotServe(say("error-cannot-serve", host=serving.host, port=serving.port, why=why)) from None
    bound.set_inheritable(True)
    return bound


def address_of(bound: socket.socket) -> str:
    host, port = bound.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = socket.gethostname()
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The quicker loop, where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
