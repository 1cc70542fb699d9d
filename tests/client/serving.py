"""A real server in a thread of the tests, with a port and a database of its own.

    with served() as server:
        asyncio.run(something(server.address))

It runs in the same process, so that what it does can be watched and changed (``server.worker``, from its own loop).
"""

from __future__ import annotations

import threading
import warnings
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import uvicorn

from settemari.server import limits, serving, timing
from settemari.server.http import streams, tables
from settemari.server.serving import Serving, serve
from settemari.server.thinking import Thinkers
from settemari.server.worker import Worker

PLAIN = serving._Server  # also where servers run within servers
STARTING, STOPPING = 60.0, 30.0  # seconds
QUICK = {"LEAST_OPEN": 0.02, "LEAST_MORE": 0.0, "MOST_MORE": 0.02, "LEAST_PAUSE": 0.0, "MOST_PAUSE": 0.01}


class Served:
    """A server that is running."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.address = ""  # such as http://127.0.0.1:41234
        self.wrong: BaseException | None = None  # why it ended, if it should not have
        self.uvicorn: uvicorn.Server | None = None
        self.worker: Worker | None = None
        self._listening = threading.Event()
        self._thread: threading.Thread | None = None

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def start(self, port: int = 0, origins: tuple[str, ...] = ()) -> None:
        """Until somebody can come; with a port, on just that one."""
        self._listening.clear()
        self._thread = threading.Thread(target=self._run, args=(port, origins), daemon=True)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # of what the server is built on
            self._thread.start()
            self._listening.wait(STARTING)
        if not self.address or self.wrong is not None:
            raise RuntimeError("the server did not start") from self.wrong

    def stop(self) -> None:
        """As a signal would do it: streams are told to come back soon."""
        assert self._thread is not None
        assert self.uvicorn is not None
        self.uvicorn.should_exit = True
        self._thread.join(STOPPING)
        assert not self._thread.is_alive(), "the server did not stop"
        if self.wrong is not None:
            raise self.wrong

    def restart(self) -> None:
        """The same server once more, where everybody knows it to be."""
        self.stop()
        self.start(self.port)

    def _run(self, port: int, origins: tuple[str, ...]) -> None:
        try:
            serve(Serving(self.database, port=port, origins=origins), self._heard)
        except BaseException as error:
            self.wrong = error
            self._listening.set()

    def _heard(self, address: str) -> None:
        self.address = address.rstrip("/")
        self._listening.set()


def one_thread() -> Executor:
    """Where a bot thinks in tests: a process would take seconds to start."""
    return ThreadPoolExecutor(1)


@contextmanager
def served(
    database: str | None = None,
    *,
    lifted: bool = True,
    quick: bool = True,
    origins: tuple[str, ...] = (),
) -> Iterator[Served]:
    """A server from here to the end of the block.

    ``database``: a URL; None: a new file. ``lifted``: nobody is told that they do anything too often. ``quick``: bots
    and moments take no time to speak of; otherwise as long as they do for people.
    """
    with ExitStack() as during:
        if database is None:
            folder = during.enter_context(TemporaryDirectory(ignore_cleanup_errors=True))
            database = f"sqlite:///{Path(folder) / 'tables.db'}"
        server = Served(database)
        during.enter_context(patch.object(serving, "Thinkers", partial(Thinkers, process=one_thread)))
        during.enter_context(patch.object(serving, "_Server", _remembered_by(server)))
        during.enter_context(patch.object(serving, "Worker", _worker_of(server)))
        if lifted:
            during.enter_context(patch.object(limits.Bucket, "take", lambda bucket, now, much=1: None))
            during.enter_context(patch.object(tables, "MOST_TABLES", 10**6))
            during.enter_context(patch.object(streams, "MOST_STREAMS", 10**6))
        if quick:
            for name, seconds in QUICK.items():
                during.enter_context(patch.object(timing, name, seconds))
        server.start()
        try:
            yield server
        finally:
            server.stop()


def _remembered_by(server: Served) -> Any:
    """The class of servers, one of which can be found again."""

    class Remembered(PLAIN):
        def __init__(self, config: uvicorn.Config) -> None:
            super().__init__(config)
            server.uvicorn = self

    return Remembered


def _worker_of(server: Served) -> Any:
    def make(*args: Any) -> Worker:
        server.worker = Worker(*args)
        return server.worker

    return make
