"""Backups are taken while play goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from settemari.server.store import NoBackup, Store, open_store
from tests.server.store.conftest import Run
from tests.server.store.sample import begin, entry, numbers, shelf


def test_a_backup_is_a_moment_of_the_tables_while_they_are_played_at(tmp_path: Path, run: Run[Any]) -> None:
    copy = tmp_path / "backup.db"
    tables = [f"t{at}" for at in range(10)]

    async def play(store: Store, table: str) -> None:
        for number in range(2, 100, 2):
            await store.append(
                [entry(table, number), entry(table, number + 1)], shelf(table, info=b"%d" % (number + 1))
            )

    async def story() -> None:
        async with await open_store(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            await begin(store, *tables)
            playing = asyncio.gather(*(play(store, table) for table in tables))
            await store.append([entry("known", 1)], shelf("known"))
            await store.backup(copy)
            await playing
            await store.backup(tmp_path / "second.db")
            await store.backup(copy.with_name("second.db"))  # over the one before
        async with await open_store(f"sqlite:///{copy}") as store:
            assert await numbers(store, "known") == [1]
            for table in tables:
                found = await store.shelf(table)
                log = await numbers(store, table)
                assert log == list(range(1, len(log) + 1))
                assert len(log) % 2 == 1, "no call in half"
                assert found is not None
                assert len(log) == 1 or found.info == b"%d" % len(log)
        assert copy.stat().st_mode & 0o077 == 0
        assert not list(tmp_path.glob("*.unfinished"))

    run(story())


def test_postgresql_has_a_tool_of_its_own(shared_address: str, tmp_path: Path, run: Run[Any]) -> None:
    async def story() -> None:
        async with await open_store(shared_address) as store:
            with pytest.raises(NoBackup) as error:
                await store.backup(tmp_path / "backup")
            assert error.value.tool == "pg_dump"

    run(story())
