"""Brings an SQLite file to today's schema. The library for databases is imported only if there is a step to take."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from settemari.server.store import migrations
from settemari.server.store.errors import NewerDatabase
from settemari.server.store.sqlite import BEGIN, connected
from settemari.server.store.sqlite_said import said_to_sqlite


def needs_upgrade(version: str | None) -> bool:
    """Raises NewerDatabase."""
    if version is not None and version > migrations.LATEST:
        raise NewerDatabase(version, migrations.LATEST)
    return version != migrations.LATEST


def prepare_sqlite(file: Path) -> None:
    own = connected(file)
    try:
        if needs_upgrade(version_of(own)) and not _made(own):
            from settemari.server.store.upgrading import upgrade_sqlite

            upgrade_sqlite(own)
    finally:
        own.close()


def version_of(connection: sqlite3.Connection) -> str | None:
    """How far the steps have been taken there."""
    try:
        rows = connection.execute(said_to_sqlite().statements.version.text).fetchall()
    except sqlite3.OperationalError:  # no such table: a new file
        return None
    return rows[0][0] if rows else None


def _made(connection: sqlite3.Connection) -> bool:
    """Make all tables, and note that all steps were taken, in one transaction: in a file in which nothing is yet."""
    connection.execute(BEGIN)
    try:
        is_empty = not connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchall()
        if is_empty:
            for statement in said_to_sqlite().schema:
                connection.execute(statement)
            connection.execute("INSERT INTO alembic_version VALUES (?)", (migrations.LATEST,))
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")
    return is_empty
