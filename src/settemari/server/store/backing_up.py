"""Copies of an SQLite database, whole or not there, also while it is written to."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from pathlib import Path

from settemari.server.store.address import POSTGRES, file_of, kind_of
from settemari.server.store.errors import NoBackup, Unreachable


def keep_private(file: Path) -> None:
    """Make the file, if it is not there, readable by its owner alone: it holds seeds and hidden cards."""
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))


def copy_of(connection: sqlite3.Connection, file: Path) -> None:
    """Under another name first: a backup is whole or not there."""
    unfinished = file.with_name(f"{file.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    keep_private(unfinished)
    with contextlib.closing(sqlite3.connect(unfinished)) as copy:
        connection.backup(copy)
    os.replace(unfinished, file)


async def back_up(address: str, file: Path) -> None:
    """Copy a database by its address, whoever else has it open; raises NoBackup, WrongAddress and Unreachable."""
    if kind_of(address) == POSTGRES:
        raise NoBackup("pg_dump")
    await asyncio.to_thread(_back_up, file_of(address), file)


def _back_up(database: Path, file: Path) -> None:
    try:
        with contextlib.closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            copy_of(connection, file)
    except sqlite3.DatabaseError as error:
        raise Unreachable(f"{error}: {database}") from error
