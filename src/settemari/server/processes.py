"""Processes of a server: what takes long is done there, beside those who play."""

from __future__ import annotations

import os
import signal
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread

LATER = 10  # how much a process lets others go first that does what nobody plays by


def one_process() -> Executor:
    """A process. Each has an executor to itself, so that one that dies or hangs takes no other with it."""
    return _process(0)


def quiet_process() -> Executor:
    """One that works when no other wants to."""
    return _process(LATER)


def end_process(executor: Executor, wait: bool = False) -> None:
    """With its process, whatever that is at: nothing of value is lost. From Python 3.14 on executors know how."""
    for process in list((getattr(executor, "_processes", None) or {}).values()):
        process.kill()
    executor.shutdown(wait, cancel_futures=True)


def _process(later: int) -> Executor:
    # Spawned: a fork would share the sockets and the locks of a server that is at work.
    return ProcessPoolExecutor(1, get_context("spawn"), _begin, (later,))


def _begin(later: int) -> None:
    """Ctrl-C is for the server; and once that is gone, whichever way, there is nobody to work for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if later and hasattr(os, "nice"):
        os.nice(later)
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)
