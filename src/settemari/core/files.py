"""Text files: reading one that somebody gave us, of any size and content, and writing one so that it is never lost."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from settemari.core.errors import FileError
from settemari.locales.message import say


def read_text(file: Path, largest: int) -> str:
    """The text of a file of at most so many bytes; raises FileError."""
    try:
        if not file.exists():
            raise FileError(str(file), say("error-no-such-file"))
        if file.is_dir():
            raise FileError(str(file), say("error-is-a-folder"))
        with file.open("rb") as stream:
            content = stream.read(largest + 1)
    except FileError:
        raise
    except (OSError, ValueError) as error:  # ValueError: a name with a null byte
        why = getattr(error, "strerror", None) or str(error)
        raise FileError(str(file), say("error-cannot-be-read", why=why)) from None
    if len(content) > largest:
        raise FileError(str(file), say("error-too-large", largest=largest))
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileError(str(file), say("error-not-utf8", byte=error.start + 1)) from None


def write_text(file: Path, text: str) -> None:
    """Write a text file in one go: whenever the program is killed, the old text or the new one is there, whole.

    Raises FileError; the old text then stays.
    """
    try:
        goal = Path(os.path.realpath(file))  # behind a link, what it leads to is replaced
        if goal.is_dir():
            raise FileError(str(file), say("error-is-a-folder"))
        if goal.exists() and not goal.is_file():
            raise FileError(str(file), say("error-not-a-regular-file"))
        _replace(goal, text.encode("utf-8"))
    except FileError:
        raise
    except (OSError, ValueError) as error:  # ValueError: a name with a null byte, a text that is no UTF-8
        why = getattr(error, "strerror", None) or str(error)
        raise FileError(str(file), say("error-cannot-be-written", why=why)) from None


def _replace(goal: Path, content: bytes) -> None:
    beside = goal.with_name(f".settemari-{os.urandom(8).hex()}.new")
    try:
        with beside.open("xb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        beside.replace(goal)
    except BaseException:  # Ctrl-C too leaves nothing behind
        with contextlib.suppress(OSError):
            beside.unlink()
        raise
    with contextlib.suppress(OSError):  # not every system lets a folder be opened
        folder = os.open(goal.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
