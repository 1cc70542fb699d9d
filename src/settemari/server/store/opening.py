"""Opens a store by its address."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
from functools import partial
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from settemari.server.store.errors import Unreachable, WrongAddress
from settemari.server.store.store import Store
from settemari.server.store.upgrading import upgrade_postgres, upgrade_sqlite


async def open_store(address: str, make: bool = True) -> Store:
    """Open a database, made if there is none in that file (unless ``make`` is False), and brought up to date.

    ``sqlite:///tables.db``, with a fourth slash for a path from the root, or ``postgresql://user@host/name``. Raises
    WrongAddress, NewerDatabase and Unreachable.
    """
    try:
        url = make_url(address)
    except ArgumentError:
        raise WrongAddress(address.partition(":")[0]) from None
    match url.get_backend_name():
        case "sqlite" if url.database and url.database != ":memory:":
            return await _open_file(Path(url.database), make)
        case "postgresql" | "postgres":
            return await _open_postgres(address)
    raise WrongAddress(url.get_backend_name())


async def _open_file(file: Path, make: bool) -> Store:
    from settemari.server.store.backing_up import keep_private
    from settemari.server.store.sqlite import SqliteStore

    if not make and not file.exists():
        raise Unreachable(f"{os.strerror(errno.ENOENT)}: {file}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        keep_private(file)
        await asyncio.to_thread(upgrade_sqlite, file)
        return SqliteStore(file, asyncio.get_running_loop())
    except (OSError, sqlite3.DatabaseError) as error:
        raise Unreachable(str(error)) from error


async def _open_postgres(address: str) -> Store:
    from settemari.server.store.postgres import PostgresStore, connect, version_of

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
