"""Rows for tests, with whatever the test is not about filled in."""

from __future__ import annotations

from typing import Any

from settemari.server.store import Entry, Shelf, Store

NOON = 43_200.0


def entry(table: str, number: int, kind: str = "choice", body: bytes = b"{}") -> Entry:
    return Entry(table, number, NOON + number, kind, body)


def shelf(table: str, **fields: Any) -> Shelf:
    plain = Shelf(table, f"code-{table}", "maretta", False, False, NOON, NOON + 3600, b'{"seats":4}')
    return plain._replace(**fields)


async def begin(store: Store, *tables: str, **fields: Any) -> None:
    """Tables with one entry each."""
    for table in tables:
        await store.append([entry(table, 1)], shelf(table, **fields))


async def numbers(store: Store, table: str) -> list[int]:
    return [one.number for one in await store.entries(table)]
