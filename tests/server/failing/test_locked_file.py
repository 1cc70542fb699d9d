"""An SQLite file that somebody else has locked, or that cannot be opened for a moment."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from settemari.server.store import Unreachable, open_store, sqlite
from tests.server.store.sample import begin, numbers


def test_a_locked_file_does_not_answer_although_it_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the database is there is asked of who writes: that is what people wait for."""
    monkeypatch.setattr(sqlite, "PATIENCE", 0.05)

    async def story() -> None:
        async with await open_store(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            await begin(store, "t")
            await store.ping()
            other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unreachable):
                await store.ping()
            assert await numbers(store, "t") == [1]
            other.execute("ROLLBACK")
            other.close()
            await store.ping()

    asyncio.run(story())


def test_readers_that_could_not_open_the_file_try_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Too many open files, or another program that has it alone: that passes."""
    real, failing = sqlite.connected, True

    def connected(file: Path) -> sqlite3.Connection:
        if failing:
            raise sqlite3.OperationalError("unable to open database file")
        return real(file)

    async def story() -> None:
        nonlocal failing
        async with await open_store(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            monkeypatch.setattr(sqlite, "connected", connected)
            await begin(store, "t")
            for _ in range(6):
                with pytest.raises(Unreachable):
                    await store.entries("t")
            failing = False
            assert await numbers(store, "t") == [1]

    asyncio.run(story())
