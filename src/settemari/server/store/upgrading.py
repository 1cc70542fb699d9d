"""Brings a database up to date by the steps in ``migrations``.

Their library takes longer to import than a server may take to start, so it is imported only if there is a step to
take. An empty database gets today's schema at once (an SQLite file in ``preparing``), and a note that all steps were
taken; a test compares both ways.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, StaticPool, create_engine, event, insert, inspect

from settemari.server.store import migrations
from settemari.server.store.preparing import needs_upgrade, version_of
from settemari.server.store.schema import metadata, migrated
from settemari.server.store.sqlite import BEGIN

LOCK = 0x5E77E3A21  # any number, as long as all workers use the same: the first one upgrades, the others wait


def bring_up_to_date(connection: Connection) -> None:
    """In the transaction of that connection, which nobody else can have at the same time."""
    if inspect(connection).get_table_names():
        upgrade(connection)
        return
    metadata.create_all(connection)
    migrated.create(connection)
    connection.execute(insert(migrated).values(version_num=migrations.LATEST))


def upgrade(connection: Connection, to: str = migrations.LATEST) -> None:
    """Take the steps that are missing up to that one, in the transaction of that connection."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__ or "").parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def upgrade_sqlite(own: sqlite3.Connection) -> None:
    """Over that connection, in one transaction, unless somebody else has done so meanwhile."""
    engine = create_engine("sqlite://", creator=lambda: own, poolclass=StaticPool)
    # The driver begins no transaction before a step like CREATE TABLE, so it is begun by hand.
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(BEGIN))
    with engine.begin() as connection:
        if needs_upgrade(version_of(own)):
            upgrade(connection)


async def upgrade_postgres(connect: Callable[[], Awaitable[Any]], version: str | None) -> None:
    """``version`` is what was found there. Workers that start together upgrade one after the other."""
    if not needs_upgrade(version):
        return
    from sqlalchemy import NullPool, func, select
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine("postgresql+asyncpg://", async_creator=connect, poolclass=NullPool)
    try:
        async with engine.begin() as connection:
            await connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
            await connection.run_sync(bring_up_to_date)
    finally:
        await engine.dispose()
