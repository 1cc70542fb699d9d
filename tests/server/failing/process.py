"""A server in a process of its own, which can be killed, told to stop, and started again."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[3]
PATIENCE = 60.0


def free_port() -> int:
    """One that nobody has, so that a server can come back where it was."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """One worker on a database. Its address stays the same from start to start."""

    def __init__(self, database: str, folder: Path, pause: float = 0.008) -> None:
        """``pause``: the seconds that a bot takes over an answer."""
        self.database = database
        self.pause = pause
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}/"
        self._log = folder / f"log-{self.port}"
        self._process: subprocess.Popen[str] | None = None
        self._listens = False

    def start(self) -> None:
        """Returns when somebody can come."""
        self.begin()
        self.wait()

    def begin(self) -> None:
        """Start it, if it does not run."""
        if self._process is not None:
            return
        command = [sys.executable, "-m", "tests.server.failing.served", self.database, str(self.port), str(self.pause)]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log, cwd=ROOT, text=True
            )
        self._listens = False

    def wait(self) -> None:
        """Until somebody can come."""
        assert self._process is not None
        assert self._process.stdout is not None
        if not self._listens:
            said = self._process.stdout.readline().strip()
            assert said == self.address, f"it says {said!r}\n{self._log.read_text()}"
            self._listens = True

    def kill(self) -> None:
        """At once, without a word: ``kill -9``."""
        self._signal(signal.SIGKILL)

    def stop(self) -> int:
        """As whoever runs it stops it; how it ended."""
        return self._signal(signal.SIGTERM)

    def _signal(self, what: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        os.kill(process.pid, what)
        try:
            return process.wait(PATIENCE)
        finally:
            assert process.stdout is not None
            process.stdout.close()

    def complaints(self) -> list[dict[str, Any]]:
        """What its log says of errors: nothing of what these tests do is one."""
        found: list[dict[str, Any]] = []
        for line in self._log.read_text().splitlines():
            if line.startswith("{") and (said := json.loads(line))["level"] not in ("info", "warning"):
                found.append(said)
            elif line.startswith("Traceback"):
                found.append({"what": line})
        return found
