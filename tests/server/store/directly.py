"""A database behind the store's back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Column, Connection, MetaData, NullPool, Table, Text, create_engine, inspect, select
from sqlalchemy.ext.asyncio import create_async_engine

from settemari.server.store.postgres import connect

T = TypeVar("T")
VERSIONS = Table("alembic_version", MetaData(), Column("version_num", Text))


async def directly(address: str, act: Callable[[Connection], T]) -> T:
    """Do something with a database behind the store's back."""
    if address.startswith("sqlite"):
        engine = create_engine(address, poolclass=NullPool)
        with engine.begin() as connection:
            return act(connection)
    other = create_async_engine("postgresql+asyncpg://", async_creator=lambda: connect(address), poolclass=NullPool)
    async with other.begin() as connection:
        return await connection.run_sync(act)


def described(connection: Connection) -> dict[str, Any]:
    """All that there is, as far as a database can tell."""
    found = inspect(connection)
    return {
        name: {
            "columns": [
                (one["name"], str(one["type"]), one["nullable"], one["default"]) for one in found.get_columns(name)
            ],
            "key": found.get_pk_constraint(name),
            "references": sorted(map(str, found.get_foreign_keys(name))),
            "unique": sorted(map(str, found.get_unique_constraints(name))),
            "indexes": sorted(
                (str(one["name"]), one["column_names"], one["unique"], str(_where(one)))
                for one in found.get_indexes(name)
            ),
        }
        for name in sorted(found.get_table_names())
    }


def version(connection: Connection) -> str | None:
    """How far the migrations have come there."""
    return connection.execute(select(VERSIONS.c.version_num)).scalar()


def _where(index: Any) -> str:
    options = index.get("dialect_options", {})
    return str(options.get("sqlite_where", options.get("postgresql_where", "")))
