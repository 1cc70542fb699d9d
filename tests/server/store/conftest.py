"""Stores to test: every test that asks for an address runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from tests.server.postgres import postgres as postgres

T = TypeVar("T")
Run = Callable[[Coroutine[Any, Any, T]], T]


@pytest.fixture
def run() -> Iterator[Run[Any]]:
    """Runs coroutines, all of a test in one loop."""
    with asyncio.Runner() as runner:
        yield runner.run


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of a database in which nothing is yet."""
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres").new_database())
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def shared_address(request: pytest.FixtureRequest) -> str:
    """Of a database for several workers: PostgreSQL alone."""
    return str(request.getfixturevalue("postgres").new_database())
