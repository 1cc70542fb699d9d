"""What is said to SQLite, as ``sqlite_compiling`` has written it down."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from operator import itemgetter
from pathlib import Path
from typing import Any, NamedTuple

from settemari.server.store.rows import Shelf
from settemari.server.store.statement import Statement, Statements

FILE = Path(__file__).with_name("sqlite.json")


class Appending:
    """The statements of the hot path, for many rows each, and how a row is to be turned for them."""

    def __init__(self, entry: Statement, begin: Statement, change: Statement, seat: Statement) -> None:
        self.entry, self.begin, self.change, self.seat = entry.text, begin.text, change.text, seat.text
        self.turned: Callable[[Shelf], tuple[Any, ...]] = itemgetter(
            *(Shelf._fields.index(name.removeprefix("to_")) for name in change.names)
        )


class Said(NamedTuple):
    schema: list[str]  # from nothing to today's tables
    appending: Appending
    statements: Statements


@cache
def said_to_sqlite() -> Said:
    said = json.loads(FILE.read_bytes())
    return Said(said["schema"], Appending(**_read(said["appending"])), Statements(**_read(said["statements"])))


def _read(statements: dict[str, Any]) -> dict[str, Statement]:
    return {name: Statement(text, tuple(names), fixed) for name, (text, names, fixed) in statements.items()}
