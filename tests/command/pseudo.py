"""The command in a real pseudo-terminal, driven by a script as a person would: read the screen, type a line."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from pathlib import Path

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07|\r")
CLEARED = "\x1b[2J"
PATIENCE = 120.0  # seconds before a silent program counts as hanging: generous, so that a busy machine fails nothing


class PseudoTerminal:
    """A program that believes to sit at a terminal of so many columns and lines."""

    def __init__(self, *arguments: str, columns: int = 80, lines: int = 40, folder: Path, **environment: str) -> None:
        self.raw = ""
        self.code: int | None = None
        self._seen = 0  # how much of the text was expected already
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.pid, self._fd = pty.fork()
        if self.pid == 0:  # the child: becomes the command
            os.chdir(folder)
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # a run in the background may have it switched off
            kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
            variables = {**kept, "TERM": "xterm-256color", "LANG": "C.UTF-8", "PYTHONUTF8": "1", **environment}
            os.execvpe(sys.executable, [sys.executable, "-m", "settemari.cli", *arguments], variables)
        fcntl.ioctl(self._fd, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    @property
    def text(self) -> str:
        """All that was ever written, without colours."""
        return ESCAPES.sub("", self.raw)

    @property
    def screen(self) -> str:
        """What is on the screen now: all since it was last cleared."""
        return ESCAPES.sub("", self.raw.rpartition(CLEARED)[2])

    def expect(self, *texts: str) -> str:
        """Read until one of these is written that was not there before; which one."""
        end = time.monotonic() + PATIENCE
        while True:
            written = self.text
            found = [(at, text) for text in texts if (at := written.find(text, self._seen)) >= 0]
            if found:
                at, text = min(found)
                self._seen = at + len(text)
                return text
            if not self._read(end):
                raise AssertionError(f"none of {texts} came; the end of what did:\n{self.text[-3000:]}")

    def send(self, line: str) -> None:
        os.write(self._fd, line.encode() + b"\n")

    def press(self, key: bytes) -> None:
        """Press a key that interrupts: only once the program waits for one, or the signal comes before the reading."""
        end = time.monotonic() + PATIENCE
        state = Path(f"/proc/{self.pid}/stat")
        while state.exists() and ") S " not in state.read_text() and time.monotonic() < end:
            time.sleep(0.01)
        os.write(self._fd, key)

    def kill(self) -> None:
        """As if the power went out."""
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self._fd)
        self.code = -signal.SIGKILL

    def wait(self) -> int:
        """Read to the end; the exit code."""
        end = time.monotonic() + PATIENCE
        while self._read(end):
            pass
        _, status = os.waitpid(self.pid, 0)
        os.close(self._fd)
        self.code = os.waitstatus_to_exitcode(status)
        return self.code

    def _read(self, end: float) -> bool:
        """Some more of what is written; False at its end, or if nothing comes."""
        ready, _, _ = select.select([self._fd], [], [], max(0.0, end - time.monotonic()))
        if not ready:
            return False
        try:
            piece = os.read(self._fd, 65536)
        except OSError:  # Linux says so when the other side is closed
            return False
        self.raw += self._decoder.decode(piece)
        return bool(piece)
