"""A program as a child process that is spoken to in lines, and that can neither hold us up nor fill our memory.

Both pipes are used without ever blocking on them, and only while somebody waits for an answer: whatever the child
prints in between stays in its pipe, and stops the child when that is full. It is the leader of a session of its own:
Ctrl-C at the terminal does not reach it, and it is ended together with all that it started.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import shlex
import shutil
import signal
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from settemari.bots.protocol import LONGEST_LINE
from settemari.core.errors import FileError, ProgramError
from settemari.locales.message import say

MOST_BYTES: Final = 65536  # that are read for one answer, lines that are passed over included
PIECE: Final = 4096

# Why an answer did not come. The words stand in the protocol, and the catalogues have a sentence for each.
ENDED, LATE, FLOOD = "ended", "late", "flood"


class Trouble(Exception):
    """No line came: the child has ended, is late, or writes too much."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def command_words(command: str) -> list[str]:
    """A command as its words, without a shell; raises ProgramError if no such program can be started."""
    if os.name != "posix":
        raise ProgramError(command, say("error-program-posix"))
    try:
        words = shlex.split(command)
    except ValueError:
        raise ProgramError(command, say("error-program-quotes")) from None
    if not words:
        raise ProgramError(command, say("error-program-empty"))
    if "\0" in command or shutil.which(words[0]) is None:
        raise ProgramError(command, say("error-program-not-found", name=words[0]))
    return words


def log_file(name: str | None) -> Path | None:
    """The file for what programs write to standard error, if there is to be one; raises FileError."""
    if name is None:
        return None
    try:
        with open(name, "ab"):
            return Path(name)
    except (OSError, ValueError) as fault:  # ValueError: a name with a null byte
        why = getattr(fault, "strerror", None) or str(fault)
        raise FileError(name, say("error-cannot-be-written", why=why)) from None


class Child:
    """A running program."""

    def __init__(self, words: Sequence[str], log: Path | None = None) -> None:
        """Start it. What it writes to standard error goes to the end of the log file, or nowhere."""
        try:
            with open(os.devnull if log is None else log, "ab") as errors:
                self._process = subprocess.Popen(
                    words,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=errors,
                    bufsize=0,
                    start_new_session=True,
                )
        except OSError:  # it was there a moment ago, or is no program
            raise Trouble(ENDED) from None
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        self._stdin, self._stdout = stdin.fileno(), stdout.fileno()
        os.set_blocking(self._stdin, False)
        os.set_blocking(self._stdout, False)
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._to_send = bytearray()
        self._came = bytearray()
        self._left = MOST_BYTES

    def send(self, line: bytes) -> None:
        """Send a line as soon as the child takes it, while an answer is waited for."""
        if not self._to_send:
            self._selector.register(self._stdin, selectors.EVENT_WRITE)
        self._to_send += line
        self._left = MOST_BYTES

    def line(self, until: float) -> bytes:
        """The next line that the child writes, waited for until that moment; raises Trouble."""
        while (end := self._came.find(b"\n")) < 0:
            if len(self._came) > LONGEST_LINE:
                raise Trouble(FLOOD)
            self._exchange(until)
        if end > LONGEST_LINE:
            raise Trouble(FLOOD)
        line = bytes(self._came[:end])
        del self._came[: end + 1]
        return line

    def _exchange(self, until: float) -> None:
        """Wait for something to read or room to write, and do that."""
        ready = self._selector.select(max(0.0, until - time.monotonic()))
        if not ready and time.monotonic() >= until:
            raise Trouble(LATE)
        for key, _ in ready:
            if key.fd == self._stdout:
                self._take()
            else:
                self._give()
        if time.monotonic() >= until and b"\n" not in self._came:
            raise Trouble(LATE)  # also who always writes a little, and never a line

    def _take(self) -> None:
        try:
            piece = os.read(self._stdout, PIECE)
        except BlockingIOError:
            return
        if not piece:
            raise Trouble(ENDED)
        self._left -= len(piece)
        if self._left < 0:
            raise Trouble(FLOOD)
        self._came += piece

    def _give(self) -> None:
        try:
            sent = os.write(self._stdin, self._to_send[:MOST_BYTES])
        except BlockingIOError:
            return
        except BrokenPipeError:
            raise Trouble(ENDED) from None
        del self._to_send[:sent]
        if not self._to_send:
            self._selector.unregister(self._stdin)

    def end(self, grace: float = 0.0) -> None:
        """End it and all it started. With some seconds of grace it may first read what was sent, and end by itself."""
        try:
            if grace > 0:
                with contextlib.suppress(Trouble):
                    self._part(time.monotonic() + grace)
        finally:
            # Not waited for before: until then no other process can have its number.
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe is not None:
                    with contextlib.suppress(OSError):
                        pipe.close()
            self._selector.close()
            self._process.wait()

    def _part(self, until: float) -> None:
        """Send what is still to be sent, close its input, and read over all it says until it closes its output."""
        self._left = MOST_BYTES
        while self._to_send:
            self._came.clear()
            self._exchange(until)
        if self._process.stdin is not None:
            self._process.stdin.close()
        while True:
            self._came.clear()
            self._exchange(until)
