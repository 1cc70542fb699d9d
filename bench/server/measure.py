"""What a server costs, seen from outside: processor time, memory, and how long it takes to start.

All of it is read from /proc, the same way for a server in any language, so this half of the bench needs Linux.
"""

from __future__ import annotations

import contextlib
import http.client
import os
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

HERE = "127.0.0.1"  # nothing in this bench leaves the machine
PROC = Path("/proc")
TICKS = os.sysconf("SC_CLK_TCK")
PATIENCE = 30.0  # seconds until a server that does not answer counts as broken


# -- processes -------------------------------------------------------------------------------------------------


def family(root: int) -> list[int]:
    """A process and all below it: workers count as their server."""
    children: dict[int, list[int]] = {}
    for entry in PROC.iterdir():
        if entry.name.isdigit() and (fields := _stat(int(entry.name))):
            children.setdefault(int(fields[1]), []).append(int(entry.name))
    found = [root]
    for number in found:
        found += children.get(number, [])
    return found


def _stat(process: int) -> list[str]:
    """The fields of its stat behind the name: state, parent and so on. Empty if it has ended."""
    try:
        return (PROC / str(process) / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()
    except OSError:
        return []


def processor_seconds(processes: Sequence[int]) -> float:
    """What all their threads have used so far, in the program and in the kernel for it."""
    return sum(int(fields[11]) + int(fields[12]) for fields in map(_stat, processes) if fields) / TICKS


def memory_kib(processes: Sequence[int]) -> float:
    """What they keep in memory; what several share is counted once (Pss)."""
    total = 0
    for process in processes:
        for line in (PROC / str(process) / "smaps_rollup").read_text("utf-8").splitlines():
            if line.startswith("Pss:"):
                total += int(line.split()[1])
    return float(total)


# -- cores -----------------------------------------------------------------------------------------------------


def cores() -> tuple[set[int], set[int]]:
    """One core for the server, one for its load; both the same where there is only one, or where they are not told."""
    if not hasattr(os, "sched_getaffinity"):
        return set(), set()
    own = sorted(os.sched_getaffinity(0))
    return {own[0]}, {own[-1]}


@contextmanager
def pinned(to: set[int]) -> Iterator[None]:
    """What is started meanwhile stays on these cores, with all threads and processes it will have."""
    if not to:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, to)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


# -- small hosts -----------------------------------------------------------------------------------------------


class Leash:
    """Lets each of some processes have only a share of a core, by stopping it for a while whenever it had more.

    So a worker is as slow as on a small host of its own, and several on one machine are held back by nothing else.
    """

    PERIOD = 0.004  # seconds between two looks
    BURST = 0.02  # seconds of the processor that may be saved up

    def __init__(self, processes: Sequence[int], share: float) -> None:
        self._processes, self._share = processes, share
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._hold, daemon=True)

    def __enter__(self) -> None:
        self._thread.start()

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        self._thread.join()

    def _hold(self) -> None:
        left = dict.fromkeys(self._processes, 0.0)
        used = {process: _seconds_run(process) for process in self._processes}
        then = time.perf_counter()
        while not self._ended.wait(self.PERIOD):
            now = time.perf_counter()
            for process in self._processes:
                before, used[process] = used[process], _seconds_run(process)
                earned = left[process] + (now - then) * self._share - (used[process] - before)
                left[process] = min(earned, self.BURST)
                _signal(process, signal.SIGSTOP if left[process] < 0 else signal.SIGCONT)
            then = now
        for process in self._processes:
            _signal(process, signal.SIGCONT)


def _seconds_run(process: int) -> float:
    """What its threads have used so far, to the nanosecond; nothing once it has ended."""
    total = 0
    with contextlib.suppress(OSError):
        for thread in (PROC / str(process) / "task").iterdir():
            with contextlib.suppress(OSError):
                total += int((thread / "schedstat").read_text("ascii").split()[0])
    return total / 1e9


def _signal(process: int, number: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, number)


# -- starting and stopping -------------------------------------------------------------------------------------


class Server:
    """A server in a process of its own, from its start to its end: ``with Server(...) as server``."""

    def __init__(
        self,
        command: Callable[[int], Sequence[str]],
        health: str = "/health",
        environment: Mapping[str, str] | None = None,
        on: set[int] | None = None,
    ) -> None:
        """``command`` is told the port; ``health`` answers 200 once the server serves."""
        self.port = free_port()
        started = time.perf_counter()
        with pinned(on or set()):
            self._process = subprocess.Popen(
                command(self.port), stdin=subprocess.DEVNULL, env={**os.environ, **(environment or {})}
            )
        try:
            self._wait_until_healthy(health)
        except BaseException:
            self.stop()
            raise
        self.start_up = time.perf_counter() - started  # seconds
        self.pid = self._process.pid
        self.start_up_work = processor_seconds(family(self.pid))

    def _wait_until_healthy(self, path: str) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            if self._process.poll() is not None:
                raise RuntimeError(f"the server ended with {self._process.returncode}: its complaint is above")
            if answers(self.port, path):
                return
            if time.monotonic() > until:
                raise RuntimeError(f"the server does not answer at {path}")
            time.sleep(0.002)

    def stop(self) -> None:
        for process in family(self._process.pid):
            _signal(process, signal.SIGCONT)  # should a leash have been cut
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind((HERE, 0))
        return int(listener.getsockname()[1])


def answers(port: int, path: str) -> bool:
    """Whether there is a 200 at that path."""
    connection = http.client.HTTPConnection(HERE, port, timeout=PATIENCE)
    try:
        connection.request("GET", path)
        return connection.getresponse().status == 200
    except OSError:
        return False
    finally:
        connection.close()


# -- numbers ---------------------------------------------------------------------------------------------------


def percentile(sorted_values: Sequence[int], share: float) -> float:
    """The value that this share of all stays at or below; nothing of nothing."""
    if not sorted_values:
        return 0.0
    return float(sorted_values[min(len(sorted_values) - 1, int(share * len(sorted_values)))])
