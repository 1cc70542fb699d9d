"""Opens a store by its address."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
from functools import partial
from pathlib import Path

from settemari.server.store.address import POSTGRES, file_of, kind_of
from settemari.server.store.errors import Unreachable
from settemari.server.store.store import Store


async def open_store(address: str, make: bool = True) -> Store:
    """Open a database, made if there is none in that file (unless ``make`` is False), and brought up to date.

    ``sqlite:///tables.db``, with a fourth slash for a path from the root, or ``postgresql://user@host/name``. Raises
    WrongAddress, NewerDatabase and Unreachable.
    """
    if kind_of(address) == POSTGRES:
        return await _open_postgres(address)
    return await _open_file(file_of(address), make)


async def _open_file(file: Path, make: bool) -> Store:
    from settemari.server.store.backing_up import keep_private
    from settemari.server.store.preparing import prepare_sqlite
    from settemari.server.store.sqlite import SqliteStore

    if not make and not file.exists():
        raise Unreachable(f"{os.strerror(errno.ENOENT)}: {file}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        keep_private(file)
        await asyncio.to_thread(prepare_sqlite, file)
        return SqliteStore(file, asyncio.get_running_loop())
    except (OSError, sqlite3.DatabaseError) as error:
        raise Unreachable(str(error)) from error


async def _open_postgres(address: str) -> Store:
    from settemari.server.store.postgres import PostgresStore, connect, version_of
    from settemari.server.store.upgrading import upgrade_postgres

    connection = await connect(address)
    try:
        version = await version_of(connection)
    finally:
        await connection.close()
    await upgrade_postgres(partial(connect, address), version)
    store = PostgresStore(address)
    try:
        await store.start()
    except BaseException:
        await store.close()
        raise
    return store
