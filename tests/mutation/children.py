"""Forked processes: each inherits the collected tests, does one thing with them, sends lines, and is forgotten."""

from __future__ import annotations

import contextlib
import os
import resource
import selectors
import signal
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import pytest

Send = Callable[[str], None]
MEMORY = 3 << 30  # bytes: what grows beyond is stopped
PATIENCE = 10  # a test may take so many times as long as without a mutant


@dataclass
class Task:
    """What a child does, and what the parent does with what it sent."""

    work: Callable[[Send], None]
    done: Callable[[list[str]], None]


def run_tasks(tasks: Iterable[Task], jobs: int) -> None:
    """Do the tasks in as many processes at a time. A task is asked for when there is room for it."""
    waiting = iter(tasks)
    with selectors.DefaultSelector() as selector:
        pids: dict[int, int] = {}
        try:
            while True:
                while len(pids) < jobs and (task := next(waiting, None)) is not None:
                    pid, pipe = start(task)
                    pids[pipe] = pid
                    selector.register(pipe, selectors.EVENT_READ, (task, bytearray()))
                if not pids:
                    return
                for key, _ in selector.select():
                    task, received = key.data
                    if chunk := os.read(key.fd, 1 << 16):
                        received += chunk
                        continue
                    selector.unregister(key.fd)
                    os.close(key.fd)
                    os.waitpid(pids.pop(key.fd), 0)
                    task.done(received.decode().splitlines())
        finally:
            for pid in pids.values():
                os.kill(pid, signal.SIGKILL)
                os.waitpid(pid, 0)


def start(task: Task) -> tuple[int, int]:
    """The child's number, and the pipe its lines come through."""
    reading, writing = os.pipe()
    sys.stdout.flush()
    sys.stderr.flush()
    pid = os.fork()
    if pid != 0:
        os.close(writing)
        return pid, reading
    try:
        os.close(reading)
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

        def send(line: str) -> None:
            left = line.encode() + b"\n"
            while left:
                left = left[os.write(writing, left) :]

        task.work(send)
    finally:
        os._exit(0)


def limit(seconds: float, least: float) -> None:
    """From now on the process may work for a multiple of this; then the system ends it, whatever it is doing."""
    allowed = max(least, PATIENCE * seconds)
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, allowed)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, 20 * allowed)  # it may also be waiting for what never comes


class Watch:
    """A plugin that remembers whether anything failed."""

    def __init__(self) -> None:
        self.failure = ""

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.failure:
            self.failure = f"{report.nodeid}\n{report.longreprtext}"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failure:
            self.failure = f"{report.nodeid}\n{report.longreprtext}"


def passes(item: pytest.Item, watch: Watch) -> bool:
    """Run one collected test, with all its fixtures."""
    watch.failure = ""
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
    return not watch.failure


def try_tests(items: Sequence[tuple[int, pytest.Item, float]], watch: Watch, send: Send, least: float) -> bool:
    """Run tests (number, test, seconds) until one fails; True if none does."""
    for number, item, seconds in items:
        send(f"run {number}")
        limit(seconds, least)
        if not passes(item, watch):
            send(f"killed {number}")
            return False
    return True


class Afresh(Watch):
    """A plugin for a session inside a child: some tests only, in a given order, up to the first failure."""

    def __init__(self, wanted: Sequence[tuple[int, str, float]], send: Send, least: float) -> None:
        super().__init__()
        self.least = least
        self.wanted = {nodeid: (number, seconds) for number, nodeid, seconds in wanted}
        self.send = send

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        found = {item.nodeid: item for item in items}
        items[:] = [found[nodeid] for nodeid in self.wanted if nodeid in found]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if self.failure or session.testsfailed:
            self.send("killed -1")
            return True
        tests = [(self.wanted[item.nodeid][0], item, self.wanted[item.nodeid][1]) for item in session.items]
        if try_tests(tests, self, self.send, self.least):
            self.send("alive")
        return True


def cpu_seconds() -> float:
    return time.process_time()


def verdict_of(lines: list[str]) -> tuple[str, int]:
    """What became of a mutant (alive, killed, stopped) and the number of the test that settled it, or -1."""
    last = -1
    for line in lines:
        word, _, number = line.partition(" ")
        if word == "alive":
            return "alive", -1
        last = int(number)
        if word == "killed":
            return "killed", last
    return "stopped", last  # by the clock, for memory, or by a crash
