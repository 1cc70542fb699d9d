"""What is said to SQLite, compiled from the schema into ``sqlite.json``, which is all that a server reads of it.

The library that compiles takes a third of the time in which a server starts, and gives the same each time. So
``make docs`` does it beforehand, and a test sees that the file is up to date.
"""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import bindparam, insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.schema import CreateIndex, CreateTable
from sqlalchemy.sql import ClauseElement

from settemari.server.store.schema import entries, metadata, migrated, seats, shelves
from settemari.server.store.statement import Statement
from settemari.server.store.statements import compiled, given_columns, sitting_down, statements_for

DIALECT = sqlite.dialect(paramstyle="qmark")


def sqlite_json() -> str:
    """The whole file."""
    said = {"schema": _schema(), "appending": _appending(), "statements": statements_for(DIALECT)._asdict()}
    return json.dumps(said, indent=1) + "\n"


def _schema() -> list[str]:
    """From nothing to today's tables."""
    tables = [*metadata.sorted_tables, migrated]
    indexes = [index for table in tables for index in sorted(table.indexes, key=lambda index: str(index.name))]
    made: list[ClauseElement] = [*(CreateTable(table) for table in tables), *(CreateIndex(index) for index in indexes)]
    return [str(one.compile(dialect=DIALECT)).strip() for one in made]


def _appending() -> dict[str, Statement]:
    """The hot path, for many rows each."""
    place = [seats.c.table, seats.c.seat]
    seat = sqlite.insert(seats).values({one.name: bindparam(one.name) for one in given_columns(seats)})
    changed: dict[str, Any] = {
        column.name: bindparam(f"to_{column.name}") for column in shelves.columns if column.name != "table"
    }
    return {
        "entry": compiled(insert(entries), DIALECT),
        "begin": compiled(insert(shelves), DIALECT),
        "change": compiled(update(shelves).where(shelves.c.table == bindparam("to_table")).values(changed), DIALECT),
        "seat": compiled(seat.on_conflict_do_update(index_elements=place, set_=sitting_down(seat.excluded)), DIALECT),
    }
