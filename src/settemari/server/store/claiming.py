"""One process alone serves from a file: others would not hear what it writes.

Who serves holds a lock on a file beside the database. The system lets go of it when the process ends, in whichever way.
Who only reads, such as a backup, needs no lock.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from settemari.server.store.errors import InUse

_held: dict[Path, tuple[int, int]] = {}  # by lock file: what is open, and by how many stores of this process


def claim(database: Path) -> Path:
    """Have a file for this process, until ``let_go`` of what it returns; raises InUse."""
    file = database.absolute().with_name(f"{database.name}.lock")
    handle, holders = _held.get(file, (-1, 0))
    if not holders:
        handle = os.open(file, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            _lock(handle)
        except OSError:
            os.close(handle)
            raise InUse(str(database)) from None
    _held[file] = handle, holders + 1
    return file


def let_go(file: Path) -> None:
    """The lock file stays: removing it would take it from under who has just opened it."""
    handle, holders = _held.pop(file)
    if holders > 1:
        _held[file] = handle, holders - 1
    else:
        os.close(handle)


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
