"""The file that a game is kept in: whole at every moment, and never written over what somebody else put there."""

from __future__ import annotations

from pathlib import Path

from settemari.core.errors import FileError, SavedGameError
from settemari.core.files import read_text, write_text
from settemari.core.notation.matchfile_reader import LARGEST_FILE
from settemari.locales.message import say


class SaveFile:
    """``text`` is what stood in the file when it was read, None for a file that is not there yet."""

    def __init__(self, file: Path, text: str | None = None) -> None:
        self.file = file
        self._text = text

    def write(self, text: str) -> None:
        """Bring the file up to date; raises SavedGameError if it is not as we left it, FileError if it cannot be."""
        if text == self._text:
            return
        if not self.file.parent.is_dir():
            raise SavedGameError(str(self.file), say("error-no-such-folder"))
        if is_there(self.file):
            if self._text is None:
                raise SavedGameError(str(self.file), say("error-file-is-there"))
            if self._now() != self._text:
                raise SavedGameError(str(self.file), say("error-saved-changed"))
        write_text(self.file, text)
        self._text = text

    def _now(self) -> str | None:
        try:
            return read_text(self.file, LARGEST_FILE)
        except FileError:  # whatever that is, we did not write it
            return None


def is_there(file: Path) -> bool:
    """Whether something of that name is there."""
    try:
        return file.exists()
    except (OSError, ValueError):  # a name that no file can have: whoever opens it is told so
        return False
